"""A toy game, kind of sheet, language and option, added by `docs/dev/recipes.md` alone."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from pypdf import PdfReader

pytestmark = pytest.mark.slow  # The house is copied and built in.

ROOT = Path(__file__).parents[1]
TOY = ROOT / "tests" / "toy"
PACKAGES = ("cli", "fonts", "rollwrite", "scoring", "sheets", "tools")
STATE = TOY / "states" / "game.toml"


def run(house: Path, *arguments: str, answers: str = "", code: int = 0) -> str:
    """Return what a command printed that ran in this copy alone."""
    environment = {**os.environ, "PYTHONPATH": str(house)}
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=house,
        env=environment,
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def contents(house: Path) -> dict[str, bytes]:
    """Return every file of the copy but what is compiled."""
    files = (path for package in PACKAGES for path in (house / package).rglob("*.*"))
    return {
        str(path.relative_to(house)): path.read_bytes()
        for path in files
        if path.is_file() and path.suffix != ".pyc"
    }


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1, (file, old)
    file.write_text(text.replace(old, new), "utf-8")


def add_a_game(house: Path) -> None:
    for room in ("sheets", "scoring"):
        shutil.copytree(TOY / room, house / room, dirs_exist_ok=True)


def add_a_kind_of_sheet(house: Path) -> None:
    shutil.copytree(TOY / "kind", house, dirs_exist_ok=True)
    change(
        house / "sheets" / "highest_roll" / "pad.py",
        '"sheet.pad": Text("Roll pad"),',
        '"sheet.pad": Text("Roll pad"),\n    "sheet.card": Text("How to play"),\n'
        '    "card.rule": Text("Roll three times; the sum wins."),',
    )
    change(
        house / "scoring" / "highest_roll" / "game.py",
        '"sheets.highest_roll.pad:PAD"}',
        '"sheets.highest_roll.pad:PAD", "card": "sheets.highest_roll.card:CARD"}',
    )


def add_a_language(house: Path) -> None:
    languages = house / "sheets" / "words" / "languages.py"
    known = languages.read_text("utf-8")
    added, count = re.subn(r"(Language: TypeAlias = Literal\[.*)\]", r'\1, "la"]', known)
    assert count == 1
    languages.write_text(added, "utf-8")
    edition = house / "sheets" / "editions" / "highest-roll" / "edition.toml"
    change(edition, "[title]", '[title]\nla = "Summus Iactus"')
    run(house, "tools.catalogues", "la")


def add_an_option_of_an_edition(house: Path) -> None:
    [row] = re.findall(r"```python\n(.*?)```", recipe("An option of an edition"), re.DOTALL)
    row = textwrap.indent(textwrap.dedent(row), "    ").rstrip()
    change(
        house / "sheets" / "merchants" / "options.py", "\n\n\nOPTIONS:", f"\n{row}\n\n\nOPTIONS:"
    )
    with (house / "scoring" / "merchants" / "score.py").open("a", encoding="utf-8") as file:
        file.write("\n\ndef pays(rules: Any) -> bool:\n    return rules.city_pays == 'crowns'\n")


# In the order in which they are followed, for a kind of sheet is one of the toy game.
FOLLOWED: Mapping[str, Callable[[Path], None]] = {
    "A game": add_a_game,
    "A kind of sheet": add_a_kind_of_sheet,
    "A language": add_a_language,
    "An option of an edition": add_an_option_of_an_edition,
}
CALLED = {"<game>": "highest_roll", "<edition>": "highest-roll", "<code>": "la"}
MADE = "sheets/words/locale/"  # By `python -m tools.catalogues`, which each recipe names.


def recipe(title: str) -> str:
    """Return what the page says under a title."""
    page = (ROOT / "docs" / "dev" / "recipes.md").read_text("utf-8")
    [text] = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    return str(text)


def files_named(title: str) -> tuple[str, ...]:
    """Return the files and folders that a recipe names."""
    text = recipe(title)
    for sign, name in CALLED.items():
        text = text.replace(sign, name)
    return tuple(re.findall(r"`((?:sheets|scoring|rollwrite)/[^` ]*)`", text))


@pytest.fixture(scope="module")
def changes() -> dict[str, set[str]]:
    """The files that each recipe added or changed."""
    return {}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, changes: dict[str, set[str]]) -> Path:
    """A copy of the project in which each recipe was followed."""
    folder = tmp_path_factory.mktemp("house")
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__")
        )
    for title, follow in FOLLOWED.items():
        before = contents(folder)
        follow(folder)
        after = contents(folder)
        changes[title] = {file for file in after if after[file] != before.get(file)}
    return folder


@pytest.mark.parametrize("title", FOLLOWED)
def test_a_recipe_names_all_that_is_to_be_changed(
    title: str, house: Path, changes: dict[str, set[str]]
) -> None:
    named = files_named(title)
    assert house.exists()
    assert named
    assert "`python -m tools.catalogues" in recipe(title)
    changed = {file for file in changes[title] if not file.startswith(MADE)}
    assert changed
    assert {
        file
        for file in changed
        if not any(file == each or (each[-1] == "/" and file.startswith(each)) for each in named)
    } == set()


def test_a_game_takes_few_modules() -> None:
    assert len([*TOY.rglob("*.py")]) <= 10


def text_of(path: Path) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(path).pages)


def test_a_toy_game_is_printed(house: Path) -> None:
    run(house, "rollwrite", "sheets", "--game", "highest-roll", "--player", "Anna", "-o", "pad.pdf")
    pad, card = (page.extract_text() for page in PdfReader(house / "pad.pdf").pages)
    assert "Anna" in pad
    assert "Roll three times; the sum wins." in card


def test_a_new_kind_of_sheet_is_printed_alone(house: Path) -> None:
    run(house, "rollwrite", "sheets", "card", "--game", "highest-roll", "-o", "card.pdf")
    assert "How to play" in text_of(house / "card.pdf")


def test_a_game_without_an_aid_has_nothing_for_backs(house: Path) -> None:
    said = run(house, "rollwrite", "sheets", "--game", "highest-roll", "--duplex", code=2)
    assert "no sheet of this game has two sides; leave out --duplex" in said


def test_a_toy_game_is_scored_and_drawn_filled(house: Path) -> None:
    assert run(house, "rollwrite", "score", str(STATE)).startswith("Anna wins with 12\n")
    run(house, "rollwrite", "sheets", "--filled", str(STATE), "-o", "filled.pdf")
    assert "12" in text_of(house / "filled.pdf")
    run(house, "rollwrite", "score", str(STATE), "-o", "score.html")
    assert "<p>The sum of the rolls wins.</p>" in (house / "score.html").read_text("utf-8")


def test_mistakes_in_a_toy_game_are_named(house: Path) -> None:
    mistaken = house / "mistaken.toml"
    mistaken.write_text('game = "highest-roll"\n[[sheet]]\nrolls = [7]\n', "utf-8")
    said = run(house, "rollwrite", "check", str(mistaken), code=1)
    assert "sheet 1, player: is missing; write a name" in said
    assert "sheet 1, rolls 1: is 7; a die shows 1 to 6 (X2)" in said


def test_a_toy_game_is_entered(house: Path) -> None:
    answers = "2\nAnna\n6 5 1\nBernd\n2 2 3\n\n\n"
    run(house, "rollwrite", "enter", "highest-roll", "-o", "typed.toml", answers=answers)
    assert run(house, "rollwrite", "score", "typed.toml").startswith("Anna wins with 12\n")


def test_the_edition_of_a_toy_game_is_shown_and_checked(house: Path) -> None:
    assert "highest-roll  1.0  highest-roll  Highest Roll" in run(
        house, "rollwrite", "edition", "list"
    )
    assert run(house, "rollwrite", "edition", "show", "highest-roll") == "rolls: 3\n"
    run(house, "rollwrite", "edition", "export", "highest-roll", "-o", "own.toml")
    assert run(house, "rollwrite", "edition", "check", "own.toml") == "own.toml: no problems\n"


def test_a_toy_language_is_spoken_everywhere(house: Path) -> None:
    latin = ("--language", "la")
    said = run(house, "rollwrite", "score", str(STATE), *latin)
    assert said.startswith("Anna vincit: 12\n")
    assert "Numeri iacti" in said
    run(house, "rollwrite", "sheets", "--game", "highest-roll", *latin, "-o", "la.pdf")
    assert "Tabula alearum" in text_of(house / "la.pdf")
    run(house, "rollwrite", "sheets", "--players", "3", *latin, "-o", "merchants.pdf")
    assert "Summa" in text_of(house / "merchants.pdf")
    answers = "1\nAnna\n6 5 1\n\n\n"
    typed = ("rollwrite", "enter", "highest-roll", "-o", "la.toml", *latin)
    assert "Numeri iacti: 6 5 1" in run(house, *typed, answers=answers)


def test_a_new_option_is_read_told_and_held(house: Path) -> None:
    said = run(house, "rollwrite", "edition", "show", "pandoria-merchants")
    assert '  city_pays = "crowns": a region of the city pays crowns (M5.4)\n' in said
    run(house, "rollwrite", "edition", "export", "pandoria-merchants", "-o", "city.toml")
    text = (house / "city.toml").read_text("utf-8")
    rules = "[rules]\n"
    plain = text if "[rules]" in text else f"{text}\n[rules]\n"
    for value, code in (("nothing", 0), ("half", 1)):
        (house / "own.toml").write_text(plain.replace(rules, f'{rules}city_pays = "{value}"\n', 1))
        run(house, "rollwrite", "edition", "show", "own.toml", code=code)


def test_an_option_that_no_rule_reads_fails_a_test(house: Path) -> None:
    (house / "tests").mkdir(exist_ok=True)
    shutil.copy(ROOT / "tests" / "test_options.py", house / "tests")
    (house / "docs").mkdir(exist_ok=True)
    shutil.copy(ROOT / "docs" / "edition.md", house / "docs")
    held = ("pytest", "-q", "tests/test_options.py", "-k", "test_every_option_is_read_by_a_rule")
    run(house, *held)
    change(house / "scoring" / "merchants" / "score.py", "rules.city_pays == 'crowns'", "True")
    assert "'city_pays'" in run(house, *held, code=1)


def test_a_game_lives_in_a_package_of_its_own(tmp_path: Path) -> None:
    """The same modules outside the project, named by an entry point."""
    own = tmp_path / "highest_roll_game"
    for room in ("sheets", "scoring"):
        shutil.copytree(TOY / room / "highest_roll", own / room)
        (own / room / "__init__.py").touch()
    for module in own.rglob("*.py"):
        text = module.read_text("utf-8")
        for room in ("sheets", "scoring"):
            text = text.replace(f"{room}.highest_roll", f"highest_roll_game.{room}")
        text = text.replace("= Game(", "= Game(\n    folder=Path(__file__).parents[1],")
        module.write_text(text, "utf-8")
    (own / "__init__.py").touch()
    shutil.copytree(TOY / "sheets" / "editions" / "highest-roll", own / "highest-roll")
    info = tmp_path / "highest_roll_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: highest-roll-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[rollwrite.games]\nhighest-roll = highest_roll_game.scoring.game:GAME\n"
    )
    path = os.pathsep.join((str(tmp_path), str(ROOT)))

    def rollwrite(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "rollwrite", *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    rollwrite("sheets", "--game", "highest-roll", "--player", "Anna", "-o", "pad.pdf")
    assert "Anna" in text_of(tmp_path / "pad.pdf")
    assert rollwrite("score", str(STATE)).startswith("Anna wins with 12\n")

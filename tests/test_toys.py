"""A toy game and a toy language, added by `docs/dev/recipes.md` and by nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

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


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the toys' folders laid over it, and the rest of the recipe."""
    folder = tmp_path_factory.mktemp("house")
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__")
        )
    for room in ("sheets", "scoring"):
        shutil.copytree(TOY / room, folder / room, dirs_exist_ok=True)
    languages = folder / "sheets" / "words" / "languages.py"
    known = languages.read_text("utf-8")
    added = known.replace('Literal["en", "fr", "de"]', 'Literal["en", "fr", "de", "la"]')
    assert added != known
    languages.write_text(added, "utf-8")
    run(folder, "tools.catalogues", "la")
    return folder


def text_of(path: Path) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(path).pages)


def test_a_toy_game_is_printed(house: Path) -> None:
    run(house, "rollwrite", "sheets", "--game", "highest-roll", "--player", "Anna", "-o", "pad.pdf")
    assert "Anna" in text_of(house / "pad.pdf")
    assert len(PdfReader(house / "pad.pdf").pages) == 1


def test_a_game_without_an_aid_has_nothing_for_backs(house: Path) -> None:
    said = run(house, "rollwrite", "sheets", "--game", "highest-roll", "--duplex", code=2)
    assert "no sheet of this game is for both sides; leave out --duplex" in said


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
    assert "sheet 1, player: is missing; a name is expected" in said
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

"""A new game is an edition, a folder each of sheets, scoring and photographs, words and tests.

Nothing else is. What may name a game beside its own folders is listed here; whoever needs more
changes the house.
"""

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rollwrite.sources import open_source
from scoring.games import GAMES
from sheets.editions.edition import edition_path
from sheets.game import load_part
from sheets.page.code import LANGUAGES  # Those that markers know.
from sheets.page.layout import Kind
from sheets.page.markers import marker_id, sheet_number, stored_patterns
from sheets.words.translation import load_translation
from tests.processes import python
from tests.sheets.printing import sheets_of

ROOT = Path(__file__).parents[1]
STATES = ROOT / "tests" / "states"
EXAMPLES = sorted(STATES.glob("*/*.*"))
FIRST = "merchants"  # The game that the house was built for; calculators and regions are its own.
COMPANIONS = [name for name in GAMES if name != FIRST]

LAST_OF_VERSION_0_1 = 16  # The last number of markers on its sheets.


def own_folders(name: str) -> tuple[str, ...]:
    """Return what the paths of a game's own files begin with."""
    folder = name.replace("-", "_")
    edition = GAMES[name].edition
    return (
        f"sheets/{folder}/",
        f"scoring/{folder}/",
        f"rollwrite/photo/{folder}",
        f"sheets/editions/{edition}/",
    )


GALLERY = "tools/release/gallery.py"  # Chooses what it shows of each game.


def named_in(name: str) -> set[str]:
    """Return the files that name a game, as a text, as a module or as a constant."""
    module = name.replace("-", "_")
    names = re.compile(
        rf"\b(sheets|scoring)\.{module}\b|[\"']({name}|{module})[\"']|\b{module.upper()}(_|\b)"
    )
    files = [
        path
        for folder in ("bench", "cli", "fonts", "rollwrite", "scoring", "sheets", "tools")
        for path in (ROOT / folder).rglob("*.*")
        if path.suffix in (".py", ".toml")
    ]
    named = {str(path.relative_to(ROOT)) for path in files if names.search(path.read_text("utf-8"))}
    return named - {GALLERY}


def kinds(name: str) -> Iterator[tuple[str, str, Kind[Any]]]:
    """Yield every kind of sheet of a game: its variant, its name, how it is drawn."""
    for variant, played in sheets_of(name).variants.items():
        for kind in played.kinds():
            yield variant, kind, played.kind(kind)


@pytest.mark.parametrize("name", COMPANIONS)
def test_a_game_is_named_in_its_own_folders_alone(name: str) -> None:
    named = named_in(name)
    assert {path for path in named if not path.startswith(own_folders(name))} == set()
    for folder in own_folders(name):
        assert any(path.startswith(folder) for path in named)


@pytest.mark.parametrize("name", GAMES)
def test_every_part_that_a_game_names_is_there_and_in_its_own_folders(name: str) -> None:
    """Mypy does not see these names."""
    game, folder = GAMES[name], name.replace("-", "_")
    parts = {each.name: getattr(game, each.name) for each in fields(game)}
    named = [part for part in parts.values() if isinstance(part, str) and ":" in part]
    assert len(named) >= len(("edition_checks", "states", "checks", "scorer", "photo"))
    for variant in game.variants.values():
        named += [*variant.sheets.values(), *variant.online_sheets.values()]
        named += [*variant.word_tables, variant.mark_sizes]
        assert all(isinstance(variant.kind(kind), Kind) for kind in variant.kinds())
    assert all(load_part(part) is not None for part in named)
    rooms = ("sheets", "scoring", "rollwrite.photo")
    own = tuple(f"{room}.{folder}{end}" for room in rooms for end in ".:")
    assert [part for part in named if not part.startswith(own)] == []
    assert {*load_part(game.states)} == {*game.variants}


def test_a_game_costs_nothing_until_it_is_asked_for() -> None:
    """Neither what draws nor what scores is imported with the object that names it."""
    listed = "import sys; from scoring.games import GAMES; [*GAMES.values()]; print(*sys.modules)"
    found = {*python("-c", listed).stdout.split()}
    assert "sheets.merchants.edition.edition" in found
    asked = ("document", "words", "sizes", "checks", "state", "states.state", "readers")
    ends = tuple(f".{game.replace('-', '_')}.{each}" for game in GAMES for each in asked)
    assert {each for each in found if each.endswith(ends) or each == "sheets.document"} == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_called_alike_everywhere(name: str) -> None:
    game = GAMES[name]
    assert game.name == name
    assert game.load().game == name


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_an_edition_words_and_an_example(name: str) -> None:
    game = GAMES[name]
    assert (
        edition_path(game.edition) == ROOT / "sheets" / "editions" / game.edition / "edition.toml"
    )
    assert all(all(variant.words()) for variant in game.variants.values())
    assert [path for path in EXAMPLES if path.parent.name == name]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_example_is_opened_filled_in_and_asked_for_by_its_game(example: Path) -> None:
    opened, name = open_source(example), example.parent.name
    assert (opened.name, opened.find_problems()) == (name, [])
    assert any(opened.fillings().values())
    assert GAMES[name].ask(None, load_translation("en"))(opened.tree())


def test_no_two_games_share_a_letter() -> None:
    letters = [game.letter for game in GAMES.values()]
    assert len({*letters}) == len(letters)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_variants_of_a_game_share_a_letter(name: str) -> None:
    letters = [variant.letter for variant in GAMES[name].variants.values()]
    assert len({*letters}) == len(letters)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_kinds_of_sheet_of_a_variant_share_a_letter(name: str) -> None:
    letters = [(variant, kind.camera.letter) for variant, _, kind in kinds(name) if kind.camera]
    assert letters
    assert len({*letters}) == len(letters)


def test_no_two_kinds_of_sheet_have_the_same_markers() -> None:
    """One kind of sheet may be that of several variants."""
    shown: dict[int, set[tuple[object, int, str]]] = {}
    for name in GAMES:
        for variant, _, kind in kinds(name):
            least, most = GAMES[name].variants[variant].players
            for players, language in product(range(least, most + 1), LANGUAGES):
                if kind.camera:
                    number = sheet_number(kind.camera.markers, players - least, language)
                    shown.setdefault(number, set()).add((kind, players, language))
    assert all(len(sheets) == 1 for sheets in shown.values())
    rows = (ROOT / "docs" / "dev" / "codes.md").read_text(encoding="utf-8")
    firsts = {kind.camera.markers for name in GAMES for *_, kind in kinds(name) if kind.camera}
    assert all(f"\n| {first} |" in rows for first in firsts)
    assert min(shown) > LAST_OF_VERSION_0_1
    assert marker_id(max(shown), 3) in range(len(stored_patterns()))

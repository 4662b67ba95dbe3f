"""The key of ordinary dice on the board: what each face stands for (M3.1)."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from sheets.drawing.shapes import Group, Item
from sheets.drawing.shapes import Path as Drawn
from sheets.drawing.theme import load_theme
from sheets.merchants.dice import PIPS, draw_die
from sheets.merchants.edition.checks import find_problems
from sheets.merchants.edition.edition import RESOURCES, Resource
from tests.sheets.printing import printing
from tests.sheets.tables import shipped_edition


def icons(items: tuple[Item, ...]) -> list[str]:
    """Return the icons of a page, in the order in which they are drawn."""
    found: list[str] = []
    for item in items:
        if isinstance(item, Group):
            found += [item.name.split("-")[1]] if item.name.startswith("icon-") else []
            found += icons(item.items)
    return found


def key(
    variant: str,
    players: int,
    dice: str,
    faces: tuple[Resource, ...] = RESOURCES,
    kind: str = "board",
) -> bool:
    """Return whether a sheet shows what the faces stand for, in this order."""
    game = printing("merchants", variant)
    game = replace(game, edition=replace(game.edition, dice=faces))
    [sheet] = game.draw(game.table(players, dice=dice), kind)
    shown, wanted = icons(sheet.items), [*faces, "question"]
    return any(shown[at : at + 6] == wanted for at in range(len(shown)))


@pytest.mark.parametrize(
    ("variant", "players"), [("base", 2), ("base", 3), ("base", 4), ("family", 3), ("solo", 1)]
)
@pytest.mark.parametrize("kind", ["board", "aid"])
def test_board_and_aid_say_what_ordinary_dice_show(variant: str, players: int, kind: str) -> None:
    assert key(variant, players, "d6", kind=kind)
    assert not key(variant, players, "special", kind=kind)


def test_an_edition_orders_the_faces() -> None:
    assert key("base", 2, "d6", tuple(reversed(RESOURCES)))


def test_a_face_for_each_resource_m3_1() -> None:
    twice = replace(shipped_edition(), dice=("gold", "gold", "wood", "crystal", "city"))
    [problem] = find_problems(twice)
    assert str(problem.message).startswith("each of the five resources is on one face")
    assert problem.rule == "M3.1"


@pytest.mark.parametrize("face", PIPS)
def test_a_die_has_as_many_pips_as_its_face(face: int) -> None:
    _frame, pips = draw_die(face, (0, 0), 5.0, load_theme("ink"))
    assert isinstance(pips, Drawn)
    assert [operator for operator, *_ in pips.segments].count("M") == face


def test_an_aid_is_printed_for_special_dice(tmp_path: Path) -> None:
    target = tmp_path / "aid.pdf"
    line = ["sheets", "aid", "--dice", "special", "-o", str(target)]
    assert CliRunner().invoke(main, line).exit_code == 0


def test_dice_are_refused_where_neither_board_nor_aid_is_printed() -> None:
    answer = CliRunner().invoke(main, ["sheets", "player", "--dice", "special", "-o", "x.pdf"])
    assert answer.exit_code == 2
    assert "there is no board or aid among these sheets; leave out --dice" in answer.stderr

"""M2.5: of a lake on both sides of the border river only the hexes on this side exist."""

from dataclasses import replace

from rollwrite.play.ground import ground_of
from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.position import position_on
from scoring.merchants.game import GAME
from scoring.merchants.state import BaseSheet, BaseState, BoardState
from sheets.document import SheetRenderer
from sheets.drawing.shapes import marks_of
from sheets.hexes import parse_hex
from sheets.merchants.edition.edition import Edition, Lake
from tests.editions import first_edition
from tests.sheets.tables import make_table

UPPER, LOWER = parse_hex("G4"), parse_hex("G5")


def edition() -> Edition:
    """Return the shipped edition with one lake, in rows 4 and 5, and a ship on either side."""
    shipped = first_edition()
    lake = Lake((UPPER, LOWER), (UPPER, LOWER))
    return replace(shipped, board=replace(shipped.board, lakes=(lake,)))


def state(*ships: str) -> BaseState:
    board = BoardState(ships={"A": tuple(map(parse_hex, ships))})
    sheets = (BaseSheet(player="Anna"), BaseSheet(player="Bernd"))
    return BaseState(players=2, board=board, sheet=sheets)


def test_a_ship_on_this_side_touches_what_lies_on_this_side() -> None:
    board = state("G4").board
    assert board is not None
    for players, hexes in ((2, {UPPER}), (4, {UPPER, LOWER})):
        [ship] = position_on(edition().board, board, players).ships
        assert ship.lake == hexes


def test_a_ship_beyond_the_border_is_out_of_reach() -> None:
    found = find_board_problems(state("G5"), edition(), 2)
    [problem] = [each for each in found if each.rule == "M2.5"]
    assert problem.path == ("board", "ships", "A", "G5")
    good = find_board_problems(state("G4"), edition(), 2)
    assert [each for each in good if each.rule == "M2.5"] == []


def test_in_play_the_ship_on_this_side_can_be_boarded_alone() -> None:
    two, four = ground_of("base", edition(), 2), ground_of("base", edition(), 4)
    assert two.hexes_of(two.ships) == (UPPER,)
    assert four.hexes_of(four.ships) == (UPPER, LOWER)


def test_the_board_shows_the_ship_on_this_side_alone() -> None:
    for players, ships in ((2, {"ship.G4"}), (4, {"ship.G4", "ship.G5"})):
        renderer = SheetRenderer(GAME, edition())
        board = next(page for page in renderer.draw(make_table(players)) if page.kind == "board")
        assert {mark.name for mark in marks_of(board) if mark.name.startswith("ship.")} == ships

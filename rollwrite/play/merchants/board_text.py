"""A position as text: the board, everybody's sheet as a column of one table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rollwrite.play.merchants.event_texts import resource_name
from rollwrite.play.merchants.marks import Sheet
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.states import state_of
from scoring.answers.columns import aligned
from scoring.merchants.board.answer import board_and_key, end_lines
from scoring.merchants.board.position import position_on
from scoring.merchants.board.reading import BoardInPlay
from scoring.merchants.board.regions import find_regions
from scoring.merchants.family.archive import archive_spell_name
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import Text
from sheets.words.translation import Translation


def board_lines(position: Position, words: Translation) -> list[str]:
    """Return the board with its regions, and how far the end is (M7.1)."""
    table, state = position.table, state_of(position)
    assert state.board is not None  # That of a game is known.
    players, land = len(table.names), table.ground.plan
    plain = position_on(land, state.board, players)
    board = BoardInPlay(land, table.edition, players, plain, find_regions(plain))
    return [*board_and_key(board, words), *end_lines(board, words)]


def sheet_lines(position: Position, words: Translation) -> list[str]:
    """Return what stands on all sheets, a column for each player."""
    table = position.table
    rows = [("", *map(words, table.names))]
    if table.variant != "family":
        for place, track in enumerate(TRACKS):
            of_all = (str(sheet.tracks[place]) for sheet in position.sheets)
            rows.append((words(resource_name(track, table)), *of_all))
    for heading, cell in _FAMILY if table.variant == "family" else _ROWS:
        rows.append((words(heading), *(cell(sheet) or "-" for sheet in position.sheets)))
    if table.variant == "solo":
        rows.append((words(Text("territories")), _numbers(position.solo.points) or "-"))
    return aligned(rows)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


_Cell = Callable[[Sheet], str]
_CROWNS: tuple[Text, _Cell] = (Text("crowns"), lambda sheet: str(sum(sheet.crowns)))
_ROWS: tuple[tuple[Text, _Cell], ...] = (
    _CROWNS,
    (Text("artifacts left"), lambda sheet: str(sheet.unspent)),
    (Text("cards not used"), lambda sheet: _numbers(sheet.bought)),
    (Text("built"), lambda sheet: _numbers(sheet.built)),
    (Text("cast"), lambda sheet: _numbers(sheet.cast)),
    (Text("relics"), lambda sheet: _numbers((*sheet.relics_two, *sheet.relics_three))),
    (Text("monuments"), lambda sheet: _numbers(sheet.monuments)),
    (Text("workers crossed out"), lambda sheet: str(sheet.workers_crossed)),
)
_FAMILY: tuple[tuple[Text, _Cell], ...] = (
    _CROWNS,
    (
        Text("spells left"),
        lambda sheet: " ".join(
            archive_spell_name(each) for each in sheet.spells if each not in sheet.used
        ),
    ),
    (Text("spells used"), lambda sheet: " ".join(map(archive_spell_name, sheet.used))),
)

"""What a state's pens left on the sheets: for each page, what is marked how.

The other way round of typing a sheet; it checks nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring.merchants.board.fillings import board_of
from scoring.merchants.family.archive import archive_spell_name
from scoring.merchants.family.checks import unused_spells
from scoring.merchants.player.score import final_points
from scoring.merchants.solo.fillings import solo_fillings
from scoring.merchants.states.claims import Kind
from scoring.merchants.states.printed import Content, Printed
from scoring.merchants.states.state import (
    BaseSheet,
    BaseState,
    CardMark,
    FamilyState,
    PlayerSheet,
    SoloState,
    State,
    player_initials,
    players_at,
)
from scoring.states.written import Figures, total
from sheets.drawing.filling import Filling, How, written
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TRACKS
from sheets.merchants.player.pen_marks import LEFT, PARTS

# The marks of relics and monuments on the player sheet, by kind.
VALUE_MARKS: Mapping[Kind, str] = {
    "relic two": "relic.two",
    "relic three": "relic.three",
    "monument": "monument",
}
FIGURES = 25  # The boxes for crowns; what does not fit is added to the last.


def page_fillings(state: State, content: Content) -> dict[str, tuple[Filling, ...]]:
    """Return what stands on each page, by the page's kind and seat: `board`, `player-1`, `guilds`.

    The final count is there unless the board shows that the game goes on.
    """
    board = board_of(state, content.edition)
    is_over = board is None or board.shows_the_end(state, content.edition)
    pages = {"board": tuple(board.fillings() if board else ())}
    if isinstance(state, FamilyState):
        return pages | {"guilds": tuple(_guilds(state, is_over=is_over))}
    printed = content.printed[max(players_at(state), 1)]
    for seat, sheet in enumerate(state.sheet, 1):
        pages[f"player-{seat}"] = (
            *_player(sheet, state, printed),
            *(_final(sheet, printed) if is_over and isinstance(sheet, BaseSheet) else ()),
        )
    if isinstance(state, SoloState):
        pages["board"] += tuple(solo_fillings(state, content))
    return pages


def _player(
    sheet: PlayerSheet, state: BaseState | SoloState, printed: Printed
) -> Iterator[Filling]:
    for track in TRACKS:
        position = getattr(sheet, track)
        if position is not None:
            yield Filling(f"track.{track}.{position}", "place")
    if isinstance(state, BaseState):
        yield from _figures("crowns", getattr(sheet, "crowns", None))
    yield from _symbols("artifact", sheet.artifacts.circled, "circle")
    yield from _symbols("artifact", sheet.artifacts.crossed, "cross")
    yield from _symbols("worker", sheet.workers_crossed, "cross")
    yield from _values(sheet, state)
    for number, mark in sheet.marks.items():
        yield from _card(number, mark)
    yield from _columns(sheet, state, printed)
    if isinstance(state, SoloState):
        for territory, column in enumerate(state.trolls.columns or (), 1):
            if column:
                yield Filling(f"trolls.column.{territory}", "write", str(column))


def _symbols(kind: str, number: int, how: How) -> Iterator[Filling]:
    for index in range(1, number + 1):
        yield Filling(f"{kind}.{index}", how)


def _figures(marks: str, figures: Figures | None) -> Iterator[Filling]:
    if figures is None:
        return
    each = [figures] if isinstance(figures, int) else list(figures)
    if len(each) > FIGURES:
        each[FIGURES - 1 :] = [sum(each[FIGURES - 1 :])]
    yield from written(marks, {str(index): figure for index, figure in enumerate(each, 1)})


def _values(sheet: PlayerSheet, state: BaseState | SoloState) -> Iterator[Filling]:
    """Yield the relics and monuments circled, and those that others have, crossed out."""
    claims = state.trolls.claims if isinstance(state, SoloState) else ()
    for kind, mark in VALUE_MARKS.items():
        own = sheet.taken[kind]
        others = [value for each in state.sheet if each is not sheet for value in each.taken[kind]]
        others += [claim.value for claim in claims if claim and claim.kind == kind]
        for value in own:
            yield Filling(f"{mark}.{value}", "circle")
        for value in others:
            yield Filling(f"{mark}.{value}", "cross")


def _card(number: int, mark: CardMark) -> Iterator[Filling]:
    for part, left in zip(PARTS, LEFT[mark], strict=True):
        for how in left:
            yield Filling(f"card.{number}.{part}", how)


def _columns(
    sheet: PlayerSheet, state: BaseState | SoloState, printed: Printed
) -> Iterator[Filling]:
    """Yield the boxes of columns that are taken, and the cards crossed out there (M6.2, S9)."""
    claimed = set(state.trolls.columns or ()) if isinstance(state, SoloState) else set()
    for number, cards in enumerate(printed.columns, 1):
        is_full = any(len(cards.intersection(each.marks)) >= COLUMN_BOUGHT for each in state.sheet)
        if number in claimed or (is_full and isinstance(state, BaseState)):
            yield Filling(f"column.{number}", "tick")
            for card in sorted(cards - set(sheet.marks)):
                yield Filling(f"card.{card}.card", "cross")


def _final(sheet: BaseSheet, printed: Printed) -> Iterator[Filling]:
    """Yield the final count by M7.6; its total is left empty where a part cannot be told."""
    crowns = None if sheet.crowns is None else total(sheet.crowns)
    counted = {"crowns": crowns, **final_points(sheet, printed)}
    yield from written("final", counted)
    known = [each for each in counted.values() if each is not None]
    if len(known) == len(counted):
        yield from written("final", {"total": sum(known)})


def _guilds(state: FamilyState, *, is_over: bool) -> Iterator[Filling]:
    initials = player_initials(state)
    for seat, (sheet, initial) in enumerate(zip(state.sheet, initials, strict=True), 1):
        yield from _figures(f"points.{seat}", sheet.crowns)
        taken, used = sheet.spells.taken, sheet.spells.used
        for spell in () if isinstance(taken, int) else taken:
            yield Filling(f"archive.{archive_spell_name(spell)}.initial", "write", initial)
        for spell in () if isinstance(used, int) else used:
            yield Filling(f"archive.{archive_spell_name(spell)}.used", "cross")
        if is_over and sheet.crowns is not None:
            unused = unused_spells(sheet)
            yield from written(f"points.{seat}", {"total": total(sheet.crowns), "unused": unused})

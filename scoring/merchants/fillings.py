"""What a state's pens left on the sheets: for each page, what is marked how.

The other way round of typing a sheet; it checks nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scoring.game import Pages
from scoring.merchants.board.fillings import board_of
from scoring.merchants.family.fillings import archive_fillings, points_fillings
from scoring.merchants.player.score import final_points
from scoring.merchants.solo.fillings import solo_fillings
from scoring.merchants.states.printed import Content, Printed
from scoring.merchants.states.state import (
    BaseSheet,
    BaseState,
    CardMark,
    FamilyState,
    PlayerSheet,
    SoloState,
    State,
    players_at,
)
from scoring.states.written import boxed
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling, written
from sheets.drawing.shapes import PageKey
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TRACK_END, TRACKS, Edition
from sheets.merchants.family.marks import points_kind
from sheets.merchants.player.marks import (
    CROWNS,
    CROWNS_ACROSS,
    PARTS,
    Kept,
    card_mark,
    column_mark,
    crowns_mark,
    crowns_sum_mark,
    final_mark,
    symbol_mark,
    track_mark,
    value_mark,
)
from sheets.merchants.player.pen_marks import LEFT


def page_fillings(state: State, content: Content) -> Pages:
    """Return what stands on each page: the board, what all share, everybody's player sheet.

    The final count is there unless the board shows that the game goes on. What has no place on a
    page, such as an artifact more than the edition prints, is left out.
    """
    board = board_of(state, content.edition)
    is_over = board is None or board.shows_the_end(state, content.edition)
    on_board = tuple(board.fillings() if board else ())
    if isinstance(state, FamilyState):
        return {PageKey("board"): on_board, **_shared(state, content.edition, is_over=is_over)}
    pages = {PageKey("board"): on_board}
    if isinstance(state, SoloState):
        pages[PageKey("ledger")] = tuple(solo_fillings(state, content))
    printed = content.printed[max(players_at(state), 1)]
    for seat, sheet in enumerate(state.sheet):
        pages[PageKey("player", seat)] = (
            *_player(sheet, state, printed),
            *(_final(sheet, printed) if is_over and isinstance(sheet, BaseSheet) else ()),
        )
    return pages


def _shared(state: FamilyState, edition: Edition, *, is_over: bool) -> Pages:
    """Return what stands on the guilds and archive, and on the points, which may be there too."""
    archive = tuple(archive_fillings(state, edition))
    points = tuple(points_fillings(state, is_over=is_over))
    kind = points_kind(players_at(state))
    if kind == "guilds":
        return {PageKey(kind): (*archive, *points)}
    return {PageKey("guilds"): archive, PageKey(kind): points}


def _player(
    sheet: PlayerSheet, state: BaseState | SoloState, printed: Printed
) -> Iterator[Filling]:
    for track in TRACKS:
        position = getattr(sheet, track)
        if position is not None and 0 <= position <= TRACK_END:
            yield Filling(track_mark(track, position), "circle")
    if isinstance(sheet, BaseSheet):
        for number, figure in enumerate(boxed(sheet.crowns, CROWNS), 1):
            yield Filling(crowns_mark(number), "write", str(figure))
    yield from _symbols(sheet, printed)
    yield from _values(sheet, state, printed)
    for number, mark in sheet.marks.items():
        if number in printed.cards:
            yield from _card(number, mark)
    yield from _columns(sheet, state, printed)


def _symbols(sheet: PlayerSheet, printed: Printed) -> Iterator[Filling]:
    """Yield the artifacts that are circled and crossed out, and the workers crossed out."""
    for number in range(1, min(sheet.artifacts.circled, printed.artifacts) + 1):
        yield Filling(symbol_mark("artifact", number), "circle")
    for number in range(1, min(sheet.artifacts.crossed, printed.artifacts) + 1):
        yield Filling(symbol_mark("artifact", number), "cross")
    for number in range(1, min(sheet.workers_crossed, printed.workers) + 1):
        yield Filling(symbol_mark("worker", number), "cross")


def _values(
    sheet: PlayerSheet, state: BaseState | SoloState, printed: Printed
) -> Iterator[Filling]:
    """Yield the relics and monuments circled, and those that others have, crossed out."""
    claims = state.trolls.claims if isinstance(state, SoloState) else ()
    for kind, own in sheet.taken.items():
        others = [value for each in state.sheet if each is not sheet for value in each.taken[kind]]
        others += [claim.value for claim in claims if claim and claim.kind == kind]
        in_play = printed.in_play[kind]
        for value in own:
            if value in in_play:
                yield Filling(value_mark(kind, value), "circle")
        for value in others:
            if value in in_play:
                yield Filling(value_mark(kind, value), "cross")


def _card(number: int, mark: CardMark) -> Iterator[Filling]:
    for part, left in zip(PARTS, LEFT[mark], strict=True):
        for how in left:
            yield Filling(card_mark(number, part), how)


def _columns(
    sheet: PlayerSheet, state: BaseState | SoloState, printed: Printed
) -> Iterator[Filling]:
    """Yield the boxes of columns that are taken, and the cards crossed out there (M6.2, S9)."""
    claimed = set(state.trolls.columns or ()) if isinstance(state, SoloState) else set()
    for number, cards in enumerate(printed.columns, 1):
        is_full = any(len(cards.intersection(each.marks)) >= COLUMN_BOUGHT for each in state.sheet)
        if number in claimed or (is_full and isinstance(state, BaseState)):
            yield Filling(column_mark(number), "tick")
            for card in sorted(cards - set(sheet.marks)):
                yield Filling(card_mark(card, "card"), "cross")


def _final(sheet: BaseSheet, printed: Printed) -> Iterator[Filling]:
    """Yield the sums and the total by M7.6; a sum of which a part cannot be told is left empty."""
    figures = boxed(sheet.crowns, CROWNS)
    for start in range(0, len(figures), CROWNS_ACROSS):
        row = sum(figures[start : start + CROWNS_ACROSS])
        yield Filling(crowns_sum_mark(start // CROWNS_ACROSS + 1), "write", str(row))
    points = final_points(sheet, printed)
    kept: dict[Kept, int | None] = {
        "tracks": _sum(points[track] for track in TRACKS),
        "cards": points["cards"],
        "artifacts": points["artifacts"],
    }
    yield from written({final_mark(line): figure for line, figure in kept.items()})
    at_end = _sum(kept.values())
    crowns = None if sheet.crowns is None else sum(figures)
    whole = _sum((crowns, at_end))
    yield from written({final_mark("sum"): at_end, final_mark("total"): whole})
    if whole is not None:
        yield from (Filling(coin, "circle") for coin in counted_marks(final_mark("total"), whole))


def _sum(parts: Iterable[int | None]) -> int | None:
    """Return what parts make together, None where one of them cannot be told."""
    known = tuple(parts)
    return None if None in known else sum(part for part in known if part is not None)

"""What a state's pens left on the sheets: for each page, what is marked how.

The other way round of typing a sheet; it checks nothing and scores nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from scoring.merchants.archive import archive_spell_name
from scoring.merchants.claims import Kind
from scoring.merchants.position import land_of, position_on
from scoring.merchants.printed import Content, Printed
from scoring.merchants.regions import find_regions, printed_closed
from scoring.merchants.state import (
    BaseState,
    BoardState,
    CardMark,
    FamilyState,
    Figures,
    PlayerSheet,
    SoloState,
    State,
    player_initials,
    players_at,
)
from sheets.filled import Filling, How
from sheets.hexes import edge_name, hex_name
from sheets.merchants.edition import COLUMN_BOUGHT, TRACKS, Edition
from sheets.table import Seat

# The marks of relics and monuments on the player sheet, by kind.
VALUE_MARKS: Mapping[Kind, str] = {
    "relic two": "relic.two",
    "relic three": "relic.three",
    "monument": "monument",
}
FIGURES = 25  # The boxes for crowns; what does not fit is added to the last.


def page_fillings(state: State, content: Content) -> dict[str, tuple[Filling, ...]]:
    """Give what stands on each page, by the page's kind and seat: `board`, `player-1`, `guilds`."""
    pages: dict[str, tuple[Filling, ...]] = {}
    if isinstance(state, FamilyState):
        pages["guilds"] = tuple(_guilds(state))
    else:
        printed = content.printed[max(players_at(state), 1)]
        for seat, sheet in enumerate(state.sheet, 1):
            pages[f"player-{seat}"] = tuple(_player(sheet, state, printed))
    pages["board"] = (
        *_board(state, content.edition),
        *(_territories(state, content.edition) if isinstance(state, SoloState) else ()),
    )
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
    written = [figures] if isinstance(figures, int) else list(figures)
    if len(written) > FIGURES:
        written[FIGURES - 1 :] = [sum(written[FIGURES - 1 :])]
    for index, figure in enumerate(written, 1):
        yield Filling(f"{marks}.{index}", "write", str(figure))


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
    card = f"card.{number}"
    yield Filling(f"{card}.card", "circle")
    if mark == "cast":  # M4.1
        for symbol in ("spell", "card", "building"):
            yield Filling(f"{card}.{symbol}", "cross")
    elif mark in ("built", "overbuilt"):  # M4.2
        yield Filling(f"{card}.spell", "cross")
        yield Filling(f"{card}.building", "circle")
        if mark == "overbuilt":  # M4.4
            yield Filling(f"{card}.building", "cross")


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


def _guilds(state: FamilyState) -> Iterator[Filling]:
    initials = player_initials(state)
    for seat, (sheet, initial) in enumerate(zip(state.sheet, initials, strict=True), 1):
        yield from _figures(f"points.{seat}", sheet.crowns)
        taken, used = sheet.spells.taken, sheet.spells.used
        for spell in () if isinstance(taken, int) else taken:
            yield Filling(f"archive.{archive_spell_name(spell)}.initial", "write", initial)
        for spell in () if isinstance(used, int) else used:
            yield Filling(f"archive.{archive_spell_name(spell)}.used", "cross")


def _board(state: State, edition: Edition) -> Iterator[Filling]:
    land = land_of(state.variant, edition)
    if state.board is None or land is None:
        return
    playing = 1 if isinstance(state, SoloState) else players_at(state)
    regions = find_regions(position_on(land, state.board, playing))
    for region in regions:
        if region.closed:  # M5.7
            for hex_ in region.hexes:
                yield Filling(f"hex.{hex_name(hex_)}", "hatch")
    yield from _drawn(state.board)
    yield from _symbols("closed", printed_closed(regions), "cross")


def _drawn(board: BoardState) -> Iterator[Filling]:
    for resource, hexes in board.resources.items():
        for hex_ in hexes:
            yield Filling(f"hex.{hex_name(hex_)}", "draw", resource)
    for hex_ in board.swamp:
        yield Filling(f"hex.{hex_name(hex_)}", "blacken")
    for edge in board.artifacts:
        yield Filling(f"edge.{edge_name(edge)}", "draw", "artifact")
    for initial, hexes in board.workers.items():
        for hex_ in hexes:
            yield Filling(f"hex.{hex_name(hex_)}", "write", initial)
    for initial, ships in board.ships.items():
        for ship in ships:
            yield Filling(f"ship.{ship}", "write", initial)


def _territories(state: SoloState, edition: Edition) -> Iterator[Filling]:
    """Yield the rows of the table: your points and the Trolls' part of each territory (S11)."""
    targets = [*edition.solo.targets, *(getattr(edition.solo.levels, state.level or "", ()))]
    points = state.sheet[0].territories if state.sheet else None
    claims = [claim.value if claim else 0 for claim in state.trolls.claims]
    for number, (yours, cards, claim) in enumerate(
        zip_longest(points or (), state.trolls.cards, claims), 1
    ):
        row = {"yours": yours, "cards": cards or None, "claim": claim or None}
        if yours is not None and number <= len(targets):
            rest = targets[number - 1] - yours
            less = rest if edition.rules.trolls_below_zero else max(rest, 0)
            row |= {"less": less, "sum": less + (cards or 0) + (claim or 0)}
        for part, figure in row.items():
            if figure is not None:
                yield Filling(f"territory.{number}.{part}", "write", str(figure))


def seats_at(state: State) -> tuple[Seat, ...]:
    """Give who sits at the table, nameless where no sheet names a player."""
    named = tuple(
        Seat(sheet.player or "", initial if sheet.player else "")
        for sheet, initial in zip(state.sheet, player_initials(state), strict=True)
    )
    return (*named, *(Seat(),) * (max(players_at(state), 1) - len(named)))

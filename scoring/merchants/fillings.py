"""What a state's pens left on the sheets: for each page, what is marked how.

The other way round of typing a sheet; it checks nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from scoring.games import Pages
from scoring.merchants.board.position import BoardInPlay, Region, board_of, has_ended, hexes_in_play
from scoring.merchants.content import Content, Printed
from scoring.merchants.score import final_points, left_for_trolls, targets_at, trolls_parts
from scoring.merchants.state import (
    BaseSheet,
    BaseState,
    BoardState,
    FamilyState,
    PlayerSheet,
    SoloState,
    State,
    archive_spells,
    unused_spells,
)
from scoring.score import split
from scoring.states import boxed
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling, How, written
from sheets.drawing.shapes import PageKey
from sheets.hexes import Edge, Hex, neighbours
from sheets.merchants import marks
from sheets.merchants.edition.edition import (
    COLUMN_BOUGHT,
    TERRITORIES,
    TRACK_END,
    TRACKS,
    Board,
    Edition,
    Resource,
    SoloMap,
)
from sheets.merchants.player.cards import LEFT


def page_fillings(state: State, content: Content) -> Pages:
    """Return what stands on each page: the board, what all share, everybody's player sheet.

    The final count is there unless the board shows that the game goes on. What has no place on a
    page, such as an artifact more than the edition prints, is left out.
    """
    board = board_of(state, content.edition)
    is_over = board is None or has_ended(state, board)
    on_board = tuple(_on_board(state, board) if board else ())
    if isinstance(state, FamilyState):
        return {PageKey("board"): on_board, **_shared(state, content.edition, is_over=is_over)}
    pages = {PageKey("board"): on_board}
    if isinstance(state, SoloState):
        pages[PageKey("ledger")] = tuple(solo_fillings(state, content))
    printed = content.printed[max(state.player_count, 1)]
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
    kind = marks.points_kind(state.player_count)
    if kind == "guilds":
        return {PageKey(kind): (*archive, *points)}
    return {PageKey("guilds"): archive, PageKey(kind): points}


def _player(
    sheet: PlayerSheet, state: BaseState | SoloState, printed: Printed
) -> Iterator[Filling]:
    for track in TRACKS:
        position = getattr(sheet, track)
        if position is not None and 0 <= position <= TRACK_END:
            yield Filling(marks.track_mark(track, position), "circle")
    if isinstance(sheet, BaseSheet):
        for number, figure in enumerate(boxed(sheet.crowns, marks.PLAYER_CROWNS), 1):
            yield Filling(marks.crowns_mark(number), "write", str(figure))
    yield from _symbols(sheet, printed)
    yield from _values(sheet, state, printed)
    for number, mark in sheet.marks.items():
        for part, left in zip(marks.PARTS, LEFT[mark], strict=True):
            if number in printed.cards:
                yield from (Filling(marks.card_mark(number, part), how) for how in left)
    yield from _columns(sheet, state, printed)


def _symbols(sheet: PlayerSheet, printed: Printed) -> Iterator[Filling]:
    """Yield the artifacts that are circled and crossed out, and the workers crossed out."""
    for number in range(1, min(sheet.artifacts.circled, printed.artifacts) + 1):
        yield Filling(marks.symbol_mark("artifact", number), "circle")
    for number in range(1, min(sheet.artifacts.crossed, printed.artifacts) + 1):
        yield Filling(marks.symbol_mark("artifact", number), "cross")
    for number in range(1, min(sheet.workers_crossed, printed.workers) + 1):
        yield Filling(marks.symbol_mark("worker", number), "cross")


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
                yield Filling(marks.value_mark(kind, value), "circle")
        for value in others:
            if value in in_play:
                yield Filling(marks.value_mark(kind, value), "cross")


def _columns(
    sheet: PlayerSheet, state: BaseState | SoloState, printed: Printed
) -> Iterator[Filling]:
    """Yield the boxes of columns that are taken, and the cards crossed out there (M6.2, S9)."""
    claimed = set(state.trolls.columns or ()) if isinstance(state, SoloState) else set()
    for number, cards in enumerate(printed.columns, 1):
        is_full = any(len(cards.intersection(each.marks)) >= COLUMN_BOUGHT for each in state.sheet)
        if number in claimed or (is_full and isinstance(state, BaseState)):
            yield Filling(marks.column_mark(number), "tick")
            for card in sorted(cards - set(sheet.marks)):
                yield Filling(marks.card_mark(card, "card"), "cross")


def _final(sheet: BaseSheet, printed: Printed) -> Iterator[Filling]:
    """Yield the sums and the total by M7.6; a sum of which a part cannot be told is left empty."""
    figures = boxed(sheet.crowns, marks.PLAYER_CROWNS)
    for start in range(0, len(figures), marks.CROWNS_ACROSS):
        row = sum(figures[start : start + marks.CROWNS_ACROSS])
        yield Filling(marks.crowns_sum_mark(start // marks.CROWNS_ACROSS + 1), "write", str(row))
    points = final_points(sheet, printed)
    kept: dict[marks.Kept, int | None] = {
        "tracks": _sum(points[track] for track in TRACKS),
        "cards": points["cards"],
        "artifacts": points["artifacts"],
    }
    yield from written({marks.final_mark(line): figure for line, figure in kept.items()})
    at_end = _sum(kept.values())
    crowns = None if sheet.crowns is None else sum(figures)
    whole = _sum((crowns, at_end))
    yield from written({marks.final_mark("sum"): at_end, marks.final_mark("total"): whole})
    if whole is not None:
        coins = counted_marks(marks.final_mark("total"), whole)
        yield from (Filling(coin, "circle") for coin in coins)


def _sum(parts: Iterable[int | None]) -> int | None:
    """Return what parts make together, None where one of them cannot be told."""
    known = tuple(parts)
    return None if None in known else sum(part for part in known if part is not None)


@dataclass(frozen=True, slots=True)
class _Printed:
    """What of a board is printed to be drawn in: hexes, ships, the numbers of the goals.

    An artifact has its place on an edge within one of the `pieces` of land.
    """

    hexes: frozenset[Hex]
    pieces: tuple[frozenset[Hex], ...]
    ships: frozenset[Hex]
    goals: Mapping[Hex, int]

    def of(self, hexes: Iterable[Hex]) -> list[Hex]:
        """Return those of some hexes that are printed, each as often as it is among them."""
        return [hex_ for hex_ in hexes if hex_ in self.hexes]

    def has_edge(self, edge: Edge) -> bool:
        """Return whether an artifact can be drawn on an edge."""
        return any(piece.issuperset(edge) for piece in self.pieces)


def _on_board(state: State, board: BoardInPlay) -> Iterator[Filling]:
    """Yield what stands on the board: its regions, on them all else, then what is closed.

    What was drawn where nothing is printed for it is left out.
    """
    drawn = state.board
    assert drawn is not None  # It is the board's.
    printed = _printed_on(board.land, state.variant, board.players)
    for resource, hexes in drawn.resources.items():
        yield from (Filling(marks.hex_mark(hex_), "draw", resource) for hex_ in printed.of(hexes))
    by_pen = {hex_ for hexes in drawn.resources.values() for hex_ in hexes}
    for region in board.regions:
        if region.closed or by_pen.intersection(region.hexes):
            yield from _rim(region, printed)  # M5.7
    yield from _drawn(drawn, printed, state.initials)
    for region in board.regions:
        for hex_ in printed.of(region.hexes if region.closed else ()):
            yield Filling(marks.hex_mark(hex_), "strike", region.resource)
            if number := printed.goals.get(hex_):
                yield Filling(marks.closed_mark(number), "cross")


def _printed_on(land: Board | SoloMap, variant: str, players: int) -> _Printed:
    in_play = hexes_in_play(land, players)
    hexes = in_play - land.lake_hexes
    ships = in_play.intersection(land.ships)
    if isinstance(land, SoloMap):
        pieces = tuple(frozenset(territory.hexes) for territory in land.territories)
        return _Printed(hexes, pieces, ships, {})
    pieces = () if variant == "family" else (hexes,)  # F4
    return _Printed(hexes, pieces, ships, land.goals(players))


def _rim(region: Region, printed: _Printed) -> Iterator[Filling]:
    """Yield a line around a region, dashed while it is open: for each hex the sides on its rim."""
    inside = frozenset(region.hexes)
    how: How = "outline" if region.closed else "dashes"
    for hex_ in printed.of(region.hexes):
        beyond = enumerate(each not in inside for each in neighbours(hex_))
        if sides := tuple(side for side, is_rim in beyond if is_rim):
            yield Filling(marks.hex_mark(hex_), how, region.resource, sides=sides)


def _worker(mark: str, initial: str, initials: tuple[str, ...]) -> Filling:
    """Return a worker as it is drawn: the player's shield, an initial of nobody as it stands."""
    if initial not in initials:
        return Filling(mark, "write", initial)
    return Filling(mark, "shield", initial, seat=initials.index(initial))


def _drawn(board: BoardState, printed: _Printed, initials: tuple[str, ...]) -> Iterator[Filling]:
    for hex_ in printed.of(board.swamp):
        yield Filling(marks.hex_mark(hex_), "blacken")
    for edge in filter(printed.has_edge, board.artifacts):
        yield Filling(marks.edge_mark(edge), "draw", "artifact")
    for initial, hexes in board.workers.items():
        for hex_ in printed.of(hexes):
            yield _worker(marks.hex_mark(hex_), initial, initials)
    for initial, ships in board.ships.items():
        for ship in ships:
            if ship in printed.ships:
                yield _worker(marks.ship_mark(ship), initial, initials)


def archive_fillings(state: FamilyState, edition: Edition) -> Iterator[Filling]:
    """Yield what stands in the archive; who owns which guild no state says."""
    in_play = frozenset(archive_spells(edition.archive, state.player_count))
    for seat, sheet in enumerate(state.sheet):
        taken, used = sheet.spells.taken, sheet.spells.used
        for spell in () if isinstance(taken, int) else taken:
            if spell in in_play:
                yield Filling(marks.who_mark(*spell, seat), "circle")
        for spell in () if isinstance(used, int) else used:
            if spell in in_play:
                yield Filling(marks.used_mark(*spell), "cross")


def points_fillings(state: FamilyState, *, is_over: bool) -> Iterator[Filling]:
    """Yield what stands in everybody's ledger; sums once the game is over."""
    for seat, sheet in enumerate(state.sheet):
        figures = boxed(sheet.crowns, marks.FAMILY_ROWS * marks.FAMILY_ACROSS)
        for number, figure in enumerate(figures, 1):
            yield Filling(marks.points_mark(seat, number), "write", str(figure))
        if is_over and sheet.crowns is not None:
            yield from _sums(seat, figures)
            yield Filling(marks.points_mark(seat, "unused"), "write", str(unused_spells(sheet)))


def guild_fillings(guilds: Sequence[Sequence[Resource]]) -> Iterator[Filling]:
    """Yield the ring that is circled at every guild, its owner's (F3); guilds come by seat."""
    for seat, own in enumerate(guilds):
        yield from (Filling(marks.owner_mark(resource, seat), "circle") for resource in own)


def _sums(seat: int, figures: Sequence[int]) -> Iterator[Filling]:
    """Yield what each row comes to, and the total."""
    across = marks.FAMILY_ACROSS
    for start in range(0, len(figures), across):
        row = figures[start : start + across]
        yield Filling(marks.family_sum_mark(seat, start // across + 1), "write", str(sum(row)))
    yield Filling(marks.points_mark(seat, "total"), "write", str(sum(figures)))


def solo_fillings(state: SoloState, content: Content) -> Iterator[Filling]:
    """Yield what is written in the ledger; the final count once all territories are closed."""
    points = state.sheet[0].territories if state.sheet else None
    yield from _territories(points or (), state, content.edition)
    for territory, column in enumerate(state.trolls.columns or (), 1):
        if column and territory in marks.CLAIMED_AFTER:
            yield Filling(marks.claimed_column_mark(territory), "write", str(column))
    if points is not None and len(points) >= TERRITORIES:
        yield from _solo_final(points[:TERRITORIES], state, content)


def _territories(points: tuple[int, ...], state: SoloState, edition: Edition) -> Iterator[Filling]:
    """Yield the rows: your points, and the Trolls' part of each territory (S11)."""
    targets = targets_at(state.level, edition)
    claims = [claim.value if claim else None for claim in state.trolls.claims]
    rows = zip_longest(points, state.trolls.cards, claims)
    for number, (yours, cards, claim) in enumerate(rows, 1):
        row: dict[marks.Column, int | None] = {"yours": yours, "cards": cards, "claim": claim}
        if yours is not None and number <= len(targets):
            less = left_for_trolls(targets[number - 1], yours, edition.rules)
            row |= {"less": less, "sum": less + (cards or 0) + (claim or 0)}
        boxes = (column for column in row if marks.has_box(number, column))
        yield from written({marks.territory_mark(number, column): row[column] for column in boxes})


def _solo_final(points: tuple[int, ...], state: SoloState, content: Content) -> Iterator[Filling]:
    """Yield the final count (S12); a sum of which something cannot be told is left empty."""
    counted = final_points(state.sheet[0], content.printed[1])
    yield from written({marks.final_mark(line): figure for line, figure in counted.items()})
    yield from written({marks.solo_sum_mark("territories"): sum(points)})
    known = [each for each in counted.values() if each is not None]
    if len(known) == len(counted):
        yield from written({marks.solo_sum_mark("total"): sum(points) + sum(known)})
    lines, left_out = split(trolls_parts(state, content.edition))
    if not left_out:
        yield from written({marks.solo_sum_mark("trolls"): sum(line.points for line in lines)})

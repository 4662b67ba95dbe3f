"""The problems of a board that no play gives, by itself or with the sheets of its table.

An error is what no game can leave behind, whoever plays it; a warning is only odd. The game need
not be over.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from scoring.merchants.board.checks import BOARD
from scoring.merchants.board.position import BoardInPlay, Position, Region, board_of, find_regions
from scoring.merchants.state import (
    BaseState,
    FamilyState,
    SoloState,
    State,
    is_counted,
    number_of,
    spell_keys,
)
from scoring.states import sheet_place
from sheets.files.problem import FieldPath, Problem
from sheets.hexes import Hex, hex_name, neighbours, pieces, reading_order
from sheets.merchants.edition.edition import TERRITORIES, Edition, SoloMap
from sheets.words.text import Text, shown_key


def find_history_problems(
    state: State, edition: Edition, players: int, *, is_complete: bool
) -> list[Problem]:
    """Return every problem of how a board without errors can have come about.

    `is_complete` tells whether there is a sheet of everybody, all of which could be read; if not
    the sheets are left aside.
    """
    board = board_of(state, edition, players)
    if board is None:
        return []
    traces = Traces(state, board, _casts(state, edition) if is_complete else None)
    problems = [*_joined_to_nothing(traces), *_swamp_apart(traces)]
    if is_complete:
        problems += [*_closings(traces), *_open_territories(traces)]
    if traces.casts is not None:
        for finder in (_ships, _swamp, _odd_pieces, _lone_workers, _workers, _far_apart):
            problems += finder(traces)
    return problems


Casts = Counter[str]  # How often a spell was cast, by its key with the strength, `swamp-2`.


@dataclass(frozen=True, slots=True)
class Traces:
    """A state whose board has no errors, with what lies there.

    `casts` are the spells of each sheet, in their order, None where they are not known: a sheet
    is missing or could not be read, or spells of the archive are only counted.
    """

    state: State
    board: BoardInPlay
    casts: tuple[Casts, ...] | None

    @property
    def position(self) -> Position:
        """What lies on the board."""
        return self.board.position

    @property
    def closed(self) -> tuple[Region, ...]:
        """The regions that are closed; as no hex around them is empty they stay as they are."""
        return tuple(region for region in self.board.regions if region.closed)

    @property
    def manned(self) -> frozenset[Hex]:
        """The lakes whose ships' workers are to be drawn from: none but by the option (M3.2)."""
        if not self.board.edition.rules.ship_worker_anchors:
            return frozenset()
        return frozenset().union(*(ship.lake for ship in self.position.ships))

    def touches(self, hex_: Hex, others: frozenset[Hex]) -> bool:
        """Return whether a hex of land touches one of others; across a river none does (S3)."""
        territories = self.position.territories
        here = territories.get(hex_)
        return any(near in others and territories.get(near) == here for near in neighbours(hex_))

    def is_ashore(self, hex_: Hex) -> bool:
        """Return whether a hex touches a lake that is `manned`."""
        return not self.manned.isdisjoint(neighbours(hex_))

    def pieces(self, hexes: frozenset[Hex]) -> Iterator[set[Hex]]:
        """Yield the connected pieces of some land, territory by territory (S3)."""
        by_territory: dict[int | None, set[Hex]] = {}
        for hex_ in hexes:
            by_territory.setdefault(self.position.territories.get(hex_), set()).add(hex_)
        for part in by_territory.values():
            yield from pieces(part)

    def place_of(self, hex_: Hex) -> FieldPath:
        """Return where the file says what was drawn in a hex."""
        if hex_ in self.position.workers:
            return BOARD.at("workers", self.position.workers[hex_], hex_name(hex_))
        kind = "swamp" if hex_ in self.position.swamp else self.position.resources[hex_]
        return BOARD.at(kind, hex_name(hex_))

    def cast(self, *spells: str) -> int:
        """Count how often all players together cast some spells."""
        return sum(casts[spell] for casts in self.casts or () for spell in spells)

    def casts_by_initial(self) -> Mapping[str, Casts]:
        """Return what the players cast by their initials, nothing where somebody has no name."""
        if self.casts is None or not self.state.is_everybody_named:
            return {}
        return dict(zip(self.state.initials, self.casts, strict=True))


def _casts(state: State, edition: Edition) -> tuple[Casts, ...] | None:
    if isinstance(state, FamilyState):
        used = [sheet.spells.used for sheet in state.sheet]
        keys = spell_keys(edition.archive)
        if any(map(is_counted, used)):
            return None
        named = [each if isinstance(each, tuple) else () for each in used]
        return tuple(Counter(keys[spell] for spell in each if spell in keys) for each in named)
    if any(sheet.cards is None for sheet in state.sheet):
        return None
    cards = edition.cards
    return tuple(
        Counter(
            cards[number].spell
            for number, mark in sheet.marks.items()
            if mark == "cast" and number in cards
        )
        for sheet in state.sheet
    )


def _joined_to_nothing(traces: Traces) -> Iterator[Problem]:
    """Find resources and workers from which nothing drawn leads to where play begins.

    Each touches one that was there before, or its own turn's other one, and none ever goes
    (M3.2, M3.4, M9): so a piece of them touches what it began from.
    """
    beginnings = _beginnings(traces)
    drawn = traces.position.drawn.union(traces.position.workers)
    apart = [
        min(piece, key=reading_order)
        for piece in traces.pieces(drawn)
        if not any(
            hex_ in beginnings or traces.touches(hex_, beginnings) or traces.is_ashore(hex_)
            for hex_ in piece
        )
    ]
    for first in sorted(apart, key=reading_order):
        if isinstance(traces.board.land, SoloMap):
            yield traces.place_of(first).error(
                "S8",
                "nothing that was drawn joins this to a start resource or a resource beside a "
                "bridge; you draw only beside what is already there",
            )
        else:
            yield traces.place_of(first).error(
                "M3.2",
                "nothing that was drawn joins this to a start resource; you draw only beside "
                "what is already there",
            )


def _beginnings(traces: Traces) -> frozenset[Hex]:
    """Return the start resources, alone also the resources at the ends of bridges (S8)."""
    bridges = traces.board.land.bridges if isinstance(traces.board.land, SoloMap) else ()
    ends = frozenset(hex_ for bridge in bridges for hex_ in bridge)
    return traces.position.start.union(ends.intersection(traces.position.resources))


def _swamp_apart(traces: Traces) -> Iterator[Problem]:
    """Find shaded hexes that touch neither a drawn resource nor a worker (M9 Swamp)."""
    drawn = traces.position.drawn.union(traces.position.workers)
    for hex_ in sorted(traces.position.swamp, key=reading_order):
        if not (traces.touches(hex_, drawn) or traces.is_ashore(hex_)):
            yield traces.place_of(hex_).error(
                "M9", "touches no drawn resource and no worker; Swamp shades only hexes that do"
            )


REGIONS_FOR_A_CARD = 2  # S5: alone so many close in a turn that buys a card.


def _closings(traces: Traces) -> Iterator[Problem]:
    """Return what closed regions did not bring, or did and nobody has; all sheets are there."""
    state = traces.state
    if isinstance(state, FamilyState):
        yield from _spells(state, traces)
        return
    if traces.casts is not None:
        yield from _cards(state, traces)
    if traces.board.edition.rules.artifacts_to == "closer":
        yield from _left_by_all(state, traces)
    else:
        yield from _left_by_participants(state, traces)


def _spells(state: FamilyState, traces: Traces) -> Iterator[Problem]:
    """A turn that closes regions brings one spell (F8)."""
    taken, closed = sum(number_of(sheet.spells.taken) for sheet in state.sheet), len(traces.closed)
    if taken > closed:
        yield FieldPath(("spells",)).error(
            "F8",
            "all players together have taken more spells ({taken}) than there are closed regions "
            "({closed}); a turn that closes one brings one spell",
            taken=taken,
            closed=closed,
        )


def _cards(state: BaseState | SoloState, traces: Traces) -> Iterator[Problem]:
    """But for the start card and Acquire a card needs a turn that closed a region (M6.1, S5)."""
    beyond = sum(max(len(sheet.marks) - 1, 0) for sheet in state.sheet)
    bought, closed = beyond - traces.cast("acquire"), len(traces.closed)
    if isinstance(state, SoloState):
        if bought * REGIONS_FOR_A_CARD > closed:
            place = sheet_place(0, state.sheet[0].player).at("cards")
            yield place.error(
                "S5",
                "you have bought more cards ({bought}) than the closed regions ({closed}) allow; "
                "a turn that closes two buys one card",
                bought=bought,
                closed=closed,
            )
    elif bought > closed:
        yield BOARD.error(
            "M6.1",
            "all players together have bought more cards ({bought}) than there are closed "
            "regions ({closed}); a turn that closes one buys one card",
            bought=bought,
            closed=closed,
        )


def _left_by_all(state: BaseState | SoloState, traces: Traces) -> Iterator[Problem]:
    """Every artifact of a closed region was circled while its player had one left (M5.6)."""
    all_ = traces.board.edition.sheet.artifacts
    if any(sheet.artifacts.circled >= all_ for sheet in state.sheet):
        return
    circled = sum(sheet.artifacts.circled for sheet in state.sheet)
    there = sum(len(region.artifacts) for region in traces.closed)
    if circled < there:
        yield BOARD.at("artifacts").error(
            "M5.6",
            "the closed regions hold more artifacts ({there}) than the sheets together have "
            "circled ({circled}); whoever closes a region circles all that it holds",
            there=there,
            circled=circled,
        )


def _left_by_participants(state: BaseState | SoloState, traces: Traces) -> Iterator[Problem]:
    """Every player with a worker there circled them; one on a ship may have come later (M5.6)."""
    ashore = find_regions(replace(traces.position, ships=()))
    for seat, initial in enumerate(state.initials if state.is_everybody_named else ()):
        sheet = state.sheet[seat]
        there = sum(
            len(region.artifacts)
            for region in ashore
            if region.closed and initial in region.workers
        )
        if sheet.artifacts.circled < min(there, traces.board.edition.sheet.artifacts):
            place = sheet_place(seat, sheet.player).at("artifacts")
            yield place.error(
                "M5.6",
                "fewer artifacts are circled ({circled}) than there are in the closed regions "
                "that workers of {initial} on land touch ({there}); everybody there circles all",
                circled=sheet.artifacts.circled,
                initial=initial,
                there=there,
            )


def _ships(traces: Traces) -> Iterator[Problem]:
    """Every Astral Ship cast put one worker on a ship, where it stays (M9)."""
    board = traces.state.board
    for initial, casts in traces.casts_by_initial().items():
        aboard = len(board.ships.get(initial, ())) if board else 0
        if aboard != casts["astral-ship"]:
            yield BOARD.at("ships", initial).error(
                "M9",
                "there are not as many workers on ships ({aboard}) as {initial} has cast spells "
                "that put one there ({cast})",
                initial=initial,
                aboard=aboard,
                cast=casts["astral-ship"],
            )


def _swamp(traces: Traces) -> Iterator[Problem]:
    """A Swamp 1 cast shades one hex, a Swamp 2 one or two (M9)."""
    shaded = len(traces.position.swamp)
    least, more = traces.cast("swamp-1", "swamp-2"), traces.cast("swamp-2")
    if not least <= shaded <= least + more:
        yield BOARD.at("swamp").error(
            "M9",
            Text(
                "the number of shaded hexes is {shaded}, but the spells cast shade "
                "{least} to {most}",
                shaded=shaded,
                least=least,
                most=least + more,
            )
            if more
            else Text(
                "the number of shaded hexes is {shaded}, but the spells cast shade {most}",
                shaded=shaded,
                most=least,
            ),
        )


def _odd_pieces(traces: Traces) -> Iterator[Problem]:
    """Resources are drawn in pairs that touch, but for those of Terrain 1 (M3.2, M9)."""
    odd = sum(len(piece) % 2 for piece in traces.pieces(traces.position.drawn))
    single = traces.cast("terrain-1")
    if odd > single:
        yield BOARD.error(
            "M3.2",
            "more groups of drawn resources are odd in number ({odd}) than spells were cast that "
            "draw a single one ({cast}); a turn draws two side by side",
            odd=odd,
            cast=single,
        )


def _lone_workers(traces: Traces) -> Iterator[Problem]:
    """A worker beside no drawn resource is one of Clone or Muster (M3.4, M9)."""
    position = traces.position
    for initial, casts in traces.casts_by_initial().items():
        alone = sum(
            by == initial and not traces.touches(hex_, position.drawn)
            for hex_, by in position.workers.items()
        )
        cast = casts["clone"] + casts["muster"]
        if alone > cast:
            yield BOARD.at("workers", initial).error(
                "M3.4",
                "more workers stand beside no drawn resource ({alone}) than {initial} has cast "
                "spells that draw one there ({cast})",
                initial=initial,
                alone=alone,
                cast=cast,
            )


FEW_TURNS = 3  # So many may have found no room left for a worker (M3.5).
BY_SPELL = ("clone", "muster")


def _workers(traces: Traces) -> Iterator[Problem]:
    """Return where workers and resources do not come from the same turns; casts must be known."""
    workers = len(traces.position.workers) - traces.cast(*BY_SPELL)
    drawn = len(traces.position.drawn)
    pairs = sum(len(piece) // 2 for piece in traces.pieces(traces.position.drawn))
    by_terrain = traces.cast("terrain-1") + 2 * traces.cast("terrain-2")
    needed = max(drawn - by_terrain + 1, 0) // 2
    numbers = {"workers": workers, "drawn": drawn}
    if workers > pairs:
        yield BOARD.at("workers").error(
            "M3.4",
            "there are more workers on land ({workers}, without those of spells) than the drawn "
            "resources ({drawn}) allow; each comes with two of them side by side",
            **numbers,
        )
    elif isinstance(traces.state, SoloState) and workers < needed:
        yield BOARD.at("workers").error(
            "S4",
            "there are fewer workers on land ({workers}, without those of spells) than the drawn "
            "resources ({drawn}) ask for; every turn draws two resources and a worker",
            **numbers,
        )
    elif 2 * workers < needed and needed - workers > FEW_TURNS:
        yield BOARD.at("workers").warning(
            "M3.5",
            "there are few workers on land ({workers}, without those of spells) for the drawn "
            "resources ({drawn}); a turn without a worker is rare, since then no three fit "
            "anywhere",
            **numbers,
        )


def _far_apart(traces: Traces) -> Iterator[Problem]:
    """Doubt that one player had many more turns than another; a round is played out (M7.1)."""
    count = Counter(traces.position.workers.values())
    each = {
        initial: count[initial] - sum(casts[spell] for spell in BY_SPELL)
        for initial, casts in traces.casts_by_initial().items()
    }
    if not each:
        return
    most, least = max(each, key=each.__getitem__), min(each, key=each.__getitem__)
    if each[most] - each[least] > FEW_TURNS:
        yield BOARD.at("workers").warning(
            "M3.4",
            "without those of spells {most} has {more} workers on land and {least} has {fewer}; "
            "all have as many turns, or one more",
            most=shown_key(most),
            more=each[most],
            least=shown_key(least),
            fewer=each[least],
        )


def _open_territories(traces: Traces) -> Iterator[Problem]:
    """Return the territories in which a turn can still be drawn though all are closed.

    Workers on ships are not drawn from here: theirs may have come when a territory was closed.
    """
    state, land = traces.state, traces.board.land
    if not (isinstance(state, SoloState) and isinstance(land, SoloMap) and state.sheet):
        return
    if len(state.sheet[0].territories or ()) < TERRITORIES:
        return
    ends = {hex_ for bridge in land.bridges for hex_ in bridge}
    for number, territory in enumerate(land.territories, 1):
        first = _first_of_a_turn(frozenset(territory.hexes), ends, traces)
        if first is not None:
            yield BOARD.error(
                "S6",
                "territory {number} is not closed: two resources and a worker still fit in, one "
                "of the resources in {hex}",
                number=number,
                hex=hex_name(first),
            )


def _first_of_a_turn(territory: frozenset[Hex], ends: set[Hex], traces: Traces) -> Hex | None:
    """Return a hex in which a resource can be drawn that leaves room for another and a worker."""
    position = traces.position
    empty = position.empty & territory
    drawn = position.drawn & territory
    anchors = (drawn | position.start).union(position.workers) & territory
    beside = {near for anchor in anchors for near in neighbours(anchor)}
    if not drawn:
        beside |= ends  # S8: the first one lies beside a bridge.
    for first in sorted(beside & empty, key=reading_order):
        for second in empty.intersection(neighbours(first)):
            if empty.intersection(neighbours(first) + neighbours(second)) - {first, second}:
                return first
    return None

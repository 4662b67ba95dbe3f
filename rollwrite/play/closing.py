"""Closing regions, and what they pay: whom, in which order (M5, F6, F7)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations

from rollwrite.play.events import ArtifactsCircled, Closed, Crowns, Earned, Event, RegionClosed
from rollwrite.play.ground import Ground, bits
from rollwrite.play.state import Board, GameState, IllegalStepError, Rage
from rollwrite.play.steps import Score
from rollwrite.play.table import Table
from scoring.merchants.rewards import Closing, TurnReward, family_reward, turn_reward
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import RESOURCES, TRACK_END, TRACKS
from sheets.words.text import Text

MOST_MORE = 4  # For each hex: Rage 3 makes one worker three (M9), a building pays two (M8).
MOST_ORDERED = 5  # Regions of one resource of which every order is looked at.


# What is done in a turn besides drawing rarely changes the board.
@lru_cache(maxsize=1 << 8)
def closed_by(table: Table, board: Board, territory: int, filled: int) -> tuple[Closed, ...]:
    """Return the regions that are closed since these hexes were filled, by their first hex (M5.2).

    Only a region that holds or touches one of them can be.
    """
    ground = table.ground
    near, empty = ground.neighbours, board.empty & territory
    open_ = board.all_resources & territory & ~board.closed_hexes
    waiting = (filled | ground.dilate(filled)) & open_
    found: list[Closed] = []
    while waiting:
        bit = waiting & -waiting
        if near[bit.bit_length() - 1] & empty:  # Open, and so is all of its region.
            waiting ^= bit
            continue
        resource = next(index for index, mask in enumerate(board.resources) if mask & bit)
        region = region_at(ground, board.resources[resource] & territory, bit)
        waiting &= ~region
        rim = ground.dilate(region) & territory
        if not rim & empty:
            found.append(_closed(table, board, resource, region, rim))
    return tuple(sorted(found, key=lambda each: each.mask & -each.mask))


def region_at(ground: Ground, resources: int, bit: int) -> int:
    """Return the connected resources of one kind that this one is part of (M5.1)."""
    around, region, grown = ground.dilate, 0, bit
    while grown != region:
        region = grown
        grown |= around(region) & resources
    return region


def _closed(table: Table, board: Board, resource: int, region: int, rim: int) -> Closed:
    workers = [(rim & mask).bit_count() for mask in board.workers]
    for seat, ships in enumerate(board.ships):
        for ship in bits(ships):
            if table.ground.shore[ship] & region:
                workers[seat] += 1
    artifacts = sum(edge & region == edge for edge in board.artifacts)
    return Closed(resource, region, tuple(workers), artifacts)


def legal_orders(game: GameState) -> tuple[Score, ...]:
    """Return the orders of scoring that differ for anybody, the usual one first (M5.9).

    They differ only where regions pay the same track of a player and pass its end.
    """
    closed = game.turn.closed_regions
    if len(closed) < 2 or game.table.variant == "family":
        return ()
    orders = [[*closed]]
    for resource in range(len(TRACKS)):
        places = [place for place, each in enumerate(closed) if each.resource == resource]
        if len(places) < 2:
            continue
        ways = _ways(game, [closed[place] for place in places])
        orders = [_reordered(order, places, way) for order in orders for way in ways]
    return tuple(order_of(game, order) for order in orders) if len(orders) > 1 else ()


def _reordered(order: list[Closed], places: list[int], way: Sequence[Closed]) -> list[Closed]:
    found = [*order]
    for place, each in zip(places, way, strict=True):
        found[place] = each
    return found


def _ways(game: GameState, group: list[Closed]) -> list[Sequence[Closed]]:
    """Return the orders of regions of one resource that differ for anybody, this one first."""
    seats = [seat for seat in game.table.seats if _is_contested(game, group, seat)]
    if not seats:
        return [group]
    outcomes: dict[object, Sequence[Closed]] = {}
    for order in permutations(group[:MOST_ORDERED]):
        whole = (*order, *group[MOST_ORDERED:])
        outcome = tuple(_reward(game, whole, seat).crowns for seat in seats)
        outcomes.setdefault(outcome, whole)
    return [*outcomes.values()]


def _is_contested(game: GameState, group: list[Closed], seat: int) -> bool:
    """Return whether several of these regions pay a player, and more than the track holds."""
    mine = [each for each in group if each.workers[seat]]
    if len(mine) < 2:
        return False
    # A quick look first: no region ever pays more than this.
    most = sum([each.mask.bit_count() * (each.workers[seat] + MOST_MORE) for each in mine])
    if game.sheets[seat].tracks[mine[0].resource] + most <= TRACK_END:
        return False
    return any(reward.over for reward in _reward(game, mine, seat).rewards)


def order_of(game: GameState, closed: Sequence[Closed]) -> Score:
    """Return the step that scores regions in this order."""
    hexes = game.table.ground.hexes
    return Score(tuple([hexes[(each.mask & -each.mask).bit_length() - 1] for each in closed]))


def in_order(game: GameState, closed: Sequence[Closed], step: Score) -> tuple[Closed, ...]:
    """Return closed regions in the order of a step; raises IllegalStepError (M5.9)."""
    left, found = [*closed], []
    bit_of = game.table.ground.bit_of
    for hex_ in step.hexes:
        bit = bit_of.get(hex_)
        region = next((each for each in left if bit is not None and each.mask >> bit & 1), None)
        if region is None:
            message = Text(
                "{hex} lies in no region that this turn closed, or in one named before",
                hex=hex_name(hex_),
            )
            names = (hex_name(each) for each in order_of(game, left).hexes)
            raise IllegalStepError("M5.9", message, tuple(names))
        left.remove(region)
        found.append(region)
    return (*found, *left)


def is_usual_order(game: GameState, step: Score) -> bool:
    """Return whether a step scores the closed regions in the order of their first hexes.

    Raises IllegalStepError where the order makes no difference now (M5.9).
    """
    if game.phase != "score":
        raise IllegalStepError("M5.9", Text("the order of scoring makes no difference here"))
    closed = game.turn.closed_regions
    return in_order(game, closed, step) == closed


def pay_out(game: GameState, closed: Sequence[Closed]) -> GameState:
    """Return the game after these regions were scored in this order (M5.3-M5.7)."""
    table, events = game.table, list[Event]()
    sheets, mask = [*game.sheets], 0
    for each in closed:
        mask |= each.mask
        goals = (game.board.closed_hexes | mask) & table.ground.printed
        events.append(RegionClosed(each, goals.bit_count()))
    if table.variant == "family":
        for seat, sheet in enumerate(sheets):
            crowns = 0
            for each in closed:
                reward = family_reward(_closing(game, each, seat), table.guilds[seat])
                if reward.lines:
                    crowns += reward.crowns
                    events.append(Earned(seat, reward))
            sheets[seat] = sheet.write(crowns)
    else:
        for seat, earned in _rewards(game, closed):
            tracks, crowns = earned.tracks, earned.crowns
            sheet = sheets[seat]
            sheets[seat] = sheet._replace(
                tracks=(tracks["gold"], tracks["wood"], tracks["crystal"], tracks["craft"]),
                crowns=(*sheet.crowns, crowns) if crowns else sheet.crowns,
            )
            events += [Earned(seat, reward) for reward in earned.rewards]
            for line in earned.lines:
                events.append(Crowns(seat, line.amount, line.rule, "overflow"))
        for seat, number in _artifacts(game, closed):
            more = min(number, table.printed.artifacts - sheets[seat].circled)
            if more > 0:
                sheets[seat] = sheets[seat]._replace(circled=sheets[seat].circled + more)
                events.append(ArtifactsCircled(seat, more))
    return game._replace(
        board=game.board._replace(closed_hexes=game.board.closed_hexes | mask),
        sheets=tuple(sheets),
        turn=game.turn._replace(closed_regions=tuple(closed)),
        events=game.events + tuple(events),
    )


def _rewards(game: GameState, closed: Sequence[Closed]) -> Iterator[tuple[int, TurnReward]]:
    """Yield what each seat with a worker at one of these regions earns."""
    for seat in game.table.seats:
        if any([each.workers[seat] for each in closed]):
            yield seat, _reward(game, closed, seat)


def _reward(game: GameState, closed: Sequence[Closed], seat: int) -> TurnReward:
    """Return what a player earns for those of these regions that their workers touch."""
    sheet = game.sheets[seat]
    closings = [_closing(game, each, seat) for each in closed if each.workers[seat]]
    tracks = dict(zip(TRACKS, sheet.tracks, strict=True))
    return turn_reward(closings, tracks, sheet.buildings, game.table.rules)


def _closing(game: GameState, closed: Closed, seat: int) -> Closing:
    rage = game.turn.rage
    is_raging = seat == game.seat and rage and _counts(game, rage, closed.mask)
    strength = rage.strength if rage and is_raging else 1
    return _closing_of(closed.resource, closed.mask.bit_count(), closed.workers[seat], strength)


@lru_cache(maxsize=1 << 12)
def _closing_of(resource: int, hexes: int, workers: int, rage: int) -> Closing:
    return Closing(RESOURCES[resource], hexes, workers, rage)


def _counts(game: GameState, rage: Rage, region: int) -> bool:
    """Return whether an enraged worker counts more in this region (M9)."""
    if rage.region >= 0 and not region >> rage.region & 1:
        return False
    ground = game.table.ground
    if rage.bit in ground.shore:
        return bool(ground.shore[rage.bit] & region)
    return bool(ground.neighbours[rage.bit] & region)


def _artifacts(game: GameState, closed: Sequence[Closed]) -> Iterator[tuple[int, int]]:
    """Yield who gets how many artifacts of these regions (M5.6)."""
    for each in closed:
        if not each.artifacts:
            continue
        if game.table.rules.artifacts_to == "closer":
            yield game.seat, each.artifacts
        else:
            for seat, workers in enumerate(each.workers):
                if workers:
                    yield seat, each.artifacts

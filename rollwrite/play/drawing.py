"""Rolling and drawing: where resources and workers may lie, artifacts (M3)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from rollwrite.play.choices import ROLLS, DrawChoices, HexChoices, Joined, rolled
from rollwrite.play.events import ArtifactDrawn, Event
from rollwrite.play.ground import Ground, bits
from rollwrite.play.state import Board, GameState, IllegalStepError
from rollwrite.play.steps import DRAW_NOTHING, Draw, Roll, Worker
from rollwrite.play.table import Table
from sheets.hexes import Hex, are_neighbours, hex_name
from sheets.merchants.edition.edition import RESOURCES, Resource
from sheets.words.text import Text, joined

INDEX: Mapping[Resource, int] = {resource: index for index, resource in enumerate(RESOURCES)}


def anchors(table: Table, board: Board, territory: int) -> int:
    """Return what a resource drawn here must touch: drawn and start resources, workers (M3.2)."""
    return (board.all_resources & ~table.ground.printed | board.all_workers) & territory


def touchable(table: Table, board: Board, territory: int) -> int:
    """Return the empty hexes that touch an anchor."""
    ground = table.ground
    near = ground.dilate(anchors(table, board, territory))
    if table.rules.ship_worker_anchors:
        near |= shores(ground, board.manned)
    return near & board.empty & territory


def shores(ground: Ground, ships: int) -> int:
    """Return the land that the lakes of these ships touch."""
    found = 0
    for ship in bits(ships):
        found |= ground.shore[ship]
    return found


def pairs(ground: Ground, empty: int, near: int) -> tuple[int, int, int]:
    """Return the pairs of empty hexes of which one is among those `near`, by distance."""
    row = ground.row
    return (
        empty & empty >> 1 & (near | near >> 1),
        empty & empty >> row - 1 & (near | near >> row - 1),
        empty & empty >> row & (near | near >> row),
    )


def with_room(ground: Ground, empty: int, places: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return those of the pairs beside which an empty hex is left for a worker (M3.5)."""
    row = ground.row
    # Beside a pair there is one where either hex has a second empty neighbour, its first being
    # the other one.
    one = two = 0
    for moved in (
        empty << 1,
        empty >> 1,
        empty << row,
        empty >> row,
        empty << row - 1,
        empty >> row - 1,
    ):
        two |= one & moved
        one |= moved
    first, second, third = places
    return (
        first & (two | two >> 1),
        second & (two | two >> row - 1),
        third & (two | two >> row),
    )


# What is done in a turn besides drawing rarely changes the board.
@lru_cache(maxsize=1 << 8)
def find_places(
    table: Table, board: Board, territory: int, first: int
) -> tuple[tuple[int, int, int], bool]:
    """Return where two resources may be drawn, and whether a worker fits too (M3.5, S4).

    `first` is the hex beside a bridge where the first resource has to be drawn, 0 for none (S8).
    """
    ground, empty = table.ground, board.empty & territory
    near = first & empty if first else touchable(table, board, territory)
    found = pairs(ground, empty, near)
    roomy = with_room(ground, empty, found)
    return (roomy, True) if any(roomy) else (found, False)


def legal_rolls(game: GameState) -> Sequence[Roll]:
    """Return what two dice can show, none where the dice need not be rolled (M3.1, M3.5)."""
    return ROLLS if any(game.turn.places) and not game.turn.roll else ()


def kinds_shown(game: GameState) -> tuple[tuple[Resource, ...], ...]:
    """Return what the dice allow, hex by hex in reading order; anything where none is known."""
    return rolled(game.turn.roll or ("?",) * (game.turn.terrain or 2))


def legal_draws(game: GameState) -> Sequence[Draw]:
    """Return every way to draw what was rolled, anything where nothing was (M3.2, M3.5)."""
    turn = game.turn
    if not any(turn.places):
        return (DRAW_NOTHING,)
    found = DrawChoices(game.table.ground, turn.places, kinds_shown(game))
    return found if turn.has_room else Joined[Draw]((found, (DRAW_NOTHING,)))


def legal_workers(game: GameState) -> HexChoices[Worker]:
    """Return where a worker may be drawn: beside one of the two resources just drawn (M3.4)."""
    return HexChoices(game.table.ground, worker_places(game), Worker)


def worker_places(game: GameState) -> int:
    """Return the hexes where a worker may be drawn."""
    near, found = game.table.ground.neighbours, 0
    for bit in bits(game.turn.drawn):
        found |= near[bit]
    return found & game.empty


def check_roll(game: GameState, roll: Roll) -> None:
    """Raise IllegalStepError unless these dice can be rolled now."""
    dice = game.turn.terrain or 2
    if game.turn.roll:
        raise IllegalStepError("M3.1", Text("the dice are rolled already"))
    if len(roll.faces) != dice:
        raise IllegalStepError(
            "M9" if game.turn.terrain else "M3.1",
            Text(
                "call as many dice as are rolled ({dice}), not {given}",
                given=len(roll.faces),
                dice=dice,
            ),
        )


def check_draw(game: GameState, draw: Draw) -> None:
    """Raise IllegalStepError unless this may be drawn now (M3.1, M3.2, M3.5)."""
    turn = game.turn
    if not draw.drawn:
        if turn.has_room:
            raise IllegalStepError(
                "M3.5", Text("two resources and a worker still fit, so a turn places them")
            )
        return
    if len(draw.drawn) != 2:
        check_empty(game, [drawn.hex for drawn in draw.drawn])
        _check_shown(game, [drawn.resource for drawn in draw.drawn])
        raise IllegalStepError("M3.2", Text("a turn places two resources"))
    check_resources(game, draw)
    hexes = [drawn.hex for drawn in draw.drawn]
    if _has_place(game, hexes, turn.places):
        return
    check_empty(game, hexes)
    check_touching(hexes)
    if game.solo.first:
        # Several where the bridge leads to a printed resource.
        first = joined(hex_names(game.table.ground, game.solo.first), "or")
        raise IllegalStepError(
            "S8",
            Text("one of the first two resources must lie in {hex}, beside the bridge", hex=first),
        )
    if turn.has_room and _has_place(game, hexes, _anywhere(game)):
        raise IllegalStepError(
            "M3.5",
            Text("they leave no empty hex beside them for the worker; elsewhere there is one"),
        )
    raise IllegalStepError("M3.2", _without_printed(_joined_to_nothing(hexes), game, hexes))


def check_resources(game: GameState, draw: Draw) -> None:
    """Raise IllegalStepError unless the dice allow these resources (M3.1)."""
    kinds = tuple([drawn.resource for drawn in draw.drawn])
    if kinds not in kinds_shown(game):
        raise _not_shown(game, kinds)


def _check_shown(game: GameState, kinds: Sequence[Resource]) -> None:
    """Raise IllegalStepError where one of some resources is none that the dice allow (M3.1)."""
    shown = {kind for each in kinds_shown(game) for kind in each}
    if wrong := [kind for kind in kinds if kind not in shown]:
        raise _not_shown(game, wrong)


def _not_shown(game: GameState, kinds: Sequence[Resource]) -> IllegalStepError:
    faces = joined([*map(game.table.face_name, game.turn.roll)])
    drawn = joined([*map(game.table.face_name, kinds)])
    return IllegalStepError(
        "M3.1", Text("the dice show {faces}, not {drawn}", faces=faces, drawn=drawn)
    )


def check_empty(game: GameState, hexes: Sequence[Hex]) -> None:
    """Raise IllegalStepError unless all of these are different empty hexes of the land in play."""
    ground, seen = game.table.ground, set[Hex]()
    for hex_ in hexes:
        bit = ground.bit_of.get(hex_)
        if bit is None or hex_ in seen or not game.empty >> bit & 1:
            message = _not_empty(game, hex_, hex_ in seen)
            if bit is not None and (game.board.empty & ~game.territory) >> bit & 1:
                raise IllegalStepError("S8", message, hex_names(ground, game.empty))
            raise IllegalStepError("M3.2", message)
        seen.add(hex_)


def check_touching(hexes: Sequence[Hex]) -> None:
    """Raise IllegalStepError where two hexes do not touch; one hex has no other to touch (M3.2)."""
    if len(hexes) == 2 and not are_neighbours(*hexes):
        names = {"one": hex_name(hexes[0]), "other": hex_name(hexes[1])}
        raise IllegalStepError("M3.2", Text("{one} and {other} do not touch", **names))


def _not_empty(game: GameState, hex_: Hex, is_used: bool) -> Text:
    ground, board, name = game.table.ground, game.board, hex_name(hex_)
    bit = ground.bit_of.get(hex_)
    if bit is None:
        return Text("{hex} is off the board", hex=name)
    if hex_ in ground.plan.lake_hexes:
        return Text("{hex} is a lake", hex=name)
    if not ground.land >> bit & 1:
        return Text("{hex} lies beyond the border", hex=name)
    if is_used:
        return Text("{hex} is named twice", hex=name)
    if not board.empty >> bit & 1:
        return Text("{hex} is not empty", hex=name)
    return Text("{hex} lies in another territory", hex=name)


def not_joined(name: str) -> Text:
    """Say that a hex lies where nothing is to be joined to (M3.2)."""
    return Text("{hex} touches no drawn resource, start resource or worker", hex=name)


def _without_printed(message: Text, game: GameState, hexes: Sequence[Hex]) -> Text:
    """Return what is wrong with hexes, and which printed resources beside them do not count."""
    ground = game.table.ground
    one, other = (ground.neighbours[ground.bit_of[hex_]] for hex_ in hexes)
    beside = (one | other) & ground.printed
    if not beside:
        return message
    return Text(
        "{message}; what is printed in {hexes} does not count",
        message=message,
        hexes=joined(hex_names(ground, beside)),
    )


def _joined_to_nothing(hexes: Sequence[Hex]) -> Text:
    names = [hex_name(hex_) for hex_ in hexes]
    return Text(
        "neither {one} nor {other} touches a drawn resource, start resource or worker",
        one=names[0],
        other=names[1],
    )


def _has_place(game: GameState, hexes: Sequence[Hex], places: tuple[int, int, int]) -> bool:
    ground = game.table.ground
    low, high = ground.bit_of.get(hexes[0], -1), ground.bit_of.get(hexes[1], -1)
    if low > high:
        low, high = high, low
    place = ground.pair_at.get(high - low, -1)
    return low >= 0 <= place and bool(places[place] >> low & 1)


def _anywhere(game: GameState) -> tuple[int, int, int]:
    """Return the pairs of hexes that may be drawn in, were it not for the worker's place."""
    table = game.table
    near = touchable(table, game.board, game.territory)
    return pairs(table.ground, game.empty, near)


def with_resources(
    table: Table, board: Board, draw: Draw, *, has_artifact: bool
) -> tuple[Board, int, tuple[Event, ...]]:
    """Return the board with resources drawn on it, and the mask of their hexes (M3.2, M3.3)."""
    bit_of, resources, filled = table.ground.bit_of, [*board.resources], 0
    for resource, hex_ in draw.drawn:
        bit = 1 << bit_of[hex_]
        resources[INDEX[resource]] |= bit
        filled |= bit
    found = board._replace(empty=board.empty & ~filled, resources=tuple(resources))
    if not has_artifact:
        return found, filled, ()
    artifacts = _new_artifacts(table, found, draw, filled)
    if not artifacts:
        return found, filled, ()
    events = tuple(ArtifactDrawn(edge) for edge in table.ground.edges_of(artifacts))
    return found._replace(artifacts=(*board.artifacts, *artifacts)), filled, events


def _new_artifacts(table: Table, board: Board, draw: Draw, filled: int) -> tuple[int, ...]:
    """Return the edges on which an artifact is drawn, as masks (M3.3)."""
    if table.rules.artifacts_between == "neighbours":
        return tuple(dict.fromkeys(_between_neighbours(table, board, draw)))
    first, second = draw.drawn
    return (filled,) if first.resource == second.resource else ()


def _between_neighbours(table: Table, board: Board, draw: Draw) -> Iterator[int]:
    ground = table.ground
    for resource, hex_ in draw.drawn:
        bit = ground.bit_of[hex_]
        for near in bits(ground.neighbours[bit] & board.resources[INDEX[resource]]):
            yield 1 << bit | 1 << near


def check_worker(game: GameState, worker: Worker) -> None:
    """Raise IllegalStepError unless the worker may be drawn there (M3.4)."""
    ground, places = game.table.ground, worker_places(game)
    bit = ground.bit_of.get(worker.hex)
    if bit is not None and places >> bit & 1:
        return
    allowed = hex_names(ground, places)
    try:
        check_empty(game, [worker.hex])
    except IllegalStepError as error:
        raise IllegalStepError("M3.4", error.message, allowed) from None
    message = Text(
        "{hex} touches neither of the two resources just drawn", hex=hex_name(worker.hex)
    )
    raise IllegalStepError("M3.4", message, allowed)


def with_worker(board: Board, seat: int, mask: int) -> Board:
    """Return the board with a worker of this seat drawn there."""
    workers = board.workers
    return board._replace(
        empty=board.empty & ~mask,
        workers=(*workers[:seat], workers[seat] | mask, *workers[seat + 1 :]),
    )


def hex_names(ground: Ground, mask: int) -> tuple[str, ...]:
    """Return the names of a mask's hexes, by row, then letter."""
    return tuple(map(hex_name, ground.hexes_of(mask)))

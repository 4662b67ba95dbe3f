"""The spells that change the land: Astral Ship, Clone, Muster, Swamp, Terrain (M9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rollwrite.play.merchants.choices import HexChoices, PairChoices
from rollwrite.play.merchants.drawing import (
    anchors,
    check_empty,
    hex_names,
    pairs,
    shores,
    touchable,
    with_worker,
)
from rollwrite.play.merchants.ground import bits
from rollwrite.play.merchants.moment import IllegalStepError, Moment
from rollwrite.play.merchants.steps import Cast, Source
from sheets.hexes import Hex, hex_name
from sheets.words.text import Text


def free_ships(moment: Moment) -> int:
    """Return the ships without a worker; alone those whose lake touches the territory (S8)."""
    ground = moment.table.ground
    free = ground.ships & ~moment.board.manned
    found = 0
    for ship in bits(free):
        if ground.shore[ship] & moment.here or len(ground.territories) == 1:
            found |= 1 << ship
    return found


def beside_workers(moment: Moment) -> int:
    """Return the empty hexes that touch one of the player's workers, or anybody's (M9 Clone)."""
    table, board = moment.table, moment.board
    is_any = table.rules.clone_from == "any"
    workers = board.all_workers if is_any else board.workers[moment.seat]
    near = table.ground.around(workers & moment.here)
    if table.rules.ship_worker_anchors:
        near |= shores(table.ground, board.manned if is_any else board.ships[moment.seat])
    return near & moment.empty


def mustered(moment: Moment) -> int:
    """Return the empty hexes that touch a drawn or start resource or a worker (M9 Muster)."""
    return touchable(moment.table, moment.board, moment.here)


def _drainable(moment: Moment) -> int:
    """Return the empty hexes that touch a drawn resource or a worker (M9 Swamp)."""
    table, board, here = moment.table, moment.board, moment.here
    near = table.ground.around(anchors(table, board, here) & ~table.ground.start)
    if table.rules.ship_worker_anchors:
        near |= shores(table.ground, board.manned)
    return near & moment.empty


def on_one(find: Callable[[Moment], int]) -> Callable[[Moment, Source, int], Sequence[Cast]]:
    """Return what a spell can be cast on that needs one of the hexes found."""

    def casts(moment: Moment, source: Source, _strength: int) -> Sequence[Cast]:
        ground = moment.table.ground
        return HexChoices(ground, find(moment), lambda hex_: Cast(source, (hex_,)))

    return casts


def swamp_casts(moment: Moment, source: Source, strength: int) -> Sequence[Cast]:
    """Return the hexes that Swamp can blacken: two with Swamp 2 where two are allowed (M9)."""
    ground, mask = moment.table.ground, _drainable(moment)
    if strength == 1 or mask.bit_count() == 1:
        return HexChoices(ground, mask, lambda hex_: Cast(source, (hex_,)))
    return PairChoices(ground, mask, lambda one, other: Cast(source, (one, other)))


_TWO_HEXES = Text("the spell needs two hexes")


def _mask(
    moment: Moment, hexes: Sequence[Hex], number: int, allowed: int, message: Callable[[str], Text]
) -> int:
    """Return the mask of a spell's hexes; raises IllegalStepError unless they are allowed."""
    ground = moment.table.ground
    names = hex_names(ground, allowed)
    if not allowed:
        raise IllegalStepError("M9", Text("there is no hex on which it can be cast"))
    if len(hexes) != number:
        needed = Text("the spell needs one hex") if number == 1 else _TWO_HEXES
        raise IllegalStepError("M9", needed, names)
    try:
        check_empty(moment, hexes)
    except IllegalStepError as error:
        raise IllegalStepError("M9", error.message, names) from None
    found = ground.mask(hexes)
    if wrong := found & ~allowed:
        hex_ = hex_name(ground.hexes_of(wrong)[0])
        raise IllegalStepError("M9", message(hex_), names)
    return found


def _not_drainable(name: str) -> Text:
    return Text("{hex} touches no drawn resource and no worker", hex=name)


def not_clonable(name: str) -> Text:
    """Say that no worker from which Clone may start is beside a hex."""
    return Text("{hex} touches none of the workers it may start from", hex=name)


def board_ship(moment: Moment, step: Cast, _strength: int) -> Moment:
    """Draw a worker on a free ship (M9 Astral Ship)."""
    ground, board, seat, free = moment.table.ground, moment.board, moment.seat, free_ships(moment)
    ship = ground.mask(step.hexes)
    if len(step.hexes) != 1 or not ship & free:
        names = hex_names(ground, free)
        hexes = " ".join(map(hex_name, step.hexes))
        if not free:
            message = Text("no free ship is in reach")
        elif len(step.hexes) != 1:
            message = Text("the hex of one free ship is needed")
        elif ship & board.manned:
            message = Text("a worker is aboard the ship in {hex} already", hex=hexes)
        else:
            message = Text("no ship in reach lies in {hex}", hex=hexes)
        raise IllegalStepError("M9", message, names)
    ships = board.ships
    board = board._replace(ships=(*ships[:seat], ships[seat] | ship, *ships[seat + 1 :]))
    return moment._replace(board=board)


def drawn_worker(
    find: Callable[[Moment], int], message: Callable[[str], Text]
) -> Callable[[Moment, Cast, int], Moment]:
    """Return what draws one more worker on one of the hexes found (M9 Clone, Muster)."""

    def effect(moment: Moment, step: Cast, _strength: int) -> Moment:
        mask = _mask(moment, step.hexes, 1, find(moment), message)
        return moment._replace(
            board=with_worker(moment.board, moment.seat, mask),
            turn=moment.turn._replace(filled=moment.turn.filled | mask),
        )

    return effect


def drain(moment: Moment, step: Cast, strength: int) -> Moment:
    """Blacken hexes (M9 Swamp)."""
    allowed = _drainable(moment)
    number = min(strength, max(allowed.bit_count(), 1))
    mask = _mask(moment, step.hexes, number, allowed, _not_drainable)
    board = moment.board
    return moment._replace(
        board=board._replace(empty=board.empty & ~mask, swamp=board.swamp | mask),
        turn=moment.turn._replace(filled=moment.turn.filled | mask),
    )


def terrain_casts(moment: Moment, source: Source, strength: int) -> Sequence[Cast]:
    """Return the spell where so many resources fit; what is drawn follows as steps of its own."""
    near = touchable(moment.table, moment.board, moment.here)
    if strength == 1:
        return (Cast(source),) if near else ()
    return (Cast(source),) if any(pairs(moment.table.ground, moment.empty, near)) else ()


def terrain(moment: Moment, step: Cast, strength: int) -> Moment:
    """Wait for dice and resources (M9 Terrain)."""
    if not terrain_casts(moment, step.source, strength):
        raise IllegalStepError("M9", Text("there is no hex on which it can be cast"))
    turn = moment.turn._replace(terrain=strength, roll=())
    return moment._replace(phase="terrain", turn=turn)

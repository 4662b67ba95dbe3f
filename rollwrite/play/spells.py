"""Spells: what each needs, on what it can be cast, what it does (M9, F5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rollwrite.play.buying import (
    acquired,
    can_stand,
    check_erect,
    check_open,
    check_payable,
    check_usable,
    erected,
    has_symbol,
    paying,
    price_at,
)
from rollwrite.play.choices import EachChoices, HexChoices, PairChoices
from rollwrite.play.closing import closed_by
from rollwrite.play.drawing import (
    anchors,
    check_empty,
    hex_names,
    not_joined,
    pairs,
    shores,
    touchable,
    with_worker,
)
from rollwrite.play.events import Crowns, Event, Paid
from rollwrite.play.ground import bits
from rollwrite.play.state import IllegalStepError, Moment, Rage
from rollwrite.play.steps import Build, Cast, Erect, Monument, Source
from scoring.merchants.state import ArchiveSpell, archive_spell_name
from sheets.hexes import Hex, hex_name
from sheets.merchants.edition.edition import TRACK_END, TRACKS
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


SHRINE_CROWNS = 3  # M8


class Spell(NamedTuple):
    """What can be cast with it, and what it does; both take its strength."""

    casts: Callable[[Moment, Source, int], Sequence[Cast]]
    effect: Callable[[Moment, Cast, int], Moment]


def legal_casts(moment: Moment) -> Iterator[Sequence[Cast]]:
    """Yield, spell by spell that the player can pay for, all that it can be cast on (M4.1, F5)."""
    table, sheet = moment.table, moment.sheet
    if table.variant == "family":
        sources: Sequence[Source] = [each for each in sheet.spells if each not in sheet.used]
    else:
        cards = table.printed.cards
        sources = [
            card
            for card in sheet.bought
            if price_at(sheet, "spell", cards[card].crystals).can_be_paid
        ]
    for source in sources:
        name, strength = table.spell_of(source)
        yield SPELLS[name].casts(moment, source, strength)


def cast(moment: Moment, step: Cast) -> Moment:
    """Return the moment after a spell; raises IllegalStepError (M4.1, M9)."""
    table, sheet, events = moment.table, moment.sheet, list[Event]()
    has_shrine = "shrine" in sheet.buildings
    if isinstance(step.source, int):
        check_usable(moment, step.source, "M4.1")
        price = price_at(sheet, "spell", table.printed.cards[step.source].crystals)
        check_payable(table, price, "M4.1")
        sheet = paying(sheet, price)
        left = tuple(card for card in sheet.bought if card != step.source)
        sheet = sheet._replace(bought=left, cast=(*sheet.cast, step.source))
        events.append(Paid(moment.seat, price))
    else:
        _check_archive(moment, step.source)
        sheet = sheet._replace(used=(*sheet.used, step.source))
    if has_shrine:
        sheet = sheet.write(SHRINE_CROWNS)
        events.append(Crowns(moment.seat, SHRINE_CROWNS, "M8", "shrine"))
    name, strength = table.spell_of(step.source)
    moment = moment._replace(sheets=moment.with_sheet(sheet), events=moment.events + tuple(events))
    return SPELLS[name].effect(moment, step, strength)


def _check_archive(moment: Moment, spell: ArchiveSpell) -> None:
    sheet = moment.sheet
    if spell in sheet.spells and spell not in sheet.used:
        return
    name = archive_spell_name(spell)
    if spell in sheet.used:
        message = Text("{spell} is used already", spell=name)
    else:
        message = Text("{player} does not own {spell}", player=moment.player, spell=name)
    left = (archive_spell_name(each) for each in sheet.spells if each not in sheet.used)
    raise IllegalStepError("F5", message, tuple(left))


# Workers and tracks: Rage, Conjure.


def _rageable(moment: Moment) -> int:
    """Return the player's workers that can take part in a scoring here, on ships too."""
    board, seat, ground = moment.board, moment.seat, moment.table.ground
    found = board.workers[seat] & moment.here
    for ship in bits(board.ships[seat]):
        if ground.shore[ship] & moment.here:
            found |= 1 << ship
    return found


def _rage_casts(moment: Moment, source: Source, _strength: int) -> Sequence[Cast]:
    mask = _rageable(moment)
    if not mask:  # It may be cast without effect.
        return (Cast(source),)
    ground = moment.table.ground
    if moment.table.rules.rage_counts_in == "turn":
        return HexChoices(ground, mask, lambda hex_: Cast(source, (hex_,)))
    casts: list[Cast] = []
    for bit in bits(mask):
        hex_ = ground.hexes[bit]
        regions = _regions_beside(moment, bit)
        casts += [Cast(source, (hex_, ground.hexes[region])) for region in regions]
        if not regions:
            casts.append(Cast(source, (hex_,)))
    return casts


def _regions_beside(moment: Moment, worker: int) -> list[int]:
    """Return the first hexes, as bits, of the regions closed so far that a worker touches."""
    table = moment.table
    ground = table.ground
    reach = ground.shore[worker] if worker in ground.shore else ground.near[worker]
    closed = closed_by(table, moment.board, moment.here, moment.turn.filled)
    return [(each.mask & -each.mask).bit_length() - 1 for each in closed if each.mask & reach]


def _enrage(moment: Moment, step: Cast, strength: int) -> Moment:
    """Let a worker count more in the scorings of this turn (M9 Rage)."""
    ground, allowed = moment.table.ground, _rageable(moment)
    if not allowed and not step.hexes:
        return moment
    names = hex_names(ground, allowed)
    if not step.hexes:
        raise IllegalStepError("M9", Text("the hex of a worker is needed"), names)
    worker = ground.mask(step.hexes[:1])
    if not worker & allowed:
        hex_ = hex_name(step.hexes[0])
        raise IllegalStepError("M9", Text("no worker of yours is in {hex}", hex=hex_), names)
    bit, region = worker.bit_length() - 1, -1
    if moment.table.rules.rage_counts_in == "one region":
        region = _one_region(moment, step, bit)
    elif len(step.hexes) > 1:
        raise IllegalStepError("M9", Text("one hex is right: Rage counts in all scorings"))
    rage = Rage(bit, strength, region)
    return moment._replace(turn=moment.turn._replace(rage=rage))


def _one_region(moment: Moment, step: Cast, worker: int) -> int:
    """Return a bit of the one region in which Rage counts, by its option (M9)."""
    ground = moment.table.ground
    regions = _regions_beside(moment, worker)
    if len(step.hexes) < 2:
        return regions[0] if regions else worker
    named = ground.mask(step.hexes[1:2])
    names = tuple(hex_name(ground.hexes[bit]) for bit in regions)
    closed = closed_by(moment.table, moment.board, moment.here, moment.turn.filled)
    for each in closed:
        first = (each.mask & -each.mask).bit_length() - 1
        if each.mask & named and first in regions:
            return first
    hex_ = hex_name(step.hexes[1])
    raise IllegalStepError(
        "M9",
        Text("{hex} lies in no region closed by now that this worker touches", hex=hex_),
        names,
    )


def _conjure_casts(_moment: Moment, source: Source, _strength: int) -> Sequence[Cast]:
    return [Cast(source, resource=track) for track in TRACKS]


def _conjure(moment: Moment, step: Cast, _strength: int) -> Moment:
    """Set a track to its end (M9 Conjure)."""
    if step.resource not in TRACKS:
        raise IllegalStepError("M9", Text("a resource with a track is needed"), TRACKS)
    tracks = [*moment.sheet.tracks]
    tracks[TRACKS.index(step.resource)] = TRACK_END
    gold, wood, crystal, craft = tracks
    sheet = moment.sheet._replace(tracks=(gold, wood, crystal, craft))
    return moment._replace(sheets=moment.with_sheet(sheet))


# Cards: Acquire, Construct.


def _acquire_casts(moment: Moment, source: Source, _strength: int) -> Sequence[Cast]:
    cards = moment.open_cards(moment.seat)
    return EachChoices(cards, lambda card: Cast(source, card=card))


def _acquire(moment: Moment, step: Cast, _strength: int) -> Moment:
    """Take an open card without paying (M9 Acquire)."""
    if not step.card:
        names = tuple(map(str, moment.open_cards(moment.seat)))
        raise IllegalStepError("M9", Text("the number of an open card is needed"), names)
    check_open(moment, step.card, "M9")
    return acquired(moment, step.card)


def _construct_casts(moment: Moment, source: Source, _strength: int) -> Sequence[Cast]:
    table, sheet = moment.table, moment.sheet
    found: list[Erect] = [
        Build(card) for card in sheet.bought if card != source and can_stand(table, sheet, card)
    ]
    if has_symbol(table, sheet) and moment.left("monument"):
        found += [Monument(card) for card in sheet.built]
    return [Cast(source, erect=each) for each in found]


def _construct(moment: Moment, step: Cast, _strength: int) -> Moment:
    """Erect a building or a monument without its price (M9 Construct)."""
    if step.erect is None:
        raise IllegalStepError("M9", Text("what to erect is needed: build or monument, and a card"))
    check_erect(moment, step.erect)
    return erected(moment, step.erect, None)


SPELLS: Mapping[str, Spell] = {
    "astral-ship": Spell(on_one(free_ships), board_ship),
    "clone": Spell(
        on_one(beside_workers),
        drawn_worker(beside_workers, not_clonable),
    ),
    "construct": Spell(_construct_casts, _construct),
    "muster": Spell(
        on_one(mustered),
        drawn_worker(mustered, not_joined),
    ),
    "conjure": Spell(_conjure_casts, _conjure),
    "rage": Spell(_rage_casts, _enrage),
    "swamp": Spell(swamp_casts, drain),
    "acquire": Spell(_acquire_casts, _acquire),
    "terrain": Spell(terrain_casts, terrain),
}

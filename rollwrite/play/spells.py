"""Spells: what each needs, on what it can be cast, what it does (M9, F5)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rollwrite.play import buying, drawing
from rollwrite.play.choices import EachChoices, HexChoices, PairChoices
from rollwrite.play.closing import closed_by
from rollwrite.play.events import Crowns, Event, Paid
from rollwrite.play.ground import bits
from rollwrite.play.state import GameState, IllegalStepError, Rage
from rollwrite.play.steps import Build, Cast, Erect, Monument, Source
from scoring.merchants.state import ArchiveSpell, archive_spell_name
from sheets.hexes import Hex, hex_name
from sheets.merchants.edition.edition import TRACK_END, TRACKS
from sheets.words.text import Name, Text

SHRINE_CROWNS = 3  # M8


class Spell(NamedTuple):
    """What can be cast with it, and what it does; both take its strength."""

    casts: Callable[[GameState, Source, int], Sequence[Cast]]
    effect: Callable[[GameState, Cast, int], GameState]


def legal_casts(game: GameState) -> Iterator[Sequence[Cast]]:
    """Yield, spell by spell that the player can pay for, all that it can be cast on (M4.1, F5)."""
    table, sheet = game.table, game.sheet
    if table.variant == "family":
        sources: Sequence[Source] = [each for each in sheet.spells if each not in sheet.used]
    else:
        cards = table.printed.cards
        sources = [
            card
            for card in sheet.bought
            if buying.price_at(sheet, "spell", cards[card].crystals).can_be_paid
        ]
    for source in sources:
        name, strength = table.spell_of(source)
        yield SPELLS[name].casts(game, source, strength)


def cast(game: GameState, step: Cast) -> GameState:
    """Return the game after a spell; raises IllegalStepError (M4.1, M9)."""
    table, sheet, events = game.table, game.sheet, list[Event]()
    has_shrine = "shrine" in sheet.buildings
    if isinstance(step.source, int):
        buying.check_usable(game, step.source, "M4.1")
        price = buying.price_at(sheet, "spell", table.printed.cards[step.source].crystals)
        names = table.edition.names.spells[table.spell_of(step.source)[0]]
        undone = Text("{spell} is not cast", spell=Name.of(names))
        buying.check_payable(game, price, undone, "M4.1")
        sheet = buying.pay(sheet, price)
        left = tuple(card for card in sheet.bought if card != step.source)
        sheet = sheet._replace(bought=left, cast=(*sheet.cast, step.source))
        events.append(Paid(game.seat, price))
    else:
        _check_archive(game, step.source)
        sheet = sheet._replace(used=(*sheet.used, step.source))
    if has_shrine:
        sheet = sheet.write(SHRINE_CROWNS)
        events.append(Crowns(game.seat, SHRINE_CROWNS, "M8", "shrine"))
    name, strength = table.spell_of(step.source)
    game = game._replace(sheets=game.with_sheet(sheet), events=game.events + tuple(events))
    return SPELLS[name].effect(game, step, strength)


def _check_archive(game: GameState, spell: ArchiveSpell) -> None:
    sheet = game.sheet
    if spell in sheet.spells and spell not in sheet.used:
        return
    name = archive_spell_name(spell)
    if spell in sheet.used:
        message = Text("{spell} is used already", spell=name)
    else:
        message = Text("{player} does not own {spell}", player=game.player, spell=name)
    left = (archive_spell_name(each) for each in sheet.spells if each not in sheet.used)
    raise IllegalStepError("F5", message, tuple(left))


# The land: Astral Ship, Clone, Muster, Swamp, Terrain.


def free_ships(game: GameState) -> int:
    """Return the ships without a worker; alone those whose lake touches the territory (S8)."""
    ground = game.table.ground
    free = ground.ships & ~game.board.manned
    found = 0
    for ship in bits(free):
        if ground.shore[ship] & game.territory or len(ground.territories) == 1:
            found |= 1 << ship
    return found


def beside_workers(game: GameState) -> int:
    """Return the empty hexes that touch one of the player's workers, or anybody's (M9 Clone)."""
    table, board = game.table, game.board
    is_any = table.rules.clone_from == "any"
    workers = board.all_workers if is_any else board.workers[game.seat]
    near = table.ground.dilate(workers & game.territory)
    if table.rules.ship_worker_anchors:
        near |= drawing.shores(table.ground, board.manned if is_any else board.ships[game.seat])
    return near & game.empty


def mustered(game: GameState) -> int:
    """Return the empty hexes that touch a drawn or start resource or a worker (M9 Muster)."""
    return drawing.touchable(game.table, game.board, game.territory)


def _drainable(game: GameState) -> int:
    """Return the empty hexes that touch a drawn resource or a worker (M9 Swamp)."""
    table, board, territory = game.table, game.board, game.territory
    near = table.ground.dilate(drawing.anchors(table, board, territory) & ~table.ground.start)
    if table.rules.ship_worker_anchors:
        near |= drawing.shores(table.ground, board.manned)
    return near & game.empty


def on_one(find: Callable[[GameState], int]) -> Callable[[GameState, Source, int], Sequence[Cast]]:
    """Return what a spell can be cast on that needs one of the hexes found."""

    def casts(game: GameState, source: Source, _strength: int) -> Sequence[Cast]:
        ground = game.table.ground
        return HexChoices(ground, find(game), lambda hex_: Cast(source, (hex_,)))

    return casts


def swamp_casts(game: GameState, source: Source, strength: int) -> Sequence[Cast]:
    """Return the hexes that Swamp can blacken: two with Swamp 2 where two are allowed (M9)."""
    ground, mask = game.table.ground, _drainable(game)
    if strength == 1 or mask.bit_count() == 1:
        return HexChoices(ground, mask, lambda hex_: Cast(source, (hex_,)))
    return PairChoices(ground, mask, lambda one, other: Cast(source, (one, other)))


_TWO_HEXES = Text("the spell needs two hexes")


def _mask(
    game: GameState, hexes: Sequence[Hex], number: int, allowed: int, message: Callable[[str], Text]
) -> int:
    """Return the mask of a spell's hexes; raises IllegalStepError unless they are allowed."""
    ground = game.table.ground
    names = drawing.hex_names(ground, allowed)
    if not allowed:
        raise IllegalStepError("M9", Text("there is no hex on which it can be cast"))
    if len(hexes) != number:
        needed = Text("the spell needs one hex") if number == 1 else _TWO_HEXES
        raise IllegalStepError("M9", needed, names)
    try:
        drawing.check_empty(game, hexes)
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


def board_ship(game: GameState, step: Cast, _strength: int) -> GameState:
    """Draw a worker on a free ship (M9 Astral Ship)."""
    ground, board, seat, free = game.table.ground, game.board, game.seat, free_ships(game)
    ship = ground.mask(step.hexes)
    if len(step.hexes) != 1 or not ship & free:
        names = drawing.hex_names(ground, free)
        hexes = " ".join(map(hex_name, step.hexes))
        if not free:
            message = Text("no free ship is in reach")
        elif len(step.hexes) != 1:
            message = Text("name the hex of one free ship")
        elif ship & board.manned:
            message = Text("a worker is aboard the ship in {hex} already", hex=hexes)
        else:
            message = Text("no ship in reach lies in {hex}", hex=hexes)
        raise IllegalStepError("M9", message, names)
    ships = board.ships
    board = board._replace(ships=(*ships[:seat], ships[seat] | ship, *ships[seat + 1 :]))
    return game._replace(board=board)


def drawn_worker(
    find: Callable[[GameState], int], message: Callable[[str], Text]
) -> Callable[[GameState, Cast, int], GameState]:
    """Return what draws one more worker on one of the hexes found (M9 Clone, Muster)."""

    def effect(game: GameState, step: Cast, _strength: int) -> GameState:
        mask = _mask(game, step.hexes, 1, find(game), message)
        return game._replace(
            board=drawing.with_worker(game.board, game.seat, mask),
            turn=game.turn._replace(filled=game.turn.filled | mask),
        )

    return effect


def drain(game: GameState, step: Cast, strength: int) -> GameState:
    """Blacken hexes (M9 Swamp)."""
    allowed = _drainable(game)
    number = min(strength, max(allowed.bit_count(), 1))
    mask = _mask(game, step.hexes, number, allowed, _not_drainable)
    board = game.board
    return game._replace(
        board=board._replace(empty=board.empty & ~mask, swamp=board.swamp | mask),
        turn=game.turn._replace(filled=game.turn.filled | mask),
    )


def terrain_casts(game: GameState, source: Source, strength: int) -> Sequence[Cast]:
    """Return the spell where so many resources fit; what is drawn follows as steps of its own."""
    near = drawing.touchable(game.table, game.board, game.territory)
    if strength == 1:
        return (Cast(source),) if near else ()
    return (Cast(source),) if any(drawing.pairs(game.table.ground, game.empty, near)) else ()


def terrain(game: GameState, step: Cast, strength: int) -> GameState:
    """Wait for dice and resources (M9 Terrain)."""
    if not terrain_casts(game, step.source, strength):
        raise IllegalStepError("M9", Text("there is no hex on which it can be cast"))
    turn = game.turn._replace(terrain=strength, roll=())
    return game._replace(phase="terrain", turn=turn)


# Workers and tracks: Rage, Conjure.


def _rageable(game: GameState) -> int:
    """Return the player's workers that can take part in a scoring here, on ships too."""
    board, seat, ground = game.board, game.seat, game.table.ground
    found = board.workers[seat] & game.territory
    for ship in bits(board.ships[seat]):
        if ground.shore[ship] & game.territory:
            found |= 1 << ship
    return found


def _rage_casts(game: GameState, source: Source, _strength: int) -> Sequence[Cast]:
    mask = _rageable(game)
    if not mask:  # It may be cast without effect.
        return (Cast(source),)
    ground = game.table.ground
    if game.table.rules.rage_counts_in == "turn":
        return HexChoices(ground, mask, lambda hex_: Cast(source, (hex_,)))
    casts: list[Cast] = []
    for bit in bits(mask):
        hex_ = ground.hexes[bit]
        regions = _regions_beside(game, bit)
        casts += [Cast(source, (hex_, ground.hexes[region])) for region in regions]
        if not regions:
            casts.append(Cast(source, (hex_,)))
    return casts


def _regions_beside(game: GameState, worker: int) -> list[int]:
    """Return the first hexes, as bits, of the regions closed so far that a worker touches."""
    table = game.table
    ground = table.ground
    reach = ground.shore[worker] if worker in ground.shore else ground.neighbours[worker]
    closed = closed_by(table, game.board, game.territory, game.turn.filled)
    return [(each.mask & -each.mask).bit_length() - 1 for each in closed if each.mask & reach]


def _enrage(game: GameState, step: Cast, strength: int) -> GameState:
    """Let a worker count more in the scorings of this turn (M9 Rage)."""
    ground, allowed = game.table.ground, _rageable(game)
    if not allowed and not step.hexes:
        return game
    names = drawing.hex_names(ground, allowed)
    if not step.hexes:
        raise IllegalStepError(
            "M9", Text("name the hex of the worker that is to count more"), names
        )
    worker = ground.mask(step.hexes[:1])
    if not worker & allowed:
        hex_ = hex_name(step.hexes[0])
        raise IllegalStepError(
            "M9", Text("{player} has no worker in {hex}", player=game.player, hex=hex_), names
        )
    bit, region = worker.bit_length() - 1, -1
    if game.table.rules.rage_counts_in == "one region":
        region = _one_region(game, step, bit)
    elif len(step.hexes) > 1:
        raise IllegalStepError("M9", Text("name a single hex: Rage counts in all scorings"))
    rage = Rage(bit, strength, region)
    return game._replace(turn=game.turn._replace(rage=rage))


def _one_region(game: GameState, step: Cast, worker: int) -> int:
    """Return a bit of the one region in which Rage counts, by its option (M9)."""
    ground = game.table.ground
    regions = _regions_beside(game, worker)
    if len(step.hexes) < 2:
        return regions[0] if regions else worker
    named = ground.mask(step.hexes[1:2])
    names = tuple(hex_name(ground.hexes[bit]) for bit in regions)
    closed = closed_by(game.table, game.board, game.territory, game.turn.filled)
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


def _conjure_casts(_game: GameState, source: Source, _strength: int) -> Sequence[Cast]:
    return [Cast(source, resource=track) for track in TRACKS]


def _conjure(game: GameState, step: Cast, _strength: int) -> GameState:
    """Set a track to its end (M9 Conjure)."""
    if step.resource not in TRACKS:
        raise IllegalStepError("M9", Text("name a resource with a track"), TRACKS)
    tracks = [*game.sheet.tracks]
    tracks[TRACKS.index(step.resource)] = TRACK_END
    gold, wood, crystal, craft = tracks
    sheet = game.sheet._replace(tracks=(gold, wood, crystal, craft))
    return game._replace(sheets=game.with_sheet(sheet))


# Cards: Acquire, Construct.


def _acquire_casts(game: GameState, source: Source, _strength: int) -> Sequence[Cast]:
    cards = game.open_cards(game.seat)
    return EachChoices(cards, lambda card: Cast(source, card=card))


def _acquire(game: GameState, step: Cast, _strength: int) -> GameState:
    """Take an open card without paying (M9 Acquire)."""
    if not step.card:
        names = tuple(map(str, game.open_cards(game.seat)))
        raise IllegalStepError("M9", Text("name the number of an open card"), names)
    buying.check_open(game, step.card, "M9")
    return buying.acquire(game, step.card)


def _construct_casts(game: GameState, source: Source, _strength: int) -> Sequence[Cast]:
    table, sheet = game.table, game.sheet
    found: list[Erect] = [
        Build(card)
        for card in sheet.bought
        if card != source and buying.can_stand(table, sheet, card)
    ]
    if buying.has_symbol(table, sheet) and game.left("monument"):
        found += [Monument(card) for card in sheet.built]
    return [Cast(source, erect=each) for each in found]


def _construct(game: GameState, step: Cast, _strength: int) -> GameState:
    """Erect a building or a monument without its price (M9 Construct)."""
    if step.erect is None:
        raise IllegalStepError("M9", Text("say what to erect: build or monument, and a card"))
    buying.check_erect(game, step.erect)
    return buying.put_up(game, step.erect, None)


SPELLS: Mapping[str, Spell] = {
    "astral-ship": Spell(on_one(free_ships), board_ship),
    "clone": Spell(
        on_one(beside_workers),
        drawn_worker(beside_workers, not_clonable),
    ),
    "construct": Spell(_construct_casts, _construct),
    "muster": Spell(
        on_one(mustered),
        drawn_worker(mustered, drawing.not_joined),
    ),
    "conjure": Spell(_conjure_casts, _conjure),
    "rage": Spell(_rage_casts, _enrage),
    "swamp": Spell(swamp_casts, drain),
    "acquire": Spell(_acquire_casts, _acquire),
    "terrain": Spell(terrain_casts, terrain),
}

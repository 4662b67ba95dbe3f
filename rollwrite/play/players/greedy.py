"""The greedy player: takes what its turn is worth now and soon, without looking at the next."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from itertools import combinations
from random import Random

from rollwrite.play.buying import pay, price_at
from rollwrite.play.choices import HexChoices, PairChoices
from rollwrite.play.closing import closed_by
from rollwrite.play.drawing import INDEX, kinds_shown, worker_places
from rollwrite.play.ground import bits
from rollwrite.play.players.evaluation import Change, Land, evaluate, purchase_worth, sheet_worths
from rollwrite.play.players.forecast import PLAIN, Taste, Tastes, forecast_of
from rollwrite.play.position import Position
from rollwrite.play.state import Sheet
from rollwrite.play.steps import (
    DRAW_NOTHING,
    PASS,
    Action,
    Buy,
    Cast,
    Draw,
    Drawn,
    Start,
    Step,
    Worker,
)
from sheets.merchants.edition.edition import RESOURCES

MOST = 12  # Ways to draw that are ranked.
LOOKED_AT = 3  # Of these that are played to the end of the turn.
MARGIN = 2.0  # Crowns by which they may seem worse than the best.

Valued = tuple[float, Step]  # What a step is worth, in crowns; only differences mean anything.


class Greedy:
    """A player that looks at its own turn alone, to its end, by its `tastes`.

    A `hasty` one draws by what the land promises, and thinks of what else it can do afterwards.
    """

    def __init__(self, tastes: Tastes = PLAIN, *, hasty: bool = False) -> None:
        self._tastes, self._hasty = tastes, hasty

    def choose(self, position: Position, chance: Random) -> Step:
        """Return a step that is legal now, not a roll; `chance` decides between cards alike."""
        return max(self._valued(position, chance, 1), key=_value)[1]

    def ranked(self, position: Position, chance: Random) -> list[Valued]:
        """Return the steps that are worth a look, the best first."""
        return sorted(self._valued(position, chance, MOST), key=_value, reverse=True)

    def _valued(self, position: Position, chance: Random, number: int) -> Sequence[Valued]:
        taste = self._tastes.of(position.table.variant)
        match position.phase:
            case "draw":
                if self._hasty:
                    return valued_draws(position, number, taste)
                found = valued_draws(position, max(number, LOOKED_AT), taste)
                return played(position, found, taste)
            case "worker":
                found = valued_workers(position, taste)
                return found if self._hasty else played(position, found, taste)
            case "terrain":
                return valued_terrain(position, taste)
            case "action":
                return valued_actions(position, taste)
            case "start" | "buy":
                return valued_cards(position, chance, taste)
        steps = position.legal_steps
        if len(steps) == 1:
            return [(0.0, steps[0])]
        return [(turn_worth(position.after(step), position, taste), step) for step in steps]


def _value(valued: Valued) -> float:
    return valued[0]


def played(position: Position, found: Sequence[Valued], taste: Taste) -> list[Valued]:
    """Return ways to draw, those that promise most by what the turn is worth at its end."""
    found = sorted(found, key=_value, reverse=True)
    least = found[0][0] - MARGIN
    looked_at = [each for each in found[:LOOKED_AT] if each[0] > least]
    if len(looked_at) == 1:
        return found
    best = [(_whole_turn(position.after(step), taste), step) for _, step in looked_at]
    less = min(best, key=_value)[0] - looked_at[-1][0]
    return best + [(value + less, step) for value, step in found[len(looked_at) :]]


def _whole_turn(position: Position, taste: Taste) -> float:
    """Return what a turn is worth at its end, from its drawing on."""
    if position.phase == "worker":
        position = position.after(max(valued_workers(position, taste), key=_value)[1])
    if position.phase == "action":
        return max(valued_actions(position, taste), key=_value)[0]
    return turn_worth(position, position, taste)


PAIRS = 12  # Ways to draw that are looked at with each worker.

Pair = tuple[tuple[int, int], tuple[int, int]]  # Two resources by number, each with its bit.


def land_of(position: Position, taste: Taste) -> Land:
    """Return the land as the player sees it whose turn it is."""
    return Land(position, position.seat, forecast_of(position, taste))


def valued_draws(position: Position, number: int, taste: Taste) -> list[tuple[float, Step]]:
    """Return the best ways to draw what the dice show, each with what it and a worker promise."""
    if not any(position.turn.places):
        return [(0.0, DRAW_NOTHING)]
    land = land_of(position, taste)
    found = [
        (_with_worker(position, land, pair), pair) for pair in _pairs(position, land, taste.alike)
    ]
    hexes = position.table.ground.hexes
    return [
        (value, Draw(tuple([Drawn(RESOURCES[kind], hexes[bit]) for kind, bit in pair])))
        for value, pair in nlargest(number, found)
    ]


def _with_worker(position: Position, land: Land, pair: Pair) -> float:
    """Return what a way to draw promises with the best worker for it."""
    if not position.turn.has_room:
        return land.after(Change(pair))
    near, places, filled = position.table.ground.neighbours, 0, 0
    for _, bit in pair:
        places |= near[bit]
        filled |= 1 << bit
    workers = bits(places & position.empty & ~filled)
    return max([land.after(Change(pair, 1 << bit)) for bit in workers])


def _pairs(position: Position, land: Land, alike: float) -> list[Pair]:
    """Return the most promising ways to draw, by what their two hexes promise each alone."""
    kinds = [(INDEX[one], INDEX[other]) for one, other in kinds_shown(position)]
    row = position.table.ground.row
    # What each resource promises alone, by its number and bit.
    after_one = cache(land.after_one)
    found: list[tuple[float, int, int, int, int]] = []
    for mask, distance in zip(position.turn.places, (1, row - 1, row), strict=True):
        for first in bits(mask):
            second = first + distance
            for one, other in kinds:
                value = after_one(one, first) + after_one(other, second)
                found.append((value + alike * (one == other), one, first, other, second))
    best = nlargest(PAIRS, found)
    return [((one, first), (other, second)) for _, one, first, other, second in best]


def valued_workers(position: Position, taste: Taste) -> list[tuple[float, Step]]:
    """Return where a worker can be drawn, each place with what it promises."""
    land, hexes = land_of(position, taste), position.table.ground.hexes
    return [
        (land.after(Change(workers=1 << bit)), Worker(hexes[bit]))
        for bit in bits(worker_places(position))
    ]


def valued_terrain(position: Position, taste: Taste) -> list[tuple[float, Step]]:
    """Return what can be drawn by the spell, each with what it promises."""
    land, bit_of = land_of(position, taste), position.table.ground.bit_of

    def value(drawn: Sequence[Drawn]) -> float:
        return land.after(Change(tuple([(INDEX[kind], bit_of[hex_]) for kind, hex_ in drawn])))

    return [(value(draw.drawn), draw) for draw in position.legal_draws]


TARGETS = 2  # Ways to cast a spell that are played to the end of the turn.
SWAMPS = 6  # Hexes of which two are blackened.
TERRAIN = 1.2  # Crowns that a resource of the spell promises.


# What is thought of while drawing is asked again when it has been drawn.
@lru_cache(maxsize=1 << 5)
def valued_actions(position: Position, taste: Taste) -> Sequence[Valued]:
    """Return what can be done, and doing nothing, each with what the turn is worth then."""
    return tuple(_actions(position, taste))


def _actions(position: Position, taste: Taste) -> Iterator[Valued]:
    yield turn_worth(position.after(PASS), position, taste), PASS
    for steps in position.legal_actions_by_kind:
        for step in _promising(position, steps, taste):
            after, more = position.after(step), 0.0
            if after.phase == "terrain":  # What is drawn is not known yet.
                more = TERRAIN * after.turn.terrain
                after = after._replace(phase="action").after(PASS)
            yield turn_worth(after, position, taste) + more, step


def _promising(position: Position, steps: Sequence[Action], taste: Taste) -> Sequence[Action]:
    """Return those that may be good of the ways to cast one spell; anything else as it is."""
    if not steps or not isinstance(first := steps[0], Cast):
        return steps
    spell, strength = position.table.spell_of(first.source)
    if spell == "rage":
        return _raging(position, steps)
    if spell not in _CHANGES or len(steps) <= TARGETS:
        return steps
    land = land_of(position, taste)
    if spell == "swamp" and strength > 1:
        return _two_swamps(position, steps, land)
    return _best(position, steps, lambda mask: land.after(_CHANGES[spell](mask)))


_CHANGES: Mapping[str, Callable[[int], Change]] = {
    "astral-ship": lambda mask: Change(ship=mask),
    "clone": lambda mask: Change(workers=mask),
    "muster": lambda mask: Change(workers=mask),
    "swamp": lambda mask: Change(swamp=mask),
}


def _best(
    position: Position, steps: Sequence[Action], value: Callable[[int], float]
) -> list[Action]:
    """Return the best casts by what is thought of the hex of each, which is a mask."""
    masks = _masks(position, steps)
    best = nlargest(TARGETS, range(len(masks)), key=lambda index: value(masks[index]))
    return [steps[index] for index in best]


def _masks(position: Position, steps: Sequence[Action]) -> list[int]:
    if isinstance(steps, HexChoices):
        return [1 << bit for bit in bits(steps.mask)]
    bit_of = position.table.ground.bit_of
    return [1 << bit_of[step.hexes[0]] for step in steps if isinstance(step, Cast)]


def _raging(position: Position, steps: Sequence[Action]) -> Sequence[Action]:
    """Return whom to enrage; nobody where nothing is closed now."""
    table, turn = position.table, position.turn
    closed = (
        closed_by(table, position.board, position.territory, turn.filled) if turn.filled else ()
    )
    if not closed:
        return ()
    ground = table.ground

    def hexes(mask: int) -> float:
        bit = mask.bit_length() - 1
        reach = ground.shore[bit] if bit in ground.shore else ground.neighbours[bit]
        return sum([each.mask.bit_count() for each in closed if each.mask & reach])

    return _best(position, steps, hexes) if len(steps) > 1 else steps


def _two_swamps(position: Position, steps: Sequence[Action], land: Land) -> list[Action]:
    """Return two hexes to blacken, of those that are good alone."""
    first = steps[0]
    assert isinstance(first, Cast)
    if not isinstance(steps, PairChoices):  # No more than one can be.
        return [*steps]
    masks = [1 << bit for bit in bits(steps.mask)]
    best = nlargest(SWAMPS, masks, key=lambda mask: land.after(Change(swamp=mask)))
    pairs = nlargest(
        TARGETS,
        combinations(sorted(best), 2),
        key=lambda pair: land.after(Change(swamp=pair[0] | pair[1])),
    )
    hexes = position.table.ground.hexes
    return [
        Cast(first.source, (hexes[one.bit_length() - 1], hexes[other.bit_length() - 1]))
        for one, other in pairs
    ]


CHANCE = 1.0  # Crowns by which a card may seem better than it is.


def valued_cards(position: Position, chance: Random, taste: Taste) -> list[tuple[float, Step]]:
    """Return the cards that can be taken, and a pass, each with what the sheet is worth then."""
    steps, cards = position.legal_steps, position.table.printed.cards
    sheets, seeming = list[Sheet](), list[float]()
    for step in steps:
        sheet, more = position.sheet, 0.0
        if isinstance(step, Buy | Start):
            if isinstance(step, Buy):
                sheet = pay(sheet, price_at(sheet, "card", cards[step.card].gold))
            sheet = sheet._replace(bought=(*sheet.bought, step.card))
            more = CHANCE * chance.random()
        sheets.append(sheet)
        seeming.append(more)
    worths = sheet_worths(position, sheets, forecast_of(position, taste))
    return [(worth + more, step) for worth, more, step in zip(worths, seeming, steps, strict=True)]


def turn_worth(after: Position, before: Position, taste: Taste) -> float:
    """Return what a position is worth at the end of the turn that `before` lies in.

    Closed regions are scored in the usual order; a spell is taken blindly, a card not at all: that
    one can be bought is worth something by itself. What the Trolls claim is left open.
    """
    more = 0.0
    while not after.is_past_turn(before):
        if after.phase == "buy":
            more = purchase_worth(after, forecast_of(after, taste))
        if after.phase in ("action", "score", "buy"):
            after = after.after(PASS)
        elif after.phase == "take":
            after = after.after(after.legal_takes[0])
        else:
            break
    return more + evaluate(after, before.seat, taste)

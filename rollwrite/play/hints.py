"""What a computer player would do now, in one sentence with its reason."""

from collections import Counter
from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random

from rollwrite.play.events import (
    ArtifactDrawn,
    Closed,
    Earned,
    Event,
    RegionClosed,
    points_text,
    resource_name,
)
from rollwrite.play.notation import steps_said
from rollwrite.play.players.evaluation import Region, features_of
from rollwrite.play.players.greedy import Greedy
from rollwrite.play.position import Position
from rollwrite.play.prompts import choice_of
from rollwrite.play.replay import push
from rollwrite.play.shorthand import drawn_text
from rollwrite.play.steps import DRAW_NOTHING, PASS, Cast, Draw, Step, Worker
from scoring.merchants.explained import crowns_text
from scoring.merchants.rewards import GUILD_CROWNS
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import RESOURCES
from sheets.words.text import Message, Text, joined

_PLAYER = Greedy()  # It answers at once, and with figures.
MOST_REASONS = 3
MOST_REGIONS = 2  # That are named, of several that a turn closes.
# What a region pays for its hexes; what passes the end of a track is counted among that.
_PAID = ("workers", "rage", "building", "guild")


def hint(position: Position, language: str) -> Text:
    """Return what a computer player would do now, as it can be called in a language, and why."""
    if position.is_over:
        return Text("The game is over.")
    if position.legal_rolls:
        return Text("Call what the dice show first, such as 3 4, then hint again.")
    if position.phase in ("draw", "terrain", "worker"):
        call, reason = _drawing(position, language)
    else:
        call, reason = _choosing(position)
    return Text("A computer player would call {call}: {reason}.", call=call, reason=reason)


def _chosen(position: Position) -> Step:
    return _PLAYER.choose(position, Random(0))


def _drawing(position: Position, language: str) -> tuple[Message, Message]:
    """Return resources and worker together, as one is chosen for the other."""
    steps, events, now = list[Step](), list[Event](), position
    while not steps or now.phase == "worker":
        steps.append(_chosen(now))
        now, brought, _ = push(now, steps[-1])
        events += brought
        if now.is_past_turn(position):
            break
    if steps == [DRAW_NOTHING]:
        return Text("Enter"), Text("two resources fit nowhere")
    drawn = [each for each in steps if isinstance(each, Draw)]
    hexes = [each.hex for each in steps if isinstance(each, Worker)]
    call = " ".join([*(drawn_text(each, language) for each in drawn), *map(hex_name, hexes)])
    reasons = [*_artifact(events), *_closed(now, events, position), *_open(now, steps, position)]
    return call, joined(reasons[:MOST_REASONS]) or Text("nothing else promises more")


def _artifact(events: Sequence[Event]) -> Iterator[Text]:
    if any(isinstance(event, ArtifactDrawn) for event in events):
        yield Text("it brings an artifact")


def _closed(now: Position, events: Sequence[Event], before: Position) -> Iterator[Text]:
    """Yield what the turn closes when nothing more is done in it, for the player, for others."""
    if now.phase == "action" and not now.is_past_turn(before):
        events = push(now, PASS).events
    regions = [event.region for event in events if isinstance(event, RegionClosed)]
    gains = Counter[int]()
    for each in events:
        if isinstance(each, Earned):
            gains[each.seat] += _earned(each)
    own = _own_regions(regions, events, before)
    if own and len(regions) == 1:
        yield Text("it closes {region}", region=own[0])
    elif own:
        yield Text(
            "it closes {number} regions, of them {gains}",
            number=len(regions),
            gains=joined(own[:MOST_REGIONS]),
        )
    others = [(gain, seat) for seat, gain in gains.items() if seat != before.seat and gain]
    if others:
        gain, seat = max(others)
        yield Text("{player} earns {earned} by it", player=before.table.names[seat], earned=gain)


def _own_regions(
    regions: Sequence[Closed], events: Sequence[Event], before: Position
) -> list[Text]:
    """Return the regions that pay the player, each with how much (M5.3, F6), the most first."""
    theirs = (each for each in regions if each.workers[before.seat])
    earned = (each for each in events if isinstance(each, Earned) and each.seat == before.seat)
    paid = [(_earned(each), each, region) for region, each in zip(theirs, earned, strict=True)]
    return [
        Text(
            "{resource} {hexes} for {earned}",
            resource=resource_name(RESOURCES[region.resource], before.table),
            hexes=" ".join(map(hex_name, before.table.ground.hexes_of(region.mask))),
            earned=_amount(each, before),
        )
        for _, each, region in sorted(paid, key=itemgetter(0), reverse=True)
    ]


def _amount(each: Earned, position: Position) -> Message:
    """Return what a region pays somebody in words, in its unit: `6 crowns`, `2 gold`."""
    number, units = _earned(each), [line.unit for line in each.reward.lines if line.step in _PAID]
    if not units or units[0] == "crowns":
        return crowns_text(number)
    what = resource_name(units[0], position.table)
    return Text("{number} {resource}", number=number, resource=what)


def _earned(each: Earned) -> int:
    """Return what a region pays somebody."""
    return sum(line.amount for line in each.reward.lines if line.step in _PAID)


def _open(now: Position, steps: Sequence[Step], before: Position) -> Iterator[Text]:
    """Yield the most promising open region that the turn has made, or set a worker to."""
    if now.is_past_turn(before):
        return
    ground = before.table.ground
    new = now.turn.filled & ~before.turn.filled
    features = features_of(ground, now.board, before.territory, before.seat)
    found = [each for each in features.regions if each.mine and each.free and each.edge & new]
    if found:
        best = max(
            found, key=lambda each: (each.hexes * each.mine + _of_guild(each, before), -each.free)
        )
        yield Text(
            "{resource} at {hex} will pay {pay} once it is closed (empty around it: {free})",
            resource=resource_name(RESOURCES[best.resource], before.table),
            hex=hex_name(ground.hexes_of(best.mask)[0]),
            pay=_pay(best, before),
            free=best.free,
        )


def _pay(region: Region, position: Position) -> Text:
    """Return what an open region will pay."""
    values = {"hexes": region.hexes, "workers": region.mine}
    if guild := _of_guild(region, position):
        return Text("{hexes} x {workers} and {guild} of the guild", guild=guild, **values)
    return Text("{hexes} x {workers}", **values)


def _of_guild(region: Region, position: Position) -> int:
    """Return what the player's guild adds to an open region (F7)."""
    is_own = RESOURCES[region.resource] in position.table.guilds[position.seat]
    return region.hexes * GUILD_CROWNS if is_own else 0


def _choosing(position: Position) -> tuple[Message, Message]:
    """Return a choice that is no drawing, and how much better it is than the next best."""
    ranked = _PLAYER.ranked(position, Random(0))
    (best, step), *others = ranked
    call = _said(step, position)
    if not others:
        return call, Text("nothing else can be done")
    value, second = others[0]
    if crowns := round(best - value):
        better = Text("by its reckoning {points} better than", points=points_text(crowns))
    else:
        better = Text("by its reckoning a little better than")
    return call, Text("{better} {other}", better=better, other=_said(second, position))


def _said(step: Step, position: Position) -> Message:
    """Return a step as it can be called, and in brackets what that is and costs."""
    if step == PASS:
        return Text("Enter")
    choice = choice_of(step, position)
    call = (
        choice.call if choice and not isinstance(step, Cast) else steps_said([step], position.table)
    )
    if not choice or not choice.name:
        return call
    what = Text("{what} {cost}", what=choice.name, cost=choice.cost) if choice.cost else choice.name
    return Text("{call} ({what})", call=call, what=what)

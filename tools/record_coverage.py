"""What of the rules a record of Pandoria Merchants shows, in a few words each: `spell rage-2`.

An option of the rules is shown where the game would have gone otherwise by its other value.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rollwrite.play.events import (
    ArtifactsCircled,
    ColumnShut,
    Crowns,
    Earned,
    Event,
    Paid,
    TrackRaised,
    ValueTaken,
)
from rollwrite.play.position import Position, first_position
from rollwrite.play.replay import Played, ReplayedRecord
from rollwrite.play.sheet_state import score_of
from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import (
    PASS,
    Bridge,
    Build,
    Cast,
    Claim,
    Column,
    Draw,
    Score,
    Step,
    Take,
    Worker,
)
from rollwrite.play.table import Table, table_of
from scoring.merchants.content import content_of
from scoring.merchants.game import GAME
from scoring.merchants.rewards import Price
from scoring.merchants.state import spell_keys
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import OPTIONS

PAYING = ("treasury", "sawmill", "tower", "workshop", "statue", "store", "academy", "shrine")
DISCOUNTS = ("bank", "carpenter", "school-of-magic")


def wanted(edition: Edition) -> frozenset[str]:
    """Return all that the records of an edition's game are to show."""
    tables = [f"{variant} {players}" for variant in ("base", "family") for players in (2, 3, 4)]
    cards = edition.cards.values()
    return frozenset(
        [
            *tables,
            *(f"solo {level}" for level in GAME.variants["solo"].levels),
            *(f"spell {card.spell}" for card in cards),
            *(f"archive {spell}" for spell in spell_keys(edition.archive).values()),
            *(f"building {card.building}" for card in cards),
            *(f"pays: {building}" for building in (*PAYING, "asylum")),
            *(f"saves: {building}" for building in (*DISCOUNTS, "market")),
            *("relic two", "relic three", "monument", "construct build", "construct monument"),
            *("craft for what is missing", "column shut", "order of scoring", "artifacts circled"),
            *("no worker fits", "draw nothing", "guild", "archive spell taken"),
            *("Trolls: column", "Trolls: relic two", "Trolls: relic three", "Trolls: monument"),
            *("bridge", "rage on a ship"),
            *("ending M7.1", "ending M3.6", "ending M3.6 without the option deadlock_ends"),
            *("ending F9", "ending S12"),
            *(
                f"option {name} = {value}"
                for name, option in OPTIONS.items()
                for value in option.means
            ),
        ]
    )


def shown(replayed: ReplayedRecord, known: Collection[str] = ()) -> frozenset[str]:
    """Return what a record shows; of options only those that are not `known`."""
    assert replayed.start is not None
    table = replayed.start.table
    last = replayed.turns[-1].after
    found = {f"solo {table.level}" if table.level else f"{table.variant} {len(table.names)}"}
    for played in replayed.turns:
        found.update(_of_turn(played, table))
        for event in played.events:
            found.update(_of_event(event))
    if last.is_over:
        is_option = last.ending == "M3.6" and not table.rules.deadlock_ends
        found.add(
            f"ending {last.ending}" + " without the option deadlock_ends" * is_option,
        )
    if table.rules.clone_from == "own" and "spell clone" in found:
        found.add("option clone_from = own")  # "any" allows all of it as well.
    return frozenset(found | {*_options(replayed, known)})


def _of_turn(played: Played, table: Table) -> Iterator[str]:
    for step in played.steps:
        yield from _of_step(step, table)
        if isinstance(step, Draw) and not step.drawn:
            yield "draw nothing"
    kinds = [type(step) for step in played.steps]
    drawn = [step for step in played.steps if isinstance(step, Draw)]
    if drawn and drawn[0].drawn and Worker not in kinds:
        yield "no worker fits"


def _of_step(step: Step, table: Table) -> Iterator[str]:
    match step:
        case Cast():
            yield from _of_spell(step, table)
        case Build(card):
            yield f"building {table.printed.cards[card].building}"
        case Claim(kind):
            yield f"Trolls: {kind}"
        case _ if type(step) in _STEPS:
            yield _STEPS[type(step)]


_STEPS: Mapping[type[Step], str] = {
    Column: "Trolls: column",
    Score: "order of scoring",
    Take: "archive spell taken",
    Bridge: "bridge",
}


def _of_spell(step: Cast, table: Table) -> Iterator[str]:
    source, ground = step.source, table.ground
    if isinstance(source, int):
        yield f"spell {table.printed.cards[source].spell}"
    else:
        yield f"archive {spell_keys(table.edition.archive)[source]}"
    if step.erect:
        yield f"construct {type(step.erect).__name__.lower()}"
        yield from _of_step(step.erect, table)
    if table.spell_of(source)[0] == "rage" and ground.mask(step.hexes[:1]) & ground.ships:
        yield "rage on a ship"


def _of_event(event: Event) -> Iterator[str]:
    match event:
        case ValueTaken(_, claim):
            yield claim.kind
        case ColumnShut():
            yield "column shut"
        case ArtifactsCircled():
            yield "artifacts circled"
        case TrackRaised():
            yield "pays: asylum"
        case Crowns(_, _, _, what) if what != "overflow":
            yield f"pays: {what}"
        case Paid(_, price):
            yield from _of_price(price)
        case Earned(_, reward):
            yield from (f"pays: {line.building}" for line in reward.lines if line.building)
            yield from (line.step for line in reward.lines if line.step == "guild")


def _of_price(price: Price) -> Iterator[str]:
    if price.discount:
        yield f"saves: {price.discount}"
    if price.craft:
        yield "saves: market" if price.craft_for_one == 1 else "craft for what is missing"


def _options(replayed: ReplayedRecord, known: Collection[str]) -> Iterator[str]:
    """Yield the options without whose value the game would have gone otherwise."""
    assert replayed.start is not None
    table = replayed.start.table
    for name, option in OPTIONS.items():
        value = getattr(table.rules, name)
        if f"option {name} = {value}" in known:
            continue
        [other] = {*option.means} - {value}
        if _outcome(replayed.turns, _with_option(table, name, other)) != _outcome(
            replayed.turns, replayed.start
        ):
            yield f"option {name} = {value}"


def _with_option(table: Table, name: str, value: Any) -> Position:
    edition = replace(table.edition, rules=replace(table.rules, **{name: value}))
    content = content_of(edition)
    return first_position(
        table_of(table.variant, table.names, content, table.edition_name, table.level)
    )


def _outcome(turns: Sequence[Played], position: Position) -> object:
    """Return how these turns end: the points of all, and why; None where they cannot be played."""
    for played in turns:
        before = position
        try:
            for step in played.steps:
                position = position.after(step)
            while not position.is_over and _is_same_turn(before, position):
                position = position.after(PASS)
        except IllegalStepError:
            return None
    return position.ending, points_of(position)


def points_of(position: Position) -> dict[str, int]:
    """Return the points of all players, alone the Trolls' too."""
    return {str(each.account.name): each.account.total for each in score_of(position).players}


def _is_same_turn(before: Position, now: Position) -> bool:
    return (before.round, before.seat) == (now.round, now.seat)

"""What a step brings about: events, each told in words with its rule, never written in a record."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from rollwrite.play.table import Table
from scoring.merchants.explained import explain_price, explain_reward
from scoring.merchants.rewards import PRICE_RULE, Price, Reward
from scoring.merchants.state import KIND_NAMES, Claim
from sheets.hexes import Edge, edge_name, hex_name
from sheets.merchants.edition.edition import RESOURCES, Board, Resource
from sheets.words.text import Message, Name, Text, in_a_row, joined


class ArtifactDrawn(NamedTuple):
    """An artifact is drawn on an edge (M3.3)."""

    edge: Edge


class Paid(NamedTuple):
    """A price is paid (M4.1, M4.2, M4.4, M6.1)."""

    seat: int
    price: Price


class Closed(NamedTuple):
    """A region that this turn closed: its resource by number, its hexes as a mask.

    `workers` are by seat those that touch it (M5.3).
    """

    resource: int
    mask: int
    workers: tuple[int, ...]
    artifacts: int


class RegionClosed(NamedTuple):
    """A region is closed (M5.2); `goals` are how many printed resources are by then (M7.1)."""

    region: Closed
    goals: int


class Earned(NamedTuple):
    """A player earns for a closed region (M5.3-M5.5, F6, F7); `reward` tells each step."""

    seat: int
    reward: Reward


class Crowns(NamedTuple):
    """A player writes crowns, by a rule, for what is called so: a building's key or "overflow"."""

    seat: int
    crowns: int
    rule: str
    what: str


class ArtifactsCircled(NamedTuple):
    """A player circles artifacts of closed regions (M5.6)."""

    seat: int
    number: int


class ValueTaken(NamedTuple):
    """A player takes a relic or monument; all others cross it out (M4.3, M4.4)."""

    seat: int
    claim: Claim


class ColumnShut(NamedTuple):
    """Three cards of a column are bought: the others are crossed out (M6.2); counted from 1."""

    seat: int
    column: int


class TrackRaised(NamedTuple):
    """The Asylum raises a track from 0 to 1 (M8)."""

    seat: int
    resource: Resource


class EndReached(NamedTuple):
    """The game ends with this round (M7.1, M3.6, F9)."""

    rule: str


class TerritoryClosed(NamedTuple):
    """A territory is closed; its points go into the table (S6, S7). `row` is counted from 1."""

    row: int
    points: int


class TrollsGained(NamedTuple):
    """The Trolls get what a territory's target leaves to them (S11). `row` is counted from 1."""

    row: int
    points: int


class ColumnClaimed(NamedTuple):
    """The Trolls claim a column, from 1, and a point for each card crossed out now (S9)."""

    column: int
    cards: int


class ValueClaimed(NamedTuple):
    """The Trolls claim a relic or monument, and its points (S10)."""

    claim: Claim


Event: TypeAlias = (
    ArtifactDrawn
    | Paid
    | RegionClosed
    | Earned
    | Crowns
    | ArtifactsCircled
    | ValueTaken
    | ColumnShut
    | TrackRaised
    | EndReached
    | TerritoryClosed
    | TrollsGained
    | ColumnClaimed
    | ValueClaimed
)


class Told(NamedTuple):
    """An event in words, and its rule."""

    text: Message
    rule: str


class Outcome(NamedTuple):
    """What a step brought about.

    told: each event in words, with its rule
    turn: the line of the turn that it finished, "" where it did not
    """

    told: tuple[Told, ...]
    turn: str = ""


def tell(event: Event, table: Table) -> Told:
    """Return what is said of an event."""
    names = table.names
    match event:
        case ArtifactDrawn(edge):
            return Told(Text("an artifact is placed on {edge}", edge=edge_name(edge)), "M3.3")
        case RegionClosed():
            text = _closed(event, table)
            return Told(_with_goals(text, event, table), "M5.2")
        case Paid() | Earned() | Crowns():
            return _told_gain(event, table)
        case ArtifactsCircled(seat, number):
            text = (
                Text("{player} circles an artifact", player=names[seat])
                if number == 1
                else Text("{player} circles {number} artifacts", player=names[seat], number=number)
            )
            return Told(text, "M5.6")
        case ValueTaken() | ColumnShut():
            return _told_taken(event, names)
        case TerritoryClosed() | TrollsGained() | ColumnClaimed() | ValueClaimed():
            return _told_alone(event)
    return _told_course(event, table)


def _told_taken(event: ValueTaken | ColumnShut, names: Sequence[str]) -> Told:
    """Return what is said of what others cross out, where there are others."""
    player = names[event.seat]
    if isinstance(event, ValueTaken):
        kind, value = KIND_NAMES[event.claim.kind], event.claim.value
        rule = "M4.4" if event.claim.kind == "monument" else "M4.3"
        text = Text("{player} takes {kind} {value}", player=player, kind=kind, value=value)
        if len(names) > 1:
            text = Text("{taken}; all others cross it out", taken=text)
        return Told(text, rule)
    values: dict[str, Message | int] = {"player": player, "column": event.column}
    if len(names) == 1:
        text = Text(
            "{player} owns three cards of column {column}: tick it and cross out the rest", **values
        )
        return Told(text, "M6.2")
    text = Text(
        "{player} owns three cards of column {column}: all tick it and cross out the rest",
        **values,
    )
    return Told(text, "M6.2")


def _told_gain(event: Paid | Earned | Crowns, table: Table) -> Told:
    player, edition = table.names[event.seat], table.edition
    match event:
        case Paid(_, price):
            answer = explain_price(price, 0, edition.names, edition.rules)
            rule = PRICE_RULE[price.ware]
        case Earned(_, reward):
            answer = explain_reward(reward, edition.names, edition.rules)
            rule = reward.lines[0].rule if reward.lines else "M5.3"
        case Crowns(_, crowns, rule, what):
            text = Text(
                "{player} writes {crowns} as crowns, for {what}",
                player=player,
                crowns=crowns,
                what=_source(what, table),
            )
            return Told(text, rule)
    return Told(Text("{player}: {what}", player=player, what=answer.sentence), rule)


def _told_course(event: TrackRaised | EndReached, table: Table) -> Told:
    if isinstance(event, EndReached):
        return Told(Text("the game ends with this round"), event.rule)
    text = Text(
        "{player} moves {resource} from 0 to 1 by the Asylum",
        player=table.names[event.seat],
        resource=resource_name(event.resource, table),
    )
    return Told(text, "M8")


def _told_alone(event: TerritoryClosed | TrollsGained | ColumnClaimed | ValueClaimed) -> Told:
    match event:
        case TerritoryClosed(row, points):
            text = Text(
                "territory {row} is closed with {points}", row=row, points=points_text(points)
            )
            return Told(text, "S7")
        case TrollsGained(row, points):
            text = Text("the Trolls get {points} for territory {row}", points=points, row=row)
            return Told(text, "S11")
        case ColumnClaimed(column, cards):
            text = Text(
                "the Trolls claim column {column} and cross out {cards} of its cards",
                column=column,
                cards=cards,
            )
            return Told(text, "S9")
    kind, value = KIND_NAMES[event.claim.kind], event.claim.value
    return Told(Text("the Trolls claim {kind} {value}", kind=kind, value=value), "S10")


def resource_name(resource: Resource, table: Table) -> Name:
    """Return a resource's name in every language."""
    return Name.of(table.edition.names.resources[resource])


def points_text(points: int) -> Text:
    """Return points in words."""
    return Text("1 point") if points == 1 else Text("{number} points", number=points)


def _closed(event: RegionClosed, table: Table) -> Text:
    region = event.region
    who = [
        Text("{player} {number}", player=table.names[seat], number=number)
        for seat, number in enumerate(region.workers)
        if number
    ]
    values: dict[str, Message] = {
        "resource": resource_name(RESOURCES[region.resource], table),
        "hexes": " ".join(map(hex_name, table.ground.hexes_of(region.mask))),
    }
    if not who:
        return Text("{resource} {hexes} is closed, and nobody is there", **values)
    return Text(
        "{resource} {hexes} is closed, with these workers: {who}", who=in_a_row(who), **values
    )


def _with_goals(text: Text, event: RegionClosed, table: Table) -> Text:
    """Add to what is said of a closed region which numbers are struck on the sheets (M7.1)."""
    plan = table.ground.plan
    if not isinstance(plan, Board):
        return text
    goals = plan.goals(table.ground.players)
    struck = [goals[each] for each in table.ground.hexes_of(event.region.mask) if each in goals]
    if not struck:
        return text
    return Text(
        "{closed}; cross out goal {numbers} ({number} of {all} are closed)",
        closed=text,
        numbers=joined([*map(str, struck)]),
        number=event.goals,
        all=len(goals),
    )


def _source(what: str, table: Table) -> Message:
    if what == "overflow":
        return Text("what passed the ends of the tracks")
    return Name.of(table.edition.names.buildings[what])

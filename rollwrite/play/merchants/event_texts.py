"""What a step brings about, in words, each with its rule."""

from __future__ import annotations

from typing import NamedTuple

from rollwrite.play.merchants.events import (
    ArtifactDrawn,
    ArtifactsCircled,
    ColumnClaimed,
    ColumnShut,
    Crowns,
    Earned,
    EndReached,
    Event,
    Paid,
    RegionClosed,
    TerritoryClosed,
    TrackRaised,
    TrollsGained,
    ValueClaimed,
    ValueTaken,
)
from rollwrite.play.merchants.table import Table
from scoring.merchants.rewards.explained import explain_price, explain_reward
from scoring.merchants.rewards.prices import PRICE_RULE
from scoring.merchants.states.claims import KIND_NAMES
from sheets.hexes import edge_name, hex_name
from sheets.merchants.edition.edition import RESOURCES, Resource
from sheets.words.text import Name, Said, Text, in_a_row


class Told(NamedTuple):
    """An event in words, and its rule."""

    text: Text
    rule: str


def tell(event: Event, table: Table) -> Told:
    """Return what is said of an event."""
    names = table.names
    match event:
        case ArtifactDrawn(edge):
            return Told(Text("an artifact is drawn on {edge}", edge=edge_name(edge)), "M3.3")
        case RegionClosed():
            return Told(_closed(event, table), "M5.2")
        case Paid() | Earned() | Crowns():
            return _told_gain(event, table)
        case ArtifactsCircled(seat, number):
            text = Text("{player} circles artifacts: {number}", player=names[seat], number=number)
            return Told(text, "M5.6")
        case ValueTaken(seat, claim):
            text = Text(
                "{player} takes: {kind} {value}; all others cross it out",
                player=names[seat],
                kind=KIND_NAMES[claim.kind],
                value=claim.value,
            )
            return Told(text, "M4.4" if claim.kind == "monument" else "M4.3")
        case ColumnShut(seat, column):
            text = Text(
                "{player} owns three cards of column {column}: all tick it and cross out the rest",
                player=names[seat],
                column=column,
            )
            return Told(text, "M6.2")
        case TerritoryClosed() | TrollsGained() | ColumnClaimed() | ValueClaimed():
            return _told_alone(event)
    return _told_course(event, table)


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
                "{player} writes crowns: {crowns}, {what}",
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
        "{player}: {resource} from 0 to 1 by the Asylum",
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
                "the Trolls claim column {column}, cards crossed out: {cards}",
                column=column,
                cards=cards,
            )
            return Told(text, "S9")
    kind, value = KIND_NAMES[event.claim.kind], event.claim.value
    return Told(Text("the Trolls claim: {kind} {value}", kind=kind, value=value), "S10")


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
    values: dict[str, Said] = {
        "resource": resource_name(RESOURCES[region.resource], table),
        "hexes": " ".join(map(hex_name, table.ground.hexes_of(region.mask))),
    }
    if not who:
        return Text("closed: {resource} {hexes}, nobody there", **values)
    return Text("closed: {resource} {hexes}, workers: {who}", who=in_a_row(who), **values)


def _source(what: str, table: Table) -> Said:
    if what == "overflow":
        return Text("what passed the ends of the tracks")
    return Name.of(table.edition.names.buildings[what])

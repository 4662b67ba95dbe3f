"""Buildings, relics and monuments: who can erect or take them, what that leaves (M4.2-M4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rollwrite.play.merchants.events import Crowns, Event, Paid, ValueTaken
from rollwrite.play.merchants.marks import Sheet
from rollwrite.play.merchants.moment import IllegalStepError, Moment
from rollwrite.play.merchants.steps import Build, Erect, Monument, Relic
from rollwrite.play.merchants.table import Table, price_of
from scoring.merchants.player.checks import FOR_THREE, FOR_TWO
from scoring.merchants.rewards.prices import HELPING, Price, Ware
from scoring.merchants.states.claims import KINDS, Claim, Kind
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import Name, Text

ACADEMY_CROWNS = 1  # M8
RELIC_KINDS: Mapping[str, Kind] = {"two": "relic two", "three": "relic three"}
ARTIFACTS: Mapping[str, int] = {"two": FOR_TWO, "three": FOR_THREE}
WOOD, CRAFT = TRACKS.index("wood"), TRACKS.index("craft")
PAID_FROM: Mapping[Ware, int] = {
    "card": TRACKS.index("gold"),
    "spell": TRACKS.index("crystal"),
    "building": WOOD,
    "monument": WOOD,
}


def legal_erecting(moment: Moment) -> Iterator[Erect | Relic]:
    """Yield the buildings, relics and monuments that the player can pay for."""
    table, sheet = moment.table, moment.sheet
    for card in sheet.bought:
        if can_stand(table, sheet, card) and building_price(table, sheet, card).can_be_paid:
            yield Build(card)
    if not has_symbol(table, sheet):
        return
    if sheet.unspent >= FOR_TWO:
        for kind, value in RELIC_KINDS.items():
            if sheet.unspent >= ARTIFACTS[kind] and moment.left(value):
                yield Relic("two" if kind == "two" else "three")
    if sheet.built and moment.left("monument"):
        for card in sheet.built:
            if monument_price(table, sheet, card).can_be_paid:
                yield Monument(card)


def can_stand(table: Table, sheet: Sheet, card: int) -> bool:
    """Return whether no building of that name stands yet (M4.2)."""
    return table.printed.cards[card].building not in sheet.buildings


def has_symbol(table: Table, sheet: Sheet) -> bool:
    """Return whether a worker symbol is left to cross out (M4.3, M4.4)."""
    return sheet.workers_crossed < table.printed.workers


def price_at(sheet: Sheet, ware: Ware, printed: int) -> Price:
    """Return what a ware costs a player with these tracks and buildings."""
    tracks, helping = sheet.tracks, sheet.buildings & HELPING[ware]
    return price_of(ware, printed, tracks[PAID_FROM[ware]], tracks[CRAFT], helping)


def paying(sheet: Sheet, price: Price) -> Sheet:
    """Return the sheet after a price was paid."""
    tracks = [*sheet.tracks]
    tracks[PAID_FROM[price.ware]] -= price.paid
    tracks[CRAFT] -= price.craft
    gold, wood, crystal, craft = tracks
    return sheet._replace(tracks=(gold, wood, crystal, craft))


def check_payable(table: Table, price: Price, rule: str) -> None:
    """Raise IllegalStepError where a price cannot be paid (M4.5)."""
    if not price.can_be_paid:
        raise IllegalStepError(
            rule,
            Text(
                "it costs {asked} {resource}; {missing} is missing",
                asked=price.asked,
                resource=table.face_name(price.resource),
                missing=price.missing,
            ),
        )


def erect(moment: Moment, step: Erect | Relic) -> Moment:
    """Return the moment after a building, relic or monument; raises IllegalStepError."""
    if isinstance(step, Relic):
        return _with_relic(moment, step)
    check_erect(moment, step)
    table, sheet = moment.table, moment.sheet
    if isinstance(step, Build):
        price = building_price(table, sheet, step.card)
        check_payable(table, price, "M4.2")
    else:
        price = monument_price(table, sheet, step.card)
        check_payable(table, price, "M4.4")
    return erected(moment, step, price)


def check_erect(moment: Moment, step: Erect) -> None:
    """Raise IllegalStepError unless, but for its price, a player can erect this."""
    table, sheet = moment.table, moment.sheet
    if isinstance(step, Build):
        check_usable(moment, step.card, "M4.2")
        if not can_stand(table, sheet, step.card):
            raise IllegalStepError(
                "M4.2",
                Text("a {building} stands already", building=_building_name(table, step.card)),
            )
        return
    if step.card not in sheet.built:
        raise IllegalStepError(
            "M4.4",
            Text("no building of yours stands on card {card}", card=step.card),
            tuple(map(str, sheet.built)),
        )
    _check_symbol(table, sheet, "M4.4")
    if not moment.left("monument"):
        raise IllegalStepError("M4.4", Text("no monument is left"))


def check_usable(moment: Moment, card: int, rule: str) -> None:
    """Raise IllegalStepError unless a card is bought, and used neither way (M4.1, M4.2)."""
    sheet = moment.sheet
    if card in sheet.bought:
        return
    if card in sheet.owned:
        message = Text("card {card} is used already, as a spell or as a building", card=card)
    else:
        message = Text("{player} does not own card {card}", player=moment.player, card=card)
    raise IllegalStepError(rule, message, tuple(map(str, sheet.bought)))


def erected(moment: Moment, step: Erect, price: Price | None) -> Moment:
    """Return the moment with a building or monument erected; without a price for nothing (M9)."""
    table, sheet = moment.table, moment.sheet
    events: list[Event] = []
    if price:
        sheet = paying(sheet, price)
        events.append(Paid(moment.seat, price))
    if isinstance(step, Build):
        building = table.printed.cards[step.card].building
        has_academy = "academy" in sheet.buildings
        sheet = sheet._replace(
            bought=_without(sheet.bought, step.card),
            built=(*sheet.built, step.card),
            paid=(*sheet.paid, price.asked if price else 0),
            buildings=sheet.buildings | {building},
        )
        moment = moment._replace(sheets=moment.with_sheet(sheet))
    else:
        sheet = _overbuilt(table, sheet, step.card)
        has_academy = "academy" in sheet.buildings
        moment, taken = _taking(moment, sheet, "monument")
        events.append(taken)
    events += _academy(moment, has_academy)
    sheet = moment.sheet.write(ACADEMY_CROWNS) if has_academy else moment.sheet
    return moment._replace(sheets=moment.with_sheet(sheet), events=moment.events + tuple(events))


def _with_relic(moment: Moment, step: Relic) -> Moment:
    table, sheet, kind = moment.table, moment.sheet, RELIC_KINDS[step.kind]
    cost = ARTIFACTS[step.kind]
    if sheet.unspent < cost:
        raise IllegalStepError(
            "M4.3",
            Text("it costs {cost} artifacts; {left} are left", cost=cost, left=sheet.unspent),
        )
    _check_symbol(table, sheet, "M4.3")
    if not moment.left(kind):
        raise IllegalStepError("M4.3", Text("no relic of this kind is left"))
    sheet = sheet._replace(crossed=sheet.crossed + cost)
    moment, taken = _taking(moment, sheet, kind)
    has_academy = "academy" in sheet.buildings
    events = (taken, *_academy(moment, has_academy))
    sheet = moment.sheet.write(ACADEMY_CROWNS) if has_academy else moment.sheet
    return moment._replace(sheets=moment.with_sheet(sheet), events=moment.events + events)


def _taking(moment: Moment, sheet: Sheet, kind: Kind) -> tuple[Moment, ValueTaken]:
    """Return the moment with the most valuable of a kind taken, for a worker symbol."""
    value = moment.left(kind)[0]
    sheet = _with_value(sheet, kind, value)._replace(workers_crossed=sheet.workers_crossed + 1)
    sheet = sheet.write(value)
    moment = moment._replace(sheets=moment.with_sheet(sheet), taken=gone(moment.taken, kind))
    return moment, ValueTaken(moment.seat, Claim(kind, value))


def _with_value(sheet: Sheet, kind: Kind, value: int) -> Sheet:
    match kind:
        case "relic two":
            return sheet._replace(relics_two=(*sheet.relics_two, value))
        case "relic three":
            return sheet._replace(relics_three=(*sheet.relics_three, value))
    return sheet._replace(monuments=(*sheet.monuments, value))


def gone(taken: tuple[int, int, int], kind: Kind) -> tuple[int, int, int]:
    """Return how many of each kind are gone after one more of this one."""
    two, three, monument = (
        count + (each == kind) for each, count in zip(KINDS, taken, strict=True)
    )
    return two, three, monument


def _overbuilt(table: Table, sheet: Sheet, card: int) -> Sheet:
    """Return the sheet with a standing building crossed out; its effect ends (M4.4)."""
    place = sheet.built.index(card)
    return sheet._replace(
        built=_without(sheet.built, card),
        paid=sheet.paid[:place] + sheet.paid[place + 1 :],
        overbuilt=(*sheet.overbuilt, card),
        buildings=sheet.buildings - {table.printed.cards[card].building},
    )


def _academy(moment: Moment, has_academy: bool) -> tuple[Event, ...]:
    """Return what the Academy pays for whatever else is erected (M8)."""
    return (Crowns(moment.seat, ACADEMY_CROWNS, "M8", "academy"),) if has_academy else ()


def building_price(table: Table, sheet: Sheet, card: int) -> Price:
    """Return what a card's building costs (M4.2)."""
    return price_at(sheet, "building", table.printed.cards[card].wood)


def monument_price(table: Table, sheet: Sheet, card: int) -> Price:
    """Return the price over a building, which no longer helps to pay (M4.4)."""
    if table.rules.monument_discount == "paid":
        wood = sheet.paid[sheet.built.index(card)]
    else:
        wood = table.printed.cards[card].wood
    return price_at(_overbuilt(table, sheet, card), "monument", wood)


def _check_symbol(table: Table, sheet: Sheet, rule: str) -> None:
    if not has_symbol(table, sheet):
        raise IllegalStepError(rule, Text("no worker symbol is left to cross out"))


def _building_name(table: Table, card: int) -> Name:
    return Name.of(table.edition.names.buildings[table.printed.cards[card].building])


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple([each for each in cards if each != card])

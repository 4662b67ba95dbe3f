"""What a player gets: buildings, relics, monuments (M4), cards (M6), spells of the archive (F8)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from rollwrite.play.choices import EachChoices
from rollwrite.play.events import ColumnShut, Crowns, Event, Paid, ValueTaken
from rollwrite.play.state import IllegalStepError, Moment, Sheet
from rollwrite.play.steps import Build, Buy, Erect, Monument, Relic, Take
from rollwrite.play.table import Table, price_of
from scoring.merchants.player_checks import FOR_THREE, FOR_TWO
from scoring.merchants.rewards.prices import HELPING, Price, Ware
from scoring.merchants.state import KINDS, ArchiveSpell, Claim, Kind, archive_spell_name
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TRACKS
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


def can_buy(moment: Moment) -> bool:
    """Return whether enough was closed in this turn for buying a card (M6.1, S5)."""
    return len(moment.turn.closed) >= _needed(moment)


def legal_buys(moment: Moment) -> Sequence[Buy]:
    """Return the cards that the player can buy now."""
    if not can_buy(moment):
        return ()
    table, sheet = moment.table, moment.sheet
    payable = {gold for gold in table.card_prices if price_at(sheet, "card", gold).can_be_paid}
    if not payable:
        return ()
    cards = table.printed.cards
    open_ = moment.open_cards(moment.seat)
    return EachChoices([card for card in open_ if cards[card].gold in payable], Buy)


def bought(moment: Moment, step: Buy) -> Moment:
    """Return the moment after a card was bought; raises IllegalStepError (M6)."""
    check_open(moment, step.card, "M6.1")
    table, sheet = moment.table, moment.sheet
    price = price_at(sheet, "card", table.printed.cards[step.card].gold)
    check_payable(table, price, "M6.1")
    moment = moment._replace(
        sheets=moment.with_sheet(paying(sheet, price)),
        events=(*moment.events, Paid(moment.seat, price)),
    )
    return acquired(moment, step.card)


def check_closed(moment: Moment, closed: int) -> None:
    """Raise IllegalStepError unless so many closed regions allow to buy a card (M6.1, S5)."""
    needed = _needed(moment)
    if closed < needed:
        rule = "M6.1" if needed == 1 else "S5"
        message = Text(
            "regions closed in this turn: {closed}, needed: {needed}", closed=closed, needed=needed
        )
        raise IllegalStepError(rule, message)


def check_open(moment: Moment, card: int, rule: str) -> None:
    """Raise IllegalStepError unless a card is still open to the player (M6.2)."""
    column = moment.table.printed.column_of.get(card, 0)
    if column and column - 1 not in moment.shut and card not in moment.sheet.owned:
        return
    if card not in moment.table.printed.cards:
        message = Text("no card {card} is printed", card=card)
    elif card in moment.sheet.owned:
        message = Text("{player} owns card {card} already", player=moment.player, card=card)
    else:
        rule = "M6.2"
        message = Text("card {card} is crossed out", card=card)
    raise IllegalStepError(rule, message, tuple(map(str, moment.open_cards(moment.seat))))


def acquired(moment: Moment, card: int) -> Moment:
    """Return the moment with a card owned; with the third of a column that is shut (M6.2)."""
    sheet = moment.sheet
    sheet = sheet._replace(bought=(*sheet.bought, card))
    moment = moment._replace(sheets=moment.with_sheet(sheet))
    column = moment.table.printed.column_of[card] - 1
    owned = sum(each in sheet.owned for each in moment.table.columns[column])
    if owned < COLUMN_BOUGHT:
        return moment
    return moment._replace(
        shut=moment.shut | {column},
        events=(*moment.events, ColumnShut(moment.seat, column + 1)),
    )


def _needed(moment: Moment) -> int:
    return 2 if moment.table.variant == "solo" else 1


def legal_takes(moment: Moment) -> tuple[Take, ...]:
    """Return the spells that can be taken: the next of a place begun, else the first of any."""
    left = spells_left(moment)
    if not left:
        return ()
    storey = [spell for spell in left if spell.storey == left[0].storey]
    strongest = {spell.place: spell for spell in reversed(storey)}
    begun = [spell for spell in strongest.values() if spell.number > 1]
    return tuple(Take(spell) for spell in begun or sorted(strongest.values()))


def spells_left(moment: Moment) -> tuple[ArchiveSpell, ...]:
    """Return the spells that nobody has, storey by storey."""
    taken: Collection[ArchiveSpell] = {spell for sheet in moment.sheets for spell in sheet.spells}
    return tuple(spell for spell in moment.table.spells if spell not in taken)


def taken(moment: Moment, step: Take) -> Moment:
    """Return the moment after a spell was taken; raises IllegalStepError (F8)."""
    legal = legal_takes(moment)
    if step not in legal:
        names = tuple(archive_spell_name(each.spell) for each in legal)
        name = archive_spell_name(step.spell)
        if step.spell not in moment.table.spells:
            message = Text("{spell} is not in play", spell=name)
        elif step.spell not in spells_left(moment):
            message = Text("{spell} is taken already", spell=name)
        else:
            message = Text("{spell} is not the next one", spell=name)
        raise IllegalStepError("F8", message, names)
    sheet = moment.sheet
    sheet = sheet._replace(spells=(*sheet.spells, step.spell))
    return moment._replace(sheets=moment.with_sheet(sheet))

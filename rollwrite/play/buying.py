"""What a player gets: buildings, relics, monuments (M4), cards (M6), spells of the archive (F8)."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from rollwrite.play.choices import EachChoices
from rollwrite.play.events import ColumnShut, Crowns, Event, Paid, ValueTaken
from rollwrite.play.state import GameState, IllegalStepError, Sheet
from rollwrite.play.steps import Build, Buy, Erect, Monument, Relic, Take
from rollwrite.play.table import Table, price_of
from scoring.merchants.player_checks import FOR_THREE, FOR_TWO
from scoring.merchants.rewards import HELPING, Price, Ware
from scoring.merchants.state import KINDS, ArchiveSpell, Claim, Kind, archive_spell_name
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TRACKS
from sheets.words.text import Message, Name, Text

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


def legal_erecting(game: GameState) -> Iterator[Erect | Relic]:
    """Yield the buildings, relics and monuments that the player can pay for."""
    table, sheet = game.table, game.sheet
    for card in sheet.bought:
        if can_stand(table, sheet, card) and building_price(table, sheet, card).can_be_paid:
            yield Build(card)
    if not has_symbol(table, sheet):
        return
    if sheet.unspent >= FOR_TWO:
        for kind, value in RELIC_KINDS.items():
            if sheet.unspent >= ARTIFACTS[kind] and game.left(value):
                yield Relic("two" if kind == "two" else "three")
    if sheet.built and game.left("monument"):
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


def pay(sheet: Sheet, price: Price) -> Sheet:
    """Return the sheet after a price was paid."""
    tracks = [*sheet.tracks]
    tracks[PAID_FROM[price.ware]] -= price.paid
    tracks[CRAFT] -= price.craft
    gold, wood, crystal, craft = tracks
    return sheet._replace(tracks=(gold, wood, crystal, craft))


def check_payable(game: GameState, price: Price, undone: Message, rule: str) -> None:
    """Raise IllegalStepError where a price cannot be paid, and what is `undone` then (M4.5)."""
    if not price.can_be_paid:
        raise IllegalStepError(
            rule,
            Text(
                "{undone}: it costs {asked} {resource}, and {player} is {missing} short",
                undone=undone,
                asked=price.asked,
                resource=game.table.face_name(price.resource),
                player=game.player,
                missing=price.missing,
            ),
        )


def erect(game: GameState, step: Erect | Relic) -> GameState:
    """Return the game after a building, relic or monument; raises IllegalStepError."""
    if isinstance(step, Relic):
        return _with_relic(game, step)
    check_erect(game, step)
    table, sheet = game.table, game.sheet
    if isinstance(step, Build):
        price = building_price(table, sheet, step.card)
        undone = Text("the {building} is not built", building=_building_name(table, step.card))
        check_payable(game, price, undone, "M4.2")
    else:
        price = monument_price(table, sheet, step.card)
        check_payable(game, price, Text("the monument is not built"), "M4.4")
    return put_up(game, step, price)


def check_erect(game: GameState, step: Erect) -> None:
    """Raise IllegalStepError unless, but for its price, a player can erect this."""
    table, sheet = game.table, game.sheet
    if isinstance(step, Build):
        check_usable(game, step.card, "M4.2")
        if not can_stand(table, sheet, step.card):
            raise IllegalStepError(
                "M4.2",
                Text("a {building} stands already", building=_building_name(table, step.card)),
            )
        return
    if step.card not in sheet.built:
        raise IllegalStepError(
            "M4.4",
            Text(
                "no building of {player} stands on card {card}", player=game.player, card=step.card
            ),
            tuple(map(str, sheet.built)),
        )
    _check_symbol(table, sheet, "M4.4")
    if not game.left("monument"):
        raise IllegalStepError("M4.4", Text("no monument is left"))


def check_usable(game: GameState, card: int, rule: str) -> None:
    """Raise IllegalStepError unless a card is bought, and used neither way (M4.1, M4.2)."""
    sheet = game.sheet
    if card in sheet.bought:
        return
    if card in sheet.owned:
        message = Text("card {card} is used already, as a spell or as a building", card=card)
    else:
        message = Text("{player} does not own card {card}", player=game.player, card=card)
    raise IllegalStepError(rule, message, tuple(map(str, sheet.bought)))


def put_up(game: GameState, step: Erect, price: Price | None) -> GameState:
    """Return the game with a building or monument erected; without a price for nothing (M9)."""
    table, sheet = game.table, game.sheet
    events: list[Event] = []
    if price:
        sheet = pay(sheet, price)
        events.append(Paid(game.seat, price))
    if isinstance(step, Build):
        building = table.printed.cards[step.card].building
        has_academy = "academy" in sheet.buildings
        sheet = sheet._replace(
            bought=_without(sheet.bought, step.card),
            built=(*sheet.built, step.card),
            paid=(*sheet.paid, price.asked if price else 0),
            buildings=sheet.buildings | {building},
        )
        game = game._replace(sheets=game.with_sheet(sheet))
    else:
        sheet = _overbuilt(table, sheet, step.card)
        has_academy = "academy" in sheet.buildings
        game, taken = _taking(game, sheet, "monument")
        events.append(taken)
    events += _academy(game, has_academy)
    sheet = game.sheet.write(ACADEMY_CROWNS) if has_academy else game.sheet
    return game._replace(sheets=game.with_sheet(sheet), events=game.events + tuple(events))


def _with_relic(game: GameState, step: Relic) -> GameState:
    table, sheet, kind = game.table, game.sheet, RELIC_KINDS[step.kind]
    cost = ARTIFACTS[step.kind]
    if sheet.unspent < cost:
        raise IllegalStepError(
            "M4.3",
            Text(
                "{player} has too few artifacts ({left}); the relic costs {cost}",
                player=table.names[game.seat],
                left=sheet.unspent,
                cost=cost,
            ),
        )
    _check_symbol(table, sheet, "M4.3")
    if not game.left(kind):
        raise IllegalStepError("M4.3", Text("no relic of this kind is left"))
    sheet = sheet._replace(crossed=sheet.crossed + cost)
    game, taken = _taking(game, sheet, kind)
    has_academy = "academy" in sheet.buildings
    events = (taken, *_academy(game, has_academy))
    sheet = game.sheet.write(ACADEMY_CROWNS) if has_academy else game.sheet
    return game._replace(sheets=game.with_sheet(sheet), events=game.events + events)


def _taking(game: GameState, sheet: Sheet, kind: Kind) -> tuple[GameState, ValueTaken]:
    """Return the game with the most valuable of a kind taken, for a worker symbol."""
    value = game.left(kind)[0]
    sheet = _with_value(sheet, kind, value)._replace(workers_crossed=sheet.workers_crossed + 1)
    sheet = sheet.write(value)
    game = game._replace(sheets=game.with_sheet(sheet), taken=gone(game.taken, kind))
    return game, ValueTaken(game.seat, Claim(kind, value))


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


def _academy(game: GameState, has_academy: bool) -> tuple[Event, ...]:
    """Return what the Academy pays for whatever else is erected (M8)."""
    return (Crowns(game.seat, ACADEMY_CROWNS, "M8", "academy"),) if has_academy else ()


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


def can_buy(game: GameState) -> bool:
    """Return whether enough was closed in this turn for buying a card (M6.1, S5)."""
    return len(game.turn.closed_regions) >= _needed(game)


def legal_buys(game: GameState) -> Sequence[Buy]:
    """Return the cards that the player can buy now."""
    if not can_buy(game):
        return ()
    table, sheet = game.table, game.sheet
    payable = {gold for gold in table.card_prices if price_at(sheet, "card", gold).can_be_paid}
    if not payable:
        return ()
    cards = table.printed.cards
    open_ = game.open_cards(game.seat)
    return EachChoices([card for card in open_ if cards[card].gold in payable], Buy)


def buy(game: GameState, step: Buy) -> GameState:
    """Return the game after a card was bought; raises IllegalStepError (M6)."""
    check_open(game, step.card, "M6.1")
    table, sheet = game.table, game.sheet
    price = price_at(sheet, "card", table.printed.cards[step.card].gold)
    check_payable(game, price, Text("card {card} is not bought", card=step.card), "M6.1")
    game = game._replace(
        sheets=game.with_sheet(pay(sheet, price)),
        events=(*game.events, Paid(game.seat, price)),
    )
    return acquire(game, step.card)


def check_closed(game: GameState, closed: int) -> None:
    """Raise IllegalStepError unless so many closed regions allow to buy a card (M6.1, S5)."""
    needed = _needed(game)
    if closed < needed:
        rule = "M6.1" if needed == 1 else "S5"
        message = Text(
            "to buy a card a turn must close enough regions ({needed}); this one has closed "
            "{closed}",
            closed=closed,
            needed=needed,
        )
        raise IllegalStepError(rule, message)


def check_open(game: GameState, card: int, rule: str) -> None:
    """Raise IllegalStepError unless a card is still open to the player (M6.2)."""
    column = game.table.printed.column_of.get(card, 0)
    if column and column - 1 not in game.closed_columns and card not in game.sheet.owned:
        return
    if card not in game.table.printed.cards:
        message = Text("there is no card {card}", card=card)
    elif card in game.sheet.owned:
        message = Text("{player} owns card {card} already", player=game.player, card=card)
    else:
        rule = "M6.2"
        message = Text("card {card} is crossed out", card=card)
    raise IllegalStepError(rule, message, tuple(map(str, game.open_cards(game.seat))))


def acquire(game: GameState, card: int) -> GameState:
    """Return the game with a card owned; the third one of a column closes it (M6.2)."""
    sheet = game.sheet
    sheet = sheet._replace(bought=(*sheet.bought, card))
    game = game._replace(sheets=game.with_sheet(sheet))
    column = game.table.printed.column_of[card] - 1
    owned = sum(each in sheet.owned for each in game.table.columns[column])
    if owned < COLUMN_BOUGHT:
        return game
    return game._replace(
        closed_columns=game.closed_columns | {column},
        events=(*game.events, ColumnShut(game.seat, column + 1)),
    )


def _needed(game: GameState) -> int:
    return 2 if game.table.variant == "solo" else 1


def legal_takes(game: GameState) -> tuple[Take, ...]:
    """Return the spells that can be taken: the next of a place begun, else the first of any."""
    left = spells_left(game)
    if not left:
        return ()
    storey = [spell for spell in left if spell.storey == left[0].storey]
    strongest = {spell.place: spell for spell in reversed(storey)}
    begun = [spell for spell in strongest.values() if spell.number > 1]
    return tuple(Take(spell) for spell in begun or sorted(strongest.values()))


def spells_left(game: GameState) -> tuple[ArchiveSpell, ...]:
    """Return the spells that nobody has, storey by storey."""
    taken: Collection[ArchiveSpell] = {spell for sheet in game.sheets for spell in sheet.spells}
    return tuple(spell for spell in game.table.spells if spell not in taken)


def take_spell(game: GameState, step: Take) -> GameState:
    """Return the game after a spell was taken; raises IllegalStepError (F8)."""
    legal = legal_takes(game)
    if step not in legal:
        names = tuple(archive_spell_name(each.spell) for each in legal)
        name = archive_spell_name(step.spell)
        if step.spell not in game.table.spells:
            message = Text("{spell} is not in play", spell=name)
        elif step.spell not in spells_left(game):
            message = Text("{spell} is taken already", spell=name)
        else:
            message = Text("{spell} is not the next one to take", spell=name)
        raise IllegalStepError("F8", message, names)
    sheet = game.sheet
    sheet = sheet._replace(spells=(*sheet.spells, step.spell))
    return game._replace(sheets=game.with_sheet(sheet))

"""Every problem of a state of Tales of Realms and Ruins: form, players, box, realms, end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from scoring.realms_and_ruins.game import GAME
from scoring.realms_and_ruins.score import OTHERSIDERS, Outcome, resolve, ruler_of
from scoring.realms_and_ruins.state import PlayerSheet, RealmState, State
from scoring.states import PlacedSheet, Unread, find_table_problems, is_whole, placed_sheets
from sheets.files.problem import FieldPath, Problem
from sheets.realms_and_ruins.edition import HEROES, MOST_PLAYERS, REALMS, Edition, Hero
from sheets.words.text import Message, Text, joined, quoted

REALM = FieldPath(("realms",))


def find_realm_problems(state: State, edition: Edition) -> Iterator[Problem]:
    """Return the problems of followers, Othersiders and sides."""
    for name, realm in state.by_realm.items():
        yield from _side(realm, REALM.at(name))
    yield from _nobodys_followers(state)
    yield from _numbers(state, edition)


def _side(realm: RealmState, place: FieldPath) -> Iterator[Problem]:
    """Find a realm whose side its Othersiders contradict (T6)."""
    if not realm.ruined and ruler_of(realm) == OTHERSIDERS:
        yield place.error(
            "T6",
            "is healthy, but the Othersiders rule it with {number}; "
            "they would have ruined it at once",
            number=realm.othersiders,
        )
    if realm.ruined and realm.othersiders == 0:
        yield place.error(
            "T6", "is ruined, but no Othersiders are there; it would have healed at once"
        )


def _nobodys_followers(state: State) -> Iterator[Problem]:
    """Only heroes that are played have followers (T7)."""
    played = {sheet.hero for sheet in state.sheet}
    if None in played:
        return
    for name, realm in state.by_realm.items():
        for hero in HEROES:
            if realm.followers.get(hero, 0) and hero not in played:
                place = REALM.at(name).at("followers")
                yield place.error(
                    "T7",
                    "the {hero} has followers here ({number}), but nobody plays that hero; only "
                    "heroes in play have some",
                    number=realm.followers[hero],
                    hero=hero,
                )


def _numbers(state: State, edition: Edition) -> Iterator[Problem]:
    """No more are on the boards than the box holds (T7)."""
    realms = state.by_realm.values()
    for hero in HEROES:
        followers = sum(realm.followers.get(hero, 0) for realm in realms)
        if followers > edition.supply.followers:
            yield REALM.error(
                "T7",
                "the {hero} has {number} followers in all; there are only {all}",
                hero=hero,
                number=followers,
                all=edition.supply.followers,
            )
    othersiders = sum(realm.othersiders for realm in realms)
    if othersiders > edition.supply.othersiders:
        yield REALM.error(
            "T7",
            "the Othersiders are {number} in all; there are only {all}",
            number=othersiders,
            all=edition.supply.othersiders,
        )


_END, _BUYER = FieldPath(("end",)), FieldPath(("last_buyer",))


def find_end_problems(state: State) -> Iterator[Problem]:
    """Return what the realms contradict; the figures of players have no part in it."""
    if state.end is None or len(state.by_realm) < len(REALMS):
        return
    ruined = [realm for realm in state.by_realm.values() if realm.ruined]
    if state.end == "all ruined":
        yield from _not_all_ruined(state)
    elif len(ruined) == len(REALMS):
        yield _END.error(
            "T4", "must be 'all ruined': with the third realm ruined the game ends at once"
        )
    elif state.end == "three realms":
        yield from _not_all_ruled(state)


def find_chain_problems(
    state: State, placed: Sequence[PlacedSheet[PlayerSheet]]
) -> Iterator[Problem]:
    """Return what is needed to tell the winner when a deck is used up, and is not there (T3)."""
    yield from _buyers(state)
    outcome = resolve(state)
    for step in outcome.steps:
        missing = [seat for seat, figure in step.figures.items() if figure is None]
        for seat in missing:
            place, names = placed[seat].place.at(step.condition), _names(state, step.figures)
            yield place.error("T3", "is missing; it decides between {names}", names=names)
        if missing:
            return
    if outcome.undecided:
        yield _undecided(state, outcome)


def _not_all_ruled(state: State) -> Iterator[Problem]:
    rulers = resolve(state).rulers
    if any({*rulers.values()} == {hero} for hero in HEROES):
        return
    told = [
        Text("{name} {value}", name=realm, value=who or Text("nobody"))
        for realm, who in rulers.items()
    ]
    yield _END.error(
        "T2",
        "with 'three realms' one player rules all three, but the rulers are: {rulers}",
        rulers=joined(told),
    )


def _not_all_ruined(state: State) -> Iterator[Problem]:
    for name, realm in state.by_realm.items():
        if not realm.ruined:
            yield REALM.at(name).error(
                "T4", "is healthy, but the end says that all three realms are ruined"
            )
    if all(realm.ruined and any(realm.followers.values()) for realm in state.by_realm.values()):
        yield REALM.error(
            "T6",
            "players have followers in all three; they lost those in the realm that was ruined "
            "last, which ended the game",
        )


def _buyers(state: State) -> Iterator[Problem]:
    players, named = len(state.sheet), len(state.buyers)
    if named > players:
        yield _BUYER.error(
            "T3",
            "names more people ({named}) than play ({players}); name each once, the latest first",
            named=named,
            players=players,
        )
        return
    for number, name in enumerate(state.buyers):
        seat = state.seat_of(name)
        if seat is None:
            names = ", ".join(sheet.player for sheet in state.sheet if sheet.player)
            yield _BUYER.error(
                "T3",
                "nobody at the table is called {name}; the players are {names}",
                name=quoted(name),
                names=names,
            )
        elif seat in map(state.seat_of, state.buyers[:number]):
            yield _BUYER.error(
                "T3",
                "{name} stands there twice; name each once, the latest first",
                name=quoted(name),
            )


def _undecided(state: State, outcome: Outcome) -> Problem:
    names = _names(state, outcome.winners)
    if not state.buyers:
        return _BUYER.error(
            "T3",
            "is missing; {names} are tied in gold, cards and followers, and who of them last took "
            "a card from the Offer wins",
            names=names,
        )
    return _BUYER.error(
        "T3",
        "names none of {names}, who are tied in gold, cards and followers; "
        "name who of them last took a card from the Offer",
        names=names,
    )


def _names(state: State, seats: Iterable[int]) -> Message:
    return joined([state.sheet[seat].player or "?" for seat in seats])


Placed = Sequence[PlacedSheet[PlayerSheet]]

_NEEDED: Mapping[str, Text] = {
    "player": Text("a name"),
    "hero": Text("'Villager', 'Noble' or 'Sorceress'"),
}


def find_problems(state: State, edition: Edition, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    problems = list(find_table_problems(GAME, state, _NEEDED, unread))
    state = replace(state, sheet=state.sheet[:MOST_PLAYERS])
    placed = placed_sheets(state.sheet)
    problems += _missing_parts(state, unread)
    problems += _taken_names(placed)
    problems += _heroes(placed)
    for number, (place, sheet) in enumerate(placed):
        if is_whole(number, unread) and sheet.holds_traitor and sheet.cards == 0:
            message = Text(
                "the player holds the Traitor in hand, but has no cards; the Traitor counts "
                "among them"
            )
            problems.append(place.at("holds_traitor").error("T4", message))
    if not any(path[0] == "sheet" for path in unread):
        problems += _one_traitor(placed)
        problems += _supply(state, edition)
    if not any(path[0] == "realms" for path in unread):
        problems += find_realm_problems(state, edition)
        problems += find_end_problems(state)
    if not unread:
        problems += find_chain_problems(state, placed)
    return problems


def _missing_parts(state: State, unread: Unread) -> Iterator[Problem]:
    if state.end is None and ("end",) not in unread:
        what = Text("how the game ended, such as 'village deck'")
        yield FieldPath(("end",)).error("", "is missing; write {what}", what=what)
    for realm in REALMS:
        known = {("realms",), ("realms", realm)} & unread
        if realm not in state.by_realm and not known:
            what = Text("a table with the side, the Othersiders and the followers there")
            place = FieldPath(("realms",)).at(realm)
            yield place.error("", "is missing; write {what}", what=what)


def _taken_names(placed: Placed) -> Iterator[Problem]:
    for place, sheet in placed:
        if (sheet.player or "").casefold() == OTHERSIDERS.casefold():
            yield place.at("player").error("T7", "the Othersiders are called so; take another name")


def _heroes(placed: Placed) -> Iterator[Problem]:
    """Everybody has a hero of their own (T7)."""
    first: dict[Hero, int] = {}
    for seat, (place, sheet) in enumerate(placed, 1):
        if sheet.hero is None:
            continue
        other = first.setdefault(sheet.hero, seat)
        if other != seat:
            yield place.at("hero").error(
                "T7",
                "the {hero} is the hero of sheet {other} too; everybody has a hero of their own",
                hero=sheet.hero,
                other=other,
            )


def _one_traitor(placed: Placed) -> Iterator[Problem]:
    holders = [seat for seat, (_, sheet) in enumerate(placed) if sheet.holds_traitor]
    for seat in holders[1:]:
        place = placed[seat].place.at("holds_traitor")
        yield place.error(
            "T4", "sheet {other} holds the Traitor too; there is only one", other=holders[0] + 1
        )


def _supply(state: State, edition: Edition) -> Iterator[Problem]:
    """No more can be shared out than the box holds (T7)."""
    supply, players = edition.supply, len(state.sheet)
    gold = sum(sheet.gold or 0 for sheet in state.sheet)
    if gold > supply.gold:
        yield FieldPath(("gold",)).error(
            "T7",
            "all players together have {number}; there is only {all}",
            number=gold,
            all=supply.gold,
        )
    cards = sum(sheet.cards or 0 for sheet in state.sheet)
    offers = len(REALMS) * edition.decks * supply.offer_cards
    all_cards = players * (supply.starting_cards + 1) + offers
    if cards > all_cards:
        yield FieldPath(("cards",)).error(
            "T7",
            "all players together have {number}; with {players} players there are {all}: "
            "starting cards, hero cards and those of the Offer",
            number=cards,
            players=players,
            all=all_cards,
        )

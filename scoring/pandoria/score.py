"""A finished game of Pandoria: what is wrong with it, and its score (P2-P6, P11).

A part that cannot be scored, 11 gold or a figure that is missing, is a problem that says what is
left out; a state without errors has none.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scoring.pandoria.game import GAME
from scoring.pandoria.state import RATE_NAMES, Content, PlayerSheet, State, Variant, written_in_vain
from scoring.score import Account, Line, Part, Score, TieBreak, rank, split
from scoring.states import PlacedSheet, Unread, find_table_problems, placed_sheets, total
from sheets.files.problem import FieldPath, Problem
from sheets.pandoria.edition import (
    MOST_PLAYERS,
    RATE_BUILDINGS,
    SIDES,
    USUAL_RATE,
    Rate,
    Realm,
    Resource,
    exchange,
)
from sheets.words.text import Text, joined, shown

MANY_CROWNS = 300
MANY_CARDS = 20

_FIGURES: Mapping[str, Text] = {
    "player": Text("a name"),
    "crowns": Text("a list of figures, or their sum"),
}
_WITH_HAND: Mapping[str, Text] = {**_FIGURES, "hand_cards": Text("the number of cards in hand")}
_WITH_REALM: Mapping[str, Text] = {
    **_WITH_HAND,
    "realm": Text("the name of a realm"),
    **dict.fromkeys(("gold", "wood", "crystal"), Text("the amount left of it")),
}
_NEEDED: Mapping[Variant, Mapping[str, Text]] = {  # P11
    "standard": _WITH_REALM,
    "beginner": _WITH_REALM,
    "family": _FIGURES,
    "family-spells": _WITH_HAND,
}


def find_problems(state: State, content: Content, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    placed = placed_sheets(state.sheet[:MOST_PLAYERS])
    problems = list(find_table_problems(GAME, state, _NEEDED[state.variant], unread))
    for each in placed:
        if state.variant in SIDES:
            problems += _realm_problems(each, state.variant, content)
        else:
            problems += _not_in_a_family(each, state.variant)
        problems += _unlikely(each)
    if state.variant in SIDES:
        problems += _realms_together(placed, content)
    return problems


def _realm_problems(
    placed: PlacedSheet[PlayerSheet], variant: Variant, content: Content
) -> Iterator[Problem]:
    place, sheet = placed
    yield from _unknown_realm(sheet, place, content)
    realm = content.realm_of(sheet.realm)
    yield from _side(sheet, place, variant, realm)
    if realm:
        yield from _more_than_it_holds(sheet, place, realm)
        yield from _captives(sheet, place, realm)
        yield from _buildings(sheet, place, realm)


def _unknown_realm(sheet: PlayerSheet, place: FieldPath, content: Content) -> Iterator[Problem]:
    keys = content.keys_of(sheet.realm)
    if sheet.realm is None or len(keys) == 1:
        return
    realms, realm = joined([*map(content.name_of, keys or content.realms)]), shown(sheet.realm)
    if keys:
        message = Text(
            "can mean {realms}; write a letter more than {realm}", realms=realms, realm=realm
        )
    else:
        message = Text("must be one of {realms}, not {realm}", realms=realms, realm=realm)
    yield place.at("realm").error("P10", message)


def _side(
    sheet: PlayerSheet, place: FieldPath, variant: Variant, realm: Realm | None
) -> Iterator[Problem]:
    side = SIDES[variant]
    if sheet.side is not None and sheet.side != side:
        yield place.at("side").error(
            "P8",
            "must be {side}, not {other}; the version is played with this side of the realms",
            side=side,
            other=sheet.side,
        )
    elif realm and realm.side(side) is None:
        yield place.at("realm").error(
            "P8", "has no side {side}, and this version needs one", side=side
        )


def _more_than_it_holds(sheet: PlayerSheet, place: FieldPath, realm: Realm) -> Iterator[Problem]:
    for resource, amount in sheet.stock.items():
        if amount is not None and amount > realm.track_end:
            yield place.at(resource).error(
                "P7",
                "is {amount}; this realm holds at most {end}",
                amount=amount,
                end=realm.track_end,
            )


def _captives(sheet: PlayerSheet, place: FieldPath, realm: Realm) -> Iterator[Problem]:
    if sheet.captives and not realm.captives:
        yield place.at("captives").error(
            "P6", "is {captives}; only the Hanbok take captives", captives=sheet.captives
        )


def _buildings(sheet: PlayerSheet, place: FieldPath, realm: Realm) -> Iterator[Problem]:
    """Doubt more than stand on a realm's spaces; Goblins use opponents' buildings too."""
    standing = sum(len(sheet.rates(building)) for building in sheet.buildings)
    if standing > realm.spaces:
        yield place.at("buildings").warning(
            "P10",
            "there are more of them ({standing}) than this realm has spaces ({spaces})",
            standing=standing,
            spaces=realm.spaces,
        )


def _not_in_a_family(placed: PlacedSheet[PlayerSheet], variant: Variant) -> Iterator[Problem]:
    """Find what a family version does not have: realms, resources, buildings, captives (P8)."""
    place, sheet = placed
    for key in written_in_vain(sheet, variant):
        yield place.at(key).error("P8", "this version has none; leave it out")


def _realms_together(
    placed: Sequence[PlacedSheet[PlayerSheet]], content: Content
) -> Iterator[Problem]:
    """Doubt a realm that two players have (P11), and promo realms among themselves (P10).

    A realm that is not clear may be any.
    """
    first: dict[str, int] = {}
    for number, (place, sheet) in enumerate(placed, 1):
        keys = content.keys_of(sheet.realm)
        if len(keys) == 1 and first.setdefault(keys[0], number) != number:
            yield place.at("realm").warning(
                "P11",
                "{realm} play on sheet {other} too, which only games online allow",
                realm=content.name_of(keys[0]),
                other=first[keys[0]],
            )
    realms = [content.realm_of(sheet.realm) for _, sheet in placed]
    if len(placed) > 1 and all(realm and realm.origin == "promo" for realm in realms):
        yield FieldPath(("realm",)).warning(
            "P10", "all players have promo realms; these play only together with others"
        )


def _unlikely(placed: PlacedSheet[PlayerSheet]) -> Iterator[Problem]:
    place, sheet = placed
    if sheet.crowns is not None and total(sheet.crowns) == 0:
        yield place.at("crowns").warning("P2", "no crowns at all are unlikely at the end")
    if sheet.crowns is not None and total(sheet.crowns) > MANY_CROWNS:
        yield place.at("crowns").warning(
            "P2",
            "the sum is {sum}; more than {many} are unlikely",
            sum=total(sheet.crowns),
            many=MANY_CROWNS,
        )
    if sheet.hand_cards is not None and sheet.hand_cards > MANY_CARDS:
        yield place.at("hand_cards").warning(
            "P3",
            "is {cards}; more than {many} are unlikely",
            cards=sheet.hand_cards,
            many=MANY_CARDS,
        )


MOST_KEPT = 10  # P7

_CROWNS = Text("Crowns in play")
_HAND = Text("Hand cards")
_CAPTIVES = Text("Captives")
_LEFT = Text("Resources left")
_SIGNS: Mapping[Text, str] = {_CROWNS: "crown", _HAND: "oval", _CAPTIVES: "worker"}
_HEADINGS: Mapping[Resource, Text] = {
    "gold": Text("Gold"),
    "wood": Text("Wood"),
    "crystal": Text("Crystal"),
}


@dataclass(frozen=True, slots=True)
class Exchanged:
    """What a resource is worth at its best rate, and what is left of it."""

    crowns: int
    left: int
    rate: Rate


def score(state: State, content: Content) -> Score:
    """Return the score of a finished game; its problems say what was left out, if anything was."""
    placed = placed_sheets(state.sheet[:MOST_PLAYERS])
    found = [_account(*each, state.variant, content) for each in placed]
    problems = tuple(problem for _, missing in found for problem in missing)
    return Score(state.game, state.variant, rank(account for account, _ in found), problems)


def _account(
    place: FieldPath, sheet: PlayerSheet, variant: Variant, content: Content
) -> tuple[Account, list[Problem]]:
    """Return what a player has, and what of it is not in the score."""
    parts: list[Part] = [place.at(key).left_out("P11") for key in written_in_vain(sheet, variant)]
    crowns, left = None if sheet.crowns is None else total(sheet.crowns), 0
    parts.append(_part(place.at("crowns"), _CROWNS, crowns, "P2"))
    if variant != "family":
        parts.append(_part(place.at("hand_cards"), _HAND, sheet.hand_cards, "P3"))
    realm = content.realm_of(sheet.realm)
    for building, resource in RATE_BUILDINGS.items() if variant in SIDES else ():
        amount = sheet.stock[resource]
        if amount is None or amount > (realm.track_end if realm else MOST_KEPT):
            parts.append(place.at(resource).left_out("P4"))
        else:
            found = best_exchange(amount, sheet.rates(building))
            left += found.left
            parts.append(_line(resource, amount, found))
    if variant in SIDES and ((realm and realm.captives) or sheet.captives):
        captives = sheet.captives if realm and realm.captives else None
        parts.append(_part(place.at("captives"), _CAPTIVES, captives, "P6"))
    lines, missing = split(parts)
    return Account(sheet.player or place.name, lines, (TieBreak(_LEFT, left, "P5"),)), missing


def _part(place: FieldPath, heading: Text, points: int | None, rule: str) -> Part:
    if points is None:
        return place.left_out(rule)
    return Line(heading, points, rule, sign=_SIGNS[heading])


def best_exchange(amount: int, rates: tuple[Rate, ...]) -> Exchanged:
    """What an amount is worth at the best of the rates; among equals the most is left (P4)."""
    found = [Exchanged(*exchange(amount, rate), rate) for rate in (*rates, USUAL_RATE)]
    return max(found, key=lambda each: (each.crowns, each.left))


def _line(resource: Resource, amount: int, found: Exchanged) -> Line:
    heading = _HEADINGS[resource]
    figure = Text("{amount} at {rate}", amount=amount, rate=RATE_NAMES[found.rate])
    label = Text("{resource} {figure}", resource=heading, figure=figure)
    return Line(heading, found.crowns, "P4", label, figure, resource)

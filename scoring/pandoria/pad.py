"""The pad of Pandoria as a form: what a state writes on it, what is asked row by row."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from scoring.entry.forms import Choice, Figure, FiguresOrSum, SheetQuestions, number_of_players
from scoring.entry.question import AtOrNone, Question, value_at
from scoring.games import Pages
from scoring.pandoria.places import HAVE
from scoring.pandoria.score import best_exchange, score
from scoring.pandoria.state import Content, PlayerSheet, Standing, State
from scoring.score import Account
from scoring.states import boxed, total
from sheets.drawing.filling import Filling, written
from sheets.drawing.shapes import PageKey
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.pandoria.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RATE_BUILDINGS,
    SIDES,
    RateBuilding,
    Realm,
    Resource,
)
from sheets.pandoria.marks import (
    ACROSS,
    ColumnPart,
    column_mark,
    points_mark,
    rate_mark,
    resource_mark,
    sum_mark,
    track_mark,
)
from sheets.pandoria.pad_places import PLANS
from sheets.words.text import Message, Text
from sheets.words.translation import Translation

_GAME = 1


def page_fillings(state: State, content: Content) -> Pages:
    """Return what stands on each page: the pad, and the sheet of each realm that is played."""
    accounts = {each.account.name: each.account for each in score(state, content).players}
    side = SIDES.get(state.variant)
    pages: dict[PageKey, tuple[Filling, ...]] = {}
    pad: list[Filling] = []
    for seat, sheet in enumerate(state.sheet):
        account = accounts.get(sheet.player or "")
        keys = content.keys_of(sheet.realm)
        if sheet.realm and side:
            realm = content.name_of(keys[0]) if len(keys) == 1 else sheet.realm
            pad.append(Filling(column_mark("realm", _GAME, seat), "write", realm))
        pad += _column(seat, sheet, state, account)
        if side and len(keys) == 1 and content.realms[keys[0]].side(side):
            pages[PageKey("realm", part=keys[0])] = tuple(_tracks(sheet, content.realms[keys[0]]))
    return {PageKey("pad"): tuple(pad), **pages}


def _column(
    seat: int, sheet: PlayerSheet, state: State, account: Account | None
) -> Iterator[Filling]:
    """Yield what stands in a player's column of the pad."""
    plan, own = PLANS[state.variant], (_GAME, seat)
    figures: Mapping[ColumnPart, int | None] = {
        "crowns": None if sheet.crowns is None else total(sheet.crowns),
        "hand": sheet.hand_cards if plan.has_hand else None,
        "captives": sheet.captives or None if plan.has_captives else None,
        "total": account.total if account and plan.has_hand else None,
    }
    yield from written({column_mark(part, *own): figure for part, figure in figures.items()})
    if plan.has_realms:
        yield from _resources(seat, sheet)
        if account:
            left = str(account.tie_breaks[0].value)
            yield Filling(column_mark("left", *own), "write", left)
        return
    crowns = boxed(sheet.crowns, plan.rows * ACROSS)
    yield from written({points_mark(*own, step): each for step, each in enumerate(crowns, 1)})
    if plan.has_hand:
        return
    rows = (crowns[start : start + ACROSS] for start in range(0, len(crowns), ACROSS))
    yield from written({sum_mark(*own, row): sum(each) for row, each in enumerate(rows, 1)})


def _resources(seat: int, sheet: PlayerSheet) -> Iterator[Filling]:
    for building, resource in RATE_BUILDINGS.items():
        amount, rates, own = sheet.stock[resource], sheet.rates(building), (_GAME, seat)
        if amount is None:
            yield from (Filling(rate_mark(*own, resource, each), "circle") for each in rates[:1])
            continue
        found = best_exchange(amount, rates)
        yield Filling(resource_mark("have", *own, resource), "write", str(amount))
        yield Filling(rate_mark(*own, resource, found.rate), "circle")
        yield Filling(resource_mark("worth", *own, resource), "write", str(found.crowns))
        yield Filling(resource_mark("left", *own, resource), "write", str(found.left))


def _tracks(sheet: PlayerSheet, realm: Realm) -> Iterator[Filling]:
    for resource, amount in sheet.stock.items():
        if amount is not None and amount <= realm.track_end:
            yield Filling(track_mark(resource, amount), "place")


_STANDING: Mapping[Standing, Text] = {
    "1 for 2": Text("1 for 2"),
    "2 for 3": Text("2 for 3"),
    "both": Text("both"),
}
_MOST = 99  # Where no realm says what it holds.


def questions(tree: Tree, content: Content, words: Translation) -> tuple[Question, ...]:
    """Return all questions that are known; how many sheets there are must be answered first."""
    seats = range(min(len(tree.get("sheet", ())), MOST_PLAYERS))
    columns = (Column(SheetQuestions(seat, tree), content, words) for seat in seats)
    asked = (question for column in columns for question in column.questions())
    return (number_of_players(FEWEST_PLAYERS, MOST_PLAYERS), *asked)


@dataclass(frozen=True, slots=True)
class Column:
    """What is asked of a player's column; the family versions have less of it (P11)."""

    sheet: SheetQuestions
    content: Content
    words: Translation

    def questions(self) -> Iterator[Question]:
        """Yield the questions in the order of the pad."""
        variant = self.sheet.tree.get("variant", "standard")
        yield self.sheet.name()
        if variant in SIDES:
            yield self._realm(variant)
        yield self._crowns()
        if variant != "family":
            look = (Text("the figure in the pad's row of hand cards"),)
            yield self.sheet.question("hand_cards", Text("hand cards"), "", Figure(), more=look)
        if variant in SIDES:
            yield from self._of_the_realm()

    def _crowns(self) -> Question:
        allowed = Text("such as {example}, or their sum", example="9 14 20")
        look = (Text("every number in the pad's row of crowns, as they were written"),)
        return self.sheet.question(
            "crowns", Text("crowns in play"), allowed, FiguresOrSum(), more=look
        )

    def _realm(self, variant: str) -> Question:
        names = {
            key: (self.words(self.content.name_of(key)), *self.content.names[key])
            for key, realm in self.content.realms.items()
            if realm.side(SIDES[variant])
        }
        realms, label = Choice(names), Text("realm")
        # What is said of all players' realms is mended on the first sheet.
        places: dict[Path, Message] | None = {("realm",): label} if self.sheet.seat == 0 else None
        return self.sheet.question(
            "realm",
            label,
            Text("a name or how it begins, ? lists them"),
            realms,
            places=places,
            more=(realms.numbered,),
        )

    def _of_the_realm(self) -> Iterator[Question]:
        """Yield what only a player with a realm has: captives, resources, buildings."""
        realm = self.content.realm_of(self._value("realm"))
        # Captives that were typed before the realm was changed must be there to be mended.
        if (realm and realm.captives) or self._value("captives"):
            look = (Text("those of other realms that lie on this one's board"),)
            yield self.sheet.question(
                "captives", Text("captives"), "", Figure(), nothing=0, more=look
            )
        for building, resource in RATE_BUILDINGS.items():
            yield self._have(resource, realm)
            yield self._buildings(building)

    def _have(self, resource: Resource, realm: Realm | None) -> Question:
        most = realm.track_end if realm else _MOST  # P7
        allowed = Text("up to {most}", most=most)
        look = (Text("where the marker lies on this track"),)
        return self.sheet.question(resource, HAVE[resource], allowed, Figure(0, most), more=look)

    def _buildings(self, building: RateBuilding) -> Question:
        standing = Choice.of(_STANDING, self.words)
        return self.sheet.question(
            building,
            Text("{building} standing", building=self.content.building_name(building)),
            standing.all_names,
            standing,
            AtOrNone((*self.sheet.path, "buildings", building)),
            # What is said of the realm's buildings together is mended at the first.
            places=self.sheet.within({"buildings": Text("buildings")}),
            nothing="",
            more=(Text("the rate printed on it; one that is built over does not count"),),
        )

    def _value(self, key: str) -> Any:
        return value_at(self.sheet.tree, (*self.sheet.path, key))

"""The tracker as a form: what a state writes on it, what is asked of it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scoring.entry.forms import (
    YES_OR_NO,
    Choice,
    Figure,
    Figures,
    SheetQuestions,
    YesOrNo,
    number_of_players,
    read_name,
)
from scoring.entry.question import At, AtEach, Question, WordForm, value_at, with_value
from scoring.entry.said import keys_by_name
from scoring.games import Pages
from scoring.realms_and_ruins.places import END_NAMES, SIDES, THE_END
from scoring.realms_and_ruins.state import DECKS, PlayerSheet, RealmState, State
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.realms_and_ruins import marks
from sheets.realms_and_ruins.edition import (
    FEWEST_PLAYERS,
    HEROES,
    MOST_PLAYERS,
    REALMS,
    Edition,
    Hero,
    Realm,
)
from sheets.words.text import Message, Name, Text
from sheets.words.translation import Translation

_BETWEEN = re.compile(r"[,;]")


@dataclass(frozen=True, slots=True)
class Buyers(WordForm):
    """Names with commas or blanks between them, or beginnings that only one name has."""

    names: tuple[str, ...]

    def read(self, text: str) -> list[str]:
        """Return the names in the order typed."""
        names = {name: () for name in self.names}
        parts = (part.strip() for part in _BETWEEN.split(text))
        words = (word for part in parts for word in self._words(part))
        return [read_name(word, names) for word in words]

    def _words(self, part: str) -> list[str]:
        """Return the names between two commas: one, perhaps of several words, or several."""
        is_one = bool(keys_by_name(part, {name: () for name in self.names}))
        return [part] if is_one else part.split()

    def show(self, value: list[str] | str) -> str:
        """Return the names with commas between them."""
        return value if isinstance(value, str) else ", ".join(value)


def page_fillings(state: State, _edition: Edition) -> Pages:
    """Return what stands on the tracker."""
    heroes = [sheet.hero for sheet in state.sheet if sheet.hero is not None]
    realms = (
        each for realm, there in state.by_realm.items() for each in _realm(realm, there, heroes)
    )
    sheets = enumerate(state.sheet)
    players = (each for seat, sheet in sheets for each in _player(seat, sheet))
    return {PageKey("pad"): (*realms, *_in_all(state, heroes), *players, *_end(state))}


def _realm(realm: Realm, there: RealmState, heroes: Iterable[Hero]) -> Iterator[Filling]:
    """Yield a realm's figures: 0 where a hero in play has no followers, nothing for the others."""
    for hero in dict.fromkeys((*heroes, *there.followers)):
        yield Filling(marks.followers_mark(realm, hero), "write", str(there.followers.get(hero, 0)))
    yield Filling(marks.othersiders_mark(realm), "write", str(there.othersiders))
    if there.ruined:
        yield Filling(marks.side_mark(realm, 1), "cross")


def _in_all(state: State, heroes: Iterable[Hero]) -> Iterator[Filling]:
    """Yield what the realms add up to, for those whose figures stand in one."""
    realms = [*state.by_realm.values()]
    if not realms:
        return
    there = (hero for realm in realms for hero in realm.followers)
    for hero in dict.fromkeys((*heroes, *there)):
        followers = sum(realm.followers.get(hero, 0) for realm in realms)
        yield Filling(marks.all_followers_mark(hero), "write", str(followers))
    othersiders = sum(realm.othersiders for realm in realms)
    yield Filling(marks.ALL_OTHERSIDERS, "write", str(othersiders))


def _player(seat: int, sheet: PlayerSheet) -> Iterator[Filling]:
    if sheet.hero is not None:
        yield Filling(marks.hero_mark(seat, sheet.hero), "circle")
    for mark, count in (
        (marks.player_mark("gold", seat), sheet.gold),
        (marks.player_mark("cards", seat), sheet.cards),
    ):
        if count is not None:
            yield Filling(mark, "write", str(count))
            circled = counted_marks(mark, count, marks.MOST_TENS)
            yield from (Filling(each, "circle") for each in circled)
    if sheet.holds_traitor:
        yield Filling(marks.player_mark("traitor", seat), "tick")
    if sheet.at_chapter_112:
        yield Filling(marks.player_mark("chapter", seat), "tick")


def _end(state: State) -> Iterator[Filling]:
    if state.end is not None:
        yield Filling(marks.end_mark(state.end), "tick")
    if state.buyers:
        yield Filling(marks.LAST_BUYER, "write", ", ".join(state.buyers))


@dataclass(frozen=True, slots=True)
class SideUp:
    """The side of a realm's board: a file says whether it is the ruined one."""

    path: Path

    def get(self, tree: Tree) -> str | None:
        """Return the side."""
        ruined = value_at(tree, self.path)
        return None if ruined is None else "ruined" if ruined else "healthy"

    def put(self, tree: Tree, value: str) -> Tree:
        """Return the tree with the side."""
        return with_value(tree, self.path, value == "ruined")


def questions(tree: Tree, edition: Edition, words: Translation) -> tuple[Question, ...]:
    """Return all questions that are known, in the order in which the tracker is laid out."""
    return tuple(_questions(tree, edition, words))


def _questions(tree: Tree, edition: Edition, words: Translation) -> Iterator[Question]:
    yield number_of_players(FEWEST_PLAYERS, MOST_PLAYERS)
    seats = min(len(tree.get("sheet", ())), MOST_PLAYERS)
    if not seats:
        return
    for realm in REALMS:
        yield from _realm_questions(realm, edition, words)
    for seat in range(seats):
        yield from _player_questions(SheetQuestions(seat, tree), edition, words)
    yield _end_question(words)
    if tree.get("end") in DECKS:
        yield _last_buyer(tree)


def _realm_questions(realm: Realm, edition: Edition, words: Translation) -> Iterator[Question]:
    section = Text("the realm {realm}", realm=Name.of(edition.names.realms[realm]))
    path = ("realms", realm)
    heroes = {hero: Name.of(edition.names.heroes[hero]) for hero in HEROES}
    side, othersiders = Text("which side is up"), Text("Othersiders")
    followers = Text("followers: {Villager}, {Noble}, {Sorceress}", **heroes)
    # What is said of all realms is mended at the first.
    shared: dict[Path, Message] = {("realms",): Text("the realms")} if realm == REALMS[0] else {}
    yield Question(
        key=f"{realm} side",
        section=section,
        label=side,
        allowed=Text("{one} or {other}", one=SIDES["healthy"], other=SIDES["ruined"]),
        form=Choice.of(SIDES, words),
        slot=SideUp((*path, "ruined")),
        more=(Text("the castle on the tracker that is marked: whole, or in ruins"),),
        places={(*path, "ruined"): _within(section, side), path: section},
    )
    yield Question(
        key=f"{realm} followers",
        section=section,
        label=followers,
        allowed=Text("{all} numbers, such as {example}", all=len(HEROES), example="5 3 0"),
        form=Figures(len(HEROES), len(HEROES), 0, edition.supply.followers),
        slot=AtEach(tuple((*path, "followers", hero) for hero in HEROES)),
        places={(*path, "followers"): _within(section, followers), **shared},
        more=(Text("0 for a hero whom nobody plays"),),
    )
    yield Question(
        key=f"{realm} othersiders",
        section=section,
        label=othersiders,
        allowed=Text("up to {most}", most=edition.supply.othersiders),
        form=Figure(0, edition.supply.othersiders),
        slot=At((*path, "othersiders")),
        places={(*path, "othersiders"): _within(section, othersiders)},
        more=(Text("the boxes marked in this realm's row of Othersiders"),),
    )


def _player_questions(
    sheet: SheetQuestions, edition: Edition, words: Translation
) -> Iterator[Question]:
    yield sheet.name()
    heroes = Choice.of({hero: Name.of(edition.names.heroes[hero]) for hero in HEROES}, words)
    yield sheet.question("hero", Text("hero"), heroes.all_names, heroes, more=(heroes.numbered,))
    for key, label, most, look in (
        ("gold", Text("gold"), edition.supply.gold, Text("the coins that the player still has")),
        (
            "cards",
            Text("cards in all: hand, deck, discard pile"),
            99,
            Text("all cards that are the player's, wherever they lie"),
        ),
    ):
        allowed = Text("up to {most}", most=most)
        # What is said of all players' figures is mended on the first sheet.
        places: dict[Path, Message] | None = {(key,): label} if sheet.seat == 0 else None
        yield sheet.question(key, label, allowed, Figure(0, most), places=places, more=(look,))
    for key, label, look in (
        (
            "holds_traitor",
            Text("Traitor in hand"),
            Text("whether the card Traitor is among the cards in hand at the end"),
        ),
        (
            "at_chapter_112",
            Text("at chapter 112"),
            Text("whether this player's story has come to chapter 112"),
        ),
    ):
        yield sheet.question(key, label, YES_OR_NO, YesOrNo(words), nothing=False, more=(look,))


def _end_question(words: Translation) -> Question:
    ends, label, slot = Choice.of(END_NAMES, words), Text("how the game ended"), At(("end",))
    look = Text("the deck that was used up, or what else ended the game")
    places = {slot.path: label}
    return Question("end", THE_END, label, ends.all_names, ends, slot, places, more=(look,))


def _last_buyer(tree: Tree) -> Question:
    names = tuple(sheet["player"] for sheet in tree["sheet"] if "player" in sheet)
    label, slot = Text("who last took a card from the Offer"), At(("last_buyer",))
    more = (Text("several names with commas between them, the latest first"),)
    allowed, form, places = ", ".join(names), Buyers(names), {slot.path: label}
    return Question(
        "last_buyer", THE_END, label, allowed, form, slot, places, nothing=[], more=more
    )


def _within(section: Text, label: Text) -> Text:
    return Text("{place}, {part}", place=section, part=label)

"""What is asked of a finished game of Merchants, sheet by sheet."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from scoring.entry.forms import (
    YES_OR_NO,
    Choice,
    Figure,
    Figures,
    FiguresOrSum,
    Places,
    SheetQuestions,
    YesOrNo,
    number_of_players,
    split_words,
)
from scoring.entry.question import (
    At,
    AtEach,
    AtOrNone,
    EntryError,
    Form,
    IsThere,
    Question,
    Slot,
    how_many_play,
    value_at,
    with_value,
)
from scoring.merchants.board.position import land_of
from scoring.merchants.cards import CardNames, Side
from scoring.merchants.content import Content, Printed
from scoring.merchants.player_checks import KEYS
from scoring.merchants.solo_questions import PLAYER_SHEET, solo_table_questions, trolls_columns
from scoring.merchants.state import (
    ArchiveSpell,
    CardMark,
    Kind,
    archive_spell_name,
    archive_spells,
    parse_archive_spell,
    tidy_initial,
)
from scoring.states import card_place, sheet_place
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.hexes import edge_name, hex_name, parse_edge, parse_hex
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    LEVELS,
    MOST_PLAYERS,
    RESOURCES,
    TRACK_END,
    TRACKS,
    Edition,
)
from sheets.table.players import initials
from sheets.words.text import Message, Name, Text
from sheets.words.translation import Translation


def questions(tree: Tree, content: Content, words: Translation) -> tuple[Question, ...]:
    """Return all questions that are known; how many sheets there are must be answered first."""
    return tuple(_questions(tree, content, words))


def _questions(tree: Tree, content: Content, words: Translation) -> Iterator[Question]:
    variant = tree.get("variant", "base")
    yield _level(words) if variant == "solo" else number_of_players(FEWEST_PLAYERS, MOST_PLAYERS)
    seats = 1 if variant == "solo" else min(len(tree.get("sheet", ())), MOST_PLAYERS)
    for seat in range(seats):
        if variant == "family":
            yield from archive_questions(seat, tree, content)
        else:
            yield from player_questions(seat, tree, content, words)
    if not seats:
        return
    if variant == "solo":
        yield from solo_table_questions(tree, content, words)
    yield _has_board(words)
    if "board" in tree:
        yield from board_questions(tree, content)


def _level(words: Translation) -> Question:
    levels, label, slot = Choice.of(LEVELS, words), Text("level"), At(("level",))
    more = (Text("the last targets of the table on the board depend on it"), levels.numbered)
    section, allowed, places = Text("the table"), levels.all_names, {slot.path: label}
    return Question("level", section, label, allowed, levels, slot, places, more=more)


def _has_board(words: Translation) -> Question:
    label, form, slot = Text("type the board too"), YesOrNo(words), IsThere("board")
    more = (Text("the score does not need it; with it the drawn regions are checked too"),)
    places: dict[Path, Message] = {("board",): SECTION}
    return Question(
        "board", SECTION, label, YES_OR_NO, form, slot, places, nothing=False, more=more
    )


_BY_INITIAL = ("workers", "ships")  # The tables of a board whose keys are initials.


@dataclass(frozen=True, slots=True)
class MarkedCards:
    """The cards of a sheet that bear one mark; a card has the last mark that it was given."""

    seat: int
    mark: CardMark

    def get(self, tree: Tree) -> list[int] | None:
        """Return the numbers, None for no card: nobody may have been asked."""
        cards = value_at(tree, ("sheet", self.seat, "cards")) or {}
        return [int(number) for number, mark in cards.items() if mark == self.mark] or None

    def put(self, tree: Tree, value: list[int]) -> Tree:
        """Return the tree in which these cards, and no others, bear the mark."""
        cards = value_at(tree, ("sheet", self.seat, "cards")) or {}
        marks = {int(number): mark for number, mark in cards.items() if mark != self.mark}
        marks |= dict.fromkeys(value, self.mark)
        by_number = {str(number): marks[number] for number in sorted(marks)}
        return with_value(tree, ("sheet", self.seat, "cards"), by_number)

    def taken_over(self, before: Tree, after: Tree) -> dict[int, CardMark]:
        """Return the cards that bear the mark now and bore another one before, and which."""
        marks = value_at(before, ("sheet", self.seat, "cards")) or {}
        others = {int(number): mark for number, mark in marks.items() if mark != self.mark}
        return {card: others[card] for card in self.get(after) or () if card in others}


class PlayerName(At):
    """A player's name, from which the initial follows."""

    def put(self, tree: Tree, value: str) -> Tree:
        """Return the tree with the name, and a board with the initials as they are then."""
        return _follow(tree, super().put(tree, value))


@dataclass(frozen=True, slots=True)
class Initials:
    """The initials of all players; in a file only those stand that do not follow from names."""

    def get(self, tree: Tree) -> list[str]:
        """Return the initials, whether written or not."""
        return written_initials(tree)

    def put(self, tree: Tree, value: list[str]) -> Tree:
        """Return the tree with these initials, on the board too."""
        by_name = initials(_names(tree))
        sheets = []
        for sheet, initial, own in zip(tree.get("sheet", ()), value, by_name, strict=True):
            kept = {key: each for key, each in sheet.items() if key != "initial"}
            sheets.append(kept if initial == own else {**kept, "initial": initial})
        return _follow(tree, {**tree, "sheet": sheets})


def written_initials(tree: Tree) -> list[str]:
    """Return what each player writes in a hex, by the sheet or by the name."""
    by_name = initials(_names(tree))
    sheets = tree.get("sheet", ())
    return [sheet.get("initial", own) for sheet, own in zip(sheets, by_name, strict=True)]


def _names(tree: Tree) -> tuple[str, ...]:
    return tuple(sheet.get("player", "?") for sheet in tree.get("sheet", ()))


def _follow(before: Tree, after: Tree) -> Tree:
    """Rename on the board what is there by initials that have changed."""
    renamed = dict(zip(written_initials(before), written_initials(after), strict=False))
    for table in _BY_INITIAL:
        there = value_at(after, ("board", table))
        if there:
            named = {renamed.get(initial, initial): each for initial, each in there.items()}
            after = with_value(after, ("board", table), named)
    return after


MOST_SPELLS = 99


@dataclass(frozen=True, slots=True)
class SpellsOrNumber(Form):
    """The form of an answer that counts spells, `4`, or names them, `1A1 2B3` (F8).

    Those named are in play at this number of players (F2). Spells used are said as `like` says
    those taken.
    """

    in_play: Set[ArchiveSpell]
    like: object = None

    def read(self, text: str) -> list[str] | int:
        """Return the names as they stand in a file, or the number."""
        words = split_words(text)
        if len(words) == 1 and words[0].isdigit():
            number = Figure(0, MOST_SPELLS).read(words[0])
            if number and isinstance(self.like, list):
                raise EntryError("the spells taken are named; name those used too")
            return number
        if isinstance(self.like, int):
            raise EntryError("the spells taken are a number; say how many are used")
        return Places(self._tidy).read(text)

    def confirm(self, value: list[str] | int) -> str:
        """Return how many spells were named."""
        return str(len(value)) if isinstance(value, list) and value else ""

    def _tidy(self, word: str) -> str:
        spell = parse_archive_spell(word)
        if spell not in self.in_play:
            raise EntryError("{spell} is not in play", spell=archive_spell_name(spell))
        return archive_spell_name(spell)


# In the order of the sheet: what each row is called.
VALUES: Mapping[Kind, Text] = {
    "monument": Text("monuments circled"),
    "relic two": Text("relics for 2 circled"),
    "relic three": Text("relics for 3 circled"),
}
_CIRCLED = Text("the values of this row around which a pen has drawn a circle")


class Marked(NamedTuple):
    """Cards of one mark: what they are called, how they look, the side whose names go first."""

    label: Message
    look: Message
    first: Side


# As the key of the player sheet shows them.
MARKS: Mapping[CardMark, Marked] = {
    "bought": Marked(
        Text("cards bought and not used"),
        Text("the oval is circled, nothing is crossed out"),
        "spell",
    ),
    "cast": Marked(Text("spells cast"), Text("star, oval and rectangle are crossed out"), "spell"),
    "built": Marked(
        Text("buildings built"),
        Text("the rectangle is circled, the star is crossed out"),
        "building",
    ),
    "overbuilt": Marked(
        Text("buildings with a monument on them"),
        Text("the rectangle is circled and crossed out"),
        "building",
    ),
}
# Of the archive: what is asked for, and how it looks.
SPELLS: Mapping[str, tuple[Text, Text]] = {
    "taken": (Text("spells taken"), Text("your initial stands in the oval")),
    "used": (Text("spells used"), Text("a cross stands in the box")),
}


def player_questions(
    seat: int, tree: Tree, content: Content, words: Translation
) -> Iterator[Question]:
    """Yield what is asked of a player sheet, from its top to its foot (M1.5)."""
    is_solo = tree.get("variant") == "solo"
    sheet = SheetQuestions(seat, tree, PLAYER_SHEET if is_solo else "")
    printed = content.printed[1 if is_solo else min(how_many_play(tree), MOST_PLAYERS)]
    yield sheet.name(PlayerName((*sheet.path, "player")))
    yield _tracks(sheet, content.edition)
    yield from _values(sheet, printed)
    yield from _spent(sheet, printed)
    yield trolls_columns(len(printed.columns)) if is_solo else _crowns(sheet)
    yield from _cards(sheet, content.edition, words.language)


def archive_questions(seat: int, tree: Tree, content: Content) -> Iterator[Question]:
    """Yield what is asked of a player's part in the family version (F8, F10)."""
    sheet = SheetQuestions(seat, tree)
    in_play = frozenset(archive_spells(content.edition.archive, how_many_play(tree)))
    places = sheet.within({"spells": Text("spells")})
    if seat == 0:
        # What is said of all players' spells is mended on the first sheet.
        places[("spells",)] = Text("spells")
    yield sheet.name(PlayerName((*sheet.path, "player")))
    yield _crowns(sheet)
    for key, (label, look) in SPELLS.items():
        like = value_at(tree, (*sheet.path, "spells", "taken")) if key == "used" else None
        yield sheet.question(
            key,
            label,
            Text("how many, or which, such as {example}", example="1A1 2B3"),
            SpellsOrNumber(in_play, like),
            At((*sheet.path, "spells", key)),
            places=places,
            nothing=0,
            group="spells",
            more=(look, Text("storey, place, and the spell from the top: 1A1 is the first of all")),
        )


def _tracks(sheet: SheetQuestions, edition: Edition) -> Question:
    names = {track: Name.of(edition.names.resources[track]) for track in TRACKS}
    return sheet.question(
        "tracks",
        Text("{gold}, {wood}, {crystal}, {craft}", **names),
        Text("0 to {end} each, such as {example}", end=TRACK_END, example="2 5 1 0"),
        Figures(len(TRACKS), len(TRACKS), 0, TRACK_END),
        AtEach(tuple((*sheet.path, track) for track in TRACKS)),
        places=sheet.within(names),
        more=(Text("the four rows of boxes, from the top: the number that is circled"),),
    )


def _values(sheet: SheetQuestions, printed: Printed) -> Iterator[Question]:
    for kind, label in VALUES.items():
        in_play = " ".join(map(str, printed.in_play[kind]))
        form = Figures(values=printed.in_play[kind])
        yield sheet.question(
            kind, label, in_play, form, at=KEYS[kind], nothing=[], more=(_CIRCLED,)
        )


def _spent(sheet: SheetQuestions, printed: Printed) -> Iterator[Question]:
    """Yield what is asked of the rows of artifacts and worker symbols."""
    path = (*sheet.path, "artifacts")
    yield sheet.question(
        "artifacts",
        Text("artifacts circled, and crossed out"),
        Text("up to {most}, such as {example}", most=printed.artifacts, example="5 2"),
        Figures(1, 2, 0, printed.artifacts),
        AtEach(((*path, "circled"), (*path, "crossed")), 0),
        places=sheet.within({"artifacts": Text("artifacts")}),
        nothing=[0, 0],
        more=(
            Text("the vases: how many have a circle, and how many of these a cross"),
            Text("what is crossed out is circled too: count it in both numbers"),
        ),
    )
    yield sheet.question(
        "workers_crossed",
        Text("hats crossed out"),
        Text("up to {most}", most=printed.workers),
        Figure(0, printed.workers),
        places=sheet.within({"workers_crossed": Text("workers")}),
        nothing=0,
        more=(Text("the little people with a hat that a pen has crossed out"),),
    )


def _crowns(sheet: SheetQuestions) -> Question:
    return sheet.question(
        "crowns",
        Text("crowns"),
        Text("such as {example}, or their sum", example="4 6 12 9"),
        FiguresOrSum(),
        more=(
            Text("every number that was written in the boxes below the crown"),
            Text("what you wrote for relics and monuments belongs to them too"),
        ),
    )


def _cards(sheet: SheetQuestions, edition: Edition, language: str) -> Iterator[Question]:
    columns = ([card.number for card in column.cards] for column in edition.columns)
    table = tuple(map(CardNames(edition, language).confirm, columns))
    together = sheet.within({"cards": Text("cards")})
    if sheet.seat == 0:
        together[()] = ""  # What is said of all players' cards is mended on the first sheet.
    for mark, (label, look, side) in MARKS.items():
        form, slot = CardNames(edition, language, side), MarkedCards(sheet.seat, mark)
        marked = [card_place(sheet.place, card) for card in slot.get(sheet.tree) or ()]
        yield sheet.question(
            mark,
            label,
            Text("numbers or names, ? lists them"),
            form,
            slot,
            places={**together, **{card.path: card.name for card in marked}},
            nothing=[],
            group="cards",
            more=(look, *table),
            told=partial(_marks_changed, slot),
        )


def _marks_changed(slot: MarkedCards, before: Tree, after: Tree) -> Iterator[Message]:
    """Tell which cards had another mark, which one cannot have as well, and which have none now."""
    for card, mark in slot.taken_over(before, after).items():
        names = {"before": MARKS[mark].label, "now": MARKS[slot.mark].label}
        yield Text("card {number} moves from {before} to {now}", number=card, **names)
    for card in sorted({*(slot.get(before) or ())} - {*(slot.get(after) or ())}):
        yield Text(
            "card {number} is no longer among {before}; to keep it, name it too",
            number=card,
            before=MARKS[slot.mark].label,
        )


SECTION = Text("the board")


def board_questions(tree: Tree, content: Content) -> Iterator[Question]:
    """Yield what is asked of a board; start and printed resources are the edition's to say."""
    hexes, which = (
        Places(lambda word: hex_name(parse_hex(word))),
        Text("hexes, such as {example}", example="D4 E4"),
    )
    names = content.edition.names.resources
    yield _initials(tree.get("sheet", ()))
    for resource in RESOURCES:
        label = Text("{resource} drawn", resource=Name.of(names[resource]))
        look = Text("the hexes in which a pen has drawn it; those that are printed do not count")
        yield _on_board((resource,), label, which, hexes, look)
    look = Text("the hexes that a pen has shaded")
    yield _on_board(("swamp",), Text("hexes shaded"), which, hexes, look)
    if tree.get("variant") != "family":  # F4
        edges = Text("edges, such as {example}", example="D4-E4")
        look = Text("the vases on the line between two hexes, each by its two hexes")
        form = Places(lambda word: edge_name(parse_edge(word)))
        yield _on_board(("artifacts",), Text("artifacts drawn"), edges, form, look)
    land = land_of(tree.get("variant", "base"), content.edition)
    ships = " ".join(map(hex_name, land.ships)) if land else ""
    for initial in written_initials(tree):
        label = Text("workers of {initial}", initial=initial)
        look = Text("the hexes on land with {initial} in them", initial=initial)
        yield _on_board(("workers", initial), label, which, hexes, look, AtOrNone)
        if ships:
            label = Text("ships of {initial}", initial=initial)
            look = Text("the ships on lakes with {initial} beside them", initial=initial)
            yield _on_board(("ships", initial), label, ships, hexes, look, AtOrNone)


def _initials(sheets: Sequence[Tree]) -> Question:
    label = Text("initials in the hexes")
    sheet_places = (sheet_place(seat, sheet.get("player")) for seat, sheet in enumerate(sheets))
    places = {
        place.at("initial").path: Text("{place}, {part}", place=place.name, part=label)
        for place in sheet_places
    }
    allowed, form = Text("in the order of the sheets"), _Initials(tidy_initial, len(sheets))
    look = Text("what everybody wrote into a hex for a worker; no two are alike")
    key = "board initials"
    return Question(key, SECTION, label, allowed, form, Initials(), places, more=(look,))


class _Initials(Places):
    """Everybody's initial, no two alike (M1.4)."""

    def read(self, text: str) -> list[str]:
        """Return the initials in the order of the sheets."""
        found = super().read(text)
        often = [initial for initial, times in Counter(found).items() if times > 1]
        if often:
            raise EntryError(
                "{initial} stands for two players; give each an initial of their own",
                initial=often[0],
            )
        return found


def _on_board(
    path: Path,
    label: Message,
    allowed: Message,
    form: Form,
    look: Message,
    slot: Callable[[Path], Slot] = At,
) -> Question:
    """Return a question of a list in the table of the board."""
    path = ("board", *path)
    key, places = " ".join(map(str, path)), {path: label}
    return Question(
        key, SECTION, label, allowed, form, slot(path), places, nothing=[], more=(look,)
    )

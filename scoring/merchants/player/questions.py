"""What is asked of one player's sheet, of the base game, the family version or played alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from scoring.entry.forms import Figure, Figures, FiguresOrSum
from scoring.entry.question import Question
from scoring.entry.sheet_questions import SheetQuestions
from scoring.entry.slots import At, AtEach
from scoring.merchants.family.archive import archive_spells
from scoring.merchants.family.archive_form import SpellsOrNumber
from scoring.merchants.player.card_names import CardNames, Side
from scoring.merchants.player.checks import KEYS
from scoring.merchants.player.slots import MarkedCards, PlayerName
from scoring.merchants.solo.questions import PLAYER_SHEET, trolls_columns
from scoring.merchants.states.claims import Kind
from scoring.merchants.states.printed import Content, Printed
from scoring.merchants.states.state import CardMark
from scoring.states.place import card_place
from sheets.files.schema import Tree
from sheets.merchants.edition.edition import MOST_PLAYERS, TRACK_END, TRACKS, Edition
from sheets.words.text import Name, Said, Text
from sheets.words.translation import Translation

# In the order of the sheet: what each row is called.
VALUES: Mapping[Kind, Text] = {
    "monument": Text("monuments circled"),
    "relic two": Text("relics for 2 circled"),
    "relic three": Text("relics for 3 circled"),
}
_CIRCLED = Text("the values of this row around which a pen has drawn a circle")


class Marked(NamedTuple):
    """Cards of one mark: what they are called, how they look, the side whose names go first."""

    label: Said
    look: Said
    first: Side


# As the key of the player sheet shows them.
MARKS: Mapping[CardMark, Marked] = {
    "bought": Marked(
        Text("cards only bought"),
        Text("the oval is circled, nothing is crossed out"),
        "spell",
    ),
    "cast": Marked(
        Text("spells cast"),
        Text("star, oval and rectangle are crossed out"),
        "spell",
    ),
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
    printed = content.printed[1 if is_solo else min(len(tree["sheet"]), MOST_PLAYERS)]
    yield sheet.name(PlayerName(seat))
    yield _tracks(sheet, content.edition)
    yield from _values(sheet, printed)
    yield from _spent(sheet, printed)
    yield trolls_columns(len(printed.columns)) if is_solo else _crowns(sheet)
    yield from _cards(sheet, content.edition, words.language)


def archive_questions(seat: int, tree: Tree, content: Content) -> Iterator[Question]:
    """Yield what is asked of a player's part in the family version (F8, F10)."""
    sheet = SheetQuestions(seat, tree)
    in_play = frozenset(archive_spells(content.edition.archive, len(tree["sheet"])))
    places = sheet.within({"spells": Text("spells")})
    if seat == 0:
        # What is said of all players' spells is mended on the first sheet.
        places[("spells",)] = Text("spells")
    yield sheet.name(PlayerName(seat))
    yield _crowns(sheet)
    for key, (label, look) in SPELLS.items():
        yield sheet.question(
            key,
            label,
            Text("how many, or which, such as {example}", example="1A1 2B3"),
            SpellsOrNumber(in_play),
            At((*sheet.path, "spells", key)),
            places=places,
            nothing=0,
            group="spells",
            more=(
                look,
                Text("storey, place, and the spell from the top: 1A1 is the first of all"),
            ),
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
        more=(Text("the four rows of boxes, from the top: the number where the marker lay"),),
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
        Text("workers crossed out"),
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
            Text("relics and monuments are among them, as they were written"),
        ),
    )


def _cards(sheet: SheetQuestions, edition: Edition, language: str) -> Iterator[Question]:
    table = tuple(_table(CardNames(edition, language), edition))
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


def _marks_changed(slot: MarkedCards, before: Tree, after: Tree) -> Iterator[Said]:
    """Tell which cards had another mark, which a card on paper cannot have as well."""
    for card, mark in slot.taken_over(before, after).items():
        names = {"before": MARKS[mark].label, "now": MARKS[slot.mark].label}
        yield Text("card {number} was: {before}; now: {now}", number=card, **names)


def _table(form: CardNames, edition: Edition) -> Iterator[str]:
    for column in edition.columns:
        yield form.confirm([card.number for card in column.cards])

"""The pad of Realm of Sand as a form: what a state writes on it, what is asked row by row."""

from collections.abc import Iterator

from scoring.entry.forms import Figure, Figures, SheetQuestions, number_of_players
from scoring.entry.question import Question, value_at
from scoring.games import Pages
from scoring.realm_of_sand.state import PlayerSheet, State
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.realm_of_sand.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.realm_of_sand.marks import card_mark, column_mark, hourglass_mark
from sheets.realm_of_sand.pad import CARDS, STEPS
from sheets.words.text import Message, Text
from sheets.words.translation import Translation

_GAME = 1


def page_fillings(state: State, _edition: Edition) -> Pages:
    """Return what stands on the pad."""
    columns = enumerate(state.sheet)
    return {PageKey("pad"): tuple(each for seat, sheet in columns for each in _column(seat, sheet))}


def _column(seat: int, sheet: PlayerSheet) -> Iterator[Filling]:
    own = _GAME, seat
    for number, points in enumerate((sheet.cards or ())[:CARDS], 1):
        yield Filling(card_mark("points", *own, number), "write", str(points))
    for number, shown in enumerate((sheet.hourglasses or ())[:CARDS], 1):
        yield Filling(card_mark("hourglasses", *own, number), "write", str(shown))
    for number in range(1, min(sum(sheet.hourglasses or ()), STEPS) + 1):
        yield Filling(hourglass_mark(*own, number), "cross")
    if sheet.cards is not None:
        yield Filling(column_mark("total", *own), "write", str(sum(sheet.cards)))
    if sheet.pieces is not None:
        yield Filling(column_mark("pieces", *own), "write", str(sheet.pieces))


MOST_CARDS = 99


def questions(tree: Tree, _edition: Edition, _words: Translation) -> tuple[Question, ...]:
    """Return all questions that are known; how many sheets there are must be answered first."""
    seats = range(min(len(tree.get("sheet", ())), MOST_PLAYERS))
    columns = (question for seat in seats for question in _asked(SheetQuestions(seat, tree)))
    return (number_of_players(FEWEST_PLAYERS, MOST_PLAYERS), *columns)


def _asked(sheet: SheetQuestions) -> Iterator[Question]:
    yield sheet.name()
    yield sheet.question(
        "cards",
        Text("points of the completed cards"),
        Text("such as {example}", example="5 3 8"),
        Figures(most=MOST_CARDS),
        nothing=[],
        more=(Text("one number for each card; no card at all is -"),),
    )
    yield _hourglasses(sheet)
    look = (Text("the playing pieces on the player's own board when the game ended"),)
    yield sheet.question("pieces", Text("pieces left on the board"), "", Figure(), more=look)


def _hourglasses(sheet: SheetQuestions) -> Question:
    """Ask for as many figures as there are cards."""
    cards = len(value_at(sheet.tree, (*sheet.path, "cards")) or ())
    label = Text("hourglasses of the same cards")
    # What is said of the table's hourglasses is mended on the first sheet.
    places: dict[Path, Message] | None = {("hourglasses",): label} if sheet.seat == 0 else None
    return sheet.question(
        "hourglasses",
        label,
        Text("{all} numbers", all=cards),
        Figures(cards, cards),
        nothing=None if cards else [],
        places=places,
        more=(Text("0 where a card shows none"),),
    )

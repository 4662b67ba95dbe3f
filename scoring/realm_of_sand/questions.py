"""The questions of Realm of Sand: what is asked of a finished game, column by column of the pad."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.entry.forms import Figure, Figures
from scoring.entry.question import Question
from scoring.entry.sheet_questions import SheetQuestions, number_of_players
from scoring.entry.slots import value_at
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.realm_of_sand.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

MOST_CARDS = 99


def questions(tree: Tree, _edition: Edition, _words: Translation) -> tuple[Question, ...]:
    """Return all questions that are known; how many sheets there are must be answered first."""
    seats = range(min(len(tree.get("sheet", ())), MOST_PLAYERS))
    columns = (question for seat in seats for question in _column(SheetQuestions(seat, tree)))
    return (number_of_players(FEWEST_PLAYERS, MOST_PLAYERS), *columns)


def _column(sheet: SheetQuestions) -> Iterator[Question]:
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
    places: dict[Path, Said] | None = {("hourglasses",): label} if sheet.seat == 0 else None
    return sheet.question(
        "hourglasses",
        label,
        Text("{all} numbers", all=cards),
        Figures(cards, cards),
        nothing=None if cards else [],
        places=places,
        more=(Text("0 where a card shows none"),),
    )

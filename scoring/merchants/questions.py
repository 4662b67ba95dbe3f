"""The questions of Merchants: what is asked of a finished game, in the order of its sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring.entry.forms import YES_OR_NO, Choice, YesOrNo
from scoring.entry.question import Question
from scoring.entry.sheet_questions import number_of_players
from scoring.entry.slots import At, IsThere
from scoring.merchants.board.questions import SECTION, board_questions
from scoring.merchants.player.questions import archive_questions, player_questions
from scoring.merchants.solo.questions import solo_table_questions
from scoring.merchants.states.printed import Content
from sheets.files.schema import Tree
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS
from sheets.words.text import Text
from sheets.words.translation import Translation

LEVELS: Mapping[str, Text] = {  # S2
    "beginner": Text("beginner"),
    "advanced": Text("advanced"),
    "expert": Text("expert"),
}


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
    levels, label = Choice.of(LEVELS, words), Text("level")
    return Question(
        key="level",
        section=Text("the table"),
        label=label,
        allowed=levels.all_names,
        form=levels,
        slot=At(("level",)),
        places={("level",): label},
        more=(
            Text("the last targets of the table on the board depend on it"),
            levels.numbered,
        ),
    )


def _has_board(words: Translation) -> Question:
    return Question(
        key="board",
        section=SECTION,
        label=Text("type the board too"),
        allowed=YES_OR_NO,
        form=YesOrNo(words),
        slot=IsThere("board"),
        places={("board",): SECTION},
        nothing=False,
        more=(Text("the score does not need it; with it the drawn regions are checked too"),),
    )

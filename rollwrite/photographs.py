"""`rollwrite.read_photo`: what is written on photographed sheets, and what must be asked.

Needs the extra `photo`, which nothing here imports before a photograph is read.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from rollwrite.answers import translation
from scoring.score import Score
from sheets.files.schema import Tree
from sheets.table.players import tidy_name
from sheets.words.languages import Language

if TYPE_CHECKING:
    from rollwrite.photo.joint import Meaning
    from rollwrite.photo.photographs import Refusal
    from rollwrite.photo.questions import Question
    from rollwrite.photo.table import PhotoTable

STATE_FILE = "game.toml"


@dataclass(frozen=True)
class PhotoReading:
    """A table's sheets as they were read from photographs.

    `refusals` are the photographs that cannot be read, each with its `reason`; without a readable
    one there is no `table`, and nothing else is known.
    """

    table: PhotoTable | None = field(repr=False)
    refusals: tuple[Refusal, ...] = field(repr=False)

    def __repr__(self) -> str:
        found = f"{len(self.questions)} questions, {len(self.refusals)} refused"
        return f"<PhotoReading {', '.join(self.players)}: {found}>"

    @property
    def players(self) -> tuple[str, ...]:
        """The players whose sheets are there, in the order of play."""
        return self.table.names if self.table else ()

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats, counted from 0, whose sheets are not there."""
        return self.table.missing if self.table else ()

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """What must be asked of a person, each with its `place` and its `options`."""
        from rollwrite.photo.questions import questions_of

        return tuple(questions_of(self.table)) if self.table else ()

    def answered(self, question: Question, meaning: Meaning) -> PhotoReading:
        """Return the reading with what a person says of a doubtful mark.

        `meaning` is that of one of the question's options, of a figure any number to 999. Raises
        ValueError for any other.
        """
        from rollwrite.photo.questions import MOST_TYPED

        meanings = question.doubt.reading.group.meanings
        if question.is_figure:
            if type(meaning) is not int or not 0 <= meaning <= MOST_TYPED:
                raise ValueError(f"{meaning!r} is no number from 0 to {MOST_TYPED}")
        elif not any(each is meaning or each == meaning for each in meanings):
            raise ValueError(f"{meaning!r} is none of {', '.join(map(repr, meanings))}")
        assert self.table is not None  # Else there would be no question.
        return replace(self, table=self.table.answered(question.doubt, meaning).proposed())

    @property
    def state(self) -> Tree:
        """What stands on the sheets, as `score` and `draw(filled=...)` take it.

        What is doubtful is missing. It is empty where no sheet could be read.
        """
        return self.table.tree() if self.table else {}

    def score(self) -> Score:
        """Return the score as far as the sheets were read."""
        return self.table.game().score(lenient=True) if self.table else Score()

    def answer(
        self, format: Literal["text", "json", "toml", "html"] = "text", language: Language = "en"
    ) -> str:
        """Return the reading as the command `photo` answers it.

        `format` is `text` or `json`, what was read, what is asked, what was refused; `toml`, the
        state's file; or `html`, a page that asks and gives the finished state. `language` is `en`,
        `fr` or `de`. `toml` and `html` are "" where no sheet could be read.

        Raises ValueError for a language that there is not.
        """
        words = translation(language)
        from rollwrite.photo.answers import photo_json, photo_text
        from rollwrite.photo.review.page import review_page
        from rollwrite.photo.state_file import state_text

        if format == "json":
            return photo_json(self.table, self.refusals, words)
        if format == "text":
            return photo_text(self.table, self.refusals, words)
        if self.table is None:
            return ""
        if format == "toml":
            return state_text(self.table, Path())
        return review_page(self.table, words, Path(STATE_FILE))


def read_photo(
    *photos: str | os.PathLike[str],
    players: Sequence[str] = (),
    edition: str | os.PathLike[str] | None = None,
    pad_game: int | None = None,
) -> PhotoReading:
    """Return what is written on photographed sheets of one table.

    `photos` are files (JPEG, PNG, WebP, HEIC, PDF) or folders of them. `players` are the names of
    those whose sheets these are, in the order of play, or of all who play. `edition` is the file of
    an edition that is not shipped. `pad_game` is which game of a pad of several is read, counted
    from 1; without it the last one that is written.

    What cannot be read is among the `refusals`. Raises ImportError without the extra `photo`,
    OSError for a file that cannot be opened, ValueError for a name that cannot be one, too few or
    many of them, or a number of a game that is none.
    """
    if pad_game is not None and pad_game < 1:
        raise ValueError(f"pad_game is {pad_game}; games on a pad are counted from 1")
    from rollwrite.photo.photographs import Refusal, photographs_of
    from rollwrite.photo.table import WrongSheetsError, photo_table

    game = None if pad_game is None else pad_game - 1
    found = photographs_of(map(Path, photos), Path(edition) if edition else None, game)
    if not found.sheets:
        return PhotoReading(None, found.refusals)
    try:
        table = photo_table(found.sheets)
    except WrongSheetsError as error:
        return PhotoReading(None, (*found.refusals, Refusal("", error.reason)))
    if len(players) not in (0, len(table.seats), table.kind.players):
        raise ValueError(f"there are {len(table.seats)} sheets; name as many players")
    named = table.named(tuple(map(tidy_name, players)))
    return PhotoReading(named.disputed().proposed(), found.refusals)

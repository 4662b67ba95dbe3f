"""`rollwrite.read_photo`: what is written on photographed sheets, and what must be asked.

Needs the extra `photo`, which nothing here imports before a photograph is read.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from rollwrite.tables import WrongNameError, WrongTableError
from scoring.score import Score
from sheets.files.schema import Tree
from sheets.table.players import PlayerNameError, tidy_name
from sheets.words.languages import Language
from sheets.words.text import Message, Text

if TYPE_CHECKING:
    from rollwrite.photo.identity import EditionFile
    from rollwrite.photo.intake import PhotoFile, PhotoSource
    from rollwrite.photo.questions import Dependence
    from rollwrite.photo.questions import Question as Question
    from rollwrite.photo.table import TableReading
    from rollwrite.photo.workers import Refusal
    from rollwrite.sources import Content
    from scoring.places import Meaning as Meaning

STATE_FILE = "game.toml"
LIBRARIES = ("cv2", "numpy", "zxingcpp")  # Which the extra brings.


@dataclass(frozen=True)
class PhotoTable:
    """The sheets of one table as photographs show them, and what a person has said of them.

    It is a session of steps, each of which gives another table: name the players, answer each of
    the `questions`, then take the `state`, the score, an answer. `refusals` are the photographs
    that cannot be read, each with its `reason`; without a readable one nothing else is known.
    """

    reading: TableReading | None = field(repr=False)
    refusals: tuple[Refusal, ...] = field(repr=False)

    def __repr__(self) -> str:
        found = f"{len(self.questions)} questions, {len(self.refusals)} refused"
        return f"<PhotoTable {', '.join(self.players)}: {found}>"

    def __bool__(self) -> bool:
        """Return whether there is a sheet that could be read."""
        return self.reading is not None

    @property
    def players(self) -> tuple[str, ...]:
        """The players whose sheets are there, in the order of play."""
        return self.reading.names if self.reading else ()

    @property
    def labels(self) -> tuple[Message, ...]:
        """What each player's sheet is called: its photograph, or the player's part of one."""
        if not self.reading:
            return ()
        if self.reading.sheets[0].is_shared:
            return tuple(Text("player {seat}", seat=seat + 1) for seat in self.reading.seats)
        return tuple(sheet.photo for sheet in self.reading.sheets if not sheet.is_shared)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats, counted from 0, whose sheets are not there."""
        return self.reading.missing if self.reading else ()

    def named(self, players: Sequence[str]) -> PhotoTable:
        """Return the table with the names of those whose sheets are there, or of all who play.

        They come in the order of play; without any each player has a number. Raises
        WrongTableError, a ValueError, for too few or many, WrongNameError for what is no name.
        """
        if not self.reading:
            return self
        sheets = len(self.reading.seats)
        if len(players) not in (0, sheets, self.reading.kind.players):
            raise WrongTableError(
                Text("name as many players as there are sheets ({sheets})", sheets=sheets)
            )
        names = tuple(map(player_name, players))
        return replace(self, reading=self.reading.named(names))

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """What must be asked of a person, each with its `text` and its `options`.

        Each has an `id`, the same for the same photographs, the `likely` option if there is one,
        and tells `why` it is asked; `png()` is its picture, `box` its place on the sheet in mm,
        `corners` that on the photograph in pixels. An answer may bring a question: what the sheet
        says of its total is held against the count.
        """
        if not self.reading:
            return ()
        from rollwrite.photo.questions import questions_of

        return tuple(questions_of(self.reading))

    def answered(
        self, answers: Question | Mapping[str, Meaning], meaning: Meaning | None = None
    ) -> PhotoTable:
        """Return the table with what a person says of a doubtful mark, or of several.

        answers: a question, or the meanings of several by their ids, those of questions that come
                 up by other answers too
        meaning: of the question: that of one of its options, of a figure any number to 999

        Raises ValueError for any other meaning, or for an id that is no question's.
        """
        if not isinstance(answers, Mapping):
            assert meaning is not None
            return self._with(answers, meaning)
        table, left = self, dict(answers)
        while asked := [each for each in table.questions if each.id in left]:
            for question in asked:
                table = table._with(question, left.pop(question.id))
        from rollwrite.photo.questions import is_id

        for each in left:  # A question that does not come up by these answers needs none.
            if self.reading is None or not is_id(self.reading, each):
                raise ValueError(f"no question of these photographs is called {each!r}")
        return table

    def _with(self, question: Question, meaning: Meaning) -> PhotoTable:
        question.check(meaning)
        assert self.reading is not None  # Else there would be no question.
        return replace(self, reading=self.reading.answered(question.doubt, meaning).held())

    def likely(self) -> PhotoTable:
        """Return the table with the likely answer to each question; what has none stays open."""
        if not self.reading:
            return self
        from rollwrite.photo.questions import with_likely

        return replace(self, reading=with_likely(self.reading))

    @property
    def totals(self) -> Mapping[str, int]:
        """The total of each player of whom all is known that counts, with likely answers."""
        if not self.reading:
            return {}
        from rollwrite.photo.questions import totals, with_likely

        return totals(with_likely(self.reading))

    @property
    def deciding(self) -> tuple[Question, ...]:
        """The questions without a likely answer on which totals depend that are not known."""
        known = self.totals
        return tuple(
            each for each in self.likely().questions
            if each.seat is None or self.players[each.seat] not in known
        )  # fmt: skip

    @property
    def is_provisional(self) -> bool:
        """Whether something is asked or missing on which the score may depend."""
        found = self.reading
        return not found or bool(self.questions or found.missing or found.missing_kinds)

    def dependences(self) -> tuple[Dependence, ...]:
        """Return what the score of the likely answers depends on.

        Each is a `question`, an `option` that is not its likely one, and the `totals`, by player,
        that would be others with it.
        """
        if not self.reading:
            return ()
        from rollwrite.photo.questions import dependences

        return tuple(dependences(self.reading))

    def depends(self) -> tuple[Text, ...]:
        """Return a sentence for each total that depends on an answer: `Anna: 68, or 67 if ...`."""
        if not self.reading:
            return ()
        from rollwrite.photo.answers import depends_said

        return tuple(depends_said(self.reading))

    def left_out(self) -> tuple[Text, ...]:
        """Return a sentence for what is still doubtful, of many marks of a sheet one for all."""
        if not self.reading:
            return ()
        from rollwrite.photo.answers import left_out_said

        return tuple(left_out_said(self.reading))

    def taken(self) -> tuple[Text, ...]:
        """Return a sentence for what `likely` takes, of many marks of a sheet one for all."""
        if not self.reading:
            return ()
        from rollwrite.photo.answers import likely_said

        return tuple(likely_said(self.reading))

    @cached_property
    def proposed(self) -> TableReading | None:
        """What was read, with what a board shows, held to the sheets as they are now."""
        return self.reading.with_board() if self.reading else None

    @property
    def state(self) -> Tree:
        """What stands on the sheets, as `score` and `draw(filled=...)` take it.

        What is doubtful is missing. It is empty where no sheet could be read.
        """
        return self.proposed.tree() if self.proposed else {}

    def score(self, *, lenient: bool = True) -> Score:
        """Return the score, if `lenient` as far as the sheets were read, else of whole ones."""
        return self.proposed.game().score(lenient=lenient) if self.proposed else Score()

    def summary(self) -> tuple[Text, ...]:
        """Return a sentence for each sheet: how much was read, answered, and is doubtful."""
        if not self.proposed:
            return ()
        from rollwrite.photo.answers import read_said

        return tuple(read_said(self.proposed))

    def suppositions(self, *, is_seated: bool = False) -> tuple[Text, ...]:
        """Return a sentence for what the sheets do not tell: whose they are, which are missing.

        Where somebody has said whose they are, it `is_seated` and nothing is said of that.
        """
        if not self.reading:
            return ()
        from rollwrite.photo.answers import suppositions_said

        return tuple(suppositions_said(self.reading, is_seated=is_seated))

    def mistakes(self) -> tuple[Text, ...]:
        """Return a sentence for each figure on a sheet that is not right."""
        if not self.reading:
            return ()
        from rollwrite.photo.answers import mistakes_said

        return tuple(mistakes_said(self.reading))

    def disagreements(self) -> tuple[Text, ...]:
        """Return a sentence for each thing in which a board and the sheets disagree."""
        if not self.proposed:
            return ()
        from rollwrite.photo.answers import disagreements_said

        return tuple(disagreements_said(self.proposed))

    def answer(
        self,
        format: Literal["text", "json", "toml", "html"] = "text",
        language: Language = "en",
        *,
        file: str = STATE_FILE,
        hint: Message = "",
    ) -> str:
        """Return the reading as the command `photo` answers it.

        format:   `text` or `json`, what was read, what is asked, what was refused; `toml`, the
                  state's file; or `html`, a page that asks and gives the finished state. `toml` and
                  `html` are "" where no sheet could be read.
        language: `en`, `fr` or `de`
        file:     what the page calls the state's file
        hint:     what the page says can be done with it

        Raises ValueError for a language that there is not, and for the page of what was packed,
        which has no pictures.
        """
        from rollwrite.answers import translation

        words = translation(language)
        from rollwrite.photo.answers import photo_json, photo_text, state_text
        from rollwrite.photo.review.page import review_page

        if format == "json":
            return photo_json(self.proposed, self.refusals, words)
        if format == "text":
            return photo_text(self.proposed, self.refusals, words)
        if self.proposed is None:
            return ""
        if format == "toml":
            return state_text(self.proposed)
        if not all(sheet.is_seen for sheet in self.proposed.sheets):
            raise ValueError("a reading that was packed has no pictures for a page")
        return review_page(self.proposed, words, file, hint)

    def pictures(self) -> Mapping[str, bytes]:
        """Return each sheet as it was photographed, as JPEG by a file's name, such as `1-anna.jpg`.

        Rings, strokes and figures as they were read are laid over it in blue, what is doubtful in
        orange. Without photographs, as in a reading that was packed, there is none.
        """
        if not self.reading:
            return {}
        from rollwrite.file_names import page_stem
        from rollwrite.photo.questions import pictures_of

        found = {}
        both = zip(self.reading.sheets, pictures_of(self.reading), strict=True)
        for number, (sheet, picture) in enumerate(both, 1):
            kind = sheet.identity.kind.kind
            called = kind if sheet.is_shared else self.players[number - 1]
            found[f"{page_stem(f'{number}', called)}.jpg"] = picture
        return {name: picture for name, picture in found.items() if picture}

    def packed(self) -> str:
        """Return the reading as a small text that travels, without pictures, a few kB a sheet.

        `from_packed` reads it, so that who answers a request need keep nothing.
        """
        from rollwrite.photo.packing import packed

        return packed(self.reading, self.refusals)

    @classmethod
    def from_packed(cls, text: str, edition: str | os.PathLike[str] | None = None) -> PhotoTable:
        """Return the table that was `packed`; of its pages and marks it has no pictures.

        `edition` is that of the sheets where it is not shipped, as `read_photo` took it. Raises
        ValueError for a text that is none, or for another edition, OSError for its file.
        """
        from rollwrite.photo.packing import unpacked

        return cls(*unpacked(text, _edition_file(edition)))

    def keep_answers(self, folder: Path) -> None:
        """Write the marks that a person named into a folder, to learn from; raises OSError."""
        from rollwrite.photo.pictures import CONFIRMED, keep_confirmed

        for sheet in self.reading.sheets if self.reading else ():
            keep_confirmed(folder / CONFIRMED, sheet.confirmed())


def read_photo(
    *photos: PhotoSource | Content,
    players: Sequence[str] = (),
    edition: str | os.PathLike[str] | None = None,
    pad_game: int | None = None,
    workers: int = 1,
    keep: str | os.PathLike[str] | None = None,
    told: Callable[[str], None] | None = None,
) -> PhotoTable:
    """Return what is written on photographed sheets of one table.

    photos:   files (JPEG, PNG, WebP, HEIC, PDF) or folders of them, or what stands in such a file:
              its bytes, the open file, or a `Content` that says what it is called
    players:  the names of those whose sheets these are, in the order of play, or of all who play
    edition:  the file of an edition that is not shipped, or the name of one that is
    pad_game: which game of a pad of several is read, counted from 1; default: the last one written
    workers:  how many processes read at a time; one, where other threads run in this process
    keep:     a folder for pictures of every step
    told:     called with what each file is called once it was read

    What cannot be read is among the `refusals`. Raises ImportError without the extra `photo`,
    OSError for a file that cannot be opened, ValueError for a name that cannot be one, too few or
    many of them, or a number of a game that is none.
    """
    if workers == 1:
        from rollwrite.photo.decoder import start_decoder

        start_decoder()  # While all else is imported.
    from rollwrite.photo.pictures import keeper
    from rollwrite.photo.table import WrongSheetsError, table_reading
    from rollwrite.photo.workers import Refusal, read_sources

    own, game = _edition_file(edition), _game_number(pad_game)
    kept = keeper(Path(keep)) if keep else None
    sheets, refusals = read_sources(map(_source, photos), own, game, kept, workers, told)
    try:
        table = table_reading(sheets) if sheets else None
    except WrongSheetsError as error:
        return PhotoTable(None, (*refusals, Refusal("", error.reason)))
    return PhotoTable(table and table.disputed().held(), refusals).named(players)


def missing_library() -> str:
    """Return a library of the extra `photo` that is not installed, "" where all are."""
    return next((name for name in LIBRARIES if find_spec(name) is None), "")


def player_name(text: str) -> str:
    """Return a player's name without what surrounds it; raises WrongNameError for none."""
    try:
        return tidy_name(text)
    except PlayerNameError as error:
        raise WrongNameError(error.args[0]) from error


def _game_number(pad_game: int | None) -> int | None:
    """Return the number of a pad's game, counted from 0; raises ValueError for none."""
    if pad_game is not None and pad_game < 1:
        raise ValueError(f"pad_game is {pad_game}; games on a pad are counted from 1")
    return None if pad_game is None else pad_game - 1


def _edition_file(edition: str | os.PathLike[str] | None) -> EditionFile | None:
    """Return the file of an edition that is named, or is that file; raises OSError."""
    from rollwrite.photo.identity import edition_file
    from sheets.editions.edition import edition_path

    if not edition:
        return None
    return edition_file(Path(edition_path(edition) if isinstance(edition, str) else edition))


def _source(photo: PhotoSource | Content) -> PhotoSource | PhotoFile:
    from rollwrite.photo import intake
    from rollwrite.sources import Content

    if not isinstance(photo, Content):
        return photo
    if not isinstance(photo.content, bytes):
        raise TypeError("a photograph is bytes")
    return intake.PhotoFile(photo.name, photo.content) if photo.name else photo.content

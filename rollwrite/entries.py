"""Entering a finished game: `rollwrite.Entry`, question by question, and the files that keep it.

Knows no terminal: `rollwrite enter` is a thin face of `Entry`.
"""

import errno
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import NamedTuple

from rollwrite.answers import InvalidFileError, MalformedFileError, Players, Report, translation
from rollwrite.catalogue import edition_in
from rollwrite.files import KeptFile, change_toml, refusal, target_at
from rollwrite.sources import NEXT, Content, open_source
from rollwrite.tables import (
    WrongTableError,
    chosen_seats,
    chosen_variant,
    contradiction,
    other_players,
)
from scoring.entry.forms import Choice as Choice
from scoring.entry.forms import Figure
from scoring.entry.forms import YesOrNo as YesOrNo
from scoring.entry.interview import Correction as Correction
from scoring.entry.interview import Interview, corrections
from scoring.entry.question import EntryError as EntryError
from scoring.entry.question import Question as Question
from scoring.entry.question import how_many_play
from scoring.entry.said import BACK as BACK
from scoring.entry.said import HELP as HELP
from scoring.entry.said import NONE as NONE
from scoring.entry.said import NOTHING, is_missing, is_nothing
from scoring.entry.said import is_back as is_back
from scoring.entry.said import is_said_anywhere as is_said_anywhere
from scoring.games import AnyGame, find_game
from scoring.open_game import Editions, OpenGame, open_game
from scoring.score import Score
from sheets.editions.edition import edition_name
from sheets.files.problem import Problem, has_errors
from sheets.files.reading import parse_toml, read_text
from sheets.files.schema import Tree
from sheets.words.languages import LANGUAGES, Language
from sheets.words.text import Message, Name, Parameter, Text, printable
from sheets.words.translation import Translation, load_translation

_HEAD = Text(
    "This is what was entered so far; `rollwrite enter` with the same file goes on from here."
)


class BrokenEntryError(InvalidFileError):
    """A file of a game with which nothing can be resumed; `players` are those that it names."""

    def __init__(self, path: Path, problems: Sequence[Problem], players: Players = ()) -> None:
        super().__init__(path, list(problems))
        self.players = players


class Answered(NamedTuple):
    """What an answer was taken for, where its text does not say it, and what it changed beside."""

    meant: str
    told: tuple[Message, ...]


class Entry:
    """What is written on the sheets of a finished game, asked for question by question.

    game:     its name
    variant:  by default the game's first
    players:  how many play, or their names; by default that is asked. What gives the names is
              called where nothing is resumed
    edition:  a shipped one's name or a file's path; by default the shipped one
    day:      the date of the game, which the state tells
    language: `en`, `fr` or `de`, that of questions and of words in answers
    file:     the state file to be; every answer is kept beside it at once, and resumed from there
    resume:   asked for each file that is there already, whether to go on from it, the file of what
              was entered so far first; what nothing is resumed from is written over

    A question has its `section`, `label`, what is `allowed`, and `more` lines of help.

    Raises UnknownGameError, WrongTableError for players that cannot be, or where something is said
    otherwise than by what is resumed, BrokenEntryError for a file from which nothing can be
    resumed, UnknownEditionError, InvalidEditionError, OSError.
    """

    def __init__(
        self,
        game: str = "merchants",
        *,
        variant: str | None = None,
        players: int | Sequence[str] | Callable[[], Sequence[str]] | None = None,
        edition: str | os.PathLike[str] | None = None,
        day: date | None = None,
        language: Language = "en",
        file: str | os.PathLike[str] | None = None,
        resume: Callable[[Path], bool] = lambda file: True,
    ) -> None:
        self.words = translation(language)
        self._game, self._editions = find_game(game), Editions()
        start = _start(self._game, variant, None if callable(players) else players)
        self.file = None if file is None else EntryFile(Path(file), self.words)
        found = self.file.begun(self._editions) if self.file else iter(())
        begun = next((each for each in found if resume(each.file)), None)
        if begun:
            _refuse_contradictions(self._game, begun, start, is_any_variant=not variant)
        elif callable(players):
            start = _start(self._game, variant, players())
        tree = start | begun.tree if begun else start
        if day:
            tree["date"] = day
        path = None if edition is None else self._game.edition_path(os.fspath(edition))
        if name := _edition_name(self._game, begun, path, self._folder):
            tree["edition"] = name
        used = _edition_file(self._game, tree, self._folder)
        self.title = Name.of(self._game.load(used).title)
        interview = Interview(self._game.ask(used, self.words), tree)
        if begun and begun.next is not None:
            interview = interview.from_key(begun.next)
        given = (each.key for each in interview.questions if each.slot.get(start) is not None)
        self._interview = replace(interview, answered=interview.answered.union(given))
        if self.file and begun:
            self.file.text = begun.text

    def __repr__(self) -> str:
        done = len(self._interview.answered)
        return f"<Entry {self._game.name}: {done} of {len(self.questions)} answered>"

    @property
    def questions(self) -> tuple[Question, ...]:
        """All questions, as far as they are known: a sheet's come once it is known to be there."""
        return self._interview.questions

    @property
    def question(self) -> Question | None:
        """The question that is asked, None when all are answered."""
        return self._interview.current

    def shown(self, question: Question) -> Message:
        """Return what was answered, or stands for no answer, as it is typed; "" for nothing yet."""
        shown = question.shown(self._interview.tree)
        return "" if shown is None else shown or NONE

    def answer(self, text: str, question: Question | None = None) -> Answered:
        """Take the answer to a question, by default to the one that is asked.

        An empty text leaves what is there, `missing` leaves one of several sheets out. Raises
        EntryError, whose message is a Text, for what is no answer, OSError where it cannot be kept.
        """
        question = question or self.question
        if question is None:
            raise ValueError("every question is answered")
        if is_missing(text, self.words) and self.can_be_missing(question):
            return self._leave_out(question)
        means_nothing = question.can_be_nothing and is_nothing(text, self.words)
        before = self._interview
        after = before.answer(question, NOTHING if means_nothing else text)
        self._go_on(after)
        told = tuple(question.told(before.tree, after.tree))
        return Answered(question.confirmed(after.tree), told)

    def can_be_missing(self, question: Question) -> bool:
        """Return whether the sheet of a question may be left out, as one of several."""
        return question.seat is not None and len(self.state.get("sheet", ())) > 1

    def _leave_out(self, question: Question) -> Answered:
        """Leave the sheet of a question out, where somebody said that it is missing."""
        before = self._interview
        self._go_on(before.without_sheet(question.seat or 0))
        told = Text(
            "{sheet} is left out; {players} players played all the same",
            sheet=question.section,
            players=how_many_play(before.tree),
        )
        return Answered("", (told,))

    def _go_on(self, interview: Interview) -> None:
        self._interview = interview
        if self.file:
            following = interview.first_open
            self.file.keep(interview.tree, following.key if following else "")

    def back(self) -> bool:
        """Go back to the question before; return whether there is one."""
        before = self.question
        self._interview = self._interview.back()
        return self.question != before

    def numbered(self, text: str) -> Question:
        """Return the question of a number as it is typed, from 1; raises EntryError."""
        last = len(self.questions)
        try:
            return self.questions[Figure(1, last).read(text) - 1]
        except EntryError as error:
            raise EntryError(
                "{text!r} is not a number from 1 to {last}", text=text[:20], last=last
            ) from error

    def together(self, question: Question) -> list[str]:
        """Return the keys of a question and of those after it that are best answered again too."""
        keys = [
            each.key
            for each in self.questions
            if each.key == question.key or (question.group and each.group == question.group)
        ]
        return keys[keys.index(question.key) :]

    @property
    def state(self) -> Tree:
        """What was entered, as `score` and `draw(filled=...)` take it."""
        return self._interview.tree

    def open(self) -> OpenGame:
        """Return the game as it was entered."""
        return open_game(self._interview.tree, self._editions, self._folder)

    def check(self) -> Report:
        """Return every problem of what was entered."""
        game = self.open()
        return Report(tuple(game.find_problems()), game.players)

    def corrections(self) -> list[Correction]:
        """Return the problems in the order of the questions, each with the one that mends it."""
        report = self.check()
        return corrections(report, self.questions, report.players)

    def score(self) -> Score:
        """Return the score; it has no players where something is wrong."""
        return self.open().score()

    @property
    def is_saved(self) -> bool:
        """Whether the state file says this already, be it laid out in whatever way."""
        return self.file is not None and self.file.holds(self.open())

    def save(self) -> bool:
        """Write the state file, whole or not at all, and take away what was kept beside it.

        A file that says the same already stays as it is; False then. Raises OSError, also where
        somebody else wrote it meanwhile: what was entered is kept beside it.
        """
        return self.file is not None and self.file.finish(self.state, self.open())

    @property
    def _folder(self) -> Path:
        return self.file.path.parent if self.file else Path()


class Begun(NamedTuple):
    """What a file says of a game already, and the key of the question that comes next.

    The key is "" when all questions were asked, None when nothing says which were. `text` is the
    file as somebody wrote it, "" where all of it is as this program lays it out.
    """

    file: Path
    tree: Tree
    next: str | None
    text: str


def part_of(path: Path) -> Path:
    """Return the path of the neighbour of a state file that keeps what was entered so far."""
    return path.with_name(f"{path.stem}.part.toml")


def is_begun(path: Path) -> bool:
    """Return whether there is something from which an entry into this file may be resumed."""
    return path.is_file() or part_of(path).is_file()


class EntryFile:
    """The state file to be, and its neighbour that keeps what was entered so far.

    path: the state file
    part: the neighbour: `game.part.toml` beside `game.toml`
    text: what somebody wrote that is resumed, whose comments, order and layout stay

    Raises WrongTableError for a name that is no TOML file's, OSError where one cannot be written.
    """

    def __init__(self, path: Path, words: Translation) -> None:
        if path.suffix.lower() == ".json":
            stem = printable(path.stem)
            raise WrongTableError(Text("enter writes TOML; name the file {stem}.toml", stem=stem))
        target_at(path)
        self.path, self.part = path, part_of(path)
        target_at(self.part)
        self.text = ""
        self._state, self._so_far = KeptFile.at(self.path), KeptFile.at(self.part)
        self._head = _head(words)

    def begun(self, editions: Editions) -> Iterator[Begun]:
        """Yield what can be resumed: what was entered so far, then the state file.

        A file is read only when it is its turn. Raises OSError, or BrokenEntryError when nothing
        can be made of it or of the edition that it names.
        """
        for file in (self.part, self.path):
            if file.is_file():
                text, tree = _read(file)
                written = "" if text == _toml(tree) else text
                following = tree.pop(NEXT, None) if file == self.part else ""
                opened = open_source(Content(tree, folder=self.path.parent), editions)
                if has_errors(opened.faults):
                    raise BrokenEntryError(file, opened.faults, opened.players)
                named = {"game": opened.name, "variant": opened.variant}
                yield Begun(
                    file, named | tree, None if following is None else str(following), written
                )

    def keep(self, tree: Tree, following: str) -> None:
        """Write what was entered so far.

        Raises OSError, also where another program writes the same file.
        """
        if self._so_far.is_foreign:
            sentence = Text(
                "another `rollwrite enter` is writing this file; take another {file}",
                file=Parameter("file"),
            )
            raise refusal(errno.EBUSY, sentence, self.part)
        self._so_far.write(f"{self._head}{self._written({**tree, NEXT: following})}".encode())

    def holds(self, opened: OpenGame) -> bool:
        """Return whether the state file says this already, be it laid out in whatever way."""
        if not self.path.is_file():
            return False
        there = open_source(self.path)
        is_same = (there.state, there.occasion) == (opened.state, opened.occasion)
        return not has_errors(there.faults) and is_same

    def finish(self, tree: Tree, opened: OpenGame) -> bool:
        """Write the state that a tree is, and take the neighbour away, as `Entry.save`."""
        is_new = not self.holds(opened)
        if is_new and self._state.is_foreign:
            self.keep(tree, "")
            sentence = Text(
                "somebody else has changed it meanwhile; what you entered is kept in {file}",
                file=printable(str(self.part)),
            )
            raise refusal(errno.EEXIST, sentence, self.path)
        if is_new:
            self._state.write((self._written(tree) if self.text else _toml(opened.tree())).encode())
        self.part.unlink(missing_ok=True)
        return is_new

    def _written(self, tree: Tree) -> str:
        return change_toml(self.text, tree) if self.text else _toml(tree)


def _toml(tree: Tree) -> str:
    from sheets.files.toml import write_toml  # It takes longer to import than most need.

    return write_toml(tree)


def _head(words: Translation) -> str:
    return f"# {words(_HEAD)}\n"


def _read(file: Path) -> tuple[str, Tree]:
    """Return a file's text, without what this program says at its head, and its tree."""
    try:
        text = read_text(file)
        for language in LANGUAGES:
            text = text.removeprefix(_head(load_translation(language)))
        return text, parse_toml(text)
    except MalformedFileError as error:
        raise BrokenEntryError(file, (error.problem,)) from error


def _start(game: AnyGame, variant: str | None, players: int | Sequence[str] | None) -> Tree:
    """Return the state that is known before anything is asked; raises WrongTableError."""
    name = chosen_variant(game, variant)
    tree: Tree = {"game": game.name, "variant": name}
    if players is not None:
        number, names = (players, ()) if isinstance(players, int) else (None, players)
        seats = chosen_seats(game, name, number, names)
        tree["sheet"] = [{"player": seat.name} if seat.name else {} for seat in seats]
    return tree


def _edition_name(
    game: AnyGame, begun: Begun | None, given: Path | None, folder: Path
) -> str | None:
    """Return what the state is to call its edition, None where it names none.

    A file that names no version gets none unasked: nobody knows of which one its sheets are.
    Raises WrongTableError where another edition was given, however the two are spelled.
    """
    newest = game.edition_path()
    if begun is None:
        return edition_in(folder, given) if given else edition_name(newest)
    named = begun.tree.get("edition")
    if given and named in (None, game.edition) and given.parent == newest.parent:
        return edition_name(given)
    if given and given.resolve() != _edition_file(game, begun.tree, folder).resolve():
        raise contradiction(begun.file, "edition", named or Text("the shipped one"))
    return named


def _edition_file(game: AnyGame, tree: Tree, folder: Path) -> Path:
    """Return the file of the edition that a state in this folder is played with."""
    return game.edition_path(tree.get("edition") or "", folder)


def _refuse_contradictions(
    game: AnyGame, begun: Begun, start: Tree, *, is_any_variant: bool
) -> None:
    """Raise WrongTableError where what is said is otherwise than what is resumed."""
    tree, file = begun.tree, printable(str(begun.file))
    for key in ("game",) if is_any_variant else ("game", "variant"):
        if tree.get(key) != start.get(key):
            raise contradiction(begun.file, key, str(tree.get(key)))
    here, there = start.get("sheet", []), tree.get("sheet", [])
    if len(there) > (most := game.variants[tree["variant"]].players[1]):
        raise WrongTableError(
            Text(
                "{file} has {sheets} sheets; at most {most} can play",
                file=file,
                sheets=len(there),
                most=most,
            )
        )
    if here and there and len(here) != how_many_play(tree):
        raise WrongTableError(
            Text(
                "the number of sheets in {file} is {sheets}, not {given}",
                file=file,
                sheets=how_many_play(tree),
                given=len(here),
            )
        )
    names = [sheet["player"] for sheet in here if sheet]
    seated = [sheet.get("player") for sheet in there]
    if names and there and seated != [name for name in names if name in seated]:
        raise other_players(begun.file, [each["player"] for each in there if each.get("player")])

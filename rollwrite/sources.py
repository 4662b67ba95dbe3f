"""What is read: a path, a file's content or its tree; and what kind of file it is, asked here."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Literal, TypeAlias, TypeVar

from rollwrite.play.record import HEAD, VERSION, MalformedRecordError, is_record, parse_record
from rollwrite.play.record import NoTurnError as NoTurnError
from scoring.open_game import Editions as Editions
from scoring.open_game import OpenGame as OpenGame
from scoring.open_game import open_game
from sheets.editions.edition import InvalidEditionError, is_edition
from sheets.editions.head import Head
from sheets.files.problem import Problem, has_errors
from sheets.files.reading import MOST_BYTES, decode, format_of, parse_tree
from sheets.files.reading import MalformedFileError as MalformedFileError
from sheets.files.schema import Tree
from sheets.game import PrintedGame
from sheets.words.text import Text

E = TypeVar("E", bound=Head)

RECORD = ".record"
IS_EDITION = Problem((), Text("is an edition, not a state of a game"))
NEXT = "next"  # The key of the question that comes next, in the file of what was entered so far.
IS_BEGUN = Problem(
    (),
    Text(
        "was not entered to its end; `rollwrite enter` with the name without .part goes on with it"
    ),
)

_TREES = (".toml", ".json")
_TREE_SIGNS = frozenset("=[{")  # One of them is in the first line of TOML, and of JSON.


@dataclass(frozen=True, slots=True)
class Content:
    """What a file holds that is not read from a folder, such as a text typed on a page.

    content: the file's text or its bytes, or its tree as a dict
    name:    what the file is called; its suffix tells how a text is written: .toml, .json, .record
    folder:  where the other files are that it names, such as its edition
    """

    content: str | bytes | Mapping[Any, Any] = field(repr=False)
    name: str = ""
    folder: str | os.PathLike[str] = ""


# A str is always a path, bytes and what an open file gives always a content; a text is
# `Content(text)`.
Source: TypeAlias = (
    "str | os.PathLike[str] | bytes | IO[str] | IO[bytes] | Mapping[Any, Any] | Content"
)


class NoRecordError(ValueError):
    """A turn was asked for of a file that holds no turns."""

    def __init__(self) -> None:
        super().__init__(Text("only a record has turns"))


@dataclass(frozen=True, slots=True)
class File:
    """A file that was read: its kind, the tree of a state or edition, else the text of a record."""

    kind: Literal["state", "edition", "record"]
    tree: Tree = field(default_factory=dict, repr=False)
    text: str = field(default="", repr=False)
    folder: Path = Path()

    def open(self, editions: Editions | None = None, turn: int | None = None) -> OpenGame:
        """Return the game of a state, or of a record after a turn; raises as `open_source`."""
        if self.kind == "record":
            return self._replayed(editions or Editions(), turn)
        if turn is not None:
            raise NoRecordError
        if self.kind == "edition":
            return OpenGame(faults=(IS_EDITION,))
        if NEXT in self.tree:
            return OpenGame(faults=(IS_BEGUN,))
        return open_game(self.tree, editions, self.folder)

    def _replayed(self, editions: Editions, turn: int | None) -> OpenGame:
        try:
            record = parse_record(self.text)
        except MalformedRecordError as error:
            return OpenGame(faults=(error.problem,))
        from rollwrite.play.replay import open_record  # States need no rules of play.

        return open_record(record, self.folder, editions, turn)


def open_source(
    source: Source, editions: Editions | None = None, turn: int | None = None
) -> OpenGame:
    """Return the game of a state, or of a record after a turn.

    source:   a file's path, its bytes, the open file, its tree, or its `Content`
    editions: those read before, kept for the next game
    turn:     counted from 1 as a record's lines of turns are, 0 before the first; default the last

    Raises OSError where a file cannot be opened, NoRecordError where a state is asked for a turn,
    NoTurnError where a record has not so many; all else that is wrong is a problem of the game.
    """
    try:
        file = read(source)
    except MalformedFileError as error:
        return OpenGame(faults=(error.problem,))
    return file.open(editions, turn)


def open_edition(game: PrintedGame[E], source: Source) -> E:
    """Return the edition of a game that a source holds; a name is none.

    Raises InvalidEditionError where it holds none that is sound, OSError where it cannot be opened.
    """
    given = _given(source)
    name = given.name or "edition"
    try:
        file = read(given)
    except MalformedFileError as error:
        raise InvalidEditionError(name, [error.problem]) from error
    edition, problems = game.check_edition(file.tree)
    if edition is None or has_errors(problems):
        raise InvalidEditionError(name, problems)
    return edition


def read(source: Source) -> File:
    """Return a source as a file that was read; raises OSError or MalformedFileError."""
    given = _given(source)
    folder = Path(given.folder)
    if isinstance(given.content, Mapping):
        return _file(tree_of(given.content), folder)
    text = _decoded(given.content)
    if _is_meant_as_record(text, given.name):
        _refuse_other_text(text, given.name)
        return File("record", text=text, folder=folder)
    return _file(parse_tree(text, format_of(text, given.name)), folder)


def read_text(source: Source) -> tuple[str, Path]:
    """Return the text of a source that can be of one kind alone, and its folder; raises as `read`.

    A tree has none: TypeError.
    """
    given = _given(source)
    if isinstance(given.content, Mapping):
        raise TypeError("a path, bytes, a file or a Content with a text is expected, not a tree")
    return _decoded(given.content), Path(given.folder)


def read_bytes(source: Source) -> tuple[bytes, str]:
    """Return the bytes of a source that can be of one kind alone, and its name; raises OSError.

    A tree has none: TypeError.
    """
    given = _given(source)
    if isinstance(given.content, Mapping):
        raise TypeError("a path, bytes, a file or a Content with a text is expected, not a tree")
    content = given.content
    return content if isinstance(content, bytes) else _encoded(content), given.name


def name_of(source: Source) -> str:
    """Return what a source is called, "" where it has no name."""
    if isinstance(source, Content):
        return source.name
    return Path(source).name if isinstance(source, str | os.PathLike) else ""


def _decoded(content: str | bytes) -> str:
    return decode(content if isinstance(content, bytes) else _encoded(content))


def _encoded(content: str) -> bytes:
    return content.encode(errors="surrogatepass")


def _given(source: Source) -> Content:
    """Return a source's content, a file's read now."""
    if isinstance(source, Content):
        return source
    if isinstance(source, bytes | Mapping):
        return Content(source)
    if not isinstance(source, str | os.PathLike):
        return Content(source.read(MOST_BYTES + 1))
    path = Path(source)
    with path.open("rb") as file:
        return Content(file.read(MOST_BYTES + 1), path.name, path.parent)


def _file(tree: Tree, folder: Path) -> File:
    return File("edition" if is_edition(tree) else "state", tree, folder=folder)


def _is_meant_as_record(text: str, name: str) -> bool:
    """Return whether a file's text is a record, or none but no TOML or JSON either."""
    suffix = Path(name).suffix.lower()
    if suffix == RECORD or is_record(text):
        return True
    lines = (line for line in map(str.strip, text.splitlines()) if line and line[0] != "#")
    return suffix not in _TREES and not _TREE_SIGNS.intersection(next(lines, ""))


def _refuse_other_text(text: str, name: str) -> None:
    """Raise MalformedFileError for a text that nothing says to be a record: a note, a list."""
    if text.strip() and not is_record(text) and Path(name).suffix.lower() not in ("", RECORD):
        message = Text(
            "is neither a state, which is TOML or JSON, nor a record, which begins with {head!r}",
            head=f"{HEAD} {VERSION}",
        )
        raise MalformedFileError(Problem((), message))


def tree_of(source: Mapping[Any, Any]) -> Tree:
    """Return a dict as the tree of a file.

    Whole numbers that are keys, such as those of cards, become texts; tuples become lists.
    """
    return {_key(key): _value(value) for key, value in source.items()}


def _key(key: Any) -> str:
    return key if isinstance(key, str) else str(key)


def _value(value: Any) -> Any:
    if isinstance(value, Mapping):
        return tree_of(value)
    if isinstance(value, list | tuple):
        return [_value(each) for each in value]
    return value

"""One call opens what a person played, a record or a state, whatever the game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from rollwrite.play.record import MalformedRecordError, Record, is_record, parse_record
from scoring.open_game import Editions, OpenGame, open_text
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError, read_text
from sheets.words.quoting import listed, must_be

# A game with rules as code is a folder here with a module `opening`.
PLAYED = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/opening.py")))

RECORD = ".record"
_TREES = (".toml", ".json")
_TREE_SIGNS = frozenset("=[{")  # One of them is in the first line of TOML, and of JSON.


class NoRecordError(ValueError):
    """A turn was asked for of a file that holds no turns."""


class _Opening(Protocol):
    def open_record(
        self, record: Record, beside: Path, editions: Editions, turn: int | None = None
    ) -> OpenGame: ...


def is_meant_as_record(text: str, name: str = "") -> bool:
    """Return whether a file's text is a record, or none but no TOML or JSON either."""
    suffix = Path(name).suffix.lower()
    if suffix == RECORD or is_record(text):
        return True
    lines = (line for line in map(str.strip, text.splitlines()) if line and line[0] != "#")
    return suffix not in _TREES and not _TREE_SIGNS.intersection(next(lines, ""))


def open_file(path: Path, editions: Editions | None = None, turn: int | None = None) -> OpenGame:
    """Return the game of a file, of a record the game after a turn; raises as `open_played`."""
    try:
        text = read_text(path)
    except MalformedFileError as error:
        return OpenGame(faults=(error.problem,))
    return open_played(text, path.name, editions, path.parent, turn)


def open_played(
    text: str,
    name: str = "",
    editions: Editions | None = None,
    beside: Path = Path(),
    turn: int | None = None,
) -> OpenGame:
    """Return the game that a file's text holds, a record's or a state's; `name` is the file's.

    `turn` is counted from 1 as the record's lines of turns are, 0 is before the first. Raises
    NoRecordError where a state is asked for a turn, NoTurnError where a record has not so many,
    OSError where the file cannot be opened; all else that is wrong is a problem of the game.
    """
    if not is_meant_as_record(text, name):
        if turn is not None:
            raise NoRecordError
        return open_text(text, name, editions, beside)
    try:
        record = parse_record(text)
    except MalformedRecordError as error:
        return OpenGame(faults=(error.problem,))
    return _rules_of(record, beside, editions or Editions(), turn)


def _rules_of(record: Record, beside: Path, editions: Editions, turn: int | None) -> OpenGame:
    folder = record.game.replace("-", "_")
    if folder not in PLAYED:
        known = listed([each.replace("_", "-") for each in PLAYED], "or")
        return OpenGame(faults=(Problem(("game",), must_be(known, record.game)),))
    rules = cast(_Opening, import_module(f"rollwrite.play.{folder}.opening"))
    return rules.open_record(record, beside, editions, turn)

"""One call opens what a person played, a record or a state."""

from __future__ import annotations

from pathlib import Path

from rollwrite.play.record import MalformedRecordError, is_record, parse_record
from scoring.open_game import Editions, OpenGame, open_text
from sheets.files.reading import MalformedFileError, read_text

RECORD = ".record"
_TREES = (".toml", ".json")
_TREE_SIGNS = frozenset("=[{")  # One of them is in the first line of TOML, and of JSON.


class NoRecordError(ValueError):
    """A turn was asked for of a file that holds no turns."""


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
    from rollwrite.play.replay import open_record  # States need no rules of play.

    return open_record(record, beside, editions or Editions(), turn)

"""A file of text on disk -> its tree: TOML or JSON, UTF-8, of a sensible size.

Knows no keys: what must be in a tree is the schema's to say.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from sheets.problem import Problem

MOST_BYTES = 10_000_000


class MalformedFile(ValueError):
    """A file that was opened but holds no readable tree; `problem` says where and why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def read_text(path: Path) -> str:
    """Give a file's text.

    Raises OSError when it cannot be opened, MalformedFile when it is over 10 MB, binary or not
    UTF-8. A byte order mark is dropped.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    return decode(data)


def decode(data: bytes) -> str:
    """Give the text of a file's bytes; raises MalformedFile as `read_text`."""
    if len(data) > MOST_BYTES:
        raise MalformedFile(Problem("", "is larger than 10 MB; no such file is ever that large"))
    if b"\0" in data and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise MalformedFile(Problem("", "is a binary file; a text file in UTF-8 is expected"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        place = f"line {line}, column {column}"
        message = f"byte 0x{data[error.start]:02x} is not UTF-8; save the file as UTF-8"
        raise MalformedFile(Problem(place, message)) from error


def parse_toml(text: str) -> dict[str, Any]:
    """Give the tree of a TOML text; raises MalformedFile with line and column."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MalformedFile(_toml_problem(str(error), text)) from error
    except (RecursionError, ValueError) as error:
        raise MalformedFile(Problem("", _beyond_reading(error))) from error


def parse_json(text: str) -> dict[str, Any]:
    """Give the tree of a JSON text; raises MalformedFile with line and column.

    Two equal keys in one table are an error, as in TOML.
    """
    try:
        tree = json.loads(text, object_pairs_hook=_unique_keys)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        message = f"is no JSON: {error.msg[:1].lower()}{error.msg[1:]}"
        raise MalformedFile(Problem(place, message)) from error
    except (RecursionError, ValueError) as error:
        raise MalformedFile(Problem("", _beyond_reading(error))) from error
    if not isinstance(tree, dict):
        raise MalformedFile(Problem("", "the outermost thing must be a table, { ... }"))
    return tree


def _toml_problem(message: str, text: str) -> Problem:
    match = re.search(r"^(.*) \(at (?:line (\d+), column (\d+)|(end of document))\)$", message)
    if match is None:
        return Problem("", f"is no TOML: {message}")
    reason = f"{match[1][:1].lower()}{match[1][1:]}"
    line, column = match[2] or text.count("\n") + 1, match[3] or len(text) - text.rfind("\n")
    return Problem(f"line {line}, column {column}", f"is no TOML: {reason}")


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice[:60]!r} stands twice in one table")
    return table


def _beyond_reading(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "is nested too deeply to be read"
    reason = str(error)
    return "holds a number too long to be read" if "digits" in reason else reason

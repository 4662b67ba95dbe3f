"""A file of many tables' players: one table a line, or one player a line under a header.

Commas, semicolons or tabs between the cells, UTF-8 with or without a byte order mark. Without a
header a first cell such as `Table 3` is the table's title. Of a bad table its problems are given
with their lines, and no party: nobody sits down at half a table.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sheets.files.problem import Problem
from sheets.files.reading import MOST_BYTES, no_text, not_utf_8
from sheets.table.players import MOST_CHARACTERS, PlayerNameError, same_names, tidy_name
from sheets.table.players_header import (
    HEADER,
    is_doubtful,
    is_header,
    is_nearly_header,
    is_title,
)
from sheets.words.quoting import quoted

SEPARATORS = ",;\t"
MOST_TABLES = 10_000  # Several times a large convention; more would be hours of printing.

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_PACKED = b"PK\3\4"  # As spreadsheets are.
_OTHER_FILES = (".toml", ".json")  # States and editions.
_EXAMPLE = "Anna,Bernd"
_IN_QUOTES = re.compile(b'"[^"]*"')
_UNMATCHED = 'its quotation marks do not match; in quotes a name is written "Maier, Anna"'
_TOO_LONG = (
    f"a cell has over {csv.field_size_limit():,} characters; a name has at most {MOST_CHARACTERS}"
)


@dataclass(frozen=True, slots=True)
class Party:
    """The players of one table, and what the table is called."""

    title: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Row:
    """A line's cells, those at its end that are empty left out; `fault` is what is wrong in it."""

    line: int
    cells: tuple[str, ...]
    fault: str = ""


def read_parties(path: Path, least: int, most: int, rule: str = "") -> list[Party | Problem]:
    """Return the tables of a file in its order, and in the place of a bad one its problems.

    A table has `least` to `most` players with different names, by this rule. A warning at the end
    is of no table's. Raises OSError when the file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if fault := _unreadable(path, data):
        return [Problem("", fault)]
    rows = list(_rows(data.removeprefix(_BYTE_ORDER_MARK).splitlines()))
    if not rows:
        return [Problem("", f"names no players; write one table a line: {_EXAMPLE}")]
    if fault := _wrong_header(rows):
        return [Problem(f"line {rows[0].line}", fault)]
    has_header = is_header(rows[0].cells) and not rows[0].fault
    groups = _by_title(rows[1:]) if has_header else _by_line(rows)
    if not groups:
        return [Problem("", "names no players below its header")]
    if len(groups) > MOST_TABLES:
        what = f"names {len(groups):,} tables; at most {MOST_TABLES:,} are printed at once"
        return [Problem("", what)]
    parties = (_party(title, group, least, most, rule) for title, group in groups)
    return [*(each for party in parties for each in party), *_doubts(groups)]


def _unreadable(path: Path, data: bytes) -> str:
    if path.suffix.lower() in _OTHER_FILES:
        return f"is no list of players; write one table a line: {_EXAMPLE}"
    if data.startswith(_PACKED):
        return "is a spreadsheet, or packed; save it as CSV in UTF-8"
    return no_text(data)


def _rows(lines: Sequence[bytes]) -> Iterator[_Row]:
    """Yield the lines that are not empty."""
    separator = _separator(next((line for line in lines if line.strip()), b""))
    for number, line in enumerate(lines, 1):
        fault = ""
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            fault = not_utf_8(error)
            text = line.decode("utf-8", "replace")
        try:
            reader = csv.reader([text], delimiter=separator, skipinitialspace=True, strict=True)
            cells = [cell.strip() for cell in next(reader, [])]
        except csv.Error as error:
            fault = _TOO_LONG if "limit" in str(error) else _UNMATCHED
            cells = text.split(separator)
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            yield _Row(number, tuple(cells), fault)


def _separator(line: bytes) -> str:
    """Return what most often stands between the cells of a line; in quotes it is part of a name."""
    bare = _IN_QUOTES.sub(b"", line)
    return max(SEPARATORS, key=lambda separator: bare.count(separator.encode()))


def _wrong_header(rows: Sequence[_Row]) -> str:
    """Say what is wrong where the first line is nearly a header."""
    first = rows[0]
    following = rows[1].cells if len(rows) > 1 else ()
    if first.fault or is_header(first.cells) or not is_nearly_header(first.cells, following):
        return ""
    given = quoted(",".join(first.cells))
    right = ",".join(HEADER)
    return (
        f"the header must be {right}, not {given}; without a header a line is a table: {_EXAMPLE}"
    )


def _by_line(rows: Sequence[_Row]) -> list[tuple[str, list[_Row]]]:
    """Return each row as a table, by its title or its number."""
    return [
        (row.cells[0], [replace(row, cells=row.cells[1:])])
        if is_title(row.cells[0])
        else (str(number), [row])
        for number, row in enumerate(rows, 1)
    ]


def _by_title(rows: Sequence[_Row]) -> list[tuple[str, list[_Row]]]:
    """Return the rows under a header by their tables, a row for each player without the title."""
    groups: dict[str, list[_Row]] = {}
    for row in rows:
        title, *names = row.cells
        fault = row.fault
        if not title:
            fault = fault or "names no table; a line is table,player"
        elif len(names) > 1:
            fault = fault or 'names several players; a line is table,player ("Maier, Anna" is one)'
        groups.setdefault(title, []).append(_Row(row.line, tuple(names), fault))
    return list(groups.items())


def _doubts(groups: Sequence[tuple[str, Sequence[_Row]]]) -> list[Problem]:
    """Return a warning where names are only figures, such as the tables' numbers."""
    doubtful = (
        (title, row, name)
        for title, rows in groups
        for row in rows
        for name in row.cells
        if is_doubtful(name)
    )
    if (first := next(doubtful, None)) is None:
        return []
    title, row, name = first
    others = sum(1 for _ in doubtful)
    more = f", and so are {others} others" if others > 1 else ", and so is another"
    what = (
        f"the name {quoted(name)} is only figures{more if others else ''}; "
        "a line names one table's players, or table,player below that header"
    )
    return [Problem(_place(title, row), what, level="warning")]


def _party(
    title: str, rows: Sequence[_Row], least: int, most: int, rule: str
) -> list[Party | Problem]:
    """Return a table's players, or all that is wrong with them."""
    faults = [Problem(f"line {row.line}", row.fault) for row in rows if row.fault]
    if faults:
        return [*faults]
    place = _place(title, rows[0])
    try:
        names = tuple(tidy_name(name) for row in rows for name in row.cells)
    except PlayerNameError as error:
        return [Problem(place, str(error))]
    if not least <= len(names) <= most:
        players = "player" if len(names) == 1 else "players"
        can_play = f"{least} to {most} can play" if least < most else f"{most} can play"
        return [Problem(place, f"has {len(names)} {players}; {can_play}", rule)]
    for one, other in same_names(names):
        message = f"{names[one]!r} and {names[other]!r} are one name; players need different ones"
        return [Problem(place, message, rule)]
    return [Party(title, names)]


def _place(title: str, row: _Row) -> str:
    return f"line {row.line}, table {quoted(title)[1:-1]}"

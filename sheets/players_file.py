"""A file of many tables' players: one table a line, or one player a line under a header.

Commas, semicolons or tabs between the cells, UTF-8 with or without a byte order mark. Of a bad
table its problems are given with their lines, and no party: nobody sits down at half a table.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sheets.players import NameProblem, same_names, tidy_name
from sheets.problem import Problem
from sheets.reading import MOST_BYTES
from sheets.wording import quoted

HEADER = ("table", "player")
SEPARATORS = ",;\t"

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff")  # Of UTF-16, as some programs save tables.


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
    """Give the tables of a file in its order, and in the place of a bad one its problems.

    A table has `least` to `most` players with different names, by this rule. Raises OSError when
    the file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if fault := _unreadable(data):
        return [Problem("", fault)]
    rows = list(_rows(data.removeprefix(_BYTE_ORDER_MARK).splitlines()))
    if not rows:
        return [Problem("", "names no players; write one table a line: Anna,Bernd")]
    first = tuple(cell.casefold() for cell in rows[0].cells)
    if first[:1] and first[0] in HEADER and not rows[0].fault:
        if first != HEADER:
            given = quoted(",".join(rows[0].cells))
            message = f"the header must be {','.join(HEADER)}, not {given}"
            return [Problem(f"line {rows[0].line}", message)]
        groups = _by_title(rows[1:])
    else:
        groups = [(str(number), [row]) for number, row in enumerate(rows, 1)]
    if not groups:
        return [Problem("", "names no players below its header")]
    parties = (_party(title, group, least, most, rule) for title, group in groups)
    return [each for party in parties for each in party]


def _unreadable(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        return "is larger than 10 MB; no such file is ever that large"
    if data.startswith(_WIDE_MARKS):
        return "is written in UTF-16; save the file as UTF-8"
    if b"\0" in data:
        return "is a binary file; a text file in UTF-8 is expected"
    return ""


def _rows(lines: Sequence[bytes]) -> Iterator[_Row]:
    """Yield the lines that are not empty."""
    separator = _separator(next((line for line in lines if line.strip()), b""))
    for number, line in enumerate(lines, 1):
        fault = ""
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            fault = f"byte 0x{line[error.start]:02x} is not UTF-8; save the file as UTF-8"
            text = line.decode("utf-8", "replace")
        try:
            reader = csv.reader([text], delimiter=separator, skipinitialspace=True, strict=True)
            cells = [cell.strip() for cell in next(reader, [])]
        except csv.Error:
            fault = 'its quotation marks do not match; in quotes a name is written "Maier, Anna"'
            cells = text.split(separator)
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            yield _Row(number, tuple(cells), fault)


def _separator(line: bytes) -> str:
    """Give what most often stands between the cells of a line."""
    return max(SEPARATORS, key=lambda separator: line.count(separator.encode()))


def _by_title(rows: Sequence[_Row]) -> list[tuple[str, list[_Row]]]:
    """Give the rows under a header by their tables, a row for each player without the title."""
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


def _party(
    title: str, rows: Sequence[_Row], least: int, most: int, rule: str
) -> list[Party | Problem]:
    """Give a table's players, or all that is wrong with them."""
    faults = [Problem(f"line {row.line}", row.fault) for row in rows if row.fault]
    if faults:
        return [*faults]
    place = f"line {rows[0].line}, table {quoted(title)[1:-1]}"
    try:
        names = tuple(tidy_name(name) for row in rows for name in row.cells)
    except NameProblem as error:
        return [Problem(place, str(error))]
    if not least <= len(names) <= most:
        players = "player" if len(names) == 1 else "players"
        can_play = f"{least} to {most} can play" if least < most else f"{most} can play"
        return [Problem(place, f"has {len(names)} {players}; {can_play}", rule)]
    for one, other in same_names(names):
        message = f"{names[one]!r} and {names[other]!r} are one name; players need different ones"
        return [Problem(place, message, rule)]
    return [Party(title, names)]

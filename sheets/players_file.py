"""A file of many tables' players: one table a line, or one player a line under a header.

Comma or semicolon between the cells, UTF-8 with or without a byte order mark. A bad table is a
problem with its line; the good ones are given all the same.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from sheets.players import NameProblem, same_names, tidy_name
from sheets.problem import Problem
from sheets.reading import MOST_BYTES, MalformedFile

HEADER = ("table", "player")


@dataclass(frozen=True, slots=True)
class Party:
    """The players of one table, and what the table is called."""

    title: str
    names: tuple[str, ...]


def read_parties(path: Path, least: int, most: int) -> Iterator[Party | Problem]:
    """Yield the tables of a file in its order, and a problem in the place of each bad one.

    A table has `least` to `most` players. Raises OSError when the file cannot be read,
    MalformedFile when nothing in it can.
    """
    rows = list(_rows(_lines(path)))
    cells = [row for row in rows if isinstance(row, _Row)]
    if not cells:
        raise MalformedFile(Problem("", "names no players; write one table a line: Anna,Bernd"))
    yield from (row for row in rows if isinstance(row, Problem))
    first = tuple(cell.casefold() for cell in cells[0].cells)
    if first == HEADER:
        groups = groupby(cells[1:], key=lambda row: row.cells[0])
        for title, members in groups:
            listed = list(members)
            names = tuple(cell for row in listed for cell in row.cells[1:])
            yield _party(listed[0].line, title, names, least, most)
    elif first[0] in HEADER:
        given = ",".join(cells[0].cells)
        message = f"the header must be {','.join(HEADER)}, not {given[:60]!r}"
        raise MalformedFile(Problem(f"line {cells[0].line}", message))
    else:
        for number, row in enumerate(cells, 1):
            yield _party(row.line, str(number), row.cells, least, most)


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    cells: tuple[str, ...]


def _lines(path: Path) -> list[bytes]:
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise MalformedFile(Problem("", "is larger than 10 MB; no such file is ever that large"))
    if b"\0" in data:
        raise MalformedFile(Problem("", "is a binary file; a text file in UTF-8 is expected"))
    return data.removeprefix(b"\xef\xbb\xbf").splitlines()


def _rows(lines: list[bytes]) -> Iterator[_Row | Problem]:
    separator = ";" if lines and lines[0].count(b";") > lines[0].count(b",") else ","
    for number, line in enumerate(lines, 1):
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            message = f"byte 0x{line[error.start]:02x} is not UTF-8; save the file as UTF-8"
            yield Problem(f"line {number}", message)
            continue
        try:
            cells = next(csv.reader([text], delimiter=separator, skipinitialspace=True), [])
        except csv.Error as error:
            yield Problem(f"line {number}", f"cannot be split into cells: {error}")
            continue
        while cells and not cells[-1].strip():
            cells.pop()
        if cells:
            yield _Row(number, tuple(cell.strip() for cell in cells))


def _party(line: int, title: str, names: Iterable[str], least: int, most: int) -> Party | Problem:
    place = f"line {line}, table {title}"
    try:
        tidy = tuple(tidy_name(name) for name in names)
    except NameProblem as error:
        return Problem(place, str(error))
    if not least <= len(tidy) <= most:
        players = "player" if len(tidy) == 1 else "players"
        message = f"has {len(tidy)} {players}; {least} to {most} can play"
        return Problem(place, message, "M1.7")
    for one, other in same_names(tidy):
        message = f"{tidy[one]!r} and {tidy[other]!r} are one name; players need different ones"
        return Problem(place, message, "M1.7")
    return Party(title, tidy)

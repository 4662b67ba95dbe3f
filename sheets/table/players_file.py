"""A file of many tables' players: one table a line, or one player a line under a header.

Commas, semicolons or tabs between the cells, UTF-8 with or without a byte order mark. Without a
header a first cell such as `Table 3` is the table's title. Of a bad table its problems are given
with their lines, and no party: nobody sits down at half a table.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path as FilePath

from sheets.files.problem import Path, Problem
from sheets.files.reading import MOST_BYTES, no_text, not_utf_8
from sheets.table.players import MOST_CHARACTERS, PlayerNameError, one_name, same_names, tidy_name
from sheets.words.quoting import quoted
from sheets.words.text import Text

HEADER = ("table", "player")
SEPARATORS = ",;\t"
MOST_TABLES = 10_000  # Several times a large convention; more would be hours of printing.
MOST_LINES = 10 * MOST_TABLES  # Of any file; a table has as many as players.
MOST_CELLS = 10 * MOST_TABLES
MOST_IN_LINE = 10_000  # Bytes.

# What a header of ours may be mistaken for in three languages; what is misspelt ends in a player.
_WORDS = (
    *("table", "tables", "tisch", "tische", "nr", "number", "nummer", "numéro"),
    *("player", "players", "spieler", "spielerin", "spielerinnen"),
    *("joueur", "joueurs", "joueuse", "joueuses"),
    *("name", "names", "namen", "vorname", "nom", "noms", "prénom"),
)
_PLAYERS = ("player", "spieler", "joueur")
_LIKE_TABLE_OR_PLAYER = ("table", "tisch", *_PLAYERS)
_ALIKE = 0.75  # How much of a misspelt word must be right.

_LETTERS = re.compile(r"[^\W\d_]+")
# Behind the number more may follow, behind a letter only what parts it: Tisch is a surname too.
_TITLE = re.compile(
    r"(?:table|tisch)[ .:#-]*(?:n[or]?\b[ .:°-]*)?(?:\d+[a-z]?\b|\b[a-z](?= *(?:[:(]|$)))",
    re.IGNORECASE,
)

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_PACKED = b"PK\3\4"  # As spreadsheets are.
_OTHER_FILES = (".toml", ".json")  # States and editions.
_EXAMPLE = "Anna,Bernd"
_IN_QUOTES = re.compile(b'"[^"]*"')
_UNMATCHED = Text('its quotation marks do not match; in quotes a name is written "Maier, Anna"')
_TOO_LONG = Text(
    "has over {limit:,} characters; a name has at most {most}",
    limit=MOST_IN_LINE,
    most=MOST_CHARACTERS,
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
    fault: Text | None = None


def read_parties(path: FilePath, least: int, most: int, rule: str = "") -> list[Party | Problem]:
    """Return the tables of a file in its order, and in the place of a bad one its problems.

    A table has `least` to `most` players with different names, by this rule. Every problem has its
    line, that of a table the path ("table", TITLE). A warning at the end is of no table's. Raises
    OSError when the file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if fault := _unreadable(path, data):
        return [Problem((), fault)]
    rows = list(_rows(data.removeprefix(_BYTE_ORDER_MARK).splitlines()))
    if not rows:
        return [
            Problem((), Text("names no players; write one table a line: {table}", table=_EXAMPLE))
        ]
    if fault := _wrong_header(rows):
        return [Problem((), fault, line=rows[0].line)]
    has_header = _is_header(rows[0].cells) and not rows[0].fault
    groups = _by_title(rows[1:]) if has_header else _by_line(rows)
    if not groups:
        return [Problem((), Text("names no players below its header"))]
    if len(groups) > MOST_TABLES:
        message = Text(
            "names {number:,} tables; at most {most:,} are printed at once",
            number=len(groups),
            most=MOST_TABLES,
        )
        return [Problem((), message)]
    parties = (_party(title, group, least, most, rule) for title, group in groups)
    return [*(each for party in parties for each in party), *_doubts(groups)]


def _unreadable(path: FilePath, data: bytes) -> Text | None:
    if path.suffix.lower() in _OTHER_FILES:
        return Text("is no list of players; write one table a line: {table}", table=_EXAMPLE)
    if data.startswith(_PACKED):
        return Text("is a spreadsheet, or packed; save it as CSV in UTF-8")
    return no_text(data) or _oversize(data)


def _oversize(data: bytes) -> Text | None:
    """Say what there is more of than any such file has, which would take seconds to be read."""
    lines = data.count(b"\n") + data.count(b"\r")
    if lines > MOST_LINES:
        return Text(
            "holds more than {most} lines; no such file ever holds so many", most=MOST_LINES
        )
    if sum(data.count(each.encode()) for each in SEPARATORS) > MOST_CELLS:
        return Text(
            "holds more than {most} values; no such file ever holds so many", most=MOST_CELLS
        )
    return None


def _rows(lines: Sequence[bytes]) -> Iterator[_Row]:
    """Yield the lines that are not empty."""
    separator = _separator(next((line for line in lines if line.strip()), b"")[:MOST_IN_LINE])
    for number, line in enumerate(lines, 1):
        fault = None
        if len(line) > MOST_IN_LINE:
            fault, line = _TOO_LONG, line[:MOST_CHARACTERS]
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            fault = fault or not_utf_8(error)
            text = line.decode("utf-8", "replace")
        try:
            reader = csv.reader([text], delimiter=separator, skipinitialspace=True, strict=True)
            cells = [cell.strip() for cell in next(reader, [])]
        except csv.Error:
            fault = fault or _UNMATCHED
            cells = text.split(separator)
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            yield _Row(number, tuple(cells), fault)


def _separator(line: bytes) -> str:
    """Return what most often stands between the cells of a line; in quotes it is part of a name."""
    bare = _IN_QUOTES.sub(b"", line)
    return max(SEPARATORS, key=lambda separator: bare.count(separator.encode()))


def _wrong_header(rows: Sequence[_Row]) -> Text | None:
    """Say what is wrong where the first line is nearly a header."""
    first = rows[0]
    following = rows[1].cells if len(rows) > 1 else ()
    if first.fault or _is_header(first.cells) or not _is_nearly_header(first.cells, following):
        return None
    return Text(
        "the header must be {right}, not {given}; without a header a line is a table: {table}",
        right=",".join(HEADER),
        given=quoted(",".join(first.cells)),
        table=_EXAMPLE,
    )


def _is_header(cells: Sequence[str]) -> bool:
    return tuple(cell.casefold() for cell in cells) == HEADER


def _is_nearly_header(cells: Sequence[str], following: Sequence[str]) -> bool:
    """Return whether a first line is a header in other words, misspelt, or numbered.

    Where the next line is like it, players are called Player 1 and so on.
    """
    for cell in cells:
        words = _LETTERS.findall(cell.casefold())
        if words and {*words} <= {*_WORDS} and not _has_figure(cell):
            return True
    return bool(following) and _is_like_header(cells) and not _is_like_header(following)


def _is_like_header(cells: Sequence[str]) -> bool:
    *others, last = _LETTERS.findall(",".join(cells).casefold()) or [""]
    return _is_like(last, _PLAYERS) and all(
        _is_like(each, _LIKE_TABLE_OR_PLAYER) for each in others
    )


def _is_like(word: str, known: Iterable[str]) -> bool:
    from difflib import get_close_matches  # For few files.

    close = get_close_matches(word[:MOST_CHARACTERS], known, n=1, cutoff=_ALIKE)
    return word in _WORDS or bool(close)


def _has_figure(cell: str) -> bool:
    return any(letter.isdigit() for letter in cell)


def _by_line(rows: Sequence[_Row]) -> list[tuple[str, list[_Row]]]:
    """Return each row as a table, by its title or its number."""
    return [
        (row.cells[0], [replace(row, cells=row.cells[1:])])
        if _TITLE.match(row.cells[0])
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
            fault = fault or Text("names no table; a line is table,player")
        elif len(names) > 1:
            fault = fault or Text(
                'names several players; a line is table,player ("Maier, Anna" is one)'
            )
        groups.setdefault(title, []).append(_Row(row.line, tuple(names), fault))
    return list(groups.items())


def _doubts(groups: Sequence[tuple[str, Sequence[_Row]]]) -> list[Problem]:
    """Return a warning where names are only figures, such as the tables' numbers."""
    doubtful = (
        (title, row, name)
        for title, rows in groups
        for row in rows
        for name in row.cells
        if _has_figure(name) and not any(letter.isalpha() for letter in name)
    )
    if (first := next(doubtful, None)) is None:
        return []
    title, row, name = first
    message = _only_figures(quoted(name), others=sum(1 for _ in doubtful))
    return [Problem(_path(title), message, level="warning", line=row.line)]


def _only_figures(name: str, others: int) -> Text:
    if not others:
        return Text(
            "the name {name} is only figures; "
            "a line names one table's players, or table,player below that header",
            name=name,
        )
    if others == 1:
        return Text(
            "the name {name} is only figures, and so is another; "
            "a line names one table's players, or table,player below that header",
            name=name,
        )
    return Text(
        "the name {name} is only figures, and so are {others} others; "
        "a line names one table's players, or table,player below that header",
        name=name,
        others=others,
    )


def _party(
    title: str, rows: Sequence[_Row], least: int, most: int, rule: str
) -> list[Party | Problem]:
    """Return a table's players, or all that is wrong with them."""
    faults = [Problem((), row.fault, line=row.line) for row in rows if row.fault]
    if faults:
        return [*faults]
    path, line = _path(title), rows[0].line
    try:
        names = tuple(tidy_name(name) for row in rows for name in row.cells)
    except PlayerNameError as error:
        return [Problem(path, error.args[0], line=line)]
    if not least <= len(names) <= most:
        return [Problem(path, _wrong_number(len(names), least, most), rule, line=line)]
    for one, other in same_names(names):
        return [Problem(path, one_name(names[one], names[other]), rule, line=line)]
    return [Party(title, names)]


def _wrong_number(number: int, least: int, most: int) -> Text:
    if least == most:
        return Text("has {number} players; {most} can play", number=number, most=most)
    if number == 1:
        return Text("has 1 player; {least} to {most} can play", least=least, most=most)
    return Text(
        "has {number} players; {least} to {most} can play", number=number, least=least, most=most
    )


def _path(title: str) -> Path:
    return "table", title

"""A file of many tables' players: one table a line, or one player a line under a header.

Commas, semicolons or tabs between the cells, in UTF-8, UTF-16 or, as Excel writes CSV, in
Windows-1252.
Without a header a first cell such as `Table 3` is the table's title. Of a bad table its problems
are given with their lines, and no party: nobody sits down at half a table.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path as FilePath

from sheets.files.problem import Path, Problem
from sheets.files.reading import WIDE_MARKS, no_text
from sheets.table.players import (
    MOST_CHARACTERS,
    PlayerNameError,
    is_only_figures,
    one_name,
    same_names,
    tidy_name,
)
from sheets.words.text import Text, quoted

_TABLE = frozenset(("table", "tables", "tisch", "tische"))
_NUMBER = frozenset(("nr", "no", "number", "nummer", "numéro", "name"))
# Of several columns with the names of one player, the one in which the first of these stands.
_PLAYER = (
    frozenset(("player", "players", "spieler", "spielerin", "spielerinnen")),
    frozenset(("joueur", "joueurs", "joueuse", "joueuses")),
    frozenset(("vorname", "prénom")),
    frozenset(("name", "names", "namen", "nom", "noms")),
)
_FIRST = frozenset(("vorname", "prénom", "first", "given"))
_LAST = frozenset(
    ("nachname", "familienname", "zuname", "surname", "last", "family", "name", "nom", "famille")
)
_PLAYERS = frozenset().union(*_PLAYER)
_WORDS = _TABLE | _NUMBER | _PLAYERS

_LIKE_PLAYER = ("player", "spieler", "joueur")
_LIKE_TABLE_OR_PLAYER = ("table", "tisch", *_LIKE_PLAYER)
_ALIKE = 0.75  # How much of a misspelt word must be right.

_LETTERS = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Columns:
    """Which cells of a line are what, counted from 0: the table's title and its players.

    With one player's column a table has as many lines as players, with several a line. `number` is
    how many columns there are; without a table's column, None, the tables are numbered. Where a
    player has a first and a last name these stand in two columns, the `last` one in the second.
    """

    table: int | None
    players: tuple[int, ...]
    number: int
    last: int | None = None

    @property
    def is_line_a_player(self) -> bool:
        """Whether a line names one player."""
        return len(self.players) == 1

    def title(self, cells: Sequence[str]) -> str:
        """Return the title of the table that a line names, "" where it names none."""
        return cells[self.table] if self.table is not None and self.table < len(cells) else ""

    def names(self, cells: Sequence[str]) -> tuple[str, ...]:
        """Return the players that a line names."""
        named = [cells[column] for column in self.players if column < len(cells)]
        if self.last is not None:
            named = [" ".join(filter(None, (*named, *cells[self.last : self.last + 1])))]
        while named and not named[-1]:
            named.pop()
        return tuple(named)


def find_columns(cells: Sequence[str], following: Sequence[str]) -> Columns | None:
    """Return the columns that a first line names, None where it is no header.

    Where no line follows or the `following` one is like it, players are called Player 1 and so on.
    """
    tables = [index for index, cell in enumerate(cells) if _is_table(cell)]
    players = [index for index, cell in enumerate(cells) if _is_player(cell)]
    if not players or len(tables) > 1:
        return None
    table = tables[0] if tables else None
    own = [_is_own(cells[index], cells) for index in players]
    if len(players) > 1 and all(own):
        are_names = table is None and (not following or is_like_header(following))
        return None if are_names else Columns(table, tuple(players), len(cells))
    if table is None:
        return None
    player = min(players, key=lambda index: _order(cells[index]))
    last = _last_name(cells) if _words(cells[player]) & _FIRST else None
    return Columns(table, (player,), len(cells), last)


def _last_name(cells: Sequence[str]) -> int | None:
    """Return the column of last names beside one of first names, None where there is none."""
    all_words = enumerate(map(_words, cells))
    known = _LAST | {"de"}  # As in `nom de famille`.
    found = (index for index, words in all_words if words & _LAST and words <= known)
    return next(found, None)


def is_nearly_header(cells: Sequence[str], following: Sequence[str]) -> bool:
    """Return whether a first line is a header without all that is needed, or misspelt."""
    for cell in cells:
        words = _words(cell)
        if words and words <= _WORDS and not has_figure(cell):
            return True
    return bool(following) and is_like_header(cells) and not is_like_header(following)


def is_like_header(cells: Sequence[str]) -> bool:
    """Return whether a line has no other words than such as a header has, perhaps misspelt."""
    *others, last = _LETTERS.findall(",".join(cells).casefold()) or [""]
    return _is_like(last, _LIKE_PLAYER) and all(
        _is_like(each, _LIKE_TABLE_OR_PLAYER) for each in others
    )


def _is_table(cell: str) -> bool:
    words = _words(cell)
    return bool(words & _TABLE) and words <= _TABLE | _NUMBER and not has_figure(cell)


def _is_player(cell: str) -> bool:
    words = _words(cell)
    return bool(words & _PLAYERS) and words <= _PLAYERS | _NUMBER | _FIRST


def _is_own(cell: str, cells: Sequence[str]) -> bool:
    """Return whether a player's column is one of several players', numbered or called alike."""
    return has_figure(cell) or sum(_words(other) == _words(cell) for other in cells) > 1


def _order(cell: str) -> int:
    return next(order for order, words in enumerate(_PLAYER) if _words(cell) & words)


def _words(cell: str) -> set[str]:
    return {*_LETTERS.findall(cell.casefold())}


def _is_like(word: str, known: Iterable[str]) -> bool:
    from difflib import get_close_matches  # For few files.

    close = get_close_matches(word[:MOST_CHARACTERS], known, n=1, cutoff=_ALIKE)
    return word in _WORDS or bool(close)


def has_figure(text: str) -> bool:
    """Return whether a digit stands in a text."""
    return any(letter.isdigit() for letter in text)


HEADER = "table,player"
SEPARATORS = ",;\t"
MOST_TABLES = 10_000  # Several times a large convention; more would be hours of printing.
MOST_LINES = 10 * MOST_TABLES  # Of any file; a table has as many as players.
MOST_CELLS = 10 * MOST_TABLES
MOST_IN_LINE = 10_000  # Characters.

# Behind the number more may follow, behind a letter only what parts it: Tisch is a surname too.
_TITLE = re.compile(
    r"(?:table|tisch)[ .:#-]*(?:n[or]?\b[ .:°-]*)?(?:\d+[a-z]?\b|\b[a-z](?= *(?:[:(]|$)))",
    re.IGNORECASE,
)

_PACKED = b"PK\3\4"  # As spreadsheets are.
_OTHER_FILES = (".toml", ".json")  # States and editions.
_EXAMPLE = "Anna,Bernd"
_LINE_END = re.compile("\r\n|\r|\n")
_IN_QUOTES = re.compile('"[^"]*"')
_UNMATCHED = Text('its quotation marks do not match; write a name in quotes like "Maier, Anna"')
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


def parse_parties(
    data: bytes, name: str, least: int, most: int, rule: str = ""
) -> list[Party | Problem]:
    """Return the tables of a file of this name, and in the place of a bad one its problems.

    They are in the file's order. A table has `least` to `most` players with different names, by
    this rule. Every problem has its line, that of a table the path ("table", TITLE). A warning at
    the end is of no table's.
    """
    if data.startswith(WIDE_MARKS):  # UTF-16, which Excel calls Unicode text.
        data = data.decode("utf-16", "replace").encode()
    if fault := _unreadable(FilePath(name), data):
        return [Problem((), fault)]
    rows = list(_rows(_LINE_END.split(_text_of(data))))
    if not rows:
        return [
            Problem(
                (), Text("names no players; write one table on each line: {table}", table=_EXAMPLE)
            )
        ]
    if len(rows) > 1 and len(rows[0].cells) == 1 and _columns(rows[1:]):
        rows = rows[1:]  # Above the header stands what the list is called.
    columns = _columns(rows)
    if columns is None and (fault := _wrong_header(rows[0], _following(rows))):
        return [Problem((), fault, line=rows[0].line)]
    groups = _by_column(rows[1:], columns) if columns else _by_line(rows)
    if not groups:
        return [Problem((), Text("names no players below its header"))]
    if len(groups) > MOST_TABLES:
        message = Text(
            "names {number:,} tables; rollwrite prints at most {most:,} at once",
            number=len(groups),
            most=MOST_TABLES,
        )
        return [Problem((), message)]
    parties = (_party(title, group, least, most, rule) for title, group in groups)
    return [*(each for party in parties for each in party), *_doubts(groups)]


def _columns(rows: Sequence[_Row]) -> Columns | None:
    """Return the columns of which the first row is the header, None where it is none."""
    if rows[0].fault:
        return None
    return find_columns(rows[0].cells, _following(rows))


def _following(rows: Sequence[_Row]) -> tuple[str, ...]:
    return rows[1].cells if len(rows) > 1 else ()


def _unreadable(path: FilePath, data: bytes) -> Text | None:
    if path.suffix.lower() in _OTHER_FILES:
        return Text("is no list of players; write one table on each line: {table}", table=_EXAMPLE)
    if data.startswith(_PACKED):
        return Text("is a spreadsheet or a packed file; save it as CSV in UTF-8")
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


def _text_of(data: bytes) -> str:
    """Return a file's text; what is no UTF-8 is Windows-1252, in which Excel writes CSV."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _rows(lines: Sequence[str]) -> Iterator[_Row]:
    """Yield the lines that are not empty."""
    parted = (line for line in lines if any(each in line for each in SEPARATORS))
    separator = _separator(next(parted, "")[:MOST_IN_LINE])
    for number, line in enumerate(lines, 1):
        fault = None
        if len(line) > MOST_IN_LINE:
            fault, line = _TOO_LONG, line[:MOST_CHARACTERS]
        try:
            reader = csv.reader([line], delimiter=separator, skipinitialspace=True, strict=True)
            cells = [cell.strip() for cell in next(reader, [])]
        except csv.Error:
            fault = fault or _UNMATCHED
            cells = line.split(separator)
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            yield _Row(number, tuple(cells), fault)


def _separator(line: str) -> str:
    """Return what most often stands between the cells of a line; in quotes it is part of a name."""
    bare = _IN_QUOTES.sub("", line)
    return max(SEPARATORS, key=lambda separator: bare.count(separator))


def _wrong_header(first: _Row, following: Sequence[str]) -> Text | None:
    """Say what is wrong where the first line is nearly a header."""
    if first.fault or not is_nearly_header(first.cells, following):
        return None
    return Text(
        "the header must be {right}, not {given}; without a header each line is one table: {table}",
        right=HEADER,
        given=quoted(",".join(first.cells)),
        table=_EXAMPLE,
    )


def _by_line(rows: Sequence[_Row]) -> list[tuple[str, list[_Row]]]:
    """Return each row as a table, by its title or its number."""
    return [
        (row.cells[0], [replace(row, cells=row.cells[1:])])
        if _TITLE.match(row.cells[0])
        else (str(number), [row])
        for number, row in enumerate(rows, 1)
    ]


def _by_column(rows: Sequence[_Row], columns: Columns) -> list[tuple[str, list[_Row]]]:
    """Return the rows below a header by their tables, with the players' names alone.

    Below a table's title it need not be repeated: spreadsheets join such cells.
    """
    groups: dict[str, list[_Row]] = {}
    title = ""
    for number, row in enumerate(rows, 1):
        names, fault = columns.names(row.cells), row.fault
        title = str(number) if columns.table is None else columns.title(row.cells) or title
        if not title:
            fault = fault or Text("names no table, and above it there is none")
        elif columns.is_line_a_player and len(row.cells) > columns.number:
            fault = fault or Text(
                'names several players; give each a line of their own ("Maier, Anna" is one)'
            )
        groups.setdefault(title, []).append(_Row(row.line, names, fault))
    return list(groups.items())


def _doubts(groups: Sequence[tuple[str, Sequence[_Row]]]) -> list[Problem]:
    """Return a warning where names are only figures, such as the tables' numbers."""
    doubtful = (
        (title, row, name)
        for title, rows in groups
        for row in rows
        for name in row.cells
        if is_only_figures(name)
    )
    if (first := next(doubtful, None)) is None:
        return []
    title, row, name = first
    message = _only_figures(quoted(name), others=sum(1 for _ in doubtful))
    return [Problem(_path(title), message, level="warning", line=row.line)]


def _only_figures(name: str, others: int) -> Text:
    if not others:
        return Text(
            "the name {name} is only figures; write the players of one table on each line, or "
            "table,player below that header",
            name=name,
        )
    if others == 1:
        return Text(
            "the name {name} is only figures, and so is another; write the players of one table "
            "on each line, or table,player below that header",
            name=name,
        )
    return Text(
        "the name {name} is only figures, and so are {others} others; write the players of one "
        "table on each line, or table,player below that header",
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
    path, names, lines = _path(title), list[str](), list[int]()
    for row in rows:
        try:
            names += map(tidy_name, row.cells)
        except PlayerNameError as error:
            return [Problem(path, error.args[0], line=row.line)]
        lines += [row.line] * len(row.cells)
    if not least <= len(names) <= most:
        return [Problem(path, _wrong_number(len(names), least, most), rule, line=rows[0].line)]
    for one, other in same_names(tuple(names)):
        return [Problem(path, one_name(names[one], names[other]), rule, line=lines[other])]
    return [Party(title, tuple(names))]


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

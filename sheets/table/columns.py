"""The header of a file of players: which column names the table, and which the players.

Headers are known in the languages of the sheets; columns that are neither are left aside.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sheets.table.players import MOST_CHARACTERS

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

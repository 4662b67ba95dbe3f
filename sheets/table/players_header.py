"""What the cells of a players' file are beside names: a header, nearly one, or a table's title.

The header is table,player and no other. What looks like one in a language of ours, or is misspelt,
is told from names, so that nobody prints a sheet for a player called Spieler.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

HEADER = ("table", "player")

_TABLES = ("table", "tables", "tisch", "tische", "nr", "number", "nummer", "numéro")
_PLAYERS = (
    *("player", "players", "spieler", "spielerin", "spielerinnen"),
    *("joueur", "joueurs", "joueuse", "joueuses"),
    *("name", "names", "namen", "vorname", "nom", "noms", "prénom"),
)
_ALIKE = 0.75  # How much of a misspelt word must be right.

_LETTERS = re.compile(r"[^\W\d_]+")
# Behind the number more may follow, behind a letter only what parts it: Tisch is a surname too.
_TITLE = re.compile(
    r"(?:table|tisch)[ .:#-]*(?:n[or]?\b[ .:°-]*)?(?:\d+[a-z]?\b|\b[a-z](?= *(?:[:(]|$)))",
    re.IGNORECASE,
)


def is_header(cells: Sequence[str]) -> bool:
    """Return whether a file's first line is the header."""
    return tuple(cell.casefold() for cell in cells) == HEADER


def is_nearly_header(cells: Sequence[str], following: Sequence[str]) -> bool:
    """Whether a file's first line is another header; `following` are the next line's cells."""
    if any(_is_said_in(cell, (*_TABLES, *_PLAYERS)) and not _has_figure(cell) for cell in cells):
        return True
    if all(map(_is_numbered_player, cells)):
        # Where all players are called so, they have no other names.
        return bool(following) and not any(map(_is_numbered_player, following))
    match cells:
        case [first, second]:
            return _is_like(first, _TABLES) and _is_like(second, _PLAYERS)
    return False


def is_title(cell: str) -> bool:
    """Return whether a line's first cell says which table it is: `Table 3 (window)`, `Tisch B`."""
    return bool(_TITLE.match(cell))


def is_doubtful(name: str) -> bool:
    """Return whether a name is only figures, rather a number of something."""
    return _has_figure(name) and not any(letter.isalpha() for letter in name)


def _is_numbered_player(cell: str) -> bool:
    return _has_figure(cell) and _is_said_in(cell, _PLAYERS)


def _is_said_in(cell: str, known: Iterable[str]) -> bool:
    """Return whether a cell holds these words and no others."""
    words = _LETTERS.findall(cell.casefold())
    return bool(words) and {*words} <= {*known}


def _is_like(cell: str, known: Sequence[str]) -> bool:
    from difflib import get_close_matches  # For few files.

    return bool(get_close_matches(cell.casefold()[:20], known, n=1, cutoff=_ALIKE))


def _has_figure(cell: str) -> bool:
    return any(letter.isdigit() for letter in cell)

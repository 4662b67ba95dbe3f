"""What the files of sheets are called: documents, pages as pictures, those of many tables.

Names are stems, a-z, 0-9 and `-` only; knows neither suffixes nor folders.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import chain, count
from typing import TypeVar

T = TypeVar("T")

LONGEST_LIST = 100  # Letters of the name of a players' file in that of the document.
LONGEST_TITLE = 55  # Letters of a table's title in a name, which holds a player's and more besides.


def document_stem(game: str, variant: str, players: int) -> str:
    """Return the name of a table's document: `merchants-base-3`."""
    return f"{game}-{variant}-{players}"


def list_stem(game: str, variant: str, name: str) -> str:
    """Return the name of a document of many tables, from that of the file which lists them."""
    return f"{game}-{variant}-{_shortened(name, LONGEST_LIST) or 'tables'}"


def page_stem(*parts: str) -> str:
    """Return the name of one of several files, from its parts that are not "".

    Of a page they are the table's name and its own: `red`, `player 1 Anna`.
    """
    return _plain("-".join(part for part in parts if part))


def with_stems(titled: Iterable[tuple[str, T]]) -> Iterator[tuple[str, T]]:
    """Yield things with titles, each with a name of its own in place of its title.

    Where a name is taken already a number follows: `red`, `red-2`.
    """
    taken: set[str] = set()
    for title, thing in titled:
        stem = _shortened(title, LONGEST_TITLE) or "table"
        numbered = (f"{stem}-{number}" for number in count(2))
        name = next(name for name in chain((stem,), numbered) if name not in taken)
        taken.add(name)
        yield name, thing


def _plain(text: str) -> str:
    """Return a text as part of a name, accents dropped."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _shortened(text: str, most: int) -> str:
    return _plain(text)[:most].strip("-")

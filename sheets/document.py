"""A table's document: the sheets of the kinds asked for, in the order of play."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Hashable, Iterator, Sequence
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

from sheets.drawing.shapes import Drawing, Group
from sheets.editions.edition import edition_path, load_edition
from sheets.games import Game, edition_kind
from sheets.page.layout import Kind, place_layout, place_page
from sheets.table.table import Table
from sheets.words.catalogue import Words, load_words

BACK = "aid"  # The kind of sheet that is printed on the others' backs.


def load_content(game: Game, path: Path | None = None) -> Any:
    """Return a game's edition from this file, else the shipped one.

    Raises InvalidEditionError or OSError.
    """
    return load_edition(edition_kind(game.name), path or edition_path(game.edition))


class Press:
    """Draws the sheets of one game and edition, for one table after the other.

    What the sheets of a kind have in common is drawn once for all tables that look alike.
    `finish` has the last word on every page, for instance to draw what a pen left there.
    """

    def __init__(
        self, game: Game, edition: Any, finish: Callable[[Drawing, Table], Drawing] | None = None
    ) -> None:
        self.game = game
        self.edition = edition
        self.finish = finish
        self._kinds = import_module(f"{game.sheets}.kinds")
        self._words: dict[Hashable, Words] = {}
        self._layouts: dict[Hashable, Group] = {}

    def draw(self, table: Table, kinds: Sequence[str] = ()) -> Iterator[Drawing]:
        """Yield the pages of a table, of all kinds of its variant or of those named.

        With `duplex` the aid follows every other sheet, to be printed on its back.
        """
        names = list(kinds or self.game.kinds(table.variant, online=table.online))
        if not table.duplex or names == [BACK]:
            yield from chain.from_iterable(self._sheets(name, table) for name in names)
            return
        backs = list(self._sheets(BACK, table))
        for name in names:
            if name != BACK:
                for front in self._sheets(name, table):
                    yield from (front, *backs)

    def _sheets(self, name: str, table: Table) -> Iterator[Drawing]:
        words = self._words_of(table)
        kind: Kind = self._kinds.KINDS[table.variant][name]
        layout = self._layout(name, kind, table, words)
        for page in kind.pages(self.edition, table, words):
            drawing = place_page(page, layout, table)
            yield self.finish(drawing, table) if self.finish else drawing

    def title(self, table: Table) -> str:
        """Return the title of a table's document, for the window of a viewer."""
        words = self._words_of(table)
        players = words("players-1" if table.players == 1 else "players", players=table.players)
        names = ", ".join(seat.name for seat in table.seats if seat.name)
        parts = (self.edition.title_text(table.language), players, names)
        return " · ".join(part for part in parts if part)

    def _words_of(self, table: Table) -> Words:
        key = (table.language, table.variant)
        if key not in self._words:
            self._words[key] = load_words(table.language, *self._kinds.WORDS[table.variant])
        return self._words[key]

    def _layout(self, name: str, kind: Kind, table: Table, words: Words) -> Group:
        key = (name, table.look)
        if key not in self._layouts:
            layout = kind.layout(self.edition, table, words)
            self._layouts[key] = place_layout(layout, table, words)
        return self._layouts[key]


def file_stem(text: str) -> str:
    """Return a text as part of a file name: a-z, 0-9 and `-` only, accents dropped."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")

"""A table's document: the sheets of the kinds asked for, in the order of play."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from sheets.drawing import Drawing
from sheets.edition import edition_path, load_edition
from sheets.games import Game, edition_kind
from sheets.table import Table
from sheets.words import load_words


def load_content(game: Game, name_or_path: str = "") -> Any:
    """Give the edition of a game by its name or file, the shipped one where none is named.

    Raises UnknownEdition, BadEdition or OSError.
    """
    path = edition_path(name_or_path or game.edition)
    return load_edition(edition_kind(game.name), path)


def document_title(game: Game, edition: Any, table: Table) -> str:
    """Give the title of a table's document, for the window of a viewer."""
    words = load_words(table.language, *_kinds(game).WORDS[table.variant])
    players = words("players-1" if table.players == 1 else "players", players=table.players)
    names = ", ".join(seat.name for seat in table.seats if seat.name)
    parts = (edition.title_text(table.language), players, names)
    return " · ".join(part for part in parts if part)


def draw_document(
    game: Game, edition: Any, table: Table, kinds: Sequence[str] = ()
) -> list[Drawing]:
    """Give the pages of a table, of all kinds of its variant or of those named."""
    room = _kinds(game)
    words = load_words(table.language, *room.WORDS[table.variant])
    return [
        drawing
        for kind in (kinds or game.variants[table.variant])
        for drawing in room.KINDS[table.variant][kind](edition, table, words)
    ]


def file_stem(text: str) -> str:
    """Give a text as part of a file name: a-z, 0-9 and `-` only, accents dropped."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _kinds(game: Game) -> Any:
    return import_module(f"{game.sheets}.kinds")

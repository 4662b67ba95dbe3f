"""What every page of the game says of itself: its footer, and what a camera reads."""

from __future__ import annotations

from sheets.markers import MarkerKind
from sheets.merchants.edition import Edition
from sheets.page import Identity
from sheets.qr import qr_text
from sheets.table import Table
from sheets.words import Words

VARIANT_LETTERS = {"base": "B", "family": "F", "solo": "S"}


def identity(markers: MarkerKind, kind: str, edition: Edition, table: Table) -> Identity:
    """Give a page's markers and code; `kind` is the code's letter for the kind of sheet."""
    variant = VARIANT_LETTERS[table.variant]
    return Identity(markers, qr_text("M", variant, kind, table.players, edition.version))


def footer(sheet: str, edition: Edition, table: Table, words: Words) -> str:
    """Give the footer: game, sheet kind, players, edition and version, paper, language."""
    players = "players-1" if table.players == 1 else "players"
    parts = (
        edition.title_text(table.language),
        sheet,
        words(players, players=table.players),
        words("edition", name=edition.id, version=edition.version),
        table.paper.title,
        words("language"),
    )
    return " · ".join(parts)

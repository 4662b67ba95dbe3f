"""A new game: who plays, which variant, with which edition."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.play.merchants.position import Position, first_position
from rollwrite.play.merchants.table import Level, Variant, table_of
from scoring.merchants.states.printed import content_of
from sheets.merchants.edition.edition import Edition
from sheets.merchants.game import SHEETS


def new_game(
    players: Sequence[str],
    variant: Variant = "base",
    edition: Edition | None = None,
    level: Level | None = None,
) -> Position:
    """Return the position before the first step of a game with these players, in turn order."""
    if variant == "solo" and level is None:
        level = "beginner"
    content = content_of(edition or SHEETS.load(SHEETS.edition_path(SHEETS.edition)))
    name = f"{content.edition.id} {content.edition.version}"
    return first_position(table_of(variant, players, content, name, level))

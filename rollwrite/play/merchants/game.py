"""A new game: who plays, which variant, with which edition."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rollwrite.play.merchants.position import Position, first_position
from rollwrite.play.merchants.table import Level, Variant, table_of
from scoring.merchants.game import GAME
from scoring.merchants.states.printed import content_of
from sheets.editions.edition import edition_name, is_shipped
from sheets.merchants.edition.edition import Edition


def new_game(
    players: Sequence[str],
    variant: Variant = "base",
    edition: Edition | str | Path = GAME.edition,
    level: Level = "beginner",
) -> Position:
    """Return the position before the first step of a game.

    `players` are their names in the order of play: 2 to 4, alone 1. `variant` is `base`, `family`
    or `solo`; `edition` a shipped edition's name, with a version behind it or without, the path of
    an edition's file, or an edition that was read. `level` is how strong the Trolls are, alone.

    Raises WrongTableError for players that cannot play, NoGroundError where the edition has no
    solo map, UnknownEditionError, InvalidEditionError, OSError.
    """
    from rollwrite.tables import chosen_seats  # Tables know papers, which no replay needs.

    chosen_seats(GAME, variant, None, players)
    name = str(edition)
    if isinstance(edition, Edition):
        name = f"{edition.id} {edition.version}"
    else:
        path = GAME.edition_path(name)
        name = edition_name(path) if is_shipped(path) else name
        edition = GAME.load(path)
    content = content_of(edition)
    return first_position(
        table_of(variant, players, content, name, level if variant == "solo" else None)
    )

"""The games: which there are, and how the editions of each are read.

A new game is a row here. Its modules are imported when one of its editions is read.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from sheets.edition import EditionKind, check_edition, sound_edition
from sheets.problem import Problem
from sheets.reading import MalformedFile, parse_toml, read_text
from sheets.schema import listed

EDITION_KINDS = {"merchants": "sheets.merchants.edition:EDITIONS"}


def edition_kind(game: str) -> EditionKind[Any]:
    """Give how a game's editions are read; KeyError when no game is called so."""
    module, _, name = EDITION_KINDS[game].partition(":")
    kind: EditionKind[Any] = getattr(import_module(module), name)
    return kind


def read_any_edition(path: Path) -> tuple[Any | None, list[Problem]]:
    """Give an edition file's content, of whatever game, and every problem in it.

    The content is None when the file's form is broken. Raises OSError when it cannot be read.
    """
    try:
        tree = parse_toml(read_text(path))
    except MalformedFile as error:
        return None, [error.problem]
    game = tree.get("game")
    if game not in tuple(EDITION_KINDS):
        what = "is missing; " if game is None else "is not known here; "
        return None, [Problem("game", f"{what}{listed(tuple(EDITION_KINDS), 'or')} is expected")]
    return check_edition(edition_kind(game), tree)


def load_any_edition(path: Path) -> Any:
    """Give the content of an edition of whatever game that can be printed and scored.

    Raises OSError, or BadEdition with all problems.
    """
    return sound_edition(path, *read_any_edition(path))


def describe(edition: Any) -> str:
    """Give an edition's content as a text for a terminal."""
    return edition_kind(edition.game).describe(edition)

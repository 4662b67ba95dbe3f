"""`rollwrite.editions`: the editions that come with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from scoring.games import game_of_edition
from sheets.editions.edition import edition_path, shipped_names
from sheets.words.languages import Language


@dataclass(frozen=True, slots=True)
class EditionInfo:
    """An edition: its name in commands and files, its version, its game, its title by language.

    `path` is its file, from which one of your own may begin.
    """

    name: str
    version: str
    game: str
    title: Mapping[Language, str]
    path: Path


def editions() -> tuple[EditionInfo, ...]:
    """Return the shipped editions in alphabetical order."""
    return tuple(_info(name) for name in shipped_names())


def _info(name: str) -> EditionInfo:
    path = edition_path(name)
    head = game_of_edition(path).load(path)
    return EditionInfo(name, head.version, head.game, head.title, path)

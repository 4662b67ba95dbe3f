"""A replayed game as an answer: text, JSON, a state's TOML.

What `rollwrite.replay` needs of a game is here; each is imported when it is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwrite.play.merchants.replay import Played, Replay
    from scoring.open_game import OpenGame
    from sheets.words.translation import Translation

# What a file's name ends with, and the format that this means, the usual one first.
SUFFIXES: Mapping[str, str] = {"txt": "text", "json": "json", "toml": "toml"}
TEXTS = tuple(SUFFIXES.values())


def replay_of(text: str, beside: Path) -> Replay:
    """Return what becomes of a record's text."""
    from rollwrite.play.merchants import replay

    return replay.replay_of(text, beside)


def opened(replayed: Replay) -> OpenGame:
    """Return the game of a replay at its last position."""
    from rollwrite.play.merchants import opening

    return opening.opened(replayed)


def turn_tree(played: Played) -> dict[str, Any]:
    """Return a turn as JSON has it."""
    from rollwrite.play.merchants.answers import json

    return json.turn_tree(played)


def replay_answer(replayed: Replay, format_: str, words: Translation, folder: Path = Path()) -> str:
    """Return the game so far in one of TEXTS, "" where there is nothing to be said.

    `folder` is where the answer will lie, from which a state names its edition's file.
    """
    text: str = import_module(f"{__name__}.{format_}").write(replayed, words, folder)
    return text

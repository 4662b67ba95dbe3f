"""A replayed game as an answer: text, JSON, a state's TOML, an HTML page to leaf through."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollwrite.play.replay import ReplayedRecord
    from sheets.words.translation import Translation

# What a file's name ends with, and the format that this means, the usual one first.
SUFFIXES: Mapping[str, str] = {"txt": "text", "json": "json", "toml": "toml", "html": "html"}
TEXTS = tuple(SUFFIXES.values())


def replay_answer(
    replayed: ReplayedRecord, format_: str, words: Translation, folder: Path = Path()
) -> str:
    """Return the game so far in one of TEXTS, "" where there is nothing to be said.

    `folder` is where the answer will lie, from which a state names its edition's file. Each format
    is imported when it is asked for.
    """
    if format_ == "text":
        from rollwrite.play.answers.text import replay_text

        return replay_text(replayed, words)
    if format_ == "html":
        from rollwrite.play.answers.html import replay_page

        return replay_page(replayed, words)
    from rollwrite.play.answers.json import replay_json, state_text

    return state_text(replayed, folder) if format_ == "toml" else replay_json(replayed, words)

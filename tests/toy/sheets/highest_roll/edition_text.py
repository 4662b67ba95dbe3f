"""The content of an edition of Highest Roll as a text for a terminal."""

from __future__ import annotations

from sheets.highest_roll.edition import Edition
from sheets.words.text import Text
from sheets.words.translation import Translation


def edition_text(edition: Edition, words: Translation) -> str:
    """Return the text, whose last line has an end."""
    return words(Text("rolls: {rolls}", rolls=edition.rolls)) + "\n"

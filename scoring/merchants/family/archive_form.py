"""Spells of the archive as a player types them: how many, or which."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from scoring.entry.forms import Figure, Places, split_words
from scoring.entry.question import EntryError, Form
from scoring.merchants.family.archive import ArchiveSpell, archive_spell_name, parse_archive_spell
from sheets.words.text import Text

MOST_SPELLS = 99


@dataclass(frozen=True, slots=True)
class SpellsOrNumber(Form):
    """The form of an answer that counts spells, `4`, or names them, `1A1 2B3` (F8).

    Those named are in play at this number of players (F2).
    """

    in_play: Set[ArchiveSpell]

    def read(self, text: str) -> list[str] | int:
        """Return the names as they stand in a file, or the number."""
        words = split_words(text)
        if len(words) == 1 and words[0].isdigit():
            return Figure(0, MOST_SPELLS).read(words[0])
        return Places(self._tidy).read(text)

    def show(self, value: list[str] | int) -> str:
        """Return the names with spaces between them, or the number."""
        return " ".join(value) if isinstance(value, list) else str(value)

    def confirm(self, value: list[str] | int) -> str:
        """Return how many spells were named."""
        return str(len(value)) if isinstance(value, list) and value else ""

    def _tidy(self, word: str) -> str:
        spell = parse_archive_spell(word)
        if spell not in self.in_play:
            raise EntryError(Text("{spell} is not in play", spell=archive_spell_name(spell)))
        return archive_spell_name(spell)

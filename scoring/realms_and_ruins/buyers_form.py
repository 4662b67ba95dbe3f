"""The form of an answer that names players, the latest to take a card first."""

from __future__ import annotations

import re
from dataclasses import dataclass

from scoring.entry.question import EntryError
from scoring.names import keys_by_name
from sheets.sentence import Sentence
from sheets.wording import listed

_BETWEEN = re.compile(r"[,;]")


@dataclass(frozen=True, slots=True)
class Buyers:
    """Names with commas between them, or beginnings that only one name has."""

    names: tuple[str, ...]

    def read(self, text: str) -> list[str]:
        """Give the names in the order typed."""
        return [self._name(part.strip()) for part in _BETWEEN.split(text) if part.strip()]

    def show(self, value: list[str] | str) -> str:
        """Give the names with commas between them."""
        return value if isinstance(value, str) else ", ".join(value)

    def confirm(self, value: list[str] | str) -> str:
        """Give the names, of which only the beginnings may have been typed."""
        return self.show(value)

    def _name(self, text: str) -> str:
        found = keys_by_name(text, {name: () for name in self.names})
        if len(found) == 1:
            return found[0]
        known = listed(self.names, "or")
        raise EntryError(Sentence("{text!r} is none of {known}", text=text[:20], known=known))

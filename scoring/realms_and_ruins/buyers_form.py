"""The form of an answer that names players, the latest to take a card first."""

from __future__ import annotations

import re
from dataclasses import dataclass

from scoring.entry.forms import read_name
from scoring.entry.question import Form

_BETWEEN = re.compile(r"[,;]")


@dataclass(frozen=True, slots=True)
class Buyers(Form):
    """Names with commas between them, or beginnings that only one name has."""

    names: tuple[str, ...]

    def read(self, text: str) -> list[str]:
        """Return the names in the order typed."""
        names = {name: () for name in self.names}
        parts = (part.strip() for part in _BETWEEN.split(text))
        return [read_name(part, names) for part in parts if part]

    def show(self, value: list[str] | str) -> str:
        """Return the names with commas between them."""
        return value if isinstance(value, str) else ", ".join(value)

    def confirm(self, value: list[str] | str) -> str:
        """Return the names, of which only the beginnings may have been typed."""
        return self.show(value)

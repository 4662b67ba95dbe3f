"""The least sizes of what is marked on the game's sheets, for the layout lint."""

from __future__ import annotations

from sheets.lint.rules import Size


def sizes(_variant: str) -> tuple[Size, ...]:
    """Return the least size of every mark."""
    return (Size("roll.", 5.0, 5.0), Size("total.", 9.0, 7.0))

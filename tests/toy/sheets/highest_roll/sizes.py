"""The least sizes of what is marked on the game's sheets, for the layout lint."""

from __future__ import annotations

from sheets.lint.rules import Size

SIZES = (Size("roll.", 5.0, 5.0), Size("total.", 9.0, 7.0))

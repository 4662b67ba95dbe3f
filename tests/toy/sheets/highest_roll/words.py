"""The words of the sheets of Highest Roll."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.words.text import Text

HIGHEST_ROLL: Mapping[str, Text] = {
    "sheet.pad": Text("Roll pad"),
    "pad.total": Text("Total"),
}

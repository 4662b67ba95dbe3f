"""The least sizes of what is marked on the game's sheets, for the layout lint."""

from __future__ import annotations

from sheets.lint.rules import Size

SYMBOL = (5.0, 5.0)  # To tick.
ONE_DIGIT = (5.0, 7.0)
TWO_DIGITS = (9.0, 7.0)
THREE_DIGITS = (12.0, 7.0)

SIZES = (
    Size("name.", 50.0, 8.0),
    Size("date", 25.0, 8.0),
    Size("realm.", 20.0, 7.0),
    Size("crowns.", *THREE_DIGITS),
    Size("count.", *SYMBOL),
    Size("notes.", 20.0, 7.0),
    Size("hand.", *TWO_DIGITS),
    Size("captives.", *TWO_DIGITS),
    Size("have.", *TWO_DIGITS),
    Size("rate.", *SYMBOL),
    Size("worth.", *ONE_DIGIT),
    Size("left.", *ONE_DIGIT),
    Size("total.", *THREE_DIGITS),
    Size("player.name", 50.0, 8.0),
    Size("track.", 12.0, 12.0),
    Size("building.", 38.0, 28.0),  # A card lies there, or its name is written down.
    Size("spells", 38.0, 28.0),
)

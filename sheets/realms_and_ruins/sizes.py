"""The least sizes of what is marked on the game's sheets, for the layout lint."""

from __future__ import annotations

from sheets.lint.rules import Size

SYMBOL = (5.0, 5.0)  # To circle, cross out or tick.
TWO_DIGITS = (9.0, 7.0)

SIZES = (
    Size("date", 25.0, 8.0),
    Size("side.", *SYMBOL),
    Size("followers.", *TWO_DIGITS),
    Size("othersiders.", *TWO_DIGITS),
    Size("deck.", *SYMBOL),
    Size("name.", 50.0, 8.0),
    Size("hero.", *SYMBOL),
    Size("gold.", *SYMBOL),
    Size("cards.", *SYMBOL),
    Size("traitor.", *SYMBOL),
    Size("chapter.", *SYMBOL),
    Size("end.", *SYMBOL),
    Size("last-buyer", 30.0, 8.0),
)

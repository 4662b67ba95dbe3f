"""The least sizes of what is marked on the game's sheets, for the layout lint."""

from __future__ import annotations

from sheets.lint.rules import Size

SYMBOL = (5.0, 5.0)  # To cross out.
ONE_DIGIT = (5.0, 5.0)
TWO_DIGITS = (9.0, 7.0)
THREE_DIGITS = (12.0, 7.0)

SIZES = (
    Size("name.", 50.0, 8.0),
    Size("date.", 25.0, 8.0),
    Size("points.", *TWO_DIGITS),
    Size("hourglasses.", *ONE_DIGIT),
    Size("hourglass.", *SYMBOL),
    Size("total.", *THREE_DIGITS),
    Size("pieces.", *TWO_DIGITS),
)

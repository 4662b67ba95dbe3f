"""The names and the least sizes of the marks on the score pad.

Seats are counted from 0, games, cards and hourglasses as they are printed.
"""

from typing import Literal, TypeAlias

from sheets.lint.rules import Size

ColumnPart: TypeAlias = Literal["name", "total", "pieces"]
CardPart: TypeAlias = Literal["points", "hourglasses"]


def date_mark(game: int) -> str:
    """Return the mark of a game's date: `date.1`."""
    return f"date.{game}"


def column_mark(part: ColumnPart, game: int, seat: int) -> str:
    """Return the mark of a box of a player's column: `total.1.2`."""
    return f"{part}.{game}.{seat + 1}"


def card_mark(part: CardPart, game: int, seat: int, number: int) -> str:
    """Return the mark of a box of a completed card: `points.1.2.3`."""
    return f"{part}.{game}.{seat + 1}.{number}"


def hourglass_mark(game: int, seat: int, number: int) -> str:
    """Return the mark of an hourglass to cross out: `hourglass.1.2.3`."""
    return f"hourglass.{game}.{seat + 1}.{number}"


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

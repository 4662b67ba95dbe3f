"""The names of the marks on the pad; seats are counted from 0, rolls as they are printed."""

from __future__ import annotations


def roll_mark(seat: int, roll: int) -> str:
    """Return the mark of a roll's box: `roll.1.2`."""
    return f"roll.{seat + 1}.{roll}"


def total_mark(seat: int) -> str:
    """Return the mark of a player's total: `total.1`."""
    return f"total.{seat + 1}"

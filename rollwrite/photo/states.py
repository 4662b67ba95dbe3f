"""What a pen can have left at a mark."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

# `other` is what is none of these: half a circle, one round two marks, a scribble, a letter.
State: TypeAlias = Literal["blank", "circled", "crossed", "both", "ticked", "filled", "other"]

STATES: Final[tuple[State, ...]] = (
    "blank", "circled", "crossed", "both", "ticked", "filled", "other",
)  # fmt: skip

# How people mark what is to be marked in whatever way.
MARKS: Final[tuple[State, ...]] = ("circled", "crossed", "ticked", "filled")


def one_marked(marks: int, marked: int | None, how: State = "crossed") -> tuple[State, ...]:
    """Return the states of some marks of which one is marked, counted from 0, or none."""
    states: list[State] = ["blank"] * marks
    if marked is not None:
        states[marked] = how
    return tuple(states)

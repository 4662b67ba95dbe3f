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

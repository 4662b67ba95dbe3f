"""Outlines written as text, "M 0 1 L 2 3 C ... Z" with coordinates absolute, and their mirrors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from sheets.drawing.shapes import Segment

Outline: TypeAlias = tuple[Segment, ...]


def drawn(text: str) -> Outline:
    """Return the outline that is written so."""
    parts: list[list[str]] = []
    for word in text.split():
        if word.isalpha():
            parts.append([word])
        else:
            parts[-1].append(word)
    return tuple((operator, *map(float, values)) for operator, *values in parts)


def both(text: str) -> Outline:
    """Return an outline and its mirror image across the upright axis."""
    right = drawn(text)
    return right + tuple((operator, *_across(values)) for operator, *values in right)


def whole(half: str) -> Outline:
    """Return the closed outline whose right half runs down from the upright axis to it again."""
    right = drawn(half)
    points = [_across(values[i : i + 2]) for _, *values in right for i in range(0, len(values), 2)]
    points.pop()
    left: list[Segment] = []
    for operator, *values in reversed(right[1:]):
        left.append((operator, *(value for _ in values[::2] for value in points.pop())))
    return (*right, *left, ("Z",))


def _across(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(value if i % 2 else -value for i, value in enumerate(values))

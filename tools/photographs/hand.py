"""What a hand leaves of a mark: strokes in millimetres, drawn by lot in the hand's own manner."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sheets.drawing.shapes import Box
from tools.photographs.split import Family, Span

Stroke: TypeAlias = NDArray[Any]  # Points, a row each.
Strokes: TypeAlias = tuple[Stroke, ...]

# Digits and letters as a hand writes them, in a box of 1 by 1, y downwards.
GLYPHS: Final[Mapping[str, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "0": (((0.5, 0), (0.15, 0.25), (0.15, 0.75), (0.5, 1), (0.85, 0.75), (0.85, 0.25), (0.5, 0)),),
    "1": (((0.25, 0.3), (0.55, 0), (0.55, 1)),),
    "2": (((0.15, 0.25), (0.4, 0), (0.8, 0.15), (0.75, 0.45), (0.1, 1), (0.9, 1)),),
    "3": (((0.15, 0.1), (0.6, 0), (0.8, 0.25), (0.4, 0.48), (0.85, 0.7), (0.6, 1), (0.1, 0.9)),),
    "4": (((0.6, 0), (0.1, 0.65), (0.9, 0.65)), ((0.65, 0.4), (0.65, 1))),
    "5": (((0.8, 0), (0.25, 0), (0.2, 0.45), (0.65, 0.4), (0.85, 0.7), (0.6, 1), (0.15, 0.92)),),
    "6": (((0.7, 0), (0.25, 0.4), (0.15, 0.8), (0.5, 1), (0.85, 0.75), (0.55, 0.5), (0.2, 0.7)),),
    "7": (((0.1, 0), (0.9, 0), (0.4, 1)),),
    "8": (
        ((0.5, 0.48), (0.2, 0.2), (0.5, 0), (0.8, 0.2), (0.2, 0.75), (0.5, 1), (0.8, 0.75),
         (0.5, 0.48)),
    ),
    "9": (((0.8, 0.25), (0.45, 0.5), (0.2, 0.25), (0.5, 0), (0.8, 0.25), (0.7, 1)),),
    "A": (((0.05, 1), (0.5, 0), (0.95, 1)), ((0.25, 0.65), (0.75, 0.65))),
    "K": (((0.15, 0), (0.15, 1)), ((0.85, 0), (0.2, 0.5), (0.9, 1))),
    "M": (((0.05, 1), (0.15, 0), (0.5, 0.6), (0.85, 0), (0.95, 1)),),
    "X": (((0.1, 0), (0.9, 1)), ((0.9, 0), (0.1, 1))),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Hand:
    """One person's hand, of a family; every mark is drawn by the lots of `random`."""

    family: Family
    random: np.random.Generator

    def _lot(self, span: Span) -> float:
        return float(self.random.uniform(*span))

    def circle(self, box: Box, start: float = 0.0, turn: float = 360.0) -> Strokes:
        """Return a circle round a box, or the part of it that begins and turns so, in degrees."""
        lots, family = self.random, self.family
        off, power = self._lot(family.off), self._lot(family.square)
        sweep = turn + (self._lot(family.overshoot) if turn == 360 else 0)
        begin = start if turn < 360 else float(lots.normal(-100, 40))
        angles = np.radians(begin + np.linspace(0, sweep, 60)) * float(lots.choice((-1, 1)))
        wobble = sum(
            self._lot(family.wobble) / n * np.sin(n * angles / 1.1 + lots.uniform(0, 7))
            for n in (2, 3, 4)
        )
        drift = 1 + np.linspace(0, lots.normal(0, 0.05), angles.size)
        cos, sin = np.cos(angles), np.sin(angles)
        reach = (np.abs(cos) ** power + np.abs(sin) ** power) ** (-1 / power)
        stretch = lots.normal(0, 0.06)
        a, b = (box.width / 2 + off) * (1 + stretch), (box.height / 2 + off) * (1 - stretch)
        x, y = box.centre + lots.normal(0, 0.25, 2)
        radius = reach * (1 + wobble) * drift
        return (np.stack([x + a * radius * cos, y + b * radius * sin], 1),)

    def line(self, start: tuple[float, float], end: tuple[float, float]) -> Stroke:
        """Return a line, bent as the hand bends its lines."""
        t = np.linspace(0, 1, 12)[:, None]
        first, last = np.array(start), np.array(end)
        along = last - first
        bend = self._lot(self.family.bend) * float(self.random.choice((-1, 1)))
        side = np.array([-along[1], along[0]]) * bend
        found: Stroke = first + along * t + side * 4 * t * (1 - t)
        return found

    def cross(self, box: Box) -> Strokes:
        """Return two strokes from corner to corner, more or less."""
        size = self._lot(self.family.cross)
        x, y = box.centre + self.random.normal(0, 0.25, 2)
        a, b = box.width / 2 * size, box.height / 2 * size
        jitter = self.random.normal(0, 0.09, (4, 2)) * (box.width, box.height)
        ends = np.array([[x - a, y - b], [x + a, y + b], [x + a, y - b], [x - a, y + b]]) + jitter
        return self.line(ends[0], ends[1]), self.line(ends[2], ends[3])

    def both(self, box: Box) -> Strokes:
        """Return a circle and a cross."""
        return self.circle(box) + self.cross(box)

    def tick(self, box: Box) -> Strokes:
        """Return a tick."""
        (x, y), lots = box.centre, self.random
        a, b = box.width * lots.uniform(0.35, 0.6), box.height * lots.uniform(0.35, 0.65)
        low = (x - 0.2 * a + lots.normal(0, 0.3), y + 0.8 * b + lots.normal(0, 0.3))
        start = (x - a, y + lots.normal(0, 0.5))
        return (np.vstack([self.line(start, low), self.line(low, (x + 1.2 * a, y - 1.1 * b))]),)

    def filled(self, box: Box) -> Strokes:
        """Return a scribble that leaves hardly anything white."""
        return self._scribble(box, float(self.random.uniform(0.35, 0.6)), 0.95)

    def odd(self, box: Box) -> Strokes:
        """Return what is neither circle nor cross, tick nor filled."""
        odd: tuple[Callable[[Box], Strokes], ...] = (
            self._half, self._single, self._underline, self._loose, self._letter, self._shared,
        )  # fmt: skip
        return odd[int(self.random.integers(len(odd)))](box)

    def written(self, text: str, box: Box) -> Strokes:
        """Return figures or letters in a box, one beside the other; strangers are left out."""
        lots = self.random
        high = box.height * lots.uniform(0.5, 0.85)
        wide = min(high * lots.uniform(0.5, 0.75), box.width / max(len(text), 1) * 0.85)
        step = min(wide * 1.25, box.width / max(len(text), 1))
        x = box.centre[0] - step * len(text) / 2 + lots.normal(0, 0.3)
        y = box.centre[1] - high / 2 + lots.normal(0, 0.3)
        found: list[Stroke] = []
        for index, letter in enumerate(text):
            slant = lots.normal(0.1, 0.1)
            for stroke in GLYPHS.get(letter, ()):
                points = smooth(np.array(stroke) + lots.normal(0, 0.035, (len(stroke), 2)))
                points[:, 0] += slant * (1 - points[:, 1])
                found.append(points * (wide, high) + (x + index * step, y))
        return tuple(found)

    def _scribble(self, box: Box, pitch: float, reach: float) -> Strokes:
        rows = max(int(box.height * reach / pitch), 3)
        t = np.linspace(-reach / 2, reach / 2, rows)
        sides = np.where(np.arange(rows) % 2, 0.5, -0.5) * reach * self.random.uniform(0.8, 1, rows)
        angle = self.random.uniform(-0.7, 0.7)
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        points = np.stack([sides * box.width, t * box.height], 1) @ turn
        return (points + box.centre,)

    def _loose(self, box: Box) -> Strokes:
        lots = self.random
        return self._scribble(box, lots.uniform(1.2, 2.2), lots.uniform(0.6, 1.2))

    def _half(self, box: Box) -> Strokes:
        lots = self.random
        return self.circle(box, lots.uniform(0, 360), lots.uniform(110, 230))

    def _single(self, box: Box) -> Strokes:
        return self.cross(box)[int(self.random.integers(2)) :][:1]

    def _underline(self, box: Box) -> Strokes:
        y = box.bottom + self.random.uniform(-0.6, 0.8)
        return (self.line((box.x - 0.3, y), (box.right + 0.4, y + self.random.normal(0, 0.3))),)

    def _letter(self, box: Box) -> Strokes:
        return self.written(str(self.random.choice(list("AKM27359"))), box)

    def _shared(self, box: Box) -> Strokes:
        """One circle round this mark and what is beside it."""
        reach = self.random.uniform(5, 11)
        left = bool(self.random.integers(2))
        return self.circle(Box(box.x - reach * left, box.y, box.width + reach, box.height))


def smooth(points: Stroke) -> Stroke:
    """Return a Catmull-Rom curve through the points."""
    ends = np.vstack([points[:1], points, points[-1:]])
    t = np.linspace(0, 1, 6, endpoint=False)[:, None]
    pieces = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
               + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False)
    ]  # fmt: skip
    return np.vstack([*pieces, points[-1:]])

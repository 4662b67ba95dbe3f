"""What a hand leaves of a mark: strokes in millimetres, drawn by lot in the hand's own manner."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sheets.drawing.shapes import Box
from tools.photographs.split import TEXTBOOK, Family, Span, Style

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
    """One person's hand, of a family, and its style; marks are drawn by the lots of `random`."""

    family: Family
    random: np.random.Generator
    style: Style = TEXTBOOK

    def _lot(self, span: Span) -> float:
        return float(self.random.uniform(*span))

    def circle(self, box: Box, start: float | None = None, turn: float | None = None) -> Strokes:
        """Return a circle round a box, or the part of it that begins and turns so, in degrees."""
        lots, family = self.random, self.family
        off, power = self._lot(self.style.off or family.off), self._lot(family.square)
        begin = float(lots.normal(-100, 40)) if start is None else start
        sweep = self._turn() if turn is None else turn
        points = 60 * (1 + int(sweep > 460))
        angles = np.radians(begin + np.linspace(0, sweep, points)) * float(lots.choice((-1, 1)))
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

    def _turn(self) -> float:
        """Return by how many degrees a ring turns."""
        turn = self._lot(self.style.turn)
        return turn + self._lot(self.family.overshoot) if turn == 360 else turn

    def line(self, start: tuple[float, float], end: tuple[float, float]) -> Stroke:
        """Return a line, bent as the hand bends its lines."""
        t = np.linspace(0, 1, 12)[:, None]
        first, last = np.array(start), np.array(end)
        along = last - first
        bend = self._lot(self.style.bow or self.family.bend) * float(self.random.choice((-1, 1)))
        side = np.array([-along[1], along[0]]) * bend
        found: Stroke = first + along * t + side * 4 * t * (1 - t)
        return found

    def cross(self, box: Box) -> Strokes:
        """Return two strokes from corner to corner, more or less, or what else crosses out."""
        style, lots = self.style, self.random
        if style.legs[1]:
            return self._zigzag(box, int(lots.integers(style.legs[0], style.legs[1] + 1)))
        size = self._lot(self.family.cross)
        number = int(lots.integers(style.strokes[0], style.strokes[1] + 1))
        lean, between = self._lot(style.lean), self._lot(style.between)
        mirror, apart = int(lots.choice((-1, 1))), 0.24 * box.height * (between < 20)
        centre = np.array(box.centre) + lots.normal(0, 0.25, 2)
        lines = []
        for index in range(number):
            angle = np.radians(lean + index * between)
            way = np.array([mirror * np.cos(angle), -np.sin(angle)])
            # A stroke reaches as far as the symbol does that way.
            reach = 0.5 / max(abs(way[0]) / box.width, abs(way[1]) / box.height) * size
            aside = np.array([-way[1], way[0]]) * apart * (2 * index - number + 1)
            jitter = lots.normal(0, 0.09, (2, 2)) * (box.width, box.height)
            start, end = centre + aside + reach * np.outer((-1, 1), way) + jitter
            lines.append(self.line(tuple(start), tuple(end)))
        return tuple(lines)

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
        """Return a scribble that leaves hardly anything white, or a dot."""
        style, pitch = self.style, float(self.random.uniform(0.35, 0.6))
        if style.dot[1]:
            return self._dot(box, self._lot(style.dot))
        return (*self._scribble(box, pitch, 0.95), *(self.circle(box) if style.ringed else ()))

    def odd(self, box: Box) -> Strokes:
        """Return what is neither circle nor cross, tick nor filled."""
        odd: tuple[Callable[[Box], Strokes], ...] = (
            self._half, self._underline, self._loose, self._letter, self._shared, self._between,
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
        return self.circle(box, lots.uniform(0, 360), lots.uniform(90, 200))

    def _zigzag(self, box: Box, legs: int) -> Strokes:
        t = np.linspace(-0.5, 0.5, legs + 1)
        sides = np.where(np.arange(legs + 1) % 2, 0.5, -0.5) * self.random.uniform(0.7, 1.2)
        points = np.stack([t * box.width * self._lot(self.family.cross), sides * box.height], 1)
        if self.random.uniform() < 0.3:
            points = points[:, ::-1] * (box.width / box.height, box.height / box.width)
        jitter = self.random.normal(0, 0.06, points.shape) * (box.width, box.height)
        return (smooth(points + box.centre + jitter),)

    def _dot(self, box: Box, share: float) -> Strokes:
        middle = np.array(box.centre) + self.random.normal(0, 0.3, 2)
        wide, high = box.width * share, box.height * share
        return self._scribble(Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high), 0.3, 1.0)

    def _between(self, box: Box) -> Strokes:
        """A ring that is no nearer to this mark than to what is beside it."""
        away = self.random.uniform(0.7, 0.95) * box.width * self.random.choice((-1, 1))
        return self.circle(Box(box.x + away, box.y, box.width, box.height))

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

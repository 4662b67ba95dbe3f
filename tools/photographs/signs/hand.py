"""How people draw on boards: resources, artifacts, initials, swamp, the stroke through what closed.

The key of a board says what the pen draws there; everybody does it in a way of their own.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sheets.drawing.shapes import Box
from sheets.merchants.edition.edition import RESOURCES
from tools.photographs.figures import bend
from tools.photographs.hand import Hand, Stroke, Strokes
from tools.photographs.signs.letters import LETTERS
from tools.photographs.signs.resources import DRAWN, LETTERED, forms_of, lettered
from tools.photographs.signs.strokes import Form, form
from tools.photographs.split import Part

FAITHFUL: Final = 0.8  # How often somebody draws a thing in the same way again.


@dataclass(frozen=True, slots=True)
class Person:
    """One person's way: how large and slanting signs are, in shares of a hex's width.

    `favourites` are the forms that this person draws.
    """

    size: float
    letter: float
    narrow: float
    slant: float
    favourites: dict[str, Form]


@dataclass(frozen=True, slots=True)
class SignHand:
    """The hands of a table of people of a part of the split, all with one pen."""

    part: Part
    hand: Hand
    people: tuple[Person, ...]

    @property
    def lots(self) -> np.random.Generator:
        """What is drawn by lot."""
        return self.hand.random

    def anybody(self) -> Person:
        """Return one of the people."""
        return self.people[int(self.lots.integers(len(self.people)))]

    def resource(self, kind: str, box: Box, person: Person) -> Strokes:
        """Return a resource in its hex."""
        return self._placed(self._form(kind, person), box, person.size * box.width, person)

    def artifact(self, box: Box, person: Person) -> Strokes:
        """Return an artifact on its edge."""
        high = box.height * self.lots.uniform(0.75, 1.3)
        return self._placed(self._form("artifact", person), box, high, person)

    def initial(self, letter: str, box: Box, person: Person) -> Strokes:
        """Return an initial in its hex, or on its ship."""
        is_ship = box.width < 10
        high = box.height * self.lots.uniform(0.45, 0.85) if is_ship else person.letter * box.width
        return self._placed(self._letter(letter, person), box, high, person)

    def swamp(self, box: Box) -> Strokes:
        """Return what blackens a hex: strokes side by side, or a scribble."""
        lots, reach = self.lots, self.lots.uniform(0.6, 0.95)
        if lots.uniform() < 0.3:
            inner = box.inset((1 - reach) * box.width / 2)
            return self.hand.filled(inner)
        angle = lots.choice((-1, 1)) * lots.uniform(0.4, 1.2)
        along, across = (
            np.array([np.cos(angle), np.sin(angle)]),
            np.array([-np.sin(angle), np.cos(angle)]),
        )
        radius, pitch = reach * box.width / 2, lots.uniform(0.8, 2.0)
        found = []
        for away in np.arange(-radius + pitch / 2, radius, pitch):
            half = np.sqrt(radius**2 - away**2) * lots.uniform(0.85, 1.1)
            middle = np.array(box.centre) + across * (away + lots.normal(0, 0.1))
            ends = middle - along * half, middle + along * half
            found.append(self.hand.line(tuple(ends[0]), tuple(ends[1])))
        return tuple(found)

    def strike(self, box: Box) -> Strokes:
        """Return one stroke from corner to corner over what is closed."""
        lots = self.lots
        rise = lots.choice((-1, 1), p=(0.2, 0.8)) * lots.uniform(0.2, 0.35) * box.height
        half = box.width * lots.uniform(0.36, 0.52)
        x, y = np.array(box.centre) + lots.normal(0, 0.5, 2)
        return (self.hand.line((x - half, y + rise), (x + half, y - rise)),)

    def border(self, box: Box, sides: tuple[int, ...]) -> Strokes:
        """Return lines along sides of a hex, a little inside."""
        x, y = box.centre
        away = self.lots.uniform(0.86, 0.97)
        turns = np.radians(60 * np.arange(-0.5, 6))
        corners = np.stack([x + away * box.height / 2 * np.cos(turns),
                            y + away * box.height / 2 * np.sin(turns)], 1)  # fmt: skip
        return tuple(self.hand.line(tuple(corners[side]), tuple(corners[(side + 1) % 6]))
                     for side in sides)  # fmt: skip

    def odd(self, box: Box) -> Strokes:
        """Return what is no sign: one crossed out, two in one place, a figure, a stroke."""
        lots, person = self.lots, self.anybody()
        kind = str(lots.choice(RESOURCES))
        letter = str(lots.choice(sorted(LETTERS)))
        match int(lots.integers(6)):
            case 0:  # Crossed out.
                inner = box.inset(box.width * 0.15)
                return (*self.resource(kind, box, person), *self.hand.cross(inner))
            case 1:
                inner = box.inset(box.width * 0.2)
                return (*self.initial(letter, box, person), *self.hand.cross(inner))
            case 2:  # One over the other.
                other = str(lots.choice([each for each in RESOURCES if each != kind]))
                return (*self.resource(kind, box, person), *self.resource(other, box, person))
            case 3:
                return (*self.resource(kind, box, person), *self.initial(letter, box, person))
            case 4:
                return self.hand.written(str(lots.integers(2, 30)), box.inset(box.width * 0.2))
            case _:  # A stroke or a tick; what is scribbled out.
                if lots.uniform() < 0.5:
                    inner = box.inset(box.width * lots.uniform(0.25, 0.4))
                    return (*self.resource(kind, box, person), *self.hand.filled(inner))
                return self.hand.tick(box.inset(box.width * 0.2))

    def _form(self, kind: str, person: Person) -> Form:
        if self.lots.uniform() < FAITHFUL:
            return person.favourites[kind]
        return _any_form(kind, self.part, self.lots)

    def _letter(self, letter: str, person: Person) -> Form:
        if self.lots.uniform() < FAITHFUL:
            return person.favourites[letter]
        return _any_letter(letter, self.part, self.lots)

    def _placed(self, strokes: Form, box: Box, high: float, person: Person) -> Strokes:
        """Return a form in the middle of a box, more or less, so high."""
        lots = self.lots
        bent: Callable[[NDArray[Any]], NDArray[Any]] = bend(lots)
        high *= lots.uniform(0.88, 1.12)
        wide = high * person.narrow * lots.uniform(0.92, 1.08)
        lean = person.slant + lots.normal(0, 0.04)
        x, y = np.array(box.centre) + lots.normal(0, 0.045, 2) * box.width
        return tuple(_moved(strokes, bent, lean, (wide, high), (x, y), lots))


def sign_hand(part: Part, hand: Hand, people: int) -> SignHand:
    """Return the hands of so many people of a part, by lot."""
    found = tuple(_person(part, hand.random) for _ in range(people))
    return SignHand(part, hand, found)


def _person(part: Part, lots: np.random.Generator) -> Person:
    favourites = {kind: _any_form(kind, part, lots) for kind in DRAWN}
    favourites |= {letter: _any_letter(letter, part, lots) for letter in LETTERS}
    return Person(lots.uniform(0.4, 0.72), lots.uniform(0.3, 0.66), lots.uniform(0.75, 1.1),
                  lots.normal(0.02, 0.1), favourites)  # fmt: skip


def _any_form(kind: str, part: Part, lots: np.random.Generator) -> Form:
    forms = forms_of(kind, part)
    if lots.uniform() < LETTERED:
        forms = lettered(kind, part) or forms
    return forms[int(lots.integers(len(forms)))]


def _any_letter(letter: str, part: Part, lots: np.random.Generator) -> Form:
    forms = LETTERS[letter][part]
    return form(forms[int(lots.integers(len(forms)))])


def _moved(
    strokes: Form, bent: Callable[[NDArray[Any]], NDArray[Any]], lean: float,
    size: tuple[float, float], middle: tuple[float, float], lots: np.random.Generator,
) -> Iterator[Stroke]:  # fmt: skip
    """Yield the strokes of a form, each a little beside where it should be."""
    for stroke in strokes:
        found = bent(stroke + lots.normal(0, 0.022, 2) + _waves(len(stroke), lots))
        found[:, 0] += lean * (0.5 - found[:, 1])
        yield (found - 0.5) * size + middle


def _waves(points: int, lots: np.random.Generator) -> NDArray[Any]:
    """Return how a stroke wavers, of so many points."""
    t = np.linspace(0, 1, points)[:, None]
    size, length, phase = lots.normal(0, 0.018, 2), lots.uniform(3, 14, 2), lots.uniform(0, 7, 2)
    found: NDArray[Any] = size * np.sin(t * length + phase)
    return found

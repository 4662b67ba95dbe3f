"""What a player can choose from: sequences that count their steps without making them; the dice."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import comb, isqrt
from random import Random
from typing import TypeVar, overload

from rollwrite.play.ground import Ground, nth_bit
from rollwrite.play.steps import FACES, Draw, Drawn, Face, Roll
from sheets.hexes import Hex
from sheets.merchants.edition.edition import RESOURCES, Edition, Resource
from sheets.words.text import Message, Name, Text, in_a_row

T = TypeVar("T", covariant=True)


class Choices(Sequence[T]):
    """A sequence whose entries are made when they are asked for."""

    __slots__ = ()

    def _entry(self, index: int) -> T:
        """Return an entry by its index from 0; raises IndexError beyond the last."""
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return [self._entry(each) for each in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if index < 0:
            raise IndexError(index)
        return self._entry(index)

    def __iter__(self) -> Iterator[T]:
        return map(self._entry, range(len(self)))

    def __repr__(self) -> str:
        return f"<{len(self)} choices>"


class HexChoices(Choices[T]):
    """A step for each hex of a mask."""

    __slots__ = ("_ground", "_make", "mask")

    def __init__(self, ground: Ground, mask: int, make: Callable[[Hex], T]) -> None:
        self._ground, self.mask, self._make = ground, mask, make

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __iter__(self) -> Iterator[T]:
        return map(self._make, self._ground.hexes_of(self.mask))

    def _entry(self, index: int) -> T:
        if index >= self.mask.bit_count():
            raise IndexError(index)
        return self._make(self._ground.hexes[nth_bit(self.mask, index)])


class EachChoices(Choices[T]):
    """A step for each of some numbers of cards."""

    __slots__ = ("_make", "numbers")

    def __init__(self, numbers: Sequence[int], make: Callable[[int], T]) -> None:
        self.numbers, self._make = numbers, make

    def __len__(self) -> int:
        return len(self.numbers)

    def _entry(self, index: int) -> T:
        return self._make(self.numbers[index])


class PairChoices(Choices[T]):
    """A step for any two hexes of a mask."""

    __slots__ = ("_ground", "_make", "mask")

    def __init__(self, ground: Ground, mask: int, make: Callable[[Hex, Hex], T]) -> None:
        self._ground, self.mask, self._make = ground, mask, make

    def __len__(self) -> int:
        return comb(self.mask.bit_count(), 2)

    def _entry(self, index: int) -> T:
        if index >= len(self):
            raise IndexError(index)
        # The pairs lie in a triangle: (0, 1), (0, 2), (1, 2), (0, 3), ...
        later = (1 + isqrt(1 + 8 * index)) // 2
        earlier = index - later * (later - 1) // 2
        hexes = self._ground.hexes
        return self._make(hexes[nth_bit(self.mask, earlier)], hexes[nth_bit(self.mask, later)])


class DrawChoices(Choices[Draw]):
    """Every way to draw what the dice show on pairs of hexes.

    `places` holds the pairs by the distance of their bits: the lower hex of each.
    """

    __slots__ = ("_ground", "_kinds", "places")

    def __init__(
        self, ground: Ground, places: Sequence[int], kinds: Sequence[tuple[Resource, ...]]
    ) -> None:
        self._ground, self.places, self._kinds = ground, places, kinds

    def __len__(self) -> int:
        first, second, third = self.places
        count = first.bit_count() + second.bit_count() + third.bit_count()
        return count * len(self._kinds)

    def _entry(self, index: int) -> Draw:
        index, kind = divmod(index, len(self._kinds))
        row = self._ground.row
        for mask, distance in zip(self.places, (1, row - 1, row), strict=True):
            count = mask.bit_count()
            if index < count:
                bit = nth_bit(mask, index)
                hexes = self._ground.hexes
                one, other = self._kinds[kind]
                return Draw((Drawn(one, hexes[bit]), Drawn(other, hexes[bit + distance])))
            index -= count
        raise IndexError(index)


class Joined(Choices[T]):
    """Several sequences of choices, one after the other."""

    __slots__ = ("_size", "parts")

    def __init__(self, parts: Sequence[Sequence[T]]) -> None:
        self.parts = parts
        self._size = sum(map(len, parts))

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T]:
        for part in self.parts:
            yield from part

    def _entry(self, index: int) -> T:
        for part in self.parts:
            size = len(part)
            if index < size:
                return part[index]
            index -= size
        raise IndexError(index)


ROLLS = tuple(Roll(faces) for faces in product(FACES, FACES))

ROLLS_OF_ONE = tuple(Roll((face,)) for face in FACES)

DICE = 2  # M3.1


@lru_cache(maxsize=128)
def rolled(faces: tuple[Face, ...]) -> tuple[tuple[Resource, ...], ...]:
    """Return what may be drawn with these faces, hex by hex in reading order (M3.1).

    A "?" becomes a resource other than the one on the other die, alone any; two any two.
    """
    match faces:
        case ("?", "?"):
            return tuple(product(RESOURCES, RESOURCES))
        case ("?",):
            return tuple((resource,) for resource in RESOURCES)
    shown = tuple([face for face in faces if face != "?"])
    if len(shown) == len(faces):
        return tuple(dict.fromkeys((shown, shown[::-1])))
    pairs = [(shown[0], other) for other in RESOURCES if other != shown[0]]
    return (*pairs, *((other, known) for known, other in pairs))


def throw(random: Random) -> Roll:
    """Return what the dice show, each face as likely as any other (M1.1)."""
    return Roll(tuple(random.choice(FACES) for _ in range(DICE)))


def dice_lines(roll: Roll, edition: Edition) -> list[Message]:
    """Return what the dice show, as resources are called in an edition, and what a `?` may be."""
    names = edition.names.resources
    faces = [face if face == "?" else Name.of(names[face]) for face in roll.faces]
    unknown = roll.faces.count("?")
    if not unknown:
        return [in_a_row(faces)]
    return [
        in_a_row(faces),
        Text("? is any resource but that of the other die (M3.1)")
        if unknown == 1
        else Text("two ? are any two resources, even alike (M3.1)"),
    ]

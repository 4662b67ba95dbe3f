"""The QR code of a sheet, as black modules in a box of 16 mm.

Version 1, level M, alphanumeric (ISO/IEC 18004), made here because every sheet has another one and
a library that makes all kinds takes longer to import than two sheets to draw. Knows nothing of what
a code says; see `code.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from string import ascii_uppercase, digits
from typing import Final, TypeAlias

from sheets.drawing.shapes import Path
from sheets.page.pattern import pattern_path

QR_SIZE: Final = 16.0  # In mm, with the quiet zone.
MODULES: Final = 21  # Along a side of version 1.
QUIET_MODULES: Final = 4  # White on every side, as the standard asks.
MAX_LENGTH: Final = 20  # What version 1 at level M holds in alphanumeric mode.
ALPHANUMERIC: Final = f"{digits}{ascii_uppercase} $%*+-./:"  # In the standard's order.
MASKS: Final = range(8)

Rows: TypeAlias = tuple[str, ...]

_DATA_WORDS, _CHECK_WORDS = 16, 10
_GENERATOR: Final = (0, 251, 67, 46, 61, 118, 70, 64, 94, 32, 45)  # Exponents, the highest first.
_FIELD: Final = 0x11D  # The polynomial of the field of 256.

# What is the same in every code: 1 is black, "f" is for the format, "." for data.
_TEMPLATE: Final = (
    "11111110f....01111111",
    "10000010f....01000001",
    "10111010f....01011101",
    "10111010f....01011101",
    "10111010f....01011101",
    "10000010f....01000001",
    "111111101010101111111",
    "00000000f....00000000",
    "ffffff1ff....ffffffff",
    "......0..............",
    "......1..............",
    "......0..............",
    "......1..............",
    "000000001............",
    "11111110f............",
    "10000010f............",
    "10111010f............",
    "10111010f............",
    "10111010f............",
    "10000010f............",
    "11111110f............",
)
_TIMING: Final = 6  # The column that data does not use.
# Row and column of the format's 15 bits, the highest first; each stands in two places.
_BESIDE_FINDER: Final = (
    *((8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)),
    *((row, 8) for row in (7, 5, 4, 3, 2, 1, 0)),
)
_AT_EDGES: Final = (
    *((row, 8) for row in range(20, 13, -1)),
    *((8, column) for column in range(13, 21)),
)
_CONDITIONS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)  # A mask turns the modules over where its condition gives 0.
_RUN: Final = re.compile("0{5,}|1{5,}")
_FINDER_LIKE: Final = re.compile("(?=10111010000|00001011101)")


def qr_path(text: str, x: float, y: float) -> Path:
    """Return the code of a text as one black path in a 16 mm box with its top left at `x`, `y`.

    The box holds the quiet zone. Raises ValueError for a text that the code cannot carry.
    """
    if len(text) > MAX_LENGTH:
        raise ValueError(f"a QR code holds at most {MAX_LENGTH} characters, not “{text}”")
    if strange := sorted(set(text) - set(ALPHANUMERIC)):
        raise ValueError(f"a QR code cannot carry “{''.join(strange)}” of “{text}”")
    if not text:
        raise ValueError("a QR code needs a text")
    module = QR_SIZE / (MODULES + 2 * QUIET_MODULES)
    quiet = QUIET_MODULES * module
    return pattern_path(encoded_rows(text), x + quiet, y + quiet, module)


def encoded_rows(text: str) -> Rows:
    """Return the modules of a text's code row by row, "1" for black, in the mask that reads best.

    The text has at most `MAX_LENGTH` characters, all of them of `ALPHANUMERIC`.
    """
    return min(masked_rows(text), key=_penalty)


def masked_rows(text: str) -> Iterator[Rows]:
    """Yield the modules of a text's code in each of the eight masks."""
    words = _data_words(text)
    bits = "".join(f"{word:08b}" for word in (*words, *_check_words(words)))
    for mask in MASKS:
        modules = [list(row) for row in _TEMPLATE]
        for (row, column), bit, turned in zip(_data_places(), bits, _mask(mask), strict=True):
            modules[row][column] = "1" if (bit == "1") != turned else "0"
        for places in (_BESIDE_FINDER, _AT_EDGES):
            for (row, column), bit in zip(places, _format(mask), strict=True):
                modules[row][column] = bit
        yield tuple(map("".join, modules))


def _data_words(text: str) -> Sequence[int]:
    """Return the bytes that carry a text, filled up with those that the standard names."""
    values = [ALPHANUMERIC.index(letter) for letter in text]
    pairs = zip(values[::2], values[1::2], strict=False)
    bits = f"0010{len(text):09b}" + "".join(f"{45 * one + other:011b}" for one, other in pairs)
    if len(values) % 2:
        bits += f"{values[-1]:06b}"
    room = 8 * _DATA_WORDS - len(bits)
    bits += "0" * min(4, room)
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[start : start + 8], 2) for start in range(0, len(bits), 8)]
    return (*words, *((0xEC, 0x11) * _DATA_WORDS)[: _DATA_WORDS - len(words)])


def _check_words(words: Sequence[int]) -> Sequence[int]:
    """Return what is left of the words, as a polynomial, divided by the generator."""
    powers, exponents = _powers()
    rest = [*words, *[0] * _CHECK_WORDS]
    for start in range(len(words)):
        if factor := rest[start]:
            for offset, exponent in enumerate(_GENERATOR):
                rest[start + offset] ^= powers[(exponents[factor] + exponent) % 255]
    return rest[len(words) :]


@cache
def _powers() -> tuple[Sequence[int], Sequence[int]]:
    """Return the powers of 2 in the field of 256, and the exponent of each of its elements."""
    powers, exponents = [1], [0] * 256
    for exponent in range(1, 255):
        double = powers[-1] * 2
        powers.append(double ^ _FIELD if double > 255 else double)
        exponents[powers[-1]] = exponent
    return tuple(powers), tuple(exponents)


@cache
def _data_places() -> Sequence[tuple[int, int]]:
    """Return row and column of the data's modules: up and down in pairs, from the right."""
    rights = [right - (right <= _TIMING) for right in range(MODULES - 1, 0, -2)]
    return tuple(
        (row, column)
        for turn, right in enumerate(rights)
        for row in (range(MODULES) if turn % 2 else reversed(range(MODULES)))
        for column in (right, right - 1)
        if _TEMPLATE[row][column] == "."
    )


@cache
def _mask(mask: int) -> Sequence[bool]:
    """Return which of the data's modules a mask turns over."""
    return tuple(not _CONDITIONS[mask](row, column) for row, column in _data_places())


@cache
def _format(mask: int) -> str:
    """Return the 15 bits that name level M, whose bits are 00, and the mask."""
    rest = mask << 10
    for shift in (4, 3, 2, 1, 0):
        if rest >> (10 + shift):
            rest ^= 0b10100110111 << shift
    return f"{(mask << 10 | rest) ^ 0b101010000010010:015b}"


def _penalty(rows: Rows) -> int:
    """Return how much of a code could mislead a reader: runs, blocks, false finders, one colour."""
    columns = tuple(map("".join, zip(*rows, strict=True)))
    lines = (*rows, *columns)
    runs = sum(len(run) - 2 for line in lines for run in _RUN.findall(line))
    finders = sum(len(_FINDER_LIKE.findall(line)) for line in lines)
    share = sum(row.count("1") for row in rows) / MODULES**2
    return runs + 3 * _blocks(rows) + 40 * finders + 10 * int(abs(share - 0.5) * 20)


def _blocks(rows: Iterable[str]) -> int:
    """Return the number of squares of four modules of one colour."""
    numbers = [int(row, 2) for row in rows]
    inner = (1 << MODULES - 1) - 1
    alike = [~(row ^ row >> 1) & inner for row in numbers]  # A module and its right neighbour.
    same = (~(one ^ other) & inner for one, other in pairwise(numbers))
    pairs = zip(alike, alike[1:], same, strict=False)
    return sum((one & other & both).bit_count() for one, other, both in pairs)

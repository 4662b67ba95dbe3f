"""Words set in boxes: sized to fit, wrapped, centred, with a substitute for missing characters.

The only place that turns words into texts of a drawing.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from fonts import MM_PER_POINT, face, missing_characters, text_width_mm
from sheets.drawing.shapes import Anchor, Box, Colour, Text
from sheets.drawing.sizes import LABEL_PT, LEAST_PT, TEXT_PT

LEADING = 1.18  # The distance of baselines, in type sizes.
SUBSTITUTE = "?"  # Stands for a character that no face has.
LEAST_TO_SHARE = 3  # Words of a line that may give one to the last.
ELLIPSIS = "…"  # Ends what had to be shortened.
# How far letters reach beyond the height of capitals and below the baseline, in em.
_ASCENT, _ACCENT, _TAIL = 0.16, 0.26, 0.24
_ASCENDERS = frozenset("bdfhklßþłđħ()[]{}/|“”‘’«»\"'&*!?")
_TAILS = frozenset("gjpqyQJþ@,;()[]{}/|„‚¿¡βγζημξρςφχψДЦЩдруфцщ")
_DISPLAY_TAILS = frozenset("QqJj,;()[]{}/|")  # Its small letters are capitals.
_ABOVE, _BELOW = 230, (202, 220)  # Unicode's classes of combining marks.
_BREAKS = re.compile(r"[^ -]+[ -]*|[ -]+")
_STEP_PT = 0.25
_WIDE: Mapping[str, str] = {"text": "wide", "bold": "wide-bold"}


def write(
    text: str,
    box: Box,
    size_pt: float = TEXT_PT,
    *,
    colour: Colour,
    name: str = "text",
    anchor: Anchor = "start",
    least_pt: float = LEAST_PT,
) -> Text:
    """Return one line of text in the middle of a box's height, smaller where it would not fit.

    `name` is the face. What does not fit at `least_pt` is shortened and ends in an ellipsis.
    """
    size = min(size_pt, max(least_pt, _size_that_fits(text, box.width, size_pt, name)))
    shown = text
    if width(shown, size, name) > box.width:
        shown = _shortened(text, box.width, size, name)
    x = {"start": box.x, "middle": box.centre[0], "end": box.right}[anchor]
    baseline = box.centre[1] + cap_height(size, name) / 2
    return Text(x, baseline, shown, size, box, name, colour, anchor)


def write_lines(
    lines: Sequence[str],
    box: Box,
    size_pt: float = TEXT_PT,
    *,
    colour: Colour,
    name: str = "text",
    anchor: Anchor = "start",
) -> tuple[Text, ...]:
    """Return lines one below the other from the top of a box, whatever its height."""
    pitch = leading(size_pt)
    return tuple(
        write(
            line,
            Box(box.x, box.y + index * pitch, box.width, pitch),
            size_pt,
            colour=colour,
            name=name,
            anchor=anchor,
        )
        for index, line in enumerate(lines)
    )


def write_wrapped(
    text: str,
    box: Box,
    size_pt: float,
    *,
    colour: Colour,
    name: str = "text",
    anchor: Anchor = "start",
) -> tuple[Text, ...]:
    """Return a text on as many lines as a box's width needs, in the middle of its height."""
    lines = wrap(text, box.width, size_pt, name)
    top = box.centre[1] - len(lines) * leading(size_pt) / 2
    place = Box(box.x, top, box.width, 0)
    return write_lines(lines, place, size_pt, colour=colour, name=name, anchor=anchor)


def write_name(
    player: str,
    box: Box,
    size_pt: float,
    *,
    colour: Colour,
    name: str = "bold",
    anchor: Anchor = "start",
    most: int = 2,
) -> tuple[Text, ...]:
    """Return a player's name in a box: on one line, or on `most` where only so it can be read.

    A character that no face has is replaced; `unprintable` says which those are.
    """
    shown, wide = printable(player, name)
    if width(shown, LABEL_PT, wide) <= box.width:
        return (write(shown, box, size_pt, colour=colour, name=wide, anchor=anchor),)
    pitch = leading(LEAST_PT)
    lines = _broken(shown, box.width, LEAST_PT, wide, most)
    middle = Box(box.x, box.centre[1] - pitch * len(lines) / 2, box.width, pitch)
    return write_lines(lines, middle, LEAST_PT, colour=colour, name=wide, anchor=anchor)


def printable(text: str, name: str = "text") -> tuple[str, str]:
    """Return a text without characters that no face has, and the face to set it in.

    `name` is the face that is wanted; another one is given where only that has all characters.
    """
    wide = name if not missing_characters(text, face(name)) else _WIDE.get(name, name)
    lacking = missing_characters(text, face(wide))
    return "".join(SUBSTITUTE if each in lacking else each for each in text), wide


def unprintable(player: str) -> tuple[str, ...]:
    """Return the characters of a name that no face has, each once."""
    return missing_characters(player, face("wide"))


def wrap(text: str, box_width: float, size_pt: float = TEXT_PT, name: str = "text") -> list[str]:
    """Break a text after spaces and hyphens into lines that fit; a longer word stays whole.

    A word that would be the last line alone takes one of a longer line with it.
    """
    millimetres = face(name).millimetres
    lines: list[list[_Word]] = []
    filled = 0  # Of the last line.
    for word in _words(text, name):
        if lines and millimetres(filled + word.bare, size_pt) <= box_width:
            lines[-1].append(word)
            filled += word.units
        else:
            lines.append([word])
            filled = word.units
    if len(lines) > 1 and len(lines[-1]) == 1 and len(lines[-2]) >= LEAST_TO_SHARE:
        company, alone = lines[-2][-1], lines[-1][0]
        if millimetres(company.units + alone.bare, size_pt) <= box_width:
            lines[-2:] = [lines[-2][:-1], [company, alone]]
    return ["".join([word.text for word in line]).rstrip(" ") for line in lines]


class _Word(NamedTuple):
    """A word with what stands behind it before the next one, and what it takes of a line.

    `units` are the font's; `bare` is without the spaces behind it, as at the end of a line.
    """

    text: str
    units: int
    bare: int


# The same texts are broken again and again, until all of a page fits.
@lru_cache(maxsize=1 << 10)
def _words(text: str, name: str) -> tuple[_Word, ...]:
    """Return the words after which a text can be broken."""
    units = face(name).units
    return tuple(
        _Word(each, units(each), units(each.rstrip(" "))) for each in _BREAKS.findall(text)
    )


def narrowest(text: str, lines: int, room: float, size_pt: float = TEXT_PT) -> float:
    """Return the least whole width, up to `room`, in which a text has no more lines."""
    fitting = (wide for wide in range(1, int(room)) if len(wrap(text, wide, size_pt)) <= lines)
    return next(fitting, room)


def largest_size(sizes: Sequence[float], fits: Callable[[float], bool]) -> float:
    """Return the first of some type sizes at which everything fits, the last one if at none."""
    return next(filter(fits, sizes), sizes[-1])


def width(text: str, size_pt: float, name: str = "text") -> float:
    """Return the width of a text."""
    return text_width_mm(text, face(name), size_pt)


def cap_height(size_pt: float, name: str = "text") -> float:
    """Return the height of a capital."""
    return face(name).cap_height * size_pt * MM_PER_POINT


def leading(size_pt: float) -> float:
    """Return the distance between the baselines of a paragraph."""
    return LEADING * size_pt * MM_PER_POINT


def extent(text: Text) -> Box:
    """Return the box that a text fills, as far as its letters, accents and tails reach.

    That is to a sixth of the type size; only accents on accents reach further.
    """
    metrics = face(text.face)
    wide = text_width_mm(text.text, metrics, text.size_pt)
    left = text.x - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    em = text.size_pt * MM_PER_POINT
    is_display = text.face == "display"
    top = (metrics.cap_height + max(map(_rise, text.text), default=0.0)) * em
    tail = max((_fall(letter, is_display) for letter in text.text), default=0.0) * em
    return Box(left, text.y - top, wide, top + tail)


@lru_cache(maxsize=1024)
def _rise(letter: str) -> float:
    """Return how far a letter reaches above the capitals, in em."""
    base, *marks = tuple(unicodedata.normalize("NFD", letter))
    is_accented = any(unicodedata.combining(mark) == _ABOVE for mark in marks)
    if is_accented and (base.isupper() or base in _ASCENDERS):
        return _ACCENT
    return _ASCENT if is_accented or base in _ASCENDERS else 0.0


@lru_cache(maxsize=1024)
def _fall(letter: str, is_display: bool) -> float:
    """Return how far a letter reaches below the baseline, in em."""
    base, *marks = tuple(unicodedata.normalize("NFD", letter))
    has_mark = any(unicodedata.combining(mark) in _BELOW for mark in marks)
    has_tail = base in (_DISPLAY_TAILS if is_display else _TAILS)
    return _TAIL if has_mark or has_tail else 0.0


def _size_that_fits(text: str, box_width: float, size_pt: float, name: str) -> float:
    wide = width(text, size_pt, name)
    if wide <= box_width:
        return size_pt
    return int(size_pt * box_width / wide / _STEP_PT) * _STEP_PT


def _shortened(text: str, box_width: float, size_pt: float, name: str) -> str:
    kept = text
    while kept and width(kept.rstrip() + ELLIPSIS, size_pt, name) > box_width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def _broken(text: str, box_width: float, size_pt: float, name: str, most: int) -> list[str]:
    """Break a name into lines, after a space or hyphen where it can be; the last holds the rest."""
    if most == 1:
        return [text]
    first, *rest = wrap(text, box_width, size_pt, name)
    if not rest or width(first, size_pt, name) > box_width:
        first = next(
            text[:length]
            for length in range(len(text), 0, -1)
            if width(text[:length], size_pt, name) <= box_width
        )
    left = text[len(first) :].lstrip(" ")
    return [first, *_broken(left, box_width, size_pt, name, most - 1)] if left else [first]

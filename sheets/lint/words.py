"""Checks of texts: their letters, that none lies on another, that each can be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sheets.drawing.lettering import ELLIPSIS, leading, width
from sheets.drawing.shapes import Colour, Path, Point
from sheets.lint.colours import PAPER, contrast
from sheets.lint.ink import Ink, Shape, Word, corners, first_seen
from sheets.lint.rules import Fault, Rules
from sheets.words.quoting import quoted
from sheets.words.text import Text

LEAST_PT = 7.0
RIM = 0.15  # In mm.
LEAST_LETTERS = 3
LEAST_WORDS = 2  # Of a line that gives its last one away.
LEAST_CONTRAST = 4.5  # WCAG 2.2, 1.4.3
_ROUNDING = 0.01


def find_letters(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find characters without a face, shortened texts and small type."""
    for word in ink.words:
        text = word.text
        said = quoted(text.text)
        if word.lacking:
            yield Fault(
                "face",
                Text(
                    "{face} lacks {letters} of {text}",
                    face=repr(text.face),
                    letters=str(word.lacking),
                    text=said,
                ),
                word.box,
            )
        if text.text.endswith(ELLIPSIS):
            yield Fault("shortened", Text("{text} does not fit", text=said), word.box)
        if text.size_pt < LEAST_PT - _ROUNDING:
            yield Fault(
                "type",
                Text("{text} is set in {size} pt", text=said, size=f"{text.size_pt:.2f}"),
                word.box,
            )


def find_overlaps(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find texts that lie on each other."""
    words = sorted(ink.words, key=lambda word: word.box.y)
    for index, word in enumerate(words):
        for other in words[index + 1 :]:
            if other.box.y >= word.box.bottom:
                break
            if word.box.overlaps(other.box):
                message = Text(
                    "{one} and {other} lie on each other",
                    one=quoted(word.text.text),
                    other=quoted(other.text.text),
                )
                yield Fault("overlap", message, word.box)


def find_grounds(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find texts on too dark a ground, with a line through them, or painted over."""
    for word in ink.words:
        shapes = ink.shapes_in(word.box)
        under = [shape for shape in shapes if shape.order < word.order]
        over = [shape for shape in shapes if shape.order > word.order]
        seen = under[first_seen(word.box, under) :]
        yield from _faint(word, seen)
        if any(shape.has_area_in(word.box) for shape in over):
            yield Fault(
                "hidden", Text("{text} is painted over", text=quoted(word.text.text)), word.box
            )
        lines = seen + [shape for shape in over if not is_struck_out(shape.path)]
        if any(shape.has_line_in(word.box) for shape in lines):
            yield Fault(
                "line", Text("a line goes through {name}", name=quoted(word.text.text)), word.box
            )


def find_rims(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find words that stand so near a line that they seem to touch it; a figure may fill a ring."""
    for word in ink.words:
        if len(word.text.text) < LEAST_LETTERS:
            continue
        near = word.box.inset(-RIM * min(rules.scale, 1))
        shapes = ink.shapes_in(near)
        under = [shape for shape in shapes if shape.order < word.order]
        lines = under[first_seen(word.box, under) :]
        lines += (shape for shape in shapes if shape.order > word.order)
        touching = [line for line in lines if line.has_line_in(near)]
        if any(not line.has_line_in(word.box) for line in touching):
            said = quoted(word.text.text)
            yield Fault("rim", Text("{text} touches a line", text=said), word.box)


def find_widows(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find paragraphs whose last line is one word, though the line before could spare another."""
    for before, last, after in zip(ink.words, ink.words[1:], [*ink.words[2:], None], strict=False):
        if _follows(before, last) and not (after and _follows(last, after)):
            *others, given = before.text.text.split()
            is_one = len(last.text.text.split()) == 1
            if is_one and len(others) >= LEAST_WORDS and _has_room(given, last, before):
                said = quoted(last.text.text)
                yield Fault("widow", Text("{text} is a line of its own", text=said), last.box)


def _has_room(given: str, last: Word, before: Word) -> bool:
    """Return whether a word of the line before would fit into the last line, by its width."""
    text = last.text
    wide = width(f"{given} {text.text}", text.size_pt, text.face)
    return wide <= before.box.width


def _follows(one: Word, other: Word) -> bool:
    """Return whether a text is the next line of a paragraph."""
    first, second = one.text, other.text
    pitch = leading(first.size_pt)
    is_alike = (first.face, first.size_pt, first.anchor) == (
        second.face,
        second.size_pt,
        second.anchor,
    )
    is_under = abs(second.y - first.y - pitch) < _ROUNDING and abs(second.x - first.x) < _ROUNDING
    return is_alike and is_under


def is_struck_out(path: Path) -> bool:
    """Whether a path is what print crosses out with: two parallel strokes, unlike a pen's."""
    if [operator for operator, *_ in path.segments] != ["M", "L", "M", "L"]:
        return False
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (values for _, *values in path.segments)
    return abs((bx - ax) * (dy - cy) - (by - ay) * (dx - cx)) < _ROUNDING


def _faint(word: Word, seen: Sequence[Shape]) -> Iterator[Fault]:
    points = (word.box.centre, *corners(word.box))
    for ground in sorted({_ground(point, seen) for point in points}):
        if (ratio := contrast(word.text.colour, ground)) < LEAST_CONTRAST:
            message = Text(
                "{text} on {ground} has a contrast of {ratio}",
                text=quoted(word.text.text),
                ground=ground,
                ratio=f"{ratio:.1f}",
            )
            yield Fault("contrast", message, word.box)


def _ground(point: Point, under: Sequence[Shape]) -> Colour:
    """Return the colour of the topmost area at a point, the paper's where there is none."""
    fills = (shape.fill for shape in reversed(under) if shape.covers(point))
    return next((fill for fill in fills if fill), PAPER)

"""The checks of the layout lint: of words, of places, of marks, of colours.

Pure, and knows no game: what a page is held to comes in as `Rules`. A new rule is a check here
and a row of `_CHECKS`.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from sheets.drawing.lettering import ELLIPSIS, leading, width
from sheets.drawing.shapes import MARKED, WHITE, Box, Colour, Drawing, Mark, Path
from sheets.lint.ink import Grid, Ground, Ink, Shape, Word, seen_in
from sheets.lint.rules import Code, Fault, Palette, Rules
from sheets.words.text import Message, Text, quoted

LEAST_PT = 7.0
RIM = 0.15  # In mm.
LEAST_LETTERS = 3
LEAST_WORDS = 2  # Of a line that gives its last one away.
LEAST_CONTRAST = 4.5  # WCAG 2.2, 1.4.3
LEAST_GROUND_PT = 24.0  # A text that is a ground is as large as a hex,
MOST_CONTRAST = 1.8  # and so pale that it steps back behind lines.
_ROUNDING = 0.01
APART = 4.0  # Between two symbols to mark.
CLEAR = 2.0  # Around a symbol to mark, so that a pen's circle stays in it.
DARKEST_GROUND = "#e6e6e6"  # 10 % grey, behind what a pen marks and a camera reads.
_SEPARATE = (*MARKED, "write")
DARKEST_FILL = "#d9d9d9"  # 15 % grey: a pencil shows on it.
LARGEST_DARK = 12.0  # In mm²: the gate of a city's icon, but no dark area.
LARGE = ("draw", "place")  # Hexes and the like: the pen stays in their middle.
DARK_APART = 2.0  # In mm, from a dark area to the next mark: no pen gets into it.
_Check: TypeAlias = Callable[[Ink, Rules], Iterator[Fault]]


def find_faults(drawing: Drawing, rules: Rules) -> list[Fault]:
    """Return every fault of a page, check by check."""
    ink = Ink(drawing)
    return [fault for check in _CHECKS for fault in check(ink, rules)]


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
    words = sorted(_read(ink, rules), key=lambda word: word.box.y)
    for index, word in enumerate(words):
        for other in words[index + 1 :]:
            if other.box.y >= word.box.bottom:
                break
            if word.box.overlaps(other.box):
                message = Text(
                    "{one} and {other} overlap",
                    one=quoted(word.text.text),
                    other=quoted(other.text.text),
                )
                yield Fault("overlap", message, word.box)


def find_grounds(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find texts on too dark a ground, with a line through them, or painted over."""
    for word in _read(ink, rules):
        ground = ink.grounds[word.order]
        yield from _faint(word, ground)
        if any(shape.order > word.order and shape.has_area_in(word.box) for shape in ground.seen):
            yield Fault(
                "hidden", Text("{text} is painted over", text=quoted(word.text.text)), word.box
            )
        lines = [each for each in _printed_lines(ground.seen, rules) if each.has_line_in(word.box)]
        if any(line.order < word.order or not is_struck_out(line.path) for line in lines):
            yield Fault(
                "line", Text("a line goes through {name}", name=quoted(word.text.text)), word.box
            )


def find_large(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find texts that are a ground but small or strong, and words that one lies behind too dark."""
    for ground in (word for word in ink.words if word.text.colour == rules.ground):
        colour, said = ground.text.colour, quoted(ground.text.text)
        if ground.text.size_pt < LEAST_GROUND_PT * min(rules.scale, 1) - _ROUNDING:
            message = Text(
                "{text} is set in {size} pt", text=said, size=f"{ground.text.size_pt:.2f}"
            )
            yield Fault("ground", message, ground.box)
        under = (each for each in reversed(ink.shapes_in(ground.box)) if each.order < ground.order)
        middle = ground.box.centre
        fills = (shape.fill for shape in under if middle in shape.covered(ground.box))
        behind = next(filter(None, fills), WHITE)
        if (ratio := contrast(colour, behind)) > MOST_CONTRAST:
            yield Fault("ground", _contrast(said, behind, ratio), ground.box)
        for word in ink.words_in(ground.box):
            ratio = contrast(word.text.colour, colour)
            if word.text.colour != rules.ground and ratio < LEAST_CONTRAST:
                yield Fault("contrast", _contrast(quoted(word.text.text), colour, ratio), word.box)


def _read(ink: Ink, rules: Rules) -> list[Word]:
    """Return the words that are read, not a ground that lines and words may lie on."""
    return [word for word in ink.words if word.text.colour != rules.ground]


def find_rims(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find words that stand so near a line that they seem to touch it; a figure may fill a ring."""
    for word in _read(ink, rules):
        if len(word.text.text) < LEAST_LETTERS:
            continue
        near = word.box.inset(-RIM * min(rules.scale, 1))
        order = ink.grounds[word.order].order
        seen = [shape for shape in ink.shapes_in(near) if shape.order >= order]
        touching = [line for line in _printed_lines(seen, rules) if line.has_line_in(near)]
        if any(not line.has_line_in(word.box) for line in touching):
            said = quoted(word.text.text)
            yield Fault("rim", Text("{text} touches a line", text=said), word.box)


def find_widows(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find paragraphs whose last line is one word, though the line before could spare another.

    A line that goes on in another face is more than one.
    """
    for before, last, after in zip(ink.words, ink.words[1:], [*ink.words[2:], None], strict=False):
        goes_on = after and (_follows(last, after) or after.text.y == last.text.y)
        if _follows(before, last) and not goes_on:
            *others, given = before.text.text.split()
            is_one = len(last.text.text.split()) == 1
            if is_one and len(others) >= LEAST_WORDS and _has_room(given, last, before):
                said = quoted(last.text.text)
                yield Fault("widow", Text("{text} stands alone on its line", text=said), last.box)


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


def _printed_lines(shapes: Sequence[Shape], rules: Rules) -> list[Shape]:
    """Return the shapes with a line, but for what a pen leaves in an example."""
    return [
        shape
        for shape in shapes
        if shape.drawn.stroke and shape.drawn.stroke.colour not in rules.pens
    ]


def is_struck_out(path: Path) -> bool:
    """Whether a path is what print crosses out with: two parallel strokes, unlike a pen's."""
    if [operator for operator, *_ in path.segments] != ["M", "L", "M", "L"]:
        return False
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (values for _, *values in path.segments)
    return abs((bx - ax) * (dy - cy) - (by - ay) * (dx - cx)) < _ROUNDING


def _faint(word: Word, ground: Ground) -> Iterator[Fault]:
    for colour in sorted(ground.colours):
        if (ratio := contrast(word.text.colour, colour)) < LEAST_CONTRAST:
            message = _contrast(quoted(word.text.text), colour, ratio)
            yield Fault("contrast", message, word.box)


def _contrast(said: Message, ground: Colour, ratio: float) -> Text:
    return Text(
        "{text} on {ground} has a contrast of {ratio}",
        text=said,
        ground=ground,
        ratio=f"{ratio:.1f}",
    )


def find_strays(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find what leaves its box or the page's area; lines count as if they had no width."""
    for word in ink.words:
        if not word.text.box.holds(word.box):
            yield Fault(
                "box",
                Text("{text} is larger than its place", text=quoted(word.text.text)),
                word.box,
            )
    holds = rules.area.holds
    leaving: list[tuple[Message, Box, str]] = [
        *((quoted(word.text.text), word.box, "") for word in ink.words if not holds(word.box)),
        *((mark.name, mark.box, mark.name) for mark in ink.marks if not holds(mark.box)),
        *((Text("a shape"), shape.area, "") for shape in ink.shapes if not holds(shape.area)),
    ]
    for what, box, mark in leaving:
        yield Fault("area", Text("{what} leaves the page's area", what=what), box, mark)


def find_code_faults(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find markers and codes near the paper's edge, and all that is in the white around them."""
    for code in rules.codes:
        if not ink.paper.inset(code.from_edge).holds(code.square):
            message = Text(
                "a code is nearer than {length} mm to the paper's edge",
                length=f"{code.from_edge:g}",
            )
            yield Fault("edge", message, code.square)
        yield from _visitors(ink, code)


def _visitors(ink: Ink, code: Code) -> Iterator[Fault]:
    for shape in seen_in(code.zone, ink.shapes_in(code.zone)):
        if code.square.holds(shape.box):
            continue
        is_dark = shape.fill != WHITE and shape.has_area_in(code.zone)
        if is_dark or shape.has_line_in(code.zone):
            yield Fault("quiet", Text("a shape comes too near a code"), shape.box)
    for word in ink.words_in(code.zone):
        said = quoted(word.text.text)
        yield Fault("quiet", Text("{text} comes too near a code", text=said), word.box)


def find_sizes(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find names that are not one mark's own, and marks that are too small."""
    number = Counter(mark.name for mark in ink.marks)
    for mark in ink.marks:
        if number[mark.name] > 1:
            message = Text(
                "{number} marks are called {name}", number=number[mark.name], name=mark.name
            )
            yield Fault("name", message, mark.box, mark.name)
        sizes = [size for size in rules.sizes if mark.name.startswith(size.prefix)]
        if not sizes:
            yield Fault(
                "size", Text("no size is known for {name}", name=mark.name), mark.box, mark.name
            )
            continue
        least = max(sizes, key=lambda size: len(size.prefix)).scaled(rules.scale)
        box = mark.box
        if box.width < least.width - _ROUNDING or box.height < least.height - _ROUNDING:
            size, needed = (
                f"{box.width:.1f} x {box.height:.1f}",
                f"{least.width:g} x {least.height:g}",
            )
            message = Text(
                "{name} is {size} mm large; it needs {needed}",
                name=mark.name,
                size=size,
                needed=needed,
            )
            yield Fault("size", message, box, mark.name)


def find_neighbours(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find places to mark or write in on each other, and symbols to mark close to each other."""
    apart = APART * min(rules.scale, 1)
    marks = sorted((mark for mark in ink.marks if mark.pen in _SEPARATE), key=_top)
    for index, one in enumerate(marks):
        for other in marks[index + 1 :]:
            if other.box.y >= one.box.bottom + apart:
                break
            if one.box.overlaps(other.box):
                message = Text("{one} and {other} overlap", one=one.name, other=other.name)
                yield Fault("overlap", message, one.box, one.name)
            elif one.pen in MARKED and other.pen in MARKED:
                gap = one.box.distance(other.box)
                if gap < apart - _ROUNDING:
                    message = Text(
                        "{one} and {other} are {gap} mm apart; they need {apart}",
                        one=one.name,
                        other=other.name,
                        gap=f"{gap:.2f}",
                        apart=f"{apart:g}",
                    )
                    yield Fault("apart", message, one.box, one.name)


def find_intruders(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find what is in the white around a symbol to mark, and lines through a place to write in."""
    white = CLEAR * min(rules.scale, 1) - _ROUNDING
    for mark in ink.marks:
        if mark.pen in MARKED:
            yield from _in_the_white(ink, mark, mark.box.inset(-white))
        elif mark.pen == "write":
            yield from _on_the_ground(ink, mark)


def _in_the_white(ink: Ink, mark: Mark, zone: Box) -> Iterator[Fault]:
    for other in ink.marks_in(zone):
        if other is not mark and other.pen in _SEPARATE:
            yield Fault("white", _near(other.name, mark), other.box, mark.name)
    for word in ink.words_in(zone):
        if word.mark != mark.name:
            yield Fault("white", _near(quoted(word.text.text), mark), word.box, mark.name)
    shapes = [shape for shape in ink.shapes_in(zone) if shape.mark != mark.name]
    for shape in seen_in(zone, shapes):
        if shape.has_line_in(zone):
            yield Fault("white", _near(Text("a line"), mark), shape.box, mark.name)
        if is_darker(shape.fill, DARKEST_GROUND) and shape.has_area_in(zone):
            message = _near(Text("the fill {colour}", colour=str(shape.fill)), mark)
            yield Fault("white", message, shape.box, mark.name)


def _near(what: Message, mark: Mark) -> Text:
    return Text("{what} is too near {name}", what=what, name=mark.name)


def _on_the_ground(ink: Ink, mark: Mark) -> Iterator[Fault]:
    shapes = ink.shapes_in(mark.box)
    # What lies under the mark's own ground is not seen in it.
    ground = next((shape.order for shape in shapes if _is_ground(shape, mark)), -1)
    for shape in shapes:
        is_seen = shape.order > ground and shape.mark != mark.name
        if is_seen and shape.has_line_in(mark.box):
            yield Fault(
                "white", Text("a line goes through {name}", name=mark.name), shape.box, mark.name
            )


def _is_ground(shape: Shape, mark: Mark) -> bool:
    return shape.mark == mark.name and shape.fill is not None


def _top(mark: Mark) -> float:
    return mark.box.y


def find_colours(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find colours that are not of the palette, and dark areas."""
    for colour, box in _used(ink).items():
        if not _is_of(rules.palette, colour):
            yield Fault(
                "colour",
                Text("{colour} is not {palette}", colour=colour, palette=rules.palette),
                box,
            )
    apart = -DARK_APART * rules.scale
    near = Grid(
        (around, around)
        for around in (mark.box.inset(apart) for mark in ink.marks if mark.pen not in LARGE)
    )
    for shape in ink.shapes:
        area = shape.area
        is_small = area.width * area.height <= LARGEST_DARK * max(rules.scale, 1) ** 2
        if is_small or not is_darker(shape.fill, DARKEST_FILL):
            continue
        is_code = any(code.square.holds(area) for code in rules.codes)
        if not is_code and any(map(shape.has_area_in, near.overlapping(area))):
            yield Fault("dark", Text("an area is {colour}", colour=str(shape.fill)), area)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@lru_cache(maxsize=256)
def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0 for black to 1 for white (WCAG 2.2)."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def is_darker(fill: Colour | None, limit: Colour) -> bool:
    """Return whether an area is darker than the limit; no fill is not."""
    return fill is not None and luminance(fill) < luminance(limit)


def _used(ink: Ink) -> dict[Colour, Box]:
    """Return every colour of the page with a place where it is used."""
    used = {word.text.colour: word.box for word in ink.words}
    for shape in ink.shapes:
        if shape.fill:
            used[shape.fill] = shape.box
        if shape.drawn.stroke:
            used[shape.drawn.stroke.colour] = shape.box
    return used


def _is_of(palette: Palette, colour: Colour) -> bool:
    if palette == "black":
        return colour in ("#000000", "#ffffff")
    return palette == "colour" or colour[1:3] == colour[3:5] == colour[5:7]


_CHECKS: Final[tuple[_Check, ...]] = (
    find_letters,
    find_overlaps,
    find_grounds,
    find_large,
    find_rims,
    find_widows,
    find_strays,
    find_code_faults,
    find_sizes,
    find_neighbours,
    find_intruders,
    find_colours,
)

"""The turn as a board tells it: in steps, as six pictures, and what a closed region pays (M5.3)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sheets.drawing.icons import icon
from sheets.drawing.lettering import largest_size, leading, width, wrap, write, write_lines
from sheets.drawing.paths import polygon
from sheets.drawing.pictures import Part
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import LABEL_PT, LEAST_PT, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice
from sheets.merchants.edition.edition import Edition
from sheets.merchants.effects import STEPS as PICTURES
from sheets.merchants.effects import TALL, TURN, rolled
from sheets.table.table import Table
from sheets.words.translation import Words

STEPS = 6  # Of a turn, as on the aid.
SIZES = (TEXT_PT, LABEL_PT, 8.0)  # The largest in which they fit.
GAP = 1.0  # Between steps that stand below each other.
NUMBER = 3.8  # The column of the steps' numbers.
LINE_SIZES = (8.0, LEAST_PT)  # Of steps that stand in one line.
LINE_NUMBER = 2.6
LINE_GAP = 2.5
PAYOUT_SIDE = 1.4  # The white beside the example.
PAYOUT_MOST = 1.7  # Its scale.
PAYOUT_UNDER = 0.6
PICTURE_HIGH, PICTURE_AIR = 5.6, 2.0  # Of a picture of one line, and beside it.
NARROWEST = 11.0  # The room of a picture at scale 1, for the word below it.
PICTURE_LEAST, PICTURE_MOST = 5.6, 1.8  # Their least room with notes, and their largest scale.
WORD_PT, PICTURE_NOTE_PT = 11.0, 8.5
LINE = 0.3
SIGN = 0.72  # A resource in its hex, as a share of that's width.
PICTURE_UNDER = 1.0  # Between a picture and its word.
# A word's size, and its distance from the picture, where the strip is low.
LOW_WORD_PT, LOW_UNDER = 9.0, 0.1
ARROW = (0.9, 1.2)
STEPS_OF = range(1, STEPS + 1)
RESOURCE = "wood"
RULE_PT, PAYOUT_NOTE_PT = 9.5, 8.5
EXAMPLES = (("3 × 2 = 6", -3.2), ("3 × 1 = 3", 3.2))  # By seat, and where they stand.
UNIT_APART = 0.9  # What is paid stands behind figures.
SHIELD = 4.8  # Before them.
FIGURE_PT, LARGEST_PT = 9.5, 13.5  # At scale 1, and at the largest.


def draw_turn(words: Words, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the steps below each other from a box's top, as large as they fit."""
    steps, wide, y = _steps(words), box.width - NUMBER, box.y
    size = largest_size(SIZES, lambda size: _height(steps, wide, size) <= box.height)
    for step, text in enumerate(steps, 1):
        lines = wrap(text, wide, size)
        number = Box(box.x, y, NUMBER, leading(size))
        yield write(str(step), number, size, colour=theme.ink, name="bold")
        place = Box(number.right, y, wide, leading(size) * len(lines))
        yield from write_lines(lines, place, size, colour=theme.ink)
        y = place.bottom + GAP


def least_height(words: Words, width: float) -> float:
    """Return how high the steps are below each other, as small as they may be."""
    return _height(_steps(words), width - NUMBER, SIZES[-1])


def draw_turn_line(words: Words, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield all steps in one line, as large as they fit, spread over its width."""
    steps = _steps(words)
    size = largest_size(LINE_SIZES, lambda size: _line_width(steps, size) <= box.width)
    gap = LINE_GAP + (box.width - _line_width(steps, size)) / (STEPS - 1)
    x = box.x
    for step, text in enumerate(steps, 1):
        number = Box(x, box.y, LINE_NUMBER, box.height)
        yield write(str(step), number, size, colour=theme.ink, name="bold")
        place = Box(number.right, box.y, width(text, size) + 0.01, box.height)
        yield write(text, place, size, colour=theme.ink)
        x = place.right + gap


def _line_width(steps: list[str], size: float) -> float:
    texts = sum(width(step, size) + 0.01 for step in steps)
    return STEPS * LINE_NUMBER + texts + (STEPS - 1) * LINE_GAP


def _steps(words: Words) -> list[str]:
    return [words(f"board.turn-{step}") for step in STEPS_OF]


def _height(steps: list[str], wide: float, size_pt: float) -> float:
    lines = sum(len(wrap(step, wide, size_pt)) for step in steps)
    return lines * leading(size_pt) + (len(steps) - 1) * GAP


def draw_turn_pictures(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the steps side by side over a box's width: picture, word, and what it is about.

    What it is about is left out where the pictures would be too small above it.
    """
    theme, pictures = table.theme, [*_pictures(edition, table.variant)]
    widths = [max(part.width, NARROWEST) + PICTURE_AIR for part, _ in pictures]
    across = box.width / sum(widths)  # At this scale they are as wide as the box.
    columns = [*_columns(box, [across * wide for wide in widths])]
    narrow = min(column.width for column in columns)
    note_pt = _fitting(
        [words(f"turn.{step}-what") for step in STEPS_OF], narrow - 0.6, PICTURE_NOTE_PT
    )
    notes = [wrap(words(f"turn.{step}-what"), narrow - 0.4, note_pt) for step in STEPS_OF]
    under = max(map(len, notes)) * leading(note_pt)
    most_pt, gap = WORD_PT, PICTURE_UNDER
    if box.height - leading(WORD_PT) - PICTURE_UNDER - under < PICTURE_LEAST:
        notes, under = [[] for _ in notes], 0.0
        most_pt, gap = LOW_WORD_PT, LOW_UNDER
    room = box.height - leading(most_pt) - gap - under
    scales = [min(PICTURE_MOST, across, room / high) for _, high in pictures]
    most = max(scale * high for scale, (_, high) in zip(scales, pictures, strict=True))
    middle = box.y + room / 2
    foot = middle + most / 2
    word_pt = _fitting([words(f"turn.{step}") for step in STEPS_OF], narrow - 1.0, most_pt, "bold")
    for step, note, column, scale in zip(STEPS_OF, notes, columns, scales, strict=True):
        part, _ = pictures[step - 1]
        left = column.centre[0] - scale * part.width / 2
        yield Group(tuple(part.draw(theme)), left, middle, scale)
        word = Box(column.x + 0.3, foot + gap, column.width - 0.6, leading(most_pt))
        text = words(f"turn.{step}")
        yield write(text, word, word_pt, colour=theme.ink, name="bold", anchor="middle")
        place = Box(column.x + 0.1, word.bottom, column.width - 0.2, 0)
        yield from write_lines(note, place, note_pt, colour=theme.quiet, anchor="middle")
        if step > 1:
            yield _arrow((column.x, middle), theme)


def _pictures(edition: Edition, variant: str) -> Iterator[tuple[Part, float]]:
    """Yield the picture of each step, and how high it is."""
    yield rolled(edition), PICTURE_HIGH
    for name in TURN[variant]:
        yield PICTURES[name], TALL.get(name, PICTURE_HIGH)


def _columns(box: Box, widths: Sequence[float]) -> Iterator[Box]:
    """Yield columns of these widths side by side, as high as a box."""
    x = box.x
    for wide in widths:
        yield Box(x, box.y, wide, box.height)
        x += wide


def _fitting(texts: list[str], wide: float, most_pt: float, face: str = "text") -> float:
    """Return the size in which no word of some texts is wider than its column."""
    widest = max(width(part, most_pt, face) for text in texts for part in text.split())
    return max(min(most_pt, most_pt * wide / widest), LEAST_PT)


def _arrow(tip: Point, theme: Theme) -> Item:
    x, y = tip
    across, down = ARROW
    return polygon(
        ((x - across / 2, y - down / 2), (x + across / 2, y), (x - across / 2, y + down / 2)),
        theme.outline("rock"),
    )


def hex_with(
    hex_: Hex,
    lattice: Lattice,
    name: str,
    theme: Theme,
    *,
    line_width: float = LINE,
    share: float = SIGN,
) -> Group:
    """Return a hex with an icon in it."""
    centre = lattice.centre(hex_)
    ground = theme.fill(name) or WHITE
    return Group(
        (
            polygon(lattice.corners(hex_), ground, Stroke(theme.ink, line_width)),
            icon(name, centre, share * lattice.width, theme.ink, theme.fill(name)),
        )
    )


class Example(NamedTuple):
    """A region with workers beside it, by seat, at scale 1, and from where on what they get."""

    region: tuple[Hex, ...]
    workers: tuple[tuple[Hex, int], ...]
    lattice: Lattice
    sign: float  # Of its resource, and of what is paid, as shares of a hex's width.
    unit: float
    high: float
    right: float
    least: float  # Its scale where something is said below it.

    @property
    def figures(self) -> float:
        """Where the figures begin, behind shields."""
        return self.right + SHIELD + 0.6

    def width(self, figure_pt: float) -> float:
        """Return how wide the example is at scale 1."""
        figures = max(width(text, figure_pt, "bold") for text, _ in EXAMPLES)
        return self.figures + figures + UNIT_APART + self.unit


USUAL = Example(
    (Hex(0, 0), Hex(1, 0), Hex(0, 1)),
    ((Hex(-1, 1), 0), (Hex(1, 1), 0), (Hex(1, -1), 1)),
    Lattice(5.0, 0.0, 5.0),
    sign=0.58,
    unit=3.2,
    high=14.6,
    right=15.8,
    least=0.65,
)
# Where there is little height, in two rows.
LOW = Example(
    (Hex(0, 0), Hex(1, 0), Hex(2, 0)),
    ((Hex(0, 1), 0), (Hex(1, 1), 0), (Hex(3, 0), 1)),
    Lattice(2.65, -2.3, 5.3),
    sign=0.76,
    unit=4.0,
    high=11.0,
    right=22.0,
    least=0.95,
)


def draw_payout(table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the example, and where there is room the rule under it, and what cities pay.

    In the family version every resource pays crowns (F6).
    """
    theme, paid = table.theme, "crown" if table.variant == "family" else RESOURCE
    rule = ([words("payout.rule")], RULE_PT, "bold", theme.ink)
    note = wrap(words("payout.city"), box.width, PAYOUT_NOTE_PT)
    says = [rule, (note, PAYOUT_NOTE_PT, "text", theme.quiet)]
    shown = USUAL if box.height >= USUAL.high else LOW
    while says and box.height - _says_height(says) < shown.least * shown.high:
        says.pop()
    room = box.height - _says_height(says)
    natural = shown.width(FIGURE_PT)
    scale = min(PAYOUT_MOST, (box.width - 2 * PAYOUT_SIDE) / natural, room / shown.high)
    top = box.y + max(room - scale * shown.high, 0) / 2
    figure_pt = max(min(FIGURE_PT, LARGEST_PT / scale), LEAST_PT / scale)
    example = tuple(_example(shown, paid, figure_pt, theme))
    left = box.centre[0] - scale * shown.width(figure_pt) / 2
    yield Group(example, left, top + scale * shown.high / 2, scale)
    place = Box(box.x, top + scale * shown.high + PAYOUT_UNDER, box.width, 0)
    for lines_, size, face, colour in says:
        yield from write_lines(lines_, place, size, colour=colour, name=face, anchor="middle")
        place = place._replace(y=place.y + len(lines_) * leading(size))


def _says_height(says: list[tuple[list[str], float, str, str]]) -> float:
    return sum(len(each) * leading(size) for each, size, *_ in says) + PAYOUT_UNDER * bool(says)


def _example(shown: Example, paid: str, figure_pt: float, theme: Theme) -> Iterator[Item]:
    lattice = shown.lattice
    for hex_, _ in shown.workers:
        yield polygon(lattice.corners(hex_), WHITE, Stroke(theme.outline("rock"), 0.24))
    for hex_ in shown.region:
        yield hex_with(hex_, lattice, RESOURCE, theme, line_width=0.42, share=shown.sign)
    for hex_, seat in shown.workers:
        yield from shield(seat, Box.around(*lattice.centre(hex_), 3.3), theme, solid=True)
    for seat, (text, y) in enumerate(EXAMPLES):
        place = Box.around(shown.right + SHIELD / 2, y, SHIELD)
        yield from shield(seat, place, theme, solid=True)
        figures = Box(shown.figures, y - 2.0, width(text, figure_pt, "bold") + 0.02, 4.0)
        yield write(text, figures, figure_pt, colour=theme.ink, name="bold")
        unit = (figures.right + UNIT_APART + shown.unit / 2, y)
        yield icon(paid, unit, shown.unit, theme.ink, theme.fill(paid))

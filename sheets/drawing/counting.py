"""A counting board: tens and units to circle, which a camera reads without digits.

Whoever has counted or added up something circles how much it is, as on a merchant's board of beads.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, line
from sheets.drawing.pictures import Part
from sheets.drawing.shapes import Box, Item, Mark, Stroke
from sheets.drawing.sizes import HAIR, HEAVY, LABEL_PT
from sheets.drawing.theme import Theme

RING = 6.5  # 6 mm still where a strip for holes scales it.
APART = 4.0  # The white between two rings.
TENS = 10  # So far a board counts unless it is said.
UNITS = 10
FIGURE_PT = 10.0
WIRE = 0.22
CLEAR = 2.15  # A wire ends here, so that a pen's circle stays in white.


def count_mark(name: str, row: str, number: int) -> str:
    """Return the mark of a ring: `final.total.tens.4` stands for 40."""
    return f"{name}.{row}.{number}"


def is_count_mark(mark: str) -> bool:
    """Return whether a mark is a ring of a counting board, which pages without markers lack."""
    return mark.rpartition(".")[0].endswith((".tens", ".units"))


def counted_marks(name: str, total: int, tens: int = TENS) -> tuple[str, ...]:
    """Return the marks to circle for a total: 137 is 100 and 30 and 7.

    There are none for a total that the board cannot show with two of its tens.
    """
    ten, unit = divmod(total, UNITS)
    found = (min(ten, tens), ten - tens)
    if not 0 <= ten < 2 * tens:
        return ()
    circled = tuple(count_mark(name, "tens", each) for each in found if each > 0)
    return (*circled, count_mark(name, "units", unit))


def count_width(rings: int) -> float:
    """Return the least width of a row of so many rings, in mm."""
    return rings * (RING + APART) - APART


def count_height(tens: int = TENS, across: int = UNITS) -> float:
    """Return the least height of a board with at most `across` rings in a row, in mm."""
    rows = -(-tens // across) + -(-UNITS // across)
    return rows * (RING + APART) - APART


def draw_count(
    name: str, box: Box, theme: Theme, tens: int = TENS, across: int = UNITS
) -> Iterator[Item]:
    """Yield the board in a box: rows of tens, below them rows of units, at most `across` in a row.

    The rings are as far apart as the box lets them; `count_width` and `count_height` say what it
    needs. Their marks are `name.tens.1` to `name.tens.<tens>` and `name.units.0` to `.9`.
    """
    rows = (*_rows("tens", range(1, tens + 1), across), *_rows("units", range(UNITS), across))
    for wires, rings in _draw_rows(name, rows, box, theme, RING):
        yield from (*wires, *rings)


def draw_count_beside(
    name: str, tens_box: Box, units_box: Box, theme: Theme, tens: int, rows: int, size: float
) -> Iterator[Item]:
    """Yield the board with its tens in one box and its units in another, in so many rows each.

    The rings are as large as is said, without wires. Their marks are those of `draw_count`.
    """
    for row, numbers, box in (
        ("tens", range(1, tens + 1), tens_box),
        ("units", range(UNITS), units_box),
    ):
        for _, rings in _draw_rows(
            name, [*_rows(row, numbers, -(-len(numbers) // rows))], box, theme, size
        ):
            yield from rings


def ring(name: str, box: Box, shown: str, theme: Theme, size_pt: float = FIGURE_PT) -> Mark:
    """Return a ring to circle with a figure or an initial in it."""
    inside = box.inset(0.6)
    figure = write(shown, inside, size_pt, colour=theme.ink, name="bold", anchor="middle")
    edge = circle(box.centre, box.width / 2, "#ffffff", Stroke(theme.line, WIRE))
    return Mark(name, "circle", box, (edge, figure))


def count_sign(text: str) -> Part:
    """Return a ring of a counting board that a pen has circled, as a piece of a picture."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box.around(2.6, 0.0, 5.2)
        yield circle(box.centre, 1.8, "#ffffff", Stroke(theme.line, HAIR))
        yield circle(box.centre, 2.5, None, Stroke(theme.ink, HEAVY))
        yield write(text, box, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")

    return Part(5.2, draw)


def _draw_rows(
    name: str, rows: Sequence[tuple[str, Sequence[int]]], box: Box, theme: Theme, size: float
) -> Iterator[tuple[list[Item], list[Item]]]:
    """Yield rows of rings spread over a box: of each the wires between them, and the rings."""
    pitch = (box.height - size) / max(len(rows) - 1, 1)
    step = (box.width - size) / (max(len(numbers) for _, numbers in rows) - 1)
    for index, (row, numbers) in enumerate(rows):
        y = box.y + size / 2 + index * pitch
        xs = [box.x + size / 2 + place * step for place in range(len(numbers))]
        wires = [
            each for left, right in pairwise(xs)
            for each in _wire(left + size / 2, right - size / 2, y, theme)
        ]  # fmt: skip
        rings: list[Item] = []
        for x, number in zip(xs, numbers, strict=True):
            shown = f"{number}0" if row == "tens" else str(number)
            rings.append(ring(count_mark(name, row, number), Box.around(x, y, size), shown, theme))
        yield wires, rings


def _rows(row: str, numbers: Sequence[int], across: int) -> Iterator[tuple[str, Sequence[int]]]:
    for start in range(0, len(numbers), across):
        yield row, numbers[start : start + across]


def _wire(left: float, right: float, y: float, theme: Theme) -> Iterator[Item]:
    """Yield the wire between the sides of two beads, if they are not too near for one."""
    start, end = left + CLEAR, right - CLEAR
    if end - start > 1:
        yield line((start, y), (end, y), stroke=Stroke(theme.line, WIRE))

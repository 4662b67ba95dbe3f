"""A counting board: tens and units to circle, which a camera reads without digits.

Whoever has counted or added up something circles how much it is, as on a merchant's board of beads.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from sheets.drawing.lettering import write
from sheets.drawing.paths import circle
from sheets.drawing.pictures import Part
from sheets.drawing.shapes import WHITE, Box, Item, Mark, Stroke
from sheets.drawing.sizes import FIGURE_PT, HAIR, HEAVY, LABEL_PT
from sheets.drawing.theme import Theme

Row: TypeAlias = Literal["tens", "units"]

RING = 6.0  # 5 mm still where a strip for holes scales it.
APART = 4.0  # The white between two rings.
ROWS = 2  # Of tens, and of units.
TENS = 10  # So far a board counts unless it is said.
UNITS = 10


def count_mark(name: str, row: Row, number: int) -> str:
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


def draw_count(
    name: str, tens_box: Box, units_box: Box, theme: Theme, tens: int = TENS
) -> Iterator[Mark]:
    """Yield the board with its tens in one box and its units in another, in rows that fill them.

    Their marks are `name.tens.1` to `name.tens.<tens>` and `name.units.0` to `.9`.
    """
    numbers: dict[Row, range] = {"tens": range(1, tens + 1), "units": range(UNITS)}
    for (row, shown), box in zip(numbers.items(), (tens_box, units_box), strict=True):
        across = -(-len(shown) // ROWS)
        step, pitch = (box.width - RING) / (across - 1), (box.height - RING) / (ROWS - 1)
        for index, number in enumerate(shown):
            down, along = divmod(index, across)
            x, y = box.x + RING / 2 + along * step, box.y + RING / 2 + down * pitch
            yield ring(name, row, number, Box.around(x, y, RING), theme)


def ring(name: str, row: Row, number: int, box: Box, theme: Theme) -> Mark:
    """Return a ring to circle, in it how much it stands for: quiet, for it is a camera's alone."""
    shown = f"{number}0" if row == "tens" else str(number)
    inside = box.inset(0.6)
    figure = write(shown, inside, FIGURE_PT, colour=theme.quiet, anchor="middle")
    edge = circle(box.centre, box.width / 2, WHITE, Stroke(theme.line, HAIR))
    return Mark(count_mark(name, row, number), "circle", box, (edge, figure))


def count_sign(text: str) -> Part:
    """Return a ring of a counting board that a pen has circled, as a piece of a picture."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box.around(2.6, 0.0, 5.2)
        yield circle(box.centre, 1.8, WHITE, Stroke(theme.line, HAIR))
        yield circle(box.centre, 2.5, None, Stroke(theme.ink, HEAVY))
        yield write(text, box, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")

    return Part(5.2, draw)

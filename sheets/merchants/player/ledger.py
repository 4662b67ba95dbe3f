"""The ledger of the player sheet: crowns that add up row by row, down to the total (M7.6)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sheets.drawing.figures import figure_mark, outline
from sheets.drawing.lettering import leading, width, wrap, write, write_lines
from sheets.drawing.paths import polygon, rectangle
from sheets.drawing.pictures import Part, oval, sign, smaller
from sheets.drawing.shapes import WHITE, Box, Group, Item, Mark
from sheets.drawing.sizes import HAIR, HEAVY, LEAST_PT
from sheets.merchants import marks
from sheets.table.table import Table
from sheets.words.translation import Words

ACROSS = 9.75  # A box for two figures.
BETWEEN = 0.15
POINTER = 1.9  # From a row to its sum.
SUM, SUM_LINE = 11.2, 0.25  # The width of a row's sum.
TOTAL, TOTAL_PT = 15.3, 12.5  # The width of the total.
ABOVE_TOTAL = 0.45
TALLEST = 9.2  # A row.
EDGE = 0.8  # Of the ground under all sums.
AFTER = 0.7  # Between a sign and its box.
ROWS = marks.PLAYER_CROWNS // marks.CROWNS_ACROSS
WIDTH = marks.CROWNS_ACROSS * (ACROSS + BETWEEN) - BETWEEN + POINTER + SUM
SIGNS: Mapping[marks.Kept, Part] = {
    "tracks": sign("crown", 4.2),
    "cards": smaller(oval, 0.82),
    "artifacts": sign("artifact"),
}


@dataclass(frozen=True, slots=True)
class _Ledger:
    """The ledger's room, shared by rows of crowns, one of the end's points, and the total."""

    box: Box
    rows: int
    table: Table

    @property
    def pitch(self) -> float:
        return min((self.box.height - ABOVE_TOTAL + BETWEEN) / (self.rows + 2), TALLEST)

    def place(self, row: int, x: float, wide: float) -> Box:
        """Return the place of a box in a row."""
        return Box(self.box.x + x, self.box.y + row * self.pitch, wide, self.pitch - BETWEEN)

    def figure(self, name: str, place: Box, width: float, figures: int = 2) -> Mark:
        """Return a box for a figure."""
        return figure_mark(name, place, self.table.theme, self.table.cells(figures), width)


def draw_ledger(table: Table, words: Words, box: Box, rows: int = ROWS) -> Iterator[Item]:
    """Yield rows of boxes for crowns, the row of what the end brings, the total below all sums."""
    ledger = _Ledger(box, rows, table)
    sums = ledger.place(0, WIDTH - SUM, SUM)
    if fill := table.theme.fill("start"):
        yield rectangle(sums._replace(height=(rows + 1) * ledger.pitch).inset(-EDGE), fill)
    for index in range(rows * marks.CROWNS_ACROSS):
        row, column = divmod(index, marks.CROWNS_ACROSS)
        yield _crowns(index + 1, ledger.place(row, column * (ACROSS + BETWEEN), ACROSS), table)
    for row in range(rows):
        yield from _sum(marks.crowns_sum_mark(row + 1), ledger, row)
    yield from _kept(ledger)
    yield from _sum(marks.final_mark("sum"), ledger, rows)
    yield from _total(ledger, words)


def _crowns(number: int, box: Box, table: Table) -> Mark:
    """Return a box for a figure, its number small in the corner: so a camera finds its place."""
    drawn: list[Item] = [rectangle(box, WHITE, outline(table.theme), 0.8)]
    if table.markers:
        corner = Box(box.x + 0.45, box.y + 0.1, 4, 2.2)
        drawn.append(write(str(number), corner, LEAST_PT, colour=table.theme.quiet))
    return Mark(marks.crowns_mark(number), "write", box, tuple(drawn))


def _sum(name: str, ledger: _Ledger, row: int) -> Iterator[Item]:
    """Yield a row's sum at its right end, in the column that falls into the total."""
    place = ledger.place(row, WIDTH - SUM, SUM)
    tip, back, middle = place.x - 0.25, place.x - POINTER + 0.35, place.centre[1]
    corners = ((tip, middle), (back, middle - 1), (back, middle + 1))
    yield polygon(corners, ledger.table.theme.ink)
    yield ledger.figure(name, place, SUM_LINE)


def _kept(ledger: _Ledger) -> Iterator[Item]:
    """Yield what the end brings, in a row like the crowns' (M7.6)."""
    pitch = (WIDTH - SUM - POINTER) / len(marks.KEPT)
    for index, kept in enumerate(marks.KEPT, 1):
        place, part = ledger.place(ledger.rows, index * pitch - ACROSS, ACROSS), SIGNS[kept]
        left = place.x - part.width - AFTER
        yield Group(tuple(part.draw(ledger.table.theme)), left, place.centre[1])
        yield ledger.figure(marks.final_mark(kept), place, HAIR)


def _total(ledger: _Ledger, words: Words) -> Iterator[Item]:
    theme, left = ledger.table.theme, ledger.box.x
    row = ledger.place(ledger.rows + 1, WIDTH - TOTAL, TOTAL)
    total = row._replace(y=row.y + ABOVE_TOTAL)
    title = words("final.total")
    start = total.x - 2 - width(title, TOTAL_PT, "display")
    head = Box(start, total.y, total.x - 1.9 - start, total.height)
    yield write(title, head, TOTAL_PT, colour=theme.title, name="display")
    text = wrap(words("player.final-note"), start - left - 2, LEAST_PT)
    note = Box(left, total.centre[1] - len(text) * leading(LEAST_PT) / 2, start - left - 2, 0)
    yield from write_lines(text, note, LEAST_PT, colour=theme.ink)
    yield ledger.figure(marks.final_mark("total"), total, HEAVY, 3)

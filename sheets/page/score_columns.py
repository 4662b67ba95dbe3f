"""The columns of a score: players under their shields, winners on banners with a crown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, printable, width, write, write_name
from sheets.drawing.paths import circle, line, polygon
from sheets.drawing.shapes import WHITE, Box, Item, Stroke, Text
from sheets.drawing.shields import shield
from sheets.drawing.sizes import FIRM, HAIR, LEAST_PT
from sheets.drawing.sizes import TOTAL as TOTAL_LINE
from sheets.drawing.theme import Theme
from sheets.page.score_table import Row, ScoreTable, parted

CROWN, SHIELD, UNDER_SHIELD = 11.0, 14.0, 1.4
NAME_PT, MOST_LINES = 11.5, 9
SCALES = (1.5, 1.25, 1.0)  # Of crowns and shields: the largest that leaves rows their height.
LOW = 0.6  # That above many rows.
MOST_HEADING = 54.0
SIGN, AFTER_SIGN = 6.4, 2.4
RANKS, TOTAL = 6.4, 13.0  # The heights of rows.
FEW, LEAST_ROW, MOST_ROW = 4.4, 3.1, 11.0  # Rows that are lower than the first are many.
MOST_PT, TOTAL_PT = 11.0, 18.0
PT_PER_ROW = 2.3  # The type in a row of 1 mm; where there are many rows it is smaller.
NOTE_GAP, PAD = 1.6, 1.2
ROUNDING = 0.02
TAIL, ROD = 4.0, 1.6  # A banner's end below the table, and how far its rod stands out.


@dataclass(frozen=True, slots=True)
class Player:
    """Who has a column: the name, and what stands above it.

    That is the shield of the seat where it `has_shield`; else a sign, the name of an icon, or the
    initial on a disc.
    """

    name: str
    initial: str = ""
    sign: str = ""
    seat: int = 0
    has_shield: bool = False


@dataclass(frozen=True)
class Columns:
    """The columns of players, the first `winners` of whom have won, and a table below their names.

    A table of its own says whose the points are; there is none in a game without points.
    """

    players: Sequence[Player]
    winners: int
    table: ScoreTable | None
    box: Box
    theme: Theme

    def draw(self) -> Iterator[Item]:
        """Yield everything, from the top of the box, no higher than it needs."""
        for index, player in enumerate(self.players):
            if index < self.winners:
                yield from self._banner(player, self._column(index))
            yield from self._head(player, self._column(index), has_won=index < self.winners)
        if self.table:
            yield from self._rows(self.table)

    @property
    def bottom(self) -> float:
        """Where the table ends, and the banners a little later."""
        return self._top + self._fixed + len(self._lines) * self._row

    @property
    def least(self) -> float:
        """The least height that the columns and the table need."""
        return self._heads(LOW) + TAIL + self._fixed + len(self._lines) * LEAST_ROW

    @property
    def _lines(self) -> tuple[Row, ...]:
        return self.table.lines if self.table else ()

    @property
    def _fixed(self) -> float:
        """The height of all rows but the lines."""
        return (1 + len(self.table.tie_breaks)) * RANKS + TOTAL if self.table else 0.0

    @cached_property
    def _heading(self) -> float:
        """The width of the headings."""
        if not self.table:
            return 0.0
        wide = max(width(printable(row.heading)[0], MOST_PT) for row in self.table.rows)
        return min(wide + SIGN + AFTER_SIGN + PAD, MOST_HEADING)

    @cached_property
    def _widths(self) -> list[float]:
        """The width of each column: alike, or as their notes need."""
        room = self.box.width - self._heading
        alike, needed = room / len(self.players), self._needed
        if max(needed) <= alike or sum(needed) > room:
            return [alike] * len(self.players)
        return [each + (room - sum(needed)) / len(needed) for each in needed]

    @cached_property
    def _needed(self) -> list[float]:
        """What each column needs for its widest note and its widest figure side by side."""
        cells = [[row.cells[index] for row in self._lines] for index in range(len(self.players))]
        return [sum(self._parts(each)) + 2 * PAD for each in cells]

    @cached_property
    def _is_beside(self) -> bool:
        """Whether there is room for notes beside their figures; else they stand below them."""
        return sum(self._needed) <= self.box.width - self._heading

    @staticmethod
    def _parts(cells: Sequence[str]) -> tuple[float, float, float]:
        """Return the widths of notes, of the gap and of figures."""
        both = [parted(cell) for cell in cells] or [("", "")]
        note = max(width(note, LEAST_PT) for note, _ in both) + ROUNDING
        return (
            note,
            NOTE_GAP if note else 0.0,
            max(width(each, MOST_PT, "bold") for _, each in both),
        )

    @cached_property
    def _scale(self) -> float:
        """The scale of crowns and shields: small where that leaves more to many rows."""
        widest = (min(self._widths) - 2 * PAD) / SHIELD
        for scale in SCALES:
            least = FEW if scale == SCALES[-1] else MOST_ROW
            if self._height_for_rows(scale) >= least * len(self._lines):
                return min(scale, widest)
        return LOW

    def _height_for_rows(self, scale: float) -> float:
        return self.box.height - self._heads(scale) - TAIL - self._fixed

    def _heads(self, scale: float) -> float:
        """Return the height of crowns, shields and names."""
        return scale * ((CROWN if self.winners else 0) + SHIELD) + UNDER_SHIELD + self._names

    @cached_property
    def _names(self) -> float:
        """The height of the longest name."""
        tall = Box(0, 0, 0, 0)
        lines = (
            len(self._name(player, tall._replace(width=wide - 2 * PAD)))
            for player, wide in zip(self.players, self._widths, strict=True)
        )
        return max(max(lines) * leading(LEAST_PT), leading(NAME_PT)) + 1.4

    @property
    def _top(self) -> float:
        return self.box.y + self._heads(self._scale)

    @cached_property
    def _row(self) -> float:
        """The height of a row."""
        if not self._lines:
            return 0.0
        return min(self._height_for_rows(self._scale) / len(self._lines), MOST_ROW)

    def _column(self, index: int) -> Box:
        left = self.box.x + self._heading + sum(self._widths[:index])
        return Box(left, self.box.y, self._widths[index], self.bottom - self.box.y)

    def _name(self, player: Player, box: Box) -> tuple[Text, ...]:
        ink = self.theme.ink
        return write_name(player.name, box, NAME_PT, colour=ink, anchor="middle", most=MOST_LINES)

    def _banner(self, player: Player, column: Box) -> Iterator[Item]:
        """Yield the banner that hangs behind a winner's column."""
        theme, cloth = self.theme, column.inset(PAD / 2)
        fill, edge = theme.fill("panel"), theme.title
        if player.has_shield:
            fill, edge = theme.fill(f"seat-{player.seat + 1}"), theme.seat(player.seat)
        top, bottom = column.y, column.bottom + TAIL
        corners = (
            *((cloth.x, top), (cloth.right, top), (cloth.right, bottom)),
            *((column.centre[0], bottom - 0.8 * TAIL), (cloth.x, bottom)),
        )
        yield polygon(corners, fill or WHITE, Stroke(edge, 0.5))
        yield line((cloth.x - ROD, top), (cloth.right + ROD, top), stroke=Stroke(edge, 1.1))

    def _head(self, player: Player, column: Box, *, has_won: bool) -> Iterator[Item]:
        """Yield a player's shield and name, above a winner's the crown."""
        scale, theme = self._scale, self.theme
        x, y = column.centre[0], column.y
        if self.winners:
            y += scale * CROWN
        if has_won:
            gold = theme.fill("gold-shade") or theme.fill("crown")
            yield icon(
                "crown", (x, y - 0.42 * scale * CROWN), 0.85 * scale * CROWN, theme.ink, gold
            )
        place = Box(x - scale * SHIELD / 2, y, scale * SHIELD, scale * SHIELD)
        if player.has_shield:
            yield from shield(player.seat, place, theme, player.initial, solid=True)
        elif player.sign:
            yield icon(player.sign, place.centre, place.width, theme.ink, theme.fill("panel"))
        else:
            yield from _disc(player.initial, place, theme)
        under = Box(
            column.x + PAD, place.bottom + UNDER_SHIELD, column.width - 2 * PAD, self._names
        )
        yield from self._name(player, under)

    def _rows(self, table: ScoreTable) -> Iterator[Item]:
        """Yield the rows with the lines between them."""
        *lines, last = table.lines
        thin = HAIR if self._row >= FEW else 0.0
        rows = (
            (table.ranks, RANKS, FIRM),
            *((each, self._row, thin) for each in lines),
            (last, self._row, TOTAL_LINE),
            (table.total, TOTAL, 0.0),
            *((row, RANKS, 0.0) for row in table.tie_breaks),
        )
        y = self._top
        for row, height, thick in rows:
            place = Box(self.box.x, y, self.box.width, height)
            yield from self._texts(row, place, is_total=row is table.total)
            y = place.bottom
            if thick:
                colour = self.theme.outline("hex") if thick == HAIR else self.theme.title
                # The line above the total is clear of small figures.
                level = y + (thick / 2 + 0.2 if thick == TOTAL_LINE else 0)
                yield line((place.x, level), (place.right, level), stroke=Stroke(colour, thick))

    def _texts(self, row: Row, place: Box, *, is_total: bool) -> Iterator[Item]:
        theme = self.theme
        size_pt = TOTAL_PT if is_total else max(LEAST_PT, min(MOST_PT, PT_PER_ROW * place.height))
        left = place.x
        if self._row >= FEW:
            if row.sign:
                centre, size = (left + SIGN / 2, place.centre[1]), min(SIGN, place.height - 0.8)
                fill = theme.fill("gold" if row.sign == "oval" else row.sign)
                yield icon(row.sign, centre, size, theme.ink, fill)
            left += SIGN + AFTER_SIGN
        label = Box(left, place.y, place.x + self._heading - left, place.height)
        if is_total:
            yield _text(
                row.heading, place._replace(width=self._heading), 16, theme.title, "display"
            )
        else:
            yield _text(row.heading, label, size_pt, theme.ink)
        for index, cell in enumerate(row.cells):
            column = self._column(index)
            box = Box(column.x + PAD, place.y, column.width - 2 * PAD, place.height)
            name = "bold" if is_total or index < self.winners else "text"
            yield from self._cell(cell, box, index, size_pt, name)

    def _cell(self, cell: str, box: Box, index: int, size_pt: float, name: str) -> Iterator[Item]:
        """Yield a figure and its note, which is smaller, before it or below it."""
        note, figure = parted(cell)
        quiet, ink = self.theme.quiet, self.theme.ink
        if not note:
            if figure:
                yield write(figure, box, size_pt, colour=ink, name=name, anchor="middle")
        elif self._is_beside:
            own, gap, wide = self._parts([row.cells[index] for row in self._lines])
            right = min(box.centre[0] + wide / 2, box.right)
            right = max(right, box.x + own + gap + wide)
            before = Box(box.x, box.y, right - wide - gap - box.x, box.height)
            yield write(note, before, LEAST_PT, colour=quiet, anchor="end")
            place = Box(right - wide, box.y, wide, box.height)
            yield write(figure, place, size_pt, colour=ink, name=name, anchor="end")
        else:
            half = box.height / 2
            upper = Box(box.x, box.y + 0.1 * half, box.width, half)
            lower = Box(box.x, box.y + half, box.width, 0.9 * half)
            yield write(figure, upper, size_pt, colour=ink, name=name, anchor="middle")
            yield write(note, lower, LEAST_PT, colour=quiet, anchor="middle")


def _disc(initial: str, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield an initial on a disc in the game's colour."""
    radius = 0.46 * box.width
    yield circle(box.centre, radius, theme.band or WHITE, Stroke(theme.title, FIRM))
    on = WHITE if theme.band else theme.ink
    yield circle(box.centre, 0.8 * radius, None, Stroke(on, 0.25))
    shown, face = printable(initial, "bold")
    yield write(shown, box, 1.1 * box.width, colour=on, name=face, anchor="middle")


def _text(text: str, box: Box, size_pt: float, colour: str, name: str = "text") -> Text:
    shown, face = printable(text, name)
    return write(shown, box, size_pt, colour=colour, name=face)

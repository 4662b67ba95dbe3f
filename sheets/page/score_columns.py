"""The columns of a score: players under their shields, winners on banners with a crown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, printable, width, write, write_name
from sheets.drawing.paths import line, polygon
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke, Text
from sheets.drawing.shields import NUMBERED, numbered_shield, shield
from sheets.drawing.sizes import FIRM, HAIR, LEAST_PT
from sheets.drawing.sizes import TOTAL as TOTAL_LINE
from sheets.drawing.theme import Theme
from sheets.page.score_table import Row, ScoreTable, parted

CROWN, SHIELD, UNDER_SHIELD = 11.0, 14.0, 1.4
NAME_PT, MOST_LINES = 11.5, 9
SCALES = (1.4, 1.2, 1.0)  # Of crowns and shields: the largest that leaves rows their height.
LOW = 0.6  # That above many rows.
MOST_HEADING = 54.0
SIGN, AFTER_SIGN = 6.4, 2.4
SIGN_SHARE, LARGEST_SIGN = 0.62, 12.0  # Of the highest row; signs of few rows are large.
NUMBERED_SHARE = 0.92  # Of a sign's room, for a shield with a number.
RANKS, TOTAL = 6.4, 13.0  # The heights of rows.
FEW, LEAST_ROW, MOST_ROW = 4.4, 3.1, 11.0  # Rows that are lower than the first are many.
ROWS, LARGEST_ROW = 90.0, 22.0  # What few rows share, and how high they are at most.
MOST_PT, LARGE_PT, TOTAL_PT = 11.0, 13.0, 18.0
FEW_PLAYERS = 3  # The most whose rows have large type.
PT_PER_ROW = 2.3  # The type in a row of 1 mm; where there are many rows it is smaller.
NOTE_GAP, PAD = 1.6, 1.2
NOTED_ROW = 7.6  # The least row in which a note stands below its figure,
NOTED_HEIGHT, FIGURE_SHARE = 11.0, 0.5  # which has so much of it, and no more height together.
BANNER = SHIELD + 2 * PAD  # How wide a banner is beside notes.
MOST_NOTED = 10  # Rows, where there are more they are too low for that.
BEST, BEST_GAP = 4.0, 0.8  # The crown before the most of a row.
TAIL, ROD = 4.0, 0.5  # A banner's end below the table, and how far its rod stands out.


@dataclass(frozen=True, slots=True)
class Player:
    """Who has a column: the name, and what stands above it.

    That is the shield of the seat; a sign, the name of an icon, for whoever has none.
    """

    name: str
    initial: str = ""
    sign: str = ""
    seat: int = 0


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
            place, has_won = self._above(index), index < self.winners
            if has_won:
                place = place if self._is_beside(index) else self._column(index)
                yield from self._banner(player, place)
            yield from self._head(player, place, has_won=has_won)
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
        if not self.table:
            return 0.0
        rows = (self.table.ranks, *self.table.tie_breaks)
        return sum(RANKS for row in rows if row.cells) + (TOTAL if self.table.total.cells else 0)

    @property
    def _total(self) -> Row | None:
        return self.table.total if self.table else None

    @property
    def _sign(self) -> float:
        """The size of the signs before headings."""
        return min(max(SIGN, SIGN_SHARE * self._most_row), LARGEST_SIGN)

    @property
    def _most_pt(self) -> float:
        """The size of the type in the highest rows."""
        is_large = self._most_row > MOST_ROW and len(self.players) <= FEW_PLAYERS
        return LARGE_PT if is_large else MOST_PT

    @cached_property
    def _heading(self) -> float:
        """The width of the headings."""
        if not self.table:
            return 0.0
        rows = self.table.rows
        wide = max(width(printable(row.heading)[0], self._most_pt) for row in rows)
        noted = max(width(row.note, LEAST_PT) for row in rows)
        return min(max(wide, noted) + self._sign + AFTER_SIGN + PAD, MOST_HEADING)

    @cached_property
    def _widths(self) -> list[float]:
        """The width of each column: alike, or as their notes need, if possible beside banners."""
        room = self.box.width - self._heading
        alike = room / len(self.players)
        for beside in (True, False):
            needed = [self._needed(index, beside=beside) for index in self._indices]
            if max(needed) > alike and sum(needed) <= room:
                return [each + (room - sum(needed)) / len(needed) for each in needed]
        return [alike] * len(self.players)

    def _needed(self, index: int, *, beside: bool) -> float:
        """Return what a column needs for its notes before its figures in low rows."""
        if len(self._lines) <= MOST_NOTED:
            return 0.0
        noted, least = self._noted(index), self._figure(index) + 2 * PAD
        if beside:
            return max(noted + least, noted + BANNER if noted > SHIELD else BANNER)
        return noted + least

    @property
    def _indices(self) -> range:
        return range(len(self.players))

    def _noted(self, index: int) -> float:
        """Return the width of a column's widest note and of the gap behind it."""
        notes = [parted(row.cells[index])[0] for row in self._lines]
        wide = max(width(note, LEAST_PT) for note in notes)
        return wide + NOTE_GAP if wide else 0.0

    def _figure(self, index: int) -> float:
        """Return the width of a column's widest figure, its total."""
        cells = self.table.total.cells if self.table else ()
        return width(cells[index], TOTAL_PT, "bold") if cells else 0.0

    @cached_property
    def _scale(self) -> float:
        """The scale of crowns and shields: small where that leaves more to many rows."""
        widest = (min(self._widths) - 2 * PAD) / SHIELD
        for scale in SCALES:
            least = FEW if scale == SCALES[-1] else self._most_row
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
        return min(self._height_for_rows(self._scale) / len(self._lines), self._most_row)

    @property
    def _most_row(self) -> float:
        """How high a row is at most: few rows are higher."""
        return min(max(MOST_ROW, ROWS / max(len(self._lines), 1)), LARGEST_ROW)

    def _column(self, index: int) -> Box:
        left = self.box.x + self._heading + sum(self._widths[:index])
        return Box(left, self.box.y, self._widths[index], self.bottom - self.box.y)

    def _above(self, index: int) -> Box:
        """Return what of a column has its figures in the middle."""
        column, shift = self._column(index), self._shift(index)
        return column._replace(x=column.x + 2 * shift, width=column.width - 2 * shift)

    def _name(self, player: Player, box: Box) -> tuple[Text, ...]:
        ink = self.theme.ink
        return write_name(player.name, box, NAME_PT, colour=ink, anchor="middle", most=MOST_LINES)

    def _banner(self, player: Player, column: Box) -> Iterator[Item]:
        """Yield the banner that hangs behind a winner's column."""
        theme, cloth = self.theme, column.inset(PAD / 2)
        fill, edge = theme.fill("panel"), theme.title
        if not player.sign:
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
        if player.sign:
            yield icon(player.sign, place.centre, place.width, theme.ink, theme.fill("panel"))
        else:
            yield from shield(player.seat, place, theme, player.initial, solid=True)
        under = Box(
            column.x + PAD, place.bottom + UNDER_SHIELD, column.width - 2 * PAD, self._names
        )
        yield from self._name(player, under)

    def _rows(self, table: ScoreTable) -> Iterator[Item]:
        """Yield the rows with the lines between them."""
        last = table.lines[-1]
        thin = HAIR if self._row >= FEW else 0.0
        rows = (
            (table.ranks, RANKS, FIRM),
            *(
                (each, self._row, self._under(each, after) or thin)
                for each, after in pairwise(table.lines)
            ),
            (last, self._row, TOTAL_LINE),
            (table.total, TOTAL, 0.0),
            *((row, RANKS, 0.0) for row in table.tie_breaks),
        )
        y = self._top
        if not table.ranks.cells:
            above = Stroke(self.theme.title, FIRM)
            yield line((self.box.x, y), (self.box.right, y), stroke=above)
        for row, height, thick in rows:
            if not row.cells:
                continue
            place = Box(self.box.x, y, self.box.width, height)
            yield from self._texts(row, place, is_total=row is self._total)
            y = place.bottom
            if thick:
                colour = self.theme.outline("hex") if thick == HAIR else self.theme.title
                # The line above the total is clear of small figures.
                level = y + (thick / 2 + 0.2 if thick == TOTAL_LINE else 0)
                yield line((place.x, level), (place.right, level), stroke=Stroke(colour, thick))

    @staticmethod
    def _under(row: Row, following: Row) -> float:
        """Return the line between rows of two kinds, by their signs and tints, 0 for any other."""
        rows = (row, following)
        kinds = {(bool(each.sign), each.sign.isdecimal(), bool(each.tint)) for each in rows}
        return FIRM if len(kinds) > 1 else 0.0

    def _drawn(self, row: Row, centre: Point, size: float) -> Group:
        """Return a row's sign: an icon, or a shield with a number."""
        theme = self.theme
        if row.sign.isdecimal():
            numbered = numbered_shield(row.sign, (0, 0), theme)
            return Group(tuple(numbered), *centre, NUMBERED_SHARE * size / NUMBERED[1])
        fill = theme.fill(row.tint or ("gold" if row.sign in ("oval", "card") else row.sign))
        return icon(row.sign, centre, size, theme.ink, fill)

    def _texts(self, row: Row, place: Box, *, is_total: bool) -> Iterator[Item]:
        theme = self.theme
        natural_pt = max(LEAST_PT, min(self._most_pt, PT_PER_ROW * place.height))
        size_pt = TOTAL_PT if is_total else natural_pt
        left = place.x
        if self._row >= FEW:
            if row.sign:
                centre = (left + self._sign / 2, place.centre[1])
                yield self._drawn(row, centre, min(self._sign, place.height - 0.8))
            left += self._sign + AFTER_SIGN
        label = Box(left, place.y, place.x + self._heading - left, place.height)
        if is_total:
            yield _text(
                row.heading, place._replace(width=self._heading), 16, theme.title, "display"
            )
        else:
            has_note = row.note and place.height >= NOTED_ROW
            upper, lower = _halves(label) if has_note else (label, label)
            yield _text(row.heading, upper, size_pt, theme.ink)
            if has_note:
                yield _text(row.note, lower, LEAST_PT, theme.quiet)
        for index in range(len(row.cells)):
            column = self._column(index)
            box = Box(column.x + PAD, place.y, column.width - 2 * PAD, place.height)
            yield from self._cell(row, index, box, size_pt)

    def _cell(self, row: Row, index: int, box: Box, size_pt: float) -> Iterator[Item]:
        """Yield a figure in the middle of its column and its note, which is smaller, below it.

        Where rows are too low for both the note stands before the figure. What is the most of a
        row has a crown before it.
        """
        note, figure = parted(row.cells[index])
        is_best = index in row.best
        is_bold = is_best or row is self._total or index < self.winners
        name = "bold" if is_bold else "text"
        box = box._replace(x=box.x + self._shift(index))
        wide = width(figure, size_pt, name)
        if note and box.height >= NOTED_ROW:
            box, below = _halves(box)
            yield write(note, below, LEAST_PT, colour=self.theme.quiet, anchor="middle")
        elif note:
            left, right = self._column(index).x + PAD, box.centre[0] - wide / 2 - NOTE_GAP
            if self._is_beside(index):
                left, right = left - PAD, self._above(index).x - NOTE_GAP / 2
            before = Box(left, box.y, right - left, box.height)
            yield write(note, before, LEAST_PT, colour=self.theme.quiet, anchor="end")
        if figure:
            yield write(figure, box, size_pt, colour=self.theme.ink, name=name, anchor="middle")
        if is_best:
            centre = (box.centre[0] - wide / 2 - BEST_GAP - BEST / 2, box.centre[1])
            fill = self.theme.fill("gold-shade") or self.theme.fill("crown")
            yield icon("crown", centre, BEST, self.theme.ink, fill)

    def _shift(self, index: int) -> float:
        """Return how far right of its middle a column's figures stand, as far as notes need."""
        if self._row >= NOTED_ROW or not self._lines:
            return 0.0
        if self._is_beside(index):
            return (self._widths[index] - BANNER) / 2
        half, total = self._widths[index] / 2 - PAD, self._figure(index) / 2
        cells = (parted(row.cells[index]) for row in self._lines)
        noted = (width(figure, self._most_pt, "bold") for note, figure in cells if note)
        behind = self._noted(index) + max(noted, default=0.0) / 2
        return max(min(behind - half, half - total), 0.0)

    def _is_beside(self, index: int) -> bool:
        """Return whether a column's notes stand left of its banner: wide ones, if they fit."""
        is_low = bool(self._lines) and self._row < NOTED_ROW
        return is_low and SHIELD < self._noted(index) <= self._widths[index] - BANNER


def _halves(box: Box) -> tuple[Box, Box]:
    """Return where in a row a figure stands, and below it its note."""
    high = min(box.height, NOTED_HEIGHT)
    top = box.centre[1] - 0.44 * high
    upper = Box(box.x, top, box.width, FIGURE_SHARE * high)
    return upper, Box(box.x, upper.bottom, box.width, 0.88 * high - upper.height)


def _text(text: str, box: Box, size_pt: float, colour: str, name: str = "text") -> Text:
    shown, face = printable(text, name)
    return write(shown, box, size_pt, colour=colour, name=face)

"""What sheets of every game share: boxes and fields to write in, headings, columns of text."""

from sheets.drawing.lettering import leading, wrap, write, write_lines
from sheets.drawing.paths import line, lines, rectangle
from sheets.drawing.shapes import Box, Item, Mark, Point, Stroke, Text
from sheets.drawing.sizes import FIRM, HAIR, HEADING_PT, LEAST_PT, TOTAL
from sheets.drawing.theme import Theme

FLOW_HEADING_PT = 11.0  # Of a heading in a column of text.
HEADING, HEADING_ROW = 4.5, 6.4  # Its height at this size, and what it takes.
TOTAL_PT = 13.0
CORNER = 0.8
DOTS = (0.3, 0.9)
CLEAR = 1.1  # Between a dotted line and the frame.
PLAQUE = (5.2, 2.7)
CAPTION, CAPTION_LEFT, CAPTION_DOWN = 3.2, 1.2, 0.5  # What a box is for, in its corner.
TICK = 0.9  # Of a scale along a field.


def outline(theme: Theme, width: float = HAIR) -> Stroke:
    """Return the line around boxes to write in."""
    return Stroke(theme.line, width)


def heading(text: str, box: Box, theme: Theme, size_pt: float = HEADING_PT) -> Text:
    """Return a small title in the display face."""
    return write(text, box, size_pt, colour=theme.title, name="display")


def box_mark(name: str, box: Box, theme: Theme) -> Mark:
    """Return an empty box to write in; the box is the mark."""
    return Mark(name, "write", box, (rectangle(box, "#ffffff", outline(theme), 0.8),))


def labelled_box(name: str, label: str, box: Box, theme: Theme) -> Mark:
    """Return an empty box to write in that says in its upper corner what is written there."""
    x, y = box.x + CAPTION_LEFT, box.y + CAPTION_DOWN
    caption = Box(x, y, box.width - 2 * CAPTION_LEFT, CAPTION)
    frame = rectangle(box, "#ffffff", outline(theme), CORNER)
    return Mark(name, "write", box, (frame, write(label, caption, LEAST_PT, colour=theme.quiet)))


def figure_mark(name: str, box: Box, theme: Theme, cells: int = 2, width: float = FIRM) -> Mark:
    """Return a box for a number, a dotted line between its figures; `width` is its outline's."""
    frame = rectangle(box, "#ffffff", Stroke(theme.ink, width), 0.8)
    dots = Stroke(theme.line, HAIR, (0.1, 0.7))
    across = (box.x + step * box.width / cells for step in range(1, cells))
    between = (line((x, box.y + 0.9), (x, box.bottom - 0.9), stroke=dots) for x in across)
    return Mark(name, "write", box, (frame, *between), cells)


def field(name: str, label: str, box: Box, theme: Theme, tick: float = 0.0) -> tuple[Item, ...]:
    """Return a labelled line to write on: the label above, the box below.

    Along its lower edge there is a scale where a tick stands every so many mm.
    """
    label_height = 3.6
    caption = write(label, Box(box.x, box.y, box.width, label_height), LEAST_PT, colour=theme.quiet)
    inside = Box(box.x, box.y + label_height, box.width, box.height - label_height)
    frame = rectangle(inside, "#ffffff", outline(theme), 0.8)
    scale = (_scale(inside, tick, theme),) if tick else ()
    return caption, Mark(name, "write", inside, (frame, *scale))


def _scale(box: Box, tick: float, theme: Theme) -> Item:
    """Return ticks along the lower edge of a box, as far from its left side as from its right."""
    number = int(box.width / tick)
    left = box.centre[0] - (number - 1) * tick / 2
    across = (left + step * tick for step in range(number))
    ticks = [((x, box.bottom - TICK), (x, box.bottom)) for x in across]
    return lines(ticks, Stroke(theme.quiet, HAIR))


def field_inside(box: Box) -> Box:
    """Return where a field's printed text goes."""
    return Box(box.x + 1.5, box.y + 3.6, box.width - 3, box.height - 3.6)


def plaque(text: str, centre: Point, theme: Theme) -> tuple[Item, ...]:
    """Return a small plaque that says for how many players a thing is, nothing where for all."""
    if not text:
        return ()
    place = Box.around(*centre, *PLAQUE)
    frame = rectangle(place, "#ffffff", Stroke(theme.quiet, HAIR), PLAQUE[1] / 2)
    return frame, write(text, place, LEAST_PT, colour=theme.ink, anchor="middle")


def struck_out(box: Box, theme: Theme) -> Item:
    """Two thin parallel strokes through a box: crossed out in print, unlike a pen's cross."""
    left, right, gap = box.x, box.right, 0.9
    return lines(
        (
            ((left, box.bottom - gap), (right - gap, box.y)),
            ((left + gap, box.bottom), (right, box.y + gap)),
        ),
        Stroke(theme.ink, 0.25),
    )


def capitalised(word: str) -> str:
    """Return a word with a capital, its other letters as they are."""
    return word[:1].upper() + word[1:]


def figure_boxes(name: str, box: Box, digits: int, theme: Theme, *, width: float = HAIR) -> Mark:
    """Return a box to write a figure in, dotted lines between its digits.

    A frame of more `width` is ink and says that the figure is added.
    """
    stroke = Stroke(theme.line if width == HAIR else theme.ink, width)
    within = box.inset((width - HAIR) / 2)  # Its outer side is in line with other boxes'.
    items: list[Item] = [rectangle(within, "#ffffff", stroke, CORNER)]
    if digits > 1:
        pitch, top, bottom = box.width / digits, box.y + CLEAR, box.bottom - CLEAR
        between = [box.x + step * pitch for step in range(1, digits)]
        dotted = Stroke(theme.line, HAIR, DOTS)
        items.append(lines([((x, top), (x, bottom)) for x in between], dotted))
    return Mark(name, "write", box, tuple(items), digits)


def total_mark(name: str, box: Box, digits: int, theme: Theme) -> Mark:
    """Return the heavy box of a total."""
    return figure_boxes(name, box, digits, theme, width=TOTAL)


def total_label(text: str, box: Box, theme: Theme) -> Text:
    """Return what stands before a total."""
    return write(text, box, TOTAL_PT, colour=theme.title, name="display")


class Flow:
    """A column that is filled from the top; `items` is what stands in it so far.

    It does not stop at the lower side of its box: the layout lint does.
    """

    def __init__(
        self, box: Box, theme: Theme, size_pt: float, heading_pt: float = FLOW_HEADING_PT
    ) -> None:
        self.box = box
        self.theme = theme
        self.size_pt = size_pt
        self.heading_pt = heading_pt
        self.y = box.y
        self.items: list[Item] = []

    def space(self, height: float) -> None:
        """Leave room."""
        self.y += height

    def heading(self, text: str, size_pt: float = 0.0) -> None:
        """Add a heading in the display face, of another size than the column's where one is given.

        It takes the same room all the same.
        """
        size, scale = size_pt or self.heading_pt, self.heading_pt / FLOW_HEADING_PT
        place = Box(self.box.x, self.y, self.box.width, scale * HEADING)
        self.items.append(write(text, place, size, colour=self.theme.title, name="display"))
        self.y += scale * HEADING_ROW

    def paragraph(
        self, text: str, *, indent: float = 0.0, lead: str = "", name: str = "text"
    ) -> None:
        """Add a paragraph, moved in by `indent`; `lead` stands before its first line, bold."""
        place = Box(self.box.x + indent, self.y, self.box.width - indent, 0)
        lines = wrap(text, place.width, self.size_pt, name)
        ink = self.theme.ink
        if lead:
            first = Box(self.box.x, self.y, indent, leading(self.size_pt))
            self.items.append(write(lead, first, self.size_pt, colour=ink, name="bold"))
        self.items += write_lines(lines, place, self.size_pt, colour=ink, name=name)
        self.y += len(lines) * leading(self.size_pt)

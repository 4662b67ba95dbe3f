"""Running text in a column: headings and paragraphs one below the other."""

from __future__ import annotations

from sheets.drawing.lettering import leading, wrap, write, write_lines
from sheets.drawing.shapes import Box, Item
from sheets.drawing.theme import Theme

HEADING_PT = 11.0
HEADING, HEADING_ROW = 4.5, 6.4  # Its height at this size, and what it takes.


class Flow:
    """A column that is filled from the top; `items` is what stands in it so far.

    It does not stop at the lower side of its box: the layout lint does.
    """

    def __init__(
        self, box: Box, theme: Theme, size_pt: float, heading_pt: float = HEADING_PT
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
        size, scale = size_pt or self.heading_pt, self.heading_pt / HEADING_PT
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

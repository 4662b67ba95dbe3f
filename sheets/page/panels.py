"""The pages of aids: columns of panels that share the height, or two halves to be cut apart."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from sheets.drawing.figures import Flow
from sheets.drawing.lettering import largest_size, leading, width, write, write_lines
from sheets.drawing.paper import HOLE_SCALE, SHARED
from sheets.drawing.paths import circle, ellipse, line, polygon
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.sizes import HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import BAND, INSET, UNDER, draw_zone
from sheets.editions.head import Head
from sheets.page.boxes import IMPRINT
from sheets.page.frame import (
    BORDER_PLATE,
    NEAT,
    Scenery,
    draw_border,
    draw_ground,
    draw_sky,
    head_within,
)
from sheets.page.layout import Layout, draw_title, footer, subtitle, title_width
from sheets.table.table import Table
from sheets.words.translation import Words

BORDER = Box(0, 0, SHARED.width, SHARED.height - (IMPRINT + 0.6) / HOLE_SCALE)
HEAD = head_within(BORDER, 13.0)
SCENERY = Box(HEAD.right - 92, HEAD.y + 0.8, 84, HEAD.height - 0.8)  # Where a picture may stand.
AROUND = NEAT + 1.7  # Between the border and the zones.
UNDER_HEAD = 1.6
ROOM = Box(
    AROUND,
    HEAD.bottom + UNDER_HEAD,
    BORDER.width - 2 * AROUND,
    BORDER.bottom - AROUND - HEAD.bottom - UNDER_HEAD,
)
GUTTER, BETWEEN = 3.0, 2.4  # Between columns, and between the zones of one.
AFTER = 0.75  # Below a paragraph, at least.
MOST_AIR = 2.2  # Below a paragraph, besides, where there is room.
DISC = 1.95  # The radius of a step's number.
LEAD = 5.4  # The column of steps' numbers.
POINT = 3.0
PART_PT = 10.0
APART = 8.0  # Between the halves; the cut runs in its middle.
LEFT = BORDER._replace(width=(BORDER.width - APART) / 2)
RIGHT = LEFT._replace(x=LEFT.right + APART)
HALF_HEAD = 12.4
INSIDE = 2.6  # Between a frame and what is in it.
CLEAR = 0.4  # Between a frame's lower corners and what is in it.
HALF_UNDER = 1.8  # Between a half page's head and what is under it.
BESIDE_SCALE = 96.0  # Where the words at the scale have ended.
Strip: TypeAlias = Callable[[Box], Iterable[Item]]
HALF_TILE = 7.4  # The title's first letter.
HALF_SUBTITLE_PT, NAME_PT = 9.0, 13.5
NOTCH = 2.2  # Of the banner with a half's name.
CUT = (2.0, 1.6)
STEP_PT, STEPS = 0.1, 24  # By how much words may be smaller where there are more of them.
SCISSORS = 22.0  # How far down the scissors stand.
TILE = 8.2  # The title's first letter.
BESIDE_TILE = 1.6  # Between it and the line below the title.
SUBTITLE_PT = 9.5


class Panel(Flow):
    """The room of a zone, filled from the top; `air` is what each of its gaps has more."""

    def __init__(self, box: Box, theme: Theme, size_pt: float, air: float = 0.0) -> None:
        super().__init__(box, theme, size_pt)
        self.air = air
        self.gaps = 0

    def gap(self) -> None:
        """Leave what stands between two paragraphs."""
        self.gaps += 1
        self.space(AFTER + self.air)

    def step(self, number: int, text: str) -> None:
        """Add a step of a turn, its number on a disc before it."""
        self.disc(number, self.y + leading(self.size_pt) / 2)
        self.paragraph(text, indent=LEAD)
        self.gap()

    def disc(self, number: int, y: float) -> None:
        """Add a number on a disc, its middle at this height."""
        place = Box.around(self.box.x + DISC, y, 2 * DISC)
        figure = write(str(number), place, LABEL_PT, colour=WHITE, name="bold", anchor="middle")
        self.items += (circle(place.centre, DISC, self.theme.title), figure)

    def point(self, text: str, indent: float = 0.0) -> None:
        """Add one of several things, a dot before it."""
        middle = (self.box.x + indent + 0.8, self.y + leading(self.size_pt) / 2)
        self.items.append(circle(middle, 0.5, self.theme.title))
        self.paragraph(text, indent=indent + POINT)
        self.space(0.4 * AFTER)

    def part(self, title: str) -> None:
        """Add what a part of the zone is called, small."""
        self.gap()
        place = self.room(leading(PART_PT))
        self.items.append(write(title, place, PART_PT, colour=self.theme.title, name="display"))
        self.space(0.4 * AFTER)

    def room(self, height: float) -> Box:
        """Return a place of this height, as wide as the zone, and go on below it."""
        place = Box(self.box.x, self.y, self.box.width, height)
        self.space(height)
        return place


class Topic(NamedTuple):
    """What a zone of an aid is about: the title on its band, what fills it, a note on the band."""

    title: str
    fill: Callable[[Panel], None]
    sign: str = ""
    note: str = ""


def panelled_aid(
    edition: Head,
    table: Table,
    words: Words,
    columns: Sequence[Sequence[Topic]],
    *,
    size_pt: float,
    shares: Sequence[float],
    scenery: Scenery,
) -> Layout:
    """Return an aid in its border: title, a picture, columns as wide as their shares say.

    Its words are smaller than `size_pt` where a language needs more room.
    """
    sheet = words("sheet.aid")
    items = [*panelled_head(sheet, edition, table, words, scenery)]
    boxes = [*column_boxes(shares)]
    fitting = fitting_size(boxes, columns, table.theme, size_pt)
    for box, topics in zip(boxes, columns, strict=True):
        items += draw_column(box, topics, table.theme, fitting)
    # Its corners lie on those of the zones.
    items += draw_border(BORDER, table.theme, plain=table.plain)
    items += _for_camera(table, words)
    return Layout("aid", footer(sheet, edition, table, words), tuple(items))


def column_boxes(shares: Sequence[float]) -> Iterator[Box]:
    """Yield the places of columns that share the room as these say."""
    room = ROOM.width - (len(shares) - 1) * GUTTER
    x = ROOM.x
    for share in shares:
        box = Box(x, ROOM.y, room * share / sum(shares), ROOM.height)
        yield box
        x = box.right + GUTTER


def panelled_head(
    sheet: str,
    edition: Head,
    table: Table,
    words: Words,
    scenery: Scenery | None = None,
) -> Iterator[Item]:
    """Yield the ground of the border, in its head a sheet's title and perhaps a picture."""
    theme = table.theme
    yield from draw_ground(BORDER, theme, plain=table.plain)
    yield from draw_sky(HEAD, theme)
    if scenery and not table.plain:
        yield from scenery(SCENERY, theme)
    left = HEAD.x + 5
    title = Box(left, HEAD.y + 0.5, SCENERY.x - left, TILE)
    yield from draw_title(edition.title_text(table.language), title, theme)
    left += TILE + BESIDE_TILE
    under = Box(left, title.bottom - 1.15, SCENERY.x - left, 4.0)
    yield write(subtitle(sheet, table, words), under, SUBTITLE_PT, colour=theme.ink)


def draw_column(box: Box, topics: Sequence[Topic], theme: Theme, size_pt: float) -> Iterator[Item]:
    """Yield the zones of a column: first their gaps share what is left, then they."""
    width = box.width - 2 * INSET
    tried, spare = _tried(box, topics, theme, size_pt)
    air = min(max(spare, 0) / max(sum(panel.gaps for panel in tried), 1), MOST_AIR)
    more = (spare - air * sum(panel.gaps for panel in tried)) / len(topics)
    y = box.y
    for topic, panel in zip(topics, tried, strict=True):
        high = BAND + UNDER + panel.y + panel.gaps * air + max(more, 0) + INSET
        place = Box(box.x, y, box.width, high)
        yield from draw_zone(place, topic.title, theme, sign=topic.sign, note=topic.note)
        top = y + BAND + UNDER
        inside = Box(box.x + INSET, top, width, high)
        yield from _filled(topic, inside, theme, size_pt, air).items
        y = place.bottom + BETWEEN


def _tried(
    box: Box, topics: Sequence[Topic], theme: Theme, size_pt: float
) -> tuple[list[Panel], float]:
    """Return the zones of a column as they are without more air, and the height that is left."""
    width = box.width - 2 * INSET
    tried = [_filled(topic, Box(0, 0, width, 0), theme, size_pt) for topic in topics]
    frames = len(topics) * (BAND + UNDER + INSET) + (len(topics) - 1) * BETWEEN
    return tried, box.height - frames - sum(panel.y for panel in tried)


def fitting_size(
    boxes: Sequence[Box], columns: Sequence[Sequence[Topic]], theme: Theme, wanted_pt: float
) -> float:
    """Return the largest size up to the wanted one at which every column has room."""

    def fits(size_pt: float) -> bool:
        together = zip(boxes, columns, strict=True)
        return all(_tried(*column, theme, size_pt)[1] >= 0 for column in together)

    return largest_size([wanted_pt - step * STEP_PT for step in range(STEPS)], fits)


def _filled(topic: Topic, box: Box, theme: Theme, size_pt: float, air: float = 0.0) -> Panel:
    panel = Panel(box, theme, size_pt, air)
    topic.fill(panel)
    return panel


@dataclass(frozen=True, slots=True)
class Half:
    """A half page: what it is called, and what stands in its room."""

    name: str
    items: tuple[Item, ...]


def room_of(half: Box) -> Box:
    """Return the room of a half page under its head."""
    top = half.y + HALF_HEAD + HALF_UNDER
    return Box(
        half.x + INSIDE + NEAT,
        top,
        half.width - 2 * (INSIDE + NEAT),
        half.bottom - BORDER_PLATE - CLEAR - top,
    )


def halved_aid(
    edition: Head, table: Table, words: Words, halves: tuple[Half, Half], strip: Strip
) -> Layout:
    """Return an aid of two halves, each complete in its frame, and the cut between them.

    `strip` draws the ground of a head beside its title.
    """
    items = (
        *_half_framed(LEFT, halves[0], edition, table, words, strip),
        *_half_framed(RIGHT, halves[1], edition, table, words, strip),
        *_cut(table.theme),
        *_for_camera(table, words, RIGHT),
    )
    return Layout("aid", footer(words("sheet.aid"), edition, table, words), items)


def _for_camera(table: Table, words: Words, half: Box | None = None) -> Iterator[Item]:
    """Yield how to mark and photograph what a camera reads, below the border beside the scale.

    Of an aid to be cut apart it is in two lines below a half.
    """
    if not table.markers:
        return
    says = [words("camera.mark"), words("camera.take")]
    left = half.x if half else BESIDE_SCALE
    place = Box(left, BORDER.bottom + 0.7, BORDER.right - left, 0)
    told = says if half else [" ".join(says)]
    yield from write_lines(told, place, LEAST_PT, colour=table.theme.quiet, anchor="end")


def _half_framed(
    box: Box, half: Half, edition: Head, table: Table, words: Words, strip: Strip
) -> Iterator[Item]:
    theme = table.theme
    yield from draw_ground(box, theme, plain=table.plain)
    yield from _head(box, half.name, edition, table, words, strip)
    yield from draw_border(box, theme, plain=table.plain)
    yield from half.items


def _head(
    box: Box, name: str, edition: Head, table: Table, words: Words, strip: Strip
) -> Iterator[Item]:
    theme = table.theme
    title, inner = edition.title_text(table.language), head_within(box, HALF_HEAD)
    yield from draw_sky(inner, theme)
    left = inner.x + INSIDE + 2.4
    if not table.plain:
        # Where a town is but outlines, its lines keep clear of the words.
        clear = inner.x if theme.fill("sea") else left + title_width(title, HALF_TILE) + 3
        yield from strip(Box(clear, inner.y, inner.right - clear, inner.height))
    wide = width(name, NAME_PT, "display") + 0.05
    banner = Box(inner.right - wide - 12, inner.y + 2.1, wide + 8, inner.height - 4.2)
    yield from _banner(banner, name, wide, theme)
    place = Box(left, inner.y + 0.5, banner.x - left - 3, HALF_TILE)
    yield from draw_title(title, place, theme)
    left += HALF_TILE + BESIDE_TILE
    under = Box(left, place.bottom - 0.6, banner.x - left - 3, 3.7)
    yield write(
        subtitle(words("sheet.aid"), table, words), under, HALF_SUBTITLE_PT, colour=theme.ink
    )


def _banner(box: Box, name: str, wide: float, theme: Theme) -> Iterator[Item]:
    middle = box.centre[1]
    corners = (
        (box.x, box.y),
        (box.right, box.y),
        (box.right, box.bottom),
        (box.x, box.bottom),
        (box.x + NOTCH, middle),
    )
    yield polygon(corners, WHITE, Stroke(theme.title, 0.35))
    place = Box(box.right - 3 - wide, box.y, wide, box.height)
    yield write(name, place, NAME_PT, colour=theme.title, name="display")


def _cut(theme: Theme) -> Iterator[Item]:
    """Yield the line along which the halves are cut apart, and scissors on it."""
    x = SHARED.width / 2
    upper, lower = SCISSORS - 4.4, SCISSORS + 4.6
    for top, bottom in ((0.0, upper), (lower, BORDER.bottom)):
        yield line((x, top), (x, bottom), stroke=Stroke(theme.quiet, HAIR, CUT))
    firm = Stroke(theme.quiet, 0.45)
    for side in (-1, 1):
        yield ellipse(Box(x + side * 1.5 - 1.0, SCISSORS + 1.6, 2.0, 2.7), WHITE, firm)
        yield line((x + side * 0.95, SCISSORS + 1.8), (x - side * 1.2, SCISSORS - 3.6), stroke=firm)

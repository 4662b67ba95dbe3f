"""The drawing: paths, texts, groups and named marks, as plain data in millimetres.

The origin is the page's top left corner, `y` grows downwards. A drawing knows no game and no
file format; writers, the layout lint and a reader of photographs all use the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import wraps
from math import hypot
from threading import Lock
from typing import Final, Literal, NamedTuple, ParamSpec, TypeAlias

Point: TypeAlias = tuple[float, float]
Colour: TypeAlias = str  # "#rrggbb"
WHITE: Final = "#ffffff"
Anchor: TypeAlias = Literal["start", "middle", "end"]
# What the pen (or a cube) does at a mark: `circle` and `cross` are that alone, a tick counts as a
# cross; `both` is circled, crossed out or both, `mark` is not said more closely; `write` takes
# figures or letters, `draw` a symbol of the board, `place` a track marker.
Pen: TypeAlias = Literal["circle", "cross", "both", "mark", "write", "draw", "place"]
MARKED: Final[tuple[Pen, ...]] = ("circle", "cross", "both", "mark")  # Symbols, not figures.
# ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",), coordinates absolute.
Segment: TypeAlias = tuple[str, *tuple[float, ...]]
# By so much, in mm, boxes may lie on each other or outside, since lengths are rounded.
TOLERANCE: Final = 0.01


class Box(NamedTuple):
    """An upright rectangle: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right-hand side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float | None = None) -> Box:
        """Return the box with this centre and size; a square where no height is given."""
        tall = width if height is None else height
        return cls(x - width / 2, y - tall / 2, width, tall)

    def inset(self, by: float) -> Box:
        """Return the box smaller by a margin on every side; larger where the margin is negative."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def joined(self, other: Box) -> Box:
        """Return the least box that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def distance(self, other: Box) -> float:
        """Return how far two boxes are apart, 0 where they meet."""
        across = max(self.x - other.right, other.x - self.right, 0)
        down = max(self.y - other.bottom, other.y - self.bottom, 0)
        return hypot(across, down)

    def holds(self, other: Box, tolerance: float = TOLERANCE) -> bool:
        """Return whether the other box lies inside this one."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def overlaps(self, other: Box) -> bool:
        """Return whether the two boxes share more than an edge."""
        return (
            self.x < other.right - TOLERANCE
            and other.x < self.right - TOLERANCE
            and self.y < other.bottom - TOLERANCE
            and other.y < self.bottom - TOLERANCE
        )


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a line is drawn: colour, width in mm, dash and gap lengths in mm."""

    colour: Colour
    width: float = 0.2
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Path:
    """A line or an area made of segments; even-odd where it crosses itself."""

    segments: tuple[Segment, ...]
    fill: Colour | None = None
    stroke: Stroke | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text: `x` by its anchor, `y` the baseline, inside the box it was meant for.

    `size_pt` is the type size in points, `face` a name of the fonts package.
    """

    x: float
    y: float
    text: str
    size_pt: float
    box: Box
    face: str = "text"
    colour: Colour = "#000000"
    anchor: Anchor = "start"


@dataclass(frozen=True, slots=True)
class Mark:
    """A named place for the pen, with what is printed there.

    Names are unique on a page (`card.17.spell`, `hex.D4`); `box` is where a reader looks. Where
    each figure has a part of the box to itself there are so many `cells` side by side.
    """

    name: str
    pen: Pen
    box: Box
    items: tuple[Item, ...] = ()
    cells: int = 1


@dataclass(frozen=True, slots=True)
class Group:
    """Items moved by `dx`, `dy` after scaling by `scale`.

    A group with a name is meant to be shared: the same object on many pages, or the same icon in
    many places, is written once.
    """

    items: tuple[Item, ...]
    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0
    name: str = ""


Item: TypeAlias = Path | Text | Mark | Group
_Wanted = ParamSpec("_Wanted")
_MOST_KEPT: Final = 1024


def drawn_once(draw: Callable[_Wanted, Group]) -> Callable[_Wanted, Group]:
    """Return a function that draws each group once and gives the same object from then on.

    All threads get that one, since writers know by its identity what is drawn in several places.
    """
    kept: dict[Hashable, Group] = {}
    drawing = Lock()

    @wraps(draw)
    def once(*args: _Wanted.args, **kwargs: _Wanted.kwargs) -> Group:
        key = (args, *kwargs.items())
        with drawing:
            if key not in kept:
                if len(kept) == _MOST_KEPT:
                    kept.clear()
                kept[key] = draw(*args, **kwargs)
            return kept[key]

    return once


class PageKey(NamedTuple):
    """Which of a table's pages one is: its kind, such as `board`, whose it is, and its part.

    `seat` is counted from 0, None where the page is nobody's own. `part` tells pages of a kind
    apart where seats do not: of a realm's sheet it is the realm's key.
    """

    kind: str
    seat: int | None = None
    part: str = ""


class Zone(NamedTuple):
    """A part of a page that a phone shows alone, as wide as its screen: its name, title and box.

    Names are unique on a page; the title is for people, in the page's language.
    """

    name: str
    title: str
    box: Box


@dataclass(frozen=True, slots=True)
class Drawing:
    """One page, `width` by `height`.

    `kind`, `seat` and `part` are as in its key. `title` is its entry in an outline, `section` the
    entry above it and its neighbours of the same section, `player` whose name is on it; "" where
    there is none. `zones` are as a player looks them through; each mark lies in one of them.
    """

    kind: str
    title: str
    language: str
    width: float
    height: float
    items: tuple[Item, ...]
    section: str = ""
    seat: int | None = None
    part: str = ""
    player: str = ""
    zones: tuple[Zone, ...] = ()

    @property
    def key(self) -> PageKey:
        """Which of a table's pages it is."""
        return PageKey(self.kind, self.seat, self.part)

    @property
    def name(self) -> str:
        """Its part of a file name: `board`, `player-1-Anna`, `realm-elves-Bernd`."""
        number = "" if self.seat is None else str(self.seat + 1)
        return "-".join(filter(None, (self.kind, self.part or number, self.player)))


class Placement(NamedTuple):
    """Where the items of a group come to lie: moved by `dx`, `dy` after scaling by `scale`."""

    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0

    def inside(self, group: Group) -> Placement:
        """Return where the items of a group come to lie that itself lies so."""
        dx, dy, scale = self
        return Placement(dx + scale * group.dx, dy + scale * group.dy, scale * group.scale)

    def box(self, box: Box) -> Box:
        """Return a box where it comes to lie."""
        dx, dy, scale = self
        return Box(dx + scale * box.x, dy + scale * box.y, scale * box.width, scale * box.height)

    def mark(self, mark: Mark, items: tuple[Item, ...] = ()) -> Mark:
        """Return a mark where it comes to lie, with these items."""
        return replace(mark, box=self.box(mark.box), items=items)

    def text(self, text: Text) -> Text:
        """Return a text where it comes to lie."""
        x, y, size = self.dx + self.scale * text.x, self.dy + self.scale * text.y, text.size_pt
        return replace(text, x=x, y=y, size_pt=self.scale * size, box=self.box(text.box))

    def path(self, path: Path) -> Path:
        """Return a path where it comes to lie."""
        stroke, scale = path.stroke, self.scale
        if stroke is not None:
            dash = tuple(scale * length for length in stroke.dash)
            stroke = Stroke(stroke.colour, scale * stroke.width, dash)
        return Path(tuple(map(self._segment, path.segments)), path.fill, stroke)

    def _segment(self, segment: Segment) -> Segment:
        operator, *values = segment
        dx, dy, scale = self
        values[::2] = [dx + scale * x for x in values[::2]]
        values[1::2] = [dy + scale * y for y in values[1::2]]
        return (operator, *values)


_ON_PAGE: Final = Placement()


def leaves(
    items: Iterable[Item], placement: Placement = _ON_PAGE
) -> Iterator[tuple[Path | Text | Mark, Placement]]:
    """Yield every path, text and mark as it is in its group, and where that lies on the page.

    In drawing order; what is printed in a mark follows it.
    """
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items, placement.inside(item))
            continue
        yield item, placement
        if isinstance(item, Mark):
            yield from leaves(item.items, placement)


def flatten(items: Iterable[Item]) -> Iterator[Path | Text | Mark]:
    """Yield every path, text and mark where it lies on the page, groups resolved.

    In drawing order; a mark comes without its items, which follow it.
    """
    for item, placement in leaves(items):
        if isinstance(item, Mark):
            yield placement.mark(item)
        elif isinstance(item, Text):
            yield placement.text(item)
        else:
            yield placement.path(item)


def marks_of(drawing: Drawing) -> tuple[Mark, ...]:
    """Return every mark of a page where it lies, what is printed in it as one group."""
    return tuple(
        placement.mark(item, (Group(item.items, *placement),) if item.items else ())
        for item, placement in leaves(drawing.items)
        if isinstance(item, Mark)
    )


def zones_of(drawing: Drawing) -> tuple[Zone, ...]:
    """Return the zones of a page; one that names none is a zone itself."""
    whole = Box(0, 0, drawing.width, drawing.height)
    return drawing.zones or (Zone("page", drawing.title, whole),)


def groups_named(
    name: str, items: Iterable[Item], placement: Placement = _ON_PAGE
) -> Iterator[Group]:
    """Yield every group of a name where it lies on the page; each is shared with its page."""
    for item in items:
        if isinstance(item, Group) and item.name == name:
            yield Group((item,), *placement)
        elif isinstance(item, Group):
            yield from groups_named(name, item.items, placement.inside(item))


def texts_of(items: Iterable[Item]) -> tuple[Text, ...]:
    """Return every text where it lies on the page."""
    return tuple(
        placement.text(item) for item, placement in leaves(items) if isinstance(item, Text)
    )

"""The head of a board sheet, its players, and the tracker of the game's end, in cartouches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sheets.drawing.figures import field, outline
from sheets.drawing.lettering import (
    leading,
    printable,
    width,
    wrap,
    write,
    write_lines,
    write_name,
)
from sheets.drawing.paths import ARC, circle, line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Mark, Path, Point, Segment, Stroke, Zone
from sheets.drawing.shields import above_charge, shield
from sheets.drawing.sizes import LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.merchants.board.plan import Plan
from sheets.merchants.edition.edition import Board, Edition, Resource
from sheets.merchants.marks import FIRST_MARK, closed_mark, seat_mark
from sheets.page.boxes import DATE_FIELD, HEADER_BOX
from sheets.page.layout import Page, named_page, owned_page, page_title
from sheets.table.table import Table
from sheets.words.translation import Words

FIRST_FIELD = Box(DATE_FIELD.x - 66, DATE_FIELD.y, 62, DATE_FIELD.height)
# The head where players stand in it: a narrow title, players, first player, date.
TITLE = HEADER_BOX._replace(width=56.0)
DOWN = 1.6  # From the head's top to the labels.
LABEL = 3.6  # How high a label is, as those of fields are.
FIELD_HIGH = 8.62  # 8 mm still beside holes.
DATE = Box(HEADER_BOX.right - 27, HEADER_BOX.y + DOWN, 27, LABEL + FIELD_HIGH)
FIRST = Box(DATE.x - 18, DATE.y, 16, DATE.height)
PLAYERS_X = TITLE.right + 2.5
OWNER, OWNER_PT = Box(FIRST.x - 96, DATE.y - 0.3, 92, LABEL), 9.0  # Right above players.
TAIL = 1.6  # The notch of a banner.
ROD = 0.31  # How far a banner's rod reaches above and below a name.
INITIAL = 9.0
INITIAL_PT = 11.0
NAME_LINES = 1.9  # A name that needs more of them in bold type is set in light type.
AFTER = 1.5  # Between initial and name.
PLAYERS_HIGH = 8.0  # A player's shield and line beside a map.
ROW, MOST_ROW = 10.0, 13.0  # From a player's line to the next, beside a map, and at most.
LEAST_ROW = 9.2  # From a player's line to the next in a box that is low.
HIGH = 8.0  # A player's banner in the head.
TRACKER_APART = 4.0
RING = 6.5  # 6 mm still where a strip for holes scales it.
LINE = 0.4
WHITE_RING = 2.0  # Around a ring nothing is printed.
LAST_PT = 8.5
BRACKET, BRACKET_DOWN, BRACKET_UP = 4.9, 3.4, 1.0  # Below rings, who crosses them out.
UNDER = 2.05  # Between the rings and what is said below them.
APART = 1.4  # From one banner to the next.
NOTCH = 1.6
FRAME, INNER = 0.32, 0.16  # The two lines of the frame.
BETWEEN = 0.7  # The white between the frame's two lines.
TITLE_PT, LEAST_TITLE_PT = 10.5, 7.6
TAB = 4.6  # How high a tab is; half of it stands above the frame.
TAB_SIDE, TAB_TIP = 2.2, 1.2  # Beside the title, and the tab's points.
CLEAR = 1.4  # Below a tab a mark begins so much lower than other things.
INSIDE = 2.2  # Between the frame and what is in it.


def owner_page(page: Page, table: Table, words: Words, plan: Plan) -> Page:
    """Return a player's page online; where players stand in the head the name is above them."""
    if plan.arrangement != "strip":
        return owned_page(page, table, words)

    def owner(player: str) -> Iterable[Item]:
        # With the sheet's name, or it would be taken for that of the banner below.
        title = words("sheet.of", sheet=page.title, player=player)
        return write_name(title, OWNER, OWNER_PT, colour=table.theme.ink, anchor="end", most=1)

    return named_page(page, table, words, owner)


def first_zone(words: Words, plan: Plan) -> Zone:
    """Return where it is written who begins, and the date."""
    if plan.arrangement == "strip":
        return Zone("first-player", words("board.first-player"), FIRST.joined(DATE))
    return Zone("first-player", words("board.first-player"), FIRST_FIELD.joined(DATE_FIELD))


def draw_head(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield all of the head but names."""
    is_strip = plan.arrangement == "strip"
    yield from page_title(words("sheet.board"), edition, table, words, TITLE if is_strip else None)
    if is_strip:
        places = head_places(table.players)
        yield from (_banner(place, table.theme) for place in places)
        yield from draw_players(places, table.theme, ruled=False)
        text = players_heading(table, words)
        label = Box(places[0].initial.x, DATE.y, FIRST.x - places[0].initial.x, LABEL)
        yield write(text, label, LEAST_PT, colour=table.theme.quiet)
        yield from field(FIRST_MARK, words("board.first"), FIRST, table.theme)
        yield from field("date", words("date"), DATE, table.theme)
        return
    first = words("board.first-player-online" if table.online else "board.first-player")
    yield from field("first-player", first, FIRST_FIELD, table.theme)
    yield from field("date", words("date"), DATE_FIELD, table.theme)


def head_places(players: int) -> tuple[Place, ...]:
    """Return where players stand in the head, beside each other."""
    wide = (FIRST.x - PLAYERS_X) / players
    y = DATE.y + LABEL + ROD
    return tuple(
        place_in(Box(PLAYERS_X + seat * wide, y, wide - APART - TAIL, HIGH))
        for seat in range(players)
    )


def _banner(place: Place, theme: Theme) -> Item:
    """Return a swallow-tailed banner that begins beside a player's shield."""
    left, right = place.name.x - AFTER / 2, place.name.right + TAIL
    top, bottom = place.name.y - ROD, place.name.bottom + ROD
    corners = (
        (left, top),
        (right, top),
        (right - TAIL + 0.4, place.name.centre[1]),
        (right, bottom),
        (left, bottom),
    )
    return polygon(corners, WHITE, Stroke(theme.ink, 0.28))


class Place(NamedTuple):
    """Where a player's initial and name stand."""

    initial: Box
    name: Box


def place_in(box: Box) -> Place:
    """Return the place of a player whose line has a box to itself."""
    wide = max(INITIAL, box.height)
    x = box.x + wide + AFTER
    return Place(Box(box.x, box.y, wide, box.height), Box(x, box.y, box.right - x, box.height))


def places_down(players: int, box: Box) -> tuple[Place, ...]:
    """Return the places of players below each other in the middle of a box, from its top at least.

    They share out its height, if it has any, as far as they grow.
    """
    least = LEAST_ROW if box.height else ROW
    row = min(max(box.height / players, least), MOST_ROW)
    top = box.y + max(box.height - row * players, 0) / 2
    high = max(row - (ROW - PLAYERS_HIGH), PLAYERS_HIGH)
    return tuple(place_in(Box(box.x, top + row * seat, box.width, high)) for seat in range(players))


def players_heading(table: Table, words: Words) -> str:
    """Return what stands above the players: online the turn goes by the alphabet (M2.4)."""
    return words("board.players-online" if table.online else "board.players")


def draw_players(places: tuple[Place, ...], theme: Theme, *, ruled: bool = True) -> Iterator[Item]:
    """Yield where the players write, on a line where names are `ruled`."""
    for seat, (initial, name) in enumerate(places):
        arms = shield(seat, initial, theme)
        yield Mark(seat_mark(seat, "initial"), "write", initial, arms)
        ground = rectangle(name, WHITE)
        rule = line((name.x, name.bottom), (name.right, name.bottom), stroke=outline(theme))
        yield Mark(seat_mark(seat, "name"), "write", name, (ground, rule) if ruled else (ground,))


def printed_names(table: Table, places: tuple[Place, ...]) -> Iterator[Item]:
    """Yield the initials and names of players that are known.

    In the family version, whose sheets have printed letters to circle, these stand for initials.
    """
    ink, is_lettered = table.theme.ink, table.variant == "family"
    for number, ((initial, name), seat) in enumerate(zip(places, table.seats, strict=True)):
        shown = table.letter(number) if is_lettered else seat.initial
        place = above_charge(number, initial)
        yield from write_name(shown, place, INITIAL_PT, colour=ink, anchor="middle")
        said, bold = printable(seat.name, "bold")
        is_long = width(said, LEAST_PT, bold) > NAME_LINES * name.width
        yield from write_name(seat.name, name, 10, colour=ink, name="text" if is_long else "bold")


def end_sentence(board: Board, table: Table, words: Words) -> str:
    """Return with which round the game ends."""
    all_, needed = len(board.printed_in_play(table.players)), board.printed_to_end(table.players)
    return words("board.ends-any" if table.fewest else "board.ends", needed=needed, all=all_)


class Tracker(NamedTuple):
    """The tracker of the game's end: a ring for each goal in play, so large, in so many columns."""

    board: Board
    players: int
    columns: int
    ring: float
    down: float = TRACKER_APART  # Between rows.

    @property
    def pitch(self) -> float:
        """How far it is from a ring to the next."""
        return self.ring + TRACKER_APART

    @property
    def width(self) -> float:
        """How wide the rings are together."""
        return self.columns * self.pitch - TRACKER_APART

    @property
    def height(self) -> float:
        """How high the rings are together."""
        rows = -(-len(self.board.printed_in_play(self.players)) // self.columns)
        return rows * (self.ring + self.down) - self.down

    def draw(self, x: float, y: float, theme: Theme) -> Iterator[Mark]:
        """Yield the rings row by row, from an upper left corner, in their resources' colours."""
        for hex_, number in self.board.goals(self.players).items():
            row, column = divmod(number - 1, self.columns)
            place = Box(
                x + column * self.pitch, y + row * (self.ring + self.down), self.ring, self.ring
            )
            yield _ring(number, self.board.printed_resources[hex_], place, theme)


def draw_brackets(tracker: Tracker, table: Table, words: Words, corner: Point) -> Iterator[Item]:
    """Yield below the rings of a tracker from a corner on with how many players each counts."""
    first = 0
    for players in range(table.fewest, table.players + 1):
        end = len(tracker.board.printed_in_play(players))
        says = words("players-any", fewest=players, players=table.players)
        if players == table.players:
            says = words("players", players=players)
        for row in range(first // tracker.columns, -(-end // tracker.columns)):
            left = max(first - row * tracker.columns, 0)
            right = min(end - row * tracker.columns, tracker.columns)
            x = corner[0] + left * tracker.pitch
            y = corner[1] + row * (tracker.ring + tracker.down) + tracker.ring
            wide = (right - left) * tracker.pitch - TRACKER_APART
            yield from _bracket(Box(x, y, wide, BRACKET), says, table.theme)
        first = end


def _bracket(box: Box, says: str, theme: Theme) -> Iterator[Item]:
    """Yield a bracket open to the rings above it, and in its middle what it says."""
    low, wide = box.y + BRACKET_DOWN, width(says, LEAST_PT) + 0.02
    ends = (box.centre[0] - wide / 2 - AFTER / 2, box.centre[0] + wide / 2 + AFTER / 2)
    for side, end in zip((box.x, box.right), ends, strict=True):
        up = (side, low - BRACKET_UP)
        yield line(up, (side, low), (end, low), stroke=Stroke(theme.ink, INNER))
    place = Box.around(box.centre[0], low, wide, leading(LEAST_PT))
    yield write(says, place, LEAST_PT, colour=theme.ink, anchor="middle")


def tracker_of(
    board: Board, players: int, most: int, ring: float = RING, down: float = TRACKER_APART
) -> Tracker:
    """Return the tracker with no more columns than that, its rings shared out over the rows."""
    number = len(board.printed_in_play(players))
    rows = max(1, -(-number // most))
    return Tracker(board, players, max(1, -(-number // rows)), ring, down)


def draw_end(edition: Edition, table: Table, words: Words, inside: Box) -> Iterator[Item]:
    """Yield the rings in the middle of a cartouche, below them when the last round is."""
    board, theme = edition.board, table.theme
    most = max(int((inside.width + TRACKER_APART + 0.01) / (RING + TRACKER_APART)), 1)
    tracker = tracker_of(board, table.players, most)
    says = end_lines(board, table, words, inside.width)
    texts = _height(says)
    if tracker.height + UNDER + texts > inside.height - CLEAR:  # Then when it ends matters most.
        says = says[1:]
        texts = _height(says)
    high = tracker.height
    top = inside.y + CLEAR + max(inside.height - high - UNDER - texts - CLEAR, 0) / 2
    yield from tracker.draw(inside.centre[0] - tracker.width / 2, top, theme)
    yield from write_end(says, Box(inside.x, top + high + UNDER, inside.width, 0), theme)


def end_lines(
    board: Board, table: Table, words: Words, width: float
) -> tuple[tuple[list[str], float, str], ...]:
    """Return what is said of the end, in lines, with their size and face."""
    needed = board.printed_to_end(table.players)
    last = words("end.last-any" if table.fewest else "end.last", needed=needed)
    return (
        (wrap(words("end.cross"), width, LABEL_PT), LABEL_PT, "text"),
        (wrap(last, width, LAST_PT, "bold"), LAST_PT, "bold"),
    )


def _height(says: tuple[tuple[list[str], float, str], ...]) -> float:
    return sum(len(lines) * leading(size) for lines, size, _ in says)


def write_end(
    says: tuple[tuple[list[str], float, str], ...], box: Box, theme: Theme
) -> Iterator[Item]:
    """Yield what is said of the end from the top of a box."""
    y = box.y
    for lines, size, face in says:
        place = Box(box.x, y, box.width, len(lines) * leading(size))
        yield from write_lines(lines, place, size, colour=theme.ink, name=face, anchor="middle")
        y = place.bottom


def _ring(number: int, resource: Resource, place: Box, theme: Theme) -> Mark:
    line = Stroke(theme.outline(resource), LINE)
    ring = circle(place.centre, (place.width - LINE) / 2, WHITE, line)
    figure = write(str(number), place, LAST_PT, colour=theme.quiet, name="bold", anchor="middle")
    return Mark(closed_mark(number), "cross", place, (ring, figure))


def cartouche_inside(box: Box) -> Box:
    """Return the room of a cartouche below its tab."""
    top = box.y + TAB / 2 + 0.7
    return Box(box.x + INSIDE, top, box.width - 2 * INSIDE, box.bottom - INSIDE + 0.4 - top)


def draw_cartouche(box: Box, title: str, theme: Theme) -> Iterator[Item]:
    """Yield a cartouche, its tab in the middle of its upper line."""
    yield Path(_notched(box), WHITE, Stroke(theme.ink, FRAME))
    yield Path(_notched(box.inset(BETWEEN)), None, Stroke(theme.outline("rock"), INNER))
    most = box.width - 2 * (NOTCH + TAB_SIDE + TAB_TIP)
    fitting = TITLE_PT * most / width(title, TITLE_PT, "display")
    size = min(TITLE_PT, max(LEAST_TITLE_PT, fitting))
    wide = min(width(title, size, "display"), most) + 0.02
    x, y = box.centre[0], box.y
    yield polygon(_tab(x, y, wide), theme.title)
    place = Box(x - wide / 2, y - TAB / 2, wide, TAB)
    yield write(title, place, size, colour=WHITE, name="display", anchor="middle")


def _tab(x: float, y: float, wide: float) -> tuple[Point, ...]:
    half, out = wide / 2 + TAB_SIDE, wide / 2 + TAB_SIDE + TAB_TIP
    up, down = y - TAB / 2, y + TAB / 2
    return (
        (x - out, y),
        (x - half, up),
        (x + half, up),
        (x + out, y),
        (x + half, down),
        (x - half, down),
    )


def _notched(box: Box) -> tuple[Segment, ...]:
    """Return a rectangle whose corners are cut out by quarter circles."""
    left, top, right, bottom, n = box.x, box.y, box.right, box.bottom, NOTCH
    k = n * ARC
    return (
        ("M", left + n, top),
        ("L", right - n, top),
        ("C", right - n, top + k, right - k, top + n, right, top + n),
        ("L", right, bottom - n),
        ("C", right - k, bottom - n, right - n, bottom - k, right - n, bottom),
        ("L", left + n, bottom),
        ("C", left + n, bottom - k, left + k, bottom - n, left, bottom - n),
        ("L", left, top + n),
        ("C", left + k, top + n, left + n, top + k, left + n, top),
        ("Z",),
    )

"""The board sheet: the land, beside or below it the players, the turn and the game's end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from math import ceil

from sheets.drawing.figures import capitalised, heading
from sheets.drawing.lettering import largest_size, leading, width, wrap, write, write_lines
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Group, Item, Mark, Stroke, Zone
from sheets.drawing.sizes import FIRM, HAIR, LABEL_PT, LEAST_PT
from sheets.merchants.board import head
from sheets.merchants.board.land import draw_land, has_artifacts, sides
from sheets.merchants.board.legend import (
    LEGEND_BOX,
    draw_legend,
    drawn_symbols,
    river_sentences,
    ship_sentences,
)
from sheets.merchants.board.plan import Plan, board_plan, map_zones
from sheets.merchants.board.turn import (
    draw_payout,
    draw_turn,
    draw_turn_line,
    draw_turn_pictures,
    least_height,
)
from sheets.merchants.board.wilds import (
    cartouches,
    draw_sea,
    draw_title,
    draw_wild_land,
    draw_wilds,
    wilds_places,
)
from sheets.merchants.dice import draw_dice_key, draw_named_dice
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.page.boxes import FOOT_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer
from sheets.table.table import Table
from sheets.words.translation import Words

LEGEND_ROW = LEGEND_BOX._replace(y=LEGEND_BOX.y - 0.1, height=4.8)
NOTE = 3.55  # The line of notes below the legend.
STRIP_ACROSS, TIGHT_ACROSS = 6, 12  # So many of the tracker's rings side by side in a strip.
HEAD = 5.5
PARAGRAPH, LEAST_PARAGRAPH = 4.6, 2.8  # Between the panel's parts.
SENTENCE_DOWN = 4.8  # Below the heading's top.
UNDER = 2.4  # The space under the sentence.
DICE, DICE_COLUMNS = 11.0, 2  # The key of the dice, below the turn.
PANEL_WHITE, ROUND = 1.4, 1.2  # Around the panel, which lies in the sea.
RING = 5.7  # Three have their white within the panel's frame.
PANEL_ACROSS = 3  # So many of the tracker's boxes fit side by side.
PAYS, KEY, END = (
    54.0,
    48.0,
    66.0,
)  # How wide there is what a region pays, dice, and at least the end.
UNDER_BRACKETS = 0.4  # From brackets to what is said below them.
END_ANY = 71.0  # The end's width where all that is said of it for any number stands in a line.
BETWEEN_BOXES = 0.5  # From a cartouche to the tab of the one below it.
UP, DOWN = 0.65, 0.3  # From the columns' letters to the tabs, and from the strip to the legend.
GAP = 2.2
END_RING = 5.4
FROM_FRAME = 1.5  # From a cartouche's side to its inner line.
UNDER_WORDS = 1.95  # From what is said at the end to the lower side.
IN_FRAME = 2.1  # From a cartouche's side to what is said in it.
APART = 4.0  # On either side of the line between the legend and what stands aside.
MORE = 0.4  # So much more of a cartouche's height is used in a strip.
NOTE_SIZES = (LABEL_PT, 8.0, LEAST_PT)
END_SIZES = (7.6, LEAST_PT)  # Of what is said at the end, which ends above the footer.
BARE_X = 3.0  # Where notes begin on a page without markers.
BETWEEN = 10.0  # The end's words and its tracker there.
# Where there is room for lines without headings only:
TURN_DOWN, TURN_LINE = -0.1, 3.5  # The turn is in one line of the strip.
LEGEND = 3.6  # How high the strip's legend is.
SMALL_RING, RING_DOWN = (
    5.6,
    2.4,
)  # The tracker's rings in the strip's foot, and the white around them.
WORDS_LINE = 3.0
NO_BREAK = "\u00a0"
DOT = " · "
BAND, BAND_DOWN = 24.0, 3.0  # The landscape of wilds beside a panel.


def board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a board sheet but the players' names."""
    board, plan = edition.board, board_plan(edition.board, table.players)
    last, is_slim = board.rows_in_play(table.players), plan.arrangement == "strip"
    items = (
        *head.draw_head(edition, table, words, plan),
        *draw_sea(edition, table, plan),
        *draw_land(edition, table, plan.lattice, plan.beach),
        *_arranged(edition, table, words, plan),
        *sides(board, last, plan.lattice, table, is_slim=is_slim),
        *_foot(edition, table, words, plan),
    )
    note = footer(words("sheet.board"), edition, table, words)
    return Layout("board", note, items, "sea")


def board_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """The board sheet: one for the table, or one for each player when played online (M1.3)."""
    plan = board_plan(edition.board, table.players)
    names = tuple(head.printed_names(table, player_places(plan, table)))
    zones = tuple(_zones(edition, table, words, plan))
    page = Page("board", words("sheet.board"), names, zones=zones)
    if not table.online:
        return (page,)
    seats = range(table.players)
    return tuple(head.owner_page(replace(page, seat=seat), table, words, plan) for seat in seats)


def _zones(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Zone]:
    """Yield what has marks: the land in play, the players, the end, the head."""
    last = edition.board.rows_in_play(table.players)
    yield from map_zones(edition.board, last, plan.lattice, words)
    places = player_places(plan, table)
    box = places[0].initial.joined(places[-1].name)
    yield Zone("players", head.players_heading(table, words), box)
    yield Zone("end", words("board.end"), _end_box(edition, table, words, plan))
    yield head.first_zone(words, plan)


def _end_box(edition: Edition, table: Table, words: Words, plan: Plan) -> Box:
    """Return where it is kept how near the end is: a cartouche with its tab, or rings alone."""
    is_wild = plan.arrangement == "wilds"
    if is_wild or (plan.arrangement == "strip" and not plan.is_tight):
        boxes = cartouches(plan, table) if is_wild else _boxes(edition, plan, table, words)
        box, up = boxes["end"], head.TAB / 2
        return box._replace(y=box.y - up, height=box.height + up)
    drawn = draw_tight_strip(edition, table, words, plan, ())
    if plan.arrangement == "side":
        drawn = draw_panel(edition, table, words, plan)
    rings = (mark.box for mark in drawn if isinstance(mark, Mark) and "closed" in mark.name)
    return reduce(Box.joined, rings)


def player_places(plan: Plan, table: Table) -> tuple[head.Place, ...]:
    """Return where the players' initials and names stand."""
    if plan.arrangement == "strip":
        return head.head_places(table.players)
    if plan.arrangement == "side":
        return panel_places(plan, table.players)
    return wilds_places(plan, table)


def _arranged(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield what lies beyond the border, and players, end and turn."""
    if plan.arrangement == "wilds":
        yield from draw_wilds(edition, table, words, plan)
    elif plan.arrangement == "side":
        yield from draw_wild_land(edition, table, plan)
        if plan.beyond:
            yield from draw_title(edition, table, words, _band(plan.beyond))
        yield from draw_panel(edition, table, words, plan)
    elif not plan.is_tight:
        yield from draw_strip(edition, table, words, plan)


def _band(area: Box) -> Box:
    """Return where the landscape lies in wilds that hold nothing else."""
    down = max((area.height - BAND) / 2, BAND_DOWN)
    return Box(area.x + 8, area.y + down, area.width - 16, min(BAND, area.height - 2 * BAND_DOWN))


def _foot(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the legend, which rivers do nothing, whose ships are, what else ends the game."""
    stuck = words(with_option("ending.stuck", edition.rules))  # M3.6
    rivers = river_sentences(edition.board, table, words)
    pen = (words("legend.pen"),) if table.markers and not table.moment else ()
    ships = tuple(ship_sentences(edition, table, words))
    if plan.is_tight:
        yield from draw_legend(edition, table, words, _symbols(table), legend_row(plan))
        notes = (*rivers, stuck)
        yield from draw_tight_strip(edition, table, words, plan, notes)
    elif plan.arrangement == "strip":
        end = _boxes(edition, plan, table, words)["end"]
        x = FOOT_BOX.x if table.markers else BARE_X
        row = Box(x, LEGEND_ROW.y, end.x - GAP - x, LEGEND_ROW.height)
        yield from draw_legend(
            edition, table, words, _symbols(table), row, resources=False, edges=False
        )
        edge = (capitalised(words("legend.artifact-online")),)
        # Online there is no room for both below the legend.
        below, beside = (edge, pen) if table.online and has_artifacts(table) else (pen, ())
        yield _note((*ships, *((stuck,) if table.fewest else ()), *below), row, table)
        right = FOOT_BOX.right if table.markers else plan.panel.right
        aside = Box(end.right + GAP, FOOT_BOX.y, right - end.right - GAP, 0)
        said = beside if table.fewest else (*rivers, *beside)
        lines = wrap(" ".join(said), aside.width, LEAST_PT)
        yield from write_lines(lines, aside, LEAST_PT, colour=table.theme.ink)
    else:
        has_key = table.dice == "d6" and plan.arrangement == "wilds"
        row = LEGEND_ROW
        if has_key:
            wide = max((width(each, LABEL_PT) + 2 * APART for each in pen), default=0.0)
            row = row._replace(width=row.width - wide)
            yield from (_apart(each, row, table) for each in pen)
        yield from draw_legend(edition, table, words, _symbols(table), row, resources=not has_key)
        yield _note((*rivers, *ships, stuck, *(() if has_key else pen)), LEGEND_ROW, table)


def _apart(text: str, row: Box, table: Table) -> Item:
    """Return what stands at the right of a legend's row, parted from it by a line."""
    theme = table.theme
    rule = line(
        (row.right + APART, row.y + 0.4),
        (row.right + APART, row.bottom - 0.4),
        stroke=Stroke(theme.quiet, HAIR),
    )
    place = Box(row.right + 2 * APART, row.y, FOOT_BOX.right - row.right - 2 * APART, row.height)
    said = write(text, place, LABEL_PT, colour=theme.ink, anchor="end")
    return Group((rule, said))


def _note(notes: Iterable[str], row: Box, table: Table) -> Item:
    """Return notes in a line below a legend's row, in the middle, as large as they fit."""
    place = Box(row.x, FOOT_BOX.bottom - NOTE, row.width, NOTE)
    text = " ".join(notes)
    _, size, _ = _lines(text, place.width, "text")
    return write(text, place, size, colour=table.theme.ink, anchor="middle")


def _symbols(table: Table) -> tuple[str, ...]:
    """Return what the legend has beside resources; on a filled board only what the pen drew."""
    if table.moment:
        return drawn_symbols(table)
    artifact = ("artifact",) if has_artifacts(table) else ()
    return ("start", "goal", "ship", "worker", *artifact, "closed", "swamp")


BOARD = Kind(board_layout, board_pages, Camera(20, "B"))


def panel_places(plan: Plan, players: int) -> tuple[head.Place, ...]:
    """Return where the players stand in the panel."""
    box = plan.panel
    return head.places_down(players, Box(box.x, box.y + HEAD, box.width, 0))


def draw_panel(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the panel from top to bottom, without the names."""
    panel, theme = plan.panel, table.theme
    ground = panel.inset(-PANEL_WHITE)
    yield rectangle(ground, WHITE, Stroke(theme.title, FIRM), ROUND)
    yield heading(head.players_heading(table, words), Box(panel.x, panel.y, panel.width, 4), theme)
    yield from head.draw_players(panel_places(plan, table.players), theme)
    players = HEAD + head.ROW * table.players
    high = end_height(edition, table, words, panel.width)
    steps = least_height(words, panel.width)
    spare = panel.height - players - high - HEAD - steps
    apart = min(max(spare / 2, LEAST_PARAGRAPH), PARAGRAPH)
    end = Box(panel.x, panel.y + players + apart, panel.width, high)
    yield from _panel_end(edition, table, words, end)
    y = end.bottom + apart
    yield heading(words("board.turn"), Box(panel.x, y, panel.width, 4), theme)
    turn = Box(panel.x, y + HEAD, panel.width, panel.bottom - y - HEAD)
    # Where the turn leaves no room for it, the aid alone has the key.
    if table.dice == "d6" and turn.height - DICE >= steps:
        turn = turn._replace(height=turn.height - DICE)
        key = Box(panel.x, turn.bottom, panel.width, DICE)
        yield from draw_dice_key(edition, key, theme, DICE_COLUMNS)
    yield from draw_turn(words, turn, theme)


def end_height(edition: Edition, table: Table, words: Words, width: float) -> float:
    """Return how high the part of a panel so wide is that tells of the end."""
    lines = wrap(head.end_sentence(edition.board, table, words), width, LABEL_PT)
    return (
        SENTENCE_DOWN
        + len(lines) * leading(LABEL_PT)
        + UNDER
        + _panel_tracker(edition, table).height
    )


def _panel_tracker(edition: Edition, table: Table) -> head.Tracker:
    return head.tracker_of(edition.board, table.players, PANEL_ACROSS, RING)


def _panel_end(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield heading, sentence and tracker."""
    theme, tracker = table.theme, _panel_tracker(edition, table)
    yield heading(words("board.end"), Box(box.x, box.y, box.width, 4), theme)
    lines = wrap(head.end_sentence(edition.board, table, words), box.width, LABEL_PT)
    high = len(lines) * leading(LABEL_PT)
    under = Box(box.x, box.y + SENTENCE_DOWN, box.width, high)
    yield from write_lines(lines, under, LABEL_PT, colour=theme.ink)
    yield from tracker.draw(box.centre[0] - tracker.width / 2, under.bottom + UNDER, theme)


def draw_strip(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield cartouches side by side: the turn, the dice, the end, what a region pays."""
    theme = table.theme
    for name, box in _boxes(edition, plan, table, words).items():
        inner = head.cartouche_inside(box)
        inside = Box(inner.x, inner.y - MORE, inner.width, inner.height + 2 * MORE)
        yield from head.draw_cartouche(box, words(f"board.{name}"), theme)
        if name == "turn":
            yield from draw_turn_pictures(edition, table, words, inside)
        elif name == "dice":
            yield from draw_named_dice(edition, table, words, inner, is_special=table.dice != "d6")
        elif name == "payout":
            yield from draw_payout(table, words, inside)
        elif name == "border":
            lines = wrap(words("setup.border-any"), inner.width, LEAST_PT)
            yield from write_lines(lines, inner, LEAST_PT, colour=theme.ink, anchor="middle")
        else:
            yield from _strip_end(edition, table, words, box)


def _boxes(edition: Edition, plan: Plan, table: Table, words: Words) -> Mapping[str, Box]:
    """Return the cartouches by what they hold; that of the end is as high as it needs to be."""
    panel, tracker = plan.panel, _strip_tracker(edition, table)
    least = END_ANY if table.fewest else END
    end = max(tracker.width + 2 * (head.WHITE_RING + FROM_FRAME), least)
    says = _end_says(edition, table, words, end - 2 * IN_FRAME)
    under = _under_rings(table) + sum(len(lines) * leading(size) for lines, size, _ in says)
    rings = head.TAB / 2 + head.WHITE_RING + tracker.height
    y, low = panel.y + head.TAB / 2 + UP, panel.bottom - DOWN
    widths = {"dice": KEY, "end": end, "payout": PAYS}
    turn = panel.width - sum(widths.values()) - len(widths) * GAP
    boxes: dict[str, Box] = {}
    x = panel.x
    for name, wide in {"turn": turn, **widths}.items():
        high = max(rings + under + UNDER_WORDS, low - y) if name == "end" else low - y
        boxes[name] = Box(x, y, wide, high)
        x += wide + GAP
    if table.fewest:
        pays, low = boxes["payout"], boxes["end"].bottom
        y = pays.bottom + BETWEEN_BOXES + head.TAB / 2
        boxes["border"] = Box(pays.x, y, pays.width, low - y)
    return boxes


def _strip_tracker(edition: Edition, table: Table) -> head.Tracker:
    down = head.BRACKET + head.WHITE_RING if table.fewest else head.TRACKER_APART
    return head.tracker_of(edition.board, table.players, STRIP_ACROSS, END_RING, down)


def _strip_end(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the rings, and below them when the last round is.

    On a sheet for any number of players it is also said who crosses out which.
    """
    theme, tracker = table.theme, _strip_tracker(edition, table)
    top, x = box.y + head.TAB / 2 + head.WHITE_RING, box.centre[0] - tracker.width / 2
    yield from tracker.draw(x, top, theme)
    if table.fewest:
        yield from head.draw_brackets(tracker, table, words, (x, top))
    under, room = top + tracker.height + _under_rings(table), box.width - 2 * IN_FRAME
    for lines, size, face in _end_says(edition, table, words, room):
        place = Box(box.x + IN_FRAME, under, room, 0)
        yield from write_lines(lines, place, size, colour=theme.ink, name=face, anchor="middle")
        under += len(lines) * leading(size)


def _under_rings(table: Table) -> float:
    return head.BRACKET + UNDER_BRACKETS if table.fewest else head.WHITE_RING


def _end_says(
    edition: Edition, table: Table, words: Words, room: float
) -> Iterator[tuple[list[str], float, str]]:
    """Yield what a strip says of the end, in lines, with their size and face."""
    needed = edition.board.printed_to_end(table.players)
    last = words("end.last-any" if table.fewest else "end.last", needed=needed)
    yield _lines(last, room, "bold", END_SIZES)
    if not table.fewest:
        stuck = words(with_option("ending.stuck", edition.rules))  # M3.6
        yield _lines(stuck, room, "text", END_SIZES)


def _lines(
    text: str, room: float, face: str, sizes: Sequence[float] = NOTE_SIZES
) -> tuple[list[str], float, str]:
    """Return the lines of a note, as large as they fit in one, their size and face."""
    size = largest_size(sizes, lambda size: width(text, size, face) <= room)
    return wrap(text, room, size, face), size, face


def legend_row(plan: Plan) -> Box:
    """Return where the legend stands where the strip is tight: below the turn, above the foot."""
    y = plan.panel.y + TURN_DOWN + TURN_LINE
    return Box(FOOT_BOX.x, y, FOOT_BOX.width, LEGEND)


def draw_tight_strip(
    edition: Edition, table: Table, words: Words, plan: Plan, notes: tuple[str, ...]
) -> Iterator[Item]:
    """Yield the turn in a line, and in the foot the end with all notes beside its tracker."""
    board, theme, box = edition.board, table.theme, plan.panel
    yield from draw_turn_line(words, Box(box.x, box.y + TURN_DOWN, box.width, TURN_LINE), theme)
    tracker = head.tracker_of(board, table.players, TIGHT_ACROSS, SMALL_RING)
    top, x = legend_row(plan).bottom, FOOT_BOX.right - tracker.width
    yield from tracker.draw(x, top + RING_DOWN, theme)
    text = DOT.join((head.end_sentence(board, table, words), *notes))
    left = Box(FOOT_BOX.x, top, x - BETWEEN / 2 - FOOT_BOX.x, 0)
    yield from _run_in(words("board.end"), text, left, table)


def _run_in(title: str, text: str, box: Box, table: Table) -> Iterator[Item]:
    """Yield a small title, and a text that goes on in its line."""
    theme = table.theme
    start = width(title, LEAST_PT, "display") + 1.5
    blank = NO_BREAK * ceil(start / width(NO_BREAK, LEAST_PT))
    first, *rest = wrap(blank + text, box.width, LEAST_PT)
    yield heading(title, Box(box.x, box.y, start, WORDS_LINE), theme, LEAST_PT)
    for number, each in enumerate((first.lstrip(NO_BREAK), *rest)):
        indent = 0 if number else start
        y = box.y + number * WORDS_LINE
        place = Box(box.x + indent, y, box.width - indent, leading(LEAST_PT))
        yield write(each, place, LEAST_PT, colour=theme.ink)

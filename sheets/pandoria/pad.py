"""The score pad: as many games as fit, a column for each player, what is added in one line down."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise

from sheets.drawing.figures import (
    CAPTION_LEFT,
    box_mark,
    capitalised,
    figure_boxes,
    labelled_box,
    outline,
    total_label,
    total_mark,
)
from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write, write_name, write_wrapped
from sheets.drawing.paths import line, rectangle
from sheets.drawing.pictures import (
    Part,
    Step,
    arrow,
    box_sign,
    draw_ribbon,
    figure,
    house,
    oval,
    row,
    sign,
    smaller,
)
from sheets.drawing.shapes import Anchor, Box, Group, Item, Mark, Stroke, Text, Zone
from sheets.drawing.sizes import ADDED, FIRM, HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import AROUND, draw_band
from sheets.page.boxes import HEADER_BOX, PAD_BOX, RIBBON_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title, seat_title
from sheets.pandoria import pad_places
from sheets.pandoria.aid import draw_forest
from sheets.pandoria.edition import (
    RATES,
    RESOURCES,
    USUAL_RATE,
    Edition,
    Rate,
    Resource,
    parse_rate,
)
from sheets.pandoria.effects import CROWN, exchange_picture
from sheets.pandoria.landscape import draw_landscape
from sheets.pandoria.marks import (
    ColumnPart,
    date_mark,
    rate_mark,
    resource_mark,
    sum_mark,
)
from sheets.table.table import Table
from sheets.words.translation import Words

CORNER, PANEL_CORNER = 0.8, 1.6
LAND = (108.0, 12.4)  # From the header's left, and how high.
NAME_PT = 11.0
RATE_PT = 8.5
CAPTION_DOWN = -0.1  # Of words above a box, nearer to it than to what is above them.
INDENT = 0.5  # Of the words above a box at a panel's side.
LEFT_OVER = 0.9  # How far words may stand out of the last box, clear of the crown beside it.
SIGN, CAPTION_SIGN = 5.6, 3.0
SUM_SIGN, SUM_PT = 4.8, 15.0  # Before a sum, where there are several.
BELOW_DATE = 1.4  # Between a date and the name of a row below it, at least.
TAG = 1.1  # Between the ground of a row's name and the panels.
BEFORE_TOTAL = 1.2  # From the boxes that are added up to their total.
# What is added up, before its total: boxes of rows, and those with bold frames.
BOXES = row(box_sign(), figure("+"), box_sign(), figure("="), gap=0.3)
BOLD_BOXES = row(
    box_sign(is_heavy=True), figure("+"), box_sign(is_heavy=True), figure("="), gap=0.5
)
FOREST, FOREST_WORTH = 30.0, 6.0  # An example: how high it is at most, below it what it is worth.
FOREST_SPACE = 0.494  # A space of it, in heights of the forest.
FOREST_IS = row(figure("="), figure("4"), CROWN, gap=0.8)
NOTES_ROW, TOTAL_ROW = 8.6, 4.7
ADDED_PARTS: tuple[ColumnPart, ...] = ("crowns", "hand", "captives")


def pad_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a score pad but the players' names (P2-P6, P11)."""
    title = words("sheet.pad")
    items = [*page_title(title, edition, table, words)]
    for columns in pad_places.blocks_of(table):
        items += _block(columns, edition, table, words)
    items += _key(table, words)
    if not table.plain:
        left, high = HEADER_BOX.x + LAND[0], LAND[1]
        room = Box(left, PAD_BOX.y - high, HEADER_BOX.right - left - 4, high)
        items += draw_landscape(room, table.theme)
    note = footer(title, edition, table, words)
    return Layout("pad", note, tuple(items))


def pad_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the pad's one page, with the players' names in every game."""
    ink = table.theme.ink
    columns = [column for block in pad_places.blocks_of(table) for column in block]
    left = CAPTION_LEFT + width(words("name"), LEAST_PT) + 1.6
    items: list[Item] = []
    for each in columns:
        box, name = each.name, table.seats[each.number - 1].name
        room = Box(box.x + left, box.y + 0.8, box.width - left - 1, box.height - 1.6)
        items += write_name(name, room, NAME_PT, colour=ink)
    zones = tuple(_zones(table, words))
    return (Page("pad", words("sheet.pad"), tuple(items), zones=zones),)


def _zones(table: Table, words: Words) -> Iterator[Zone]:
    """Yield every game's date and, without their margin, its players' columns."""
    for columns in pad_places.blocks_of(table):
        for each in columns:
            game, name = words("pad.game", number=each.game), f"game-{each.game}"
            if each.number == 1:
                _, date = pad_places.head_of(each, table)
                yield Zone(name, f"{game} · {words('date')}", date)
            title = f"{game} · {seat_title(each.number - 1, table, words)}"
            yield Zone(f"{name}-{each.number}", title, each.inside.inset(AROUND))


def _block(
    columns: tuple[pad_places.Column, ...], edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield the games of a block row by row."""
    plan = columns[0].plan
    for start in range(0, len(columns), table.players):
        yield from _head(columns[start], table, words)
        yield from _ground(columns[start : start + table.players], table)
    for column in columns:
        yield labelled_box(column.mark("name"), words("name"), column.name, table.theme)
    if not plan.has_realms:
        yield from _points(columns, table, words)
        return
    for column in columns:
        place = column.realm
        label = Box(place.x + 0.6, place.y, pad_places.REALM_LABEL - 1.4, place.height)
        yield write(words("pad.realm"), label, LABEL_PT, colour=table.theme.ink)
        box = pad_places.at_right(place, place.width - pad_places.REALM_LABEL)
        yield box_mark(column.mark("realm"), box, table.theme)
    yield from _added(columns, table, words)
    yield from _captions(columns, table, words)
    for number, resource in enumerate(RESOURCES):
        yield from _resource(number, resource, columns, edition, table)
    yield from _total(columns, table, words)


def _ground(game: Sequence[pad_places.Column], table: Table) -> Iterator[Item]:
    """Yield the light ground of a game, those of its rows, and a line between players."""
    theme, panel, first = table.theme, pad_places.panel_of(game), game[0]
    yield rectangle(panel, theme.fill("panel"), None, PANEL_CORNER)
    thin, stripes = Stroke(theme.line, HAIR), [*_stripes(first)]
    for above, (place, kind) in zip([None, *stripes], stripes, strict=False):
        if fill := theme.fill(f"{kind}-row"):
            yield rectangle(panel.inset(FIRM / 2)._replace(y=place.y, height=place.height), fill)
        elif above and first.plan.has_realms:
            y = (above[0].bottom + place.y) / 2
            yield line((panel.x, y), (panel.right, y), stroke=thin)
    for left, right in pairwise(game):
        x = (left.panel.right + right.panel.x) / 2
        yield line((x, panel.y), (x, panel.bottom), stroke=Stroke(theme.title, HAIR))
    yield rectangle(panel, None, Stroke(theme.title, FIRM), PANEL_CORNER)


def _stripes(column: pad_places.Column) -> Iterator[tuple[Box, str]]:
    """Yield the grounds of resources, else of every second row of crowns that has a sum."""
    if column.plan.has_realms:
        yield from ((column.stripe(number), kind) for number, kind in enumerate(RESOURCES))
    elif not column.plan.has_hand:
        yield from (
            (column.points_stripe(row), "gold") for row in range(1, column.plan.rows + 1, 2)
        )


def _head(first: pad_places.Column, table: Table, words: Words) -> Iterator[Item]:
    """Yield the number and the date of a game."""
    tab, date = pad_places.head_of(first, table)
    game = words("pad.game", number=first.game)
    yield from draw_band(tab, game, table.theme)
    told = f"{game} · {words('date')}" if pad_places.is_abreast(table) else words("date")
    yield labelled_box(date_mark(first.game), told, date, table.theme)


def _added(columns: tuple[pad_places.Column, ...], table: Table, words: Words) -> Iterator[Item]:
    """Yield the crowns in play, and beside them what else is crowns as it is (P3, P6)."""
    yield _symbol("crown", columns[0].added, table)
    yield from _label(capitalised(words("pad.worth")), columns[0].added, table)
    for column in columns:
        for number, part in enumerate(ADDED_PARTS[: column.added_boxes]):
            box = column.added_box(number)
            caption = Box(
                box.x, box.y - pad_places.CAPTION + CAPTION_DOWN, box.width, pad_places.CAPTION
            )
            yield _caption(words(f"pad.{part}"), caption, table, "middle")
            digits = 3 if part == "crowns" else 2
            yield figure_boxes(
                column.mark(part), box, table.cells(digits), table.theme, width=ADDED
            )


def _captions(columns: tuple[pad_places.Column, ...], table: Table, words: Words) -> Iterator[Item]:
    """Yield once for all resources what their boxes are for, and what each rate is."""
    theme = table.theme
    for column in columns:
        row = column.captions
        have = pad_places.at_left(row, pad_places.TWO_DIGITS + 2)
        yield _caption(words("pad.have"), have._replace(x=have.x + INDENT), table)
        for rate, box in zip(RATES, pad_places.rates(row), strict=True):
            yield write(_exchange(rate), box, RATE_PT, colour=theme.ink, anchor="middle")
        yield icon(
            "crown",
            pad_places.worth(row).centre,
            CAPTION_SIGN,
            theme.ink,
            theme.fill("crown"),
        )
        left = pad_places.at_right(row, pad_places.left_over(row).width + LEFT_OVER)
        yield _caption(words("pad.left"), left, table, "end")


def _resource(
    number: int,
    resource: Resource,
    columns: tuple[pad_places.Column, ...],
    edition: Edition,
    table: Table,
) -> Iterator[Item]:
    theme, stripe = table.theme, columns[0].stripe(number)
    tag = Box(PAD_BOX.x, stripe.y, pad_places.LABELS - TAG, stripe.height)
    yield rectangle(tag, theme.fill(resource), None, CORNER)
    yield _symbol(resource, columns[0].resource(number), table)
    name = capitalised(edition.resource_text(resource, table.language))
    yield from _label(name, columns[0].resource(number), table)
    for column in columns:
        row = column.resource(number)
        own = column.game, column.number - 1
        yield figure_boxes(
            resource_mark("have", *own, resource),
            pad_places.at_left(row, pad_places.TWO_DIGITS),
            table.cells(2),
            theme,
        )
        for rate, place in zip(RATES, pad_places.rates(row), strict=True):
            frame = rectangle(place, "#ffffff", outline(theme), CORNER)
            yield Mark(rate_mark(*own, resource, rate), "mark", place, (frame,))
        yield figure_boxes(
            resource_mark("worth", *own, resource), pad_places.worth(row), 1, theme, width=ADDED
        )
        yield figure_boxes(
            resource_mark("left", *own, resource), pad_places.left_over(row), 1, theme
        )


def _exchange(rate: Rate) -> str:
    """Return a rate as it stands above its boxes: `3→1`."""
    crowns, resources = parse_rate(rate)
    return f"{resources}→{crowns}"


def _adds(boxes: Part, total: Box, theme: Theme) -> Group:
    """Return what is added up, before the box of a total."""
    return Group(tuple(boxes.draw(theme)), total.x - BEFORE_TOTAL - boxes.width, total.centre[1])


def _total(columns: tuple[pad_places.Column, ...], table: Table, words: Words) -> Iterator[Item]:
    row = columns[0].total
    yield _total_label(row._replace(height=TOTAL_ROW), table, words)
    below = Box(PAD_BOX.x + 1.4, row.y + TOTAL_ROW, pad_places.LABELS - 3, row.height - TOTAL_ROW)
    told = f"{words('pad.worth')} · {words('pad.left')}"
    yield write(told, below, LEAST_PT, colour=table.theme.quiet)
    for column in columns:
        row = column.total
        total = pad_places.worth(row, pad_places.THREE_DIGITS)
        yield total_mark(column.mark("total"), total, table.cells(3), table.theme)
        left = pad_places.left_over(row)
        yield figure_boxes(column.mark("left"), left, 1, table.theme)
        yield _adds(BOLD_BOXES, total, table.theme)


def _points(columns: tuple[pad_places.Column, ...], table: Table, words: Words) -> Iterator[Item]:
    """Yield the crowns as they come, where these alone are added up (P11)."""
    plan, first = columns[0].plan, columns[0]
    top = pad_places.head_of(columns[-1], table)[1].bottom + BELOW_DATE
    label = Box(PAD_BOX.x, top, pad_places.LABELS - TAG, NOTES_ROW)
    yield _symbol("crown", label, table)
    yield from _label(capitalised(words("pad.notes")), label, table)
    if not table.plain:
        bottom = (first.row(2) if plan.has_hand else first.row_sum(plan.rows)).bottom
        yield from _example(label._replace(y=label.bottom, height=bottom - label.bottom), table)
    for column in columns:
        for mark, box in column.point_marks.items():
            yield box_mark(mark, box, table.theme)
    yield from (_with_hand if plan.has_hand else _row_by_row)(columns, table, words)


def _example(room: Box, table: Table) -> Iterator[Item]:
    """Yield a closed region and what it is worth, in the middle of a room."""
    x, y = room.centre
    high = min(room.height - 1, FOREST)
    yield draw_forest((x, y - FOREST_WORTH / 2), FOREST_SPACE * (high - FOREST_WORTH), table.theme)
    worth = Box(x - FOREST_IS.width / 2, y + high / 2 - FOREST_WORTH, FOREST_IS.width, FOREST_WORTH)
    yield Group(tuple(FOREST_IS.draw(table.theme)), worth.x, worth.centre[1])


def _row_by_row(
    columns: tuple[pad_places.Column, ...], table: Table, words: Words
) -> Iterator[Item]:
    """Yield the sum of each row of crowns, and the total below."""
    theme = table.theme
    yield _total_label(columns[0].foot, table, words)
    for column in columns:
        for number in range(1, column.plan.rows + 1):
            box = column.row_sum(number)
            yield Group(tuple(arrow(2.4).draw(theme)), box.x - 3.2, box.centre[1])
            mark = sum_mark(column.game, column.number - 1, number)
            yield figure_boxes(mark, box, table.cells(3), theme, width=FIRM)
        total = pad_places.at_right(column.foot, pad_places.SUM)
        yield _adds(BOXES, total, theme)
        yield total_mark(column.mark("crowns"), total, table.cells(3), theme)


def _with_hand(
    columns: tuple[pad_places.Column, ...], table: Table, words: Words
) -> Iterator[Item]:
    """Yield what all crowns are, at their right, the crowns of the hand, and the total."""
    told: Mapping[ColumnPart, str] = {
        "crowns": capitalised(words("pad.worth")),
        "hand": capitalised(words("pad.hand")),
        "total": words("pad.total"),
    }
    for column in columns:
        for number, (part, text) in enumerate(told.items()):
            place, high = column.row(number), pad_places.SUM_CAPTION
            above = pad_places.at_right(place, pad_places.THREE_DIGITS + pad_places.SIGN)
            yield _caption(text, above._replace(height=high), table, "end")
            below = place._replace(y=place.y + high, height=place.height - high)
            box = pad_places.at_right(below, pad_places.THREE_DIGITS)
            yield _beside(part, box, table)
            boxed = total_mark if part == "total" else partial(figure_boxes, width=ADDED)
            yield boxed(column.mark(part), box, table.cells(3), table.theme)


def _beside(part: ColumnPart, box: Box, table: Table) -> Item:
    """Return what stands before a box: of what it is the sum."""
    theme, room = table.theme, Box(box.x - pad_places.SIGN, box.y, pad_places.SIGN, box.height)
    if part == "total":
        return write("=", room, SUM_PT, colour=theme.ink, name="bold", anchor="middle")
    if part == "crowns":
        return icon("crown", room.centre, SUM_SIGN, theme.ink, theme.fill("crown"))
    card = smaller(oval, SUM_SIGN / oval.width)
    return Group(tuple(card.draw(theme)), room.centre[0] - card.width / 2, room.centre[1])


def _total_label(row: Box, table: Table, words: Words) -> Text:
    place = Box(PAD_BOX.x + 1.4, row.y, pad_places.LABELS - 3, row.height)
    return total_label(words("pad.total"), place, table.theme)


def _caption(text: str, place: Box, table: Table, anchor: Anchor = "start") -> Text:
    return write(text, place, LABEL_PT, colour=table.theme.ink, anchor=anchor)


def _symbol(name: str, row: Box, table: Table) -> Item:
    theme = table.theme
    return icon(name, (PAD_BOX.x + 4.2, row.centre[1]), SIGN, theme.ink, theme.fill(name))


def _label(text: str, row: Box, table: Table) -> tuple[Text, ...]:
    """Return what a row is called, left of its columns."""
    place = row._replace(x=PAD_BOX.x + 8.6, width=pad_places.LABELS - 10.6)
    return write_wrapped(text, place, LABEL_PT, colour=table.theme.ink)


def _key(table: Table, words: Words) -> Iterator[Item]:
    """Yield what the pad cannot say in its rows: the buildings' rates, and who wins a tie."""
    plan = pad_places.PLANS[table.variant]
    pictures = {"wins": CROWN}
    if plan.has_hand:
        hand = smaller(oval, 0.85)
        pictures = {"hand-crown": row(hand, arrow(2.4), figure("1"), CROWN, gap=0.5), **pictures}
    if plan.has_realms:
        pictures = {
            "usual": exchange_picture(USUAL_RATE),
            "better": row(house, exchange_picture("1 for 2"), gap=1.2),
            **pictures,
        }
    else:
        closed = row(sign("wood"), figure("="), figure("1"), CROWN, gap=0.5)
        relic = row(sign("relic"), figure("×2"))
        pictures = {"symbol": closed, "relic": relic, **pictures}
        if not plan.has_hand:
            pictures = {"sum-rows": row(BOXES, box_sign(is_heavy=True), gap=0.3), **pictures}
    steps = [Step(picture, words(f"pad.{key}")) for key, picture in pictures.items()]
    yield from draw_ribbon(RIBBON_BOX, steps, table.theme)


PAD = Kind(pad_layout, pad_pages, Camera(53, "K"))

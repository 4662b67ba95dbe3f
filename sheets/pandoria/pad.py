"""The score pad: as many games as fit, a column for each player, what is added in one line down."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR, box_mark, capitalised, heading, outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import (
    LABEL_PT,
    LEAST_PT,
    leading,
    width,
    wrap,
    write,
    write_lines,
    write_name,
)
from sheets.drawing.shapes import (
    Anchor,
    Box,
    Item,
    Mark,
    Stroke,
    Text,
    rectangle,
)
from sheets.page.identity import footer, page_title
from sheets.page.layout import BODY_BOX, FOOT_BOX, Camera, Kind, Layout, Page
from sheets.pandoria.edition import RATES, RESOURCES, Edition, Rate, Resource
from sheets.pandoria.marks import ColumnPart, date_mark, rate_mark, resource_mark
from sheets.pandoria.pad_places import (
    BESIDE,
    DATE,
    GAP,
    HEAD,
    LABELS,
    THREE_DIGITS,
    TWO_DIGITS,
    Column,
    at_left,
    at_right,
    before,
    blocks_of,
    left_over,
    rates,
)
from sheets.table.table import Table
from sheets.words.words import Words

ADDED, TOTAL = 0.45, 0.8  # The frames of what is added, and of the sum.
TITLE, TITLE_PT = 40.0, 12.0
CAPTION = 3.2
CORNER = 0.8
NAME_PT = 11.0


def pad_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a score pad but the players' names (P2-P6, P11)."""
    title = words("sheet.pad")
    items = [*page_title(title, edition, table, words)]
    for columns in blocks_of(table):
        items += _block(columns, edition, table, words)
    items += _key(table, words)
    note = footer(title, edition, table, words)
    return Layout("pad", note, tuple(items))


def pad_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the pad's one page, with the players' names in every game."""
    ink = table.theme.ink
    columns = [column for block in blocks_of(table) for column in block]
    names = [
        write_name(table.seats[each.number - 1].name, each.name.inset(1), NAME_PT, colour=ink)
        for each in columns
    ]
    return (Page("pad", words("sheet.pad"), tuple(item for name in names for item in name)),)


def _block(
    columns: tuple[Column, ...], edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield the games of a block row by row."""
    plan, (first, *_) = columns[0].plan, columns
    yield from _heads(columns, table, words)
    for column in columns:
        # A light ground sets one player apart from the next.
        yield rectangle(column.panel, table.theme.fill("panel"), outline(table.theme), 1.6)
    yield _label(words("pad.name"), first.name, table)
    for column in columns:
        yield box_mark(column.mark("name"), column.name, table.theme)
    if plan.has_realms:
        yield from _realms(columns, table, words)
    yield from _crowns(columns, table, words)
    if plan.has_hand:
        yield from _hand(columns, table, words)
    if plan.has_realms:
        yield from _captions(columns, table, words)
        for number, resource in enumerate(RESOURCES):
            yield from _resource(number, resource, columns, edition, table)
    if plan.has_hand:
        yield from _total(columns, table, words)


def _heads(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    """Yield the number and the date of the games of a block."""
    for first in columns[:: table.players]:
        last = columns[columns.index(first) + table.players - 1]
        row = Box(first.panel.x, first.panel.y - HEAD, last.panel.right - first.panel.x, DATE[1])
        date = at_right(row, DATE[0])
        title = words("pad.game", number=first.game)
        yield heading(title, at_left(row, TITLE), table.theme, TITLE_PT)
        yield _caption(words("date"), before(date, BESIDE), table, "end")
        yield box_mark(date_mark(first.game), date, table.theme)


def _realms(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    yield _label(words("pad.realm"), columns[0].realm, table)
    for column in columns:
        place = column.realm
        if column.plan.has_captives:
            yield from _captioned("captives", column, place, table, words)
            place = at_left(place, column.beside)
        yield box_mark(column.mark("realm"), place, table.theme)


def _crowns(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    row = columns[0].crowns
    yield _symbol("crown", row, table)
    yield _label(words("pad.crowns"), row, table)
    for column in columns:
        if column.plan.has_realms:
            place = at_left(column.crowns, column.beside)
        else:
            place = at_right(column.crowns, THREE_DIGITS)
            yield _notes(column, table, words)
        is_total = not column.plan.has_hand  # P11: nothing is added to them.
        inside = (_within(words("pad.total"), place, table),) if is_total else ()
        yield _added(column.mark("crowns"), place, table, inside, is_total=is_total)


def _hand(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    if not columns[0].plan.has_realms:
        yield _label(capitalised(words("pad.hand")), columns[0].hand, table)
    for column in columns:
        if column.plan.has_realms:
            yield from _captioned("hand", column, column.hand, table, words)
        else:
            place = at_right(column.hand, THREE_DIGITS)
            yield _added(column.mark("hand"), place, table)


def _captioned(
    kind: ColumnPart, column: Column, row: Box, table: Table, words: Words
) -> Iterator[Item]:
    """Yield a box at the right of a row, and before it what it is for."""
    place = at_right(row, THREE_DIGITS)
    yield from _before(words(f"pad.{kind}"), before(place, BESIDE), table)
    yield _added(column.mark(kind), place, table)


def _captions(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    for column in columns:
        wide, box = column.worth_width, column.captions
        row = Box(box.x, box.y + 0.3, box.width, CAPTION)
        left, worth = left_over(row), words("pad.worth")
        between = Box(left.right, row.y, row.right - wide - left.right, row.height)
        yield _caption(words("pad.have"), at_left(row, TWO_DIGITS), table)
        yield _caption(words("pad.left"), left, table)
        yield _caption(words("pad.rate"), between, table, "middle")
        yield _caption(worth, at_right(row, max(wide, width(worth, LEAST_PT))), table, "end")


def _resource(
    number: int, resource: Resource, columns: tuple[Column, ...], edition: Edition, table: Table
) -> Iterator[Item]:
    theme = table.theme
    yield _symbol(resource, columns[0].resource(number), table)
    name = capitalised(edition.resource_text(resource, table.language))
    yield _label(name, columns[0].resource(number), table)
    for column in columns:
        row, wide = column.resource(number), column.worth_width
        own = column.game, column.number - 1
        yield box_mark(resource_mark("have", *own, resource), at_left(row, TWO_DIGITS), theme)
        yield box_mark(resource_mark("left", *own, resource), left_over(row), theme)
        for rate, place in zip(RATES, rates(row, wide), strict=True):
            yield _rate(rate_mark(*own, resource, rate), rate, place, table)
        yield _added(resource_mark("worth", *own, resource), at_right(row, wide), table)


def _rate(name: str, rate: Rate, place: Box, table: Table) -> Mark:
    crowns, _, resources = rate.partition(" for ")
    frame = rectangle(place, "#ffffff", outline(table.theme), 1.4)
    text = f"{resources}→{crowns}"
    figure = write(text, place, LEAST_PT, colour=table.theme.ink, anchor="middle")
    return Mark(name, "mark", place, (frame, figure))


def _notes(column: Column, table: Table, words: Words) -> Mark:
    """Return room for the crowns as they come, where no resources stand."""
    wide = column.inside.width - THREE_DIGITS - GAP
    place = Box(column.inside.x, column.crowns.y, wide, column.inside.bottom - column.crowns.y)
    text = _within(words("pad.notes"), place, table)
    frame = rectangle(place, "#ffffff", outline(table.theme), CORNER)
    return Mark(column.mark("notes"), "write", place, (frame, text))


def _total(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    yield _label(words("pad.total"), columns[0].total, table, "bold")
    for column in columns:
        total = at_right(column.total, THREE_DIGITS)
        yield _added(column.mark("total"), total, table, is_total=True)
        if column.plan.has_realms:
            left = left_over(column.total)
            yield box_mark(column.mark("left"), left, table.theme)
            yield _caption(words("pad.left"), before(left, TWO_DIGITS), table, "end")
            room = total.x - left.right - GAP
            yield from _before(words("pad.sum"), before(total, room), table)


def _added(
    name: str, place: Box, table: Table, inside: tuple[Text, ...] = (), *, is_total: bool = False
) -> Mark:
    """Return a box in a firm frame, as all have that are added; the total's is heavy."""
    stroke = Stroke(table.theme.ink, TOTAL if is_total else ADDED)
    within = place.inset((stroke.width - HAIR) / 2)  # Its outer side is in line with other boxes'.
    return Mark(name, "write", place, (rectangle(within, "#ffffff", stroke, CORNER), *inside))


def _caption(text: str, place: Box, table: Table, anchor: Anchor = "start") -> Text:
    return write(text, place, LEAST_PT, colour=table.theme.quiet, anchor=anchor)


def _within(text: str, place: Box, table: Table) -> Text:
    """Return a caption at the top of a box, with room below it to write."""
    return _caption(text, Box(place.x + 1.2, place.y + 0.8, place.width - 2, 3.4), table)


def _before(text: str, place: Box, table: Table) -> tuple[Text, ...]:
    """Return a caption that ends at the right of a place, in lines where it is narrow."""
    lines = wrap(text, place.width, LEAST_PT)
    top = place.centre[1] - len(lines) * leading(LEAST_PT) / 2
    block = Box(place.x, top, place.width, place.height)
    return write_lines(lines, block, LEAST_PT, colour=table.theme.quiet, anchor="end")


def _symbol(name: str, row: Box, table: Table) -> Item:
    theme = table.theme
    return icon(name, (BODY_BOX.x + 3, row.centre[1]), 5.6, theme.ink, theme.fill(name))


def _label(text: str, row: Box, table: Table, face: str = "text") -> Text:
    """Return what a row is called, left of its columns."""
    place = Box(BODY_BOX.x + 7.4, row.y, LABELS - 8.4, row.height)
    return write(text, place, LABEL_PT, colour=table.theme.ink, name=face)


def _key(table: Table, words: Words) -> Iterator[Item]:
    """Yield what the pad cannot say in its rows: the buildings' rates, and who wins a tie."""
    place = Box(FOOT_BOX.x, FOOT_BOX.y + 1.3, FOOT_BOX.width, FOOT_BOX.height - 1.3)
    lines = wrap(words("pad.key"), place.width, LABEL_PT)
    yield from write_lines(lines, place, LABEL_PT, colour=table.theme.ink)


PAD = Kind(pad_layout, pad_pages, Camera(53, "K"))

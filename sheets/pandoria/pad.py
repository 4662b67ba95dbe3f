"""The score pad: as many games as fit, a column for each player, what is added in one line down."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Mark, Stroke, box_around, rectangle
from sheets.figures import FIRM, box_mark, capitalised, heading, outline
from sheets.icons import icon
from sheets.identity import footer, identity, page_title
from sheets.lettering import LABEL_PT, LEAST_PT, width, wrap, write, write_lines, write_name
from sheets.markers import MarkerKind
from sheets.page import BODY_BOX, FOOT_BOX, Layout, Page
from sheets.pandoria.edition import RATES, RESOURCES, Edition, Rate, Resource
from sheets.pandoria.pad_places import (
    BEFORE_TOTAL,
    CAPTIONS,
    DATE,
    HEAD,
    LABELS,
    NAME,
    ONE_DIGIT,
    RESOURCE,
    THREE_DIGITS,
    TWO_DIGITS,
    Column,
    blocks_of,
)
from sheets.table import Table
from sheets.words import Words

NAME_PT = 11.0


def pad_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give all of a score pad but the players' names (P2-P6, P11)."""
    title = words("sheet.pad")
    items = [*page_title(title, edition, table, words)]
    for columns in blocks_of(table):
        items += _block(columns, edition, table, words)
    items += _key(table, words)
    note = footer(title, edition, table, words)
    return Layout("pad", note, tuple(items), identity(MarkerKind.PANDORIA_PAD, "K", edition, table))


def pad_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Give the pad's one page, with the players' names in every game."""
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
    """Yield the games of a block row by row; `y` is the top of the next row."""
    plan, y = columns[0].plan, columns[0].box.y
    yield from _heads(columns, table, words)
    y += HEAD
    yield from _names(columns, table, words)
    y += NAME
    yield from _crowns(columns, y + plan.box / 2, table, words)
    y += plan.row
    if plan.has_hand:
        yield from _hand(columns, y + plan.box / 2, table, words)
        y += plan.row
    if plan.has_realms:
        yield from _captions(columns, y + CAPTIONS / 2, table, words)
        y += CAPTIONS
        for resource in RESOURCES:
            yield from _resource(resource, columns, y + RESOURCE / 2, edition, table)
            y += RESOURCE
    else:
        yield from _notes(columns, table, words)
    if plan.has_hand:
        yield from _total(columns, y + BEFORE_TOTAL + plan.box / 2, table, words)


def _heads(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    for first in columns[:: table.players]:
        last = columns[columns.index(first) + table.players - 1]
        date = Box(last.ground.right - DATE[0], first.box.y, *DATE)
        title = Box(first.box.x, date.y + 2.2, 60, 4.5)
        yield heading(words("pad.game", number=first.game), title, table.theme, 11)
        caption = Box(title.right, date.y, date.x - 1.5 - title.right, date.height)
        colour = table.theme.quiet
        yield write(words("date"), caption, LEAST_PT, colour=colour, anchor="end")
        yield box_mark(f"date.{first.game}", date, table.theme)


def _names(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    yield from _label(words("pad.name"), "", columns[0].name.centre[1], table)
    for column in columns:
        # A light ground sets one player apart from the next.
        ground = table.theme.fill("panel")
        yield rectangle(column.ground, ground, outline(table.theme), 1.6)
        yield box_mark(column.named("name"), column.name, table.theme)


def _crowns(
    columns: tuple[Column, ...], middle: float, table: Table, words: Words
) -> Iterator[Item]:
    yield from _label(words("pad.crowns"), "crown", middle, table)
    for column in columns:
        crowns = column.added(THREE_DIGITS, middle)
        yield box_mark(column.named("crowns"), crowns, table.theme)
        if column.plan.has_realms:
            place = Box(column.box.x, crowns.y, crowns.x - column.box.x - 1.4, crowns.height)
            yield from _realm(column, place, table, words)


def _realm(column: Column, box: Box, table: Table, words: Words) -> Iterator[Item]:
    label = words("pad.realm")
    caption = Box(box.x, box.y, width(label, LEAST_PT) + 1.2, box.height)
    yield write(label, caption, LEAST_PT, colour=table.theme.quiet)
    place = Box(caption.right, box.y, box.right - caption.right, box.height)
    yield box_mark(column.named("realm"), place, table.theme)


def _hand(columns: tuple[Column, ...], middle: float, table: Table, words: Words) -> Iterator[Item]:
    yield from _label(words("pad.hand"), "oval", middle, table)
    for column in columns:
        hand = column.added(TWO_DIGITS, middle)
        yield box_mark(column.named("hand"), hand, table.theme)
        if column.plan.has_captives:
            captives = column.have(middle)
            text = Box(captives.right + 1.2, hand.y, hand.x - captives.right - 2.4, hand.height)
            yield write(words("pad.captives"), text, LEAST_PT, colour=table.theme.quiet)
            yield box_mark(column.named("captives"), captives, table.theme)


def _captions(
    columns: tuple[Column, ...], middle: float, table: Table, words: Words
) -> Iterator[Item]:
    for column in columns:
        rates = column.rates(middle)
        for key, x, room in (
            ("have", column.have(middle).centre[0], 12.0),
            ("rate", (rates[0].x + rates[-1].right) / 2, 26.5),
            ("worth", column.added(ONE_DIGIT, middle).centre[0] - 0.6, 10.0),
            ("left", column.left_over(middle).centre[0] + 0.4, 6.8),
        ):
            place = box_around(x, middle, room, CAPTIONS)
            colour = table.theme.quiet
            yield write(words(f"pad.{key}"), place, LEAST_PT, colour=colour, anchor="middle")


def _resource(
    resource: Resource, columns: tuple[Column, ...], middle: float, edition: Edition, table: Table
) -> Iterator[Item]:
    theme = table.theme
    name = capitalised(edition.resource_text(resource, table.language))
    yield from _label(name, resource, middle, table)
    for column in columns:
        yield box_mark(column.named("have") + f".{resource}", column.have(middle), theme)
        for rate, place in zip(RATES, column.rates(middle), strict=True):
            yield _rate(column.named("rate") + f".{resource}", rate, place, table)
        worth = column.added(ONE_DIGIT, middle)
        yield box_mark(column.named("worth") + f".{resource}", worth, theme)
        yield box_mark(column.named("left") + f".{resource}", column.left_over(middle), theme)


def _rate(name: str, rate: Rate, place: Box, table: Table) -> Mark:
    crowns, _, resources = rate.partition(" for ")
    frame = rectangle(place, "#ffffff", outline(table.theme), 1.4)
    text = f"{resources}→{crowns}"
    figure = write(text, place, LEAST_PT, colour=table.theme.ink, anchor="middle")
    return Mark(f"{name}.{crowns}-{resources}", "mark", place, (frame, figure))


def _notes(columns: tuple[Column, ...], table: Table, words: Words) -> Iterator[Item]:
    """Yield room for the crowns as they come, where no resources stand."""
    for column in columns:
        top = column.name.bottom + 0.6
        right = column.sum_end - THREE_DIGITS - 1.6
        place = Box(column.box.x, top, right - column.box.x, column.ground.bottom - 1.2 - top)
        caption = Box(place.x + 1.2, place.y + 0.8, place.width - 2, 3.4)
        text = write(words("pad.notes"), caption, LEAST_PT, colour=table.theme.quiet)
        frame = rectangle(place, "#ffffff", outline(table.theme), 0.8)
        yield Mark(column.named("notes"), "write", place, (frame, text))


def _total(
    columns: tuple[Column, ...], middle: float, table: Table, words: Words
) -> Iterator[Item]:
    theme = table.theme
    yield from _label(words("pad.total"), "", middle, table, "bold")
    for column in columns:
        total = column.added(THREE_DIGITS, middle)
        yield box_mark(column.named("total"), total, theme)
        yield rectangle(total.inset(-0.5), None, Stroke(theme.ink, FIRM), 1.2)
        if column.plan.has_realms:
            yield box_mark(column.named("left"), column.left_over(middle), theme)


def _label(
    text: str, symbol: str, middle: float, table: Table, face: str = "text"
) -> Iterator[Item]:
    theme = table.theme
    if symbol:
        yield icon(symbol, (BODY_BOX.x + 3, middle), 5.6, theme.ink, theme.fill(symbol))
    place = box_around(BODY_BOX.x + 7.4 + (LABELS - 9) / 2, middle, LABELS - 9, 5)
    yield write(text, place, LABEL_PT, colour=theme.ink, name=face)


def _key(table: Table, words: Words) -> Iterator[Item]:
    """Yield what the pad cannot say in its rows: the buildings' rates, and who wins a tie."""
    place = Box(FOOT_BOX.x, FOOT_BOX.y + 1.3, FOOT_BOX.width, FOOT_BOX.height - 1.3)
    lines = wrap(words("pad.key"), place.width, LABEL_PT)
    yield from write_lines(lines, place, LABEL_PT, colour=table.theme.ink)

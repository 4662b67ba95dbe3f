"""The player sheet, one for each player: its head, the ribbon of the turn, crowns that add up."""

from collections.abc import Iterator, Mapping
from functools import partial

from sheets.drawing.figures import field, field_inside, figure_mark, outline
from sheets.drawing.lettering import leading, width, wrap, write, write_lines, write_name
from sheets.drawing.paths import lines, polygon, rectangle
from sheets.drawing.pictures import (
    INSIDE,
    Part,
    arrow,
    figure,
    hex_of,
    house,
    oval,
    row,
    sign,
    smaller,
)
from sheets.drawing.shapes import Box, Group, Item, Mark, Point, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import HAIR, HEAVY, LABEL_PT, LEAST_PT, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import draw_zone
from sheets.merchants import marks
from sheets.merchants.dice import draw_die, face_of
from sheets.merchants.edition.edition import Edition
from sheets.merchants.player.cards import AWNING, cards_height, draw_cards, draw_key
from sheets.merchants.player.cards import HIGH as BAND
from sheets.merchants.player.tracks import WIDTH as STORE
from sheets.merchants.player.tracks import draw_counting_board, draw_tracks
from sheets.merchants.player.values import draw_symbols, draw_values
from sheets.merchants.skyline import skyline
from sheets.merchants.solo.pictures import draw_trolls
from sheets.page.boxes import BODY_BOX, DATE_FIELD, FOOT_BOX, HEADER_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title
from sheets.table.table import Table
from sheets.words.translation import Words

BOX = (9.75, 7.55)  # Room for two digits.
LEDGER_BETWEEN = 0.15
POINTER = 1.9  # From a row to its sum.
SUM = 11.2  # The width of the sum of a row.
LEDGER = marks.CROWNS_ACROSS * (BOX[0] + LEDGER_BETWEEN) - LEDGER_BETWEEN + POINTER + SUM
RIBBON = 7.8
UNDER = 2.2  # Between the market, which ends with boxes to tick, and the zones below it.
ASIDE = 1.6  # Between two zones side by side.
ABOVE_FOOT = 1.6  # The white around the coins.
TICK = 10.0
FRAME = Box(2.0, 8.05, 4.0, 8.95)  # Of a zone: what lies left of and above its room, and in all.
POINT = 2.2  # How far each step's end points into the next one.
APART = 0.7
PICTURE = 13.4  # The room of a picture.
LINE = 3.5
NOTE = 22.0  # Where there is less room a step has no note.
TOTAL_BOX = (15.3, 7.55)  # Room for three digits.
AFTER = 0.7  # Between a sign and its box.
PITCH = BOX[1] + LEDGER_BETWEEN
SUM_LINE = 0.25
EDGE = 0.8  # Of the ground under all sums.
ROWS = marks.PLAYER_CROWNS // marks.CROWNS_ACROSS
TOTAL_PT = 12.5
SIGNS: Mapping[marks.Kept, Part] = {
    "tracks": sign("crown", 4.2),
    "cards": smaller(oval, 0.82),
    "artifacts": sign("artifact"),
}
BETWEEN = 0.5  # Between the ribbon and the market.


def player_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a player sheet but the player."""
    is_solo = table.variant == "solo"
    ribbon, market, zones = _parts(edition, is_solo=is_solo)
    store, race, ledger = map(_inside, zones)
    band = Box(market.x, market.y, market.width, BAND)
    items = (
        *_header(edition, table, words),
        *draw_ribbon(edition, table, words, ribbon),
        *draw_key(table, words, band),
        *draw_cards(edition, table, words, market),
        *_frames(zones, table, words),
        *draw_tracks(edition, table, words, store),
        *draw_values(edition, table, words, race),
        *draw_symbols(edition, table, words, race),
        *(draw_trolls(edition, table, words, ledger) if is_solo else _ledger(table, words, ledger)),
    )
    note = f"{footer(words('sheet.player'), edition, table, words)} · {words('player.pen')}"
    return Layout("player", note, items, strip=partial(skyline, edition, table.theme))


def _ledger(table: Table, words: Words, box: Box) -> Iterator[Item]:
    yield from draw_crowns(box, table.theme)
    yield from draw_final(table, words, box)
    yield from draw_counting_board(FOOT_BOX, table.theme)


def _parts(edition: Edition, *, is_solo: bool) -> tuple[Box, Box, tuple[Box, Box, Box]]:
    """Return the ribbon, the market, and the three zones below it.

    Played alone the total is on the board, and the ribbon lies in the foot instead.
    """
    body = BODY_BOX
    ribbon = Box(body.x, body.y, body.width, RIBBON)
    top = body.y if is_solo else ribbon.bottom + BETWEEN
    if is_solo:
        ribbon = Box(FOOT_BOX.x, FOOT_BOX.bottom - RIBBON, FOOT_BOX.width, RIBBON)
    market = Box(body.x, top, body.width, BAND + AWNING + cards_height(edition))
    y = market.bottom + UNDER
    high = body.bottom - (0 if is_solo else ABOVE_FOOT) - y
    store = Box(body.x, y, STORE + FRAME.width, high)
    wide = LEDGER + FRAME.width
    ledger = Box(body.right - wide, y, wide, high)
    x = store.right + ASIDE
    return ribbon, market, (store, Box(x, y, ledger.x - ASIDE - x, high), ledger)


def _inside(zone: Box) -> Box:
    """Return the room that a zone has for what it holds."""
    return Box(
        zone.x + FRAME.x, zone.y + FRAME.y, zone.width - FRAME.width, zone.height - FRAME.height
    )


def _frames(zones: tuple[Box, Box, Box], table: Table, words: Words) -> Iterator[Item]:
    signs = ("gold", "monument", "troll" if table.variant == "solo" else "crown")
    for zone, name, shown in zip(zones, ("tracks", "race", "crowns"), signs, strict=True):
        title, note = words(f"player.{name}"), words(f"player.{name}-note")
        yield from draw_zone(zone, title, table.theme, sign=shown, note=note)


def player_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return a player sheet for every seat (M1.3)."""
    return tuple(_page(table, words, seat) for seat in range(table.players))


def _page(table: Table, words: Words, seat: int) -> Page:
    title, player = words("sheet.player"), table.seats[seat].name
    badge = shield(seat, SHIELD_FIELD, table.theme)
    if not player:
        return Page("player", title, badge, seat)
    title = words("sheet.of", sheet=title, player=player)
    return Page("player", title, (*badge, *_name(table, seat)), seat, player=player)


def _header(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    yield from page_title(words("sheet.player"), edition, table, words)
    yield from field("player.name", words("player.name"), NAME_FIELD, theme)
    ground = rectangle(INITIAL_FIELD, "#ffffff")
    yield Mark("player.initial", "write", INITIAL_FIELD, (ground,))
    caption = Box(SHIELD_FIELD.x - CAPTION, NAME_FIELD.y, CAPTION - 0.8, 3.6)
    initial = words("player.initial")
    yield write(initial, caption, LEAST_PT, colour=theme.quiet, anchor="end")
    yield from field("date", words("date"), DATE_FIELD, theme)
    for box in (NAME_FIELD, DATE_FIELD):
        yield _ticks(box, theme)


def _ticks(field_box: Box, theme: Theme) -> Item:
    """Return short strokes below a long box: by them a camera finds its place where it is blank."""
    y, number = field_box.bottom, int(field_box.width / TICK)
    across = (field_box.x + step * TICK for step in range(1, number + 1))
    return lines((((x, y + 0.35), (x, y + 1.15)) for x in across), Stroke(theme.quiet, HAIR))


SHIELD = HEADER_BOX.height - 0.6  # Its size; in its middle is the field for the initial.
CAPTION = 14.0
NAME_FIELD = Box(DATE_FIELD.x - 67, DATE_FIELD.y, 63, 13)
SHIELD_FIELD = Box.around(NAME_FIELD.x - 2.5 - SHIELD / 2, HEADER_BOX.centre[1], SHIELD)
INITIAL_FIELD = Box.around(SHIELD_FIELD.centre[0], SHIELD_FIELD.centre[1] - 0.13, 6.4, 6.2)


def _name(table: Table, seat: int) -> Iterator[Item]:
    player, ink = table.seats[seat], table.theme.ink
    yield from write_name(player.initial, INITIAL_FIELD, 17, colour=ink, anchor="middle")
    yield from write_name(player.name, field_inside(NAME_FIELD), 14, colour=ink)


PLAYER = Kind(player_layout, player_pages, Camera(29, "P"))
SOLO_PLAYER = Kind(player_layout, player_pages, Camera(50, "P"))


def _dice(edition: Edition) -> Part:
    def draw(theme: Theme) -> Iterator[Item]:
        yield from draw_die(face_of("gold", edition), (2.5, -0.5), 5.0, theme)
        yield from draw_die(face_of("wood", edition), (8.3, 0.5), 5.0, theme)

    return Part(10.8, draw)


# After the dice, which the edition has in an order of its own.
STEPS: Mapping[str, Part] = {
    "draw": row(
        hex_of(sign("gold", INSIDE), tint="gold"), hex_of(sign("wood", INSIDE), tint="wood"), gap=0
    ),
    "worker": row(
        hex_of(sign("gold", INSIDE), tint="gold"),
        hex_of(sign("wood", INSIDE), tint="wood"),
        hex_of(sign("worker", 3.4)),
        gap=0,
    ),
    "act": row(
        sign("star", 3.8, tint="crystal"),
        smaller(house, 0.85),
        sign("relic", 3.4),
        sign("monument", 3.6),
        gap=0.35,
    ),
    "score": row(hex_of(sign("crystal", INSIDE), tint="crystal"), figure("×"), sign("worker", 4.2)),
    "buy": row(sign("gold", 4.2), arrow(2.4), oval, gap=0.6),
}


def draw_ribbon(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the steps side by side, each pointing to the next one."""
    theme = table.theme
    steps = {"roll": _dice(edition), **STEPS}
    pitch = (box.width + APART - POINT) / len(steps)
    fill = theme.fill("panel") or "#ffffff"
    for index, (step, picture) in enumerate(steps.items()):
        place = Box(box.x + index * pitch, box.y, pitch - APART, box.height)
        left, right, middle = place.x, place.right, place.centre[1]
        into, out = (POINT if index else 0.0), POINT
        shape = (
            (left, place.y),
            (right, place.y),
            (right + out, middle),
            (right, place.bottom),
            (left, place.bottom),
            (left + into, middle),
        )
        yield polygon(shape, fill, Stroke(theme.title, HAIR))
        room = left + POINT + 1.0
        drawn = Group(tuple(picture.draw(theme)), room + (PICTURE - picture.width) / 2, middle)
        yield drawn
        x = room + PICTURE + 1.3
        has_note = right - x >= NOTE
        up = LINE + 0.2 if has_note else LINE / 2
        text = Box(x, middle - up, right - x, LINE)
        yield write(words(f"ribbon.{step}"), text, TEXT_PT, colour=theme.ink, name="bold")
        if not has_note:
            continue
        note = Box(x, middle + 0.3, right + POINT / 4 - x, LINE)
        yield write(words(f"ribbon.{step}-note"), note, 8.0, colour=theme.ink, least_pt=LEAST_PT)


def draw_crowns(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the crown space: rows of boxes for a figure each, after each row its sum."""
    left = box.x + LEDGER - SUM - EDGE
    if fill := theme.fill("start"):
        bottom = box.y + (ROWS + 1) * PITCH
        yield rectangle(Box(left, box.y - EDGE, SUM + 2 * EDGE, bottom - box.y + EDGE), fill)
    wide, high = BOX
    for index in range(marks.PLAYER_CROWNS):
        row, column = divmod(index, marks.CROWNS_ACROSS)
        place = Box(box.x + column * (wide + LEDGER_BETWEEN), box.y + row * PITCH, wide, high)
        yield _crowns(index + 1, place, theme)
    for row in range(ROWS):
        yield from _sum(marks.crowns_sum_mark(row + 1), box, row, theme)


def _crowns(number: int, box: Box, theme: Theme) -> Mark:
    """Return a box for a figure, its number small in the corner: so a camera finds its place."""
    frame = rectangle(box, "#ffffff", outline(theme), 0.8)
    corner = Box(box.x + 0.45, box.y + 0.1, 4, 2.2)
    figure = write(str(number), corner, LEAST_PT, colour=theme.quiet)
    return Mark(marks.crowns_mark(number), "write", box, (frame, figure))


def _sum(name: str, box: Box, row: int, theme: Theme) -> Iterator[Item]:
    """Yield a row's sum at its right end, in the column that falls into the total."""
    y, x = box.y + row * PITCH, box.x + LEDGER - SUM
    tip: Point = (x - 0.25, y + BOX[1] / 2)
    back = x - POINTER + 0.35
    yield polygon((tip, (back, tip[1] - 1), (back, tip[1] + 1)), theme.ink)
    yield figure_mark(name, Box(x, y, SUM, BOX[1]), theme, width=SUM_LINE)


def draw_final(table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield what the end brings, in a row like the crowns', and the total below all sums (M7.6)."""
    theme, row = table.theme, ROWS
    y = box.y + row * PITCH
    pitch = (LEDGER - SUM - POINTER) / len(marks.KEPT)
    for index, kept in enumerate(marks.KEPT):
        place = Box(box.x + (index + 1) * pitch - BOX[0], y, *BOX)
        part = SIGNS[kept]
        left = place.x - part.width - AFTER
        yield Group(tuple(part.draw(theme)), left, y + BOX[1] / 2)
        yield figure_mark(marks.final_mark(kept), place, theme, width=HAIR)
    yield from _sum(marks.final_mark("sum"), box, row, theme)
    right, top = box.x + LEDGER, y + PITCH
    total = Box(right - TOTAL_BOX[0], top + 0.45, *TOTAL_BOX)
    title = words("final.total")
    start = total.x - 2 - width(title, TOTAL_PT, "display")
    head = Box(start, total.y, total.x - 1.9 - start, TOTAL_BOX[1])
    yield write(title, head, TOTAL_PT, colour=theme.title, name="display")
    text = wrap(words("player.final-note"), start - box.x - 2, LEAST_PT)
    note = Box(box.x, total.centre[1] - len(text) * leading(LEAST_PT) / 2, start - box.x - 2, 0)
    yield from write_lines(text, note, LEAST_PT, colour=theme.ink)
    yield figure_mark(marks.final_mark("total"), total, theme, 3, HEAVY)


def draw_label(label: str, box: Box, face: str, theme: Theme) -> Iterator[Item]:
    """Yield a label on one line, or on several in smaller type where it is too long for one."""
    lines = wrap(label, box.width, LEAST_PT, face)
    if len(lines) == 1:
        yield write(label, box, LABEL_PT, colour=theme.ink, name=face)
        return
    height = len(lines) * leading(LEAST_PT)
    middle = Box(box.x, box.centre[1] - height / 2, box.width, height)
    yield from write_lines(lines, middle, LEAST_PT, colour=theme.ink, name=face)

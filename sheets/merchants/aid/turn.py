"""The turn on an aid (M3-M6, F5-F8): its steps in words and pictures, what dice and marks say."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import ceil

from sheets.drawing.icons import icon
from sheets.drawing.lettering import largest_size, leading, width, write, write_lines
from sheets.drawing.paths import circle, polygon, rectangle
from sheets.drawing.pictures import (
    Part,
    as_part,
    figure,
    given_up,
    hat,
    plus,
    row,
    sign,
)
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke
from sheets.drawing.sizes import HEAVY
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3
from sheets.merchants import effects
from sheets.merchants.aid.blocks import FRAME, PAD, Block, evenly, hair, paragraph, zoned
from sheets.merchants.aid.examples import final_example
from sheets.merchants.board.legend import OVER, border_sentences, draw_mark, mark_width
from sheets.merchants.dice import draw_die
from sheets.merchants.edition.edition import TRACKS, Edition
from sheets.merchants.effects import bought, dice_showing
from sheets.merchants.options import Rules, with_option
from sheets.table.table import Table
from sheets.words.translation import Words

TEXT_PT, NAME_PT = 9.5, 10.5
# Where a step's picture begins, how wide it is, where its words begin.
PICTURE, PICTURE_WIDE, NAMED = 7.2, 12.0, 20.8
SCALE = 1.1  # Of pictures, at most.
GAP_AFTER = 1.6  # Between a name and the words behind it.
ROW, AIR = 8.6, 1.5  # The least height of a step, and what its words leave free of it.
LOW = 5.8  # The room of a picture of one line at scale 1.
NUMBER, DISC = 2.3, 3.4  # The radius of its circle, and how far in that is.
PRICE_ROW = 8.5
RIBBON = 1.7
NBSP = "\u00a0"
FURTHER: Mapping[str, tuple[str, ...]] = {"score": ("overflow", "artifacts")}
ACTIONS = ("spell", "building", "relic", "monument")
KEY_DIE, KEYS_SIGN = 4.6, 4.6
LABEL = KEY_DIE + KEYS_SIGN + 1.6  # What stands before a face's name.
DOWN = 2  # Faces in a column.
APART = 1.8  # Columns.
DIE_ROW = 5.8
KEY_HEX = 6.4  # Of a mark in the key, from flat to flat.
KEY_HIGH = 2 * KEY_HEX / SQRT3 + OVER
BETWEEN_NAMES = 1.4  # Of marks, at least.
NAME_SIZES = tuple(TEXT_PT - 0.25 * step for step in range(11))


def setup(
    sentences: Sequence[str], edition: Edition, table: Table, words: Words, wide: float
) -> Block:
    """Return what to do before the first turn, and which river is the border (M2, S1)."""
    rivers = border_sentences(edition.board, table, words)
    said = [words(with_option(f"setup.{each}", edition.rules)) for each in sentences]
    text = " ".join((*said, *(rivers if table.variant != "solo" else ())))
    return paragraph(text, wide, TEXT_PT, table.theme)._replace(grows=False)


def steps(
    names: Sequence[str],
    rules: Rules,
    words: Words,
    wide: float,
    theme: Theme,
    further: Mapping[str, tuple[str, ...]] = FURTHER,
    air: float = AIR,
) -> Block:
    """Return the steps of a turn, one below the other; `further` is what else is said of them.

    `air` is what is free above and below their words together.
    """
    rows = []
    for name in names:
        title, parts = words(f"aid.step.{name}"), (name, *further.get(name, ()))
        said = " ".join(words(with_option(f"step.{part}", rules)) for part in parts)
        rows.append((name, title, _after(title, said, wide - NAMED - 1)))
    heights = [
        max(ROW - AIR + air, len(lines) * leading(TEXT_PT) + air)
        + (PRICE_ROW if name == "act" else 0)
        for name, _, lines in rows
    ]

    def draw(box: Box) -> Iterator[Item]:
        more = (box.height - sum(heights)) / len(rows)
        y = box.y
        for index, ((name, title, lines), height) in enumerate(zip(rows, heights, strict=True)):
            row = Box(box.x, y, box.width, height + more)
            if not index % 2:
                yield from _ground(row, theme)
            prices = PRICE_ROW if name == "act" else 0
            upper = Box(row.x, row.y, row.width, row.height - prices)
            yield from _step(index + 1, name, title, lines, upper, theme)
            if prices:
                lower = Box(row.x, upper.bottom, row.width, prices)
                yield from _prices(lower, words, theme)
            y = row.bottom

    return Block(sum(heights), draw)


def _ground(row: Box, theme: Theme) -> Iterator[Item]:
    if tint := theme.fill("panel"):
        yield rectangle(row, tint, None, FRAME)
    else:
        yield rectangle(row, None, hair(theme), FRAME)


def _after(title: str, said: str, wide: float) -> list[str]:
    """Break words into lines, of which the first leaves a bold title its room."""
    indent = NBSP * ceil(_indent(title) / width(NBSP, TEXT_PT))
    return [line.lstrip(NBSP) for line in evenly(indent + said, wide, TEXT_PT)]


def _indent(title: str) -> float:
    return width(title, NAME_PT, "bold") + GAP_AFTER


def _step(
    number: int, name: str, title: str, lines: list[str], row: Box, theme: Theme
) -> Iterator[Item]:
    middle = row.centre[1]
    on = WHITE if theme.band else theme.ink
    yield circle((row.x + DISC, middle), NUMBER, theme.band or WHITE, Stroke(theme.title, 0.35))
    place = Box(row.x + DISC - NUMBER, middle - NUMBER, 2 * NUMBER, 2 * NUMBER)
    yield write(str(number), place, 10, colour=on, name="bold", anchor="middle")
    picture = STEPS[name]
    scale = min(SCALE, PICTURE_WIDE / picture.width, row.height / effects.TALL.get(name, LOW))
    yield placed(picture, (row.x + PICTURE + PICTURE_WIDE / 2, middle), theme, scale)
    pitch = leading(TEXT_PT)
    text = Box(row.x + NAMED, middle - len(lines) * pitch / 2, row.width - NAMED, pitch)
    lead, (first, *rest) = text._replace(width=_indent(title)), lines
    said = write(first, text._replace(x=lead.right), TEXT_PT, colour=theme.ink)
    yield replace(write(title, lead, NAME_PT, colour=theme.ink, name="bold"), y=said.y)
    yield said
    yield from write_lines(rest, text._replace(y=text.bottom), TEXT_PT, colour=theme.ink)


def _prices(box: Box, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield the four actions with what they cost in pictures (M4.1-M4.4)."""
    names = {name: words(f"action.{name}") for name in ACTIONS}
    widths = {
        name: max(width(title, TEXT_PT, "bold"), PRICES[name].width) + 0.02
        for name, title in names.items()
    }
    room = box.width - NAMED - 3
    gap = (room - sum(widths.values())) / (len(ACTIONS) - 1)
    x = box.x + NAMED
    for index, (name, title) in enumerate(names.items()):
        wide = widths[name]
        if index:
            at = x - gap / 2
            yield polygon(((at, box.y + 0.4), (at, box.bottom - 1.4)), None, hair(theme))
        place = Box(x, box.y - 0.2, wide, 3.8)
        yield write(title, place, TEXT_PT, colour=theme.ink, name="bold", anchor="middle")
        yield placed(PRICES[name], (x + wide / 2, box.y + 6.1), theme)
        x += wide + gap


def region(words: Words, wide: float, theme: Theme) -> Block:
    """Return what a region is, and when it is closed (M5.1, M5.2)."""
    inner = paragraph(
        words("aid.region-is"), wide - 8 - 2 * PAD, TEXT_PT, theme, words("aid.region")
    )

    def draw(box: Box) -> Iterator[Item]:
        notch, middle = RIBBON, box.centre[1]
        ribbon = (
            (box.x, box.y),
            (box.right, box.y),
            (box.right - notch, middle),
            (box.right, box.bottom),
            (box.x, box.bottom),
            (box.x + notch, middle),
        )
        yield polygon(ribbon, theme.fill("wood") or WHITE, Stroke(theme.ink, 0.28))
        yield from inner.draw(Box(box.x + 4 + PAD, box.y, box.width - 8 - 2 * PAD, box.height))

    return Block(inner.height + 1.7, draw, grows=False)


SUM_WIDE = 60.0  # What counts, beside what is said of it.
SUM_PT, STEP_PT = 11.5, 9.5
SIGN = 4.2
TOTAL, EQUALS = (6.8, 6.0), 2.2  # The box of the sum, and before it the sign's room.
SUM_HIGH, SUM_DOWN = 11.4, 8.0  # The sum's height, and the middle of its figures in it.


def ending(
    endings: Sequence[str], edition: Edition, table: Table, words: Words, wide: float
) -> Block:
    """Return in words when the game ends (M3.6, M7.1, F9)."""
    board = edition.board
    needed, all_ = board.printed_to_end(table.players), len(board.printed_in_play(table.players))
    storeys = len(edition.archive.storeys) if edition.archive else 0
    values = {"needed": needed, "all": all_, "storeys": storeys}
    but_one = {"end": "end-but-one"} if needed == all_ - 1 else {}
    said = (
        words(with_option(f"ending.{but_one.get(each, each)}", edition.rules), **values)
        for each in endings
    )
    return paragraph(" ".join(said), wide, TEXT_PT, table.theme)


def final_count(words: Words, wide: float, theme: Theme) -> Block:
    """Return what counts in the end, worked out for one sheet (M7.2-M7.6)."""
    note = paragraph(words("ending.count"), wide - 4 - SUM_WIDE - PAD, TEXT_PT, theme)

    def draw(box: Box) -> Iterator[Item]:
        middle = box.y + (box.height - SUM_HIGH) / 2
        yield from _sum(Box(box.x, middle, SUM_WIDE, SUM_HIGH), theme)
        left = box.x + SUM_WIDE + PAD
        yield from note.draw(box._replace(x=left, width=box.right - left))

    inner = Block(max(SUM_HIGH, note.height), draw)
    return zoned(words("aid.count"), inner, theme, "crown")


def _sum(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the terms side by side, each under its sign, a track's step beside it; then the sum."""
    shown = final_example()
    pitch = (box.width - TOTAL[0] - EQUALS) / len(shown.counted)
    for index, (part, points) in enumerate(shown.counted.items()):
        x = box.x + (index + 0.5) * pitch
        step = getattr(shown.sheet, part) if part in TRACKS else None
        yield from _sign(part, step, (x, box.y + SIGN / 2 + 0.2), theme)
        place = Box.around(x, box.y + SUM_DOWN, pitch, 4)
        yield write(str(points), place, SUM_PT, colour=theme.ink, name="bold", anchor="middle")
        sign = Box.around(x + pitch / 2, box.y + SUM_DOWN, 2.6, 4)
        last = index + 1 == len(shown.counted)
        text = "=" if last else "+"
        yield write(text, sign, SUM_PT, colour=theme.ink, anchor="middle")
    place = Box.around(box.right - TOTAL[0] / 2, box.y + SUM_DOWN, *TOTAL)
    yield rectangle(place, WHITE, Stroke(theme.ink, HEAVY), 0.6)
    total = str(shown.total)
    yield write(total, place, SUM_PT + 1.5, colour=theme.ink, name="bold", anchor="middle")


def _sign(part: str, step: int | None, centre: Point, theme: Theme) -> Iterator[Item]:
    x, y = centre
    if part == "cards":
        yield placed(bought, centre, theme, 0.75)
        return
    name = {"crowns": "crown", "artifacts": "artifact"}.get(part, part)
    left = x if step is None else x - 1.6
    yield icon(name, (left, y), SIGN, theme.ink, theme.fill(name))
    if step is not None:
        place = Box(left + SIGN / 2 + 0.4, y - 2, 4, 4)
        yield write(str(step), place, STEP_PT, colour=theme.ink)


def placed(part: Part, centre: tuple[float, float], theme: Theme, scale: float = 1.0) -> Group:
    """Return a picture around a point."""
    left = centre[0] - scale * part.width / 2
    return Group(tuple(part.draw(theme)), left, centre[1], scale)


@as_part(4.2)
def rectangle_sign(theme: Theme) -> Iterator[Item]:
    """Yield a building's rectangle, which holds its price in wood."""
    box = Box.around(2.1, 0, 4.0, 3.8)
    yield rectangle(box, theme.fill("wood") or WHITE, Stroke(theme.ink, 0.3), 0.4)


STEPS: Mapping[str, Part] = {"roll": dice_showing(2, 6), **effects.STEPS}
PRICES: Mapping[str, Part] = {
    "spell": row(sign("crystal", 4.6)),
    "building": row(sign("wood", 4.6)),
    "relic": row(figure("2–3"), sign("artifact"), plus, hat(4.6), gap=0.5),
    "monument": row(
        given_up,
        plus,
        hat(4.6),
        plus,
        figure("5"),
        sign("wood"),
        figure("−"),
        rectangle_sign,
        gap=0.5,
    ),
}


def dice(edition: Edition, table: Table, words: Words) -> tuple[Block, float]:
    """Return what ordinary dice stand for, face by face (M3.1), and how wide that is."""
    theme = table.theme
    names = {each: edition.resource_text(each, table.language) for each in edition.dice}
    labels = [*names.items(), ("question", words("aid.question"))]
    columns = [labels[start : start + DOWN] for start in range(0, len(labels), DOWN)]
    widths = [LABEL + max(width(said, TEXT_PT) for _, said in column) + 0.02 for column in columns]

    def draw(box: Box) -> Iterator[Item]:
        x, face = box.x, 1
        for column, wide in zip(columns, widths, strict=True):
            for down, (name, said) in enumerate(column):
                place = Box(x, box.y + down * box.height / DOWN, wide, box.height / DOWN)
                yield from _face(face, name, said, place, theme)
                face += 1
            x += wide + APART

    wide = sum(widths) + APART * (len(columns) - 1) + 2 * PAD
    return zoned(words("aid.dice"), Block(DOWN * DIE_ROW, draw), theme), wide


def _face(face: int, name: str, said: str, box: Box, theme: Theme) -> Iterator[Item]:
    y = box.centre[1]
    yield from draw_die(face, (box.x + KEY_DIE / 2, y), KEY_DIE, theme)
    middle = box.x + KEY_DIE + 0.8 + KEYS_SIGN / 2
    yield icon(name, (middle, y), KEYS_SIGN, theme.ink, theme.fill(name))
    place = Box(box.x + LABEL, y - 2, box.width - LABEL, 4)
    yield write(said, place, TEXT_PT, colour=theme.ink)


def pen_marks(names: Mapping[str, str], words: Words, wide: float, theme: Theme) -> Block:
    """Return the marks that a pen leaves on the board, each with its name."""
    room = wide - 2 * PAD - len(names) * BETWEEN_NAMES

    def widths(size_pt: float) -> list[float]:
        return [
            max(width(said, size_pt) + 0.02, mark_width(mark, KEY_HEX))
            for mark, said in names.items()
        ]

    size_pt = largest_size(NAME_SIZES, lambda size: sum(widths(size)) <= room)
    under, each = leading(size_pt), widths(size_pt)
    gap = (wide - 2 * PAD - sum(each)) / len(each)

    def draw(box: Box) -> Iterator[Item]:
        x, y = box.x + gap / 2, box.y + (box.height - KEY_HIGH - under) / 2
        for (mark, said), across in zip(names.items(), each, strict=True):
            place = Box(x, y + KEY_HIGH, across, under)
            middle = place.centre[0], y + KEY_HIGH / 2
            yield from draw_mark(mark, middle, theme, KEY_HIGH, KEY_HEX)
            yield write(said, place, size_pt, colour=theme.ink, anchor="middle")
            x += across + gap

    return zoned(words("aid.pen"), Block(KEY_HIGH + under, draw), theme)

"""Pictures of what is done alone: when one may buy and goes on, and what the Trolls get."""

from collections.abc import Iterator, Mapping, Sequence

from sheets.drawing.lettering import leading, narrowest, wrap, write_lines
from sheets.drawing.paths import circle, ellipse, line
from sheets.drawing.pictures import (
    Part,
    Step,
    arrow,
    as_part,
    figure,
    hex_of,
    oval,
    row,
    sign,
    worker,
)
from sheets.drawing.shapes import WHITE, Box, Group, Item, Path, Stroke
from sheets.drawing.sizes import HAIR, LABEL_PT
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice, edge_between
from sheets.merchants.edition.edition import TERRITORIES, Edition
from sheets.merchants.options import with_option
from sheets.merchants.solo.map import BRIDGED, bridge
from sheets.table.table import Table
from sheets.words.translation import Words

SCALE = 1.2  # Of pictures.
HIGH, UP = SCALE * 7.0, SCALE * 0.6  # A picture with the white below it, and how far it is above.
GAP, MOST_GAP = 2.6, 7.0  # Between a text and the next picture.
FIRST: Mapping[str, int] = {"rest": 1, "column": 3, "claim": 4}  # Rows with a share (S9-S11).
RIVER, SPAN = 3.4, 0.78  # The room of a river between two hexes, and the scale of its bridge.


@as_part(hex_of().width)
def closed(theme: Theme) -> Iterator[Item]:
    """Yield a resource that is closed: the pen's stroke goes from corner to corner (M5.7)."""
    yield from hex_of(sign("wood", 2.9), tint="wood").draw(theme)
    yield line((0.5, 1.6), (4.0, -1.6), stroke=Stroke(theme.pen, 0.55))


@as_part(4.4)
def lost_card(theme: Theme) -> Iterator[Item]:
    """Yield a card's oval that the pen has crossed out (S9)."""
    box = Box(0, -1.9, 4.4, 3.8)
    yield ellipse(box, theme.fill("gold") or WHITE, Stroke(theme.ink, 0.3))
    for ends in (((0.6, -1.5), (3.8, 1.5)), ((0.6, 1.5), (3.8, -1.5))):
        yield line(*ends, stroke=Stroke(theme.pen, 0.5))


@as_part(4.6)
def _target(theme: Theme) -> Iterator[Item]:
    """Yield the rings of a target (S2)."""
    for size, fill in ((4.6, WHITE), (2.8, WHITE), (1.0, theme.ink)):
        yield circle((2.3, 0), size / 2, fill, Stroke(theme.ink, 0.35))


@as_part(RIVER)
def _river(theme: Theme) -> Iterator[Item]:
    """Yield a piece of a river (S3)."""
    x, far, half = RIVER / 2, 0.6, 2.2
    course = (
        ("M", x, -half),
        ("C", x - far, -0.6, x - far, -0.6, x, 0.0),
        ("C", x + far, 0.6, x + far, 0.6, x, half),
    )
    for colour, wide in ((theme.outline("shore"), 1.7), (theme.fill("river") or WHITE, 1.1)):
        yield Path(course, stroke=Stroke(colour, wide))


@as_part(RIVER)
def _bridge(theme: Theme) -> Iterator[Item]:
    """Yield a bridge over a piece of a river (S8)."""
    yield from _river.draw(theme)
    drawn = bridge(edge_between(Hex(0, 0), Hex(1, 0)), Lattice(-BRIDGED / 2, 0, BRIDGED), theme)
    yield Group((drawn,), RIVER / 2, 0, SPAN)


def drawn() -> Part:
    """Return two resources and a worker, each in a hex (S4)."""
    resource = sign("question", 2.9)
    return row(hex_of(resource), hex_of(resource), hex_of(worker()), gap=0.25)


def _full() -> Part:
    """Return two resources and a worker for which there is no place (S6)."""
    three = drawn()

    def draw(theme: Theme) -> Iterator[Item]:
        yield from three.draw(theme)
        yield line((-0.6, 2.9), (three.width + 0.6, -2.9), stroke=Stroke(theme.pen, 0.55))

    return Part(three.width, draw)


def _after(first: int, picture: Part) -> Part:
    """Return a picture, and before it the rows of the ledger in which it holds."""
    return row(figure(f"{first}–{TERRITORIES}"), picture, gap=3.0)


WOOD = hex_of(sign("wood", 2.9), tint="wood")
ALONE: Mapping[str, Part] = {
    "draw": drawn(),  # S4
    "buy": row(closed, closed, arrow(2.6), oval, gap=1.0),  # S5
    "full": _full(),  # S6
    "bridge": row(closed, _bridge, hex_of(sign("question", 2.9), dashed=True), gap=0.0),  # S8
    "water": row(row(WOOD, _river, WOOD, gap=0.0), figure("= 1 + 1", 9.0), gap=1.0),  # S3
}
SHARES: Mapping[str, Part] = {
    "rest": row(_target, figure("−"), sign("crown"), gap=1.0),  # S11
    "column": row(lost_card, lost_card, lost_card, gap=0.6),  # S9
    "claim": row(sign("relic"), figure("/"), sign("monument"), gap=1.0),  # S10
}
TROLLS: Mapping[str, Part] = {
    **{name: _after(FIRST[name], picture) for name, picture in SHARES.items()},
    "ledger": row(sign("crown"), arrow(2.6), figure("0"), gap=1.0),  # S7
}


def draw_steps(steps: Sequence[Step], box: Box, theme: Theme, *, is_column: bool) -> Iterator[Item]:
    """Yield pictures, each with its words below it, from a box's top down or side by side."""
    widths = [box.width] * len(steps)
    if not is_column:
        widths = _shared_out(steps, box.width - GAP * (len(steps) - 1))
    texts = [wrap(step.text, wide, LABEL_PT) for step, wide in zip(steps, widths, strict=True)]
    heights = [HIGH + len(text) * leading(LABEL_PT) for text in texts]
    gap = min((box.height - sum(heights)) / max(len(steps) - 1, 1), MOST_GAP)
    x, y = box.x, box.y
    for step, wide, text, high in zip(steps, widths, texts, heights, strict=True):
        yield Group(tuple(step.picture.draw(theme)), x, y + HIGH / 2 - UP, SCALE)
        words_box = Box(x, y + HIGH, wide, high - HIGH)
        yield from write_lines(text, words_box, LABEL_PT, colour=theme.ink)
        if is_column:
            y += high + gap
            if y < box.bottom:
                rule = y - gap / 2
                yield line((box.x, rule), (box.right, rule), stroke=Stroke(theme.line, HAIR))
        else:
            x += wide + GAP


def _shared_out(steps: Sequence[Step], room: float) -> list[float]:
    """Return how wide each step is beside the others, so that their texts have the fewest lines."""
    most = max(len(wrap(step.text, room / len(steps), LABEL_PT)) for step in steps)
    for lines in range(1, most + 1):
        least = [
            max(narrowest(step.text, lines, room, LABEL_PT), SCALE * step.picture.width)
            for step in steps
        ]
        if (spare := room - sum(least)) >= 0:
            return [wide + spare / len(steps) for wide in least]
    return [room / len(steps)] * len(steps)


def draw_alone(
    edition: Edition, table: Table, words: Words, box: Box, *, is_column: bool
) -> Iterator[Item]:
    """Yield what is different alone, from a box's top down or side by side."""
    steps = _told(ALONE, edition, words)
    yield from draw_steps(steps, box, table.theme, is_column=is_column)


def draw_trolls(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the parts of what they get, each with its picture."""
    steps = _told(TROLLS, edition, words)
    yield from draw_steps(steps, box, table.theme, is_column=True)


def _told(pictures: Mapping[str, Part], edition: Edition, words: Words) -> list[Step]:
    return [
        Step(picture, words(with_option(f"solo.{name}-step", edition.rules)))
        for name, picture in pictures.items()
    ]

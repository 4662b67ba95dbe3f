"""Pictures of what is done alone: when one may buy and goes on, and what the Trolls get."""

from collections.abc import Iterator, Mapping

from sheets.drawing.lettering import leading, wrap, write_lines
from sheets.drawing.paths import circle, ellipse, line
from sheets.drawing.pictures import Part, arrow, as_part, figure, hex_of, oval, row, sign
from sheets.drawing.shapes import Box, Group, Item, Stroke
from sheets.drawing.sizes import HAIR, LABEL_PT
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.table.table import Table
from sheets.words.translation import Words

HIGH = 7.0  # Of a picture with the white below it, before it is scaled.
GAP, MOST_GAP = 2.6, 7.0  # Between a text and the next picture.
STEPS = ("rest", "column", "claim", "ledger")
SCALE = 1.15


@as_part(hex_of().width)
def closed(theme: Theme) -> Iterator[Item]:
    """Yield a resource that is closed: the pen's stroke goes from corner to corner (M5.7)."""
    yield from hex_of(sign("wood", 2.9), tint="wood").draw(theme)
    yield line((0.5, 1.6), (4.0, -1.6), stroke=Stroke(theme.pen, 0.55))


@as_part(4.4)
def lost_card(theme: Theme) -> Iterator[Item]:
    """Yield a card's oval that the pen has crossed out (S9)."""
    box = Box(0, -1.9, 4.4, 3.8)
    yield ellipse(box, theme.fill("gold") or "#ffffff", Stroke(theme.ink, 0.3))
    for ends in (((0.6, -1.5), (3.8, 1.5)), ((0.6, 1.5), (3.8, -1.5))):
        yield line(*ends, stroke=Stroke(theme.pen, 0.5))


@as_part(4.6)
def _target(theme: Theme) -> Iterator[Item]:
    """Yield the rings of a target (S2)."""
    for size, fill in ((4.6, "#ffffff"), (2.8, "#ffffff"), (1.0, theme.ink)):
        yield circle((2.3, 0), size / 2, fill, Stroke(theme.ink, 0.35))


def _drawn() -> Part:
    """Return two resources and a worker, each in a hex (S4)."""
    resource, worker = sign("question", 2.9), sign("worker", 3.4)
    return row(hex_of(resource), hex_of(resource), hex_of(worker), gap=0.25)


def _full() -> Part:
    """Return two resources and a worker for which there is no place (S6)."""
    drawn = _drawn()

    def draw(theme: Theme) -> Iterator[Item]:
        yield from drawn.draw(theme)
        yield line((-0.6, 2.9), (drawn.width + 0.6, -2.9), stroke=Stroke(theme.pen, 0.55))

    return Part(drawn.width, draw)


PICTURES: Mapping[str, Part] = {
    "draw": _drawn(),  # S4
    "buy": row(closed, closed, arrow(2.6), oval, gap=1.0),  # S5
    "full": _full(),  # S6
    "bridge": row(closed, sign("bridge", 6.2), hex_of(dashed=True), gap=0.5),  # S8
    "ledger": row(sign("crown"), arrow(2.6), figure("0"), gap=1.0),  # S7
    "rest": row(_target, figure("−"), sign("crown"), gap=1.0),  # S11
    "column": row(lost_card, lost_card, lost_card, gap=0.6),  # S9
    "claim": row(sign("relic"), figure("/"), sign("monument"), gap=1.0),  # S10
}


def draw_steps(
    steps: Mapping[str, str], box: Box, theme: Theme, scale: float, *, is_column: bool
) -> Iterator[Item]:
    """Yield pictures, each with its words below it, from a box's top down or side by side."""
    widths: Mapping[str, float] = dict.fromkeys(steps, box.width)
    if not is_column:
        widths = _shared_out(steps, box.width - GAP * (len(steps) - 1), scale)
    texts = {name: wrap(text, widths[name], LABEL_PT) for name, text in steps.items()}
    heights = [scale * HIGH + len(text) * leading(LABEL_PT) for text in texts.values()]
    gap = min((box.height - sum(heights)) / max(len(steps) - 1, 1), MOST_GAP)
    x, y = box.x, box.y
    for (name, text), high in zip(texts.items(), heights, strict=True):
        yield Group(tuple(PICTURES[name].draw(theme)), x, y + scale * (HIGH / 2 - 0.6), scale)
        words_box = Box(x, y + scale * HIGH, widths[name], high - scale * HIGH)
        yield from write_lines(text, words_box, LABEL_PT, colour=theme.ink)
        if is_column:
            y += high + gap
            if y < box.bottom:
                rule = y - gap / 2
                yield line((box.x, rule), (box.right, rule), stroke=Stroke(theme.line, HAIR))
        else:
            x += widths[name] + GAP


def _shared_out(steps: Mapping[str, str], room: float, scale: float) -> Mapping[str, float]:
    """Return how wide each step is beside the others, so that their texts have the fewest lines."""
    most = max(len(wrap(text, room / len(steps), LABEL_PT)) for text in steps.values())
    for lines in range(1, most + 1):
        least = {
            name: max(_narrowest(text, lines, room), scale * PICTURES[name].width)
            for name, text in steps.items()
        }
        if (spare := room - sum(least.values())) >= 0:
            return {name: wide + spare / len(steps) for name, wide in least.items()}
    return dict.fromkeys(steps, room / len(steps))


def _narrowest(text: str, lines: int, room: float) -> float:
    """Return the least whole width, up to `room`, in which a text has no more lines."""
    fitting = (wide for wide in range(1, int(room)) if len(wrap(text, wide, LABEL_PT)) <= lines)
    return next(fitting, room)


def draw_trolls(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the parts of what they get, each with its picture."""
    steps = {step: words(with_option(f"solo.{step}-step", edition.rules)) for step in STEPS}
    yield from draw_steps(steps, box, table.theme, SCALE, is_column=True)

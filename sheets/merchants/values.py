"""What is claimed and spent on the player sheet: monuments, relics, artifacts, workers."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Mark, Stroke, box_around, circle
from sheets.icons import icon
from sheets.lettering import LABEL_PT, LEAST_PT, write
from sheets.merchants.edition import MOST_PLAYERS, Edition, Value
from sheets.merchants.figures import FIRM, heading, struck_out
from sheets.table import Table
from sheets.theme import Theme
from sheets.words import Words

VALUE = 8.0  # The ring around a value's points.
APART = 4.2  # The white between two symbols to mark.
ROW = 25.4  # A heading, its price, a row of values, and from how many players on each is in play.
SYMBOL = 6.8
ACROSS = 6  # Artifacts in a row.


def draw_values(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the monuments above the relics for two and for three artifacts, falling (M1.5)."""
    monuments = Box(box.x, box.y, box.width, ROW)
    half = (box.width - APART) / 2
    two = Box(box.x, monuments.bottom, half, ROW)
    three = Box(two.right + APART, two.y, half, ROW)
    rows = (
        ("monument", "monuments", edition.monuments.values, monuments),
        ("relic.two", "relics-two", edition.relics.two, two),
        ("relic.three", "relics-three", edition.relics.three, three),
    )
    for mark, title, values, place in rows:
        head = Box(place.x, place.y, place.width, 4)
        yield heading(words(f"player.{title}"), head, table.theme)
        price = Box(place.x, head.bottom + 0.6, place.width, 3.6)
        yield write(words(f"player.{title}-price"), price, LABEL_PT, colour=table.theme.quiet)
        yield from _ladder(mark, values, place, table, words)


def _ladder(
    mark: str, values: tuple[Value, ...], place: Box, table: Table, words: Words
) -> Iterator[Item]:
    if not values:
        return
    pitch = min(VALUE + APART, (place.width - VALUE) / max(len(values) - 1, 1))
    y = place.y + 10.2 + VALUE / 2
    for index, value in enumerate(values):
        x = place.x + VALUE / 2 + index * pitch
        label = box_around(x, y + VALUE / 2 + 3.3, pitch, 3.2)
        yield _players_label(value, label, table.theme, words)
        yield from _value(f"{mark}.{value.points}", value, (x, y), table)


def _value(name: str, value: Value, centre: tuple[float, float], table: Table) -> Iterator[Item]:
    theme = table.theme
    box = box_around(*centre, VALUE)
    is_open = value.players <= max(table.players, 2)
    colour = theme.ink if is_open else theme.quiet
    ring = circle(centre, VALUE / 2, "#ffffff", Stroke(colour, FIRM))
    face = "bold" if is_open else "text"
    figure = write(str(value.points), box, 12, colour=colour, name=face, anchor="middle")
    if is_open:
        yield Mark(name, "mark", box, (ring, figure))
    else:
        yield from (ring, figure, struck_out(box.inset(0.6), theme))


def _players_label(value: Value, box: Box, theme: Theme, words: Words) -> Item:
    key = "player.from-most" if value.players == MOST_PLAYERS else "player.from"
    text = words(key, players=value.players)
    return write(text, box, LEAST_PT, colour=theme.quiet, anchor="middle")


def draw_symbols(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the artifacts to circle and the worker symbols to cross out, below the values."""
    theme, sheet = table.theme, edition.sheet
    pitch = SYMBOL + APART
    top = box.y + 2 * ROW
    artifacts = Box(box.x, top, ACROSS * pitch - APART, 0)
    yield heading(words("player.artifacts"), Box(box.x, top, artifacts.width, 4), theme)
    price = Box(box.x, top + 4.6, artifacts.width, 3.6)
    yield write(words("player.artifacts-price"), price, LABEL_PT, colour=theme.quiet)
    yield from _rows("artifact", sheet.artifacts, ACROSS, artifacts, theme)
    workers = Box(artifacts.right + 8, top, box.right - artifacts.right - 8, 0)
    yield heading(words("player.workers"), Box(workers.x, top, workers.width, 4), theme)
    price = Box(workers.x, top + 4.6, workers.width, 3.6)
    yield write(words("player.workers-price"), price, LABEL_PT, colour=theme.quiet)
    across = max(int((workers.width + APART) / pitch), 1)
    yield from _rows("worker", sheet.workers, across, workers, theme)


def _rows(kind: str, number: int, across: int, box: Box, theme: Theme) -> Iterator[Item]:
    pitch = SYMBOL + APART
    for index in range(number):
        x = box.x + SYMBOL / 2 + index % across * pitch
        y = box.y + 10.2 + SYMBOL / 2 + index // across * pitch
        symbol = icon(kind, (x, y), SYMBOL, theme.ink, theme.fill(kind))
        yield Mark(f"{kind}.{index + 1}", "mark", box_around(x, y, SYMBOL), (symbol,))

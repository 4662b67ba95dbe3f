"""The aid: set-up by number of players, the turn, the crystals' powers, the end."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR, HEAVY
from sheets.drawing.flow import Flow
from sheets.drawing.lettering import LABEL_PT, write
from sheets.drawing.shapes import Box, Item, Stroke, rectangle
from sheets.page.aid import AFTER, PART, add_entry, aid_columns, aid_pages, framed_aid
from sheets.page.layout import Kind, Layout
from sheets.realm_of_sand.card import CARD_HEIGHT, card_picture
from sheets.realm_of_sand.edition import MARKET_ROWS, Edition
from sheets.realm_of_sand.pieces import crystal
from sheets.realm_of_sand.ring import RING_HEIGHT, ring_picture
from sheets.table.players import initials
from sheets.table.table import Table
from sheets.words.text import Value
from sheets.words.words import Words

TEXT_PT = 11.0
SETUP = ("board", "crystal", "market", "ring", "discs", "first")
CELL = (12.0, 7.0)  # Of the table of discs.
CLAIM = ("show", "take", "reward")
CRYSTALS = ("charge", "use")
ENDING = ("round", "score", "tie")


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid (R1-R4)."""
    one, two, three = aid_columns(table, TEXT_PT)
    _setup(one, edition, table, words)
    _turn(two, words)
    _claim(two, words)
    _crystals(three, edition, table, words)
    _ending(three, edition, table, words)
    return framed_aid(edition, table, words, (one, two, three))


def _setup(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.setup"))
    setup = edition.setup
    values: dict[str, Value] = {
        "tiles": setup.tiles,
        "market": setup.market,
        "rows": ", ".join(MARKET_ROWS),
    }
    for number, step in enumerate(SETUP if table.players > 1 else SETUP[:-1], 1):
        flow.paragraph(words(f"setup.{step}", **values), indent=4.5, lead=str(number))
        flow.space(AFTER)
        if step == "discs":
            flow.space(AFTER)
            flow.items += _discs(flow, edition, table, words)
            flow.space(2 * CELL[1] + PART)
    flow.space(PART)
    flow.items += ring_picture(_room(flow, RING_HEIGHT), setup.market, flow.theme, words)


def _discs(flow: Flow, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield how many discs there are with each number of players, this table's marked."""
    theme = flow.theme
    labels = Box(flow.box.x + 4.5, flow.y, 19, CELL[1])
    for row, label in enumerate((words("setup.players"), words("setup.of-each"))):
        place = Box(labels.x, labels.y + row * CELL[1], labels.width - 1, CELL[1])
        yield write(label, place, LABEL_PT, colour=theme.quiet)
    for players, discs in enumerate(edition.setup.discs, 1):
        is_here = players == table.players
        x = labels.right + (players - 1) * CELL[0]
        figures = (str(players), str(discs) if discs else words("setup.all"))
        for row, figure in enumerate(figures):
            cell = Box(x, labels.y + row * CELL[1], *CELL)
            yield rectangle(cell, theme.fill("panel"), Stroke(theme.line, HAIR))
            face = "bold" if is_here or row == 0 else "text"
            yield write(figure, cell, TEXT_PT, colour=theme.ink, name=face, anchor="middle")
    x = labels.right + (table.players - 1) * CELL[0]
    yield rectangle(Box(x, labels.y, CELL[0], 2 * CELL[1]), None, Stroke(theme.ink, HEAVY))


def _turn(flow: Flow, words: Words) -> None:
    flow.heading(words("aid.turn"))
    _step(flow, 1, words("turn.once"))
    _points(flow, (words("turn.tile"), words("turn.discs")))
    _step(flow, 2, words("turn.covered"))
    _step(flow, 3, words("turn.dark"))
    _step(flow, 4, words("turn.often"))
    _step(flow, 5, words("turn.refill"))
    flow.space(PART)


def _claim(flow: Flow, words: Words) -> None:
    flow.heading(words("aid.claim"))
    for part in CLAIM:
        flow.paragraph(words(f"claim.{part}"), indent=4.5, lead="•")
        flow.space(AFTER)
    flow.space(AFTER)
    flow.items += card_picture(_room(flow, CARD_HEIGHT), flow.theme, words)


def _ending(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.space(PART)
    flow.heading(words("aid.end"))
    for part in ENDING if table.players > 1 else ("alone",):
        flow.paragraph(words(f"ending.{part}", number=edition.hourglasses))
        flow.space(AFTER)


def _crystals(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.crystals"))
    for part in CRYSTALS:
        flow.paragraph(words(f"crystals.{part}"))
        flow.space(AFTER)
    flow.space(AFTER)
    colours = [*edition.names.crystals]
    names = tuple(edition.crystal_text(colour, table.language) for colour in colours)
    for colour, name, initial in zip(colours, names, initials(names), strict=True):
        centre = (flow.box.x + 3.8, flow.y + 4.6)
        flow.items += crystal(colour, initial, centre, 3.7, flow.theme)
        add_entry(flow, name, words(f"power.{colour}"))


def _step(flow: Flow, number: int, text: str) -> None:
    flow.paragraph(text, indent=4.5, lead=str(number))
    flow.space(AFTER)


def _points(flow: Flow, texts: tuple[str, ...]) -> None:
    """Add what there is to choose from, moved in below the step."""
    inner = Flow(Box(flow.box.x + 4.5, flow.y, flow.box.width - 4.5, 0), flow.theme, flow.size_pt)
    for text in texts:
        inner.paragraph(text, indent=3, lead="•")
        inner.space(AFTER / 2)
    flow.items += inner.items
    flow.y = inner.y + AFTER


def _room(flow: Flow, height: float) -> Box:
    """Return a place of this height, as wide as the column, and go on below it."""
    place = Box(flow.box.x, flow.y, flow.box.width, height)
    flow.space(height)
    return place


AID = Kind(aid_layout, aid_pages)

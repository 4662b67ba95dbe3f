"""The aid: set-up by number of players, the turn, the crystals' powers, the end."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR, HEAVY
from sheets.drawing.lettering import LABEL_PT, leading, write
from sheets.drawing.shapes import Box, Group, Item, Stroke, rectangle
from sheets.page.aid import aid_pages
from sheets.page.layout import Kind, Layout
from sheets.page.panels import LEAD, Panel, Zone, panelled_aid
from sheets.realm_of_sand.card import CARD_HEIGHT, card_picture
from sheets.realm_of_sand.desert import draw_desert
from sheets.realm_of_sand.edition import MARKET_ROWS, Edition
from sheets.realm_of_sand.pieces import crystal
from sheets.realm_of_sand.ring import RING_HEIGHT, ring_picture
from sheets.realm_of_sand.signs import POWERS
from sheets.table.players import initials
from sheets.table.table import Table
from sheets.words.text import Value
from sheets.words.words import Words

TEXT_PT = 10.6
SHARES = (1.0, 1.04, 0.96)
SETUP = ("board", "crystal", "market", "ring", "discs", "first")
CELL = (12.0, 6.4)  # Of the table of discs.
LABELS = 18.0
CLAIM = ("show", "take", "reward")
CRYSTALS = ("charge", "use")
ENDING = ("round", "score", "tie")
POWER = 0.85  # The scale of the pictures of what crystals do.
CRYSTAL, CRYSTAL_COLUMN = 3.7, 9.6


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid (R1-R4)."""
    columns = (
        (_setup(edition, table, words),),
        (_turn(words), _claim(words)),
        (_crystals(edition, table, words), _ending(edition, table, words)),
    )
    return panelled_aid(
        edition, table, words, columns, size_pt=TEXT_PT, shares=SHARES, scenery=draw_desert
    )


def _setup(edition: Edition, table: Table, words: Words) -> Zone:
    setup = edition.setup
    values: dict[str, Value] = {
        "tiles": setup.tiles,
        "market": setup.market,
        "rows": ", ".join(MARKET_ROWS),
    }
    steps = SETUP if table.players > 1 else SETUP[:-1]

    def fill(panel: Panel) -> None:
        for number, step in enumerate(steps, 1):
            panel.step(number, words(f"setup.{step}", **values))
            if step == "discs":
                panel.items += _discs(panel.room(2 * CELL[1]), edition, table, words)
                panel.gap()
        panel.gap()
        panel.items += ring_picture(panel.room(RING_HEIGHT), setup.market, panel.theme, words)

    return Zone(words("aid.setup"), fill)


def _discs(room: Box, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield how many discs there are with each number of players, this table's marked."""
    theme = table.theme
    labels = Box(room.x + LEAD, room.y, LABELS, CELL[1])
    for row, label in enumerate((words("setup.players"), words("setup.of-each"))):
        place = Box(labels.x, labels.y + row * CELL[1], labels.width - 1, CELL[1])
        yield write(label, place, LABEL_PT, colour=theme.ink)
    for players, discs in enumerate(edition.setup.discs, 1):
        is_here = players == table.players
        x = labels.right + (players - 1) * CELL[0]
        figures = (str(players), str(discs) if discs else words("setup.all"))
        for row, figure in enumerate(figures):
            cell = Box(x, labels.y + row * CELL[1], *CELL)
            ground = theme.fill("panel" if row else "start")
            yield rectangle(cell, ground, Stroke(theme.line, HAIR))
            face = "bold" if is_here or row == 0 else "text"
            yield write(figure, cell, TEXT_PT, colour=theme.ink, name=face, anchor="middle")
    x = labels.right + (table.players - 1) * CELL[0]
    yield rectangle(Box(x, labels.y, CELL[0], 2 * CELL[1]), None, Stroke(theme.ink, HEAVY))


def _turn(words: Words) -> Zone:
    def fill(panel: Panel) -> None:
        panel.step(1, words("turn.once"))
        for text in (words("turn.tile"), words("turn.discs")):
            panel.point(text, LEAD)
        panel.gap()
        for number, key in enumerate(("covered", "dark", "often", "refill"), 2):
            panel.step(number, words(f"turn.{key}"))

    return Zone(words("aid.turn"), fill)


def _claim(words: Words) -> Zone:
    def fill(panel: Panel) -> None:
        for part in CLAIM:
            panel.point(words(f"claim.{part}"))
            panel.gap()
        panel.items += card_picture(panel.room(CARD_HEIGHT), panel.theme, words)

    return Zone(words("aid.claim"), fill)


def _crystals(edition: Edition, table: Table, words: Words) -> Zone:
    colours = [*edition.names.crystals]
    names = tuple(edition.crystal_text(colour, table.language) for colour in colours)

    def fill(panel: Panel) -> None:
        for part in CRYSTALS:
            panel.paragraph(words(f"crystals.{part}"))
            panel.gap()
        for colour, name, initial in zip(colours, names, initials(names), strict=True):
            centre = (panel.box.x + CRYSTAL, panel.y + CRYSTAL + 0.9)
            panel.items += crystal(colour, initial, centre, CRYSTAL, panel.theme)
            head = panel.room(leading(panel.size_pt))
            place = Box(head.x + CRYSTAL_COLUMN, head.y, head.width - CRYSTAL_COLUMN, head.height)
            panel.items.append(
                write(name, place, panel.size_pt, colour=panel.theme.title, name="bold")
            )
            power = POWERS[colour]
            left = (head.right - POWER * power.width, head.centre[1])
            panel.items.append(Group(tuple(power.draw(panel.theme)), *left, POWER))
            panel.paragraph(words(f"power.{colour}"), indent=CRYSTAL_COLUMN)
            panel.gap()

    return Zone(words("aid.crystals"), fill, "crystal")


def _ending(edition: Edition, table: Table, words: Words) -> Zone:
    parts = ENDING if table.players > 1 else ("alone",)

    def fill(panel: Panel) -> None:
        for number, part in enumerate(parts):
            if number:
                panel.gap()
            panel.paragraph(words(f"ending.{part}", number=edition.hourglasses))

    return Zone(words("aid.end"), fill, "crown")


AID = Kind(aid_layout, aid_pages)

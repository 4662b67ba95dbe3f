"""The aid: setting up, the turn in steps, spells and buildings, modules, the end and the rates."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from sheets.drawing.figures import heading
from sheets.drawing.flow import Flow
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, write
from sheets.drawing.shapes import Box
from sheets.editions.head import in_language
from sheets.page.aid import AFTER, PART, add_entry, aid_columns, aid_pages, framed_aid
from sheets.page.layout import Kind, Layout
from sheets.pandoria.edition import RATES, Building, Edition, exchange
from sheets.pandoria.example import add_closed_region, add_open_region
from sheets.table.table import Table
from sheets.words.words import Words

TEXT_PT = 9.2
FAMILY_PT, SPELLS_PT = 12.5, 10.5  # There is room.
STEPS = ("tile", "figure", "act", "score", "buy", "draw")
ACTIONS = ("spell", "building", "monument")
FAMILY_STEPS = ("tile", "figure", "score", "draw")
SPELLS_STEPS = ("tile", "figure", "spell", "score", "draw")
ENDINGS = ("end", "count", "winner")
HEADING, MODULE = 1.2, 1.09  # The sizes of headings, in those of the text.
SIGNS = ("wood", "gold", "crystal", "city", "crown", "worker", "ship", "artifact")
SIGN, SIGN_ROW = 6.4, 8.6
SECOND_SIGN = 0.54  # Where the second of a line stands.
UNDER_HEADING = 1.8
MOST_KEPT = 10  # P7
RATE = 14.0  # The column of the rates' names.


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the versions with realms, standard and beginner (P1-P10)."""
    turn, spells, buildings = aid_columns(table, TEXT_PT)
    _setup(turn, words)
    _turn(turn, STEPS, words)
    turn.space(PART)
    _ending(turn, words)
    turn.space(PART)
    _rates(turn, words)
    _entries(spells, "aid.spells", "star", edition.spells, table, words)
    spells.paragraph(words("aid.free"))
    spells.space(PART)
    _module(spells, words, "castle", "enchanted")
    _module(spells, words, "relics")
    _entries(buildings, "aid.buildings", "rectangle", edition.buildings, table, words)
    return framed_aid(edition, table, words, (turn, spells, buildings))


def family_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the family version, with an example (P8, P11)."""
    turn, example, signs = aid_columns(table, FAMILY_PT)
    _setup(turn, words)
    _turn(turn, FAMILY_STEPS, words)
    turn.space(PART)
    _heading(turn, words("aid.open"))
    add_open_region(turn, words)
    _heading(example, words("aid.closed"))
    add_closed_region(example, words)
    _signs(signs, words)
    _ending(signs, words)
    signs.space(PART)
    _module(signs, words, "castle")
    _module(signs, words, "relics")
    return framed_aid(edition, table, words, (turn, example, signs))


def spells_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the family version with spells, with an example (P8, P11)."""
    turn, example, spells = aid_columns(table, SPELLS_PT)
    _setup(turn, words)
    _turn(turn, SPELLS_STEPS, words)
    turn.space(PART)
    _ending(turn, words)
    turn.space(PART)
    _module(turn, words, "relics")
    _heading(example, words("aid.closed"))
    add_closed_region(example, words)
    example.paragraph(words("example.card"))
    example.space(PART + AFTER)
    _module(example, words, "castle", "enchanted")
    family = {key: spell for key, spell in edition.spells.items() if spell.family}
    _entries(spells, "aid.spells", "star", family, table, words)
    spells.paragraph(words("aid.free"))
    spells.space(PART + AFTER)
    _signs(spells, words)
    return framed_aid(edition, table, words, (turn, example, spells))


def _heading(flow: Flow, text: str, share: float = HEADING) -> None:
    size = share * flow.size_pt
    place = Box(flow.box.x, flow.y, flow.box.width, leading(size))
    flow.items.append(heading(text, place, flow.theme, size))
    flow.space(place.height + UNDER_HEADING)


def _signs(flow: Flow, words: Words) -> None:
    """Add what the symbols are, two to a line."""
    _heading(flow, words("aid.signs"))
    columns = (flow.box.x, flow.box.x + SECOND_SIGN * flow.box.width, flow.box.right)
    for index, sign in enumerate(SIGNS):
        x, right = columns[index % 2 : index % 2 + 2]
        y = flow.y + index // 2 * SIGN_ROW
        fill = flow.theme.fill("water" if sign == "ship" else sign)
        flow.items.append(icon(sign, (x + SIGN / 2, y + SIGN / 2), SIGN, flow.theme.ink, fill))
        place = Box(x + SIGN + 1.8, y, right - x - SIGN - 2.8, SIGN)
        flow.items.append(write(words(f"sign.{sign}"), place, flow.size_pt, colour=flow.theme.ink))
    flow.space(-(-len(SIGNS) // 2) * SIGN_ROW + PART)


def _setup(flow: Flow, words: Words) -> None:
    _heading(flow, words("aid.setup"))
    flow.paragraph(words("setup.hand"))
    flow.space(AFTER + PART)


def _turn(flow: Flow, steps: Sequence[str], words: Words) -> None:
    _heading(flow, words("aid.turn"))
    for number, step in enumerate(steps, 1):
        flow.paragraph(words(f"step.{step}"), indent=flow.size_pt / 2, lead=str(number))
        flow.space(AFTER)
        if step == "act":
            _actions(flow, words)


def _actions(flow: Flow, words: Words) -> None:
    left = flow.size_pt / 2
    inner = Flow(Box(flow.box.x + left, flow.y, flow.box.width - left, 0), flow.theme, flow.size_pt)
    for action in ACTIONS:
        inner.paragraph(words(f"action.{action}"), indent=3, lead="•")
    flow.items += inner.items
    flow.y = inner.y + AFTER


def _ending(flow: Flow, words: Words) -> None:
    _heading(flow, words("aid.end"))
    for ending in ENDINGS:
        flow.paragraph(words(f"ending.{ending}"))
        flow.space(AFTER)


def _module(flow: Flow, words: Words, module: str, *also: str) -> None:
    """Add a module with what it does, and what else is to be said of it."""
    _heading(flow, words(f"aid.{module}"), MODULE)
    flow.paragraph(" ".join(words(f"module.{each}") for each in (module, *also)))
    flow.space(AFTER + PART)


def _entries(
    flow: Flow,
    title: str,
    symbol: str,
    powers: Mapping[str, Building],
    table: Table,
    words: Words,
) -> None:
    """Add every spell or building by its name, with a star or a rectangle before it."""
    _heading(flow, words(title))
    fill = flow.theme.fill("crystal" if symbol == "star" else "wood")
    named = {in_language(power.name, table.language): power for power in powers.values()}
    for name in sorted(named, key=_in_order):
        flow.items.append(icon(symbol, (flow.box.x + 3.8, flow.y + 3.8), 6.4, flow.theme.ink, fill))
        add_entry(flow, name, in_language(named[name].effect, table.language))


def _in_order(name: str) -> str:
    """Return what a name is sorted by: its letters without accents, as in a dictionary."""
    apart = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _rates(flow: Flow, words: Words) -> None:
    """Add how many crowns every amount of a resource is worth, at each rate (P4)."""
    _heading(flow, words("aid.rates"))
    ink, quiet = flow.theme.ink, flow.theme.quiet
    pitch = (flow.box.width - RATE) / (MOST_KEPT + 1)
    row = leading(flow.size_pt) + 0.4
    amounts = (words("aid.have"), *map(str, range(MOST_KEPT + 1)))
    rows = [(amounts, quiet)]
    for rate in RATES:
        crowns, _, resources = rate.partition(" for ")
        worth = (str(exchange(amount, rate)[0]) for amount in range(MOST_KEPT + 1))
        rows.append(((f"{resources} → {crowns}", *worth), ink))
    for cells, colour in rows:
        first = Box(flow.box.x, flow.y, RATE, row)
        flow.items.append(write(cells[0], first, flow.size_pt, colour=colour))
        for index, cell in enumerate(cells[1:]):
            place = Box(first.right + index * pitch, flow.y, pitch, row)
            flow.items.append(write(cell, place, flow.size_pt, colour=colour, anchor="middle"))
        flow.space(row)


AID = Kind(aid_layout, aid_pages)
FAMILY_AID = Kind(family_aid_layout, aid_pages)
SPELLS_AID = Kind(spells_aid_layout, aid_pages)

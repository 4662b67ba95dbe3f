"""The aid: setting up, the turn in steps, spells and buildings, modules, the end and the rates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sheets.aid import AFTER, PART, add_entry, aid_columns, framed_aid
from sheets.drawing import Box
from sheets.flow import Flow
from sheets.head import in_language
from sheets.icons import icon
from sheets.lettering import leading, write
from sheets.page import Layout
from sheets.pandoria.edition import RATES, Building, Edition, exchange
from sheets.table import Table
from sheets.words import Words

TEXT_PT = 9.2
FAMILY_PT, SPELLS_PT = 15.0, 13.0  # There is room.
STEPS = ("tile", "figure", "act", "score", "buy", "draw")
ACTIONS = ("spell", "building", "monument")
FAMILY_STEPS = ("tile", "figure", "score", "draw")
SPELLS_STEPS = ("tile", "figure", "spell", "score", "draw")
ENDINGS = ("end", "count", "winner")
MODULE_PT = 10.0
MODULES = ("castle", "relics")
MOST_KEPT = 10  # P7
RATE = 14.0  # The column of the rates' names.


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give the aid of the versions with realms, standard and beginner (P1-P10)."""
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
    _modules(spells, words)
    _entries(buildings, "aid.buildings", "rectangle", edition.buildings, table, words)
    return framed_aid(edition, table, words, (turn, spells, buildings))


def family_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give the aid of the family version (P8, P11)."""
    turn, ending, modules = aid_columns(table, FAMILY_PT)
    _setup(turn, words)
    _turn(turn, FAMILY_STEPS, words)
    _ending(ending, words)
    _modules(modules, words)
    return framed_aid(edition, table, words, (turn, ending, modules))


def spells_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give the aid of the family version with spells (P8, P11)."""
    turn, ending, spells = aid_columns(table, SPELLS_PT)
    _setup(turn, words)
    _turn(turn, SPELLS_STEPS, words)
    _ending(ending, words)
    ending.space(PART)
    _modules(ending, words)
    family = {key: spell for key, spell in edition.spells.items() if spell.family}
    _entries(spells, "aid.spells", "star", family, table, words)
    spells.paragraph(words("aid.free"))
    return framed_aid(edition, table, words, (turn, ending, spells))


def _setup(flow: Flow, words: Words) -> None:
    flow.heading(words("aid.setup"))
    flow.paragraph(words("setup.hand"))
    flow.space(AFTER + PART)


def _turn(flow: Flow, steps: Sequence[str], words: Words) -> None:
    flow.heading(words("aid.turn"))
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
    flow.heading(words("aid.end"))
    for ending in ENDINGS:
        flow.paragraph(words(f"ending.{ending}"))
        flow.space(AFTER)


def _modules(flow: Flow, words: Words) -> None:
    for module in MODULES:
        flow.heading(words(f"aid.{module}"), MODULE_PT)
        flow.paragraph(words(f"module.{module}"))
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
    flow.heading(words(title))
    fill = flow.theme.fill("crystal" if symbol == "star" else "wood")
    named = {in_language(power.name, table.language): power for power in powers.values()}
    for name in sorted(named):
        flow.items.append(icon(symbol, (flow.box.x + 3.8, flow.y + 3.8), 6.4, flow.theme.ink, fill))
        add_entry(flow, name, in_language(named[name].effect, table.language))


def _rates(flow: Flow, words: Words) -> None:
    """Add how many crowns every amount of a resource is worth, at each rate (P4)."""
    flow.heading(words("aid.rates"))
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

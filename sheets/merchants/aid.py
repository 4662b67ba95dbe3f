"""The aid: the turn in steps, what every spell and building does, the end and the final score."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Stroke, line
from sheets.figures import HAIR
from sheets.flow import Flow
from sheets.head import in_language
from sheets.icons import icon
from sheets.identity import footer
from sheets.lettering import leading, width, write
from sheets.merchants.cards import square, star
from sheets.merchants.edition import (
    RESOURCES,
    Card,
    Edition,
    Rules,
    split_strength,
)
from sheets.page import FOOTER, Layout, Page
from sheets.paper import SHARED
from sheets.table import Table
from sheets.words import Words

TEXT_PT = 9.5
GUTTER = 7.0
TOP = 14.0
STEPS = ("roll", "draw", "worker", "act", "score", "buy")
ACTIONS = ("spell", "building", "relic", "monument")
ENDINGS = ("end", "count", "winner")
SYMBOLS = ("crown", "artifact", "worker", "ship")
SYMBOL_ROW = 6.8
SYMBOL = 9.5  # The column of stars and rectangles before the entries.
AFTER = 1.2  # Below an entry.
PART = 2.5  # Below a list.

# The words that depend on an option of the rules, and the option's value that changes them.
BY_OPTION = {
    "setup.guilds": ("guilds", "one each"),
    "effect.clone": ("clone_from", "any"),
    "effect.rage": ("rage_counts_in", "one region"),
    "action.monument": ("monument_discount", "paid"),
    "step.draw": ("ship_worker_anchors", True),
    "step.overflow": ("overflow_per", "turn"),
    "trolls.rest": ("trolls_below_zero", True),
    "step.artifacts": ("artifacts_to", "participants"),
}


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give the aid; spells and buildings in the order of the sheet."""
    turn, spells, buildings = aid_columns(table)
    add_turn(turn, edition, words)
    turn.space(PART)
    add_symbols(turn, SYMBOLS, edition, table, words)
    add_spells(spells, edition, table, words)
    spells.space(PART)
    add_ending(spells, edition, table, words)
    add_buildings(buildings, edition, table, words)
    return framed_aid(edition, table, words, (turn, spells, buildings))


def aid_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Give the aid's one page; nothing on it is a player's own."""
    return (Page("aid", words("sheet.aid")),)


def aid_columns(table: Table, size_pt: float = TEXT_PT) -> tuple[Flow, Flow, Flow]:
    """Give the three empty columns of an aid."""
    width = (SHARED.width - 2 * GUTTER) / 3
    height = SHARED.height - TOP - FOOTER
    one, two, three = (
        Flow(Box(i * (width + GUTTER), TOP, width, height), table.theme, size_pt) for i in range(3)
    )
    return one, two, three


def framed_aid(edition: Edition, table: Table, words: Words, columns: tuple[Flow, ...]) -> Layout:
    """Give an aid: its title, its filled columns, and the lines between them."""
    stroke = Stroke(table.theme.line, HAIR)
    bottom = SHARED.height - FOOTER
    gutters = (flow.box.x - GUTTER / 2 for flow in columns[1:])
    items = (
        *_title(edition, table, words),
        *(item for flow in columns for item in flow.items),
        *(line((x, TOP), (x, bottom), stroke=stroke) for x in gutters),
    )
    return Layout("aid", footer(words("sheet.aid"), edition, table, words), items)


def _title(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    box = Box(0, 0.5, 120, 8)
    text = edition.title_text(table.language).upper()
    yield write(text, box, 19, colour=theme.ink, name="display")
    players = words("players-1" if table.players == 1 else "players", players=table.players)
    subtitle = f"{words('sheet.aid')} · {players}"
    right = Box(SHARED.width - 100, box.y + 2, 100, 5)
    yield write(subtitle, right, 10.5, colour=theme.quiet, anchor="end")
    yield line((0, TOP - 3.5), (SHARED.width, TOP - 3.5), stroke=Stroke(theme.ink, 0.4))


def add_turn(flow: Flow, edition: Edition, words: Words) -> None:
    """Add the turn in its steps (M3-M6)."""
    rules = edition.rules
    flow.heading(words("aid.turn"))
    for number, step in enumerate(STEPS, 1):
        sentences = [words(with_option(f"step.{step}", rules))]
        if step == "score":
            sentences += [
                words(with_option(f"step.{part}", rules)) for part in ("overflow", "artifacts")
            ]
        flow.paragraph(" ".join(sentences), indent=4.5, lead=str(number))
        flow.space(AFTER)
        if step == "act":
            _actions(flow, rules, words)


def _actions(flow: Flow, rules: Rules, words: Words) -> None:
    inner_box = Box(flow.box.x + 4.5, flow.y, flow.box.width - 4.5, 0)
    inner = Flow(inner_box, flow.theme, flow.size_pt)
    for action in ACTIONS:
        inner.paragraph(words(with_option(f"action.{action}", rules)), indent=3, lead="•")
    flow.items += inner.items
    flow.y = inner.y + AFTER


def add_spells(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add every spell, in the order of the sheet."""
    flow.heading(words("aid.spells"))
    by_spell: dict[str, list[Card]] = {}
    for card in edition.cards.values():
        by_spell.setdefault(card.spell_name, []).append(card)
    for spell, cards in by_spell.items():
        strengths = sorted(
            {strength for _, strength in map(split_strength, (card.spell for card in cards))}
        )
        name = in_language(edition.names.spells[spell], table.language)
        effect = words(with_option(f"effect.{spell}", edition.rules))
        flow.items += star((flow.box.x + 3.8, flow.y + 3.9), "", table.theme)
        add_entry(flow, f"{name} {', '.join(strengths)}".strip(), effect, _cards(cards, words))


def add_ending(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add when the game ends and who has won (M7, F9, F10, S12)."""
    board = edition.board
    needed, all_ = board.printed_to_end(table.players), len(board.printed_in_play(table.players))
    flow.heading(words("aid.end"))
    for ending in ENDINGS:
        storeys = len(edition.archive.storeys) if edition.archive else 0
        values = {"needed": needed, "all": all_, "storeys": storeys}
        flow.paragraph(words(f"ending.{ending}", **values))
        flow.space(AFTER)


def add_buildings(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add every building, in the order of the sheet."""
    flow.heading(words("aid.buildings"))
    by_building: dict[str, list[Card]] = {}
    for card in edition.cards.values():
        by_building.setdefault(card.building, []).append(card)
    for building, cards in by_building.items():
        name = edition.building_text(building, table.language)
        flow.items += square((flow.box.x + 3.8, flow.y + 3.9), "", table.theme)
        add_entry(flow, name, words(f"effect.{building}"), _cards(cards, words))


def add_symbols(
    flow: Flow, symbols: tuple[str, ...], edition: Edition, table: Table, words: Words
) -> None:
    """Add the legend: every symbol with its name, three to a line."""
    flow.heading(words("legend.title"))
    labels: dict[str, str] = {
        each: edition.resource_text(each, table.language) for each in RESOURCES
    }
    labels |= {each: words(f"legend.{each}") for each in symbols}
    third = flow.box.width / 3
    for index, (name, label) in enumerate(labels.items()):
        x, y = flow.box.x + index % 3 * third, flow.y + index // 3 * SYMBOL_ROW
        fill = table.theme.fill(name)
        flow.items.append(icon(name, (x + 2.8, y + 2.6), 5.6, table.theme.ink, fill))
        place = Box(x + 7, y, third - 8, 5.2)
        flow.items.append(write(label, place, flow.size_pt, colour=table.theme.ink))
    flow.space(-(-len(labels) // 3) * SYMBOL_ROW)


def add_entry(flow: Flow, name: str, effect: str, where: str = "") -> None:
    """Add a name with where it stands on the sheet, and what it does."""
    row = Box(flow.box.x + SYMBOL, flow.y, flow.box.width - SYMBOL, leading(flow.size_pt))
    named = Box(row.x, row.y, row.width - width(where, flow.size_pt) - 2, row.height)
    flow.items += (
        write(name, named, flow.size_pt, colour=flow.theme.ink, name="bold"),
        write(where, row, flow.size_pt, colour=flow.theme.quiet, anchor="end"),
    )
    flow.space(row.height)
    flow.paragraph(effect, indent=SYMBOL)
    flow.space(AFTER)


def _cards(cards: list[Card], words: Words) -> str:
    numbers = ", ".join(str(card.number) for card in cards)
    return words("aid.cards" if len(cards) > 1 else "aid.card", numbers=numbers)


def with_option(key: str, rules: Rules) -> str:
    """Give the key of a sentence, of its other form where an option of the edition changes it."""
    if key in BY_OPTION:
        option, value = BY_OPTION[key]
        if getattr(rules, option) == value:
            return f"{key}-option"
    return key

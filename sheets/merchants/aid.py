"""The aid: the turn in steps, what every spell and building does, the end and the final score."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Drawing, Item, Stroke, line
from sheets.flow import Flow
from sheets.icons import icon
from sheets.lettering import write
from sheets.merchants.cards import square, star
from sheets.merchants.edition import (
    RESOURCES,
    Card,
    Edition,
    Rules,
    in_language,
    split_strength,
)
from sheets.merchants.figures import HAIR
from sheets.merchants.identity import footer
from sheets.page import FOOTER, Page, place_page
from sheets.paper import SHARED
from sheets.table import Table
from sheets.words import Words

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
    "effect.clone": ("clone_from", "any"),
    "effect.rage": ("rage_counts_in", "one region"),
    "action.monument": ("monument_discount", "paid"),
    "step.draw": ("ship_worker_anchors", True),
    "step.overflow": ("overflow_per", "turn"),
    "step.artifacts": ("artifacts_to", "participants"),
}


def draw_aid(edition: Edition, table: Table, words: Words) -> list[Drawing]:
    """Give the aid, one page; spells and buildings in the order of the sheet."""
    body = Box(0, TOP, SHARED.width, SHARED.height - TOP - FOOTER)
    width = (body.width - 2 * GUTTER) / 3
    columns = [Box(i * (width + GUTTER), body.y, width, body.height) for i in range(3)]
    theme = table.theme
    items = (
        *_title(edition, table, words),
        *_turn(edition, table, words, columns[0]),
        *_spells(edition, table, words, columns[1]),
        *_buildings(edition, table, words, columns[2]),
        *(
            line((box.x - GUTTER / 2, box.y), (box.x - GUTTER / 2, box.bottom), stroke=stroke)
            for stroke in (Stroke(theme.line, HAIR),)
            for box in columns[1:]
        ),
    )
    title = words("sheet.aid")
    page = Page("aid", title, footer(title, edition, table, words), items)
    return [place_page(page, table, words)]


def _title(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    box = Box(0, 0.5, 120, 8)
    text = edition.title_text(table.language).upper()
    yield write(text, box, 19, colour=theme.ink, name="display")
    subtitle = f"{words('sheet.aid')} · {words('players', players=table.players)}"
    right = Box(SHARED.width - 100, box.y + 2, 100, 5)
    yield write(subtitle, right, 10.5, colour=theme.quiet, anchor="end")
    yield line((0, TOP - 3.5), (SHARED.width, TOP - 3.5), stroke=Stroke(theme.ink, 0.4))


def _turn(edition: Edition, table: Table, words: Words, box: Box) -> list[Item]:
    flow, rules = Flow(box, table.theme), edition.rules
    flow.heading(words("aid.turn"))
    for number, step in enumerate(STEPS, 1):
        sentences = [words(_with_option(f"step.{step}", rules))]
        if step == "score":
            sentences += [
                words(_with_option(f"step.{part}", rules)) for part in ("overflow", "artifacts")
            ]
        flow.paragraph(" ".join(sentences), indent=4.5, lead=str(number))
        flow.space(AFTER)
        if step == "act":
            _actions(flow, rules, words)
    flow.space(PART)
    _symbols(flow, edition, table, words)
    return flow.items


def _actions(flow: Flow, rules: Rules, words: Words) -> None:
    inner = Flow(Box(flow.box.x + 4.5, flow.y, flow.box.width - 4.5, 0), flow.theme)
    for action in ACTIONS:
        inner.paragraph(words(_with_option(f"action.{action}", rules)), indent=3, lead="•")
    flow.items += inner.items
    flow.y = inner.y + AFTER


def _spells(edition: Edition, table: Table, words: Words, box: Box) -> list[Item]:
    flow = Flow(box, table.theme)
    flow.heading(words("aid.spells"))
    by_spell: dict[str, list[Card]] = {}
    for card in edition.cards.values():
        by_spell.setdefault(card.spell_name, []).append(card)
    for spell, cards in by_spell.items():
        strengths = sorted(
            {strength for _, strength in map(split_strength, (card.spell for card in cards))}
        )
        name = in_language(edition.names.spells[spell], table.language)
        effect = words(_with_option(f"effect.{spell}", edition.rules))
        flow.items += star((box.x + 3.8, flow.y + 3.9), "", table.theme)
        _entry(flow, f"{name} {', '.join(strengths)}".strip(), effect, cards, words)
    flow.space(PART)
    _ending(flow, edition, table, words)
    return flow.items


def _ending(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    board = edition.board
    needed, all_ = board.printed_to_end(table.players), len(board.printed_in_play(table.players))
    flow.heading(words("aid.end"))
    for ending in ENDINGS:
        flow.paragraph(words(f"ending.{ending}", needed=needed, all=all_))
        flow.space(AFTER)


def _buildings(edition: Edition, table: Table, words: Words, box: Box) -> list[Item]:
    flow = Flow(box, table.theme)
    flow.heading(words("aid.buildings"))
    by_building: dict[str, list[Card]] = {}
    for card in edition.cards.values():
        by_building.setdefault(card.building, []).append(card)
    for building, cards in by_building.items():
        name = edition.building_text(building, table.language)
        flow.items += square((box.x + 3.8, flow.y + 3.9), "", table.theme)
        _entry(flow, name, words(f"effect.{building}"), cards, words)
    return flow.items


def _symbols(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add the legend: every symbol with its name, three to a line."""
    flow.heading(words("legend.title"))
    labels: dict[str, str] = {
        each: edition.resource_text(each, table.language) for each in RESOURCES
    }
    labels |= {each: words(f"legend.{each}") for each in SYMBOLS}
    third = flow.box.width / 3
    for index, (name, label) in enumerate(labels.items()):
        x, y = flow.box.x + index % 3 * third, flow.y + index // 3 * SYMBOL_ROW
        fill = table.theme.fill(name)
        flow.items.append(icon(name, (x + 2.8, y + 2.6), 5.6, table.theme.ink, fill))
        place = Box(x + 7, y, third - 8, 5.2)
        flow.items.append(write(label, place, colour=table.theme.ink))
    flow.space(-(-len(labels) // 3) * SYMBOL_ROW)


def _entry(flow: Flow, name: str, effect: str, cards: list[Card], words: Words) -> None:
    """Add a name with the numbers of its cards, and what it does."""
    numbers = ", ".join(str(card.number) for card in cards)
    top = flow.y
    flow.paragraph(name, indent=SYMBOL, name="bold")
    right = Box(flow.box.x + SYMBOL, top, flow.box.width - SYMBOL, flow.y - top)
    text = words("aid.cards" if len(cards) > 1 else "aid.card", numbers=numbers)
    flow.items.append(write(text, right, colour=flow.theme.quiet, anchor="end"))
    flow.paragraph(effect, indent=SYMBOL)
    flow.space(AFTER)


def _with_option(key: str, rules: Rules) -> str:
    """Give the key of a sentence, of its other form where an option of the edition changes it."""
    if key in BY_OPTION:
        option, value = BY_OPTION[key]
        if getattr(rules, option) == value:
            return f"{key}-option"
    return key

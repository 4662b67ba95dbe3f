"""The aid: the turn in steps, what every spell and building does, the end and the final score."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sheets.drawing.flow import Flow
from sheets.drawing.lettering import leading, width
from sheets.drawing.shapes import Box, Group, Item, Point
from sheets.drawing.theme import Theme
from sheets.editions.head import in_language
from sheets.merchants.board.rivers import border_sentences, idle_sentences
from sheets.merchants.dice import draw_dice_key
from sheets.merchants.edition.edition import (
    RESOURCES,
    Card,
    Edition,
    Rules,
    split_strength,
)
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.options import with_option
from sheets.merchants.player.cards import square, star
from sheets.page.aid import AFTER, PART, add_entry, add_legend, aid_columns, aid_pages, framed_aid
from sheets.page.layout import Kind, Layout
from sheets.table.table import Table
from sheets.words.words import Words

TEXT_PT = 9.4
DICE = 84.0  # The key of the dice.
PICTURE_SCALE, PICTURE_GAP = 0.8, 2.0  # Of effects behind their names.
SHARES = (1.22, 0.9, 0.88)  # The turn has most to say.
SETUP = ("cards", "first")
STEPS = ("roll", "draw", "worker", "act", "score", "buy")
FURTHER: Mapping[str, tuple[str, ...]] = {"draw": ("edge",), "score": ("overflow", "artifacts")}
ACTIONS = ("spell", "building", "relic", "monument", "craft")
ENDINGS = ("end", "stuck", "count", "winner")
SYMBOLS = ("crown", "artifact", "worker", "ship")


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid; spells and buildings in the order of the sheet."""
    turn, spells, buildings = aid_columns(table, TEXT_PT, SHARES)
    add_setup(turn, SETUP, words)
    add_rivers(turn, edition, table, words)
    turn.space(PART)
    add_turn(turn, edition, table, words)
    add_spells(spells, edition, table, words)
    spells.space(PART)
    add_ending(spells, edition, table, words)
    add_buildings(buildings, edition, table, words)
    buildings.space(PART)
    add_symbols(buildings, SYMBOLS, edition, table, words)
    return framed_aid(edition, table, words, (turn, spells, buildings))


def add_setup(flow: Flow, sentences: tuple[str, ...], words: Words) -> None:
    """Add what to do before the first turn (M2, S1)."""
    flow.heading(words("aid.setup"))
    for sentence in sentences:
        flow.paragraph(words(f"setup.{sentence}"))
        flow.space(AFTER)


def add_rivers(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add which river is the border, and which do nothing (M2.5)."""
    board, players = edition.board, table.players
    says = (border_sentences, idle_sentences)
    sentences = [each for say in says for each in say(board, players, words)]
    if sentences:
        flow.paragraph(" ".join(sentences))
        flow.space(AFTER)


def add_turn(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add the turn in its steps (M3-M6), below the first one what the dice show."""
    rules = edition.rules
    flow.heading(words("aid.turn"))
    for number, step in enumerate(STEPS, 1):
        parts = (step, *FURTHER.get(step, ()))
        sentences = [words(with_option(f"step.{part}", rules)) for part in parts]
        flow.paragraph(" ".join(sentences), indent=4.5, lead=str(number))
        flow.space(AFTER)
        if step == "roll":
            add_dice(flow, edition, table)
        if step == "act":
            _actions(flow, rules, words)


def add_dice(flow: Flow, edition: Edition, table: Table) -> None:
    """Add what the faces of ordinary dice stand for."""
    if table.dice == "d6":
        row = Box(flow.box.x + 4.5, flow.y, min(DICE, flow.box.width - 4.5), leading(flow.size_pt))
        flow.items += draw_dice_key(edition, row, flow.theme)
        flow.space(row.height + AFTER)


def _actions(flow: Flow, rules: Rules, words: Words) -> None:
    inner_box = Box(flow.box.x + 4.5, flow.y, flow.box.width - 4.5, 0)
    inner = Flow(inner_box, flow.theme, flow.size_pt)
    for action in ACTIONS:
        inner.paragraph(words(with_option(f"action.{action}", rules)), indent=3, lead="•")
    flow.items += inner.items
    flow.y = inner.y + AFTER


def head_with(
    symbol: Callable[[Point, str, Theme], tuple[Item, ...]], flow: Flow, text: str
) -> None:
    """Add a heading with a card's symbol after it, which so need not stand at every entry."""
    middle = flow.box.x + width(text, flow.heading_pt, "display") + 4.5, flow.y + 2.3
    flow.items.append(Group(symbol((0, 0), "", flow.theme), *middle, 0.75))
    flow.heading(text)


def add_spells(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add every spell, in the order of the sheet."""
    head_with(star, flow, words("aid.spells"))
    by_spell: dict[str, list[Card]] = {}
    for card in edition.cards.values():
        by_spell.setdefault(card.spell_name, []).append(card)
    for spell, cards in by_spell.items():
        strengths = sorted(
            {strength for _, strength in map(split_strength, (card.spell for card in cards))}
        )
        name = in_language(edition.names.spells[spell], table.language)
        effect = words(with_option(f"effect.{spell}", edition.rules))
        full = f"{name} {', '.join(strengths)}".strip()
        keys = sorted({card.spell for card in cards})
        _add_power(flow, full, effect, cards, [edition.icon_of(key) for key in keys], words)


def add_ending(
    flow: Flow,
    edition: Edition,
    table: Table,
    words: Words,
    endings: tuple[str, ...] = ENDINGS,
) -> None:
    """Add when the game ends and who has won (M3.6, M7, F9, F10, S12)."""
    board = edition.board
    needed, all_ = board.printed_to_end(table.players), len(board.printed_in_play(table.players))
    flow.heading(words("aid.end"))
    for ending in endings:
        storeys = len(edition.archive.storeys) if edition.archive else 0
        values = {"needed": needed, "all": all_, "storeys": storeys}
        key = with_option(f"ending.{ending}", edition.rules)
        flow.paragraph(words(key, **values))
        flow.space(AFTER)


def add_buildings(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add every building, in the order of the sheet."""
    head_with(square, flow, words("aid.buildings"))
    flow.paragraph(words("aid.taking-part"))
    flow.space(AFTER)
    by_building: dict[str, list[Card]] = {}
    for card in edition.cards.values():
        by_building.setdefault(card.building, []).append(card)
    for building, cards in by_building.items():
        name = edition.building_text(building, table.language)
        text = words(f"effect.{building}")
        _add_power(flow, name, text, cards, [edition.icon_of(building)], words)


def _add_power(
    flow: Flow, name: str, text: str, cards: list[Card], icons: Sequence[str], words: Words
) -> None:
    """Add what a spell or a building does, its pictures behind its name."""
    where = _cards(cards, words)
    add_pictures(flow, name, icons, where)
    add_entry(flow, name, text, where, indent=0)


def add_pictures(flow: Flow, name: str, icons: Sequence[str], where: str = "") -> None:
    """Add pictures of effects behind the name of the entry that comes next, if they have room."""
    x = flow.box.x + width(name, flow.size_pt, "bold") + PICTURE_GAP
    wide = sum(effect_width(each, PICTURE_SCALE) + PICTURE_GAP for each in icons)
    if x + wide > flow.box.right - width(where, flow.size_pt):
        return
    y = flow.y + leading(flow.size_pt) / 2
    for each in icons:
        flow.items.append(effect(each, (x, y), flow.theme, PICTURE_SCALE))
        x += effect_width(each, PICTURE_SCALE) + PICTURE_GAP


def add_symbols(
    flow: Flow, symbols: tuple[str, ...], edition: Edition, table: Table, words: Words
) -> None:
    """Add the legend: every symbol with its name, three to a line."""
    labels: dict[str, str] = {
        each: edition.resource_text(each, table.language) for each in RESOURCES
    }
    labels |= {each: words(f"legend.{each}") for each in symbols}
    add_legend(flow, words("legend.title"), labels)


def _cards(cards: list[Card], words: Words) -> str:
    numbers = ", ".join(str(card.number) for card in cards)
    return words("aid.cards" if len(cards) > 1 else "aid.card", numbers=numbers)


AID = Kind(aid_layout, aid_pages)

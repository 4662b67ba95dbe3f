"""What can be chosen now: how it is called, what it costs after discounts, what it gives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rollwrite.play.merchants.alone import crossed_out_by
from rollwrite.play.merchants.card_calls import Side, card_name, spell_name
from rollwrite.play.merchants.erecting import (
    ARTIFACTS,
    RELIC_KINDS,
    building_price,
    monument_price,
    price_at,
)
from rollwrite.play.merchants.event_texts import points_text, resource_name
from rollwrite.play.merchants.keywords import FORMS, Keyword
from rollwrite.play.merchants.notation import KEYWORD_OF
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import (
    Action,
    Bridge,
    Build,
    Buy,
    Cast,
    Claim,
    Column,
    Monument,
    Relic,
    Score,
    Start,
    Step,
    Take,
)
from rollwrite.play.merchants.table import Table
from scoring.answers.columns import aligned
from scoring.merchants.family.archive import archive_spell_name
from scoring.merchants.rewards.prices import Price
from scoring.merchants.states.claims import Kind
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import Resource
from sheets.words.text import Name, Said, Text, in_a_row, joined
from sheets.words.translation import Translation

_SIDES: Mapping[type[Step], Side] = {Build: "building", Monument: "building"}
_RELIC_NUMBERS: Mapping[str, str] = {"two": "2", "three": "3"}  # As it can be called.


class Choice(NamedTuple):
    """Something that can be chosen, `gives` in `brief` where room is scarce; "" for nothing."""

    call: Said
    name: Said = ""
    cost: Said = ""
    gives: Said = ""
    brief: Said = ""
    detail: Said = ""

    @property
    def said(self) -> Said:
        """The choice as a part of a sentence."""
        said = self.call
        if self.name:
            said = Text("{keyword} {card}", keyword=said, card=self.name)
        if self.cost:
            said = Text("{what} {cost}", what=said, cost=self.cost)
        if self.gives:
            said = Text("{what}: {gives}", what=said, gives=self.gives)
        return Text("{what} ({cards})", what=said, cards=self.brief) if self.brief else said


def choices(position: Position) -> list[Choice]:
    """Return what can be chosen now, each once, but doing without, and but what is drawn."""
    if position.phase in ("draw", "terrain", "worker"):
        return []
    if position.phase == "action":
        return actions(position)
    found = (_choice(step, position) for step in position.legal_steps)
    return [each for each in found if each]


def actions(position: Position) -> list[Choice]:
    """Return the actions that the player can pay for, whatever they are taken on."""
    found: dict[object, Choice] = {}
    steps: Iterable[Action] = position._replace(phase="action").legal_actions
    for step in steps:
        key = step.source if isinstance(step, Cast) else step
        if key not in found and (choice := _choice(step, position)):
            found[key] = choice
    return [*found.values()]


def choice_lines(found: Sequence[Choice], words: Translation) -> list[str]:
    """Return a line for each choice, aligned."""
    rows = [
        tuple(map(words, (each.call, each.name, each.cost, each.gives, each.detail)))
        for each in found
    ]
    filled = [any(cells) for cells in zip(*rows, strict=True)]
    kept = [[cell for cell, is_used in zip(row, filled, strict=True) if is_used] for row in rows]
    return aligned(kept) if kept else []


def word(keyword: Keyword) -> Name:
    """Return a keyword in every language."""
    return Name.of({language: forms[0] for language, forms in FORMS[keyword].items()})


def _choice(step: Step, position: Position) -> Choice | None:
    """Return a step as it can be called; None for doing without, and for what is drawn."""
    table = position.table
    match step:
        case Start(card) | Build(card) | Monument(card) | Buy(card):
            name = card_name(card, table, _SIDES.get(type(step), "any"))
            choice = Choice(_call(KEYWORD_OF[type(step)], card), name)
            return _with_cost(choice, step, position)
        case Cast(source):
            shown = source if isinstance(source, int) else archive_spell_name(source)
            choice = Choice(_call("cast", shown), spell_name(source, table))
            return _with_cost(choice, step, position)
        case Relic(kind):
            cost = _for(Text("{number} artifacts", number=ARTIFACTS[kind]))
            return _value(RELIC_KINDS[kind], position)._replace(cost=cost)
        case Claim(kind):
            return _value(kind, position)
        case Column(number):
            return _column(number, position)
        case Take(spell):
            return Choice(archive_spell_name(spell), spell_name(spell, table))
    return _on_hexes(step)


def _on_hexes(step: Step) -> Choice | None:
    match step:
        case Bridge(hex_):
            return Choice(_call("bridge", hex_name(hex_)))
        case Score(hexes):
            return Choice(_call("score", " ".join(map(hex_name, hexes))))
    return None


def _call(keyword: Keyword, what: str | int) -> Text:
    return Text("{keyword} {card}", keyword=word(keyword), card=what)


def _with_cost(choice: Choice, step: Step, position: Position) -> Choice:
    """Return a choice with its price, a monument with its points, a card with its column."""
    price = _price(step, position)
    if price is not None:
        choice = choice._replace(cost=_for(_paid(price, position.table)))
    match step:
        case Monument():
            return choice._replace(gives=points_text(position.left("monument")[0]))
        case Buy(card):
            column = position.table.printed.column_of[card]
            return choice._replace(detail=Text("column {number}", number=column))
    return choice


def _price(step: Step, position: Position) -> Price | None:
    table, sheet = position.table, position.sheet
    cards = table.printed.cards
    match step:
        case Buy(card):
            return price_at(sheet, "card", cards[card].gold)
        case Cast(int() as card):
            return price_at(sheet, "spell", cards[card].crystals)
        case Build(card):
            return building_price(table, sheet, card)
        case Monument(card):
            return monument_price(table, sheet, card)
    return None


def _for(cost: Said) -> Text:
    return Text("for {cost}", cost=cost)


def _paid(price: Price, table: Table) -> Said:
    """Return what is paid: `2 gold and 2 craft`."""
    paid: tuple[tuple[int, Resource], ...] = ((price.paid, price.resource), (price.craft, "craft"))
    amounts = [
        Text("{number} {resource}", number=number, resource=resource_name(resource, table))
        for number, resource in paid
        if number
    ]
    return joined(amounts) or Text("nothing")


def _value(kind: Kind, position: Position) -> Choice:
    """Return the choice of the most valuable relic or monument of a kind."""
    keyword, _, number = kind.partition(" ")
    called = word("relic" if keyword == "relic" else "monument")
    call: Said = _call("relic", _RELIC_NUMBERS[number]) if number else called
    return Choice(call, gives=points_text(position.left(kind)[0]))


def _column(number: int, position: Position) -> Choice:
    """Return the choice of a column that the Trolls claim, with its cards (S9)."""
    table, crossed = position.table, crossed_out_by(position, number)
    names = [
        Text("{card} {name}", card=card, name=card_name(card, table, "any")) for card in crossed
    ]
    return Choice(
        _call("column", number),
        gives=points_text(len(crossed)),
        brief=" ".join(map(str, crossed)),
        detail=in_a_row(names),
    )

"""The aid: actions, costs, realms and suits, the Othersiders, the end, starting and hero cards."""

from __future__ import annotations

from sheets.aid import AFTER, PART, aid_columns, framed_aid
from sheets.drawing import Box
from sheets.flow import Flow
from sheets.lettering import write
from sheets.page import Layout
from sheets.realms_and_ruins.edition import HEROES, REALMS, STARTING_CARDS, Edition
from sheets.table import Table
from sheets.words import Words

ACTIONS = ("play", "buy", "realm", "train")
RULES = ("rule", "ruin", "heal", "add", "event")
ENGLISH = "en"  # The language of the game's own cards, and of the words on them:
ON_CARDS = ("Gain", "Remove", "Lose", "Move", "Steal")


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give the aid (T1-T6)."""
    one, two, three = aid_columns(table)
    _turn(one, edition, words)
    _costs(one, edition, table, words)
    _words(one, words)
    _realms(two, edition, table, words)
    _rule(two, words)
    _heroes(two, edition, table, words)
    _ending(three, edition, table, words)
    _starting(three, edition, table, words)
    return framed_aid(edition, table, words, (one, two, three))


def _turn(flow: Flow, edition: Edition, words: Words) -> None:
    if edition.rules.demo:
        flow.paragraph(words("setup.demo", cards=edition.supply.offer_cards))
        flow.space(PART)
    flow.heading(words("aid.turn"))
    flow.paragraph(words("turn.two"))
    flow.space(AFTER)
    for action in ACTIONS:
        flow.paragraph(words(f"turn.{action}"), indent=3.5, lead="•")
        flow.space(AFTER)
    for part in ("draw", "between"):
        flow.paragraph(words(f"turn.{part}"))
        flow.space(AFTER)
    flow.space(PART)


def _costs(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.costs"))
    flow.paragraph(words("costs.marker"))
    flow.space(AFTER)
    for realm in REALMS:
        _named(flow, edition.realm_text(realm, table.language), words(f"costs.{realm}"))
    flow.space(PART)


def _words(flow: Flow, words: Words) -> None:
    flow.heading(words("aid.words"))
    for word in ON_CARDS:
        _named(flow, word, words(f"word.{word.lower()}"))


def _realms(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.realms"))
    for realm in REALMS:
        name = edition.realm_text(realm, table.language)
        _titled(flow, name, words(f"suit.{realm}"))
        for side in ("healthy", "ruined"):
            effect = words(f"effect.{realm}-{side}")
            flow.paragraph(words(f"realm.{side}", effect=effect), indent=3.5, lead="•")
        flow.space(AFTER)
    flow.space(PART)


def _rule(flow: Flow, words: Words) -> None:
    flow.heading(words("aid.rule"))
    for rule in RULES:
        flow.paragraph(words(f"rule.{rule}"))
        flow.space(AFTER)
    flow.space(PART)


def _ending(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.end"))
    flow.paragraph(words("ending.three"), indent=3.5, lead="•")
    flow.space(AFTER)
    deck = "ending.demo" if edition.rules.demo else "ending.deck"
    flow.paragraph(words(deck), indent=3.5, lead="•")
    inner = Flow(Box(flow.box.x + 3.5, flow.y, flow.box.width - 3.5, 0), flow.theme, flow.size_pt)
    for realm in REALMS:
        _named(inner, edition.realm_text(realm, table.language), words(f"ending.{realm}"))
    inner.paragraph(words("ending.tied"))
    flow.items += inner.items
    flow.y = inner.y + AFTER
    flow.paragraph(words("ending.ruined"), indent=3.5, lead="•")
    flow.space(PART)


def _starting(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.starting"))
    for card in STARTING_CARDS:
        name, english = (edition.card_text(card, each) for each in (table.language, ENGLISH))
        _card(flow, name, english, words(f"card.{card}"))


def _heroes(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.heroes"))
    flow.paragraph(words("hero.joins"))
    flow.space(AFTER)
    for hero in HEROES:
        name, english = (edition.hero_text(hero, each) for each in (table.language, ENGLISH))
        _card(flow, name, english, words(f"hero.{hero}"))


def _card(flow: Flow, name: str, english: str, effect: str) -> None:
    """Add a card; the name on it, which is English, stands beside its name in another language."""
    _titled(flow, name, english if english != name else "")
    flow.paragraph(effect)
    flow.space(AFTER)


def _titled(flow: Flow, title: str, beside: str) -> None:
    top = flow.y
    flow.paragraph(title, name="bold")
    right = Box(flow.box.x, top, flow.box.width, flow.y - top)
    flow.items.append(write(beside, right, flow.size_pt, colour=flow.theme.quiet, anchor="end"))


def _named(flow: Flow, name: str, text: str) -> None:
    """Add a line that begins with a realm or a word, bold."""
    flow.paragraph(text, indent=18, lead=name)
    flow.space(AFTER / 2)

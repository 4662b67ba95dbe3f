"""The aid: actions, realms with suits and costs, Othersiders, the end, starting and hero cards."""

from __future__ import annotations

from sheets.drawing.flow import Flow
from sheets.drawing.lettering import LABEL_PT, leading, width, write
from sheets.drawing.shapes import Box
from sheets.page.aid import AFTER, PART, aid_columns, aid_pages, framed_aid
from sheets.page.layout import Kind, Layout
from sheets.realms_and_ruins.edition import (
    HERO_COLOURS,
    HEROES,
    REALM_COLOURS,
    REALMS,
    STARTING_CARDS,
    Edition,
)
from sheets.realms_and_ruins.signs import card_sign, hero_sign
from sheets.realms_and_ruins.tie_chain import HEIGHT, tie_chain
from sheets.realms_and_ruins.tower import tower
from sheets.table.players import initials
from sheets.table.table import Table
from sheets.words.words import Words

TEXT_PT = 10.0
SIGN = 7.0  # The column of the signs.
POINT = 4.0  # The column of towers and points beside a sign.
ACTIONS = ("play", "buy", "realm", "train")
RULES = ("rule", "ruin", "heal", "add", "event")
ENGLISH = "en"  # The language of the game's own cards, and of the words on them:
ON_CARDS = ("Gain", "Remove", "Lose", "Move", "Steal")


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid (T1-T6)."""
    one, two, three = aid_columns(table, TEXT_PT)
    _turn(one, words)
    _realms(one, edition, table, words)
    _rule(two, words)
    _ending(two, edition, table, words)
    _words(three, words)
    _starting(three, edition, table, words)
    _heroes(three, edition, table, words)
    return framed_aid(edition, table, words, (one, two, three))


def _turn(flow: Flow, words: Words) -> None:
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


def _words(flow: Flow, words: Words) -> None:
    flow.heading(words("aid.words"))
    for word in ON_CARDS:
        flow.paragraph(words(f"word.{word.lower()}"), indent=18, lead=word)
        flow.space(AFTER / 2)
    flow.space(PART)


def _realms(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.realms"))
    names = tuple(edition.realm_text(realm, table.language) for realm in REALMS)
    for realm, name, initial in zip(REALMS, names, initials(names), strict=True):
        colour = REALM_COLOURS[realm]
        flow.items += card_sign((flow.box.x + 2.6, flow.y + 3.9), initial, colour, flow.theme)
        inner = _moved_in(flow, SIGN)
        _titled(inner, name, words(f"suit.{realm}"))
        for side in ("healthy", "ruined"):
            middle = (inner.box.x + 1.4, inner.y + leading(TEXT_PT) / 2)
            inner.items += tower(middle, 3, flow.theme.ink, is_ruined=side == "ruined")
            effect = words(f"effect.{realm}-{side}")
            inner.paragraph(words(f"realm.{side}", effect=effect), indent=POINT)
        cost = words("costs.first", cost=words(f"costs.{realm}"))
        inner.paragraph(cost, indent=POINT, lead="•")
        _go_on(flow, inner)
    flow.paragraph(words("costs.marker"))


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
    flow.space(AFTER)
    place = Box(flow.box.x, flow.y, flow.box.width, HEIGHT)
    flow.items += tie_chain(place, edition, table, words)
    flow.space(HEIGHT + 2 * AFTER)
    inner = _moved_in(flow, 3.5)
    inner.paragraph(words("ending.tied"))
    _go_on(flow, inner)
    flow.paragraph(words("ending.ruined"), indent=3.5, lead="•")
    flow.space(PART)
    if edition.rules.demo:
        flow.paragraph(words("setup.demo", cards=edition.supply.offer_cards))


def _starting(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    """Add the starting cards, each beside its name, with the English name on it below."""
    flow.heading(words("aid.starting"))
    names = [edition.card_text(card, table.language) for card in STARTING_CARDS]
    wide = max(width(name, TEXT_PT, "bold") for name in names) + 3
    for card, name in zip(STARTING_CARDS, names, strict=True):
        english = edition.card_text(card, ENGLISH)
        place = Box(flow.box.x, flow.y, wide, leading(TEXT_PT))
        bottom = place.bottom
        flow.items.append(write(name, place, TEXT_PT, colour=flow.theme.ink, name="bold"))
        if english != name:
            below = Box(place.x, bottom, wide, leading(LABEL_PT))
            flow.items.append(write(english, below, LABEL_PT, colour=flow.theme.quiet))
            bottom = below.bottom
        flow.paragraph(words(f"card.{card}"), indent=wide)
        flow.y = max(flow.y, bottom) + AFTER
    flow.space(PART)


def _heroes(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.heroes"))
    flow.paragraph(words("hero.joins"))
    flow.space(AFTER)
    names = tuple(edition.hero_text(hero, table.language) for hero in HEROES)
    for hero, name, initial in zip(HEROES, names, initials(names), strict=True):
        colour = HERO_COLOURS[hero]
        flow.items += hero_sign((flow.box.x + 3, flow.y + 4), initial, colour, flow.theme)
        inner = _moved_in(flow, SIGN)
        english = edition.hero_text(hero, ENGLISH)
        _titled(inner, name, english if english != name else "")
        inner.paragraph(words(f"hero.{hero}"))
        _go_on(flow, inner)


def _titled(flow: Flow, title: str, beside: str) -> None:
    top = flow.y
    flow.paragraph(title, name="bold")
    right = Box(flow.box.x, top, flow.box.width, flow.y - top)
    flow.items.append(write(beside, right, flow.size_pt, colour=flow.theme.quiet, anchor="end"))


def _moved_in(flow: Flow, by: float) -> Flow:
    """Return a column for what stands right of a sign or a point."""
    return Flow(Box(flow.box.x + by, flow.y, flow.box.width - by, 0), flow.theme, flow.size_pt)


def _go_on(flow: Flow, inner: Flow) -> None:
    flow.items += inner.items
    flow.y = inner.y + AFTER


AID = Kind(aid_layout, aid_pages)

"""The aid: actions, realms with suits and costs, Othersiders, the end, starting and hero cards."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.lettering import LABEL_PT, leading, width, wrap, write, write_lines
from sheets.drawing.pictures import Part
from sheets.drawing.shapes import Box, Group, Item
from sheets.page.aid import aid_pages
from sheets.page.layout import Kind, Layout
from sheets.page.panels import AFTER, Panel, Zone, panelled_aid
from sheets.realms_and_ruins.edition import (
    HERO_COLOURS,
    HEROES,
    REALM_COLOURS,
    REALMS,
    STARTING_CARDS,
    Edition,
)
from sheets.realms_and_ruins.effects import CARDS, SIDES
from sheets.realms_and_ruins.signs import card_sign, hero_sign
from sheets.realms_and_ruins.skyline import draw_skyline
from sheets.realms_and_ruins.tie_chain import chain_height, tie_chain
from sheets.realms_and_ruins.tower import tower
from sheets.realms_and_ruins.turn import rule_zone, turn_zone
from sheets.table.players import initials
from sheets.table.table import Table
from sheets.words.words import Words

TEXT_PT = 8.8
SHARES = (1.01, 1.0, 0.99)
SIGN = 7.0  # The column of the signs.
POINT = 4.0  # The column of towers and points beside a sign.
WORD = 14.0  # The column of the words on the cards.
PICTURE = 0.74  # The scale of the pictures of what cards and realms do.
ENGLISH = "en"  # The language of the game's own cards, and of the words on them:
ON_CARDS = ("Gain", "Remove", "Lose", "Move", "Steal")


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid (T1-T6)."""
    columns = (
        (turn_zone(words), _realms(edition, table, words)),
        (rule_zone(words), _ending(edition, table, words)),
        (_words(words), _starting(edition, table, words), _heroes(edition, table, words)),
    )
    return panelled_aid(
        edition, table, words, columns, size_pt=TEXT_PT, shares=SHARES, scenery=draw_skyline
    )


def _words(words: Words) -> Zone:
    def fill(panel: Panel) -> None:
        for number, word in enumerate(ON_CARDS):
            if number:
                panel.gap()
            panel.paragraph(words(f"word.{word.lower()}"), indent=WORD, lead=word)

    return Zone(words("aid.words"), fill)


def _realms(edition: Edition, table: Table, words: Words) -> Zone:
    names = tuple(edition.realm_text(realm, table.language) for realm in REALMS)

    def fill(panel: Panel) -> None:
        for realm, name, initial in zip(REALMS, names, initials(names), strict=True):
            colour, theme = REALM_COLOURS[realm], panel.theme
            sign = (panel.box.x + 2.6, panel.y + 3.9)
            panel.items += card_sign(sign, initial, colour, theme)
            panel.items += _titled(panel, name, words(f"suit.{realm}"))
            for side in ("healthy", "ruined"):
                middle = (panel.box.x + SIGN + 1.4, panel.y + leading(TEXT_PT) / 2)
                panel.items += tower(middle, 3, theme.ink, is_ruined=side == "ruined")
                effect = words(f"effect.{realm}-{side}")
                told = words(f"realm.{side}", effect=effect)
                _add_beside(panel, told, SIDES[f"{realm}-{side}"])
            panel.point(words("costs.first", cost=words(f"costs.{realm}")), SIGN)
            panel.gap()
        panel.paragraph(words("costs.marker"))

    return Zone(words("aid.realms"), fill)


def _ending(edition: Edition, table: Table, words: Words) -> Zone:
    deck = "ending.demo" if edition.rules.demo else "ending.deck"

    def fill(panel: Panel) -> None:
        panel.point(words("ending.three"))
        panel.gap()
        panel.point(words(deck))
        panel.space(AFTER)
        place = panel.room(chain_height(panel.box.width, words))
        panel.items += tie_chain(place, edition, table, words)
        panel.gap()
        panel.paragraph(words("ending.tied"))
        panel.gap()
        panel.point(words("ending.ruined"))
        if edition.rules.demo:
            panel.gap()
            panel.paragraph(words("setup.demo", cards=edition.supply.offer_cards))

    return Zone(words("aid.end"), fill, "crown")


def _starting(edition: Edition, table: Table, words: Words) -> Zone:
    """Return the starting cards, each with the English name that stands on it."""

    def fill(panel: Panel) -> None:
        for number, card in enumerate(STARTING_CARDS):
            if number:
                panel.gap()
            name = edition.card_text(card, table.language)
            english = edition.card_text(card, ENGLISH)
            row = panel.room(leading(TEXT_PT))
            panel.items.append(_picture(CARDS[card], row, panel))
            panel.items += _named(panel, name, english if english != name else "", row)
            panel.paragraph(words(f"card.{card}"))

    return Zone(words("aid.starting"), fill)


def _heroes(edition: Edition, table: Table, words: Words) -> Zone:
    names = tuple(edition.hero_text(hero, table.language) for hero in HEROES)

    def fill(panel: Panel) -> None:
        panel.paragraph(words("hero.joins"))
        for hero, name, initial in zip(HEROES, names, initials(names), strict=True):
            panel.gap()
            sign = (panel.box.x + 3, panel.y + 4)
            panel.items += hero_sign(sign, initial, HERO_COLOURS[hero], panel.theme)
            english = edition.hero_text(hero, ENGLISH)
            panel.items += _titled(panel, name, english if english != name else "")
            panel.paragraph(words(f"hero.{hero}"), indent=SIGN)

    return Zone(words("aid.heroes"), fill)


def _titled(panel: Panel, title: str, beside: str) -> Iterator[Item]:
    """Yield what stands right of a sign: a name, and at the end of its row what is beside."""
    row = panel.room(leading(TEXT_PT))
    row = Box(row.x + SIGN, row.y, row.width - SIGN, row.height)
    yield write(title, row, TEXT_PT, colour=panel.theme.title, name="bold")
    yield write(beside, row, TEXT_PT, colour=panel.theme.quiet, anchor="end")


def _named(panel: Panel, name: str, english: str, row: Box) -> Iterator[Item]:
    """Yield a name, and behind it the one that is printed on the game's own card."""
    yield write(name, row, TEXT_PT, colour=panel.theme.title, name="bold")
    x = row.x + width(name, TEXT_PT, "bold") + 1.8
    place = Box(x, row.y, row.right - x, row.height)
    yield write(english, place, LABEL_PT, colour=panel.theme.quiet)


def _add_beside(panel: Panel, told: str, part: Part) -> None:
    """Add what a realm's side does, moved in, as far as a picture at the right leaves room."""
    row = Box(panel.box.x, panel.y, panel.box.width, leading(TEXT_PT))
    panel.items.append(_picture(part, row, panel))
    left = row.x + SIGN + POINT
    room = Box(left, row.y, row.right - PICTURE * part.width - 1.5 - left, 0)
    lines = wrap(told, room.width, TEXT_PT)
    panel.items += write_lines(lines, room, TEXT_PT, colour=panel.theme.ink)
    panel.space(len(lines) * leading(TEXT_PT))


def _picture(part: Part, row: Box, panel: Panel) -> Group:
    """Return a picture at the end of a row."""
    left = (row.right - PICTURE * part.width, row.centre[1])
    return Group(tuple(part.draw(panel.theme)), *left, PICTURE)


AID = Kind(aid_layout, aid_pages)

"""The tracker: the three realms with their Offer decks, the players, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Mark, Stroke, circle, line, rectangle
from sheets.figures import (
    FIRM,
    HAIR,
    HEAVY,
    SYMBOL,
    box_mark,
    field,
    field_inside,
    heading,
    outline,
)
from sheets.identity import footer, identity, page_title
from sheets.lettering import LABEL_PT, LEAST_PT, leading, wrap, write, write_lines, write_name
from sheets.markers import MarkerKind
from sheets.page import FOOT_BOX, HEADER_BOX, Layout, Page
from sheets.realms_and_ruins.edition import HEROES, Edition, Realm
from sheets.realms_and_ruins.places import (
    FLIPS,
    LABEL,
    PITCH,
    PlayerPanel,
    RealmPanel,
    end_box,
    figures_in,
    player_panels,
    realm_panels,
)
from sheets.table import Table
from sheets.theme import Theme
from sheets.words import Words

NAME_PT = 12.0
CORNER = 1.6
FIGURES = ("gold", "cards")
TICKS = ("traitor", "chapter")
ENDS = ("village-deck", "magic-deck", "castle-deck", "three-realms", "all-ruined")
LAST_BUYER = 56.0
# Each realm's own ground, where the theme has one.
GROUNDS: dict[Realm, str] = {"village": "gold", "magic": "craft", "castle": "water"}


def tracker_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give all of a tracker but the players' names (T1-T5)."""
    title = words("sheet.pad")
    date = Box(HEADER_BOX.right - 34, HEADER_BOX.y + 2, 34, 13)
    items = [
        *page_title(title, edition, table, words),
        *field("date", words("date"), date, table.theme),
    ]
    for realm in realm_panels(edition):
        items += _realm(realm, edition, table, words)
    for player in player_panels(table):
        items += _player(player, edition, table, words)
    items += _end(table.theme, words)
    items += _key(edition, table.theme, words)
    note = footer(title, edition, table, words)
    code = identity(MarkerKind.REALMS_AND_RUINS_TRACKER, "T", edition, table)
    return Layout("pad", note, tuple(items), code)


def tracker_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Give the tracker's one page, with the players' names."""
    items: list[Item] = []
    for panel in player_panels(table):
        name = table.seats[panel.number - 1].name
        items += write_name(name, field_inside(panel.name), NAME_PT, colour=table.theme.ink)
    return (Page("pad", words("sheet.pad"), tuple(items)),)


def _realm(panel: RealmPanel, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme, realm, inside = table.theme, panel.realm, panel.inside
    yield from _realm_head(panel, edition, table, words)
    for number, side in enumerate(("healthy", "ruined")):
        text = words(f"realm.{side}", effect=words(f"effect.{realm}-{side}"))
        y = inside.y + 7.6 + number * leading(LABEL_PT)
        place = Box(inside.x, y, inside.width, leading(LABEL_PT))
        yield write(text, place, LABEL_PT, colour=theme.quiet)
    yield from _sides(panel, theme, words)
    names = [edition.hero_text(hero, table.language) for hero in HEROES]
    marks = [f"followers.{realm}.{hero}" for hero in HEROES]
    labels = (*names, words("realm.othersiders"))
    everybody = zip(labels, (*marks, f"othersiders.{realm}"), strict=True)
    for number, (label, mark) in enumerate(everybody):
        yield from _figures(mark, label, panel.row(number), theme)
    for deck in range(1, edition.decks + 1):
        yield from _deck(panel, deck, edition, theme, words)


def _realm_head(panel: RealmPanel, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme, box = table.theme, panel.box
    band = Box(box.x, box.y, box.width, 8.0)
    ground = theme.fill(GROUNDS[panel.realm])
    yield rectangle(band, ground, None, CORNER)
    yield rectangle(Box(band.x, band.centre[1], band.width, band.height / 2), ground)
    yield line((band.x, band.bottom), (band.right, band.bottom), stroke=outline(theme))
    yield rectangle(box, None, outline(theme), CORNER)
    name = Box(panel.inside.x, band.y, 28, band.height)
    text = edition.realm_text(panel.realm, table.language)
    yield write(text, name, 13, colour=theme.ink, name="bold")
    asked = Box(name.right, band.y, panel.inside.right - name.right, band.height)
    yield write(words(f"asks.{panel.realm}"), asked, LABEL_PT, colour=theme.ink, anchor="end")


def _sides(panel: RealmPanel, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the changes of side: the last one marked tells how the realm lies (T6)."""
    first = panel.flip(1)
    label = Box(panel.inside.x, first.y, LABEL - 2.5, first.height)
    told = wrap(words("realm.side"), label.width, LEAST_PT)
    height = len(told) * leading(LEAST_PT)
    middle = Box(label.x, label.centre[1] - height / 2, label.width, height)
    yield from write_lines(told, middle, LEAST_PT, colour=theme.ink)
    for number in range(1, FLIPS + 1):
        box = panel.flip(number)
        is_ruin = number % 2 == 1
        caption = Box(box.centre[0] - PITCH / 2, box.y - 5.6, PITCH, 3.2)
        text = words("realm.ruins" if is_ruin else "realm.heals")
        yield write(text, caption, LEAST_PT, colour=theme.quiet, anchor="middle")
        frame = rectangle(box, "#ffffff", Stroke(theme.ink, FIRM if is_ruin else HAIR), 0.8)
        yield Mark(f"side.{panel.realm}.{number}", "mark", box, (frame,))


def _figures(mark: str, label: str, row: Box, theme: Theme) -> Iterator[Item]:
    """Yield a row in which a figure is written anew whenever it changes."""
    boxes = figures_in(row)
    text = Box(row.x, row.y, boxes[0].x - row.x - 1, row.height)
    yield write(label, text, LABEL_PT, colour=theme.ink)
    for number, box in enumerate(boxes, 1):
        yield box_mark(f"{mark}.{number}", box, theme)


def _deck(
    panel: RealmPanel, deck: int, edition: Edition, theme: Theme, words: Words
) -> Iterator[Item]:
    """Yield a deck: a symbol for each card bought, the last of which ends the game (T3, T5)."""
    first = panel.card(deck, 1)
    row = panel.deck(deck)
    label = Box(row.x, row.y, first.x - row.x - 2.2, row.height)
    key = "realm.offer" if edition.decks == 1 else "realm.deck"
    yield write(words(key, number=deck), label, LABEL_PT, colour=theme.ink)
    for number in range(1, panel.cards + 1):
        box = panel.card(deck, number)
        is_end = number == panel.cards
        frame = rectangle(box, "#ffffff", Stroke(theme.ink, HEAVY if is_end else HAIR), 0.8)
        face, colour = ("bold", theme.ink) if is_end else ("text", theme.quiet)
        text = write(str(number), box, LABEL_PT, colour=colour, name=face, anchor="middle")
        yield Mark(f"deck.{panel.realm}.{deck}.{number}", "mark", box, (frame, text))


def _player(panel: PlayerPanel, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme, number = table.theme, panel.number
    yield rectangle(panel.box, theme.fill("panel"), outline(theme), CORNER)
    yield from field(f"name.{number}", words("player.name"), panel.name, theme)
    for index, hero in enumerate(HEROES):
        name = edition.hero_text(hero, table.language)
        mark = f"hero.{number}.{hero}"
        yield from _symbol(mark, name, panel.hero(index), panel.hero_room, theme, name[:1])
    for index, key in enumerate(FIGURES):
        yield from _figures(f"{key}.{number}", words(f"player.{key}"), panel.row(index), theme)
    for index, key in enumerate(TICKS):
        mark, label = f"{key}.{number}", words(f"player.{key}")
        yield from _symbol(mark, label, panel.tick(index), panel.tick_room, theme)


def _symbol(
    mark: str, label: str, box: Box, room: float, theme: Theme, letter: str = ""
) -> Iterator[Item]:
    """Yield a symbol to mark and beside it what it stands for: round with a letter, or square.

    `room` is the width of both.
    """
    if letter:
        shape = circle(box.centre, SYMBOL / 2, "#ffffff", Stroke(theme.ink, HAIR))
        initial = write(letter, box, 10, colour=theme.ink, name="bold", anchor="middle")
        yield Mark(mark, "mark", box, (shape, initial))
    else:
        frame = rectangle(box, "#ffffff", Stroke(theme.ink, HAIR), 0.8)
        yield Mark(mark, "mark", box, (frame,))
    text = Box(box.right + 2.3, box.y, room - box.width - 2.3, box.height)
    yield write(label, text, LABEL_PT, colour=theme.ink)


def _end(theme: Theme, words: Words) -> Iterator[Item]:
    """Yield how the game ended, and who last took a card from the Offer, for a last tie (T3)."""
    box = end_box()
    buyer = Box(box.right - LAST_BUYER, box.y + 1, LAST_BUYER, 13)
    yield from field("last-buyer", words("end.last-buyer"), buyer, theme)
    title = Box(box.x, box.y + 1, box.width - LAST_BUYER, 4)
    yield heading(words("end.title"), title, theme)
    step = (buyer.x - 3 - box.x) / len(ENDS)
    for index, end in enumerate(ENDS):
        place = Box(box.x + 2.2 + index * step, box.y + 7.4, SYMBOL, SYMBOL)
        yield from _symbol(f"end.{end}", words(f"end.{end}"), place, step - 2.3, theme)


def _key(edition: Edition, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield how to write on the tracker."""
    place = Box(FOOT_BOX.x, FOOT_BOX.y + 1.3, FOOT_BOX.width, FOOT_BOX.height - 1.3)
    key = words("key.key", number=edition.supply.offer_cards)
    lines = wrap(key, place.width, LABEL_PT)
    yield from write_lines(lines, place, LABEL_PT, colour=theme.ink)

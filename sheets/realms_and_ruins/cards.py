"""The sheet of cards, an index: a page for each suit, with the hero at home in its realm."""

from collections.abc import Iterator, Mapping, Sequence

from sheets.drawing.figures import field
from sheets.drawing.lettering import leading, width, write
from sheets.drawing.pictures import Part
from sheets.drawing.shapes import Box, Group, Item, Zone
from sheets.drawing.sizes import LABEL_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import BAND, INSET, UNDER, draw_zone, zone_inside
from sheets.page.frame import draw_border
from sheets.page.layout import Kind, Layout, Page, footer
from sheets.page.panels import (
    AFTER,
    BETWEEN,
    BORDER,
    Panel,
    Topic,
    column_boxes,
    draw_column,
    fitting_size,
    panelled_head,
)
from sheets.realms_and_ruins import signs
from sheets.realms_and_ruins.card_pictures import HERO_PICTURES, OFFER_PICTURES, SKILL_PICTURES
from sheets.realms_and_ruins.card_words import AT_HOME, CARDS, OFFERS
from sheets.realms_and_ruins.edition import (
    ENGLISH,
    REALM_COLOURS,
    REALMS,
    STARTING_CARDS,
    Edition,
    Realm,
)
from sheets.realms_and_ruins.marks import EventPart, event_mark
from sheets.table.table import Table
from sheets.words.translation import Words

MOST_PT = 12.0  # Of words; where a language needs more room they are smaller.
NAME = 0.5  # By how much a name is larger than they.
SIGN = 7.0  # The column of the cards' signs.
SCALE = 0.86  # Of the pictures.
SKILL = 18.0  # The column of the skills' pictures.
STARTING = 2  # Starting cards on a page.
COLUMNS = tuple(column_boxes((1, 1, 1)))
EVENTS = 2  # So many columns have room for one.
EVENT_ROW, APART, EVENT_GAP = 11.6, 2.0, 1.0  # What is written of it, and its white.
# In each row of it shares of the width.
EVENT_ROWS: tuple[Mapping[EventPart, float], ...] = (
    {"card": 0.6, "decides": 0.4},
    {"chapter": 0.22, "until": 0.78},
)
EVENT = BAND + UNDER + len(EVENT_ROWS) * (EVENT_ROW + EVENT_GAP) - EVENT_GAP + INSET


def cards_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return what the pages have in common, which is their footer."""
    return Layout("cards", footer(words("sheet.cards"), edition, table, words), ())


def cards_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return a page for each realm, clockwise."""
    return tuple(_page(number, edition, table, words) for number in range(len(REALMS)))


def _page(number: int, edition: Edition, table: Table, words: Words) -> Page:
    realm = REALMS[number]
    half = len(OFFERS[realm]) // 2
    topics = (
        (_offers(realm, OFFERS[realm][:half], edition, table, words),),
        (_offers(realm, OFFERS[realm][half:], edition, table, words),),
        (
            _hero(realm, edition, table, words),
            _starting(number * STARTING, edition, table, words),
        ),
    )
    boxes = [
        box._replace(height=box.height - (EVENT + BETWEEN if column < EVENTS else 0))
        for column, box in enumerate(COLUMNS)
    ]
    size_pt = fitting_size(boxes, topics, table.theme, MOST_PT)
    title = words("cards.page", realm=edition.realm_text(realm, table.language))
    items = [*panelled_head(title, edition, table, words, signs.draw_skyline)]
    for event, column in enumerate(COLUMNS[:EVENTS], 1):
        items += _event(event, column, table.theme, words)
    for box, told in zip(boxes, topics, strict=True):
        items += draw_column(box, told, table.theme, size_pt)
    # Its corners lie on those of the zones.
    items += draw_border(BORDER, table.theme, plain=table.plain)
    events = tuple(
        Zone(f"event-{number}", f"{words('cards.event')} · {number}", _event_box(column))
        for number, column in enumerate(COLUMNS[:EVENTS], 1)
    )
    return Page("cards", title, tuple(items), part=realm, zones=events)


def _offers(
    realm: Realm, cards: Sequence[str], edition: Edition, table: Table, words: Words
) -> Topic:
    """Return a topic of offer cards, in the order of the names that stand on the cards."""
    printed = [str(CARDS[f"offer.{card}"]) for card in cards]

    def fill(panel: Panel) -> None:
        for number, (card, name) in enumerate(zip(cards, printed, strict=True)):
            if number:
                panel.gap()
            sign = panel.box.x + signs.CARD[0] / 2, panel.y + 0.3 + signs.CARD[1] / 2
            panel.items += signs.card_sign(sign, name[:1], REALM_COLOURS[realm], panel.theme)
            local = words(f"offer.{card}")
            said = words(f"effect.{card}", **_names(edition, table, words), name=local)
            _add_card(panel, name, local, OFFER_PICTURES[card], said, SIGN)

    note = words("cards.range", first=printed[0], last=printed[-1])
    return Topic(edition.realm_text(realm, table.language), fill, note=note)


def _hero(realm: Realm, edition: Edition, table: Table, words: Words) -> Topic:
    """Return the topic of the hero at home in a realm: the card, and the skills of its board."""
    hero = AT_HOME[realm]
    local, printed = edition.hero_text(hero, table.language), edition.hero_text(hero, ENGLISH)
    names = _names(edition, table, words)

    def fill(panel: Panel) -> None:
        sign = panel.box.x + 2.9, panel.y + 3.4
        letter = signs.hero_letters(edition, table.language)[hero]
        panel.items += signs.hero_sign(sign, hero, letter, panel.theme)
        said = words(f"hero-card.{hero}")
        _add_card(panel, printed, local, HERO_PICTURES[hero], said, SIGN)
        panel.part(words("cards.skills"))
        panel.space(AFTER)
        for number, part in enumerate(SKILL_PICTURES[hero], 1):
            if number > 1:
                panel.gap()
            _add_skill(panel, part, words(f"skill.{hero}.{number}", **names))

    return Topic(local, fill, note=words("cards.hero"))


def _starting(first: int, edition: Edition, table: Table, words: Words) -> Topic:
    """Return a topic of some of the starting cards, which all heroes have."""

    def fill(panel: Panel) -> None:
        for number, card in enumerate(STARTING_CARDS[first : first + STARTING]):
            if number:
                panel.gap()
            local, printed = (edition.card_text(card, each) for each in (table.language, ENGLISH))
            said = words(f"card.{card}", name=local)
            _add_card(panel, printed, local, signs.CARDS[card], said)

    return Topic(words("aid.starting"), fill)


def _event(number: int, column: Box, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield at the end of a column a zone to write down an event of the realm that lasts."""
    box = _event_box(column)
    yield from draw_zone(box, words("cards.event"), theme)
    inside = zone_inside(box)
    for index, parts in enumerate(EVENT_ROWS):
        y, x = inside.y + index * (EVENT_ROW + EVENT_GAP), inside.x
        room = inside.width - (len(parts) - 1) * APART
        for part, share in parts.items():
            box = Box(x, y, share * room, EVENT_ROW)
            yield from field(event_mark(number, part), words(f"event.{part}"), box, theme)
            x = box.right + APART


def _event_box(column: Box) -> Box:
    return Box(column.x, column.bottom - EVENT, column.width, EVENT)


def _names(edition: Edition, table: Table, words: Words) -> Mapping[str, str]:
    """Return the names that what is said of cards may hold."""
    realms: dict[str, str] = {realm: edition.realm_text(realm, table.language) for realm in REALMS}
    cast = edition.card_text("cast", table.language)
    return {**realms, "cast": cast, "sailor": words("offer.sailor")}


def _add_card(
    panel: Panel, printed: str, local: str, picture: Part, said: str, indent: float = 0.0
) -> None:
    """Add a card: the name on it, what that is in the sheet's language, a picture, what it does."""
    row, theme = panel.room(leading(panel.size_pt + NAME)), panel.theme
    wide = SCALE * picture.width
    panel.items.append(Group(tuple(picture.draw(theme)), row.right - wide, row.centre[1], SCALE))
    place = Box(row.x + indent, row.y, row.width - indent - wide - 1.5, row.height)
    panel.items += _named(printed, local if local != printed else "", place, panel)
    panel.paragraph(said, indent=indent)


def _named(printed: str, local: str, place: Box, panel: Panel) -> Iterator[Item]:
    size_pt = panel.size_pt + NAME
    yield write(printed, place, size_pt, colour=panel.theme.title, name="bold")
    if local:
        x = place.x + width(printed, size_pt, "bold") + 1.8
        beside = Box(x, place.y, place.right - x, place.height)
        yield write(local, beside, LABEL_PT, colour=panel.theme.quiet)


def _add_skill(panel: Panel, picture: Part, said: str) -> None:
    """Add a skill, its picture before what it does."""
    x = panel.box.x + (SKILL - 2 - SCALE * picture.width) / 2
    middle = panel.y + leading(panel.size_pt) / 2
    panel.items.append(Group(tuple(picture.draw(panel.theme)), x, middle, SCALE))
    panel.paragraph(said, indent=SKILL)


INDEX = Kind(cards_layout, cards_pages)

"""The aid: setting up, actions, realms with suits and costs, Othersiders, the end, words."""

from collections.abc import Iterator, Mapping

from sheets.drawing.lettering import leading, wrap, write, write_lines
from sheets.drawing.paths import line, polygon, rectangle
from sheets.drawing.pictures import OUTLINE, Part, arrow, as_part, figure, row, sign
from sheets.drawing.shapes import Box, Group, Item, Point, Stroke
from sheets.drawing.sizes import FIRM, LABEL_PT
from sheets.drawing.theme import Theme
from sheets.page.layout import Kind, Layout, aid_pages
from sheets.page.panels import AFTER, LEAD, Panel, Topic, panelled_aid
from sheets.realms_and_ruins import signs
from sheets.realms_and_ruins.edition import (
    REALM_COLOURS,
    REALMS,
    Edition,
    Realm,
)
from sheets.table.players import initials
from sheets.table.table import Table
from sheets.words.translation import Words

TEXT_PT = 9.6
SHARES = (1.01, 1.0, 0.99)
SIGN = 7.0  # The column of the signs.
POINT = 4.0  # The column of towers and points beside a sign.
WORD = 16.0  # The column of the words on the cards, which are in English:
ON_CARDS = (
    *("Gain", "Remove", "Lose", "Place", "Move", "Draw", "Discard"),
    *("Win", "Pay", "Steal", "Interrupt"),
)
PICTURE = 0.74  # The scale of the pictures of what cards and realms do.


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid (T1-T6)."""
    columns = (
        (_setup(edition, table, words), turn_topic(words)),
        (_realms(edition, table, words), _ending(edition, table, words)),
        (rule_topic(words), _words(words)),
    )
    return panelled_aid(
        edition, table, words, columns, size_pt=TEXT_PT, shares=SHARES, scenery=signs.draw_skyline
    )


def _setup(edition: Edition, table: Table, words: Words) -> Topic:
    """Return the seven steps before the game (T5, T7)."""
    realms = {realm: edition.realm_text(realm, table.language) for realm in REALMS}
    supply, decks = edition.supply, "demo" if edition.rules.demo else "offers"
    steps = (
        words("setup.realms", **realms),
        words(f"setup.{decks}", cards=supply.offer_cards),
        words("setup.costs"),
        words("setup.heroes", followers=supply.followers, starting=supply.starting_cards),
        *(words(f"setup.{step}") for step in ("events", "supply", "first")),
    )

    def fill(panel: Panel) -> None:
        for number, step in enumerate(steps, 1):
            panel.step(number, step)

    return Topic(words("aid.setup"), fill)


def _words(words: Words) -> Topic:
    def fill(panel: Panel) -> None:
        for number, word in enumerate(ON_CARDS):
            if number:
                panel.gap()
            panel.paragraph(words(f"word.{word.lower()}"), indent=WORD, lead=word)

    return Topic(words("aid.words"), fill)


def _realms(edition: Edition, table: Table, words: Words) -> Topic:
    names = tuple(edition.realm_text(realm, table.language) for realm in REALMS)

    def fill(panel: Panel) -> None:
        for realm, name, initial in zip(REALMS, names, initials(names), strict=True):
            colour, theme = REALM_COLOURS[realm], panel.theme
            sign = (panel.box.x + 2.6, panel.y + 3.9)
            panel.items += signs.card_sign(sign, initial, colour, theme)
            panel.items += _titled(panel, name, words(f"suit.{realm}"))
            for side in ("healthy", "ruined"):
                middle = (panel.box.x + SIGN + 1.4, panel.y + leading(panel.size_pt) / 2)
                panel.items += signs.tower(middle, 3, theme.ink, is_ruined=side == "ruined")
                effect = words(f"effect.{realm}-{side}")
                told = words(f"realm.{side}", effect=effect)
                _add_beside(panel, told, signs.SIDES[f"{realm}-{side}"])
            panel.point(words("costs.first", cost=words(f"costs.{realm}")), SIGN)
            panel.gap()
        panel.paragraph(words("costs.marker"))

    return Topic(words("aid.realms"), fill)


def _ending(edition: Edition, table: Table, words: Words) -> Topic:
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

    return Topic(words("aid.end"), fill, "crown")


def _titled(panel: Panel, title: str, beside: str) -> Iterator[Item]:
    """Yield what stands right of a sign: a name, and at the end of its row what is beside."""
    row = panel.room(leading(panel.size_pt))
    row = Box(row.x + SIGN, row.y, row.width - SIGN, row.height)
    yield write(title, row, panel.size_pt, colour=panel.theme.title, name="bold")
    yield write(beside, row, panel.size_pt, colour=panel.theme.quiet, anchor="end")


def _add_beside(panel: Panel, told: str, part: Part) -> None:
    """Add what a realm's side does, moved in, as far as a picture at the right leaves room."""
    row = Box(panel.box.x, panel.y, panel.box.width, leading(panel.size_pt))
    panel.items.append(_picture(part, row, panel))
    left = row.x + SIGN + POINT
    room = Box(left, row.y, row.right - PICTURE * part.width - 1.5 - left, 0)
    lines = wrap(told, room.width, panel.size_pt)
    panel.items += write_lines(lines, room, panel.size_pt, colour=panel.theme.ink)
    panel.space(len(lines) * leading(panel.size_pt))


def _picture(part: Part, row: Box, panel: Panel) -> Group:
    """Return a picture at the end of a row."""
    left = (row.right - PICTURE * part.width, row.centre[1])
    return Group(tuple(part.draw(panel.theme)), *left, PICTURE)


# The turn and what becomes of realms.
_FOLLOWER, _OTHERSIDER = signs.follower_sign(), signs.follower_sign(is_othersider=True)
_CARD, _BACK = signs.hand_card(), signs.hand_card(is_turned=True)
ROW = 5.2  # Of a picture and its title.
COLUMN = 14.4  # Of the pictures.
PICTURE_SCALE = 0.9  # Their scale.
SIDE, BELOW = 1.0, 0.5  # Between a row's ground and what is in it, and under it.
ACTIONS = ("play", "buy", "realm", "train")
RULES = ("rule", "ruin", "heal", "add", "event")


def turn_topic(words: Words) -> Topic:
    """Return the topic of the turn (T1): two actions, cards to draw, what is between turns."""

    def fill(panel: Panel) -> None:
        _step(panel, 1, words("turn.two"))
        for action in ACTIONS:
            _entry(panel, f"turn.{action}", words, words(f"often.{action}"))
        for number, step in enumerate(("draw", "between"), 2):
            panel.gap()
            _step(panel, number, words(f"turn.{step}.title"), PICTURES[f"turn.{step}"])
            panel.paragraph(words(f"turn.{step}"), indent=LEAD)

    return Topic(words("aid.turn"), fill)


def rule_topic(words: Words) -> Topic:
    """Return the topic of who rules, of ruins and of symbols on bought cards (T2, T4, T6)."""

    def fill(panel: Panel) -> None:
        for number, rule in enumerate(RULES):
            _entry(panel, f"rule.{rule}", words, is_first=number == 0)

    return Topic(words("aid.rule"), fill)


def _step(panel: Panel, number: int, title: str, picture: Part | None = None) -> None:
    """Add a step's number and title, and a picture at the end of the row."""
    row, theme = panel.room(ROW), panel.theme
    panel.disc(number, row.centre[1])
    told = Box(row.x + LEAD, row.y, row.width - LEAD, row.height)
    title_pt = panel.size_pt + 0.2
    panel.items.append(write(title, told, title_pt, colour=theme.title, name="bold"))
    if picture:
        left = row.right - SIDE - PICTURE_SCALE * picture.width, row.centre[1]
        panel.items.append(Group(tuple(picture.draw(theme)), *left, PICTURE_SCALE))


def _entry(
    panel: Panel, key: str, words: Words, often: str = "", *, is_first: bool = False
) -> None:
    """Add a picture with its title and how often it may be done, and below what it is."""
    if not is_first:
        panel.gap()
    row, theme, picture = panel.room(ROW), panel.theme, PICTURES[key]
    panel.items.append(rectangle(row, theme.fill("panel"), None, 0.8))
    x = row.x + SIDE + (COLUMN - 2 * SIDE - PICTURE_SCALE * picture.width) / 2
    panel.items.append(Group(tuple(picture.draw(theme)), x, row.centre[1], PICTURE_SCALE))
    place = Box(row.x + COLUMN, row.y, row.width - COLUMN - SIDE, row.height)
    size = panel.size_pt + 0.2
    title = write(words(f"{key}.title"), place, size, colour=theme.title, name="bold")
    beside = write(often, place, LABEL_PT, colour=theme.quiet, anchor="end")
    panel.items += (title, beside)
    panel.space(BELOW)
    if key != "turn.realm":  # Its title says it all.
        panel.paragraph(words(key), indent=SIDE)


@as_part(_CARD.width + 1.6)
def _two_cards(theme: Theme) -> Iterator[Item]:
    """Yield a card on another one."""
    yield Group(tuple(_CARD.draw(theme)), 0.0, -0.3)
    yield Group(tuple(_CARD.draw(theme)), 1.6, 0.3)


@as_part(3.6)
def _event_card(theme: Theme) -> Iterator[Item]:
    """Yield a card with the sign of an event."""
    box = Box(0, -signs.HIGH / 2, 3.6, signs.HIGH)
    yield rectangle(box, theme.fill("orange") or "#ffffff", Stroke(theme.ink, OUTLINE), 0.5)
    yield write("!", box, 9, colour=theme.ink, name="bold", anchor="middle")


@as_part(6.0)
def _book(theme: Theme) -> Iterator[Item]:
    """Yield an open book."""
    stroke = Stroke(theme.ink, OUTLINE)
    for side in (-1, 1):
        edge = 3.0 + side * 2.9
        page = ((3.0, -1.4), (edge, -1.9), (edge, 1.4), (3.0, 1.9))
        yield polygon(page, "#ffffff", stroke)
        for y in (-0.9, 0.0, 0.9):
            inner, outer = 3.0 + side * 0.6, 3.0 + side * 2.4
            yield polygon(((inner, y + 0.3), (outer, y)), None, Stroke(theme.ink, OUTLINE / 2))


_TO = arrow(2.6)
_HEALTHY, _RUINED = signs.tower_sign(), signs.tower_sign(is_ruined=True)

PICTURES: Mapping[str, Part] = {
    "turn.play": row(_CARD, _TO, _BACK, gap=0.6),
    "turn.buy": row(sign("gold", 4.4), _TO, _CARD, gap=0.6),
    "turn.realm": row(_FOLLOWER, _HEALTHY, gap=0.8),
    "turn.train": row(_two_cards, _TO, _FOLLOWER, gap=0.6),
    "turn.draw": row(_BACK, _TO, _CARD, gap=0.6),
    "turn.between": row(_event_card, _OTHERSIDER, gap=0.9),
    "rule.rule": row(_FOLLOWER, figure(">"), _OTHERSIDER, gap=0.8),
    "rule.ruin": row(_HEALTHY, _TO, _RUINED, gap=0.6),
    "rule.heal": row(_RUINED, _TO, _HEALTHY, gap=0.6),
    "rule.add": row(_OTHERSIDER, _TO, _HEALTHY, gap=0.6),
    "rule.event": row(_event_card, _TO, _book, gap=0.6),
}


# What each realm's decks ask at the end, and the way from tie to tie (T3).
TOWER = 11.4  # How high a realm's tower is,
HALF = 0.42 * TOWER  # half as wide as its battlements,
ABOVE = 3.4  # and what is above it: the way back to the first realm.
NAME, NAME_PT = 4.6, 9.5
REALM_SHARES = (0.8, 1.05, 1.15)  # Of the width, by how much there is to be said.
BETWEEN = 2.0  # Between what two realms ask.
ARROW = 2.2
APART = 1.6  # Between an arrow and a tower.
UNDER = 0.8  # Between the ground and the names.


def chain_height(wide: float, words: Words) -> float:
    """Return how high the picture is where it is so wide."""
    lines = max(
        len(wrap(words(f"ending.{realm}"), each, LABEL_PT))
        for realm, each in zip(REALMS, _widths(wide), strict=True)
    )
    return ABOVE + TOWER + UNDER + NAME + lines * leading(LABEL_PT)


def tie_chain(place: Box, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield the picture in a place that is as high as it."""
    ground = place.y + ABOVE + TOWER
    boxes, x = [], place.x
    for wide in _widths(place.width):
        boxes.append(Box(x, place.y, wide, place.height))
        x += wide + BETWEEN
    ink, stroke = table.theme.ink, Stroke(table.theme.ink, FIRM)
    yield line((place.x, ground), (place.right, ground), stroke=Stroke(table.theme.title, FIRM))
    for realm, box in zip(REALMS, boxes, strict=True):
        yield from _realm(realm, box, ground, edition, table, words)
    level = ground - 0.5 * TOWER
    first, second, third = (box.centre[0] for box in boxes)
    top = ground - TOWER
    ways = (
        ((first + HALF + APART, level), (second - HALF - APART, level)),
        ((second + HALF + APART, level), (third - HALF - APART, level)),
        *[((third, top - 0.7), (third, place.y), (first, place.y), (first, top - 0.7))],
    )
    for way in ways:
        yield line(*way, stroke=stroke)
        yield _head(way[-2], way[-1], ink)


def _widths(wide: float) -> tuple[float, ...]:
    room = wide - (len(REALM_SHARES) - 1) * BETWEEN
    return tuple(room * share / sum(REALM_SHARES) for share in REALM_SHARES)


def _realm(
    realm: Realm, box: Box, ground: float, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield a realm's tower in its colour, below it its name and what its decks ask."""
    theme, middle = table.theme, box.centre[0]
    fill = theme.fill(REALM_COLOURS[realm]) or "#ffffff"
    centre = (middle, ground - TOWER / 2)
    yield from signs.tower(centre, TOWER, theme.title, is_ruined=False, fill=fill)
    name = edition.realm_text(realm, table.language)
    place = Box(box.x, ground + UNDER, box.width, NAME)
    yield write(name, place, NAME_PT, colour=theme.ink, name="bold", anchor="middle")
    lines = wrap(words(f"ending.{realm}"), box.width, LABEL_PT)
    told = Box(box.x, place.bottom, box.width, 0)
    yield from write_lines(lines, told, LABEL_PT, colour=theme.ink, anchor="middle")


def _head(start: Point, end: Point, ink: str) -> Item:
    """Return the head of an arrow that ends here, upright or level."""
    (ax, ay), (x, y) = start, end
    length = abs(x - ax) + abs(y - ay)
    dx, dy = ARROW * (x - ax) / length, ARROW * (y - ay) / length
    return polygon(
        ((x, y), (x - dx - dy / 2, y - dy + dx / 2), (x - dx + dy / 2, y - dy - dx / 2)), ink
    )


AID = Kind(aid_layout, aid_pages)

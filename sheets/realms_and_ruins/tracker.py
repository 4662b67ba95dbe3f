"""The tracker: the three realms with their Offer decks, the players, and how the game ends."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from sheets.drawing.counting import RING, count_sign, draw_count
from sheets.drawing.figures import box_mark, field, figure_boxes, total_mark
from sheets.drawing.lettering import wrap, write, write_lines, write_name, write_wrapped
from sheets.drawing.paths import line, lines, rectangle
from sheets.drawing.pictures import Step, arrow, box_sign, cell, draw_ribbon, figure, row
from sheets.drawing.shapes import Box, Item, Mark, Stroke, Zone
from sheets.drawing.sizes import ADDED, FIRM, HAIR, HEAVY, LABEL_PT, LEAST_PT, SYMBOL
from sheets.drawing.theme import Theme
from sheets.drawing.zones import cut, draw_band, widest
from sheets.page.boxes import DATE_FIELD, HEADER_BOX, RIBBON_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title, seat_title
from sheets.realms_and_ruins import marks
from sheets.realms_and_ruins.edition import (
    HERO_COLOURS,
    HEROES,
    REALM_COLOURS,
    REALMS,
    Edition,
    Hero,
)
from sheets.realms_and_ruins.places import (
    APART,
    APART_ALL,
    BELOW,
    BELOW_COUNT,
    CAPTION,
    EFFECT,
    END_STEP,
    FLIPS,
    TWO_DIGITS,
    WHITE,
    Figures,
    PlayerPanel,
    RealmPanel,
    end_box,
    end_parts,
    fields_of,
    label_of,
    player_panels,
    realm_panels,
)
from sheets.realms_and_ruins.signs import (
    draw_skyline,
    hero_letters,
    hero_name,
    hero_shape,
    name_sign,
    tower,
    tower_sign,
)
from sheets.table.table import Table
from sheets.words.translation import Words

NAME_PT = 12.0
SKYLINE = (119.0, 13.8)  # From the header's left, and how high.
SKYLINE_LEFT = 6.0  # Of that where a camera's rings would be.
CORNER = 0.5
COUNTED: tuple[marks.PlayerPart, ...] = ("gold", "cards")
TICKS: tuple[marks.PlayerPart, ...] = ("traitor", "chapter")
ENDS = ("village-deck", "magic-deck", "castle-deck", "three-realms", "all-ruined")


def tracker_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a tracker but the players' names (T1-T5)."""
    title = words("sheet.pad")
    items = [
        *page_title(title, edition, table, words),
        *field("date", words("date"), DATE_FIELD, table.theme),
    ]
    for realm in realm_panels(edition):
        items += _realm(realm, edition, table, words)
    for player in player_panels(table):
        items += _player(player, edition, table, words)
    items += _end(edition, table, words)
    if not table.plain:
        left, high = HEADER_BOX.x + SKYLINE[0], SKYLINE[1]
        room = Box(left, HEADER_BOX.bottom - high, DATE_FIELD.x - 5 - left, high)
        items += draw_skyline(room, table.theme)
    items += _key(edition, table, words)
    note = footer(title, edition, table, words)
    return Layout("pad", note, tuple(items))


def tracker_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the tracker's one page, with the players' names."""
    items: list[Item] = []
    for panel in player_panels(table):
        name, place = table.seats[panel.number - 1].name, fields_of(panel.name).inset(1)
        items += write_name(name, place, NAME_PT, colour=table.theme.ink)
    zones = tuple(_zones(edition, table, words))
    return (Page("pad", words("sheet.pad"), tuple(items), zones=zones),)


def _zones(edition: Edition, table: Table, words: Words) -> Iterator[Zone]:
    """Yield realms, players, the end and the date."""
    for realm in realm_panels(edition):
        yield Zone(realm.realm, edition.realm_text(realm.realm, table.language), realm.box)
    for panel in player_panels(table):
        yield from _player_zones(panel, table, words)
    parts = end_parts(len(ENDS))
    cuts = (parts.ways[len(REALMS)].x - WHITE, parts.label.x - WHITE)
    yield from cut("end", words("end.title"), end_box(), *cuts)
    yield Zone("date", words("date"), DATE_FIELD)


def _player_zones(panel: PlayerPanel, table: Table, words: Words) -> Iterator[Zone]:
    """Yield a player's panel; of one that is too wide the name, and the rest from either side."""
    title = seat_title(panel.number - 1, table, words)
    name, box = f"player-{panel.number}", panel.box
    if box.width <= widest(RING + APART):
        yield Zone(name, title, box)
        return
    high, count = panel.name.bottom + WHITE / 2 - box.y, panel.count(0)
    yield Zone(name, title, box._replace(height=high))
    low = box._replace(y=box.y + high, height=box.height - high)
    middle = (count.tens.right + count.units.x) / 2
    left = low._replace(width=panel.tick(1).x - WHITE - low.x)
    right = low._replace(x=middle, width=low.right - middle)
    for number, part in enumerate((left, right), 2):
        yield Zone(f"{name}-{number}", f"{title} · {number}", part)


def _realm(panel: RealmPanel, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme, realm = table.theme, panel.realm
    yield from _band(panel, edition, table, words)
    yield from _sides(panel, theme, words)
    yield from _times(panel, theme, words)
    for number, hero in enumerate(HEROES):
        name = edition.hero_text(hero, table.language)
        label = label_of(panel.row(number))
        yield from hero_name(name, hero, label, theme)
        figures = panel.figures(number)
        yield from _figures(marks.followers_mark(realm, hero), figures, table)
        if figures.in_all:
            every = marks.all_followers_mark(hero)
            yield total_mark(every, figures.in_all, table.cells(2), theme)
    number = len(HEROES)
    # Their cubes are white, which is a ground of its own only beside others.
    white = "#ffffff" if theme.fill(HERO_COLOURS[HEROES[0]]) else None
    yield from name_sign(words("realm.othersiders"), label_of(panel.row(number)), white, theme)
    figures = panel.figures(number)
    yield from _figures(marks.othersiders_mark(realm), figures, table)
    if figures.in_all:  # It decides nothing, so its frame is no heavier than theirs.
        others = marks.ALL_OTHERSIDERS
        yield figure_boxes(others, figures.in_all, table.cells(2), theme, width=ADDED)
    for deck in range(1, edition.decks + 1):
        yield from _deck(panel, deck, edition, theme, words)
    if edition.rules.demo:
        place = panel.deck(2)
        told = wrap(words("realm.demo"), place.width, LABEL_PT)
        yield from write_lines(told, place, LABEL_PT, colour=theme.quiet)


def _band(panel: RealmPanel, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield the panel with its realm's name, what its decks ask, and which realm is next (T3)."""
    theme, box = table.theme, panel.box
    yield rectangle(box, "#ffffff", None, CORNER)
    yield rectangle(panel.sides, theme.fill(REALM_COLOURS[panel.realm]))
    text = edition.realm_text(panel.realm, table.language)
    yield from draw_band(panel.band, text, theme, note=words(f"asks.{panel.realm}"), is_across=True)
    yield rectangle(box, None, Stroke(theme.title, FIRM), CORNER)


def _sides(panel: RealmPanel, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield what each side does, and the changes of side: the last one marked counts (T6)."""
    for number, side in enumerate(("healthy", "ruined")):
        place = panel.effect(number)
        middle = (place.x + 1.8, place.centre[1])
        yield from tower(middle, 0.86 * EFFECT, theme.ink, is_ruined=side == "ruined")
        text = words(f"realm.{side}", effect=words(f"effect.{panel.realm}-{side}"))
        told = Box(place.x + 5, place.y, place.width - 5, place.height)
        yield write(text, told, LABEL_PT, colour=theme.ink)
    yield write(words("realm.side"), label_of(panel.flips), LABEL_PT, colour=theme.ink)
    for number in range(1, FLIPS + 1):
        box, is_ruin = panel.flip(number), number % 2 == 1
        frame = rectangle(box, "#ffffff", Stroke(theme.ink, HAIR), 0.8)
        drawn = tower(box.centre, 0.64 * SYMBOL, theme.ink, is_ruined=is_ruin)
        yield Mark(marks.side_mark(panel.realm, number), "mark", box, (frame, *drawn))


def _times(panel: RealmPanel, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield above the rows what is filled in, and when; a ground sets apart what all realms make.

    That is no figure of the realm in whose panel it stands.
    """
    during, end, in_all = panel.figures(0)
    y = end.y - CAPTION - BELOW
    place = Box(during[0].x, y, during[-1].right - during[0].x, CAPTION)
    yield write(words("realm.followers"), place, LABEL_PT, colour=theme.ink)
    heads = {"at-end": end}
    if in_all:
        heads["in-all"] = in_all
        last = panel.row(len(HEROES))
        left = in_all.x - APART_ALL / 2
        column = Box(left, y, panel.box.right - FIRM - left, last.bottom - y)
        yield rectangle(column, theme.fill("panel"))
        yield line((left, column.y), (left, column.bottom), stroke=Stroke(theme.title, HAIR))
    for key, box in heads.items():
        head = Box(box.x - 1, y, box.width + 2, CAPTION)
        yield write(words(key), head, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")


def _figures(mark: str, boxes: Figures, table: Table) -> Iterator[Item]:
    """Yield boxes for a figure that changes, and a firm one for the end."""
    theme, cells = table.theme, table.cells(2)
    for number, box in enumerate(boxes.during, 1):
        yield figure_boxes(marks.earlier_mark(mark, number), box, cells, theme)
    yield figure_boxes(mark, boxes.end, cells, theme, width=ADDED)


def _deck(
    panel: RealmPanel, deck: int, edition: Edition, theme: Theme, words: Words
) -> Iterator[Item]:
    """Yield a deck: a symbol for each card bought, the last of which ends the game (T3, T5)."""
    key = "realm.offer" if edition.decks == 1 else "realm.deck"
    label = label_of(panel.deck(deck))
    yield write(words(key, number=deck), label, LABEL_PT, colour=theme.ink)
    for number in range(1, panel.cards + 1):
        box = panel.card(deck, number)
        is_end = number == panel.cards
        frame = rectangle(box, "#ffffff", Stroke(theme.ink, HEAVY if is_end else HAIR), 0.8)
        face, colour = ("bold", theme.ink) if is_end else ("text", theme.quiet)
        text = write(str(number), box, LABEL_PT, colour=colour, name=face, anchor="middle")
        yield Mark(marks.deck_mark(panel.realm, deck, number), "mark", box, (frame, text))


def _player(panel: PlayerPanel, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme, seat = table.theme, panel.number - 1
    yield rectangle(panel.box, "#ffffff", None, CORNER)
    yield rectangle(panel.head, theme.fill("panel"))
    yield rectangle(panel.box, None, Stroke(theme.title, FIRM), CORNER)
    label = words("player.name")
    yield write(label, label_of(panel.name), 12, colour=theme.title, name="display")
    yield box_mark(marks.player_mark("name", seat), fields_of(panel.name), theme)
    for index, (hero, letter) in enumerate(hero_letters(edition, table.language).items()):
        yield _hero(marks.hero_mark(seat, hero), hero, letter, panel.hero(index), theme)
    ticks = {marks.player_mark(key, seat): words(f"player.{key}") for key in TICKS}
    places = [panel.tick(index) for index in range(len(TICKS))]
    yield from _ticked(ticks, places, panel.tick_step, theme)
    yield from _counts(panel, table, words)


def _counts(panel: PlayerPanel, table: Table, words: Words) -> Iterator[Item]:
    """Yield how much gold and how many cards, circled too where a camera reads them.

    Lines part what is not one.
    """
    theme = table.theme
    between = []
    names = {key: words(f"player.{key}") for key in COUNTED}
    size = _label_size(names.values(), panel.count(0).label.width)
    for index, (key, name) in enumerate(names.items()):
        label, tens, units = panel.count(index)
        written = Box(label.x, label.bottom - TWO_DIGITS[1], *TWO_DIGITS)
        told = label._replace(height=written.y - label.y)
        yield from write_wrapped(name, told, size, colour=theme.ink)
        mark = marks.player_mark(key, panel.number - 1)
        yield figure_boxes(mark, written, table.cells(2), theme, width=ADDED)
        x, y = (tens.right + units.x) / 2, tens.y - BELOW_COUNT / 2
        if table.markers:
            yield from draw_count(mark, tens, units, theme, marks.MOST_TENS)
            between.append(((x, tens.y), (x, tens.bottom)))
        if index:
            between.append(((panel.inside.x, y), (panel.inside.right, y)))
    yield lines(between, Stroke(theme.line, HAIR))
    if not (table.markers or table.plain):
        label, tens, _ = panel.count(len(names) - 1)
        left = label.right + SKYLINE_LEFT
        high = tens.height - 1
        yield from draw_skyline(Box(left, tens.y, panel.inside.right - left, high), theme)


def _hero(mark: str, hero: Hero, letter: str, box: Box, theme: Theme) -> Mark:
    shape = hero_shape(hero, box.centre, SYMBOL / 2, theme)
    text = write(letter, box, 10, colour=theme.ink, name="bold", anchor="middle")
    return Mark(mark, "mark", box, (shape, text))


def _ticked(
    told: Mapping[str, str], boxes: Iterable[Box], step: float, theme: Theme
) -> Iterator[Item]:
    """Yield squares to tick and beside each what it stands for, `step` from one to the next."""
    wide = step - SYMBOL - 2 * WHITE
    size = _label_size(told.values(), wide)
    for (mark, text), box in zip(told.items(), boxes, strict=True):
        frame = rectangle(box, "#ffffff", Stroke(theme.ink, HAIR), 0.8)
        yield Mark(mark, "mark", box, (frame,))
        beside = Box(box.right + WHITE, box.y, wide, box.height)
        yield from write_wrapped(text, beside, size, colour=theme.ink)


def _label_size(texts: Collection[str], wide: float) -> float:
    """Return the size at which the longest of some labels has the fewest lines."""
    return min(
        (LABEL_PT, LEAST_PT), key=lambda size: max(len(wrap(text, wide, size)) for text in texts)
    )


def _end(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield how the game ended, and who last took a card from the Offer, for a last tie (T3)."""
    theme, strip, parts = table.theme, end_box(), end_parts(len(ENDS))
    yield rectangle(strip, theme.fill("panel"), Stroke(theme.title, FIRM), CORNER)
    yield write(words("end.title"), parts.title, 12, colour=theme.title, name="display")
    ways = {marks.end_mark(end): words(f"end.{end}") for end in ENDS}
    yield from _ticked(ways, parts.ways, END_STEP, theme)
    last = words("end.last-buyer")
    size = _label_size([last], parts.label.width)
    yield from write_wrapped(last, parts.label, size, colour=theme.ink)
    yield box_mark(marks.LAST_BUYER, parts.last, theme)


def _key(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield how to write on the tracker."""
    number = edition.supply.offer_cards
    count = "count" if table.markers else "hero"
    circled = "1" if table.markers else hero_letters(edition, table.language)[HEROES[0]]
    pictures = {
        "towers": row(tower_sign(), arrow(2.2), tower_sign(is_ruined=True), gap=0.5),
        "cards": cell(str(number)),
        "numbers": row(
            box_sign(), figure("+"), box_sign(), figure("="), box_sign(is_heavy=True), gap=0.3
        ),
        count: count_sign(circled),
        "tied": row(figure("="), arrow(3.4), gap=0.6),
    }
    steps = [Step(picture, words(f"key.{key}", number=number)) for key, picture in pictures.items()]
    yield from draw_ribbon(RIBBON_BOX, steps, table.theme)


TRACKER = Kind(tracker_layout, tracker_pages, Camera(83, "T"))

"""The aid: one half page with the turn and drawn examples, one with what all powers do (M8, M9)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sheets.drawing.icons import icon, star_path
from sheets.drawing.lettering import leading, write, write_lines
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.sizes import HAIR
from sheets.drawing.theme import Theme
from sheets.drawing.zones import BAND, draw_zone
from sheets.editions.head import in_language
from sheets.merchants.aid.blocks import (
    PAD,
    Block,
    Content,
    beside,
    evenly,
    framed,
    hair,
    paragraph,
    two_halves,
)
from sheets.merchants.aid.examples import Pay, artifacts, closing, example, touching
from sheets.merchants.aid.turn import (
    FURTHER,
    TEXT_PT,
    dice,
    ending,
    final_count,
    pen_marks,
    region,
    setup,
    steps,
)
from sheets.merchants.edition.edition import Edition, split_strength
from sheets.merchants.effects import EFFECTS, TURN, effect, effect_width
from sheets.merchants.options import with_option
from sheets.page.layout import Kind, Layout, aid_pages
from sheets.table.table import Table
from sheets.words.translation import Words

SETUP = ("cards", "first")
STEPS = ("roll", *TURN["base"])
ENDINGS = ("end", "also")
MARKS = ("worker", "artifact", "closed", "swamp")
# Buildings and spells by their keys, without strengths: those that change the most together.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "cheaper": ("bank", "carpenter", "school-of-magic", "market", "construct", "acquire"),
    "resources": ("treasury", "sawmill", "tower", "workshop", "rage", "asylum", "conjure"),
    "board": ("astral-ship", "clone", "muster", "terrain", "swamp"),
    "crowns": ("statue", "store", "shrine", "academy"),
}
COLUMNS = (("cheaper", "crowns"), ("resources", "board"))
SHARES = (0.95, 1.05)  # The second column has more to say.
BY_HEX: Mapping[str, str] = {  # They do the same, each for its resource.
    "gold": "treasury",
    "wood": "sawmill",
    "crystal": "tower",
    "craft": "workshop",
}
SIGNS: Mapping[str, str] = {
    "cheaper": "gold",
    "resources": "crystal",
    "board": "ship",
    "crowns": "crown",
}
NAME_PT, EFFECT_PT = 10.5, 9.5
NAME_ROW = 4.9
PICTURE, CLOSE = 0.92, 0.86  # The scale of pictures, and in rows without words between them.
AIR = 0.9
EDGE = 0.7  # Above and below a zone's powers.
APART = 2.0  # Between the columns, and the zones in one.
STAR = 3.5


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the base game (M2-M9)."""
    turn, powers = Content("aid.turn", _turn), Content("aid.powers", powers_blocks)
    return two_halves(edition, table, words, turn, powers)


def _turn(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    theme = table.theme
    half = (wide - 2) / 2
    pay = building_pay("closing", edition, table, words)
    end = ending(ENDINGS, edition, table, words, half - 2 * PAD)
    examples = (
        (touching(words, half, theme), closing(words, half, theme, pay)),
        (artifacts(edition, words, half, theme), framed(words("aid.end"), end, theme)),
    )
    return [
        setup(SETUP, edition, table, words, wide),
        steps(STEPS, edition.rules, words, wide, theme, {**FURTHER, "act": ("race",)}),
        region(words, wide, theme),
        *(beside([(block, 1.0) for block in blocks], wide) for blocks in examples),
        final_count(words, wide, theme),
    ]


def building_pay(name: str, edition: Edition, table: Table, words: Words) -> Pay:
    """Return what the region that an example closes pays, and a building by the hex (M8)."""
    resource = example(name).resource
    assert resource is not None  # A region of the city has no such building.
    building = BY_HEX[resource]
    note = words("example.building", building=edition.building_text(building, table.language))
    return Pay(resource, EFFECTS[building], note, name)


def powers_blocks(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    """Return every power, and the keys of dice and pen."""
    powers = grouped(powers_of(edition, table, words))
    return [
        kinds_key(words, wide, table.theme),
        power_zones(COLUMNS, powers, words, wide, table.theme),
        keys(MARKS, edition, table, words, wide),
    ]


def keys(
    marks: tuple[str, ...], edition: Edition, table: Table, words: Words, wide: float
) -> Block:
    """Return the keys side by side, that of the dice where ordinary ones are used."""
    named = {mark: words(f"aid.mark-{mark}") for mark in marks}
    if table.dice != "d6":
        return pen_marks(named, words, wide, table.theme)
    faces, first = dice(edition, table, words)
    second = wide - 2 - first
    pen = pen_marks(named, words, second, table.theme)
    return beside(((faces, first), (pen, second)), wide)


AID = Kind(aid_layout, aid_pages)


class Power(NamedTuple):
    """A spell or building: its name, what it does, its picture, and which of both it is."""

    name: str
    effect: str
    picture: str
    is_spell: bool


def powers_of(edition: Edition, table: Table, words: Words) -> dict[str, Power]:
    """Return all powers of an edition's cards by their keys, spells without their strengths."""
    strengths: dict[str, set[str]] = {}
    powers: dict[str, Power] = {}
    for each in edition.cards.values():
        strengths.setdefault(each.spell_name, set()).add(each.spell)
        name = edition.building_text(each.building, table.language)
        says = "" if each.building in BY_HEX.values() else words(f"effect.{each.building}")
        powers[each.building] = Power(name, says, edition.icon_of(each.building), is_spell=False)
    return powers | spells_of(strengths, edition, table, words)


def spells_of(
    strengths: Mapping[str, set[str]], edition: Edition, table: Table, words: Words
) -> dict[str, Power]:
    """Return spells, given by name with their strengths; the strongest one's picture is shown."""
    powers = {}
    for spell, keys in strengths.items():
        found = sorted(keys)
        name = in_language(edition.names.spells[spell], table.language)
        numbers = ", ".join(split_strength(key)[1] for key in found)
        says = words(with_option(f"effect.{spell}", edition.rules))
        picture = edition.icon_of(found[-1])
        powers[spell] = Power(f"{name} {numbers}".strip(), says, picture, is_spell=True)
    return powers


def grouped(powers: Mapping[str, Power]) -> dict[str, list[Power]]:
    """Return the powers of each group in the group's order."""
    return {group: [powers[key] for key in keys if key in powers] for group, keys in GROUPS.items()}


def power_zones(
    columns: Sequence[Sequence[str]],
    groups: Mapping[str, Sequence[Power]],
    words: Words,
    wide: float,
    theme: Theme,
) -> Block:
    """Return groups of powers as zones in columns."""
    room = (wide - APART * (len(columns) - 1)) / sum(SHARES)
    blocks = [
        _zones([group for group in column if groups[group]], groups, words, share * room, theme)
        for column, share in zip(columns, SHARES, strict=True)
    ]
    return beside([*zip(blocks, SHARES, strict=True)], wide, APART)


def _zones(
    column: Sequence[str],
    groups: Mapping[str, Sequence[Power]],
    words: Words,
    wide: float,
    theme: Theme,
) -> Block:
    """Return zones below each other; what room there is to spare goes to their rows."""
    lists = [(group, power_list(groups[group], words, wide, theme)) for group in column]
    entries = sum(len(groups[group]) for group in column)
    need = sum(BAND + block.height for _, block in lists) + APART * (len(lists) - 1)

    def draw(box: Box) -> Iterator[Item]:
        more, y = (box.height - need) / max(entries, 1), box.y
        for group, block in lists:
            high = BAND + block.height + more * len(groups[group])
            zone = Box(box.x, y, box.width, high)
            yield from draw_zone(zone, words(f"aid.{group}"), theme, sign=SIGNS[group])
            yield from block.draw(Box(zone.x, y + BAND, zone.width, high - BAND))
            y += high + APART

    return Block(need, draw)


def power_list(powers: Sequence[Power], words: Words, wide: float, theme: Theme) -> Block:
    """Return powers below each other with light lines between them."""
    rows = list(_group(powers, words, wide, theme))
    need = sum(row.height for row in rows) + 2 * EDGE

    def draw(box: Box) -> Iterator[Item]:
        y, more = box.y + EDGE, (box.height - need) / max(len(rows), 1)
        for index, row in enumerate(rows):
            if index:
                ends = ((box.x + PAD, y), (box.right - PAD, y))
                yield line(*ends, stroke=hair(theme))
            yield from row.draw(Box(box.x, y, box.width, row.height + more))
            y += row.height + more

    return Block(need, draw)


def _group(powers: Sequence[Power], words: Words, wide: float, theme: Theme) -> Iterator[Block]:
    """Yield the rows of a group, those that need no words of their own as one with theirs."""
    alike = [_row(power, wide, theme, CLOSE) for power in powers if not power.effect]
    if alike:
        note = paragraph(words("aid.by-hex"), wide - 2 * PAD, EFFECT_PT, theme)
        high = sum(row.height for row in alike) + note.height + 0.6 + AIR

        def draw(box: Box) -> Iterator[Item]:
            y = box.y + (box.height - high + AIR) / 2
            for row in alike:
                yield from row.draw(Box(box.x, y, box.width, row.height))
                y += row.height
            yield from note.draw(Box(box.x + PAD, y + 0.6, box.width - 2 * PAD, note.height))

        yield Block(high, draw)
    yield from (_row(power, wide, theme) for power in powers if power.effect)


def _row(power: Power, wide: float, theme: Theme, scale: float = PICTURE) -> Block:
    """Return a power: its sign, name and picture side by side, below them what it does."""
    room = wide - 2 * PAD
    lines = evenly(power.effect, room, EFFECT_PT) if power.effect else []
    high = NAME_ROW + len(lines) * leading(EFFECT_PT)

    def draw(box: Box) -> Iterator[Item]:
        x, top = box.x + PAD, box.y + (box.height - high) / 2
        middle = top + NAME_ROW / 2
        yield _power_sign(power, (x + STAR / 2, middle), theme)
        left = box.right - PAD - effect_width(power.picture, scale)
        yield effect(power.picture, (left, middle - 0.1), theme, scale)
        name = Box(x + STAR + 1.2, top, left - x - STAR - 2.2, NAME_ROW)
        yield write(power.name, name, NAME_PT, colour=theme.ink, name="bold")
        place = Box(x, top + NAME_ROW, room, high - NAME_ROW)
        yield from write_lines(lines, place, EFFECT_PT, colour=theme.ink)

    return Block(high + (AIR if lines else 0), draw)


def _power_sign(power: Power, centre: tuple[float, float], theme: Theme) -> Item:
    """Return a spell's star or a building's rectangle, small."""
    stroke = Stroke(theme.ink, HAIR + 0.05)
    if power.is_spell:
        return star_path(
            (centre[0], centre[1] + 0.15), STAR, theme.fill("crystal") or WHITE, stroke
        )
    box = Box.around(*centre, STAR - 0.5, STAR - 0.6)
    return rectangle(box, theme.fill("wood") or WHITE, stroke, 0.3)


def kinds_key(words: Words, wide: float, theme: Theme) -> Block:
    """Return what tells spells from buildings (M4.1, M4.2)."""
    half = (wide - 3) / 2
    texts = {each: words(f"aid.{each}-is") for each in ("spell", "building")}
    inner = {each: paragraph(text, half - 9, TEXT_PT, theme) for each, text in texts.items()}
    high = max(block.height for block in inner.values())

    def draw(box: Box) -> Iterator[Item]:
        y = box.y + (box.height - high) / 2
        for index, (each, block) in enumerate(inner.items()):
            x = box.x + index * (half + 3)
            shape, price = ("star", "crystal") if each == "spell" else ("rectangle", "wood")
            middle = (x + 4, y + high / 2)
            yield icon(shape, middle, 7.4, theme.ink, theme.fill(price))
            yield icon(price, middle, 3.4, theme.ink, WHITE)
            yield from block.draw(Box(x + 9, y, half - 9, high))

    return Block(high, draw)

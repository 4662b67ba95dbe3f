"""The aid of the family version: the turn on one half, guilds, archive and spells on the other."""

from collections.abc import Iterator

from sheets.drawing.figures import capitalised
from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, width, write
from sheets.drawing.paths import ellipse, line, rectangle
from sheets.drawing.pictures import figure, row
from sheets.drawing.shapes import WHITE, Box, Group, Item, Stroke
from sheets.drawing.sizes import LEAST_PT
from sheets.merchants.aid.aid import keys, power_list, spells_of
from sheets.merchants.aid.blocks import Block, Content, beside, hair, paragraph, two_halves, zoned
from sheets.merchants.aid.examples import Pay, closing, example, touching
from sheets.merchants.aid.turn import TEXT_PT, ending, region, setup, steps
from sheets.merchants.edition.edition import Edition, split_strength
from sheets.merchants.effects import TURN, land
from sheets.merchants.family.archive import TAG, draw_tag
from sheets.merchants.marks import GUILDS, place_name
from sheets.merchants.options import with_option
from sheets.page.layout import Kind, Layout, aid_pages
from sheets.table.table import Table
from sheets.words.translation import Words

STEPS = ("roll", *TURN["family"])
UNEQUAL = 3  # With so many players the first one has two guilds, the others one (F3).
ARCHIVE = ("place", "lower", "many")
ENDINGS = ("end", "also", "count", "winner")
MARKS = ("worker", "closed", "swamp")
GUILD_ROW, GUILD_PT = 8.0, 10.0
PLACE_HIGH, RINGS_X = 19.5, 7.0  # A place of the archive in its picture; where its rings begin.
PLACES_APART, NOTE_DOWN, LARGEST = 6.0, 2.4, 1.35
STAR, RING, RINGS_APART, SQUARE = 4.2, 3.6, 2.4, 4.0
# Who took each spell of two places, "" for nobody; the first is used up.
TAKEN = (("A", "B", "A"), ("B", "", ""))
STATES = ("used-up", "begun")
USED = ("A", "")  # Whose spells of each place are crossed out.
SPELL_COLUMNS = 2


def family_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the family version (F1-F10)."""
    turn, archive = Content("aid.turn", _turn), Content("aid.storeys", _archive)
    return two_halves(edition, table, words, turn, archive)


def _turn(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    theme = table.theme
    half = (wide - 2) / 2
    resource = example("closing").resource
    assert resource is not None  # Its region has one.
    bonus = row(land(resource), figure("+2"))
    pay = Pay("crown", bonus, words("example.guild"))
    examples = ((touching(words, half, theme), 1.0), (closing(words, half, theme, pay), 1.0))
    return [
        setup(("first",), edition, table, words, wide),
        steps(STEPS, edition.rules, words, wide, theme, {}),
        region(words, wide, theme),
        beside(examples, wide),
        zoned(
            words("aid.end"), ending(ENDINGS, edition, table, words, wide - 4), theme, "city"
        )._replace(grows=False),
    ]


def _archive(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    blocks = [_guilds(edition, table, words, wide), _places(edition, table, words, wide)]
    spells = _spells(edition, table, words, wide)
    return [*blocks, spells, keys(MARKS, edition, table, words, wide)]


def _guilds(edition: Edition, table: Table, words: Words, wide: float) -> Block:
    """Return the guilds in the order in which they are taken, and what they pay (F3, F7)."""
    theme, rules = table.theme, edition.rules
    sentences = ["setup.guilds", "setup.one-each", "step.guild"]
    if table.players != UNEQUAL or rules.guilds != "all":
        sentences.remove("setup.one-each")
    said = " ".join(words(with_option(each, rules)) for each in sentences)
    note = paragraph(said, wide - 4, TEXT_PT, theme)

    def draw(box: Box) -> Iterator[Item]:
        pitch = box.width / len(GUILDS)
        names = [capitalised(edition.guild_text(each, table.language)) for each in GUILDS]
        widest = max(width(name, GUILD_PT, "bold") for name in names)
        size_pt = max(GUILD_PT * min((pitch - 8) / widest, 1.0), LEAST_PT)
        for index, (guild, name) in enumerate(zip(GUILDS, names, strict=True)):
            x, y = box.x + index * pitch, box.y + GUILD_ROW / 2
            yield icon(guild, (x + 3, y), 5.6, theme.ink, theme.fill(guild))
            place = Box(x + 6.8, y - 3, pitch - 7, 6)
            yield write(name, place, size_pt, colour=theme.ink, name="bold")
        top = box.y + GUILD_ROW
        yield from note.draw(Box(box.x, top, box.width, box.bottom - top))

    inner = Block(GUILD_ROW + note.height, draw)
    return zoned(words("guilds.title"), inner, theme, "crown")


def _places(edition: Edition, table: Table, words: Words, wide: float) -> Block:
    """Return how the archive's places are used up, all spells of the first taken (F8)."""
    theme = table.theme
    note = paragraph(
        " ".join(words(f"archive.{each}") for each in ARCHIVE), wide - 4, TEXT_PT, theme
    )
    across = RINGS_X + table.players * (RING + RINGS_APART) + 5.4
    scale = min((wide - 4 - PLACES_APART) / (2 * across), LARGEST)
    high = scale * (TAG[1] + PLACE_HIGH)
    under = leading(TEXT_PT)

    def draw(box: Box) -> Iterator[Item]:
        spare = (box.height - high - under - note.height) / 3
        for side, (takers, used) in enumerate(zip(TAKEN, USED, strict=True)):
            place = Box(0, TAG[1], across, PLACE_HIGH)
            items = tuple(_place(place_name(1, side + 1), place, takers, used, table))
            x = box.centre[0] - (1 - side) * scale * across + (side - 0.5) * PLACES_APART
            yield Group(items, x, box.y + spare, scale)
            said = Box(x, box.y + spare + high + 0.6, scale * across, under)
            text = words(f"archive.{STATES[side]}")
            yield write(text, said, TEXT_PT, colour=theme.ink, anchor="middle")
        below = Box(box.x, box.bottom - spare - note.height, box.width, note.height)
        yield from note.draw(below)

    inner = Block(high + under + note.height + NOTE_DOWN, draw)
    return zoned(words("guilds.archive"), inner, theme, "star")


def _place(name: str, box: Box, takers: tuple[str, ...], used: str, table: Table) -> Iterator[Item]:
    """Yield a place: spells from the strongest down, who took them, those of one crossed out."""
    theme, pens = table.theme, list[Item]()
    yield rectangle(box, WHITE, Stroke(theme.ink, 0.3), 0.8)
    tag = Box(box.right - 3.2 - TAG[0] / 2, box.y - TAG[1], *TAG)
    yield from draw_tag(name, tag, theme)
    high = box.height / len(takers)
    for index, taker in enumerate(takers):
        y = box.y + (index + 0.5) * high
        if index:
            yield line((box.x, y - high / 2), (box.right, y - high / 2), stroke=hair(theme))
        yield icon("star", (box.x + 3.2, y), STAR, theme.ink, theme.fill("crystal"))
        for seat in range(table.players):
            initial = chr(ord("A") + seat)
            ring = Box.around(box.x + RINGS_X + RING / 2 + (RING + RINGS_APART) * seat, y, RING)
            yield ellipse(ring, WHITE, Stroke(theme.line, 0.25))
            yield write(initial, ring, LEAST_PT, colour=theme.quiet, anchor="middle")
            if initial == taker:
                pens += draw_pen("circle", ring.inset(0.5), theme.pen)
        square = Box.around(box.right - 3.2, y, SQUARE)
        yield rectangle(square, WHITE, Stroke(theme.ink, 0.3), 0.5)
        if taker and taker == used:
            pens += draw_pen("cross", square.inset(0.4), theme.pen)
    yield from pens


def _spells(edition: Edition, table: Table, words: Words, wide: float) -> Block:
    """Return what the archive's spells do, in two columns."""
    storeys = edition.archive.storeys if edition.archive else ()
    found: dict[str, set[str]] = {}
    for storey in storeys:
        for place in storey.places:
            for spell in place.spells:
                found.setdefault(split_strength(spell)[0], set()).add(spell)
    powers = list(spells_of(found, edition, table, words).values())
    down = -(-len(powers) // SPELL_COLUMNS)
    each = (wide - 4 - 2) / SPELL_COLUMNS
    lists = [
        (power_list(powers[start : start + down], words, each, table.theme), 1.0)
        for start in range(0, len(powers), down or 1)
    ]
    if not lists:
        lists = [(power_list((), words, each, table.theme), 1.0)]
    return zoned(words("aid.spells"), beside(lists, wide - 4), table.theme, "star")


FAMILY_AID = Kind(family_aid_layout, aid_pages)

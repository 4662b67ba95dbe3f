"""The aid: setting up, the turn in steps, spells and buildings, modules, the end and the rates."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from sheets.drawing.figures import Flow, outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, width, write
from sheets.drawing.paths import lines, polygon, rectangle
from sheets.drawing.shapes import Box, Group, Item, Point, Stroke
from sheets.drawing.sizes import HAIR
from sheets.drawing.theme import Theme
from sheets.editions.head import in_language
from sheets.hexes import SQRT3, Hex, Lattice, hex_at, neighbours
from sheets.page.layout import Kind, Layout, aid_pages
from sheets.page.panels import LEAD, Panel, Topic, panelled_aid
from sheets.pandoria.edition import RATES, Building, Edition, exchange, parse_rate
from sheets.pandoria.effects import picture, picture_width
from sheets.pandoria.landscape import draw_landscape
from sheets.table.players import unaccented
from sheets.table.table import Table
from sheets.words.translation import Words

TEXT_PT = 9.5
FAMILY_PT, SPELLS_PT = 11.6, 10.0  # There is room.
SHARES, FAMILY_SHARES, SPELLS_SHARES = (1.07, 1.03, 0.9), (0.96, 1.04, 1.0), (1.08, 0.95, 0.97)
STEPS = ("tile", "figure", "act", "score", "buy", "draw")
ACTIONS = ("spell", "building", "monument")
FAMILY_STEPS = ("tile", "figure", "score", "draw")
SPELLS_STEPS = ("tile", "figure", "spell", "score", "draw")
ENDINGS = ("end", "count", "winner")
SIGNS = ("wood", "gold", "crystal", "city", "crown", "worker", "ship", "artifact")
SIGN, SIGN_ROW = 6.4, 8.4
SECOND_SIGN = 0.55  # Where the second of a line stands.
MOST_KEPT = 10  # P7
RATE = 14.0  # The column of the rates' names.
# Spells and buildings by the sign of what they change the most: those of a realm's own have none.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "gold": (
        "acquire",
        "construct",
        "master-builder",
        "bank",
        "carpenter",
        "school-of-magic",
        "market",
    ),
    "worker": (
        "astral-ship",
        "clone",
        "flee",
        "muster",
        "teleport",
        "rage",
        "enchanted-castle",
        "terrain",
    ),
    "crystal": (
        "adopt",
        "conjure",
        "asylum",
        *(
            f"{size}-{each}"
            for size in ("small", "large")
            for each in ("saw-mill", "tower", "treasury")
        ),
    ),
    "crown": ("shrine", "statue", "store", "vault", "lumberyard", "repository"),
}
GROUPS_APART, GROUP_SIGN = 0.9, 4.6
GROUP_PT = 9.0
CORNER = 0.8
PICTURE = 0.8  # The scale of the pictures of what a spell or a building does.
NAME_ROW = 4.1


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the versions with realms, standard and beginner (P1-P10)."""
    turn = (_setup(words), _turn(STEPS, words), _ending(words, with_rates=True))
    spells = (_entries("aid.spells", "star", edition.spells, table, words), _modules(words))
    buildings = (_entries("aid.buildings", "rectangle", edition.buildings, table, words),)
    return _aid(edition, table, words, (turn, spells, buildings), TEXT_PT, SHARES)


def family_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the family version, with an example (P8, P11)."""
    turn = (
        _setup(words),
        _turn(FAMILY_STEPS, words),
        Topic(words("aid.open"), partial(add_open_region, words=words), sign="wood"),
    )
    closed = Topic(words("aid.closed"), partial(add_closed_region, words=words), sign="wood")
    example = (closed, _module(words, "relics", "partners"))
    signs = (_signs(words), _ending(words), _module(words, "castle"))
    return _aid(edition, table, words, (turn, example, signs), FAMILY_PT, FAMILY_SHARES)


def spells_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the family version with spells, with an example (P8, P11)."""

    def closed(panel: Panel) -> None:
        add_closed_region(panel, words)
        panel.gap()
        panel.paragraph(words("example.card"))

    turn = (
        _setup(words),
        _turn(SPELLS_STEPS, words),
        _ending(words),
        _module(words, "relics", "partners"),
    )
    example = (
        Topic(words("aid.closed"), closed, sign="wood"),
        _module(words, "castle", "enchanted"),
    )
    family = {key: spell for key, spell in edition.spells.items() if spell.family}
    spells = (_entries("aid.spells", "star", family, table, words), _signs(words))
    return _aid(edition, table, words, (turn, example, spells), SPELLS_PT, SPELLS_SHARES)


def _aid(
    edition: Edition,
    table: Table,
    words: Words,
    columns: Sequence[Sequence[Topic]],
    size_pt: float,
    shares: Sequence[float],
) -> Layout:
    return panelled_aid(
        edition, table, words, columns, size_pt=size_pt, shares=shares, scenery=draw_landscape
    )


def _setup(words: Words) -> Topic:
    return Topic(words("aid.setup"), lambda panel: panel.paragraph(words("setup.hand")))


def _turn(steps: Sequence[str], words: Words) -> Topic:
    def fill(panel: Panel) -> None:
        for number, step in enumerate(steps, 1):
            panel.step(number, words(f"step.{step}"))
            if step == "act":
                for action in ACTIONS:
                    panel.point(words(f"action.{action}"), LEAD)
                panel.gap()

    return Topic(words("aid.turn"), fill)


def _ending(words: Words, *, with_rates: bool = False) -> Topic:
    def fill(panel: Panel) -> None:
        for number, ending in enumerate(ENDINGS):
            if number:
                panel.gap()
            blocked = " " + words("ending.blocked") if ending == "end" else ""
            panel.paragraph(words(f"ending.{ending}") + blocked)
        if with_rates:
            panel.part(words("aid.rates"))
            _fill_rates(panel, words)

    return Topic(words("aid.end"), fill, "crown")


def _module(words: Words, module: str, *also: str) -> Topic:
    """Return a module with what it does, and what else is to be said of it."""
    told = " ".join(words(f"module.{each}") for each in (module, *also))
    sign = "city" if module == "castle" else "relic"
    return Topic(words(f"aid.{module}"), lambda panel: panel.paragraph(told), sign)


def _modules(words: Words) -> Topic:
    """Return both modules in one."""

    def fill(panel: Panel) -> None:
        panel.paragraph(" ".join(words(f"module.{each}") for each in ("castle", "enchanted")))
        panel.part(words("aid.relics"))
        panel.paragraph(" ".join(words(f"module.{each}") for each in ("relics", "partners")))

    return Topic(words("aid.castle"), fill, "city")


def _signs(words: Words) -> Topic:
    """Return what the symbols are, two to a line."""

    def fill(panel: Panel) -> None:
        box, theme = panel.box, panel.theme
        columns = (box.x, box.x + SECOND_SIGN * box.width, box.right)
        for index, sign in enumerate(SIGNS):
            x, right = columns[index % 2 : index % 2 + 2]
            y = panel.y + index // 2 * SIGN_ROW
            ground = theme.fill("water" if sign == "ship" else sign)
            panel.items.append(icon(sign, (x + SIGN / 2, y + SIGN / 2), SIGN, theme.ink, ground))
            place = Box(x + SIGN + 1.8, y, right - x - SIGN - 2.8, SIGN)
            panel.items.append(write(words(f"sign.{sign}"), place, panel.size_pt, colour=theme.ink))
        panel.space(-(-len(SIGNS) // 2) * SIGN_ROW)

    return Topic(words("aid.signs"), fill)


def _entries(
    title: str, symbol: str, powers: Mapping[str, Building], table: Table, words: Words
) -> Topic:
    """Return every spell or building by its name, in groups of what they change."""
    named = {in_language(power.name, table.language): key for key, power in powers.items()}
    groups: dict[str, list[str]] = {sign: [] for sign in (*GROUPS, "")}
    for name in sorted(named, key=_in_order):
        groups[_group_of(named[name])].append(name)

    def fill(panel: Panel) -> None:
        for number, (sign, names) in enumerate(filter(itemgetter(1), groups.items())):
            if number:
                panel.gap()
                panel.space(GROUPS_APART)
            start, top = len(panel.items), panel.y
            for index, name in enumerate(names):
                if index:
                    panel.gap()
                key = named[name]
                _add_entry(panel, key, name, in_language(powers[key].effect, table.language))
            around = Box(panel.box.x, top, panel.box.width, panel.y - top)
            said = words(f"aid.group.{sign}") if sign else ""
            panel.items[start:start] = _group_ground(sign, said, around, number, panel.theme)
        if symbol == "star":
            panel.gap()
            panel.items.append(_rule(panel))
            panel.gap()
            panel.paragraph(words("aid.free"))

    return Topic(words(title), fill, symbol)


def _rule(panel: Panel) -> Item:
    """Return the line that parts what is said of all from what is said of one."""
    y = panel.y - 0.2
    return lines([((panel.box.x, y), (panel.box.right, y))], outline(panel.theme))


def _group_of(power: str) -> str:
    """Return the sign of the group of a spell or building, "" of one that nobody knows."""
    return next((sign for sign, keys in GROUPS.items() if power in keys), "")


def _group_ground(sign: str, said: str, around: Box, number: int, theme: Theme) -> list[Item]:
    """Return what shows a group: every second one's ground, a line above it, its name and sign."""
    ground = Box(around.x - 1.4, around.y - 0.5, around.width + 2.8, around.height + 1.3)
    items: list[Item] = []
    if number % 2:
        items.append(rectangle(ground, theme.fill("panel"), radius=CORNER))
    if number and not theme.fill("panel"):
        y = ground.y - GROUPS_APART / 2
        items.append(lines([((ground.x, y), (ground.right, y))], outline(theme)))
    if sign:
        centre = around.right - GROUP_SIGN / 2, around.y + NAME_ROW / 2
        items.append(icon(sign, centre, GROUP_SIGN, theme.ink, theme.fill(sign)))
        place = Box(around.x, around.y, around.width - GROUP_SIGN - 1.2, NAME_ROW)
        items.append(write(said, place, GROUP_PT, colour=theme.quiet, anchor="end"))
    return items


def _add_entry(panel: Panel, key: str, name: str, effect: str) -> None:
    """Add a name, beside it a picture of its effect, and below what that is in words."""
    row, theme, size_pt = panel.room(NAME_ROW), panel.theme, panel.size_pt + 0.6
    beside = row.x + width(name, size_pt, "bold") + 2.2
    panel.items.append(picture(key, (beside, row.centre[1]), theme, PICTURE))
    place = Box(row.x, row.y, row.width - picture_width(key, PICTURE) - GROUP_SIGN - 4, row.height)
    panel.items.append(write(name, place, size_pt, colour=theme.title, name="bold"))
    panel.paragraph(effect)


def _in_order(name: str) -> str:
    """Return what a name is sorted by: its letters without accents, as in a dictionary."""
    return unaccented(name.casefold())


def _fill_rates(panel: Panel, words: Words) -> None:
    """Add how many crowns every amount of a resource is worth, at each rate (P4)."""
    ink, quiet = panel.theme.ink, panel.theme.quiet
    pitch = (panel.box.width - RATE) / (MOST_KEPT + 1)
    high = leading(panel.size_pt) + 0.4
    amounts = (words("aid.have"), *map(str, range(MOST_KEPT + 1)))
    rows = [(amounts, quiet)]
    for rate in RATES:
        crowns, resources = parse_rate(rate)
        worth = (str(exchange(amount, rate)[0]) for amount in range(MOST_KEPT + 1))
        rows.append(((f"{resources} → {crowns}", *worth), ink))
    for number, (cells, colour) in enumerate(rows):
        row = panel.room(high)
        if number % 2:
            panel.items.append(rectangle(row, panel.theme.fill("panel")))
        first = Box(row.x, row.y, RATE, high)
        panel.items.append(write(cells[0], first, panel.size_pt, colour=colour))
        for index, cell in enumerate(cells[1:]):
            place = Box(first.right + index * pitch, row.y, pitch, high)
            panel.items.append(write(cell, place, panel.size_pt, colour=colour, anchor="middle"))


AID = Kind(aid_layout, aid_pages)
FAMILY_AID = Kind(family_aid_layout, aid_pages)
SPELLS_AID = Kind(spells_aid_layout, aid_pages)


ACROSS = 4  # How wide a picture is, in hexes.
SMALL, LARGE = 0.72, 1.0  # A picture's share of its column.
BORDER = 1.1  # The line around a region.
SYMBOL, APART, UP, FIGURE_SHARE = 0.29, 0.33, 0.18, 0.35  # In widths of a hex.
EMPTY = (1.4, 1.0)  # The dashes around an empty space.
FIGURE, LETTER_PT = 7.0, 12.0
FIGURE_ROOM = 13.0  # A figure and its letter, before what it gets.
BELOW, BETWEEN = 2.5, 0.8


class Space(NamedTuple):
    """A space: its terrain's symbol, how many of them, and the letter of the figure on it.

    Without a symbol no tile lies there yet.
    """

    symbol: str = ""
    number: int = 1
    figure: str = ""


# Where the next tile will lie; until then a space beside the forest is empty.
TILE: Mapping[Hex, Space] = {hex_at(3, 3): Space("wood"), hex_at(3, 4): Space("crystal")}
BEFORE: Mapping[Hex, Space] = {
    hex_at(2, 1): Space("gold", figure="A"),
    hex_at(3, 1): Space("city"),
    hex_at(4, 1): Space("crystal", 2),
    hex_at(1, 2): Space("crystal"),
    hex_at(2, 2): Space("wood", figure="C"),
    hex_at(3, 2): Space("wood", 2),
    hex_at(4, 2): Space("gold"),
    hex_at(2, 3): Space("ship"),
    hex_at(4, 3): Space("city", figure="B"),
    hex_at(2, 4): Space("gold", 2),
    **dict.fromkeys(TILE, Space()),
}
AFTER: Mapping[Hex, Space] = {**BEFORE, **TILE}
REGION = "wood"
FOREST: Mapping[Hex, Space] = {
    hex_: space._replace(figure="") for hex_, space in AFTER.items() if space.symbol == REGION
}
GROUNDS: Mapping[str, str] = {"ship": "water"}  # A ship lies on a lake.


def add_open_region(flow: Flow, words: Words) -> None:
    """Add the picture before the forest is closed."""
    _add_picture(flow, BEFORE, SMALL)
    flow.paragraph(words("example.open"))


def add_closed_region(flow: Flow, words: Words) -> None:
    """Add the picture when it is closed, and below it what becomes of every figure."""
    _add_picture(flow, AFTER, LARGE)
    flow.paragraph(words("example.closed"))
    flow.space(BETWEEN)
    for letter in ("A", "B", "C"):
        _add_figure(flow, letter, words)


def _add_figure(flow: Flow, letter: str, words: Words) -> None:
    """Add what becomes of a figure, the figure before it."""
    top, above = flow.y, (FIGURE - leading(flow.size_pt)) / 2
    middle = (flow.box.x + FIGURE / 2, top + FIGURE / 2)
    flow.items += _figure(middle, FIGURE, letter, flow.theme)
    flow.space(above)
    flow.paragraph(words(f"example.{letter}"), indent=FIGURE_ROOM)
    flow.space(max(above, 0) + BETWEEN)


def _add_picture(flow: Flow, spaces: Mapping[Hex, Space], share: float) -> None:
    wide = share * flow.box.width / ACROSS
    left = flow.box.x + (1 - share) * flow.box.width / 2
    lattice = Lattice(left, flow.y + wide / SQRT3, wide)
    flow.items += _picture(spaces, lattice, flow.theme)
    rows = max(hex_.r for hex_ in spaces)
    flow.space(lattice.row_pitch * rows + 2 * lattice.side + BELOW)


def draw_forest(centre: Point, wide: float, theme: Theme) -> Group:
    """Return the closed forest alone around a centre, its spaces so wide; it is worth 4 crowns."""
    lattice = Lattice(0, 0, wide)
    across, down = zip(*chain.from_iterable(map(lattice.corners, FOREST)), strict=True)
    x, y = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    return Group(tuple(_picture(FOREST, lattice, theme)), centre[0] - x, centre[1] - y)


def _picture(spaces: Mapping[Hex, Space], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    for hex_, space in spaces.items():
        ground = theme.fill(GROUNDS.get(space.symbol, space.symbol))
        stroke = outline(theme) if space.symbol else Stroke(theme.line, HAIR, EMPTY)
        yield polygon(lattice.corners(hex_), ground, stroke)
        yield from _space(lattice.centre(hex_), lattice.width, space, theme)
    forest = [hex_ for hex_, space in spaces.items() if space.symbol == REGION]
    edges = [
        lattice.edge((hex_, other))
        for hex_ in forest
        for other in neighbours(hex_)
        if other not in forest
    ]
    yield lines(edges, Stroke(theme.ink, BORDER))


def _space(centre: Point, wide: float, space: Space, theme: Theme) -> Iterator[Item]:
    """Yield a space's symbols, and its figure below them."""
    x, y = centre
    up = UP * wide if space.figure else 0.0
    for index in range(space.number if space.symbol else 0):
        place = (x + (index - (space.number - 1) / 2) * APART * wide, y - up)
        yield icon(space.symbol, place, SYMBOL * wide, theme.ink)
    if space.figure:
        size = FIGURE_SHARE * wide
        yield from _figure((x - 0.4 * size, y + up), size, space.figure, theme)


def _figure(centre: Point, size: float, letter: str, theme: Theme) -> Iterator[Item]:
    """Yield a figure, and whose it is at its right."""
    x, y = centre
    yield icon("worker", centre, size, theme.ink)
    place = Box(x + 0.56 * size, y - size / 2, 0.7 * size, size)
    yield write(letter, place, LETTER_PT * size / FIGURE, colour=theme.ink, name="bold")

"""What one needs to play alone, and the territories' targets (S1, S2)."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import partial
from itertools import pairwise

from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import circle, lines, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke
from sheets.drawing.sizes import FIRM, HEAVY
from sheets.merchants.aid.blocks import PAD, Block
from sheets.merchants.board.land import seed_of
from sheets.merchants.booklet.beginning import NUMBERS_PT, numbers_told
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.panels import LEAD, ROUND, column, numbered, panel
from sheets.merchants.booklet.sentences import said
from sheets.merchants.edition.edition import LEVELS, TERRITORIES
from sheets.merchants.solo.ledger import draw_dots, draw_pass
from sheets.merchants.vignettes import vignette
from sheets.words.text import Text

VALLEY, PEAKS, MEADOW = 30.0, 19.0, 6.0  # Heights, of the picture last the grass.
TROLLS = 1.75  # Their scale beside those on the ledger.
WOODS = ((-0.42, 0), (-0.27, 1), (0.25, 2), (0.41, 0))  # Where in its width, and which.
ABOVE_WORDS = 1.8
STONE, WIDE_STONE = 11.6, 36.0  # A target, and one of each level.
NTH_ROW, KEY = 4.4, 5.0
NTH_PT, TARGET_PT = 9.0, 14.0
WAY, BELOW, DASH = 46.0, 1.0, (1.6, 1.4)
APART = 0.2  # Between two targets of levels, in their widths.
CROWN = 9.0
NTH = (
    *(Text("1st"), Text("2nd"), Text("3rd"), Text("4th")),
    *(Text("5th"), Text("6th"), Text("7th"), Text("8th")),
)


def alone(book: Book) -> Leaf:
    """Return the first page of the solo version."""
    line_ = Text("A valley for one, and the Trolls.")
    return Leaf(Text("Alone"), line_, partial(_blocks, book), excerpts=(Excerpt(_targets, 100),))


def nth(number: int) -> Text:
    """Return which of the territories one is, in the order in which they are played."""
    return NTH[number - 1]


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    return [_story(book, wide), _setup(book, wide), _targets(book, wide)]


def _story(book: Book, wide: float) -> Block:
    """Return the valley of the Trolls, and below it what it is about."""
    text = Text(
        "Your scouts have found a hidden valley behind the mountains: {territories} territories "
        "between rivers and lakes. But the Trolls of the mountains want their part of each. "
        "*Have more in the end than they have.*",
        territories=TERRITORIES,
    )
    rest = Text("What these four pages do not say is as in the *base game*.")
    room = wide - 2 * PAD
    told = [
        said(book, text, "", room),
        said(book, rest, "", room),
        said(book, numbers_told("S6"), "", room, size_pt=NUMBERS_PT),
    ]
    return column([_valley(book, wide), column(told, 1.0)], ABOVE_WORDS)


def _valley(book: Book, wide: float) -> Block:
    """Return a valley between mountains, and the Trolls who come over a pass."""
    theme = book.theme

    def draw(box: Box) -> Iterator[Item]:
        x, foot = box.centre[0], box.bottom - MEADOW
        place = Box(x - wide / 2, box.y, wide, box.height)
        yield rectangle(place, theme.fill("sky-4") or WHITE, Stroke(theme.title, FIRM), ROUND)
        if not book.table.plain:
            ranges = Box(place.x + 6, foot - PEAKS, wide - 12, PEAKS)
            yield from draw_pass(ranges, TROLLS, theme, seed_of(book.edition))
            yield rectangle(
                Box(place.x, foot, wide, MEADOW),
                theme.fill("meadow") or WHITE,
                Stroke(theme.title, FIRM),
            )
            for away, variant in WOODS:
                yield vignette("wood", variant, (x + away * wide, foot + 3.0), theme, 1.1)

    return Block(VALLEY, draw, grows=False)


def _setup(book: Book, wide: float) -> Block:
    room = wide - 4 - LEAD
    steps = [
        said(book, Text("Lay out the *solo board*, a player sheet and the solo ledger."), "", room),
        said(
            book,
            Text(
                "Prepare the sheet: beans on 1, one start card free. Relics and monuments are "
                "crossed out in print as for *2 players*."
            ),
            "S1",
            room,
        ),
        said(book, Text("Choose a level: the last two targets depend on it."), "S2", room),
        said(book, Text("Begin in territory *1* of the map, where the starts are."), "S3", room),
    ]
    blocks = [numbered(number, each, book.theme) for number, each in enumerate(steps, 1)]
    return panel(book, Text("Set-up"), column(blocks, 2.2))


def _targets(book: Book, wide: float) -> Block:
    """Return the target of each territory on the way through the valley, the last by level (S2)."""
    told = (
        Text(
            "Count your territories *in the order in which you play them*. The numbers on the map "
            "only say which is which."
        ),
        Text("The Trolls get what you are short of a target."),
    )
    words = [said(book, each, rule, wide - 4) for each, rule in zip(told, ("S2", ""), strict=True)]
    return panel(
        book,
        Text("Targets of the territories"),
        column([*words, Block(WAY, partial(_way, book), grows=False)], 1.4),
        "troll",
    )


def _way(book: Book, box: Box) -> Iterator[Item]:
    """Yield the way: targets that all levels share, and below those by level up to the crown."""
    theme, solo = book.theme, book.edition.solo
    left, right = box.x + STONE / 2, box.right - STONE / 2
    high, foot = box.y + NTH_ROW + STONE / 2, box.bottom - KEY - STONE / 2 - BELOW
    pitch = (right - left) / (len(solo.targets) - 1)
    stones = [((target,), (left + n * pitch, high)) for n, target in enumerate(solo.targets)]
    between = (high + foot - NTH_ROW) / 2
    way = [*(middle for _, middle in stones), (right, between), (left, between), (left, foot)]
    by_level = zip(*asdict(solo.levels).values(), strict=True)
    stones += [
        (targets, (box.x + (n + 0.5 + n * APART) * WIDE_STONE, foot))
        for n, targets in enumerate(by_level)
    ]
    home = (box.right - CROWN, foot)
    way.append(home)
    yield lines(tuple(pairwise(way)), Stroke(theme.title, HEAVY, DASH))
    for number, (targets, middle) in enumerate(stones, 1):
        yield from _stone(book, book.say(nth(number)), targets, middle)
    yield circle(home, 0.8 * CROWN, WHITE)
    yield icon("crown", home, CROWN, theme.ink, theme.fill("crown"))
    yield from _levels(book, Box(box.x, box.bottom - KEY, box.width, KEY))


def _stone(book: Book, name: str, targets: Sequence[int], middle: Point) -> Iterator[Item]:
    """Yield a territory's target, or its targets by level, under the territory's number."""
    theme, each = book.theme, WIDE_STONE / len(LEVELS)
    wide = STONE if len(targets) == 1 else WIDE_STONE
    stone = Box.around(*middle, wide, STONE)
    yield rectangle(stone, theme.fill("panel") or WHITE, Stroke(theme.title, FIRM), STONE / 2)
    above = Box(stone.x, stone.y - NTH_ROW, stone.width, NTH_ROW)
    yield write(name, above, NTH_PT, colour=theme.ink, anchor="middle", least_pt=8.0)
    for index, target in enumerate(targets):
        x = middle[0] + (index - (len(targets) - 1) / 2) * 0.86 * each
        place = Box.around(x, middle[1], each, STONE)
        yield write(str(target), place, TARGET_PT, colour=theme.ink, name="bold", anchor="middle")
        if len(targets) > 1:
            yield from draw_dots(index + 1, (x, middle[1] + 3.6), theme)


def _levels(book: Book, box: Box) -> Iterator[Item]:
    """Yield which dots are which level."""
    pitch = box.width / len(LEVELS)
    for index, name in enumerate(LEVELS.values()):
        text = book.say(name)
        wide = width(text, NTH_PT)
        x = box.x + (index + 0.5) * pitch - (wide + 6) / 2
        yield from draw_dots(index + 1, (x + 2, box.centre[1]), book.theme)
        yield write(text, Box(x + 6, box.y, wide + 0.1, KEY), NTH_PT, colour=book.theme.ink)

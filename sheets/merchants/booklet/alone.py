"""What one needs to play alone, and the territories' targets (S1, S2)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial

from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.merchants.aid.blocks import Block
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import LEAD, column, noted, numbered, panel, pictured
from sheets.merchants.booklet.sentences import said
from sheets.merchants.edition.edition import TERRITORIES
from sheets.words.text import Text

TROLL = 26.0
ROW, HEAD_PT, TARGET_PT = 7.0, 9.5, 12.0
FIRST = 24.0  # The column of the territories.
LEVELS: Mapping[str, Text] = {
    "beginner": Text("beginner"),
    "advanced": Text("advanced"),
    "expert": Text("expert"),
}


def alone(book: Book) -> Leaf:
    """Return the first page of the solo version."""
    line_ = Text("A valley for one, and the Trolls.")
    return Leaf(Text("Alone"), line_, partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    return [_story(book, wide), _setup(book, wide), _targets(book, wide)]


def _story(book: Book, wide: float) -> Block:
    """Return what it is about, beside a Troll."""
    text = Text(
        "Your scouts have found a hidden valley behind the mountains: {territories} territories "
        "between rivers and lakes. But the Trolls of the mountains want their part of each. "
        "*Have more in the end than they have.*",
        territories=TERRITORIES,
    )

    def troll(box: Box) -> Iterator[Item]:
        fill = book.theme.fill("start")
        yield icon("troll", box.centre, TROLL, book.theme.ink, fill)

    def words(room: float) -> Block:
        rest = Text("What these four pages do not say is as in the *base game*.")
        told = said(book, text, "", room)
        return column([told, said(book, rest, "", room)], 2.0)

    inner = pictured(Block(TROLL + 2, troll, grows=False), TROLL, words, wide - 8)
    return noted(inner, book.theme)


def _setup(book: Book, wide: float) -> Block:
    room = wide - 4 - LEAD
    steps = [
        said(book, Text("Lay out the *solo board*, a player sheet and the solo ledger."), "", room),
        said(
            book,
            Text(
                "Prepare the sheet as for *2 players*: beans on 1, one start card free, relics and "
                "monuments for more players crossed out."
            ),
            "S1",
            room,
        ),
        said(book, Text("Choose a level, for the targets of the last territories."), "S2", room),
        said(book, Text("Begin in territory *1*, where the start resources are."), "S3", room),
    ]
    blocks = [numbered(number, each, book.theme) for number, each in enumerate(steps, 1)]
    return panel(book, Text("Set-up"), column(blocks, 2.2))


def _targets(book: Book, wide: float) -> Block:
    """Return the target of each territory, the last ones by level (S2)."""
    theme, solo = book.theme, book.edition.solo
    levels: dict[str, tuple[int, ...]] = asdict(solo.levels)
    rule = said(
        book,
        Text("The points that the Trolls would have of a territory without you."),
        "S2",
        wide - 4,
    )

    def draw(box: Box) -> Iterator[Item]:
        pitch = (box.width - FIRST) / len(levels)
        top = box.y
        for index, level in enumerate(levels):
            place = Box(box.x + FIRST + index * pitch, top, pitch, ROW)
            text = book.say(LEVELS[level])
            yield write(text, place, HEAD_PT, colour=theme.quiet, anchor="middle")
        for number in range(1, TERRITORIES + 1):
            row = Box(box.x, top + number * ROW, box.width, ROW)
            if number % 2:
                yield rectangle(row, theme.fill("panel") or WHITE)
            yield line((row.x, row.y), (row.right, row.y), stroke=Stroke(theme.line, HAIR))
            yield from _row(book, number, levels, row, pitch)
        yield rectangle(
            Box(box.x, top + ROW, box.width, TERRITORIES * ROW), None, Stroke(theme.title, FIRM)
        )

    table = Block((TERRITORIES + 1) * ROW, draw, grows=False)
    return panel(book, Text("Targets of the territories"), column([table, rule], 1.6), "troll")


def _row(
    book: Book, number: int, levels: dict[str, tuple[int, ...]], row: Box, pitch: float
) -> Iterator[Item]:
    """Yield a territory's target: one for all levels, or one for each."""
    theme, targets = book.theme, book.edition.solo.targets
    name = book.say(Text("territory {number}", number=number))
    first = Box(row.x + 2, row.y, FIRST - 2, ROW)
    yield write(name, first, HEAD_PT, colour=theme.ink, least_pt=9.0)
    rest = Box(row.x + FIRST, row.y, row.width - FIRST, ROW)
    if number <= len(targets):
        text = str(targets[number - 1])
        yield write(text, rest, TARGET_PT, colour=theme.ink, name="bold", anchor="middle")
        return
    for index, values in enumerate(levels.values()):
        place = Box(rest.x + index * pitch, row.y, pitch, ROW)
        text = str(values[number - len(targets) - 1])
        yield write(text, place, TARGET_PT, colour=theme.ink, name="bold", anchor="middle")

"""What one needs to play alone, and the territories' targets (S1, S2)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import partial

from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import Box, Item, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import Block
from sheets.merchants.booklet.beginning import GREY_PT, grey
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import LEAD, column, noted, numbered, panel, picture, pictured
from sheets.merchants.booklet.sentences import said
from sheets.merchants.edition.edition import LEVELS, TERRITORIES
from sheets.words.text import Text

TROLL = 26.0
ROW, HEAD_PT, TARGET_PT = 6.2, 9.5, 12.0
FIRST = 30.0  # The column of the territories.
NTH = (
    *(Text("1st"), Text("2nd"), Text("3rd"), Text("4th")),
    *(Text("5th"), Text("6th"), Text("7th"), Text("8th")),
)


def alone(book: Book) -> Leaf:
    """Return the first page of the solo version."""
    line_ = Text("A valley for one, and the Trolls.")
    return Leaf(Text("Alone"), line_, partial(_blocks, book))


def nth(number: int) -> Text:
    """Return which of the territories one is, in the order in which they are played."""
    return NTH[number - 1]


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
    theme = book.theme
    troll = picture(
        TROLL + 2, lambda at: [icon("troll", at, TROLL, theme.ink, theme.fill("start"))]
    )

    def words(room: float) -> Block:
        rest = Text("What these four pages do not say is as in the *base game*.")
        small = said(book, grey("S6"), "", room, size_pt=GREY_PT)
        told = [said(book, text, "", room), said(book, rest, "", room), small]
        return column(told, 1.6)

    inner = pictured(troll, TROLL, words, wide - 8)
    return noted(inner, theme)


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
        said(book, Text("Choose a level: the last two targets depend on it."), "S2", room),
        said(book, Text("Begin in territory *1* of the map, where the starts are."), "S3", room),
    ]
    blocks = [numbered(number, each, book.theme) for number, each in enumerate(steps, 1)]
    return panel(book, Text("Set-up"), column(blocks, 2.2))


def _targets(book: Book, wide: float) -> Block:
    """Return the target of each territory in the order of play, the last ones by level (S2)."""
    theme, solo = book.theme, book.edition.solo
    levels: dict[str, tuple[int, ...]] = asdict(solo.levels)
    last = [*zip(*levels.values(), strict=True)]
    parts: tuple[tuple[Sequence[Text], Sequence[Sequence[int]]], ...] = (
        ([Text("all levels")], [(each,) for each in solo.targets]),
        ([LEVELS[each] for each in levels], last),
    )

    def draw(box: Box) -> Iterator[Item]:
        y, number = box.y, 1
        for heads, rows in parts:
            names = map(book.say, heads)
            yield from _cells("", names, Box(box.x, y, box.width, ROW), HEAD_PT, theme)
            frame = Box(box.x, y + ROW, box.width, len(rows) * ROW)
            for row in rows:
                y += ROW
                yield line((box.x, y), (box.right, y), stroke=Stroke(theme.line, HAIR))
                name = book.say(Text("{nth} territory", nth=nth(number)))
                place = Box(box.x, y, box.width, ROW)
                yield from _cells(name, map(str, row), place, TARGET_PT, theme)
                number += 1
            yield rectangle(frame, None, Stroke(theme.title, FIRM))
            y += ROW

    table = Block((TERRITORIES + len(parts)) * ROW, draw, grows=False)
    told = (
        Text(
            "Count your territories *in the order in which you play them*. The numbers on the map "
            "only say which is which."
        ),
        Text("The Trolls get what you are short of a target."),
    )
    words = [said(book, each, rule, wide - 4) for each, rule in zip(told, ("S2", ""), strict=True)]
    inner = column([*words, table], 1.4)
    return panel(book, Text("Targets of the territories"), inner, "troll")


def _cells(
    name: str, texts: Iterable[str], row: Box, size_pt: float, theme: Theme
) -> Iterator[Item]:
    """Yield a row of the table: its name, then texts that share the rest."""
    first = Box(row.x + 2, row.y, FIRST - 2, row.height)
    yield write(name, first, HEAD_PT, colour=theme.ink, least_pt=9.0)
    shown = [*texts]
    pitch = (row.width - FIRST) / len(shown)
    colour, face = (theme.ink, "bold") if name else (theme.quiet, "text")
    for index, text in enumerate(shown):
        place = Box(row.x + FIRST + index * pitch, row.y, pitch, row.height)
        yield write(text, place, size_pt, colour=colour, name=face, anchor="middle")

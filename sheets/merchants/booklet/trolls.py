"""What the Trolls get of each territory, worked out step by step, and the end (S9 to S12)."""

from collections.abc import Iterator, Sequence
from functools import partial

from sheets.drawing.icons import icon
from sheets.drawing.shapes import Box, Group, Item
from sheets.merchants.aid.blocks import Block
from sheets.merchants.aid.turn import placed
from sheets.merchants.booklet.alone import nth
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.panels import LEAD, column, noted, numbered, panel, picture, pictured
from sheets.merchants.booklet.sentences import said
from sheets.merchants.edition.edition import TERRITORIES
from sheets.merchants.solo.aid import worked_rows
from sheets.merchants.solo.pictures import SHARES
from sheets.words.text import Text

PICTURE, SCALE = 22.0, 1.25
ROW, ROWS = 5.8, 1.35  # The rows worked out as on the aid: their height, and their scale.


def trolls(book: Book) -> Leaf:
    """Return the page about the Trolls and the end."""
    line = Text("What they get, step by step.")
    return Leaf(
        Text("The Trolls"),
        line,
        partial(_blocks, book),
        excerpts=(Excerpt(_steps, 84), Excerpt(_worked, 84)),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    return [_steps(book, wide), _worked(book, wide), _end(book, wide)]


def _steps(book: Book, wide: float) -> Block:
    """Return what they claim after a territory, in the order of the sum."""
    below, figures = book.edition.rules.trolls_below_zero, book.examples.figures
    rest = (
        Text("*Short:* the target less your points; less than nothing counts too.")
        if below
        else Text("*Short:* the target less your points, at least 0.")
    )
    steps = (
        ("rest", rest, "S11"),
        (
            "column",
            Text(
                "*Cards:* from the end of your {column} territory on, a column of your choice, "
                "none twice. Tick its box and cross out its cards that you have not bought: 1 "
                "point for each of these. You keep those that you have. If you had filled it "
                "before, they get nothing.",
                column=nth(figures["column"]),
            ),
            "S9",
        ),
        (
            "claim",
            Text(
                "*Claim:* from the end of your {claim} territory on, as you choose, the best one "
                "left of the monuments, of the relics for 2 or of the relics for 3. Cross it out: "
                "its points are theirs.",
                claim=nth(figures["claim"]),
            ),
            "S10",
        ),
    )
    blocks = [
        numbered(number, _step(book, key, text, rule, wide - 4 - LEAD), book.theme)
        for number, (key, text, rule) in enumerate(steps, 1)
    ]
    return panel(book, Text("After each territory"), column(blocks, 3.0), "troll")


def _step(book: Book, key: str, text: Text, rule: str, wide: float) -> Block:
    """Return what they claim of one kind: its picture, and what is said of it."""

    def shown(box: Box) -> Iterator[Item]:
        yield placed(SHARES[key], (box.centre[0], box.y + 3), book.theme, SCALE)

    def words(room: float) -> Block:
        return said(book, text, rule, room)

    return pictured(Block(8, shown, grows=False), PICTURE, words, wide)


def _worked(book: Book, wide: float) -> Block:
    """Return rows of the ledger worked out by the rules (S9 to S11)."""
    claims, theme = book.examples.claims, book.theme
    rows = worked_rows(claims, book.words, theme, theme.pen, ROW)

    def draw(box: Box) -> Iterator[Item]:
        inner = Box(0, 0, box.width / ROWS, rows.height)
        yield Group(tuple(rows.draw(inner)), box.x, box.y, ROWS)

    table = Block(ROWS * rows.height, draw, grows=False)
    note = Text("{number} territories worked out", number=len(claims))
    told = _told(book, wide)
    return panel(book, Text("In the ledger"), column([table, told], 1.8), "crown", note)


def _told(book: Book, wide: float) -> Block:
    first = book.examples.claims[0]
    text = Text(
        "Your 1st territory: the target is {target}, you have {yours}. You are *{rest}* short; "
        "they go to the Trolls.",
        target=first.target,
        yours=first.yours,
        rest=first.less,
    )
    return said(book, text, "S11", wide - 4)


def _end(book: Book, wide: float) -> Block:
    """Return when it ends, and who wins (S12)."""
    told = column(
        [
            said(
                book,
                Text(
                    "After your {last} territory add up what you have and what the Trolls have. "
                    "Add to yours half of each track, your unused cards and your unspent "
                    "artifacts, as in the base game.",
                    last=nth(TERRITORIES),
                ),
                "S12",
                wide - 24,
            ),
            said(
                book,
                Text("*More points than the Trolls: you win.* A tie is theirs."),
                "S12",
                wide - 24,
            ),
        ],
        1.6,
    )

    theme = book.theme
    crown = picture(14, lambda at: [icon("crown", at, 12, theme.ink, theme.fill("crown"))])
    inner = pictured(crown, 13, lambda _: told, wide - 8)
    return noted(inner, theme)

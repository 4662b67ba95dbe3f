"""What people ask, what every building and spell does, and where a word is told (M8, M9)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple
from unicodedata import combining, normalize

from sheets.drawing.lettering import leading, write
from sheets.drawing.paths import rectangle
from sheets.drawing.shapes import Box, Item
from sheets.merchants.aid.aid import BY_HEX, Power, powers_of
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import column, from_top, panel, titled
from sheets.merchants.booklet.sentences import running, said
from sheets.merchants.effects import effect, effect_width
from sheets.words.text import Text

GAP = 2.6
QUESTION_PT, ANSWER_PT = 9.5, 9.0
POWER_PT, INDEX_PT = 8.2, 8.0
PICTURE = 13.4  # What the picture of a power has.
LEAST_ROW, AIR = 5.2, 0.45
COLUMNS = 2  # Of the index.


class Question(NamedTuple):
    """A question, its answer, the rule."""

    asked: Text
    answer: Text
    rule: str


def index(book: Book) -> Leaf:
    """Return the page on which things are looked up."""
    return Leaf(Text("Look it up"), Text("Questions, powers, words."), partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    half = (wide - GAP) / 2
    asked = [_question(book, each, half) for each in _questions(book)]
    pairs = [
        beside([(from_top(one), 1.0), (from_top(other), 1.0)], wide, GAP)
        for one, other in zip(asked[::2], asked[1::2], strict=True)
    ]
    powers = [*powers_of(book.edition, book.table, book.words).items()]
    buildings = sorted((each for each in powers if not each[1].is_spell), key=_by_name)
    spells = sorted((each for each in powers if each[1].is_spell), key=_by_name)
    lists = [_powers(book, each, half - 4) for each in (buildings, spells)]
    left = panel(book, Text("Buildings"), lists[0], "rectangle", "M8")
    right = _stack(
        panel(book, Text("Spells"), lists[1], "star", "M9"),
        panel(book, Text("Words and pages"), _words(book, half - 4)),
    )
    return [column(pairs, 1.0), beside([(left, 1.0), (right, 1.0)], wide, GAP)]


def _by_name(power: tuple[str, Power]) -> str:
    return _in_alphabet(power[1].name)


def _in_alphabet(word: str) -> str:
    """Return a word as it is sorted: an accent makes no difference."""
    letters = normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not combining(letter))


def _questions(book: Book) -> Iterator[Question]:
    """Yield what people ask, answered as the edition plays it."""
    rules = book.edition.rules
    yield Question(
        Text("May I choose not to draw?"),
        Text("No, not while two resources and a worker fit somewhere."),
        "M3.5",
    )
    yield Question(
        Text("Who gets an artifact?"),
        Text("Whoever closed its region, even with no worker there.")
        if rules.artifacts_to == "closer"
        else Text("Everyone with a worker at its region, all of them."),
        "M5.6",
    )
    yield Question(
        Text("Two regions, one track?"),
        Text("The player on turn says which is scored first, for all."),
        "M5.9",
    )
    yield Question(
        Text("Does a new building count?"),
        Text("Yes. Wood earned now cannot pay for it; gold earned now can buy."),
        "M5.8",
    )
    yield Question(
        Text("May I begin at a goal?"),
        Text("No, but you may touch it, if something else is touched, too."),
        "M3.2",
    )
    yield Question(
        Text("The same card twice?"),
        Text("All sheets hold all cards: buy what others have, too."),
        "M6.1",
    )


def _question(book: Book, question: Question, wide: float) -> Block:
    title = titled(book.say(question.asked), wide, book.theme, QUESTION_PT)
    return column([title, said(book, question.answer, question.rule, wide, size_pt=ANSWER_PT)], 0.2)


def _stack(upper: Block, lower: Block) -> Block:
    """Return two zones below each other, the upper one with what is left free."""

    def draw(box: Box) -> Iterator[Item]:
        yield from upper.draw(box._replace(height=box.height - lower.height - GAP))
        yield from lower.draw(box._replace(y=box.bottom - lower.height, height=lower.height))

    return Block(upper.height + GAP + lower.height, draw)


def _powers(book: Book, powers: Sequence[tuple[str, Power]], wide: float) -> Block:
    """Return powers below each other: picture, name, what it does."""
    rows = [_power(book, key, power, wide) for key, power in powers]
    need = sum(row.height for row in rows)

    def draw(box: Box) -> Iterator[Item]:
        y, more = box.y, max(box.height - need, 0) / max(len(rows), 1)
        for number, row in enumerate(rows):
            place = box._replace(y=y, height=row.height + more)
            if number % 2 == 0 and (ground := book.theme.fill("panel")):
                yield rectangle(place._replace(x=box.x - 1.4, width=box.width + 2.8), ground)
            yield from row.draw(place)
            y = place.bottom

    return Block(need, draw)


_TWO_EACH = Text("2 more for each hex of a closed region with a worker of yours.")
_BY_HEX: Mapping[str, Text] = {
    **dict.fromkeys(BY_HEX, _TWO_EACH),
    "statue": Text("1 crown for each hex of a closed city with a worker of yours."),
}


def _power(book: Book, key: str, power: Power, wide: float) -> Block:
    """Return a power: its picture, its name and what it does beside it."""
    room = wide - PICTURE
    does = book.say(_BY_HEX[key]) if key in _BY_HEX else power.effect
    told = book.say(Text("*{name}:* {does}", name=power.name, does=does))
    words = running(told, "", room, book.theme, POWER_PT)
    scale = min(1.0, (PICTURE - 1.4) / effect_width(power.picture))

    def draw(box: Box) -> Iterator[Item]:
        left = box.x + (PICTURE - 1.4 - scale * effect_width(power.picture)) / 2
        yield effect(power.picture, (left, box.centre[1]), book.theme, scale)
        yield from words.draw(box._replace(x=box.x + PICTURE, width=room))

    return Block(max(words.height, LEAST_ROW) + AIR, draw)


# Where a word is told, by page.
_TOLD: Mapping[Text, tuple[int, ...]] = {
    Text("artifact"): (4, 5, 7),
    Text("border"): (4, 5),
    Text("card"): (6, 7),
    Text("city"): (5,),
    Text("column"): (7,),
    Text("craft"): (6,),
    Text("crown"): (5, 7),
    Text("goal"): (4, 5, 7),
    Text("ledger"): (6, 7),
    Text("monument"): (6, 7),
    Text("region"): (5,),
    Text("relic"): (6, 7),
    Text("start"): (4,),
    Text("track"): (2, 5),
    Text("worker"): (3, 4),
}


def _words(book: Book, wide: float) -> Block:
    """Return words in their alphabet, each with the pages that tell of it."""
    pages_of = {book.say(word): pages for word, pages in _TOLD.items()}
    told = [(word, pages_of[word]) for word in sorted(pages_of, key=_in_alphabet)]
    rows = -(-len(told) // COLUMNS)
    each, pitch = wide / COLUMNS, leading(INDEX_PT) + 0.3

    def draw(box: Box) -> Iterator[Item]:
        top = box.centre[1] - rows * pitch / 2
        for number, (word, pages) in enumerate(told):
            across, down = divmod(number, rows)
            place = Box(box.x + across * each, top + down * pitch, each - 1.6, pitch)
            yield write(word, place, INDEX_PT, colour=book.theme.ink)
            listed = " ".join(map(str, pages))
            yield write(listed, place, INDEX_PT, colour=book.theme.title, name="bold", anchor="end")

    return Block(rows * pitch, draw)

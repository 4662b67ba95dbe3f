"""What people ask, what every building and spell does, and where a word is told (M8, M9)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple
from unicodedata import combining, normalize

from sheets.drawing.lettering import leading, write
from sheets.drawing.paths import rectangle
from sheets.drawing.shapes import Box, Item
from sheets.merchants.aid.aid import BY_HEX, Power, powers_of
from sheets.merchants.aid.blocks import PAD, Block, beside
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.panels import column, from_top, panel, titled, two_by_two
from sheets.merchants.booklet.sentences import said
from sheets.merchants.effects import HIGH, effect, effect_width
from sheets.merchants.options import with_option
from sheets.words.text import Text

GAP = 2.6
QUESTION_PT, ANSWER_PT = 9.5, 9.0
POWER_PT, INDEX_PT = 8.2, 8.5
PICTURE = 13.4  # What the picture of a power has.
LEAST_ROW, AIR = 5.2, 0.45
MANY = 0.85  # The scale of pictures that share an entry.
COLUMNS, BETWEEN = 4, 6.0  # Of the index, and what is free between two.


class Question(NamedTuple):
    """A question, its answer, the rule."""

    asked: Text
    answer: Text
    rule: str


class Entry(NamedTuple):
    """Powers that are told of together: their names, their pictures, what they do."""

    names: str
    pictures: Sequence[str]
    does: str


def index(book: Book) -> Leaf:
    """Return the page on which things are looked up."""
    line = Text("Questions, powers, words.")
    return Leaf(
        Text("Look it up"),
        line,
        partial(_blocks, book),
        excerpts=(Excerpt(_buildings), Excerpt(_spells)),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    half = (wide - GAP) / 2
    asked = [from_top(_question(book, each, half)) for each in _questions(book)]
    pairs = two_by_two(asked, wide, GAP)
    left, right = _buildings(book, half), _spells(book, half)
    words = panel(book, Text("Words and pages"), _words(book, wide - 2 * PAD), note=_edition(book))
    return [column(pairs, 1.0), beside([(left, 1.0), (right, 1.0)], wide, GAP), words]


def _buildings(book: Book, wide: float) -> Block:
    """Return what every building does (M8)."""
    entries, _ = entries_of(book)
    return panel(book, Text("Buildings"), _powers(book, entries, wide - 4), "rectangle", "M8")


def _spells(book: Book, wide: float) -> Block:
    """Return what every spell does (M9)."""
    _, entries = entries_of(book)
    return panel(book, Text("Spells"), _powers(book, entries, wide - 4), "star", "M9")


def _edition(book: Book) -> str:
    """Return which edition the booklet is of."""
    return book.words("edition", name=book.edition.id, version=book.edition.version)


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


def _question(book: Book, question: Question, wide: float) -> Block:
    title = titled(book.say(question.asked), wide, book.theme, QUESTION_PT)
    return column([title, said(book, question.answer, question.rule, wide, size_pt=ANSWER_PT)], 0.2)


def _powers(book: Book, entries: Sequence[Entry], wide: float) -> Block:
    """Return powers below each other: picture, name, what it does."""
    rows = [_power(book, entry, wide) for entry in entries]
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


# What a power does, where there is more room to say it than on an aid.
_SAID_HERE: Mapping[str, Text] = {
    "effect.academy": Text("+1 crown for each building, relic or monument you make after it."),
    "effect.statue": Text(
        "+1 crown for each hex of a closed city with a worker of yours, whoever closed it."
    ),
    "effect.store": Text(
        "+2 crowns when a region takes a track of yours past 5, whoever closed it."
    ),
    "effect.astral-ship": Text(
        "Write your initial in a free ship’s sail: it counts for regions at its lake, for "
        "nothing else."
    ),
    "effect.astral-ship-option": Text(
        "Write your initial in a free ship’s sail: it counts, and touches, all around its lake."
    ),
    "effect.construct": Text("Build, or raise a monument, without its wood."),
    "effect.acquire": Text("Take a card that you have not crossed out, free; it counts as bought."),
    "effect.swamp": Text(
        "Shade 1 (2) empty hexes, each beside a drawn resource or worker; two need not touch."
    ),
    "effect.terrain": Text(
        "Roll 1 (2) dice, draw what they show as on page {page}, no worker. A “?” alone is any.",
        page=4,
    ),
}


def entries_of(book: Book) -> tuple[list[Entry], list[Entry]]:
    """Return buildings and spells in their alphabet, those that do the same by the hex as one."""
    powers = powers_of(book.edition, book.table, book.words)
    alone = {key: power for key, power in powers.items() if key not in BY_HEX.values()}
    told = [(each.is_spell, _entry(book, key, each)) for key, each in alone.items()]
    buildings = [*_by_hex(book, powers), *(entry for is_spell, entry in told if not is_spell)]
    spells = [entry for is_spell, entry in told if is_spell]
    return sorted(buildings, key=_by_name), sorted(spells, key=_by_name)


def _by_name(entry: Entry) -> str:
    return _in_alphabet(entry.names)


def _entry(book: Book, key: str, power: Power) -> Entry:
    said_here = _SAID_HERE.get(with_option(f"effect.{key}", book.edition.rules))
    does = book.say(said_here) if said_here else power.effect
    return Entry(power.name, [power.picture], does)


def _by_hex(book: Book, powers: Mapping[str, Power]) -> Iterator[Entry]:
    """Yield the buildings that add to a resource by the hex, as one entry (M8)."""
    alike = sorted(
        (power for key, power in powers.items() if key in BY_HEX.values()),
        key=lambda power: _in_alphabet(power.name),
    )
    if alike:
        does = Text(
            "When a region of its resource closes with a worker of yours touching it: +2 of it for "
            "each hex, whoever closed it."
        )
        names = ", ".join(power.name for power in alike)
        yield Entry(names, [power.picture for power in alike], book.say(does))


def _power(book: Book, entry: Entry, wide: float) -> Block:
    """Return an entry: its pictures below each other, names and what they do beside them."""
    room = wide - PICTURE
    told = Text("*{name}:* {does}", name=entry.names, does=entry.does)
    words = said(book, told, "", room, size_pt=POWER_PT)
    many = len(entry.pictures)
    least = MANY if many > 1 else 1.0
    scale = min(least, *((PICTURE - 1.4) / effect_width(each) for each in entry.pictures))
    pitch = scale * HIGH + AIR

    def draw(box: Box) -> Iterator[Item]:
        y = box.centre[1] - (many - 1) * pitch / 2
        for number, picture in enumerate(entry.pictures):
            left = box.x + (PICTURE - 1.4 - scale * effect_width(picture)) / 2
            yield effect(picture, (left, y + number * pitch), book.theme, scale)
        yield from words.draw(box._replace(x=box.x + PICTURE, width=room))

    return Block(max(words.height, LEAST_ROW, many * pitch) + AIR, draw)


# Where a word is told, by page.
_TOLD: Mapping[Text, tuple[int, ...]] = {
    Text("artifact"): (4, 5, 6, 7, 8),
    Text("border"): (4, 5),
    Text("building"): (6, 8),
    Text("card"): (2, 6, 7),
    Text("city"): (5,),
    Text("column"): (2, 7),
    Text("craft"): (2, 6, 7),
    Text("crown"): (5, 7),
    Text("goal"): (2, 4, 5, 7),
    Text("hat"): (3, 6),
    Text("lake"): (5, 8),
    Text("ledger"): (5, 6, 7),
    Text("monument"): (2, 6, 7),
    Text("region"): (5,),
    Text("relic"): (2, 6, 7),
    Text("ship"): (4, 8),
    Text("spell"): (6, 8),
    Text("start"): (2, 4),
    Text("swamp"): (5, 8),
    Text("track"): (2, 5, 7),
    Text("worker"): (3, 4, 5, 6),
    Text("“?”"): (2,),
}


def _words(book: Book, wide: float) -> Block:
    """Return words in their alphabet, each with the pages that tell of it."""
    pages_of = {book.say(word): pages for word, pages in _TOLD.items()}
    told = [(word, pages_of[word]) for word in sorted(pages_of, key=_in_alphabet)]
    rows = -(-len(told) // COLUMNS)
    each, pitch = (wide + BETWEEN) / COLUMNS, leading(INDEX_PT) + 0.3

    def draw(box: Box) -> Iterator[Item]:
        top = box.centre[1] - rows * pitch / 2
        for number, (word, pages) in enumerate(told):
            across, down = divmod(number, rows)
            place = Box(box.x + across * each, top + down * pitch, each - BETWEEN, pitch)
            yield write(word, place, INDEX_PT, colour=book.theme.ink)
            listed = _listed(pages)
            yield write(listed, place, INDEX_PT, colour=book.theme.title, name="bold", anchor="end")

    return Block(rows * pitch, draw, grows=False)


def _listed(pages: Sequence[int]) -> str:
    """Return pages in their order, those that follow each other from the first to the last."""
    runs: list[list[int]] = []
    for page in pages:
        if runs and page == runs[-1][-1] + 1:
            runs[-1].append(page)
        else:
            runs.append([page])
    return ", ".join("–".join(map(str, sorted({run[0], run[-1]}))) for run in runs)

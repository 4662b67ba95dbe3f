"""The valley with its rivers and bridges, and how one goes on: right and wrong (S3, S8)."""

from collections.abc import Iterator, Sequence
from functools import partial

from sheets.merchants.aid.blocks import Block
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import Case, above, column, judged, titled, two_by_two
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.valley import valley, whole_map
from sheets.merchants.edition.edition import TERRITORIES, SoloMap
from sheets.words.text import Text

GAP = 2.4
MAP_HIGH = 51.0
HEX = 7.0


CASES = (
    Case(
        "bridge",
        Text("Over a bridge"),
        Text(
            "One of the first two lies *beside a bridge* of a closed territory. It need touch "
            "nothing else."
        ),
        "S8",
        is_allowed=True,
    ),
    Case(
        "elsewhere",
        Text("Away from a bridge"),
        Text("A territory is begun beside a bridge, nowhere else."),
        "S8",
        is_allowed=False,
    ),
    Case(
        "within",
        Text("Then as ever"),
        Text("Every later turn goes on from what is drawn in this territory."),
        "S8",
        is_allowed=True,
    ),
    Case(
        "across",
        Text("Across the water"),
        Text("Hexes on two sides of a river or bridge *do not touch*: no start from this worker."),
        "S3",
        is_allowed=False,
    ),
)


def bridges(book: Book) -> Leaf:
    """Return the page with the map and its bridges."""
    line = Text("Territory by territory, bridge by bridge.")
    return Leaf(Text("The valley"), line, partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    land = book.edition.solo.map
    room = (wide - GAP) / 2
    rows = two_by_two([*_cases(book, room)], wide, GAP)
    above_, below = ([said(book, *each, wide) for each in told] for told in _told(land))
    if land is None:
        return [column([*above_, *below], 1.6), *rows]
    return [column(above_, 1.0), whole_map(book, land, wide, MAP_HIGH), column(below, 1.0), *rows]


def _told(land: SoloMap | None) -> tuple[list[tuple[Text, str]], list[tuple[Text, str]]]:
    """Return what is said above and below the map, each with its rule."""
    rivers = Text(
        "*Rivers and lakes are borders.* They cut the valley into {number} territories. You play "
        "one after the other, and all that you do you do in the one where you are.",
        number=len(land.territories) if land else TERRITORIES,
    )
    ship = Text(
        "A *ship* is in reach while its lake touches the territory where you are. Its worker goes "
        "on scoring at that lake."
    )
    choice = Text(
        "*A territory is closed?* Choose any bridge of any closed territory, and begin the next "
        "one on the far side."
    )
    ships = [(ship, "S8")] if land and land.ships else []
    return [(rivers, "S3")], [*ships, (choice, "S8")]


def _cases(book: Book, wide: float) -> Iterator[Block]:
    for case in CASES:
        shown = book.examples.valleys[case.example]
        title = titled(book.say(case.title), wide - 12, book.theme)
        told = column([title, said(book, case.told, case.rule, wide - 2.4)], 0.6)
        inner = above(valley(book, shown, HEX), told)
        yield judged(inner, book.theme, allowed=case.is_allowed)

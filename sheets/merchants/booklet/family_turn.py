"""A turn of the family version in six pictures (M3, F4 to F8)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from sheets.drawing.paths import rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.sizes import FIRM
from sheets.drawing.theme import Theme
from sheets.hexes import neighbours
from sheets.merchants.aid.blocks import Block
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.example import Scene
from sheets.merchants.booklet.panels import across, picture
from sheets.merchants.booklet.places import TAKEN, Taken, draw_place, framed_spell, place_height
from sheets.merchants.booklet.scene import scene, scene_width
from sheets.merchants.booklet.sums import sum_width, sums
from sheets.merchants.booklet.turn import DIE, MAY, MUST, SCORED_HEX, before, rolled, rows_of
from sheets.merchants.edition.edition import Resource
from sheets.words.text import Text

ROLLED: tuple[Resource, Resource] = ("craft", "gold")
TITLES = (
    *((Text("Roll"), MUST), (Text("Draw"), MUST), (Text("Worker"), MUST)),
    *((Text("A spell"), MAY), (Text.in_context("turn", "Score"), MUST)),
    (Text("Take"), Text("if you closed")),
)
PAID_HEX = 5.2  # What a region pays stands beside it.
PLACE = 44.0  # A place of the archive.
SPELLS = 3  # As many of them as there is room for.


def family_turn(book: Book) -> Leaf:
    """Return the page with a turn."""
    line_ = Text("Six steps, in this order.")
    return Leaf(Text("Your turn"), line_, partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    steps = zip(TITLES, _pictures(book), _told(book), strict=True)
    return [*rows_of(book, steps, wide)]


def _told(book: Book) -> Iterator[Sequence[tuple[Text, str]]]:
    """Yield what is said of each step, sentence by sentence with its rule."""
    one, two = map(book.resource, ROLLED)
    yield ((Text("Roll both dice: {one} and {two}.", one=one, two=two), "M3.1"),)
    yield (
        (_anchors(book), "M3.2"),
        (Text("Two alike: simply draw both."), "F4"),
    )
    worker = Text("Write your letter on an empty hex beside one of the two. It stays all game.")
    yield ((worker, "M3.4"),)
    spell = Text(
        "Use a spell that has your letter circled, and cross out its box: *one a turn*, before "
        "you score."
    )
    yield ((spell, "F5"),)
    pays = Text(
        "Who has workers at a closed region gets *crowns*: hexes × own workers. Anna’s guild adds "
        "*{more}* (page {page}).",
        more=book.examples.scenes["turn"].pays[0].bonus,
        page=3,
    )
    yield ((pays, "F6"),)
    take = Text(
        "You closed a region, even with no worker of yours? Circle your letter at the archive’s "
        "next spell."
    )
    yield ((take, "F8"),)


def _anchors(book: Book) -> Text:
    """Return where resources are drawn, as the edition plays it (M3.2)."""
    if book.edition.rules.ship_worker_anchors:
        return Text(
            "Draw the signs of both dice into two empty hexes that touch. At least one must also "
            "touch a drawn resource, a start, any worker or the lake of a ship with a worker."
        )
    return Text(
        "Draw the signs of both dice into two empty hexes that touch. At least one must also touch "
        "a drawn resource, a start or any worker on land."
    )


def _pictures(book: Book) -> Iterator[Block]:
    theme, whole = book.theme, book.examples.scenes["turn"]
    *two, worker = whole.new
    yield picture(DIE + 8, partial(rolled, book, ROLLED))
    yield scene(replace(before(whole, worker), new=tuple(two)), SCORED_HEX, theme)
    yield scene(before(whole), SCORED_HEX, theme)
    yield _place(book, TAKEN[:-1])
    yield _scored(replace(whole, new=()), theme)
    yield _place(book, TAKEN, new=len(TAKEN) - 1)


def _scored(shown: Scene, theme: Theme) -> Block:
    """Return the closed region with all that closes it, beside what it pays to each."""
    around = {other for hex_ in shown.region for other in (hex_, *neighbours(hex_))}
    shown = replace(shown, hexes=tuple(each for each in shown.hexes if each in around))
    left, right = scene(shown, PAID_HEX, theme), sums(shown.pays, theme)
    parts = (left, scene_width(shown, PAID_HEX)), (right, sum_width(shown.pays))
    return across(parts, 1.6)


def _place(book: Book, taken: Sequence[Taken], *, new: int | None = None) -> Block:
    """Return the archive's first place; the spell that is `new` was taken this turn."""
    archive = book.edition.archive
    spells = archive.storeys[0].places[0].spells[:SPELLS] if archive else ()
    high = place_height(len(spells))

    def draw(box: Box) -> Iterator[Item]:
        place = Box.around(*box.centre, PLACE, high)
        yield rectangle(place, WHITE, None, 0.8)
        yield from draw_place(book, spells, dict(enumerate(taken)), place)
        yield rectangle(place, None, Stroke(book.theme.title, FIRM), 0.8)
        if new is not None and new < len(spells):
            yield framed_spell(new, place, book.theme.pen)

    return Block(high, draw, grows=False)

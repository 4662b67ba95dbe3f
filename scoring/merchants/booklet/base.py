"""The booklet of the base game, page by page, and its examples worked out (M1 to M9)."""

from itertools import starmap

from scoring.merchants.booklet import scenes
from scoring.merchants.content import content_of
from scoring.merchants.fillings import page_fillings
from scoring.merchants.rewards import CRAFT_FOR_ONE, MONUMENT_WOOD, Ware, price
from scoring.merchants.score import score
from scoring.merchants.state import Artifacts, BaseSheet, BaseState, RelicsTaken
from sheets.drawing.shapes import PageKey
from sheets.merchants.booklet.actions import actions
from sheets.merchants.booklet.book import LeafOf, booklet
from sheets.merchants.booklet.cards import example_card
from sheets.merchants.booklet.closing import closing
from sheets.merchants.booklet.cover import cover
from sheets.merchants.booklet.drawing import drawing
from sheets.merchants.booklet.ending import ending
from sheets.merchants.booklet.example import CAST, Cost, Examples, Finished, Part
from sheets.merchants.booklet.index import index
from sheets.merchants.booklet.setup import setup
from sheets.merchants.booklet.turn import turn
from sheets.merchants.edition.edition import TRACK_END, TRACKS, Edition, Value, in_play

PRICE, HAVE = 3, 2  # A card's, in the example of what is missing.
STEPS = (5, 1, 3, 4)  # Where his tracks stand at the end.


def work_out(edition: Edition) -> Examples:
    """Return the examples of the booklet by an edition's rules."""
    building = example_card(edition).wood
    costs = {
        "craft": _cost("card", PRICE, HAVE),
        "market": _cost("card", PRICE, HAVE, "market"),
        "bank": _cost("card", PRICE, HAVE, "bank"),
        "monument": _cost("monument", building, TRACK_END),
    }
    figures = {"craft": CRAFT_FOR_ONE, "monument": MONUMENT_WOOD}
    return Examples(scenes("base", edition), costs, figures, finished(edition))


def _cost(ware: Ware, printed: int, have: int, *buildings: str) -> Cost:
    """Return what is paid by a player with so much, and all craft there can be."""
    found = price(ware, printed, have, TRACK_END, buildings)
    return Cost(printed, found.asked, found.paid, found.craft)


def finished(edition: Edition) -> Finished:
    """Return a finished sheet of Anna's, counted; its relic and monument are the edition's."""
    relic, monument = _value(edition.relics.two), _value(edition.monuments.values)
    figures = tuple(each for each in (2, 3, relic, 1, 4, monument, 4) if each)
    circled = min(3, edition.sheet.artifacts)
    crossed = max(circled - 1, 0)
    gold, wood, crystal, craft = STEPS
    start, other = edition.columns[0].cards[0], edition.columns[-1].cards[0]
    sheet = BaseSheet(
        player=CAST[0],
        crowns=figures,
        gold=gold,
        wood=wood,
        crystal=crystal,
        craft=craft,
        artifacts=Artifacts(circled, crossed),
        workers_crossed=min(2, edition.sheet.workers),
        relics=RelicsTaken(two=(relic,) if relic else ()),
        monuments=(monument,) if monument else (),
        cards={start.number: "bought", other.number: "bought"},
    )
    state = BaseState(sheet=(sheet,))
    [(_, account)] = score(state, content_of(edition)).players
    points = [line.points for line in account.lines]
    numbers = (sum(figures), *STEPS, len(sheet.marks), circled - crossed)
    parts = zip(("crowns", *TRACKS, "cards", "artifacts"), points, numbers, strict=True)
    left = page_fillings(state, content_of(edition))[PageKey("player", 0)]
    counted = tuple(each for each in left if each.how == "write")
    return Finished(figures, relic, monument, tuple(starmap(Part, parts)), account.total, counted)


def _value(values: tuple[Value, ...]) -> int:
    """Return the best value in play for three, 0 where there is none."""
    return max((value.points for value in in_play(values, len(CAST))), default=0)


LEAVES: tuple[LeafOf, ...] = (cover, setup, turn, drawing, closing, actions, ending, index)
RULES = booklet(LEAVES, work_out)
BASE_RULES = booklet(LEAVES, work_out, "base-rules")  # Beside those of another variant.

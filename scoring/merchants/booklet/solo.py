"""The booklet of the solo version, page by page, and its examples worked out (S1 to S12)."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from scoring.merchants.board.position import board_of
from scoring.merchants.booklet import FOLDER, pens_on
from scoring.merchants.score import targets_at, territory_heading, trolls_parts
from scoring.merchants.solo_checks import FIRST_CLAIM, FIRST_COLUMN_CLAIM
from scoring.merchants.state import BoardState, Claim, SoloSheet, SoloState, Trolls
from scoring.score import split
from sheets.files.reading import read_tree
from sheets.files.schema import build, schema
from sheets.hexes import Hex
from sheets.merchants.booklet import example
from sheets.merchants.booklet.alone import alone
from sheets.merchants.booklet.book import LeafOf, booklet
from sheets.merchants.booklet.bridges import bridges
from sheets.merchants.booklet.example import CAST, Examples, Valley
from sheets.merchants.booklet.territories import territories
from sheets.merchants.booklet.trolls import trolls
from sheets.merchants.edition.edition import Edition, HexName, SoloMap, in_play

YOU = CAST[0]
FIRST = (3, 1)  # The figures of the first territory,
POINTS = (sum(FIRST), 6, 14, 18)  # and the points of those that are worked out:
CARDS = (0, 0, 2, 3)  # cards crossed out after each (S9).


@schema
class Place:
    """A piece of a solo map with what was drawn on it, `new` in the last turn."""

    land: SoloMap
    drawn: BoardState = BoardState()
    new: tuple[HexName, ...] = ()


@lru_cache(maxsize=1)
def places() -> Mapping[str, Place]:
    """Return the places of the booklet by name."""
    tree = read_tree(FOLDER / "solo.toml")
    return {name: build(Place, each) for name, each in tree.items()}


def work_out(edition: Edition) -> Examples:
    """Return the examples of the booklet by an edition's rules."""
    return Examples(
        figures={"column": FIRST_COLUMN_CLAIM, "claim": FIRST_CLAIM},
        valleys={name: _valley(place, edition) for name, place in places().items()},
        claims=tuple(_claims(edition)),
        ledger=FIRST,
    )


def _valley(place: Place, edition: Edition) -> Valley:
    """Return a place as it is drawn, with the regions that its last turn closed counted."""
    edition = replace(edition, solo=replace(edition.solo, map=place.land))
    fillings = pens_on(_state(place.drawn), edition)
    closed = _closed(place.drawn, edition)
    newly = closed - _closed(_without(place.drawn, place.new), edition)
    struck = tuple(hex_ for hexes in closed for hex_ in hexes)
    return Valley(place.land, fillings, place.new, len(newly), struck)


def _state(drawn: BoardState) -> SoloState:
    return SoloState(board=drawn, sheet=(SoloSheet(player=YOU, initial=YOU[0]),))


def _closed(drawn: BoardState, edition: Edition) -> set[tuple[Hex, ...]]:
    """Return the hexes of each closed region."""
    board = board_of(_state(drawn), edition)
    assert board is not None  # It is the state's.
    return {each.hexes for each in board.regions if each.closed}


def _without(drawn: BoardState, new: Collection[Hex]) -> BoardState:
    """Return what was drawn before some hexes were."""

    def kept(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
        return tuple(each for each in hexes if each not in new)

    return BoardState(
        gold=kept(drawn.gold),
        wood=kept(drawn.wood),
        crystal=kept(drawn.crystal),
        craft=kept(drawn.craft),
        city=kept(drawn.city),
        workers={initial: kept(hexes) for initial, hexes in drawn.workers.items()},
    )


def _claims(edition: Edition) -> Iterator[example.Claim]:
    """Yield what the Trolls get of the first territories, as it is scored (S9 to S11)."""
    values = in_play(edition.monuments.values, 2)
    best = max((value.points for value in values), default=None)
    claims = (*(None,) * (FIRST_CLAIM - 1), Claim("monument", best) if best else None)
    sheet = SoloSheet(player=YOU, territories=POINTS)
    state = SoloState(sheet=(sheet,), trolls=Trolls(cards=CARDS, claims=claims))
    lines, _ = split(trolls_parts(state, edition))
    targets = targets_at(state.level, edition)
    for number, yours in enumerate(POINTS, 1):
        heading = territory_heading(number, targets)
        parts = {line.rule: line.points for line in lines if line.heading == heading}
        yield example.Claim(
            targets[number - 1],
            yours,
            parts["S11"],
            parts.get("S9"),
            parts.get("S10"),
            sum(parts.values()),
        )


LEAVES: tuple[LeafOf, ...] = (alone, bridges, territories, trolls)
RULES = booklet(LEAVES, work_out)

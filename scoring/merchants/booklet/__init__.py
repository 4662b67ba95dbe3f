"""The booklets of the rules: the examples of their pages, worked out by the rules.

A position is data: a piece of land, what was drawn on it, what a player has. What it shows and pays
is found as it is of any game; so are prices, and a finished sheet.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from functools import lru_cache
from pathlib import Path

from scoring.merchants.board.position import Region, board_of
from scoring.merchants.content import content_of
from scoring.merchants.fillings import page_fillings
from scoring.merchants.rewards import Closing, Line, Step, turn_reward
from scoring.merchants.state import BaseSheet, BaseState, BoardState, SoloState
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.files.reading import read_tree
from sheets.files.schema import build, schema
from sheets.merchants.booklet.example import CAST, INITIALS, Pay, Scene
from sheets.merchants.edition.edition import TRACK_START, Board, Edition, HexName, Resource

FOLDER = Path(__file__).parent


@schema
class Has:
    """What a player of an example has: where their tracks stand, and their standing buildings."""

    tracks: Mapping[Resource, int] = field(default_factory=dict)
    buildings: tuple[str, ...] = ()


@schema
class Position:
    """A piece of land with what was drawn on it, `new` in the last turn.

    `hexes` are those that are shown. `pays` is a hex of the region that is paid; `has` is what a
    player has before that.
    """

    land: Board
    hexes: tuple[HexName, ...]
    drawn: BoardState = BoardState()
    new: tuple[HexName, ...] = ()
    pays: HexName | None = None
    has: Mapping[str, Has] = field(default_factory=dict)


@lru_cache(maxsize=8)
def positions(booklet: str) -> Mapping[str, Position]:
    """Return the positions of a booklet, such as `base`, by name."""
    tree = read_tree(FOLDER / f"{booklet}.toml")
    return {name: build(Position, each) for name, each in tree.items()}


def _scene(position: Position, edition: Edition) -> Scene:
    """Return a position as it is drawn and paid by an edition's rules."""
    if not edition.board.lakes:
        position = _dry(position)
    edition = replace(edition, board=position.land)
    sheets = tuple(BaseSheet(player=name, initial=name[0]) for name in CAST)
    state = BaseState(board=position.drawn, sheet=sheets)
    board = board_of(state, edition)
    assert board is not None  # It is the state's.
    closed = (each for each in board.regions if each.closed)
    region = next((each for each in closed if position.pays in each.hexes), None)
    return Scene(
        position.land,
        position.hexes,
        board.position.resources,
        pens_on(state, edition),
        position.new,
        region.hexes if region else (),
        tuple(_pays(region, position, edition)) if region else (),
    )


def pens_on(state: BaseState | SoloState, edition: Edition) -> tuple[Filling, ...]:
    """Return what pens left on the board of a state, without what shows that a region is closed.

    Booklets strike its hexes through, as the text orders (M5.7).
    """
    filled = page_fillings(state, content_of(edition))[PageKey("board")]
    return tuple(each for each in filled if each.how not in ("outline", "strike"))


def _dry(position: Position) -> Position:
    """Return a position of an edition without lakes: where one would be a resource was drawn."""
    drawn = replace(position.drawn, craft=(*position.drawn.craft, *position.land.lake_hexes))
    return replace(position, land=replace(position.land, lakes=()), drawn=drawn)


def _pays(region: Region, position: Position, edition: Edition) -> Iterator[Pay]:
    """Yield what a region pays to everyone there, the most workers first."""
    for initial, workers in region.workers.items():
        has = position.has.get(initial, Has())
        tracks: dict[Resource, int] = {region.resource: TRACK_START, **has.tracks}
        closing = Closing(region.resource, len(region.hexes), workers)
        turn = turn_reward([closing], tracks, has.buildings, edition.rules)
        (reward,) = turn.rewards
        yield Pay(
            INITIALS.index(initial),
            initial,
            len(region.hexes),
            workers,
            given(reward.lines, "workers"),
            "crown" if region.resource == "city" else region.resource,
            given(reward.lines, "building"),
            reward.track_before,
            reward.track,
            turn.crowns,
        )


def given(lines: Iterable[Line], step: Step) -> int:
    """Return what a step gives in all."""
    return sum(line.amount for line in lines if line.step == step)


def scenes(booklet: str, edition: Edition) -> dict[str, Scene]:
    """Return the positions of a booklet worked out, by name."""
    return {name: _scene(position, edition) for name, position in positions(booklet).items()}

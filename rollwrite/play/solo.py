"""A game alone: territories that close, what the Trolls take, bridges (S6-S10)."""

from collections.abc import Iterator

from rollwrite.play.buying import gone
from rollwrite.play.drawing import find_places, hex_names
from rollwrite.play.events import ColumnClaimed, TerritoryClosed, TrollsGained, ValueClaimed
from rollwrite.play.state import GameState, IllegalStepError
from rollwrite.play.steps import Bridge, Claim, Column
from scoring.merchants import state as written
from scoring.merchants.score import left_for_trolls, targets_at
from scoring.merchants.solo_checks import FIRST_CLAIM, FIRST_COLUMN_CLAIM
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import SoloMap
from sheets.words.text import Text


def is_closed(game: GameState) -> bool:
    """Return whether two resources and a worker no longer fit in the territory (S6)."""
    _, has_room = find_places(game.table, game.board, game.territory, 0)
    return not has_room


def close_territory(game: GameState) -> GameState:
    """Return the game after the territory was closed, its points in the table (S7)."""
    solo, sheet = game.solo, game.sheet
    points = sum(sheet.crowns)
    solo = solo._replace(
        done=(*solo.done, solo.current),
        points=(*solo.points, points),
        cards=(*solo.cards, 0),
        columns=(*solo.columns, 0),
        claims=(*solo.claims, None),
    )
    row, edition = len(solo.points), game.table.edition
    target = targets_at(game.table.level, edition)[row - 1]
    rest = left_for_trolls(target, points, edition.rules)
    return game._replace(
        sheets=game.with_sheet(sheet._replace(crowns=())),
        solo=solo,
        events=(*game.events, TerritoryClosed(row, points), TrollsGained(row, rest)),
    )


def legal_columns(game: GameState) -> tuple[Column, ...]:
    """Return the columns that the Trolls can claim after this territory (S9)."""
    solo = game.solo
    if len(solo.points) < FIRST_COLUMN_CLAIM or solo.columns[-1]:
        return ()
    numbers = range(1, len(game.table.columns) + 1)
    return tuple(Column(number) for number in numbers if number not in solo.columns)


def claim_column(game: GameState, step: Column) -> GameState:
    """Return the game after the Trolls claimed a column; raises IllegalStepError (S9)."""
    legal = legal_columns(game)
    if step not in legal:
        names = tuple(str(each.number) for each in legal)
        if step.number in game.solo.columns:
            message = Text("the Trolls have claimed column {column} already", column=step.number)
        else:
            message = Text("there is no column {column}", column=step.number)
        raise IllegalStepError("S9", message, names)
    column = step.number - 1
    left = len(crossed_out_by(game, step.number))
    solo = game.solo
    solo = solo._replace(columns=(*solo.columns[:-1], step.number), cards=(*solo.cards[:-1], left))
    return game._replace(
        closed_columns=game.closed_columns | {column},
        solo=solo,
        events=(*game.events, ColumnClaimed(step.number, left)),
    )


def crossed_out_by(game: GameState, number: int) -> tuple[int, ...]:
    """Return the cards that are crossed out when the Trolls claim a column, by its number (S9)."""
    if number - 1 in game.closed_columns:
        return ()
    owned = game.sheet.owned
    return tuple([card for card in game.table.columns[number - 1] if card not in owned])


def legal_claims(game: GameState) -> tuple[Claim, ...]:
    """Return what the Trolls can claim after this territory (S10)."""
    if len(game.solo.points) < FIRST_CLAIM or game.solo.claims[-1]:
        return ()
    return tuple(Claim(kind) for kind in written.KINDS if game.left(kind))


def claim_value(game: GameState, step: Claim) -> GameState:
    """Return the game after the Trolls claimed a relic or monument; raises IllegalStepError."""
    legal = legal_claims(game)
    if step not in legal:
        names = tuple(each.kind for each in legal)
        raise IllegalStepError("S10", Text("none of this kind is left"), names)
    claim = written.Claim(step.kind, game.left(step.kind)[0])
    solo = game.solo._replace(claims=(*game.solo.claims[:-1], claim))
    return game._replace(
        solo=solo,
        taken=gone(game.taken, step.kind),
        events=(*game.events, ValueClaimed(claim)),
    )


def legal_bridges(game: GameState) -> tuple[Bridge, ...]:
    """Return the hexes on which the next territory can be begun (S8)."""
    table, found = game.table, 0
    ground, done = table.ground, 0
    for territory in game.solo.done:
        done |= ground.territories[territory]
    for one, other in _bridge_ends(game):
        if done >> one & 1 and not done >> other & 1:
            found |= 1 << other
    empty = found & game.board.empty
    # A bridge may lead to a printed resource; the first one lies beside it then.
    return tuple(Bridge(hex_) for hex_ in ground.hexes_of(empty or found))


def _bridge_ends(game: GameState) -> Iterator[tuple[int, int]]:
    ground = game.table.ground
    assert isinstance(ground.plan, SoloMap)  # Nothing else has territories to be closed.
    for edge in ground.plan.bridges:
        one, other = (ground.bit_of[hex_] for hex_ in edge)
        yield one, other
        yield other, one


def cross_bridge(game: GameState, step: Bridge) -> GameState:
    """Return the game with the next territory begun; raises IllegalStepError (S8)."""
    ground, legal = game.table.ground, legal_bridges(game)
    if step not in legal:
        names = hex_names(ground, ground.mask(each.hex for each in legal))
        message = Text(
            "{hex} lies beside no bridge from a closed territory to an open one",
            hex=hex_name(step.hex),
        )
        raise IllegalStepError("S8", message, names)
    bit = ground.bit_of[step.hex]
    first = 1 << bit & game.board.empty or ground.neighbours[bit] & game.board.empty
    territories = ground.territories
    territory = next(number for number, land in enumerate(territories) if land >> bit & 1)
    solo = game.solo._replace(current=territory, first=first)
    return game._replace(solo=solo)

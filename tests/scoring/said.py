"""What a state says, mark by mark, whether its sheets have such a mark or not.

Written without the code that fills sheets in, and without what only follows from a state.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any

from scoring.open_game import OpenGame
from sheets.drawing.shapes import PageKey
from sheets.hexes import edge_name, hex_name

MOST = 60  # No sheet has more symbols of a kind.


def said(opened: OpenGame) -> set[tuple[PageKey, str]]:
    """Return the marks that a state names, each with its page."""
    return {*_SAID[opened.name](opened.state, opened)}


def _merchants(state: Any, _opened: OpenGame) -> Iterator[tuple[PageKey, str]]:
    if state.board:
        yield from ((PageKey("board"), mark) for mark in _board(state.board))
    if state.variant == "solo":
        yield from ((PageKey("board"), mark) for mark in _territories(state))
    for seat, sheet in enumerate(state.sheet):
        if state.variant == "family":
            points = PageKey("guilds" if len(state.sheet) < 4 else "points")
            yield from ((points, mark) for mark in _points(seat, sheet))
            yield from ((PageKey("guilds"), mark) for mark in _spells(seat, sheet))
        else:
            yield from ((PageKey("player", seat), mark) for mark in _player(sheet, state))


def _board(board: Any) -> Iterator[str]:
    drawn = (*board.resources.values(), board.swamp, *board.workers.values())
    yield from (f"hex.{hex_name(hex_)}" for hex_ in chain(*drawn))
    yield from (f"edge.{edge_name(edge)}" for edge in board.artifacts)
    yield from (f"ship.{hex_name(ship)}" for ship in chain(*board.ships.values()))


def _territories(state: Any) -> Iterator[str]:
    yield from (f"territory.{number}.cards" for number, _ in enumerate(state.trolls.cards, 1))
    claims = enumerate(state.trolls.claims, 1)
    yield from (f"territory.{number}.claim" for number, claim in claims if claim)
    for sheet in state.sheet:
        points = enumerate(sheet.territories or (), 1)
        yield from (f"territory.{number}.yours" for number, _ in points)


def _player(sheet: Any, state: Any) -> Iterator[str]:
    for track in ("gold", "wood", "crystal", "craft"):
        yield f"track.{track}.{getattr(sheet, track)}"
    for number in range(1, _figures(getattr(sheet, "crowns", None)) + 1):
        yield f"crowns.{number}"
    for number in range(1, min(max(sheet.artifacts.circled, sheet.artifacts.crossed), MOST) + 1):
        yield f"artifact.{number}"
    for number in range(1, min(sheet.workers_crossed, MOST) + 1):
        yield f"worker.{number}"
    for each in state.sheet:
        for kind, values in each.taken.items():
            yield from (f"{kind.replace(' ', '.')}.{value}" for value in values)
    yield from (f"card.{number}.card" for number in sheet.marks)
    if state.variant == "solo":
        columns = enumerate(state.trolls.columns or (), 1)
        yield from (f"trolls.column.{number}" for number, column in columns if column)
        claims = filter(None, state.trolls.claims)
        yield from (f"{claim.kind.replace(' ', '.')}.{claim.value}" for claim in claims)


def _points(seat: int, sheet: Any) -> Iterator[str]:
    for number in range(1, _figures(sheet.crowns) + 1):
        yield f"points.{seat + 1}.{number}"


def _spells(seat: int, sheet: Any) -> Iterator[str]:
    for spells, part in ((sheet.spells.taken, f"who.{seat + 1}"), (sheet.spells.used, "used")):
        for storey, place, number in () if isinstance(spells, int) else spells:
            yield f"archive.{storey}{'_ABCDEFGHIJKLMNOPQRSTUVWXYZ'[place]}{number}.{part}"


def _figures(figures: Any) -> int:
    """Return how many boxes figures take; the last of 25 holds what is over."""
    if figures is None:
        return 0
    return 1 if isinstance(figures, int) else min(len(figures), 25)


def _pandoria(state: Any, opened: OpenGame) -> Iterator[tuple[PageKey, str]]:
    realms: dict[str, Any] = {}
    for seat, sheet in enumerate(state.sheet):
        column = f"1.{seat + 1}"
        single = {
            **{"realm": sheet.realm, "crowns": sheet.crowns, "hand": sheet.hand_cards},
            "captives": sheet.captives or None,
        }
        yield from (
            (PageKey("pad"), f"{kind}.{column}")
            for kind, value in single.items()
            if value is not None
        )
        stock = {kind: amount for kind, amount in sheet.stock.items() if amount is not None}
        for resource in stock:
            yield PageKey("pad"), f"have.{column}.{resource}"
        keys = opened.content.keys_of(sheet.realm)
        if len(keys) == 1:
            realms[keys[0]] = stock
    for realm, stock in realms.items():
        for resource, amount in stock.items():
            yield PageKey("realm", part=realm), f"track.{resource}.{amount}"


def _realm_of_sand(state: Any, _opened: OpenGame) -> Iterator[tuple[PageKey, str]]:
    pad = PageKey("pad")
    for seat, sheet in enumerate(state.sheet):
        column = f"1.{seat + 1}"
        for number in range(1, len(sheet.cards or ()) + 1):
            yield pad, f"points.{column}.{number}"
        for number in range(1, len(sheet.hourglasses or ()) + 1):
            yield pad, f"hourglasses.{column}.{number}"
        for number in range(1, min(sum(sheet.hourglasses or ()), MOST) + 1):
            yield pad, f"hourglass.{column}.{number}"
        if sheet.cards is not None:
            yield pad, f"total.{column}"
        if sheet.pieces is not None:
            yield pad, f"pieces.{column}"


def _realms_and_ruins(state: Any, _opened: OpenGame) -> Iterator[tuple[PageKey, str]]:
    pad = PageKey("pad")
    for realm, there in state.by_realm.items():
        yield from ((pad, f"followers.{realm}.{hero}") for hero in there.followers)
        yield pad, f"othersiders.{realm}"
        if there.ruined:
            yield pad, f"side.{realm}.1"
    for seat, sheet in enumerate(state.sheet, 1):
        done = {
            f"hero.{seat}.{sheet.hero}": sheet.hero is not None,
            f"gold.{seat}": sheet.gold is not None,
            f"cards.{seat}": sheet.cards is not None,
            f"traitor.{seat}": sheet.holds_traitor,
            f"chapter.{seat}": sheet.at_chapter_112,
        }
        yield from ((pad, mark) for mark, is_done in done.items() if is_done)
    if state.end is not None:
        yield pad, f"end.{state.end.replace(' ', '-')}"
    if state.buyers:
        yield pad, "last-buyer"


_SAID: Mapping[str, Callable[[Any, OpenGame], Iterator[tuple[PageKey, str]]]] = {
    "merchants": _merchants,
    "pandoria": _pandoria,
    "realm-of-sand": _realm_of_sand,
    "realms-and-ruins": _realms_and_ruins,
}

"""What a state's pens left on the sheets: for each page, what is marked how.

The other way round of typing a pad, whose first game it is; it checks nothing and scores nothing.
What the version's sheets have no place for is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring.game import Pages
from scoring.pandoria.content import Content
from scoring.pandoria.score import best_exchange, score
from scoring.pandoria.state import PlayerSheet, State
from scoring.score import Account
from scoring.states.written import total
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling, written
from sheets.drawing.shapes import PageKey
from sheets.pandoria.edition import RATE_BUILDINGS, SIDES, Realm
from sheets.pandoria.marks import ColumnPart, column_mark, rate_mark, resource_mark, track_mark
from sheets.pandoria.pad_places import PLANS

_GAME = 1


def page_fillings(state: State, content: Content) -> Pages:
    """Return what stands on each page: the pad, and the sheet of each realm that is played."""
    accounts = {each.account.name: each.account for each in score(state, content).players}
    side = SIDES.get(state.variant)
    pages: dict[PageKey, tuple[Filling, ...]] = {}
    pad: list[Filling] = []
    for seat, sheet in enumerate(state.sheet):
        account = accounts.get(sheet.player or "")
        keys = content.keys_of(sheet.realm)
        if sheet.realm and side:
            realm = content.name_of(keys[0]) if len(keys) == 1 else sheet.realm
            pad.append(Filling(column_mark("realm", _GAME, seat), "write", realm))
        pad += _column(seat, sheet, state, account)
        if side and len(keys) == 1 and content.realms[keys[0]].side(side):
            pages[PageKey("realm", part=keys[0])] = tuple(_tracks(sheet, content.realms[keys[0]]))
    return {PageKey("pad"): tuple(pad), **pages}


def _column(
    seat: int, sheet: PlayerSheet, state: State, account: Account | None
) -> Iterator[Filling]:
    """Yield what stands in a player's column of the pad."""
    plan, own = PLANS[state.variant], (_GAME, seat)
    figures: Mapping[ColumnPart, int | None] = {
        "crowns": None if sheet.crowns is None else total(sheet.crowns),
        "hand": sheet.hand_cards if plan.has_hand else None,
        "captives": sheet.captives or None if plan.has_captives else None,
        "total": account.total if account and plan.has_hand else None,
    }
    yield from written({column_mark(part, *own): figure for part, figure in figures.items()})
    if plan.has_realms:
        yield from _resources(seat, sheet)
        if account:
            left = str(account.tie_breaks[0].value)
            yield Filling(column_mark("left", *own), "write", left)
        return
    if plan.has_count and sheet.crowns is not None:
        circled = counted_marks(column_mark("count", *own), total(sheet.crowns))
        yield from (Filling(each, "circle") for each in circled)
    if isinstance(sheet.crowns, tuple):
        yield Filling(column_mark("notes", *own), "write", " + ".join(map(str, sheet.crowns)))


def _resources(seat: int, sheet: PlayerSheet) -> Iterator[Filling]:
    for building, resource in RATE_BUILDINGS.items():
        amount = sheet.stock[resource]
        if amount is None:
            continue
        found = best_exchange(amount, sheet.rates(building))
        own = _GAME, seat
        yield Filling(resource_mark("have", *own, resource), "write", str(amount))
        yield Filling(rate_mark(*own, resource, found.rate), "circle")
        yield Filling(resource_mark("worth", *own, resource), "write", str(found.crowns))
        yield Filling(resource_mark("left", *own, resource), "write", str(found.left))


def _tracks(sheet: PlayerSheet, realm: Realm) -> Iterator[Filling]:
    for resource, amount in sheet.stock.items():
        if amount is not None and amount <= realm.track_end:
            yield Filling(track_mark(resource, amount), "place")

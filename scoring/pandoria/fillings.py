"""What a state's pens left on the sheets: for each page, what is marked how.

The other way round of typing a pad, whose first game it is; it checks nothing and scores nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring.pandoria.content import Content
from scoring.pandoria.score import best_exchange, score
from scoring.pandoria.state import PlayerSheet, State
from scoring.score import Account
from scoring.states.written import total
from sheets.drawing.filling import Filling
from sheets.pandoria.edition import RATE_BUILDINGS, SIDES


def page_fillings(state: State, content: Content) -> dict[str, tuple[Filling, ...]]:
    """Return what stands on each page, by the page's kind and realm: `pad`, `realm-elves`."""
    accounts = {each.account.name: each.account for each in score(state, content).players}
    pages: dict[str, tuple[Filling, ...]] = {}
    pad: list[Filling] = []
    for seat, sheet in enumerate(state.sheet, 1):
        account = accounts.get(sheet.player or "")
        keys = content.keys_of(sheet.realm)
        if sheet.realm:
            realm = content.name_of(keys[0]) if len(keys) == 1 else sheet.realm
            pad.append(Filling(f"realm.1.{seat}", "write", realm))
        pad += _column(f"1.{seat}", sheet, state, account)
        if state.variant in SIDES and len(keys) == 1:
            pages[f"realm-{keys[0]}"] = tuple(_tracks(sheet))
    return {"pad": tuple(pad), **pages}


def _column(
    column: str, sheet: PlayerSheet, state: State, account: Account | None
) -> Iterator[Filling]:
    """Yield what stands in a player's column of the pad."""
    written = {
        "crowns": None if sheet.crowns is None else total(sheet.crowns),
        "hand": sheet.hand_cards,
        "captives": sheet.captives or None,
        "total": account.total if account and state.variant != "family" else None,
    }
    for kind, value in written.items():
        if value is not None:
            yield Filling(f"{kind}.{column}", "write", str(value))
    if state.variant in SIDES:
        yield from _resources(column, sheet)
        if account:
            yield Filling(f"left.{column}", "write", str(account.tie_breaks[0].value))
    elif isinstance(sheet.crowns, tuple):
        yield Filling(f"notes.{column}", "write", " + ".join(map(str, sheet.crowns)))


def _resources(column: str, sheet: PlayerSheet) -> Iterator[Filling]:
    for building, resource in RATE_BUILDINGS.items():
        amount = sheet.stock[resource]
        if amount is None:
            continue
        found = best_exchange(amount, sheet.rates(building))
        yield Filling(f"have.{column}.{resource}", "write", str(amount))
        rate = found.rate.replace(" for ", "-")
        yield Filling(f"rate.{column}.{resource}.{rate}", "circle")
        yield Filling(f"worth.{column}.{resource}", "write", str(found.crowns))
        yield Filling(f"left.{column}.{resource}", "write", str(found.left))


def _tracks(sheet: PlayerSheet) -> Iterator[Filling]:
    for resource, amount in sheet.stock.items():
        if amount is not None:
            yield Filling(f"track.{resource}.{amount}", "place")

"""What a card, spell, building or monument costs a player: its resource, and craft for the rest.

A pure function on one player's numbers. Whether the player may buy at all is not asked here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sheets.merchants.edition.edition import Resource

Ware: TypeAlias = Literal["card", "spell", "building", "monument"]
WARES: tuple[Ware, ...] = ("card", "spell", "building", "monument")

PAID_IN: Mapping[Ware, Resource] = {
    "card": "gold",  # M6.1
    "spell": "crystal",  # M4.1
    "building": "wood",  # M4.2
    "monument": "wood",  # M4.4
}
DISCOUNT: Mapping[Ware, str] = {  # M8: 1 less with this building.
    "card": "bank",
    "spell": "school-of-magic",
    "building": "carpenter",
    "monument": "carpenter",
}
HELPING: Mapping[Ware, frozenset[str]] = {  # All buildings that change a price (M8).
    ware: frozenset({building, "market"}) for ware, building in DISCOUNT.items()
}
PRICE_RULE: Mapping[Ware, str] = {
    "card": "M6.1",
    "spell": "M4.1",
    "building": "M4.2",
    "monument": "M4.4",
}
MONUMENT_WOOD = 5  # M4.4
CRAFT_FOR_ONE = 2  # M4.5
CRAFT_FOR_ONE_WITH_MARKET = 1  # M8


@dataclass(frozen=True, slots=True)
class Price:
    """What a ware costs a player, and what they pay.

    `full` is the price before any discount, `asked` after it, `short` what the track lacks of it.
    `paid` and `craft` are what leaves the tracks. With something missing nothing is paid:
    `missing` says how many more of the resource would do, `missing_craft` how many more craft
    would do instead.
    """

    ware: Ware
    resource: Resource
    full: int
    asked: int
    discount: str  # The standing building that saves here, "" for none.
    short: int
    craft_for_one: int
    paid: int
    craft: int
    missing: int
    missing_craft: int

    @property
    def can_be_paid(self) -> bool:
        """Whether the player can pay."""
        return self.missing == 0


def monument_wood(building: int) -> int:
    """Return the wood for a monument over a building of this wood price (M4.4).

    By `monument_discount = "paid"` the price is what was paid for the building, craft in place
    of wood counted as the wood it stood for (M4.5): 0 after Construct.
    """
    return max(MONUMENT_WOOD - building, 1)


def price(ware: Ware, printed: int, have: int, craft: int, buildings: Collection[str]) -> Price:
    """Return what a ware costs a player with `have` of its resource and `craft` on their tracks.

    `printed` is the price on the card; for a monument the wood price of the building that it is
    built over (M4.4). `buildings` are the keys of the standing ones. The building being built is
    not yet one of them (M4.2: it works from then on), nor is the one crossed out for the monument
    any longer (M4.4: its effect ends; as M8 says it of the Academy).
    """
    full = monument_wood(printed) if ware == "monument" else printed
    discount = DISCOUNT[ware] if DISCOUNT[ware] in buildings else ""
    asked = _discounted(full) if discount else full
    # The discount comes first, for craft stands only for what is missing of the price (M4.5).
    short = max(asked - have, 0)
    rate = CRAFT_FOR_ONE_WITH_MARKET if "market" in buildings else CRAFT_FOR_ONE
    # One craft alone stands for nothing without a Market; an odd one stays on the track (M4.5).
    missing = max(short - craft // rate, 0)
    return Price(
        ware=ware,
        resource=PAID_IN[ware],
        full=full,
        asked=asked,
        discount=discount,
        short=short,
        craft_for_one=rate,
        # What one has is paid first; craft never saves any of it (M4.5).
        paid=0 if missing else asked - short,
        craft=0 if missing else short * rate,
        missing=missing,
        missing_craft=max(short * rate - craft, 0),
    )


def _discounted(full: int) -> int:
    """Return a price that is 1 less, never below 1 (M4.6); what is free stays free."""
    return max(full - 1, min(full, 1))

"""States of Pandoria Merchants: what is written on the sheets, key for key as in the file.

Finds faults of form only; what the rules forbid is found by the checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, TypeAlias

from sheets.hexes import Edge, Hex, parse_edge
from sheets.merchants.edition import RESOURCES, HexName, Resource
from sheets.schema import ParsedBy, schema

EdgeName: TypeAlias = Annotated[Edge, ParsedBy(parse_edge)]


@schema
class BoardState:
    """What was drawn on the board; what is printed on it the edition says (M3, M9 Swamp)."""

    gold: tuple[HexName, ...] = ()
    wood: tuple[HexName, ...] = ()
    crystal: tuple[HexName, ...] = ()
    craft: tuple[HexName, ...] = ()
    city: tuple[HexName, ...] = ()
    swamp: tuple[HexName, ...] = ()
    artifacts: tuple[EdgeName, ...] = ()
    workers: Mapping[str, tuple[HexName, ...]] = field(default_factory=dict)  # by initial
    ships: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by initial

    @property
    def resources(self) -> dict[Resource, tuple[Hex, ...]]:
        """The hexes drawn of each resource."""
        return {resource: getattr(self, resource) for resource in RESOURCES}

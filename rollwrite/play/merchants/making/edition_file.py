"""An edition as its file: what was made is printed, checked and played like any other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from sheets.files.toml import write_toml
from sheets.hexes import Hex, edge_name, hex_name
from sheets.merchants.edition.edition import Edition, SoloMap


def edition_text(edition: Edition) -> str:
    """Return the TOML file of an edition, which reads back as the same edition."""
    return write_toml(_tree(edition))


def _tree(value: Any) -> Any:
    """Return a value as a tree of tables, lists, texts and numbers; nothing for None."""
    if isinstance(value, Hex):
        return hex_name(value)
    if isinstance(value, SoloMap):
        bridges = [edge_name(edge) for edge in value.bridges]
        return _table({**_entries(value), "bridges": bridges})
    if is_dataclass(value):
        return _table(_entries(value))
    if isinstance(value, Mapping):
        return _table(value)
    return [_tree(each) for each in value] if isinstance(value, tuple) else value


def _entries(table: Any) -> dict[str, Any]:
    return {each.name: getattr(table, each.name) for each in fields(table)}


def _table(entries: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _tree(value) for key, value in entries.items() if value is not None}

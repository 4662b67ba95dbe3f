"""A state whose tables hold only names, numbers, truths, lists and tables, as its file's tree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from sheets.files.schema import Tree


def plain_tree(state: Any) -> Tree:
    """Return the tree from which the same state can be built; what is None is left out."""
    found = {each.name: _plain(getattr(state, each.name)) for each in fields(state)}
    return {key: value for key, value in found.items() if value is not None}


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return plain_tree(value)
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value

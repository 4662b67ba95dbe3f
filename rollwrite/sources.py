"""What a Python program hands over as a game: the path of a file, or its tree as a dict."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from rollwrite.play.opening import open_file
from scoring.open_game import OpenGame, open_game
from sheets.files.schema import Tree

Source: TypeAlias = str | os.PathLike[str] | Mapping[Any, Any]


def opened(source: Source) -> OpenGame:
    """Return the game of a file, or of a tree as a file would hold it; raises OSError."""
    if isinstance(source, Mapping):
        return open_game(tree_of(source))
    return open_file(Path(source))


def tree_of(source: Mapping[Any, Any]) -> Tree:
    """Return a dict as the tree of a file.

    Whole numbers that are keys, such as those of cards, become texts; tuples become lists.
    """
    return {_key(key): _value(value) for key, value in source.items()}


def _key(key: Any) -> str:
    return key if isinstance(key, str) else str(key)


def _value(value: Any) -> Any:
    if isinstance(value, Mapping):
        return tree_of(value)
    if isinstance(value, list | tuple):
        return [_value(each) for each in value]
    return value

"""Modules of the project as tests read them."""

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a module, parsed once for all tests."""
    return ast.parse(path.read_text("utf-8"))

"""Modules of the project as tests read them."""

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a module, parsed once for all tests."""
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return everything in a module, found once for all tests."""
    return tuple(ast.walk(tree_of(path)))

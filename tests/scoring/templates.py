"""Every sentence that a problem or a score can say, found in the code by its grammar."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from sheets.words.sentence import Sentence

ROOT = Path(__file__).parents[2]
METHODS = ("error", "warning")
FIELDS = re.compile(r"\{[^}]*\}")


def templates() -> dict[str, str]:
    """Return the templates, each with the module that says it."""
    # Of `sheets` only what every file goes through speaks of states too.
    rooms = ("files", "words", "editions", "table")
    paths = [path for room in rooms for path in (ROOT / "sheets" / room).glob("*.py")]
    paths += (ROOT / "sheets").glob("*.py")
    paths += [*(ROOT / "scoring").rglob("*.py"), *(ROOT / "cli").rglob("*.py")]
    return {
        template: str(path.relative_to(ROOT))
        for path in sorted(paths)
        for template in said_in(path)
    }


def speaks(template: str) -> bool:
    """Return whether a template says anything beside its values."""
    return any(letter.isalpha() for letter in FIELDS.sub("", template))


def templates_in(text: object) -> Iterator[str]:
    """Return the templates that a text is made from, none where it is no sentence."""
    if isinstance(text, Sentence):
        yield text.template
        for value in text.values.values():
            yield from templates_in(value)


def said_in(path: Path) -> Iterator[str]:
    """Return the templates in a module: a constant given to Sentence, error or warning.

    A name given there stands for every constant assigned to it in the same function.
    """
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in (*functions, tree):
        assigned = _assigned(scope)
        for node in ast.walk(scope):
            if isinstance(node, ast.Call):
                for argument in _templates_of(node):
                    yield from _constants(argument, assigned)


def _templates_of(call: ast.Call) -> list[ast.expr]:
    if isinstance(call.func, ast.Name) and call.func.id == "Sentence":
        return call.args[:1]
    if isinstance(call.func, ast.Attribute) and call.func.attr in METHODS:
        return call.args[1:2]
    return []


def _constants(node: ast.expr, assigned: dict[str, list[str]]) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=name):
            return assigned.get(name, [])
        case ast.IfExp(body=one, orelse=other):
            return [*_constants(one, assigned), *_constants(other, assigned)]
    return []


def _assigned(scope: ast.AST) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found.setdefault(name, []).extend(_constants(value, {}))
    return found

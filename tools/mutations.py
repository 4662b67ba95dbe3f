"""Small mistakes that could be made in a module, found in its text; knows no tests.

Every one is a piece of the text replaced by another: a comparison flipped, a number off by one,
`and` for `or`, a `not` left out, another arithmetic operator, a return value forgotten. Strings are
left alone: most are words, keys, or numbers of rules.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from itertools import accumulate, pairwise
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

_OTHER_OPERATOR: Final[Mapping[type[ast.AST], tuple[str, str]]] = MappingProxyType(
    {
        ast.Lt: ("<", "<="),
        ast.LtE: ("<=", "<"),
        ast.Gt: (">", ">="),
        ast.GtE: (">=", ">"),
        ast.Eq: ("==", "!="),
        ast.NotEq: ("!=", "=="),
        ast.In: ("in", "not in"),
        ast.NotIn: (r"not\s+in", "in"),
        ast.Is: ("is", "is not"),
        ast.IsNot: (r"is\s+not", "is"),
        ast.And: ("and", "or"),
        ast.Or: ("or", "and"),
        ast.Add: (r"\+", "-"),
        ast.Sub: ("-", "+"),
        ast.Mult: (r"\*", "/"),
        ast.Div: ("/", "*"),
        ast.FloorDiv: ("//", "*"),
        ast.Mod: ("%", "*"),
        ast.Pow: (r"\*\*", "*"),
    }
)

_KINDS: Final[Mapping[type[ast.AST], str]] = MappingProxyType(
    {ast.cmpop: "comparison", ast.boolop: "and, or", ast.operator: "arithmetic"}
)

Change: TypeAlias = tuple[int, int, str, str]  # Begin and end in bytes, the new text, the kind.


@dataclass(frozen=True, slots=True)
class Mutation:
    """A mistake in a module: its path and line, its kind, the text before and with it."""

    path: str
    line: int
    kind: str
    before: str
    after: str

    @property
    def diff(self) -> str:
        """The lines that differ, with one around them."""
        before, after = (text.splitlines(keepends=True) for text in (self.before, self.after))
        return "".join(unified_diff(before, after, self.path, self.path, n=1))


def find_mutations(path: str, text: str) -> list[Mutation]:
    """Return every mistake that can be made in a module, in the order of its text."""
    source = Source(text)
    found = []
    for begin, end, new, kind in sorted(_changes(ast.parse(text), source)):
        after = b"".join((source.text[:begin], new.encode(), source.text[end:])).decode()
        line = source.text.count(b"\n", 0, begin) + 1
        found.append(Mutation(path, line, kind, text, after))
    return found


def chosen(mutations: Iterable[Mutation], count: int, seed: int) -> list[Mutation]:
    """Return some of them: one of each module before a second of any, its kind drawn first."""
    random = Random(seed)
    by_module: dict[str, list[Mutation]] = {}
    for each in mutations:
        by_module.setdefault(each.path, []).append(each)
    found: list[Mutation] = []
    while by_module and len(found) < count:
        for path in random.sample(sorted(by_module), len(by_module)):
            left = by_module[path]
            kind = random.choice(sorted({each.kind for each in left}))
            found.append(random.choice([each for each in left if each.kind == kind]))
            left.remove(found[-1])
            if not left:
                del by_module[path]
    return found[:count]


class Source:
    """The text of a module in bytes, as a syntax tree counts its columns."""

    def __init__(self, text: str) -> None:
        self.text = text.encode()
        self._starts = [0, *accumulate(map(len, self.text.splitlines(keepends=True)))]

    def span(self, node: ast.expr) -> tuple[int, int]:
        """Return where a node's text begins and ends."""
        end_line, end = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
        return self._starts[node.lineno - 1] + node.col_offset, self._starts[end_line - 1] + end

    def between(self, one: ast.expr, other: ast.expr, pattern: str) -> tuple[int, int]:
        """Return where a pattern is first found between two nodes that follow on each other."""
        begin, end = self.span(one)[1], self.span(other)[0]
        found = re.search(pattern.encode(), self.text[begin:end])
        assert found, self.text[begin:end]
        return begin + found.start(), begin + found.end()


def _changes(tree: ast.AST, source: Source) -> Iterator[Change]:
    """Yield the changes of all nodes of a tree."""
    for node in _nodes(tree):
        for operator, one, other in _operators(node):
            if type(operator) in _OTHER_OPERATOR:
                pattern, new = _OTHER_OPERATOR[type(operator)]
                kind = next(name for base, name in _KINDS.items() if isinstance(operator, base))
                yield *source.between(one, other, pattern), new, kind
        match node:
            case ast.UnaryOp(op=ast.Not()):
                begin, _ = source.span(node)
                yield begin, begin + len("not"), "", "not"
            case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
                for by in (1, -1):
                    yield *source.span(node), repr(round(number + by, 9)), "number"
            case ast.Return(value=ast.expr() as value) if ast.unparse(value) != "None":
                yield *source.span(value), "None", "return"


def _operators(node: ast.AST) -> Iterator[tuple[ast.AST, ast.expr, ast.expr]]:
    """Yield the operators of a node, each with the expressions before and after it."""
    match node:
        case ast.Compare(left=left, ops=operators, comparators=others):
            for operator, (one, other) in zip(operators, pairwise((left, *others)), strict=True):
                yield operator, one, other
        case ast.BoolOp(op=operator, values=values):
            yield from ((operator, one, other) for one, other in pairwise(values))
        case ast.BinOp(left=one, op=operator, right=other):
            yield operator, one, other
        case ast.AugAssign(target=one, op=operator, value=other):
            yield operator, one, other


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all below it, but no types, and nothing of texts with values in them."""
    yield node
    if isinstance(node, ast.JoinedStr):
        return
    for name, value in ast.iter_fields(node):
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.AST) and name not in ("annotation", "returns"):
                yield from _nodes(inner)

"""What pydantic finds wrong in a file, as a place in its tree and a sentence of ours.

Every sentence says what would be right. Knows forms and no dataclass.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import TYPE_CHECKING

from sheets.files.forms import Form, bare, inside
from sheets.words.quoting import LARGEST_NUMBER, LIST, TABLE, TEXT, listed, must_be, unknown_key
from sheets.words.sentence import Sentence

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_KEY = "[key]"  # Where pydantic puts a fault of a key itself, after the key.

_EXPECTED: Mapping[str, str] = {
    "int": Sentence("a whole number"),
    "float": Sentence("a number"),
    "bool": Sentence("true or false"),
    "str": TEXT,
    "function-after": TEXT,
    "tuple": LIST,
    "dict": TABLE,
    "dataclass": TABLE,
}


def fault(form: Form, details: ErrorDetails) -> tuple[tuple[str | int, ...], str]:
    """Return where in a tree of this form the fault is that pydantic describes, and a sentence."""
    steps, path, outer = details["loc"], [], form
    is_key = steps[-1:] == (_KEY,) and (
        details["type"] == "string_unicode" or details["input"] == steps[-2]
    )
    for step in steps[:-1] if is_key else steps:
        form = bare(form)
        if form["type"] == "tagged-union":
            form = form["choices"][step]
        else:
            path.append(step)
            outer, form = form, inside(form, step)
    if is_key and details["type"] == "literal_error":
        return tuple(path), unknown_key(details["input"], tuple(outer["keys_schema"]["expected"]))
    if details["type"] == "unexpected_keyword_argument":
        return tuple(path), unknown_key(str(path[-1]), tuple(outer["fields"]))
    return tuple(path), _sentence(form, details)


def _sentence(form: Form, details: ErrorDetails) -> str:
    value, what = details["input"], _expected(form)
    match details["type"]:
        case "missing":
            return Sentence("is missing; {what} is expected", what=what)
        case "value_error":  # A parser's own.
            sentence: str = details["ctx"]["error"].args[0]
            return sentence
        case "string_unicode":
            return Sentence("holds half of a character, such as \\ud83d alone")
        case "finite_number" | "less_than_equal" | "greater_than_equal":
            if not abs(value) <= LARGEST_NUMBER:
                what = Sentence("{what} of a sensible size", what=what)
    return must_be(what, value)


def _expected(form: Form) -> str:
    match bare(form):
        case {"type": "literal", "expected": words}:
            return listed(tuple(words), "or")
        case {"type": "tagged-union", "choices": choices}:
            return reduce(_or, map(_expected, choices.values()))
        case {"type": "int", "ge": least} if least > -LARGEST_NUMBER:
            return Sentence("a whole number from {least} on", least=least)
    return _EXPECTED[bare(form)["type"]]


def _or(one: str, other: str) -> str:
    return Sentence("{one} or {other}", one=one, other=other)

"""What pydantic finds wrong in a file, as a place in its tree and a sentence of ours.

Every sentence says what would be right. Knows forms and no dataclass.
"""

from collections.abc import Mapping
from functools import reduce
from typing import Any, Final, Literal, TypeAlias, get_args

from sheets.files.forms import (
    AtLeast,
    Form,
    entries_of,
    inside,
    mark_of,
    options,
    origin_of,
    written,
)
from sheets.words.text import (
    LARGEST_NUMBER,
    LIST,
    TABLE,
    TEXT,
    Message,
    Text,
    listed,
    must_be,
    unknown_key,
)

Details: TypeAlias = Mapping[str, Any]  # https://docs.pydantic.dev/latest/errors/errors

UNREADABLE: Final = "unreadable"  # The type of a parser's own error, which says its sentence.

_KEY = "[key]"  # Where pydantic puts a fault of a key itself, after the key.

_EXPECTED: Mapping[type, Text] = {
    int: Text("a whole number"),
    float: Text("a number"),
    bool: Text("true or false"),
    str: TEXT,
    list: LIST,
    dict: TABLE,
}


def fault(form: Form, details: Details) -> tuple[tuple[str | int, ...], Text]:
    """Return where in a tree of this form the fault is that pydantic describes, and a sentence."""
    steps, path, outer = details["loc"], [], form
    is_key = steps[-1:] == (_KEY,) and (
        details["type"] == "string_unicode" or _step(details["input"]) == steps[-2]
    )
    for step in steps[:-1] if is_key else steps:
        choices = options(form)
        if len(choices) > 1:  # The step is the name of a choice.
            form = next(each for kind, each in choices.items() if kind.__name__ == step)
        else:
            path.append(step)
            [outer] = choices.values()
            form = inside(outer, step)
    if is_key and details["type"] == "literal_error":
        return tuple(path), unknown_key(details["input"], get_args(get_args(outer)[0]))
    if details["type"] == "unexpected_keyword_argument":
        return tuple(path), unknown_key(str(path[-1]), tuple(entries_of(outer)))
    return tuple(path), _sentence(form, details)


def _step(key: Any) -> Any:
    """Return a key as pydantic names it in a place, where half a character is none."""
    if not isinstance(key, str):
        return key
    return key.encode(errors="surrogatepass").decode(errors="replace")


def _sentence(form: Form, details: Details) -> Text:
    value, what = details["input"], reduce(_or, map(_expected, options(form).values()))
    if details["type"] == UNREADABLE:
        sentence: Text = details["ctx"]["sentence"]
        return sentence
    match details["type"]:
        case "missing":
            return Text("is missing; write {what}", what=what)
        case "string_unicode":
            return Text("holds half of a character, such as \\ud83d alone")
        case "less_than_equal" | "greater_than_equal":
            if not abs(value) <= LARGEST_NUMBER:
                what = Text("{what} of a sensible size", what=what)
    return must_be(what, value)


def _expected(form: Form) -> Message:
    if origin_of(form) is Literal:
        return listed(get_args(form), "or")
    if isinstance(mark := mark_of(form), AtLeast):
        return Text("a whole number from {least} on", least=mark.least)
    return _EXPECTED[written(form)]


def _or(one: Message, other: Message) -> Text:
    return Text("{one} or {other}", one=one, other=other)

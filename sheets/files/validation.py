"""A file's tree, validated by pydantic: a table's dataclass, its forms in pydantic's own words.

What pydantic finds wrong becomes a place in the tree and a sentence of ours, which says what would
be right. Imported for files of users only: importing pydantic takes longer than scoring a game.
"""

import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from pydantic import AfterValidator, Discriminator, Field, Strict, Tag, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from sheets.files.forms import (
    AtLeast,
    Form,
    ParsedBy,
    entries_of,
    inside,
    mark_of,
    options,
    origin_of,
    written,
)
from sheets.files.problem import MOST_PROBLEMS, Fault
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
MOST_ERRORS = 10_000  # Each takes a kilobyte, and a table may be without all that it must have.
_DEPTH = 20  # No file's form is as deep.

_SIZED = Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)
_SCALARS: Mapping[Form, Any] = {
    int: Annotated[int, Strict(), _SIZED],
    float: Annotated[float, Strict(), _SIZED],
    bool: Annotated[bool, Strict()],
    str: Annotated[str, Strict()],
}


def validated(table: Form, tree: Any) -> tuple[Any, list[Fault]]:
    """Return the dataclass that a file's tree is, or None and its faults.

    A fault is where in the tree something is wrong, and a sentence. There is at most one more than
    MOST_PROBLEMS; of very many, those in the beginning of the tree.
    """
    try:
        return _adapter(table).validate_python(tree), []
    except ValidationError as error:
        if error.error_count() <= MOST_ERRORS:
            return None, _faults(table, error)
    return None, _faults_in_beginning(table, tree)


def strict(form: Form) -> Any:
    """Return the annotation by which pydantic takes what a form allows, and nothing like it.

    Raises TypeError for what no file can hold.
    """
    match mark_of(form):
        case ParsedBy(parse):
            return Annotated[str, Strict(), AfterValidator(_reader(parse))]
        case AtLeast(least):
            return Annotated[int, Strict(), Field(ge=least, le=LARGEST_NUMBER)]
    choices = options(form)
    if form not in choices.values():
        return _either(choices) | None if types.NoneType in get_args(form) else _either(choices)
    if (origin := origin_of(form)) in (tuple, Mapping):
        return origin[tuple(each if each is ... else strict(each) for each in get_args(form))]
    return _SCALARS.get(form, form)


def _reader(parse: Callable[[str], Any]) -> Callable[[str], Any]:
    """Return a parser whose errors hold their sentence alone: each traceback is a kilobyte."""

    def read(text: str) -> Any:
        try:
            return parse(text)
        except ValueError as error:
            raise PydanticCustomError(UNREADABLE, "", {"sentence": error.args[0]}) from None

    return read


def _either(choices: Mapping[type, Form]) -> Any:
    """Return the annotation of one of these, which the type of what is in a tree decides."""
    if len(choices) == 1:
        return strict(*choices.values())
    tagged = [Annotated[strict(each), Tag(kind.__name__)] for kind, each in choices.items()]
    return Annotated[reduce(or_, tagged), Discriminator(lambda value: type(value).__name__)]


@cache
def _adapter(table: Form) -> TypeAdapter[Any]:
    return TypeAdapter(table)


def _faults_in_beginning(table: Form, tree: Any) -> list[Fault]:
    """Return what is wrong in the shortest beginning of a tree in which anything is."""
    entries = 0
    while True:
        entries += MOST_ERRORS
        try:
            _adapter(table).validate_python(_beginning(tree, iter(range(entries)), _DEPTH))
        except ValidationError as error:
            return _faults(table, error)


def _beginning(value: Any, room: Iterator[int], depth: int) -> Any:
    """Return a value with as many entries of lists in it as there is room for."""
    if isinstance(value, dict) and depth:
        return {key: _beginning(each, room, depth - 1) for key, each in value.items()}
    if isinstance(value, list) and depth:
        return [_beginning(each, room, depth - 1) for each, _ in zip(value, room, strict=False)]
    return value


def _faults(table: Form, error: ValidationError) -> list[Fault]:
    details: list[Any] = error.errors(include_url=False)
    return [_fault(table, each) for each in details[: MOST_PROBLEMS + 1]]


_KEY = "[key]"  # Where pydantic puts a fault of a key itself, after the key.

_EXPECTED: Mapping[type, Text] = {
    int: Text("a whole number"),
    float: Text("a number"),
    bool: Text("true or false"),
    str: TEXT,
    list: LIST,
    dict: TABLE,
}


def _fault(form: Form, details: Details) -> Fault:
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

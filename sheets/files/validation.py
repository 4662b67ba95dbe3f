"""A file's tree, validated by pydantic: a table's dataclass, its forms in pydantic's own words.

Imported for files of users only, since importing pydantic takes longer than scoring a game.
"""

import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, get_args

from pydantic import AfterValidator, Discriminator, Field, Strict, Tag, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from sheets.files.faults import UNREADABLE, Details
from sheets.files.forms import AtLeast, Form, ParsedBy, mark_of, options, origin_of
from sheets.words.text import LARGEST_NUMBER

MOST_ERRORS = 10_000  # Each takes a kilobyte, and a table may be without all that it must have.
_DEPTH = 20  # No file's form is as deep.

_SIZED = Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)
_SCALARS: Mapping[Form, Any] = {
    int: Annotated[int, Strict(), _SIZED],
    float: Annotated[float, Strict(), _SIZED],
    bool: Annotated[bool, Strict()],
    str: Annotated[str, Strict()],
}


def validated(table: Form, tree: Any) -> tuple[Any, list[Details]]:
    """Return the dataclass that a file's tree is, or None and what is wrong.

    Of very much that is wrong, what stands in the beginning of the tree.
    """
    try:
        return _adapter(table).validate_python(tree), []
    except ValidationError as error:
        if error.error_count() <= MOST_ERRORS:
            return None, _details(error)
    return None, _errors_in_beginning(table, tree)


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


def _errors_in_beginning(table: Form, tree: Any) -> list[Details]:
    """Return what is wrong in the shortest beginning of a tree in which anything is."""
    entries = 0
    while True:
        entries += MOST_ERRORS
        try:
            _adapter(table).validate_python(_beginning(tree, iter(range(entries)), _DEPTH))
        except ValidationError as error:
            return _details(error)


def _beginning(value: Any, room: Iterator[int], depth: int) -> Any:
    """Return a value with as many entries of lists in it as there is room for."""
    if isinstance(value, dict) and depth:
        return {key: _beginning(each, room, depth - 1) for key, each in value.items()}
    if isinstance(value, list) and depth:
        return [_beginning(each, room, depth - 1) for each, _ in zip(value, room, strict=False)]
    return value


def _details(error: ValidationError) -> list[Details]:
    details: list[Any] = error.errors(include_url=False)
    return details

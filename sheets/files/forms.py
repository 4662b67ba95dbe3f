"""What a file must hold, put down once by the annotations of its dataclasses: forms.

A form is an annotation of what a file can hold: a number, text or truth value, the words of a
Literal, a tuple, a Mapping, a dataclass, either of several, or None. What is shipped has no
faults and is built by its form alone.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

Form: TypeAlias = Any

is_table: Callable[[Form], bool] = is_dataclass
origin_of: Callable[[Form], Any] = get_origin

# What a file's tree has where a form, or its origin, is this.
_WRITTEN: Mapping[Any, type] = {
    **{scalar: scalar for scalar in (int, float, str, bool)},
    Literal: str,
    tuple: list,
    Mapping: dict,
}


@dataclass(frozen=True, slots=True)
class ParsedBy:
    """Marks a field that stands in the file as a text and is read by a `parse_...` function.

    The function raises ValueError with a sentence for a text that it cannot read.
    """

    parse: Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Marks a field that holds a whole number from this one on."""

    least: int


@cache
def entries_of(table: Any) -> Mapping[str, Form]:
    """Return the forms of the entries of a table, a dataclass made by `schema`."""
    marked: Mapping[str, Any] = {each.name: each.type for each in fields(table)}
    return {name: each.__metadata__[-1].form for name, each in marked.items()}


def mark_of(form: Form) -> ParsedBy | AtLeast | None:
    """Return the mark of a form that has one."""
    marks = getattr(form, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, ParsedBy | AtLeast)), None)


def options(form: Form) -> Mapping[type, Form]:
    """Return what may stand there but None, by its type in a file's tree: most often one form."""
    forms = get_args(form) if origin_of(form) in (Union, types.UnionType) else (form,)
    return {written(each): each for each in forms if each is not types.NoneType}


def written(form: Form) -> type:
    """Return the type of what a file's tree has for a form that is not either of several.

    Raises TypeError for what no file can hold.
    """
    if mark := mark_of(form):
        return str if isinstance(mark, ParsedBy) else int
    if is_table(form):
        return dict
    origin = origin_of(form) or form
    if origin not in _WRITTEN:
        raise TypeError(f"a file cannot hold {form}")
    return _WRITTEN[origin]


def inside(form: Form, step: str | int) -> Form:
    """Return the form of what stands in a list or table at this index or key, None if nothing."""
    if is_table(form):
        return entries_of(form).get(str(step))
    return get_args(form)[1 if origin_of(form) is Mapping else 0]

"""What a file must hold, put down once from the annotations of its dataclasses: a form.

A form is a core schema of pydantic (https://docs.pydantic.dev/latest/api/pydantic_core_schema),
plain data: what is shipped can be built by it without importing pydantic. The annotations that a
file's dataclass may use are those of `form_of`.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    TypeAlias,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from sheets.words.quoting import LARGEST_NUMBER

Form: TypeAlias = dict[str, Any]

_SIZE: Mapping[str, int] = {"ge": -LARGEST_NUMBER, "le": LARGEST_NUMBER}
_SCALARS: Mapping[Any, Form] = {
    int: {"type": "int", "strict": True, **_SIZE},
    float: {"type": "float", "strict": True, "allow_inf_nan": False, **_SIZE},
    str: {"type": "str", "strict": True},
    bool: {"type": "bool", "strict": True},
}
# The Python types that tell the forms of a union apart.
_TAGS: Mapping[str, str] = {
    "int": "int",
    "str": "str",
    "tuple": "list",
    "dict": "dict",
    "dataclass": "dict",
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


def form_of(annotation: Any) -> Form:
    """Return the form of what may stand where this annotation is."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if is_dataclass(annotation):
        return _table(cast(Any, annotation))
    if annotation in _SCALARS:
        return _SCALARS[annotation]
    if origin is Literal:
        return {"type": "literal", "expected": list(arguments)}
    if origin is Annotated:
        return _marked(arguments[0], arguments[1:])
    if origin is tuple:
        entry = form_of(arguments[0])
        return {"type": "tuple", "items_schema": [entry], "variadic_item_index": 0}
    if origin is Mapping:
        key, value = map(form_of, arguments)
        return {"type": "dict", "keys_schema": key, "values_schema": value}
    if origin in (Union, types.UnionType):
        return _either(arguments)
    raise TypeError(f"a file cannot hold {annotation}")


@cache
def _table(cls: Any) -> Form:
    hints = get_type_hints(cls, include_extras=True)
    entries = {each.name: _entry(each, form_of(hints[each.name])) for each in fields(cls)}
    table = {
        "type": "dataclass-args",
        "dataclass_name": cls.__name__,
        "fields": [
            {"type": "dataclass-field", "name": name, "schema": entry}
            for name, entry in entries.items()
        ],
        "extra_behavior": "forbid",
    }
    return {"type": "dataclass", "cls": cls, "schema": table, "fields": [*entries], "slots": True}


def _entry(described: Field[Any], form: Form) -> Form:
    if described.default is not MISSING:
        return {"type": "default", "schema": form, "default": described.default}
    if described.default_factory is not MISSING:
        return {"type": "default", "schema": form, "default_factory": described.default_factory}
    return form


def _marked(annotation: Any, marks: tuple[Any, ...]) -> Form:
    for mark in marks:
        if isinstance(mark, ParsedBy):
            parse = {"type": "no-info", "function": mark.parse}
            return {"type": "function-after", "function": parse, "schema": _SCALARS[str]}
        if isinstance(mark, AtLeast):
            return {**_SCALARS[int], "ge": mark.least}
    return form_of(annotation)


def _either(annotations: tuple[Any, ...]) -> Form:
    forms = [form_of(each) for each in annotations if each is not types.NoneType]
    form = forms[0]
    if len(forms) > 1:
        choices = {_TAGS[each["type"]]: each for each in forms}
        form = {"type": "tagged-union", "choices": choices, "discriminator": tag_of}
    return form if len(forms) == len(annotations) else {"type": "nullable", "schema": form}


def inside(form: Form, step: str | int) -> Form:
    """Return the form of what stands in a table or list at this key or index; {} if nothing may."""
    if form["type"] == "dataclass":
        entries = form["schema"]["fields"]
        return next((each["schema"] for each in entries if each["name"] == step), {})
    entry: Form = form["values_schema"] if form["type"] == "dict" else form["items_schema"][0]
    return entry


def bare(form: Form) -> Form:
    """Return a form without its default and without the choice of nothing."""
    return bare(form["schema"]) if form["type"] in ("default", "nullable") else form


def tag_of(value: Any) -> str:
    """Return the key of the choice, in the form of a union, that this value can only be."""
    return type(value).__name__

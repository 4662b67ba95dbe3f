"""A file's tree (TOML or JSON) against frozen dataclasses: built quickly, or checked in full.

Knows no game and no rule; it finds faults of form only: unknown and missing keys, wrong types.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any, TypeVar, Union, dataclass_transform, get_args, get_origin

from sheets.problem import Problem

T = TypeVar("T")
Tree = dict[str, Any]

_KINDS = {"dict": "a table", "list": "a list", "str": "a text", "bool": "true or false"}
_EXPECTED = {
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing_size": "a whole number of a sensible size",
    "string_type": "a text",
    "bool_type": "true or false",
    "tuple_type": "a list",
    "dict_type": "a table",
    "mapping_type": "a table",
    "dataclass_type": "a table",
}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def schema(cls: type[T]) -> type[T]:
    """Make a class a frozen, slotted dataclass that a file's table is checked against."""
    cls.__pydantic_config__ = {"extra": "forbid", "strict": True}  # type: ignore[attr-defined]
    return dataclass(frozen=True, slots=True)(cls)


@dataclass(frozen=True, slots=True)
class ParsedBy:
    """Marks a field that stands in the file as a text and is read by a `parse_...` function."""

    parse: Callable[[str], Any]

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        from pydantic_core import core_schema

        text = core_schema.str_schema(strict=True)
        return core_schema.no_info_after_validator_function(self.parse, text)


def build(cls: type[T], tree: Tree) -> T:
    """Give the dataclass for a tree that is known to be well formed.

    Takes no part in checking: a tree that was not checked may raise anything.
    """
    known: Any = cls
    makers = _builders(known)
    return cls(**{key: make(tree[key]) for key, make in makers.items() if key in tree})


def check(cls: type[T], tree: Tree, name_place: Callable[[Tree, Path], str]) -> list[Problem]:
    """Give every fault of a tree's form, at once.

    `name_place` turns the path of keys and indices (from 0) into the place that a person reads.
    """
    from pydantic import ValidationError

    of: Any = cls
    try:
        _adapter(of).validate_json(json.dumps(tree, default=str))
    except ValidationError as error:
        return [
            _problem(cls, tree, fault, name_place)
            for fault in error.errors(include_url=False, include_context=True)
        ]
    return []


Path = tuple[str | int, ...]


def key_path(tree: Tree, path: Path) -> str:
    """Name a place by its keys, list entries counted from 1: `columns 3, cards 1, gold`."""
    words: list[str] = []
    for step in path:
        if isinstance(step, int) and words:
            words[-1] += f" {step + 1}"
        else:
            words.append(str(step))
    return ", ".join(words)


def nearest(text: str, known: Mapping[str, object] | tuple[str, ...]) -> str:
    """Give the known word most like this one as a question, or "" when none is."""
    close = get_close_matches(text, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""


@cache
def _adapter(cls: Any) -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(cls)


def _problem(cls: type, tree: Tree, fault: Any, name_place: Callable[[Tree, Path], str]) -> Problem:
    path = tuple(step for step in fault["loc"] if step != "[key]")
    return Problem(name_place(tree, path), _sentence(cls, path, fault))


def _sentence(cls: type, path: Path, fault: Any) -> str:
    kind, value = fault["type"], fault["input"]
    if kind in ("unexpected_keyword_argument", "extra_forbidden"):
        known = _keys_at(cls, path[:-1])
        return f"unknown key {path[-1]!r}{nearest(str(path[-1]), known)}"
    if kind in ("missing", "missing_argument", "missing_keyword_only_argument"):
        return f"{path[-1]!r} is missing"
    if kind == "literal_error":
        return f"{_shown(value)} is not known here; write {fault['ctx']['expected']}"
    if kind == "value_error":
        return str(fault["ctx"]["error"])
    if kind in _EXPECTED:
        return f"must be {_EXPECTED[kind]}, not {_shown(value)}"
    return f"{fault['msg'][:1].lower()}{fault['msg'][1:]}, not {_shown(value)}"


def _shown(value: Any) -> str:
    kind = _KINDS.get(type(value).__name__, "")
    if isinstance(value, dict | list):
        return kind
    text = json.dumps(value, ensure_ascii=False, default=str)
    short = text if len(text) <= 40 else f"{text[:37]}..."
    return f"the text {short}" if isinstance(value, str) else short


def _keys_at(cls: type, path: Path) -> tuple[str, ...]:
    here: Any = cls
    for step in path:
        here = _inside(here, step)
    return tuple(field.name for field in fields(here)) if is_dataclass(here) else ()


def _inside(annotation: Any, step: str | int) -> Any:
    if is_dataclass(annotation):
        return _hints(annotation).get(str(step))
    arguments = [each for each in get_args(annotation) if each is not Ellipsis]
    if get_origin(annotation) in (Union, types.UnionType):
        found = [_inside(each, step) for each in arguments]
        return next((each for each in found if each is not None), None)
    return arguments[-1] if arguments else None


def _hints(cls: Any) -> dict[str, Any]:
    from typing import get_type_hints

    return get_type_hints(cls, include_extras=True)


@cache
def _builders(cls: Any) -> dict[str, Callable[[Any], Any]]:
    hints = _hints(cls)
    return {field.name: _builder(hints[field.name]) for field in fields(cls)}


def _builder(annotation: Any) -> Callable[[Any], Any]:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        parsers = [each.parse for each in annotation.__metadata__ if isinstance(each, ParsedBy)]
        return parsers[0] if parsers else _builder(arguments[0])
    if is_dataclass(annotation):
        table: Any = annotation
        return lambda tree: build(table, tree)
    if origin is tuple:
        each = _builder(arguments[0])
        return lambda values: tuple(each(value) for value in values)
    if origin in (dict, Mapping):
        of_value = _builder(arguments[1])
        return lambda table: {key: of_value(value) for key, value in table.items()}
    return lambda value: value

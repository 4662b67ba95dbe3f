"""A file's tree (TOML or JSON) against frozen dataclasses: built quickly, or checked in full.

Finds faults of form only: unknown and missing keys, wrong types. Knows no game and no rule.
`build` stops at the first fault and says nothing about it, `find_faults` says them all.
The annotations that a file's dataclass may use are those of `_shape`.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache, reduce
from itertools import islice
from typing import (
    Annotated,
    Any,
    Literal,
    TypeAlias,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from sheets.problem import Problem
from sheets.sentence import Sentence
from sheets.wording import (
    LARGEST_NUMBER,
    LIST,
    TABLE,
    TEXT,
    listed,
    must_be,
    shown_key,
    unknown_key,
)

T = TypeVar("T")
Tree: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]  # Keys, and indices from 0.
Fault: TypeAlias = tuple[Path, str]

MOST_PROBLEMS = 500  # More than anybody reads; a hostile file could hold a million.

_SCALARS = {
    int: Sentence("a whole number"),
    float: Sentence("a number"),
    str: TEXT,
    bool: Sentence("true or false"),
}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def schema(cls: type[T]) -> type[T]:
    """Make a class a frozen, slotted dataclass that a file's table is checked against."""
    return dataclass(frozen=True, slots=True)(cls)


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


class Misfit(ValueError):
    """A tree that is not of the form its dataclass asks for; `find_faults` tells where and why."""


def build(cls: type[T], tree: Any) -> T:
    """Give the dataclass for a tree.

    Raises Misfit, or the ValueError of a field's own parser, when and only when the tree has
    faults.
    """
    of: Any = cls
    built: T = _shape(of).build(tree)
    return built


def find_faults(cls: type[T], tree: Any) -> Iterator[Fault]:
    """Give every fault of a tree's form: where it is, and a sentence."""
    of: Any = cls
    return _shape(of).faults(tree, ())


def check(cls: type[T], tree: Tree, name_place: Callable[[Tree, Path], str]) -> list[Problem]:
    """Give every fault of a tree's form, at once.

    `name_place` turns a path into the place that a person reads.
    """
    return as_problems(find_faults(cls, tree), tree, name_place)


def as_problems(
    faults: Iterator[Fault], tree: Tree, name_place: Callable[[Tree, Path], str]
) -> list[Problem]:
    """Give the problems that faults are, the first 500 if there are more."""
    shown = islice(faults, MOST_PROBLEMS)
    problems = [Problem(name_place(tree, path), message) for path, message in shown]
    if next(faults, None) is not None:
        more = Sentence("has more problems; these are the first {most}", most=MOST_PROBLEMS)
        problems.append(Problem("", more))
    return problems


def key_path(tree: Tree, path: Path) -> str:
    """Name a place by its keys, list entries counted from 1: `columns 3, cards 1, gold`."""
    words: list[str] = []
    for step in path:
        if isinstance(step, str):
            words.append(shown_key(step))
        elif words:
            words[-1] += f" {step + 1}"
        else:
            words.append(f"{step + 1}")
    return ", ".join(words)


@dataclass(frozen=True, slots=True)
class _Shape:
    """What a value in a file must be: how to say it, to see it, to find its faults, to build it.

    `fits` only tells the kind, so that of several shapes the right one can find the faults.
    `words` are the only texts allowed, where they are few.
    """

    what: str
    fits: Callable[[Any], bool]
    faults: Callable[[Any, Path], Iterator[Fault]]
    build: Callable[[Any], Any]
    words: tuple[str, ...] = ()


@cache
def _shape(annotation: Any) -> _Shape:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if is_dataclass(annotation):
        return _table(annotation)
    if annotation in _SCALARS:
        return _scalar(annotation)
    if annotation is types.NoneType:
        return _Shape("", lambda value: value is None, _no_faults, _as_it_is)
    if origin is Literal:
        return _word(arguments)
    if origin is Annotated:
        return _marked(arguments[0], arguments[1:])
    if origin is tuple:
        return _list(_shape(arguments[0]))
    if origin is Mapping:
        return _mapping(_shape(arguments[0]), _shape(arguments[1]))
    if origin in (Union, types.UnionType):
        return _either(tuple(_shape(each) for each in arguments))
    raise TypeError(f"a file cannot hold {annotation}")


def _marked(annotation: Any, marks: tuple[Any, ...]) -> _Shape:
    for mark in marks:
        if isinstance(mark, ParsedBy):
            return _parsed(mark.parse)
        if isinstance(mark, AtLeast):
            return _number_from(mark.least)
    return _shape(annotation)


def _number_from(least: int) -> _Shape:
    whole = _scalar(int)
    what = Sentence("a whole number from {least} on", least=least)

    def faults(value: Any, path: Path) -> Iterator[Fault]:
        if type(value) is int and value < least:
            yield path, must_be(what, value)
        else:
            yield from whole.faults(value, path)

    def build_number(value: Any) -> Any:
        if type(value) is not int or not least <= value <= LARGEST_NUMBER:
            raise Misfit
        return value

    return _Shape(what, whole.fits, faults, build_number)


def _scalar(kind: type) -> _Shape:
    kinds = (int, float) if kind is float else (kind,)
    is_number = kind in (int, float)
    what = _SCALARS[kind]

    def faults(value: Any, path: Path) -> Iterator[Fault]:
        if type(value) not in kinds:
            yield path, must_be(what, value)
        elif is_number and not abs(value) <= LARGEST_NUMBER:
            yield path, must_be(Sentence("{what} of a sensible size", what=what), value)

    def build_scalar(value: Any) -> Any:
        if type(value) not in kinds or (is_number and not abs(value) <= LARGEST_NUMBER):
            raise Misfit
        return value

    return _Shape(what, lambda value: type(value) in kinds, faults, build_scalar)


def _word(words: tuple[str, ...]) -> _Shape:
    what = listed(words, "or")

    def faults(value: Any, path: Path) -> Iterator[Fault]:
        if not isinstance(value, str) or value not in words:
            yield path, must_be(what, value)

    def build_word(value: Any) -> Any:
        if not isinstance(value, str) or value not in words:
            raise Misfit
        return value

    return _Shape(what, lambda value: isinstance(value, str), faults, build_word, words)


def _parsed(parse: Callable[[str], Any]) -> _Shape:
    def faults(value: Any, path: Path) -> Iterator[Fault]:
        if not isinstance(value, str):
            yield path, must_be(TEXT, value)
            return
        try:
            parse(value)
        except ValueError as error:
            yield path, error.args[0]

    def build_parsed(value: Any) -> Any:
        if not isinstance(value, str):
            raise Misfit
        return parse(value)

    return _Shape(TEXT, lambda value: isinstance(value, str), faults, build_parsed)


def _list(entry: _Shape) -> _Shape:
    def faults(value: Any, path: Path) -> Iterator[Fault]:
        if not isinstance(value, list):
            yield path, must_be(LIST, value)
            return
        for index, each in enumerate(value):
            yield from entry.faults(each, (*path, index))

    def build_list(values: Any) -> tuple[Any, ...]:
        if not isinstance(values, list):
            raise Misfit
        return tuple(map(entry.build, values))

    return _Shape(LIST, lambda value: isinstance(value, list), faults, build_list)


def _mapping(key: _Shape, entry: _Shape) -> _Shape:
    def faults(value: Any, path: Path) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield path, must_be(TABLE, value)
            return
        for each in value:
            if key.words and each not in key.words:
                yield (*path, each), unknown_key(each, key.words)
            else:
                yield from key.faults(each, (*path, each))
                yield from entry.faults(value[each], (*path, each))

    def build_mapping(table: Any) -> dict[Any, Any]:
        if not isinstance(table, dict):
            raise Misfit
        return {key.build(each): entry.build(value) for each, value in table.items()}

    return _Shape(TABLE, lambda value: isinstance(value, dict), faults, build_mapping)


def _table(cls: Any) -> _Shape:
    hints = get_type_hints(cls, include_extras=True)
    shapes = {each.name: _shape(hints[each.name]) for each in fields(cls)}
    needed = {
        each.name
        for each in fields(cls)
        if each.default is MISSING and each.default_factory is MISSING
    }

    def faults(value: Any, path: Path) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield path, must_be(TABLE, value)
            return
        for key in value:
            if key not in shapes:
                yield (*path, key), unknown_key(key, tuple(shapes))
        for key, shape in shapes.items():
            if key in value:
                yield from shape.faults(value[key], (*path, key))
            elif key in needed:
                missing = Sentence("is missing; {what} is expected", what=shape.what)
                yield (*path, key), missing

    builders = {key: shape.build for key, shape in shapes.items()}

    def build_table(table: Any) -> Any:
        if not isinstance(table, dict) or not needed <= table.keys() <= builders.keys():
            raise Misfit
        return cls(**{key: builders[key](value) for key, value in table.items()})

    return _Shape(TABLE, lambda value: isinstance(value, dict), faults, build_table)


def _either(shapes: tuple[_Shape, ...]) -> _Shape:
    what = reduce(_or, (shape.what for shape in shapes if shape.what))
    is_optional = any(shape.fits(None) for shape in shapes)

    def fitting(value: Any) -> _Shape | None:
        for shape in shapes:
            if shape.fits(value):
                return shape
        return None

    def faults(value: Any, path: Path) -> Iterator[Fault]:
        shape = fitting(value)
        if shape is None:
            yield path, must_be(what, value)
        else:
            yield from shape.faults(value, path)

    def build_either(value: Any) -> Any:
        shape = fitting(value)
        if shape is None:
            raise Misfit
        return shape.build(value)

    if is_optional and len(shapes) == 2:
        build_some = next(shape.build for shape in shapes if not shape.fits(None))
        return _Shape(
            what,
            lambda value: fitting(value) is not None,
            faults,
            lambda value: None if value is None else build_some(value),
        )
    return _Shape(what, lambda value: fitting(value) is not None, faults, build_either)


def _no_faults(value: Any, path: Path) -> Iterator[Fault]:
    return iter(())


def _as_it_is(value: Any) -> Any:
    return value


def _or(one: str, other: str) -> str:
    return Sentence("{one} or {other}", one=one, other=other)

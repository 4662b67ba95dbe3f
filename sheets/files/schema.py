"""A file's tree (TOML or JSON) against frozen dataclasses: built, or validated by pydantic.

Finds faults of form only: unknown and missing keys, wrong types. Knows no game and no rule. Only
`read` and `find_faults`, for files that are not shipped, import pydantic: of it only the core,
since its own reading of annotations would take longer than a game's scoring.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, dataclass_transform

from sheets.files.faults import fault
from sheets.files.forms import AtLeast as AtLeast
from sheets.files.forms import Form, form_of, inside, tag_of
from sheets.files.forms import ParsedBy as ParsedBy
from sheets.files.problem import Problem
from sheets.words.quoting import shown_key
from sheets.words.sentence import Sentence

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

T = TypeVar("T")
Tree: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]  # Keys, and indices from 0.
Fault: TypeAlias = tuple[Path, str]

MOST_PROBLEMS = 500  # More than anybody reads.


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def schema(cls: type[T]) -> type[T]:
    """Make a class a frozen, slotted dataclass that a file's table is checked against."""
    return dataclass(frozen=True, slots=True)(cls)


class MismatchError(ValueError):
    """A tree that is not of the form its dataclass asks for; `find_faults` tells where and why."""


def build(cls: type[T], tree: Tree) -> T:
    """Return the dataclass for a tree that has no faults, such as a shipped edition's."""
    built: T = _build(form_of(cls), tree)
    return built


def read(cls: type[T], tree: Tree) -> T:
    """Return the dataclass for a tree that may have faults; raises MismatchError if it has."""
    try:
        built: T = _validate(cls, tree)
    except ValueError as error:
        raise MismatchError from error
    return built


def find_faults(cls: type[T], tree: Tree) -> Iterator[Fault]:
    """Return the faults of a tree's form: where each is, and a sentence.

    At most one more than MOST_PROBLEMS.
    """
    from pydantic_core import ValidationError

    try:
        _validate(cls, tree)
    except ValidationError as error:
        form = form_of(cls)
        errors = error.errors(include_url=False)[: MOST_PROBLEMS + 1]
        yield from (fault(form, each) for each in errors)


def check(cls: type[T], tree: Tree, name_place: Callable[[Tree, Path], str]) -> list[Problem]:
    """Return every fault of a tree's form, at once.

    `name_place` turns a path into the place that a person reads.
    """
    return as_problems(find_faults(cls, tree), tree, name_place)


def as_problems(
    faults: Iterator[Fault], tree: Tree, name_place: Callable[[Tree, Path], str]
) -> list[Problem]:
    """Return the problems that faults are, the first 500 if there are more."""
    shown = islice(faults, MOST_PROBLEMS)
    problems = [Problem(name_place(tree, path), sentence) for path, sentence in shown]
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


def _build(form: Form, value: Any) -> Any:
    match form["type"]:
        case "default":
            return _build(form["schema"], value)
        case "nullable":
            return None if value is None else _build(form["schema"], value)
        case "tagged-union":
            return _build(form["choices"][tag_of(value)], value)
        case "function-after":
            return form["function"]["function"](value)
        case "tuple":
            return tuple(_build(form["items_schema"][0], each) for each in value)
        case "dict":
            key, entry = form["keys_schema"], form["values_schema"]
            return {_build(key, each): _build(entry, value[each]) for each in value}
        case "dataclass":
            return form["cls"](**{key: _build(inside(form, key), value[key]) for key in value})
    return value


def _validate(cls: Any, tree: Tree) -> Any:
    return _validator(cls).validate_python(tree)


@cache
def _validator(cls: Any) -> SchemaValidator:
    from pydantic_core import SchemaValidator

    form: Any = form_of(cls)
    return SchemaValidator(form)

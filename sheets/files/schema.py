"""A file's tree (TOML or JSON) against frozen dataclasses: built, or validated by pydantic.

Finds faults of form only: unknown and missing keys, wrong types. Knows no game and no rule. Only
where a tree may have faults is pydantic imported, which takes longer than scoring a game.

The sound part of a tree with faults lets all else that is wrong be said at once: what is faulty is
taken out of a list or a table, or has the value of another tree, which is sound.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, partial
from types import NoneType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_args,
    get_type_hints,
)

from sheets.files.forms import AtLeast as AtLeast
from sheets.files.forms import Form, entries_of, is_table, mark_of, options, origin_of
from sheets.files.forms import ParsedBy as ParsedBy
from sheets.files.problem import Fault, Path, Problem, first_problems
from sheets.words.text import LARGEST_NUMBER

T = TypeVar("T")
Tree: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """Marks an entry of a table with its form, by which pydantic then validates it.

    pydantic asks for that by its own name, as it does with every annotation
    (https://docs.pydantic.dev/latest/concepts/types/#customizing-validation-with-__get_pydantic_core_schema__).
    """

    form: Form

    def __get_pydantic_core_schema__(self, _: Any, handler: Any) -> Any:
        from sheets.files.validation import strict

        return handler.generate_schema(strict(self.form))


def _as_entry(annotation: Any) -> Any:
    """Return the annotation of an entry of a table, marked with its form."""
    is_foreign = origin_of(annotation) is Annotated and mark_of(annotation) is None
    return Annotated[annotation, Entry(get_args(annotation)[0] if is_foreign else annotation)]


def _values(table: Any) -> tuple[Any, ...]:
    return tuple([getattr(table, name) for name in table.__dataclass_fields__])


def _repr(table: Any) -> str:
    entries = zip(table.__dataclass_fields__, _values(table), strict=True)
    said = ", ".join([f"{name}={value!r}" for name, value in entries])
    return f"{type(table).__qualname__}({said})"


def _eq(table: Any, other: object) -> bool:
    return _values(table) == _values(other) if type(other) is type(table) else NotImplemented


def _hash(table: Any) -> int:
    return hash(_values(table))


# Those of a dataclass; one for all tables, as making them for each takes a third of its time.
_METHODS: Final[Mapping[str, Callable[..., Any]]] = {
    "__repr__": _repr,
    "__eq__": _eq,
    "__hash__": _hash,
}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def schema(cls: type[T]) -> type[T]:
    """Make a class a frozen, slotted dataclass that a file's table is checked against."""
    forms = get_type_hints(cls, include_extras=True)
    cls.__annotations__ = {name: _as_entry(forms[name]) for name in cls.__annotations__}
    cls.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]
    table = dataclass(frozen=True, slots=True, repr=False, eq=False)(cls)
    for name, method in _METHODS.items():
        setattr(table, name, method)
    return table


class MismatchError(ValueError):
    """A tree that is not of the form its dataclass asks for; `faults` are where and why."""

    def __init__(self, faults: Iterable[Fault] = ()) -> None:
        super().__init__()
        self.faults = tuple(faults)


def build(cls: type[T], tree: Tree) -> T:
    """Return the dataclass for a tree that has no faults, such as a shipped edition's.

    Raises ValueError, KeyError or TypeError where it may have one.
    """
    form: Form = cls
    built: T = _builder(form)(tree)
    return built


def read(cls: type[T], tree: Tree) -> T:
    """Return the dataclass for a tree that may have faults; raises MismatchError if it has."""
    with suppress(ValueError, KeyError, TypeError):
        return build(cls, tree)
    from sheets.files.validation import validated

    built, faults = validated(cls, tree)
    if faults:
        raise MismatchError(faults)
    found: T = built
    return found


def check(cls: type[T], tree: Tree) -> list[Problem]:
    """Return every fault of a tree's form, at once."""
    from sheets.files.validation import validated

    return as_problems(validated(cls, tree)[1])


def as_problems(faults: Iterable[Fault]) -> list[Problem]:
    """Return the problems that faults are, the first 500 if there are more."""
    return first_problems(Problem(path, message) for path, message in faults)


@cache
def _builder(form: Form) -> Callable[[Any], Any]:
    """Return what makes of a part of a tree what this form makes of it.

    It takes nothing that pydantic would not take; what it does not take, pydantic may.
    """
    choices = options(form)
    if form not in choices.values():
        builders = {kind: _builder(choice) for kind, choice in choices.items()}
        if NoneType in get_args(form):
            builders[NoneType] = _as_it_is
        return lambda value: builders[type(value)](value)
    match mark_of(form):
        case ParsedBy(parse):
            return lambda text: parse(_of(str, text))
        case AtLeast(least):
            return partial(_number, least)
    if is_table(form):
        entries = {key: _builder(each) for key, each in entries_of(form).items()}
        return lambda table: form(
            **{key: entries[key](each) for key, each in _of(dict, table).items()}
        )
    if origin_of(form) is tuple:
        entry = _builder(get_args(form)[0])
        return lambda entries: tuple(map(entry, _of(list, entries)))
    if origin_of(form) is Mapping:
        key, value = map(_builder, get_args(form))
        return lambda table: {key(name): value(each) for name, each in _of(dict, table).items()}
    if origin_of(form) is Literal:
        return {word: word for word in get_args(form)}.__getitem__
    return _SCALARS[form]


def _of(kind: type[T], value: Any) -> T:
    """Return a value of exactly this type."""
    if type(value) is not kind:
        raise MismatchError
    return value


def _number(least: int, value: Any) -> int:
    if type(value) is int and least <= value <= LARGEST_NUMBER:
        return value
    raise MismatchError


def _decimal(value: Any) -> float:
    if type(value) in (int, float) and -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        return float(value)
    raise MismatchError


def _as_it_is(value: Any) -> Any:
    return value


_SCALARS: Final[Mapping[Form, Callable[[Any], Any]]] = {
    int: partial(_number, -LARGEST_NUMBER),
    float: _decimal,
    bool: partial(_of, bool),
    str: partial(_of, str),
}


_ABSENT = object()


def sound_part(tree: Tree, faults: Iterable[Path], other: Tree) -> Tree:
    """Return a tree without the faults at these paths, as far as `other` has what must be there."""
    found = deepcopy(tree)
    for path in sorted({*faults}, key=_last_first):
        *steps, last = path
        table = _at(found, steps)
        value = _ABSENT if isinstance(last, int) else _at(other, path)
        if steps and isinstance(value, list | dict):
            value = type(value)()  # Nothing of another map is held against this one.
        if isinstance(table, dict) and value is not _ABSENT:
            table[last] = deepcopy(value)
        elif isinstance(table, dict):
            table.pop(last, None)
        elif isinstance(table, list) and isinstance(last, int):
            del table[last]
    return found


def is_certain(problem: Problem, faults: Iterable[Path], wholes: Iterable[Path]) -> bool:
    """Return whether a problem of the sound part is one of the tree whose faults are there.

    `wholes` are tables whose entries rest on each other: with one fault nothing there is certain.
    """
    return not any(_depends(problem.path, fault, wholes) for fault in faults)


def _is_within(path: Path, table: Path) -> bool:
    return path[: len(table)] == table


def _overlap(path: Path, other: Path) -> bool:
    return _is_within(path, other) or _is_within(other, path)


def _depends(path: Path, fault: Path, wholes: Iterable[Path]) -> bool:
    for whole in wholes:
        if _is_within(fault, whole):
            return _overlap(path, whole)
    if _overlap(path, fault):
        return True
    *steps, last = fault
    table = tuple(steps)
    if not _is_within(path, table):
        return False
    # Behind an entry that is left out the numbers are others; in a table things hang together.
    return isinstance(path[len(table)], int) if isinstance(last, int) else bool(table)


def _at(tree: Any, path: Iterable[str | int]) -> Any:
    for step in path:
        try:
            tree = tree[step]
        except (KeyError, IndexError, TypeError):
            return _ABSENT
    return tree


def _last_first(path: Path) -> list[tuple[bool, Any]]:
    """Return the sort key by which of a list later entries come first."""
    return [(isinstance(step, str), -step if isinstance(step, int) else step) for step in path]

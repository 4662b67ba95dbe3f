"""A tree as a TOML file, laid out for people: tables under headings, small ones on one line.

Knows no keys. What is a table within a table of a list is written on the line of its key.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import tomlkit

from sheets.files.schema import Tree

LINE = 100  # Characters; a longer list goes over several lines.

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(tree: Tree) -> str:
    """Return the text of a tree of tables, lists, texts, numbers, dates and truth values."""
    return _text(_lines(tree)).lstrip("\n")


def write_entries(table: Tree) -> str:
    """Return the lines of a table's entries, the tables in it among them."""
    return _text(_entries(table))


def has_heading(value: Any) -> bool:
    """Return whether a value is written below headings of its own, [table] or [[table]]."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, dict) for each in value)
    return isinstance(value, dict)


def _lines(tree: Tree) -> Iterator[str]:
    yield from _entries({key: value for key, value in tree.items() if not has_heading(value)})
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from _table(key, value)
        elif has_heading(value):
            for entry in value:
                yield from ("", f"[[{_key(key)}]]")
                yield from _entries(entry)


def _table(key: str, table: Tree) -> Iterator[str]:
    own = {inner: each for inner, each in table.items() if not isinstance(each, dict)}
    # A table of nothing but tables needs no heading beside theirs.
    is_bare = bool(table) and not own
    if not is_bare:
        yield from ("", f"[{_key(key)}]")
        yield from _entries(own)
    for inner, each in table.items():
        if isinstance(each, dict):
            yield from ("",) if is_bare else ()
            yield f"[{_key(key)}.{_key(inner)}]"
            yield from _entries(each)


def _entries(table: Tree) -> Iterator[str]:
    for key, value in table.items():
        line = f"{_key(key)} = {_value(value)}"
        if len(line) > LINE and value and isinstance(value, list):
            yield f"{_key(key)} = ["
            yield from (f"    {row}" for row in _folded([f"{_value(each)}," for each in value]))
            yield "]"
        else:
            yield line


def _folded(words: list[str]) -> Iterator[str]:
    row = words[0]
    for word in words[1:]:
        if len(row) + len(word) + 5 > LINE:
            yield row
            row = word
        else:
            row = f"{row} {word}"
    yield row


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    return str(tomlkit.item(value).as_string())


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _value(key)


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)

"""TOML written: a tree laid out for people, or a file that somebody wrote, changed to hold another.

Knows no keys. Tables stand under headings, small ones on one line; what is a table within a table
of a list is written on the line of its key. In a file that is changed all else stays as it is.
tomlkit keeps comments, order and layout, and puts a value in another's place. It would put a new
line below the comments that belong to the heading after it, so these are put in place here.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import takewhile
from typing import Any, TypeAlias

import tomlkit
from tomlkit.container import Container
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Item, Table

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


MOST_CHARACTERS = 100_000  # For more tomlkit takes longer than a second.

_Keys: TypeAlias = tuple[str, ...]


def change_toml(text: str, tree: Tree) -> str:
    """Return a TOML text, changed where it says otherwise than a tree.

    New entries follow the last of their table, new tables the last of their list or of the file.
    A text with which this goes wrong, or that is longer than a person writes, is written anew.
    """
    changed = ""
    if len(text) <= MOST_CHARACTERS:
        with suppress(TOMLKitError):
            changed = _changed(text.replace("\r\n", "\n"), tree)
    written = changed if _says(changed, tree) else write_toml(tree)
    return written.replace("\n", "\r\n") if "\r\n" in text else written


def _says(text: str, tree: Tree) -> bool:
    try:
        return _same(tomllib.loads(text), tree)
    except tomllib.TOMLDecodeError:
        return False


def _changed(text: str, tree: Tree) -> str:
    document = tomlkit.parse(text)
    new = _change(document, tomllib.loads(text), tree, ())
    tables = {key: value for key, value in new.items() if has_heading(value)}
    entries = {key: value for key, value in new.items() if key not in tables}
    if (last := _last_entry(document)) is not None:
        _add_after(last, write_entries(entries))
        entries = {}
    parts = write_entries(entries), document.as_string(), write_toml(tables)
    return "\n".join(part if part.endswith("\n") else f"{part}\n" for part in parts if part)


def _change(container: Container, before: Tree, after: Tree, keys: _Keys) -> Tree:
    """Change what has another value, take away what is gone, and return what is new."""
    new: Tree = {}
    for key in [each for each in before if each not in after]:
        container.remove(key)
    for key, value in after.items():
        if key not in before:
            new[key] = value
        elif not (
            _same(before[key], value) or _has_changed(container, before[key], value, (*keys, key))
        ):
            container.remove(key)
            new[key] = value
    return new


def _has_changed(container: Container, before: Any, after: Any, keys: _Keys) -> bool:
    """Change a value in its place, if it has one place that can hold it."""
    key = keys[-1]
    match [(name, item) for name, item in container.body if name and name.key == key]:
        case [(name, Table() as table)] if isinstance(after, dict) and not name.is_dotted():
            return _has_changed_table(table, before, after, keys)
        case [(_, AoT() as tables)] if len(keys) == 1 and _are_tables(after):
            _change_tables(tables, before, after, key)
            return True
        case [(_, item)] if not isinstance(item, Table | AoT):
            container[key] = tomlkit.parse(write_entries({key: after})).item(key)
            return True
    return False


def _has_changed_table(table: Table, before: Tree, after: Tree, keys: _Keys) -> bool:
    """Change a table below its heading, or the tables in it that have headings, if any has."""
    new = _change(table.value, before, after, keys)
    lines = [*_items(table)]
    if table.is_super_table() and new and lines:
        for key in reversed(keys):
            new = {key: new}
        _add_after(lines[-1], f"\n{write_toml(new)}")
    elif lines:
        last = _last_entry(table.value)
        _add_after(table if last is None else last, write_entries(new))
    return bool(lines)


def _change_tables(tables: AoT, before: list[Tree], after: list[Tree], key: str) -> None:
    for table, old, new in zip(tables.body, before, after, strict=False):
        _has_changed_table(table, old, new, (key,))
    del tables[len(after) :]
    if added := after[len(before) :]:
        *_, last = _items(tables.body[-1])
        _add_after(last, "\n" + write_toml({key: added}))


def _last_entry(container: Container) -> Item | None:
    """Return the last entry that stands above all headings in a table."""
    lines = (line for name, item in container.body if name for line in _items(item))
    entries = [*takewhile(lambda line: not isinstance(line, Table), lines)]
    return entries[-1] if entries else None


def _items(item: Item) -> Iterator[Item]:
    """Yield headings, as their tables, and entries in the order in which they are written."""
    if isinstance(item, Table):
        yield from () if item.is_super_table() else (item,)
        for name, each in item.value.body:
            yield from _items(each) if name else ()
    elif isinstance(item, AoT):
        for table in item.body:
            yield from _items(table)
    else:
        yield item


def _add_after(item: Item, lines: str) -> None:
    end = item.trivia.trail
    item.trivia.trail = f"{end}{lines}" if end.endswith("\n") else f"{end}\n{lines}"


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and has_heading(value)


def _same(one: Any, other: Any) -> bool:
    """Return whether two trees are equal, a number also in its type."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return type(one) is type(other) and repr(one) == repr(other)

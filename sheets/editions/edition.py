"""Editions: which are shipped, where they are, and whether a file is one.

Knows no game; `sheets/game.py` reads those of one.
"""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from string import ascii_uppercase, digits
from typing import Any, Final

from sheets.editions.head import Head
from sheets.files.problem import InvalidFileError, Problem
from sheets.files.reading import parse_toml, read_text
from sheets.files.schema import Tree
from sheets.words.text import Message, Text, joined, nearest

SHIPPED = Path(__file__).parent
NEWEST = "edition.toml"  # In an edition's folder; older versions lie beside it, as `1.0.0.toml`.
_NAME_AND_VERSION = re.compile(r"[a-z0-9-]+ [0-9][0-9A-Z.]*")
# An edition has them all, a state of a game none of them.
_KEYS = frozenset({"id", "version", "title", "names"})
# What a state may begin with, and no edition.
_KEYS_OF_STATES = frozenset({"variant", "players", "edition"})
IS_STATE = Problem((), Text("is a state of a game, not an edition"))
DIGEST_LENGTH: Final = 8
_DIGITS: Final = f"{digits}{ascii_uppercase}"


class UnknownEditionError(LookupError):
    """A name that is no shipped edition and looks like no path; the message is a text.

    `hint` names a file that may be meant, "" where there is none.
    """

    def __init__(self, name: str, beside: Path = Path()) -> None:
        known = ", ".join(shipped_names())
        files = (f"{name}{suffix}" for suffix in (".toml", ".json"))
        file = next((each for each in files if (beside / each).is_file()), "")
        self.hint: Message = nearest(name, shipped_names())
        if file:
            self.hint = Text("; did you mean the file {file}?", file=file)
        super().__init__(
            Text(
                "no edition is called {name!r}; there are {known}{hint}",
                name=name,
                known=known,
                hint=self.hint,
            )
        )


class UnknownVersionError(UnknownEditionError):
    """A version that a shipped edition has not got; the message is a text."""

    def __init__(self, name: str, version: str, known: Mapping[str, Path]) -> None:
        self.hint = ""
        said = {"name": name, "version": version[:60], "versions": joined([*known])}
        LookupError.__init__(
            self,
            Text("{name} has no version {version!r}; there is {versions}", **said)
            if len(known) == 1
            else Text("{name} has no version {version!r}; there are {versions}", **said),
        )


class InvalidEditionError(InvalidFileError):
    """An edition file that nothing can be printed from."""


def shipped_names(folder: Path = SHIPPED) -> tuple[str, ...]:
    """Return the names of the editions in a folder of such, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in folder.glob(f"*/{NEWEST}")))


def edition_path(name_or_path: str, beside: Path = Path(), folder: Path = SHIPPED) -> Path:
    """Return the file of an edition: a shipped one by name, any other by path relative to `beside`.

    A name alone is the newest version's, name and version (`pandoria-merchants 1.0.0`) that one's;
    `folder` is where such editions lie. Raises UnknownEditionError when the text is no shipped name
    and looks like no path, UnknownVersionError for another version. Does not look whether the path
    exists.
    """
    name, _, version = name_or_path.partition(" ")
    if name in shipped_names(folder):
        return _of_version(folder / name, version.strip())
    path = beside / name_or_path
    is_named = _NAME_AND_VERSION.fullmatch(name_or_path)
    if path.exists() or (not is_named and (path.suffix or {"/", os.sep} & {*name_or_path})):
        return path
    raise UnknownEditionError(name_or_path, beside)


def _of_version(folder: Path, version: str) -> Path:
    newest = folder / NEWEST
    if not version:
        return newest
    known = {path.stem: path for path in older_versions(newest)}
    if version not in known:  # An older one is told by its file's name, without reading any.
        known[_version_of(newest)] = newest
    if version not in known:
        raise UnknownVersionError(folder.name, version, known)
    return known[version]


def older_versions(newest: Path) -> list[Path]:
    """Return the files of a shipped edition's older versions, the oldest first."""
    older = (path for path in newest.parent.glob("*.toml") if path != newest)
    return sorted(older, key=_by_version)


def _version_of(path: Path) -> str:
    if path.name != NEWEST:
        return path.stem
    head, _, _ = read_text(path).partition("\n[")  # Its own keys, before any table's.
    return str(parse_toml(head)["version"])


def _by_version(path: Path) -> list[tuple[int, str]]:
    """Return the sort key by which 1.9.0 comes before 1.10.0."""
    return [(len(part), part) for part in path.stem.split(".")]


def edition_name(path: Path) -> str:
    """Return what a shipped edition's file is called for good: its name and its version."""
    return f"{path.parent.name} {_version_of(path)}"


def is_shipped(path: Path) -> bool:
    """Return whether a file is one of the shipped editions, which CI has checked."""
    return path.is_relative_to(SHIPPED)


def is_edition(tree: Tree) -> bool:
    """Return whether a file's tree is an edition's, sound or not."""
    # A state to which somebody has given a title is no edition for that.
    least = 2 if _has_sheets(tree) else 1
    return len(_KEYS & tree.keys()) >= least


def is_state(tree: Tree) -> bool:
    """Return whether a file's tree is that of a state of a game, sound or not."""
    return not is_edition(tree) and (_has_sheets(tree) or not _KEYS_OF_STATES.isdisjoint(tree))


def _has_sheets(tree: Tree) -> bool:
    return isinstance(tree.get("sheet"), list)


def edition_digest(edition: Head) -> str:
    """Return the digest of an edition: 8 of 0-9 and A-Z, of which a part is a digest too."""
    from hashlib import blake2s  # With it comes OpenSSL, which takes longer than reading does.

    number = int.from_bytes(blake2s(_canonical(edition).encode()).digest())
    base = len(_DIGITS)
    return "".join(_DIGITS[number // base**place % base] for place in range(DIGEST_LENGTH))


def _canonical(value: Any) -> str:
    """Return a text that is the same for the same content, and another one for any other."""
    if is_dataclass(value):
        return _table(dict(_entries(value)))
    if isinstance(value, Mapping):
        return _table(value)
    if isinstance(value, tuple):
        return f"[{','.join(map(_canonical, value))}]"
    return repr(value)


def _table(entries: Mapping[str, Any]) -> str:
    return f"{{{','.join(f'{key}:{_canonical(entries[key])}' for key in sorted(entries))}}}"


def _entries(table: Any) -> Iterator[tuple[str, Any]]:
    """Yield what a table says that would not hold without it."""
    for each in fields(table):
        value = getattr(table, each.name)
        factory = each.default_factory
        default = each.default if factory is MISSING else factory()
        if value != default:
            yield each.name, value

"""A digest of an edition's content, which tells editions of one version apart.

Comments, the order of keys, and entries that say what holds without them do not count. So a new
entry with a default changes no digest that is on paper.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from hashlib import blake2s
from string import ascii_uppercase, digits
from typing import Any, Final

from sheets.editions.head import Head

DIGEST_LENGTH: Final = 8

_DIGITS: Final = f"{digits}{ascii_uppercase}"


def edition_digest(edition: Head) -> str:
    """Return the digest of an edition: 8 of 0-9 and A-Z, of which a part is a digest too."""
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

"""Faces as documents embed them: without the text of their licence.

It binds copies of a font, not documents that use one, and is as long as many a face's letters in
a document. Whose the face is and where its licence stands go along.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import pack, unpack_from
from typing import Final, NamedTuple

_LICENCE: Final = 13  # Among a font's names; 0 is the copyright, 14 the licence's address.
_DIRECTORY, _ENTRY = 12, 16  # Where a font's table of tables begins, and how long an entry is.
_HEAD, _RECORD = 6, 12  # The same of its table of names.


class _Name(NamedTuple):
    """A name: platform, encoding, language and number, and its text as it is stored."""

    kind: tuple[int, int, int, int]
    text: bytes


def embedded(font: bytes) -> bytes:
    """Return a TrueType font without the text of its licence."""
    for at in range(_DIRECTORY, _DIRECTORY + _ENTRY * unpack_from(">H", font, 4)[0], _ENTRY):
        tag, checksum, start, length = unpack_from(">4sLLL", font, at)
        if tag == b"name":
            kept = _table([name for name in _names(font[start:]) if name.kind[3] != _LICENCE])
            entry = pack(">4sLLL", tag, checksum, start, len(kept))
            # The other tables stay where they are.
            whole = font[:start] + kept.ljust(length, b"\0") + font[start + length :]
            return whole[:at] + entry + whole[at + _ENTRY :]
    return font


def _names(table: bytes) -> Iterator[_Name]:
    _, number, texts = unpack_from(">HHH", table)
    for at in range(_HEAD, _HEAD + _RECORD * number, _RECORD):
        *kind, length, offset = unpack_from(">6H", table, at)
        start = texts + offset
        yield _Name((kind[0], kind[1], kind[2], kind[3]), table[start : start + length])


def _table(names: list[_Name]) -> bytes:
    records, texts = b"", b""
    for name in names:
        records += pack(">6H", *name.kind, len(name.text), len(texts))
        texts += name.text
    return pack(">HHH", 0, len(names), _HEAD + len(records)) + records + texts

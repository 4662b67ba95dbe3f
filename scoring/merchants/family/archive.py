"""The archive of the family version: the names of its spells, and which of them are in play.

A spell is `1A2`: storey 1, place A, second from the top (F8).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from sheets.merchants.edition.edition import Archive
from sheets.words.text import Text

_SPELL = re.compile(r"([1-9])([A-Za-z])([1-9])")


class ArchiveSpell(NamedTuple):
    """A spell in the archive: storey, place and the spell in it, all counted from 1."""

    storey: int
    place: int
    number: int


class ArchiveSpellError(ValueError):
    """A text that names no spell of an archive."""


def parse_archive_spell(text: str) -> ArchiveSpell:
    """Read the name of a spell, `1A2` or `1a2`.

    Raises ArchiveSpellError for any other text. Does not know how large the archive is.
    """
    match = _SPELL.fullmatch(text.strip())
    if match is None:
        raise ArchiveSpellError(
            Text(
                "{text!r} is no spell; storey, place and spell are right, such as 1A2",
                text=text[:20],
            )
        )
    return ArchiveSpell(int(match[1]), ord(match[2].upper()) - ord("A") + 1, int(match[3]))


def archive_spell_name(spell: ArchiveSpell) -> str:
    """Return the name of a spell as it stands in a file."""
    return f"{spell.storey}{chr(ord('A') + spell.place - 1)}{spell.number}"


def archive_spells(archive: Archive | None, players: int) -> Iterator[ArchiveSpell]:
    """Return every spell in play at this number of players, storey by storey from the top (F2)."""
    if archive is None:
        return
    for storey, of_storey in enumerate(archive.storeys, 1):
        for place, of_place in enumerate(of_storey.places, 1):
            if of_place.players <= players:
                for number in range(1, len(of_place.spells) + 1):
                    yield ArchiveSpell(storey, place, number)


def spell_keys(archive: Archive | None) -> dict[ArchiveSpell, str]:
    """Return what each spell of an archive is, with its strength, `rage-2`."""
    storeys = archive.storeys if archive else ()
    return {
        ArchiveSpell(storey, place, number): spell
        for storey, of_storey in enumerate(storeys, 1)
        for place, of_place in enumerate(of_storey.places, 1)
        for number, spell in enumerate(of_place.spells, 1)
    }

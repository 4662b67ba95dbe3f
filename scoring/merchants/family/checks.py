"""The problems of the family version: spells taken from the archive and used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from scoring.merchants.family.archive import ArchiveSpell, archive_spell_name, archive_spells
from scoring.merchants.states.state import FamilySheet, Spells
from scoring.states.place import PlacedSheet
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import MOST_PLAYERS, Archive
from sheets.words.text import Text

Holders = Mapping[ArchiveSpell, Place]


def number_of(spells: Spells) -> int:
    """Count spells, whether they are named or not."""
    return spells if isinstance(spells, int) else len(spells)


def is_counted(spells: Spells) -> bool:
    """Return whether it is said only how many spells there are; none is as good as named."""
    return isinstance(spells, int) and spells > 0


def unused_spells(sheet: FamilySheet) -> int:
    """Count the spells that a player took and did not use (F10)."""
    return max(number_of(sheet.spells.taken) - number_of(sheet.spells.used), 0)


def find_spell_problems(sheet: FamilySheet, place: Place) -> Iterator[Problem]:
    """Only spells that were taken can be used, each once (F5)."""
    taken, used = sheet.spells.taken, sheet.spells.used
    place = place.at("spells")
    if isinstance(taken, tuple) and isinstance(used, tuple):
        yield from _used_wrongly(taken, used, place)
    elif isinstance(taken, tuple) != isinstance(used, tuple) and number_of(used) > 0:
        yield place.error(
            "", Text("taken and used must both be numbers or both be lists of spells")
        )
    if number_of(used) > number_of(taken):
        yield place.error(
            "F5",
            Text(
                "used: {used}, taken: {taken}; only a spell that was taken can be used",
                used=number_of(used),
                taken=number_of(taken),
            ),
        )


def find_archive_problems(
    placed: Sequence[PlacedSheet[FamilySheet]], archive: Archive, players: int
) -> Iterator[Problem]:
    """Return the problems of all spells taken at the table."""
    in_play = tuple(archive_spells(archive, players))
    taken = sum(number_of(sheet.spells.taken) for _, sheet in placed)
    if taken > len(in_play):
        yield Place(("spells",)).error(
            "F8",
            Text(
                "taken by all together: {taken}, but with {players} players the "
                "archive has {spells}",
                taken=taken,
                players=players,
                spells=len(in_play),
            ),
        )
    holders: dict[ArchiveSpell, Place] = {}
    for place, sheet in placed:
        yield from _taken_wrongly(sheet, place.at("spells"), archive, in_play, holders)
    counted = [place for place, sheet in placed if is_counted(sheet.spells.taken)]
    if not counted:
        yield from _out_of_order(holders, in_play)
    elif holders:
        yield (
            counted[0]
            .at("spells")
            .warning(
                "F8",
                Text(
                    "are counted here and named on other sheets; the order in "
                    "which the archive was "
                    "emptied is only checked where all name them"
                ),
            )
        )


def _used_wrongly(
    taken: tuple[ArchiveSpell, ...], used: tuple[ArchiveSpell, ...], place: Place
) -> Iterator[Problem]:
    there = frozenset(taken)
    for spell, times in Counter(used).items():
        name = archive_spell_name(spell)
        if spell not in there:
            yield place.error(
                "F5", Text("{spell} is used, but not among the spells taken", spell=name)
            )
        elif times > 1:
            yield place.error("F5", Text("{spell} is used twice; a spell is used once", spell=name))


def _taken_wrongly(
    sheet: FamilySheet,
    place: Place,
    archive: Archive,
    in_play: tuple[ArchiveSpell, ...],
    holders: dict[ArchiveSpell, Place],
) -> Iterator[Problem]:
    """Check the spells named on a sheet and add them to the holders."""
    spells = sheet.spells.taken
    for spell in spells if isinstance(spells, tuple) else ():
        name = archive_spell_name(spell)
        if spell not in archive_spells(archive, MOST_PLAYERS):
            yield place.error("F8", Text("{spell} is not in the archive", spell=name))
        elif spell not in in_play:
            yield place.error(
                "F2",
                Text(
                    "{spell} is not in play; with fewer players its place is crossed out",
                    spell=name,
                ),
            )
        elif spell in holders:
            yield place.error(
                "F8",
                Text(
                    "{spell} is taken here and at {other}; each spell is taken once",
                    spell=name,
                    other=holders[spell].name,
                ),
            )
        else:
            holders[spell] = place


def _out_of_order(holders: Holders, in_play: tuple[ArchiveSpell, ...]) -> Iterator[Problem]:
    """Find where a storey, a place or a spell was passed over."""
    left = [spell for spell in in_play if spell not in holders]
    begun: dict[int, ArchiveSpell] = {}
    for spell, place in sorted(holders.items()):
        above = next((each for each in left if each.storey < spell.storey), None)
        stronger = next((each for each in left if each[:2] == spell[:2] and each < spell), None)
        if above is not None:
            yield place.error(
                "F8",
                Text(
                    "{spell} is taken, but {other} is still there; a storey opens when all of the "
                    "storey above are taken",
                    spell=archive_spell_name(spell),
                    other=archive_spell_name(above),
                ),
            )
        elif stronger is not None:
            yield place.error(
                "F8",
                Text(
                    "{spell} is taken, but {other} is still there; a place goes from the top",
                    spell=archive_spell_name(spell),
                    other=archive_spell_name(stronger),
                ),
            )
        elif any(each[:2] == spell[:2] for each in left):
            other = begun.setdefault(spell.storey, spell)
            if other[:2] != spell[:2]:
                yield place.error(
                    "F8",
                    Text(
                        "the places of {spell} and {other} are both begun; "
                        "a place is used up before another is chosen",
                        spell=archive_spell_name(spell),
                        other=archive_spell_name(other),
                    ),
                )

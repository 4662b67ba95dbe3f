"""The archive of the family version: which spell can be taken now (F8)."""

from __future__ import annotations

from collections.abc import Collection

from rollwrite.play.merchants.moment import IllegalStepError, Moment
from rollwrite.play.merchants.steps import Take
from scoring.merchants.family.archive import ArchiveSpell, archive_spell_name
from sheets.words.text import Text


def legal_takes(moment: Moment) -> tuple[Take, ...]:
    """Return the spells that can be taken: the next of a place begun, else the first of any."""
    left = spells_left(moment)
    if not left:
        return ()
    storey = [spell for spell in left if spell.storey == left[0].storey]
    strongest = {spell.place: spell for spell in reversed(storey)}
    begun = [spell for spell in strongest.values() if spell.number > 1]
    return tuple(Take(spell) for spell in begun or sorted(strongest.values()))


def spells_left(moment: Moment) -> tuple[ArchiveSpell, ...]:
    """Return the spells that nobody has, storey by storey."""
    taken: Collection[ArchiveSpell] = {spell for sheet in moment.sheets for spell in sheet.spells}
    return tuple(spell for spell in moment.table.spells if spell not in taken)


def taken(moment: Moment, step: Take) -> Moment:
    """Return the moment after a spell was taken; raises IllegalStepError (F8)."""
    legal = legal_takes(moment)
    if step not in legal:
        names = tuple(archive_spell_name(each.spell) for each in legal)
        name = archive_spell_name(step.spell)
        if step.spell not in moment.table.spells:
            message = Text("{spell} is not in play", spell=name)
        elif step.spell not in spells_left(moment):
            message = Text("{spell} is taken already", spell=name)
        else:
            message = Text("{spell} is not the next one", spell=name)
        raise IllegalStepError("F8", message, names)
    sheet = moment.sheet
    sheet = sheet._replace(spells=(*sheet.spells, step.spell))
    return moment._replace(sheets=moment.with_sheet(sheet))

"""At which level a game is played, told by what is printed on a sheet: its targets, its title."""

from __future__ import annotations

from typing import Final

from rollwrite.photo.identity import Known, levels_of
from rollwrite.photo.joint import Group, Reading
from rollwrite.photo.markers import Grey
from rollwrite.photo.printed import which_printed

LEVEL: Final = ("level",)  # Where the answer stands in a state.


def read_level(group: Group, known: Known, seen: Grey) -> Reading:
    """Return the level that is printed on a flat page in even light.

    On a page without one nothing is read.
    """
    levels = ("", *levels_of(known.kind))
    found = which_printed(seen, [known.of_level(level).picture for level in levels])
    is_read = len(found) == 1 and bool(levels[found[0]])
    return Reading(group, levels[found[0]] if is_read else None, 1.0 if is_read else 0.0)

"""The guilds and archive of the family version: one page that says what all players have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rollwrite.photo.joint import Group, Look, Reading, answers_of
from rollwrite.photo.merchants.rings import counted, one_of
from scoring.merchants.family.archive import archive_spell_name, archive_spells
from scoring.merchants.states.printed import Content
from sheets.files.schema import Tree
from sheets.merchants.family.marks import count_name, used_mark, who_mark

USED: Final = " used"  # Behind the number of the player who took a spell.


def groups(content: Content, players: int, marks: frozenset[str]) -> Iterator[Group]:
    """Yield the groups of the page's marks: every spell, and everybody's total (F5, F8)."""
    for spell in archive_spells(content.edition.archive, players):
        rings = tuple(who_mark(*spell, seat) for seat in range(players))
        name = archive_spell_name(spell)
        yield Group(("archive", name), (*rings, used_mark(*spell)), tuple(_spell_looks(players)))
    for seat in range(players):
        path = ("sheet", seat, "crowns")
        boards = list(counted(count_name(seat), marks, (*path, "tens"), (*path, "units")))
        yield from boards or (Group(path, (), ()),)


def sheet_trees(readings: Iterable[Reading], content: Content, players: int) -> tuple[Tree, ...]:
    """Return everybody's tree as a state has it; what is not sure is missing."""
    answers = answers_of(readings)
    trees = []
    for seat in range(players):
        own, path = str(seat + 1), ("sheet", seat, "crowns")
        spells = {path[1]: each for path, each in answers.items() if path[0] == "archive"}
        taken = [name for name, who in spells.items() if who in (own, own + USED)]
        used = [name for name, who in spells.items() if who == own + USED]
        tree: Tree = {"spells": {"taken": taken, "used": used}}
        if path in answers:
            tree["crowns"] = answers[path]
        tens, units = answers.get((*path, "tens")), answers.get((*path, "units"))
        if tens is not None and units is not None:
            tree["crowns"] = 10 * int(tens) + int(units)
        trees.append(tree)
    return tuple(trees)


def _spell_looks(players: int) -> Iterator[Look]:
    """Yield how a spell's rings and its square look: nobody's, taken, used."""
    seats = range(players)
    yield one_of(range(players + 1), (), "")
    for seat in seats:
        _, rings = one_of(seats, (seat,), "")
        yield f"{seat + 1}", (*rings, "blank")
        yield f"{seat + 1}{USED}", (*rings, "crossed")

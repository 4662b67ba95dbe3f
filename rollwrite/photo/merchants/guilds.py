"""The shared sheets of the family version: guilds and archive, points; one sheet, or one each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rollwrite.photo.joint import Group, Look, Reading, answers_of, row_look
from rollwrite.photo.rings import counted, total_told
from scoring.merchants.content import Content
from scoring.merchants.state import archive_spell_name, archive_spells
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.merchants.family.marks import count_name, used_mark, who_mark

USED: Final = " used"  # Behind the number of the player who took a spell.


def groups(content: Content, players: int, marks: frozenset[str]) -> Iterator[Group]:
    """Yield the groups of the guilds' marks: every spell, and everybody's total if it is there.

    The rules are F5 and F8.
    """
    for spell in archive_spells(content.edition.archive, players):
        rings = tuple(who_mark(*spell, seat) for seat in range(players))
        name = archive_spell_name(spell)
        yield Group(("archive", name), (*rings, used_mark(*spell)), tuple(_spell_looks(players)))
    yield from points_groups(content, players, marks)


def points_groups(content: Content, players: int, marks: frozenset[str]) -> Iterator[Group]:
    """Yield the groups of everybody's total, of those whose counting boards are on the page."""
    for seat in range(players):
        yield from counted(count_name(seat), marks, points_path(seat))


def points_path(seat: int) -> Path:
    """Return where a player's total stands in a state."""
    return ("sheet", seat, "crowns")


def sheet_trees(readings: Iterable[Reading], content: Content, players: int) -> tuple[Tree, ...]:
    """Return everybody's tree as a state has it; what is not sure is missing."""
    sheet = tuple(readings)
    answers = answers_of(sheet)
    spells = {path[1]: each for path, each in answers.items() if path[0] == "archive"}
    trees = []
    for seat, points in enumerate(points_trees(sheet, content, players)):
        own = str(seat + 1)
        taken = [name for name, who in spells.items() if who in (own, own + USED)]
        used = [name for name, who in spells.items() if who == own + USED]
        trees.append({"spells": {"taken": taken, "used": used}, **points})
    return tuple(trees)


def points_trees(readings: Iterable[Reading], content: Content, players: int) -> tuple[Tree, ...]:
    """Return everybody's total as a state has it; what is not sure is missing."""
    answers = answers_of(readings)
    totals = (total_told(answers, points_path(seat)) for seat in range(players))
    return tuple({} if total is None else {"crowns": total} for total in totals)


def _spell_looks(players: int) -> Iterator[Look]:
    """Yield how a spell's rings and its square look: nobody's, taken, used."""
    seats = range(players)
    yield row_look(range(players + 1), (), "")
    for seat in seats:
        _, rings = row_look(seats, (seat,), "")
        yield f"{seat + 1}", (*rings, "blank")
        yield f"{seat + 1}{USED}", (*rings, "crossed")

"""What a state's pens left on the sheets of the family version that all players share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.merchants.family.archive import archive_spells
from scoring.merchants.family.checks import unused_spells
from scoring.merchants.states.state import FamilyState, players_at
from scoring.states.written import boxed, total
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling
from sheets.merchants.edition.edition import Edition, Resource
from sheets.merchants.family.marks import (
    FIGURES,
    count_name,
    guild_mark,
    owner_mark,
    points_mark,
    sum_mark,
    used_mark,
    who_mark,
)


def archive_fillings(state: FamilyState, edition: Edition) -> Iterator[Filling]:
    """Yield what stands in the archive; who owns which guild no state says."""
    in_play = frozenset(archive_spells(edition.archive, players_at(state)))
    for seat, sheet in enumerate(state.sheet):
        taken, used = sheet.spells.taken, sheet.spells.used
        for spell in () if isinstance(taken, int) else taken:
            if spell in in_play:
                yield Filling(who_mark(*spell, seat), "circle")
        for spell in () if isinstance(used, int) else used:
            if spell in in_play:
                yield Filling(used_mark(*spell), "cross")


def points_fillings(state: FamilyState, *, is_over: bool) -> Iterator[Filling]:
    """Yield what stands in everybody's ledger; sums once the game is over."""
    for seat, sheet in enumerate(state.sheet):
        figures = boxed(sheet.crowns, FIGURES.boxes)
        for number, figure in enumerate(figures, 1):
            yield Filling(points_mark(seat, number), "write", str(figure))
        if is_over and sheet.crowns is not None:
            yield from _sums(seat, figures)
            yield Filling(points_mark(seat, "unused"), "write", str(unused_spells(sheet)))


def guild_fillings(
    guilds: Sequence[Sequence[Resource]], initials: Sequence[str]
) -> Iterator[Filling]:
    """Yield the shield of every guild's owner, and the ring that is circled (F3); both by seat."""
    for seat, (own, initial) in enumerate(zip(guilds, initials, strict=True)):
        for resource in own:
            yield Filling(guild_mark(resource), "shield", initial, seat=seat)
            yield Filling(owner_mark(resource, seat), "circle")


def _sums(seat: int, figures: Sequence[int]) -> Iterator[Filling]:
    """Yield what each row comes to, and the total, written and circled."""
    across = FIGURES.across
    for start in range(0, len(figures), across):
        row = figures[start : start + across]
        yield Filling(sum_mark(seat, start // across + 1), "write", str(sum(row)))
    points = total(tuple(figures))
    yield Filling(points_mark(seat, "total"), "write", str(points))
    for mark in counted_marks(count_name(seat), points):
        yield Filling(mark, "circle")

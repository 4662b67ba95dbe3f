"""A game that was played by steps, written down as its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rollwrite.play.merchants.closing import is_usual_order
from rollwrite.play.merchants.notation import steps_text
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import Pass, Score, Step
from rollwrite.play.record import Record, Turn
from scoring.merchants.game import GAME


def record_of(start: Position, steps: Iterable[Step]) -> Record:
    """Return the record of a game that was played with these steps from its first position.

    Its last turn may stop in the middle. Raises IllegalStepError.
    """
    table = start.table
    version = table.edition.version
    return Record(
        game=GAME.name,
        variant=table.variant,
        edition=table.edition_name.removesuffix(f" {version}"),
        version=version,
        players=table.names,
        initials=table.initials,
        level=table.level or "",
        turns=tuple(_turns(start, steps)),
    )


def _turns(position: Position, steps: Iterable[Step]) -> Iterator[Turn]:
    begin, taken = position, list[Step]()
    for step in steps:
        if not isinstance(step, Pass) and not _is_usual(position, step):
            taken.append(step)
        position = position.after(step)
        if position.is_past_turn(begin):
            yield _turn(begin, taken)
            begin, taken = position, []
    if taken:
        yield _turn(begin, taken)


def _turn(begin: Position, taken: Iterable[Step]) -> Turn:
    return Turn(0, begin.round, begin.seat, tuple(steps_text(taken, begin.table)))


def _is_usual(position: Position, step: Step) -> bool:
    """Return whether a step scores in the order that is never written."""
    return isinstance(step, Score) and position.phase == "score" and is_usual_order(position, step)

"""A record opened as a game: what stands on the sheets at one of its turns."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.replay import Replay, replay
from rollwrite.play.merchants.states import score_of, state_of
from rollwrite.play.record import Record
from scoring.game import Editions
from scoring.merchants.states.printed import Content
from scoring.merchants.states.writing import state_tree
from scoring.open_game import OpenGame, Pages
from scoring.score import Score
from sheets.files.problem import Problem
from sheets.files.schema import Tree
from sheets.merchants.game import SHEETS
from sheets.words.text import Text


def open_record(
    record: Record, beside: Path, editions: Editions, turn: int | None = None
) -> OpenGame:
    """Return the game that a record holds, after a turn counted from 1, by default the last.

    A record with a fault gives the game before it, and, unless an earlier turn is asked for, the
    fault. Raises NoTurnError.
    """
    replayed = replay(record, beside, editions)
    if turn is None or replayed.start is None:
        return opened(replayed)
    return opened(replace(replayed.until(turn), problems=()), is_part=turn < len(replayed.turns))


def opened(replayed: Replay, *, is_part: bool = False) -> OpenGame:
    """Return the game of a replay at its last position; `is_part` where its record goes on."""
    record, position = replayed.record, replayed.position
    known = record.game == SHEETS.name and record.variant in SHEETS.variants
    game = OpenGame(
        SHEETS if known else None,
        record.variant if known else "",
        faults=replayed.problems,
        players=record.players,
        occasion=record.occasion,
    )
    if position is None:
        return game
    return OpenGame(
        game.game,
        game.variant,
        state=state_of(position),
        edition=position.table.edition,
        edition_path=replayed.edition_path,
        faults=game.faults,
        players=game.players,
        occasion=game.occasion,
        rules=_Rules(
            position,
            before=replayed.before,
            is_known_to_stop=is_part or bool(replayed.problems),
        ),
    )


@dataclass(frozen=True, slots=True)
class _Rules:
    """What the rules say of a position: play has led to it, so that nothing on it can be wrong."""

    position: Position
    before: Position | None  # Where the last turn began.
    is_known_to_stop: bool  # At the turn that was asked for, or before a fault.

    @property
    def content(self) -> Content:
        return self.position.table.content

    def find_problems(self) -> list[Problem]:
        if self.position.is_over or self.is_known_to_stop:
            return []
        message = Text("the record stops before the end of the game")
        return [Problem((), message, "M7.1", "warning")]

    def score(self) -> Score:
        return score_of(self.position)

    def fillings(self) -> Pages:
        from rollwrite.play.merchants.drawn import drawn_at  # Scores need nothing that draws.

        return drawn_at(self.position, self.before)

    def tree(self) -> Tree:
        return state_tree(state_of(self.position))

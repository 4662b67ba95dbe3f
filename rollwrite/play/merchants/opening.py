"""A record opened as a game: what stands on the sheets at one of its turns."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.replay import Replay, replay
from rollwrite.play.merchants.states import score_of, state_of
from rollwrite.play.record import Record
from scoring.game import Pages
from scoring.merchants.game import GAME
from scoring.open_game import Editions, OpenGame
from scoring.score import Score
from sheets.files.problem import Problem
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
    known = record.game == GAME.name and record.variant in GAME.variants
    game = OpenGame(
        GAME if known else None,
        record.variant if known else "",
        faults=replayed.problems,
        players=record.players,
        occasion=record.occasion,
    )
    if position is None:
        return game
    return OpenRecord(
        game.game,
        game.variant,
        state=state_of(position),
        edition=position.table.edition,
        edition_path=replayed.edition_path,
        content=position.table.content,
        faults=game.faults,
        players=game.players,
        occasion=game.occasion,
        position=position,
        before=replayed.before,
        is_known_to_stop=is_part or bool(replayed.problems),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRecord(OpenGame):
    """A game to which play has led, so that nothing on its sheets can be wrong.

    `before` is where the last turn began; it `is_known_to_stop` at the turn that was asked for, or
    before a fault.
    """

    position: Position
    before: Position | None
    is_known_to_stop: bool

    def broken_rules(self) -> list[Problem]:
        """Return that its record stops before the end, if nobody knows."""
        if self.position.is_over or self.is_known_to_stop:
            return []
        message = Text("the record stops before the end of the game")
        return [Problem((), message, "M7.1", "warning")]

    def points(self) -> Score:
        """Return the score as the sheets stand."""
        return score_of(self.position)

    def fillings(self) -> Pages:
        """Return what stands on each page, the last turn's marks told apart."""
        from rollwrite.play.merchants.drawn import drawn_at  # Scores need nothing that draws.

        return drawn_at(self.position, self.before)

"""`rollwrite.replay`: a recorded game, turn by turn."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

from rollwrite.answers import Report, translation
from rollwrite.play.answers import SUFFIXES as SUFFIXES
from rollwrite.play.answers import TEXTS as TEXTS
from rollwrite.play.answers import replay_answer
from rollwrite.play.position import Position
from rollwrite.play.record import NoTurnError as NoTurnError
from rollwrite.play.replay import ReplayedRecord, open_replayed, replay_of
from rollwrite.sources import Source, read_text
from scoring.open_game import Editions, OpenGame
from scoring.score import Score
from sheets.files.problem import Problem
from sheets.files.schema import Tree
from sheets.words.languages import Language

# Of a picture that moves, pixels at least, and of a turn in it.
GIF_WIDTH, GIF_HEIGHT, GIF_MILLISECONDS = 960, 360, 1200


@dataclass(frozen=True)
class Replay:
    """A game as far as it was recorded, or up to the turn asked for."""

    replayed: ReplayedRecord = field(repr=False)

    def __repr__(self) -> str:
        return f"<Replay {', '.join(self.players)}: {len(self.replayed.turns)} turns>"

    @classmethod
    def of_none(cls, problem: Problem) -> Replay:
        """Return what becomes of a content that is no record."""
        return cls(ReplayedRecord.of_none(problem))

    @property
    def players(self) -> tuple[str, ...]:
        """The players in the order of play."""
        return self.replayed.record.players

    @cached_property
    def turns(self) -> tuple[Mapping[str, Any], ...]:
        """Every turn as `rollwrite replay --format json` tells it, start cards included."""
        from rollwrite.play.answers.json import turn_tree  # As every format, where it is asked for.

        return tuple(map(turn_tree, self.replayed.turns))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.replayed.is_over

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The first step that the rules do not allow, or what else is wrong; empty when nothing."""
        return self.replayed.problems

    @property
    def report(self) -> Report:
        """The problems as `rollwrite.check` reports them."""
        return Report(self.problems, self.players)

    @property
    def position(self) -> Position | None:
        """The position after the last turn, None where no game could begin."""
        return self.replayed.position

    @property
    def state(self) -> Tree:
        """What stands on the sheets after the last turn, as `score` and `draw(filled=...)` take it.

        Raises ValueError where no game could begin.
        """
        return open_replayed(self.replayed).tree()

    @property
    def game(self) -> OpenGame:
        """The game as a state of it would be opened, whatever is wrong behind its last turn."""
        return open_replayed(replace(self.replayed, problems=()))

    def until(self, turn: int) -> Replay:
        """Return the replay up to a turn, counted from 1; 0 is before the first.

        Raises NoTurnError, a ValueError, for a turn that there is not.
        """
        return Replay(self.replayed.until(turn))

    def score(self) -> Score:
        """Return the score as the sheets stand; without players where no game could begin."""
        return open_replayed(self.replayed).score(lenient=True)

    def answer(
        self,
        format: Literal["text", "json", "toml", "html"] = "text",
        language: Language = "en",
        folder: str | os.PathLike[str] = "",
    ) -> str:
        """Return the game as the command `replay` answers it, "" where no game could begin.

        format:   `text`, `json`, `toml` or `html`
        language: `en`, `fr` or `de`
        folder:   where the answer will lie, from which `toml` names an edition's file

        Raises ValueError for a language that there is not.
        """
        return replay_answer(self.replayed, format, translation(language), Path(folder))

    def moving_picture(self, language: Language = "en", width: int | None = None) -> bytes:
        """Return the board turn by turn as a GIF of that width, b"" where no game could begin.

        By default its hexes can be told apart, also where the board is wide and low.

        Raises ValueError for a language that there is not.
        """
        from rollwrite.play.answers.board import board_frames  # Nothing else here draws.
        from sheets.write.png import write_gif

        if self.position is None:
            return b""
        frames, view = board_frames(self.replayed, translation(language))
        target = BytesIO()
        least = max(GIF_WIDTH, round(GIF_HEIGHT * view.width / view.height))
        write_gif(frames, view, target, width=width or least, milliseconds=GIF_MILLISECONDS)
        return target.getvalue()


def replay(source: Source, turn: int | None = None, *, editions: Editions | None = None) -> Replay:
    """Return the game that a record holds, played by the rules.

    source:   the record's path, its bytes, the open file, or a `Content` with its text
    turn:     the last turn wanted, counted from 1 as the record's lines of turns are; 0 is before
              the first
    editions: those read before, kept for the next game

    The turns before the first step that the rules do not allow are there; `problems` say what is
    wrong with it.

    Raises OSError when the file cannot be opened, ValueError for a turn that there is not, or a
    file that is no text.
    """
    text, folder = read_text(source)
    found = Replay(replay_of(text, folder, editions))
    return found if turn is None else found.until(turn)

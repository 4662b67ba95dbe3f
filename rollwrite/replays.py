"""`rollwrite.replay`: a recorded game, turn by turn."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, Protocol, cast

from rollwrite.answers import translation
from rollwrite.play.opening import PLAYED
from rollwrite.play.record import MalformedRecordError, Record, parse_record
from rollwrite.scores import Report
from scoring.open_game import OpenGame
from scoring.score import Score
from sheets.files.problem import Problem
from sheets.files.reading import read_text
from sheets.files.schema import Tree
from sheets.words.languages import Language
from sheets.words.translation import Translation


class _Replayed(Protocol):
    """A record played by its game's rules."""

    @property
    def record(self) -> Record: ...

    @property
    def turns(self) -> Sequence[Any]: ...

    @property
    def problems(self) -> tuple[Problem, ...]: ...

    @property
    def is_over(self) -> bool: ...

    def until(self, turn: int) -> _Replayed: ...


class _Answers(Protocol):
    """What a game tells of its replays: the package `answers` beside its rules."""

    def replay_of(self, text: str, beside: Path) -> _Replayed: ...

    def opened(self, replayed: _Replayed) -> OpenGame: ...

    def turn_tree(self, played: Any) -> dict[str, Any]: ...

    def replay_answer(self, replayed: _Replayed, format_: str, words: Translation) -> str: ...


@dataclass(frozen=True)
class Replay:
    """A game as far as it was recorded, or up to the turn asked for."""

    replayed: _Replayed = field(repr=False)
    answers: _Answers = field(repr=False)

    def __repr__(self) -> str:
        return f"<Replay {', '.join(self.players)}: {len(self.replayed.turns)} turns>"

    @property
    def players(self) -> tuple[str, ...]:
        """The players in the order of play."""
        return self.replayed.record.players

    @cached_property
    def turns(self) -> tuple[Mapping[str, Any], ...]:
        """Every turn as `rollwrite replay --format json` tells it, start cards included."""
        return tuple(map(self.answers.turn_tree, self.replayed.turns))

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
    def state(self) -> Tree:
        """What stands on the sheets after the last turn, as `score` and `draw(filled=...)` take it.

        Raises ValueError where no game could begin.
        """
        return self.answers.opened(self.replayed).tree()

    def score(self) -> Score:
        """Return the score as the sheets stand; without players where no game could begin."""
        return self.answers.opened(self.replayed).score(lenient=True)

    def answer(
        self,
        format: Literal["text", "json", "toml", "html"] = "text",
        language: Language = "en",
    ) -> str:
        """Return the game as the command `replay` answers it, "" where no game could begin.

        `format` is `text`, `json`, `toml` or `html`; `language` is `en`, `fr` or `de`.

        Raises ValueError for a language that there is not.
        """
        return self.answers.replay_answer(self.replayed, format, translation(language))


def replay(path: str | os.PathLike[str], turn: int | None = None) -> Replay:
    """Return the game that a record's file holds, played by the rules.

    `turn` is the last turn wanted, counted from 1 as the record's lines of turns are; 0 is before
    the first. The turns before the first step that the rules do not allow are there; `problems`
    say what is wrong with it.

    Raises OSError when the file cannot be opened, ValueError for a turn that there is not, or a
    file that is no text.
    """
    file = Path(path)
    text = read_text(file)
    answers = _answers_to(text)
    found = answers.replay_of(text, file.parent)
    return Replay(found if turn is None else found.until(turn), answers)


def _answers_to(text: str) -> _Answers:
    """Return the answers of a record's game; of another one's those of any, which say so."""
    try:
        folder = parse_record(text).game.replace("-", "_")
    except MalformedRecordError:
        folder = ""
    played = folder if folder in PLAYED else PLAYED[0]
    return cast(_Answers, import_module(f"rollwrite.play.{played}.answers"))

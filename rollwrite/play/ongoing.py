"""A game that goes on while somebody types it, whatever the game: what is called, played, told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Protocol, TypeAlias, cast

from rollwrite.play.opening import PLAYED
from rollwrite.play.record import Record
from scoring.entry.signs import is_said_anywhere
from scoring.open_game import Editions
from scoring.score import Score
from sheets.files.problem import InvalidFileError, Problem
from sheets.words.quoting import listed, must_be
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

TURN_END = "."  # Called where it is done without what can be done.
_TURN_END_WORDS = Text.in_context("command", "done no ok pass")

Telling: TypeAlias = tuple[Said, str]  # What a step brought about, and its rule.


class CallError(ValueError):
    """A call that cannot be played; the message, a Text, says why and what is allowed."""

    def __init__(self, message: Said, rule: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule


def is_turn_end(call: str) -> bool:
    """Return whether a call does without what can be done, by the sign or a word."""
    return call == TURN_END or is_said_anywhere(call, _TURN_END_WORDS)


class OngoingGame(Protocol):
    """A game as far as it was played: finished turns, and what was called of the turn begun.

    Immutable: whatever is called gives another one.
    """

    @property
    def record(self) -> Record:
        """The record without its turns."""

    @property
    def finished(self) -> int:
        """How many turns are finished."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def is_begun(self) -> bool:
        """Whether something of a turn was called that is not finished."""

    @property
    def opponent(self) -> str:
        """Which player of ours is on, "" where a person is or the game has ended."""

    def line(self, turn: int) -> str:
        """Return the line of a turn, counted from 1; behind the last, of the turn begun."""

    def called(self, line: str, language: str) -> Iterator[tuple[OngoingGame, Sequence[Telling]]]:
        """Play what a line calls; yield the game after each step, and what that brought about.

        Raises CallError at the first step that cannot be played; those before it are.
        """

    def ended(self) -> Iterator[tuple[OngoingGame, Sequence[Telling]]]:
        """Do without what can be done now; where nothing else can, the turn ends; as `called`."""

    def played(self) -> Iterator[tuple[OngoingGame, Sequence[Telling]]]:
        """Play the turn of the opponent that is on, the same way each time; as `called`."""

    def due(self) -> Telling | None:
        """Return why the turn that is next cannot be left out, None where it can."""

    def last_call(self) -> tuple[OngoingGame, str] | None:
        """Return the game before the last call of the turn begun, and that call's text.

        The text is "" for doing without something; None where nothing of a turn is called.
        """

    def back(self, turns: int) -> OngoingGame:
        """Take turns back, the one that is begun first, and on to a person's; raises CallError."""

    def head(self) -> Text:
        """Return who is on, and with what."""

    def offer(self) -> Text:
        """Return what the player can do now, in short."""

    def offer_lines(self, words: Translation) -> list[str]:
        """Return all that the player can do now, each choice with what it costs and gives."""

    def endings(self, line: str, language: str) -> list[str]:
        """Return the words that can end a line whose last word is not complete, or not begun."""

    def board_lines(self, words: Translation) -> list[str]:
        """Return the board as text."""

    def card_lines(self, player: str, words: Translation) -> list[str]:
        """Return the cards of a player, of who is on for ""; raises CallError for nobody's name."""

    def sheet_lines(self, words: Translation) -> list[str]:
        """Return everybody's sheet as one table."""

    def score(self) -> Score:
        """Return the score as the sheets stand now."""


class _Module(Protocol):
    def go_on(
        self,
        record: Record,
        beside: Path,
        editions: Editions,
        seed: str,
        opponents: Mapping[str, str],
    ) -> OngoingGame | Sequence[Problem]: ...


def go_on(
    record: Record,
    beside: Path = Path(),
    editions: Editions | None = None,
    seed: str = "",
    opponents: Mapping[str, str] = MappingProxyType({}),
) -> OngoingGame:
    """Return the game of a record, to be gone on with, or to be begun.

    `seed` rolls the dice of each turn, "" for dice on the table. `opponents` are the players of
    ours by the names that they have in the record; they need a seed. Raises InvalidFileError for a
    record with a fault.
    """
    folder = record.game.replace("-", "_")
    if folder not in PLAYED:
        known = listed([each.replace("_", "-") for each in PLAYED], "or")
        raise InvalidFileError(Path(), [Problem(("game",), must_be(known, record.game))])
    module = cast(_Module, import_module(f"rollwrite.play.{folder}.ongoing"))
    found = module.go_on(record, beside, editions or Editions(), seed, opponents)
    if isinstance(found, Sequence):
        raise InvalidFileError(Path(), list(found))
    return found

"""A record replayed by the rules: every position, what each turn brought, the first fault."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rollwrite.play.merchants.allowed import with_allowed
from rollwrite.play.merchants.closing import is_usual_order
from rollwrite.play.merchants.events import Event
from rollwrite.play.merchants.ground import NoGroundError
from rollwrite.play.merchants.moment import IllegalStepError
from rollwrite.play.merchants.notation import steps_text
from rollwrite.play.merchants.position import Position, first_position
from rollwrite.play.merchants.reading import next_step
from rollwrite.play.merchants.steps import PASS, Score, Step
from rollwrite.play.merchants.table import Level, Variant, table_of
from rollwrite.play.merchants.words import NotationError, Words
from rollwrite.play.record import (
    NO_RECORD,
    MalformedRecordError,
    NoTurnError,
    Record,
    Turn,
    parse_record,
    record_text,
)
from scoring.game import AnyGame
from scoring.merchants.game import GAME
from scoring.merchants.states.printed import Content
from scoring.open_game import Editions
from sheets.editions.edition import shipped_names
from sheets.files.problem import Problem
from sheets.words.quoting import listed
from sheets.words.text import Said, Text


@dataclass(frozen=True, slots=True)
class Played:
    """A turn that was played: its round and player, its steps and what they brought about.

    `texts` are the steps as they stand in a record, `after` is the position at the turn's end, or
    where the record stops.
    """

    round: int
    player: str
    steps: tuple[Step, ...]
    texts: tuple[str, ...]
    events: tuple[Event, ...]
    after: Position


@dataclass(frozen=True, slots=True)
class Replay:
    """A record and what became of it: the turns up to the end, or to the first fault.

    `start` is the position before the first turn, None where the game cannot begin.
    """

    record: Record
    start: Position | None = None
    turns: tuple[Played, ...] = ()
    problems: tuple[Problem, ...] = ()
    edition_path: Path | None = None

    @classmethod
    def of_none(cls, problem: Problem) -> Replay:
        """Return what becomes of a text that is no record."""
        return cls(NO_RECORD, problems=(problem,))

    @property
    def position(self) -> Position | None:
        """The last position."""
        return self.turns[-1].after if self.turns else self.start

    @property
    def before(self) -> Position | None:
        """The position before the last turn, None where there was none."""
        if not self.turns:
            return None
        return self.turns[-2].after if len(self.turns) > 1 else self.start

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and self.position.is_over

    def until(self, turn: int) -> Replay:
        """Return the replay up to a turn, counted from 1 as the record's lines are; 0 is before.

        Raises NoTurnError.
        """
        if turn > len(self.turns):
            raise NoTurnError(len(self.turns))
        return replace(self, turns=self.turns[:turn])

    def text(self) -> str:
        """Return the record as rollwrite writes it, up to the first fault."""
        turns = tuple(
            Turn(0, played.round, self.record.players.index(played.player), played.texts)
            for played in self.turns
        )
        version = self.start.table.edition.version if self.start else self.record.version
        return record_text(replace(self.record, version=version, turns=turns))


def replay_of(text: str, beside: Path = Path(), editions: Editions | None = None) -> Replay:
    """Return what becomes of a record's text; of one that is no record only what is wrong."""
    try:
        return replay(parse_record(text), beside, editions)
    except MalformedRecordError as error:
        return Replay.of_none(error.problem)


def replay(
    record: Record, beside: Path = Path(), editions: Editions | None = None, language: str = "en"
) -> Replay:
    """Return what becomes of a record, whose edition's file is relative to the folder `beside`.

    `language` is that of whoever wrote it, where a word can mean two things.
    """
    problem = _find_wrong_game(record)
    if problem:
        return Replay(record, problems=(problem,))
    found = (editions or Editions()).find(GAME, _edition_name(record), beside)
    if found.content is None:
        return Replay(record, problems=tuple(found.problems))
    edition = found.content.edition
    if record.version and record.version != edition.version:
        message = Text(
            "the record needs {name} {needed}; this is {found}",
            name=record.edition,
            needed=record.version,
            found=edition.version,
        )
        return Replay(record, problems=(Problem(("edition",), message),))
    try:
        start = _start(record, found.content)
    except NoGroundError as error:
        return Replay(record, problems=(Problem(("edition",), error.args[0], "S1"),))
    replaying = _Replaying(record, start, language)
    replaying.run()
    problems = replaying.problems + ([record.fault] if record.fault else [])
    return Replay(record, start, tuple(replaying.turns), tuple(problems[:1]), found.path)


def _find_wrong_game(record: Record) -> Problem | None:
    variants: AnyGame = GAME
    if record.game != GAME.name:
        message = Text("only {game} has records, not {found}", game=GAME.name, found=record.game)
        return Problem(("game",), message, line=record.lines.get("game", 0))
    if record.variant not in variants.variants:
        known = listed([*variants.variants], "or")
        message = Text("{found} is no variant; {known} is", found=record.variant, known=known)
        return Problem(("variant",), message, line=record.lines.get("game", 0))
    least, most = variants.variants[record.variant].players
    if not least <= len(record.players) <= most:
        from rollwrite.tables import wrong_number  # Tables know papers, which no replay needs.

        message = wrong_number(variants, record.variant, len(record.players))
        return Problem(("players",), message, "M1.7")
    return _find_wrong_level(record)


def _find_wrong_level(record: Record) -> Problem | None:
    levels = GAME.variants[record.variant].levels
    if record.level in (levels or ("",)):
        return None
    message = Text("must be {known}", known=listed([*levels], "or"))
    if not levels:
        message = Text("{game} {variant} has no levels", game=record.game, variant=record.variant)
    return Problem(("level",), message, "S2", line=record.lines.get("level", 0))


def _edition_name(record: Record) -> str:
    """Return what states call a record's edition: a shipped one by name and version, or a file."""
    name = record.edition or GAME.edition
    return f"{name} {record.version}".strip() if name in shipped_names() else name


def _start(record: Record, content: Content) -> Position:
    name = _edition_name(replace(record, version=content.edition.version))
    variant: Variant = record.variant  # type: ignore[assignment]
    level: Level | None = record.level or None  # type: ignore[assignment]
    table = table_of(variant, record.players, content, name, level, record.initials)
    return first_position(table)


class _Replaying:
    """Plays the turns of a record one after the other, as far as the rules allow."""

    def __init__(self, record: Record, start: Position, language: str) -> None:
        self.record = record
        self.position = start
        self.language = language
        self.turns: list[Played] = []
        self.problems: list[Problem] = []

    def run(self) -> None:
        for number, turn in enumerate(self.record.turns, 1):
            if not self._is_next(turn):
                return
            is_last = number == len(self.record.turns) and self.record.fault is None
            if not self._play(turn, is_last=is_last):
                return

    def _is_next(self, turn: Turn) -> bool:
        """Return whether it is this player's turn, in this round."""
        position = self.position
        if position.is_over:
            self._fault(turn, "", position.ending, Text("the game is over"))
        elif turn.player != position.seat:
            message = Text("it is the turn of {player}", player=position.player)
            self._fault(turn, "", "M2.4", message)
        elif turn.round is not None and turn.round != position.round:
            message = Text("this is round {round}", round=position.round)
            self._fault(turn, "", "", message)
        else:
            return True
        return False

    def _play(self, turn: Turn, *, is_last: bool) -> bool:
        """Play a turn; return whether all of it could be."""
        before, steps, events = self.position, list[Step](), list[Event]()
        for text in turn.steps:
            if self.position.is_past_turn(before):
                self._fault(turn, text, "", Text("the turn has ended before this step"))
                break
            if not self._step(turn, text, steps, events):
                break
        else:
            if self._finish(turn, before, events, is_last=is_last):
                self._keep(before, steps, events)
                return True
        return False

    def _step(self, turn: Turn, text: str, steps: list[Step], events: list[Event]) -> bool:
        """Play what a step's text says, with Terrain several steps; return whether it could be."""
        words = Words(text, self.language)
        while words:
            try:
                step = next_step(self.position, words)
                if isinstance(step, Score):
                    self._decide(events)
                    is_usual = is_usual_order(self.position, step)
                after = self.position.after(step)
            except NotationError as error:
                return self._fault(turn, text, "", error.message)
            except IllegalStepError as error:
                return self._fault(turn, text, error.rule, with_allowed(error))
            is_part = self.position.phase == "terrain" or after.phase == "terrain"
            self.position = after
            if not (isinstance(step, Score) and is_usual):
                steps.append(step)
            events += after.events
            if words and not is_part:
                message = Text("{words!r} is too much behind a step", words=str(words)[:30])
                return self._fault(turn, text, "", message)
        return True

    def _decide(self, events: list[Event]) -> None:
        """Do without an action, so that regions are scored next."""
        if self.position.phase == "action":
            self.position = self.position.after(PASS)
            events += self.position.events

    def _finish(self, turn: Turn, before: Position, events: list[Event], *, is_last: bool) -> bool:
        """Do without what need not be done; return whether nothing was missing."""
        while not self.position.is_past_turn(before):
            try:
                after = self.position.after(PASS)
            except IllegalStepError as error:
                if is_last:
                    return True
                return self._fault(turn, "", error.rule, with_allowed(error))
            self.position = after
            events += after.events
        return True

    def _keep(self, before: Position, steps: list[Step], events: list[Event]) -> None:
        texts = steps_text(steps, before.table)
        played = Played(
            before.round, before.player, tuple(steps), tuple(texts), tuple(events), self.position
        )
        self.turns.append(played)

    def _fault(self, turn: Turn, text: str, rule: str, message: Said) -> bool:
        player = self.record.players[turn.player]
        path = ("turn", player, text[:60]) if text else ("turn", player)
        said = message if isinstance(message, Text) else Text("{reason}", reason=message)
        self.problems.append(Problem(path, said, rule, line=turn.line))
        return False

"""A record replayed by the rules: every position, what each turn brought, the first fault."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rollwrite.play.closing import in_order, is_usual_order
from rollwrite.play.events import Event, RegionClosed
from rollwrite.play.ground import NoGroundError
from rollwrite.play.notation import steps_text, with_allowed
from rollwrite.play.parsing import next_step
from rollwrite.play.position import Position, first_position
from rollwrite.play.record import (
    NO_RECORD,
    MalformedRecordError,
    NoTurnError,
    Record,
    Turn,
    parse_record,
    record_text,
)
from rollwrite.play.sheet_state import fillings_at, score_of, state_of
from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import PASS, Bridge, Buy, Claim, Column, Pass, Score, Step, Take
from rollwrite.play.table import Level, Variant, table_of
from rollwrite.play.words import NotationError, Words
from scoring.games import AnyGame, Pages
from scoring.merchants.content import Content
from scoring.merchants.game import GAME
from scoring.open_game import Editions, OpenGame
from scoring.score import Score as FinalScore
from sheets.editions.edition import shipped_names
from sheets.files.problem import Problem
from sheets.words.text import Message, Text, listed

if TYPE_CHECKING:
    from sheets.table.table import Moment


class Pushed(NamedTuple):
    """A position after a step, all that led to it, and the step where it stands in a record."""

    position: Position
    events: tuple[Event, ...]
    written: tuple[Step, ...]


def push(position: Position, step: Step) -> Pushed:
    """Return what a step leads to; raises IllegalStepError.

    Whoever names the order of scoring (M5.9) passes on an action; the usual order is not written.
    """
    events: tuple[Event, ...] = ()
    if isinstance(step, Score):
        if position.phase == "action":
            position = position.after(PASS)
            events = position.events
        is_written = not is_usual_order(position, step)
    else:
        is_written = not isinstance(step, Pass)
    after = position.after(step)
    return Pushed(after, events + after.events, (step,) if is_written else ())


def push_idle_order(position: Position, step: Score, events: Iterable[Event]) -> Pushed | None:
    """Return what an order of scoring leads to where none matters, None where one may (M5.9).

    events: those of the turn so far. It passes on an action, and is not written. Raises
    IllegalStepError for a hex in no region that the turn closed.
    """
    after, brought = position, tuple[Event, ...]()
    if position.phase == "action":
        after = position.after(PASS)
        brought = after.events
    regions = [each.region for each in (*events, *brought) if isinstance(each, RegionClosed)]
    if after.phase == "score" or not regions:
        return None
    in_order(after, regions, step)
    return Pushed(after, brought, ())


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

    @property
    def heading(self) -> Text:
        """What a turn is called."""
        return Text("Round {round}, {player}", round=self.round, player=self.player)

    @classmethod
    def of(
        cls, before: Position, steps: Iterable[Step], events: Iterable[Event], after: Position
    ) -> Played:
        """Return the turn that began at `before` and ended, or stops, at `after`."""
        steps = tuple(steps)
        texts = tuple(steps_text(steps, before.table))
        return cls(before.round, before.player, steps, texts, tuple(events), after)


@dataclass(frozen=True, slots=True)
class ReplayedRecord:
    """A record and what became of it: the turns up to the end, or to the first fault.

    `start` is the position before the first turn, None where the game cannot begin.
    """

    record: Record
    start: Position | None = None
    turns: tuple[Played, ...] = ()
    problems: tuple[Problem, ...] = ()
    edition_path: Path | None = None

    @classmethod
    def of_none(cls, problem: Problem) -> ReplayedRecord:
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

    def until(self, turn: int) -> ReplayedRecord:
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


def replay_of(text: str, beside: Path = Path(), editions: Editions | None = None) -> ReplayedRecord:
    """Return what becomes of a record's text; of one that is no record only what is wrong."""
    try:
        return replay(parse_record(text), beside, editions)
    except MalformedRecordError as error:
        return ReplayedRecord.of_none(error.problem)


def replay(
    record: Record, beside: Path = Path(), editions: Editions | None = None, language: str = "en"
) -> ReplayedRecord:
    """Return what becomes of a record, whose edition's file is relative to the folder `beside`.

    `language` is that of whoever wrote it, where a word can mean two things.
    """
    problem = _find_wrong_game(record)
    if problem:
        return ReplayedRecord(record, problems=(problem,))
    found = (editions or Editions()).find(GAME, _edition_name(record), beside)
    if found.content is None:
        return ReplayedRecord(record, problems=tuple(found.problems))
    edition = found.content.edition
    if record.version and record.version != edition.version:
        message = Text(
            "the record needs {name} {needed}; this is {found}",
            name=record.edition,
            needed=record.version,
            found=edition.version,
        )
        return ReplayedRecord(record, problems=(Problem(("edition",), message),))
    try:
        start = _start(record, found.content)
    except NoGroundError as error:
        return ReplayedRecord(record, problems=(Problem(("edition",), error.args[0], "S1"),))
    replaying = _Replaying(record, start, language)
    replaying.run()
    problems = replaying.problems + ([record.fault] if record.fault else [])
    return ReplayedRecord(record, start, tuple(replaying.turns), tuple(problems[:1]), found.path)


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


@dataclass(slots=True)
class _Turn:
    """A turn that is being played: the position before it, and what it has come to so far.

    `is_scored` is whether an order of scoring would come too late.
    """

    before: Position
    steps: list[Step] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    is_scored: bool = False


_AFTER_SCORING: Final = (Buy, Take, Column, Claim, Bridge)
_ENDED: Final = Text("the turn has ended before this step")


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
        now = _Turn(self.position)
        if not all(self._step(turn, text, now) for text in turn.steps):
            return False
        if not self._finish(turn, now, is_last=is_last):
            return False
        self.turns.append(Played.of(now.before, now.steps, now.events, self.position))
        return True

    def _step(self, turn: Turn, text: str, now: _Turn) -> bool:
        """Play what a step's text says, with Terrain several steps; return whether it could be."""
        words = Words(text, self.language)
        while words:
            try:
                after, brought, written = self._push(next_step(self.position, words), now)
            except NotationError as error:
                has_ended = self.position.is_past_turn(now.before)
                return self._fault(turn, text, "", _ENDED if has_ended else error.message)
            except IllegalStepError as error:
                return self._fault(turn, text, error.rule, with_allowed(error, self.position.table))
            is_part = self.position.phase == "terrain" or after.phase == "terrain"
            self.position = after
            now.steps += written
            now.events += brought
            if words and not is_part:
                message = Text("{words!r} is too much after a step", words=str(words)[:30])
                return self._fault(turn, text, "", message)
        return True

    def _push(self, step: Step, now: _Turn) -> Pushed:
        """Return what a step of a turn leads to; raises IllegalStepError."""
        if isinstance(step, Score) and not now.is_scored:
            now.is_scored = True
            if found := push_idle_order(self.position, step, now.events):
                return found
        now.is_scored |= isinstance(step, _AFTER_SCORING)
        if self.position.is_past_turn(now.before):
            raise IllegalStepError("", _ENDED)
        return push(self.position, step)

    def _finish(self, turn: Turn, now: _Turn, *, is_last: bool) -> bool:
        """Pass on what is optional; return whether nothing required was missing."""
        while not self.position.is_past_turn(now.before) and not (is_last and turn.goes_on):
            try:
                after = self.position.after(PASS)
            except IllegalStepError as error:
                if is_last:
                    return True
                return self._fault(turn, "", error.rule, with_allowed(error, self.position.table))
            self.position = after
            now.events += after.events
        return True

    def _fault(self, turn: Turn, text: str, rule: str, message: Message) -> bool:
        player = self.record.players[turn.player]
        path = ("turn", player, text[:60]) if text else ("turn", player)
        said = message if isinstance(message, Text) else Text("{reason}", reason=message)
        self.problems.append(Problem(path, said, rule, line=turn.line))
        return False


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
        position, _, written = push(position, step)
        taken += written
        if position.is_past_turn(begin):
            yield _turn(begin, taken)
            begin, taken = position, []
    if taken:
        yield _turn(begin, taken)


def _turn(begin: Position, taken: Iterable[Step]) -> Turn:
    return Turn(0, begin.round, begin.seat, tuple(steps_text(taken, begin.table)))


def open_record(
    record: Record, beside: Path, editions: Editions, turn: int | None = None
) -> OpenGame:
    """Return the game that a record holds, after a turn counted from 1, by default the last.

    A record with a fault gives the game before it, and, unless an earlier turn is asked for, the
    fault. Raises NoTurnError.
    """
    replayed = replay(record, beside, editions)
    if turn is None or replayed.start is None:
        return open_replayed(replayed)
    return open_replayed(
        replace(replayed.until(turn), problems=()), is_part=turn < len(replayed.turns)
    )


def open_replayed(replayed: ReplayedRecord, *, is_part: bool = False) -> OpenGame:
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
        turn=replayed.turns[-1] if replayed.turns else None,
        is_known_to_stop=is_part or bool(replayed.problems),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRecord(OpenGame):
    """A game to which play has led, so that nothing on its sheets can be wrong.

    `before` is where the last `turn` began; it `is_known_to_stop` at the turn that was asked for,
    or before a fault.
    """

    position: Position
    before: Position | None
    turn: Played | None
    is_known_to_stop: bool

    def broken_rules(self) -> list[Problem]:
        """Return that its record stops before the end, if nobody knows."""
        if self.position.is_over or self.is_known_to_stop:
            return []
        message = Text("the record stops before the end of the game")
        return [Problem((), message, "M7.1", "warning")]

    def points(self) -> FinalScore:
        """Return the score as the sheets stand."""
        return score_of(self.position)

    def fillings(self) -> Pages:
        """Return what stands on each page, the last turn's marks told apart."""
        return fillings_at(self.position, self.before)

    def moment(self) -> Moment:
        """Return what its sheets show when drawn filled: what is after the last turn."""
        from sheets.table.table import Moment  # Tables know papers.

        return Moment(self.turn.heading if self.turn else None)

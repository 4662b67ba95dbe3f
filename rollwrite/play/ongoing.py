"""A game in progress: each call is played at once, any number of turns can be taken back."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from rollwrite.play.again import (
    Begun,
    begins_anew,
    length_in_common,
    not_their_turn,
    only_dice,
    rolls,
    too_late,
)
from rollwrite.play.events import Event, Told, tell
from rollwrite.play.half import half_of, half_text, second_text
from rollwrite.play.notation import said, steps_said, steps_text, with_allowed
from rollwrite.play.parsing import call_words, line_begin, read_call
from rollwrite.play.position import Position
from rollwrite.play.prompts import completions, dice_shown
from rollwrite.play.record import Record, TurnBegin, turn_begin, turn_text, without_comment
from rollwrite.play.replay import Played, ReplayedRecord, push, replay
from rollwrite.play.shorthand import TURN_END
from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import (
    DRAW_NOTHING,
    PASS,
    Action,
    Buy,
    Cast,
    Draw,
    Drawn,
    Roll,
    Step,
    Worker,
)
from rollwrite.play.words import STEP_END, CallError, Words
from scoring.entry.said import BACK, is_said_anywhere
from scoring.open_game import Editions
from sheets.files.problem import InvalidFileError
from sheets.words.text import Message, Text, in_a_row, joined

_TURN_END_WORDS = Text.in_context("command", "done no ok pass")


def is_turn_end(call: str) -> bool:
    """Return whether a call passes, by the sign or a word."""
    return call == TURN_END or is_said_anywhere(call, _TURN_END_WORDS)


# What a step leaves on the sheets, in a sentence.
_PARTS: Mapping[type[Step], Message] = {
    Roll: "",
    Draw: Text("resources"),
    Worker: Text("worker"),
}
_ACTION = Text("action")
_NO_CARD = Told(Text("no card is bought"), "M6.1")


class Called(NamedTuple):
    """The steps that were called for a player's turn; the last one of a game may not be whole."""

    steps: tuple[Step, ...]
    player: str
    is_whole: bool = True


@dataclass(frozen=True, slots=True)
class Later:
    """The turns behind one that was put in, as far as they are not played again yet.

    turns:  what was called; with a fault the first is what no longer holds, and is asked
    before: the game as it was, without the turn that was put in
    fault:  why it does not hold, "" as long as the turn put in is played
    """

    turns: tuple[Called, ...]
    before: Ongoing
    fault: Message = ""


class Missed(NamedTuple):
    """A turn that was put in: the game before, then its turns, and steps, once all was played."""

    before: Ongoing
    turns: tuple[Played, ...]
    steps: tuple[Step, ...]


# A game after a step, and what that brought about.
Move: TypeAlias = "tuple[Ongoing, Sequence[Told]]"
Moves: TypeAlias = Iterator[Move]


@dataclass(frozen=True, slots=True)
class Ongoing:
    """A game as far as it was played: finished turns, and what was called of the turn begun.

    Immutable: whatever is called gives another one.

    record:    the record without its turns
    start:     the position before the first turn
    position:  the position now
    seed:      rolls each turn's dice, the same whenever that turn is begun; "" for real dice
    turns:     the finished turns
    steps:     those of the turn begun
    events:    what they brought about
    earlier:   the game before the last call of that turn, None where nothing of it is called
    opponents: the kinds of computer players by their names, who need a seed
    later:     the turns behind one that was put in and does not agree with them, None for none
    missed:    the last turn that was put in, and agrees with them
    half:      the first of two resources where only that was called
    dice:      those that are known already, by how many turns and steps lie before them
    """

    record: Record
    start: Position
    position: Position
    seed: str = ""
    turns: tuple[Played, ...] = ()
    steps: tuple[Step, ...] = ()
    events: tuple[Event, ...] = ()
    earlier: Ongoing | None = field(default=None, repr=False)
    opponents: Mapping[str, str] = field(default_factory=dict)
    later: Later | None = field(default=None, repr=False)
    missed: Missed | None = field(default=None, repr=False)
    half: Drawn | None = None
    dice: Mapping[tuple[int, int], Roll] = field(default_factory=dict, repr=False)

    @property
    def finished(self) -> int:
        """How many turns are finished."""
        return len(self.turns)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.is_over

    @property
    def opponent(self) -> str:
        """Which computer player is on, "" where a person is or the game has ended."""
        return "" if self.is_over else self.opponents.get(self.position.player, "")

    @property
    def is_begun(self) -> bool:
        """Whether something of a turn was called that is not finished; dice rolled here are not."""
        return any(not (self.seed and isinstance(step, Roll)) for step in self.steps)

    @property
    def can_pass(self) -> bool:
        """Whether a turn is on that a pass brings further: it is begun, or nothing fits (M3.5)."""
        return self.is_begun or self._fits_nowhere

    @property
    def _fits_nowhere(self) -> bool:
        """Whether two resources are to be placed, and fit nowhere (M3.5)."""
        return [*self.position.legal_draws[:2]] == [DRAW_NOTHING]

    @property
    def replayed(self) -> ReplayedRecord:
        """The game as a record of it is replayed, what was called of a turn begun among it."""
        turns = self.turns
        if self.is_begun:
            turns += (Played.of(self._before, self.steps, self.events, self.position),)
        return ReplayedRecord(self.record, self.start, turns)

    def line(self, turn: int) -> str:
        """Return the line of a turn, counted from 1; behind the last, of the turn begun."""
        if turn <= self.finished:
            played = self.turns[turn - 1]
            return turn_text(played.round, played.player, played.texts)
        texts = steps_text(self.steps, self.start.table)
        return turn_text(self.position.round, self.position.player, texts) if texts else ""

    def said(self, line: str) -> Message:
        """Return a line of a record, or steps of one, as each language calls it."""
        begin = turn_begin(self.record, line)
        steps = begin.rest if begin else line
        return in_a_row([line.removesuffix(steps), said(steps, self.start.table)], "")

    @property
    def begun_line(self) -> str:
        """The line of the turn begun as a record keeps it, "" for none.

        Where the turn could end so, it says that it has not.
        """
        line = self.line(self.finished + 1)
        return f"{line}{STEP_END}" if line and self._can_end() else line

    def play_line(self, line: str, language: str) -> Moves:
        """Play what a line calls; yield the game after each step, and what that brought about.

        The line may begin as a record's does, `2 Anna:`. Whoever is on next may be called at once
        where the rest of the turn need not be done. A line of the same player that begins anew
        what is there takes its place. Raises CallError, which says what stands.
        """
        game = self
        try:
            for game, told in self._line_moves(line, language):
                yield game, told
        except CallError as error:
            if game.finished == self.finished and (what := game._standing(self)):
                error.message = Text(
                    "the turn has {what} so far; {fault}", what=what, fault=error.message
                )
            raise

    def _standing(self, before: Ongoing) -> Message:
        """Return what stands of the turn begun, "" where a line has added nothing to it."""
        if len(self.steps) <= len(before.steps):
            return ""
        names: list[Message] = [_PARTS.get(type(step), _ACTION) for step in self.steps]
        return joined([*dict.fromkeys(name for name in names if name)])

    def _line_moves(self, line: str, language: str) -> Moves:
        game, rest = self, line
        if begin := line_begin(self.record, self.position, line, language):
            rest = begin.rest
        rest = without_comment(rest)
        if is_turn_end(rest) and not self.is_begun:
            if self.can_pass:  # Else the turn has ended by itself.
                yield from self.pass_()
            return
        words = call_words(rest, language)
        if self.half and (begin is None or begin.player == self.position.seat):
            yield from self._with_half(rest, language)
            return
        if (there := self._typed_again(begin, words)) is not None:
            yield from self._in_place(there, words)
            return
        if begin:
            game = yield from self._called_by(begin, words)
        is_step = bool(words) and not is_turn_end(rest)
        if is_step and game._can_end() and game._calls_next(words.copy()):
            game._check_next(words.copy())
            game = yield from game.pass_turn()
        yield from game.play_words(words)

    def _called_by(self, begin: TurnBegin, words: Words) -> Generator[Move, None, Ongoing]:
        """Return the game with whoever is named on; the turn before ends if words can be played."""
        if (name := self.record.players[begin.player]) in self.opponents:
            raise CallError(Text("{player} plays without calls", player=name))
        game, moves = self, list[Move]()
        if begin.player != self.position.seat and self.is_begun:
            moves = self._passed_for_next(begin.player)
            game = moves[-1][0]
        game._check_turn(begin.round, begin.player)
        if moves:
            next(game.play_words(words.copy()), None)
        yield from moves
        return game

    def _with_half(self, rest: str, language: str) -> Moves:
        """Play a line behind half a draw, or one that begins the draw anew."""
        assert self.half is not None  # Who plays behind half a draw has one.
        there = replace(self, half=None)
        try:
            behind = second_text(self.position, self.half, call_words(rest, language))
            words = call_words(f"{half_text(self.half)} {behind}", language)
            moves = [*there.play_words(words)]
        except CallError as error:
            try:
                moves = [*there.play_words(call_words(rest, language))]
            except CallError:
                raise error from None
            if not moves or moves[-1][0].half:
                raise
        yield from moves

    @property
    def _begun(self) -> Begun:
        """What was called of the turn begun or, where none is, of the last one."""
        if self.is_begun:
            return Begun(self.steps, self.position.phase)
        return Begun(self.turns[-1].steps, "")

    def _typed_again(self, begin: TurnBegin | None, words: Words) -> Ongoing | None:
        """Return the game at the beginning of the turn that words begin anew, None for none."""
        if not self.is_begun and (not self.turns or self.opponents or self.later):
            return None
        there = self.before_turn(self.finished if self.is_begun else self.finished - 1)
        at = there.position
        if begin and (begin.player != at.seat or begin.round not in (None, at.round)):
            return None
        is_anew = begins_anew(self._begun, at, words, is_named=begin is not None)
        return there if is_anew else None

    def _in_place(self, there: Ongoing, words: Words) -> Moves:
        """Play words from the beginning of their turn, in the place of what was called of it.

        What both have in common is not told again. Where the words come less far than what was
        called, that stays.
        """
        if self.is_begun and (dice := only_dice(there.position, words)):
            yield from self._with_other_dice(there, dice)
            return
        old = self._begun.steps
        if not rolls(there.position, words):
            there = there.with_dice_of(old)
        moves: list[Move] = []
        try:
            for move in there.play_words(words):
                moves.append(move)
        except CallError:
            if not self.is_begun or not moves or len(moves[-1][0].steps) < len(old):
                raise
            yield from self._changed(moves, there)
            raise
        yield from self._changed(moves, there)

    def _with_other_dice(self, there: Ongoing, dice: Roll) -> Moves:
        """Take other dice for the turn begun, with which what was called behind them agrees."""
        old = self.steps[:1] if isinstance(self.steps[0], Roll) else ()
        game = there.after([dice])
        try:
            game = game.after(self.steps[len(old) :])._as_forced()
        except CallError as error:
            message = Text(
                "{fault}; {back} takes back what was called", fault=error.message, back=BACK
            )
            raise CallError(message, error.rule) from error
        yield game, self._in_place_of(old)

    def _changed(self, moves: Sequence[Move], there: Ongoing) -> Moves:
        """Yield moves but for those that were played before; say what they take the place of."""
        old, begun = self._begun.steps, len(there.steps)
        same = begun + length_in_common(old[begun:], [game.steps[begun:] for game, _ in moves])
        known = sum(
            game.finished == there.finished and len(game.steps) <= same for game, _ in moves
        )
        instead = self._in_place_of(old[same:])
        for game, told in moves[known:]:
            yield game, (*instead, *told)
            instead = ()

    def _in_place_of(self, steps: Sequence[Step]) -> tuple[Told, ...]:
        """Return what is said where other steps take the place of these, nothing for none."""
        gone = steps_said(steps, self.start.table)
        return (Told(Text("in the place of: {steps}", steps=gone), ""),) if gone else ()

    def play_words(self, words: Words) -> Moves:
        """Play the steps that words call, one after the other."""
        game = self
        if words.next == TURN_END and self._fits_nowhere:
            words.take()  # What follows goes on from there.
        while words and not is_turn_end(str(words)):
            if game.finished > self.finished:
                raise CallError(Text("the turn has ended before {words!r}", words=str(words)[:30]))
            called = words.without_hexes
            step = read_call(game.position, words)
            if game._fits_nowhere and isinstance(step, Action):
                game, _ = game.push(DRAW_NOTHING)
            if not words and (half := half_of(game.position, step)):
                yield replace(game, half=half), ()
                return
            try:
                game, told = game.push(step)
            except CallError as error:
                error.unanswered = called if isinstance(step, Cast) and not words else ""
                raise
            yield game, told
            words.skip_step_ends()
        if not words:
            yield from game._pass_forced()
        elif game.finished == self.finished:
            yield from game.pass_()

    def pass_(self) -> Moves:
        """Pass: do without an action or, once closed regions are told, without a card.

        Where nothing can be chosen behind it the turn ends. Yields as `play_line`.
        """
        game, told = self.push(self._pass_step)
        yield game, told
        yield from game._pass_forced()

    def play_bot(self) -> Moves:
        """Play the turn of the opponent that is on, the same way each time; as `play_line`."""
        from rollwrite.play.players import player_of  # Few games need one.

        game, player = self, player_of(self.opponent)
        while game.finished == self.finished:
            chance = Random(f"{self.seed}/{game.finished}/{len(game.steps)}/choice")
            game, told = game.push(player.choose(game.position, chance))
            yield game, told

    def required(self) -> Told | None:
        """Return why the turn that is next cannot be left out, None where it can."""
        if not self.is_over:
            try:
                self.push(self._pass_step)
            except CallError as error:
                return Told(error.message, error.rule)
        return None

    def completions(self, line: str, language: str) -> list[str]:
        """Return the words that can end a line whose last word is not complete, or not begun."""
        done, _, begun = line.rpartition(" ")
        begin = turn_begin(self.record, done)
        game, words = self, Words(begin.rest if begin else done, language)
        kept = [*words.left]
        try:
            while words:
                kept = [*words.left]
                game = game.push(read_call(game.position, words))[0]
                words.skip_step_ends()
        except CallError:
            words.left[:] = kept
        return completions(game.position, str(words), begun, language)

    @property
    def _pass_step(self) -> Step:
        """The step that passes."""
        return DRAW_NOTHING if self.position.phase == "draw" else PASS

    @property
    def _before(self) -> Position:
        return self.turns[-1].after if self.turns else self.start

    def before_turn(self, turn: int) -> Ongoing:
        """Return the game at the beginning of a turn, counted from 0."""
        return replace(self, turns=self.turns[:turn])._next_turn()

    def _next_turn(self) -> Ongoing:
        """Return the game at the beginning of the next turn."""
        begin = replace(self, position=self._before, steps=(), events=(), earlier=None, half=None)
        return begin._with_dice()

    def _can_end(self) -> bool:
        return self.is_begun and self.position.phase in ("action", "score", "buy")

    def _calls_next(self, words: Words) -> bool:
        """Return whether words begin the next turn: resources are drawn, or dice are rolled."""
        return isinstance(read_call(self.position, words), Draw | Roll)

    def _check_next(self, words: Words) -> None:
        """Raise CallError where the next turn cannot begin so: then this one does not end."""
        try:
            *_, (game, _told) = self.pass_turn()
        except CallError:
            player = self.position.player
            text = Text("{player} has rolled and placed already; Enter goes on", player=player)
            raise CallError(text) from None
        if game.opponent:  # Whose dice and resources are nobody's to call.
            player = game.position.player
            raise CallError(Text("{player} is next; Enter ends this turn", player=player))
        game.push(read_call(game.position, words))

    def pass_turn(self) -> Generator[Move, None, Ongoing]:
        """Pass until the turn ends, and return the game at the next one."""
        game = self
        while game.finished == self.finished:
            is_unbought = game.position.phase == "buy"
            game, told = game.push(game._pass_step)
            yield game, (_NO_CARD, *told) if is_unbought else told
        return game

    def _passed_for_next(self, seat: int) -> list[Move]:
        """Return what passes until the turn ends, as whoever is next is called already."""
        if seat != (self.position.seat + 1) % len(self.record.players):
            raise self._not_their_turn(seat)
        try:
            return [*self.pass_turn()]
        except CallError as error:
            player, what = self.position.player, error.message
            message = Text("it is still the turn of {player}: {what}", player=player, what=what)
            raise CallError(message, error.rule) from error

    def _check_turn(self, round_: int | None, seat: int) -> None:
        if self.is_over:
            raise CallError(Text("the game is over"), self.position.ending)
        if round_ is not None and (round_, seat) < (self.position.round, self.position.seat):
            raise CallError(
                Text(
                    "that turn is played; insert {round} {player}: puts in one that was missed",
                    round=round_,
                    player=self.record.players[seat],
                )
            )
        if seat != self.position.seat:
            raise self._not_their_turn(seat)
        if round_ not in (None, self.position.round):
            raise CallError(Text("this is round {round}", round=self.position.round))

    def _not_their_turn(self, seat: int) -> CallError:
        """Return why a player is not to be called now, and what can be done about it."""
        player, other, is_begun = self.position.player, self.record.players[seat], self.is_begun
        told = not_their_turn(self.turns, player, other, is_begun=is_begun, seed=self.seed)
        return CallError(told, "M2.4")

    def after(self, steps: Iterable[Step]) -> Ongoing:
        """Return the game after steps; raises CallError."""
        game = self
        for step in steps:
            game, _ = game.push(step)
        return game

    def with_dice_of(self, steps: Sequence[Step]) -> Ongoing:
        """Return the game with the dice with which steps begin, unless it has others or none do."""
        has_dice = not self.steps and isinstance(next(iter(steps), None), Roll)
        return self.after(steps[:1]) if has_dice else self

    def push(self, step: Step) -> tuple[Ongoing, tuple[Told, ...]]:
        """Return the game after a step, and what it brought about; raises CallError."""
        try:
            after, events, written = push(self.position, step)
        except IllegalStepError as error:
            message = with_allowed(error, self.start.table)
            if isinstance(step, Buy) and self.turns and not self.is_begun:
                message = too_late(message, self.turns[-1])
            raise CallError(message, error.rule) from error
        game = replace(
            self,
            position=after,
            steps=(*self.steps, *written),
            events=(*self.events, *events),
            earlier=self,
        )
        told: list[Told] = [tell(event, self.start.table) for event in events]
        if after.is_past_turn(self._before):
            return game._finished(), tuple(told)
        rolled = game._with_dice()
        if rolled is not game:
            told.append(Told(dice_shown(rolled.position), "M9"))
        return rolled, tuple(told)

    def _finished(self) -> Ongoing:
        played = Played.of(self._before, self.steps, self.events, self.position)
        return replace(self, turns=(*self.turns, played))._next_turn()

    def _pass_forced(self) -> Moves:
        """Pass until the turn ends where nothing else can be done."""
        game = self
        while game.is_begun and game._can_end() and [*game.position.legal_steps[:2]] == [PASS]:
            passed, told = game.push(PASS)
            # Nobody called that: it is taken back with the call before.
            game = replace(passed, earlier=game.earlier) if passed.is_begun else passed
            yield game, told

    def _as_forced(self) -> Ongoing:
        """Return the game where something can be chosen again."""
        *_, game = self, *(after for after, _ in self._pass_forced())
        return game

    def _with_dice(self) -> Ongoing:
        """Return the game with the dice rolled that are to be rolled now, by the seed."""
        rolls = self.position.legal_rolls if self.seed else ()
        if not rolls:
            return self
        known = self.dice.get((self.finished, len(self.steps)))
        chance = Random(f"{self.seed}/{self.finished}/{len(self.steps)}")
        roll = known if known and known in rolls else chance.choice(rolls)
        return replace(self, position=self.position.after(roll), steps=(*self.steps, roll))


def resume(
    record: Record,
    beside: Path = Path(),
    editions: Editions | None = None,
    seed: str = "",
    opponents: Mapping[str, str] = MappingProxyType({}),
) -> Ongoing:
    """Return the game of a record, to be resumed, or to be begun.

    beside:    the folder from which the record names its edition's file
    editions:  those read before
    seed:      rolls the dice of each turn, "" for real dice
    opponents: the kinds of computer players by their names in the record; they need a seed

    A last turn that stops in the middle is the one that is begun.

    Raises InvalidFileError for a record with a fault.
    """
    replayed = replay(record, beside, editions)
    if replayed.start is None or replayed.problems:
        raise InvalidFileError(Path(), list(replayed.problems))
    turns = replayed.turns
    version = replayed.start.table.edition.version
    known = replace(record, version=version, turns=())
    dice = {
        (turn, place): step
        for turn, played in enumerate(turns)
        for place, step in enumerate(played.steps)
        if isinstance(step, Roll)
    }
    game = Ongoing(known, replayed.start, replayed.start, "", turns, dice=dice)
    earlier = game.before_turn(game.finished - 1) if turns else game
    if turns and not turns[-1].after.is_past_turn(earlier.position):
        game = earlier.after(turns[-1].steps)._as_forced()
        return replace(game, seed=seed, opponents=opponents)._with_dice()
    return replace(game, seed=seed, opponents=opponents)._next_turn()

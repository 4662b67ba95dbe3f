"""What somebody calls while they play: whose turn it is, and its steps, now or a little later."""

from __future__ import annotations

from rollwrite.play.merchants.keywords import keyword_of
from rollwrite.play.merchants.moment import IllegalStepError
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.reading import next_step
from rollwrite.play.merchants.steps import PASS, Step
from rollwrite.play.merchants.words import AmbiguousCallError, NotationError, Words
from rollwrite.play.names import nobody_called
from rollwrite.play.ongoing import CallError
from rollwrite.play.record import Record, TurnBegin, spoken_begin, turn_begin
from sheets.words.text import Text

_ROUND = "0123456789 "  # Before a name.


def call_words(text: str, language: str) -> Words:
    """Return the words of a call, at the beginning of its first step."""
    words = Words(text, language)
    words.skip_step_ends()
    return words


def line_begin(record: Record, position: Position, line: str, language: str) -> TurnBegin | None:
    """Return whose turn a line says that it is, None where it does not.

    A whole name needs no colon where it means nothing else. Raises CallError for an initial
    without one.
    """
    if begin := turn_begin(record, line):
        return begin
    if begin := spoken_begin(record, line):
        return None if _is_read(position, line, language) else begin
    words = call_words(line, language)
    name, length = words.next, len(words.left)
    if name.casefold() in map(str.casefold, record.initials):
        try:
            next_step(position, words)
        except NotationError:
            if len(words.left) == length and not _is_read(position, line, language):
                raise CallError(Text("behind {name} a colon is missing", name=name)) from None
    _refuse_stranger(record, position, line, language)
    return None


def _refuse_stranger(record: Record, position: Position, line: str, language: str) -> None:
    """Raise CallError where a line begins with a name and a colon, and nobody is called so."""
    name, colon, _ = line.lstrip(_ROUND).partition(":")
    is_word = bool(colon) and len(name.split()) == 1 and keyword_of(name.strip(), language) is None
    if is_word and not _is_read(position, line, language):
        raise CallError(nobody_called(name, record.players))


def read_call(position: Position, words: Words) -> Step:
    """Return the next step for now, else for what follows when the rest of now is done without.

    Raises CallError.
    """
    left = [*words.left]
    try:
        return next_step(position, words)
    except NotationError as error:
        later = None if isinstance(error, AmbiguousCallError) else _later(position)
        if later is not None:
            words.left[:] = left
            try:
                return next_step(later, words)
            except AmbiguousCallError as ambiguous:
                error = ambiguous
            except NotationError:
                pass
        words.left[:] = left
        raise CallError(error.message) from error


def _is_read(position: Position, line: str, language: str) -> bool:
    """Return whether a line begins with a step."""
    try:
        read_call(position, call_words(line, language))
    except CallError:
        return False
    return True


def _later(position: Position) -> Position | None:
    """Return the position after doing without what is on, None where the turn ends."""
    try:
        later = position.after(PASS)
    except IllegalStepError:
        return None
    return None if later.is_past_turn(position) else later

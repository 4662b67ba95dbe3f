"""A line that is typed again: whoever slipped begins the turn anew, and it takes its place."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from rollwrite.play.parsing import next_step
from rollwrite.play.position import Position
from rollwrite.play.replay import Played
from rollwrite.play.state import IllegalStepError, Phase
from rollwrite.play.steps import Draw, Roll, Start, Step
from rollwrite.play.words import NotationError, Words
from scoring.entry.said import BACK
from sheets.hexes import Hex
from sheets.words.text import Text


class Begun(NamedTuple):
    """What was called of a turn, and in which phase it is, "" where it has ended."""

    steps: tuple[Step, ...]
    phase: Phase | Literal[""]


def begins_anew(begun: Begun, at: Position, words: Words, *, is_named: bool) -> bool:
    """Return whether words begin anew a turn of which something was called, at its beginning.

    Unless its player is named they do where they can be nothing else, or draw the same.
    """
    first = _first_steps(at, words)
    if _is_same_draw(first, begun.steps) or (is_named and _shares_hex(first, begun.steps)):
        return True
    if begun.phase and _hexes(first) and _hexes(first) == _hexes(begun.steps):
        return True  # There nobody else can draw.
    if not first:
        return False
    match begun.phase:
        case "draw":
            return isinstance(first[0], Roll)
        case "worker":
            return True
    return is_named and begun.phase != "" and isinstance(first[-1], Draw | Roll)


def _first_steps(at: Position, words: Words) -> list[Step]:
    """Return the dice and the resources, or the start card, with which words begin a turn."""
    rest = words.copy()
    found: list[Step] = []
    try:
        while rest and not isinstance(found[-1] if found else None, Draw | Start):
            step = next_step(at, rest)
            if not isinstance(step, Roll | Draw | Start):
                break
            found.append(step)
            if isinstance(step, Roll):
                at = at.after(step)
            rest.skip_step_ends()
    except (NotationError, IllegalStepError):
        pass
    return found


def _drawn(steps: Sequence[Step]) -> Draw | None:
    return next((step for step in steps if isinstance(step, Draw)), None)


def _is_same_draw(first: Sequence[Step], steps: Sequence[Step]) -> bool:
    new, old = _drawn(first), _drawn(steps)
    return new is not None and old is not None and bool(new.drawn) and {*new.drawn} == {*old.drawn}


def _shares_hex(first: Sequence[Step], steps: Sequence[Step]) -> bool:
    """Return whether a line draws in a hex of the turn, or takes a start card as it did."""
    if first and steps and isinstance(first[0], Start):
        return isinstance(steps[0], Start)
    return not _hexes(first).isdisjoint(_hexes(steps))


def _hexes(steps: Sequence[Step]) -> set[Hex]:
    """Return the hexes of what steps draw."""
    drawn = _drawn(steps)
    return {each.hex for each in drawn.drawn} if drawn else set()


def rolls(at: Position, words: Words) -> bool:
    """Return whether words begin with dice."""
    first = _first_steps(at, words)
    return bool(first) and isinstance(first[0], Roll)


def only_dice(at: Position, words: Words) -> Roll | None:
    """Return the dice that words are, None where they are anything else or more."""
    rest = words.copy()
    try:
        step = next_step(at, rest)
    except NotationError:
        return None
    return step if isinstance(step, Roll) and not rest else None


def length_in_common(old: Sequence[Step], news: Iterable[Sequence[Step]]) -> int:
    """Return how many of the steps of a turn, as it grows, are those that it had before."""
    same = 0
    for new in news:
        if len(new) <= same or [*new] != [*old[: len(new)]]:
            break
        same = len(new)
    return same


def too_late(fault: Text, last: Played) -> Text:
    """Return why a purchase cannot be made now, and how it gets into the turn before."""
    if Start in map(type, last.steps):
        return fault
    return Text(
        "{fault}; to add it to the last turn of {player} call that turn again, whole and with it",
        fault=fault,
        player=last.player,
    )


def not_their_turn(
    turns: Sequence[Played], player: str, other: str, *, is_begun: bool, seed: str
) -> Text:
    """Return whose turn it is, and how the last one of another is mended, or one put in."""
    numbers = [turn for turn, played in enumerate(turns) if played.player == other]
    last = turns[-1] if turns else None
    on = Text("it is the turn of {player}", player=player)
    if last is None or Start in map(type, last.steps):
        return on
    if numbers:
        on = Text(
            "{on}; {back} {number} takes back to the last one of {other}, to call it anew",
            on=on,
            back=BACK,
            number=len(turns) - numbers[-1] + is_begun,
            other=other,
        )
    if seed:
        return on
    return Text(
        "{on}; where one before it was missed, insert {round} {other}: puts it in",
        on=on,
        round=last.round,
        other=last.player,
    )

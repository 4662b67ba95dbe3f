"""Calls and turns that are taken back, the last one first; one that was put in goes as a whole."""

from dataclasses import replace

from rollwrite.play.half import half_text
from rollwrite.play.notation import steps_text
from rollwrite.play.ongoing import Ongoing
from rollwrite.play.steps import Roll
from rollwrite.play.words import CallError
from sheets.words.text import Text


def taken_back(game: Ongoing, turns: int | None) -> tuple[Ongoing, list[str]]:
    """Return the game without so many turns, and the lines that are gone, the last one first.

    None is the last call, where nothing of a turn is called the last turn. Raises CallError.
    """
    before = _before_missed(game)
    if turns and turns > 1 and (before or game.later):
        game, taken = taken_back(game, 1)
        game, more = taken_back(game, turns - 1)
        return game, [*taken, *more]
    if before:
        return before, [game.line(turns_in_common(before, game) + 1)]
    if turns is None and (last := _last_call(game)):
        earlier, call = last
        return earlier, [call]
    earlier = _back(game, 1 if turns is None else turns)
    if turns is None and earlier.finished < game.finished:
        earlier = earlier.with_dice_of(game.turns[earlier.finished].steps)
    last_turn = [game.finished + 1] if game.is_begun and game.earlier else []
    gone = [*last_turn, *range(game.finished, turns_in_common(earlier, game), -1)]
    return earlier, [game.line(turn) for turn in gone]


def turns_in_common(game: Ongoing, other: Ongoing) -> int:
    """Return how many turns two games have in common."""
    pairs = zip(game.turns, other.turns, strict=False)
    return next(
        (turn for turn, (one, two) in enumerate(pairs) if one is not two),
        min(game.finished, other.finished),
    )


def _last_call(now: Ongoing) -> tuple[Ongoing, str] | None:
    """Return the game before the last call of the turn begun, and that call's text.

    The text is "" for a pass; None where nothing of a turn is called.
    """
    if now.half:
        return replace(now, half=None), half_text(now.half)
    if not now.is_begun or not now.earlier:
        return None
    game = now
    while game.earlier:
        game = game.earlier
        steps = now.steps[len(game.steps) :]
        if not (now.seed and steps and isinstance(steps[0], Roll)):  # Dice stay.
            break
    game = replace(game, seed=now.seed, opponents=now.opponents)
    return game, "; ".join(steps_text(steps, now.start.table))


def _before_missed(game: Ongoing) -> Ongoing | None:
    """Return the game without the turn that was put in, None where more was called since."""
    missed = game.missed
    if not missed or game.half or (missed.turns, missed.steps) != (game.turns, game.steps):
        return None
    return missed.before


def _back(now: Ongoing, turns: int) -> Ongoing:
    """Return the game without turns, the one that is begun first, and on to a person's."""
    if now.later:
        return now.later.before
    whole = turns - 1 if now.is_begun else turns
    if whole > now.finished:
        raise CallError(
            Text("no more turns than {turns} can be taken back", turns=now.finished + now.is_begun)
        )
    game = now.before_turn(now.finished - whole)
    return _back(game, 1) if game.opponent and game.turns else game

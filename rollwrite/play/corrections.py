"""What a scribe mends: a turn that was missed is put in, calls and turns are taken back.

A turn is put in where it belongs, and later turns are played again. What is taken back goes the
last one first; a turn that was put in goes as a whole.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rollwrite.play.events import Told
from rollwrite.play.half import half_text
from rollwrite.play.notation import steps_said, steps_text
from rollwrite.play.ongoing import Called, Later, Missed, Moves, Ongoing
from rollwrite.play.parsing import call_words, name_called
from rollwrite.play.record import TurnBegin, nobody_called, spoken_begin, turn_begin
from rollwrite.play.steps import Roll
from rollwrite.play.words import CallError, are_hexes
from scoring.entry.said import BACK
from sheets.words.text import Text, joined


def put_in(game: Ongoing, line: str, language: str) -> Moves:
    """Play a turn that was missed before the last one of its player, or before that of its round.

    The turns behind it are played again, each by who is on then; what no longer holds is `later`,
    to be asked. Yields as `play_line`. Raises CallError, and nothing is put in.
    """
    begin = turn_begin(game.record, line) or spoken_begin(game.record, line)
    if begin is None and ":" in line:
        raise CallError(nobody_called(name_called(line), game.record.players))
    turn = _place(game, begin)
    turns = [Called(each.steps, each.player) for each in game.turns[turn:]]
    if game.is_begun:
        turns.append(Called(game.steps, game.position.player, is_whole=False))
    there = replace(game.before_turn(turn), later=Later(tuple(turns), game))
    moves = [*there.play_words(call_words(begin.rest if begin else "", language))]
    after = moves[-1][0] if moves else there
    if after.half:
        raise CallError(Text("a turn places two resources"), "M3.2")
    if after.is_begun and after.finished == turn:
        moves += after.pass_turn()
    yield from go_on(there, iter(moves))


def go_on(before: Ongoing, moves: Moves) -> Moves:
    """Yield moves, and with the end of a turn that was put in, or asked, later ones that hold.

    Raises CallError where more is called behind that turn.
    """
    for game, told in moves:
        if not game.later or game.finished == before.finished:
            yield game, told
            continue
        game, again = _play_again(game)
        yield game, (*told, *again)
        if next(moves, None):
            raise CallError(
                Text("the later turns have been played again first; call the rest once more")
            )


def answered(game: Ongoing, unanswered: str, line: str, language: str) -> Moves:
    """Return what a line calls, behind what is unanswered where it is the rest of that."""
    if unanswered:
        try:
            return iter([*go_on(game, game.play_line(f"{unanswered} {line}", language))])
        except CallError:
            if are_hexes(line):
                raise
    return go_on(game, game.play_line(line, language))


def _place(game: Ongoing, begin: TurnBegin | None) -> int:
    """Return before which turn, from 0, a missed one belongs; raises CallError."""
    if game.seed:
        raise CallError(
            Text("rollwrite rolls the dice in this game, so no turn can have been missed")
        )
    if game.later:
        raise CallError(Text("first answer what is asked about the turns after the one put in"))
    if begin is None or not begin.rest:
        raise CallError(
            Text("say whose turn was missed, and what it was: insert 2 Anna: g E3 g E4 F3")
        )
    name = game.record.players[begin.player]
    found = [
        turn
        for turn, played in enumerate(game.turns)
        if played.player == name and begin.round in (None, played.round)
    ]
    at = game.position
    is_on = at.player == name and begin.round in (None, at.round)
    if is_on and (game.is_begun or begin.round):
        found.append(game.finished)
    if not found:
        raise CallError(
            Text("{player} has no such turn, so none can be put in before it", player=name)
        )
    return found[-1]


def _play_again(game: Ongoing) -> tuple[Ongoing, tuple[Told, ...]]:
    """Return a game whose turn is put in, or asked, with later turns played as far as they hold."""
    later = game.later
    assert later is not None  # Who plays again has later turns.
    told = [] if later.fault else [*_moved(game, later.turns)]
    turns = later.turns[1:] if later.fault else later.turns
    game = replace(game, later=None)
    for number, called in enumerate(turns):
        if game.is_over:
            text = Text("the game is over; {turns} fall away", turns=len(turns) - number)
            return _settled(game, later), (*told, Told(text, game.position.ending))
        try:
            after = _played(game, called)
        except CallError as error:
            left = Later(turns[number:], later.before, error.message)
            return replace(_with_dice(game, called), later=left), tuple(told)
        if after.finished > game.finished:
            line = after.said(after.line(after.finished))
            told.append(Told(Text("played again: {line}", line=line), ""))
        game = after
    return _settled(game, later), tuple(told)


def _with_dice(game: Ongoing, called: Called) -> Ongoing:
    """Return the game with what the dice showed, which stays, whatever is called with it."""
    try:
        return replace(game.with_dice_of(called.steps), earlier=None)
    except CallError:  # Nothing is rolled where nothing fits now.
        return game


def _settled(game: Ongoing, later: Later) -> Ongoing:
    """Return a game in which all later turns hold, and which knows the one without that put in."""
    return replace(game, missed=Missed(later.before, game.turns, game.steps))


def _moved(game: Ongoing, turns: Sequence[Called]) -> Iterator[Told]:
    """Yield to whom the turns behind the one put in go, which every player's neighbour has now."""
    names = game.record.players
    if len(names) == 1:
        return
    following = dict(zip(names, (*names[1:], names[0]), strict=True))
    moves = [
        Text("{player}'s to {other}", player=player, other=following[player])
        for player in dict.fromkeys(called.player for called in turns)
    ]
    if moves:
        put = game.turns[-1]
        text = Text(
            "{player} has a turn in round {round} already: from it on each goes to the next "
            "player: {moves}; {back} takes all of it back",
            player=put.player,
            round=put.round,
            moves=joined(moves),
            back=BACK,
        )
        yield Told(text, "M2.4")


def _played(game: Ongoing, called: Called) -> Ongoing:
    """Return the game after what was called, at the turn's end if that is whole; or CallError."""
    turn, game = game.finished, game.after(called.steps)
    if called.is_whole and game.finished == turn:
        *_, (game, _) = game.pass_turn()
    return game


def asked(game: Ongoing) -> Text | None:
    """Return what is asked of a later turn that no longer holds, None where none is."""
    if not game.later or game.earlier:
        return None
    return Text(
        "{steps} no longer holds: {fault}. What does {player} do instead?",
        steps=steps_said(game.later.turns[0].steps, game.start.table),
        fault=game.later.fault,
        player=game.position.player,
    )


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

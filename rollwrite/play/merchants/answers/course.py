"""The course of a game in words: a turn and what it brought about, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rollwrite.play.merchants.answers.rows import KIND_HEADINGS, NONE
from rollwrite.play.merchants.erecting import legal_erecting
from rollwrite.play.merchants.event_texts import Told, tell
from rollwrite.play.merchants.notation import step_text
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.replay import Played, Replay
from rollwrite.play.merchants.spells import legal_casts
from rollwrite.play.merchants.steps import Cast, Step
from scoring.merchants.states.claims import KINDS
from sheets.words.text import Name, Said, Text, in_a_row, joined


class TurnTold(NamedTuple):
    """A turn in words: who played it, its steps as a record has them, what they brought about."""

    heading: Said
    steps: Said
    events: tuple[Told, ...]


def turn_told(played: Played) -> TurnTold:
    """Return a turn in words."""
    heading = Text("Round {round}, {player}", round=played.round, player=played.player)
    table = played.after.table
    return TurnTold(
        heading, "; ".join(played.texts), tuple(tell(each, table) for each in played.events)
    )


def before_the_first(replayed: Replay) -> Text:
    """Return what is said before the first turn."""
    return Text("Before the first turn: {players}", players=", ".join(replayed.record.players))


def what_is_next(position: Position) -> list[Said]:
    """Return whose turn it is, what can be done and what is left; nothing when the game is over."""
    if position.is_over:
        return []
    who, round_ = position.player, position.round
    last = Text("Round {round}, the last one: {player} is on.", player=who, round=round_)
    usual = Text("Round {round}: {player} is on.", player=who, round=round_)
    return [last if position.ending else usual, _can(position), *_left(position)]


def _can(position: Position) -> Text:
    """Return what can be done now; of all the places for a resource, that there are some."""
    if position.phase == "draw":
        if position.turn.places == (0, 0, 0):
            return Text("Two resources fit nowhere any more (M3.5).")
        if not position.turn.roll:
            return Text("Roll the dice, then draw two resources and a worker.")
        names = position.table.edition.names.resources
        shown = [each if each == "?" else Name.of(names[each]) for each in position.turn.roll]
        return Text("The dice show {faces}: draw that and a worker.", faces=in_a_row(shown))
    if position.phase == "terrain":
        return Text("Roll for Terrain and draw its resources.")
    steps = [step_text(each, position.table) for each in _possible(position)]
    can = joined([*dict.fromkeys(filter(None, steps))], "or") or Text("nothing")
    return Text("Possible: {steps}", steps=can)


def _possible(position: Position) -> Iterator[Step]:
    """Yield what can be done; of a spell only that it can be cast."""
    if position.phase != "action":
        yield from position.legal_steps
        return
    for casts in legal_casts(position):
        if casts:
            yield Cast(casts[0].source)
    yield from legal_erecting(position)


def _left(position: Position) -> Iterator[Text]:
    """Yield the relics and monuments that nobody has, and the columns that are shut."""
    if position.table.variant == "family":
        return
    for kind in KINDS:
        left = " ".join(map(str, position.left(kind))) or NONE
        yield Text("{what}, not taken: {values}", what=KIND_HEADINGS[kind], values=left)
    if position.shut:
        shut = " ".join(str(column + 1) for column in sorted(position.shut))
        yield Text("columns taken: {columns}", columns=shut)

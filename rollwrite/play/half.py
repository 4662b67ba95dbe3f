"""Half a draw: the first of two resources that was called stands until the second one is."""

from rollwrite.play.drawing import kinds_shown
from rollwrite.play.events import resource_name
from rollwrite.play.position import Position
from rollwrite.play.steps import Draw, Drawn, Step
from rollwrite.play.words import CallError, Words
from sheets.hexes import Hex, hex_name
from sheets.merchants.edition.edition import RESOURCES
from sheets.words.text import Text, joined


def half_of(position: Position, step: Step) -> Drawn | None:
    """Return the resource of a draw that lacks the second one, None where none can follow."""
    if position.phase != "draw" or not isinstance(step, Draw) or len(step.drawn) != 1:
        return None
    (first,) = step.drawn
    is_shown = any(first.resource in kinds for kinds in kinds_shown(position))
    return first if is_shown and _beside(position, first.hex) else None


def half_text(half: Drawn) -> str:
    """Return half a draw as it can be called: `gold E3`."""
    return f"{half.resource} {hex_name(half.hex)}"


def second_asked(position: Position, half: Drawn) -> Text:
    """Return what is asked behind half a draw."""
    return Text(
        "{resource} {hex} stands. Which is the second resource of {player}, in {hexes}?",
        resource=resource_name(half.resource, position.table),
        hex=hex_name(half.hex),
        player=position.player,
        hexes=joined([*map(hex_name, _beside(position, half.hex))], "or"),
    )


def second_text(position: Position, half: Drawn, words: Words) -> str:
    """Return what is called behind half a draw, where a hex alone lies in it with its resource.

    That is what the other die shows, without dice the same again. Raises CallError where the dice
    leave several.
    """
    hex_ = words.hex_at(0)
    if hex_ is None or not position.turn.roll:
        return str(words)
    others = {other for one, other in kinds_shown(position) if one == half.resource}
    if len(others) > 1 and hex_ in _beside(position, half.hex):
        names = [resource_name(each, position.table) for each in RESOURCES if each in others]
        raise CallError(
            Text(
                "say what lies in {hex}: {resources}",
                hex=hex_name(hex_),
                resources=joined(names, "or"),
            )
        )
    return f"{min(others)} {words}"


def _beside(position: Position, first: Hex) -> list[Hex]:
    """Return where the second resource can lie (M3.2)."""
    pairs = position.table.ground.pairs_of(position.turn.places)
    return [other for pair in pairs if first in pair for other in pair if other != first]

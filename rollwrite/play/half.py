"""Half a draw: the first of two resources that was called stands until the second one is."""

from rollwrite.play.drawing import kinds_shown
from rollwrite.play.events import resource_name
from rollwrite.play.position import Position
from rollwrite.play.steps import Draw, Drawn, Step
from sheets.hexes import Hex, hex_name
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


def _beside(position: Position, first: Hex) -> list[Hex]:
    """Return where the second resource can lie (M3.2)."""
    pairs = position.table.ground.pairs_of(position.turn.places)
    return [other for pair in pairs if first in pair for other in pair if other != first]

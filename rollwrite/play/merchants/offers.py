"""What a player can do now, in short: for who types while others talk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from rollwrite.play.merchants.drawing import touchable
from rollwrite.play.merchants.event_texts import resource_name
from rollwrite.play.merchants.offered import Choice, actions, choice_lines, choices
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import DRAW_NOTHING
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import Said, Text, in_a_row, joined
from sheets.words.translation import Translation

MOST_SHOWN = 4  # Choices in a sentence, which is read while others talk.


def head(position: Position, *, has_dice: bool) -> Text:
    """Return who is on, what they have, what they can afford, and what the dice show."""
    if position.is_over:
        return Text("The game is over.")
    what = [_short(choices(position))] if position.phase == "start" else [*_wealth(position)]
    if position.phase == "draw":
        what.insert(0, _due(position))
    if has_dice and position.turn.roll:
        what.append(dice_shown(position))
    if position.phase == "draw" and (possible := actions(position)):
        what.append(Text("after drawing may {actions}", actions=_short(possible)))
    return Text(
        "{round} {player}: {what}",
        round=position.round,
        player=position.player,
        what=_in_parts(what),
    )


def _due(position: Position) -> Text:
    """Return what is drawn in this turn (M3.5)."""
    if not any(position.turn.places):
        return Text("two resources fit nowhere: draw nothing")
    if not position.turn.has_room:
        return Text("draw two resources or nothing")
    return Text("draw two resources and a worker")


def dice_shown(position: Position) -> Text:
    """Return what the dice show that were rolled."""
    table = position.table
    faces: list[Said] = [
        face if face == "?" else resource_name(face, table) for face in position.turn.roll
    ]
    return Text("dice: {faces}", faces=in_a_row(faces))


def offer(position: Position) -> Text:
    """Return what the player must or may do now."""
    player = position.player
    match position.phase:
        case "worker":
            hexes = joined([hex_name(step.hex) for step in position.legal_workers], "or")
            return Text("{player} draws a worker: {what}", player=player, what=hexes)
        case "over":
            return Text("the game is over")
        case "draw" | "terrain":
            return Text("{player} draws: {what}", player=player, what=_draws(position))
        case "action" | "buy" | "score":
            found = choices(position)
            if not found:
                return Text("{player} can do nothing more; Enter goes on", player=player)
            return Text(
                "{player} may still {what}; Enter goes on", player=player, what=_short(found)
            )
    return Text("{player} chooses: {what}", player=player, what=_short(choices(position)))


def offer_lines(position: Position, words: Translation) -> list[str]:
    """Return all that the player must or may do now, each choice on a line of its own."""
    player, found = position.player, choices(position)
    match position.phase:
        case "draw":
            found = actions(position)
            heads: list[Said] = [offer(position), *_places(position)]
            if found:
                heads.append(Text("After drawing {player} may:", player=player))
        case "action" | "buy" | "score" if found:
            heads = [Text("{player} may still, or Enter goes on:", player=player)]
        case _ if found:
            heads = [Text("{player} chooses:", player=player)]
        case _:
            heads = [offer(position)]
    return [*map(words, heads), *(f"    {line}" for line in choice_lines(found, words))]


def _wealth(position: Position) -> Iterator[Said]:
    """Yield what the player has to pay with, and where that is played alone."""
    table, sheet = position.table, position.sheet
    if table.variant == "solo":
        yield Text("territory {number}", number=len(position.solo.points) + 1)
    if table.variant == "family":
        yield Text("crowns {number}", number=sum(sheet.crowns))
        return
    tracks: list[Said] = [
        Text("{what} {number}", what=resource_name(track, table), number=at)
        for track, at in zip(TRACKS, sheet.tracks, strict=True)
    ]
    yield in_a_row(tracks)
    if sheet.unspent:
        yield Text("artifacts {number}", number=sheet.unspent)


def _draws(position: Position) -> Said:
    number = position.turn.terrain if position.phase == "terrain" else 2
    if len(position.legal_draws) and position.legal_draws[0] == DRAW_NOTHING:
        return Text("nothing, as two resources fit nowhere")
    if number == 1:
        return Text("a resource")
    what = Text("two resources on hexes that touch")
    return _in_territory(what, position) if position.table.variant == "solo" else what


def _places(position: Position) -> Iterator[Text]:
    """Yield where one of the two resources must lie, but beside a bridge, which is said (M3.2)."""
    turn, table = position.turn, position.table
    if any(turn.places) and not position.solo.first & position.empty:
        near = table.ground.hexes_of(touchable(table, position.board, position.here))
        hexes = " ".join(map(hex_name, near))
        yield Text("one of them on one of these: {hexes} (M3.2)", hexes=hexes)


def _in_territory(what: Said, position: Position) -> Text:
    """Say where something is drawn alone, in a territory's first turn beside the bridge (S8)."""
    number, ground = len(position.solo.points) + 1, position.table.ground
    first = ground.hexes_of(position.solo.first & position.empty)
    if position.phase != "draw" or not first:
        return Text("{what}, in territory {number}", what=what, number=number)
    return Text(
        "{what}, in territory {number}, one of them beside the bridge: {hexes} (S8)",
        what=what,
        number=number,
        hexes=joined([*map(hex_name, first)], "or"),
    )


def _short(found: Sequence[Choice]) -> Said:
    """Return choices as a sentence lists them; of many, how many more there are."""
    said = [each.said for each in found]
    if more := len(said[MOST_SHOWN:]):
        said = [*said[:MOST_SHOWN], Text("{number} more (? shows all)", number=more)]
    return joined(said, "or")


def _in_parts(parts: Sequence[Said]) -> Said:
    """Return parts with semicolons between them."""
    return reduce(lambda one, other: Text("{one}; {other}", one=one, other=other), parts)

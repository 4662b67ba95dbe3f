"""What a player can do now, in short: for who types while others talk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import islice

from rollwrite.play.merchants.card_calls import Side, card_name
from rollwrite.play.merchants.event_texts import resource_name
from rollwrite.play.merchants.keywords import FORMS, Keyword
from rollwrite.play.merchants.notation import KEYWORD_OF
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import (
    DRAW_NOTHING,
    Action,
    Bridge,
    Build,
    Buy,
    Cast,
    Claim,
    Column,
    Monument,
    Relic,
    Score,
    Source,
    Start,
    Step,
    Take,
    Worker,
)
from rollwrite.play.merchants.table import Table
from scoring.merchants.family.archive import archive_spell_name
from scoring.merchants.states.claims import KIND_NAMES
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import MOST_LISTED, Name, Said, Text, in_a_row, joined

_SIDES: Mapping[type[Step], Side] = {Build: "building", Monument: "building", Start: "any"}


def head(position: Position, *, has_dice: bool) -> Text:
    """Return who is on, what they have, what they can afford, and what the dice show."""
    if position.is_over:
        return Text("The game is over.")
    if position.phase == "start":
        what = [joined([*_short(position)], "or")]
    else:
        what = [*_wealth(position)]
    if position.phase == "draw" and (actions := _actions(position)):
        what.append(Text("may {actions}", actions=joined(actions, "or")))
    if position.phase == "draw" and not any(position.turn.places):
        what.append(Text("two resources fit nowhere: draw nothing"))
    elif has_dice and position.turn.roll:
        what.append(dice_shown(position))
    return Text(
        "{round} {player}: {what}",
        round=position.round,
        player=position.player,
        what=_in_parts(what),
    )


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
            hexes = joined([*_short(position)], "or")
            return Text("{player} draws a worker: {what}", player=player, what=hexes)
        case "over":
            return Text("the game is over")
        case "draw" | "terrain":
            return Text("{player} draws: {what}", player=player, what=_draws(position))
        case "action" | "buy" | "score":
            steps = [*_short(position)]
            if not steps:
                return Text("{player} can do nothing more; Enter goes on", player=player)
            return Text(
                "{player} may still {what}; Enter goes on", player=player, what=joined(steps, "or")
            )
    return Text("{player} chooses: {what}", player=player, what=joined([*_short(position)], "or"))


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


def _actions(position: Position) -> list[Said]:
    """Return the actions that the player can pay for, each once, whatever is drawn before."""
    actions = position._replace(phase="action").legal_actions
    return [*_each_once(actions, position.table)]


def _each_once(actions: Iterable[Action], table: Table) -> Iterator[Said]:
    seen: set[object] = set()
    for action in actions:
        key = action.source if isinstance(action, Cast) else action
        if key not in seen:
            seen.add(key)
            yield (
                _cast_name(action.source, table)
                if isinstance(action, Cast)
                else short(action, table)
            )


def _cast_name(source: Source, table: Table) -> Text:
    name, _ = table.spell_of(source)
    shown = source if isinstance(source, int) else archive_spell_name(source)
    spell = Name.of(table.edition.names.spells[name])
    return Text("{keyword} {card} {name}", keyword=word("cast"), card=shown, name=spell)


def _short(position: Position) -> Iterator[Said]:
    """Yield what can be chosen now, but doing without."""
    if position.phase == "action":
        yield from _each_once(position.legal_actions, position.table)
        return
    steps: Sequence[Step] = position.legal_steps
    for step in islice(steps, MOST_LISTED * 2):
        if said := short(step, position.table):
            yield said


def short(step: Step, table: Table) -> Said:
    """Return a step as it can be called, with what its number means; "" for doing without."""
    match step:
        case Start(card) | Build(card) | Monument(card) | Buy(card):
            return Text(
                "{keyword} {card} {name}",
                keyword=word(KEYWORD_OF[type(step)]),
                card=card,
                name=card_name(card, table, _SIDES.get(type(step), "any")),
            )
        case Relic(kind):
            return KIND_NAMES["relic two" if kind == "two" else "relic three"]
        case Claim(kind):
            return KIND_NAMES[kind]
        case Worker(hex_):
            return hex_name(hex_)
        case Bridge(hex_):
            return Text("{keyword} {card}", keyword=word("bridge"), card=hex_name(hex_))
        case Column(number):
            return Text("{keyword} {card}", keyword=word("column"), card=number)
        case Take(spell):
            name = Name.of(table.edition.names.spells[table.spell_of(spell)[0]])
            return Text("{card} {name}", card=archive_spell_name(spell), name=name)
        case Score(hexes):
            names = " ".join(map(hex_name, hexes))
            return Text("{keyword} {card}", keyword=word("score"), card=names)
    return ""


def word(keyword: Keyword) -> Name:
    """Return a keyword in every language."""
    return Name.of({language: forms[0] for language, forms in FORMS[keyword].items()})


def _in_parts(parts: Sequence[Said]) -> Said:
    """Return parts with semicolons between them."""
    return reduce(lambda one, other: Text("{one}; {other}", one=one, other=other), parts)

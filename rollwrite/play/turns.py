"""The course of a game: what each step leads to, when turns, rounds and the game end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rollwrite.play import buying, drawing, solo, steps
from rollwrite.play.closing import closed_by, in_order, legal_orders, pay_out
from rollwrite.play.events import EndReached, Event, TrackRaised
from rollwrite.play.notation import step_text
from rollwrite.play.spells import cast
from rollwrite.play.state import GameState, IllegalStepError, Phase, Turn
from sheets.merchants.edition.edition import TERRITORIES, TRACKS
from sheets.words.text import Text

FIRST_ROUND = 1


def apply(game: GameState, step: steps.Step) -> GameState:
    """Return the game after a step; raises IllegalStepError.

    What need not be done before it, in the same turn, is done without.
    """
    if game.events:
        game = game._replace(events=())
    while (handle := _STEPS.get((game.phase, type(step)))) is None:
        game = _skip_optional(game, step)
    return handle(game, step)


def _skip_optional(game: GameState, step: steps.Step) -> GameState:
    """Return the game after a pass on what is optional before a step of this turn.

    Raises IllegalStepError, of a step too that has no place in the rest of the turn.
    """
    is_claim = isinstance(step, steps.Column | steps.Claim | steps.Bridge)
    if is_claim and game.table.variant != "solo":
        raise IllegalStepError(_OUT_OF_PLACE[type(step)][0], Text("only the solo game has that"))
    if (skip := _STEPS.get((game.phase, steps.Pass))) is None:
        if is_claim and game.phase not in _CLAIMS:
            raise IllegalStepError(*_OUT_OF_PLACE[type(step)])
        raise _required(game)
    after = skip(game, steps.PASS)
    if after.is_past_turn(game) or (after.phase in _CLAIMS and not is_claim):
        if isinstance(step, steps.Buy):
            found = closed_by(game.table, game.board, game.territory, game.turn.filled)
            buying.check_closed(game, len(found))
        raise IllegalStepError(*_OUT_OF_PLACE[type(step)])
    return after


def _required(game: GameState) -> IllegalStepError:
    """Return what has to be done first, in a phase in which nobody passes."""
    rule, message = _REQUIRED[game.phase]
    if game.phase not in (*_CLAIMS[:2], "over"):
        message = Text("{player} {what}", player=game.player, what=message)
    due = _REQUIRED_STEPS[game.phase](game) if game.phase in _REQUIRED_STEPS else ()
    return IllegalStepError(rule, message, tuple(step_text(each, game.table) for each in due))


def begin_turn(game: GameState) -> GameState:
    """Return the game at the beginning of a turn."""
    places, has_room = drawing.find_places(game.table, game.board, game.territory, game.solo.first)
    can_draw = has_room or any(places)
    return game._replace(
        phase="draw",
        turn=Turn(places, has_room),
        # M3.6: being able to draw counts.
        is_idle=game.is_idle and not (can_draw and game.table.rules.deadlock_ends),
    )


def _start(game: GameState, step: steps.Start) -> GameState:
    cards = game.table.columns[0]
    if step.card not in cards:
        message = Text("card {card} is no start card", card=step.card)
        raise IllegalStepError("M2.3", message, tuple(map(str, cards)))
    game = buying.acquire(game, step.card)
    if game.seat + 1 < len(game.sheets):
        return game._replace(seat=game.seat + 1)
    return begin_turn(game._replace(seat=0, round=game.round + 1))


def _roll(game: GameState, step: steps.Roll) -> GameState:
    drawing.check_roll(game, step)
    return game._replace(turn=game.turn._replace(roll=step.faces))


def _draw(game: GameState, step: steps.Draw) -> GameState:
    drawing.check_draw(game, step)
    if not step.drawn:
        return game._replace(phase="action")
    table, turn = game.table, game.turn
    board, filled, events = drawing.with_resources(
        table, game.board, step, has_artifact=table.variant != "family"
    )
    return game._replace(
        phase="worker" if turn.has_room else "action",
        board=board,
        turn=turn._replace(drawn=filled, filled=filled),
        is_idle=False,
        events=events,
    )


def _worker(game: GameState, step: steps.Worker) -> GameState:
    drawing.check_worker(game, step)
    bit = 1 << game.table.ground.bit_of[step.hex]
    turn = game.turn
    return game._replace(
        phase="action",
        board=drawing.with_worker(game.board, game.seat, bit),
        turn=turn._replace(filled=turn.filled | bit),
    )


def _cast(game: GameState, step: steps.Cast) -> GameState:
    return _after_action(cast(game, step))


def _erect(game: GameState, step: steps.Build | steps.Monument | steps.Relic) -> GameState:
    if game.table.variant == "family":
        raise IllegalStepError("F5", Text("the only action of the family version is a spell"))
    return _after_action(buying.erect(game, step))


def _after_action(game: GameState) -> GameState:
    # M3.6: an action counts by the option solo.
    if game.is_idle and not game.table.rules.deadlock_ends:
        game = game._replace(is_idle=False)
    return game if game.phase == "terrain" else _score_regions(game)


def _draw_terrain(game: GameState, step: steps.Draw) -> GameState:
    """Draw the resources of Terrain: no worker; a single one brings no artifact (M9)."""
    number, table = game.turn.terrain, game.table
    given = len(step.drawn)
    if given != number:
        message = Text(
            "the number of resources is {given}, but must be {number}",
            given=len(step.drawn),
            number=number,
        )
        raise IllegalStepError("M9", message)
    drawing.check_resources(game, step)
    hexes = [drawn.hex for drawn in step.drawn]
    drawing.check_empty(game, hexes)
    drawing.check_touching(hexes)
    near = drawing.touchable(table, game.board, game.territory)
    if not table.ground.mask(hexes) & near:
        message = Text("they touch no drawn resource, start resource or worker")
        raise IllegalStepError("M3.2", message)
    has_artifact = number == 2 and table.variant != "family"  # M9, F4
    board, filled, events = drawing.with_resources(
        table, game.board, step, has_artifact=has_artifact
    )
    turn = game.turn._replace(filled=game.turn.filled | filled)
    return _score_regions(game._replace(board=board, turn=turn, events=events))


def _score_regions(game: GameState) -> GameState:
    """Return the game after the action, closed regions found and, in the usual order, scored."""
    filled = game.turn.filled
    if not filled:
        return _after_scoring(game)
    closed = closed_by(game.table, game.board, game.territory, filled)
    if not closed:
        return _after_scoring(game)
    game = game._replace(turn=game.turn._replace(closed_regions=closed))
    if len(closed) > 1 and legal_orders(game):
        return game._replace(phase="score")
    return _after_scoring(pay_out(game, closed))


def _order(game: GameState, step: steps.Score) -> GameState:
    return _after_scoring(pay_out(game, in_order(game, game.turn.closed_regions, step)))


def _usual_order(game: GameState, _step: steps.Pass) -> GameState:
    return _after_scoring(pay_out(game, game.turn.closed_regions))


def _after_scoring(game: GameState) -> GameState:
    if not game.turn.closed_regions:
        return _end_turn(game)
    if game.table.variant == "family":
        can_take = bool(buying.spells_left(game))
        return game._replace(phase="take") if can_take else _end_turn(game)
    return game._replace(phase="buy") if buying.can_buy(game) else _end_turn(game)


def _take(game: GameState, step: steps.Take) -> GameState:
    return _end_turn(buying.take_spell(game, step))


def _buy(game: GameState, step: steps.Buy) -> GameState:
    return _end_turn(buying.buy(game, step))


def _no_card(game: GameState, _step: steps.Pass) -> GameState:
    return _end_turn(game)


def _no_action(game: GameState, _step: steps.Pass) -> GameState:
    return _score_regions(game)


def _end_turn(game: GameState) -> GameState:
    """Return the game after a turn's last step."""
    if "asylum" in game.sheet.buildings and 0 in game.sheet.tracks:
        game = _raise_tracks(game)
    if game.table.variant == "solo":
        return _end_turn_alone(game)
    if not game.ending and game.turn.closed_regions and (rule := _end_rule(game)):
        game = game._replace(ending=rule, events=(*game.events, EndReached(rule)))
    if game.seat + 1 < len(game.sheets):
        return begin_turn(game._replace(seat=game.seat + 1))
    if not game.ending and game.is_idle:
        game = game._replace(ending="M3.6", events=(*game.events, EndReached("M3.6")))
    if game.ending:
        return game._replace(phase="over")
    return begin_turn(game._replace(seat=0, round=game.round + 1, is_idle=True))


def _raise_tracks(game: GameState) -> GameState:
    """Return the game with all tracks at 0 raised to 1 (M8)."""
    sheet = game.sheet
    gold, wood, crystal, craft = (max(track, 1) for track in sheet.tracks)
    raised: tuple[Event, ...] = tuple(
        TrackRaised(game.seat, track)
        for track, at in zip(TRACKS, sheet.tracks, strict=True)
        if at == 0
    )
    sheet = sheet._replace(tracks=(gold, wood, crystal, craft))
    return game._replace(sheets=game.with_sheet(sheet), events=game.events + raised)


def _end_rule(game: GameState) -> str:
    """Return the rule by which the game ends with this round, "" where none does (M7.1, F9)."""
    table = game.table
    if game.goals_closed >= table.ground.to_end:
        return "M7.1"
    if table.variant == "family" and table.spells and not buying.spells_left(game):
        return "F9"
    return ""


def _end_turn_alone(game: GameState) -> GameState:
    game = game._replace(solo=game.solo._replace(first=0))
    if not solo.is_closed(game):
        return begin_turn(game._replace(round=game.round + 1))
    return _next_claim(solo.close_territory(game))


def _next_claim(game: GameState) -> GameState:
    """Return the game in the next phase after a territory: column, claim, bridge, the end."""
    if solo.legal_columns(game):
        return game._replace(phase="column")
    if solo.legal_claims(game):
        return game._replace(phase="claim")
    if len(game.solo.points) < TERRITORIES:
        return game._replace(phase="bridge")
    return game._replace(phase="over", ending="S12")


def _column(game: GameState, step: steps.Column) -> GameState:
    return _next_claim(solo.claim_column(game, step))


def _claim(game: GameState, step: steps.Claim) -> GameState:
    return _next_claim(solo.claim_value(game, step))


def _bridge(game: GameState, step: steps.Bridge) -> GameState:
    return begin_turn(solo.cross_bridge(game, step)._replace(round=game.round + 1))


_Handler = Callable[[GameState, Any], GameState]  # Of the step's own type.
_STEPS: Mapping[tuple[Phase, type[steps.Step]], _Handler] = {
    ("start", steps.Start): _start,
    ("draw", steps.Roll): _roll,
    ("draw", steps.Draw): _draw,
    ("worker", steps.Worker): _worker,
    ("action", steps.Cast): _cast,
    ("action", steps.Build): _erect,
    ("action", steps.Relic): _erect,
    ("action", steps.Monument): _erect,
    ("action", steps.Pass): _no_action,
    ("terrain", steps.Roll): _roll,
    ("terrain", steps.Draw): _draw_terrain,
    ("score", steps.Score): _order,
    ("score", steps.Pass): _usual_order,
    ("buy", steps.Buy): _buy,
    ("buy", steps.Pass): _no_card,
    ("take", steps.Take): _take,
    ("column", steps.Column): _column,
    ("claim", steps.Claim): _claim,
    ("bridge", steps.Bridge): _bridge,
}
_REQUIRED: Mapping[Phase, tuple[str, Text]] = {
    "start": ("M2.3", Text("first takes a start card")),
    "draw": ("M3.2", Text("first places resources")),
    "worker": ("M3.4", Text("first places a worker")),
    "terrain": ("M9", Text("first places the resources of Terrain")),
    "take": ("F8", Text("first takes a spell of the archive")),
    "column": ("S9", Text("the Trolls first claim a column")),
    "claim": ("S10", Text("the Trolls first claim a relic or a monument")),
    "bridge": ("S8", Text("first chooses a bridge")),
    "over": ("M7.1", Text("the game is over")),
}
# What can be chosen where something has to be, after what may be done without.
_REQUIRED_STEPS: Mapping[Phase, Callable[[GameState], Sequence[steps.Step]]] = {
    "take": buying.legal_takes,
    "column": solo.legal_columns,
    "claim": solo.legal_claims,
    "bridge": solo.legal_bridges,
}
_CLAIMS: tuple[Phase, ...] = ("column", "claim", "bridge")  # After a territory's last turn.
_ONE_ACTION = ("M4", Text("a turn has at most one action"))
_DRAWN_BEFORE = Text("everybody rolls and places before the action")
# Why a step comes too late in a turn, or has no place in it.
_OUT_OF_PLACE: Mapping[type[steps.Step], tuple[str, Text]] = {
    steps.Start: ("M2.3", Text("everybody takes a start card before the first turn")),
    steps.Roll: ("M3.1", _DRAWN_BEFORE),
    steps.Draw: ("M3.2", _DRAWN_BEFORE),
    steps.Worker: ("M3.4", _DRAWN_BEFORE),
    steps.Cast: _ONE_ACTION,
    steps.Build: _ONE_ACTION,
    steps.Relic: _ONE_ACTION,
    steps.Monument: _ONE_ACTION,
    steps.Score: ("M5.9", Text("the order of scoring makes no difference here")),
    steps.Buy: ("F1", Text("there are no cards in the family version")),
    steps.Take: ("F8", Text("a player takes one spell, in a turn that closes a region")),
    steps.Column: (
        "S9",
        Text("the Trolls claim a column after a territory, from the third on"),
    ),
    steps.Claim: (
        "S10",
        Text("the Trolls claim a relic or a monument after a territory, from the fourth on"),
    ),
    steps.Bridge: ("S8", Text("you choose a bridge after a territory")),
}

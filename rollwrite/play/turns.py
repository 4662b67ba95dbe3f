"""The course of a game: what each step leads to, when turns, rounds and the game end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rollwrite.play import solo
from rollwrite.play.buying import (
    acquired,
    bought,
    can_buy,
    check_closed,
    erect,
    legal_takes,
    spells_left,
    taken,
)
from rollwrite.play.closing import closed_by, in_order, legal_orders, paid_out
from rollwrite.play.drawing import (
    check_draw,
    check_empty,
    check_resources,
    check_roll,
    check_touching,
    check_worker,
    find_places,
    touchable,
    with_resources,
    with_worker,
)
from rollwrite.play.events import EndReached, Event, TrackRaised
from rollwrite.play.notation import step_text
from rollwrite.play.spells import cast
from rollwrite.play.state import IllegalStepError, Moment, Phase, Turn
from rollwrite.play.steps import (
    Bridge,
    Build,
    Buy,
    Cast,
    Claim,
    Column,
    Draw,
    Monument,
    Pass,
    Relic,
    Roll,
    Score,
    Start,
    Step,
    Take,
    Worker,
)
from sheets.merchants.edition.edition import TERRITORIES, TRACKS
from sheets.words.text import Text

FIRST_ROUND = 1


def taken_step(moment: Moment, step: Step) -> Moment:
    """Return the moment after a step; raises IllegalStepError.

    What need not be done before it, in the same turn, is done without.
    """
    if moment.events:
        moment = moment._replace(events=())
    while (handle := _STEPS.get((moment.phase, type(step)))) is None:
        moment = _without(moment, step)
    return handle(moment, step)


def _without(moment: Moment, step: Step) -> Moment:
    """Return the moment after doing without what need not be done before a step of this turn.

    Raises IllegalStepError, of a step too that has no place in the rest of the turn.
    """
    if isinstance(step, Column | Claim | Bridge) and moment.table.variant != "solo":
        raise IllegalStepError(_OUT_OF_PLACE[type(step)][0], Text("only the game alone has that"))
    if (skip := _STEPS.get((moment.phase, Pass))) is None:
        if isinstance(step, Column | Claim | Bridge) and moment.phase not in _CLAIMS:
            raise IllegalStepError(*_OUT_OF_PLACE[type(step)])
        rule, message = _EXPECTED[moment.phase]
        due = _DUE[moment.phase](moment) if moment.phase in _DUE else ()
        allowed = tuple(step_text(each, moment.table) for each in due)
        raise IllegalStepError(rule, message, allowed)
    after = skip(moment, Pass())
    if after.is_past_turn(moment) or (
        after.phase in _CLAIMS and not isinstance(step, Column | Claim | Bridge)
    ):
        if isinstance(step, Buy):
            found = closed_by(moment.table, moment.board, moment.here, moment.turn.filled)
            check_closed(moment, len(found))
        rule, message = _OUT_OF_PLACE[type(step)]
        raise IllegalStepError(rule, message)
    return after


def begun(moment: Moment) -> Moment:
    """Return the moment at the beginning of a turn."""
    places, has_room = find_places(moment.table, moment.board, moment.here, moment.solo.first)
    can_draw = has_room or any(places)
    return moment._replace(
        phase="draw",
        turn=Turn(places, has_room),
        # M3.6: being able to draw counts.
        is_idle=moment.is_idle and not (can_draw and moment.table.rules.deadlock_ends),
    )


def _start(moment: Moment, step: Start) -> Moment:
    cards = moment.table.columns[0]
    if step.card not in cards:
        message = Text("card {card} is no start card", card=step.card)
        raise IllegalStepError("M2.3", message, tuple(map(str, cards)))
    moment = acquired(moment, step.card)
    if moment.seat + 1 < len(moment.sheets):
        return moment._replace(seat=moment.seat + 1)
    return begun(moment._replace(seat=0, round=moment.round + 1))


def _roll(moment: Moment, step: Roll) -> Moment:
    check_roll(moment, step)
    return moment._replace(turn=moment.turn._replace(roll=step.faces))


def _draw(moment: Moment, step: Draw) -> Moment:
    check_draw(moment, step)
    if not step.drawn:
        return moment._replace(phase="action")
    table, turn = moment.table, moment.turn
    board, filled, events = with_resources(
        table, moment.board, step, has_artifact=table.variant != "family"
    )
    return moment._replace(
        phase="worker" if turn.has_room else "action",
        board=board,
        turn=turn._replace(drawn=filled, filled=filled),
        is_idle=False,
        events=events,
    )


def _worker(moment: Moment, step: Worker) -> Moment:
    check_worker(moment, step)
    bit = 1 << moment.table.ground.bit_of[step.hex]
    turn = moment.turn
    return moment._replace(
        phase="action",
        board=with_worker(moment.board, moment.seat, bit),
        turn=turn._replace(filled=turn.filled | bit),
    )


def _cast(moment: Moment, step: Cast) -> Moment:
    return _acted(cast(moment, step))


def _erect(moment: Moment, step: Build | Monument | Relic) -> Moment:
    if moment.table.variant == "family":
        raise IllegalStepError("F5", Text("the family version knows no action but a spell"))
    return _acted(erect(moment, step))


def _acted(moment: Moment) -> Moment:
    # M3.6: an action counts by the option solo.
    if moment.is_idle and not moment.table.rules.deadlock_ends:
        moment = moment._replace(is_idle=False)
    return moment if moment.phase == "terrain" else _scoring(moment)


def _draw_terrain(moment: Moment, step: Draw) -> Moment:
    """Draw the resources of Terrain: no worker; a single one brings no artifact (M9)."""
    number, table = moment.turn.terrain, moment.table
    given = len(step.drawn)
    if given != number:
        message = Text(
            "resources: {given}, {number} is right", given=len(step.drawn), number=number
        )
        raise IllegalStepError("M9", message)
    check_resources(moment, step)
    hexes = [drawn.hex for drawn in step.drawn]
    check_empty(moment, hexes)
    check_touching(hexes)
    near = touchable(table, moment.board, moment.here)
    if not table.ground.mask(hexes) & near:
        message = Text("they touch no drawn resource, start resource or worker")
        raise IllegalStepError("M3.2", message)
    has_artifact = number == 2 and table.variant != "family"  # M9, F4
    board, filled, events = with_resources(table, moment.board, step, has_artifact=has_artifact)
    turn = moment.turn._replace(filled=moment.turn.filled | filled)
    return _scoring(moment._replace(board=board, turn=turn, events=events))


def _scoring(moment: Moment) -> Moment:
    """Return the moment after the action, closed regions found and, in the usual order, scored."""
    filled = moment.turn.filled
    if not filled:
        return _scored(moment)
    closed = closed_by(moment.table, moment.board, moment.here, filled)
    if not closed:
        return _scored(moment)
    moment = moment._replace(turn=moment.turn._replace(closed=closed))
    if len(closed) > 1 and legal_orders(moment):
        return moment._replace(phase="score")
    return _scored(paid_out(moment, closed))


def _order(moment: Moment, step: Score) -> Moment:
    return _scored(paid_out(moment, in_order(moment, step)))


def _usual_order(moment: Moment, _step: Pass) -> Moment:
    return _scored(paid_out(moment, moment.turn.closed))


def _scored(moment: Moment) -> Moment:
    if not moment.turn.closed:
        return _ended(moment)
    if moment.table.variant == "family":
        can_take = bool(spells_left(moment))
        return moment._replace(phase="take") if can_take else _ended(moment)
    return moment._replace(phase="buy") if can_buy(moment) else _ended(moment)


def _take(moment: Moment, step: Take) -> Moment:
    return _ended(taken(moment, step))


def _buy(moment: Moment, step: Buy) -> Moment:
    return _ended(bought(moment, step))


def _buy_nothing(moment: Moment, _step: Pass) -> Moment:
    return _ended(moment)


def _act_not(moment: Moment, _step: Pass) -> Moment:
    return _scoring(moment)


def _ended(moment: Moment) -> Moment:
    """Return the moment after a turn's last step."""
    if "asylum" in moment.sheet.buildings and 0 in moment.sheet.tracks:
        moment = _with_asylum(moment)
    if moment.table.variant == "solo":
        return _ended_alone(moment)
    if not moment.ending and moment.turn.closed and (rule := _ending(moment)):
        moment = moment._replace(ending=rule, events=(*moment.events, EndReached(rule)))
    if moment.seat + 1 < len(moment.sheets):
        return begun(moment._replace(seat=moment.seat + 1))
    if not moment.ending and moment.is_idle:
        moment = moment._replace(ending="M3.6", events=(*moment.events, EndReached("M3.6")))
    if moment.ending:
        return moment._replace(phase="over")
    return begun(moment._replace(seat=0, round=moment.round + 1, is_idle=True))


def _with_asylum(moment: Moment) -> Moment:
    """Return the moment with all tracks at 0 raised to 1 (M8)."""
    sheet = moment.sheet
    gold, wood, crystal, craft = (max(track, 1) for track in sheet.tracks)
    raised: tuple[Event, ...] = tuple(
        TrackRaised(moment.seat, track)
        for track, at in zip(TRACKS, sheet.tracks, strict=True)
        if at == 0
    )
    sheet = sheet._replace(tracks=(gold, wood, crystal, craft))
    return moment._replace(sheets=moment.with_sheet(sheet), events=moment.events + raised)


def _ending(moment: Moment) -> str:
    """Return the rule by which the game ends with this round, "" where none does (M7.1, F9)."""
    table = moment.table
    ground = table.ground
    printed = (moment.board.closed & ground.printed).bit_count()
    if printed >= ground.to_end:
        return "M7.1"
    if table.variant == "family" and table.spells and not spells_left(moment):
        return "F9"
    return ""


def _ended_alone(moment: Moment) -> Moment:
    moment = moment._replace(solo=moment.solo._replace(first=0))
    if not solo.is_closed(moment):
        return begun(moment._replace(round=moment.round + 1))
    return _with_trolls(solo.closed(moment))


def _with_trolls(moment: Moment) -> Moment:
    """Return the moment in the next phase after a territory: column, claim, bridge, the end."""
    if solo.legal_columns(moment):
        return moment._replace(phase="column")
    if solo.legal_claims(moment):
        return moment._replace(phase="claim")
    if len(moment.solo.points) < TERRITORIES:
        return moment._replace(phase="bridge")
    return moment._replace(phase="over", ending="S12")


def _column(moment: Moment, step: Column) -> Moment:
    return _with_trolls(solo.with_column(moment, step))


def _claim(moment: Moment, step: Claim) -> Moment:
    return _with_trolls(solo.with_claim(moment, step))


def _bridge(moment: Moment, step: Bridge) -> Moment:
    return begun(solo.over_bridge(moment, step)._replace(round=moment.round + 1))


_Handler = Callable[[Moment, Any], Moment]  # Of the step's own type.
_STEPS: Mapping[tuple[Phase, type[Step]], _Handler] = {
    ("start", Start): _start,
    ("draw", Roll): _roll,
    ("draw", Draw): _draw,
    ("worker", Worker): _worker,
    ("action", Cast): _cast,
    ("action", Build): _erect,
    ("action", Relic): _erect,
    ("action", Monument): _erect,
    ("action", Pass): _act_not,
    ("terrain", Roll): _roll,
    ("terrain", Draw): _draw_terrain,
    ("score", Score): _order,
    ("score", Pass): _usual_order,
    ("buy", Buy): _buy,
    ("buy", Pass): _buy_nothing,
    ("take", Take): _take,
    ("column", Column): _column,
    ("claim", Claim): _claim,
    ("bridge", Bridge): _bridge,
}
_EXPECTED: Mapping[Phase, tuple[str, Text]] = {
    "start": ("M2.3", Text("a start card is taken first")),
    "draw": ("M3.2", Text("resources are drawn first")),
    "worker": ("M3.4", Text("a worker is drawn first")),
    "terrain": ("M9", Text("the resources of Terrain are drawn first")),
    "take": ("F8", Text("a spell of the archive is taken first")),
    "column": ("S9", Text("the Trolls claim a column first")),
    "claim": ("S10", Text("the Trolls claim a relic or a monument first")),
    "bridge": ("S8", Text("a bridge is chosen first")),
    "over": ("M7.1", Text("the game is over")),
}
# What can be chosen where something has to be, after what may be done without.
_DUE: Mapping[Phase, Callable[[Moment], Sequence[Step]]] = {
    "take": legal_takes,
    "column": solo.legal_columns,
    "claim": solo.legal_claims,
    "bridge": solo.legal_bridges,
}
_CLAIMS: tuple[Phase, ...] = ("column", "claim", "bridge")  # After a territory's last turn.
_ONE_ACTION = ("M4", Text("at most one action a turn"))
_DRAWN_BEFORE = Text("it is rolled and drawn before the action")
# Why a step comes too late in a turn, or has no place in it.
_OUT_OF_PLACE: Mapping[type[Step], tuple[str, Text]] = {
    Start: ("M2.3", Text("start cards are taken before the first turn")),
    Roll: ("M3.1", _DRAWN_BEFORE),
    Draw: ("M3.2", _DRAWN_BEFORE),
    Worker: ("M3.4", _DRAWN_BEFORE),
    Cast: _ONE_ACTION,
    Build: _ONE_ACTION,
    Relic: _ONE_ACTION,
    Monument: _ONE_ACTION,
    Score: ("M5.9", Text("the order of scoring makes no difference here")),
    Buy: ("F1", Text("there are no cards in the family version")),
    Take: ("F8", Text("one spell is taken, in a turn that closes a region")),
    Column: (
        "S9",
        Text("a column is claimed after a territory, from the third on"),
    ),
    Claim: (
        "S10",
        Text("a relic or monument is claimed after a territory, from the fourth on"),
    ),
    Bridge: ("S8", Text("a bridge is chosen after a territory")),
}

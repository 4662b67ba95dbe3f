"""The final score of a game played alone, with the Trolls' account territory by territory (S12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scoring.merchants.player.score import Part, final_parts, find_worthless, split
from scoring.merchants.solo.checks import TROLLS
from scoring.merchants.states.claims import Claim, Kind
from scoring.merchants.states.printed import Content
from scoring.merchants.states.state import SoloState
from scoring.score import Account, Line, Score, TieBreak, rank
from scoring.states.place import sheet_place
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import TERRITORIES, Edition, Rules
from sheets.words.text import Said, Text

_TIE = Text("Equal totals go to the Trolls")
_RELIC, _MONUMENT = Text("relic"), Text("monument")
_CLAIMS: Mapping[Kind, Text] = {
    "relic two": Text("relic (2 artifacts)"),
    "relic three": Text("relic (3 artifacts)"),
    "monument": _MONUMENT,
}


def score_solo(state: SoloState, content: Content) -> Score:
    """Return your account and the Trolls': you win with more points than they have."""
    if not state.sheet:
        return Score(state.game, state.variant)
    sheet = state.sheet[0]
    place = sheet_place(0, sheet.player)
    own, own_left_out = split(_own_parts(state, content, place))
    trolls, trolls_left_out = split(trolls_parts(state, content.edition))
    you = Account(sheet.player or place.name, own, (TieBreak(_TIE, 0, "S12", has_figure=False),))
    they = Account(TROLLS, trolls, (TieBreak(_TIE, 1, "S12", has_figure=False),))
    return Score(
        state.game,
        state.variant,
        rank((you, they)),
        (*own_left_out, *trolls_left_out),
        {"won": you.total > they.total},
        (_verdict(you, they),),
    )


def targets_of(state: SoloState, edition: Edition) -> tuple[int, ...]:
    """Return the targets of the table's rows; without a level the last rows have none (S2)."""
    return targets_at(state.level, edition)


def targets_at(level: str | None, edition: Edition) -> tuple[int, ...]:
    """Return the targets of a level; without one the last rows have none (S2)."""
    if level is None:
        return edition.solo.targets
    last: tuple[int, ...] = getattr(edition.solo.levels, level)
    return edition.solo.targets + last


def left_for_trolls(target: int, own: int, rules: Rules) -> int:
    """Return what a territory's target leaves to the Trolls (S11)."""
    less = target - own
    return less if rules.trolls_below_zero else max(less, 0)


def _verdict(you: Account, trolls: Account) -> Said:
    totals = {"name": you.name, "own": you.total, "trolls": trolls.total}
    if you.total > trolls.total:
        return Text("{name} wins with {own}, the Trolls have {trolls} (S12)", **totals)
    if you.total < trolls.total:
        return Text("The Trolls win with {trolls}, {name} has {own} (S12)", **totals)
    return Text(
        "The Trolls win: {name} and they have {own} each, and equal totals are theirs (S12)",
        name=you.name,
        own=you.total,
    )


def _own_parts(state: SoloState, content: Content, place: Place) -> Iterator[Part]:
    sheet, targets = state.sheet[0], targets_of(state, content.edition)
    if sheet.territories is None:
        yield place.at("territories").left_out("S12")
    for territory, points in enumerate((sheet.territories or ())[:TERRITORIES], 1):
        label = Text("Territory {number}", number=territory)
        yield Line(territory_heading(territory, targets), points, "S7", label)
    yield from _beyond(sheet.territories or (), TERRITORIES, place.at("territories"), "S7")
    printed = content.printed[1]
    yield from final_parts(sheet, place, printed)
    yield from find_worthless(sheet, place, printed)


def _beyond(entries: Sequence[object], last: int, place: Place, rule: str) -> Iterator[Problem]:
    """Say of entries for territories that were not played that they are not in the score."""
    if len(entries) > last:
        yield place.warning(
            rule, Text("entries from {first} on are left out of the score", first=last + 1)
        )


def trolls_parts(state: SoloState, edition: Edition) -> Iterator[Part]:
    """Return the Trolls' part of every territory that was played: S11, S9, S10."""
    targets = targets_of(state, edition)
    points = (state.sheet[0].territories or ())[:TERRITORIES]
    for territory, own in enumerate(points, 1):
        heading = territory_heading(territory, targets)
        if territory <= len(targets):
            yield _target_line(heading, territory, targets[territory - 1], own, edition.rules)
        else:
            yield _trolls_place("target", territory).left_out("S11")
        if territory <= len(state.trolls.cards):
            yield from _cards_line(heading, territory, state.trolls.cards[territory - 1])
        else:
            yield _trolls_place("cards", territory).left_out("S9")
        if territory <= len(state.trolls.claims):
            yield from _claim_line(heading, territory, state.trolls.claims[territory - 1])
        else:
            yield _trolls_place("claims", territory).left_out("S10")
    trolls = Place(("trolls",))
    yield from _beyond(state.trolls.cards, len(points), trolls.at("cards"), "S9")
    yield from _beyond(state.trolls.claims, len(points), trolls.at("claims"), "S10")


def territory_heading(territory: int, targets: Sequence[int]) -> Said:
    """Return what both accounts call a territory: its number, its target where it is known."""
    if territory > len(targets):
        return Text("Territory {number}", number=territory)
    target = targets[territory - 1]
    return Text("Territory {number} (target {target})", number=territory, target=target)


def _target_line(heading: Said, territory: int, target: int, own: int, rules: Rules) -> Line:
    label = Text(
        "Territory {number}: {target} less {own}", number=territory, target=target, own=own
    )
    return Line(heading, left_for_trolls(target, own, rules), "S11", label)


def _cards_line(heading: Said, territory: int, cards: int) -> Iterator[Line]:
    if cards:
        label = Text("Territory {number}: cards crossed out", number=territory)
        yield Line(heading, cards, "S9", label, Text("cards {number}", number=cards))


def _claim_line(heading: Said, territory: int, claim: Claim | None) -> Iterator[Line]:
    if claim is not None:
        what = Text("{kind} {value}", kind=_CLAIMS[claim.kind], value=claim.value)
        label = Text("Territory {number}: {claim}", number=territory, claim=what)
        kind = _MONUMENT if claim.kind == "monument" else _RELIC
        figure = Text("{kind} {value}", kind=kind, value=claim.value)
        yield Line(heading, claim.value, "S10", label, figure)


def _trolls_place(key: str, territory: int) -> Place:
    return Place(("trolls", key, territory - 1))

"""The final score of Merchants: base by M7, family by F10, alone by S12.

A part that cannot be scored, a track of 7 or a figure that is missing, is a problem that says what
is left out; a state without errors has none.
"""

from collections.abc import Iterator, Mapping, Sequence

from scoring.merchants.checks import find_spell_problems
from scoring.merchants.content import Content, Printed
from scoring.merchants.solo_checks import TROLLS
from scoring.merchants.state import (
    KIND_NAMES,
    BaseSheet,
    Claim,
    FamilySheet,
    FamilyState,
    PlayerSheet,
    SoloState,
    State,
    unused_spells,
)
from scoring.score import Account, Line, Part, Score, TieBreak, rank, split
from scoring.states import Figures, card_place, placed_sheets, sheet_place, total
from sheets.files.problem import FieldPath, Problem, has_errors
from sheets.merchants.edition.edition import (
    MOST_PLAYERS,
    TERRITORIES,
    TRACK_END,
    TRACKS,
    Edition,
    Resource,
)
from sheets.merchants.options import Rules
from sheets.words.text import Message, Text

_CROWNS = Text("Crowns written")
_BEST_MONUMENT = Text("Best monument")
UNUSED_SPELLS = Text("Unused spells")


def score(state: State, content: Content) -> Score:
    """Return the score of a finished game; its problems say what was left out, if anything was."""
    if isinstance(state, SoloState):
        return score_solo(state, content)
    if isinstance(state, FamilyState):
        found = [_family_account(*each) for each in placed_sheets(state.sheet[:MOST_PLAYERS])]
    else:
        placed = placed_sheets(state.sheet[:MOST_PLAYERS])
        found = [_base_account(*each, content.printed[MOST_PLAYERS]) for each in placed]
    problems = tuple(problem for _, missing in found for problem in missing)
    accounts = (account for account, _ in found)
    return Score(state.game, state.variant, rank(accounts), problems)


def _base_account(
    place: FieldPath, sheet: BaseSheet, printed: Printed
) -> tuple[Account, list[Problem]]:
    """Crowns written, then M7.2-M7.4; tied, the most valuable monument (M7.5, M7.6)."""
    parts = (_crowns(sheet.crowns, place, "M7.6"), *final_parts(sheet, place, printed))
    lines, missing = split(parts)
    monuments = set(sheet.monuments).intersection(printed.values["monument"])
    monument = TieBreak(_BEST_MONUMENT, max(monuments, default=0), "M7.5")
    missing += find_worthless(sheet, place, printed)
    return Account(sheet.player or place.name, lines, (monument,)), missing


def _family_account(place: FieldPath, sheet: FamilySheet) -> tuple[Account, list[Problem]]:
    """Crowns written; tied, the most unused spells (F10)."""
    lines, missing = split([_crowns(sheet.crowns, place, "F10")])
    is_possible = not has_errors(list(find_spell_problems(sheet, place)))
    spells = TieBreak(UNUSED_SPELLS, unused_spells(sheet) if is_possible else 0, "F10")
    if not is_possible:
        missing.append(place.at("spells").left_out("F10"))
    return Account(sheet.player or place.name, lines, (spells,)), missing


def _crowns(figures: Figures | None, place: FieldPath, rule: str) -> Part:
    if figures is None:
        return place.at("crowns").left_out(rule)
    return Line(_CROWNS, total(figures), rule, sign="crown")


RESOURCES_PER_CROWN = 2  # M7.2

TRACK_HEADINGS: Mapping[Resource, Text] = {
    "gold": Text("Gold"),
    "wood": Text("Wood"),
    "crystal": Text("Crystal"),
    "craft": Text("Craft"),
}
# Every track at every position, once for all sheets.
_TRACK_LINES: Mapping[Resource, Mapping[int | None, Line]] = {
    track: {
        position: Line(
            heading,
            position // RESOURCES_PER_CROWN,
            "M7.2",
            Text("{track} {position}", track=heading, position=position),
            str(position),
            track,
        )
        for position in range(TRACK_END + 1)
    }
    for track, heading in TRACK_HEADINGS.items()
}
_CARDS = Text("Unused cards")
_ARTIFACTS = Text("Unspent artifacts")


def final_parts(sheet: PlayerSheet, place: FieldPath, printed: Printed) -> Iterator[Part]:
    """Return the lines of a sheet's final count, without crowns."""
    for track in TRACKS:
        line = _TRACK_LINES[track].get(getattr(sheet, track))
        yield line or place.at(track).left_out("M7.2")
    yield _cards(sheet, place, printed)
    yield _artifacts(sheet, place, printed)


def final_points(sheet: PlayerSheet, printed: Printed) -> dict[str, int | None]:
    """Return the points of each box of a sheet's final count, None where they cannot be told."""
    parts = final_parts(sheet, FieldPath(), printed)
    return {
        box: part.points if isinstance(part, Line) else None
        for box, part in zip((*TRACKS, "cards", "artifacts"), parts, strict=True)
    }


def find_worthless(sheet: PlayerSheet, place: FieldPath, printed: Printed) -> Iterator[Problem]:
    """Say of what no sheet can hold that it is not in the score."""
    for card, mark in sheet.marks.items():
        if mark == "bought" and card not in printed.cards:
            yield card_place(place, card).left_out("M7.3")
    if any(value not in printed.values["monument"] for value in sheet.monuments):
        yield place.at("monuments").left_out("M7.5")


def _cards(sheet: PlayerSheet, place: FieldPath, printed: Printed) -> Part:
    if sheet.cards is None:
        return place.at("cards").left_out("M7.3")
    cards = sheet.cards.items()
    unused = [card for card, mark in cards if mark == "bought" and card in printed.cards]
    return Line(_CARDS, len(unused), "M7.3", sign="oval")


def _artifacts(sheet: PlayerSheet, place: FieldPath, printed: Printed) -> Part:
    circled, crossed = sheet.artifacts.circled, sheet.artifacts.crossed
    if not crossed <= circled <= printed.artifacts:
        return place.at("artifacts").left_out("M7.4")
    return Line(_ARTIFACTS, circled - crossed, "M7.4", sign="artifact")


_TIE = Text("The Trolls win a tie")
_RELIC, _MONUMENT = Text("relic"), Text("monument")


def score_solo(state: SoloState, content: Content) -> Score:
    """Return your account and the Trolls': you win with more points than they have."""
    if not state.sheet:
        return Score(state.game, state.variant)
    sheet = state.sheet[0]
    place = sheet_place(0, sheet.player)
    own, own_left_out = split(_own_parts(state, content, place))
    trolls, trolls_left_out = split(trolls_parts(state, content.edition))
    you = Account(sheet.player or place.name, own, (TieBreak(_TIE, 0, "S12", has_figure=False),))
    they = Account(TROLLS, trolls, (TieBreak(_TIE, 1, "S12", has_figure=False),), "troll")
    return Score(
        state.game,
        state.variant,
        rank((you, they)),
        (*own_left_out, *trolls_left_out),
        {"won": you.total > they.total},
        (_verdict(you, they),),
    )


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


def _verdict(you: Account, trolls: Account) -> Message:
    totals = {"name": you.name, "own": you.total, "trolls": trolls.total}
    if you.total > trolls.total:
        return Text("{name} wins with {own}, the Trolls have {trolls} (S12)", **totals)
    if you.total < trolls.total:
        return Text("The Trolls win with {trolls}, {name} has {own} (S12)", **totals)
    return Text(
        "The Trolls win: {name} and the Trolls have {own} each, and the Trolls win a tie (S12)",
        name=you.name,
        own=you.total,
    )


def _own_parts(state: SoloState, content: Content, place: FieldPath) -> Iterator[Part]:
    sheet, targets = state.sheet[0], targets_at(state.level, content.edition)
    if sheet.territories is None:
        yield place.at("territories").left_out("S12")
    for territory, points in enumerate((sheet.territories or ())[:TERRITORIES], 1):
        label = Text("Territory {number}", number=territory)
        heading, sign = territory_heading(territory, targets), str(territory)
        yield Line(heading, points, "S7", label, sign=sign)
    yield from _beyond(sheet.territories or (), TERRITORIES, place.at("territories"), "S7")
    printed = content.printed[1]
    yield from final_parts(sheet, place, printed)
    yield from find_worthless(sheet, place, printed)


def _beyond(entries: Sequence[object], last: int, place: FieldPath, rule: str) -> Iterator[Problem]:
    """Say of entries for territories that were not played that they are not in the score."""
    if len(entries) > last:
        yield place.warning(
            rule, "the score leaves out the entries from {first} on", first=last + 1
        )


def trolls_parts(state: SoloState, edition: Edition) -> Iterator[Part]:
    """Return the Trolls' part of every territory that was played: S11, S9, S10."""
    targets = targets_at(state.level, edition)
    points = (state.sheet[0].territories or ())[:TERRITORIES]
    for territory, own in enumerate(points, 1):
        heading = territory_heading(territory, targets)
        if territory <= len(targets):
            yield _target_line(heading, territory, targets[territory - 1], own, edition.rules)
        else:
            yield _trolls_place("target", territory).left_out("S11")
        if territory <= len(state.trolls.cards):
            if cards := state.trolls.cards[territory - 1]:
                label = Text("Territory {number}: cards crossed out", number=territory)
                yield Line(heading, cards, "S9", label, Text("cards {number}", number=cards))
        else:
            yield _trolls_place("cards", territory).left_out("S9")
        if territory <= len(state.trolls.claims):
            yield from _claim_line(heading, territory, state.trolls.claims[territory - 1])
        else:
            yield _trolls_place("claims", territory).left_out("S10")
    trolls = FieldPath(("trolls",))
    yield from _beyond(state.trolls.cards, len(points), trolls.at("cards"), "S9")
    yield from _beyond(state.trolls.claims, len(points), trolls.at("claims"), "S10")


def territory_heading(territory: int, targets: Sequence[int]) -> Message:
    """Return what both accounts call a territory: its number, its target where it is known."""
    if territory > len(targets):
        return Text("Territory {number}", number=territory)
    target = targets[territory - 1]
    return Text("Territory {number} (target {target})", number=territory, target=target)


def _target_line(heading: Message, territory: int, target: int, own: int, rules: Rules) -> Line:
    label = Text(
        "Territory {number}: {target} less {own}", number=territory, target=target, own=own
    )
    return Line(heading, left_for_trolls(target, own, rules), "S11", label)


def _claim_line(heading: Message, territory: int, claim: Claim | None) -> Iterator[Line]:
    if claim is not None:
        what = Text("{kind} {value}", kind=KIND_NAMES[claim.kind], value=claim.value)
        label = Text("Territory {number}: {claim}", number=territory, claim=what)
        kind = _MONUMENT if claim.kind == "monument" else _RELIC
        figure = Text("{kind} {value}", kind=kind, value=claim.value)
        yield Line(heading, claim.value, "S10", label, figure)


def _trolls_place(key: str, territory: int) -> FieldPath:
    return FieldPath(("trolls", key, territory - 1))

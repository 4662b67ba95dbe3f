"""The final score of Merchants: base by M7, family by F10, alone by S12."""

from __future__ import annotations

from scoring.merchants.family.checks import find_spell_problems, unused_spells
from scoring.merchants.player.score import Part, final_parts, find_worthless, split
from scoring.merchants.solo.score import score_solo
from scoring.merchants.states.printed import Content, Printed
from scoring.merchants.states.state import (
    BaseSheet,
    FamilySheet,
    FamilyState,
    SoloState,
    State,
)
from scoring.score import Account, Line, Score, TieBreak, rank
from scoring.states.place import placed_sheets
from scoring.states.written import Figures, total
from sheets.files.place import Place
from sheets.files.problem import Problem, has_errors
from sheets.merchants.edition.edition import MOST_PLAYERS
from sheets.words.text import Text

_CROWNS = Text("Crowns written")
_BEST_MONUMENT = Text("Best monument")
_UNUSED_SPELLS = Text("Unused spells")


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
    place: Place, sheet: BaseSheet, printed: Printed
) -> tuple[Account, list[Problem]]:
    """Crowns written, then M7.2-M7.4; tied, the most valuable monument (M7.5, M7.6)."""
    parts = (_crowns(sheet.crowns, place, "M7.6"), *final_parts(sheet, place, printed))
    lines, missing = split(iter(parts))
    monuments = set(sheet.monuments).intersection(printed.values["monument"])
    monument = TieBreak(_BEST_MONUMENT, max(monuments, default=0), "M7.5")
    missing += find_worthless(sheet, place, printed)
    return Account(sheet.player or place.name, lines, (monument,)), missing


def _family_account(place: Place, sheet: FamilySheet) -> tuple[Account, list[Problem]]:
    """Crowns written; tied, the most unused spells (F10)."""
    lines, missing = split(iter((_crowns(sheet.crowns, place, "F10"),)))
    is_possible = not has_errors(list(find_spell_problems(sheet, place)))
    spells = TieBreak(_UNUSED_SPELLS, unused_spells(sheet) if is_possible else 0, "F10")
    if not is_possible:
        missing.append(place.at("spells").left_out("F10"))
    return Account(sheet.player or place.name, lines, (spells,)), missing


def _crowns(figures: Figures | None, place: Place, rule: str) -> Part:
    if figures is None:
        return place.at("crowns").left_out(rule)
    return Line(_CROWNS, total(figures), rule)

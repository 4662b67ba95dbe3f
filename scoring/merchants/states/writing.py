"""A state of Merchants as the tree of its file; what is none is left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scoring.merchants.family.archive import archive_spell_name
from scoring.merchants.states.claims import claim_name
from scoring.merchants.states.state import (
    BaseSheet,
    BoardState,
    FamilySheet,
    PlayerSheet,
    SoloSheet,
    SoloState,
    Spells,
    State,
    Trolls,
)
from scoring.states.written import Figures
from sheets.files.schema import Tree
from sheets.hexes import Hex, edge_name, hex_name
from sheets.merchants.edition.edition import TRACKS


def state_tree(state: State) -> Tree:
    """Return the tree, as in a file, from which the same state can be built."""
    tree = _given(
        game=state.game,
        variant=state.variant,
        players=state.players,
        edition=state.edition,
        level=state.level if isinstance(state, SoloState) else None,
        sheet=[_sheet_tree(sheet) for sheet in state.sheet],
        trolls=_trolls_tree(state.trolls) if isinstance(state, SoloState) else None,
    )
    if state.board is not None:
        tree["board"] = _board_tree(state.board)
    return tree


def _sheet_tree(sheet: BaseSheet | FamilySheet | SoloSheet) -> Tree:
    tree: Tree = {"player": sheet.player, "initial": sheet.initial}
    if isinstance(sheet, SoloSheet):
        tree["territories"] = _figures(sheet.territories)
    else:
        tree["crowns"] = _figures(sheet.crowns)
    if isinstance(sheet, FamilySheet):
        pair = {"taken": _spells(sheet.spells.taken), "used": _spells(sheet.spells.used)}
        tree["spells"] = {key: spells for key, spells in pair.items() if spells != 0} or None
    else:
        tree |= _player_sheet_tree(sheet)
    return {key: value for key, value in tree.items() if value is not None}


def _player_sheet_tree(sheet: PlayerSheet) -> Tree:
    artifacts, relics = sheet.artifacts, sheet.relics
    tree: Tree = {track: getattr(sheet, track) for track in TRACKS}
    tree |= _given(
        artifacts=_given(circled=artifacts.circled or None, crossed=artifacts.crossed or None),
        workers_crossed=sheet.workers_crossed or None,
        relics=_given(two=list(relics.two), three=list(relics.three)),
        monuments=list(sheet.monuments),
    )
    if sheet.cards is not None:
        tree["cards"] = {str(number): mark for number, mark in sheet.cards.items()}
    return tree


def _trolls_tree(trolls: Trolls) -> Tree:
    columns = None if trolls.columns is None else {"columns": list(trolls.columns)}
    claims = [claim_name(claim) for claim in trolls.claims]
    return _given(cards=list(trolls.cards), claims=claims) | (columns or {})


def _board_tree(board: BoardState) -> Tree:
    resources = {
        resource: [hex_name(hex_) for hex_ in hexes] for resource, hexes in board.resources.items()
    }
    return _given(
        **resources,
        swamp=[hex_name(hex_) for hex_ in board.swamp],
        artifacts=[edge_name(edge) for edge in board.artifacts],
        workers=_by_initial(board.workers),
        ships=_by_initial(board.ships),
    )


def _by_initial(written: Mapping[str, tuple[Hex, ...]]) -> dict[str, list[str]]:
    return {initial: [hex_name(hex_) for hex_ in hexes] for initial, hexes in written.items()}


def _figures(figures: Figures | None) -> int | list[int] | None:
    return list(figures) if isinstance(figures, tuple) else figures


def _spells(spells: Spells) -> int | list[str]:
    if isinstance(spells, tuple):
        return [archive_spell_name(spell) for spell in spells]
    return spells


def _given(**values: Any) -> Tree:
    """Return the entries that say something: no None and nothing empty."""
    return {
        key: value for key, value in values.items() if value is not None and value not in ([], {})
    }

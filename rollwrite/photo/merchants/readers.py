"""Which sheets of Merchants a photograph can be read of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from rollwrite.photo.merchants import board, guilds, player, solo
from rollwrite.photo.merchants.ledgers import player_ledgers, points_ledgers, territory_ledgers
from rollwrite.photo.reader import Proposer, Reader
from scoring.merchants.content import Content

_BOARDS: Final[Mapping[tuple[str, str], Reader[Content]]] = {
    (variant, "board"): Reader(
        board.no_groups,
        board.no_trees,
        is_shared=True,
        proposer=Proposer(partial(board.read_board, variant), board.proposed_board),
    )
    for variant in ("base", "family", "solo")
}
# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Content]]] = {
    **_BOARDS,
    ("base", "player"): Reader(player.groups, player.sheet_trees, ledgers=player_ledgers),
    ("solo", "player"): Reader(solo.player_groups, solo.player_trees, tree=solo.trolls_tree),
    ("solo", "ledger"): Reader(
        solo.ledger_groups,
        solo.ledger_trees,
        tree=solo.level_tree,
        is_shared=True,
        ledgers=territory_ledgers,
    ),
    ("family", "guilds"): Reader(
        guilds.groups, guilds.sheet_trees, is_shared=True, ledgers=points_ledgers
    ),
    ("family", "points"): Reader(
        guilds.points_groups, guilds.points_trees, is_shared=True, ledgers=points_ledgers
    ),
}

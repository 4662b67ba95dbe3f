"""Which sheets of Merchants a photograph can be read of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rollwrite.photo.merchants import guilds, player, solo
from rollwrite.photo.merchants.ledgers import player_ledgers, points_ledgers, territory_ledgers
from rollwrite.photo.reader import Reader
from scoring.merchants.states.printed import Content

# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Content]]] = {
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

"""Which sheets of Merchants a photograph can be read of."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from rollwrite.photo.merchants import board, family, player, solo
from rollwrite.photo.readers import BoardReader, Reader
from scoring.merchants.content import Content

_BOARDS: Final[Mapping[tuple[str, str], Reader[Content]]] = {
    (variant, "board"): Reader(
        board.no_groups,
        board.no_trees,
        is_shared=True,
        board=BoardReader(partial(board.read_board, variant), board.guess_board),
    )
    for variant in ("base", "family", "solo")
}
# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Content]]] = {
    **_BOARDS,
    ("base", "player"): Reader(player.groups, player.sheet_trees, ledgers=player.player_ledgers),
    ("solo", "player"): Reader(solo.player_groups, solo.player_trees, tree=solo.trolls_tree),
    ("solo", "ledger"): Reader(
        solo.ledger_groups,
        solo.ledger_trees,
        tree=solo.level_tree,
        is_shared=True,
        ledgers=solo.territory_ledgers,
    ),
    ("family", "guilds"): Reader(
        family.groups, family.sheet_trees, is_shared=True, ledgers=family.points_ledgers
    ),
    ("family", "points"): Reader(
        family.points_groups, family.points_trees, is_shared=True, ledgers=family.points_ledgers
    ),
}

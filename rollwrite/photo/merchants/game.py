"""Which sheets of Merchants a photograph can be read of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rollwrite.photo.merchants import guilds, player
from rollwrite.photo.reader import Reader
from scoring.merchants.states.printed import Content

# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Content]]] = {
    ("base", "player"): Reader(player.groups, player.sheet_trees),
    ("family", "guilds"): Reader(guilds.groups, guilds.sheet_trees, is_shared=True),
}

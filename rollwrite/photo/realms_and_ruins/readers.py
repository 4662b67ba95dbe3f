"""Which sheets of Tales of Realms and Ruins a photograph can be read of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rollwrite.photo.reader import Reader
from rollwrite.photo.realms_and_ruins import tracker
from sheets.realms_and_ruins.edition import Edition

# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Edition]]] = {
    ("standard", "pad"): Reader(
        tracker.groups,
        tracker.trees,
        tree=tracker.tree,
        is_shared=True,
        ledgers=tracker.ledgers,
    ),
}

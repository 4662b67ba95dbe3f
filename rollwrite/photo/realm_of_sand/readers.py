"""Which sheets of Realm of Sand a photograph can be read of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rollwrite.photo.pads import games_of
from rollwrite.photo.reader import Reader
from rollwrite.photo.realm_of_sand import pad
from sheets.realm_of_sand.edition import Edition

# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Edition]]] = {
    ("standard", "pad"): Reader(
        pad.groups, pad.trees, is_shared=True, ledgers=pad.ledgers, games=games_of
    ),
}

"""Which sheets of Pandoria a photograph can be read of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from rollwrite.photo.pads import games_of
from rollwrite.photo.pandoria import pad
from rollwrite.photo.reader import Reader
from scoring.pandoria.state import Content
from sheets.pandoria.pad_places import PLANS

# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Content]]] = {
    (variant, "pad"): Reader(
        partial(pad.groups, variant),
        partial(pad.trees, variant),
        is_shared=True,
        ledgers=pad.ledgers,
        games=games_of,
    )
    for variant in PLANS
}

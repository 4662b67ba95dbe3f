"""What the pen leaves on a card's star, oval and rectangle, by what has become of the card.

The key of the player sheet shows it, and a filled sheet has it on its cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from sheets.drawing.filling import How
from sheets.drawing.shapes import Pen
from sheets.merchants.player.marks import CardPart

# For each of a card's PARTS.
LEFT: Mapping[str, tuple[tuple[How, ...], ...]] = {
    "bought": ((), ("circle",), ()),  # M2.3, M6.1
    "built": (("cross",), ("circle",), ("circle",)),  # M4.2
    "overbuilt": (("cross",), ("circle",), ("circle", "cross")),  # M4.4
    "cast": (("cross",), ("circle", "cross"), ("cross",)),  # M4.1
    "closed": ((), ("cross",), ()),  # M6.2, S9
}

# All that is ever left there.
PENS: Mapping[CardPart, Pen] = {"spell": "cross", "card": "both", "building": "both"}

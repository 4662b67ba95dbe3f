"""The booklet of the base game, page by page."""

from sheets.merchants.booklet.book import LeafOf
from sheets.merchants.booklet.turn import turn

LEAVES: tuple[LeafOf, ...] = (turn,) * 4

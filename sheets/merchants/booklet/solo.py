"""The booklet of the solo version, page by page: what differs from the base game."""

from sheets.merchants.booklet.alone import alone
from sheets.merchants.booklet.book import LeafOf
from sheets.merchants.booklet.bridges import bridges
from sheets.merchants.booklet.territories import territories
from sheets.merchants.booklet.trolls import trolls

LEAVES: tuple[LeafOf, ...] = (alone, bridges, territories, trolls)

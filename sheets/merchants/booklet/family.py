"""The booklet of the family version, page by page."""

from sheets.merchants.booklet.archive import archive
from sheets.merchants.booklet.beginning import beginning
from sheets.merchants.booklet.book import LeafOf
from sheets.merchants.booklet.family_turn import family_turn
from sheets.merchants.booklet.guilds import guilds

LEAVES: tuple[LeafOf, ...] = (beginning, family_turn, guilds, archive)

"""The booklet of the base game, its examples worked out (M1 to M9)."""

from scoring.merchants.booklet.examples import scenes
from sheets.merchants.booklet.base import LEAVES
from sheets.merchants.booklet.book import booklet
from sheets.merchants.booklet.example import Examples
from sheets.merchants.edition.edition import Edition


def work_out(edition: Edition) -> Examples:
    """Return the examples of the booklet by an edition's rules."""
    return Examples(scenes("base", edition))


RULES = booklet(LEAVES, work_out)

"""The booklet of the base game, page by page."""

from sheets.merchants.booklet.actions import actions
from sheets.merchants.booklet.book import LeafOf
from sheets.merchants.booklet.closing import closing
from sheets.merchants.booklet.cover import cover
from sheets.merchants.booklet.drawing import drawing
from sheets.merchants.booklet.ending import ending
from sheets.merchants.booklet.index import index
from sheets.merchants.booklet.setup import setup
from sheets.merchants.booklet.turn import turn

LEAVES: tuple[LeafOf, ...] = (cover, setup, turn, drawing, closing, actions, ending, index)

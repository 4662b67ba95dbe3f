"""The least sizes of what is marked on the game's sheets, for the layout lint."""

from sheets.lint.rules import Size, sizes_of
from sheets.merchants.board.plan import LEAST_HEX
from sheets.merchants.edition.edition import TRACKS
from sheets.merchants.solo.map import LEAST_HEX as SOLO_HEX

SYMBOL = (5.0, 5.0)  # To circle or cross out.
RING = (6.0, 6.0)
TWO_DIGITS = (9.0, 7.0)
THREE_DIGITS = (12.0, 7.0)
NOTED = (9.0, 5.6)  # As lines of narrow writing paper are apart: nothing is counted from it.
INITIAL = (6.0, 7.0)
NAME = (50.0, 8.0)
DRAWN = ("edge.", "ship.", "closed.")
MARKED = ("monument.", "relic.", "artifact.", "worker.", "card.", "column.")
OWNERS = tuple(f"guild.{resource}.owner." for resource in TRACKS)
COUNTED = ("crowns.", "final.", "territory.", "trolls.column.")
SUMS = ("final.total", "final.territories")

SIZES = (
    Size("hex.", LEAST_HEX, LEAST_HEX, shrinks=True),
    Size("date", 25.0, 8.0),
    *sizes_of(NAME, "first-player", "player.name"),
    *sizes_of(INITIAL, "first-player.initial", "player."),
    *sizes_of(RING, "track."),
    *sizes_of(RING, "player.initial", "final.total.tens.", "final.total.units.", shrinks=True),
    *sizes_of(SYMBOL, *DRAWN, *MARKED, *OWNERS),
    *sizes_of(SYMBOL, "archive.", shrinks=True),  # As many as 36 spells share a sheet with points.
    *sizes_of((8.5, 6.5), "points.", shrinks=True),
    *sizes_of(TWO_DIGITS, *COUNTED),
    *sizes_of(NOTED, "call.", shrinks=True),
    *sizes_of(THREE_DIGITS, *SUMS),
)
SOLO_SIZES = (
    # All eight territories are on one page, whatever their number of hexes.
    Size("hex.", SOLO_HEX, SOLO_HEX, shrinks=True),
    *SIZES,
)

"""The least sizes of what is marked on the game's sheets, for the layout lint."""

from sheets.lint.rules import Size
from sheets.merchants.board.plan import LEAST_HEX
from sheets.merchants.edition.edition import TERRITORIES, TRACKS
from sheets.merchants.marks import RINGS
from sheets.merchants.solo.map import LEAST_HEX as SOLO_HEX

SYMBOL = (5.0, 5.0)  # To circle or cross out.
ONE_DIGIT = (5.0, 5.0)
TWO_DIGITS = (9.0, 7.0)
THREE_DIGITS = (12.0, 7.0)
INITIAL = (6.0, 7.0)

SIZES = (
    Size("hex.", LEAST_HEX, LEAST_HEX, shrinks=True),
    Size("edge.", *SYMBOL),
    Size("ship.", *ONE_DIGIT),
    Size("closed.", *SYMBOL),
    Size("first-player", 50.0, 8.0),
    Size("first-player.initial", *INITIAL),
    Size("date", 25.0, 8.0),
    Size("player.", *INITIAL),
    Size("player.name", 50.0, 8.0),
    Size("player.initial", 6.0, 6.0, shrinks=True),
    Size("track.", 6.0, 6.0),
    Size("monument.", *SYMBOL),
    Size("relic.", *SYMBOL),
    Size("artifact.", *SYMBOL),
    Size("worker.", *SYMBOL),
    Size("card.", *SYMBOL),
    Size("column.", *SYMBOL),
    Size("crowns.", *TWO_DIGITS),
    Size("crowns.sum.", *TWO_DIGITS),
    Size("call.", *TWO_DIGITS),
    Size("final.", *TWO_DIGITS),
    Size("guild.", *INITIAL),
    *(Size(f"guild.{resource}.owner.", *SYMBOL) for resource in TRACKS),
    Size("archive.", *SYMBOL, shrinks=True),  # As many as 36 spells share a sheet with points.
    Size("points.", 8.5, 6.5, shrinks=True),
    Size("count.", 6.0, 6.0),
    Size("territory.", *TWO_DIGITS),
    Size("trolls.column.", *TWO_DIGITS),
    Size("final.crowns", *THREE_DIGITS),
    Size("final.total", *THREE_DIGITS),
    Size("final.total.tens.", 6.0, 6.0, shrinks=True),
    Size("final.total.units.", 6.0, 6.0, shrinks=True),
    Size("final.territories", *THREE_DIGITS),
    Size("final.count", *THREE_DIGITS),
)

SOLO_SIZES = (
    # All eight territories are on one page, whatever their number of hexes.
    Size("hex.", SOLO_HEX, SOLO_HEX, shrinks=True),
    *SIZES,
    *(
        Size(f"territory.{territory}.{ring}.", *SYMBOL)
        for territory in range(1, TERRITORIES + 1)
        for ring in RINGS
    ),
)

"""Sizes that the sheets of all games share: of lines in mm, of letters in points."""

from sheets.drawing.paper import HOLE_SCALE

HAIR, FIRM, HEAVY = 0.2, 0.35, 0.6
ADDED, TOTAL = 0.45, 0.8  # The frames of what is added, and of the sum.
SYMBOL = 6.5  # To circle or cross out: 6 mm still where a strip for holes scales it.

LEAST_PT = 7 / HOLE_SCALE  # Type stays at 7 pt where a strip for holes scales the layout.
LABEL_PT = 8.5
TEXT_PT = 9.0
HEADING_PT = 9.5
FIGURE_PT = 10.0

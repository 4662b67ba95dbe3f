"""Where the parts of a layout lie: its head, what it is about, its foot."""

from sheets.drawing.paper import HOLE_SCALE, SHARED
from sheets.drawing.shapes import Box
from sheets.page.code import QR_SIZE
from sheets.page.frame import EDGE, PLATE
from sheets.page.markers import QUIET

# What a layout leaves free, so that nothing of true size touches it even where it is scaled.
CORNER = (PLATE - EDGE + QUIET) / HOLE_SCALE
CODE = QR_SIZE / HOLE_SCALE
FOOTER = 8.6 / HOLE_SCALE
NEAT_LINE = 1.6  # What a page's frame takes of a layout on each side, where the paper is narrow.
# The strips between the markers, and what is left between the strips.
HEADER_BOX = Box(CORNER + 1, NEAT_LINE, SHARED.width - 2 * CORNER - 2, CORNER - NEAT_LINE)
BODY_BOX = Box(
    NEAT_LINE, CORNER + 0.5, SHARED.width - 2 * NEAT_LINE, SHARED.height - 2 * CORNER - 1
)
# Where marks stand without a zone around them: on Letter 2 mm from the neat line.
PAD_BOX = BODY_BOX._replace(x=BODY_BOX.x + 1.35, width=BODY_BOX.width - 2.7)
FOOT_BOX = Box(
    CORNER + 1, SHARED.height - CORNER, SHARED.width - 2 * CORNER - 3 - CODE, CORNER - FOOTER
)
RIBBON_BOX = FOOT_BOX._replace(y=FOOT_BOX.y + 0.5, height=FOOT_BOX.height - 0.5)
# Where no camera reads the body goes on, down to the footer.
WHOLE_BOX = BODY_BOX._replace(height=FOOT_BOX.bottom - BODY_BOX.y)
DATE_FIELD = Box(HEADER_BOX.right - 34, HEADER_BOX.y + 0.2, 34, 13)  # Where a sheet asks for it.
SCALE = 50.0  # By which paper is measured.
IMPRINT, LINE = 7.0, 4.4  # The scale above the footer, and both in one line.

"""The outlines of letters, for pictures whose viewers do not know our faces.

The only module that reads the faces' files; fontTools takes longer to import than a page to draw,
so whoever needs it imports this module late.
"""

from functools import cache, lru_cache
from threading import Lock
from typing import Final

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from fonts import face

_Y_DOWN: Final = (1, 0, 0, -1, 0, 0)
_READING: Final = Lock()  # A face is read bit by bit, from one file.


@lru_cache(maxsize=1 << 12)
def outline(name: str, character: str) -> str:
    """Return a character of a face as the data of an SVG path, "" where it is blank.

    In font units, with the origin on the baseline and `y` growing downwards.
    """
    with _READING:
        font = _font(name)
        glyphs = font.getGlyphSet()
        pen = SVGPathPen(glyphs)
        glyphs[font.getBestCmap()[ord(character)]].draw(TransformPen(pen, _Y_DOWN))
        return str(pen.getCommands())


@cache
def _font(name: str) -> TTFont:
    return TTFont(face(name).ttf, lazy=True)

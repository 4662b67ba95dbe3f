"""Photographs of filled sheets, read: the only room that knows OpenCV and NumPy."""

from typing import Final

from sheets.words.text import SaidError, Text

UNDECODABLE: Final = Text(
    "it cannot be read: to draw it takes more time or memory than any photograph or scan of a "
    "sheet; photograph the sheet anew"
)


class UnreadablePhotoError(SaidError):
    """A file that is no photograph of a sheet, or one on which too little can be seen.

    `reason` is one sentence that says what to do.
    """

"""Why a photograph cannot be read, as one sentence that says what to do."""

from __future__ import annotations

from sheets.words.text import Text


class UnreadablePhotoError(Exception):
    """A file that is no photograph of a sheet, or one on which too little can be seen."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason

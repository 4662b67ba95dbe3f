"""What a program has written on a terminal."""

from __future__ import annotations

import os
from contextlib import suppress


def all_shown(end: int) -> str:
    """Return what a terminal shows whose program has ended, and close it.

    A terminal gives its text in pieces of any size, and an error where a file gives an end.
    """
    parts = []
    with suppress(OSError):
        while part := os.read(end, 65_536):
            parts.append(part)
    os.close(end)
    return b"".join(parts).decode()

"""A replayed game as the state that stands on the sheets, which `score` reads."""

from __future__ import annotations

import os
from pathlib import Path

from rollwrite.play.merchants.opening import opened
from rollwrite.play.merchants.replay import Replay
from sheets.editions.edition import is_shipped
from sheets.files.toml import write_toml
from sheets.words.translation import Translation


def write(replayed: Replay, _words: Translation, folder: Path) -> str:
    """Return the state's file, "" where no game could begin."""
    if replayed.position is None:
        return ""
    tree, path = opened(replayed).tree(), replayed.edition_path
    if path and not is_shipped(path):
        tree["edition"] = Path(os.path.relpath(path, folder)).as_posix()
    return write_toml(tree)

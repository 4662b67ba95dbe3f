"""The variables of the environment that reportlab heeds, hidden from it while it is used.

`SOURCE_DATE_EPOCH` is the date of its documents, `RL_invariant` and the like are its settings. A
document of ours has neither: the same drawings are the same bytes, wherever they are written.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_DATE: Final = "SOURCE_DATE_EPOCH"
_SETTING: Final = "RL_"


@contextmanager
def variables_hidden() -> Iterator[None]:
    """Take the variables away, and give them back in the end."""
    heeded = [name for name in os.environ if name == _DATE or name.startswith(_SETTING)]
    hidden = {name: os.environ.pop(name) for name in heeded}
    try:
        yield
    finally:
        os.environ.update(hidden)

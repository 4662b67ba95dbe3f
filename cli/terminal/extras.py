"""Libraries that only some commands need: how they are installed where this program is."""

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from sheets.words.text import Text

# Libraries that are imported by another name than people know them by.
_CALLED: Mapping[str, str] = {"cv2": "OpenCV"}


def not_installed(library: str, extra: str) -> Text:
    """Say that a library is not there, and what brings it: an extra of ours."""
    return Text(
        "{library} is not installed, which this needs; in the clone of rollwrite, {command} brings "
        "it",
        library=_CALLED.get(library, library),
        command=installing(extra),
    )


def installing(extra: str) -> str:
    """Return the command that brings an extra into the environment that this program runs in.

    It is typed in a clone of the project, which no registry has.
    """
    wanted, home = f"'.[{extra}]'", Path(sys.prefix)
    if (home / "pipx_metadata.json").exists():
        return f"pipx install --force {wanted}"
    if (home / "uv-receipt.toml").exists():
        return f"uv tool install --force {wanted}"
    python = Path(sys.executable)
    if find_spec("pip") is None:
        return f"uv pip install --python {_from_here(python)} {wanted}"
    if (pip := python.with_name(f"pip{python.suffix}")).exists():
        return f"{_from_here(pip)} install {wanted}"
    return f"{_from_here(python)} -m pip install {wanted}"


def _from_here(path: Path) -> str:
    """Return a path as it is typed: from the working folder where it lies in that."""
    near = os.path.relpath(path)
    return str(path) if near.startswith(os.pardir) else near

"""An answer as JSON on standard output, in UTF-8 whatever the terminal's encoding."""

from __future__ import annotations

from typing import Any

from cli.terminal.streams import show_as_it_is
from scoring.answers.json import json_text


def show_json(tree: Any) -> None:
    """Print a tree of what JSON knows."""
    show_as_it_is(json_text(tree))

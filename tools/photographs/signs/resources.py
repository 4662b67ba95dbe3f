"""Forms of resources and artifacts: outlines and what stands in them, every one with every other.

The key of a board shows a coin, a tree, a gem, a triangle, a castle and a vase; people draw them
more plainly, each in a way of their own. Each part of the split has outlines of its own.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.photographs.signs.letters import LETTERS
from tools.photographs.signs.strokes import SIDE, Form, form
from tools.photographs.split import Part

FILE: Final = Path(__file__).with_name("resources.toml")
LETTERED: Final = 0.12  # How often a letter stands in an outline.
DRAWN: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("ascii"))


@cache
def forms_of(kind: str, part: Part) -> tuple[Form, ...]:
    """Return every form of a resource, or of an artifact, that people of a part draw."""
    return _together(kind, part, DRAWN[kind][part]["insides"])


@cache
def lettered(kind: str, part: Part) -> tuple[Form, ...]:
    """Return the forms of a resource with its letter in an outline; an artifact has none."""
    letters = [text for letter in DRAWN[kind]["letters"] for text in LETTERS[letter][part]]
    return _together(kind, part, letters)


def _together(kind: str, part: Part, insides: list[str]) -> tuple[Form, ...]:
    left, top, right, bottom = np.array(DRAWN[kind]["room"]) / SIDE
    size, corner = (right - left, bottom - top), (left, top)
    return tuple(
        (*form(outline), *(stroke * size + corner for stroke in form(inside)))
        for outline in DRAWN[kind][part]["outlines"]
        for inside in insides
    )

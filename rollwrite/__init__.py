"""Prints the sheets of roll-and-write games and scores what was written on them.

>>> import rollwrite as rw
>>> rw.score("game.toml").winners
>>> rw.draw("merchants", players=["Anna", "Bernd"], language="de").save("table.pdf")

What is offered here is imported when it is asked for: `import rollwrite` alone costs next to
nothing. `docs/python.md` shows all of it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollwrite.drawing import Page as Page
    from rollwrite.drawing import Sheets as Sheets
    from rollwrite.drawing import WrongTableError as WrongTableError
    from rollwrite.drawing import draw as draw
    from rollwrite.edition_list import EditionInfo as EditionInfo
    from rollwrite.edition_list import editions as editions
    from rollwrite.scores import Report as Report
    from rollwrite.scores import check as check
    from rollwrite.scores import score as score
    from scoring.games import UnknownGameError as UnknownGameError
    from scoring.score import Score as Score
    from sheets.editions.edition import InvalidEditionError as InvalidEditionError
    from sheets.editions.edition import UnknownEditionError as UnknownEditionError
    from sheets.files.problem import Problem as Problem

__version__ = "0.1.0"

# Where each name is found.
_HOME = (
    ("rollwrite.drawing", ("Page", "Sheets", "WrongTableError", "draw")),
    ("rollwrite.edition_list", ("EditionInfo", "editions")),
    ("rollwrite.scores", ("Report", "check", "score")),
    ("scoring.games", ("UnknownGameError",)),
    ("scoring.score", ("Score",)),
    ("sheets.editions.edition", ("InvalidEditionError", "UnknownEditionError")),
    ("sheets.files.problem", ("Problem",)),
)

__all__ = [
    "EditionInfo",
    "InvalidEditionError",
    "Page",
    "Problem",
    "Report",
    "Score",
    "Sheets",
    "UnknownEditionError",
    "UnknownGameError",
    "WrongTableError",
    "check",
    "draw",
    "editions",
    "score",
]


def __getattr__(name: str) -> object:
    """Return a name of the front door, imported now (PEP 562)."""
    for module, names in _HOME:
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'rollwrite' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""Prints the sheets of roll-and-write games and scores what was written on them.

    import rollwrite as rw

    rw.score("game.toml").winners
    rw.draw("merchants", players=["Anna", "Bernd"], language="de").save("table.pdf")

What is offered here is imported when it is asked for: `import rollwrite` alone costs next to
nothing. `docs/python.md` shows all of it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rollwrite.answers import answer as answer
    from rollwrite.answers import rule as rule
    from rollwrite.answers import say as say
    from rollwrite.drawing import draw as draw
    from rollwrite.edition_list import EditionInfo as EditionInfo
    from rollwrite.edition_list import editions as editions
    from rollwrite.games import Play as Play
    from rollwrite.games import new_game as new_game
    from rollwrite.games import roll as roll
    from rollwrite.photographs import PhotoReading as PhotoReading
    from rollwrite.photographs import read_photo as read_photo
    from rollwrite.play.position import Position as Position
    from rollwrite.play.state import IllegalStepError as IllegalStepError
    from rollwrite.play.words import CallError as CallError
    from rollwrite.play.words import NotationError as NotationError
    from rollwrite.printing import Page as Page
    from rollwrite.printing import Sheets as Sheets
    from rollwrite.printing import WrongTargetError as WrongTargetError
    from rollwrite.replays import Replay as Replay
    from rollwrite.replays import replay as replay
    from rollwrite.scores import Report as Report
    from rollwrite.scores import check as check
    from rollwrite.scores import score as score
    from rollwrite.simulations import Simulation as Simulation
    from rollwrite.simulations import simulate as simulate
    from rollwrite.sources import Content as Content
    from rollwrite.table_options import TableOptions as TableOptions
    from rollwrite.tables import WrongTableError as WrongTableError
    from scoring.game import UnknownRuleError as UnknownRuleError
    from scoring.games import UnknownGameError as UnknownGameError
    from scoring.open_game import Editions as Editions
    from scoring.score import Score as Score
    from sheets.editions.edition import InvalidEditionError as InvalidEditionError
    from sheets.editions.edition import UnknownEditionError as UnknownEditionError
    from sheets.files.problem import Problem as Problem

__version__ = "1.0.0"

# The module of each name.
_HOME: Mapping[str, str] = {
    "CallError": "rollwrite.play.words",
    "Content": "rollwrite.sources",
    "EditionInfo": "rollwrite.edition_list",
    "Editions": "scoring.open_game",
    "IllegalStepError": "rollwrite.play.state",
    "InvalidEditionError": "sheets.editions.edition",
    "NotationError": "rollwrite.play.words",
    "Page": "rollwrite.printing",
    "PhotoReading": "rollwrite.photographs",
    "Play": "rollwrite.games",
    "Position": "rollwrite.play.position",
    "Problem": "sheets.files.problem",
    "Replay": "rollwrite.replays",
    "Report": "rollwrite.scores",
    "Score": "scoring.score",
    "Sheets": "rollwrite.printing",
    "Simulation": "rollwrite.simulations",
    "TableOptions": "rollwrite.table_options",
    "UnknownEditionError": "sheets.editions.edition",
    "UnknownGameError": "scoring.games",
    "UnknownRuleError": "scoring.game",
    "WrongTableError": "rollwrite.tables",
    "WrongTargetError": "rollwrite.printing",
    "answer": "rollwrite.answers",
    "check": "rollwrite.scores",
    "draw": "rollwrite.drawing",
    "editions": "rollwrite.edition_list",
    "new_game": "rollwrite.games",
    "read_photo": "rollwrite.photographs",
    "replay": "rollwrite.replays",
    "roll": "rollwrite.games",
    "rule": "rollwrite.answers",
    "say": "rollwrite.answers",
    "score": "rollwrite.scores",
    "simulate": "rollwrite.simulations",
}

__all__ = [*_HOME]

if not TYPE_CHECKING:  # With it, a type checker would believe that every name is there.

    def __getattr__(name: str) -> object:
        """Return a name of the front door, imported now (PEP 562)."""
        if name not in _HOME:
            raise AttributeError(f"module 'rollwrite' has no attribute {name!r}")
        return getattr(import_module(_HOME[name]), name)

    def __dir__() -> list[str]:
        return sorted((*__all__, "__version__"))

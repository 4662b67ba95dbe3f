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

    from rollwrite.answers import Report as Report
    from rollwrite.answers import answer as answer
    from rollwrite.answers import say as say
    from rollwrite.catalogue import EditionInfo as EditionInfo
    from rollwrite.catalogue import VariantInfo as VariantInfo
    from rollwrite.catalogue import describe_edition as describe_edition
    from rollwrite.catalogue import edition_text as edition_text
    from rollwrite.catalogue import editions as editions
    from rollwrite.catalogue import rule as rule
    from rollwrite.catalogue import rules as rules
    from rollwrite.catalogue import variants as variants
    from rollwrite.drawing import draw as draw
    from rollwrite.entries import BrokenEntryError as BrokenEntryError
    from rollwrite.entries import Entry as Entry
    from rollwrite.entries import EntryError as EntryError
    from rollwrite.file_names import WrongTargetError as WrongTargetError
    from rollwrite.games import Play as Play
    from rollwrite.games import new_game as new_game
    from rollwrite.games import roll as roll
    from rollwrite.marked import MarkedTable as MarkedTable
    from rollwrite.marked import WrongMarkError as WrongMarkError
    from rollwrite.merchants import Calculation as Calculation
    from rollwrite.merchants import Closing as Closing
    from rollwrite.merchants import Regions as Regions
    from rollwrite.merchants import WrongTurnError as WrongTurnError
    from rollwrite.merchants import make_edition as make_edition
    from rollwrite.merchants import price as price
    from rollwrite.merchants import regions as regions
    from rollwrite.merchants import reward as reward
    from rollwrite.photographs import PhotoTable as PhotoTable
    from rollwrite.photographs import read_photo as read_photo
    from rollwrite.play.making.edition import SeedError as SeedError
    from rollwrite.play.position import Position as Position
    from rollwrite.play.state import IllegalStepError as IllegalStepError
    from rollwrite.play.words import CallError as CallError
    from rollwrite.play.words import NotationError as NotationError
    from rollwrite.printing import Page as Page
    from rollwrite.printing import Sheets as Sheets
    from rollwrite.replays import Replay as Replay
    from rollwrite.replays import replay as replay
    from rollwrite.rule_examples import Example as Example
    from rollwrite.rule_examples import examples as examples
    from rollwrite.scores import check as check
    from rollwrite.scores import score as score
    from rollwrite.serving import serve as serve
    from rollwrite.simulations import Simulation as Simulation
    from rollwrite.simulations import simulate as simulate
    from rollwrite.sources import Content as Content
    from rollwrite.sources import NoRecordError as NoRecordError
    from rollwrite.sources import NoTurnError as NoTurnError
    from rollwrite.table_options import TableOptions as TableOptions
    from rollwrite.tables import WrongTableError as WrongTableError
    from scoring.games import UnknownGameError as UnknownGameError
    from scoring.open_game import Editions as Editions
    from scoring.rules import UnknownRuleError as UnknownRuleError
    from scoring.score import Score as Score
    from sheets.editions.edition import InvalidEditionError as InvalidEditionError
    from sheets.editions.edition import UnknownEditionError as UnknownEditionError
    from sheets.files.problem import Problem as Problem

__version__ = "1.0.0"

# The module of each name.
_HOME: Mapping[str, str] = {
    "BrokenEntryError": "rollwrite.entries",
    "Calculation": "rollwrite.merchants",
    "CallError": "rollwrite.play.words",
    "Closing": "rollwrite.merchants",
    "Content": "rollwrite.sources",
    "EditionInfo": "rollwrite.catalogue",
    "Editions": "scoring.open_game",
    "Entry": "rollwrite.entries",
    "EntryError": "rollwrite.entries",
    "Example": "rollwrite.rule_examples",
    "IllegalStepError": "rollwrite.play.state",
    "InvalidEditionError": "sheets.editions.edition",
    "MarkedTable": "rollwrite.marked",
    "NoRecordError": "rollwrite.sources",
    "NoTurnError": "rollwrite.sources",
    "NotationError": "rollwrite.play.words",
    "Page": "rollwrite.printing",
    "PhotoTable": "rollwrite.photographs",
    "Play": "rollwrite.games",
    "Position": "rollwrite.play.position",
    "Problem": "sheets.files.problem",
    "Regions": "rollwrite.merchants",
    "Replay": "rollwrite.replays",
    "Report": "rollwrite.answers",
    "Score": "scoring.score",
    "SeedError": "rollwrite.play.making.edition",
    "Sheets": "rollwrite.printing",
    "Simulation": "rollwrite.simulations",
    "TableOptions": "rollwrite.table_options",
    "UnknownEditionError": "sheets.editions.edition",
    "UnknownGameError": "scoring.games",
    "UnknownRuleError": "scoring.rules",
    "VariantInfo": "rollwrite.catalogue",
    "WrongMarkError": "rollwrite.marked",
    "WrongTableError": "rollwrite.tables",
    "WrongTargetError": "rollwrite.file_names",
    "WrongTurnError": "rollwrite.merchants",
    "answer": "rollwrite.answers",
    "check": "rollwrite.scores",
    "describe_edition": "rollwrite.catalogue",
    "draw": "rollwrite.drawing",
    "edition_text": "rollwrite.catalogue",
    "editions": "rollwrite.catalogue",
    "examples": "rollwrite.rule_examples",
    "make_edition": "rollwrite.merchants",
    "new_game": "rollwrite.games",
    "price": "rollwrite.merchants",
    "read_photo": "rollwrite.photographs",
    "regions": "rollwrite.merchants",
    "replay": "rollwrite.replays",
    "reward": "rollwrite.merchants",
    "roll": "rollwrite.games",
    "rule": "rollwrite.catalogue",
    "rules": "rollwrite.catalogue",
    "say": "rollwrite.answers",
    "score": "rollwrite.scores",
    "serve": "rollwrite.serving",
    "simulate": "rollwrite.simulations",
    "variants": "rollwrite.catalogue",
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

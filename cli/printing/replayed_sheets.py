"""The sheets of a record as they are filled in after a turn: what `sheets --filled` draws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cli.printing.filled_sheets import warn_of_written
from cli.printing.print_run import PrintRun, Target, write_sheets
from cli.printing.tables import Tables
from cli.terminal.output import refuse_terminal
from rollwrite.play.replay import Replay, opened
from sheets.drawing.paper import PAPERS
from sheets.drawing.theme import load_theme
from sheets.write import SVG_TEXTS


def write_replayed(replayed: Replay, format_: str, options: Mapping[str, Any]) -> None:
    """Write the sheets and say where they are; nothing where no game could begin.

    Raises as `write_sheets`.
    """
    game = opened(replayed)
    if game.game is None or game.content is None:
        return
    warn_of_written(game)
    table = replace(
        game.table(options["language"], load_theme(options["theme"])),
        paper=PAPERS[options["paper"]],
    )
    tables = Tables(game.game, table)
    target = Target.of(options["output"], format_, tables.stem)
    refuse_terminal(target.whole, format_, f"replay evening.record -o sheets.{format_}")
    press = game.filled_press()
    size = options["dpi"], None, SVG_TEXTS[0]
    write_sheets(PrintRun(press, tables, (), target, *size))

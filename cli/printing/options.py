"""What `rollwrite sheets` was asked for: click's values as the options of a table.

An option that changes nothing is wrong use: whoever gives it expects something of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from cli.printing.players import refuse_contradictions
from cli.terminal.errors import WrongUseError
from cli.terminal.input import input_source
from rollwrite.choices import SVG_TEXTS, USUAL_DPI
from rollwrite.sources import Source
from rollwrite.table_options import TableOptions
from sheets.words.text import Parameter, Text

# Options of a table that click knows by another name or in another form, and the rest.
_OTHERS = frozenset(("game", "players", "players_file", "filled", "markers", "holes", "also"))
_SAME = frozenset(field.name for field in fields(TableOptions)) - _OTHERS


def table_options(given: Mapping[str, Any]) -> TableOptions:
    """Return the options of the table that the command's values describe.

    Raises UsageError where they contradict each other, or one is for another that is not given.
    """
    _refuse_contradictions(given)
    source = click.get_current_context().get_parameter_source("game")
    is_said = source is ParameterSource.COMMANDLINE
    return TableOptions(
        game=given["game"] if is_said else None,
        filled=_source(given["filled"]),
        players_file=_source(given["players_file"]),
        players=given["names"] or given["players"],
        markers=not given["no_markers"],
        holes=given["holes"] or "",
        also=tuple(kind.strip() for each in given["also"] for kind in each.split(",")),
        **{name: given[name] for name in _SAME},
    )


def _source(file: Path | None) -> Source | None:
    return input_source(file) if file else None


def _refuse_contradictions(given: Mapping[str, Any]) -> None:
    if given["filled"] and given["names"]:
        said = {"filled": Parameter("filled"), "option": Parameter("names")}
        raise WrongUseError(Text("{filled} says it already; leave out {option}", **said))
    if given["players_file"] and (given["players"] is not None or given["names"]):
        raise WrongUseError(
            Text("--players-file names the players; leave out --players and --player")
        )
    refuse_contradictions(given["players"], given["names"])
    if given["turn"] is not None and not given["filled"]:
        raise WrongUseError(Text("--turn is for --filled; leave it out"))
    if given["skip_bad"] and not given["players_file"]:
        raise WrongUseError(Text("--skip-bad is for --players-file; leave it out"))


def find_unused(given: Mapping[str, Any], format_: str) -> Iterator[Text]:
    """Yield what changes nothing in a file of this format."""
    if given["copies"] > 1 and format_ != "pdf":
        yield Text("only a PDF holds several copies; leave out --copies")
    if given["duplex"] and format_ != "pdf":
        yield Text("{format} has no back sides; leave out --duplex", format=format_)
    if given["screen"] and format_ != "pdf":
        yield Text("{format} always has the pages one by one; leave out --screen", format=format_)
    if given["width"] is not None and format_ != "png":
        yield Text("{format} has no pixels; leave out --width", format=format_)
    if given["dpi"] != USUAL_DPI and format_ != "png":
        yield Text("{format} has no pixels; leave out --dpi", format=format_)
    if given["svg_text"] != SVG_TEXTS[0] and format_ != "svg":
        yield Text(
            "a {format} always shows the letters of the sheets; leave out --svg-text",
            format=format_,
        )
    if given["dpi"] != USUAL_DPI and given["width"] is not None:
        yield Text("--dpi and --width both say how large a picture is; leave out one")

"""`rollwrite regions`: the regions of a board position of Pandoria Merchants."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from cli.terminal.board_text import board_lines
from cli.terminal.columns import aligned
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_reading, shown_name
from cli.terminal.json_answer import show_json
from cli.terminal.name_or_file import FileName
from cli.terminal.options import format_option, language_option
from scoring.answers.grid import problem_line
from scoring.finished import Editions
from scoring.merchants.board.reading import BoardInPlay, board_in_play
from scoring.merchants.board.regions import earnings, is_end_reached, printed_closed
from scoring.merchants.states.state import SoloState
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RESOURCES,
    Board,
    Resource,
)
from sheets.words.catalogue import load_words
from sheets.words.sentence import Named, Sentence
from sheets.words.translation import Translation, load_translation

EXAMPLES = """\b
Examples:
  rollwrite regions game.toml
  rollwrite regions position.toml --players 3 --format json
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=FileName())
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    metavar="N",
    help="How many play; default: as the file says, or one for each of its sheets.",
)
@language_option("Of the answer.")
@format_option("The board and a list to read, or one object for scripts.")
@click.pass_context
def regions(
    context: click.Context, file: Path, players: int | None, language: str, format_: str
) -> None:
    """Tell the regions of a board: open, closed, who earns what.

    FILE is a state file of Pandoria Merchants with a [board], - for standard input; the game need
    not be over. Buildings and guilds are left out of what is earned.
    """
    reading = input_reading(file)
    if players is not None and isinstance(reading.state, SoloState):
        raise click.UsageError(f"{shown_name(file)} is played alone; leave out --players")
    answer = board_in_play(reading, Editions(), players)
    words = load_translation(language)
    if not isinstance(answer, BoardInPlay):
        for problem in answer:
            click.echo(f"{shown_name(file)}: {problem_line(problem, words)}", err=True)
        context.exit(ExitCode.MALFORMED)
    if format_ == "json":
        show_json(_tree(answer))
    else:
        click.echo(_text(answer, words))


def _tree(board: BoardInPlay) -> dict[str, Any]:
    trees = [
        {
            "resource": region.resource,
            "hexes": [hex_name(hex_) for hex_ in region.hexes],
            "closed": region.closed,
            "workers": dict(region.workers),
            "earns": earnings(region),
            "artifacts": len(region.artifacts),
            "printed": region.printed,
        }
        for region in board.regions
    ]
    return {"regions": trees}


def _text(board: BoardInPlay, words: Translation) -> str:
    """Return the board, the list of its regions and how far the end is."""
    printed = load_words(words.language, "merchants")
    letters = {kind: printed(f"letter.{kind}") for kind in RESOURCES}
    key = ", ".join(f"{letters[kind]} {words(_name(kind, board))}" for kind in RESOURCES)
    lines = [
        *board_lines(board.land, board.position, board.regions, letters),
        "",
        words(Sentence("{letters}; in capitals: closed", letters=key)),
        *map(words, _ships(board)),
        "",
        *_list(board, words),
    ]
    if isinstance(board.land, Board):
        lines += ["", f"{words(_end(board, board.land))} (M7.1)"]
    return "\n".join(lines)


def _list(board: BoardInPlay, words: Translation) -> list[str]:
    head = (
        "",
        words(Sentence("resource")),
        words(Sentence("hexes")),
        words(Sentence("state")),
        words(Sentence("workers")),
        words(Sentence("earns")),
        words(Sentence("artifacts")),
        words(Sentence("printed")),
        words(Sentence("where")),
    )
    rows = [
        (
            str(number),
            words(_name(region.resource, board)),
            str(len(region.hexes)),
            words(Sentence("closed") if region.closed else Sentence("open")),
            _by_initial(region.workers),
            _by_initial(earnings(region)),
            str(len(region.artifacts) or ""),
            str(region.printed or ""),
            " ".join(map(hex_name, region.hexes)),
        )
        for number, region in enumerate(board.regions, 1)
    ]
    return aligned([head, *rows], right=(0, 2, 6, 7))


def _name(resource: Resource, board: BoardInPlay) -> Named:
    return Named(board.edition.names.resources[resource])


def _by_initial(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{initial} {count}" for initial, count in counts.items())


def _ships(board: BoardInPlay) -> list[str]:
    manned = ", ".join(f"{ship.name} {ship.initial}" for ship in board.position.ships)
    return [Sentence("workers on ships: {ships}", ships=manned)] if manned else []


def _end(board: BoardInPlay, land: Board) -> Sentence:
    reached = is_end_reached(board.regions, land, board.players)
    return Sentence(
        "printed resources closed: {closed} of {all}; the end, at {needed}, is reached"
        if reached
        else "printed resources closed: {closed} of {all}; the end comes at {needed}",
        closed=printed_closed(board.regions),
        all=len(land.printed_in_play(board.players)),
        needed=land.printed_to_end(board.players),
    )

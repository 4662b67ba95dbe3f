"""`rollwrite regions`: the regions of a board position of Pandoria Merchants."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import click

from cli.board_text import board_lines
from cli.columns import aligned
from cli.exits import ExitCode
from cli.output import STANDARD_OUTPUT
from scoring.finished import Editions
from scoring.merchants.board_reading import BoardInPlay, board_in_play
from scoring.merchants.regions import earnings, is_end_reached, printed_closed
from scoring.states import Reading, format_of, parse_state, read_state
from sheets.hexes import hex_name
from sheets.merchants.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RESOURCES,
    Resource,
    in_language,
)
from sheets.reading import MOST_BYTES, MalformedFile, decode
from sheets.sentence import Sentence
from sheets.words import LANGUAGES, load_words

EXAMPLES = """\b
Examples:
  rollwrite regions game.toml
  rollwrite regions position.toml --players 3 --format json
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    metavar="N",
    help="How many play; default: as the file says, or one for each of its sheets.",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Of the answer.",
)
@click.option(
    "--format",
    "format_",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="The board and a list to read, or one object for scripts.",
)
@click.pass_context
def regions(
    context: click.Context, file: Path, players: int | None, language: str, format_: str
) -> None:
    """Tell the regions of a board: open, closed, who earns what.

    FILE is a state file of Pandoria Merchants with a [board], - for standard input; the game need
    not be over. Buildings and guilds are left out of what is earned.
    """
    answer = board_in_play(_read(file), Editions(), players)
    if isinstance(answer, BoardInPlay):
        click.echo(_json(answer) if format_ == "json" else _text(answer, language))
        return
    name = "standard input" if file == STANDARD_OUTPUT else file
    for problem in answer:
        click.echo(f"{name}: {problem}", err=True)
    context.exit(ExitCode.MALFORMED)


def _read(file: Path) -> Reading:
    if file != STANDARD_OUTPUT:  # `-` is standard input here.
        return read_state(file)
    try:
        text = decode(sys.stdin.buffer.read(MOST_BYTES + 1))
    except MalformedFile as error:
        return Reading(problems=(error.problem,))
    return parse_state(text, format_of(text))


def _json(board: BoardInPlay) -> str:
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
    return json.dumps({"regions": trees}, ensure_ascii=False, indent=1)


def _text(board: BoardInPlay, language: str) -> str:
    """Give the board, the list of its regions and how far the end is."""
    words = load_words(language, "merchants")
    letters = {kind: words(f"letter.{kind}") for kind in RESOURCES}
    names = {kind: in_language(board.edition.names.resources[kind], language) for kind in RESOURCES}
    key = ", ".join(f"{letters[kind]} {names[kind]}" for kind in RESOURCES)
    return "\n".join(
        [
            *board_lines(board.edition.board, board.position, board.regions, letters),
            "",
            Sentence("{letters}; in capitals: closed", letters=key),
            *_ships(board),
            "",
            *_list(board, names),
            "",
            _end(board),
        ]
    )


def _list(board: BoardInPlay, names: Mapping[Resource, str]) -> list[str]:
    head = ("", "resource", "hexes", "state", "workers", "earns", "artifacts", "printed", "where")
    rows = [
        (
            str(number),
            names[region.resource],
            str(len(region.hexes)),
            "closed" if region.closed else "open",
            _by_initial(region.workers),
            _by_initial(earnings(region)),
            str(len(region.artifacts) or ""),
            str(region.printed or ""),
            " ".join(map(hex_name, region.hexes)),
        )
        for number, region in enumerate(board.regions, 1)
    ]
    return aligned([head, *rows], right=(0, 2, 6, 7))


def _by_initial(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{initial} {count}" for initial, count in counts.items())


def _ships(board: BoardInPlay) -> list[str]:
    manned = ", ".join(f"{ship.name} {ship.initial}" for ship in board.position.ships)
    return [Sentence("workers on ships: {ships}", ships=manned)] if manned else []


def _end(board: BoardInPlay) -> str:
    on_board, players = board.edition.board, board.players
    numbers = {
        "closed": printed_closed(board.regions),
        "all": len(on_board.printed_in_play(players)),
        "needed": on_board.printed_to_end(players),
    }
    if is_end_reached(board.regions, on_board, players):
        text = "printed resources closed: {closed} of {all}; the end, at {needed}, is reached"
    else:
        text = "printed resources closed: {closed} of {all}; the end comes at {needed}"
    return f"{Sentence(text, **numbers)} (M7.1)"

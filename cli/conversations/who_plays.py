"""Who plays a new game: the names that options give, else asked for until they are a table."""

import re
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import click

from cli.printing.players import seats_asked
from cli.terminal.errors import show_error, worded
from cli.terminal.lines import EndOfInputError, Lines
from rollwrite.games import GAME, refuse_alone
from rollwrite.tables import WrongTableError, chosen_seats
from sheets.words.text import Message, Text, joined
from sheets.words.translation import Translation

ALONE = "solo"
_AND = re.compile(r"\s+(?:and|und|et|&|\+)\s+", re.IGNORECASE)
_NOBODY = Text("nobody is said to play; name everybody with --player")


class Table(NamedTuple):
    """Who plays what; `variant` is "" where nobody says."""

    variant: str
    names: tuple[str, ...]


def who_plays(table: Table, asked_for: str, bots: Mapping[str, str], words: Translation) -> Table:
    """Return the table of a new game, whose variant is `asked_for`; asks where it is not right.

    Raises WrongTableError, EndOfInputError.
    """
    refuse_alone(asked_for, bots)
    if table.names and not (sys.stdin.isatty() and _number_asked(table, asked_for, bots)):
        seats_asked(GAME, asked_for, None, (*table.names, *bots))
        return table
    if not sys.stdin.isatty():
        return table._replace(names=_piped(asked_for, bots))
    return _asked(table, asked_for, bots, words)


def _asked(table: Table, variant: str, bots: Mapping[str, str], words: Translation) -> Table:
    """Ask until there are as many names as can play, and each can be one."""
    names, lines = table.names, Lines()
    while True:
        question = _number_asked(table._replace(names=names), variant, bots)
        if not names:
            question = Text("Who plays? Names in the order of play, commas between: ")
        if not question:
            try:
                chosen_seats(GAME, variant, None, (*names, *bots))
            except WrongTableError as error:
                click.secho(f"    {worded(error.args[0])}", fg="red")
                names = ()
                continue
            return Table(variant, names) if table.variant else table._replace(names=names)
        line = lines.next(words(question))
        if _is_one_too_few(variant, names, bots):
            if not line and not table.variant:
                return Table(ALONE, names)
            names = (*names, *_split(line))
        else:
            names = _split(line)


def _number_asked(table: Table, variant: str, bots: Mapping[str, str]) -> Message:
    """Return what is asked where another number of players is right, "" where it is this one."""
    least, most = GAME.variants[variant].players
    names = table.names
    number = len(names) + len(bots)
    if least <= number <= most:
        return ""
    if _is_one_too_few(variant, names, bots):
        if table.variant:
            return Text("Who plays with {name}? Names, commas between: ", name=names[0])
        return Text(
            "Who plays with {name}? Names, commas between; Enter plays alone against the Trolls: ",
            name=names[0],
        )
    if most == 1:
        return Text("Alone there is one player, not {number}: who is it? ", number=number)
    return Text(
        "{names} are {number}, and {least} to {most} can play: who plays? ",
        names=joined([*names, *bots]),
        number=number,
        least=least,
        most=most,
    )


def _is_one_too_few(variant: str, names: Sequence[str], bots: Mapping[str, str]) -> bool:
    return len(names) == 1 and not bots and GAME.variants[variant].players[0] == 2


def _split(line: str) -> tuple[str, ...]:
    """Return the names of a line; without commas, blanks lie between them."""
    said = _AND.sub(",", line)
    parts = said.split(",") if "," in said else said.split()
    return tuple(filter(None, map(str.strip, parts)))


def _piped(variant: str, bots: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names of the first line, behind which stand calls."""
    try:
        line = Lines().next("")
    except EndOfInputError as end:
        if not end.is_wish:
            show_error(_NOBODY)
        raise
    names = tuple(filter(None, map(str.strip, line.split(","))))
    try:
        if bots and "," not in line:
            raise WrongTableError(_no_names(line))
        chosen_seats(GAME, variant, None, (*names, *bots) or ("",))
    except WrongTableError as error:
        show_error(error.args[0] if "," in line else _no_names(line))
        raise EndOfInputError(is_wish=False) from error
    return names


def _no_names(line: str) -> Text:
    return Text(
        "nobody is said to play; name everybody with --player, or in the first line, commas "
        "between; it is {line!r}",
        line=line[:30],
    )

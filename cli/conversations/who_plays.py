"""Who plays a new game: the names that options give, else asked for until they are a table."""

import re
import sys
from collections.abc import Mapping
from typing import NamedTuple

import click

from cli.printing.players import seats_asked
from cli.terminal.errors import show_error, worded
from cli.terminal.lines import EndOfInputError, Lines
from rollwrite.entries import is_said_anywhere
from rollwrite.games import GAME, refuse_alone
from rollwrite.tables import WrongTableError, chosen_seats
from sheets.words.text import Message, Text, joined
from sheets.words.translation import Translation

ALONE = "solo"
QUIT = Text.in_context("command", "quit exit q")
_AND = re.compile(r"\s+(?:and|und|et|&|\+)\s+", re.IGNORECASE)
_NOBODY = Text("nobody is said to play; name everybody with --player")


class Company(NamedTuple):
    """The people and the computer players of a new game, and its variant.

    `is_open` says that nobody named the variant: one person alone may play against the Trolls.
    """

    variant: str
    names: tuple[str, ...]
    bots: Mapping[str, str]
    is_open: bool

    @property
    def everybody(self) -> tuple[str, ...]:
        """The names of all."""
        return (*self.names, *self.bots)

    @property
    def is_one_too_few(self) -> bool:
        """Whether a single person is there where two are needed at least."""
        return len(self.names) == 1 and not self.bots and _seats(self.variant)[0] == 2


def _seats(variant: str) -> tuple[int, int]:
    return GAME.variants[variant].players


def who_plays(company: Company, words: Translation) -> Company:
    """Return who plays a new game; asks where that is not right.

    Raises WrongTableError, EndOfInputError.
    """
    refuse_alone(company.variant, company.bots)
    if company.names and not (sys.stdin.isatty() and _number_asked(company)):
        seats_asked(GAME, company.variant, None, company.everybody)
        return company
    return _asked(company, words) if sys.stdin.isatty() else _piped(company)


def _asked(company: Company, words: Translation) -> Company:
    """Ask until there are as many names as can play, and each can be one."""
    lines = Lines()
    while True:
        question = _number_asked(company)
        if not company.names:
            question = Text("Who plays? Names in the order of play, commas between: ")
        if not question:
            try:
                chosen_seats(GAME, company.variant, None, company.everybody)
            except WrongTableError as error:
                click.secho(f"    {worded(error.args[0])}", fg="red")
                company = company._replace(names=())
                continue
            return company
        line = lines.next(words(question))
        if is_said_anywhere(line, QUIT):
            raise EndOfInputError(is_wish=True)
        names = _split(line)
        if company.is_one_too_few:
            if not line and company.is_open:
                return company._replace(variant=ALONE)
            names = (*company.names, *names)
        company = company._replace(names=names)


def _number_asked(company: Company) -> Message:
    """Return what is asked where another number of players is right, "" where it is this one."""
    least, most = _seats(company.variant)
    number = len(company.everybody)
    if least <= number <= most:
        return ""
    if company.is_one_too_few:
        name = company.names[0]
        if not company.is_open:
            return Text("Who plays with {name}? Names, commas between: ", name=name)
        return Text(
            "Who plays with {name}? Names, commas between; Enter plays alone against the Trolls: ",
            name=name,
        )
    if most == 1:
        return Text("Alone there is one player, not {number}: who is it? ", number=number)
    return Text(
        "{names} are {number}, and {least} to {most} can play: who plays? ",
        names=joined(company.everybody),
        number=number,
        least=least,
        most=most,
    )


def _split(line: str) -> tuple[str, ...]:
    """Return the names of a line that is typed; without commas, blanks lie between them."""
    said = _AND.sub(",", line)
    return _between_commas(said if "," in said else ",".join(said.split()))


def _between_commas(line: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, line.split(","))))


def _piped(company: Company) -> Company:
    """Return who plays with the names of the first line, behind which stand calls."""
    try:
        line = Lines().next("")
    except EndOfInputError as end:
        if not end.is_wish:
            show_error(_NOBODY)
        raise
    company = company._replace(names=_between_commas(line))
    try:
        if company.bots and "," not in line:
            raise WrongTableError(_no_names(line))
        chosen_seats(GAME, company.variant, None, company.everybody or ("",))
    except WrongTableError as error:
        show_error(error.args[0] if "," in line else _no_names(line))
        raise EndOfInputError(is_wish=False) from error
    return company


def _no_names(line: str) -> Text:
    return Text(
        "nobody is said to play; name everybody with --player, or in the first line, commas "
        "between; it is {line!r}",
        line=line[:30],
    )

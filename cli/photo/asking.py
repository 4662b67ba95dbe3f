"""What a person at a terminal is asked: whose sheets these are, and what doubtful marks say."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, TypeVar

import click

from cli.photo.half_blocks import half_blocks
from cli.terminal.errors import WrongUseError, show_error
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end, typed_line
from cli.terminal.settings import asked_translation
from cli.terminal.streams import has_colours
from sheets.table.players import PlayerNameError, tidy_name
from sheets.words.text import Said, Text

if TYPE_CHECKING:
    from rollwrite.photo.joint import Meaning
    from rollwrite.photo.questions import Question
    from rollwrite.photo.table import PhotoTable

T = TypeVar("T")

MOST_COLUMNS = 100
MOST_ROWS = 40  # Of a picture; two make a line.


def is_terminal() -> bool:
    """Return whether somebody is there to be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def named(table: PhotoTable, given: tuple[str, ...], *, is_asked: bool) -> PhotoTable:
    """Return a table with its players' names: as given, else as somebody says who is asked."""
    if len(given) not in (0, len(table.seats), table.kind.players):
        raise WrongUseError(
            Text("there are {sheets} sheets; name as many players", sheets=len(table.seats))
        )
    if given or not is_asked:
        return table.named(tuple(map(_name, given)))
    names = [
        _understood(Text("{sheet}: what is the player called?", sheet=sheet), _name)
        for sheet in _sheets(table)
    ]
    return table.named(names)


def answered(table: PhotoTable) -> PhotoTable:
    """Return a table with what somebody has answered; an empty answer leaves out."""
    from rollwrite.photo.questions import questions_of

    accept_any_character()
    is_drawn = has_colours(sys.stdout)
    with nullcontext() if is_drawn else TemporaryDirectory(prefix="rollwrite-") as folder:
        for number, question in enumerate(list(questions_of(table)), 1):
            _show(question, Path(folder, f"{number}.png") if folder else None)
            answer = _answer(question)
            if answer is not None:
                table = table.answered(question.doubt, answer)
    return table


def _sheets(table: PhotoTable) -> tuple[Said, ...]:
    """Return what each player's sheet is called, or their part of one that all share."""
    if table.sheets[0].is_shared:
        return tuple(Text("player {seat}", seat=seat + 1) for seat in table.seats)
    return tuple(sheet.photo for sheet in table.sheets if not sheet.is_shared)


def _name(text: str) -> str:
    """Return a player's name; raises UsageError for what cannot be one."""
    try:
        return tidy_name(text)
    except PlayerNameError as error:
        raise WrongUseError(error.args[0]) from error


def _show(question: Question, file: Path | None) -> None:
    """Draw a doubtful mark, or write it to a file and name that; what has no marks is no picture.

    Without a file the terminal can draw.
    """
    if not question.doubt.reading.group.marks:
        return
    from rollwrite.photo.review.pictures import pictures_of, png, shades

    if file:
        file.write_bytes(png(pictures_of(question).seen))
        click.echo(asked_translation()(Text("to be seen in {file}", file=str(file))))
        return
    columns = min(shutil.get_terminal_size().columns, MOST_COLUMNS)
    for line in half_blocks(shades(question, columns, MOST_ROWS)):
        click.echo(line)


def _answer(question: Question) -> Meaning | None:
    """Return what somebody says of a doubtful mark, None for nothing."""
    photo, place = question.sheet.photo, question.place
    if question.is_figure and not question.options:
        sentence = Text("{photo}: {place}, a number?", photo=photo, place=place)
        return _understood(sentence, _number)
    said = {asked_translation()(each.said): each.meaning for each in question.options}
    told = {"photo": photo, "place": place, "choices": ", ".join(said)}
    if question.is_figure:
        return _understood(Text("{photo}: {place}: {choices}, another number?", **told), _number)
    sentence = Text("{photo}: {place}: {choices}?", **told)
    return _understood(sentence, lambda typed: said[typed] if typed else None)


def _number(typed: str) -> int | None:
    """Return a number that was typed, None for nothing; raises ValueError for any other text."""
    from rollwrite.photo.questions import MOST_TYPED

    if not typed:
        return None
    is_number = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(MOST_TYPED))
    if not is_number:
        raise ValueError(typed)
    return int(typed)


def _understood(sentence: Text, read: Callable[[str], T]) -> T:
    """Return what is read of an answer, asked until it can be; raises Exit where none comes."""
    prompt = f"{asked_translation()(sentence)} "
    try:
        while True:
            try:
                return read(typed_line(prompt).strip())
            except (ValueError, KeyError):
                show_error(Text("that is none of these"))
            except click.UsageError as error:
                show_error(error.message)
    except EndOfInputError as end:
        raise click.exceptions.Exit(code_of_end(end)) from end

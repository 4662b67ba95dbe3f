"""What a person at a terminal is asked: whose sheets these are, and what doubtful marks say."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import click

from cli.terminal.errors import show_error
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end, typed_line
from cli.terminal.settings import asked_translation
from cli.terminal.streams import has_colours
from rollwrite.photographs import player_name
from rollwrite.tables import WrongNameError
from sheets.words.text import Message, Text, joined

if TYPE_CHECKING:
    from rollwrite.photographs import Meaning, PhotoTable, Question

T = TypeVar("T")
Row: TypeAlias = Sequence[int]  # Of shades, 0 black to 255 white.

MOST_COLUMNS = 100
MOST_ROWS = 40  # Of a picture; two make a line.
HALF, END = "▀", "\x1b[0m"
FIRST_GREY, GREYS = 232, 24  # Of the 256 colours: from nearly black to nearly white.
TRUE_COLOURS = ("truecolor", "24bit")


def is_terminal() -> bool:
    """Return whether somebody is there to be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def asked_names(table: PhotoTable) -> tuple[str, ...]:
    """Return what somebody says the players are called, sheet by sheet."""
    return tuple(
        _understood(Text("{sheet}: what is the player called?", sheet=sheet), player_name)
        for sheet in table.labels
    )


def answered(table: PhotoTable) -> PhotoTable:
    """Return a table with what somebody has answered; an empty answer leaves out."""
    accept_any_character()
    is_drawn = has_colours(sys.stdout)
    with nullcontext() if is_drawn else TemporaryDirectory(prefix="rollwrite-") as folder:
        for number, question in enumerate(table.questions, 1):
            _show(question, Path(folder, f"{number}.png") if folder else None)
            answer = _answer(question)
            if answer is not None:
                table = table.answered(question, answer)
    return table


def _show(question: Question, file: Path | None) -> None:
    """Draw a doubtful mark, or write it to a file and name that; what has no marks is no picture.

    Without a file the terminal can draw.
    """
    if not question.has_picture:
        return
    if file:
        file.write_bytes(question.png())
        click.echo(asked_translation()(Text("look at it in {file}", file=str(file))))
        return
    columns = min(shutil.get_terminal_size().columns, MOST_COLUMNS)
    for line in half_blocks(question.shades(columns, MOST_ROWS)):
        click.echo(line)


def _answer(question: Question) -> Meaning | None:
    """Return what somebody says of a doubtful mark, None for nothing."""
    photo, place = question.photo, question.place
    if question.is_figure and not question.options:
        sentence = Text("{photo}: {place}: which number is it?", photo=photo, place=place)
        return _understood(sentence, lambda typed: _number(typed, question.most))
    said = {asked_translation()(each.said): each.meaning for each in question.options}
    choices: list[Message] = [*said]
    if question.is_figure:
        choices.append(Text("another number"))
    asked = joined(choices, "or")
    sentence = Text("{photo}: {place}: is it {choices}?", photo=photo, place=place, choices=asked)
    if question.is_figure:
        return _understood(sentence, lambda typed: _number(typed, question.most))
    return _understood(sentence, lambda typed: said[typed] if typed else None)


def _number(typed: str, most: int) -> int | None:
    """Return a number that was typed, None for nothing; raises ValueError for any other text."""
    if not typed:
        return None
    is_number = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(most))
    if not is_number:
        raise ValueError(typed)
    return int(typed)


def _understood(sentence: Message, read: Callable[[str], T]) -> T:
    """Return what is read of an answer, asked until it can be; raises Exit where none comes."""
    prompt = f"{asked_translation()(sentence)} "
    try:
        while True:
            try:
                return read(typed_line(prompt))
            except WrongNameError as error:
                show_error(error.args[0])
            except (ValueError, KeyError):
                show_error(Text("that is none of the choices"))
    except EndOfInputError as end:
        raise click.exceptions.Exit(code_of_end(end)) from end


def half_blocks(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the lines of a grey picture: two of its rows to a line, as colours of half blocks."""
    is_true = os.environ.get("COLORTERM") in TRUE_COLOURS
    for above, below in zip_longest(rows[::2], rows[1::2]):
        pairs = zip(above, below or above, strict=True)
        cells = (f"\x1b[38;{_shade(a, is_true)};48;{_shade(b, is_true)}m{HALF}" for a, b in pairs)
        yield "".join(cells) + END


def _shade(grey: int, is_true: bool) -> str:
    if is_true:
        return f"2;{grey};{grey};{grey}"
    return f"5;{FIRST_GREY + min(grey * GREYS // 256, GREYS - 1)}"

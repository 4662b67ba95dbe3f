"""What a person at a terminal is asked: whose sheets these are, and what doubtful marks say."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from enum import Enum, auto
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

import click

from cli.terminal.errors import show_error
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end, typed_line
from cli.terminal.settings import asked_translation
from cli.terminal.streams import has_colours
from rollwrite.entries import HELP, is_back
from rollwrite.photographs import player_name
from rollwrite.tables import WrongNameError
from sheets.words.text import Message, Text

if TYPE_CHECKING:
    from rollwrite.photographs import Meaning, PhotoTable, Question

T = TypeVar("T")
Row: TypeAlias = Sequence[int]  # Of shades, 0 black to 255 white.

MOST_COLUMNS = 100
MOST_ROWS = 40  # Of a picture; two make a line.
HALF, END = "▀", "\x1b[0m"
FIRST_GREY, GREYS = 232, 24  # Of the 256 colours: from nearly black to nearly white.
TRUE_COLOURS = ("truecolor", "24bit")
LEAVE_OUT = "-"
KEYS = Text("Enter takes the answer in [brackets]; - leaves out, < goes back, ? explains")


class Wish(Enum):
    """What is typed instead of an answer."""

    BACK = auto()
    WHY = auto()


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
    """Return a table with what somebody has answered, question by question, back too."""
    accept_any_character()
    if table.questions:
        click.echo(asked_translation()(KEYS))
    is_drawn = has_colours(sys.stdout)
    before: list[PhotoTable] = []  # What `<` goes back to, each with one question answered less.
    left_out: list[frozenset[str]] = []
    skipped: frozenset[str] = frozenset()
    with nullcontext() if is_drawn else TemporaryDirectory(prefix="rollwrite-") as folder:
        while question := next((each for each in table.questions if each.id not in skipped), None):
            _show(question, Path(folder, f"{len(before) + 1}.png") if folder else None)
            answer = _answer(question)
            if answer is Wish.BACK:
                if before:
                    table, skipped = before.pop(), left_out.pop()
                else:
                    show_error(Text("this is the first question"))
                continue
            before.append(table)
            left_out.append(skipped)
            if answer is None:
                skipped |= {question.id}
            else:
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


def _answer(question: Question) -> Meaning | Literal[Wish.BACK] | None:
    """Return what somebody says of a doubtful mark, None for nothing."""
    words, likely = asked_translation(), question.likely
    said = {words(each.said).casefold(): each.meaning for each in question.options}

    def read(typed: str) -> Meaning | Wish | None:
        if typed == HELP:
            return Wish.WHY
        if is_back(typed, words):
            return Wish.BACK
        if typed in ("", LEAVE_OUT):
            return likely.meaning if likely and not typed else None
        return _number(typed, question.most) if question.is_figure else said[typed.casefold()]

    sentence = Text("{photo}: {reason}", photo=question.photo, reason=question.text)
    if likely:
        sentence = Text("{question} [{usual}]", question=sentence, usual=likely.said)
    while (answer := _understood(sentence, read)) is Wish.WHY:
        click.echo(words(Text("{why}. {keys}", why=question.why, keys=KEYS)))
    return answer


def _number(typed: str, most: int) -> int:
    """Return a number that was typed; raises ValueError for any other text."""
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

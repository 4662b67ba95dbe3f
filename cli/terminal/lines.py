"""What a person answers or calls, line by line: typed at a terminal, or piped."""

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import click

from cli.terminal.exits import ExitCode
from cli.terminal.streams import input_named
from rollwrite.files import MOST_BYTES

LONGEST_LINE = 2000  # Characters; twice as many as any answer has.
MOST_SHOWN = 1000  # Piped lines; what sends more of them sends no answers.


class EndOfInputError(Exception):
    """There are no more answers; `is_wish` when a person at a terminal wants no more.

    Its cause is a KeyboardInterrupt where they pressed Ctrl-C.
    """

    def __init__(self, *, is_wish: bool) -> None:
        super().__init__()
        self.is_wish = is_wish


def code_of_end(end: EndOfInputError) -> ExitCode:
    """Return the exit code of a conversation that ends before its time."""
    is_stopped = isinstance(end.__cause__, KeyboardInterrupt)
    return ExitCode.STOPPED if is_stopped else ExitCode.MALFORMED


def accept_any_character() -> None:
    """Take what is no text in the terminal's encoding for a wrong answer, rather than failing."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # From then on arrow keys move within an answer.


@dataclass(slots=True)
class Lines:
    """The lines of a conversation.

    is_shown: whether piped lines, and what asks for them, are shown as at a terminal.
    number: how many were read.
    """

    is_shown: bool = False
    number: int = 0

    def next(self, prompt: str) -> str:
        """Return the next line, without the spaces around it; raises EndOfInputError."""
        self.number += 1
        if sys.stdin.isatty():
            return typed_line(prompt)
        if self.is_shown:
            click.echo(prompt, nl=False)
        line = _piped_line() if self.number <= MOST_SHOWN or not self.is_shown else ""
        if self.is_shown:
            click.echo("".join(each if each.isprintable() else "?" for each in line.strip()))
        if not line:
            raise EndOfInputError(is_wish=False)
        return line.strip()


def typed_line(prompt: str) -> str:
    """Return what is typed at a terminal, without the spaces around it; raises EndOfInputError."""
    try:
        line: str = click.prompt(prompt, default="", show_default=False, prompt_suffix="")
    except click.Abort as abort:
        click.echo()
        raise EndOfInputError(is_wish=True) from abort.__context__
    return line.strip()


def _piped_line() -> str:
    """Return the next line with its end, of a long one its beginning; "" where there is none."""
    try:
        with input_named():
            head = tail = sys.stdin.readline(LONGEST_LINE)
            read = len(head)
            while tail and not tail.endswith("\n") and read < MOST_BYTES:
                tail = sys.stdin.readline(LONGEST_LINE)
                read += len(tail)
    except KeyboardInterrupt as interrupt:
        click.echo()
        raise EndOfInputError(is_wish=True) from interrupt
    return head if read < MOST_BYTES else ""


@contextmanager
def completed(completions: Callable[[str], list[str]]) -> Iterator[None]:
    """Let Tab offer `completions` of the line so far; where there is no readline, nothing.

    The lines of the conversation are its history.
    """
    try:
        import readline
    except ImportError:
        yield
        return
    offered: list[str] = []

    def complete(_text: str, state: int) -> str | None:
        if state == 0:
            line = readline.get_line_buffer()[: readline.get_endidx()]
            offered[:] = [f"{word} " for word in completions(line)]
        return offered[state] if state < len(offered) else None

    before, delimiters = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    is_editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_editline else "tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before)
        readline.set_completer_delims(delimiters)

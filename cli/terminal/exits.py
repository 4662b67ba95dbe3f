"""How a command ends: its exit code, signals, and a failure as one sentence on standard error.

Commands raise what the library raises; nothing here is for mistakes in the program itself, which
keep their traceback.
"""

import io
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from types import FrameType

import click

# Sent by `kill` and at the end of a session; a system that has no SIGHUP sends none.
_ENDS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
_BY_SIGNAL = 128  # What shells add to a signal's number.


class ExitCode(IntEnum):
    """What a command's end means to a script."""

    DONE = 0
    MALFORMED = 1  # A file was opened, but is malformed or breaks the rules.
    USAGE = 2  # Click's own.
    FILE = 3  # A file or folder is missing, unreadable, unwritable or full.
    STOPPED = 130  # By Ctrl-C.


@contextmanager
def failures_reported() -> Iterator[None]:
    """Turn every failure that is not the program's own into a sentence and an exit code."""
    try:
        yield
    except (KeyboardInterrupt, click.Abort) as stop:
        raise click.exceptions.Exit(ExitCode.STOPPED) from stop
    except click.ClickException as error:
        from sheets.words.text import harmless

        _offer_what_was_meant(error)
        _say_in_our_words(error)
        # A help and the choices of what is missing stand on several lines.
        if not isinstance(error, click.MissingParameter | click.exceptions.NoArgsIsHelpError):
            vars(error)["message"] = harmless(error.message)
        raise
    except (OSError, ValueError, LookupError) as error:
        code = _report(error)
        if code is None:
            raise
        raise click.exceptions.Exit(code) from error


def _offer_what_was_meant(error: click.ClickException) -> None:
    """Let an error of what there is not name the one thing that was probably meant."""
    if not isinstance(error, click.NoSuchCommand | click.NoSuchOption) or error.ctx is None:
        return
    from cli.terminal.errors import command_meant, option_meant

    command = error.ctx.command
    if isinstance(error, click.NoSuchOption):
        meant = option_meant(error.option_name, command.params)
    else:
        known = command.commands if isinstance(command, click.Group) else ()
        meant = command_meant(error.command_name, known)
    if meant:
        vars(error)["possibilities"] = [meant]


def _say_in_our_words(error: click.ClickException) -> None:
    """Raise UsageError in the language asked for in place of what Click says most often."""
    from cli.terminal.errors import WrongUseError, click_sentence

    if isinstance(error, click.UsageError) and (sentence := click_sentence(error)):
        raise WrongUseError(sentence, error.ctx) from error


def _report(error: Exception) -> ExitCode | None:
    """Say what failed and give the exit code, None for what was not foreseen."""
    # Nothing is imported for failures before there is one.
    from cli.terminal.errors import WrongUseError, show_error, show_problems
    from rollwrite import UnknownEditionError, WrongTableError, WrongTargetError
    from rollwrite.answers import InvalidFileError, MalformedFileError, problem_text
    from rollwrite.catalogue import UnnamableEditionError
    from rollwrite.tables import WrongNameError
    from sheets.words.text import Text

    if isinstance(error, OSError):
        return _report_file(error)
    if isinstance(error, InvalidFileError):
        show_problems(error.path, error.problems)
        return ExitCode.MALFORMED
    if isinstance(error, MalformedFileError):
        show_error(problem_text(error.problem))
        return ExitCode.MALFORMED
    if isinstance(error, WrongNameError):
        sentence = Text("{what}: {line}", what=error.parameter, line=error.args[0])
        raise WrongUseError(sentence) from error
    wrong_use = UnknownEditionError, UnnamableEditionError, WrongTableError, WrongTargetError
    if isinstance(error, wrong_use):
        raise WrongUseError(error.args[0]) from error
    return None


def _report_file(error: OSError) -> ExitCode:
    from cli.terminal.errors import file_sentence, show_error

    if error.filename is None:
        # Python would try once more at its end to write what the stream refused, and complain.
        sys.stdout = io.StringIO()
    if not isinstance(error, BrokenPipeError):
        show_error(file_sentence(error))
    return ExitCode.FILE


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """End the program at a signal as with Ctrl-C, with exit code 128 and the signal's number.

    Nothing is left half done. A signal that is ignored already, as `nohup` has it, stays so.
    """
    ends = [number for number in _ENDS if signal.getsignal(number) is signal.SIG_DFL]
    for number in ends:
        signal.signal(number, _end)
    try:
        yield
    finally:
        for number in ends:
            signal.signal(number, signal.SIG_DFL)


@contextmanager
def deferred_signals() -> Iterator[None]:
    """Let Ctrl-C and the signals that end the program wait until something is done as a whole.

    A system that cannot hold signals back lets them through.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *_ENDS})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(number: int, frame: FrameType | None) -> None:
    sys.exit(_BY_SIGNAL + number)

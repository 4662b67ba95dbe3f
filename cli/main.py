"""The command `rollwrite`: which commands there are, each imported only when it is used."""

from __future__ import annotations

import atexit
import gc
import sys
from importlib import import_module
from typing import Any

import click

from cli.terminal.exits import ExitCode, ended_by_signals, failures_reported
from cli.terminal.streams import has_colours, prepare_streams
from rollwrite import __version__

GARBAGE = 20_000  # So many new objects before Python looks for what nobody needs; usually 700.


class LazyCommand(click.Command):
    """A command known by its name and one line of help; `source` is `module:attribute`."""

    def __init__(self, name: str, source: str, short_help: str) -> None:
        super().__init__(name, short_help=short_help)
        self.source = source

    def load(self) -> click.Command:
        """Import the module and give the command itself."""
        module, _, attribute = self.source.partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """Return the context of the command itself, which Click then invokes."""
        return self.load().make_context(info_name, args, parent, **extra)


# In the order of the help. The short help is the first sentence of the command's own docstring.
COMMANDS = (
    LazyCommand("sheets", "cli.commands.sheets:sheets", "Draw a table's sheets."),
    LazyCommand("score", "cli.commands.score:score_", "Score finished games."),
    LazyCommand(
        "check",
        "cli.commands.check:check",
        "Tell every problem in a state, record or edition file.",
    ),
    LazyCommand(
        "enter",
        "cli.commands.enter:enter",
        "Ask for what is written on the sheets, then write a state file.",
    ),
    LazyCommand("photo", "cli.commands.photo:photo", "Read photographs of filled sheets."),
    LazyCommand(
        "play", "cli.commands.play:play", "Write a game down while it is played, turn by turn."
    ),
    LazyCommand(
        "replay", "cli.commands.replay:replay", "Replay a record: the game so far, at any turn."
    ),
    LazyCommand(
        "simulate",
        "cli.commands.simulate:simulate",
        "Let players of ours play many games, and tell what they show.",
    ),
    LazyCommand("roll", "cli.commands.roll:roll", "Roll two resource dice."),
    LazyCommand(
        "regions",
        "cli.commands.regions:regions",
        "Tell the regions of a board: open, closed, who earns what.",
    ),
    LazyCommand("reward", "cli.commands.calculators:reward_", "Tell what closed regions give you."),
    LazyCommand(
        "price",
        "cli.commands.calculators:price_",
        "Tell what a card, spell, building or monument costs you.",
    ),
    LazyCommand(
        "edition", "cli.commands.edition:edition", "List, show, export and check editions."
    ),
    LazyCommand(
        "config",
        "cli.commands.config:config",
        "Show or settle the language and the paper for all commands.",
    ),
    LazyCommand(
        "completion",
        "cli.commands.completion:completion",
        "Print what makes a shell complete commands, options and names.",
    ),
)


class Program(click.Group):
    """The group of all commands, whose failures are sentences and exit codes."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of their table."""
        return list(self.commands)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the program, whatever its standard streams are."""
        prepare_streams()
        # In the end all memory goes back at once. Python would first look through all of it for
        # what nobody needs any more, which takes a tenth of the time of a score.
        atexit.register(gc.freeze)
        # What is imported stays; looking through it again and again takes as long.
        gc.set_threshold(GARBAGE)
        try:
            return super().main(*args, **extra)
        except KeyboardInterrupt:
            sys.exit(ExitCode.STOPPED)

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read the program's own options."""
        with failures_reported():
            context = super().make_context(*args, **extra)
        if not has_colours(sys.stdout):
            context.color = False
        return context

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with ended_by_signals(), failures_reported():
            return super().invoke(ctx)


@click.group(
    cls=Program,
    commands=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, "-V", "--version", prog_name="rollwrite")
def main() -> None:
    """Print the sheets of roll-and-write games and score what was written on them."""

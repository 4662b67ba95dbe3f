"""The command `rollwrite`: which commands there are, each imported only when it is used."""

import atexit
import gc
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from cli.terminal.exits import ExitCode, ended_by_signals, failures_reported
from cli.terminal.help import write_sections
from cli.terminal.streams import has_colours, prepare_streams
from rollwrite import __version__

GARBAGE = 100_000  # So many new objects before Python looks for what nobody needs; usually 700.


class LazyCommand(click.Command):
    """A command known by its name and one line of help; `source` is `module:attribute`."""

    def __init__(self, name: str, source: str, short_help: str, **extra: Any) -> None:
        super().__init__(name, short_help=short_help, **extra)
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


# By when one needs them. The short help is the first sentence of the command's own docstring.
SECTIONS: Mapping[str, tuple[LazyCommand, ...]] = {
    "Before the game": (
        LazyCommand(
            "sheets",
            "cli.commands.sheets:sheets",
            "Draw a table's sheets; `rollwrite print` is another name.",
        ),
        LazyCommand("rules", "cli.commands.rules:rules", "Show the numbered rules of a game."),
        LazyCommand(
            "serve",
            "cli.commands.serve:serve",
            "Show the sheets in a browser.",
        ),
    ),
    "While you play": (
        LazyCommand(
            "play", "cli.commands.play:play", "Write a game down while it is played, turn by turn."
        ),
        LazyCommand(
            "replay", "cli.commands.replay:replay", "Replay a record: the game so far, at any turn."
        ),
        LazyCommand("roll", "cli.commands.roll:roll", "Roll two resource dice."),
    ),
    "After the game": (
        LazyCommand("photo", "cli.commands.photo:photo", "Read photographs of filled sheets."),
        LazyCommand(
            "enter",
            "cli.commands.enter:enter",
            "Ask for what is written on the sheets, then write a state file.",
        ),
        LazyCommand("score", "cli.commands.score:score_", "Score finished games."),
        LazyCommand(
            "check",
            "cli.commands.check:check",
            "Tell every problem in a state, record or edition file.",
        ),
    ),
    "Editions": (
        LazyCommand(
            "edition", "cli.commands.edition:edition", "List, show, export and check editions."
        ),
        LazyCommand(
            "simulate",
            "cli.commands.simulate:simulate",
            "Let computer players play many games, and report.",
        ),
    ),
    "Settings and help": (
        LazyCommand(
            "config",
            "cli.commands.config:config",
            "Show or settle the language and the paper for all commands.",
        ),
        LazyCommand(
            "completion",
            "cli.commands.help:completion",
            "Print what makes a shell complete commands, options and names.",
        ),
        LazyCommand("help", "cli.commands.help:help_", "Show the help of a command."),
    ),
    "Calculators": (
        LazyCommand(
            "reward", "cli.commands.calculators:reward_", "Tell what closed regions give you."
        ),
        LazyCommand(
            "price",
            "cli.commands.calculators:price_",
            "Tell what a card, spell, building or monument costs you.",
        ),
        LazyCommand(
            "regions",
            "cli.commands.calculators:regions",
            "Tell the regions of a board: open, closed, who earns what.",
        ),
    ),
}
WHAT_IT_IS = "Print the sheets of roll-and-write games and score what was written on them."
JOURNEY = """\b
Before the game:  rollwrite sheets  prints board, player sheets and aid.
While you play:   rollwrite play    writes the game down, and tells what closes.
After the game:   rollwrite photo   or rollwrite enter, and then rollwrite score.
"""

COMMANDS = tuple(command for section in SECTIONS.values() for command in section)
PRINT = LazyCommand("print", "cli.commands.sheets:sheets", "Another name of sheets.", hidden=True)


class Program(click.Group):
    """The group of all commands, whose failures are sentences and exit codes."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of their table."""
        return list(self.commands)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, by when one needs them."""
        write_sections(
            formatter,
            {
                heading: [(each.name or "", each.short_help or "") for each in commands]
                for heading, commands in SECTIONS.items()
            },
        )

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
    commands=(*COMMANDS, PRINT),
    help=f"{JOURNEY}\n{WHAT_IT_IS}",
    short_help=WHAT_IT_IS,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, "-V", "--version", prog_name="rollwrite")
def main() -> None:
    """Print the sheets of roll-and-write games and score what was written on them."""

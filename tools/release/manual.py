"""The manual pages of the commands, from their help."""

from copy import copy
from inspect import cleandoc
from pathlib import Path

import click
from click_man.core import write_man_pages

from cli.main import PRINT, LazyCommand, main
from rollwrite import __version__

MADE = "2026-01-01"  # In every page: the same help gives the same bytes.


def make(folder: Path) -> None:
    """Write `rollwrite.1` and a page for each command."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.1"):
        old.unlink()
    program = _for_manual(main)
    write_man_pages("rollwrite", program, version=__version__, target_dir=str(folder), date=MADE)
    page = ".so man1/rollwrite-sheets.1\n"  # As man has it, the page of its other name.
    (folder / f"rollwrite-{PRINT.name}.1").write_text(page, "utf-8")


def _for_manual(command: click.Command) -> click.Command:
    """Return a command whose help ends with its examples, for which a manual has no place."""
    told = copy(command.load() if isinstance(command, LazyCommand) else command)
    first = (told.help or "").partition("\n\n")[0]
    told.short_help = (told.short_help or cleandoc(first)).rstrip(".")
    told.help = "\n\n".join(cleandoc(each) for each in (told.help, told.epilog) if each)
    if isinstance(told, click.Group):
        shown = {name: each for name, each in told.commands.items() if not each.hidden}
        told.commands = {name: _for_manual(each) for name, each in shown.items()}
    return told

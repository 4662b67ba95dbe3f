"""`rollwrite sheets`: draw a table's sheets, or those of many tables."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import click
from click.shell_completion import CompletionItem

from cli.terminal.help import GroupedCommand
from cli.terminal.parameters import (
    AnyPlayers,
    Command,
    FileName,
    GameName,
    Number,
    Word,
    edition_option,
    language_option,
    level_option,
    settled_option,
    turn_option,
    variant_option,
)
from rollwrite.catalogue import DEFAULT_GAME
from rollwrite.choices import (
    DICE,
    FORMATS,
    HOLES,
    LEAST_DPI,
    MOST_COPIES,
    MOST_DPI,
    PAPER_NAMES,
    SVG_TEXTS,
    THEMES,
    USUAL_DPI,
)

MOST_PIXELS = 10_000  # A picture of more takes gigabytes of memory.

HELP = """Draw a table's sheets; `rollwrite print` is another name.

Without KIND everything that the table needs comes in one document; with --online and a folder,
such as evening/, everybody gets a document of their own.

\b
KIND is one or several of
  board player aid          base game
  board guilds points aid   --variant family; points for four players
  board player ledger aid   --variant solo
  calls                     for play online
  rules                     a booklet to learn the game from; alone base-rules too
  parts                     dice, shields and markers to cut out
  pad aid                   companion games (--game); also realms of Pandoria, cards of Tales
"""
EXAMPLES = """\b
Examples:
  rollwrite sheets --players 3
  rollwrite sheets --player Anna --player Bernd -o table.pdf
  rollwrite sheets board --online --format png -o evening.png
  rollwrite sheets --players-file club.csv --theme ink -o evening.pdf

\b
In club.csv a line is a table, perhaps with its title, or a player below table,player:
  Anna,Bernd,Chloé
  Table 2,Dörte,Emil
"""


# Those that most people need come first; where one follows from another, that one's help names it.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "Options": ("names", "players", "variant", "language", "output"),
    "Table": ("players_file", "also", "online", "filled", "dice"),
    "Paper": ("paper", "theme", "plain", "holes", "copies", "duplex", "screen", "no_markers"),
    "Games": ("game", "edition", "level", "realms"),
    "Pictures and programs": ("format", "dpi"),
}


def _complete_kind(
    context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer the kinds of sheet of the game and variant that are typed, those not yet named."""
    from rollwrite.tables import WrongTableError, kinds_of

    with suppress(WrongTableError):
        named = context.params.get("kinds") or ()
        kinds = kinds_of(context.params["game"], context.params.get("variant"))
        left = (kind for kind in kinds if kind not in named)
        return [CompletionItem(kind) for kind in left if kind.startswith(incomplete)]
    return []


def _choice(
    name: str, choices: tuple[str, ...], default: str | None, text: str
) -> Callable[[Command], Command]:
    return click.option(
        name, type=Word(choices), default=default, show_default=bool(default), help=text
    )


@click.command(cls=GroupedCommand, groups=GROUPS, help=HELP, epilog=EXAMPLES)
@click.argument("kinds", nargs=-1, metavar="[KIND]...", shell_complete=_complete_kind)
@click.option("--game", type=GameName(), default=DEFAULT_GAME, show_default=True, help="The game.")
@variant_option("base, family or solo; default: the game's first.")
@click.option(
    "--players",
    type=AnyPlayers(),
    metavar="N|any",
    help="How many play, or any number; default: the most.",
)
@click.option(
    "--player", "names", multiple=True, metavar="NAME", help="A player's name; once for each."
)
@click.option(
    "--players-file",
    type=FileName(),
    metavar="CSV",
    help="Many tables: one on each line, or under a header table,player; --skip-bad leaves out "
    "bad ones.",
)
@click.option("--skip-bad", is_flag=True, help="Print the good ones of many tables.")
@click.option(
    "--with",
    "also",
    multiple=True,
    metavar="KIND,...",
    help="What you want besides: rules, parts or both, as in --with rules,parts.",
)
@click.option(
    "--online",
    is_flag=True,
    help="For a video call: a board for everybody, with names in its hexes, which --coordinates "
    "puts on any.",
)
@click.option("--coordinates/--no-coordinates", default=None, help="Names in the hexes.")
@_choice("--dice", DICE, None, "Your dice: d6, whose key is on the board, or the game's own.")
@level_option("How strong the Trolls are in the solo game.")
@click.option(
    "--realm",
    "realms",
    multiple=True,
    metavar="REALM",
    help="Of Pandoria: a realm whose sheet is wanted; once for each.",
)
@click.option(
    "--filled",
    type=FileName(),
    metavar="STATE",
    help="The sheets with the marks of a state, or record, on them; --turn N: after that turn.",
)
@turn_option()
@language_option("The sheets' language.")
@settled_option("paper", PAPER_NAMES, "The paper.")
@_choice("--theme", THEMES, THEMES[0], "The colours; ink is pure black.")
@edition_option()
@_choice("--holes", HOLES[1:], None, "Keep 20 mm free for holes on this side.")
@click.option(
    "--copies",
    type=Number(1, MOST_COPIES),
    default=1,
    metavar="N",
    help="How many copies the PDF holds.",
)
@click.option(
    "--duplex",
    is_flag=True,
    help="For a printer of both sides: the aid on both of its own, or behind a pad; rules as a "
    "booklet to be folded.",
)
@click.option("--screen", is_flag=True, help="Rules page by page, to be read on a phone.")
@click.option("--no-markers", is_flag=True, help="Leave out the camera's markers and QR code.")
@click.option("--plain", is_flag=True, help="Leave out the illustration.")
@_choice("--format", FORMATS, None, "The form; default: from -o, else pdf; svg has --svg-text.")
@click.option(
    "--dpi",
    type=Number(LEAST_DPI, MOST_DPI),
    default=USUAL_DPI,
    metavar="N",
    show_default=True,
    help="Pixels to the inch of a png, 72 to 600; or give its --width.",
)
@_choice(
    "--svg-text", SVG_TEXTS, SVG_TEXTS[0], "Letters of svg: live for browsers, outlines for all."
)
@click.option(
    "--width",
    type=Number(100, MOST_PIXELS),
    metavar="PIXELS",
    help="The width of a png, in pixels.",
)
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    metavar="PATH",
    help="The file or folder, or - for standard output.",
)
def sheets(**options: Any) -> None:
    """Draw a table's sheets."""
    from cli.printing.print_run import print_sheets  # Help and completion draw nothing.

    print_sheets(options)

"""`rollwrite sheets`: draw a table's sheets, or those of many tables."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import click
from click.shell_completion import CompletionItem

from cli.terminal.parameters import (
    Command,
    FileName,
    GameName,
    NameOrFile,
    Word,
    language_option,
    settled_option,
    turn_option,
)
from rollwrite.catalogue import DEFAULT_GAME
from rollwrite.choices import (
    DICE,
    FORMATS,
    HOLES,
    LEAST_DPI,
    MOST_DPI,
    PAPER_NAMES,
    SVG_TEXTS,
    THEMES,
    USUAL_DPI,
)

MOST_PIXELS = 10_000  # A picture of more takes gigabytes of memory.
MOST_COPIES = 1000

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
    name: str, choices: tuple[str, ...], default: str | None, text: str, **also: str
) -> Callable[[Command], Command]:
    return click.option(
        name, type=Word(choices, also), default=default, show_default=bool(default), help=text
    )


@click.command(epilog=EXAMPLES)
@click.argument("kinds", nargs=-1, metavar="[KIND]...", shell_complete=_complete_kind)
@click.option("--game", type=GameName(), default=DEFAULT_GAME, show_default=True, help="The game.")
@click.option("--variant", metavar="VARIANT", help="Default: the game's first, such as base.")
@click.option("--players", type=int, metavar="N", help="How many play; default: the most.")
@click.option("--player", "names", multiple=True, metavar="NAME", help="A player's name; repeat.")
@click.option(
    "--players-file",
    type=FileName(),
    metavar="CSV",
    help="Many tables: one a line, or under a header table,player.",
)
@click.option("--skip-bad", is_flag=True, help="Of many tables print the good ones.")
@click.option("--online", is_flag=True, help="Everybody has a board; names in the hexes.")
@click.option("--coordinates/--no-coordinates", default=None, help="Names in the hexes.")
@_choice("--dice", DICE, None, "Those of the table; d6 has a key on the board.")
@click.option("--level", metavar="LEVEL", help="Solo: how strong the Trolls are.")
@click.option(
    "--realm", "realms", multiple=True, metavar="REALM", help="Pandoria: this one's sheet; repeat."
)
@click.option(
    "--filled",
    type=FileName(),
    metavar="STATE",
    help="The sheets with the marks of a state, or record, on them.",
)
@turn_option()
@language_option("Of the sheets.")
@settled_option("paper", PAPER_NAMES, "The paper.")
@_choice("--theme", THEMES, THEMES[0], "The colours.", color="colour", gray="grey")
@click.option(
    "--edition", type=NameOrFile(), metavar="NAME_OR_FILE", help="Default: the shipped one."
)
@_choice("--holes", HOLES[1:], None, "Keep 20 mm free for holes on this side.")
@click.option(
    "--copies",
    type=click.IntRange(1, MOST_COPIES),
    default=1,
    metavar="N",
    help="Pdf: all of it so many times.",
)
@click.option("--duplex", is_flag=True, help="Pdf for both sides: the aid behind pads or itself.")
@click.option("--no-markers", is_flag=True, help="Leave out the camera's markers and QR code.")
@click.option("--plain", is_flag=True, help="Leave out illustration.")
@_choice("--format", FORMATS, None, "Default: from -o, else pdf.")
@click.option(
    "--dpi",
    type=click.IntRange(LEAST_DPI, MOST_DPI),
    default=USUAL_DPI,
    show_default=True,
    help="Of png.",
)
@_choice(
    "--svg-text", SVG_TEXTS, SVG_TEXTS[0], "Letters of svg: live for browsers, outlines for all."
)
@click.option("--width", type=click.IntRange(100, MOST_PIXELS), metavar="PIXELS", help="Of png.")
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    metavar="PATH",
    help="File, directory, or - for standard output.",
)
def sheets(**options: Any) -> None:
    """Draw a table's sheets.

    Without KIND everything that the table needs comes in one document; with --online and a folder
    everybody's own sheets do. KIND is board, player or aid, in the family version board, guilds,
    for four players points, or aid; calls for play online; parts, which is printed only where it is
    named, for dice, shields and markers to cut out. The companion games have pad and aid, Pandoria
    realms too.
    """
    from cli.printing.print_run import print_sheets  # Help and completion draw nothing.

    print_sheets(options)

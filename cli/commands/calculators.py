"""`rollwrite reward`, `price` and `regions`: small calculators for a table of Merchants."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from cli.terminal.errors import WrongUseError, WrongValueError, option_of, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_source, turns_refused
from cli.terminal.output import show_answer, show_blocks
from cli.terminal.parameters import (
    Command,
    FileName,
    NameOrFile,
    Number,
    Word,
    format_option,
    language_option,
    turn_option,
)
from rollwrite import merchants
from rollwrite.merchants import (
    MOST_HEXES,
    MOST_RAGE,
    TRACK_END,
    WARES,
    Calculator,
    Closing,
    Resource,
    Ware,
    WrongTurnError,
)
from sheets.words.languages import Language
from sheets.words.text import Parameter, Text

ON_A_TRACK = Number(0, TRACK_END)  # M1.2

REWARD_EXAMPLES = """\b
Examples:
  rollwrite reward crystal --hexes 2 --workers 2 --track 1 --building tower
  rollwrite reward wood --hexes 4 --workers 1 --track 3 --building store
  rollwrite reward city --hexes 3 --workers 2 --rage 2
\b
Two regions of one turn, the first scored first; then the family version:
  rollwrite reward wood --hexes 3 --workers 1 --track 4 city --hexes 2 --workers 1
  rollwrite reward crystal --hexes 3 --workers 2 --guild crystal
"""

PRICE_EXAMPLES = """\b
Examples:
  rollwrite price card 3 --have 2 --craft 5
  rollwrite price spell 3 --have 1 --craft 1 --building market --building school
  rollwrite price monument 3 --have 5 --craft 0 --building carpenter
"""


def _at_the_table(command: Command) -> Command:
    """Add the options that both calculators have."""
    options = (
        click.option(
            "--building",
            "buildings",
            multiple=True,
            metavar="NAME",
            help="A standing building of yours, or the beginning of its name; repeat.",
        ),
        click.option(
            "--edition",
            "path",
            type=NameOrFile(),
            default="pandoria-merchants",
            metavar="NAME_OR_FILE",
            show_default=True,
            help="The edition whose rule options and names count.",
        ),
        language_option("The language of the answer."),
        format_option("Lines to read, or one object for scripts."),
    )
    for option in reversed(options):
        command = option(command)
    return command


@click.command("reward", epilog=REWARD_EXAMPLES)
@click.argument("resources", metavar="RESOURCE...", nargs=-1, required=True)
@click.option(
    "--hexes",
    type=Number(1, MOST_HEXES),
    multiple=True,
    required=True,
    metavar="N",
    help="The hexes of the region.",
)
@click.option(
    "--workers",
    type=Number(0, MOST_HEXES),
    multiple=True,
    required=True,
    metavar="N",
    help="Your workers touching it, those on ships of its lakes too.",
)
@click.option(
    "--track",
    "tracks",
    type=ON_A_TRACK,
    multiple=True,
    metavar="N",
    help="Where your track of the resource stands, 0 to 5; a city needs none.",
)
@click.option(
    "--rage",
    "rages",
    type=Number(1, MOST_RAGE),
    multiple=True,
    metavar="N",
    help="One of these workers counts 2 or 3; of several regions 1 where none does.",
)
@click.option(
    "--guild",
    "guilds",
    multiple=True,
    metavar="NAME",
    help="Family version: a guild of yours or its resource; repeat.",
)
@_at_the_table
def reward_(path: Path, language: Any, format_: Any, **options: Any) -> None:
    """Tell what closed regions give you.

    Answers with your tracks, your crowns and every step to them with its rule.

    RESOURCE is gold, wood, crystal, craft or city, or the beginning of its name.
    Write the regions of one turn one after the other, in the order in which they are scored, each
    with its --hexes and --workers; --track once for each resource, where it stands before them all.
    """
    with _turns_refused():
        calculator = Calculator.of(path, language)
        closings = _closings(calculator, options)
        tracks = _tracks([each.resource for each in closings], options["tracks"])
        found = calculator.reward(closings, tracks, options["buildings"], options["guilds"])
    show_answer(found.answer(format_, language), format_)


@click.command("price", epilog=PRICE_EXAMPLES)
@click.argument("ware", metavar="card|spell|building|monument", type=Word(WARES))
@click.argument("printed", metavar="PRICE", type=Number(0, 99))
@click.option(
    "--have",
    type=ON_A_TRACK,
    required=True,
    metavar="N",
    help="Where your track stands: gold for a card, crystal for a spell, else wood.",
)
@click.option(
    "--craft", type=ON_A_TRACK, required=True, metavar="N", help="Where your craft track stands."
)
@_at_the_table
def price_(
    ware: Ware, printed: int, have: int, craft: int, path: Path, language: Any, **options: Any
) -> None:
    """Tell what a card, spell, building or monument costs you.

    Answers with what you pay, craft in place of what is missing, or with what you lack.

    PRICE is the one printed on the card. For a monument it is the wood price of the building that
    you cross out for it; that building is not one of those that stand.
    """
    with _turns_refused():
        calculator = Calculator.of(path, language)
        found = calculator.price(ware, printed, have, craft, options["buildings"])
    show_answer(found.answer(options["format_"], language), options["format_"])


@contextmanager
def _turns_refused() -> Iterator[None]:
    """Raise UsageError for what cannot be in a turn, by the option whose value is wrong."""
    try:
        yield
    except WrongTurnError as error:
        if error.parameter:
            raise WrongValueError(error.args[0], f"'{option_of(error.parameter)}'") from error
        raise WrongUseError(error.args[0]) from error


def _closings(calculator: Calculator, options: Mapping[str, Any]) -> list[Closing]:
    """Return the regions in their order; raises UsageError where an option is not of each."""
    keys = [calculator.resource(each) for each in options["resources"]]
    said = {"regions": len(keys)}
    for name in ("hexes", "workers"):
        if len(options[name]) != len(keys):
            raise WrongUseError(
                Text(
                    "give {option} for each region, in their order; there are not as many "
                    "({given}) as regions ({regions})",
                    option=Parameter(name),
                    given=len(options[name]),
                    **said,
                )
            )
    rages = options["rages"]
    if len(rages) not in (0, len(keys)):
        raise WrongUseError(
            Text(
                "give --rage for each region, in their order, 1 where it does not count; there "
                "are not as many ({given}) as regions ({regions})",
                given=len(rages),
                **said,
            )
        )
    figures = options["hexes"], options["workers"], rages or (1,) * len(keys)
    return [*map(Closing, keys, *figures)]


def _tracks(resources: Sequence[Resource], tracks: Sequence[int]) -> dict[Resource, int]:
    """Return where each track stands: one is given for each resource in the order of the regions.

    Cities may have one too, which means nothing. Raises UsageError for too many.
    """
    asked = tuple(dict.fromkeys(resources))
    if len(tracks) != len(asked):
        asked = tuple(each for each in asked if each != "city")
    if len(tracks) > len(asked):
        raise WrongUseError(
            Text(
                "give --track once for each resource, where it stands before all regions; there "
                "are not as many ({given}) as resources ({resources})",
                resources=len(asked),
                given=len(tracks),
            )
        )
    return dict(zip(asked, tracks, strict=False))


REGIONS_EXAMPLES = """\b
Examples:
  rollwrite regions game.toml
  rollwrite regions position.toml --players 3 --format json
"""


@click.command(epilog=REGIONS_EXAMPLES)
@click.argument("file", type=FileName())
@click.option(
    "--players",
    type=Number(merchants.FEWEST_PLAYERS, merchants.MOST_PLAYERS),
    metavar="N",
    help="How many play; default: as the file says, or one for each of its sheets.",
)
@turn_option()
@language_option("The language of the answer.")
@format_option("The board and a list to read, or one object for scripts.")
@click.pass_context
def regions(
    context: click.Context,
    file: Path,
    players: int | None,
    turn: int | None,
    language: Language,
    format_: str,
) -> None:
    """Tell the regions of a board: open, closed, who earns what.

    FILE is a state file of Pandoria Merchants with a [board], or a record, - for standard input;
    the game need not be over. Buildings and guilds are left out of what is earned.
    """
    found = _found(file, players, turn)
    show_problems(file, found.problems, found.players)
    if found.board is None:
        context.exit(ExitCode.MALFORMED)
    if format_ == "json":
        show_answer(found.answer("json"), format_)
    else:
        show_blocks(found.blocks(language))


def _found(file: Path, players: int | None, turn: int | None) -> merchants.Regions:
    try:
        with turns_refused(file):
            return merchants.regions(input_source(file), players=players, turn=turn)
    except merchants.PlayedAloneError as error:
        name = shown_name(file)
        sentence = Text("{file} is a game for one; leave out --players", file=name)
        raise WrongUseError(sentence) from error

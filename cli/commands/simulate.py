"""`rollwrite simulate`: computer players play many games, and what these show of an edition."""

import os
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any

import click

from cli.terminal.errors import WrongUseError, not_installed, show_error, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.output import check_target, format_named, refuse_to_write_over, write_output
from cli.terminal.parameters import (
    FileName,
    Number,
    Word,
    edition_option,
    language_option,
    variant_option,
)
from cli.terminal.progress import waiting
from rollwrite.simulations import (
    FORMATS,
    LEVELS,
    MOST_GAMES,
    SEED,
    ClusterError,
    Simulation,
    WrongResultsError,
    simulation,
)
from rollwrite.sources import read_text
from sheets.words.text import Text

EXAMPLES = """\b
Examples:
  rollwrite simulate --players 3 --games 1000
  rollwrite simulate --seats greedy,planner --games 100 --resume run.json
  rollwrite simulate --variant solo --level expert --seats planner
  rollwrite simulate --players 4 --edition mine.toml -o report.html
"""
SUFFIXES: Mapping[str, str] = {"txt": "text", "json": "json", "html": "html"}
KEPT_EVERY = 2.0  # Seconds.


@click.command(epilog=EXAMPLES)
@click.option(
    "--games",
    type=Number(1, MOST_GAMES),
    default=100,
    show_default=True,
    help="How many games are played.",
)
@click.option("--players", type=int, metavar="N", help="How many sit at the table.")
@variant_option("base, family or solo; default: base.")
@click.option(
    "--level", type=Word(LEVELS), help="How strong the Trolls are, solo; default: beginner."
)
@edition_option()
@click.option(
    "--seats",
    metavar="NAMES",
    default="greedy",
    show_default=True,
    help="Who plays, commas between: random, hasty, greedy, builder, closer, hunter, planner.",
)
@click.option(
    "--seed",
    default=SEED,
    show_default=True,
    metavar="TEXT",
    help="The same text plays the same games again.",
)
@click.option(
    "--workers",
    type=Number(1, 256),
    metavar="N",
    help="Processes that play; default: one for each processor.",
)
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
@click.option(
    "--resume",
    type=FileName(),
    metavar="FILE",
    help="Keeps what was played; the same command goes on from there.",
)
@click.option(
    "--format",
    "format_",
    type=Word(FORMATS),
    help="The form of the report; default: from -o, else text.",
)
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    default="-",
    metavar="FILE",
    help="The file of the report; default: standard output.",
)
@language_option("The language of the report.")
@click.pass_context
def simulate(context: click.Context, /, **options: Any) -> None:
    """Let computer players play many games, and report.

    random takes any step, hasty draws by the land alone, greedy by what its own whole turn is
    worth; builder, closer and hunter do so by tastes of their own, for cards that pay late, for the
    end, for monuments; planner looks some turns ahead. From game to game the players move on by one
    seat. The report tells how long games last and how they end, who wins, where crowns come from,
    what is bought and used: figures with intervals that hold the true value in 95 of 100 runs. The
    same seed gives the same report, however many workers play.

    Ctrl-C ends the run; what was played is reported, and with --resume kept.
    """
    output = Path(options["output"])
    format_: Any = options["format_"] or format_named(output, SUFFIXES, FORMATS[0])
    simulated = _simulation(options)
    if options["cluster"] and options["workers"]:
        raise WrongUseError(Text("a cluster has workers of its own; leave out --workers"))
    _need_extra(format_, options["cluster"])
    inputs = [each for each in (options["resume"], options["edition"]) if each]
    refuse_to_write_over(output, inputs)
    check_target(output)
    simulated = _resumed(simulated, options)
    code = _played(simulated, options)
    if simulated.played:
        write_output(output, simulated.answer(format_, options["language"]).encode())
    context.exit(code)


def _simulation(options: dict[str, Any], text: str = "") -> Simulation:
    return simulation(
        options["games"],
        options["players"],
        variant=options["variant"],
        level=options["level"],
        edition=options["edition"],
        seats=[name.strip().lower() for name in options["seats"].split(",")],
        seed=options["seed"],
        text=text,
    )


def _need_extra(format_: str, cluster: str | None) -> None:
    """Raise UsageError where what is asked for needs the extra that is not installed."""
    from importlib.util import find_spec

    needed = {"matplotlib": format_ == "html", "distributed": bool(cluster)}
    for library, is_needed in needed.items():
        if is_needed and find_spec(library) is None:
            raise WrongUseError(not_installed(library, "simulate"))


def _resumed(fresh: Simulation, options: dict[str, Any]) -> Simulation:
    """Return what a file says was played of a run already; raises Exit for a wrong one."""
    file: Path | None = options["resume"]
    if file is None:
        return fresh
    check_target(file)
    if not file.exists() or not file.stat().st_size:
        return fresh
    try:
        return _simulation(options, read_text(file)[0])
    except WrongResultsError as error:
        show_error(Text("{file}: {what}", file=shown_name(file), what=error.args[0]))
        raise click.exceptions.Exit(ExitCode.MALFORMED) from error


def _played(simulated: Simulation, options: dict[str, Any]) -> ExitCode:
    """Play what is left; keep it from time to time, and at the end, however that comes."""
    file, code = options["resume"], ExitCode.DONE
    workers = options["workers"] or os.cpu_count() or 1
    try:
        kept = monotonic()
        with waiting(Text("Playing"), simulated.left) as count:
            for number in simulated.play(workers, options["cluster"] or ""):
                count(number)
                if file and monotonic() - kept > KEPT_EVERY:
                    write_output(file, simulated.text.encode())
                    kept = monotonic()
    except KeyboardInterrupt:
        code = ExitCode.STOPPED
    except ClusterError as error:
        show_error(error.args[0])
        code = ExitCode.FILE
    finally:
        if file:
            write_output(file, simulated.text.encode())
    return code

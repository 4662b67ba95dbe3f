"""`rollwrite simulate`: players of ours play many games, and what these show of an edition."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, cast, get_args

import click

from cli.terminal.errors import WrongUseError, show_error, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.output import check_target, refuse_to_write_over, write_output
from cli.terminal.parameters import FileName, NameOrFile, Word, language_option
from cli.terminal.settings import asked_translation
from rollwrite.play.players import PLAYERS
from rollwrite.play.simulation.answers import FORMATS, report_answer
from rollwrite.play.simulation.report import report_of
from rollwrite.play.simulation.results import (
    MOST_GAMES,
    Batch,
    ClusterError,
    Results,
    WrongResultsError,
    batch_size,
    parse_results,
    play_here,
    play_there,
    results_text,
)
from rollwrite.play.simulation.run import Run
from rollwrite.play.table import Level, Variant
from rollwrite.tables import chosen_level, chosen_seats, chosen_variant
from scoring.merchants.game import GAME
from sheets.files.reading import read_text
from sheets.words.text import Text, joined
from sheets.words.translation import load_translation

EXAMPLES = """\b
Examples:
  rollwrite simulate --players 3 --games 1000
  rollwrite simulate --seats greedy,planner --games 100 --resume run.json
  rollwrite simulate --variant solo --level expert --seats planner
  rollwrite simulate --players 4 --edition mine.toml -o report.html
"""
LEVELS = get_args(Level)
SUFFIXES: Mapping[str, str] = {".txt": "text", ".json": "json", ".html": "html"}
KEPT_EVERY = 2.0  # Seconds.


@click.command(epilog=EXAMPLES)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=100,
    show_default=True,
    help="How many are played.",
)
@click.option("--players", type=int, metavar="N", help="How many sit at the table.")
@click.option("--variant", metavar="VARIANT", help="base, family or solo; default: base.")
@click.option("--level", type=Word(LEVELS), help="Of games alone; default: beginner.")
@click.option(
    "--edition", type=NameOrFile(), metavar="NAME_OR_FILE", help="Default: the shipped one."
)
@click.option(
    "--seats",
    metavar="NAMES",
    default="greedy",
    show_default=True,
    help="Who plays: random, greedy, planner, commas between; one name for all seats.",
)
@click.option(
    "--seed", default="1", show_default=True, metavar="TEXT", help="The same one, the same games."
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    metavar="N",
    help="Processes that play; default: one a processor.",
)
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
@click.option(
    "--resume",
    type=FileName(),
    metavar="FILE",
    help="Keeps what was played; the same command goes on from there.",
)
@click.option(
    "--format", "format_", type=Word(FORMATS), help="Of the report; default: from -o, else text."
)
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    default="-",
    metavar="FILE",
    help="Of the report; default: standard output.",
)
@language_option("Of the report.")
@click.pass_context
def simulate(context: click.Context, /, **options: Any) -> None:
    """Let players of ours play many games, and tell what they show.

    random takes any step, greedy what its own turn is worth, planner looks some turns ahead. From
    game to game the players move on by one seat. The report tells how long games last and how they
    end, who wins, where crowns come from, what is bought and used: figures with intervals that
    hold the true value in 95 of 100 runs. The same seed gives the same report, however many
    workers play.

    Ctrl-C ends the run; what was played is reported, and with --resume kept.
    """
    run, output = _run(options), Path(options["output"])
    format_ = options["format_"] or _format_of(output)
    if options["cluster"] and options["workers"]:
        raise WrongUseError(Text("a cluster has workers of its own; leave out --workers"))
    _need_extra(format_, options["cluster"])
    inputs = [each for each in (options["resume"], options["edition"]) if each]
    refuse_to_write_over(output, inputs)
    check_target(output)
    played = _begun(run, options["resume"])
    code = _played(played, options)
    if played.numbers:
        answer = report_answer(report_of(played), format_, load_translation(options["language"]))
        write_output(output, answer.encode())
    context.exit(code)


def _run(options: dict[str, Any]) -> Run:
    """Return what is to be played; raises UsageError."""
    variant = chosen_variant(GAME, options["variant"])
    level = chosen_level(GAME, variant, options["level"]) or LEVELS[0]
    path = options["edition"] or GAME.edition_path(GAME.edition)
    names = [name.strip().lower() for name in options["seats"].split(",")]
    for name in names:
        if name not in PLAYERS:
            known = joined([*PLAYERS])
            raise WrongUseError(
                Text("no player is called {name!r}; there are {known}", name=name[:60], known=known)
            )
    number = options["players"]
    if number is None and len(names) > 1:
        number = len(names)
    seats = len(chosen_seats(GAME, variant, number))
    if len(names) not in (1, seats):
        raise WrongUseError(
            Text("--seats names {names} players, {seats} sit there", names=len(names), seats=seats)
        )
    return Run(
        games=options["games"],
        variant=cast(Variant, variant),
        players=tuple(names * seats if len(names) == 1 else names),
        edition=GAME.load(path),
        level=cast(Level, level),
        seed=options["seed"],
    )


def _format_of(output: Path) -> str:
    """Return the format that a file's suffix names; raises UsageError for an unknown one."""
    suffix = output.suffix.lower()
    if suffix and suffix not in SUFFIXES:
        known = joined([each.removeprefix(".") for each in SUFFIXES])
        raise WrongUseError(
            Text("no report is called {suffix!r}; there are {known}", suffix=suffix, known=known)
        )
    return SUFFIXES.get(suffix, FORMATS[0])


def _need_extra(format_: str, cluster: str | None) -> None:
    """Raise UsageError where what is asked for needs the extra that is not installed."""
    from importlib.util import find_spec

    needed = {"matplotlib": format_ == "html", "distributed": bool(cluster)}
    for library, is_needed in needed.items():
        if is_needed and find_spec(library) is None:
            raise WrongUseError(
                Text(
                    "{library} is not installed, which this needs; "
                    "pip install 'rollwrite[simulate]' brings it",
                    library=library,
                )
            )


def _begun(run: Run, file: Path | None) -> Results:
    """Return what a file says was played of a run already; raises Exit for a wrong one."""
    if file is None:
        return Results(run)
    check_target(file)
    if not file.exists() or not file.stat().st_size:
        return Results(run)
    try:
        return parse_results(read_text(file), run)
    except WrongResultsError as error:
        show_error(Text("{file}: {what}", file=shown_name(file), what=error.args[0]))
        raise click.exceptions.Exit(ExitCode.MALFORMED) from error


def _played(played: Results, options: dict[str, Any]) -> ExitCode:
    """Play what is left; keep it from time to time, and at the end, however that comes."""
    file, code = options["resume"], ExitCode.DONE
    left = played.run.games - len(played.numbers)
    try:
        kept, label = monotonic(), asked_translation()(Text("Playing"))
        hidden = not sys.stderr.isatty()
        with click.progressbar(length=left, label=label, file=sys.stderr, hidden=hidden) as bar:
            for batch, found in _batches(played, options):
                played.add(batch, found)
                bar.update(len(batch))
                if file and monotonic() - kept > KEPT_EVERY:
                    _keep(played, file)
                    kept = monotonic()
    except KeyboardInterrupt:
        code = ExitCode.STOPPED
    except ClusterError as error:
        show_error(error.args[0])
        code = ExitCode.FILE
    finally:
        if file:
            _keep(played, file)
    return code


def _batches(played: Results, options: dict[str, Any]) -> Iterator[Batch]:
    run = played.run
    if options["cluster"]:
        return play_there(run, played.batches(batch_size(run)), options["cluster"])
    workers = options["workers"] or os.cpu_count() or 1
    return play_here(run, played.batches(batch_size(run)), workers)


def _keep(played: Results, file: Path) -> None:
    write_output(file, results_text(played).encode())

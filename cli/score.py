"""`rollwrite score`: score finished games."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from cli.exits import ExitCode, file_sentence
from cli.input import input_files, input_text, shown_name
from scoring.answers import FORMATS, Answer, write_answers
from scoring.answers.grid import problem_line
from scoring.finished import Editions, score
from scoring.score import Score
from scoring.states import Reading, format_of, parse_state
from scoring.words import Words, load_words
from sheets.problem import Problem
from sheets.reading import MalformedFile
from sheets.words import LANGUAGES

EXAMPLES = """\b
Examples:
  rollwrite score game.toml
  rollwrite score *.toml --format json
  rollwrite score game.toml --format html --language de > game.html
  rollwrite score game.toml --format pdf > score.pdf
"""

PDF = "pdf"


class Scored(NamedTuple):
    """A file's answer, what was read of it, and what that means to a script."""

    answer: Answer
    reading: Reading
    code: ExitCode


@click.command("score", epilog=EXAMPLES)
@input_files
@click.option(
    "--format",
    "format_",
    type=click.Choice([*FORMATS, PDF]),
    default=FORMATS[0],
    show_default=True,
    help="Of the answer.",
)
@click.option("--lenient", is_flag=True, help="Score what can be scored in spite of errors.")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Of the answer.",
)
@click.pass_context
def score_(
    context: click.Context, files: tuple[Path, ...], format_: str, lenient: bool, language: str
) -> None:
    """Score finished games.

    FILE is a state file, TOML or JSON, of what is written on the sheets; - is standard input.
    Every mistake in it is named on standard error, with the rule that it breaks. With an error
    nothing is scored, unless --lenient is given.
    """
    if format_ == PDF:
        _refuse_terminal()
    words, editions = load_words(language), Editions()
    scored = [_scored(file, editions, lenient) for file in files]
    _show(scored, format_, words)
    context.exit(max(each.code for each in scored))


def _scored(file: Path, editions: Editions, lenient: bool) -> Scored:
    try:
        reading = _reading(file)
        found = score(reading, editions, lenient)
    except OSError as error:
        what = file_sentence(error).removeprefix(f"{error.filename}: ")
        answer = Answer(str(file), Score(problems=(Problem("", what),)))
        return Scored(answer, Reading(), ExitCode.FILE)
    code = ExitCode.DONE if found.players else ExitCode.MALFORMED
    return Scored(Answer(str(file), found), reading, code)


def _reading(file: Path) -> Reading:
    try:
        text = input_text(file)
    except MalformedFile as error:
        return Reading(problems=(error.problem,))
    return parse_state(text, format_of(text, file.name), file.parent)


def _refuse_terminal() -> None:
    """Raise UsageError where a document would go to a terminal, which cannot show it."""
    if sys.stdout.isatty():
        raise click.UsageError(
            "a terminal cannot show a pdf; send it to a file: "
            "rollwrite score game.toml --format pdf > score.pdf"
        )


def _show(scored: Sequence[Scored], format_: str, words: Words) -> None:
    answers = [each.answer for each in scored]
    for answer in answers:
        for problem in answer.score.problems:
            click.echo(f"{shown_name(answer.file)}: {problem_line(problem, words)}", err=True)
    if format_ == PDF:
        from cli.score_pages import show_pages  # Nothing else draws.

        show_pages(((each.answer, each.reading) for each in scored), words)
    elif format_ == "text":
        show_text(answers, words)
    else:
        # These formats are UTF-8, whatever the terminal's encoding.
        click.echo(write_answers(format_, answers, words).encode(), nl=False)


def show_text(answers: Sequence[Answer], words: Words) -> None:
    """Print scores for people to read, with colours on a terminal."""
    if sys.stdout.isatty():
        from cli.score_table import show_answers  # Rich takes as long to import as to score.

        show_answers(answers, words)
    else:
        click.echo(write_answers("text", answers, words), nl=False)

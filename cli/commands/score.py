"""`rollwrite score`: score finished games."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

from cli.terminal.errors import WrongUseError, file_problem, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_files, input_game
from cli.terminal.output import (
    STANDARD_OUTPUT,
    format_named,
    is_found_later,
    refuse_terminal,
    refuse_to_write_over,
    write_outputs,
)
from cli.terminal.parameters import FileName, Word, language_option, turn_option
from cli.terminal.streams import has_colours
from rollwrite.files import Writer
from scoring.answers import FORMATS, SUFFIXES, Answer, Picture, write_answers
from scoring.open_game import Editions
from scoring.score import Score
from sheets.words.quoting import printable
from sheets.words.text import Text
from sheets.words.translation import Translation, load_translation

EXAMPLES = """\b
Examples:
  rollwrite score game.toml
  rollwrite score *.toml --format json
  rollwrite score game.toml --language de -o score.html
  rollwrite score evening/*.toml -o evening.pdf
  rollwrite score club/*.toml --format csv
"""

PAGES = ("pdf", "png")  # What is drawn.
FORMAT_OF: Mapping[str, str] = {**SUFFIXES, **{each: each for each in PAGES}}


class Scored(NamedTuple):
    """A file's answer, and what that means to a script."""

    answer: Answer
    code: ExitCode


@click.command("score", epilog=EXAMPLES)
@input_files
@click.option(
    "--format",
    "format_",
    type=Word([*FORMATS, *PAGES]),
    help="Of the answer; default: from -o, else text.",
)
@turn_option()
@click.option("--lenient", is_flag=True, help="Score what can be scored in spite of errors.")
@language_option("Of the answer.")
@click.option(
    "-o",
    "--output",
    type=FileName(),
    default=STANDARD_OUTPUT,
    metavar="PATH",
    help="File; default: standard output.",
)
@click.pass_context
def score_(context: click.Context, /, **options: Any) -> None:
    """Score finished games.

    FILE is a state file, TOML or JSON, of what is written on the sheets, or a record of a game's
    turns; - is standard input.
    Every mistake in it is named on standard error, with the rule that it breaks. With an error
    nothing is scored, unless --lenient is given.
    """
    output = options["output"]
    format_ = options["format_"] or format_named(output, FORMAT_OF, FORMATS[0])
    if format_ in PAGES:
        refuse_terminal(output, format_, f"score game.toml -o score.{format_}")
    if format_ == "png" and output == STANDARD_OUTPUT and len(options["files"]) > 1:
        raise WrongUseError(Text("several pictures are several files; name one with -o"))
    refuse_to_write_over(output, options["files"])
    words, editions = load_translation(options["language"]), Editions()
    shown = words.language if format_ == "html" and len(options["files"]) == 1 else ""
    scored = [_scored(file, editions, shown, options) for file in options["files"]]
    _show(scored, format_, words, output)
    context.exit(max(each.code for each in scored))


def _scored(file: Path, editions: Editions, shown: str, options: Mapping[str, Any]) -> Scored:
    """Score a file; its sheets are drawn where they are `shown` in a language."""
    try:
        game = input_game(file, editions, options["turn"])
        found = game.score(options["lenient"])
    except OSError as error:
        answer = Answer(printable(str(file)), Score(problems=(file_problem(error),)))
        return Scored(answer, ExitCode.FILE)
    code = ExitCode.DONE if found.players else ExitCode.MALFORMED
    sheets: tuple[Picture, ...] = ()
    if shown:
        from cli.printing.score_pages import sheet_pictures  # Nothing else draws.

        sheets = sheet_pictures(game, shown)
    return Scored(Answer(printable(str(file)), found, sheets), code)


def _show(scored: Sequence[Scored], format_: str, words: Translation, output: Path) -> None:
    """Say every problem, then write the answer; where there is none, no file appears."""
    answers = [each.answer for each in scored]
    for answer in answers:
        show_problems(answer.file, answer.score.problems, answer.score.seated)
    if format_ == "text" and output == STANDARD_OUTPUT:
        show_text(answers, words)
    else:
        writers = _writers(answers, output, format_, words)
        write_outputs(writers.items())
        for path in filter(is_found_later, writers):
            click.echo(shown_name(path))


def _writers(
    answers: Sequence[Answer], output: Path, format_: str, words: Translation
) -> dict[Path, Writer]:
    """Return what writes the answer, by the file that it writes; nothing says nothing."""
    if format_ in PAGES:
        from cli.printing.score_pages import page_writers  # Nothing else draws.

        return page_writers(answers, output, format_, words)
    # These formats are UTF-8, whatever the terminal's encoding.
    content = write_answers(format_, answers, words).encode()
    return {output: lambda file: file.write(content)} if content else {}


def show_text(answers: Sequence[Answer], words: Translation) -> None:
    """Print scores for people to read, with colours on a terminal that has them."""
    if has_colours(sys.stdout):
        from cli.terminal.tables import (
            show_answers,  # Rich takes as long to import as to score.
        )

        show_answers(answers, words)
    else:
        click.echo(write_answers("text", answers, words), nl=False)

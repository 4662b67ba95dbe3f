"""`rollwrite score`: score finished games."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import click

from cli.terminal.errors import WrongUseError, file_problem, show_error, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_files, input_source, turns_refused
from cli.terminal.output import (
    STANDARD_OUTPUT,
    format_named,
    holds_something_else,
    is_found_later,
    refuse_terminal,
    refuse_to_write_over,
    show_blocks,
    write_contents,
)
from cli.terminal.parameters import FileName, Word, language_option, turn_option
from rollwrite.answers import (
    FORMATS,
    PAGE_FORMATS,
    SUFFIXES,
    TABLE_FORMATS,
    Answer,
    Picture,
    Score,
    answer_blocks,
    answer_files,
    doubts_of,
    is_table_of_scores,
)
from rollwrite.sources import Editions, OpenGame, open_source
from sheets.words.text import Text, printable
from sheets.words.translation import Translation, load_translation

WORKBOOKS = (".xlsx", ".xls", ".ods")
EXAMPLES = """\b
Examples:
  rollwrite score game.toml
  rollwrite score *.toml --format json
  rollwrite score game.toml --language de -o score.html
  rollwrite score evening/*.toml -o evening.pdf
  rollwrite score club/*.toml --format excel --language de -o season.csv
"""


class Scored(NamedTuple):
    """A file's answer, and what that means to a script."""

    answer: Answer
    code: ExitCode


@click.command("score", epilog=EXAMPLES)
@input_files
@click.option(
    "--format",
    "format_",
    type=Word(FORMATS),
    help="The form of the answer; default: from -o, else text; excel is a csv for Excel.",
)
@turn_option()
@click.option("--lenient", is_flag=True, help="Score what can be scored in spite of errors.")
@language_option("The language of the answer.")
@click.option(
    "-o",
    "--output",
    type=FileName(),
    default=STANDARD_OUTPUT,
    metavar="PATH",
    help="The file to write; default: standard output.",
)
@click.pass_context
def score_(context: click.Context, /, **options: Any) -> None:
    """Score finished games.

    FILE is a state file, TOML or JSON, of what is written on the sheets, or a record of a game's
    turns; - is standard input.
    Every mistake in it is named on standard error, with the rule that it breaks. With an error
    nothing is scored, unless --lenient is given. Several files end with standings.
    """
    output, files = options["output"], options["files"]
    _refuse_workbook(output)
    format_ = options["format_"] or format_named(output, SUFFIXES, FORMATS[0])
    _refuse_target(output, format_, files)
    words, editions = load_translation(options["language"]), Editions()
    shown = words.language if format_ == "html" and len(files) == 1 else ""
    scored = [_scored(file, editions, shown, options) for file in files]
    _show(scored, format_, words, output)
    context.exit(max(each.code for each in scored))


def _refuse_workbook(output: Path) -> None:
    """Raise UsageError for a file that Excel would not open as what its name says."""
    if output.suffix.lower() in WORKBOOKS:
        name = printable(str(output.with_suffix(".csv")))
        raise WrongUseError(
            Text("for Excel write --format excel -o {file}, which it opens too", file=name)
        )


def _refuse_target(output: Path, format_: str, files: Sequence[Path]) -> None:
    """Raise UsageError or OSError where an answer cannot go, or something else would be lost."""
    if format_ in PAGE_FORMATS:
        refuse_terminal(output, format_, f"score game.toml -o score.{format_}")
    if format_ == "png" and output == STANDARD_OUTPUT and len(files) > 1:
        raise WrongUseError(Text("several pictures need several files; name them with -o"))
    refuse_to_write_over(output, files)
    is_table = format_ in TABLE_FORMATS
    if is_table and is_found_later(output) and not is_table_of_scores(output):  # Players, say.
        raise holds_something_else(output)


def _scored(file: Path, editions: Editions, shown: str, options: Mapping[str, Any]) -> Scored:
    """Score a file; its sheets are drawn where they are `shown` in a language."""
    try:
        with turns_refused(file):
            game = open_source(input_source(file), editions, options["turn"])
        found = game.score(options["lenient"])
    except OSError as error:
        answer = Answer(printable(str(file)), Score(problems=(file_problem(error),)))
        return Scored(answer, ExitCode.FILE)
    code = ExitCode.DONE if found.players else ExitCode.MALFORMED
    answer = Answer(printable(str(file)), found)
    if shown:
        answer = replace(answer, sheets=_sheets(game, shown))
    return Scored(answer, code)


def _show(scored: Sequence[Scored], format_: str, words: Translation, output: Path) -> None:
    """Say every problem, then write the answer; where there is none, no file appears."""
    answers = [each.answer for each in scored]
    for answer in answers:
        show_problems(answer.file, answer.score.problems, answer.score.seated)
    for doubt in doubts_of(answers):
        show_error(Text("Warning: {sentence}", sentence=doubt))
    if format_ == "text" and output == STANDARD_OUTPUT:
        show_blocks(answer_blocks(answers, words))
        return
    if format_ in PAGE_FORMATS:
        _warn_of_substituted(answers)
    contents = answer_files(answers, format_, words)
    files = [(_named(output, ending), content) for ending, content in contents]
    write_contents(files)
    for path, _ in files:
        if is_found_later(path):
            click.echo(shown_name(path))


def _named(output: Path, ending: str) -> Path:
    """Return the name of one of several files: `score-1.png`, `score-standings.png`."""
    return output.with_name(f"{output.stem}-{ending}{output.suffix}") if ending else output


def _sheets(game: OpenGame, language: str) -> tuple[Picture, ...]:
    """Return a game's filled sheets in a language, none where they cannot be drawn."""
    from cli.printing.players import warn_of_substituted  # Nothing else here draws.
    from rollwrite import TableOptions, WrongTableError, draw
    from rollwrite.printing import pictures_of

    try:
        sheets = draw(TableOptions(filled=game, language=language))
    except WrongTableError:
        return ()
    if written := sheets.written:
        warn_of_substituted(sheets.substituted)
    return pictures_of(written)


def _warn_of_substituted(answers: Sequence[Answer]) -> None:
    from cli.printing.players import warn_of_substituted  # Texts need no faces.
    from rollwrite.printing import substituted

    for answer in answers:
        warn_of_substituted(substituted(str(each.account.name) for each in answer.score.players))

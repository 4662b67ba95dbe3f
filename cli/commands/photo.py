"""`rollwrite photo`: read photographs of filled sheets."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cli.terminal.errors import WrongUseError, not_installed, show_error, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.output import (
    STANDARD_OUTPUT,
    check_target,
    is_found_later,
    refuse_to_write_over,
    write_outputs,
)
from cli.terminal.parameters import FileName, Number, Word, edition_option, language_option
from cli.terminal.streams import show_as_it_is
from rollwrite.file_names import is_folder
from rollwrite.files import Writer
from sheets.words.text import Text, printable
from sheets.words.translation import load_translation

if TYPE_CHECKING:
    from rollwrite.photographs import PhotoTable

STATE_FILE = Path("game.toml")  # What the state is called where no file is named.
EXAMPLES = """\b
Examples:
  rollwrite photo anna.jpg bernd.jpg chloe.jpg -o game.toml
  rollwrite photo photos/ --player Anna --player Bernd -o game.toml
  rollwrite photo photos/ --review review.html
  rollwrite photo scan.pdf -o game.toml --score --likely
"""


@click.command(epilog=EXAMPLES)
@click.argument("photos", metavar="PHOTO...", nargs=-1, required=True, type=FileName())
@click.option(
    "--player",
    "players",
    multiple=True,
    metavar="NAME",
    help="Who plays, in the order of play.",
)
@edition_option()
@click.option(
    "--pad-game",
    type=Number(1),
    metavar="NUMBER",
    help="Which game of a pad that has several; default: the last one.",
)
@click.option(
    "--review",
    type=FileName(),
    metavar="HTML",
    help="A page that asks what is doubtful and gives score and state, instead of asking here.",
)
@click.option(
    "--format",
    "format_",
    type=Word(["text", "json"]),
    help="Tell what was read, asked, refused; json on standard output, with the state.",
)
@click.option(
    "--keep",
    type=FileName(),
    metavar="DIR",
    help="Keep pictures of every step here, and marks that you name.",
)
@click.option("--score", is_flag=True, help="Score the game too, as far as it is known.")
@click.option(
    "--likely",
    is_flag=True,
    help="Ask nothing: what is doubtful is read as it most likely is.",
)
@language_option("The language of questions, page and score.")
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    metavar="PATH",
    help="The state file, or a folder for it and a picture of each sheet with what was read; "
    "default: the state is shown here, unless --review or --format is given.",
)
@click.pass_context
def photo(context: click.Context, /, **options: Any) -> None:
    """Read photographs of filled sheets.

    PHOTO is a picture, a scan (PDF) or a folder of them: every sheet whole and flat, the board if
    you like. What is doubtful is asked here, or on a page with --review; else it is left out and
    named.
    """
    _need_extra()
    warnings.simplefilter("ignore")  # Of what is odd in a picture, which is read or refused.
    output = _state_file(options)
    _check_targets(output, options)
    table, code = _read(options)
    if table:
        table, asked = _asked(table, options, is_written=output is not None)
        _write(table, output, options)
        code = max(code, asked)
    _tell(table, options)
    if table and options["score"]:
        code = max(code, _score(table, output or STATE_FILE, options["language"]))
    if table.questions or table.missing:
        _show_ways_on(table, output, options)
    context.exit(code)


def _state_file(options: Mapping[str, Any]) -> Path | None:
    """Return the file that the state goes to, in a folder one of its own name, None for none."""
    if output := options["output"]:
        return Path(output, STATE_FILE) if is_folder(output) else Path(output)
    return None if options["review"] or options["format_"] else STANDARD_OUTPUT


def _check_targets(output: Path | None, options: Mapping[str, Any]) -> None:
    """Make the folder; raise UsageError or OSError for files that cannot or may not be written."""
    if options["output"] and is_folder(options["output"]):
        Path(options["output"]).mkdir(parents=True, exist_ok=True)
    targets = [each for each in (output, options["review"]) if each is not None]
    for each in targets:
        refuse_to_write_over(each, options["photos"])
        if each != STANDARD_OUTPUT:
            check_target(each)
    told = [options["format_"] is not None, options["format_"] == "json" and options["score"]]
    if targets.count(STANDARD_OUTPUT) + sum(told) > 1:
        raise WrongUseError(Text("only one answer can go to standard output; name a file with -o"))
    if len(targets) > 1 and targets[0] == targets[1]:
        raise WrongUseError(Text("the page and the state need a file each"))


def _need_extra() -> None:
    """Raise UsageError where the extra is not installed."""
    from rollwrite.photographs import missing_library

    if library := missing_library():
        raise WrongUseError(not_installed(library, "photo"))


def _read(options: Mapping[str, Any]) -> tuple[PhotoTable, ExitCode]:
    """Return the sheets that can be read; says of each photograph that cannot be why not."""
    from rollwrite.photographs import read_photo

    table = read_photo(
        *options["photos"],
        edition=options["edition"],
        pad_game=options["pad_game"],
        workers=os.cpu_count() or 1,
        keep=options["keep"],
    )
    for each in table.refusals:
        reason = Text("{photo}: {reason}", photo=printable(each.photo), reason=each.reason)
        show_error(reason if each.photo else each.reason)
    return table, ExitCode.MALFORMED if table.refusals else ExitCode.DONE


def _asked(
    table: PhotoTable, options: Mapping[str, Any], *, is_written: bool
) -> tuple[PhotoTable, ExitCode]:
    """Return the table, what is doubtful of it asked or named."""
    from cli.conversations.photo import answered, asked_names, is_terminal
    from rollwrite.tables import WrongTableError

    is_asked = is_terminal() and not (options["review"] or options["likely"])
    names = options["players"] or (asked_names(table) if is_asked else ())
    try:
        table = table.named(names)
    except WrongTableError as error:
        raise WrongUseError(error.args[0]) from error
    suppositions = table.suppositions(is_seated=is_asked and not options["players"])
    _show_each((*suppositions, *table.mistakes()))
    if options["likely"]:
        _show_each(table.taken())
        table = table.likely()
    elif is_asked:
        table = answered(table)
        if options["keep"]:
            table.keep_answers(options["keep"])
    left_out = table.left_out() if is_written or not options["review"] else ()
    _show_each((*table.disagreements(), *left_out))
    return table, ExitCode.MALFORMED if suppositions or left_out else ExitCode.DONE


def _show_each(sentences: Iterable[Text]) -> None:
    for sentence in sentences:
        show_error(sentence)


def _show_ways_on(table: PhotoTable, output: Path | None, options: Mapping[str, Any]) -> None:
    """Say what can be done where something is doubtful or missing."""
    ways = [Text("another photograph of the sheet, beside the first, may show it")]
    if not table.questions:
        ways = [Text("a photograph of what is missing, beside the others")]
    if table.questions and not options["review"]:
        ways.append(Text("--review review.html asks on a page, on a phone too"))
    if table.questions and not options["likely"]:
        ways.append(Text("--likely takes the likely answers"))
    if output and is_found_later(output):
        file = shown_name(output)
        ways.append(Text("rollwrite score --lenient {file} scores what is sure", file=file))
    show_error(Text("Ways on:"))
    for way in ways:
        show_error(Text("- {way}", way=way))


def _write(table: PhotoTable, output: Path | None, options: Mapping[str, Any]) -> None:
    """Write the state and the page, where they are wanted, both or none."""
    contents: dict[Path, bytes] = {}
    if output:
        contents[output] = table.answer("toml").encode()
    if options["output"] and is_folder(options["output"]):
        folder = Path(options["output"])
        contents |= {folder / name: picture for name, picture in table.pictures().items()}
    if options["review"]:
        file = (output or STATE_FILE).name
        hint = Text("Go on with: {command}", command=f"rollwrite score {file}")
        page = table.answer("html", options["language"], file=file, hint=hint)
        contents[options["review"]] = page.encode()
    write_outputs([(path, _writer(content)) for path, content in contents.items()])
    if options["format_"] != "json":
        for path in filter(is_found_later, contents):
            click.echo(shown_name(path))


def _writer(content: bytes) -> Writer:
    return lambda file: file.write(content)


def _tell(table: PhotoTable, options: Mapping[str, Any]) -> None:
    """Show what was read, asked and refused."""
    if options["format_"] == "json":
        show_as_it_is(table.answer("json", options["language"]))
    elif options["format_"]:
        words = load_translation(options["language"])
        for sentence in table.summary():
            click.echo(words(sentence))


def _score(table: PhotoTable, output: Path, language: str) -> ExitCode:
    """Show the score, provisional where something is doubtful, or what it depends on."""
    from cli.terminal.output import show_blocks
    from rollwrite.answers import Answer, answer_blocks

    words, likely = load_translation(language), table.likely()
    found = likely.score()
    if not found.players or len(table.totals) < len(table.players):
        for name, total in table.totals.items():
            click.echo(words(Text("{name}: {total}", name=name, total=total)))
        for question in table.deciding[:1]:
            click.echo(words(Text("The score depends on {question}", question=question.text)))
        return ExitCode.MALFORMED
    if table.is_provisional:
        click.echo(words(Text("This score is provisional: something is doubtful or missing.")))
    show_problems(output, found.problems, found.seated)
    show_blocks(answer_blocks([Answer("", found)], words))
    for sentence in table.depends():
        click.echo(words(sentence))
    is_sound = not any(each.level == "error" for each in found.problems)
    return ExitCode.DONE if is_sound else ExitCode.MALFORMED

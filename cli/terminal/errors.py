"""What went wrong, said on standard error in the language that the command answers in.

A sentence asks what was probably meant by a command, an option or a file that there is not.
What Click says seldom, and its line of usage, stay English.
"""

import os
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib.util import find_spec
from io import UnsupportedOperation
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final

import click

from cli.terminal.settings import asked_translation
from rollwrite.answers import Players, Problem, Report
from rollwrite.choices import known_word
from sheets.words.text import Message, Parameter, Text, printable

INPUT_NAME, OUTPUT_NAME = Text("standard input"), Text("standard output")
STANDARD_INPUT = Path("-")

# Parameters of the library whose option has another name.
_OPTIONS: Mapping[str, str] = {
    "buildings": "--building",
    "file": "-o",
    "guilds": "--guild",
    "names": "--player",
    "opponents": "--opponent",
    "realms": "--realm",
    "resource": "RESOURCE",
    "tracks": "--track",
}

# What the system says most often of a file, in words; whatever else it says stays as it is.
_REASONS: Mapping[str, Text] = {
    "no such file or directory": Text("does not exist"),
    "permission denied": Text("you have no permission for it"),
    "is a directory": Text("is a folder"),
    "file exists": Text("is a file, not a folder"),
    "not a directory": Text("is no folder, or lies in none"),
    "no space left on device": Text("there is no space left for it"),
    "read-only file system": Text("nothing can be written there"),
    "too many levels of symbolic links": Text("its links lead round in a circle"),
    "file name too long": Text("its name is too long"),
}
# Libraries that are imported by another name than people know them by.
_CALLED: Mapping[str, str] = {"cv2": "OpenCV"}
IS_CLOSED = Text("is closed")  # A standard stream, as `rollwrite score game.toml >&-` does.


class WrongUseError(click.UsageError):
    """Wrong use of a command, all of it said in one language."""

    def __init__(self, sentence: Message, context: click.Context | None = None) -> None:
        super().__init__(worded(sentence), context)
        self.words = asked_translation()  # When it is shown, nobody knows any more what was asked.

    def show(self, file: IO[Any] | None = None) -> None:
        """Print usage, where help is, and the sentence."""
        if self.ctx is not None:
            command = self.ctx.command_path
            hint = Text("Try '{command} --help' for help.", command=command)
            click.echo(f"{self.ctx.get_usage()}\n{self.words(hint)}\n", file, err=True)
        sentence = Text("Error: {sentence}", sentence=self.format_message())
        click.echo(self.words(sentence), file, err=True)


class WrongValueError(WrongUseError, click.BadParameter):
    """A wrong value of a parameter, of that which is being read unless `parameter` names it."""

    def __init__(self, sentence: Message, parameter: str | None = None) -> None:
        super().__init__(sentence)
        self.parameter = parameter

    def format_message(self) -> str:
        """Return the sentence behind the parameter's name."""
        option = self.parameter or (self.param.get_error_hint(self.ctx) if self.param else "")
        if not option:
            return self.message
        sentence = Text("Invalid value for {option}: {reason}", option=option, reason=self.message)
        return self.words(sentence)


def click_sentence(error: click.UsageError) -> Text | None:
    """Return what Click says of wrong use as a text of ours, None for what it says seldom."""
    meant = next(iter(getattr(error, "possibilities", None) or ()), "")
    hint = word_hint(meant)
    match error:
        case click.NoSuchOption():
            return Text("No such option {name!r}.{hint}", name=error.option_name, hint=hint)
        case click.NoSuchCommand():
            return Text("No such command {name!r}.{hint}", name=error.command_name, hint=hint)
        case click.BadOptionUsage() if error.message.endswith("requires an argument."):
            return Text("Option {name!r} requires an argument.", name=error.option_name)
        case click.MissingParameter() if error.param and not isinstance(
            error.param.type, click.Choice
        ):
            name = error.param.get_error_hint(error.ctx)
            if isinstance(error.param, click.Option):
                return Text("Missing option {name}.", name=name)
            return Text("Missing argument {name}.", name=name)
    return None


def word_hint(meant: str) -> Message:
    """Return the question whether another word was meant, "" for none."""
    return Text(" Did you mean {word!r}?", word=meant) if meant else ""


def show_error(sentence: Message) -> None:
    """Print a sentence on standard error."""
    click.echo(worded(sentence), err=True)


def worded(sentence: Message) -> str:
    """Return a sentence in the language asked for, what it calls parameters as options."""
    if isinstance(sentence, Text):
        sentence = sentence.with_parameters(option_of)
    return asked_translation()(sentence)


def option_of(parameter: Parameter) -> str:
    """Return the option, or the argument, that gives a parameter of the library."""
    return _OPTIONS.get(parameter, f"--{parameter.replace('_', '-')}")


def show_problems(file: Path | str, problems: Iterable[Problem], players: Players = ()) -> None:
    """Print a line for each problem of a file on standard error.

    `players` are the names on the file's sheets.
    """
    report, name = Report(tuple(problems), players), shown_name(file)
    for line in report.lines(asked_translation().language):
        click.echo(f"{name}: {line}", err=True)


def shown_name(file: Path | str) -> str:
    """Return a file's name as a person reads it, on a terminal, in an answer, on paper."""
    is_input = str(file) == str(STANDARD_INPUT)
    return asked_translation()(INPUT_NAME) if is_input else printable(str(file))


def file_sentence(error: OSError) -> Text:
    """Return what became of a file: `Error: table.pdf: is a folder`."""
    name = OUTPUT_NAME if error.filename is None else shown_name(error.filename)
    return Text("Error: {file}: {reason}", file=name, reason=file_fault(error))


def file_fault(error: OSError) -> Text:
    """Return what is wrong with a file that is named already: `does not exist`.

    It is the error's own text where the command refused the file.
    """
    if isinstance(error, UnsupportedOperation):
        return IS_CLOSED
    reason: object = error.strerror
    if isinstance(reason, Text):
        return reason
    what = str(reason or error) or type(error).__name__
    what = printable(f"{what[:1].lower()}{what[1:]}")
    return _with_file_meant(error, _REASONS.get(what) or Text("{reason}", reason=what))


def _with_file_meant(error: OSError, reason: Text) -> Text:
    """Return what is wrong with a file, and of one that is not there which one was meant."""
    if not isinstance(error, FileNotFoundError) or not isinstance(error.filename, str | Path):
        return reason
    if not (meant := file_meant(Path(error.filename))):
        return reason
    hint = Text("; did you mean {word!r}?", word=printable(meant))
    return Text("{what}{hint}", what=reason, hint=hint)


def file_problem(error: OSError) -> Problem:
    """Return what is wrong with a file that is named already as a problem."""
    return Problem((), file_fault(error))


def not_installed(library: str, extra: str) -> Text:
    """Say that a library is not there, and what brings it: an extra of ours."""
    return Text(
        "{library} is not installed, which this needs; in the clone of rollwrite, {command} brings "
        "it",
        library=_CALLED.get(library, library),
        command=installing(extra),
    )


def installing(extra: str) -> str:
    """Return the command that brings an extra into the environment that this program runs in.

    It is typed in a clone of the project, which no registry has.
    """
    wanted, home = f"'.[{extra}]'", Path(sys.prefix)
    if (home / "pipx_metadata.json").exists():
        return f"pipx install --force {wanted}"
    if (home / "uv-receipt.toml").exists():
        return f"uv tool install --force {wanted}"
    python = Path(sys.executable)
    if find_spec("pip") is None:
        return f"uv pip install --python {_from_here(python)} {wanted}"
    if (pip := python.with_name(f"pip{python.suffix}")).exists():
        return f"{_from_here(pip)} install {wanted}"
    return f"{_from_here(python)} -m pip install {wanted}"


def _from_here(path: Path) -> str:
    """Return a path as it is typed: from the working folder where it lies in that."""
    near = os.path.relpath(path)
    return str(path) if near.startswith(os.pardir) else near


# What people call commands and options that have another name, in each of our languages.
_CALLED_COMMANDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("draw", "pdf", "drucken", "bögen", "imprimer", "fiches"), "sheets"),
    **dict.fromkeys(("scan", "photograph", "foto", "photographier"), "photo"),
    **dict.fromkeys(("count", "points", "werten", "wertung", "compter"), "score"),
    **dict.fromkeys(("type", "eingeben", "saisir"), "enter"),
    **dict.fromkeys(("record", "spielen", "jouer"), "play"),
    **dict.fromkeys(("dice", "würfeln", "lancer"), "roll"),
    **dict.fromkeys(("cost", "preis", "prix"), "price"),
    **dict.fromkeys(("prüfen", "vérifier"), "check"),
    **dict.fromkeys(("rulebook", "regeln", "règles"), "rules"),
    **dict.fromkeys(("hilfe", "aide"), "help"),
    **dict.fromkeys(("language", "settings", "sprache", "langue"), "config"),
}
_CALLED_OPTIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("--name", "--names", "--spieler", "--joueur", "--nom"), "--player"),
    **dict.fromkeys(("--number", "--anzahl", "--joueurs", "--nombre"), "--players"),
    **dict.fromkeys(("--file", "--out", "--datei", "--ausgabe", "--fichier"), "--output"),
    **dict.fromkeys(("--sprache", "--langue"), "--language"),
    **dict.fromkeys(("--size", "--papier"), "--paper"),
    **dict.fromkeys(("--farbe", "--couleur", "--farben", "--couleurs"), "--theme"),
    **dict.fromkeys(("--spiel", "--jeu"), "--game"),
    "--quality": "--dpi",
}
WORD_CUTOFF = 0.6  # How much alike two words must be, as `difflib` counts it.
FILE_CUTOFF = 0.8  # Of the names of files, more: a suffix alone makes two half alike.
_READ = (".record", ".toml", ".json", ".csv")
MOST_FILES = 1000  # That are looked through for a name like the one that was typed.


def command_meant(name: str, known: Collection[str]) -> str:
    """Return the command that was meant, "" where none is like it."""
    return closest(_CALLED_COMMANDS.get(name.lower(), name.lower()), known)


def option_meant(name: str, parameters: Collection[click.Parameter]) -> str:
    """Return the option that was meant, with its value where that was typed: `--variant solo`."""
    options = {max(each.opts, key=len): each for each in parameters if _is_option(each)}
    word = name.lstrip("-")
    for option, each in options.items():
        words = [*getattr(each.type, "words", ())]
        if (value := known_word(word, words)) in words:
            return f"{option} {value}"
    called = _CALLED_OPTIONS.get(name)
    if called in options:
        return called
    by_word = {option.lstrip("-"): option for option in options}  # Two dashes make all alike.
    return by_word.get(closest(word, by_word), "")


def _is_option(parameter: click.Parameter) -> bool:
    return isinstance(parameter, click.Option) and not parameter.hidden


def file_meant(path: Path) -> str:
    """Return the path of the file beside it that was meant by one that is not there, or ""."""
    names = [*_names_in(path.parent)]
    longer = [each for each in names if each.startswith(f"{path.name}.")]
    meant = min(longer, key=_order) if longer else closest(path.name, sorted(names), FILE_CUTOFF)
    return str(path.with_name(meant)) if meant and path.name else ""


def _order(name: str) -> tuple[int, int]:
    """Return what puts files that commands read before those that they write, then short ones."""
    suffix = Path(name).suffix
    return (_READ.index(suffix) if suffix in _READ else len(_READ), len(name))


def _names_in(folder: Path) -> Iterator[str]:
    """Yield the names of the files in a folder that a listing shows, in no order."""
    with suppress(OSError):
        for each in islice(folder.iterdir(), MOST_FILES):
            if not each.name.startswith("."):
                yield each.name


def closest(word: str, known: Collection[str], cutoff: float = WORD_CUTOFF) -> str:
    """Return the word that is most like another, "" where none is as much alike."""
    from difflib import get_close_matches  # Only for mistakes.

    return next(iter(get_close_matches(word, known, n=1, cutoff=cutoff)), "")

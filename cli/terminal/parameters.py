"""Parameters of commands: their types, and the options that several commands have in common."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from cli.terminal.errors import (
    WrongValueError,
    closest,
    file_fault,
    show_error,
    shown_name,
    word_hint,
)
from cli.terminal.settings import Name, remember_language, setting, settings_file, system_value
from rollwrite.catalogue import (
    DEFAULT_GAME,
    UnknownEditionError,
    UnknownGameError,
    edition_file,
    edition_names,
    game_named,
    game_names,
    levels_of,
    variants_of,
)
from rollwrite.choices import ANY, did_you_mean, known_word
from sheets.words.languages import LANGUAGES
from sheets.words.text import Text, in_a_row, quoted

Command = TypeVar("Command", bound=Callable[..., Any])

_UNREADABLE = f"{__name__}.unreadable"
EMPTY = Text("the name of the file is empty; write one")


class Word(click.Choice[str]):
    """One of some words, in letters of any case, or in another spelling that is known."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)
        super().__init__(self.words, case_sensitive=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the word as it is among the choices."""
        word = known_word(str(value), self.words)
        if word not in self.words:
            raise WrongValueError(self._sentence(str(value)))
        return word

    def _sentence(self, value: str) -> Text:
        return Text(
            "{text} is not one of {words}.{hint}",
            text=quoted(value),
            words=in_a_row([repr(each) for each in self.words]),
            hint=word_hint(closest(value.lower(), self.words)),
        )


class GameName(click.ParamType[str]):
    """The name of a game."""

    name = "game"
    words = game_names()

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name, which a game has."""
        try:
            return game_named(value)
        except UnknownGameError as error:
            raise WrongValueError(_with_output(error.args[0], value, ctx)) from error

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """Return the names of the shipped games."""
        return f"[{'|'.join(game_names())}]"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the shipped games."""
        return [CompletionItem(name) for name in game_names() if name.startswith(incomplete)]


def _with_output(sentence: Text, value: str, context: click.Context | None) -> Text:
    """Return a sentence that asks whether what looks like a file is the one to be written."""
    options = context.command.params if context else ()
    if not Path(value).suffix or not any(each.name == "output" for each in options):
        return sentence
    return Text("{what}{hint}", what=sentence, hint=did_you_mean("-o", value))


class WordOfGame(click.ParamType[str]):
    """A word that the game knows which is played, such as a variant; the table says which.

    `words_of` gives those of the games that it is called with, without any those of all.
    """

    name = "word"

    def __init__(self, words_of: Callable[..., tuple[str, ...]]) -> None:
        self._words_of = words_of

    @property
    def words(self) -> tuple[str, ...]:
        """The words of all games."""
        return self._words_of()

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the words of the game that is typed."""
        words = self._words_of(ctx.params.get("game") or DEFAULT_GAME)
        return [CompletionItem(word) for word in words if word.startswith(incomplete)]


class Players(click.ParamType[int]):
    """How many play; who types names is told how names are given."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number, whether or not so many can play."""
        try:
            return int(value)
        except ValueError as error:
            raise WrongValueError(
                Text(
                    "{text} is not a whole number, such as 3; for names there is {options}",
                    text=quoted(value),
                    options=options_naming(value),
                )
            ) from error


class AnyPlayers(click.ParamType[int | str]):
    """How many play, or `any`."""

    name = "number"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> int | str:
        """Return the number, whether or not so many can play, or `any`."""
        if str(value).casefold() == ANY:
            return ANY
        return Players().convert(value, param, ctx)


def options_naming(names: str) -> str:
    """Return the options that name players who are typed with commas between."""
    import shlex  # Only for mistakes.

    each = filter(None, map(str.strip, names.split(",")))
    return " ".join(f"--player {shlex.quote(name)}" for name in each) or "--player"


class Number(click.ParamType[int]):
    """A whole number from `least` to `most`, or of any size from `least` on."""

    name = "N"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number."""
        with suppress(ValueError):
            number = int(value)
            if self.least <= number and (self.most is None or number <= self.most):
                return number
        raise WrongValueError(self._sentence(quoted(str(value))))

    def _sentence(self, text: str) -> Text:
        if self.most is None:
            return Text("{text} is not a whole number from {least}", text=text, least=self.least)
        return Text(
            "{text} is not a whole number from {least} to {most}",
            text=text,
            least=self.least,
            most=self.most,
        )


class FileName(click.Path):
    """The name of a file as a path, or as the text that was typed.

    Looks at no file: who opens it says what is wrong. An empty name, as a variable of the shell
    gives that is not set, is wrong use.
    """

    def __init__(self, path_type: type[Path] | type[str] = Path) -> None:
        super().__init__(readable=False, path_type=path_type)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        if value == "":
            raise WrongValueError(EMPTY)
        return super().convert(value, param, ctx)


class NameOrFile(click.ParamType[Path]):
    """The path of an edition; what is no name and looks like no path is wrong use."""

    name = "name_or_file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the path, whether or not there is a file."""
        if value == "":
            raise WrongValueError(EMPTY)
        try:
            return edition_file(value)
        except UnknownEditionError as error:
            raise WrongValueError(error.args[0]) from error

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the shipped names, then files."""
        names = [CompletionItem(name) for name in edition_names() if name.startswith(incomplete)]
        return [*names, CompletionItem(incomplete, type="file")]


def settled_option(
    name: Name, words: Iterable[str], text: str, **extra: Any
) -> Callable[[Command], Command]:
    """Return an option whose default is a setting: `--language`, `--paper`."""
    return click.option(
        f"--{name}",
        type=Word(words),
        default=lambda: _settled(name),
        show_default="your setting",
        help=text,
        **extra,
    )


def _settled(name: Name) -> str:
    """Return a setting's value; settings that cannot be read are a warning, said once."""
    try:
        return setting(name).value
    except OSError as error:
        told = click.get_current_context().meta
        if not told.get(_UNREADABLE):
            told[_UNREADABLE] = True
            file = shown_name(settings_file())
            show_error(Text("Warning: {file}: {reason}", file=file, reason=file_fault(error)))
        return system_value(name)


def language_option(text: str) -> Callable[[Command], Command]:
    """Return `--language` with this help; read first, so that every error is said in it."""
    return settled_option("language", LANGUAGES, text, is_eager=True, callback=remember_language)


def variant_option(text: str) -> Callable[[Command], Command]:
    """Return `--variant`, the version of the game, with this help."""
    return click.option("--variant", type=WordOfGame(variants_of), metavar="VARIANT", help=text)


def level_option(text: str) -> Callable[[Command], Command]:
    """Return `--level`, how strong the other side is, with this help."""
    return click.option("--level", type=WordOfGame(levels_of), metavar="LEVEL", help=text)


def edition_option() -> Callable[[Command], Command]:
    """Return `--edition`, what is played with."""
    return click.option(
        "--edition",
        type=NameOrFile(),
        metavar="NAME_OR_FILE",
        help="The edition; default: the shipped one.",
    )


def turn_option() -> Callable[[Command], Command]:
    """Return `--turn`, the turn of a record at which its game is looked at."""
    return click.option(
        "--turn",
        type=Number(0),
        metavar="N",
        help="After the N-th turn of a record; default: the last.",
    )


def format_option(text: str) -> Callable[[Command], Command]:
    """Return `--format`, text for people or JSON for scripts, with this help."""
    return click.option(
        "--format",
        "format_",
        type=Word(["text", "json"]),
        default="text",
        show_default=True,
        help=text,
    )

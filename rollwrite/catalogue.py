"""`rollwrite.editions`, `rule` and `rules`: the games there are, their editions, their rules."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rollwrite.answers import translation
from rollwrite.choices import BOARD, REALMS
from rollwrite.sources import Source, name_of, open_edition, read
from scoring.games import (
    DEFAULT,
    GAMES,
    SHIPPED,
    AnyGame,
    find_game,
    find_rule,
    game_of_edition,
)
from scoring.games import UnknownGameError as UnknownGameError
from scoring.games import game_of_rule as game_of_rule
from scoring.rules import NUMBER as NUMBER
from scoring.rules import READING as READING
from scoring.rules import Section as Section
from scoring.rules import UnknownRuleError as UnknownRuleError
from scoring.rules import rules_about
from sheets.editions.edition import (
    IS_STATE,
    edition_name,
    edition_path,
    is_edition,
    is_shipped,
    is_state,
    shipped_names,
)
from sheets.editions.edition import InvalidEditionError as InvalidEditionError
from sheets.editions.edition import UnknownEditionError as UnknownEditionError
from sheets.editions.head import Head
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError, format_of, parse_tree, read_text
from sheets.words.languages import Language
from sheets.words.text import Message, Name, Text, printable

DEFAULT_GAME = DEFAULT
IS_NONE = Problem((), Text("is no edition; `rollwrite edition list` names some"))


class UnnamableEditionError(ValueError):
    """A file of an edition whose name no text can hold; the message is a Text."""


@dataclass(frozen=True, slots=True)
class EditionInfo:
    """An edition: its name in commands and files, its version, its game, its title by language.

    `path` is its file, from which one of your own may begin.
    """

    name: str
    version: str
    game: str
    title: Mapping[Language, str]
    path: Path


@dataclass(frozen=True, slots=True)
class VariantInfo:
    """A way to play a game: their names in commands and files, and what can be chosen of it.

    title:      what a person calls it
    version:    what tells it from the game's usual one, whose own is ""
    players:    how many can play, the least and the most
    levels:     those it can be played at, () where it has none
    any_number: whether its sheets can be for any number of players
    kinds:      what a person calls each kind of sheet
    on_request: which of them a table gets only when they are asked for
    realms:     what a person calls those whose sheets can be asked for one by one
    """

    game: str
    variant: str
    title: Message
    version: Message
    players: tuple[int, int]
    levels: tuple[str, ...]
    any_number: bool
    kinds: Mapping[str, Message]
    on_request: tuple[str, ...]
    realms: Mapping[str, Name]

    @property
    def has_board(self) -> bool:
        """Whether it is played on a board, and so online too."""
        return BOARD in self.kinds


def game_names() -> tuple[str, ...]:
    """Return the names of the games that come with rollwrite, in alphabetical order."""
    return SHIPPED


def game_named(name: str) -> str:
    """Return the name of a game, one that is shipped or one of a package that is installed.

    Raises UnknownGameError for a name that no game has.
    """
    return find_game(name).name


def variants_of(*games: str) -> tuple[str, ...]:
    """Return the variants of these games, by default of all, each once."""
    found = (name for game in games or GAMES for name in find_game(game).variants)
    return tuple(dict.fromkeys(found))


@lru_cache(1)
def variants() -> tuple[VariantInfo, ...]:
    """Return all ways to play a game that comes with rollwrite, a game's usual one first.

    The usual game comes before all others.
    """
    names = sorted(GAMES, key=lambda name: (name != DEFAULT, name))
    return tuple(_variant(GAMES[game], name) for game in names for name in GAMES[game].variants)


def _variant(game: AnyGame, name: str) -> VariantInfo:
    edition, variant = game.load(), game.variants[name]
    titles = {key: text for table in variant.words() for key, text in table.items()}
    realms_of = getattr(edition, "realms_of", None)  # Some editions have realms.
    return VariantInfo(
        game.name,
        name,
        _title(game, variant.version),
        variant.version or "",
        variant.players,
        variant.levels,
        variant.any_number,
        {kind: titles.get(f"sheet.{kind}", kind) for kind in variant.kinds() if kind != REALMS},
        tuple(kind for kind in variant.on_request if kind != REALMS),
        {key: Name.of(realm.name) for key, realm in realms_of(name).items()} if realms_of else {},
    )


def _title(game: AnyGame, version: Message | None) -> Message:
    """Return what a variant of a game is called, as a score is headed."""
    title = Name.of(game.load().title)
    return Text("{game}, {version}", game=title, version=version) if version else title


def levels_of(*games: str) -> tuple[str, ...]:
    """Return the levels of these games, by default of all, each once."""
    variants = (each for game in games or GAMES for each in find_game(game).variants.values())
    return tuple(dict.fromkeys(level for each in variants for level in each.levels))


def edition_names() -> tuple[str, ...]:
    """Return the names of the shipped editions in alphabetical order, reading none."""
    return shipped_names()


def editions() -> tuple[EditionInfo, ...]:
    """Return the shipped editions in alphabetical order."""
    return tuple(_info(name) for name in shipped_names())


def _info(name: str) -> EditionInfo:
    path = edition_path(name)
    head = game_of_edition(path).load(path)
    return EditionInfo(name, head.version, head.game, head.title, path)


def read_edition(source: Source) -> Head:
    """Return the edition that a source holds, of whichever game; a name is none.

    Raises InvalidEditionError where it holds none that is sound, OSError where it cannot be opened.
    """
    named = name_of(source) or "edition"
    try:
        game = find_game(read(source).tree.get("game"))
    except MalformedFileError as error:
        raise InvalidEditionError(named, [error.problem]) from error
    except UnknownGameError as error:
        raise InvalidEditionError(named, [error.problem]) from error
    edition: Head = open_edition(game, source)
    return edition


def describe_edition(edition: str | os.PathLike[str], language: Language = "en") -> str:
    """Return what an edition holds as a text to read.

    edition: a shipped one's name, perhaps with its version, or a file's path.
    language: `en`, `fr` or `de`.

    Raises UnknownEditionError, InvalidEditionError for a file that is none or has errors, OSError,
    or ValueError for a language that there is not.
    """
    path = edition_file(edition)
    game = game_of_edition(path)
    return game.describe(game.load(path), translation(language))


def edition_text(edition: str | os.PathLike[str]) -> str:
    """Return the text of an edition's file, comments and faults included.

    edition: as for `describe_edition`.

    Raises UnknownEditionError, InvalidEditionError for a file that is no edition, or OSError.
    """
    path = edition_file(edition)
    try:
        text = read_text(path)
        tree = parse_tree(text, format_of(text, path.name))
    except MalformedFileError as error:
        raise InvalidEditionError(path, [error.problem]) from error
    if not is_edition(tree):
        raise InvalidEditionError(path, [IS_STATE if is_state(tree) else IS_NONE])
    return text


def edition_file(edition: str | os.PathLike[str]) -> Path:
    """Return the file of an edition: a shipped one's by its name, perhaps with its version.

    Any other text that looks like a path is one, whether or not there is a file. Raises
    UnknownEditionError.
    """
    return edition if isinstance(edition, Path) else edition_path(os.fspath(edition))


def edition_in(folder: Path, path: Path) -> str:
    """Return what a file in a folder calls an edition: its name and version, or its path.

    Raises UnnamableEditionError for a path that no text can hold.
    """
    name = edition_name(path) if is_shipped(path) else os.path.relpath(path, folder)
    if (shown := printable(name)) != name:
        raise UnnamableEditionError(
            Text("a state cannot hold the name {file}; rename the file", file=shown)
        )
    return name


def rule(number: str, language: Language = "en") -> str:
    """Return what a rule says, such as `M7.2`, the number beside a line of a score or a problem.

    `language` is `en`, `fr` or `de`. A list in it stands on lines of its own. What stands in
    [brackets] is a reading: this project's decision where the published rules leave it open.

    Raises UnknownRuleError for a number that no rule has, ValueError for a language that there is
    not.
    """
    return find_rule(number, translation(language).language)


def rules(
    game: str = "merchants", language: Language = "en", *, about: str = ""
) -> Mapping[str, str]:
    """Return the rules of a game by their numbers, in their order, each as `rule` says it.

    language: `en`, `fr` or `de`.
    about: only one rule, by its number; those whose numbers begin with it, such as `M3` or `S`; or
        those that hold a word of the language.

    Raises UnknownGameError for a name that no game has, UnknownRuleError where no rule is about
    what is asked, ValueError for a language that there is not.
    """
    found = find_game(game).rules(translation(language).language)
    return rules_about(about, found) if about else found


def rule_sections(game: str = "merchants", language: Language = "en") -> tuple[Section, ...]:
    """Return the rules of a game by section, each with the heading under which it stands.

    A section of a letter alone begins a part, such as the rules of a variant. Raises
    UnknownGameError, ValueError for a language that there is not.
    """
    return find_game(game).rule_sections(translation(language).language)

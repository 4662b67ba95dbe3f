"""One call opens a game: a file, a text or a tree, to its state, edition, problems and score."""

from __future__ import annotations

from pathlib import Path

from scoring.game import Editions
from scoring.games import DEFAULT, UnknownGameError, find_game
from scoring.open_game import OpenGame
from sheets.editions.edition import is_edition
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError, format_of, parse_tree, read_text
from sheets.files.schema import Tree
from sheets.words.text import Text

IS_EDITION = Problem((), Text("is an edition, not a state of a game"))


def open_game(
    source: Path | Tree, editions: Editions | None = None, beside: Path = Path()
) -> OpenGame:
    """Return the finished game that a file or a tree holds.

    A file is JSON when its name ends in .json or it begins with a brace, else TOML. `editions` are
    those read before, kept for the next game; `beside` is the folder from which a tree names other
    files. Raises OSError when the file cannot be opened; all else that is wrong is a problem.
    """
    if not isinstance(source, Path):
        return _open(source, editions or Editions(), beside)
    try:
        text = read_text(source)
    except MalformedFileError as error:
        return OpenGame(faults=(error.problem,))
    return open_text(text, source.name, editions, source.parent)


def open_text(
    text: str, name: str = "", editions: Editions | None = None, beside: Path = Path()
) -> OpenGame:
    """Return the finished game that a file's text holds; `name` is the file's."""
    try:
        tree = parse_tree(text, format_of(text, name))
    except MalformedFileError as error:
        return OpenGame(faults=(error.problem,))
    return _open(tree, editions or Editions(), beside)


def _open(tree: Tree, editions: Editions, beside: Path) -> OpenGame:
    if is_edition(tree):
        return OpenGame(faults=(IS_EDITION,))
    try:
        game = find_game(tree.get("game", DEFAULT))
    except UnknownGameError as error:
        return OpenGame(faults=(error.problem,))
    return game.open(tree, beside, editions)

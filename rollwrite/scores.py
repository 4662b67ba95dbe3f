"""`rollwrite.score` and `rollwrite.check`: what finished games are worth, and what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from rollwrite.answers import translation
from rollwrite.play.opening import is_meant_as_record, open_played
from rollwrite.sources import Source, opened, tree_of
from scoring.games import find_edition_problems
from scoring.open_game import Editions, OpenGame, open_game
from scoring.score import Score
from sheets.editions.edition import is_edition
from sheets.files.problem import Problem, has_errors
from sheets.files.reading import MalformedFileError, format_of, parse_tree, read_text
from sheets.files.report import Players, problem_text
from sheets.files.schema import Tree
from sheets.words.languages import Language


@dataclass(frozen=True, slots=True)
class Report:
    """All that is wrong with a file, the first problem first; empty when nothing is.

    `problems` are what is wrong, each with its path in the file's tree, its message, the number of
    its rule and its level; `players` are the names on the file's sheets.
    """

    problems: tuple[Problem, ...]
    players: Players = ()

    @property
    def has_errors(self) -> bool:
        """Whether anything is wrong with which nothing can be scored or printed."""
        return has_errors(self.problems)

    def lines(self, language: Language = "en") -> list[str]:
        """Return a line for each problem, such as `error: sheet 2 (Bernd), gold: ... (M1.2)`.

        `language` is `en`, `fr` or `de`. Raises ValueError for a language that there is not.
        """
        words = translation(language)
        return [words(problem_text(each, self.players)) for each in self.problems]

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)

    def __len__(self) -> int:
        return len(self.problems)

    def __bool__(self) -> bool:
        return bool(self.problems)

    def __str__(self) -> str:
        return "\n".join(self.lines())


def score(source: Source, *, lenient: bool = False) -> Score:
    """Return the score of a finished game, its players in rank order.

    `source` is the path of a state file, TOML or JSON, or of a record, or a state file's tree as a
    dict, whose card numbers may be whole numbers. With an error nothing is scored: the score has no
    players, and its `problems` say why. `lenient` scores what can be scored in spite of errors; the
    problems say what was left out.

    Raises OSError when a file cannot be opened. Prints nothing.
    """
    return opened(source).score(lenient)


def check(source: Source) -> Report:
    """Return every problem of a finished game, or of an edition, nothing scored.

    `source` is the path of a state or edition file, TOML or JSON, or of a record, or such a file's
    tree as a dict.

    Raises OSError when a file cannot be opened.
    """
    try:
        if isinstance(source, Mapping):
            return _report_on_tree(tree_of(source), None, Path())
        return report_on_text(read_text(Path(source)), Path(source))
    except MalformedFileError as error:
        return Report((error.problem,))


def report_on_text(
    text: str, path: Path, editions: Editions | None = None, turn: int | None = None
) -> Report:
    """Return every problem of the text of a file, of a record as it stood after a turn.

    Raises MalformedFileError for a text that is no tree, NoRecordError and NoTurnError for a turn
    that there is not.
    """
    if turn is not None or is_meant_as_record(text, path.name):
        return _report(open_played(text, path.name, editions, path.parent, turn))
    return _report_on_tree(parse_tree(text, format_of(text, path.name)), editions, path.parent)


def _report_on_tree(tree: Tree, editions: Editions | None, beside: Path) -> Report:
    if is_edition(tree):
        return Report(tuple(find_edition_problems(tree)))
    return _report(open_game(tree, editions, beside))


def _report(game: OpenGame) -> Report:
    return Report(tuple(game.find_problems()), game.players)

"""`rollwrite.score` and `rollwrite.check`: what finished games are worth, and what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rollwrite.answers import translation
from rollwrite.sources import Source, open_source, read
from scoring.games import find_edition_problems
from scoring.open_game import Editions
from scoring.score import Score
from sheets.files.problem import Problem, has_errors
from sheets.files.reading import MalformedFileError
from sheets.files.report import Players, problem_text
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


def score(
    source: Source,
    *,
    lenient: bool = False,
    editions: Editions | None = None,
    turn: int | None = None,
) -> Score:
    """Return the score of a finished game, its players in rank order.

    source:   the path of a state file, TOML or JSON, or of a record; its bytes, the open file, its
              tree as a dict, whose card numbers may be whole numbers, or a `Content`
    lenient:  score what can be scored in spite of errors; the problems say what was left out
    editions: those read before, kept for the next game
    turn:     of a record: the turn after which it is scored, by default the last

    With an error nothing is scored: the score has no players, and its `problems` say why.

    Raises OSError when a file cannot be opened, ValueError for a turn that there is not.
    """
    return open_source(source, editions, turn).score(lenient)


def check(source: Source, *, editions: Editions | None = None, turn: int | None = None) -> Report:
    """Return every problem of a finished game, or of an edition, nothing scored.

    source:   a state, a record or an edition, given as for `score`
    editions: those read before, kept for the next game
    turn:     of a record: the turn after which it is checked, by default the last

    Raises OSError when a file cannot be opened, ValueError for a turn that there is not.
    """
    try:
        file = read(source)
    except MalformedFileError as error:
        return Report((error.problem,))
    if file.kind == "edition" and turn is None:
        return Report(tuple(find_edition_problems(file.tree)))
    game = file.open(editions, turn)
    return Report(tuple(game.find_problems()), game.players)

"""`rollwrite.answer` and `say`: what scores hold, in every format and language.

The report on a file tells its problems so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, overload

from rollwrite.choices import known_word
from scoring.answers import FORMATS as TEXT_FORMATS
from scoring.answers import SUFFIXES as TEXT_SUFFIXES
from scoring.answers import Answer as Answer
from scoring.answers import Picture as Picture
from scoring.answers import write_answers
from scoring.answers.columns import Block as Block
from scoring.answers.columns import Look as Look
from scoring.answers.columns import TextTable as TextTable
from scoring.answers.columns import plain_text as plain_text
from scoring.score import Score as Score
from sheets.files.problem import InvalidFileError as InvalidFileError
from sheets.files.problem import Players as Players
from sheets.files.problem import Problem as Problem
from sheets.files.problem import has_errors
from sheets.files.problem import problem_at as problem_at
from sheets.files.problem import problem_text as problem_text
from sheets.files.reading import MOST_BYTES
from sheets.files.reading import MalformedFileError as MalformedFileError
from sheets.page.score_table import ScoreTable as ScoreTable
from sheets.words.languages import LANGUAGES, Language
from sheets.words.text import Message, Text
from sheets.words.translation import Translation, load_translation

if TYPE_CHECKING:
    from rollwrite.printing import Page

TextFormat: TypeAlias = Literal["text", "json", "markdown", "html", "csv", "excel"]
PageFormat: TypeAlias = Literal["pdf", "png"]

TABLE_FORMATS: Final = ("csv", "excel")
PAGE_FORMATS: Final = ("pdf", "png")  # What is drawn.
FORMATS: Final = (*TEXT_FORMATS, *PAGE_FORMATS)
# What a file's name ends with, and the format that this means.
SUFFIXES: Final[Mapping[str, str]] = {**TEXT_SUFFIXES, "pdf": "pdf", "png": "png"}


@overload
def answer(
    score: Score | Mapping[str, Score],
    format: TextFormat = "text",
    language: Language = "en",
    *,
    sheets: Sequence[Page] = (),
) -> str: ...


@overload
def answer(
    score: Score | Mapping[str, Score],
    format: PageFormat,
    language: Language = "en",
    *,
    sheets: Sequence[Page] = (),
) -> bytes: ...


def answer(
    score: Score | Mapping[str, Score],
    format: TextFormat | PageFormat = "text",
    language: Language = "en",
    *,
    sheets: Sequence[Page] = (),
) -> str | bytes:
    """Return a score as the command `score` answers it: every point with its rule.

    score: one, or several by the names of their files, which end with standings.
    format: `text`, `json`, `markdown`, `html`, `csv` or `excel`, a text; `pdf` or `png`, bytes.
    language: `en`, `fr` or `de`.
    sheets: pages that `html` and the `png` of one score show below, such as
        `rw.draw(filled="game.toml").written`.

    Raises ValueError for a format or a language that there is not, and for several scores as
    `png`, which holds one page.
    """
    words, format_ = translation(language), known_word(format, FORMATS)
    if format_ not in FORMATS:
        raise ValueError(f"no format is called {format!r}; there are {', '.join(FORMATS)}")
    scores = score if isinstance(score, Mapping) else {"-": score}
    shown: tuple[Picture, ...] = ()
    if sheets and format_ == "html":
        from rollwrite.printing import pictures_of  # Nothing else here draws.

        shown = pictures_of(sheets)
    answers = [Answer(file, each, shown) for file, each in scores.items()]
    if sheets and format_ == "png" and len(answers) == 1:
        from rollwrite.printing import score_picture

        return score_picture(answers[0], sheets, words)
    if format_ not in PAGE_FORMATS:
        return write_answers(format_, answers, words)
    contents = answer_files(answers, format_, words)
    if len(contents) > 1:
        raise ValueError(f"{format_} holds one page; there are {len(answers)} scores")
    return contents[0][1]


def answer_files(
    answers: Sequence[Answer], format_: str, words: Translation
) -> tuple[tuple[str, bytes], ...]:
    """Return what the files of an answer hold: of several scores as pictures a file for each.

    Each has what its name ends with: `1`, `2`... `standings`, "" for one alone. There is none where
    nothing is to be said.
    """
    if format_ not in PAGE_FORMATS:
        # These formats are UTF-8, whatever the terminal's encoding.
        text = write_answers(format_, answers, words)
        return (("", text.encode()),) if text else ()
    from rollwrite.printing import written_pages  # Texts need nothing that draws.

    return written_pages(answers, format_, words)


def answer_blocks(answers: Sequence[Answer], words: Translation) -> list[Block]:
    """Return the lines and tables of an answer as text."""
    from scoring.answers.plain import score_blocks

    return score_blocks(answers, words)


def score_table(score: Score, words: Translation) -> ScoreTable | None:
    """Return what every player has, or of a game without totals its ledger; None without any."""
    if not score.players:
        return None
    from scoring.answers.grid import grid_of, ledger_table

    return ledger_table(score, score.ledger, words) if score.ledger else grid_of(score, words)


def doubts_of(answers: Sequence[Answer]) -> tuple[Text, ...]:
    """Return what is said of the standings: a game given twice, a name spelled otherwise."""
    from scoring.answers.standings import standings_of  # One answer alone has none.

    standings = standings_of(answers)
    return standings.doubts if standings else ()


def say(text: Message, language: Language = "en") -> str:
    """Return a text of a score or a problem, such as a line's heading, in a language.

    `language` is `en`, `fr` or `de`. `str(text)` is the English one.

    Raises ValueError for a language that there is not.
    """
    return translation(language)(text)


def translation(language: str) -> Translation:
    """Return the translation into a language; raises ValueError for one that there is not."""
    language = known_word(language, LANGUAGES)
    if language not in LANGUAGES:
        raise ValueError(f"no language is called {language!r}; there are {', '.join(LANGUAGES)}")
    return load_translation(language)


def is_table_of_scores(path: Path) -> bool:
    """Return whether a file holds scores as `csv` or `excel` or nothing, and no list of others."""
    from scoring.answers.csv import is_start_of_scores  # Few commands write a table.

    with path.open("rb") as file:
        return is_start_of_scores(file.readline(MOST_BYTES))


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

    def tree(self, language: Language = "en") -> list[dict[str, Any]]:
        """Return the problems as JSON has them, their messages in a language."""
        from scoring.answers.json import problem_tree

        words = translation(language)
        return [problem_tree(each, words, self.players) for each in self.problems]

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)

    def __len__(self) -> int:
        return len(self.problems)

    def __bool__(self) -> bool:
        return bool(self.problems)

    def __str__(self) -> str:
        return "\n".join(self.lines())

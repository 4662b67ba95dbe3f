"""Scores as tables of cells: CSV for scripts, and the CSV that Excel opens by a double click."""

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import StringIO
from typing import TypeAlias

from scoring.answers.grid import Answer
from scoring.answers.standings import RATE, headings, standings_of
from scoring.score import Score, rows
from sheets.words.languages import LANGUAGES
from sheets.words.text import Message, Name, Text
from sheets.words.translation import Translation, load_translation

Table: TypeAlias = Iterable[Sequence[object]]
Kind: TypeAlias = Callable[[Score], tuple[Message, Message]]

_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # As OWASP has them: "CSV Injection".
_HEAD = ("file", "date", "game", "variant", "name", "rank", "total")
_HEAD_OF_EXCEL = (
    *(Text("File"), Text("Date"), Text("Game"), Text("Variant")),
    *(Text("Name"), Text("Rank"), Text("Total")),
)
_MARK = "\ufeff"  # Without it Excel reads UTF-8 as the letters of old Windows.


def write_csv(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text: comma-separated, in UTF-8 with a line feed at the end of each row.

    The first columns have the same names in every language; those of lines are translated. Points
    of lines that a game does not have are left empty. The standings follow below an empty row, with
    rates from 0 to 1. A text that a spreadsheet would take for a formula begins with `'`.
    """
    table = _games(answers, words, _HEAD, _named_kind)
    if standings := standings_of(answers):
        table += ((), headings(standings, words), *standings.figures)
    return _text(table, ",", "\n")


def write_excel(answers: Sequence[Answer], words: Translation) -> str:
    """Return the table of `write_csv` as an Excel that speaks the language takes it.

    All words are translated and rates are per cent; where fractions have a comma, semicolons part
    the cells. What is doubtful stands at the end.
    """
    table = _games(answers, words, tuple(map(words, _HEAD_OF_EXCEL)), _said_kind)
    if standings := standings_of(answers):
        table += ((), headings(standings, words))
        table += (_with_per_cent(row) for row in standings.figures)
        table += ((words(doubt),) for doubt in standings.doubts)
    point = _point(words)
    local = ([_with_point(cell, point) for cell in row] for row in table)
    text = _text(local, _separator(words), "\r\n")
    return text and f"{_MARK}{text}"


def is_start_of_scores(start: bytes) -> bool:
    """Return whether the beginning of a file is that of a table of scores, or there is none."""
    heads = [",".join(_HEAD)]
    for words in map(load_translation, LANGUAGES):
        heads.append(_MARK + _separator(words).join(map(words, _HEAD_OF_EXCEL)))
    return not start or start.startswith(tuple(head.encode() for head in heads))


def _games(
    answers: Sequence[Answer], words: Translation, head: Sequence[str], kind: Kind
) -> list[Sequence[object]]:
    """Return the rows of all games, the first of them the headings; none where nothing is scored.

    `kind` says which game was played.
    """
    scored = [answer for answer in answers if answer.score.players]
    if not scored:
        return []
    lines = [*dict.fromkeys(row.heading for each in scored for row in rows(each.score.players))]
    table: list[Sequence[object]] = [(*head, *map(words, lines))]
    for answer in scored:
        table += _rows(answer, lines, words, map(words, kind(answer.score)))
    return table


def _named_kind(score: Score) -> tuple[Message, Message]:
    return score.game, score.variant


def _said_kind(score: Score) -> tuple[Message, Message]:
    game = Name.of(score.edition.title) if score.edition else score.game
    return game, score.version or Text("basic version")


def _rows(
    answer: Answer, lines: Sequence[Message], words: Translation, kind: Iterable[str]
) -> Iterator[tuple[object, ...]]:
    score, kind = answer.score, tuple(kind)
    for rank, account in score.players:
        points: dict[Message, int] = {}
        for each in account.lines:
            points[each.heading] = points.get(each.heading, 0) + each.points
        yield (
            *(answer.file, score.occasion.date or "", *kind),
            *(words(account.name), rank, account.total if score.has_totals else ""),
            *(points.get(line, "") for line in lines),
        )


def _text(table: Table, separator: str, end: str) -> str:
    text = StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator=end)
    writer.writerows([*map(_inert, row)] for row in table)
    return text.getvalue()


def _inert(cell: object) -> object:
    """Return a cell that no spreadsheet runs: what would begin a formula has a `'` before it."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


def _with_per_cent(row: Sequence[object]) -> Sequence[object]:
    """Return a row of standings whose rate is per cent, as every Excel reads it."""
    return [f"{cell:.0%}" if column == RATE else cell for column, cell in enumerate(row)]


def _with_point(cell: object, point: str) -> object:
    return str(cell).replace(".", point) if isinstance(cell, float) else cell


def _point(words: Translation) -> str:
    """Return what a language writes before tenths."""
    return words(Text("{whole}.{tenth}", whole=0, tenth=0)).strip("0")


def _separator(words: Translation) -> str:
    return ";" if _point(words) == "," else ","

"""Scores as tables of cells: CSV for scripts, and the CSV that Excel opens by a double click."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import TypeAlias

from scoring.answers.grid import Answer
from scoring.answers.standings import headings, standings_of
from scoring.score import rows
from sheets.words.languages import LANGUAGES
from sheets.words.text import Message, Text
from sheets.words.translation import Translation, load_translation

Table: TypeAlias = Iterable[Sequence[object]]

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
    return _text(_table(answers, words, _HEAD), ",", "\n")


def write_excel(answers: Sequence[Answer], words: Translation) -> str:
    """Return the table of `write_csv` as an Excel that speaks the language takes it.

    All headings are translated; where fractions have a comma, semicolons part the cells.
    """
    table = _table(answers, words, tuple(map(words, _HEAD_OF_EXCEL)))
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


def _table(answers: Sequence[Answer], words: Translation, head: Sequence[str]) -> Table:
    """Return the rows, the first of them the headings; none where nothing is scored."""
    scored = [answer for answer in answers if answer.score.players]
    if not scored:
        return []
    lines = [*dict.fromkeys(row.heading for each in scored for row in rows(each.score.players))]
    table: list[Sequence[object]] = [(*head, *map(words, lines))]
    for answer in scored:
        table += _rows(answer, lines, words)
    if standings := standings_of(answers):
        table += ((), headings(standings, words), *standings.figures)
    return table


def _rows(
    answer: Answer, lines: Sequence[Message], words: Translation
) -> Iterator[tuple[object, ...]]:
    score = answer.score
    for rank, account in score.players:
        points: dict[Message, int] = {}
        for each in account.lines:
            points[each.heading] = points.get(each.heading, 0) + each.points
        yield (
            *(answer.file, score.occasion.date or "", score.game, score.variant),
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


def _with_point(cell: object, point: str) -> object:
    return str(cell).replace(".", point) if isinstance(cell, float) else cell


def _point(words: Translation) -> str:
    """Return what a language writes before tenths."""
    return words(Text("{whole}.{tenth}", whole=0, tenth=0)).strip("0")


def _separator(words: Translation) -> str:
    return ";" if _point(words) == "," else ","

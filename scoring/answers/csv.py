"""Scores as CSV, for spreadsheets and statistics: a row for each player, a column for each line."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO

from scoring.answers import Answer
from scoring.answers.standings import standings_of
from scoring.score import rows
from sheets.words.text import Said
from sheets.words.translation import Translation

HEAD = ("file", "date", "game", "variant", "name", "rank", "total")


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text: comma-separated, in UTF-8 with a line feed at the end of each row.

    The first columns have the same names in every language; those of lines are translated. Points
    of lines that a game does not have are left empty. The standings follow below an empty row.
    """
    scored = [answer for answer in answers if answer.score.players]
    if not scored:
        return ""
    headings = [*dict.fromkeys(row.heading for each in scored for row in rows(each.score.players))]
    table = StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow((*HEAD, *map(words, headings)))
    for answer in scored:
        writer.writerows(_rows(answer, headings, words))
    if standings := standings_of(answers, words):
        writer.writerows(((), standings.headings, *standings.rows))
    return table.getvalue()


def _rows(
    answer: Answer, headings: Sequence[Said], words: Translation
) -> Iterator[tuple[object, ...]]:
    score = answer.score
    for rank, account in score.players:
        points: dict[Said, int] = {}
        for line in account.lines:
            points[line.heading] = points.get(line.heading, 0) + line.points
        yield (
            *(answer.file, score.occasion.date or "", score.game, score.variant),
            *(words(account.name), rank, account.total if score.has_totals else ""),
            *(points.get(heading, "") for heading in headings),
        )

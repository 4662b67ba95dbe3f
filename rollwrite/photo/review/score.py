"""The score as a page's program knows it: each line as a sum of what answers bring.

Each answer is tried alone, then answers by lot together: a line that is not the sum of what they
bring is left out, and so is a player's total, which the page then does not tell.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from rollwrite.photo.questions import Question, questions_of
from rollwrite.photo.table import TableReading
from scoring.places import Meaning
from sheets.words.translation import Translation

# A line of a player's: the place among the accounts, the place of the line.
Key: TypeAlias = tuple[int, str]
Points: TypeAlias = Mapping[Key, int]
Answers: TypeAlias = Mapping[int, Meaning]  # By the number of the question.

TOTAL: Final = "total"  # Not said: keys of ours among the headings of lines.
CIRCLED: Final = "circled"
TYPED: Final = (23, 61)  # Figures that are tried for all that can be typed.
TRIED: Final = 24  # Answers by lot.


def score_data(table: TableReading, words: Translation) -> list[dict[str, Any]]:
    """Return the accounts of a table, of which each line has what it is and what answers bring.

    There is none of a game without totals, or one of which a sheet is missing that all share.
    """
    asked = [*questions_of(table)]
    for answers in (_first(asked), _last(asked)):
        points = _points(_answered(table, asked, answers))
        if points and all((place, TOTAL) in points for place, _ in points):
            break
    else:
        return []
    lines = _lines(table, asked, answers, points)
    found = [*_accounts(table, asked, answers, words)]
    checks = {each.doubt.check.seat: number for number, each in enumerate(asked)
              if each.doubt.check}  # fmt: skip
    for place, account in enumerate(found):
        account["check"] = checks.get(place)
        account["total"] = lines.get((place, TOTAL))
        account["circled"] = lines.get((place, CIRCLED))
        for line in account["lines"]:
            line["points"] = lines.get((place, line.pop("key")))
    return found


def _first(asked: list[Question]) -> dict[int, Meaning]:
    """Return the likely answers, the first of what has none."""
    return {number: each.ordered[0].meaning if each.options else 0
            for number, each in enumerate(asked)}  # fmt: skip


def _last(asked: list[Question]) -> dict[int, Meaning]:
    return {number: each.options[-1].meaning if each.options else TYPED[-1]
            for number, each in enumerate(asked)}  # fmt: skip


def _answered(table: TableReading, asked: list[Question], answers: Answers) -> TableReading:
    for number, meaning in answers.items():
        table = table.answered(asked[number].doubt, meaning)
    return table


def _points(made: TableReading) -> dict[Key, int]:
    """Return the points of every line of a table, nothing where there is no score.

    A total is there where nothing is left out of it.
    """
    game = made.game()
    if game.content is None or made.missing_kinds:
        return {}
    score = game.points()
    if not score.has_totals:
        return {}
    less = {each.path[1] for each in score.problems if each.path[:1] == ("sheet",)}
    found: dict[Key, int] = {}
    accounts = sorted((each.account for each in score.players), key=lambda each: each.seat)
    for place, account in enumerate(accounts):
        for key, line in zip(_keys(account.lines), account.lines, strict=True):
            found[place, key] = line.points
        if account.seat not in less:
            found[place, TOTAL] = account.total
    for index, sheet in enumerate(made.sheets):
        for claim in sheet.claims():
            if claim.seat is not None and claim.circled is not None:
                found[claim.seat if sheet.is_shared else index, CIRCLED] = claim.circled
    return found


def _keys(lines: Any) -> Iterator[str]:
    """Yield what tells lines of an account apart: the rule, and how many of it came before."""
    seen: dict[str, int] = {}
    for line in lines:
        seen[line.rule] = seen.get(line.rule, 0) + 1
        yield f"{line.rule}/{seen[line.rule]}"


def _lines(
    table: TableReading, asked: list[Question], answers: dict[int, Meaning], base: Points
) -> dict[Key, dict[str, Any]]:
    """Return what each line is by some answers, and how much more another answer brings."""
    found: dict[Key, dict[str, Any]] = {
        key: {"sum": points, "by": []} for key, points in base.items()
    }
    usual = _answered(table, asked, answers)
    for number, question in enumerate(asked):
        others = {each: meaning for each, meaning in answers.items() if each != number}
        # A check changes what else is answered, so it is answered anew.
        there = _answered(table, asked, others) if question.doubt.check else usual
        tried = {
            meaning: _points(there.answered(question.doubt, meaning))
            for meaning in (TYPED if question.is_figure else question.doubt.reading.group.meanings)
        }
        for key, line in [*found.items()]:
            changes = {each: points[key] - base[key]
                       for each, points in tried.items() if key in points}  # fmt: skip
            if not question.is_figure:
                options = question.doubt.reading.group.meanings
                line["by"] += [[number, options.index(each), more]
                               for each, more in changes.items() if more]  # fmt: skip
            elif (more := _typed(changes)) is not None:
                line["by"].append([number, None, more])
            elif len(changes) < len(TYPED) or any(changes.values()):
                del found[key]
    lots = random.Random(len(asked))
    for _ in range(TRIED if asked else 0):
        chosen = {number: lots.choice(_meanings(each)) for number, each in enumerate(asked)}
        points = _points(_answered(table, asked, chosen))
        for key in [key for key, line in found.items()
                    if key in points and _sum(line, asked, chosen) != points[key]]:  # fmt: skip
            del found[key]
    return found


def _typed(changes: Mapping[Meaning, int]) -> int | None:
    """Return by how much more than a figure that is typed a line grows, None where it does not."""
    more = {change - int(figure) for figure, change in changes.items()}
    return more.pop() if len(more) == 1 and len(changes) == len(TYPED) else None


def _meanings(question: Question) -> tuple[Meaning, ...]:
    return (7, 40, 95) if question.is_figure else question.doubt.reading.group.meanings


def _sum(line: Mapping[str, Any], asked: list[Question], answers: Answers) -> int:
    """Return a line's points as the page's program adds them up."""
    points = int(line["sum"])
    for number, option, more in line["by"]:
        answer = answers[number]
        if option is None:
            points += int(answer) + more
        elif asked[number].doubt.reading.group.meanings.index(answer) == option:
            points += more
    return points


def _accounts(
    table: TableReading, asked: list[Question], answers: Answers, words: Translation
) -> Iterator[dict[str, Any]]:
    """Yield what each account is: who it is of, what its lines are called, by which rules."""
    made = _answered(table, asked, answers)
    score = made.game().points()
    written = {
        claim.seat if sheet.is_shared else index: claim.written
        for index, sheet in enumerate(made.sheets)
        for claim in sheet.claims() if claim.is_final
    }  # fmt: skip
    accounts = sorted((each.account for each in score.players), key=lambda each: each.seat)
    for place, account in enumerate(accounts):
        keyed = zip(_keys(account.lines), account.lines, strict=True)
        lines = [{"key": key, "label": words(line.heading), "rule": line.rule}
                 for key, line in keyed]  # fmt: skip
        name = None if place < len(made.names) else words(account.name)
        yield {"name": name, "lines": lines, "written": written.get(place)}

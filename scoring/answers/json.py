"""A score as JSON: one object, of several files an array of them; the last has the standings."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from scoring.answers.grid import Answer
from scoring.answers.standings import standings_of
from scoring.score import Ranked, Score
from sheets.files.problem import Path, Players, Problem, problem_place
from sheets.words.text import Name, Text, printable
from sheets.words.translation import Translation


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text; labels and sentences are translated, keys and numbers of rules never."""
    trees = [score_tree(each.score, words) for each in answers]
    if len(answers) > 1:
        named = zip(answers, trees, strict=True)
        files = [{"file": answer.file, **tree} for answer, tree in named]
        if standings := standings_of(answers):
            files[-1]["standings"] = standings.tree
        return json_text(files)
    return json_text(trees[0])


def score_tree(score: Score, words: Translation) -> dict[str, Any]:
    """Return the object of one score."""
    return {
        "game": score.game,
        "variant": score.variant,
        **{key: str(value) for key, value in score.occasion.tree.items()},
        "players": [
            _player_tree(each, words) if score.has_totals else _place_tree(each)
            for each in score.players
        ],
        "winners": list(score.winners),
        **{key: _fact(value, words) for key, value in score.facts.items()},
        "problems": [problem_tree(each, words, score.seated) for each in score.problems],
    }


def problem_tree(
    problem: Problem, words: Translation, players: Players
) -> dict[str, str | int | list[str | int]]:
    """Return the object of one problem; path and level are never translated.

    `players` are the names on the file's sheets. The line, from 1, is there where it is known.
    """
    line = {"line": problem.line} if problem.line else {}
    return {
        "where": words(problem_place(problem, players)),
        "path": path_list(problem.path),
        "message": words(problem.message),
        "rule": problem.rule,
        "level": problem.level,
        **line,
    }


def path_list(path: Path) -> list[str | int]:
    """Return a path as a list; the number of a card, which is a key in a file, is a number.

    What would turn or hide letters is shown as its escape.
    """
    return [_step(each) for each in path]


def _step(step: str | int) -> str | int:
    if isinstance(step, int):
        return step
    return int(step) if step.isascii() and step.isdecimal() else printable(step)


def json_text(tree: Any) -> str:
    """Return a tree as every command writes it, with a line's end."""
    return json.dumps(tree, ensure_ascii=False, indent=1) + "\n"


def _fact(value: object, words: Translation) -> object:
    if isinstance(value, Mapping):
        return {key: _fact(each, words) for key, each in value.items()}
    return words(value) if isinstance(value, Text | Name | str) else value


def _place_tree(ranked: Ranked) -> dict[str, Any]:
    return {"name": str(ranked.account.name), "rank": ranked.rank}


def _player_tree(ranked: Ranked, words: Translation) -> dict[str, Any]:
    account = ranked.account
    tie_breaks = {
        "tie_break" if number == 1 else f"tie_break_{number}": {
            "label": words(each.label),
            "value": each.value,
            "rule": each.rule,
        }
        for number, each in enumerate(account.tie_breaks, 1)
    }
    return {
        **_place_tree(ranked),
        "total": account.total,
        "lines": [
            {"label": words(line.label), "points": line.points, "rule": line.rule}
            for line in account.lines
        ],
        **tie_breaks,
    }

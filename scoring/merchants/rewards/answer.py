"""A reward or a price as an answer: text for people, a tree for scripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scoring.answers.columns import aligned
from scoring.merchants.rewards.explained import Answer, Step
from sheets.words.translation import Translation


def answer_tree(answer: Answer, words: Translation) -> dict[str, Any]:
    """Return an answer as JSON has it; labels are translated, keys and rules never.

    An answer for several regions has each of them, in their order, under `regions`.
    """
    options = {each.name: each.value for each in answer.options}
    regions = [_figures_and_lines(each, words) for each in answer.parts]
    told = {"regions": regions} if regions else {}
    return {**told, **_figures_and_lines(answer, words), "options": options}


def answer_text(answer: Answer, words: Translation) -> str:
    """Return the answer, its steps in columns, and the options that it depends on."""
    told = (*answer.parts, answer)
    columns = iter(_columns([step for each in told for step in each.steps], words))
    lines = [_sentence(answer, words)]
    for part in answer.parts:
        lines.append(f"  {_sentence(part, words)}")
        lines += [f"    {next(columns)}" for _ in part.steps]
    lines += [f"  {line}" for line in columns]
    lines += [
        f'{each.name} = "{each.value}": {words(each.meaning)} ({each.rule})'
        for each in answer.options
    ]
    return "".join(f"{line}\n" for line in lines)


def _figures_and_lines(answer: Answer, words: Translation) -> dict[str, Any]:
    steps = [
        {"label": words(step.label), "amount": step.amount, "unit": step.unit, "rule": step.rule}
        for step in answer.steps
    ]
    return {**answer.figures, "lines": steps}


def _columns(steps: Sequence[Step], words: Translation) -> list[str]:
    """Return a line for each step, their columns below each other."""
    rows = [
        (words(step.label), str(step.amount), words(step.unit_text), step.rule) for step in steps
    ]
    return aligned(rows, right=(1,))


def _sentence(answer: Answer, words: Translation) -> str:
    sentence = words(answer.sentence)
    return f"{sentence[:1].upper()}{sentence[1:]}."

"""A reward or a price as an answer: text for people, a tree for scripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scoring.answers.columns import aligned
from scoring.merchants.rewards.explained import Explanation, Step
from sheets.words.translation import Translation


def explanation_tree(explanation: Explanation, words: Translation) -> dict[str, Any]:
    """Return an answer as JSON has it; labels are translated, keys and rules never.

    An answer for several regions has each of them, in their order, under `regions`.
    """
    options = {each.name: each.value for each in explanation.options}
    regions = [_figures_and_lines(each, words) for each in explanation.parts]
    told = {"regions": regions} if regions else {}
    return {**told, **_figures_and_lines(explanation, words), "options": options}


def explanation_text(explanation: Explanation, words: Translation) -> str:
    """Return the answer, its steps in columns, and the options that it depends on."""
    told = (*explanation.parts, explanation)
    columns = iter(_columns([step for each in told for step in each.steps], words))
    lines = [_sentence(explanation, words)]
    for part in explanation.parts:
        lines.append(f"  {_sentence(part, words)}")
        lines += [f"    {next(columns)}" for _ in part.steps]
    lines += [f"  {line}" for line in columns]
    lines += [words(each.said) for each in explanation.options]
    return "".join(f"{line}\n" for line in lines)


def _figures_and_lines(explanation: Explanation, words: Translation) -> dict[str, Any]:
    steps = [
        {"label": words(step.label), "amount": step.amount, "unit": step.unit, "rule": step.rule}
        for step in explanation.steps
    ]
    return {**explanation.figures, "lines": steps}


def _columns(steps: Sequence[Step], words: Translation) -> list[str]:
    """Return a line for each step, their columns below each other."""
    rows = [
        (words(step.label), str(step.amount), words(step.unit_text), step.rule) for step in steps
    ]
    return aligned(rows, right=(1,))


def _sentence(explanation: Explanation, words: Translation) -> str:
    sentence = words(explanation.sentence)
    return f"{sentence[:1].upper()}{sentence[1:]}."

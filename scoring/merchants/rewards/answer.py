"""A reward or a price as an answer: text for people, a tree for scripts."""

from __future__ import annotations

from typing import Any

from scoring.answers.columns import aligned
from scoring.merchants.rewards.explained import Answer
from sheets.words.translation import Translation


def answer_tree(answer: Answer, words: Translation) -> dict[str, Any]:
    """Return an answer as JSON has it; labels are translated, keys and rules never."""
    steps = [
        {"label": words(step.label), "amount": step.amount, "unit": step.unit, "rule": step.rule}
        for step in answer.steps
    ]
    options = {each.name: each.value for each in answer.options}
    return {**answer.figures, "lines": steps, "options": options}


def answer_text(answer: Answer, words: Translation) -> str:
    """Return the answer, its steps in columns, and the options that it depends on."""
    sentence = words(answer.sentence)
    rows = [
        (words(step.label), str(step.amount), words(step.unit_text), step.rule)
        for step in answer.steps
    ]
    lines = [
        f"{sentence[:1].upper()}{sentence[1:]}.",
        *(f"  {line}" for line in aligned(rows, right=(1,))),
        *(
            f'{each.name} = "{each.value}": {words(each.meaning)} ({each.rule})'
            for each in answer.options
        ),
    ]
    return "".join(f"{line}\n" for line in lines)

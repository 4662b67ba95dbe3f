"""What would have been allowed instead of a step, in the words that can be typed for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from rollwrite.play.merchants.keywords import FORMS, NUMBERS
from rollwrite.play.merchants.moment import IllegalStepError
from sheets.words.text import Name, Said, Text, joined


def with_allowed(error: IllegalStepError) -> Text:
    """Return what is wrong with a step, and what would have been allowed."""
    if not error.allowed:
        return error.message
    allowed = joined([_said(each) for each in error.allowed], "or")
    return Text("{message}; allowed: {allowed}", message=error.message, allowed=allowed)


def _said(step: str) -> Said:
    """Return a step, or a part of one, as it is written in each language."""
    return reduce(
        lambda one, other: Text("{one} {other}", one=one, other=other), map(_word, step.split())
    )


def _word(word: str) -> Said:
    if word in NUMBERS:
        return Name.of(NUMBERS[word])
    forms = {language: each[0] for language, each in _FORMS.get(word, {}).items()}
    return Name.of(forms) if forms else word


_FORMS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    str(keyword): forms for keyword, forms in FORMS.items()
}

"""The words of entering a game and of printed scores are all said somewhere."""

from __future__ import annotations

import pytest

from scoring.words import load_words
from tests.scoring.templates import templates


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("catalogue", ["entry", "score-sheet"])
def test_no_translation_is_left_of_a_sentence_that_nobody_says(
    language: str, catalogue: str
) -> None:
    assert set(load_words(language, catalogue).templates) - set(templates()) == set()

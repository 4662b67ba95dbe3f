"""Any file at all gives problems or a score, in any language and format, never a traceback."""

import json
import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rollwrite.sources import Content, open_source
from scoring.open_game import Editions, open_game
from sheets.files.problem import MOST_PROBLEMS
from sheets.words.languages import LANGUAGES
from sheets.words.translation import Translation, load_translation
from tests.scoring.merchants.games import changed
from tests.scoring.mutations import answered, mutated

# More by `MUTATIONS=10000 pytest tests/scoring/test_mutations.py`.
EXAMPLES = int(os.environ.get("MUTATIONS", "150" if os.environ.get("CI") else "60"))
EDITIONS = Editions()
WORDS: dict[str, Translation] = {language: load_translation(language) for language in LANGUAGES}


@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
@given(st.randoms(use_true_random=False), st.sampled_from(LANGUAGES))
def test_a_good_file_made_bad_is_answered(random: Random, language: str) -> None:
    text, format_ = mutated(random)
    answered(text, format_, WORDS[language], EDITIONS)


@settings(max_examples=EXAMPLES)
@given(st.text(max_size=200), st.sampled_from(["toml", "json"]))
def test_any_text_is_answered(text: str, format_: str) -> None:
    answered(text, "json" if format_ == "json" else "toml", WORDS["en"], EDITIONS)


@settings(max_examples=EXAMPLES)
@given(
    st.dictionaries(
        st.sampled_from(["game", "variant", "players", "sheet", "trolls", "board", "level"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
            lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
            max_leaves=9,
        ),
    )
)
def test_any_tree_is_answered(tree: dict[str, object]) -> None:
    answered(json.dumps(tree), "json", WORDS["de"], EDITIONS)


@pytest.mark.parametrize("variant", ["base", "family", "solo"])
def test_thousands_of_sheets_are_answered(variant: str) -> None:
    sheets = "".join(f'[[sheet]]\nplayer = "A{number}"\ngold = "x"\n' for number in range(6_000))
    opened = open_source(Content(f'variant = "{variant}"\n{sheets}'))
    assert len(opened.faults) == 501
    assert opened.score().players == ()


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("base-3.toml", {"sheet 1, monuments": list(range(20_000))}),
        ("base-3.toml", {"sheet 1, monuments": [14] * 200_000}),
        ("base-3.toml", {"sheet 1, crowns": [1] * 200_000}),
        ("solo-expert.toml", {"trolls, claims": ["monument 11", ""] * 20_000}),
        ("solo-expert.toml", {"trolls, columns": list(range(20_000))}),
        ("family-2.toml", {"sheet 1, spells, used": ["1A1", "9Z9"] * 50_000}),
    ],
)
def test_long_lists_take_no_longer_than_reading_them(name: str, change: dict[str, Any]) -> None:
    found = open_game(changed(name, change)).score(lenient=True)
    assert found.players
    assert len(found.problems) <= 2 * MOST_PROBLEMS


def test_ten_thousand_mistakes_on_a_board_are_as_many_problems_as_anybody_reads() -> None:
    workers = {f"W{number}": ["F4"] for number in range(10_000)}
    opened = open_game(changed("base-3.toml", {"board": {"workers": workers}}))
    assert len(opened.find_problems()) <= MOST_PROBLEMS + 1

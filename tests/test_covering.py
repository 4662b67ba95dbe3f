from itertools import combinations, product
from typing import Any

import pytest

from tests.covering import pairwise_choices, with_news

FACTORS: list[dict[str, tuple[Any, ...]]] = [
    {"paper": ("a4", "a3"), "theme": ("ink", "grey", "colour")},
    {"players": (1,), "paper": ("a4", "letter", "a3"), "duplex": (False, True)},
    {"players": (2, 3, 4), "language": ("en", "fr", "de"), "holes": ("", "left"), "level": ("",)},
]


@pytest.mark.parametrize("factors", FACTORS, ids=" ".join)
def test_every_two_values_meet(factors: dict[str, tuple[Any, ...]]) -> None:
    choices = list(pairwise_choices(**factors))
    assert all(list(choice) == list(factors) for choice in choices)
    for one, other in combinations(factors, 2):
        met = {(choice[one], choice[other]) for choice in choices}
        assert met == set(product(factors[one], factors[other]))


def test_choices_are_fewer_than_their_product() -> None:
    factors = dict.fromkeys("abcdefgh", (1, 2, 3))
    assert 9 <= len(list(pairwise_choices(**factors))) < 20


def test_the_same_factors_have_the_same_choices() -> None:
    assert [*pairwise_choices(**FACTORS[2])] == [*pairwise_choices(**FACTORS[2])]


def test_those_with_news_have_every_value() -> None:
    choices = list(with_news(pairwise_choices(**FACTORS[2])))
    seen = [choice for choice, has_more in choices if has_more]
    assert len(seen) < len(choices)
    for name, values in FACTORS[2].items():
        assert {choice[name] for choice in seen} == {*values}

"""The likeliest choice that strains rules least."""

from collections.abc import Sequence
from math import log

import pytest

from rollwrite.photo.merchants.board import most_probable


def options(*places: str) -> list[list[tuple[str, float]]]:
    """Return what can be in places, each typed as `gold 0.6 wood 0.4`."""
    found = []
    for place in places:
        words = place.split()
        found.append([(word, log(float(share)))
                      for word, share in zip(words[::2], words[1::2], strict=True)])  # fmt: skip
    return found


def no_rule(_things: Sequence[str]) -> float:
    return 0.0


def test_without_a_rule_broken_the_likeliest_is_taken_everywhere() -> None:
    assert most_probable(options("a 0.6 b 0.4", "b 0.9 a 0.1"), no_rule) == ["a", "b"]


def test_a_rule_that_is_broken_costs_the_least_sure_place_its_thing() -> None:
    def at_most_one_b(things: Sequence[str]) -> float:
        return 5.0 * (things.count("b") > 1)

    places = options("b 0.9 a 0.1", "b 0.6 a 0.4", "a 0.99 b 0.01")
    assert most_probable(places, at_most_one_b) == ["b", "a", "a"]


def test_a_rule_gives_way_to_what_is_clear() -> None:
    """A thing is taken against a rule where all others are less likely than the rule is weighty."""

    def no_b(things: Sequence[str]) -> float:
        return 5.0 * things.count("b")

    assert most_probable(options("b 0.999 a 0.001"), no_b) == ["b"]
    assert most_probable(options("b 0.98 a 0.02"), no_b) == ["a"]


def test_two_places_change_together_where_one_alone_does_not_help() -> None:
    def all_alike(things: Sequence[str]) -> float:
        return 5.0 * (things[0] != things[1] or things[1] != things[2])

    places = options("b 0.6 a 0.4", "b 0.7 a 0.3", "a 0.9999 b 0.0001")
    assert most_probable(places, all_alike) == ["a", "a", "a"]


@pytest.mark.parametrize("number", [0, 1, 200])
def test_every_place_has_a_thing(number: int) -> None:
    assert len(most_probable(options(*["a 0.5 b 0.5"] * number), no_rule)) == number

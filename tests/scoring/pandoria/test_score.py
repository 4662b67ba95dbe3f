"""P4, the exchange of resources, over all amounts; whole scores are golden."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.open_game import open_game
from scoring.pandoria.score import best_exchange
from sheets.pandoria.edition import Rate
from tests.scoring.pandoria.pads import pad

# P4 by hand: the crowns for 0 to 10 of a resource, and what is left of it.
CROWNS = {
    "": (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3),
    "2 for 3": (0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6),
    "1 for 2": (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5),
    "both": (0, 0, 1, 2, 2, 2, 4, 4, 4, 6, 6),
}
LEFT = {
    "": (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1),
    "2 for 3": (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1),
    "1 for 2": (0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0),
    "both": (0, 1, 0, 0, 1, 2, 0, 1, 2, 0, 1),
}
PLACES = {"vault": "gold", "lumberyard": "wood", "repository": "crystal"}


@pytest.mark.parametrize("standing", CROWNS)
@pytest.mark.parametrize(("building", "resource"), PLACES.items())
def test_p4_the_rates_are_those_of_the_table(building: str, resource: str, standing: str) -> None:
    for amount in range(11):
        stock = " ".join(str(amount if resource == each else 0) for each in PLACES.values())
        buildings = f"{building} {standing}" if standing else ""
        tree = pad(f"Anna Elves 20 / 0 / {stock} / {buildings}", "Bernd Mages 1 / 0 / 0 0 0")
        account = open_game(tree).score().players[0].account
        (line,) = [line for line in account.lines if str(line.heading) == resource.title()]
        assert (line.points, line.rule) == (CROWNS[standing][amount], "P4")
        assert account.tie_breaks[0].value == LEFT[standing][amount]


@given(st.integers(0, 10), st.sampled_from([("1 for 2",), ("2 for 3",), ("1 for 2", "2 for 3")]))
def test_p4_a_standing_building_never_costs_anything(amount: int, rates: tuple[Rate, ...]) -> None:
    usual, better = best_exchange(amount, ()), best_exchange(amount, rates)
    assert (better.crowns, better.left) >= (usual.crowns, usual.left)
    crowns, _, resources = better.rate.partition(" for ")
    assert better.crowns / int(crowns) * int(resources) + better.left == amount

"""The resolver against the slow and obvious one, over all small cases."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

from scoring.open_game import open_game
from scoring.realms_and_ruins.score import Outcome, resolve, ruler_of
from scoring.realms_and_ruins.state import RealmState, State
from tests.scoring.games import problems_in, score_of
from tests.scoring.realms_and_ruins import plain

Tree = dict[str, Any]

HEROES = ("Villager", "Noble", "Sorceress")
NAMES = ("Anna", "Bernd", "Clara")
REALMS = ("village", "castle", "magic")
DECKS = ("village deck", "castle deck", "magic deck")


def realm(followers: tuple[int, ...], othersiders: int, *, ruined: bool = False) -> Tree:
    """Return a realm's table."""
    by_hero = dict(zip(HEROES, followers, strict=False))
    return {"ruined": ruined, "othersiders": othersiders, "followers": by_hero}


def sheets(players: int, gold: tuple[int, ...], cards: tuple[int, ...]) -> list[Tree]:
    """Return the players' tables."""
    rows = zip(NAMES, HEROES, gold, cards, strict=False)
    return [
        {"player": name, "hero": hero, "gold": coins, "cards": number}
        for name, hero, coins, number in list(rows)[:players]
    ]


def game(end: str, realms: tuple[Tree, ...], of: list[Tree], **keys: Any) -> Tree:
    """Return a finished game's tree."""
    by_name = dict(zip(REALMS, realms, strict=True))
    return {"game": "realms-and-ruins", "end": end, "realms": by_name, "sheet": of, **keys}


def outcome_of(tree: Tree) -> Outcome:
    """Return the project's outcome of a game."""
    state = open_game(tree).state
    assert isinstance(state, State)
    return resolve(state)


def test_t1_every_small_realm_has_the_same_ruler() -> None:
    for numbers in product(range(4), repeat=4):
        *followers, othersiders = numbers
        tree = realm(tuple(followers), othersiders)
        state = RealmState(followers=tree["followers"], othersiders=othersiders)
        assert ruler_of(state) == plain.ruler(tree), numbers


def small_ends(players: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield gold, cards and followers of every player, each 1 or 2."""
    numbers = tuple(product((1, 2), repeat=players))
    yield from product(numbers, repeat=3)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("deck", DECKS)
def test_t3_every_small_chain_has_the_same_winner(deck: str, players: int) -> None:
    for gold, cards, followers in small_ends(players):
        for order in permutations(NAMES[:players]):
            # All followers stand in one realm, which the Othersiders cannot rule.
            realms = (realm(followers, 1), realm((), 0), realm((), 0))
            tree = game(deck, realms, sheets(players, gold, cards), last_buyer=list(order))
            outcome = outcome_of(tree)
            assert {NAMES[seat] for seat in outcome.winners} == plain.winners(tree), tree
            if len({*gold}) > 1 and len({*cards}) > 1:
                break  # Who bought last decides nothing here.


# Two players' followers, the Othersiders, and which side is up.
SMALL_REALMS = tuple(
    realm((one, other), othersiders, ruined=ruined)
    for one, other, othersiders, ruined in product((0, 1, 2), (0, 1), (0, 1, 2), (False, True))
)
EMPTY = realm((), 0)


def is_possible_alone(there: Tree) -> bool:
    """Return whether a realm can lie so at the end, whatever the others are like."""
    return plain.is_possible(game("village deck", (there, EMPTY, EMPTY), sheets(2, (1, 2), (1, 1))))


def test_t6_every_small_realm_is_as_possible_as_it_should_be() -> None:
    for there in SMALL_REALMS:
        tree = game("village deck", (EMPTY, there, EMPTY), sheets(2, (1, 2), (1, 1)))
        assert (problems_in(tree) == []) == is_possible_alone(there), tree


@pytest.mark.slow
@pytest.mark.parametrize(
    "end",
    [
        "three realms",
        *(pytest.param(end, marks=pytest.mark.slow) for end in ("all ruined", "village deck")),
    ],
)
def test_t2_t4_t6_every_small_end_is_as_possible_as_it_should_be(end: str) -> None:
    players = sheets(2, (1, 2), (1, 1))
    possible = 0
    for realms in product(filter(is_possible_alone, SMALL_REALMS), repeat=3):
        tree = game(end, realms, players)
        is_possible = plain.is_possible(tree)
        assert (problems_in(tree) == []) == is_possible, tree
        if is_possible:
            possible += 1
            outcome = outcome_of(tree)
            assert {NAMES[seat] for seat in outcome.winners} == plain.winners(tree), tree
            rulers = {name: plain.ruler(there) for name, there in tree["realms"].items()}
            assert outcome.rulers == rulers
            assert outcome.othersiders_win == (end == "all ruined")
    assert possible > 100


@pytest.mark.parametrize("players", [2, 3])
def test_t4_every_company_of_the_othersiders_is_the_same(players: int) -> None:
    realms = tuple(realm((0, 0, 0), 2, ruined=True) for _ in REALMS)
    for holder in range(-1, players):
        for chapter in product((False, True), repeat=players):
            of = sheets(players, (1, 2, 3), (1, 1, 1))
            for seat, sheet in enumerate(of):
                sheet |= {"holds_traitor": seat == holder, "at_chapter_112": chapter[seat]}
            tree = game("all ruined", realms, of)
            found = score_of(tree)
            assert set(found.winners) == plain.winners(tree)
            assert found.facts["othersiders_win"] is True

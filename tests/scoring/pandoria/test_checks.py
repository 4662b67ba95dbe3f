"""Every problem of a score pad of Pandoria, by its sentence; and what is scored in spite of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scoring.pandoria.pads import Tree, changed, pad, problems_in, score_of
from tests.scoring.problem_lines import left_out_of, lines_of_problems

ANNA, BERND = "Anna Elves 41 / 3 / 4 10 2", "Bernd Mages 20 / 0 / 0 0 0"
REALMS = (
    "Humans, Dwarves, Elves, Mages, Halflings, Centaurs, Fairies, Goblins, Golems, "
    "Spirits of the Ancients, Nymphs and Hanbok"
)


def two(variant: str = "standard") -> Tree:
    return pad(ANNA, BERND, variant=variant)


def family(variant: str = "family") -> Tree:
    hand = " / 2" if variant == "family-spells" else ""
    return pad(f"Anna 41{hand}", f"Bernd 20{hand}", variant=variant)


def after(tree: Any = None, **keys: Any) -> list[str]:
    """Return the problems of a pad of two with these keys on Anna's sheet."""
    return problems_in(changed(tree or two(), 1, **keys))


# What must be there.


@pytest.mark.parametrize(
    ("key", "what"),
    [
        ("crowns", "a list of figures, or their sum,"),
        ("hand_cards", "the number of cards in hand"),
        ("realm", "the name of a realm"),
        ("gold", "the amount left of it"),
        ("wood", "the amount left of it"),
        ("crystal", "the amount left of it"),
    ],
)
@pytest.mark.parametrize("variant", ["standard", "beginner"])
def test_p11_a_sheet_holds_what_its_version_counts(variant: str, key: str, what: str) -> None:
    assert after(two(variant), **{key: None}) == [
        f"error: sheet 1 (Anna), {key}: is missing; {what} is expected"
    ]


def test_a_sheet_names_its_player() -> None:
    assert after(player=None) == ["error: sheet 1, player: is missing; a name is expected"]


def test_p11_a_family_version_asks_for_less() -> None:
    assert problems_in(family()) == []
    assert problems_in(family("family-spells")) == []
    assert after(family(), crowns=None) == [
        "error: sheet 1 (Anna), crowns: is missing; a list of figures, or their sum, is expected"
    ]
    assert after(family("family-spells"), hand_cards=None) == [
        "error: sheet 1 (Anna), hand_cards: is missing; the number of cards in hand is expected"
    ]


# P4, P6, P7, P8, P10: errors.


def test_p4_an_unknown_building_is_an_error() -> None:
    (problem,) = after(buildings={"valut": "1 for 2"})
    assert problem.startswith("error: sheet 1 (Anna), buildings, valut: unknown key")
    assert problem.endswith("did you mean 'vault'?")


def test_p4_an_unknown_rate_is_an_error() -> None:
    (problem,) = after(buildings={"vault": "1 for 1"})
    assert problem == (
        "error: sheet 1 (Anna), buildings, vault: must be '1 for 2', '2 for 3' or 'both', "
        "not the text '1 for 1'"
    )


@pytest.mark.parametrize("realm", ["Elves", "Nymphs", "Fairies"])
def test_p6_captives_without_hanbok_are_an_error(realm: str) -> None:
    assert after(realm=realm, wood=0, captives=2) == [
        "error: sheet 1 (Anna), captives: is 2; only the Hanbok take captives (P6)"
    ]


def test_p6_the_hanbok_take_captives() -> None:
    assert after(realm="Hanbok", captives=2) == []
    assert after(realm="Elves", captives=0) == []


@pytest.mark.parametrize("resource", ["gold", "wood", "crystal"])
def test_p7_more_than_10_of_a_resource_is_an_error(resource: str) -> None:
    assert after(**{resource: 10}) == []
    assert after(**{resource: 11}) == [
        f"error: sheet 1 (Anna), {resource}: is 11; this realm holds at most 10 (P7)"
    ]


@pytest.mark.parametrize("resource", ["gold", "wood", "crystal"])
def test_p7_more_than_8_of_a_resource_is_an_error_for_the_fairies(resource: str) -> None:
    stock = {"gold": 8, "wood": 8, "crystal": 8}
    assert after(realm="Fairies", **stock) == []
    assert after(realm="Fairies", **{**stock, resource: 9}) == [
        f"error: sheet 1 (Anna), {resource}: is 9; this realm holds at most 8 (P7)"
    ]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("realm", "Elves"),
        ("side", "A"),
        ("gold", 1),
        ("wood", 1),
        ("crystal", 1),
        ("buildings", {"vault": "1 for 2"}),
        ("captives", 1),
    ],
)
@pytest.mark.parametrize("variant", ["family", "family-spells"])
def test_p8_a_family_version_has_no_realms_resources_or_buildings(
    variant: str, key: str, value: object
) -> None:
    assert after(family(variant), **{key: value}) == [
        f"error: sheet 1 (Anna), {key}: this version has none; leave it out (P8)"
    ]


def test_p8_only_the_family_version_with_spells_has_cards() -> None:
    assert after(family(), hand_cards=2) == [
        "error: sheet 1 (Anna), hand_cards: this version has none; leave it out (P8)"
    ]
    assert after(family(), hand_cards=0, gold=0, captives=0, buildings={}) == []


@pytest.mark.parametrize(
    ("variant", "side", "other"), [("standard", "B", "A"), ("beginner", "A", "B")]
)
def test_p8_every_version_has_its_side_of_the_realms(variant: str, side: str, other: str) -> None:
    assert after(two(variant), side=side) == []
    assert after(two(variant), side=other) == [
        f"error: sheet 1 (Anna), side: must be {side}, not {other}; "
        "the version is played with this side of the realms (P8)"
    ]


def test_p8_there_is_no_third_side() -> None:
    assert after(side="C") == ["error: sheet 1 (Anna), side: must be 'A' or 'B', not the text 'C'"]


@pytest.mark.parametrize("realm", ["Centaurs", "Goblins", "Golems", "Spirits", "Nymphs", "Hanbok"])
def test_p8_a_realm_without_side_a_is_not_in_the_beginner_version(realm: str) -> None:
    assert after(two("beginner"), realm=realm) == [
        "error: sheet 1 (Anna), realm: has no side A, with which this version is played (P8)"
    ]


@pytest.mark.parametrize("realm", ["Elfs", "Trolls", "", "x" * 99])
def test_p10_an_unknown_realm_is_an_error(realm: str) -> None:
    (problem,) = after(realm=realm)
    assert problem.startswith(
        f"error: sheet 1 (Anna), realm: must be one of {REALMS}, not the text '{realm[:37]}"
    )
    assert problem.endswith("' (P10)") or problem.endswith("...' (P10)")


def test_p10_the_beginning_of_a_realm_must_be_clear() -> None:
    assert after(realm="H") == [
        "error: sheet 1 (Anna), realm: can be Humans, Halflings and Hanbok; "
        "write a letter more, not the text 'H' (P10)"
    ]


@pytest.mark.parametrize("realm", ["elves", "ELVES", "Elfes", "Elfen", "elv", "Élves"])
def test_p10_a_realm_is_known_by_its_name_in_any_language(realm: str) -> None:
    assert after(realm=realm) == []


# P10, P11: warnings.


def test_p11_a_realm_that_two_play_is_doubted() -> None:
    tree = pad(ANNA, "Bernd elfen 20 / 0 / 0 0 0", "Clara Humans 9 / 0 / 0 0 0")
    assert problems_in(tree) == [
        "warning: sheet 2 (Bernd), realm: Elves play on sheet 1 too, "
        "which is for games online (P11)"
    ]
    assert score_of(tree).winners == ("Anna",)


def test_p10_promo_realms_play_together_with_others() -> None:
    tree = pad("Anna Hanbok 41 / 3 / 4 10 2", "Bernd Nymphs 20 / 0 / 0 0 0")
    assert problems_in(tree) == [
        "warning: realm: only promo realms; they play together with others (P10)"
    ]
    assert problems_in(pad("Anna Hanbok 41 / 3 / 4 10 2", BERND)) == []


@pytest.mark.parametrize("realm", ["Elvse", "H"])  # Misspelt; Halflings, Hanbok or Humans.
def test_p10_of_a_realm_that_is_not_clear_nothing_else_is_said(realm: str) -> None:
    tree = changed(pad("Anna Hanbok 41 / 3 / 4 10 2", BERND), 2, realm=realm)
    (problem,) = problems_in(tree)
    assert problem.startswith("error: sheet 2 (Bernd), realm: ")


@pytest.mark.parametrize(("realm", "standing"), [("Goblins", 5), ("Elves", 6)])
def test_p10_more_buildings_than_spaces_are_doubted(realm: str, standing: int) -> None:
    buildings = {"vault": "both", "lumberyard": "both", "repository": "1 for 2"}
    if standing == 6:
        buildings["repository"] = "both"
    assert after(realm=realm, buildings=buildings) == [
        f"warning: sheet 1 (Anna), buildings: stand: {standing}; "
        f"this realm has {standing - 1} spaces (P10)"
    ]


@pytest.mark.parametrize(
    ("keys", "problem"),
    [
        ({"crowns": 0}, "crowns: no crowns at all are unlikely at the end (P2)"),
        ({"crowns": [200, 101]}, "crowns: the sum is 301; more than 300 are unlikely (P2)"),
        ({"hand_cards": 21}, "hand_cards: is 21; more than 20 are unlikely (P3)"),
    ],
)
def test_what_is_unlikely_is_doubted(keys: dict[str, Any], problem: str) -> None:
    assert after(**keys) == [f"warning: sheet 1 (Anna), {problem}"]


# P12.


def test_p12_two_to_four_play() -> None:
    assert problems_in(pad(ANNA)) == ["error: sheet: sheets: 1; 2 to 4 play, each with one (P12)"]
    five = [
        f"{name} {realm} 1 / 0 / 0 0 0"
        for name, realm in zip("ABCDE", REALMS.split(", ")[:5], strict=True)
    ]
    assert problems_in(pad(*five)) == ["error: sheet: sheets: 5; 2 to 4 play, each with one (P12)"]


def test_p12_everybody_has_a_sheet() -> None:
    assert problems_in({**two(), "players": 3}) == [
        "error: sheet: sheets: 2, players: 3; everybody has one (P12)"
    ]
    assert problems_in({**two(), "players": 5}) == ["error: players: must be 2 to 4, not 5 (P12)"]


def test_p12_names_are_different() -> None:
    assert problems_in(pad(ANNA, "ANNA Mages 20 / 0 / 0 0 0")) == [
        "error: sheet 2 (ANNA): is called like the player of sheet 1; names are different (P12)"
    ]


# The file's form.


@pytest.mark.parametrize(
    ("keys", "problem"),
    [
        ({"gold": -1}, "gold: must be a whole number from 0 on, not -1"),
        ({"gold": "4"}, "gold: must be a whole number from 0 on, not the text '4'"),
        ({"hand_cards": 1.5}, "hand_cards: must be a whole number from 0 on, not 1.5"),
        ({"relics": 3}, "relics: unknown key"),
        ({"player": ""}, "player: "),
    ],
)
def test_a_key_that_cannot_be_read_is_said(keys: dict[str, Any], problem: str) -> None:
    (found,) = after(**keys)
    assert f", {problem}" in found or found.startswith("error: sheet 1, player: ")


def test_all_problems_come_at_once() -> None:
    tree = changed(two(), 1, gold=11, captives=1, crystal=None)
    tree = changed(tree, 2, realm="Orcs")
    assert len(problems_in(tree)) == 4


# What is scored in spite of errors.


@pytest.mark.parametrize(
    ("keys", "key", "rule", "total"),
    [
        ({"gold": 11}, "gold", "P4", 47),
        ({"gold": None}, "gold", "P4", 47),
        ({"crowns": None}, "crowns", "P2", 7),
        ({"hand_cards": None}, "hand_cards", "P3", 45),
        ({"captives": 2}, "captives", "P6", 48),
    ],
)
def test_what_cannot_be_scored_is_left_out_and_said(
    keys: dict[str, Any], key: str, rule: str, total: int
) -> None:
    tree = changed(two(), 1, **keys)
    assert score_of(tree).players == ()
    found = score_of(tree, lenient=True)
    totals = {each.account.name: each.account.total for each in found.players}
    assert totals["Anna"] == total
    assert lines_of_problems(found.problems, found.seated)[-1] == (
        f"warning: sheet 1 (Anna), {key}: is left out of the score ({rule})"
    )


def test_an_unknown_realm_is_scored_as_one_that_holds_10() -> None:
    found = score_of(changed(two(), 1, realm="Orcs"), lenient=True)
    assert found.winners == ("Anna",)
    assert found.players[0].account.total == 48


def test_a_family_version_counts_no_resources_even_where_some_are_written() -> None:
    tree = changed(family(), 1, gold=9, hand_cards=4)
    found = score_of(tree, lenient=True)
    assert [each.account.total for each in found.players] == [41, 20]
    assert left_out_of(found) == [
        "warning: sheet 1 (Anna), gold: is left out of the score (P11)",
        "warning: sheet 1 (Anna), hand_cards: is left out of the score (P11)",
    ]


def test_a_rate_that_cannot_be_read_is_left_out_and_said() -> None:
    tree = changed(two(), 1, buildings={"vault": "1 of 2"})
    found = score_of(tree, lenient=True)
    assert lines_of_problems(found.problems, found.seated)[-1] == (
        "warning: sheet 1 (Anna), buildings: is left out of the score"
    )

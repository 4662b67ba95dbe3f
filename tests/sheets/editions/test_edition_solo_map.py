"""What `edition check` says of a solo map: every error and warning, its place and its sentence."""

from __future__ import annotations

import pytest

from sheets.merchants.edition.edition import SoloMap
from sheets.merchants.edition.text import edition_text
from sheets.words.translation import load_translation
from tests.editions import first_edition
from tests.sheets.editions.edition_trees import LEFT_OUT, Change, changed, problems_in, warnings_in
from tests.sheets.tables import shipped_edition

M = "solo, map"
ON_THE_MAP = "which has columns A to O and rows 1 to 8"
ALL_REACHED = "all must be reached"

# Territory 1 of the shipped map, by row.
WEST = ["B2", "B3", "C3", "D3", "A4", "B4", "C4", "D4", "A5", "B5", "C5", "D5", "A6"]


def shipped_map() -> SoloMap:
    land = shipped_edition().solo.map
    assert land is not None
    return land


def hexes_of(territory: int) -> list[str]:
    """Return the hexes of a territory of the shipped map as its file has them."""
    hexes: list[str] = changed()["solo"]["map"]["territories"][territory - 1]["hexes"]
    return hexes


def bridges(*left_out: str) -> list[str]:
    """Return the bridges of the shipped map but some."""
    return [edge for edge in changed()["solo"]["map"]["bridges"] if edge not in left_out]


ERRORS: list[tuple[str, list[Change], list[str]]] = [
    (
        "more columns than letters",
        [(f"{M}, columns", 27)],
        [f"{M}, columns: is 27; a map has 1 to 26 columns, lettered A to Z (M1.4)"],
    ),
    (
        "a thousand million rows",
        [(f"{M}, rows", 10**9)],
        [f"{M}, rows: is 1000000000; a map has 1 to 99 rows (M1.4)"],
    ),
    (
        "a territory off the map",
        [(f"{M}, territories 7, hexes 2", "P1")],
        [
            f"{M}, territories 7, hexes P1: lies off the map, {ON_THE_MAP} (M1.4)",
            f"{M}: O1 lies in no territory and no lake; every hex is in one (S3)",
        ],
    ),
    (
        "a resource off the map",
        [(f"{M}, printed, city", ["O9", "A4", "I8"])],
        [f"{M}, printed, city O9: lies off the map, {ON_THE_MAP} (M1.4)"],
    ),
    (
        "a lake off the map",
        [(f"{M}, lakes 7, hexes", ["A7", "A8", "B8", "A9"])],
        [f"{M}, lakes 7, hexes A9: lies off the map, {ON_THE_MAP} (M1.4)"],
    ),
    (
        "a hex in two territories",
        [(f"{M}, territories 4, hexes", [*hexes_of(4), "B5"])],
        [
            f"{M}, territories 4, hexes B5: is used already by {M}, territories 1, hexes B5; "
            "a hex holds one thing (S3)"
        ],
    ),
    (
        "a hex of land and water",
        [(f"{M}, lakes 1, hexes", ["A1", "B1", "A2", "A3", "B2"]), (f"{M}, start, crystal", [])],
        [
            f"{M}, territories 1, hexes B2: is used already by {M}, lakes 1; "
            "a hex holds one thing (S3)"
        ],
    ),
    (
        "two resources in a hex",
        [(f"{M}, printed, gold 1", "C7")],
        [
            f"{M}, printed, crystal C7: is used already by {M}, printed, gold C7; "
            "a hex holds one thing (M1.4)"
        ],
    ),
    (
        "a resource under water",
        [(f"{M}, printed, gold 1", "A1")],
        [
            f"{M}, lakes 1, hexes A1: is used already by {M}, printed, gold A1; "
            "a hex holds one thing (M1.4)"
        ],
    ),
    (
        "a hex of no territory and no lake",
        [(f"{M}, territories 1, hexes", WEST[1:]), (f"{M}, start, crystal", ["B4"])],
        [f"{M}: B2 lies in no territory and no lake; every hex is in one (S3)"],
    ),
    (
        "many such hexes",
        [(f"{M}, rows", 9)],
        [f"{M}: A9 and 14 more lie in no territory and no lake; every hex is in one (S3)"],
    ),
    (
        "seven territories",
        [
            (f"{M}, territories 8", LEFT_OUT),
            (f"{M}, territories 7, hexes", [*hexes_of(7), *hexes_of(8)]),
            (f"{M}, bridges", bridges("N3-N4")),
        ],
        [f"{M}, territories: has 7; 8 are needed (S3)"],
    ),
    (
        "a territory without land",
        [
            (f"{M}, territories 8, hexes", []),
            (f"{M}, territories 7, hexes", [*hexes_of(7), *hexes_of(8)]),
            (f"{M}, bridges", bridges("N3-N4")),
        ],
        [
            f"{M}, territories 8, hexes: is empty; a territory has land (S3)",
            f"{M}, bridges: no way over them leads from territory 1 to 8; {ALL_REACHED} (S8)",
        ],
    ),
    (
        "a territory in two pieces",
        [
            (f"{M}, territories 7, hexes", [*hexes_of(7), "O7"]),
            (f"{M}, territories 8, hexes", [each for each in hexes_of(8) if each != "O7"]),
        ],
        [f"{M}, territories 7: is in 2 pieces; the hexes of a territory hang together (S3)"],
    ),
    (
        "a start outside territory 1",
        [(f"{M}, start, wood", ["C1"])],
        [f"{M}, start, wood C1: lies in territory 2; play begins in territory 1 (S3)"],
    ),
    (
        "no start",
        [(f"{M}, start", {})],
        [
            f"{M}, start: has none, so that nothing could be drawn; "
            "usual is one of every track (M3.2)"
        ],
    ),
    (
        "a bridge within a territory",
        [(f"{M}, bridges", [*bridges(), "B4-C4"])],
        [f"{M}, bridges B4-C4: both ends lie in territory 1; a bridge joins two territories (S8)"],
    ),
    (
        "a bridge into a lake",
        [(f"{M}, bridges", [*bridges(), "A3-B3"])],
        [f"{M}, bridges A3-B3: A3 lies in no territory; a bridge joins two (S8)"],
    ),
    (
        "a bridge named twice",
        [(f"{M}, bridges", [*bridges(), "C3-C2"])],
        [f"{M}, bridges C2-C3: stands there 2 times; once is right (S8)"],
    ),
    (
        "territories that no bridge joins",
        [(f"{M}, bridges", bridges("L7-M7", "L3-M3"))],
        [f"{M}, bridges: no way over them leads from territory 1 to 7, 8; {ALL_REACHED} (S8)"],
    ),
    (
        "no bridges",
        [(f"{M}, bridges", [])],
        [
            f"{M}, bridges: no way over them leads from territory 1 to 2, 3, 4, 5, 6, 7, 8; "
            f"{ALL_REACHED} (S8)"
        ],
    ),
    (
        "a lake without hexes",
        [(f"{M}, lakes", [*changed()["solo"]["map"]["lakes"], {"hexes": []}])],
        [f"{M}, lakes 8, hexes: is empty; a lake has a hex (M1.4)"],
    ),
    (
        "a ship ashore",
        [(f"{M}, lakes 2, ships", ["K3"])],
        [
            f"{M}, lakes 2, ships K3: is no hex of this lake; "
            "a ship is called by that in which it is drawn, such as L1 (M1.4)"
        ],
    ),
    (
        "two ships in one hex",
        [(f"{M}, lakes 2, ships", ["K2", "K2"])],
        [f"{M}, lakes 2, ships K2: stands there 2 times; once is right (M1.4)"],
    ),
]


@pytest.mark.parametrize(
    ("changes", "lines"), [pytest.param(*rest, id=name) for name, *rest in ERRORS]
)
def test_a_map_that_the_rules_cannot_work_with_is_an_error(
    changes: list[Change], lines: list[str]
) -> None:
    assert problems_in(changed(*changes)) == [f"error: {line}" for line in lines]


@pytest.mark.parametrize("bridge", ["C2-D4", "C2", "C2-C2"])
def test_a_bridge_joins_two_hexes_that_touch(bridge: str) -> None:
    [line] = problems_in(changed((f"{M}, bridges 1", bridge)))
    assert line.startswith(f"error: {M}, bridges 1: ")


WARNINGS: list[tuple[str, list[Change], list[str]]] = [
    (
        "a lake without a ship",
        [(f"{M}, lakes 2, ships", [])],
        [f"{M}, lakes 2, ships: has 0; usual are 1 or more (M1.4)"],
    ),
    (
        "a lake in two pieces",
        [
            (f"{M}, territories 8, hexes", [each for each in hexes_of(8) if each != "O8"]),
            (f"{M}, lakes 2, hexes", [*changed()["solo"]["map"]["lakes"][1]["hexes"], "O8"]),
        ],
        [f"{M}, lakes 2: is not one piece; usual are hexes that hang together (M9)"],
    ),
]

# What is the edition's own: no rule says how large, how many or how far apart.
NO_RULES: dict[str, list[Change]] = {
    "a larger map": [
        (f"{M}, columns", 16),
        (f"{M}, rows", 9),
        (
            f"{M}, lakes 7, hexes",
            [
                *("A7", "A8", "B8", *(f"{each}9" for each in "ABCDEFGHIJKLMNOP")),
                *(f"P{row}" for row in range(1, 9)),
            ],
        ),
    ],
    "a territory of 14 hexes and one of 9": [
        (f"{M}, territories 2, hexes", [*hexes_of(2), "F3", "G3"]),
        (f"{M}, territories 3, hexes", [each for each in hexes_of(3) if each[1] != "3"]),
        (f"{M}, bridges", [*bridges("F2-F3"), "F3-F4"]),
    ],
    "a start missing and one too many": [
        (f"{M}, start", {"gold": ["A6", "D3"], "wood": ["D5"], "crystal": ["B2"]})
    ],
    "two starts side by side": [(f"{M}, start, craft", ["C5"])],
    "a territory without a printed resource": [
        (f"{M}, printed, crystal", ["C7"]),
        (f"{M}, printed, city", ["A4", "I8"]),
    ],
    "a printed resource beside a start": [(f"{M}, printed, city", ["O2", "A5", "I8"])],
    "two printed resources side by side": [(f"{M}, printed, craft", ["H5", "N7"])],
    "a lake within a territory, and one with three ships": [
        (f"{M}, territories 8, hexes", [each for each in hexes_of(8) if each != "O8"]),
        (
            f"{M}, lakes",
            [*changed()["solo"]["map"]["lakes"], {"hexes": ["O8"], "ships": ["O8"]}],
        ),
        (f"{M}, lakes 2, ships", ["L1", "M1", "K2"]),
    ],
}


@pytest.mark.parametrize(
    ("changes", "lines"), [pytest.param(*rest, id=name) for name, *rest in WARNINGS]
)
def test_a_map_unlike_the_rules_is_a_warning(changes: list[Change], lines: list[str]) -> None:
    assert warnings_in(changed(*changes)) == lines


@pytest.mark.parametrize("changes", NO_RULES.values(), ids=NO_RULES)
def test_what_no_rule_names_is_the_maps_own(changes: list[Change]) -> None:
    assert problems_in(changed(*changes)) == []


def test_an_edition_without_a_solo_map_has_nothing_to_check() -> None:
    assert problems_in(changed((M, LEFT_OUT))) == []


def test_an_error_of_the_map_hides_what_is_unusual_in_it_but_nothing_else() -> None:
    lines = problems_in(
        changed((f"{M}, bridges", []), (f"{M}, lakes 2, ships", []), ("solo, targets 1", 11))
    )
    assert [line.partition(" ")[0] for line in lines] == ["warning:", "error:"]


def test_a_map_is_shown_with_its_territories_by_number() -> None:
    lines = edition_text(first_edition(), load_translation("en")).splitlines()
    assert " 4   (c)  1   1   1   3   3   3   3   6   6   6   7  (y)  8   8" in lines
    assert "Lake L6, M6; ships: L6, M6" in lines
    assert any(line.startswith("Bridges C2-C3, C5-B6, ") for line in lines)


def test_the_shipped_map_is_one_page_of_eight_territories() -> None:
    solo = shipped_edition().solo
    assert solo is not None
    assert solo.map is not None
    assert len(solo.map.territories) == 8
    assert problems_in(changed()) == []

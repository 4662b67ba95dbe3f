"""What departs from the usual shape: every warning of an edition, its place and its sentence."""

from typing import Any

import pytest

from tests.sheets.editions.edition_trees import LEFT_OUT, Change, changed, problems_in, warnings_in

OTHERS: list[tuple[Change, list[str]]] = [
    # Names
    (("title, fr", LEFT_OUT), ["title: has no name in French"]),
    (("names, resources, city, de", LEFT_OUT), ["names, resources, city: has no name in German"]),
    (("names, buildings, bank, en", LEFT_OUT), ["names, buildings, bank: has no name in English"]),
    (
        ("names, spells, rag", {"en": "Rag", "fr": "Rag", "de": "Rag"}),
        ["names, spells, rag: no rule knows 'rag'; did you mean 'rage'? (M9)"],
    ),
    (
        ("names, guilds, gold", LEFT_OUT),
        ["names, guilds, gold: has no name; the resource's own is printed (F3)"],
    ),
    (
        ("names, guilds, city", {"en": "Mayors", "fr": "Maires", "de": "Räte"}),
        ["names, guilds, city: is of no use; guilds are of gold, wood, crystal and craft (F3)"],
    ),
    (
        ("names, buildings, inn", {"en": "Inn", "fr": "Auberge", "de": "Gasthaus"}),
        ["names, buildings, inn: no rule knows 'inn' (M8)"],
    ),
    # Player sheet
    (("sheet, artifacts", 10), ["sheet, artifacts: is 10; usual are 12 (M1.5)"]),
    (("sheet, workers", 6), ["sheet, workers: is 6; usual are 5 (M1.5)"]),
    (
        ("relics, two", [{"points": 8}, {"points": 6}, {"points": 5}]),
        ["relics, two: has 3; usual are 4 (M1.5)"],
    ),
    (
        ("relics, three 1, players", 3),
        ["relics, three: in play with 2 players: 1; usual are 2 or more (M2.1)"],
    ),
    (
        ("monuments, values", [{"points": points} for points in (9, 8, 7, 6)]),
        [
            "monuments, values: has 4; usual are 8 (M1.5)",
            "monuments, values: in play with 2 players: 4; usual are 5 or more (M2.1)",
        ],
    ),
    # Archive
    (
        ("archive, storeys 3", LEFT_OUT),
        ["archive, storeys: has 2; usual are 3 (F8)"],
    ),
    (
        ("archive, storeys 1, places 1, players", 3),
        ["archive, storeys 1, places: in play with 2 players: 1; usual are 2 (F2)"],
    ),
    (
        ("archive, storeys 1, places 1, spells", ["rage-3", "muster"]),
        ["archive, storeys 1, places 1, spells: has 2; usual are 3 (F8)"],
    ),
    # Solo
    (
        ("solo, targets 4", 20),
        ["solo, targets: 20 follows 20; usually the targets rise (S2)"],
    ),
    (("solo, targets 1", 11), ["solo, targets 1: is 11; usual is 10 (S2)"]),
    (
        ("solo, levels, expert", [50, 100]),
        [
            "solo, levels, expert: 50 follows 50; usually the targets rise (S2)",
            "solo, levels, expert 1: is 50; usual is 70 (S2)",
        ],
    ),
]

# Cards of the usual shape, so that what the shipped ones cost is free to change:
# number, spell, crystals, gold, building, wood; three a column.
CARDS_TABLE = """
 1  clone        3  3  asylum           3
 2  terrain-1    3  3  tower            3
 3  conjure      3  3  carpenter        3

 4  astral-ship  4  4  academy          3
 5  acquire      3  3  store            3
 6  rage-2       3  3  market           3

 7  construct    3  3  bank             3
 8  swamp-2      4  4  statue           3
 9  rage-3       4  4  sawmill          3

10  muster       3  3  carpenter        3
11  terrain-2    4  4  treasury         3
12  swamp-1      3  3  school-of-magic  3

13  conjure      3  3  market           3
14  astral-ship  4  4  workshop         3
15  swamp-2      4  4  shrine           3

16  rage-2       3  3  sawmill          3
17  clone        3  3  academy          3
18  acquire      3  3  statue           3

19  rage-3       4  4  school-of-magic  3
20  construct    3  3  asylum           3
21  terrain-1    3  3  store            3

22  swamp-1      3  3  shrine           3
23  muster       3  3  bank             3
24  terrain-2    4  4  tower            3
"""
LEFT_OUT_CARD = ""
CARD_KEYS = ("number", "spell", "crystals", "gold", "building", "wood")

CARDS: list[tuple[dict[int, str], list[str]]] = [
    ({}, []),
    (
        {22: LEFT_OUT_CARD, 23: LEFT_OUT_CARD, 24: LEFT_OUT_CARD},
        [
            "columns: has 7; usual are 8 (M1.5)",
            "columns: 'muster' is on 1 of the cards; usual are 2 (M9)",
            "columns: 'swamp-1' is on 1 of the cards; usual are 2 (M9)",
            "columns: 'terrain-2' is on 1 of the cards; usual are 2 (M9)",
            "columns: buildings on one card only: 5; usual are 2 (M8)",
        ],
    ),
    (
        {24: LEFT_OUT_CARD},
        [
            "columns 8, cards: has 2; usual are 3 (M6.2)",
            "columns: 'terrain-2' is on 1 of the cards; usual are 2 (M9)",
            "columns: buildings on one card only: 3; usual are 2 (M8)",
        ],
    ),
    (
        {2: "4 terrain-1 3 3 tower 3", 4: "2 astral-ship 4 4 academy 3"},
        [
            "columns 1, card 4: usual here is number 2; cards are numbered column by column (M1.5)",
        ],
    ),
    (
        {10: "10 clone 3 3 carpenter 3"},
        [
            "columns: 'clone' is on 3 of the cards; usual are 2 (M9)",
            "columns: 'muster' is on 1 of the cards; usual are 2 (M9)",
        ],
    ),
    (
        {8: "8 swamp-2 4 4 asylum 3"},
        [
            "columns: 'asylum' is on 3 of the cards; usual are 1 or 2 (M8)",
            "columns: buildings on one card only: 3; usual are 2 (M8)",
        ],
    ),
    (
        {11: "11 terrain-2 4 4 workshop 3"},
        [
            "columns: 'treasury' is on 0 of the cards; usual are 1 or 2 (M8)",
            "columns: buildings on one card only: 0; usual are 2 (M8)",
        ],
    ),
    (
        {5: "5 rage-3 4 4 store 3", 9: "9 acquire 3 3 sawmill 3"},
        ["columns 2: the spell 'rage' is there twice; usual are different ones (M1.5)"],
    ),
    (
        {19: "19 rage-3 4 4 store 3", 5: "5 acquire 3 3 school-of-magic 3"},
        ["columns 7: the building 'store' is there twice; usual are different ones (M1.5)"],
    ),
    (
        {8: "8 swamp-2 4 4 statue 6"},
        ["columns 3, card 8, wood: is 6; usual are 1 to 5, where a track ends (M1.2)"],
    ),
    (
        {9: "9 rage-3 3 4 sawmill 4"},
        [
            "columns: 'rage-3' is to be had for 3 crystals, 'rage-2' costs 3; "
            "usually what is stronger costs more (M9)",
        ],
    ),
    (
        {5: "5 acquire 3 5 store 3"},
        [
            "columns: card 5 is weaker than card 4, but costs more gold; "
            "usually what is stronger costs more (M1.6)",
        ],
    ),
    (
        {2: "2 terrain-1 3 2 tower 3"},
        [
            "columns 1: the start cards cost 3, 2 and 3 gold; usually they are equally good (M2.3)",
        ],
    ),
    (
        {2: "2 terrain-1 3 3 tower 1"},
        [
            "columns 1: the start cards cost 6, 4 and 6 crystals and wood; "
            "usually they are equally good (M2.3)",
        ],
    ),
    (
        {
            1: "1 clone 3 4 asylum 4",
            2: "2 terrain-1 3 4 tower 4",
            3: "3 conjure 3 4 carpenter 4",
        },
        [
            "columns 1: the start cards cost more gold than others do; "
            "usually they are modest (M2.3)"
        ],
    ),
]


def columns(changes: dict[int, str]) -> list[dict[str, Any]]:
    """Return the columns of the table with other lines for some cards."""
    found = []
    for block in CARDS_TABLE.strip().split("\n\n"):
        lines = [changes.get(int(line.split()[0]), line) for line in block.splitlines()]
        words = [line.split() for line in lines if line != LEFT_OUT_CARD]
        rows = [[int(word) if word.isdigit() else word for word in row] for row in words]
        found.append({"cards": [dict(zip(CARD_KEYS, row, strict=True)) for row in rows]})
    return [column for column in found if column["cards"]]


def test_the_shipped_edition_has_no_problem() -> None:
    assert problems_in(changed()) == []


@pytest.mark.parametrize(("change", "lines"), OTHERS, ids=[lines[0] for _, lines in OTHERS])
def test_what_else_is_unusual_is_a_warning(change: Change, lines: list[str]) -> None:
    assert warnings_in(changed(change)) == lines


@pytest.mark.parametrize(("changes", "lines"), CARDS, ids=[str([*each]) for each, _ in CARDS])
def test_unusual_cards_are_warnings(changes: dict[int, str], lines: list[str]) -> None:
    found = warnings_in(changed(("columns", columns(changes)), ("archive", LEFT_OUT)))
    assert found == lines


def test_in_the_archive_the_strongest_spell_of_a_place_comes_first() -> None:
    tree = changed(
        ("columns", columns({})),
        ("archive, storeys 1, places 1, spells", ["muster", "terrain-2", "clone"]),
    )
    assert warnings_in(tree) == [
        "archive, storeys 1, places 1, spells: "
        "'terrain-2' is under the weaker 'muster'; usually the strongest is first (F8)"
    ]


def test_in_the_archive_the_strongest_storey_comes_first() -> None:
    tree = changed(("columns", columns({})))
    tree["archive"]["storeys"].reverse()
    assert warnings_in(tree) == [
        "archive, storeys 2: is no weaker than storey 1; usually storey 1 is the strongest (F8)",
        "archive, storeys 3: is no weaker than storey 2; usually storey 1 is the strongest (F8)",
    ]


def test_an_archive_whose_spells_no_card_prices_is_not_judged() -> None:
    only = [{"cards": [{**columns({})[0]["cards"][0], "spell": "construct"}]}]
    tree = changed(("columns", only))
    tree["archive"]["storeys"].reverse()
    assert not [line for line in problems_in(tree) if "archive" in line]


def test_an_edition_without_family_version_has_no_archive() -> None:
    assert problems_in(changed(("archive", LEFT_OUT))) == []


def test_the_solo_targets_are_those_of_the_rules_when_left_out() -> None:
    assert problems_in(changed(("solo", LEFT_OUT))) == []

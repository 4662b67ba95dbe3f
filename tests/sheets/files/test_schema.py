"""A tree's form against dataclasses: every fault its sentence, and what has none is built."""

import datetime
import json
import math
from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheets.files.problem import MOST_PROBLEMS, path_text, problem_text
from sheets.files.schema import AtLeast, MismatchError, ParsedBy, build, check, read, schema
from sheets.files.validation import validated
from sheets.hexes import Hex, parse_hex
from sheets.words.text import listed, nearest

HexName = Annotated[Hex, ParsedBy(parse_hex)]


@schema
class Ship:
    name: str
    hexes: tuple[HexName, ...] = ()


@schema
class Fleet:
    """A file with every kind of field that a file may have."""

    title: str
    count: int
    sails: Literal["white", "red"]
    flagship: Ship
    swift: bool = False
    length: float = 1.0
    ships: tuple[Ship, ...] = ()
    crowns: int | tuple[int, ...] = 0
    names: Mapping[Literal["en", "fr"], str] = field(default_factory=dict)
    cargo: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    pilots: Mapping[HexName, str] = field(default_factory=dict)
    harbour: Ship | None = None
    crew: Annotated[int, AtLeast(1)] = 1
    depth: Annotated[int, "a mark that says nothing"] = 3


GOOD = {"title": "Fleet", "count": 3, "sails": "red", "flagship": {"name": "Anna"}}


def faults_in(**changes: Any) -> list[str]:
    return [str(problem_text(problem)) for problem in check(Fleet, {**GOOD, **changes})]


def is_read(tree: Any) -> bool:
    try:
        read(Fleet, tree)
    except MismatchError:
        return False
    return True


def test_a_good_tree_has_no_fault_and_is_built_with_its_defaults() -> None:
    assert faults_in() == []
    assert build(Fleet, GOOD) == read(Fleet, GOOD) == Fleet("Fleet", 3, "red", Ship("Anna"))


def test_everything_that_a_file_may_hold_is_read() -> None:
    tree = {
        **GOOD,
        "swift": True,
        "length": 2,
        "ships": [{"name": "Bernd", "hexes": ["D4", "e5"]}],
        "crowns": [4, 6],
        "names": {"fr": "Flotte"},
        "cargo": {"wood": [1, 2]},
        "pilots": {"D4": "Anna"},
        "harbour": {"name": "Calm"},
        "crew": 5,
    }
    assert check(Fleet, tree) == []
    assert (
        build(Fleet, tree)
        == read(Fleet, tree)
        == Fleet(
            title="Fleet",
            count=3,
            sails="red",
            flagship=Ship("Anna"),
            swift=True,
            length=2,
            ships=(Ship("Bernd", (parse_hex("D4"), parse_hex("E5"))),),
            crowns=(4, 6),
            names={"fr": "Flotte"},
            cargo={"wood": (1, 2)},
            pilots={parse_hex("D4"): "Anna"},
            harbour=Ship("Calm"),
            crew=5,
        )
    )


LONG = "a" * 50


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"count": "three"}, "count: must be a whole number, not the text 'three'"),
        ({"count": 3.0}, "count: must be a whole number, not 3.0"),
        ({"count": True}, "count: must be a whole number, not true"),
        ({"count": None}, "count: must be a whole number, not nothing"),
        ({"count": []}, "count: must be a whole number, not a list"),
        ({"count": {}}, "count: must be a whole number, not a table"),
        (
            {"count": 10**5000},
            "count: must be a whole number of a sensible size, not one of so many digits",
        ),
        (
            {"count": -(2**70)},
            "count: must be a whole number of a sensible size, not one of so many digits",
        ),
        ({"length": math.nan}, "length: must be a number of a sensible size, not nan"),
        ({"length": math.inf}, "length: must be a number of a sensible size, not inf"),
        ({"length": "2"}, "length: must be a number, not the text '2'"),
        (
            {"count": "\x1b[31m\u202eA"},
            r"count: must be a whole number, not the text '\x1b[31m\u202eA'",
        ),
        ({"swift": 1}, "swift: must be true or false, not 1"),
        ({"title": 7}, "title: must be a text, not 7"),
        ({"title": datetime.date(2026, 5, 1)}, "title: must be a text, not 2026-05-01"),
        ({"sails": "blue"}, "sails: must be 'white' or 'red', not the text 'blue'"),
        ({"sails": ["red"]}, "sails: must be 'white' or 'red', not a list"),
        ({"sails": LONG}, f"sails: must be 'white' or 'red', not the text '{LONG[:37]}...'"),
        ({"flagship": "Anna"}, "flagship: must be a table, not the text 'Anna'"),
        ({"flagship": {}}, "flagship, name: is missing; write a text"),
        ({"ships": {}}, "ships: must be a list, not a table"),
        ({"ships": [{"name": "A"}, 3]}, "ships 2: must be a table, not 3"),
        ({"crowns": "4 6"}, "crowns: must be a whole number or a list, not the text '4 6'"),
        ({"crowns": [4, "6"]}, "crowns 2: must be a whole number, not the text '6'"),
        ({"names": []}, "names: must be a table, not a list"),
        ({"names": {"en": 3}}, "names, en: must be a text, not 3"),
        ({"names": {"eng": "x"}}, "names, eng: is no known key; did you mean 'en'?"),
        ({"names": {"xy": "x"}}, "names, xy: is no known key; the keys here are 'en' and 'fr'"),
        ({"cargo": {"wood": [1, "2"]}}, "cargo, wood 2: must be a whole number, not the text '2'"),
        ({"harbour": 3}, "harbour: must be a table, not 3"),
        ({"harbour": {"name": 3}}, "harbour, name: must be a text, not 3"),
        ({"crew": 0}, "crew: must be a whole number from 1 on, not 0"),
        ({"crew": "two"}, "crew: must be a whole number from 1 on, not the text 'two'"),
        (
            {"crew": 10**10},
            "crew: must be a whole number from 1 on of a sensible size, not one of so many digits",
        ),
        ({"cargo": {"[key]": 3}}, "cargo, [key]: must be a list, not 3"),
        (
            {"cargo": {"[key]": ["[key]"]}},
            "cargo, [key] 1: must be a whole number, not the text '[key]'",
        ),
        (
            {"pilots": {"44": "Anna"}},
            "pilots, 44: '44' is no hex; write a letter and a row, such as D4",
        ),
        ({"pilots": {"D4": 3}}, "pilots, D4: must be a text, not 3"),
        ({"crowns": {"int": 3}}, "crowns: must be a whole number or a list, not a table"),
        (
            {"crowns": 10**10},
            "crowns: must be a whole number of a sensible size, not one of so many digits",
        ),
        (
            {"flagship": {"nme": "A", "name": "A"}},
            "flagship, nme: is no known key; did you mean 'name'?",
        ),
        (
            {"flagship": {"zzz": 1, "name": "A"}},
            "flagship, zzz: is no known key; the keys here are 'name' and 'hexes'",
        ),
        (
            {"flagship": {"name": "A", "hexes": ["D4", "44"]}},
            "flagship, hexes 2: '44' is no hex; write a letter and a row, such as D4",
        ),
        ({"flagship": {"name": "A", "hexes": [4]}}, "flagship, hexes 1: must be a text, not 4"),
    ],
)
def test_a_fault_has_its_place_and_says_what_would_be_right(
    changes: dict[str, Any], line: str
) -> None:
    assert faults_in(**changes) == [f"error: {line}"]
    assert not is_read({**GOOD, **changes})


def test_every_fault_is_found_at_once() -> None:
    tree = {"titel": "Fleet", "count": "3", "sails": 1}
    assert [str(problem_text(problem)) for problem in check(Fleet, tree)] == [
        "error: title: is missing; write a text",
        "error: count: must be a whole number, not the text '3'",
        "error: sails: must be 'white' or 'red', not 1",
        "error: flagship: is missing; write a table",
        "error: titel: is no known key; did you mean 'title'?",
    ]


def test_more_faults_than_anybody_reads_are_cut() -> None:
    lines = faults_in(crowns=["x"] * 10_000)
    assert len(lines) == MOST_PROBLEMS + 1
    assert lines[-1] == "error: has more problems; these are the first 500"


def test_nothing_is_an_absent_table_but_no_present_one() -> None:
    assert faults_in(harbour=None) == []
    assert read(Fleet, {**GOOD, "harbour": None}).harbour is None
    assert build(Fleet, {**GOOD, "harbour": None}).harbour is None


def test_a_tree_nested_a_thousand_times_is_answered_where_it_goes_wrong() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert faults_in(count=deep) == ["error: count: must be a whole number, not a list"]


@pytest.mark.parametrize(
    "changes",
    [{"\ud83d": 1}, {"names": {"\ud83d": "x"}}, {"sails": "\ud83d"}, {"pilots": {"\ud83d": "x"}}],
)
def test_half_of_a_character_is_a_fault_that_can_be_printed(changes: dict[str, Any]) -> None:
    [line] = faults_in(**changes)
    assert line.isprintable()
    assert not is_read({**GOOD, **changes})


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ((), ""),
        (("board", "rivers", 0), "board, rivers 1"),
        (("columns", 2, "cards", 0, "gold"), "columns 3, cards 1, gold"),
        ((0, 1), "1 2"),
        (("",), "''"),
        (("two\nlines",), r"'two\nlines'"),
        (("a" * 50,), "a" * 37 + "..."),
    ],
)
def test_a_place_is_named_by_its_keys(path: tuple[str | int, ...], name: str) -> None:
    assert str(path_text(path)) == name


def test_the_nearest_word_is_asked_for() -> None:
    assert str(nearest("rag-3", ("rage-2", "rage-3"))) == "; did you mean 'rage-3'?"
    assert str(nearest("swamp", ("rage-2", "rage-3"))) == ""
    assert str(nearest("x" * 1_000_000, ("rage-2",))) == ""


@pytest.mark.parametrize(
    ("words", "line"),
    [((), ""), (("a",), "'a'"), (("a", "b"), "'a' or 'b'"), (("a", "b", "c"), "'a', 'b' or 'c'")],
)
def test_words_are_listed(words: tuple[str, ...], line: str) -> None:
    assert str(listed(words, "or")) == line


def test_a_field_that_no_file_can_hold_is_the_programs_own_fault() -> None:
    @schema
    class Wrong:
        items: set[int]

    with pytest.raises(TypeError, match=r"a file cannot hold set\[int\]"):
        build(Wrong, {})


TEXTS = st.text(max_size=5) | st.sampled_from(["\ud83d", "red", "en", "C4"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS | st.dates(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner),
    max_leaves=5,
)
KEYS = st.sampled_from([*Fleet.__dataclass_fields__, "titel"])


@given(st.dictionaries(KEYS, VALUES))
def test_a_tree_is_read_when_and_only_when_it_has_no_fault(changes: dict[str, Any]) -> None:
    tree = {**GOOD, **changes}
    problems = check(Fleet, tree)
    assert all(str(problem_text(problem)).isprintable() for problem in problems)
    assert is_read(tree) == (problems == [])
    if not problems:
        assert read(Fleet, tree) == validated(Fleet, tree)[0]


@given(st.dictionaries(KEYS, VALUES))
def test_what_json_says_is_what_toml_says(changes: dict[str, Any]) -> None:
    tree = {**GOOD, **changes}
    try:
        again = json.loads(json.dumps(tree))
    except TypeError:  # JSON has no dates.
        return
    assert len(check(Fleet, tree)) == len(check(Fleet, again))

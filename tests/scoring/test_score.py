"""Ranking, and lines of several players side by side: what every game shares."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.score import Account, Line, Ranked, Score, TieBreak, decides, rank, rows
from sheets.editions.head import Head
from sheets.files.problem import Problem
from sheets.words.text import Message, Name, Text, joined
from tests.scoring.problem_lines import said


def account(name: str, points: int, *tie_breaks: int) -> Account:
    return Account(
        name,
        (Line("Points", points, "X1"),),
        tuple(TieBreak(f"Step {step}", value, "X2") for step, value in enumerate(tie_breaks, 1)),
    )


def table(text: str) -> tuple[Ranked, ...]:
    """Return the players of `A 4 1 9, B 4 2 0` in rank order: name, points and tie-breaks."""
    rows = (row.split() for row in text.split(", "))
    return rank([account(name, *map(int, figures)) for name, *figures in rows])


@pytest.mark.parametrize(
    ("players", "ranks"),
    [
        ("A 3, B 5, C 4", "1 B, 2 C, 3 A"),
        ("A 4, B 4, C 3", "1 A, 1 B, 3 C"),
        ("A 4 1 9, B 4 2 0, C 4 1 8", "1 B, 2 A, 3 C"),
    ],
    ids=["more points", "a shared place, and the next one skipped", "the first tie-break first"],
)
def test_who_ranks_higher(players: str, ranks: str) -> None:
    assert ", ".join(f"{each.rank} {each.account.name}" for each in table(players)) == ranks


@pytest.mark.parametrize(
    ("players", "remarks"),
    [
        (
            "A 4 1 9, B 4 1 8, C 3 0 0",
            (
                "A wins with 4",
                "A and B have 4 each, so the tie-break decides. Step 2: A 9 and B 8 (X2)",
            ),
        ),
        (
            "A 5 1, B 5 1, C 2 3, D 2 0",
            (
                "A and B share the win with 5",
                "A and B have 5 each and are still tied after every tie-break: "
                "they share first place (X2)",
                "C and D have 2 each, so the tie-break decides. Step 1: C 3 and D 0 (X2)",
            ),
        ),
        (
            "A 4 1 9, B 4 1 8, C 4 0 0",
            (
                "A wins with 4",
                "A, B and C have 4 each, so the tie-break decides. Step 1: A 1, B 1 and C 0 (X2). "
                "Step 2: A 9 and B 8 (X2)",
            ),
        ),
    ],
    ids=["the tie-break that decides", "every tie", "two tie-breaks in one sentence"],
)
def test_a_tie_has_its_reason(players: str, remarks: tuple[str, ...]) -> None:
    assert said(Score(players=table(players)).remarks) == remarks


@given(st.lists(st.tuples(st.integers(-5, 5), st.integers(0, 2)), max_size=6))
def test_a_rank_is_one_more_than_the_number_of_better_players(found: list[tuple[int, int]]) -> None:
    accounts = [account(str(seat), *each) for seat, each in enumerate(found)]
    for each in rank(accounts):
        assert each.rank == 1 + sum(other.strength > each.account.strength for other in accounts)


def test_without_players_that_is_all_there_is_to_say() -> None:
    assert said(Score().remarks) == ("this game has errors and is not scored",)
    assert Score().winners == ()


def test_errors_are_said_right_after_the_verdict() -> None:
    """Also before the reasons of ties, and of games that say themselves how they ended."""
    error, warning = Problem((), Text("is wrong")), Problem((), Text("is odd"), level="warning")
    found = Score(players=table("A 4 1, B 4 0"), problems=(error, error, warning))
    in_spite = "this is the score in spite of 2 errors; see the problems"
    assert said(found.remarks[:2]) == ("A wins with 4", in_spite)
    told = replace(found, problems=(error,), said=("A wins", "by luck"))
    in_spite = "this is the score in spite of an error; see the problems"
    assert said(told.remarks) == ("A wins", in_spite, "by luck")
    doubted = replace(found, problems=(warning,)).remarks
    assert (str(doubted[0]), len(doubted)) == ("A wins with 4", 2)


@pytest.mark.parametrize(
    ("players", "deciding"),
    [
        ("A 5 1 0, B 4 2 0", [False, False]),
        ("A 5 1 0, B 5 1 3, C 4 7 7", [False, True]),
        ("A 5 1 0, B 5 1 0", [False, False]),
    ],
)
def test_a_tie_break_decides_only_between_players_who_are_equal_before_it(
    players: str, deciding: list[bool]
) -> None:
    assert [decides(table(players), number) for number in (0, 1)] == deciding


def test_a_score_is_titled_by_its_edition_and_version() -> None:
    edition = Head("game", "own", "2.0", {"en": "The Game", "de": "Das Spiel"})
    assert Score().title == ""
    assert str(Score(edition=edition).title) == "The Game"
    assert str(Score(edition=edition, version="family version").title) == "The Game, family version"


def test_a_game_may_say_itself_how_it_ended() -> None:
    assert Score(players=rank([account("A", 1)]), said=("won",)).remarks == ("won",)


def lined(name: str, *headings: str) -> Account:
    return Account(name, tuple(Line(each, 1, f"X{len(each)}") for each in headings), ())


def test_lines_of_one_heading_stand_side_by_side() -> None:
    table = rows(rank([lined("A", "gold", "wood"), lined("B", "gold", "wood")]))
    assert [(row.heading, [len(lines) for lines in row.lines]) for row in table] == [
        ("gold", [1, 1]),
        ("wood", [1, 1]),
    ]


def test_lines_that_one_player_has_under_one_heading_stand_in_one_row() -> None:
    table = rows(rank([lined("A", "gold", "wood", "gold"), lined("B", "wood")]))
    assert [(row.heading, [len(lines) for lines in row.lines]) for row in table] == [
        ("gold", [2, 0]),
        ("wood", [1, 1]),
    ]


def test_a_line_that_only_one_has_stands_after_the_one_before_it() -> None:
    table = rows(rank([lined("A", "one", "two", "end"), lined("B", "one", "more", "two")]))
    assert [row.heading for row in table] == ["one", "more", "two", "end"]
    assert [len(row.lines[0]) for row in table] == [1, 0, 1, 1]


def test_a_line_keeps_the_place_that_any_player_gives_it() -> None:
    """Also where a later player tells it of two lines that the others did not have together."""
    accounts = [lined("A", "a", "end"), lined("B", "b", "end"), lined("C", "a", "b")]
    assert [row.heading for row in rows(rank(accounts))] == ["a", "b", "end"]


def test_what_follows_a_second_line_of_a_heading_stands_after_the_lines_between() -> None:
    table = rows(rank([lined("A", "gold", "wood", "gold", "end")]))
    assert [row.heading for row in table] == ["gold", "wood", "end"]


def test_where_two_orders_contradict_the_first_players_is_kept() -> None:
    accounts = [lined("A", "a", "b"), lined("B", "b", "a"), lined("C", "x"), lined("D", "a", "x")]
    order = [row.heading for row in rows(rank(accounts))]
    assert order.index("a") < order.index("b")
    assert order.index("a") < order.index("x")


@given(st.lists(st.sets(st.integers(0, 9)), max_size=5), st.permutations(range(10)))
def test_an_order_that_all_players_share_is_kept(found: list[set[int]], order: list[int]) -> None:
    shared = [[f"{each}" for each in order if each in seen] for seen in found]
    accounts = [lined(str(seat), *headings) for seat, headings in enumerate(shared)]
    table = [str(row.heading) for row in rows(rank(accounts))]
    for headings in shared:
        assert [each for each in table if each in headings] == headings


def test_lines_that_only_read_the_same_in_english_stand_in_rows_of_their_own() -> None:
    headings: tuple[Message, ...] = (
        *("Bank", Text("Bank"), Text.in_context("river", "Bank"), Text("{what}", what="Bank")),
        *(Name.of({"en": "Bank", "fr": "Banque"}), Name.of({"en": "Bank", "fr": "Rive"})),
    )
    assert {*map(str, headings)} == {"Bank"}
    lines = tuple(Line(heading, number, "X1") for number, heading in enumerate(headings))
    table = rows(rank([Account("A", lines, ()), Account("B", lines[::2], ())]))
    assert [row.heading for row in table] == [*headings]
    assert [[[line.points for line in each] for each in row.lines] for row in table] == [
        [[number], [] if number % 2 else [number]] for number in range(len(headings))
    ]


@given(st.lists(st.lists(st.sampled_from("abcdef"), unique=True), max_size=4))
def test_every_line_is_there_once(found: list[list[str]]) -> None:
    table = rows(rank([lined(str(seat), *headings) for seat, headings in enumerate(found)]))
    assert sorted(str(row.heading) for row in table) == sorted(set().union(*found))


def test_a_row_names_its_rules_once() -> None:
    one, other = Line("Territory 1", 4, "S7"), Line("Territory 1", 6, "S11")
    accounts = [Account("A", (one,), ()), Account("B", (other,), ()), Account("C", (one,), ())]
    assert rows(rank(accounts))[0].rule == "S11, S7"


def test_texts_are_listed_as_a_person_lists_them() -> None:
    assert [str(joined(list("ABC")[:number])) for number in range(4)] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]

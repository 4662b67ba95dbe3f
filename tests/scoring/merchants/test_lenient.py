"""What is scored in spite of errors, and what is then said to be left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scoring.open_game import open_game
from sheets.editions.edition import shipped_names
from tests.scoring.merchants.games import (
    LEFT_OUT,
    changed,
    game,
    lines_of,
    score_of,
    totals_of,
)
from tests.scoring.problem_lines import left_out_of, lines_of_problems


def lenient(name: str, changes: dict[str, Any]) -> tuple[list[tuple[int, str, int]], list[str]]:
    """Return the totals, and the problems that were not there without `lenient`."""
    tree = changed(name, changes)
    strict = score_of(tree)
    assert strict.players == ()
    found = score_of(tree, lenient=True)
    assert found.problems[: len(strict.problems)] == strict.problems
    return totals_of(found), lines_of_problems(found.problems[len(strict.problems) :], found.seated)


@pytest.mark.parametrize(
    ("change", "rule", "lost"),
    [
        ({"sheet 1, wood": 6}, "M7.2", 2),
        ({"sheet 1, wood": LEFT_OUT}, "M7.2", 2),
        ({"sheet 1, wood": "5"}, "M7.2", 2),
        ({"sheet 1, crowns": LEFT_OUT}, "M7.6", 45),
        ({"sheet 1, cards": LEFT_OUT}, "M7.3", 1),
        ({"sheet 1, artifacts": {"circled": 1, "crossed": 2}}, "M7.4", 3),
        ({"sheet 1, artifacts": {"circled": 13, "crossed": 2}}, "M7.4", 3),
    ],
)
def test_a_line_that_cannot_be_scored_is_left_out(
    change: dict[str, Any], rule: str, lost: int
) -> None:
    key = next(iter(change)).removeprefix("sheet 1, ")
    totals, left_out = lenient("base-3.toml", change)
    assert (52 - lost) in [total for _, name, total in totals if name == "Anna"]
    assert left_out == [f"warning: sheet 1 (Anna), {key}: is left out of the score ({rule})"]


def test_a_card_that_is_not_printed_does_not_count() -> None:
    totals, left_out = lenient("base-3.toml", {"sheet 1, cards, 99": "bought"})
    assert totals[0] == (1, "Anna", 52)
    assert left_out == ["warning: sheet 1 (Anna), card 99: is left out of the score (M7.3)"]


@pytest.mark.parametrize("monuments", [[99], [99, 14], ["x", 14]])
def test_a_monument_that_is_not_printed_decides_no_tie(monuments: list[Any]) -> None:
    tree = changed("base-3.toml", {"sheet 2, monuments": monuments})
    found = score_of(tree, lenient=True)
    bernd = next(each.account for each in found.players if each.account.name == "Bernd")
    assert bernd.tie_breaks[0].value == (14 if monuments == [99, 14] else 0)
    left_out = left_out_of(found)
    assert [each.partition(": is")[0] for each in left_out] == [
        "warning: sheet 2 (Bernd), monuments"
    ]


def test_a_sheet_too_many_is_named() -> None:
    tree = game("base-3.toml")
    tree["sheet"] += [dict(tree["sheet"][0], player=name) for name in ("Dora", "Emil")]
    found = score_of(tree, lenient=True)
    assert len(found.players) == 4
    assert "warning: sheet 5 (Emil): is left out of the score (M1.7)" in lines_of_problems(
        found.problems, found.seated
    )


def test_a_sheet_too_few_is_scored_without_the_checks_over_the_table() -> None:
    tree = game("base-3.toml")
    del tree["sheet"][1]
    found = score_of(tree, lenient=True)
    assert totals_of(found) == [(1, "Anna", 52), (2, "Clara", 32)]
    assert lines_of_problems(found.problems, found.seated) == [
        "error: sheet: sheets: 2, players: 3; everybody has one (M1.3)",
        "warning: relics, monuments and columns were not compared over the table: "
        "sheets are missing, unreadable or too many",
    ]


def test_a_player_without_a_name_is_called_after_the_sheet() -> None:
    totals, _ = lenient("base-3.toml", {"sheet 2, player": LEFT_OUT})
    assert totals[1] == (2, "sheet 2", 49)


def test_a_sheet_that_is_no_table_has_no_lines() -> None:
    totals, left_out = lenient("family-3.toml", {"sheet 2": "Bernd"})
    assert totals == [(1, "Anna", 22), (2, "Clara", 17), (3, "sheet 2", 0)]
    assert left_out == ["warning: sheet 2, crowns: is left out of the score (F10)"]


def test_more_spells_used_than_taken_leave_none_unused() -> None:
    totals, left_out = lenient("family-3.toml", {"sheet 2, spells, used": 4})
    assert totals[:2] == [(1, "Anna", 22), (2, "Bernd", 22)]
    assert left_out == ["warning: sheet 2 (Bernd), spells: is left out of the score (F10)"]


def test_what_is_beyond_the_territories_played_is_named() -> None:
    _, left_out = lenient("solo-expert.toml", {"sheet 1, territories": [4, 6, 24, 26, 44]})
    assert left_out == [
        "warning: trolls, cards: entries from 6 on are left out of the score (S9)",
        "warning: trolls, claims: entries from 6 on are left out of the score (S10)",
    ]
    _, left_out = lenient(
        "solo-expert.toml", {"sheet 1, territories": [4, 6, 24, 26, 44, 51, 38, 40, 9]}
    )
    assert left_out == [
        "warning: sheet 1 (Jo), territories: entries from 9 on are left out of the score (S7)"
    ]


def test_an_unfinished_game_alone_is_scored_as_far_as_it_went() -> None:
    tree = changed("solo-expert.toml", {"trolls, columns": LEFT_OUT})
    tree["sheet"][0]["territories"] = [4, 6, 24, 26]
    tree["trolls"] = {"cards": [0, 0, 0, 1], "claims": ["", "", "", "monument 11"]}
    found = score_of(tree, lenient=True)
    assert totals_of(found) == [(1, "Jo", 60 + 8), (2, "Trolls", 6 + 9 + 4 + 1 + 11)]
    assert {each.level for each in found.problems} == {"error"}


def test_what_the_trolls_have_too_few_of_is_named_territory_by_territory() -> None:
    tree = changed("solo-expert.toml", {"trolls": {"cards": [0] * 8, "claims": [""] * 6}})
    found = score_of(tree, lenient=True)
    assert left_out_of(found) == [
        "warning: trolls, claims 7: is left out of the score (S10)",
        "warning: trolls, claims 8: is left out of the score (S10)",
    ]


def test_without_a_level_the_last_two_targets_are_left_out() -> None:
    totals, left_out = lenient("solo-expert.toml", {"level": LEFT_OUT})
    assert totals[1] == (2, "Trolls", 170 - 32 - 60)
    assert left_out == [
        "warning: trolls, target 7: is left out of the score (S11)",
        "warning: trolls, target 8: is left out of the score (S11)",
    ]


def test_alone_only_the_first_sheet_is_scored() -> None:
    tree = game("solo-expert.toml")
    tree["sheet"].append(dict(tree["sheet"][0], player="Bo"))
    found = score_of(tree, lenient=True)
    assert [name for _, name, _ in totals_of(found)] == ["Jo", "Trolls"]
    assert (
        lines_of_problems(found.problems, found.seated)[-1]
        == "warning: sheet 2 (Bo): is left out of the score (M1.7)"
    )


@pytest.mark.parametrize("name", ["base-3.toml", "solo-expert.toml"])
def test_without_sheets_there_is_no_score(name: str) -> None:
    tree = changed(name, {"sheet": []})
    assert score_of(tree, lenient=True).players == ()


def test_an_edition_that_cannot_be_read_leaves_nothing_to_score_by() -> None:
    tree = changed("base-3.toml", {"edition": "nowhere"})
    found = score_of(tree, lenient=True)
    assert found.players == ()
    assert lines_of_problems(found.problems, found.seated) == [
        "error: edition: no edition is called 'nowhere'; "
        f"there are {', '.join(shipped_names())}, or a file's path"
    ]


def test_a_file_beside_the_state_that_has_the_editions_name_is_suggested(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text("", "utf-8")
    [problem] = open_game(changed("base-3.toml", {"edition": "ours"}), beside=tmp_path).faults
    assert str(problem.message).endswith("or a file's path; did you mean the file ours.toml?")


def test_without_errors_nothing_changes() -> None:
    tree = game("base-3.toml")
    assert score_of(tree, lenient=True) == score_of(tree)
    assert lines_of(score_of(tree), "Clara")[0] == ("Crowns written", 32, "M7.6")

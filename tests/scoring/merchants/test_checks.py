"""Checks and scores that need an edition of their own or a very long file; others are golden."""

from pathlib import Path
from typing import Any

import pytest

from scoring.open_game import open_game
from tests.editions import FIRST_PATH
from tests.scoring.games import problems_in
from tests.scoring.merchants.games import LEFT_OUT, changed, game, problems_with, with_a_card_more


@pytest.mark.parametrize(
    ("name", "column", "seat", "player"),
    [("base-3.toml", 2, 2, "Bernd"), ("solo-expert.toml", 4, 1, "Jo")],
)
def test_m6_2_of_a_longer_column_nobody_owns_more_than_three_cards(
    name: str, column: int, seat: int, player: str
) -> None:
    long = with_a_card_more(column)
    assert problems_with(long, game(name)) == []
    assert problems_with(long, changed(name, {f"sheet {seat}, cards, 25": "bought"})) == [
        f"error: sheet {seat} ({player}), cards: there are more than 3 cards of column {column}; "
        "with the third everybody crosses out the others, the buyer too (M6.2)"
    ]


@pytest.mark.parametrize("columns", [[0, 0, 4, 2, 1, 3, 5, 6], LEFT_OUT])
def test_s9_with_a_third_card_the_others_of_a_longer_column_were_crossed_out_before(
    columns: object,
) -> None:
    """M6.2: three of the four cards of column 4 are owned."""
    long, changes = with_a_card_more(column=4), {"trolls, columns": columns}
    assert problems_with(long, changed("solo-expert.toml", changes)) == []
    changes["trolls, cards 3"] = 1
    (problem,) = problems_with(long, changed("solo-expert.toml", changes))
    assert problem.startswith("error: trolls, cards")


def test_m1_3_of_a_hundred_sheets_only_a_table_full_is_looked_at() -> None:
    tree = game("base-3.toml")
    tree["sheet"] = [dict(tree["sheet"][0], player=f"Player {seat}") for seat in range(100)]
    problems = problems_in(tree)
    assert problems[0] == (
        "error: sheet: there are not as many sheets (100) as players (3); everybody has one (M1.3)"
    )
    assert "could not compare" in "".join(problems)
    assert "sheet 5" not in "".join(problems)


def test_a_file_beside_the_state_that_has_the_editions_name_is_suggested(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text("", "utf-8")
    tree: dict[str, Any] = changed("base-3.toml", {"edition": "ours"})
    [problem] = open_game(tree, beside=tmp_path).faults
    assert str(problem.message).endswith(
        "or write the path of a file; did you mean the file ours.toml?"
    )


def test_s11_beyond_its_target_a_territory_costs_the_trolls_points_where_the_edition_says_so(
    tmp_path: Path,
) -> None:
    """The option `trolls_below_zero`."""
    text, option = FIRST_PATH.read_text("utf-8"), "trolls_below_zero = "
    assert f"{option}false" in text
    (tmp_path / "harsh.toml").write_text(text.replace(f"{option}false", f"{option}true"), "utf-8")
    tree = changed("solo-expert.toml", {"edition": "harsh.toml"})
    trolls = open_game(tree, beside=tmp_path).score().players[1].account
    assert ("Territory 3: 20 less 24", -4) in [
        (str(each.label), each.points) for each in trolls.lines
    ]
    assert (str(trolls.name), trolls.total) == ("Trolls", 170 - 4 - 4 - 1)

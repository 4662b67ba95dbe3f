"""M9: ships that a state calls by the names of version 0.1; what is said of them is golden."""

from pathlib import Path
from typing import Any

from scoring.open_game import OpenGame, open_game
from sheets.files.problem import problem_text
from tests.editions import FIRST, FIRST_PATH


def opened(edition: str, ships: list[str], beside: Path = Path()) -> OpenGame:
    """Return a game of a board on which these ships hold a worker of A."""
    tree: dict[str, Any] = {"players": 4, "edition": edition, "board": {"ships": {"A": ships}}}
    return open_game(tree, beside=beside)


def test_a_state_is_written_back_with_hexes() -> None:
    assert opened(FIRST, ["L2", "L3"]).tree()["board"]["ships"] == {"A": ["G3", "F4"]}


def test_an_edition_of_version_0_1_knows_its_own_names(tmp_path: Path) -> None:
    text = FIRST_PATH.read_text("utf-8")
    (tmp_path / "ours.toml").write_text(text.replace('ships = ["A1"]', 'ships = ["L8"]'), "utf-8")
    game = opened("ours.toml", ["L8"], tmp_path)
    assert game.tree()["board"]["ships"] == {"A": ["A1"]}
    said = "warning: board, ships A L8: a ship is called by the hex in which it is drawn; write A1"
    assert f"{said} (M9)" in [str(problem_text(each)) for each in game.find_problems()]

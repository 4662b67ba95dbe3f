"""M9: ships that a state calls by the names of version 0.1 are read with a warning."""

from pathlib import Path
from typing import Any

from scoring.open_game import OpenGame, open_game
from sheets.drawing.shapes import PageKey
from sheets.files.problem import problem_text
from sheets.hexes import hex_name
from tests.editions import FIRST, FIRST_PATH

USE_HEX = "a ship is called by the hex in which it is drawn; write"


def opened(
    variant: str = "base", edition: str = FIRST, beside: Path = Path(), **ships: str
) -> OpenGame:
    """Return a game of a board on which these ships hold a worker: `A="G3 F4"`."""
    tree: dict[str, Any] = {
        "variant": variant,
        "board": {"ships": {initial: names.split() for initial, names in ships.items()}},
    }
    if variant == "base":
        tree["players"] = 4
    return open_game({**tree, "edition": edition}, beside=beside)


def manned(game: OpenGame) -> dict[str, str]:
    """Return the hexes of the ships by initial."""
    ships: dict[str, Any] = game.state.board.ships  # type: ignore[union-attr]
    return {initial: " ".join(map(hex_name, hexes)) for initial, hexes in ships.items()}


def said(game: OpenGame) -> list[str]:
    """Return what is said of the ships."""
    lines = [str(problem_text(each)) for each in game.find_problems() if "ships" in each.path]
    assert all(line.endswith(" (M9)") for line in lines)
    return [line.removesuffix(" (M9)") for line in lines]


def test_a_ship_is_called_by_its_hex() -> None:
    game = opened(A="G3", B="M9 L5")
    assert manned(game) == {"A": "G3", "B": "M9 L5"}
    assert said(game) == []


def test_an_old_name_is_read_with_a_warning_that_says_the_hex() -> None:
    game = opened(A="L2", B="F4")
    assert manned(game) == {"A": "G3", "B": "F4"}
    assert said(game) == [f"warning: board, ships A L2: {USE_HEX} G3"]


def test_a_state_is_written_back_with_hexes() -> None:
    assert opened(A="L2 L3").tree()["board"]["ships"] == {"A": ["G3", "F4"]}


def test_a_filled_board_has_the_initial_beside_the_ship() -> None:
    marks = [each.mark for each in opened(A="L2").fillings()[PageKey("board")]]
    assert "ship.G3" in marks


def test_the_hex_of_a_ship_is_never_an_old_name() -> None:
    """L5 was the name of the ship in L5."""
    game = opened(A="L5")
    assert manned(game) == {"A": "L5"}
    assert said(game) == []


def test_what_is_neither_is_no_ship() -> None:
    assert said(opened(A="L9")) == [
        "error: board, ships A L9: is no ship of the board; there are A1, G3, F4, K5, L5, C8 and M9"
    ]


def test_one_ship_by_both_its_names_holds_two_workers() -> None:
    game = opened(A="L2", B="G3")
    assert said(game)[1:] == [
        "error: board, ships B G3: holds a worker of A already; a ship holds one worker"
    ]


def test_alone_the_names_are_those_of_the_solo_map() -> None:
    game = opened("solo", A="L2 L9")
    assert manned(game) == {"A": "M1 A7"}
    assert said(game) == [
        f"warning: board, ships A L2: {USE_HEX} M1",
        f"warning: board, ships A L9: {USE_HEX} A7",
    ]


def test_beside_an_old_name_one_that_may_be_old_too_is_warned_of() -> None:
    """On the solo map the ship in G6 was called L6, and another ship lies in L6."""
    assert said(opened("solo", A="L6")) == []
    assert said(opened("solo", A="L6 M1")) == []
    game = opened("solo", A="L6 L9")
    assert manned(game) == {"A": "L6 A7"}
    assert said(game)[0] == (
        "warning: board, ships A L6: is read as the ship in this hex; "
        "write G6 for the one that was called so"
    )


def test_an_edition_of_version_0_1_knows_its_own_names(tmp_path: Path) -> None:
    text = FIRST_PATH.read_text("utf-8")
    (tmp_path / "ours.toml").write_text(text.replace('ships = ["A1"]', 'ships = ["L8"]'), "utf-8")
    game = opened(edition="ours.toml", beside=tmp_path, A="L8")
    assert manned(game) == {"A": "A1"}
    assert said(game) == [f"warning: board, ships A L8: {USE_HEX} A1"]

"""What a command imports before it is needed."""

from pathlib import Path

import pytest

from tests.processes import python

PYDANTIC = {"pydantic", "pydantic_core"}

NAME_MODULES = """
import sys
from cli.main import main
main(sys.argv[1:], standalone_mode=False)
print(*sys.modules, file=sys.stderr)
"""


def modules_of(*arguments: str) -> list[str]:
    """Run a command on its own; give the modules that it imported."""
    return python("-c", NAME_MODULES, *arguments).stderr.splitlines()[-1].split()


@pytest.mark.parametrize(
    "arguments",
    [["sheets", "--players", "3", "-o"], ["edition", "export", "pandoria-merchants", "-o"]],
)
def test_a_shipped_edition_is_read_without_pydantic(arguments: list[str], tmp_path: Path) -> None:
    modules = modules_of(*arguments, str(tmp_path / "target.pdf"))
    assert "sheets.files.schema" in modules
    assert not PYDANTIC & {*modules}


@pytest.mark.parametrize("arguments", [["list"], ["show", "pandoria"]])
def test_a_shipped_edition_is_shown_without_pydantic(arguments: list[str]) -> None:
    assert not PYDANTIC & {*modules_of("edition", *arguments)}


@pytest.mark.slow
def test_an_edition_of_the_users_own_is_validated_by_pydantic(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    shipped = Path(__file__).parents[2] / "sheets/editions/realm-of-sand/edition.toml"
    mine.write_bytes(shipped.read_bytes())
    assert {*modules_of("edition", "check", str(mine))} >= PYDANTIC


@pytest.mark.slow
def test_to_draw_sheets_nothing_is_imported_that_writes_toml(tmp_path: Path) -> None:
    assert "tomlkit" not in modules_of("sheets", "--players", "3", "-o", str(tmp_path / "x.pdf"))


def test_to_score_a_game_nothing_is_imported_that_draws_asks_or_writes() -> None:
    state = Path(__file__).parents[1] / "states" / "merchants" / "base-3.toml"
    modules = {*modules_of("score", str(state))}
    assert "scoring.merchants.score" in modules
    unneeded = {
        "scoring.merchants.fillings",
        "scoring.merchants.questions",
        "scoring.answers.page",
        "sheets.drawing.shapes",
        "tomlkit",
    }
    assert not modules & unneeded


@pytest.mark.slow
def test_regions_are_told_without_rich() -> None:
    state = Path(__file__).parents[1] / "states" / "merchants" / "base-2-board.toml"
    assert "rich" not in modules_of("regions", str(state))


@pytest.mark.slow
def test_to_replay_a_record_nothing_is_imported_that_draws_or_measures_letters() -> None:
    record = Path(__file__).parents[2] / "docs" / "example" / "evening.record"
    modules = {*modules_of("replay", str(record))}
    assert "rollwrite.play.answers.text" in modules
    assert not modules & {"scoring.merchants.fillings", "sheets.drawing.shapes", "tomlkit", "rich"}

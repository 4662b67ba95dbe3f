"""The calculators for the table by words of any language; what they answer is golden."""

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from cli.terminal.exits import ExitCode


def said(line: str) -> str:
    answer = CliRunner().invoke(main, shlex.split(line))
    assert answer.exit_code == ExitCode.DONE, answer.stderr
    return answer.stdout


def test_options_may_also_stand_behind_all_regions() -> None:
    together = "reward wood city --hexes 3 --hexes 2 --workers 1 --workers 2 --track 4"
    apart = "reward wood --hexes 3 --workers 1 --track 4 city --hexes 2 --workers 2"
    assert said(together) == said(apart)


@pytest.mark.parametrize("guild", ["crystal", "Alchemists", "alch", "Kristall", "Alchimistes"])
def test_a_guild_is_known_by_its_name_or_its_resource_in_any_language(guild: str) -> None:
    answer = said(f"reward crystal --hexes 1 --workers 1 --guild {guild}")
    assert answer.startswith("Crystal: 3 crowns.")


@pytest.mark.parametrize("resource", ["crystal", "cry", "Kristall", "KRIST", "cristal", "cris"])
def test_a_resource_is_known_by_its_name_or_beginning_in_any_language(resource: str) -> None:
    line = f"reward {resource} --hexes 1 --workers 1 --track 0"
    assert said(line).startswith("Crystal from 0 to 1")


@pytest.mark.parametrize("building", ["treasury", "Schatzkammer", "Tresor", "trea", "schatz"])
def test_a_building_is_known_by_its_name_or_beginning_in_any_language(building: str) -> None:
    line = f"reward gold --hexes 1 --workers 1 --track 0 --building {building}"
    assert said(line).startswith("Gold from 0 to 3")


@pytest.mark.parametrize("command", ["reward", "price", "regions"])
def test_the_examples_in_the_help_work(command: str, tmp_path: Path) -> None:
    lines = [line.strip() for line in said(f"{command} --help").splitlines()]
    examples = [line for line in lines if line.startswith(f"rollwrite {command} ")]
    assert len(examples) >= 2
    for example in examples:
        if command != "regions":
            said(example.removeprefix("rollwrite "))

"""Help for people: what one does when, what most people need first, another name, groups."""

import click
import pytest
from click.testing import CliRunner

from cli.commands.sheets import GROUPS, sheets
from cli.main import COMMANDS, main


def said(*arguments: str) -> str:
    """Run the program and give what it says; nothing may be wrong."""
    answer = CliRunner().invoke(main, arguments, prog_name="rollwrite")
    assert (answer.exit_code, answer.stderr) == (0, "")
    return answer.stdout


def test_the_top_begins_with_what_one_does_before_during_and_after_a_game() -> None:
    first, second, third = said("--help").splitlines()[2:5]
    assert first.split()[:5] == ["Before", "the", "game:", "rollwrite", "sheets"]
    assert second.split()[:5] == ["While", "you", "play:", "rollwrite", "play"]
    assert third.split()[:5] == ["After", "the", "game:", "rollwrite", "photo"]
    assert "rollwrite enter" in third


def test_the_calculators_come_last() -> None:
    _, last = said("--help").split("Calculators:\n")
    assert [line.split()[0] for line in last.splitlines()] == ["reward", "price", "regions"]


def test_print_is_another_name_of_sheets() -> None:
    assert said("print", "--help") == said("sheets", "--help").replace("e sheets [", "e print [")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: each.name)
def test_help_is_a_command_that_shows_each_commands_help(command: click.Command) -> None:
    assert said("help", str(command.name)) == said(str(command.name), "--help")


def test_help_shows_that_of_commands_within_commands_and_of_all() -> None:
    assert said("help", "edition", "make") == said("edition", "make", "--help")
    assert said("help") == said("--help")


def test_help_of_what_has_no_commands_is_wrong_use() -> None:
    answer = CliRunner().invoke(main, ["help", "roll", "dice"])
    assert answer.exit_code == 2
    assert "roll has no commands" in answer.stderr


def test_the_five_options_that_people_need_first_come_first() -> None:
    _, _, options = said("sheets", "--help").partition("Options:\n")
    first = [line.split()[0] for line in options.split("\n\n")[0].splitlines()]
    assert first == ["--player", "--players", "--variant", "--language", "-o,", "-h,"]


def test_an_option_that_follows_from_another_is_named_by_that_ones_help() -> None:
    grouped = {name for names in GROUPS.values() for name in names}
    options = [each for each in sheets.params if isinstance(each, click.Option)]
    told = " ".join(each.help or "" for each in options if each.name in grouped)
    left = [each.opts[0] for each in options if each.name not in grouped]
    assert left == ["--skip-bad", "--coordinates", "--turn", "--svg-text", "--width"]
    assert [name for name in left if name not in told] == []


@pytest.mark.parametrize("command", [(), ("edition",)])
def test_what_a_command_does_is_never_cut_short(command: tuple[str, ...]) -> None:
    _, _, commands = said(*command, "--help").partition("Options:")
    assert "..." not in commands


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: each.name)
def test_what_a_number_can_be_is_told_in_words(command: click.Command) -> None:
    assert "<=" not in said(str(command.name), "--help")
    assert "INTEGER" not in said(str(command.name), "--help")


def test_what_photo_does_is_told_in_three_lines() -> None:
    *_, text, options = said("photo", "--help").partition("Options:")[0].split("\n\n")
    assert (len(text.splitlines()), options) == (3, "")

"""`rollwrite sheets --game pandoria`: pads, realm sheets by name, sheets filled from a state."""

import re
from pathlib import Path

import pytest

from tests.cli.running import sheets

STATES = Path(__file__).parents[2] / "states" / "pandoria"


def pages(folder: Path, *arguments: str) -> list[str]:
    """Return the names of the pages that a command writes."""
    answer = sheets("--game", "pandoria", "--format", "svg", "-o", f"{folder}/", *arguments)
    assert answer.exit_code == 0, answer.output
    return [Path(line).stem for line in answer.stdout.splitlines()]


def test_a_table_needs_a_pad_and_an_aid(tmp_path: Path) -> None:
    """Whoever plays has the realm sheets of the game."""
    assert pages(tmp_path) == ["pad", "aid"]


def test_realm_sheets_come_on_request(tmp_path: Path) -> None:
    found = pages(tmp_path, "realms")
    assert (len(found), found[0], found[-1]) == (12, "realm-humans", "realm-hanbok")
    assert pages(tmp_path, "--realm", "elves") == ["realm-elves", "pad", "aid"]


def test_a_beginners_table_has_the_realms_with_a_side_a(tmp_path: Path) -> None:
    found = pages(tmp_path, "realms", "--variant", "beginner")
    assert found == [
        f"realm-{each}" for each in ("humans", "dwarves", "elves", "mages", "halflings")
    ]


@pytest.mark.parametrize("variant", ["family", "family-spells"])
def test_a_family_has_no_realms(tmp_path: Path, variant: str) -> None:
    assert pages(tmp_path, "--variant", variant) == ["pad", "aid"]
    answer = sheets("realms", "--game", "pandoria", "--variant", variant)
    assert answer.exit_code == 2
    assert f"pandoria {variant} has no sheet 'realms'; it has pad, aid" in answer.stderr


def test_realms_are_named_in_any_language_each_once(tmp_path: Path) -> None:
    names = ["--realm", "Zwerge", "--realm", "elves", "--realm", "gob", "--realm", "Elfen"]
    assert pages(tmp_path, "realms", *names) == ["realm-dwarves", "realm-elves", "realm-goblins"]


def test_a_realm_for_each_player_bears_the_players_name(tmp_path: Path) -> None:
    table = ["--player", "Anna", "--player", "Bernd", "--realm", "mages", "--realm", "golems"]
    assert pages(tmp_path, "realms", *table) == ["realm-mages-anna", "realm-golems-bernd"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--realm", "orcs"], "--realm: write 'Humans', 'Dwarves', 'Elves',"),
        (
            ["--realm", "h"],
            "--realm: 'h' can mean Humans, Halflings, Hanbok; write one letter more",
        ),
        (
            ["--variant", "beginner", "--realm", "fairies"],
            "--realm: write 'Humans', 'Dwarves', 'Elves', 'Mages' or 'Halflings', not 'fairies'",
        ),
        (["--variant", "family", "--realm", "elves"], "pandoria family has no realms"),
        (["--players", "5"], "pandoria standard is for 2 to 4 players, not 5"),
        (["--variant", "base"], "pandoria has no base; it has standard, beginner, family,"),
        (["board"], "pandoria standard has no sheet 'board'; it has realms, pad, aid"),
    ],
)
def test_wrong_use_is_said_in_one_sentence(
    arguments: list[str], message: str, tmp_path: Path
) -> None:
    answer = sheets("--game", "pandoria", "-o", str(tmp_path / "t.pdf"), *arguments)
    assert answer.exit_code == 2
    assert message in answer.stderr
    assert not (tmp_path / "t.pdf").exists()


def test_other_games_have_no_realms() -> None:
    answer = sheets("--realm", "elves", "-o", "-")
    assert answer.exit_code == 2
    assert "merchants base has no realms" in answer.stderr


def test_a_state_fills_the_pad_and_the_sheets_of_its_realms(tmp_path: Path) -> None:
    state = str(STATES / "standard-4.toml")
    assert pages(tmp_path, "--filled", state) == [
        *("realm-humans-anna", "realm-fairies-bernd", "realm-hanbok-clara", "realm-spirits-dora"),
        *("pad", "aid"),
    ]
    blank = tmp_path / "blank"
    blank.mkdir()
    pages(blank, "pad", *(f"--player={name}" for name in ("Anna", "Bernd", "Clara", "Dora")))
    filled_pad, blank_pad = ((where / "pad.svg").read_text("utf-8") for where in (tmp_path, blank))
    total = re.compile(r">5</text><text [^>]*>3<")  # Each figure in its cell.
    assert total.search(filled_pad)
    assert not total.search(blank_pad)

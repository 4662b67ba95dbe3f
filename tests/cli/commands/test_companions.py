"""The companion games from the command line: print, enter, score, check."""

import json
from pathlib import Path

import pytest

from scoring.answers import FORMATS
from sheets.words.languages import LANGUAGES
from tests.cli.running import rollwrite
from tests.covering import pairwise_choices

STATES = Path(__file__).parents[2] / "states"
PANDORIA, SAND, RUINS = "pandoria", "realm-of-sand", "realms-and-ruins"
EXAMPLES = sorted(file for game in (PANDORIA, SAND, RUINS) for file in (STATES / game).iterdir())


pytestmark = pytest.mark.usefixtures("here")


def test_every_example_is_answered_in_every_format_and_language() -> None:
    for each in pairwise_choices(file=EXAMPLES, format=FORMATS, language=LANGUAGES):
        options = ("--format", each["format"], "--language", each["language"])
        answer = rollwrite("score", str(each["file"]), *options)
        assert (answer.exit_code, answer.stderr) == (0, ""), each
        assert "Anna" in answer.stdout, each


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_fills_the_pad(file: Path) -> None:
    answer = rollwrite("sheets", "pad", "--filled", str(file), "-o", "pad.svg")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert "Anna" in Path("pad.svg").read_text("utf-8")


def test_json_tells_who_wins_with_the_othersiders() -> None:
    answer = rollwrite("score", str(STATES / RUINS / "all-ruined.toml"), "--format", "json")
    tree = json.loads(answer.stdout)
    assert (tree["winners"], tree["othersiders_win"]) == (["Anna"], True)


@pytest.mark.parametrize(
    ("realms", "is_doubted"),
    [(("nymphs", "hanbok"), True), (("nymphs",), True), (("nymphs", "elves"), False), ((), False)],
)
def test_p10_promo_realms_alone_are_doubted_when_they_are_printed(
    realms: tuple[str, ...], is_doubted: bool
) -> None:
    chosen = (each for realm in realms for each in ("--realm", realm))
    answer = rollwrite("sheets", "--game", PANDORIA, *chosen, "-o", "pandoria.pdf")
    warning = "Warning: promo realms play only together with others\n" if is_doubted else ""
    assert (answer.exit_code, answer.stderr) == (0, warning)

"""Every message about a record that cannot be: its line, its step, its rule, what is allowed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwrite.play.record import MalformedRecordError, NoTurnError, parse_record
from rollwrite.play.replay import replay
from rollwrite.sources import Content, open_source
from sheets.files.problem import problem_text
from tests.editions import FIRST, FIRST_PATH
from tests.golden_texts import SAID, check_golden_text, golden_paths

PLAYERS = ("player Anna A", "player Bernd B")
EDITION = f"edition {FIRST}"
BASE = ("rollwrite record 1", "game merchants base", EDITION, *PLAYERS)
STARTED = (*BASE, "1 Anna: start 1", "1 Bernd: start 2")


def problems(*lines: str) -> list[str]:
    opened = open_source(Content("".join(f"{line}\n" for line in lines)))
    return [str(problem_text(problem)) for problem in opened.faults]


def answered(head: list[str], body: list[str]) -> Iterator[str]:
    """Yield the lines of a record behind those of the head, and what is wrong with it."""
    yield from body[1:]
    yield from (f"{SAID}{line}" for line in problems(*head[1:], *body))


def test_what_is_wrong_with_a_record_is_said_with_its_line(regenerate: bool) -> None:
    (path,) = golden_paths("records")
    check_golden_text(path, answered, regenerate=regenerate)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            ("# ours", "", "rollwrite record 999999999"),
            "error: line 3: is a record of version 999999999; this program reads version 1",
        ),
        (
            (*BASE[:3], "player \u202eAnna", "player Bernd"),
            "error: line 4: the name '\\u202eAnna' holds the control character U+202E; write "
            "letters, digits, signs and spaces only",
        ),
    ],
)
def test_what_no_text_shows_is_said_too(lines: tuple[str, ...], said: str) -> None:
    assert problems(*lines) == [said]


def test_a_text_that_is_no_record_at_all() -> None:
    with pytest.raises(MalformedRecordError) as caught:
        parse_record("# nothing\n\n")
    assert str(caught.value) == "is empty; a record begins with 'rollwrite record 1'"


def test_a_record_of_another_game_is_not_replayed() -> None:
    record = parse_record("".join(f"{line}\n" for line in BASE).replace("merchants base", "sand"))
    (problem,) = replay(record).problems
    assert str(problem.message) == "only merchants has records, not sand"


def test_a_turn_that_a_record_does_not_have() -> None:
    with pytest.raises(NoTurnError) as caught:
        open_source(Content("".join(f"{line}\n" for line in STARTED)), turn=3)
    assert str(caught.value) == "the record has 2 turns"


def test_a_file_of_another_version(tmp_path: Path) -> None:
    own = FIRST_PATH.read_text("utf-8")
    (tmp_path / "ours.toml").write_text(own, "utf-8")
    text = "".join(f"{line}\n" for line in (*BASE[:2], "edition ours.toml 7", *PLAYERS))
    (problem,) = open_source(Content(text, folder=tmp_path)).faults
    said = "error: edition: the record needs ours.toml 7; this is 1.0.0"
    assert str(problem_text(problem)) == said

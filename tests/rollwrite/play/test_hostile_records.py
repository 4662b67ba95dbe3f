"""Files that are no records, and records that mean harm: one sentence each, at once."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from cli.main import main
from rollwrite.play.record import parse_record, written_name
from rollwrite.play.replay import replay
from rollwrite.sources import Content, open_source

RECORD = """rollwrite record 1
game merchants base
edition pandoria-merchants 1.0.0
player Anna A
player Bernd B

1 Anna: start 1
1 Bernd: start 2
"""
HEAD = RECORD[: RECORD.index("player")]
LONG = "is a line of more than 2000 characters"
MANY = "has more than 5000 lines; no game is ever that long"


def answer(path: Path, data: bytes) -> tuple[int, str]:
    """Return the exit code and the answer of `rollwrite check`."""
    path.write_bytes(data)
    result = CliRunner().invoke(main, ["check", str(path), "--language", "en"])
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output.replace(f"{path}: ", "")


BROKEN = {
    "binary": (RECORD.encode() + b"\0\1\2", "is a binary file"),
    "10 MB": (
        RECORD.encode() + b"x" * 10_000_001,
        "is larger than 10 MB; no such file is ever that large",
    ),
    "9 MB in a line": (RECORD.encode() + b"x" * 9_000_000, LONG),
    "100,000 lines": (RECORD.encode() + b"2 Anna:\n" * 100_000, MANY),
    "100,000 comments": (b"# x\n" * 100_000 + RECORD.encode(), MANY),
    "no newline in 9 MB": (b"rollwrite record 1" + b" " * 9_000_000, LONG),
    "UTF-16": (RECORD.encode("utf-16"), "is written in UTF-16; save the file as UTF-8"),
    "Latin-1": (RECORD.replace("Bernd", "Bärbel").encode("latin-1"), "UTF-8"),
    "version 2": (RECORD.replace("record 1", "record 2").encode(), "this program reads version 1"),
    "a long step": (RECORD.encode() + b"2 Anna: draw " + b"gold " * 300, "a hex such as D4"),
    "only the head": (b"rollwrite record 1", "the line 'game' is missing"),
    "old Macintosh": (RECORD.replace("\n", "\r").encode(), "a record begins with"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_broken_is_said_at_once(name: str, tmp_path: Path) -> None:
    data, said = BROKEN[name]
    code, told = answer(tmp_path / "evening.record", data)
    assert code == 1
    assert said in told


@pytest.mark.parametrize(
    "data", [RECORD.encode("utf-8-sig"), RECORD.replace("\n", "\r\n").encode(), RECORD.encode()]
)
def test_marks_and_line_ends_of_other_programs_do_no_harm(data: bytes, tmp_path: Path) -> None:
    code, told = answer(tmp_path / "evening.record", data)
    assert (code, told) == (0, "warning: the record stops before the end of the game (M7.1)\n")


NAMES = (
    "draw gold E3",
    "2 Bernd: start",
    "1",
    "#1",
    "A # B",
    "A: B",
    'the "Fox"',
    "C:\\",
    "player",
    "note",
    "level beginner",
    "עדה",
    "李",
    "e\u0301ric",
    "x" * 40,
    "1 Anna",
    "a;b",
)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_player_is_called_the_record_is_read_back(name: str) -> None:
    text = (
        f"{HEAD}player {written_name(name)} Q\nplayer Bernd B\n\n"
        f"1 {written_name(name)}: start 1\n1 Bernd: start 2\n"
    )
    found = replay(parse_record(text))
    assert found.problems == ()
    assert len(found.turns) == 2
    again = found.text()
    assert replay(parse_record(again)).text() == again


@given(st.text(max_size=200))
def test_any_text_behind_a_head_is_answered(text: str) -> None:
    opened = open_source(Content(f"{HEAD}player Anna\nplayer Bernd\n{text}"))
    assert opened.faults is not None


@given(st.text(alphabet='1 2AB:;#"\\\nstartdrwgol?EF34', max_size=120))
def test_anything_that_looks_like_turns_is_answered(text: str) -> None:
    opened = open_source(Content(f"{RECORD}{text}"))
    assert len(opened.faults) <= 1

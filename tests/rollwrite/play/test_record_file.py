"""The file of a record belongs to one program at a time, by whatever name it is called."""

import os
from pathlib import Path

import pytest

from rollwrite.play.record import parse_record
from rollwrite.play.record_file import RecordFile

EVENING = Path(__file__).parents[3] / "docs" / "example" / "evening.record"
ANOTHER = "another `rollwrite play` is writing this file"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the file of a game that goes on."""
    path = tmp_path / "evening.record"
    path.write_bytes(EVENING.read_bytes())
    return path


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
@pytest.mark.parametrize("is_pipe", [True, False], ids=["pipe", "folder"])
def test_a_lock_is_a_file_and_nothing_waits_for_what_is_none(record: Path, is_pipe: bool) -> None:
    lock = record.with_name(f".{record.name}.lock")
    os.mkfifo(lock) if is_pipe else lock.mkdir()
    with (
        pytest.raises(OSError, match="is in the place of a lock; take it away") as refused,
        RecordFile(record),
    ):
        pass
    assert refused.value.filename == str(lock)


def test_no_second_program_writes_a_record_by_another_name(record: Path) -> None:
    other = record.with_name("other.record")
    os.link(record, other)
    with RecordFile(record), pytest.raises(OSError, match=ANOTHER), RecordFile(other):
        pass
    with RecordFile(other) as file:
        assert file.record == parse_record(EVENING.read_text("utf-8"))


def test_a_record_that_was_written_anew_is_locked_still(record: Path) -> None:
    other = record.with_name("other.record")
    with RecordFile(record) as file:
        file.keep(3)
        os.link(record, other)
        with pytest.raises(OSError, match=ANOTHER), RecordFile(other):
            pass


def test_a_new_record_is_locked_from_its_first_line(tmp_path: Path) -> None:
    path, other = tmp_path / "new.record", tmp_path / "other.record"
    with RecordFile(path) as file:
        file.begin(parse_record(EVENING.read_text("utf-8")))
        os.link(path, other)
        with pytest.raises(OSError, match=ANOTHER), RecordFile(other):
            pass

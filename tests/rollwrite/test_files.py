"""Files appear whole or not at all, and never over what somebody else wrote."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from rollwrite.files import KeptFile, Writer, target_at, write_files
from tests.processes import python

OLD, NEW = b"what was there", b"what is new"


def new(file: BinaryIO) -> None:
    file.write(NEW)


def failing_with(error: BaseException) -> Callable[[BinaryIO], None]:
    """Return a writer that fails in the middle."""

    def write(file: BinaryIO) -> None:
        file.write(b"the first half")
        raise error

    return write


def full(file: BinaryIO) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def write(path: Path, writer: Writer) -> None:
    write_files([(path, writer)])


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_file_is_written_with_the_usual_permissions(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    write(tmp_path / "table.pdf", new)
    assert (tmp_path / "table.pdf").read_bytes() == NEW
    assert (tmp_path / "table.pdf").stat().st_mode == usual.stat().st_mode
    assert names(tmp_path) == ["table.pdf", "usual"]


def test_a_folder_in_which_nothing_can_be_written_is_told_before_anything_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != tmp_path)
    with pytest.raises(PermissionError) as caught:
        target_at(tmp_path / "game.toml")
    assert caught.value.filename == str(tmp_path / "game.toml")


def test_an_existing_file_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    target = tmp_path / "table.pdf"
    target.write_bytes(OLD)
    target.chmod(0o640)
    write(target, new)
    assert target.read_bytes() == NEW
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_the_target_keeps_its_old_content_until_the_new_one_is_whole(tmp_path: Path) -> None:
    target = tmp_path / "table.pdf"
    target.write_bytes(OLD)

    def look(file: BinaryIO) -> None:
        file.write(NEW)
        assert target.read_bytes() == OLD

    write(target, look)
    assert target.read_bytes() == NEW


@pytest.mark.parametrize("error", [ValueError("bad"), KeyboardInterrupt(), SystemExit(1)])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, error: BaseException
) -> None:
    target = tmp_path / "table.pdf"
    target.write_bytes(OLD)
    with pytest.raises(type(error)):
        write(target, failing_with(error))
    assert target.read_bytes() == OLD
    assert names(tmp_path) == ["table.pdf"]


def test_a_failure_leaves_no_new_file(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "table.pdf", failing_with(KeyboardInterrupt()))
    assert names(tmp_path) == []


def test_a_full_disk_is_said_of_the_target_not_of_the_draft(tmp_path: Path) -> None:
    target = tmp_path / "table.pdf"
    with pytest.raises(OSError, match="No space left") as caught:
        write(target, full)
    assert caught.value.filename == str(target)
    assert names(tmp_path) == []


def test_a_failure_to_read_another_file_keeps_that_files_name(tmp_path: Path) -> None:
    error = FileNotFoundError(errno.ENOENT, "No such file or directory", "face.ttf")
    with pytest.raises(FileNotFoundError) as caught:
        write(tmp_path / "table.pdf", failing_with(error))
    assert caught.value.filename == "face.ttf"


def test_a_disk_that_fills_up_leaves_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: the system itself refuses the bytes."""
    script = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from rollwrite.files import write_file\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try:\n"
        "    write_file(Path(sys.argv[1]), bytes(5000))\n"
        "except OSError as error:\n"
        "    print(error.filename)\n"
    )
    target = tmp_path / "table.pdf"
    target.write_bytes(OLD)
    assert python("-c", script, str(target)).stdout == f"{target}\n"
    assert target.read_bytes() == OLD
    assert names(tmp_path) == ["table.pdf"]


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("missing/table.pdf", "the folder {folder}/missing does not exist"),
        ("folder", "is a folder; name a file"),
        ("file/table.pdf", "Not a directory"),
    ],
)
def test_a_target_that_cannot_be_is_refused_before_anything_is_drawn(
    tmp_path: Path, path: str, what: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match=r".") as caught:
        write(tmp_path / path, failing_with(AssertionError("was drawn")))
    assert str(caught.value.strerror) == what.format(folder=tmp_path)
    assert caught.value.filename == str(tmp_path / path)


def test_a_write_protected_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The superuser may write everything, so the system's answer is replaced here."""
    target = tmp_path / "table.pdf"
    target.write_bytes(OLD)

    def may_not_write(path: Any, mode: int) -> bool:
        return False

    monkeypatch.setattr(os, "access", may_not_write)
    with pytest.raises(PermissionError) as caught:
        write(target, new)
    assert caught.value.filename == str(target)
    assert str(caught.value.strerror) == "is write-protected"
    assert target.read_bytes() == OLD


def test_a_write_protected_folder_is_said_of_the_target(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def may_not_open(path: Path, *args: Any, **extra: Any) -> BinaryIO:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", may_not_open)
    with pytest.raises(PermissionError) as caught:
        write(tmp_path / "table.pdf", new)
    assert caught.value.filename == str(tmp_path / "table.pdf")


def test_a_symbolic_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link, target = tmp_path / "link.pdf", tmp_path / "elsewhere" / "table.pdf"
    link.symlink_to(target)
    for _ in ("a link to nothing yet", "a link to a file"):
        write(link, new)
        assert link.is_symlink()
        assert target.read_bytes() == NEW
    assert names(tmp_path / "elsewhere") == ["table.pdf"]


def test_a_circle_of_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(OSError, match="symbolic links"):
        write(tmp_path / "a", new)
    assert names(tmp_path) == ["a", "b"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_device_is_written_to_and_stays_a_device() -> None:
    write(Path("/dev/null"), new)
    assert Path("/dev/null").is_char_device()
    with pytest.raises(OSError, match="No space left") as caught:
        write(Path("/dev/full"), new)
    assert caught.value.filename == "/dev/full"


def test_of_several_files_none_appears_when_one_fails(tmp_path: Path) -> None:
    (tmp_path / "board.svg").write_bytes(OLD)
    with pytest.raises(ValueError, match="bad"):
        write_files(
            {
                tmp_path / "board.svg": new,
                tmp_path / "aid.svg": new,
                tmp_path / "player.svg": failing_with(ValueError("bad")),
            }.items()
        )
    assert names(tmp_path) == ["board.svg"]
    assert (tmp_path / "board.svg").read_bytes() == OLD


def test_several_files_are_written(tmp_path: Path) -> None:
    write_files([(tmp_path / "board.svg", new), (tmp_path / "aid.svg", new)])
    assert names(tmp_path) == ["aid.svg", "board.svg"]


def test_what_a_killed_run_left_is_taken_away_and_what_runs_now_is_not(tmp_path: Path) -> None:
    old, new, other = (tmp_path / f".rollwrite-{name}" for name in ("0" * 16, "1" * 16, "notes"))
    for each in (old, new, other):
        each.write_text("half")
    for each in (old, other):
        os.utime(each, (0, 0))
    write(tmp_path / "table.txt", lambda file: file.write(b"whole"))
    assert sorted(each.name for each in tmp_path.iterdir()) == [new.name, other.name, "table.txt"]


def test_a_target_on_a_read_only_file_system_is_named_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(OSError, match="Read-only") as caught:
        write(tmp_path / "table.txt", lambda file: file.write(b"whole"))
    assert caught.value.filename == str(tmp_path / "table.txt")


def test_a_file_that_is_kept_is_never_written_over_what_somebody_else_wrote(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    kept = KeptFile.at(path)
    kept.write(b"one\n")
    kept.append(b"two\n")
    assert path.read_bytes() == kept.data == b"one\ntwo\n"
    path.write_bytes(OLD)
    assert kept.is_foreign
    for keep in (kept.write, kept.append):
        with pytest.raises(FileExistsError, match="somebody else has changed it meanwhile"):
            keep(NEW)
    assert path.read_bytes() == OLD
    path.unlink()
    kept.append(NEW)  # Taken away is not written.
    assert path.read_bytes() == NEW


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_what_cannot_be_added_to_a_kept_file_leaves_it_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    kept = KeptFile.at(path)
    kept.write(OLD)

    def fail(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left") as caught:
        kept.append(NEW)
    assert (caught.value.filename, path.read_bytes()) == (str(path), OLD)

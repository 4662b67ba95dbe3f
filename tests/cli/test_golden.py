"""What commands answer: standard output, behind `!` standard error, and the code of a failure.

`tests/golden/commands/*.txt` has `copy`, `change`, `cut` and `write` for the files of a case, and
`stdin` for what a command reads; of wrong use, exit code 2, the last line is said. Where a command
asks, `: line` is typed, and `end` says how it ends. `file` says what is in one, `lines` those with
a word, `turns` those of a record, `titles` those of a document's pages, `files` which there are.
"""

import json
import shlex
import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import TextIO

import pytest

from cli.terminal.exits import ExitCode
from sheets.editions.edition import SHIPPED
from tests.cli.running import rollwrite, titles
from tests.editions import FIRST_PATH
from tests.golden_texts import SAID, check_golden_text, golden_paths

STATES = Path(__file__).parents[1] / "states"
TYPED, END = ":", "end"


@pytest.mark.parametrize("path", golden_paths("commands"), ids=lambda path: path.stem)
def test_a_command_answers(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, regenerate: bool
) -> None:
    def answer(head: list[str], case: list[str]) -> Iterator[str]:
        folder = tmp_path / str(len([*tmp_path.iterdir()]))
        folder.mkdir()
        monkeypatch.chdir(folder)
        before = head[1:]
        for number, (line, said) in enumerate(_answered([*before, *case[1:]])):
            if number >= len(before):
                yield line
                yield from (f"{SAID}{each.replace(str(folder), 'HERE')}".rstrip() for each in said)

    check_golden_text(path, answer, regenerate=regenerate)


def _answered(lines: list[str]) -> Iterator[tuple[str, Iterable[str]]]:
    """Yield each line with what is said of it."""
    stdin = ""
    for line, *typed in _together(lines):
        what, _, rest = line.partition(" ")
        if what == "$":
            said = _conversation(rest, typed) if typed else [_answer(rest, stdin)]
            yield from zip((line, *typed), said, strict=False)  # The end may not be asked for.
        elif what == "stdin":
            stdin = json.loads(rest)
            yield line, ()
        else:
            yield line, prepare(line)


def _together(lines: list[str]) -> Iterator[list[str]]:
    """Yield each line with what is typed to it."""
    found: list[list[str]] = []
    for line in lines:
        if line == END or line.startswith(TYPED):
            found[-1].append(line)
        else:
            found.append([line])
    yield from found


def prepare(line: str) -> Iterable[str]:
    """Make, change or remove a file or a folder, or return what is there."""
    what = shlex.split(line)
    match what:
        case "cut", name, start:
            Path(name).write_text(Path(name).read_text("utf-8").partition(start)[0], "utf-8")
        case "folder", name:
            Path(name).mkdir()
        case "write", name, *_:
            Path(name).write_text(json.loads(line.split(" ", 2)[2]), "utf-8")
        case "copy", source, name:
            Path(name).write_bytes(_shipped(source).read_bytes())
        case "change", name, old, new:
            text = Path(name).read_text("utf-8")
            assert old in text
            Path(name).write_text(text.replace(old, new, 1), "utf-8")
        case (("file" | "lines" | "turns"), *_):
            return _lines(*what)
        case "titles", name:
            return titles(name)
        case ("files",):
            return sorted(str(path) for path in Path().rglob("*") if path.is_file())
        case _:
            raise AssertionError(line)
    return ()


def _lines(what: str, name: str, part: str = "") -> list[str]:
    text = Path(name).read_text("utf-8")
    shown = text.partition("\n\n")[2] if what == "turns" else text
    return [line for line in shown.splitlines() if part in line]


def _shipped(name: str) -> Path:
    kind, _, game = name.partition("/")
    if kind != "edition":
        return STATES / name
    return SHIPPED / game / "edition.toml" if game else FIRST_PATH


def _answer(line: str, stdin: str) -> Iterator[str]:
    """Yield what is said, JSON in a line; a traceback, or a file of wrong use, fails the test."""
    before = {*Path().rglob("*")}
    answer = rollwrite(*shlex.split(line), stdin=stdin)
    if answer.stdout.startswith(("{", "[")):
        tree = json.loads(answer.stdout)
        assert answer.stdout == f"{json.dumps(tree, indent=1, ensure_ascii=False)}\n"
        yield json.dumps(tree, ensure_ascii=False)
    else:
        yield from answer.stdout.splitlines()
    said = answer.stderr.splitlines()
    if answer.exit_code == ExitCode.USAGE:
        assert {*Path().rglob("*")} == before
        yield f"wrong use: {said[-1]}"
    else:
        yield from (f"! {each}" for each in said)
    if answer.exit_code not in (ExitCode.DONE, ExitCode.USAGE):
        yield f"exit {answer.exit_code}"


class Typed(BytesIO):
    """Lines that are typed; before each is read it is kept what has been said by then."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines).encode())
        self.said: list[tuple[str, str]] = []

    def read1(self, size: int | None = -1, /) -> bytes:
        """Return the next line, whatever may be read at once."""
        self.said.append((_said(sys.stdout), _said(sys.stderr)))
        return self.readline()


def _said(stream: TextIO) -> str:
    stream.flush()
    assert isinstance(stream.buffer, BytesIO)
    return stream.buffer.getvalue().decode()


def _conversation(line: str, typed: list[str]) -> Iterator[list[str]]:
    """Yield what the command says before anything is typed, of each line, and in the end."""
    lines = [each.removeprefix(TYPED).removeprefix(" ") for each in typed if each != END]
    stdin = Typed(lines)
    answer = rollwrite(*shlex.split(line), stdin=stdin)
    last = (answer.stdout, answer.stderr)
    said = [("", ""), *stdin.said[: len(lines) + 1]]
    said += [last] * (len(lines) + 2 - len(said))
    for read, (before, after) in zip(("", *lines), pairwise(said), strict=True):
        yield _between(before, after, read)
    yield _between(said[-1], last, "") + [f"exit {answer.exit_code}"] * (answer.exit_code > 0)


def _between(before: tuple[str, str], after: tuple[str, str], read: str) -> list[str]:
    """Return the lines that were said; what is read may be shown again."""
    shown, wrong = (now.removeprefix(old) for old, now in zip(before, after, strict=True))
    again = f"{read}\n"
    return [*shown.removeprefix(again).splitlines(), *(f"! {each}" for each in wrong.splitlines())]

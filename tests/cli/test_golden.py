"""What commands answer: standard output, behind `!` standard error, and the code of a failure.

`tests/golden/commands/*.txt` has `copy`, `change` and `write` for the files of a case and `stdin`
for what is typed; of wrong use, exit code 2, the last line is said.
"""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from sheets.editions.edition import SHIPPED
from tests.cli.running import rollwrite
from tests.editions import FIRST_PATH
from tests.golden_texts import SAID, check_golden_text, golden_paths

STATES = Path(__file__).parents[1] / "states"


@pytest.mark.parametrize("path", golden_paths("commands"), ids=lambda path: path.stem)
def test_a_command_answers(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, regenerate: bool
) -> None:
    def answer(head: list[str], case: list[str]) -> Iterator[str]:
        folder = tmp_path / str(len([*tmp_path.iterdir()]))
        folder.mkdir()
        monkeypatch.chdir(folder)
        for line in head[1:]:
            prepare(line)
        yield from _answered(case[1:])

    check_golden_text(path, answer, regenerate=regenerate)


def _answered(lines: list[str]) -> Iterator[str]:
    typed = ""
    for line in lines:
        yield line
        what, _, rest = line.partition(" ")
        if what == "stdin":
            typed = json.loads(rest)
        elif what == "$":
            here = str(Path.cwd())
            for said in answered(rest, typed):
                yield f"{SAID}{said.replace(here, 'HERE')}".rstrip()
        else:
            prepare(line)


def prepare(line: str) -> None:
    """Make a folder, write a file, copy a state or an edition, or change a text in a file."""
    what, name, *given = shlex.split(line)
    if what == "folder":
        Path(name).mkdir()
    elif what == "write":
        Path(name).write_text(json.loads(line.split(" ", 2)[2]), "utf-8")
    elif what == "copy":
        kind, _, game = name.partition("/")
        shipped = SHIPPED / game / "edition.toml" if game else FIRST_PATH
        source = shipped if kind == "edition" else STATES / name
        Path(given[0]).write_bytes(source.read_bytes())
    else:
        assert what == "change"
        old, new = given
        text = Path(name).read_text("utf-8")
        assert old in text
        Path(name).write_text(text.replace(old, new, 1), "utf-8")


def answered(line: str, typed: str) -> Iterator[str]:
    """Yield what is said, JSON in a line; a traceback, or a file of wrong use, fails the test."""
    before = {*Path().rglob("*")}
    answer = rollwrite(*shlex.split(line), stdin=typed)
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

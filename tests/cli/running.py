"""The program run in this process."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any

from click.testing import CliRunner, Result
from pypdf import PdfReader
from pypdfium2 import PdfDocument

from cli.main import main
from tests.editions import FIRST

RECORD = Path("evening.record")


def rollwrite(*arguments: object, stdin: str | bytes | IO[bytes] | None = None) -> Result:
    """Run a command; a traceback fails the test."""
    answer = CliRunner().invoke(main, [*map(str, arguments)], input=stdin)
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


def play(lines: Iterable[str], *arguments: object, names: str = "") -> Result:
    """Run `rollwrite play` with these lines; names begin a game where there is no record yet."""
    named = [] if RECORD.exists() else names.split()
    edition = () if "--edition" in arguments else ("--edition", FIRST)
    output = () if "-o" in arguments else ("-o", RECORD)
    typed = "".join(f"{line}\n" for line in lines)
    return rollwrite("play", *named, *arguments, *edition, *output, stdin=typed)


def turns() -> list[str]:
    """Return the lines of the record behind its header."""
    return RECORD.read_text("utf-8").partition("\n\n")[2].splitlines()


def sheets(*arguments: str, stdin: str | None = None) -> Result:
    """Run `rollwrite sheets`."""
    return rollwrite("sheets", *arguments, stdin=stdin)


def written(*arguments: str) -> list[str]:
    """Run the command and give the paths it printed; nothing else may be said."""
    answer = sheets(*arguments)
    assert (answer.exit_code, answer.stderr) == (0, "")
    return answer.stdout.splitlines()


def page_texts(path: str | Path) -> list[str]:
    """Return what stands on every page of a document, as a viewer copies it."""
    with closing(PdfDocument(path)) as document:
        return [page.get_textpage().get_text_range().replace("\r\n", "\n") for page in document]


def titles(path: str) -> list[str]:
    """Return the titles of a document's outline; what lies within another is indented."""

    def told(entries: list[Any], indent: str) -> Iterator[str]:
        for entry in entries:
            if isinstance(entry, list):
                yield from told(entry, f"{indent}  ")
            else:
                yield f"{indent}{entry.title}"

    return [*told(PdfReader(path).outline, "")]

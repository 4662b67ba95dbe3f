"""The program run in this process."""

from click.testing import CliRunner, Result
from pypdf import PdfReader

from cli.main import main


def rollwrite(*arguments: object, stdin: str | bytes | None = None) -> Result:
    """Run a command; a traceback fails the test."""
    answer = CliRunner().invoke(main, [*map(str, arguments)], input=stdin)
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


def sheets(*arguments: str, stdin: str | None = None) -> Result:
    """Run `rollwrite sheets`."""
    return rollwrite("sheets", *arguments, stdin=stdin)


def written(*arguments: str) -> list[str]:
    """Run the command and give the paths it printed; nothing else may be said."""
    answer = sheets(*arguments)
    assert (answer.exit_code, answer.stderr) == (0, "")
    return answer.stdout.splitlines()


def titles(path: str) -> list[str]:
    """Return the titles of a document's pages, as its outline has them."""
    return [str(entry.title) for entry in PdfReader(path).outline if not isinstance(entry, list)]

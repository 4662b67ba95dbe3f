"""An evening on a call: everybody's own sheets in a file of their own; copies for a club."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from pypdf import PdfReader

from cli.main import main
from cli.terminal.exits import ExitCode

pytestmark = pytest.mark.usefixtures("here")


def printed(*arguments: str) -> list[str]:
    """Return the files that `rollwrite sheets` writes."""
    answer = CliRunner().invoke(main, ["sheets", *arguments])
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    return answer.stdout.splitlines()


def titles(path: str) -> list[str]:
    """Return the titles of a document's pages, as its outline has them."""
    return [str(entry.title) for entry in PdfReader(path).outline if not isinstance(entry, list)]


def test_online_everybody_has_a_document_in_a_folder_that_is_made() -> None:
    written = printed("--online", "--player", "Anna", "--player", "Bernd", "-o", "evening/")
    assert written == ["evening/player-1-anna.pdf", "evening/player-2-bernd.pdf"]
    own = ["Board: Anna", "Player sheet: Anna", "Player aid", "Calls: Anna"]
    assert sorted(titles(written[0])) == sorted(own)
    assert not [title for title in titles(written[1]) if "Anna" in title]


def test_on_both_sides_everybody_has_an_aid_and_empty_backs() -> None:
    first, _ = printed("--online", "--players", "2", "--duplex", "-o", "evening/")
    assert titles(first)[1::2] == [*["Back, empty"] * 3, "Player aid"]


def test_of_many_tables_every_player_has_a_document() -> None:
    Path("club.csv").write_text("Table 1,Anna,Bernd\nTable 2,Chloé,Dörte,Emil\n", "utf-8")
    written = printed("--players-file", "club.csv", "--online", "-o", "club/")
    assert [Path(path).stem for path in written] == [
        *("table-1-player-1-anna", "table-1-player-2-bernd"),
        *("table-2-player-1-chloe", "table-2-player-2-dorte", "table-2-player-3-emil"),
    ]


def test_who_asks_for_calls_plays_online() -> None:
    names = ["--player", "Bernd", "--player", "Anna"]
    [path] = printed("calls", *names, "-o", "calls.pdf")
    assert titles(path) == ["Calls: Anna", "Calls: Bernd"]  # M2.4: in the order of the alphabet.


def test_copies_repeat_all_of_a_document() -> None:
    [once] = printed("--game", "realm-of-sand", "-o", "once.pdf")
    [thrice] = printed("--game", "realm-of-sand", "--copies", "3", "-o", "thrice.pdf")
    assert titles(thrice) == titles(once) * 3
    assert Path(thrice).stat().st_size < 1.2 * Path(once).stat().st_size

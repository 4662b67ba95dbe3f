"""An evening on a call: everybody's own sheets in a file of their own; copies for a club."""

from pathlib import Path

import pytest

from tests.cli.running import titles, written

pytestmark = pytest.mark.usefixtures("here")


def test_online_everybody_has_a_document_in_a_folder_that_is_made() -> None:
    files = written("--online", "--player", "Anna", "--player", "Bernd", "-o", "evening/")
    assert files == ["evening/player-1-anna.pdf", "evening/player-2-bernd.pdf"]
    own = ["Board: Anna", "Player sheet: Anna", "Player aid", "Calls: Anna"]
    assert sorted(titles(files[0])) == sorted(own)
    assert not [title for title in titles(files[1]) if "Anna" in title]


def test_on_both_sides_everybody_has_an_aid_and_empty_backs() -> None:
    first, _ = written("--online", "--players", "2", "--duplex", "-o", "evening/")
    assert titles(first)[1::2] == [*["Back, empty"] * 3, "Player aid"]


def test_of_many_tables_every_player_has_a_document() -> None:
    Path("club.csv").write_text("Table 1,Anna,Bernd\nTable 2,Chloé,Dörte,Emil\n", "utf-8")
    files = written("--players-file", "club.csv", "--online", "-o", "club/")
    assert [Path(path).stem for path in files] == [
        *("table-1-player-1-anna", "table-1-player-2-bernd"),
        *("table-2-player-1-chloe", "table-2-player-2-dorte", "table-2-player-3-emil"),
    ]


def test_who_asks_for_calls_plays_online() -> None:
    names = ["--player", "Bernd", "--player", "Anna"]
    [path] = written("calls", *names, "-o", "calls.pdf")
    assert titles(path) == ["Calls: Anna", "Calls: Bernd"]  # M2.4: in the order of the alphabet.


def test_copies_repeat_all_of_a_document() -> None:
    [once] = written("--game", "realm-of-sand", "-o", "once.pdf")
    [thrice] = written("--game", "realm-of-sand", "--copies", "3", "-o", "thrice.pdf")
    assert titles(thrice) == titles(once) * 3
    assert Path(thrice).stat().st_size < 1.2 * Path(once).stat().st_size

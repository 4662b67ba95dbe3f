"""How a game begins, or goes on, in `rollwrite play`: what options and a record say of it."""

from pathlib import Path

import pytest

from cli.play.beginning import Wish, game_of
from cli.play.record_file import RecordFile
from cli.terminal.errors import WrongUseError
from rollwrite.play.record import parse_record
from sheets.words.translation import load_translation
from tests.editions import FIRST, NAME, with_a_newer_version

RECORD = (
    f"rollwrite record 1\ngame merchants base\nedition {FIRST}\nplayer Anna A\nplayer Bernd B\n"
)


def test_a_record_of_an_older_version_goes_on_with_that_one_alone(tmp_path: Path) -> None:
    game = with_a_newer_version(tmp_path)
    file, words = RecordFile(Path("a.record"), record=parse_record(RECORD)), load_translation("en")
    older, newer = (game.edition_path(name) for name in (FIRST, NAME))
    going = game_of(Wish(game, "", (), "", older, "", {}), file, words)
    assert (going.record.edition, going.record.version) == (NAME, "1.0.0")
    with pytest.raises(WrongUseError, match=f"its edition is {FIRST}"):
        game_of(Wish(game, "", (), "", newer, "", {}), file, words)

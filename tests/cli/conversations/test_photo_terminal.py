"""`rollwrite photo` at a terminal: a doubtful mark is drawn where the terminal can."""

import re
import tomllib
from pathlib import Path

import pytest
from PIL import Image

from tests.rollwrite.photo.sheets_taken import blank_pad, photo_of
from tests.terminals import Terminal

READ = ("photo", "blank.jpg", "--player", "Anna", "-o", "game.toml")
QUESTION = "blank.jpg: sheet 1 (Anna), gold: is it 0, 1, 2, 3, 4 or 5?"


@pytest.fixture
def terminals(tmp_path: Path, terminals: list[Terminal]) -> list[Terminal]:
    """Lay a photograph into the folder of the terminals."""
    (tmp_path / "blank.jpg").write_bytes(photo_of(seed=30))
    return terminals


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "drawn"),
    [
        ({"COLORTERM": "truecolor", "NO_COLOR": ""}, "\x1b[38;2;"),
        ({"COLORTERM": "", "NO_COLOR": ""}, "\x1b[38;5;"),
        ({"COLORTERM": "truecolor", "NO_COLOR": "1"}, ""),
    ],
)
def test_a_doubtful_mark_is_drawn_where_the_terminal_can(
    settings: dict[str, str],
    drawn: str,
    tmp_path: Path,
    terminals: list[Terminal],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    terminals.append(Terminal(tmp_path, *READ))
    shown = terminals[0].until(QUESTION)
    assert ("▀" in shown) == bool(drawn)
    assert drawn in shown


@pytest.mark.slow
def test_a_mark_that_cannot_be_drawn_is_a_picture_to_open(
    tmp_path: Path, terminals: list[Terminal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    terminals.append(Terminal(tmp_path, *READ))
    shown = terminals[0].until(QUESTION)
    found = re.search(r"look at it in (\S+\.png)", shown)
    assert found
    with Image.open(found[1]) as picture:
        assert picture.width > picture.height > 20


@pytest.mark.slow
def test_a_figure_is_asked_until_a_number_is_typed(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    (tmp_path / "pad.jpg").write_bytes(blank_pad("realm-of-sand"))
    names = ("Anna", "Bernd", "Chloé", "Dörte")
    named = [part for name in names for part in ("--player", name)]
    terminal = Terminal(tmp_path, "photo", "pad.jpg", *named, "-o", "game.toml")
    terminals.append(terminal)
    for wrong in ("1000", "-1", "1.5", "many"):
        terminal.type(wrong, prompt="(Anna), pieces: ")
        terminal.until("that is none of the choices")
    terminal.type("17", prompt="(Anna), pieces: ")
    terminal.type("", prompt="(Bernd), pieces: ")
    terminal.type("0", prompt="(Chloé), pieces: ")
    terminal.type("3", prompt="(Dörte), pieces: ")
    assert terminal.code() == 1  # Bernd's are left out.
    state = tomllib.loads((tmp_path / "game.toml").read_text("utf-8"))
    assert [sheet.get("pieces") for sheet in state["sheet"]] == [17, None, 0, 3]


@pytest.mark.slow
def test_in_a_pipe_nothing_is_drawn_or_asked(here: Path) -> None:
    from tests.cli.commands.test_photo import run

    Path("blank.jpg").write_bytes(photo_of(seed=30))
    answer = run(*READ[1:])
    assert "▀" not in answer.output
    assert "sheet 1 (Anna): 9 marks could not be read for certain and stay blank" in answer.stderr

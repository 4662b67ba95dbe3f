"""`--filled`: which states are drawn, on which sheets, and what is said of those that are not."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from sheets.drawing.theme import THEMES, load_theme
from tests.cli.running import page_texts, sheets, written
from tests.covering import rest_slow
from tests.editions import FIRST

STATES = Path(__file__).parents[2] / "states" / "merchants"
GALLERY = Path(__file__).parents[3] / "docs" / "gallery" / "states"
FILES = sorted((*STATES.iterdir(), *GALLERY.iterdir()))


pytestmark = pytest.mark.usefixtures("here")


def filled(state: str, *arguments: str) -> list[str]:
    """Draw a state's sheets and give the paths; nothing else may be said."""
    return written("--filled", str(STATES / state), *arguments)


def words(state: str, *arguments: str) -> list[list[str]]:
    [path] = filled(state, *arguments)
    return [text.split() for text in page_texts(path)]


@pytest.mark.parametrize("file", rest_slow(FILES, 5), ids=lambda file: file.name)
def test_every_state_is_drawn_on_all_its_sheets(file: Path) -> None:
    answer = sheets("--filled", str(file), "-o", "filled.pdf")
    assert (answer.exit_code, answer.stdout, answer.stderr) == (0, "filled.pdf\n", "")
    assert PdfReader("filled.pdf").pages


def test_the_state_says_names_and_level() -> None:
    board, player, ledger, _ = words("solo-expert.toml")
    assert "Jo" in board
    assert "Jo" in player
    assert {"Jo", "Expert", "Trolls"} <= {*ledger}
    assert ledger[-1] != "Jo"  # What is written comes last.


def test_each_player_finds_their_own_marks() -> None:
    _, anna, bernd, _, _ = words("base-3.toml")
    assert "41" in bernd
    assert "41" not in anna


@pytest.mark.parametrize("theme", rest_slow(THEMES))
def test_the_pen_has_a_colour_of_its_own(theme: str) -> None:
    pen = load_theme(theme).pen
    arguments = ("board", "--format", "svg", "--theme", theme)
    filled("base-2-board.toml", *arguments, "-o", "filled.svg")
    sheets(*arguments, "--players", "2", "--edition", FIRST, "-o", "blank.svg")
    drawn, blank = (Path(f"{name}.svg").read_text("utf-8") for name in ("filled", "blank"))
    # The key shows what a pen does in its colour too.
    assert drawn.count(f'stroke="{pen}"') > blank.count(f'stroke="{pen}"')


def test_online_everybodys_board_is_filled_and_calls_are_left_to_the_pen() -> None:
    found = words("base-2-board.toml", "--online")
    boards = [page for page in found if "Board" in page]
    assert len(boards) == 2
    assert all(page.count("X") >= 6 for page in boards)


# Files of which no sheet can be drawn.


@pytest.mark.parametrize(
    ("letter", "told"),
    [
        ("😀", "😀 (U+1F600)"),
        ("ﬁ", "ﬁ (U+FB01)"),
        (r"\u0000", "U+0000"),
        (r"\u001b", "U+001B"),
        (r"\u202e", "U+202E"),
        (r"\u200d", "U+200D"),
    ],
)
@pytest.mark.parametrize(
    ("state", "text"),
    rest_slow(
        [
            ("realms-and-ruins/three-tied.toml", '["Clara", "Bernd", "Anna"]'),
            ("pandoria/standard-4.toml", '"Humans"'),
        ]
    ),
)
def test_a_character_that_no_face_has_is_replaced_in_every_text(
    state: str, text: str, letter: str, told: str
) -> None:
    read = (STATES.parent / state).read_text("utf-8")
    assert text in read
    Path("state.toml").write_text(read.replace(text, f'"Elf{letter}"'), "utf-8")
    answer = sheets("--filled", "state.toml", "-o", "filled.pdf")
    assert (answer.exit_code, answer.stdout) == (0, "filled.pdf\n")
    assert answer.stderr.startswith(f"Warning: the sheets cannot print {told} of the text 'Elf")
    assert answer.stderr.endswith("; they show ? in its place\n")
    assert any("Elf?" in text for text in page_texts("filled.pdf"))


def test_a_state_is_read_from_standard_input() -> None:
    text = (STATES / "base-3.toml").read_text("utf-8")
    answer = sheets("--filled", "-", "-o", "a.pdf", stdin=text)
    assert (answer.exit_code, answer.output) == (0, "a.pdf\n")
    assert filled("base-3.toml", "-o", "b.pdf") == ["b.pdf"]
    assert Path("a.pdf").read_bytes() == Path("b.pdf").read_bytes()
    answer = sheets("--filled", "-", stdin="players = 7")
    assert answer.exit_code == 1
    assert answer.stderr.startswith("standard input: error: ")


def test_a_characters_absence_from_a_name_in_a_state_is_told() -> None:
    read = (STATES / "base-3.toml").read_text("utf-8")
    Path("state.toml").write_text(read.replace("Anna", "Anna😀"), "utf-8")
    answer = sheets("--filled", "state.toml", "-o", "filled.pdf")
    assert answer.exit_code == 0
    assert answer.stderr.startswith(
        "Warning: the sheets cannot print 😀 (U+1F600) of the name 'Anna😀'; they show ?"
    )

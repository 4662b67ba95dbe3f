"""`--filled`: which states are drawn, on which sheets, and what is said of those that are not."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image
from pypdf import PdfReader

from cli.main import main
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


def test_the_state_says_variant_players_names_and_level() -> None:
    assert filled("base-3.toml") == ["merchants-base-3-anna-bernd-clara.pdf"]
    assert filled("family-2.toml") == ["merchants-family-2-anna-anton.pdf"]
    board, player, ledger, _ = words("solo-expert.toml")
    assert "Jo" in board
    assert "Jo" in player
    assert {"Jo", "Expert", "Trolls"} <= {*ledger}
    assert ledger[-1] != "Jo"  # What is written comes last.


def test_each_player_finds_their_own_marks() -> None:
    _, anna, bernd, _, _ = words("base-3.toml")
    assert "41" in bernd
    assert "41" not in anna


def test_a_single_sheet_is_drawn_alone() -> None:
    assert filled("base-3.toml", "player", "--format", "svg") == [
        "merchants-base-3-anna-bernd-clara-player-1-anna.svg",
        "merchants-base-3-anna-bernd-clara-player-2-bernd.svg",
        "merchants-base-3-anna-bernd-clara-player-3-clara.svg",
    ]
    assert filled("base-2-board.toml", "board", "-o", "board.svg") == ["board.svg"]


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


def test_a_level_or_realms_of_the_state_itself_need_no_board_and_no_realms_among_the_sheets() -> (
    None
):
    assert filled("solo-expert.toml", "player") == ["merchants-solo-1-jo.pdf"]
    pandoria = STATES.parent / "pandoria" / "standard-4.toml"
    assert sheets("--filled", str(pandoria), "pad").exit_code == 0


def test_an_edition_of_its_own_lies_beside_the_state() -> None:
    Path("games").mkdir()
    CliRunner().invoke(main, ["edition", "export", FIRST, "-o", "games/my.toml"])
    text = (STATES / "base-2-board.toml").read_text("utf-8")
    Path("games/game.toml").write_text(text.replace(FIRST, "my.toml"), "utf-8")
    answer = sheets("--filled", "games/game.toml", "-o", "filled.pdf")
    assert (answer.exit_code, answer.stderr) == (0, "")


def test_a_picture_for_a_chat_has_the_width_that_was_asked_for() -> None:
    [path] = filled("family-2.toml", "guilds", "--width", "800", "-o", "guilds.png")
    with Image.open(path) as picture:
        assert picture.size[0] == 800


# Options that contradict the state.


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (("--variant", "base"), "--variant"),
        (("--players", "3"), "--players"),
        (("--players", "0"), "--players"),
        (("--player", "Anna"), "--player"),
        (("--players-file", "club.csv"), "--players-file"),
        (("--level", "expert"), "--level"),
        (("--edition", "pandoria-merchants"), "--edition"),
    ],
)
def test_what_the_state_says_is_not_said_again(option: tuple[str, str], name: str) -> None:
    answer = sheets("--filled", str(STATES / "base-3.toml"), *option)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.endswith(f"Error: --filled says it already; leave out {name}\n")


def test_another_game_than_the_states_is_a_mistake() -> None:
    answer = sheets("--filled", str(STATES / "base-3.toml"), "--game", "realm-of-sand")
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert "--game says realm-of-sand, but the state is one of merchants" in answer.stderr
    assert filled("base-3.toml", "--game", "merchants", "aid")


def test_a_sheet_that_the_variant_has_not_got_is_a_mistake() -> None:
    answer = sheets("--filled", str(STATES / "family-2.toml"), "player")
    assert answer.exit_code == 2
    assert "merchants family has no sheet 'player'" in answer.stderr


# Files of which no sheet can be drawn.

SHEET = '[[sheet]]\nplayer = "{name}"\n'
FIVE = "".join(SHEET.format(name=name) for name in ("Ann", "Bo", "Cy", "Di", "Ed"))

FAULTS = [
    ("", "players: there are 0; 2 to 4 can play (M1.7)"),
    (SHEET.format(name="Ann"), "players: there are 1; 2 to 4 can play (M1.7)"),
    (FIVE, "players: there are 5; 2 to 4 can play (M1.7)"),
    ("players = 1000000000\n", "players: there are 1000000000; 2 to 4 can play (M1.7)"),
    ("players = -1\n", "players: there are -1; 2 to 4 can play (M1.7)"),
    (f"players = 4\n{FIVE}", "sheet: there are more sheets (5) than players (4) (M1.7)"),
    (f'variant = "solo"\n{FIVE}', "players: there are 5; 1 can play (M1.7)"),
    ("players = [\n", "line "),
    ('game = "chess"\n', "game: must be "),
    ('variant = "blitz"\n', "variant: must be "),
    ('edition = "none"\nplayers = 2\n', "edition: no edition is called 'none'; "),
    ("players = 2\nbord = {}\n", "bord: is no known key; did you mean 'board'?"),
    (f'players = 2\n{SHEET.format(name="Ann")}gold = "two"\n', "sheet 1"),
]


@pytest.mark.parametrize(("content", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_a_state_that_cannot_be_drawn_is_said_with_its_place(content: str, said: str) -> None:
    Path("game.toml").write_text(content, "utf-8")
    answer = sheets("--filled", "game.toml")
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr.startswith(f"game.toml: error: {said}")
    assert [path.name for path in Path().iterdir()] == ["game.toml"]


def test_a_binary_file_is_no_state() -> None:
    Path("game.toml").write_bytes(b"\0\1\2")
    answer = sheets("--filled", "game.toml")
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert "is a binary file" in answer.stderr


def test_alone_one_sheet_need_not_say_that_one_plays() -> None:
    Path("game.toml").write_text('variant = "solo"\n', "utf-8")
    assert sheets("--filled", "game.toml", "-o", "filled.pdf").exit_code == 0


def test_a_missing_state_is_said() -> None:
    answer = sheets("--filled", "none.toml")
    assert (answer.exit_code, answer.stdout) == (3, "")
    assert answer.stderr == "Error: none.toml: does not exist\n"


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

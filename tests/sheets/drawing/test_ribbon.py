"""Ribbons, boxes for digits, and the hue of a game's bands."""

import pytest

from scoring.games import GAMES
from sheets.drawing.figures import figure_boxes, total_mark
from sheets.drawing.paths import bounds
from sheets.drawing.pictures import LINES, Step, draw_ribbon, sign
from sheets.drawing.shapes import Box, Mark, Path, flatten, texts_of
from sheets.drawing.sizes import ADDED
from sheets.drawing.theme import THEMES, load_theme
from sheets.lint.checks import contrast
from tests.sheets.printing import sheets_of

BOX = Box(10, 20, 210, 8)
STEPS = (
    Step(sign("gold"), "Roll both dice."),
    Step(sign("crown"), "Most crowns win; tied: most resources left over, and then share the win."),
    Step(sign("wood"), "Draw."),
)


def test_a_ribbon_fills_its_box_and_says_every_step_in_two_lines_at_most() -> None:
    items = tuple(flatten(tuple(draw_ribbon(BOX, STEPS, load_theme("colour")))))
    paths = [bounds(item) for item in items if isinstance(item, Path)]
    assert min(box.x for box in paths) == pytest.approx(BOX.x)
    assert max(box.right for box in paths) == pytest.approx(BOX.right)
    said = [text.text for text in texts_of(items)]
    assert " ".join(said) == " ".join(step.text for step in STEPS)
    assert len(said) <= LINES * len(STEPS)
    assert all(BOX.y < text.y < BOX.bottom for text in texts_of(items))


def dots_in(mark: Mark) -> list[float]:
    """Return where the dotted lines of a box stand."""
    paths = [each for each in mark.items if isinstance(each, Path)]
    dotted = [path for path in paths if path.stroke and path.stroke.dash]
    starts = [values for path in dotted for operator, *values in path.segments if operator == "M"]
    return [x for x, _ in starts]


@pytest.mark.parametrize("digits", [1, 2, 3])
def test_a_box_has_a_dotted_line_between_any_two_digits(digits: int) -> None:
    box = Box(0, 0, 15, 8)
    for mark in (
        figure_boxes("a", box, digits, load_theme("ink")),
        total_mark("b", box, digits, load_theme("ink")),
    ):
        assert mark.pen == "write"
        assert dots_in(mark) == [pytest.approx(15 * step / digits) for step in range(1, digits)]


def test_what_is_added_and_the_total_stand_out_by_their_frames() -> None:
    theme = load_theme("colour")
    box = Box(0, 0, 15, 8)
    marks = (
        figure_boxes("a", box, 1, theme),
        figure_boxes("b", box, 1, theme, width=ADDED),
        total_mark("c", box, 1, theme),
    )
    frames = [mark.items[0] for mark in marks]
    widths = [frame.stroke.width for frame in frames if isinstance(frame, Path) and frame.stroke]
    assert widths == sorted({*widths})


def test_every_companion_game_has_bands_of_its_own_that_white_can_be_read_on() -> None:
    theme = load_theme("colour")
    hues = {game: theme.in_hue(sheets_of(game).hue).band for game in GAMES}
    assert len({*hues.values()}) == len(hues)
    assert hues["merchants"] == theme.band
    assert all(contrast("#ffffff", band) >= 4.5 for band in hues.values() if band)


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_without_a_hue_stays_as_it_is(name: str) -> None:
    theme = load_theme(name)
    assert theme.in_hue("nowhere") == theme
    assert theme.in_hue("") == theme

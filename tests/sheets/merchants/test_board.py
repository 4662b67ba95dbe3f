"""The board sheet: what is in play, the tracker of the end, the turn, the legend."""

from __future__ import annotations

import pytest

from sheets.drawing.shapes import Drawing, Item, Path, bounds, laid_flat, marks_of, texts_of
from sheets.drawing.theme import THEMES, load_theme
from sheets.merchants.aid.aid import STEPS
from sheets.merchants.family.aid import STEPS as FAMILY_STEPS
from sheets.merchants.game import SHEETS
from sheets.words.languages import LANGUAGES
from sheets.words.words import load_words
from tests.sheets.tables import VARIANTS, draw, draw_first, make_table, shipped_edition

NUMBERS = (2, 3, 4)


def board(players: int, **options: str) -> Drawing:
    [drawing] = draw(make_table(players, **options), "board")
    return drawing


def words_on(drawing: Drawing) -> list[str]:
    return [text.text for text in texts_of(drawing.items)]


# What is in play (M2.5).


@pytest.mark.parametrize(("players", "last"), [(2, 4), (3, 7), (4, 10)])
def test_rows_beyond_the_border_have_no_number(players: int, last: int) -> None:
    [drawing] = draw_first(make_table(players), "board")
    left = min(mark.box.x for mark in marks_of(drawing) if mark.name.startswith("hex."))
    beside = [text.text for text in texts_of(drawing.items) if text.box.right < left + 9]
    assert [word for word in beside if word.isdigit()] == [str(row + 1) for row in range(last)]


@pytest.mark.parametrize("players", NUMBERS)
def test_every_column_has_its_letter_above_and_below_the_rows_in_play(players: int) -> None:
    drawing = board(players)
    hexes = [mark.box for mark in marks_of(drawing) if mark.name.startswith("hex.")]
    top, bottom = min(box.y for box in hexes), max(box.bottom for box in hexes)
    letters = [text for text in texts_of(drawing.items) if text.text in "ABCDEFGHIJKLM"]
    above = [text.text for text in letters if top - 6 < text.y <= top]
    below = [text.text for text in letters if bottom <= text.y < bottom + 7]
    assert "".join(above) == "".join(below) == "ABCDEFGHIJKLM"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_not_in_play_has_no_hexes_and_little_ink(players: int, theme: str) -> None:
    drawing = board(players, theme=theme)
    assert f"not in play with {players} players" in words_on(drawing)
    bottom = max(mark.box.bottom for mark in marks_of(drawing) if mark.name.startswith("hex."))
    paths = [item for item in laid_flat(drawing.items) if isinstance(item, Path)]
    [ground] = [path for path in paths if bounds(path).y > bottom and bounds(path).width > 200]
    if load_theme(theme).fill("panel"):
        assert ground.stroke is None
        return
    assert ground.stroke
    length, gap = ground.stroke.dash
    assert gap > length


# The end (M7.1).


@pytest.mark.parametrize("players", NUMBERS)
def test_the_trackers_boxes_fill_their_rows(players: int) -> None:
    rows: dict[float, int] = {}
    for mark in marks_of(board(players)):
        if mark.name.startswith("closed."):
            rows[mark.box.y] = rows.get(mark.box.y, 0) + 1
    assert sum(rows.values()) == len(shipped_edition().board.printed_in_play(players))
    assert len(set(rows.values())) == 1


# The turn (M3-M6, F4-F8).


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "steps"), [("base", STEPS), ("family", FAMILY_STEPS)])
def test_the_turn_on_the_board_has_as_many_steps_as_on_the_aid(
    variant: str, steps: tuple[str, ...], language: str
) -> None:
    words = load_words(language, *SHEETS.variants[variant].words())
    short = [key for key in words.texts if key.startswith("board.turn-")]
    assert short == [f"board.turn-{number}" for number, _ in enumerate(steps, 1)]
    assert all(words(f"aid.step.{step}") for step in steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", NUMBERS)
def test_every_step_of_the_turn_is_on_the_board(players: int, variant: str, language: str) -> None:
    words = load_words(language, *SHEETS.variants[variant].words())
    printed = " ".join(words_on(board(players, variant=variant, language=language)))
    for number in range(1, len(STEPS) + 1):
        assert f"{number} {words(f'board.turn-{number}')}" in printed


# The legend.


def drawn_by_pen(items: list[Item], colour: str) -> int:
    """Count what has the colour of a pen."""
    texts = [text for text in texts_of(items) if text.colour == colour]
    paths = [item for item in laid_flat(items) if isinstance(item, Path)]
    return len(texts) + sum(bool(path.stroke and path.stroke.colour == colour) for path in paths)


@pytest.mark.parametrize("variant", ["base", "family", "solo"])
def test_the_legend_shows_what_the_pen_draws(variant: str) -> None:
    """A worker is an initial (M3.4); an artifact lies on an edge (M3.3), in the family not (F4)."""
    table = make_table(1 if variant == "solo" else 2, variant=variant)
    [drawing] = draw(table, "board")
    pen = table.theme.pen
    assert [text.text for text in texts_of(drawing.items) if text.colour == pen] == ["A"]
    assert (drawn_by_pen(list(drawing.items), pen) > 1) == (variant != "family")

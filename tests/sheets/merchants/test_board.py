"""The board sheet: what is in play, goals and the end, the turn, the legend."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from scoring.merchants.game import GAME
from sheets.drawing.lettering import extent
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Drawing, Item, Path, flatten, marks_of, texts_of
from sheets.drawing.theme import THEMES, load_theme
from sheets.hexes import row_of
from sheets.merchants.aid.aid import STEPS
from sheets.merchants.board.land import DOT
from sheets.merchants.board.turn import PICTURE_HIGH
from sheets.merchants.effects import STEPS as STEP_PICTURES
from sheets.merchants.effects import TALL
from sheets.merchants.family.aid import STEPS as FAMILY_STEPS
from sheets.merchants.marks import closed_mark, hex_mark
from sheets.table.table import Moment
from sheets.words.languages import LANGUAGES
from sheets.words.text import Text
from sheets.words.translation import load_words
from tests.covering import rest_slow
from tests.sheets.merchants.wide_editions import wide_edition
from tests.sheets.printing import printing, words_on
from tests.sheets.tables import VARIANTS, draw, draw_first, make_table, shipped_edition

NUMBERS = (2, 3, 4)


def board(players: int, **options: Any) -> Drawing:
    [drawing] = draw(make_table(players, **options), "board")
    return drawing


# What is in play (M2.5).


@pytest.mark.parametrize(("players", "last"), [(2, 4), (3, 7), (4, 10)])
def test_rows_beyond_the_border_have_no_number(players: int, last: int) -> None:
    """A row's number stands in the bay that the row leaves, at its left or its right."""
    [drawing] = draw_first(make_table(players), "board")
    hexes = [mark.box for mark in marks_of(drawing) if mark.name.startswith("hex.")]
    left, right = min(box.x for box in hexes), max(box.right for box in hexes)
    top, bottom = min(box.y for box in hexes), max(box.bottom for box in hexes)
    half = hexes[0].width / 2
    beside = [
        text.text
        for text in texts_of(drawing.items)
        if top < text.y < bottom and (text.x < left + half or right - half < text.x < right)
        if not any(box.x < text.x < box.right and box.y < text.y < box.bottom for box in hexes)
    ]
    numbers = [int(word) for word in beside if word.isdigit()]
    assert {*numbers} == {*range(1, last + 1)}


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
def test_beyond_the_border_there_is_wilderness_and_no_hex(players: int, theme: str) -> None:
    drawing = board(players, theme=theme)
    words = words_on(drawing)
    assert {"The Wilderness", "nothing is drawn beyond the river"} <= {*words}
    hexes = [mark.box for mark in marks_of(drawing) if mark.name.startswith("hex.")]
    [title] = [text for text in texts_of(drawing.items) if text.text == "The Wilderness"]
    assert max(box.bottom for box in hexes) < title.box.y


def test_with_four_players_there_is_no_wilderness() -> None:
    assert "The Wilderness" not in words_on(board(4))


@pytest.mark.parametrize("players", NUMBERS)
def test_a_plain_board_has_all_marks_and_words_but_less_ink(players: int) -> None:
    [whole], [plain] = (
        draw(make_table(players, plain=is_plain), "board") for is_plain in (False, True)
    )
    assert {mark.name for mark in marks_of(plain)} == {mark.name for mark in marks_of(whole)}
    adorning = Counter(words_on(whole)) - Counter(words_on(plain))
    assert adorning.keys() <= {"N"}  # Of the compass.
    assert len([*flatten(plain.items)]) < len([*flatten(whole.items)])


# Goals (M7.1).


@pytest.mark.parametrize("theme", rest_slow(THEMES))
@pytest.mark.parametrize("players", NUMBERS)
def test_goals_and_the_rings_of_the_end_have_the_same_numbers(players: int, theme: str) -> None:
    edition = shipped_edition().board
    drawing = board(players, theme=theme)
    marks = {mark.name: mark for mark in marks_of(drawing)}
    goals = edition.goals(players)
    assert sorted(goals.values()) == [*range(1, len(goals) + 1)]
    assert [row_of(hex_) for hex_ in goals] == sorted(row_of(hex_) for hex_ in goals)
    for hex_, number in goals.items():
        [ring] = texts_of(marks[closed_mark(number)].items)
        box = marks[hex_mark(hex_)].box
        within = [
            text.text for text in texts_of(drawing.items) if box.holds(text.box) and text.text
        ]
        assert [ring.text] == [str(number)] == within


@pytest.mark.parametrize("coordinates", [False, True])
def test_a_board_never_shows_letters_for_resources(coordinates: bool) -> None:
    drawing = board(4, coordinates=coordinates)
    assert not {"g", "w", "y", "f", "c"} & {*words_on(drawing)}


def test_the_land_is_the_same_every_time_and_another_one_for_another_version() -> None:
    edition = shipped_edition()
    other = replace(edition, version="9.9.9")
    pages = [
        printed.draw(printed.table(2), "board")[0]
        for printed in (
            replace(printing("merchants"), edition=each) for each in (edition, edition, other)
        )
    ]
    assert pages[0] == pages[1]
    assert [*flatten(pages[0].items)] != [*flatten(pages[2].items)]


# The end (M7.1).


@pytest.mark.parametrize("players", NUMBERS)
def test_the_rings_of_the_end_fill_their_rows(players: int) -> None:
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
    words = load_words(language, *GAME.variants[variant].words())
    short = [key for key in words.texts if key.startswith("board.turn-")]
    assert short == [f"board.turn-{number}" for number, _ in enumerate(steps, 1)]
    assert all(words(f"aid.step.{step}") for step in steps)


@pytest.mark.parametrize("language", rest_slow(LANGUAGES))
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", NUMBERS)
def test_every_step_of_the_turn_is_on_the_board(players: int, variant: str, language: str) -> None:
    words = load_words(language, *GAME.variants[variant].words())
    printed = words_on(board(players, variant=variant, language=language))
    said = [words(f"turn.{number}") for number in range(1, len(STEPS) + 1)]
    assert [word for word in printed if word in said] == said


def test_what_a_region_pays_is_worked_out() -> None:
    """M5.3: its hexes times each player's workers."""
    words = words_on(board(3))
    assert {"3 × 2 = 6", "3 × 1 = 3", "hexes × your workers"} <= {*words}


# The legend.


def drawn_by_pen(items: list[Item], colour: str) -> int:
    """Count what has the colour of a pen."""
    texts = [text for text in texts_of(items) if text.colour == colour]
    paths = [item for item in flatten(items) if isinstance(item, Path)]
    return len(texts) + sum(bool(path.stroke and path.stroke.colour == colour) for path in paths)


@pytest.mark.parametrize("variant", ["base", "family", "solo"])
def test_the_legend_shows_what_the_pen_draws(variant: str) -> None:
    """A worker is an initial (M3.4); an artifact lies on an edge (M3.3), in the family not (F4)."""
    table = make_table(1 if variant == "solo" else 2, variant=variant)
    [drawing] = draw(table, "board")
    pen = table.theme.pen
    assert [text.text for text in texts_of(drawing.items) if text.colour == pen] == ["A"]
    assert drawn_by_pen(list(drawing.items), pen) > 1
    assert ("artifact" in words_on(drawing)) == (variant != "family")


# How it is drawn.


@pytest.mark.parametrize("players", NUMBERS)
def test_a_dot_lies_only_where_an_artifact_may_be_drawn(players: int) -> None:
    drawing = board(players)
    edges = {
        tuple(round(each, 2) for each in mark.box.centre)
        for mark in marks_of(drawing)
        if mark.name.startswith("edge.")
    }
    dots = {
        tuple(round(each, 2) for each in point)
        for item in flatten(drawing.items)
        if isinstance(item, Path) and item.stroke and item.stroke.width == DOT
        for operator, *point in item.segments
        if operator == "M"
    }
    assert dots == edges


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("picture", STEP_PICTURES)
def test_a_picture_of_the_turn_keeps_to_its_room(picture: str, theme: str) -> None:
    """So that no two of them touch."""
    part = STEP_PICTURES[picture]
    boxes = [
        bounds(item).inset(-item.stroke.width / 2 if item.stroke else 0)
        for item in flatten(part.draw(load_theme(theme)))
        if isinstance(item, Path)
    ]
    assert min(box.x for box in boxes) >= -0.4
    assert max(box.right for box in boxes) <= part.width + 0.4
    assert (
        max(max(-box.y, box.bottom) for box in boxes) <= TALL.get(picture, PICTURE_HIGH) / 2 + 0.3
    )


def test_with_four_players_all_panels_are_alike_and_clear_of_the_letters() -> None:
    wide = replace(printing("merchants"), edition=wide_edition())
    [drawing] = wide.draw(wide.table(4), "board")
    texts = texts_of(drawing.items)
    titles = [each.box for each in texts if each.text in ("Your turn", "The dice", "The end")]
    assert len(titles) == 3
    assert len({(round(box.y, 2), box.height) for box in titles}) == 1
    foot = max(mark.box.bottom for mark in marks_of(drawing) if mark.name.startswith("hex."))
    letters = [extent(each) for each in texts if foot < each.y < titles[0].y and len(each.text) < 2]
    assert len(letters) == 17
    assert max(box.bottom for box in letters) + 1 < titles[0].y


def test_where_players_stand_in_the_head_a_board_says_above_them_whose_it_is() -> None:
    wide = replace(printing("merchants"), edition=wide_edition())
    table = wide.table(4, names=("Anna", "Bernd", "Chloé", "Dörte"), online=True)
    pages = wide.draw(table, "board")
    for page, seat in zip(pages, table.seats, strict=True):
        [owner] = [text for text in texts_of(page.items) if text.text == f"Board: {seat.name}"]
        [first] = [mark for mark in marks_of(page) if mark.name == "player.1.name"]
        assert owner.box.bottom <= first.box.y


@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("solo", 1)])
def test_a_filled_board_says_after_which_turn_it_is_and_what_its_lines_mean(
    variant: str, players: int
) -> None:
    turn = Text("Round {round}, {player}", round=4, player="Anna")
    lines = {"open region", "closed region", "swamp"}
    for moment, more in ((Moment(turn), {"last turn"}), (Moment(), set[str]())):
        table = replace(make_table(players, variant=variant), moment=moment)
        [drawing] = draw(table, "board")
        said = set(words_on(drawing))
        assert said & (lines | {"start", "last turn"}) == lines | more
        assert any(each.endswith(" · Round 4, Anna") for each in said) == bool(moment.turn)

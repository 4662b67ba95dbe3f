"""What stands on the sheets of Realm of Sand: games and columns of the pad, the aid by players."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest

from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Box, Drawing, Path, flatten, texts_of
from sheets.drawing.theme import THEMES
from sheets.page.code import Look, read_code
from sheets.page.markers import marker_id
from sheets.realm_of_sand.desert import draw_desert
from sheets.table.players import initials
from sheets.write.png import write_png
from tests.covering import rest_slow
from tests.sheets.camera import find_markers, photograph, read_codes
from tests.sheets.printing import marks_on, printing, words_on

SAND = printing("realm-of-sand")


def pad(players: int) -> Drawing:
    (page,) = SAND.draw(SAND.table(players), "pad")
    return page


def games_on(page: Drawing) -> list[str]:
    """Return the dates of the games on a page."""
    return [name for name in marks_on(page) if name.startswith("date.")]


@pytest.mark.parametrize(("players", "games"), [(1, 4), (2, 2), (3, 1), (4, 1)])
def test_a_pad_has_room_for_several_games_of_few_players(players: int, games: int) -> None:
    marks = marks_on(pad(players))
    assert len(games_on(pad(players))) == games
    names = {name for name in marks if name.startswith("name.")}
    assert names == {
        f"name.{game + 1}.{order + 1}" for game in range(games) for order in range(players)
    }


@pytest.mark.parametrize("players", SAND.players)
def test_r2_every_completed_card_has_a_box_for_points_and_one_for_hourglasses(players: int) -> None:
    marks = marks_on(pad(players))
    points = [name for name in marks if name.startswith("points.1.1.")]
    shown = [name for name in marks if name.startswith("hourglasses.1.1.")]
    assert points == [f"points.1.1.{card}" for card in range(1, len(points) + 1)]
    assert shown == [name.replace("points", "hourglasses") for name in points]
    assert len(points) >= 18


def heavy(page: Drawing, kind: str) -> list[str]:
    """Return the symbols that are framed more heavily than others of their kind."""
    return [
        name
        for name, mark in marks_on(page).items()
        if name.startswith(kind)
        and any(
            getattr(getattr(item, "stroke", None), "width", 0) > 0.5 for item in flatten(mark.items)
        )
    ]


@pytest.mark.parametrize("players", SAND.players)
def test_r1_the_tenth_hourglass_is_marked(players: int) -> None:
    page = pad(players)
    assert heavy(page, "hourglass.1.") == [
        f"hourglass.1.{order}.10" for order in range(1, players + 1)
    ]
    assert len([name for name in marks_on(page) if name.startswith("hourglass.1.1.")]) == 15


def test_hourglasses_are_as_large_as_the_cards_leave_room_for() -> None:
    for players, size in ((1, 6.5), (2, 6.5), (3, 9.0), (4, 7.5)):
        marks = marks_on(pad(players))
        glasses = [mark.box for name, mark in marks.items() if name.startswith("hourglass.")]
        cards = [mark.box.height for name, mark in marks.items() if name.startswith("points.")]
        assert {round(min(box.width, box.height), 1) for box in glasses} == {size}
        assert min(cards) > 7.5


def test_no_dune_is_cut_off_at_its_end() -> None:
    box = Box(0, 0, 80, 12)
    items = draw_desert(box, SAND.table().theme)
    closed = [item for item in items if isinstance(item, Path) and item.segments[-1] == ("Z",)]
    dunes = [path for path in closed if bounds(path).width > 70]
    assert len(dunes) == 2
    for dune in dunes:
        start, *_, end, _ = dune.segments
        assert start[-1] == end[-1] == box.bottom


def test_r1_alone_the_tenth_hourglass_ends_the_game_at_once() -> None:
    assert "With 10 the game ends." in " ".join(words_on(pad(1)))
    assert "With 10 declare the end" in " ".join(words_on(pad(2)))


def test_r1_the_edition_says_which_hourglass_it_is() -> None:
    other = replace(SAND, edition=replace(SAND.edition, hourglasses=8))
    (page,) = other.draw(other.table(2), "pad")
    assert heavy(page, "hourglass.2.") == ["hourglass.2.1.8", "hourglass.2.2.8"]


@pytest.mark.parametrize("players", SAND.players)
def test_r3_a_pad_asks_for_pieces_and_numbers_the_players_in_round_order(players: int) -> None:
    page = pad(players)
    orders = range(1, players + 1)
    assert {f"pieces.1.{order}" for order in orders} <= {*marks_on(page)}
    told = ("Start player", "Second in the round", "Third in the round", "Fourth in the round")
    places = [word for word in words_on(page) if word in told]
    assert places == ([] if players == 1 else [*told[:players]] * len(games_on(page)))


@pytest.mark.parametrize("players", SAND.players)
def test_boxes_keep_apart(players: int) -> None:
    boxes = [mark.box for mark in marks_on(pad(players)).values()]
    for one, other in combinations(boxes, 2):
        assert not one.inset(-0.4).overlaps(other.inset(-0.4))


def test_names_stand_in_every_game() -> None:
    (page,) = SAND.draw(SAND.table(names=("Anna", "Bernd")), "pad")
    assert words_on(page).count("Anna") == words_on(page).count("Bernd") == 2


def aid(players: int, language: str = "en") -> list[str]:
    (page,) = SAND.draw(SAND.table(players, language=language), "aid")
    return words_on(page)


def test_r4_the_aid_lists_the_discs_and_marks_this_number_of_players() -> None:
    (page,) = SAND.draw(SAND.table(2), "aid")
    ink = SAND.table().theme.ink
    figures = [text for text in texts_of(page.items) if text.text in ("2", "4", "5", "all")]
    cells = [text for text in figures if text.colour == ink]  # A step's number is white.
    bold = [text.text for text in cells if text.face == "bold" and text.anchor == "middle"]
    assert bold == ["2", "4", "4"]  # 2 and 4 players head their columns, 4 discs are for 2.
    assert aid(1).count("all") == aid(4).count("all") == 1


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_r4_the_aid_tells_the_power_of_every_crystal(language: str) -> None:
    words = aid(4, language)
    for colour in SAND.edition.names.crystals:
        assert SAND.edition.crystal_text(colour, language) in words


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_crystals_are_told_apart_by_letters_and_in_colour_by_their_grounds(
    language: str, theme: str
) -> None:
    table = SAND.table(language=language, theme=theme)
    (page,) = SAND.draw(table, "aid")
    names = [SAND.edition.crystal_text(colour, language) for colour in SAND.edition.names.crystals]
    letters = [text for text in initials(tuple(names)) if text in words_on(page)]
    assert len({*letters}) == len(names)
    fills = {item.fill for item in flatten(page.items) if isinstance(item, Path)}
    grounds = {table.theme.fill(colour) for colour in SAND.edition.names.crystals} - {None}
    assert len(grounds) == {"colour": 6, "grey": 1, "ink": 0}[theme]
    assert grounds <= fills


@pytest.mark.parametrize("players", SAND.players)
def test_r1_r3_the_aid_for_one_player_knows_no_start_player_and_no_tie(players: int) -> None:
    words = " ".join(aid(players))
    for told in ("start player at random", "Tied:"):
        assert (told in words) == (players > 1)


@pytest.mark.parametrize("players", rest_slow(SAND.players))
def test_a_camera_finds_what_the_pad_is(players: int) -> None:
    page = pad(players)
    target = BytesIO()
    write_png(page, target, dpi=150)
    picture = photograph(target.getvalue())
    ids = {marker_id(71 + 3 * (players - 1), corner) for corner in range(4)}
    assert {*find_markers(picture, page)} == ids
    [told] = map(read_code, read_codes(picture))
    assert (told.game, told.variant, told.kind) == ("S", "S", "K")
    assert (told.players, told.version) == (players, SAND.edition.version)
    assert told.look == Look("en", "a4", "", "colour")

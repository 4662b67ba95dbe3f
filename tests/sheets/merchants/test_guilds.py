"""The guilds-and-archive sheet of the family version."""

from dataclasses import replace

import pytest

from scoring.merchants.state import spell_keys
from sheets.drawing.filling import PEN
from sheets.drawing.shapes import Drawing, Path, Stroke, flatten, marks_of
from sheets.drawing.theme import THEMES
from sheets.merchants.marks import FAMILY_ACROSS, FAMILY_ROWS, points_kind
from tests.sheets.printing import words_on
from tests.sheets.tables import draw, make_table, shipped_edition

NUMBERS = (2, 3, 4)


def guilds(players: int) -> Drawing:
    [drawing] = draw(make_table(players, variant="family"), "guilds")
    return drawing


def points(players: int) -> Drawing:
    """Return the sheet on which the points are."""
    [drawing] = draw(make_table(players, variant="family"), points_kind(players))
    return drawing


def names(drawing: Drawing, beginning: str) -> set[str]:
    return {mark.name for mark in marks_of(drawing) if mark.name.startswith(beginning)}


@pytest.mark.parametrize("players", NUMBERS)
def test_a_storey_has_as_many_places_in_play_as_there_are_players(players: int) -> None:
    """F2, F8: at each spell a ring for every player, and a square."""
    letters = "ABCD"[:players]
    parts = ("used", *(f"who.{seat + 1}" for seat in range(players)))
    assert names(guilds(players), "archive.") == {
        f"archive.{storey}{letter}{spell}.{part}"
        for storey in (1, 2, 3)
        for letter in letters
        for spell in (1, 2, 3)
        for part in parts
    }


@pytest.mark.parametrize("players", NUMBERS)
def test_only_the_spells_in_play_are_printed(players: int) -> None:
    """F2: a place for more players is not there at all."""
    edition = shipped_edition()
    assert edition.archive is not None
    words = words_on(guilds(players))
    spells = [
        edition.spell_text(spell, "en")
        for storey in edition.archive.storeys
        for place in storey.places
        if place.players <= players
        for spell in place.spells
    ]
    printed = {edition.spell_text(spell, "en") for spell in spell_keys(edition.archive).values()}
    assert sorted(word for word in words if word in printed) == sorted(spells)


def test_the_fewer_players_the_narrower_the_tower() -> None:
    widths = []
    for players in NUMBERS:
        boxes = [mark.box for mark in marks_of(guilds(players)) if mark.name.endswith(".used")]
        widths.append(max(box.right for box in boxes) - min(box.x for box in boxes))
    assert widths[0] < 0.7 * widths[1] < 0.7 * widths[2]


def test_lower_storeys_are_locked() -> None:
    """F8."""
    words = words_on(guilds(3))
    assert {"Archive", "Storey", "1", "2", "3"} <= {*words}
    assert words.count("opens when every spell above is taken") == 2


@pytest.mark.parametrize("players", NUMBERS)
def test_a_storeys_spells_fall_from_the_strongest(players: int) -> None:
    boxes = {mark.name: mark.box for mark in marks_of(guilds(players))}
    for letter in "ABCD"[:players]:
        tops = [
            boxes[f"archive.{storey}{letter}{spell}.used"].y
            for storey in (1, 2, 3)
            for spell in (1, 2, 3)
        ]
        assert tops == sorted(tops)


def test_each_guild_has_a_ring_for_every_player_in_the_order_of_taking() -> None:
    """F3."""
    drawing = guilds(2)
    rings = [mark.name for mark in marks_of(drawing) if mark.name.startswith("guild.")]
    kinds = ("craft", "gold", "crystal", "wood")
    assert rings == [f"guild.{kind}.owner.{seat}" for kind in kinds for seat in (1, 2)]
    names_ = {"1. Artists", "2. Goldsmiths", "3. Alchemists", "4. Woodworkers"}
    assert names_ <= {*words_on(drawing)}


def test_each_guild_shows_what_its_hexes_pay() -> None:
    """F7."""
    assert words_on(guilds(3)).count("+2") == 4


def test_the_players_initials_stand_at_every_guild_once_a_storey_and_at_every_spell() -> None:
    [page] = draw(make_table(names=("Anna", "Antje", "Bo"), variant="family"), "guilds")
    words = words_on(page)
    storeys, places = 3, 3 * 3
    assert [words.count(each) for each in ("An", "At", "B")] == [4 + storeys + 3 * places + 1] * 3


def test_players_who_are_not_known_have_a_letter_each() -> None:
    words = words_on(guilds(4))
    assert [words.count(each) for each in "ABCD"] == [4 + 3 + 36] * 4


@pytest.mark.parametrize("players", NUMBERS)
def test_every_player_has_room_for_more_figures_than_anybody_needed(players: int) -> None:
    """F10: the tie-break is the number of unused spells."""
    parts = {"initial", "name", "total", "unused"}
    sums = {f"sum.{number + 1}" for number in range(FAMILY_ROWS)}
    assert FAMILY_ROWS * FAMILY_ACROSS >= 24
    for seat in range(1, players + 1):
        beginning = f"points.{seat}."
        found = {name.removeprefix(beginning) for name in names(points(players), beginning)}
        numbers = {str(number + 1) for number in range(FAMILY_ROWS * FAMILY_ACROSS)}
        assert found == parts | sums | numbers


@pytest.mark.parametrize("players", NUMBERS)
def test_a_total_stands_after_the_figures_and_their_sums(players: int) -> None:
    boxes = {mark.name: mark.box for mark in marks_of(points(players))}
    for seat in range(1, players + 1):
        total, sums = boxes[f"points.{seat}.total"], boxes[f"points.{seat}.sum.{FAMILY_ROWS}"]
        assert total.y > sums.bottom or total.x > sums.right
        assert sums.x > boxes[f"points.{seat}.{FAMILY_ACROSS}"].right


def test_four_players_have_a_sheet_for_their_points() -> None:
    """Beside their archive is no room for them."""
    four = {page.kind for page in draw(make_table(4, variant="family"))}
    three = {page.kind for page in draw(make_table(3, variant="family"))}
    assert four - three == {"points"}
    assert not names(guilds(4), "points.")
    assert draw(make_table(3, variant="family"), "points") == []


@pytest.mark.parametrize("players", NUMBERS)
def test_every_players_points_are_summed(players: int) -> None:
    words = words_on(points(players))
    for label in ("Total", "Unused spells"):
        assert words.count(label) == players
    assert sum("the crowns of every scoring" in each for each in words) == 1


@pytest.mark.parametrize("players", NUMBERS)
def test_the_points_fill_the_sheet(players: int) -> None:
    marks = marks_of(points(players))
    boxes = [mark.box for mark in marks if mark.name.startswith("points.")]
    places = [mark.box for mark in marks_of(guilds(players)) if mark.name.startswith("archive.")]
    lowest = max(box.bottom for box in places)
    assert lowest - 3 <= max(box.bottom for box in boxes) <= lowest + 5


@pytest.mark.parametrize("theme", THEMES)
def test_the_archives_key_says_what_a_pen_leaves(theme: str) -> None:
    """F5, F8: a ring that is circled, a square that is crossed out."""
    table = make_table(2, variant="family", theme=theme)
    [drawing] = draw(table, "guilds")
    assert {"circled: whose it is", "crossed: used"} <= {*words_on(drawing)}
    in_pen = [
        item
        for item in flatten(drawing.items)
        if isinstance(item, Path) and item.stroke == Stroke(table.theme.pen, PEN)
    ]
    assert len(in_pen) >= 2


def test_online_everybody_has_a_sheet_with_all_names() -> None:
    table = make_table(names=("Anna", "Antje", "Bo"), variant="family", online=True)
    pages = draw(table, "guilds")
    assert [page.title for page in pages] == [
        *(f"Guilds and archive: {name}" for name in ("Anna", "Antje", "Bo"))
    ]
    for page in pages:
        assert {"Anna", "Antje", "Bo", "An", "At", "B"} <= {*words_on(page)}


@pytest.mark.parametrize("players", NUMBERS)
def test_the_family_board_has_no_artifacts(players: int) -> None:
    """F4."""
    [board] = draw(make_table(players, variant="family"), "board")
    assert names(board, "hex.")
    assert not names(board, "edge.")
    assert "artifact" not in words_on(board)


def test_printed_plain_the_tower_has_no_roof_and_the_marks_stay() -> None:
    table = make_table(2, variant="family")
    [drawn], [plain] = draw(table, "guilds"), draw(replace(table, plain=True), "guilds")
    boxes = [[(mark.name, mark.box) for mark in marks_of(page)] for page in (drawn, plain)]
    assert boxes[0] == boxes[1]
    assert len([*flatten(plain.items)]) < len([*flatten(drawn.items)])

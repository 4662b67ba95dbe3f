"""The guilds-and-archive sheet of the family version."""

from __future__ import annotations

import pytest

from sheets.drawing.lettering import width
from sheets.drawing.shapes import Drawing, marks_of, texts_of
from sheets.drawing.theme import THEMES
from tests.sheets.tables import draw, make_table, shipped_edition

NUMBERS = (2, 3, 4)


def guilds(players: int) -> Drawing:
    [drawing] = draw(make_table(players, variant="family"), "guilds")
    return drawing


def names(drawing: Drawing, beginning: str) -> set[str]:
    return {mark.name for mark in marks_of(drawing) if mark.name.startswith(beginning)}


def words_on(drawing: Drawing) -> list[str]:
    return [text.text for text in texts_of(drawing.items)]


@pytest.mark.parametrize("players", NUMBERS)
def test_a_storey_has_as_many_places_in_play_as_there_are_players(players: int) -> None:
    """F2: what is for more players is crossed out, so nothing in it is a mark."""
    letters = "ABCD"[:players]
    assert names(guilds(players), "archive.") == {
        f"archive.{storey}{letter}{spell}.{part}"
        for storey in (1, 2, 3)
        for letter in letters
        for spell in (1, 2, 3)
        for part in ("initial", "used")
    }


@pytest.mark.parametrize("players", NUMBERS)
def test_every_spell_is_printed_crossed_out_or_not(players: int) -> None:
    edition = shipped_edition()
    assert edition.archive is not None
    words = words_on(guilds(players))
    for storey in edition.archive.storeys:
        for place in storey.places:
            for spell in place.spells:
                text = edition.spell_text(spell, "en")
                words.remove(text)
    assert {"Storey 1", "Storey 2", "Storey 3"} <= {*words}


def test_two_letters_fit_into_an_oval() -> None:
    ovals = [mark.box for mark in marks_of(guilds(4)) if mark.name.endswith(".initial")]
    assert ovals
    assert all(box.width > width("Wm", 14, "bold") for box in ovals)


def test_each_guild_has_room_for_its_owners_initial() -> None:
    """F3, in the order in which the players take them."""
    drawing = guilds(2)
    marks = [mark for mark in marks_of(drawing) if mark.name.startswith("guild.")]
    left_to_right = sorted(marks, key=lambda mark: mark.box.x)
    assert [mark.name for mark in left_to_right] == [
        *("guild.craft", "guild.gold", "guild.crystal", "guild.wood"),
    ]
    assert {"Artists", "Goldsmiths", "Alchemists", "Woodworkers"} <= {*words_on(drawing)}


@pytest.mark.parametrize("players", NUMBERS)
def test_every_player_has_room_for_25_figures_a_total_and_the_tie_break(players: int) -> None:
    """F10: the tie-break is the number of unused spells."""
    parts = {"initial", "name", "total", "unused"}
    for seat in range(1, players + 1):
        found = {name.rpartition(".")[2] for name in names(guilds(players), f"points.{seat}.")}
        assert len(found - parts) >= 25
        assert found == parts | {str(number) for number in range(1, len(found - parts) + 1)}


@pytest.mark.parametrize("players", NUMBERS)
def test_every_players_points_say_whose_they_are_and_are_summed(players: int) -> None:
    words = words_on(guilds(players))
    for label in ("Initial", "Name", "Total", "Unused"):
        assert words.count(label) == players
    assert "write down the crowns of every scoring, add them up at the end" in words


@pytest.mark.parametrize("players", NUMBERS)
def test_the_points_fill_the_sheet(players: int) -> None:
    boxes = [mark.box for mark in marks_of(guilds(players)) if mark.name.startswith("points.")]
    places = [mark.box for mark in marks_of(guilds(players)) if mark.name.startswith("archive.")]
    lowest = max(box.bottom for box in places)
    assert lowest <= max(box.bottom for box in boxes) <= lowest + 5


@pytest.mark.parametrize("theme", THEMES)
def test_the_archives_key_shows_what_a_pen_leaves(theme: str) -> None:
    """F5, F8: an initial in the oval, a cross in the box."""
    table = make_table(2, variant="family", theme=theme)
    [drawing] = draw(table, "guilds")
    heads = [text for text in texts_of(drawing.items) if text.text in ("A", "taken", "used")]
    assert [text.text for text in sorted(heads, key=lambda text: text.x)] == ["A", "taken", "used"]
    assert {text.colour for text in heads if text.text == "A"} == {table.theme.pen}


def test_online_everybody_has_a_sheet_with_all_names() -> None:
    table = make_table(names=("Anna", "Antje", "Bo"), variant="family", online=True)
    pages = draw(table, "guilds")
    assert [page.title for page in pages] == [
        *(f"Guilds and archive: {name}" for name in ("Anna", "Antje", "Bo")),
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

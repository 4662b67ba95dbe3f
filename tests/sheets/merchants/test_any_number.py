"""Sheets for any number of players: what is for more of them says so; nothing is crossed out."""

from dataclasses import replace

import pytest

import rollwrite as rw
from rollwrite.tables import WrongTableError
from scoring.games import GAMES
from sheets.drawing.shapes import marks_of, texts_of
from sheets.hexes import parse_hex, row_of
from sheets.table.table import Table
from sheets.words.languages import Language
from sheets.words.translation import load_words
from tests.sheets.printing import printing
from tests.sheets.tables import draw, make_table, shipped_edition


def any_table(variant: str = "base", **look: str) -> Table:
    return replace(make_table(4, variant=variant, **look), fewest=2, markers=False)


def texts_on(kind: str, variant: str = "base") -> list[str]:
    [page, *_] = draw(any_table(variant), kind)
    return [text.text for text in texts_of(page.items)]


def test_each_river_says_for_how_many_players_it_is_the_border() -> None:
    """M2.5: the river below row 4 with two players, that below row 7 with three."""
    [page] = draw(any_table(), "board")
    [usual] = draw(make_table(4), "board")
    assert {mark.name for mark in marks_of(page)} == {mark.name for mark in marks_of(usual)}
    hexes = {mark.name: mark.box for mark in marks_of(page) if mark.name.startswith("hex.")}
    texts = texts_of(page.items)
    for number, row in zip("23", shipped_edition().board.rivers, strict=True):
        foot = max(box.bottom for name, box in hexes.items() if row_of(parse_hex(name[4:])) == row)
        near = [each for each in texts if abs(each.box.centre[1] - foot) < 0.1]
        assert [each.text for each in near] == [number] * len(near)
        assert len(near) > 2
    said = [each.text for each in texts]
    assert "your number of players is the border" in " ".join(said[said.index("The border") :])


@pytest.mark.parametrize("variant", ["base", "family"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_end_says_in_a_line_within_its_frame_when_it_is(
    variant: str, language: Language
) -> None:
    [page] = draw(any_table(variant, language=language), "board")
    last = load_words(language, *GAMES["merchants"].variants[variant].words())("end.last-any")
    rings = [mark.box for mark in marks_of(page) if mark.name.startswith("closed.")]
    [text] = [each for each in texts_of(page.items) if each.text == last]
    assert 0 < text.box.y - max(ring.bottom for ring in rings) < 8


def test_relics_and_monuments_say_from_how_many_players_on_they_count() -> None:
    """M2.1: nothing is crossed out in print."""
    edition = shipped_edition()
    values = (*edition.monuments.values, *edition.relics.two, *edition.relics.three)
    texts = texts_on("player")
    assert texts.count("3+") == sum(value.players == 3 for value in values)
    marks = {mark.name for mark in marks_of(draw(any_table(), "player")[0])}
    assert {f"monument.{value.points}" for value in edition.monuments.values} <= marks


def test_places_of_the_archive_say_from_how_many_players_on_they_count() -> None:
    """F2: nothing is crossed out in print."""
    archive = shipped_edition().archive
    assert archive is not None
    places = [place for storey in archive.storeys for place in storey.places]
    texts = texts_on("guilds", "family")
    assert texts.count("3+") == sum(place.players == 3 for place in places)
    assert texts.count("4") == sum(place.players == 4 for place in places)
    assert any("cross out what is for more players" in text for text in texts)


@pytest.mark.parametrize(
    ("language", "theme", "paper", "said"),
    [
        ("en", "colour", "a4", "2–4 players"),
        ("de", "ink", "letter", "2–4 Spieler"),
        ("fr", "grey", "a3", "2–4 joueurs"),
    ],
)
@pytest.mark.parametrize("variant", ["base", "family"])
def test_no_page_has_a_fault(
    variant: str, language: str, theme: str, paper: str, said: str
) -> None:
    table = any_table(variant, language=language, theme=theme, paper=paper)
    pages = draw(table)
    assert printing("merchants", variant).faults(table, pages) == []
    for page in pages:
        assert any(said in text.text for text in texts_of(page.items))


def test_a_document_is_called_so_and_has_no_markers() -> None:
    sheets = rw.draw("merchants", players="any")
    assert sheets.name == "merchants-base-any"
    assert not any(table.markers for table in sheets.seated)


def test_other_games_and_play_online_are_for_a_number() -> None:
    with pytest.raises(WrongTableError, match="has no sheets for any number"):
        rw.draw("merchants", variant="solo", players="any")
    with pytest.raises(WrongTableError, match="has no sheets for any number"):
        rw.draw("realm-of-sand", players="any")
    with pytest.raises(WrongTableError, match="for players who are known"):
        rw.draw("merchants", players="any", online=True)

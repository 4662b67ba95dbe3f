"""What every sheet of Merchants carries, beside what the lint of all games' sheets holds."""

import pytest

from sheets.drawing.shapes import marks_of, texts_of
from sheets.hexes import hex_name
from tests.sheets.tables import draw, make_table, shipped_edition


@pytest.mark.parametrize("name", ["Anna", "Maximiliane von Hohenstein-Wartburg"])
def test_a_name_of_usual_letters_is_printed_whole_on_its_players_sheet(name: str) -> None:
    [player, *_] = draw(make_table(names=(name, "Bernd")), "player")
    printed = "".join(text.text for text in texts_of(player.items))
    assert name in printed


def test_the_shipped_sheets_carry_every_mark_of_the_edition() -> None:
    edition = shipped_edition()
    table = make_table(4)
    names = {mark.name for page in draw(table) for mark in marks_of(page)}
    parts = ("spell", "card", "building")
    assert {f"card.{number}.{part}" for number in edition.cards for part in parts} <= names
    assert {f"monument.{value.points}" for value in edition.monuments.values} <= names
    assert {f"relic.two.{value.points}" for value in edition.relics.two} <= names
    assert {f"artifact.{number}" for number in range(1, edition.sheet.artifacts + 1)} <= names
    assert {f"worker.{number}" for number in range(1, edition.sheet.workers + 1)} <= names
    assert {f"column.{number}" for number in range(1, len(edition.columns) + 1)} <= names
    tracks = ("gold", "wood", "crystal", "craft")
    assert {f"track.{track}.{step}" for track in tracks for step in range(6)} <= names
    assert {f"ship.{hex_name(ship)}" for ship in edition.board.ships} <= names
    others = {"hex.D5", "hex.M8", "edge.D5-E5", "first-player.initial", "date", "player.name"}
    assert others <= names
    assert sum(name.startswith("crowns.") for name in names) >= 20

"""A photograph, read: what marks say, what is odd, which sheet it is."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.intake import Photo
from rollwrite.photo.markers import find_markers
from rollwrite.photo.reading import read_photo
from rollwrite.sources import open_source
from scoring.games import AnyGame, Game
from scoring.places import Place
from sheets.drawing.shapes import Box, Drawing, PageKey
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import (
    MEGAPIXELS,
    box_of,
    drawing,
    of_example,
    photo_of,
    picture_with,
    read,
)
from tools.photographs.camera import picture_of
from tools.photographs.filled import take
from tools.photographs.hand import Hand, Strokes

RECORDS = Path(__file__).parents[2] / "records"


def test_a_sheet_is_read_as_it_was_filled() -> None:
    (tree,) = read(picture_of(photo_of(of_example(0)))).trees()
    assert tree == {
        "crowns": 63,
        "gold": 2, "wood": 1, "crystal": 5, "craft": 2,
        "artifacts": {"circled": 3, "crossed": 3}, "workers_crossed": 2,
        "relics": {"three": [14]}, "monuments": [8],
        "cards": {"3": "bought", "21": "cast", "23": "overbuilt", "24": "built"},
    }  # fmt: skip


def test_what_stands_on_a_sheet_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    places_on = Game.places_on

    def counted(game: AnyGame, variant: str, kind: str, *rest: Any) -> tuple[Place, ...]:
        found.append(kind)
        return places_on(game, variant, kind, *rest)

    monkeypatch.setattr(Game, "places_on", counted)
    read(picture_of(photo_of()))
    assert found == ["player"]


def test_a_blank_sheet_has_no_mark() -> None:
    sheet = read(picture_of(photo_of()))
    assert sheet.trees() == ({"cards": {}},)
    tracks = {("gold",), ("wood",), ("crystal",), ("craft",)}  # M7.2: one step is circled.
    assert {each.group.path for each in sheet.doubtful} <= {
        *tracks, ("total", "tens"), ("total", "units"),
    }  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_the_number_of_players_is_told_by_the_sheet(players: int) -> None:
    sheet = read(picture_of(photo_of(players=players)))
    assert sheet.identity.kind == ("merchants", "base", "player", players)


def scribbled(hand: Hand, box: Box) -> Strokes:
    turn = hand.random.uniform(0, 360)
    return hand.circle(box, turn, 150)


def ringed(hand: Hand, box: Box) -> Strokes:
    """One circle round this and what lies on its right."""
    return hand.circle(Box(box.x, box.y, box.width + 11, box.height))


@pytest.mark.parametrize("odd", rest_slow([Hand.both, Hand.tick, scribbled, ringed]))
def test_odd_marks_are_never_accepted(odd: object) -> None:
    names = ("monument.10", "relic.two.7", "relic.three.14", "track.wood.2")

    def draw(hand: Hand, page: Drawing) -> Iterable[Strokes]:
        for track in ("gold", "crystal", "craft"):
            yield hand.circle(box_of(page, f"track.{track}.1"))
        yield from (odd(hand, box_of(page, name)) for name in names)  # type: ignore[operator]

    sheet = read(picture_with(draw))
    sure = {each.group.path: each.meaning for each in sheet.readings if each.is_sure}
    assert not sure.get(("monuments", "10"))
    assert not sure.get(("relics", "two", "7"))
    assert not sure.get(("relics", "three", "14"))
    assert ("wood",) not in sure
    assert [sure.get((track,)) for track in ("gold", "crystal", "craft")] == [1, 1, 1]


@pytest.mark.slow
def test_a_sheet_that_cannot_be_read_yet_is_named() -> None:
    page = rw.draw("pandoria", ["realms"])[0].drawing
    photo = take(page, "held-out", 2_999_990, "mild", (), megapixels=MEGAPIXELS).photo
    with pytest.raises(UnreadablePhotoError) as refused:
        list(read_photo(Photo("photo", picture_of(photo))))
    assert "it shows the sheet 'realms' of pandoria standard" in str(refused.value.reason)


@pytest.mark.slow
def test_the_guilds_sheet_says_what_everybody_has() -> None:
    """F5, F8: who circled which spell, which are used, and everybody's total."""
    game = open_source(RECORDS / "family-3-1.record")
    fillings = [
        each for each in game.fillings()[PageKey("guilds")] if each.how in ("circle", "cross")
    ]
    page = drawing(3, "guilds", "family")
    photo = take(page, "held-out", 2_999_980, "mild", fillings, "ball-pen", MEGAPIXELS).photo
    trees = read(picture_of(photo)).trees()
    for tree, sheet in zip(trees, game.tree()["sheet"], strict=True):
        assert tree.get("crowns") in (None, sum(sheet["crowns"]))
        spells = sheet.get("spells", {})
        assert {*tree["spells"]["taken"]} <= {*spells.get("taken", ())}
        assert {*tree["spells"]["used"]} <= {*spells.get("used", ())}
    assert any(tree["spells"]["taken"] for tree in trees)


@pytest.mark.parametrize("shade", rest_slow([130, 60, 200]))
def test_what_a_thumb_hides_is_asked_and_all_else_is_read(shade: int) -> None:
    picture = picture_of(photo_of(of_example(0)))
    before = {each.group.path: each for each in read(picture).readings}
    high, wide = picture.shape
    middle, size = [round(0.45 * wide), round(0.4 * high)], [round(0.06 * wide), round(0.17 * high)]
    cv2.ellipse(picture, middle, size, 15, 0, 360, shade, -1)
    sheet = read(picture)
    assert len(sheet.doubtful) > len([each for each in before.values() if not each.is_sure])
    for reading in sheet.readings:
        if reading.is_sure:
            assert reading.meaning == before[reading.group.path].meaning


@pytest.mark.slow
def test_two_sheets_on_one_photograph_are_both_read() -> None:
    one, other = (picture_of(photo_of(of_example(seat), seat=seat)) for seat in (0, 1))
    high = max(one.shape[0], other.shape[0])
    padded = [np.pad(each, ((0, high - each.shape[0]), (0, 0))) for each in (one, other)]
    sheets = list(read_photo(Photo("photo", np.hstack(padded))))
    assert [sheet.identity.seat for sheet in sheets] == [0, 1]
    assert [sheet.trees()[0].get("gold") for sheet in sheets] == [2, 0]


def test_what_fails_on_a_smaller_copy_is_looked_at_on_the_whole_picture() -> None:
    picture = picture_of(photo_of(of_example(0)))
    (sheet,) = find_markers(picture)
    hidden = picture.copy()
    middles = np.array([sheet.corners[corner].mean(0) for corner in range(4)])
    inner = middles.mean(0) + 0.9 * (middles - middles.mean(0))
    cv2.fillConvexPoly(hidden, inner.astype(np.int32), 190)
    (found,) = read_photo(Photo("photo", hidden, lambda: picture))
    assert found.trees() == read(picture).trees()

"""What a player sheet is worth at the end: M7.2 to M7.4."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scoring.merchants.content import content_of
from scoring.merchants.score import final_points
from scoring.merchants.state import Artifacts, PlayerSheet
from tests.editions import first_edition

PRINTED = content_of(first_edition()).printed[2]
EMPTY = PlayerSheet("Anna", gold=0, wood=0, crystal=0, craft=0, cards={})


@pytest.mark.parametrize(("position", "crowns"), [*enumerate([0, 0, 1, 1, 2, 2])])
@pytest.mark.parametrize("track", ["gold", "wood", "crystal", "craft"])
def test_m7_2_every_two_on_a_track_are_a_crown(track: str, position: int, crowns: int) -> None:
    points = final_points(replace(EMPTY, **{track: position}), PRINTED)  # type: ignore[arg-type]
    assert points.pop(track) == crowns
    assert set(points.values()) == {0}


def test_m7_3_a_card_that_is_still_bought_is_a_crown_and_a_used_one_is_none() -> None:
    marks = {1: "bought", 2: "bought", 3: "built", 4: "cast", 5: "overbuilt"}
    assert final_points(replace(EMPTY, cards=marks), PRINTED)["cards"] == 2  # type: ignore[arg-type]


def test_m7_4_an_artifact_that_is_not_spent_is_a_crown() -> None:
    sheet = replace(EMPTY, artifacts=Artifacts(circled=5, crossed=2))
    assert final_points(sheet, PRINTED)["artifacts"] == 3


def test_what_is_not_on_the_sheet_has_no_points() -> None:
    unknown = replace(EMPTY, gold=None, cards=None)
    points = final_points(unknown, PRINTED)
    assert (points["gold"], points["cards"], points["wood"]) == (None, None, 0)

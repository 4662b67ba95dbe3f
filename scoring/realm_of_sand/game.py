"""Realm of Sand as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scoring.games import Game
from sheets.game import Variant
from sheets.realm_of_sand.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition

if TYPE_CHECKING:
    from scoring.realm_of_sand.state import State

GAME: Game[Edition, State, Edition] = Game(
    name="realm-of-sand",
    letter="S",
    edition="realm-of-sand",
    hue="desert",
    scene="sheets.realm_of_sand.desert:draw_desert",
    players_rule="R4",
    tables=Edition,
    edition_checks="sheets.realm_of_sand.edition:find_problems",
    edition_text="sheets.realm_of_sand.edition:edition_text",
    variants={
        "standard": Variant(
            letter="S",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"pad": "sheets.realm_of_sand.pad:PAD", "aid": "sheets.realm_of_sand.aid:AID"},
            word_tables=("sheets.realm_of_sand.words:REALM_OF_SAND",),
            mark_sizes="sheets.realm_of_sand.marks:SIZES",
            back="aid",
            backed=("pad",),
        )
    },
    states="scoring.realm_of_sand.state:STATES",
    checks="scoring.realm_of_sand.score:find_problems",
    scorer="scoring.realm_of_sand.score:score",
    fillings="scoring.realm_of_sand.pad:page_fillings",
    questions="scoring.realm_of_sand.pad:questions",
    places="scoring.realm_of_sand.places:PLACES",
    photo="rollwrite.photo.realm_of_sand:READERS",
    rules_in=Path(__file__).parent / "rules",
)

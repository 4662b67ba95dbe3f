"""Tales of Realms and Ruins as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scoring.games import Game
from sheets.game import Variant
from sheets.realms_and_ruins.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition

if TYPE_CHECKING:
    from scoring.realms_and_ruins.state import State

GAME: Game[Edition, State, Edition] = Game(
    name="realms-and-ruins",
    letter="T",
    edition="realms-and-ruins",
    hue="stone",
    scene="sheets.realms_and_ruins.signs:draw_skyline",
    players_rule="T7",
    tables=Edition,
    edition_checks="sheets.realms_and_ruins.edition:find_problems",
    edition_text="sheets.realms_and_ruins.edition:edition_text",
    variants={
        "standard": Variant(
            letter="S",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={
                "pad": "sheets.realms_and_ruins.tracker:TRACKER",
                "aid": "sheets.realms_and_ruins.aid:AID",
                "cards": "sheets.realms_and_ruins.cards:INDEX",
            },
            word_tables=(
                "sheets.realms_and_ruins.words:REALMS_AND_RUINS",
                "sheets.realms_and_ruins.card_words:CARDS",
            ),
            mark_sizes="sheets.realms_and_ruins.marks:SIZES",
            back="aid",
            backed=("pad",),
        )
    },
    states="scoring.realms_and_ruins.state:STATES",
    checks="scoring.realms_and_ruins.checks:find_problems",
    scorer="scoring.realms_and_ruins.score:score",
    fillings="scoring.realms_and_ruins.tracker:page_fillings",
    questions="scoring.realms_and_ruins.tracker:questions",
    places="scoring.realms_and_ruins.places:PLACES",
    photo="rollwrite.photo.realms_and_ruins:READERS",
    rules_in=Path(__file__).parent / "rules",
)

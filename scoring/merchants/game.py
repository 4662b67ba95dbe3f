"""Pandoria Merchants as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scoring.games import Game
from sheets.game import Variant
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.words.text import Text

if TYPE_CHECKING:
    from scoring.merchants.content import Content
    from scoring.merchants.state import State

GAME: Game[Edition, State, Content] = Game(
    name="merchants",
    letter="M",
    edition="pandoria-merchants",
    has_shields=True,
    scene="sheets.merchants.vignettes:draw_strip_of_land",
    players_rule="M1.7",
    tables=Edition,
    wholes=(("solo", "map"),),  # Territories, lakes and bridges, which rest on each other.
    edition_checks="sheets.merchants.edition.checks:find_problems",
    play_checks="sheets.merchants.edition.dead_land:find_dead_land",
    edition_text="sheets.merchants.edition.text:edition_text",
    edition_upgrade="sheets.merchants.edition.edition:with_ship_hexes",
    variants={
        "base": Variant(
            letter="B",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={
                "board": "sheets.merchants.board.board:BOARD",
                "player": "sheets.merchants.player.player:PLAYER",
                "aid": "sheets.merchants.aid.aid:AID",
                "parts": "sheets.merchants.parts:PARTS",
                "rules": "scoring.merchants.booklet.base:RULES",
            },
            online_sheets={"calls": "sheets.merchants.board.calls:CALLS"},
            on_request=("parts", "rules"),
            word_tables=("sheets.merchants.words:MERCHANTS",),
            mark_sizes="sheets.merchants.sizes:SIZES",
            back="aid",
            any_number=True,
        ),
        "family": Variant(
            letter="F",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={
                "board": "sheets.merchants.board.board:BOARD",
                "guilds": "sheets.merchants.family.guilds:GUILDS_SHEET",
                "points": "sheets.merchants.family.points:POINTS_SHEET",
                "aid": "sheets.merchants.family.aid:FAMILY_AID",
                "parts": "sheets.merchants.parts:FAMILY_PARTS",
                "rules": "scoring.merchants.booklet.family:RULES",
            },
            online_sheets={"calls": "sheets.merchants.board.calls:CALLS"},
            on_request=("parts", "rules"),
            word_tables=("sheets.merchants.words:MERCHANTS", "sheets.merchants.words:FAMILY"),
            mark_sizes="sheets.merchants.sizes:SIZES",
            back="aid",
            any_number=True,
            version=Text("family version"),
        ),
        "solo": Variant(
            letter="S",
            players=(1, 1),
            sheets={
                "board": "sheets.merchants.solo.board:SOLO_BOARD",
                "player": "sheets.merchants.player.player:SOLO_PLAYER",
                "ledger": "sheets.merchants.solo.ledger:LEDGER",
                "aid": "sheets.merchants.solo.aid:SOLO_AID",
                "parts": "sheets.merchants.parts:PARTS",
                "base-rules": "scoring.merchants.booklet.base:BASE_RULES",
                "rules": "scoring.merchants.booklet.solo:RULES",
            },
            on_request=("parts", "base-rules", "rules"),
            word_tables=("sheets.merchants.words:MERCHANTS", "sheets.merchants.words:SOLO"),
            mark_sizes="sheets.merchants.sizes:SOLO_SIZES",
            back="aid",
            levels=("beginner", "advanced", "expert"),  # S2
            version=Text("solo version"),
        ),
    },
    states="scoring.merchants.state:STATES",
    checks="scoring.merchants.checks:find_problems",
    scorer="scoring.merchants.score:score",
    fillings="scoring.merchants.fillings:page_fillings",
    questions="scoring.merchants.questions:questions",
    places="scoring.merchants.places:PLACES",
    content="scoring.merchants.content:content_of",
    writer="scoring.merchants.state:state_tree",
    refiner="scoring.merchants.cards:explain_fault",
    upgrader="scoring.merchants.checks:upgrade",
    photo="rollwrite.photo.merchants:READERS",
    rules_in=Path(__file__).parent / "rules",
)

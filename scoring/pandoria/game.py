"""Pandoria as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from scoring.games import Game
from sheets.game import Variant
from sheets.pandoria.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.words.text import Text

if TYPE_CHECKING:
    from scoring.pandoria.state import Content, State

_STANDARD = Variant(
    letter="S",
    players=(FEWEST_PLAYERS, MOST_PLAYERS),
    sheets={
        "realms": "sheets.pandoria.realms:REALMS",
        "pad": "sheets.pandoria.pad:PAD",
        "aid": "sheets.pandoria.aid:AID",
    },
    on_request=("realms",),
    word_tables=("sheets.pandoria.words:PANDORIA",),
    mark_sizes="sheets.pandoria.marks:SIZES",
    back="aid",
    backed=("pad",),
)
_FAMILY = replace(
    _STANDARD,
    letter="F",
    sheets={"pad": "sheets.pandoria.pad:PAD", "aid": "sheets.pandoria.aid:FAMILY_AID"},
    on_request=(),
    word_tables=("sheets.pandoria.words:PANDORIA", "sheets.pandoria.words:FAMILY"),
    version=Text("family version"),
)

GAME: Game[Edition, State, Content] = Game(
    name="pandoria",
    letter="P",
    edition="pandoria",
    hue="forest",
    scene="sheets.pandoria.landscape:draw_landscape",
    players_rule="P12",
    tables=Edition,
    edition_checks="sheets.pandoria.edition:find_problems",
    edition_text="sheets.pandoria.edition:edition_text",
    variants={
        "standard": _STANDARD,
        "beginner": replace(
            _STANDARD,
            letter="A",
            word_tables=("sheets.pandoria.words:PANDORIA", "sheets.pandoria.words:BEGINNER"),
            version=Text("beginner version"),
        ),
        "family": _FAMILY,
        "family-spells": replace(
            _FAMILY,
            letter="X",
            sheets={"pad": "sheets.pandoria.pad:PAD", "aid": "sheets.pandoria.aid:SPELLS_AID"},
            word_tables=(*_FAMILY.word_tables, "sheets.pandoria.words:FAMILY_SPELLS"),
            version=Text("family version with spells"),
        ),
    },
    states="scoring.pandoria.state:STATES",
    checks="scoring.pandoria.score:find_problems",
    scorer="scoring.pandoria.score:score",
    fillings="scoring.pandoria.pad:page_fillings",
    questions="scoring.pandoria.pad:questions",
    places="scoring.pandoria.places:PLACES",
    content="scoring.pandoria.state:content_of",
    photo="rollwrite.photo.pandoria:READERS",
    rules_in=Path(__file__).parent / "rules",
)

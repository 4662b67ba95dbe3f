"""The booklets of the rules of every variant, as tests read them."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from sheets.drawing.shapes import Drawing, texts_of
from sheets.merchants.edition.edition import Edition
from tests.sheets.merchants.test_other_editions import SHIPPED
from tests.sheets.printing import Printing, printing

NUMBER = re.compile(r"[MFS]\d+(\.\d+)?")  # A rule's.
PLAYERS: Final[Mapping[str, int]] = {"base": 3, "family": 3, "solo": 1}


def booklet_of(variant: str, edition: Edition = SHIPPED, **look: Any) -> list[Drawing]:
    """Return the pages of a variant's booklet."""
    game = _game(variant, edition)
    return game.draw(game.table(PLAYERS[variant], **look), "rules")


def faults_of(variant: str, edition: Edition = SHIPPED, **look: Any) -> list[str]:
    """Return the faults of the pages of a variant's booklet."""
    game = _game(variant, edition)
    table = game.table(PLAYERS[variant], **look)
    return game.faults(table, game.draw(table, "rules"))


def _game(variant: str, edition: Edition) -> Printing:
    """Return a variant with an edition; pages of the shipped one are not drawn again."""
    game = printing("merchants", variant)
    return game if edition is SHIPPED else replace(game, edition=edition)


def texts(pages: list[Drawing]) -> list[str]:
    """Return every text of pages."""
    return [text.text for page in pages for text in texts_of(page.items)]


def running(pages: list[Drawing]) -> str:
    """Return all that pages say as one text."""
    return re.sub(" +", " ", " ".join(texts(pages)))


def changed(**rules: Any) -> Edition:
    """Return the shipped edition with other options."""
    return replace(SHIPPED, rules=replace(SHIPPED.rules, **rules))

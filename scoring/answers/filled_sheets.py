"""The sheets of a finished game as they were filled in, to be shown beside its score."""

from __future__ import annotations

from dataclasses import replace

from scoring.open_game import OpenGame
from sheets.drawing.shapes import Drawing, PageKey
from sheets.drawing.theme import load_theme
from sheets.files.problem import has_errors


def filled_sheets(game: OpenGame, language: str) -> list[Drawing]:
    """Return the pages on which something stands, none where the game cannot be drawn."""
    if game.game is None or has_errors([*game.faults, *game.find_seat_problems()]):
        return []
    press = game.filled_press()
    table = replace(game.table(language, load_theme("colour")), realms=game.realms())
    filled = {key for key, fillings in game.fillings().items() if fillings}
    return [page for page in press.draw(table) if {page.key, _of_all(page.key)} & filled]


def _of_all(key: PageKey) -> PageKey:
    """Return the key under which all seats' pages are filled in alike."""
    return key._replace(seat=None)

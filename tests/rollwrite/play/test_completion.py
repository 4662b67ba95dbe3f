"""What can come next in a call: legal words in the scribe's language."""

import pytest

from rollwrite.play.ongoing import Ongoing, resume
from rollwrite.play.record import Record
from tests.editions import NAME


def game_after(*calls: str) -> Ongoing:
    """Return a game of two after these calls."""
    game = resume(Record("merchants", "base", NAME, "1.0.0", ("Anna", "Bernd"), ("A", "B")))
    for call in ("1", "2", *calls):
        for after, _ in game.play_line(call, "en"):
            game = after
    return game


@pytest.mark.parametrize(
    ("line", "language", "offered"),
    [
        ("", "en", ["city", "craft", "crystal", "draw", "gold", "roll", "wood"]),
        ("dr", "en", ["draw"]),
        ("z", "de", ["zeichnen"]),
        ("z", "en", ["zeichne", "zeichnen", "zeichnet"]),
        ("g", "de", ["gold"]),
        ("roll gold w", "en", ["wood"]),
        ("y E3 y D", "en", ["D2", "D3"]),
        ("draw gold E3 ", "en", ["city", "craft", "crystal", "gold", "wood"]),
        ("g E3 g D", "en", ["D2", "D3"]),
        ("Anna: g E3 g D", "en", ["D2", "D3"]),
        ("g E3 g E4 worker ", "en", ["D2", "D3", "E2", "F3"]),
        ("nonsense ", "en", []),
    ],
)
def test_only_what_is_legal_is_offered(line: str, language: str, offered: list[str]) -> None:
    assert game_after().completions(line, language) == offered


def test_after_the_worker_spells_of_ones_own_are_offered() -> None:
    assert game_after("g E3 g E4 F3").completions("", "en") == ["cast"]
    assert game_after("g E3 g E4 F3").completions("", "fr") == ["lancer"]
    assert game_after("g E3 g E4 F3").completions("cast 1 swamp D", "en") == ["D2", "D3"]

"""Whole games called as people speak: figures, letters, halves, and words of their language."""

from collections.abc import Iterator
from random import Random

import pytest

from rollwrite.games import Play
from rollwrite.play.notation import said, step_text
from rollwrite.play.position import Position
from rollwrite.play.shorthand import drawn_text
from rollwrite.play.steps import PASS, Draw, Pass, Roll, Score, Step, Worker
from sheets.hexes import hex_name
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.rollwrite.play.random_games import NAMES


def spoken(step: Step, at: Position, language: str) -> list[str]:
    """Return the lines with which somebody calls a step."""
    match step:
        case Roll(faces):
            dice = [*at.table.edition.dice, "?"]
            return [" ".join(str(dice.index(face) + 1) for face in faces)]
        case Draw((first, second)) if at.round % 2 and at.phase == "draw":
            return [drawn_text(Draw((each,)), language) for each in (first, second)]
        case Draw(drawn) if drawn:
            return [drawn_text(step, language)]
        case Worker(hex_):
            return [hex_name(hex_)]
    words = load_translation(language)
    return [words(said(step_text(step, at.table), at.table)) if step != PASS else "."]


def game(play: Play, seed: int) -> Iterator[tuple[Step, Position]]:
    """Yield steps of a game at random, the dice first where there are any, and where each is."""
    random = Random(seed)
    while not play.is_over:
        at = play.position
        yield random.choice(at.legal_rolls or at.legal_steps), at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("family", 3), ("solo", 1)])
def test_a_game_that_is_spoken_is_understood(variant: str, players: int, language: str) -> None:
    play, called = Play(NAMES[:players], variant=variant), list[Step]()
    for step, at in game(play, seed=players):
        for line in spoken(step, at, language):
            play.call(line, language)
        called.append(step)
    kept = [step for turn in play.game.turns for step in turn.steps]
    assert [each for each in kept if not isinstance(each, Score)] == [
        each for each in called if not isinstance(each, Score | Pass)
    ]

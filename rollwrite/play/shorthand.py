"""How calls are typed in short: letters of resources, figures of dice, an example for now."""

from rollwrite.play.buying import legal_buys, legal_erecting, legal_takes
from rollwrite.play.drawing import kinds_shown, legal_draws, legal_workers
from rollwrite.play.events import resource_name
from rollwrite.play.notation import keyword_in, number_word
from rollwrite.play.solo import legal_bridges, legal_claims, legal_columns
from rollwrite.play.state import GameState
from rollwrite.play.steps import Build, Draw, Relic, Step
from rollwrite.play.table import Table
from rollwrite.play.turns import apply
from scoring.merchants.state import archive_spell_name
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import RESOURCES, Resource
from sheets.merchants.words import MERCHANTS
from sheets.words.text import Message, Text, in_a_row, joined
from sheets.words.translation import load_words

TURN_END = "."  # Called to pass.
FIGURES = ("1", "2", "3", "4", "5", "6")  # Of an ordinary die, by the key that is printed.


def figures(table: Table) -> Message:
    """Return what the figures of an ordinary die stand for (M3.1)."""
    faces = [
        Text("{figure} {face}", figure=figure, face=resource_name(face, table))
        for figure, face in enumerate(table.edition.dice, 1)
    ]
    return in_a_row([*faces, "6 ?"])


def example(game: GameState, language: str) -> str:
    """Return a line that could be typed now, as short as it can be."""
    match game.phase:
        case "start":
            return str(game.table.columns[0][0])
        case "draw" | "terrain":
            return _drawing(game, language)
        case "worker":
            return hex_name(legal_workers(game)[0].hex)
        case "action":
            return _action(next(legal_erecting(game), None), language)
        case "buy":
            return f"{keyword_in('buy', language)} {legal_buys(game)[0].card}"
        case "take":
            return archive_spell_name(legal_takes(game)[0].spell)
    return _alone(game, language)


def _alone(game: GameState, language: str) -> str:
    match game.phase:
        case "column":
            return f"{keyword_in('column', language)} {legal_columns(game)[0].number}"
        case "claim":
            keyword, _, number = legal_claims(game)[0].kind.partition(" ")
            name = keyword_in("relic" if keyword == "relic" else "monument", language)
            return f"{name} {number_word(number, language)}".strip()
        case "bridge":
            return f"{keyword_in('bridge', language)} {hex_name(legal_bridges(game)[0].hex)}"
    return TURN_END


def _drawing(game: GameState, language: str) -> str:
    draws = legal_draws(game) if game.phase == "draw" else ()
    if not draws:
        return _short(kinds_shown(game)[0][0], language)
    first: Draw = draws[0]
    if not first.drawn:
        return TURN_END
    said, after = drawn_text(first, language), apply(game, first)
    return f"{said} {hex_name(legal_workers(after)[0].hex)}" if after.phase == "worker" else said


def drawn_text(draw: Draw, language: str) -> str:
    """Return resources as they can be called in short: `g E3 g E4`."""
    return " ".join(f"{_short(each, language)} {hex_name(hex_)}" for each, hex_ in draw.drawn)


def letters(game: GameState, language: str) -> Text:
    """Return which letter is short for which resource: `g gold, w wood`."""
    said = [
        Text(
            "{sign} {what}",
            sign=_short(resource, language),
            what=resource_name(resource, game.table),
        )
        for resource in RESOURCES
    ]
    return Text("Resources in short: {letters}", letters=joined(said))


def _short(resource: Resource, language: str) -> str:
    """Return the letter of a resource on the board as text."""
    return load_words(language, MERCHANTS)(f"letter.{resource}")


def _action(step: Step | None, language: str) -> str:
    match step:
        case Build(card):
            return f"{keyword_in('build', language)} {card}"
        case Relic(kind):
            return f"{keyword_in('relic', language)} {number_word(kind, language)}"
    return TURN_END

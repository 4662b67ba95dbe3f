"""What is said of a word that is none: who is on, what could be typed, what was meant perhaps."""

from collections.abc import Iterator, Mapping, Sequence

from rollwrite.play.buying import legal_buys, legal_erecting, legal_takes
from rollwrite.play.drawing import kinds_shown, legal_draws, legal_workers
from rollwrite.play.events import resource_name
from rollwrite.play.notation import (
    Keyword,
    forms_in,
    is_like_resource,
    keyword_in,
    keyword_of,
    number_word,
)
from rollwrite.play.solo import legal_bridges, legal_claims, legal_columns
from rollwrite.play.state import GameState
from rollwrite.play.steps import Build, Draw, Relic, Step
from rollwrite.play.table import Table
from rollwrite.play.turns import apply
from rollwrite.play.words import NotationError, Words, names_on, spell_names
from scoring.entry.said import BACK
from scoring.merchants.state import archive_spell_name
from sheets.editions.head import in_language
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import RESOURCES, Resource
from sheets.merchants.words import MERCHANTS
from sheets.words.languages import ENGLISH
from sheets.words.text import Message, Text, in_a_row, joined, nearest
from sheets.words.translation import load_words

TURN_END = "."  # Called to pass.
FIGURES = ("1", "2", "3", "4", "5", "6")  # Of an ordinary die, by the key that is printed.
LEAST = 2  # Letters of a word to which too much is alike: `or`.


def unknown_word(game: GameState, words: Words, now: Sequence[Keyword]) -> NotationError:
    """Return what is wrong with words that begin no step of now; `now` are the keywords that do."""
    word, language = words.next, words.language
    if figure := _wrong_figure(game, words):
        return NotationError(
            Text("no die shows {figure}: {faces}", figure=figure, faces=figures(game.table))
        )
    own, english = [*_known(game, language, now)], [*_known(game, ENGLISH, now)]
    hint = nearest(word, own) or nearest(word, english)
    said = example(game, language)
    values: dict[str, Message] = {
        "word": word[:20],
        "player": game.player,
        "example": Text("Enter") if said == TURN_END else said,
        "back": BACK,
        "hint": hint,
    }
    if word and _can_be_called(game, word, language, {*own, *english}):
        return NotationError(_too_early(game, values))
    return NotationError(
        Text(
            "I do not know {word!r}. {player} is on, for example: {example}; {back} takes "
            "back{hint}",
            **values,
        ),
        "" if hint else word,
    )


def _can_be_called(game: GameState, word: str, language: str, known: set[str]) -> bool:
    """Return whether a word is one that can be called, at another time."""
    table = game.table
    cards = () if table.variant == "family" else table.printed.cards
    printed = (name for card in cards for name in names_on(card, table))
    return (
        word.casefold() in map(str.casefold, (*known, *printed))
        or keyword_of(word, language) is not None
        or is_like_resource(word, table.edition, language)
    )


def _too_early(game: GameState, values: Mapping[str, Message]) -> Text:
    """Say that a word is called at another time."""
    if game.phase in ("draw", "worker"):
        return Text(
            "{word!r} comes after what is placed. {player} is on, for example: {example}; {back} "
            "takes back",
            **values,
        )
    return Text(
        "{word!r} cannot be called now. {player} is on, for example: {example}; {back} takes back",
        **values,
    )


def _wrong_figure(game: GameState, words: Words) -> str:
    """Return which of two figures no ordinary die shows, "" where dice are not meant."""
    called = words.next, words.at(1)
    if game.phase not in ("draw", "terrain") or not all(each.isdecimal() for each in called):
        return ""
    return next((each for each in called if each not in FIGURES), "")


def figures(table: Table) -> Message:
    """Return what the figures of an ordinary die stand for (M3.1)."""
    faces = [
        Text("{figure} {face}", figure=figure, face=resource_name(face, table))
        for figure, face in enumerate(table.edition.dice, 1)
    ]
    return in_a_row([*faces, "6 ?"])


def _known(game: GameState, language: str, now: Sequence[Keyword]) -> Iterator[str]:
    """Yield the words in a language that can come now, but those of two letters."""
    table, names = game.table, game.table.edition.names
    for keyword in now:
        yield from forms_in(keyword, language)
    for resource in RESOURCES if game.phase in ("draw", "terrain") else ():
        name = in_language(names.resources[resource], language)
        yield from [name] if len(name) > LEAST else []
    yield from table.names
    for card in _cards(game):
        yield from names_on(card, table, languages=(language,))
    for spell in game.sheet.spells:
        yield from spell_names(table.spell_of(spell)[0], table, (language,))


def _cards(game: GameState) -> Sequence[int]:
    """Return the cards that can be named now."""
    match game.phase:
        case "start":
            return game.table.columns[0]
        case "buy":
            return game.open_cards(game.seat)
    return game.sheet.bought


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

"""What is said of a word that is none: who is on, what could be typed, what was meant perhaps."""

from collections.abc import Iterator, Mapping, Sequence

from rollwrite.play.notation import Keyword, forms_in, is_like_resource, keyword_of
from rollwrite.play.shorthand import FIGURES, TURN_END, example, figures
from rollwrite.play.state import GameState
from rollwrite.play.words import NotationError, Words, names_on, spell_names
from scoring.entry.said import BACK
from sheets.editions.head import in_language
from sheets.merchants.edition.edition import RESOURCES
from sheets.words.languages import ENGLISH
from sheets.words.text import Message, Text, nearest

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

"""What was probably meant by a word that a table does not know: the nearest one, or an option."""

from collections.abc import Collection, Iterator, Mapping
from pathlib import PurePath
from typing import Final

from rollwrite.choices import FORMATS
from scoring.games import GAMES, AnyGame, find_game
from sheets.words.text import Message, Parameter, Text, joined, nearest

# What people call a sheet that has another name, in each of our languages.
_KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("map", "spielplan", "plan", "brett", "plateau", "carte"), "board"),
    **dict.fromkeys(("sheet", "bogen", "spielerbogen", "fiche", "feuille", "joueur"), "player"),
    **dict.fromkeys(("help", "summary", "hilfe", "spielhilfe", "übersicht", "aide"), "aid"),
    **dict.fromkeys(("dice", "markers", "shields", "tower"), "parts"),
    **dict.fromkeys(("würfel", "marker", "schilde", "turm", "teile"), "parts"),
    **dict.fromkeys(("dés", "marqueurs", "boucliers", "tour", "pièces"), "parts"),
    **dict.fromkeys(("archive", "archiv", "gilden", "guildes", "archives"), "guilds"),
    "punkte": "points",
    **dict.fromkeys(("trolls", "trolle", "kontorbuch", "livre"), "ledger"),
    **dict.fromkeys(("ansagen", "annonces"), "calls"),
    **dict.fromkeys(("rulebook", "booklet", "règles", "livret"), "rules"),
    **dict.fromkeys(("regeln", "regelheft", "anleitung"), "rules"),
    **dict.fromkeys(("karten", "cartes"), "cards"),
    **dict.fromkeys(("block", "wertungsblock", "bloc"), "pad"),
}
# And a variant, a level.
_VARIANTS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("alone", "single", "allein", "seul"), "solo"),
    **dict.fromkeys(("children", "kinder", "familie", "enfants", "famille"), "family"),
    **dict.fromkeys(("normal", "grundspiel"), "base"),
}
_LEVELS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("easy", "leicht", "anfänger", "facile", "débutant"), "beginner"),
    **dict.fromkeys(("medium", "mittel", "moyen"), "advanced"),
    **dict.fromkeys(("hard", "schwer", "difficile"), "expert"),
}


def variants_of(*games: str) -> tuple[str, ...]:
    """Return the variants of these games, by default of all, each once."""
    found = (name for game in games or GAMES for name in find_game(game).variants)
    return tuple(dict.fromkeys(found))


def levels_of(*games: str) -> tuple[str, ...]:
    """Return the levels of these games, by default of all, each once."""
    variants = (each for game in games or GAMES for each in find_game(game).variants.values())
    return tuple(dict.fromkeys(level for each in variants for level in each.levels))


def nearest_kind(game: AnyGame, variant: str, kind: str) -> Message:
    """Return which kind of sheet, or which option, was meant by a word, as `nearest` does."""
    for option, value in _options_meant(game, kind):
        return did_you_mean(Parameter(option), value)
    near = _nearest(kind, game.variants[variant].kinds(), _KINDS)
    if near or kind.casefold() in _KINDS or not kind.isalpha():
        return near
    return did_you_mean(Parameter("names"), kind)


def did_you_mean(option: str, value: Message) -> Text:
    """Return the question whether a value was meant for an option, as `nearest` asks."""
    return Text("; did you mean {option} {value}?", option=option, value=value)


def _options_meant(game: AnyGame, word: str) -> Iterator[tuple[str, Message]]:
    """Yield the options that give what is typed in the place of a kind of sheet."""
    if word.isdecimal():
        yield "players", word
    if PurePath(word).suffix[1:] in FORMATS:
        yield "file", word
    if (variant := _VARIANTS.get(word.casefold(), word)) in game.variants:
        yield "variant", variant
    if word in GAMES:
        yield "game", word
    if found := [name for name, each in game.variants.items() if word in each.kinds()]:
        yield "variant", joined(found, "or")
    others = (name for name in GAMES if word in _kinds_of(GAMES[name]))
    if found := [name for name in others if name != game.name]:
        yield "game", joined(found, "or")


def _kinds_of(game: AnyGame) -> set[str]:
    return {kind for each in game.variants.values() for kind in each.kinds()}


def nearest_variant(game: AnyGame, name: str) -> Message:
    """Return which variant was meant by a word, as `nearest` does."""
    return _nearest(name, game.variants, _VARIANTS)


def nearest_level(levels: tuple[str, ...], name: str) -> Message:
    """Return which level was meant by a word, as `nearest` does."""
    return _nearest(name, levels, _LEVELS)


def _nearest(text: str, known: Collection[str], called: Mapping[str, str]) -> Message:
    """Return the known word that is meant, by another name where that is just what was typed."""
    also = {each: each for each in known}
    also |= {name: word for name, word in called.items() if word in known}
    return nearest(also.get(text.casefold(), text), known, also)

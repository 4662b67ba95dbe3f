"""Which table is meant: variant, level, kinds of sheet, realms and seats; what is wrong with it.

Of a word that a table does not know, the nearest one was probably meant, or an option.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Final

from rollwrite.choices import FORMATS, did_you_mean, known_word
from scoring.entry.said import AmbiguousNameError, find_by_name
from scoring.games import GAMES, find_game
from scoring.games import AnyGame as AnyGame
from sheets.editions.head import Head
from sheets.files.problem import Players, Problem, problem_text
from sheets.table.players import PlayerNameError, one_name, same_names, tidy_name
from sheets.table.table import Seat as Seat
from sheets.table.table import seats_for
from sheets.words.text import Message, Parameter, Text, Value, in_a_row, joined, nearest, printable


class WrongTableError(ValueError):
    """A table that there is not; the message, a Text, says what would be right.

    Options are named in it as `Parameter`. `problems` are those of the state, or of the file of
    players, that should have been drawn, () where none was, and `players` the names on the state's
    sheets; the message says them all, and `hint`, what could be done in spite of them. `parameter`
    is the one that is wrong, "" where it is not one alone.
    """

    def __init__(
        self,
        message: Message,
        problems: Sequence[Problem] = (),
        players: Players = (),
        hint: Message = "",
        *,
        parameter: str = "",
    ) -> None:
        super().__init__(message)
        self.parameter = Parameter(parameter)
        self.problems = tuple(problems)
        self.players = players
        self.hint = hint

    @classmethod
    def of(
        cls, problems: Sequence[Problem], players: Players = (), hint: Message = ""
    ) -> WrongTableError:
        """Return the error that says each problem on a line, then the hint."""
        lines = [*(problem_text(each, players) for each in problems), *([hint] if hint else [])]
        return cls(in_a_row(lines, "\n"), problems, players, hint)


def contradiction(file: Path, key: str, value: Message) -> WrongTableError:
    """Return that the file of a game that was begun says otherwise."""
    return WrongTableError(
        Text(
            "{file} says otherwise: there {key} is {value}",
            file=printable(str(file)),
            key=key,
            value=value,
        )
    )


def other_players(file: Path, players: Sequence[str]) -> WrongTableError:
    """Return that others than those named play in the file of a game that was begun."""
    return WrongTableError(
        Text(
            "other players play in {file} ({players}); name nobody to go on with them, or take "
            "another {target}",
            file=printable(str(file)),
            players=joined(players),
            target=Parameter("file"),
        )
    )


class WrongNameError(WrongTableError):
    """A name that cannot be one: a player's, or that of what `parameter` says."""

    def __init__(self, message: Message, parameter: str = "names") -> None:
        super().__init__(message, parameter=parameter)


def chosen_variant(game: AnyGame, name: str | None) -> str:
    """Return the variant of this name, the usual one without; raises WrongTableError."""
    name = name and known_word(name, game.variants)
    if name and name not in game.variants:
        raise WrongTableError(
            Text(
                "{game} has no {variant}; it has {variants}{hint}",
                game=game.name,
                variant=name,
                variants=", ".join(game.variants),
                hint=nearest_variant(game, name),
            ),
            parameter="variant",
        )
    return name or next(iter(game.variants))


def kinds_of(game: str, variant: str | None = None) -> tuple[str, ...]:
    """Return the kinds of sheet of a game's variant, by default its first.

    Raises UnknownGameError, WrongTableError.
    """
    sheets = find_game(game)
    return sheets.variants[chosen_variant(sheets, variant)].kinds()


def chosen_level(game: AnyGame, variant: str, name: str | None) -> str:
    """Return the level of this name, without one the usual, "" where a variant has none.

    Raises WrongTableError for a level that the variant has not.
    """
    levels = game.variants[variant].levels
    name = name and known_word(name, levels)
    named = {"game": game.name, "variant": variant}
    if name and not levels:
        option = Parameter("level")
        raise WrongTableError(
            Text("{game} {variant} has no levels; leave out {option}", option=option, **named)
        )
    if name and name not in levels:
        raise WrongTableError(
            Text(
                "{game} {variant} has no level {level!r}; it has {known}{hint}",
                level=name,
                known=", ".join(levels),
                hint=nearest_level(levels, name),
                **named,
            ),
            parameter="level",
        )
    return name or next(iter(levels), "")


def chosen_kinds(
    game: AnyGame,
    variant: str,
    kinds: Sequence[str],
    players: int | None = None,
    option: str = "kinds",
) -> tuple[str, ...]:
    """Return the kinds of sheet asked for by an option, each once.

    Raises WrongTableError for an unknown one, and for one that tables of so many players have not.
    """
    if isinstance(kinds, str):
        named = {"option": Parameter(option), "kind": kinds}
        raise WrongTableError(
            Text("{option} is a list of kinds of sheet, such as [{kind!r}]", **named)
        )
    for kind in kinds:
        if reason := _no_kind(game, variant, kind, players):
            raise WrongTableError(reason, parameter=option)
    return tuple(dict.fromkeys(kinds))


def _no_kind(game: AnyGame, variant: str, kind: str, players: int | None) -> Text | None:
    """Say why a table has no sheet of a kind, None where it has."""
    played = game.variants[variant]
    known = played.kinds()
    said: dict[str, Value] = {"game": game.name, "variant": variant, "kind": kind}
    if kind not in known:
        return Text(
            "{game} {variant} has no sheet {kind!r}; it has {kinds}{hint}",
            kinds=", ".join(known),
            hint=nearest_kind(game, variant, kind),
            **said,
        )
    if players is not None and players < played.kind(kind).fewest:
        return Text(
            "{game} {variant} has no sheet {kind!r} with {number} players; it has {kinds}",
            number=str(players),
            kinds=", ".join(played.kinds(players=players)),
            **said,
        )
    return None


def chosen_realms(
    game: AnyGame, variant: str, edition: Head, names: Sequence[str]
) -> tuple[str, ...]:
    """Return the keys of the realms of these names, in any language, each once.

    Raises WrongTableError where the edition has no realms for the variant, WrongNameError for a
    name that is not clear.
    """
    # Some editions have realms, and know which of them are played in which variant.
    realms_of = getattr(edition, "realms_of", None)
    realms = realms_of(variant) if realms_of and names else {}
    if names and not realms:
        raise WrongTableError(
            Text(
                "{game} {variant} has no realms; leave out {option}",
                game=game.name,
                variant=variant,
                option=Parameter("realms"),
            )
        )
    known = {key: tuple(realm.name.values()) for key, realm in realms.items()}
    try:
        return tuple(dict.fromkeys(find_by_name(name, known) for name in names))
    except AmbiguousNameError as error:
        raise WrongNameError(error.args[0], "realms") from error


def chosen_seats(
    game: AnyGame,
    variant: str,
    players: int | None,
    names: Sequence[str] = (),
    *,
    online: bool = False,
) -> tuple[Seat, ...]:
    """Return the seats of so many players, or of those with these names, in turn order online.

    Without either they are the most that can play. Raises WrongTableError where that cannot be.
    """
    least, most = game.variants[variant].players
    number = players if players is not None else len(names) or most
    if not least <= number <= most:
        fact = wrong_number(game, variant, number)
        if len(names) == 1 and names[0].isdecimal():
            hint = did_you_mean(Parameter("players"), names[0])
            raise WrongTableError(Text("{what}{hint}", what=fact, hint=hint))
        raise WrongTableError(_with_variant(fact, game, number), parameter="players")
    return seats_for(_tidy(names), online=online) if names else (Seat(),) * number


def check_computer_players(names: Sequence[str], known: Collection[str]) -> None:
    """Raise WrongTableError unless all of these are kinds of computer players."""
    for name in names:
        if name not in known:
            raise WrongTableError(
                Text(
                    "no player is called {name!r}; there are {known}{hint}",
                    name=name[:60],
                    known=joined([*known]),
                    hint=nearest(name, known),
                )
            )


def wrong_number(game: AnyGame, variant: str, number: int) -> Text:
    """Return how many can play a variant, where another number would."""
    least, most = game.variants[variant].players
    values: dict[str, Value] = {
        "game": game.name,
        "variant": variant,
        "most": most,
        "number": number,
    }
    if least == most:
        return Text("{game} {variant} is for {most} player, not {number}", **values)
    return Text(
        "{game} {variant} is for {least} to {most} players, not {number}", least=least, **values
    )


def _with_variant(fact: Text, game: AnyGame, number: int) -> Text:
    """Return a sentence that names the variant which so many can play, where there is one."""
    for name, each in game.variants.items():
        if each.players[0] <= number <= each.players[1]:
            values = {"option": Parameter("variant"), "variant": name}
            return Text("{fact}; for that write {option} {variant}", fact=fact, **values)
    return fact


def _tidy(names: Sequence[str]) -> tuple[str, ...]:
    try:
        tidy = tuple(tidy_name(name) for name in names)
    except PlayerNameError as error:
        raise WrongNameError(error.args[0]) from error
    for one, other in same_names(tidy):
        raise WrongNameError(one_name(tidy[one], tidy[other]))
    return tidy


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


def nearest_kind(game: AnyGame, variant: str, kind: str) -> Message:
    """Return which kind of sheet, or which option, was meant by a word, as `nearest` does."""
    for option, value in _options_meant(game, kind):
        return did_you_mean(Parameter(option), value)
    near = _nearest(kind, game.variants[variant].kinds(), _KINDS)
    if near or kind.casefold() in _KINDS or not kind.isalpha():
        return near
    return did_you_mean(Parameter("names"), kind)


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

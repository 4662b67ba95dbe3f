"""Which table is meant: variant, kinds of sheet and seats, named by a program or a command."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.game import AnyGame
from sheets.files.problem import Problem
from sheets.table.players import PlayerNameError, one_name, same_names, tidy_name
from sheets.table.table import Seat, seats_for
from sheets.words.text import Said, Text, Value


class WrongTableError(ValueError):
    """A table that there is not: the message, a text, says what would be right.

    `problems` are those of the state that should have been drawn, () where none was.
    """

    def __init__(self, message: Said, problems: Sequence[Problem] = ()) -> None:
        super().__init__(message)
        self.problems = tuple(problems)


class WrongNameError(WrongTableError):
    """A player's name that cannot be one, or is two players'."""


def chosen_variant(game: AnyGame, name: str | None) -> str:
    """Return the variant of this name, the usual one without; raises WrongTableError."""
    if name and name not in game.variants:
        raise WrongTableError(
            Text(
                "{game} has no {variant}; it has {variants}",
                game=game.name,
                variant=name,
                variants=", ".join(game.variants),
            )
        )
    return name or next(iter(game.variants))


def chosen_level(game: AnyGame, variant: str, name: str | None) -> str:
    """Return the level of this name, without one the usual, "" where a variant has none.

    Raises WrongTableError for a level in a variant that has none. Does not know which others there
    are.
    """
    levels = game.variants[variant].levels
    if name and not levels:
        raise WrongTableError(
            Text(
                "{game} {variant} has no levels; leave out --level", game=game.name, variant=variant
            )
        )
    return name or next(iter(levels), "")


def chosen_kinds(
    game: AnyGame, variant: str, kinds: Sequence[str], players: int | None = None
) -> tuple[str, ...]:
    """Return the kinds of sheet asked for, each once.

    Raises WrongTableError for an unknown one, and for one that tables of so many players have not.
    """
    known = game.variants[variant].kinds()
    there = game.variants[variant].kinds(players=players)
    for kind in kinds:
        if kind not in known:
            raise WrongTableError(
                Text(
                    "{game} {variant} has no sheet {kind!r}; it has {kinds}",
                    game=game.name,
                    variant=variant,
                    kind=kind,
                    kinds=", ".join(known),
                )
            )
        if kind not in there:
            raise WrongTableError(
                Text(
                    "{game} {variant} has no sheet {kind!r} with {number} players; it has {kinds}",
                    game=game.name,
                    variant=variant,
                    kind=kind,
                    number=str(players),
                    kinds=", ".join(there),
                )
            )
    return tuple(dict.fromkeys(kinds))


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
        raise WrongTableError(wrong_number(game, variant, number, _hint(game, number)))
    return seats_for(_tidy(names), online=online) if names else (Seat(),) * number


def wrong_number(game: AnyGame, variant: str, number: int, hint: Said = "") -> Text:
    """Return how many can play a variant, where another number would; `hint` stands behind it."""
    least, most = game.variants[variant].players
    values: dict[str, Value] = {
        "game": game.name,
        "variant": variant,
        "most": most,
        "number": number,
        "hint": hint,
    }
    if least == most:
        return Text("{game} {variant} is for {most} player, not {number}{hint}", **values)
    return Text(
        "{game} {variant} is for {least} to {most} players, not {number}{hint}",
        least=least,
        **values,
    )


def _hint(game: AnyGame, number: int) -> Said:
    """Return the variant that so many can play, as an option; "" where none is."""
    for name, each in game.variants.items():
        if each.players[0] <= number <= each.players[1]:
            return Text("; for that there is --variant {variant}", variant=name)
    return ""


def _tidy(names: Sequence[str]) -> tuple[str, ...]:
    try:
        tidy = tuple(tidy_name(name) for name in names)
    except PlayerNameError as error:
        raise WrongNameError(error.args[0]) from error
    for one, other in same_names(tidy):
        raise WrongNameError(one_name(tidy[one], tidy[other]))
    return tidy

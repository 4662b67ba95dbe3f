"""Players of ours that take part in a game: what they are called, and where they cannot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cli.terminal.errors import WrongUseError
from scoring.game import AnyGame
from sheets.table.players import initials, same_names
from sheets.words.text import Text

OPPONENTS = ("greedy", "planner")  # Their names; what they are is imported where one plays.


def named_opponents(kinds: Sequence[str]) -> Mapping[str, str]:
    """Return what players of ours are called at the table, with what each is: `Greedy 2`."""
    names: dict[str, str] = {}
    for place, kind in enumerate(kinds):
        number = kinds[: place + 1].count(kind)
        name = kind.capitalize()
        names[name if number == 1 else f"{name} {number}"] = kind
    return names


def all_initials(names: tuple[str, ...], opponents: Mapping[str, str]) -> tuple[str, ...]:
    """Return everybody's initials, with the number of an opponent who has one: `G` and `G2`."""
    people = names[: len(names) - len(opponents)]
    found = (*initials(people), *(name[0] + name.partition(" ")[2] for name in opponents))
    return initials(names) if same_names(found) else found


def refuse_alone(game: AnyGame, variant: str, opponents: Mapping[str, str]) -> None:
    """Raise UsageError where somebody is to play against a player who is alone."""
    if opponents and game.variants[variant].players[1] == 1:
        named = {"game": game.name, "variant": variant}
        raise WrongUseError(Text("{game} {variant} is played alone; leave out --opponent", **named))

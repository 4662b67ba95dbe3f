"""Players that options name, and what is doubtful in their names."""

from collections.abc import Iterable, Sequence

from cli.terminal.errors import WrongUseError, show_error
from cli.terminal.parameters import options_naming
from rollwrite.printing import Substituted, substituted
from rollwrite.tables import AnyGame, Seat, chosen_seats
from sheets.words.text import Text, quoted


def seats_asked(
    game: AnyGame, variant: str, players: int | None, names: Sequence[str]
) -> tuple[Seat, ...]:
    """Return the seats that --players and --player ask for.

    Raises UsageError where they contradict, WrongTableError where there is no such table.
    """
    refuse_contradictions(players, names)
    seats = chosen_seats(game, variant, players, names)
    warn_of_substituted(substituted(seat.name for seat in seats))
    return seats


def refuse_contradictions(players: int | str | None, names: Sequence[str]) -> None:
    """Raise UsageError where --player names another number than --players, or several at once."""
    is_right = players in (None, len(names)) or not names
    joined = next((name for name in names if "," in name), None)
    if joined and (len(names) == 1 or not is_right):
        raise WrongUseError(
            Text(
                "--player {name} is one name, for all its comma; did you mean {options}?",
                name=quoted(joined),
                options=options_naming(joined),
            )
        )
    if not is_right and players is not None:
        raise WrongUseError(
            Text(
                "--players says {number}, but --player names {names}",
                number=players,
                names=len(names),
            )
        )


def warn_of_substituted(found: Iterable[Substituted]) -> None:
    """Say which characters of players' names, or of other texts, will be a question mark."""
    for each in found:
        show_error(Text("Warning: {sentence}", sentence=each.sentence))

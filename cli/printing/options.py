"""What `rollwrite sheets` was asked for, and which of its options would change nothing.

An option that changes nothing is wrong use: whoever gives it expects something of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from sheets.document import BACK
from sheets.drawing.paper import Holes
from sheets.games import Game

USUAL_DPI: Final = 150
BOARD: Final = "board"  # The kind of sheet with hexes.
REALMS: Final = "realms"
PLAYER: Final = "player"  # The kind that is the same online, but for the order of names.


@dataclass(frozen=True, slots=True)
class SheetOptions:
    """The command's arguments and options, each by its parameter's name; None where not given."""

    kinds: tuple[str, ...]
    game: str
    variant: str | None
    players: int | None
    names: tuple[str, ...]
    players_file: Path | None
    online: bool
    coordinates: bool | None
    level: str | None
    realms: tuple[str, ...]
    filled: Path | None
    language: str
    paper: str
    theme: str
    edition: Path | None
    holes: Holes | None
    duplex: bool
    no_markers: bool
    format: str | None
    dpi: int
    width: int | None
    output: str | None


def refuse_unused(options: SheetOptions, game: Game, variant: str, suffix: str) -> None:
    """Raise UsageError for the first option that changes nothing; `suffix` is the format's."""
    printed = options.kinds or game.kinds(variant, online=options.online)
    unused = [
        *_unused_in_game(options, game, variant),
        *_unused_on(options, printed),
        *_unused_online(options, printed, game, variant),
        *_unused_as(options, suffix),
    ]
    if unused:
        raise click.UsageError(unused[0])


def _unused_in_game(options: SheetOptions, game: Game, variant: str) -> Iterator[str]:
    """Yield what the game's sheets do not have."""
    if options.level and options.level not in game.levels.get(variant, ()):
        yield f"{game.name} {variant} has no levels; leave out --level"
    for name, is_given in (("online", options.online), ("coordinates", options.coordinates)):
        if is_given and BOARD not in game.kinds(variant):
            yield f"{game.name} {variant} has no board; leave out --{name}"
    if options.realms and REALMS not in game.kinds(variant):
        yield f"{game.name} {variant} has no realms; leave out --realm"
    for kind in options.kinds:
        if kind in game.online.get(variant, ()) and not options.online:
            yield f"{kind} is for play online; add --online"


def _unused_on(options: SheetOptions, printed: Collection[str]) -> Iterator[str]:
    """Yield what these kinds of sheet do not show."""
    if options.coordinates and BOARD not in printed:
        yield "no board is printed; leave out --coordinates"
    if options.level and BOARD not in printed:
        yield "no board is printed; leave out --level"
    if options.realms and REALMS not in printed:
        yield "no realms are printed; leave out --realm"
    if options.duplex and {*printed} == {BACK}:
        yield f"--duplex puts the {BACK} behind other sheets; name one of them too"


def _unused_online(
    options: SheetOptions, printed: Collection[str], game: Game, variant: str
) -> Iterator[str]:
    """Yield that these kinds of sheet are the same for play online."""
    _, most = game.players[variant]
    has_order = most > 1 and (options.players_file or len(options.names) > 1)  # M2.4
    if options.online and {*printed} <= ({BACK} if has_order else {BACK, PLAYER}):
        yield "these sheets are the same online; leave out --online"


def _unused_as(options: SheetOptions, suffix: str) -> Iterator[str]:
    """Yield what a file of this format does not have."""
    if options.duplex and suffix != "pdf":
        yield f"{suffix} has no back sides; leave out --duplex"
    if options.width is not None and suffix != "png":
        yield f"{suffix} has no pixels; leave out --width"
    if options.dpi != USUAL_DPI and suffix != "png":
        yield f"{suffix} has no pixels; leave out --dpi"
    if options.dpi != USUAL_DPI and options.width is not None:
        yield "--dpi and --width both say how large a picture is; leave out one"

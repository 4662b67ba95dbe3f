"""What `rollwrite sheets` was asked for, and which of its options would change nothing.

An option that changes nothing is wrong use: whoever gives it expects something of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from cli.terminal.errors import WrongUseError
from rollwrite.tables import chosen_variant
from scoring.game import AnyGame
from sheets.drawing.paper import Holes
from sheets.game import Variant
from sheets.table.table import Dice
from sheets.words.text import Text
from sheets.write import SVG_TEXTS, SvgText

USUAL_DPI: Final = 150
BOARD: Final = "board"  # The kind of sheet with hexes.
AID: Final = "aid"
LEDGER: Final = "ledger"  # The kind of sheet whose targets a level decides (S2).
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
    skip_bad: bool
    online: bool
    coordinates: bool | None
    level: str | None
    dice: Dice | None
    realms: tuple[str, ...]
    filled: Path | None
    turn: int | None
    language: str
    paper: str
    theme: str
    edition: Path | None
    holes: Holes | None
    copies: int
    duplex: bool
    no_markers: bool
    plain: bool
    format: str | None
    dpi: int
    svg_text: SvgText
    width: int | None
    output: str | None


def with_online(options: SheetOptions, game: AnyGame) -> SheetOptions:
    """Return the options for play online where a kind of sheet is asked for that is for that."""
    variant = game.variants[chosen_variant(game, options.variant)]
    is_online = not {*variant.online_sheets}.isdisjoint(options.kinds)
    return replace(options, online=options.online or is_online)


def refuse_unused(options: SheetOptions, game: AnyGame, variant: str, suffix: str) -> None:
    """Raise UsageError for the first option that changes nothing; `suffix` is the format's."""
    played = game.variants[variant]
    printed = options.kinds or played.usual_kinds(
        online=options.online, requested=bool(options.realms)
    )
    unused = [
        *_unused_in_game(options, game, variant),
        *_unused_on(options, printed, played),
        *_unused_online(options, printed, played),
        *_unused_as(options, suffix),
    ]
    if unused:
        raise WrongUseError(unused[0])


def _unused_in_game(options: SheetOptions, game: AnyGame, variant: str) -> Iterator[Text]:
    """Yield what the game's sheets do not have."""
    named, played = {"game": game.name, "variant": variant}, game.variants[variant]
    if options.level and not played.levels:
        yield Text("{game} {variant} has no levels; leave out --level", **named)
    elif options.level and options.level not in played.levels:
        known = ", ".join(played.levels)
        yield Text(
            "{game} {variant} has no level {level!r}; it has {known}",
            level=options.level,
            known=known,
            **named,
        )
    for name, is_given in (
        ("online", options.online),
        ("coordinates", options.coordinates),
        ("dice", options.dice),
    ):
        if is_given and BOARD not in played.kinds():
            yield Text("{game} {variant} has no board; leave out --{option}", option=name, **named)
    if options.realms and REALMS not in played.kinds():
        yield Text("{game} {variant} has no realms; leave out --realm", **named)


def _unused_on(options: SheetOptions, printed: Collection[str], variant: Variant) -> Iterator[Text]:
    """Yield what these kinds of sheet do not show."""
    if options.coordinates and BOARD not in printed:
        yield Text("no board is printed; leave out --coordinates")
    if options.level and LEDGER not in printed:
        yield Text("no ledger is printed; leave out --level")
    if options.dice and not {BOARD, AID} & {*printed}:
        yield Text("no board or aid is printed; leave out --dice")
    if options.realms and REALMS not in printed:
        yield Text("no realms are printed; leave out --realm")
    if options.duplex and not variant.back:
        yield Text("no sheet of this game is for both sides; leave out --duplex")


def _unused_online(
    options: SheetOptions, printed: Collection[str], variant: Variant
) -> Iterator[Text]:
    """Yield that these kinds of sheet are the same for play online."""
    _, most = variant.players
    has_order = most > 1 and (options.players_file or len(options.names) > 1)  # M2.4
    if options.online and {*printed} <= ({variant.back} if has_order else {variant.back, PLAYER}):
        yield Text("these sheets are the same online; leave out --online")


def _unused_as(options: SheetOptions, suffix: str) -> Iterator[Text]:
    """Yield what a file of this format does not have."""
    if options.turn is not None and not options.filled:
        yield Text("--turn is for --filled; leave it out")
    if options.skip_bad and not options.players_file:
        yield Text("--skip-bad is for --players-file; leave it out")
    if options.copies > 1 and suffix != "pdf":
        yield Text("copies are pages of a pdf; leave out --copies")
    if options.duplex and suffix != "pdf":
        yield Text("{format} has no back sides; leave out --duplex", format=suffix)
    if options.width is not None and suffix != "png":
        yield Text("{format} has no pixels; leave out --width", format=suffix)
    if options.dpi != USUAL_DPI and suffix != "png":
        yield Text("{format} has no pixels; leave out --dpi", format=suffix)
    if options.svg_text != SVG_TEXTS[0] and suffix != "svg":
        yield Text("{format} always shows our letters; leave out --svg-text", format=suffix)
    if options.dpi != USUAL_DPI and options.width is not None:
        yield Text("--dpi and --width both say how large a picture is; leave out one")

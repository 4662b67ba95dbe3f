"""`rollwrite sheets`: draw a table's sheets."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click

from cli.output import STANDARD_OUTPUT, write_outputs
from sheets.document import Press, file_stem, load_content
from sheets.drawing import Drawing
from sheets.games import GAMES, Game
from sheets.lettering import SUBSTITUTE, unprintable
from sheets.paper import PAPERS
from sheets.players import NameProblem, same_names, tidy_name
from sheets.table import Seat, Table, seats_for
from sheets.theme import THEMES, load_theme
from sheets.words import LANGUAGES
from sheets.write import FORMATS, HOLD_SEVERAL_PAGES, Settings, write

GAME_NAMES = tuple(GAMES)
VARIANTS = tuple(dict.fromkeys(each for game in GAMES.values() for each in game.variants))


EXAMPLES = """\b
Examples:
  rollwrite sheets --players 3
  rollwrite sheets --player Anna --player Bernd -o table.pdf
  rollwrite sheets board --online --format png -o boards/
"""


@click.command(epilog=EXAMPLES)
@click.argument("kinds", nargs=-1, metavar="[KIND]...")
@click.option(
    "--game",
    type=click.Choice(GAME_NAMES),
    default=GAME_NAMES[0],
    show_default=True,
    help="The game.",
)
@click.option("--variant", type=click.Choice(VARIANTS), help="Default: the game's first.")
@click.option("--players", type=int, metavar="N", help="How many play; default: the most.")
@click.option("--player", "names", multiple=True, metavar="NAME", help="A player's name; repeat.")
@click.option("--online", is_flag=True, help="One board per player, names in the hexes.")
@click.option("--coordinates/--no-coordinates", default=None, help="Names in the hexes.")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Of the sheets.",
)
@click.option(
    "--paper", type=click.Choice(tuple(PAPERS)), default="a4", show_default=True, help="The paper."
)
@click.option(
    "--theme", type=click.Choice(THEMES), default="colour", show_default=True, help="The colours."
)
@click.option("--edition", metavar="NAME_OR_FILE", default="", help="Default: the shipped one.")
@click.option("--no-markers", is_flag=True, help="Leave out the camera's markers and QR code.")
@click.option("--format", "suffix", type=click.Choice(FORMATS), help="Default: from -o, else pdf.")
@click.option("--dpi", type=click.IntRange(72, 600), default=150, show_default=True, help="Of png.")
@click.option("--width", type=click.IntRange(100, 20_000), metavar="PIXELS", help="Of png.")
@click.option("-o", "--output", metavar="PATH", help="File, directory, or - for standard output.")
def sheets(**options: Any) -> None:
    """Draw a table's sheets.

    Without KIND everything that the table needs comes in one document. KIND is board, player or
    aid.
    """
    game = GAMES[options["game"]]
    table = _table(game, options)
    kinds = _known_kinds(game, table.variant, options["kinds"])
    edition = load_content(game, options["edition"])
    press = Press(game, edition)
    settings = _settings(press.title(table), table, options)
    for path in _write(list(press.draw(table, kinds)), Target.of(options, game, table), settings):
        click.echo(path)


def _table(game: Game, options: dict[str, Any]) -> Table:
    variant = options["variant"] or next(iter(game.variants))
    if variant not in game.variants:
        raise click.UsageError(f"{game.name} has no {variant}; it has {', '.join(game.variants)}")
    coordinates, online = options["coordinates"], options["online"]
    return Table(
        variant=variant,
        seats=_seats(game, variant, options["players"], options["names"]),
        language=options["language"],
        theme=load_theme(options["theme"]),
        paper=PAPERS[options["paper"]],
        online=online,
        coordinates=online if coordinates is None else coordinates,
        markers=not options["no_markers"],
    )


def _seats(game: Game, variant: str, players: int | None, names: Sequence[str]) -> tuple[Seat, ...]:
    least, most = game.players[variant]
    number = players if players is not None else len(names) or most
    if names and len(names) != number:
        raise click.UsageError(f"--players says {number}, but there are {len(names)} --player")
    if not least <= number <= most:
        raise click.UsageError(
            f"{game.name} {variant} is for {least} to {most} players, not {number}"
        )
    return seats_for(_tidy(names)) if names else (Seat(),) * number


def _tidy(names: Sequence[str]) -> tuple[str, ...]:
    try:
        tidy = tuple(tidy_name(name) for name in names)
    except NameProblem as error:
        raise click.UsageError(f"--player: {error}") from error
    for one, other in same_names(tidy):
        raise click.UsageError(
            f"--player: {tidy[one]!r} and {tidy[other]!r} are one name; players need different ones"
        )
    for name in tidy:
        if missing := unprintable(name):
            which = ", ".join(f"{each} (U+{ord(each):04X})" for each in missing)
            click.echo(
                f"Warning: no face has {which} of the name {name!r}; "
                f"{SUBSTITUTE} is printed in its place",
                err=True,
            )
    return tidy


def _known_kinds(game: Game, variant: str, kinds: Sequence[str]) -> Sequence[str]:
    known = game.variants[variant]
    for kind in kinds:
        if kind not in known:
            raise click.UsageError(
                f"{game.name} {variant} has no sheet {kind!r}; it has {', '.join(known)}"
            )
    return tuple(dict.fromkeys(kinds))


def _settings(title: str, table: Table, options: dict[str, Any]) -> Settings:
    return Settings(
        title=title,
        language=table.language,
        dpi=options["dpi"],
        width=options["width"],
        grey=table.theme.is_grey,
    )


@dataclass(frozen=True, slots=True)
class Target:
    """Where the pages go: a file or `-`, or a folder in which every page has its plain name."""

    path: Path
    suffix: str
    is_folder: bool

    @classmethod
    def of(cls, options: dict[str, Any], game: Game, table: Table) -> Target:
        """Give the target that was asked for; a document's default name lies in a folder too."""
        output, chosen = options["output"], options["suffix"]
        document = f"{game.name}-{table.variant}-{table.players}"
        is_folder = bool(output) and (output.endswith("/") or Path(output).is_dir())
        if output is None or is_folder:
            suffix = chosen or FORMATS[0]
            if is_folder and suffix not in HOLD_SEVERAL_PAGES:
                return cls(_existing_folder(output), suffix, is_folder=True)
            folder = _existing_folder(output) if output else Path()
            return cls(folder / f"{document}.{suffix}", suffix, is_folder=False)
        return cls(Path(output), chosen or _suffix_of(output), is_folder=False)


def _existing_folder(output: str) -> Path:
    if not Path(output).is_dir():
        raise FileNotFoundError(errno.ENOENT, "the folder does not exist", output)
    return Path(output)


def _suffix_of(output: str) -> str:
    suffix = Path(output).suffix.lower().removeprefix(".") or FORMATS[0]
    if suffix not in FORMATS:
        raise click.UsageError(f"no format is called {suffix!r}; there is {', '.join(FORMATS)}")
    return suffix


def _write(drawings: list[Drawing], target: Target, settings: Settings) -> list[Path]:
    """Write the pages and give the paths that a person should know of."""
    path, suffix = target.path, target.suffix
    if suffix in HOLD_SEVERAL_PAGES or (len(drawings) == 1 and not target.is_folder):
        pages = {path: drawings}
    elif path == STANDARD_OUTPUT:
        raise click.UsageError(
            f"{len(drawings)} pages as {suffix} are several files; name a file or a folder with -o"
        )
    else:
        pages = {_page_path(target, drawing): [drawing] for drawing in drawings}
    write_outputs(
        {each: partial(write, suffix, on_it, settings=settings) for each, on_it in pages.items()}
    )
    return [each for each in pages if each != STANDARD_OUTPUT]


def _page_path(target: Target, drawing: Drawing) -> Path:
    name = f"{file_stem(drawing.name)}.{target.suffix}"
    if target.is_folder:
        return target.path / name
    return target.path.with_name(f"{target.path.stem}-{name}")

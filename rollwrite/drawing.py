"""`rollwrite.draw`: a table's options become its sheets."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Unpack

from rollwrite.catalogue import edition_file
from rollwrite.printing import Sheets
from rollwrite.sources import Source, open_edition
from rollwrite.table_options import Keywords, TableOptions
from rollwrite.tables import chosen_kinds, chosen_realms, chosen_variant
from scoring.games import DEFAULT, AnyGame, find_game, game_of_edition
from scoring.open_game import Editions, OpenGame
from sheets.document import SheetRenderer
from sheets.editions.head import Head
from sheets.table.table import Moment


def draw(
    game: str | TableOptions | None = None,
    kinds: Sequence[str] = (),
    *,
    editions: Editions | None = None,
    **options: Unpack[Keywords],
) -> Sheets:
    """Return the sheets of a table, or of many; each page is drawn when it is asked for.

    game: its name, by default the edition's, else `merchants`; or a `TableOptions` for all of it.
    kinds: kinds of sheet, such as `["board"]`, by default all that the table needs.
    players: how many play, or `any`, or their names in turn order; by default the most that can.
    players_file: a CSV file of many tables, one a line, or under a header `table,player`.
    skip_bad: of many tables draw the good ones, False by default.
    variant: such as `base`, `family` or `solo`, by default the game's first.
    level: alone `beginner`, `advanced` or `expert`, by default all of them.
    edition: a shipped one's name, perhaps with its version, a file, as `filled`, or one read.
    filled: a state to be drawn as it says, which names players and edition itself: as for `score`.
    turn: of a record that is `filled` the turn after which it is drawn, by default the last.
    language: `en` (default), `fr` or `de`.
    paper: `a4` (default), `letter` or `a3`.
    theme: `colour` (default), `grey` or `ink`.
    online: a board for everybody, with the names of its hexes; False by default.
    coordinates: whether the hexes are named, by default only online.
    dice: `d6` (default), with a key on the board, or `special`, the game's own.
    realms: those of Pandoria whose sheets are wanted, by keys or names.
    markers: what a camera knows a sheet by, True by default.
    holes: `left` or `top`, where 20 mm stay free; by default nowhere.
    duplex: the aid on both sides, the rules as a booklet to be folded; False by default.
    screen: the rules page by page, not two on each side of a PDF's paper; False by default.
    also: kinds of sheet besides, such as `["rules", "parts"]`.
    plain: no illustration, False by default.
    copies: how many times a document holds all pages, 1 by default.
    editions: those that were read before, which are not read again.

    Raises WrongTableError for a table that there is not, UnknownGameError, UnknownEditionError,
    InvalidEditionError, NoRecordError, NoTurnError, or OSError.
    """
    asked = _asked(game, kinds, options)
    return _blank(asked, editions) if asked.filled is None else _filled(asked, editions)


def _asked(
    game: str | TableOptions | None, kinds: Sequence[str], options: Keywords
) -> TableOptions:
    if not isinstance(game, TableOptions):
        return TableOptions(game, kinds, **options)
    if kinds or options:
        raise TypeError("a table's options are in one object, or beside it, not both")
    return game


def _blank(options: TableOptions, editions: Editions | None) -> Sheets:
    """Return the sheets of tables that are yet to be played."""
    game = _game_of(options)
    variant = chosen_variant(game, options.variant)
    asked = options.for_online(game.variants[variant])
    seated = asked.seated(game, variant)
    most = max((table.players for table in seated.tables), default=None)
    kinds = _kinds(game, variant, asked, most)
    renderer, path = _renderer(game, options.edition, editions)
    realms = chosen_realms(game, variant, renderer.edition, options.realms)
    seated.refuse_bad(skip=options.skip_bad)
    return Sheets(
        renderer,
        options,
        tuple(replace(table, realms=realms) for table in seated.tables),
        kinds,
        problems=seated.problems,
        sources=_paths(options.players_file, path),
    )


def _kinds(
    game: AnyGame, variant: str, options: TableOptions, players: int | None
) -> tuple[str, ...]:
    """Return the kinds of sheet asked for, () for the usual ones; raises WrongTableError."""
    chosen_kinds(game, variant, options.also, players, "also")
    named = chosen_kinds(game, variant, options.kinds, players)
    return options.printed_kinds(game.variants[variant]) if options.also else named


def _game_of(options: TableOptions) -> AnyGame:
    """Return the game that is named, or else that of the edition, or else the usual one."""
    edition = options.edition
    if options.game or not edition:
        return find_game(options.game or DEFAULT)
    if isinstance(edition, Head):
        return find_game(edition.game)
    if isinstance(edition, str | os.PathLike):
        return game_of_edition(edition_file(edition))
    return find_game(DEFAULT)


def _filled(options: TableOptions, editions: Editions | None) -> Sheets:
    """Return the sheets of a state, as they are filled in."""
    game = options.opened(editions)
    return replace(
        _of_game(game, options, game.filled_renderer(), game.moment()),
        game=game,
        problems=game.faults,
        sources=_paths(options.filled, game.edition_path),
    )


def draw_blank(game: OpenGame, options: TableOptions) -> Sheets:
    """Return the sheets on which a state was written, as they were before; raises as `draw`."""
    assert game.game is not None  # Of another one no sheets can be drawn.
    assert game.edition is not None
    return _of_game(game, options, SheetRenderer(game.game, game.edition))


def _of_game(
    game: OpenGame, options: TableOptions, renderer: SheetRenderer, moment: Moment | None = None
) -> Sheets:
    """Return the sheets of a state's table, which say what a renderer makes of them."""
    sheets, variant, seats = game.game, game.variant, game.seats()
    assert sheets is not None  # Of another one no sheets can be drawn.
    asked = options.for_online(sheets.variants[variant])
    kinds = _kinds(sheets, variant, asked, len(seats))
    realms = chosen_realms(sheets, variant, renderer.edition, options.realms or game.realms())
    table = replace(asked.table(variant, seats, game.level, realms), moment=moment)
    return Sheets(renderer, options, (table,), kinds)


def _renderer(
    game: AnyGame, edition: Source | Head | None, editions: Editions | None
) -> tuple[SheetRenderer, Path | None]:
    """Return what draws an edition, and its file where it has one."""
    if isinstance(edition, Head):
        return SheetRenderer(game, edition), None
    if edition is not None and not isinstance(edition, str | os.PathLike):
        return SheetRenderer(game, open_edition(game, edition)), None
    name = os.fspath(edition or game.edition)
    if editions and (found := editions.find(game, name, Path())).edition:
        return SheetRenderer(game, found.edition), found.path
    path = game.edition_path(name)
    return SheetRenderer(game, game.load(path)), path


def _paths(*sources: object) -> tuple[Path, ...]:
    return tuple(Path(each) for each in sources if isinstance(each, str | os.PathLike))

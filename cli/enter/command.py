"""`rollwrite enter`: ask for what is written on the sheets, then write a state file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from cli.enter.conversation import Talk
from cli.enter.files import Begun, EntryFiles
from cli.enter.session import Session
from cli.printing.players import seats_asked
from cli.terminal.errors import WrongUseError, shown_name
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end
from cli.terminal.parameters import (
    DEFAULT_GAME,
    FileName,
    GameName,
    NameOrFile,
    language_option,
    written_edition,
)
from rollwrite.tables import chosen_variant
from scoring.entry.interview import Interview
from scoring.game import AnyGame
from scoring.games import find_game
from scoring.open_game import Editions
from sheets.editions.edition import edition_name
from sheets.files.schema import Tree
from sheets.words.text import Said, Text
from sheets.words.translation import load_translation

EXAMPLES = """\b
Examples:
  rollwrite enter -o game.toml
  rollwrite enter --player Anna --player Bernd -o game.toml
  rollwrite enter --variant solo --language de -o evening.toml
"""


@click.command(epilog=EXAMPLES)
@click.argument("game", type=GameName(), default=DEFAULT_GAME)
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    required=True,
    metavar="FILE",
    help="The state file to write.",
)
@click.option("--variant", metavar="VARIANT", help="Default: the game's first, such as base.")
@click.option("--players", type=int, metavar="N", help="How many play; default: you are asked.")
@click.option("--player", "names", multiple=True, metavar="NAME", help="A player's name; repeat.")
@click.option(
    "--edition", type=NameOrFile(), metavar="NAME_OR_FILE", help="Default: the shipped one."
)
@language_option("Of the questions.")
@click.pass_context
def enter(context: click.Context, /, **options: Any) -> None:
    """Ask for what is written on the sheets, then write a state file.

    Without a game it is merchants. The questions come sheet by sheet, in the order in which a
    sheet is laid out. Several numbers go on one line, cards by their numbers or names; < goes
    back, ? tells more. What is wrong is shown at the end, and can be mended.

    Every answer is kept at once beside FILE; when you stop before the end, the same command
    goes on from there.
    """
    game = find_game(options["game"])
    chosen_variant(game, options["variant"])  # Refused before any file is looked at.
    files, talk = EntryFiles.of(options["output"]), Talk(load_translation(options["language"]))
    editions = Editions()
    accept_any_character()
    try:
        session = _session(game, files, talk, options, editions)
    except EndOfInputError as end:
        context.exit(code_of_end(end))
    context.exit(session.hold())


def _session(
    game: AnyGame, files: EntryFiles, talk: Talk, options: dict[str, Any], editions: Editions
) -> Session:
    """Begin, or resume what there is already if the person likes.

    Raises UsageError where that contradicts the options, InvalidEditionError or OSError for its
    edition.
    """
    start = _start(game, options)
    found = files.begun(editions)
    begun = next((each for each in found if talk.agrees(_wish_to_go_on(each))), None)
    if begun:
        _refuse_contradictions(game, begun, start, {key for key in options if options[key]})
    tree = start | begun.tree if begun else start
    if edition := _edition_name(game, begun, options["edition"], files.folder):
        tree["edition"] = edition
    file = _edition_file(game, tree, files.folder)
    title = game.load(file).title_text(talk.words.language)
    talk.say(Text("{title}. At any question < goes back and ? tells more.", title=title))
    interview = Interview(find_game(game.name).ask(file, talk.words), tree)
    if begun and begun.next is not None:
        interview = interview.from_key(begun.next)
    given = (each.key for each in interview.questions if each.slot.get(start) is not None)
    interview = replace(interview, answered=interview.answered.union(given))
    files = replace(files, text=begun.text) if begun else files
    return Session(files, talk, interview, editions)


def _wish_to_go_on(begun: Begun) -> Text:
    file = shown_name(begun.file)
    return Text("{file} exists. Go on from it, rather than write over it?", file=file)


def _start(game: AnyGame, options: dict[str, Any]) -> Tree:
    """Return what the options say; raises UsageError where they contradict."""
    variant = chosen_variant(game, options["variant"])
    tree: Tree = {"game": game.name, "variant": variant}
    if options["players"] is not None or options["names"]:
        seats = seats_asked(game, variant, options["players"], options["names"])
        tree["sheet"] = [{"player": seat.name} if seat.name else {} for seat in seats]
    return tree


def _edition_name(
    game: AnyGame, begun: Begun | None, given: Path | None, folder: Path
) -> str | None:
    """Return what the state is to call its edition, None where it names none.

    A file that names no version gets none unasked: nobody knows of which one its sheets are.
    Raises UsageError where another edition was given, however the two are spelled.
    """
    newest = game.edition_path()
    if begun is None:
        return written_edition(given, folder) if given else edition_name(newest)
    named = begun.tree.get("edition")
    if given and named in (None, game.edition) and given.parent == newest.parent:
        return edition_name(given)
    if given and given.resolve() != _edition_file(game, begun.tree, folder).resolve():
        raise _contradiction(begun, "edition", named or Text("the shipped one"))
    return named


def _edition_file(game: AnyGame, tree: Tree, folder: Path) -> Path:
    """Return the file of the edition that a state in this folder is played with."""
    return game.edition_path(tree.get("edition") or "", folder)


def _refuse_contradictions(game: AnyGame, begun: Begun, start: Tree, given: set[str]) -> None:
    """Raise UsageError where options that were given say otherwise than what is resumed."""
    tree, file = begun.tree, shown_name(begun.file)
    for key in ("game", *sorted(given & {"variant"})):
        if tree.get(key) != start.get(key):
            raise _contradiction(begun, key, str(tree.get(key)))
    here, there = start.get("sheet", []), tree.get("sheet", [])
    if len(there) > (most := game.variants[tree["variant"]].players[1]):
        raise WrongUseError(
            Text(
                "{file} has {sheets} sheets; at most {most} play",
                file=file,
                sheets=len(there),
                most=most,
            )
        )
    if here and there and len(here) != len(there):
        raise WrongUseError(
            Text(
                "{file} has {sheets} sheets, not {given}",
                file=file,
                sheets=len(there),
                given=len(here),
            )
        )
    names = [sheet["player"] for sheet in here if sheet]
    if names and there and names != [sheet.get("player") for sheet in there]:
        raise WrongUseError(Text("{file} is of other players; leave them out", file=file))


def _contradiction(begun: Begun, key: str, value: Said) -> WrongUseError:
    sentence = Text(
        "{file} says otherwise, its {key} is {value}",
        file=shown_name(begun.file),
        key=key,
        value=value,
    )
    return WrongUseError(sentence)

"""The games there are: the one registry in which commands, sheets and scores find them.

A new game is a row here. Its modules are imported when they are used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

from sheets.editions.edition import (
    IS_STATE,
    EditionKind,
    check_edition,
    is_shipped,
    is_state,
    sound_edition,
)
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError, read_tree
from sheets.files.schema import Tree, build
from sheets.words.quoting import listed, must_be
from sheets.words.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its name in commands and files, its variants, and where its sheets are drawn.

    `variants` gives each variant's kinds of sheet in the order of the document, the default
    variant first, `online` those that a table needs besides when it plays online; `levels` those
    that a variant is played at; `players` the least and the most players of each variant,
    `players_rule` the rule that says so. `sheets` is
    the package whose `kinds.KINDS` draws each kind and whose `game.EDITIONS` reads the game's
    editions; `edition` the shipped edition that is used when none is named. `letter` and
    `variant_letters` are what a QR code calls the game and each variant.
    """

    name: str
    letter: str
    variant_letters: Mapping[str, str]
    variants: Mapping[str, tuple[str, ...]]
    players: Mapping[str, tuple[int, int]]
    sheets: str
    edition: str
    players_rule: str
    online: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    levels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def kinds(self, variant: str, *, online: bool = True) -> tuple[str, ...]:
        """Return a variant's kinds of sheet, with those that are for play online or without."""
        return (*self.variants[variant], *(self.online.get(variant, ()) if online else ()))


_MERCHANTS = Game(
    name="merchants",
    letter="M",
    variant_letters=MappingProxyType({"base": "B", "family": "F", "solo": "S"}),
    variants=MappingProxyType(
        {
            "base": ("board", "player", "aid"),
            "family": ("board", "guilds", "aid"),
            "solo": ("board", "player", "aid"),
        }
    ),
    players=MappingProxyType({"base": (2, 4), "family": (2, 4), "solo": (1, 1)}),
    sheets="sheets.merchants",
    edition="pandoria-merchants",
    players_rule="M1.7",
    online=MappingProxyType({"base": ("calls",), "family": ("calls",)}),
    levels=MappingProxyType({"solo": ("beginner", "advanced", "expert")}),  # S2
)

_PANDORIA = Game(
    name="pandoria",
    letter="P",
    variant_letters=MappingProxyType(
        {"standard": "S", "beginner": "A", "family": "F", "family-spells": "X"}
    ),
    variants=MappingProxyType(
        {
            "standard": ("realms", "pad", "aid"),
            "beginner": ("realms", "pad", "aid"),
            "family": ("pad", "aid"),
            "family-spells": ("pad", "aid"),
        }
    ),
    players=MappingProxyType(
        {"standard": (2, 4), "beginner": (2, 4), "family": (2, 4), "family-spells": (2, 4)}
    ),
    sheets="sheets.pandoria",
    edition="pandoria",
    players_rule="P12",
)

_REALM_OF_SAND = Game(
    name="realm-of-sand",
    letter="S",
    variant_letters=MappingProxyType({"standard": "S"}),
    variants=MappingProxyType({"standard": ("pad", "aid")}),
    players=MappingProxyType({"standard": (1, 4)}),
    sheets="sheets.realm_of_sand",
    edition="realm-of-sand",
    players_rule="R4",
)

_REALMS_AND_RUINS = Game(
    name="realms-and-ruins",
    letter="T",
    variant_letters=MappingProxyType({"standard": "S"}),
    variants=MappingProxyType({"standard": ("pad", "aid")}),
    players=MappingProxyType({"standard": (2, 3)}),
    sheets="sheets.realms_and_ruins",
    edition="realms-and-ruins",
    players_rule="T7",
)

GAMES: Mapping[str, Game] = MappingProxyType(
    {game.name: game for game in (_MERCHANTS, _PANDORIA, _REALM_OF_SAND, _REALMS_AND_RUINS)}
)

# What the variants and levels of any game are called.
VARIANTS = tuple(dict.fromkeys(each for game in GAMES.values() for each in game.variants))
LEVELS = tuple(
    dict.fromkeys(
        each for game in GAMES.values() for levels in game.levels.values() for each in levels
    )
)


def edition_kind(game: str) -> EditionKind[Any]:
    """Return how a game's editions are read; KeyError when no game is called so."""
    module = import_module(f"{GAMES[game].sheets}.game")
    kind: EditionKind[Any] = module.EDITIONS
    return kind


def read_any_edition(path: Path) -> tuple[Any | None, list[Problem]]:
    """Return an edition file's content, of whatever game, and every problem in it.

    The content is None when the file's form is broken. Raises OSError when it cannot be read.
    """
    try:
        tree = read_tree(path)
    except MalformedFileError as error:
        return None, [error.problem]
    return any_edition_of(tree)


def any_edition_of(tree: Tree) -> tuple[Any | None, list[Problem]]:
    """Return the edition of a file's tree as `read_any_edition`."""
    game = tree.get("game")
    if is_state(tree):
        return None, [IS_STATE]
    if game not in tuple(GAMES):
        return None, [Problem("game", _no_game(game))]
    return check_edition(edition_kind(game), tree)


def load_any_edition(path: Path) -> Any:
    """Return the content of an edition of whatever game that can be printed and scored.

    A shipped edition is not checked again. Raises OSError, or InvalidEditionError with all
    problems.
    """
    if is_shipped(path):
        tree = read_tree(path)
        return build(edition_kind(tree["game"]).tables, tree)
    return sound_edition(path, *read_any_edition(path))


def describe(edition: Any) -> str:
    """Return an edition's content as a text for a terminal."""
    return edition_kind(edition.game).describe(edition)


def _no_game(value: object) -> str:
    """Say what a file must name as its game in place of this, None where it names none."""
    known = listed(tuple(GAMES), "or")
    if value is None:
        return Sentence("is missing; {what} is expected", what=known)
    return must_be(known, value)

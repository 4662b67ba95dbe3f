"""What can be chosen of each game: its variants, how many play them, their sheets, levels, realms.

For whoever shows choices to a person, as a page with a form does; `TableOptions` says what was
chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rollwrite.catalogue import editions
from rollwrite.table_options import BOARD, REALMS
from scoring.games import AnyGame, find_game
from sheets.game import Variant
from sheets.words.text import Message, Name, Text


@dataclass(frozen=True, slots=True)
class VariantChoices:
    """What can be chosen of a variant.

    name:       what options call it
    title:      what people call it
    players:    how many can play, the least first
    any_number: whether its sheets can be for any number
    kinds:      what people call its kinds of sheet, those of every table
    also:       and those that a table gets only on request
    levels:     what people call those it can be played at
    realms:     what people call those whose sheets can be wanted
    has_board:  whether there is a board, with hexes, to play online
    """

    name: str
    title: Text
    players: tuple[int, int]
    any_number: bool
    kinds: Mapping[str, Message]
    also: Mapping[str, Message]
    levels: Mapping[str, Message]
    realms: Mapping[str, Name]
    has_board: bool


@dataclass(frozen=True, slots=True)
class GameChoices:
    """What can be chosen of a game: its variants by name, and its shipped editions."""

    name: str
    title: Name
    variants: Mapping[str, VariantChoices]
    editions: tuple[str, ...]


@lru_cache(1)
def game_choices() -> Mapping[str, GameChoices]:
    """Return what can be chosen of each game that comes with rollwrite, by its name."""
    shipped = editions()
    found = {}
    for name in dict.fromkeys(each.game for each in shipped):
        game, own = find_game(name), [each for each in shipped if each.game == name]
        title = next(each.title for each in own if each.name == game.edition)
        variants = {key: _variant(game, key) for key in game.variants}
        found[name] = GameChoices(name, Name.of(title), variants, tuple(each.name for each in own))
    return found


def _variant(game: AnyGame, name: str) -> VariantChoices:
    variant = game.variants[name]
    titles = {key: text for table in variant.words() for key, text in table.items()}
    usual = variant.usual_kinds(online=True, requested=False)
    realms_of = getattr(game.load(), "realms_of", None)  # Some editions have realms.
    realms = realms_of(name) if realms_of else {}
    return VariantChoices(
        name,
        variant.version or Text("base game"),
        variant.players,
        variant.any_number,
        {kind: _titled(kind, titles) for kind in usual},
        {kind: _titled(kind, titles) for kind in _on_request(variant)},
        {level: Text(level) for level in variant.levels},
        {key: Name.of(realm.name) for key, realm in realms.items()},
        BOARD in variant.kinds(),
    )


def _on_request(variant: Variant) -> tuple[str, ...]:
    """Return the kinds that are asked for by name; realms are asked for one by one."""
    return tuple(kind for kind in variant.on_request if kind != REALMS)


def _titled(kind: str, titles: Mapping[str, Text]) -> Message:
    return titles.get(f"sheet.{kind}", kind)

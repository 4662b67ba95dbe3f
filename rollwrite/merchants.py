"""What is asked at a table of Pandoria Merchants: regions, rewards, prices, an edition by chance.

`rollwrite.regions`, `reward`, `price` and `make_edition`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, overload

from rollwrite.answers import translation
from rollwrite.sources import Source, open_source
from scoring.answers.json import json_text
from scoring.entry.said import AmbiguousNameError, find_by_name
from scoring.merchants.board.answer import board_in_play, regions_blocks, regions_text, regions_tree
from scoring.merchants.board.position import BoardInPlay
from scoring.merchants.board.position import Region as Region
from scoring.merchants.explained import (
    Explanation,
    explain_price,
    explain_turn,
    explanation_text,
    explanation_tree,
)
from scoring.merchants.game import GAME
from scoring.merchants.rewards import WARES as WARES
from scoring.merchants.rewards import Closing as Closing
from scoring.merchants.rewards import TurnReward, family_reward, turn_reward
from scoring.merchants.rewards import Ware as Ware
from scoring.merchants.rewards import price as price_of
from scoring.merchants.state import SoloState
from sheets.editions.head import ByLanguage, in_language
from sheets.files.problem import Players, Problem
from sheets.merchants.edition.edition import FEWEST_PLAYERS as FEWEST_PLAYERS
from sheets.merchants.edition.edition import MOST_PLAYERS as MOST_PLAYERS
from sheets.merchants.edition.edition import RESOURCES, TRACKS, Edition
from sheets.merchants.edition.edition import TRACK_END as TRACK_END
from sheets.merchants.edition.edition import Resource as Resource
from sheets.merchants.options import Rules
from sheets.words.languages import Language
from sheets.words.text import Message, Name, Parameter, Text

if TYPE_CHECKING:
    from scoring.answers.columns import Block

Key = TypeVar("Key", bound=str)

MOST_HEXES = 999  # Of the largest boards; more is a slip of the keyboard.
MOST_RAGE = 3  # What one worker counts by a Rage spell (M9).


class PlayedAloneError(ValueError):
    """A number of players for a game that is played alone; the message is a Text."""


@dataclass(frozen=True, eq=False)
class Regions(Sequence[Region]):
    """The regions of a board by their first hex, or why there are none.

    board: the board as it stands; None where there is none.
    problems: what is wrong with the file, each with its path, message and rule.
    players: the names on the file's sheets.
    """

    board: BoardInPlay | None = field(repr=False)
    problems: tuple[Problem, ...] = ()
    players: Players = ()

    def __len__(self) -> int:
        return len(self._regions)

    @overload
    def __getitem__(self, index: int) -> Region: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Region, ...]: ...

    def __getitem__(self, index: int | slice) -> Region | tuple[Region, ...]:
        return self._regions[index]

    def __repr__(self) -> str:
        closed = sum(region.closed for region in self)
        return f"<Regions: {len(self)}, {closed} closed>"

    @property
    def _regions(self) -> tuple[Region, ...]:
        return self.board.regions if self.board else ()

    def tree(self) -> dict[str, Any]:
        """Return the regions as JSON has them; no word of it is translated."""
        return regions_tree(self.board) if self.board else {"regions": []}

    def answer(self, format: Literal["text", "json"] = "text", language: Language = "en") -> str:
        """Return the regions as the command `regions` answers them, "" where there is no board.

        format: `text`, the board, a list and how far the end is, or `json`.
        language: `en`, `fr` or `de`.

        Raises ValueError for a language that there is not.
        """
        words = translation(language)
        if self.board is None:
            return ""
        return json_text(self.tree()) if format == "json" else regions_text(self.board, words)

    def blocks(self, language: Language) -> list[Block]:
        """Return the lines and the table of the answer as text."""
        return regions_blocks(self.board, translation(language)) if self.board else []


def regions(source: Source, *, players: int | None = None, turn: int | None = None) -> Regions:
    """Return the regions of a board: open or closed, with whose workers, who earns what.

    source: as for `score`: a state of Pandoria Merchants with a board, or a record; the game need
        not be over, and what else stands on the sheets need not be right.
    players: how many play; by default as the file says, or one for each of its sheets.
    turn: of a record the last turn that counts, from 1.

    What is earned leaves buildings and guilds out. Where there is no board `problems` say why.
    Raises PlayedAloneError for `players` of a game alone, OSError for a file that cannot be opened.
    """
    game = open_source(source, turn=turn)
    if players is not None and isinstance(game.state, SoloState):
        sentence = Text("the game is played alone; leave out {option}", option=Parameter("players"))
        raise PlayedAloneError(sentence)
    found = board_in_play(game, players)
    if isinstance(found, BoardInPlay):
        return Regions(found, game.faults, game.players)
    return Regions(None, tuple(found), game.players)


class WrongTurnError(ValueError):
    """What cannot be in a turn of Merchants; the message is a Text.

    `parameter` is the one whose value is wrong, "" where several do not go together.
    """

    def __init__(self, message: Message, parameter: str = "") -> None:
        super().__init__(message)
        self.parameter = Parameter(parameter)


@dataclass(frozen=True, slots=True)
class Calculation:
    """What a reward or a price comes to, and how: every step with its rule."""

    explanation: Explanation = field(repr=False)

    def __str__(self) -> str:
        return self.answer().partition("\n")[0]

    @property
    def figures(self) -> Mapping[str, Any]:
        """The figures by their keys in JSON: of a price `pay` and `missing`, of a reward `crowns`.

        A reward has `track` and `track_before` too, of several regions `tracks`.
        """
        return self.explanation.figures

    def tree(self, language: Language = "en") -> dict[str, Any]:
        """Return figures, steps and rule options as JSON has them, labels in a language."""
        return explanation_tree(self.explanation, translation(language))

    def answer(self, format: Literal["text", "json"] = "text", language: Language = "en") -> str:
        """Return what the command `reward` or `price` answers.

        format: `text`, lines to read, or `json`.
        language: `en`, `fr` or `de`.

        Raises ValueError for a language that there is not.
        """
        if format == "json":
            return json_text(self.tree(language))
        return explanation_text(self.explanation, translation(language))


@dataclass(frozen=True, slots=True)
class Calculator:
    """Rewards and prices by the rule options and the names of an edition.

    language: that in which names are listed where one is not clear.
    """

    edition: Edition
    language: Language = "en"

    @classmethod
    def of(
        cls, edition: str | os.PathLike[str] | None = None, language: Language = "en"
    ) -> Calculator:
        """Return the calculator of an edition, by default the shipped one.

        Raises UnknownEditionError, InvalidEditionError, or OSError.
        """
        path = edition if isinstance(edition, Path) else GAME.edition_path(str(edition or ""))
        return cls(GAME.load(path), language)

    def resource(self, name: str) -> Resource:
        """Return the resource of a name, or its beginning, in any language.

        Raises WrongTurnError where that is not clear.
        """
        names = {key: [self.edition.names.resources[key]] for key in RESOURCES}
        return self._key(name, names, "resource")

    def reward(
        self,
        closings: Sequence[Closing],
        tracks: Mapping[Resource, int],
        buildings: Sequence[str] = (),
        guilds: Sequence[str] = (),
    ) -> Calculation:
        """Return what the regions that a turn closed give a player; see `rollwrite.reward`."""
        _check_closings(closings, self.edition.rules)
        names, rules = self.edition.names, self.edition.rules
        standing = [self._building(each) for each in buildings]
        if guilds:
            _refuse_in_family(tracks=tracks, buildings=buildings)
            owned = {self._guild(each) for each in guilds}
            turn = TurnReward(tuple(family_reward(each, owned) for each in closings), {})
        else:
            for closing in closings:
                self._check_track(closing.resource, tracks)
            turn = turn_reward(closings, tracks, standing, rules)
        return Calculation(explain_turn(turn, names, rules))

    def price(
        self, ware: Ware, printed: int, have: int, craft: int, buildings: Sequence[str] = ()
    ) -> Calculation:
        """Return what a card, spell, building or monument costs; see `rollwrite.price`."""
        standing = [self._building(each) for each in buildings]
        for name, value in (("have", have), ("craft", craft)):
            _check_range(name, value, 0, TRACK_END)
        found = price_of(ware, printed, have, craft, standing)
        return Calculation(explain_price(found, craft, self.edition.names, self.edition.rules))

    def _building(self, name: str) -> str:
        names = {key: [each] for key, each in self.edition.names.buildings.items()}
        return self._key(name, names, "buildings")

    def _guild(self, name: str) -> Resource:
        guilds, resources = self.edition.names.guilds, self.edition.names.resources
        names = {
            key: [each for each in (guilds.get(key), resources[key]) if each] for key in TRACKS
        }
        return self._key(name, names, "guilds")

    def _key(self, name: str, names: Mapping[Key, Sequence[ByLanguage]], parameter: str) -> Key:
        """Return what is called so in any language; those that it may be are listed in ours."""
        told = {
            key: (in_language(each[0], self.language), *(n for one in each for n in one.values()))
            for key, each in names.items()
        }
        try:
            return find_by_name(name, told)
        except AmbiguousNameError as error:
            raise WrongTurnError(error.args[0], parameter) from error

    def _check_track(self, resource: Resource, tracks: Mapping[Resource, int]) -> None:
        """Raise WrongTurnError where nobody says where the track of a resource stands (M1.2)."""
        if resource == "city":
            return
        if resource not in tracks:
            text = Text(
                "{option} is missing; it says where your track of {resource} stands, 0 to {end}",
                option=Parameter("tracks"),
                resource=Name.of(self.edition.names.resources[resource]),
                end=TRACK_END,
            )
            raise WrongTurnError(text)
        _check_range("tracks", tracks[resource], 0, TRACK_END)


def reward(
    *closings: Closing,
    tracks: Mapping[Resource, int] | None = None,
    buildings: Sequence[str] = (),
    guilds: Sequence[str] = (),
    edition: str | os.PathLike[str] | None = None,
) -> Calculation:
    """Return what the regions that a turn closed give a player, in the order of their scoring.

    closings: each region with its hexes and the player's workers: `rw.Closing("wood", 3, 1)`.
    tracks: where the player's tracks of these resources stand before, 0 to 5; a city has none.
    buildings: those of the player that stand, by their name in any language or its beginning.
    guilds: in the family version, which has no tracks and buildings, the player's guilds.
    edition: whose rule options and names count, a name or a path; by default the shipped one.

    Raises WrongTurnError for what cannot be in a turn, UnknownEditionError, InvalidEditionError, or
    OSError.
    """
    return Calculator.of(edition).reward(closings, tracks or {}, buildings, guilds)


def price(
    ware: Ware,
    printed: int,
    *,
    have: int,
    craft: int,
    buildings: Sequence[str] = (),
    edition: str | os.PathLike[str] | None = None,
) -> Calculation:
    """Return what a card, spell, building or monument costs a player.

    ware: `card`, `spell`, `building` or `monument`.
    printed: the price on the card, for a monument the wood price of the building under it.
    have: where the player's track of what it is paid in stands: gold for a card, crystal for a
        spell, else wood.
    craft: where the player's craft track stands.
    buildings: those of the player that stand, by their name in any language or its beginning.
    edition: whose rule options and names count, a name or a path; by default the shipped one.

    Raises as `reward`.
    """
    return Calculator.of(edition).price(ware, printed, have, craft, buildings)


def _check_closings(closings: Sequence[Closing], rules: Rules) -> None:
    """Raise WrongTurnError for what a turn cannot close, or a single Rage spell not do (M4.1)."""
    for each in closings:
        _check_range("hexes", each.hexes, 1, MOST_HEXES)
        _check_range("workers", each.workers, 0, MOST_HEXES)
        _check_range("rage", each.rage, 1, MOST_RAGE)
    if any(each.rage > 1 and not each.workers for each in closings):
        said = {"rage": Parameter("rage"), "workers": Parameter("workers")}
        raise WrongTurnError(
            Text("{rage} needs one of your workers there, but {workers} is 0 (M9)", **said)
        )
    enraged = [each.rage for each in closings if each.rage > 1]
    if len(set(enraged)) > 1:
        raise WrongTurnError(Text("you cast one Rage in a turn, not one of 2 and one of 3 (M4.1)"))
    if len(enraged) > 1 and rules.rage_counts_in == "one region":
        raise WrongTurnError(
            Text('by rage_counts_in = "one region" Rage counts in one of them only (M9)')
        )


def _check_range(parameter: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        said = {"value": value, "least": least, "most": most}
        raise WrongTurnError(Text("is {value}; {least} to {most} is right", **said), parameter)


def _refuse_in_family(**given: Mapping[Resource, int] | Sequence[str]) -> None:
    """Raise WrongTurnError for what the family version does not have (F1)."""
    for name, values in given.items():
        if values:
            said = {"guild": Parameter("guilds"), "option": Parameter(name)}
            raise WrongTurnError(
                Text("the family version, which {guild} asks for, has no {option} (F1)", **said)
            )


class MadeEdition(NamedTuple):
    """An edition that was made from a seed: its id, its version, and the text of its file."""

    id: str
    version: str
    text: str


def make_edition(seed: str) -> MadeEdition:
    """Return the edition of Pandoria Merchants of a seed, the same wherever it is made.

    Board, cards and solo map are drawn by lots and tried by computer players, which takes about a
    minute. Letters of either case and spaces around make no difference. Raises SeedError for a
    seed that no page can show.
    """
    from rollwrite.play.making.edition import edition_text
    from rollwrite.play.making.edition import make_edition as made

    edition = made(seed, GAME.load())
    return MadeEdition(edition.id, edition.version, edition_text(edition))

"""`rollwrite reward` and `rollwrite price`: small calculators for a table of Merchants."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from cli.terminal.errors import WrongUseError, WrongValueError
from cli.terminal.parameters import Command, NameOrFile, Word, format_option, language_option
from cli.terminal.streams import show_json
from scoring.entry.forms import AmbiguousNameError, find_by_name
from scoring.merchants.game import GAME
from scoring.merchants.rewards.answer import answer_text, answer_tree
from scoring.merchants.rewards.explained import (
    Answer,
    explain_price,
    explain_turn,
)
from scoring.merchants.rewards.prices import WARES, Ware, price
from scoring.merchants.rewards.rewards import Closing
from scoring.merchants.rewards.turn_rewards import TurnReward, family_reward, turn_reward
from sheets.editions.head import ByLanguage, in_language
from sheets.merchants.edition.edition import (
    RESOURCES,
    TRACK_END,
    TRACKS,
    Edition,
    Names,
    Resource,
    Rules,
)
from sheets.words.text import Name, Text
from sheets.words.translation import Translation, load_translation

Key = TypeVar("Key", bound=str)

ON_A_TRACK = click.IntRange(0, TRACK_END)  # M1.2
MOST_HEXES = 999  # Of the largest boards; more is a slip of the keyboard.

REWARD_EXAMPLES = """\b
Examples:
  rollwrite reward crystal --hexes 2 --workers 2 --track 1 --building tower
  rollwrite reward wood --hexes 4 --workers 1 --track 3 --building store
  rollwrite reward city --hexes 3 --workers 2 --rage 2
\b
Two regions of one turn, the first scored first; then the family version:
  rollwrite reward wood --hexes 3 --workers 1 --track 4 city --hexes 2 --workers 1
  rollwrite reward crystal --hexes 3 --workers 2 --guild crystal
"""
PRICE_EXAMPLES = """\b
Examples:
  rollwrite price card 3 --have 2 --craft 5
  rollwrite price spell 3 --have 1 --craft 1 --building market --building school
  rollwrite price monument 3 --have 5 --craft 0 --building carpenter
"""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: the edition they play, their standing buildings, how they want to be answered."""

    edition: Edition
    buildings: frozenset[str]
    words: Translation
    wants_json: bool

    @classmethod
    def of(cls, *, buildings: tuple[str, ...], path: Path, language: str, format_: str) -> Asker:
        """Return who gave these options; raises BadParameter for a building that is not clear."""
        edition = GAME.load(path)
        names = {key: [each] for key, each in edition.names.buildings.items()}
        standing = frozenset(_key(text, names, language, "--building") for text in buildings)
        return cls(edition, standing, load_translation(language), format_ == "json")

    def resource(self, text: str) -> Resource:
        """Return the resource that is meant; raises BadParameter when that is not clear."""
        names = {key: [self.edition.names.resources[key]] for key in RESOURCES}
        return _key(text, names, self.words.language, "RESOURCE")

    def guild(self, text: str) -> Resource:
        """Return the resource of the guild that is meant; raises BadParameter as `resource`."""
        names = self.edition.names
        named = {
            key: [each for each in (names.guilds.get(key), names.resources[key]) if each]
            for key in TRACKS
        }
        return _key(text, named, self.words.language, "--guild")

    def show(self, answer: Answer) -> None:
        """Print an answer as it was asked for."""
        if self.wants_json:
            show_json(answer_tree(answer, self.words))
        else:
            click.echo(answer_text(answer, self.words), nl=False)


def _at_the_table(command: Command) -> Command:
    """Add the options that both calculators have, those of an Asker."""
    options = (
        click.option(
            "--building",
            "buildings",
            multiple=True,
            metavar="NAME",
            help="A standing building of yours, or the beginning of its name; repeat.",
        ),
        click.option(
            "--edition",
            "path",
            type=NameOrFile(),
            default="pandoria-merchants",
            metavar="NAME_OR_FILE",
            show_default=True,
            help="Its rule options and names count.",
        ),
        language_option("Of the answer."),
        format_option("Lines to read, or one object for scripts."),
    )
    for option in reversed(options):
        command = option(command)
    return command


@click.command("reward", epilog=REWARD_EXAMPLES)
@click.argument("resources", metavar="RESOURCE...", nargs=-1, required=True)
@click.option(
    "--hexes",
    type=click.IntRange(1, MOST_HEXES),
    multiple=True,
    required=True,
    metavar="N",
    help="The hexes of the region.",
)
@click.option(
    "--workers",
    type=click.IntRange(0, MOST_HEXES),
    multiple=True,
    required=True,
    metavar="N",
    help="Your workers touching it, those on ships of its lakes too.",
)
@click.option(
    "--track",
    "tracks",
    type=ON_A_TRACK,
    multiple=True,
    metavar="N",
    help="Where your track of the resource stands, 0 to 5; a city needs none.",
)
@click.option(
    "--rage",
    "rages",
    type=click.IntRange(1, 3),
    multiple=True,
    metavar="N",
    help="One of these workers counts 2 or 3; of several regions 1 where none does.",
)
@click.option(
    "--guild",
    "guilds",
    multiple=True,
    metavar="NAME",
    help="Family version: a guild of yours or its resource; repeat.",
)
@_at_the_table
def reward_(
    resources: tuple[str, ...],
    hexes: tuple[int, ...],
    workers: tuple[int, ...],
    tracks: tuple[int, ...],
    rages: tuple[int, ...],
    guilds: tuple[str, ...],
    **options: Any,
) -> None:
    """Tell what closed regions give you.

    Answers with your tracks, your crowns and every step to them with its rule.

    RESOURCE is gold, wood, crystal, craft or city, or the beginning of its name.

    Write the regions of one turn one after the other, in the order in which they are scored, each
    with its --hexes and --workers; --track once for each resource, where it stands before them all.
    """
    asker = Asker.of(**options)
    keys = tuple(asker.resource(each) for each in resources)
    closings = _closings(keys, hexes, workers, rages)
    names, rules = asker.edition.names, asker.edition.rules
    _check_rage(rages, rules)
    if guilds:
        _check_family(tracks, asker.buildings)
        owned = {asker.guild(each) for each in guilds}
        turn = TurnReward(tuple(family_reward(each, owned) for each in closings), {})
    else:
        turn = turn_reward(closings, _tracks(keys, tracks, names), asker.buildings, rules)
    asker.show(explain_turn(turn, names, rules))


@click.command("price", epilog=PRICE_EXAMPLES)
@click.argument("ware", metavar="card|spell|building|monument", type=Word(WARES))
@click.argument("printed", metavar="PRICE", type=click.IntRange(0, 99))
@click.option(
    "--have",
    type=ON_A_TRACK,
    required=True,
    metavar="N",
    help="Where your track stands: gold for a card, crystal for a spell, else wood.",
)
@click.option(
    "--craft", type=ON_A_TRACK, required=True, metavar="N", help="Where your craft track stands."
)
@_at_the_table
def price_(ware: Ware, printed: int, have: int, craft: int, **options: Any) -> None:
    """Tell what a card, spell, building or monument costs you.

    Answers with what you pay, craft in place of what is missing, or with what you lack.

    PRICE is the one printed on the card. For a monument it is the wood price of the building that
    you cross out for it; that building is not one of those that stand.
    """
    asker = Asker.of(**options)
    found = price(ware, printed, have, craft, asker.buildings)
    asker.show(explain_price(found, craft, asker.edition.names, asker.edition.rules))


def _key(
    text: str, names: Mapping[Key, Sequence[ByLanguage]], language: str, parameter: str
) -> Key:
    """Return what is called so in any language; those that it may be are listed in this one."""
    told = {
        key: (in_language(each[0], language), *(name for one in each for name in one.values()))
        for key, each in names.items()
    }
    try:
        return find_by_name(text, told)
    except AmbiguousNameError as error:
        raise WrongValueError(error.args[0], f"'{parameter}'") from error


def _closings(
    resources: Sequence[Resource],
    hexes: Sequence[int],
    workers: Sequence[int],
    rages: Sequence[int],
) -> tuple[Closing, ...]:
    """Return the regions in their order; refuses what the types of the parameters cannot."""
    regions = len(resources)
    for option, given in (("--hexes", hexes), ("--workers", workers)):
        if len(given) != regions:
            raise WrongUseError(
                Text(
                    "give {option} for each region, in their order; regions: {regions}, "
                    "{option}: {given}",
                    option=option,
                    regions=regions,
                    given=len(given),
                )
            )
    if len(rages) not in (0, regions):
        raise WrongUseError(
            Text(
                "give --rage for each region, in their order, 1 where it does not count; "
                "regions: {regions}, --rage: {given}",
                regions=regions,
                given=len(rages),
            )
        )
    rages = rages or (1,) * regions
    if any(rage > 1 and not here for rage, here in zip(rages, workers, strict=True)):
        raise WrongUseError(
            Text("--rage is for one of your workers there, but --workers is 0 (M9)")
        )
    return tuple(map(Closing, resources, hexes, workers, rages))


def _check_rage(rages: Sequence[int], rules: Rules) -> None:
    """Refuse what a single Rage spell, all that there is in a turn, cannot do (M4.1)."""
    enraged = [rage for rage in rages if rage > 1]
    if len(set(enraged)) > 1:
        raise WrongUseError(Text("one Rage is cast in a turn, not one of 2 and one of 3 (M4.1)"))
    if len(enraged) > 1 and rules.rage_counts_in == "one region":
        raise WrongUseError(
            Text('by rage_counts_in = "one region" Rage counts in one of them only (M9)')
        )


def _tracks(
    resources: Sequence[Resource], tracks: Sequence[int], names: Names
) -> dict[Resource, int]:
    """Return where each track stands: one is given for each resource in the order of the regions.

    Cities may have one too, which means nothing.
    """
    asked = tuple(dict.fromkeys(resources))
    if len(tracks) != len(asked):
        asked = tuple(each for each in asked if each != "city")
    if len(tracks) > len(asked):
        raise WrongUseError(
            Text(
                "give --track once for each resource, where it stands before all regions; "
                "resources: {resources}, --track: {given}",
                resources=len(asked),
                given=len(tracks),
            )
        )
    if len(tracks) < len(asked):
        raise WrongUseError(
            Text(
                "--track is missing: where your track of {resource} stands, 0 to {end}",
                resource=Name.of(names.resources[asked[len(tracks)]]),
                end=TRACK_END,
            )
        )
    return dict(zip(asked, tracks, strict=True))


def _check_family(tracks: Sequence[int], buildings: Collection[str]) -> None:
    """Refuse what the family version does not have (F1)."""
    for option, given in (("--track", tracks), ("--building", buildings)):
        if given:
            raise WrongUseError(
                Text(
                    "the family version, which --guild asks for, has no {option} (F1)",
                    option=option,
                )
            )

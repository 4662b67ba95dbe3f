"""`rollwrite reward` and `rollwrite price`: small calculators for a table of Merchants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from cli.terminal.errors import WrongUseError, WrongValueError
from cli.terminal.json_answer import show_json
from cli.terminal.name_or_file import NameOrFile
from cli.terminal.options import Command, Word, format_option, language_option
from scoring.entry.names import AmbiguousNameError, find_by_name
from scoring.merchants.rewards.answer import answer_text, answer_tree
from scoring.merchants.rewards.explained import Answer, explain_price, explain_reward
from scoring.merchants.rewards.prices import WARES, Ware, price
from scoring.merchants.rewards.rewards import Closing, reward
from sheets.editions.head import ByLanguage, in_language
from sheets.merchants.edition.edition import RESOURCES, TRACK_END, Edition, Resource
from sheets.merchants.game import SHEETS
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
        edition = SHEETS.load(path)
        names = edition.names.buildings
        standing = frozenset(_key(text, names, language, "--building") for text in buildings)
        return cls(edition, standing, load_translation(language), format_ == "json")

    def resource(self, text: str) -> Resource:
        """Return the resource that is meant; raises BadParameter when that is not clear."""
        names = {key: self.edition.names.resources[key] for key in RESOURCES}
        return _key(text, names, self.words.language, "RESOURCE")

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
@click.argument("resource")
@click.option(
    "--hexes",
    type=click.IntRange(1, MOST_HEXES),
    required=True,
    metavar="N",
    help="The hexes of the region.",
)
@click.option(
    "--workers",
    type=click.IntRange(0, MOST_HEXES),
    required=True,
    metavar="N",
    help="Your workers touching it, those on ships of its lakes too.",
)
@click.option(
    "--track",
    type=ON_A_TRACK,
    metavar="N",
    help="Where your track of the resource stands, 0 to 5; a city needs none.",
)
@click.option("--rage", type=click.IntRange(2, 3), help="One of these workers counts 2 or 3.")
@_at_the_table
def reward_(
    resource: str, hexes: int, workers: int, track: int | None, rage: int | None, **options: Any
) -> None:
    """Tell what a closed region gives you.

    Answers with your track, your crowns and every step to them with its rule.

    RESOURCE is gold, wood, crystal, craft or city, or the beginning of its name. It is the only
    region of this turn that you take part in.
    """
    asker = Asker.of(**options)
    key = asker.resource(resource)
    _check_reward(key, Name.of(asker.edition.names.resources[key]), workers, track, rage)
    found = reward(Closing(key, hexes, workers, rage or 1), track, asker.buildings)
    asker.show(explain_reward(found, asker.edition.names, asker.edition.rules))


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


def _key(text: str, names: Mapping[Key, ByLanguage], language: str, parameter: str) -> Key:
    """Return what is called so in any language; those that it may be are listed in this one."""
    told = {key: (in_language(each, language), *each.values()) for key, each in names.items()}
    try:
        return find_by_name(text, told)
    except AmbiguousNameError as error:
        raise WrongValueError(error.args[0], f"'{parameter}'") from error


def _check_reward(
    resource: Resource, name: Name, workers: int, track: int | None, rage: int | None
) -> None:
    """Refuse what the types of the parameters cannot."""
    if track is None and resource != "city":
        raise WrongUseError(
            Text(
                "--track is missing: where your track of {resource} stands, 0 to {end}",
                resource=name,
                end=TRACK_END,
            )
        )
    if rage is not None and not workers:
        raise WrongUseError(
            Text("--rage is for one of your workers there, but --workers is 0 (M9)")
        )

"""Options of the rules: where these can be read in two ways, an edition says how its table plays.

An option is one row of `Rules`. What files hold, the other form of words on sheets, what an edition
and a reward say of it, what records must show and the page of editions are read there.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal, NamedTuple, TypeAlias

from sheets.files.schema import schema
from sheets.words.text import Text

Value: TypeAlias = bool | str


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """What is said of an option.

    rule:    the number of the rule that it is an option of
    changes: the keys of the words on sheets whose other form, `<key>-option`, the other value needs
    means:   what each of its values means; the first is the default
    """

    rule: str
    changes: tuple[str, ...] = ()
    means: Mapping[Value, Text] = field(default_factory=dict)

    @property
    def other(self) -> Value:
        """The value that is not the default."""
        return [*self.means][1]


class Means(NamedTuple):
    """What a value of an option means."""

    value: Value
    said: Text


@schema
class Rules:
    """The options of the rules page, each with its default."""

    ship_worker_anchors: Annotated[
        bool,
        Option("M3.2", changes=("effect.astral-ship", "step.draw")),
        Means(False, Text("nothing is drawn from a worker on a ship")),
        Means(True, Text("a worker on a ship is one to draw from")),
    ] = False
    artifacts_between: Annotated[
        Literal["pair", "neighbours"],
        Option("M3.3", changes=("example.older",)),
        Means("pair", Text("an artifact lies between the two resources of one turn")),
        Means(
            "neighbours",
            Text("an artifact lies on every edge between a new hex and one of its resource"),
        ),
    ] = "pair"
    deadlock_ends: Annotated[
        bool,
        Option("M3.6", changes=("ending.stuck", "ending.also")),
        Means(True, Text("the game ends when nobody can draw")),
        Means(False, Text("the game goes on when nobody can draw")),
    ] = True
    monument_discount: Annotated[
        Literal["printed", "paid"],
        Option("M4.4", changes=("player.monuments-price",)),
        Means("printed", Text("the price of the building is the wood printed on its card")),
        Means(
            "paid",
            Text(
                "the price of the building is the one due for it after discounts, in wood or "
                "craft; 0 after Construct"
            ),
        ),
    ] = "printed"
    overflow_per: Annotated[
        Literal["region", "turn"],
        Option("M5.5", changes=("step.overflow",)),
        Means("region", Text("what passes the end of a track counts for each region on its own")),
        Means(
            "turn",
            Text("what passes the ends of the tracks counts together for all regions of a turn"),
        ),
    ] = "region"
    artifacts_to: Annotated[
        Literal["closer", "participants"],
        Option("M5.6", changes=("step.artifacts",)),
        Means("closer", Text("artifacts go to the player whose turn closes their region")),
        Means("participants", Text("artifacts go to everyone with a worker at their region")),
    ] = "closer"
    clone_from: Annotated[
        Literal["own", "any"],
        Option("M9", changes=("effect.clone",)),
        Means("own", Text("Clone draws a worker beside one of your own")),
        Means("any", Text("Clone draws a worker beside anybody's")),
    ] = "own"
    rage_counts_in: Annotated[
        Literal["turn", "one region"],
        Option("M9", changes=("effect.rage",)),
        Means("turn", Text("Rage counts in all scorings of its turn")),
        Means("one region", Text("Rage counts in one scoring of its turn")),
    ] = "turn"
    guilds: Annotated[
        Literal["all", "one each"],
        Option("F3", changes=("setup.guilds",)),
        Means("all", Text("every guild has an owner")),
        Means("one each", Text("everybody owns one guild")),
    ] = "all"
    trolls_below_zero: Annotated[
        bool,
        Option("S11", changes=("trolls.rest", "solo.rest-step")),
        Means(False, Text("a territory never costs the Trolls points")),
        Means(True, Text("a territory beyond its target costs the Trolls points")),
    ] = False


OPTIONS: Mapping[str, Option] = {
    name: replace(option, means=dict(each for each in form.__metadata__ if isinstance(each, Means)))
    for name, form in Rules.__annotations__.items()
    for option in form.__metadata__
    if isinstance(option, Option)
}
_BY_WORDS: Mapping[str, str] = {key: name for name in OPTIONS for key in OPTIONS[name].changes}


def with_option(key: str, rules: Rules) -> str:
    """Return the key of a sentence, of its other form where an option of the edition changes it."""
    name = _BY_WORDS.get(key)
    is_other = name is not None and getattr(rules, name) == OPTIONS[name].other
    return f"{key}-option" if is_other else key


class Chosen(NamedTuple):
    """What an edition chose of an option: its name and value, and what they mean, with the rule."""

    name: str
    value: Value
    said: Text


def chosen(name: str, rules: Rules) -> Chosen:
    """Return what an edition chose: `overflow_per = "turn": what passes the ends ... (M5.5)`."""
    value, option = getattr(rules, name), OPTIONS[name]
    written = str(value).lower() if isinstance(value, bool) else f'"{value}"'
    said = Text(
        "{option}: {meaning} ({rule})",
        option=f"{name} = {written}",
        meaning=option.means[value],
        rule=option.rule,
    )
    return Chosen(name, value, said)

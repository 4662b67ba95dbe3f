"""Rewards and prices in sentences that a player at the table understands, each step with its rule.

Knows names, no numbers of its own: those are `rewards.py`'s and `prices.py`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.merchants.rewards.prices import MONUMENT_WOOD, PRICE_RULE, Price
from scoring.merchants.rewards.rewards import Line, Reward
from scoring.score import joined
from sheets.merchants.edition.edition import TRACK_END, Names, Resource, Rules
from sheets.words.sentence import Named, Sentence


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an answer: what it is, how much of what it gives or takes, by which rule.

    `unit` is a resource's key or `crowns`, `unit_text` what a player calls it.
    """

    label: str
    amount: int
    unit: str
    unit_text: str
    rule: str


@dataclass(frozen=True, slots=True)
class Option:
    """A rule option that an answer depends on: its name and value in the edition, what it means."""

    name: str
    value: str
    meaning: str
    rule: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player reads: the answer in one sentence, how it comes about, by which options."""

    sentence: str
    steps: tuple[Step, ...]
    options: tuple[Option, ...] = ()


_OPTIONS = (
    Option(
        "overflow_per",
        "region",
        Sentence("what passes the end of a track counts for each region on its own"),
        "M5.5",
    ),
    Option(
        "overflow_per",
        "turn",
        Sentence("what passes the end of a track counts for the turn; this is its only region"),
        "M5.5",
    ),
    Option("rage_counts_in", "turn", Sentence("Rage counts in all scorings of its turn"), "M9"),
    Option(
        "rage_counts_in", "one region", Sentence("Rage counts in one scoring of its turn"), "M9"
    ),
    Option(
        "monument_discount",
        "printed",
        Sentence("the price of the building is the wood printed on its card"),
        "M4.4",
    ),
    Option(
        "monument_discount",
        "paid",
        Sentence("the price of the building is the wood that was paid for it"),
        "M4.4",
    ),
)


def explain_reward(reward: Reward, names: Names, rules: Rules) -> Answer:
    """Return the answer for the only region that a turn closed."""
    steps = tuple(_reward_step(line, names) for line in reward.lines)
    options: list[Option] = []
    if any(line.step == "rage" for line in reward.lines):
        options.append(_option(rules, "rage_counts_in"))
    if reward.over:
        options.append(_option(rules, "overflow_per"))
    return Answer(_reward_sentence(reward, names), steps, tuple(options))


def explain_price(price: Price, craft: int, names: Names, rules: Rules) -> Answer:
    """Return the answer for a price; `craft` is what the player has on that track."""
    options = (_option(rules, "monument_discount"),) if price.ware == "monument" else ()
    return Answer(_price_sentence(price, names, craft), tuple(_price_steps(price, names)), options)


def _reward_sentence(reward: Reward, names: Names) -> str:
    resource = _resource(reward.closing.resource, names)
    if not reward.lines:
        text = "{resource}: nothing without a worker there"
        return Sentence(text, resource=resource)
    if reward.track is None:
        return Sentence("{resource}: {crowns}", resource=resource, crowns=_crowns(reward.crowns))
    moved = Sentence(
        "{resource} from {before} to {after}",
        resource=resource,
        before=reward.track_before,
        after=reward.track,
    )
    if not reward.crowns:
        return moved
    return Sentence("{moved}, and {crowns}", moved=moved, crowns=_crowns(reward.crowns))


def _reward_step(line: Line, names: Names) -> Step:
    if line.unit == "crowns":
        unit_text: str = Sentence("crown") if line.amount == 1 else Sentence("crowns")
    else:
        unit_text = _resource(line.unit, names)
    return Step(_reward_label(line, names), line.amount, line.unit, unit_text, line.rule)


def _reward_label(line: Line, names: Names) -> str:
    match line.step, line.times:
        case "workers", (hexes, workers):
            return Sentence("hexes {hexes} x workers {workers}", hexes=hexes, workers=workers)
        case "rage", (hexes, more):
            text = "Rage: one worker counts {more} more, x hexes {hexes}"
            return Sentence(text, more=more, hexes=hexes)
        case "building", (hexes, each):
            text = "{building}: {each} for each of {hexes} hexes"
            return Sentence(text, building=_building(line.building, names), each=each, hexes=hexes)
        case "overflow", (over, each):
            text = "beyond {end}: {over}, {each} for 1 crown"
            return Sentence(text, end=TRACK_END, over=over, each=each)
        case "lost", (lost,):
            return Sentence("left over and lost: {lost}", lost=lost)
        case _:
            text = "{building}: the track would pass {end}"
            return Sentence(text, building=_building(line.building, names), end=TRACK_END)


def _price_sentence(price: Price, names: Names, craft: int) -> str:
    resource = _resource(price.resource, names)
    if price.can_be_paid:
        paid = [_amount(price.paid, resource), _amount(price.craft, _resource("craft", names))]
        what = joined([each for each in paid if each])
        return Sentence("pay {what}", what=what) if what else Sentence("pay nothing")
    missing = _amount(price.missing, resource)
    if craft + price.missing_craft > TRACK_END:  # So much craft fits on no track.
        return Sentence("cannot be paid, {missing} is missing", missing=missing)
    more_craft = _amount(price.missing_craft, _resource("craft", names))
    text = "cannot be paid, {missing} is missing, or {craft}"
    return Sentence(text, missing=missing, craft=more_craft)


def _price_steps(price: Price, names: Names) -> Sequence[Step]:
    resource = _resource(price.resource, names)
    if price.ware == "monument":
        text = "{wood} less the price of the building, at least 1"
        label = Sentence(text, wood=_amount(MONUMENT_WOOD, resource))
    else:
        label = Sentence("price on the card")
    steps = [Step(label, price.full, price.resource, resource, PRICE_RULE[price.ware])]
    if price.discount and price.full:
        building = _building(price.discount, names)
        less = price.asked - price.full
        unhelpful = Sentence("{building}, but never below 1", building=building)
        saved = building if less else unhelpful
        steps.append(Step(saved, less, price.resource, resource, "M4.6"))
    if price.short:
        rate = price.craft_for_one
        text = "{short} missing, {rate} craft for each"
        label = Sentence(text, short=_amount(price.short, resource), rate=rate)
        craft = _resource("craft", names)
        steps.append(Step(label, price.short * rate, "craft", craft, "M4.5"))
    return steps


def _option(rules: Rules, name: str) -> Option:
    value = getattr(rules, name)
    return next(each for each in _OPTIONS if (each.name, each.value) == (name, value))


def _crowns(number: int) -> str:
    return Sentence("1 crown") if number == 1 else Sentence("{number} crowns", number=number)


def _amount(number: int, resource: str) -> str:
    """Return `2 gold`, or "" for none."""
    return Sentence("{number} {resource}", number=number, resource=resource) if number else ""


def _resource(resource: Resource, names: Names) -> str:
    return Named(names.resources[resource])


def _building(building: str, names: Names) -> str:
    return Named(names.buildings[building])

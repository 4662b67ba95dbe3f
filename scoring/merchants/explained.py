"""Rewards and prices in sentences that a player at the table understands, each step with its rule.

Knows names, no numbers of its own: those are of `rewards.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scoring.answers.columns import aligned
from scoring.merchants.rewards import MONUMENT_WOOD, PRICE_RULE, Line, Price, Reward, TurnReward
from sheets.merchants.edition.edition import TRACK_END, Names, Resource
from sheets.merchants.options import Chosen, Rules, chosen
from sheets.words.text import Message, Name, Text, joined
from sheets.words.translation import Translation


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an answer: what it is, how much of what it gives or takes, by which rule.

    `unit` is a resource's key or `crowns`, `unit_text` what a player calls it.
    """

    label: Message
    amount: int
    unit: str
    unit_text: Message
    rule: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a player reads: the answer in one sentence, how it comes about, by which options.

    `figures` are the answer for scripts, by their keys in JSON. `parts` answer for each region of
    several; `steps` are then those of the turn as a whole.
    """

    figures: Mapping[str, Any]
    sentence: Message
    steps: tuple[Step, ...]
    options: tuple[Chosen, ...] = ()
    parts: tuple[Explanation, ...] = ()


def explain_reward(reward: Reward, names: Names, rules: Rules) -> Explanation:
    """Return the answer for the only region that a turn closed."""
    figures = {
        "resource": reward.closing.resource,
        "track_before": reward.track_before,
        "track": reward.track,
        "crowns": reward.crowns,
    }
    steps = tuple(_reward_step(line, names) for line in reward.lines)
    options = tuple(_reward_options([reward], rules))
    return Explanation(figures, _reward_sentence(reward, names), steps, options)


def explain_turn(turn: TurnReward, names: Names, rules: Rules) -> Explanation:
    """Return the answer for the regions that a turn closed: of several each has its own part."""
    if len(turn.rewards) == 1:
        (alone,) = turn.rewards
        alone = replace(alone, crowns=turn.crowns, lines=alone.lines + turn.lines)
        return explain_reward(alone, names, rules)
    moved: dict[Resource, tuple[int, int]] = {}
    for reward in turn.rewards:
        if reward.track is not None and reward.track_before is not None:
            resource = reward.closing.resource
            first, _ = moved.get(resource, (reward.track_before, 0))
            moved[resource] = (first, reward.track)
    figures = {
        "tracks_before": {resource: before for resource, (before, _) in moved.items()},
        "tracks": {resource: after for resource, (_, after) in moved.items()},
        "crowns": turn.crowns,
    }
    given: list[Message] = [_moved(resource, *way, names) for resource, way in moved.items()]
    if turn.crowns or not given:
        given.append(crowns_text(turn.crowns))
    return Explanation(
        figures,
        Text("together: {given}", given=joined(given)),
        tuple(_reward_step(line, names) for line in turn.lines),
        tuple(_reward_options(turn.rewards, rules)),
        tuple(replace(explain_reward(each, names, rules), options=()) for each in turn.rewards),
    )


def explain_price(price: Price, craft: int, names: Names, rules: Rules) -> Explanation:
    """Return the answer for a price; `craft` is what the player has on that track."""
    options = (chosen("monument_discount", rules),) if price.ware == "monument" else ()
    figures = {
        "ware": price.ware,
        "price": price.asked,
        "pay": {price.resource: price.paid, "craft": price.craft} if price.can_be_paid else None,
        "missing": price.missing,
        "missing_craft": price.missing_craft,
    }
    sentence, steps = _price_sentence(price, names, craft), tuple(_price_steps(price, names))
    return Explanation(figures, sentence, steps, options)


def _reward_options(rewards: Sequence[Reward], rules: Rules) -> Iterator[Chosen]:
    """Yield the options that these rewards depend on."""
    if any(line.step == "rage" for each in rewards for line in each.lines):
        yield chosen("rage_counts_in", rules)
    if any(each.over for each in rewards):
        yield chosen("overflow_per", rules)


def _reward_sentence(reward: Reward, names: Names) -> Message:
    resource = _resource(reward.closing.resource, names)
    if not reward.lines:
        return Text("{resource}: you get nothing without a worker there", resource=resource)
    if reward.track is None or reward.track_before is None:
        return Text("{resource}: {crowns}", resource=resource, crowns=crowns_text(reward.crowns))
    moved = _moved(reward.closing.resource, reward.track_before, reward.track, names)
    if not reward.crowns:
        return moved
    return Text("{moved}, and {crowns}", moved=moved, crowns=crowns_text(reward.crowns))


def _moved(resource: Resource, before: int, after: int, names: Names) -> Text:
    if before == after:
        return Text("{resource} stays at {after}", resource=_resource(resource, names), after=after)
    return Text(
        "{resource} from {before} to {after}",
        resource=_resource(resource, names),
        before=before,
        after=after,
    )


def _reward_step(line: Line, names: Names) -> Step:
    if line.unit == "crowns":
        unit_text: Message = Text("crown") if line.amount == 1 else Text("crowns")
    else:
        unit_text = _resource(line.unit, names)
    return Step(_reward_label(line, names), line.amount, line.unit, unit_text, line.rule)


def _reward_label(line: Line, names: Names) -> Message:
    match line.step, line.times:
        case "workers", (hexes, workers):
            return Text("hexes {hexes} x workers {workers}", hexes=hexes, workers=workers)
        case "rage", (hexes, more):
            return Text(
                "Rage: one worker counts {more} more, x hexes {hexes}", more=more, hexes=hexes
            )
        case "building", (hexes, each):
            return Text(
                "{building}: {each} for each of {hexes} hexes",
                building=_building(line.building, names),
                each=each,
                hexes=hexes,
            )
        case "guild", (hexes, each):
            return Text("own guild: {each} for each of {hexes} hexes", each=each, hexes=hexes)
        case "overflow", (over, each):
            return Text(
                "beyond {end}: {over}, {each} for 1 crown", end=TRACK_END, over=over, each=each
            )
        case "lost", (lost,):
            return Text("left over and lost: {lost}", lost=lost)
        case _:
            return Text(
                "{building}: the track would pass {end}",
                building=_building(line.building, names),
                end=TRACK_END,
            )


def _price_sentence(price: Price, names: Names, craft: int) -> Message:
    resource = _resource(price.resource, names)
    if price.can_be_paid:
        paid = [_amount(price.paid, resource), _amount(price.craft, _resource("craft", names))]
        what = joined([each for each in paid if each])
        return Text("pay {what}", what=what) if what else Text("pay nothing")
    missing = _amount(price.missing, resource)
    if craft + price.missing_craft > TRACK_END:  # So much craft fits on no track.
        return Text("you cannot pay it: you are {missing} short", missing=missing)
    more_craft = _amount(price.missing_craft, _resource("craft", names))
    return Text(
        "you cannot pay it: you are {missing} short, or {craft}", missing=missing, craft=more_craft
    )


def _price_steps(price: Price, names: Names) -> Sequence[Step]:
    resource = _resource(price.resource, names)
    if price.ware == "monument":
        label = Text(
            "{wood} less the price of the building, at least 1",
            wood=_amount(MONUMENT_WOOD, resource),
        )
    else:
        label = Text("price on the card")
    steps = [Step(label, price.full, price.resource, resource, PRICE_RULE[price.ware])]
    if price.discount and price.full:
        building = _building(price.discount, names)
        less = price.asked - price.full
        unhelpful = Text("{building}, but never below 1", building=building)
        saved = building if less else unhelpful
        steps.append(Step(saved, less, price.resource, resource, "M4.6"))
    if price.short:
        rate = price.craft_for_one
        label = Text(
            "{short} short, with {rate} craft for each",
            short=_amount(price.short, resource),
            rate=rate,
        )
        craft = _resource("craft", names)
        steps.append(Step(label, price.short * rate, "craft", craft, "M4.5"))
    return steps


def crowns_text(number: int) -> Message:
    """Return crowns in words."""
    return Text("1 crown") if number == 1 else Text("{number} crowns", number=number)


def _amount(number: int, resource: Message) -> Message:
    """Return `2 gold`, or "" for none."""
    return Text("{number} {resource}", number=number, resource=resource) if number else ""


def _resource(resource: Resource, names: Names) -> Message:
    return Name.of(names.resources[resource])


def _building(building: str, names: Names) -> Message:
    return Name.of(names.buildings[building])


def explanation_tree(explanation: Explanation, words: Translation) -> dict[str, Any]:
    """Return an answer as JSON has it; labels are translated, keys and rules never.

    An answer for several regions has each of them, in their order, under `regions`.
    """
    options = {each.name: each.value for each in explanation.options}
    regions = [_figures_and_lines(each, words) for each in explanation.parts]
    told = {"regions": regions} if regions else {}
    return {**told, **_figures_and_lines(explanation, words), "options": options}


def explanation_text(explanation: Explanation, words: Translation) -> str:
    """Return the answer, its steps in columns, and the options that it depends on."""
    told = (*explanation.parts, explanation)
    columns = iter(_columns([step for each in told for step in each.steps], words))
    lines = [_sentence(explanation, words)]
    for part in explanation.parts:
        lines.append(f"  {_sentence(part, words)}")
        lines += [f"    {next(columns)}" for _ in part.steps]
    lines += [f"  {line}" for line in columns]
    lines += [words(each.said) for each in explanation.options]
    return "".join(f"{line}\n" for line in lines)


def _figures_and_lines(explanation: Explanation, words: Translation) -> dict[str, Any]:
    steps = [
        {"label": words(step.label), "amount": step.amount, "unit": step.unit, "rule": step.rule}
        for step in explanation.steps
    ]
    return {**explanation.figures, "lines": steps}


def _columns(steps: Sequence[Step], words: Translation) -> list[str]:
    """Return a line for each step, their columns below each other."""
    rows = [
        (words(step.label), str(step.amount), words(step.unit_text), step.rule) for step in steps
    ]
    return aligned(rows, right=(1,))


def _sentence(explanation: Explanation, words: Translation) -> str:
    sentence = words(explanation.sentence)
    return f"{sentence[:1].upper()}{sentence[1:]}."

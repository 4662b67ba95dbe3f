"""Which words depend on an option of the edition's rules, and which of two forms is printed."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.merchants.edition.edition import Rules

# The words that depend on an option of the rules, and the option's value that changes them.
BY_OPTION: Mapping[str, tuple[str, object]] = {
    "player.monuments-price": ("monument_discount", "paid"),
    "setup.guilds": ("guilds", "one each"),
    "effect.astral-ship": ("ship_worker_anchors", True),
    "effect.clone": ("clone_from", "any"),
    "effect.rage": ("rage_counts_in", "one region"),
    "step.draw": ("ship_worker_anchors", True),
    "step.overflow": ("overflow_per", "turn"),
    "example.older": ("artifacts_between", "neighbours"),
    "trolls.rest": ("trolls_below_zero", True),
    "solo.rest-step": ("trolls_below_zero", True),
    "step.artifacts": ("artifacts_to", "participants"),
    "ending.stuck": ("deadlock_ends", False),
    "ending.also": ("deadlock_ends", False),
}


def with_option(key: str, rules: Rules) -> str:
    """Return the key of a sentence, of its other form where an option of the edition changes it."""
    if key in BY_OPTION:
        option, value = BY_OPTION[key]
        if getattr(rules, option) == value:
            return f"{key}-option"
    return key

"""The two resource dice: a throw of them, and what they show in words."""

from __future__ import annotations

from random import Random

from rollwrite.play.merchants.steps import FACES, Roll
from sheets.merchants.edition.edition import Edition
from sheets.words.text import Name, Said, Text, in_a_row

DICE = 2  # M3.1


def thrown(random: Random) -> Roll:
    """Return what the dice show, each face as likely as any other (M1.1)."""
    return Roll(tuple(random.choice(FACES) for _ in range(DICE)))


def roll_lines(roll: Roll, edition: Edition) -> list[Said]:
    """Return what the dice show, as resources are called in an edition, and what a `?` may be."""
    names = edition.names.resources
    faces = [face if face == "?" else Name.of(names[face]) for face in roll.faces]
    unknown = roll.faces.count("?")
    if not unknown:
        return [in_a_row(faces)]
    return [
        in_a_row(faces),
        Text("? is any resource but that of the other die (M3.1)")
        if unknown == 1
        else Text("two ? are any two resources, even alike (M3.1)"),
    ]

"""Steps as they stand in a record, `draw gold E3 gold E4`: always the same for the same step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rollwrite.play.merchants.keywords import Keyword
from rollwrite.play.merchants.steps import (
    Bridge,
    Build,
    Buy,
    Cast,
    Claim,
    Column,
    Draw,
    Monument,
    Relic,
    Roll,
    Score,
    Start,
    Step,
    Take,
    Worker,
)
from rollwrite.play.merchants.table import Table
from scoring.merchants.family.archive import (
    archive_spell_name,
)
from sheets.hexes import hex_name, reading_order

KEYWORD_OF: Mapping[type[Step], Keyword] = {
    Start: "start",
    Roll: "roll",
    Draw: "draw",
    Worker: "worker",
    Cast: "cast",
    Build: "build",
    Relic: "relic",
    Monument: "monument",
    Score: "score",
    Buy: "buy",
    Take: "take",
    Column: "column",
    Bridge: "bridge",
}


def steps_text(steps: Iterable[Step], table: Table) -> list[str]:
    """Return a turn's steps as they stand in a record; those of Terrain are part of its cast."""
    texts: list[str] = []
    is_terrain = False
    for step in steps:
        text = step_text(step, table)
        if is_terrain and isinstance(step, Roll | Draw):
            texts[-1] += f" {text}"
            is_terrain = isinstance(step, Roll)
        elif text:
            texts.append(text)
            is_terrain = isinstance(step, Cast) and table.spell_of(step.source)[0] == "terrain"
    return texts


def step_text(step: Step, table: Table) -> str:
    """Return a step as it stands in a record, "" for doing without."""
    match step:
        case Roll(faces):
            return " ".join(("roll", *faces))
        case Draw(drawn):
            ordered = sorted(drawn, key=lambda each: reading_order(each.hex))
            words = (f"{resource} {hex_name(hex_)}" for resource, hex_ in ordered)
            return f"draw {' '.join(words) or 'nothing'}"
        case Worker(hex_) | Bridge(hex_):
            return f"{KEYWORD_OF[type(step)]} {hex_name(hex_)}"
        case Cast():
            return _cast_text(step, table)
        case Relic(kind):
            return f"relic {kind}"
        case Score(hexes):
            return " ".join(("score", *map(hex_name, hexes)))
        case Take(spell):
            return f"take {archive_spell_name(spell)}"
        case Column(number) | Start(number) | Build(number) | Monument(number) | Buy(number):
            return f"{KEYWORD_OF[type(step)]} {number}"
        case Claim(kind):
            return kind
    return ""


def _cast_text(step: Cast, table: Table) -> str:
    name, _ = table.spell_of(step.source)
    source = step.source
    words = ["cast", str(source) if isinstance(source, int) else archive_spell_name(source)]
    words.append(name.replace("-", " "))
    words += map(hex_name, sorted(step.hexes, key=reading_order) if name == "swamp" else step.hexes)
    if step.resource:
        words.append(step.resource)
    if step.card:
        words.append(str(step.card))
    if step.erect:
        words.append(step_text(step.erect, table))
    return " ".join(words)

"""Each rule on a board: what is done there, and what then happens or why it may not be.

`tests/golden/rules/*.txt` has the board behind `|`, sheets behind a player's name, and options
behind `rules:`; all that is left out is as at the head above. Then `-` goes on by steps, `+` by a
whole turn, `~` tries steps and takes them back, and `?` asks what may be done.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rollwrite.play.ground import Ground
from rollwrite.play.position import Position
from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import PASS, Draw
from rollwrite.play.words import NotationError
from scoring.merchants.state import archive_spell_name, claim_name
from sheets.hexes import hex_name, parse_hex
from sheets.merchants.edition.edition import RESOURCES, TRACKS
from tests.golden_texts import SAID, check_golden_text, golden_paths
from tests.rollwrite.play.rules.positions import (
    NAMES,
    actions,
    after,
    buys,
    pairs,
    position,
    refusal,
    solo,
    targets,
    territories,
    told,
    turn,
    workers,
)

SWITCHES = {"true": True, "false": False}
NONE = (0, 0, 0, 0)


@pytest.mark.parametrize("path", golden_paths("rules"), ids=lambda path: path.stem)
def test_a_rule_is_kept(path: Path, regenerate: bool) -> None:
    check_golden_text(path, answered, regenerate=regenerate)


def answered(head: list[str], case: list[str]) -> Iterator[str]:
    """Yield what is done on a board, each line with what comes of it."""
    body = case[1:]
    has_board = any(line.startswith("|") for line in body)
    common = [line for line in head[1:] if not has_board or line[0] not in "|-"]
    at = begin([*common, *body])
    for line in common:
        if line[0] in "-":
            at = done(at, line)[0]
    for line in body:
        yield line
        if line[0] == "?":
            yield SAID + asked(at, *line[2:].split(" ", 1))
        elif line[0] in "-+~":
            found, said = done(at, line)
            at = at if line[0] == "~" else found
            yield SAID + said


def begin(lines: list[str]) -> Position:
    """Return the position that lines describe."""
    board = "\n".join(line[1:] for line in lines if line[0] == "|")
    facts = dict(line.split(": ", 1) for line in lines if re.match(r"\w+: ", line))
    sheets = [facts.get(name, "") for name in NAMES]
    rules = [each.split(" ", 1) for each in facts.get("rules", "").split(", ") if each]
    given: dict[str, Any] = {key: SWITCHES.get(value, value) for key, value in rules}
    if "alone" in lines:
        if "printed" in given:
            resource, there = given["printed"].split()
            given["printed"] = {resource: (parse_hex(there),)}
        if "bridge" in given:
            plan = solo().table.edition.solo.map
            assert plan is not None
            given["bridges"] = (*plan.bridges, tuple(map(parse_hex, given.pop("bridge").split())))
        at = solo(sheets[0], **given)
        return territories(at, int(facts["territories"])) if "territories" in facts else at
    given["players"] = int(given.get("players", 2))
    given["shut"] = [int(each) for each in given.get("shut", "").split()]
    return position(board, *sheets[: given["players"]], **given)


def done(at: Position, line: str) -> tuple[Position, str]:
    """Return the position after a line, and what came of it; where it may not be, why."""
    try:
        if line == "- pass":
            found = at.after(PASS)
        else:
            found = (turn if line[0] == "+" else after)(at, line[2:])
    except (NotationError, IllegalStepError) as error:
        return at, f"no: {refusal(error)}"
    return found, "; ".join(_changes(at, found)) or "done"


def asked(at: Position, what: str, of: str = "") -> str:
    """Return the answer to a question."""
    ground, board = at.table.ground, at.board
    answers: dict[str, Callable[[], Iterable[str]]] = {
        "actions": lambda: sorted(actions(at)),
        "buys": lambda: buys(at).split(),
        "closed": lambda: [_hexes(ground, board.closed_hexes)],
        "kinds": lambda: sorted({" ".join(_kinds(draw)) for draw in at.legal_draws}),
        "land": lambda: [f"hexes {ground.land.bit_count()}", f"ships {ground.ships.bit_count()}"],
        "orders": lambda: [" ".join(map(hex_name, each.hexes)) for each in at.legal_orders],
        "pairs": lambda: sorted(pairs(at)),
        "phase": lambda: [at.phase],
        "rolls": lambda: [str(len(at.legal_rolls))],
        "score": lambda: [
            f"{each.account.name} {each.account.total}" for each in at.score().players
        ],
        "steps": lambda: map(at.step_text, at.legal_steps),
        "takes": lambda: map(at.step_text, at.legal_takes),
        "targets": lambda: sorted(targets(at, int(of) if of.isdigit() else of)),
        "workers": lambda: workers(at).split(),
    }
    return ", ".join(each or "without a target" for each in answers[what]()) or "nothing"


def _kinds(draw: Draw) -> list[str]:
    return [each.resource for each in draw.drawn]


def _changes(before: Position, now: Position) -> Iterator[str]:
    yield from told(now)
    ground = now.table.ground
    for name, old, new in zip(now.table.names, before.sheets, now.sheets, strict=True):
        for field, value in new._asdict().items():
            if value != getattr(old, field):
                yield f"{name}: {field} {_shown(field, value)}"
    yield from _drawn(ground, before, now)
    if now.closed_columns != before.closed_columns:
        yield f"columns {' '.join(str(each + 1) for each in sorted(now.closed_columns))} shut"
    if now.ending != before.ending:
        yield f"ending {now.ending}"
    if now.taken != before.taken:
        yield f"taken {now.taken}"
    for field in ("points", "cards", "columns"):
        if getattr(now.solo, field) != getattr(before.solo, field):
            yield f"{field} {' '.join(map(str, getattr(now.solo, field)))}"
    if now.solo.claims != before.solo.claims:
        yield f"claims {', '.join(claim_name(each) or '-' for each in now.solo.claims)}"
    yield f"{now.player} {now.phase}" if not now.is_over else "over"


def _shown(field: str, value: Any) -> str:
    if field == "tracks":
        return ", ".join(f"{track} {at}" for track, at in zip(TRACKS, value, strict=True))
    if field in ("spells", "used"):
        return " ".join(map(archive_spell_name, value))
    return " ".join(map(str, sorted(value))) or "none" if not isinstance(value, int) else str(value)


def _drawn(ground: Ground, before: Position, now: Position) -> Iterator[str]:
    old, new = (_layers(each) for each in (before, now))
    for name, mask in new.items():
        if mask != old[name]:
            yield f"{name} {_hexes(ground, mask & ~old[name])}"


def _layers(at: Position) -> dict[str, int]:
    """Return masks by what lies on the board."""
    board, names = at.board, at.table.names
    return {
        **dict(zip(RESOURCES, board.resources, strict=True)),
        **{f"worker {name}": mask for name, mask in zip(names, board.workers, strict=True)},
        **{f"ship {name}": mask for name, mask in zip(names, board.ships, strict=True)},
        **{"swamp": board.swamp, "closed": board.closed_hexes},
        **{f"artifact {number}": mask for number, mask in enumerate((*board.artifacts, *NONE)[:4])},
    }


def _hexes(ground: Ground, mask: int) -> str:
    return " ".join(map(hex_name, ground.hexes_of(mask))) or "none"

"""Plays games until all of the rules is shown, and keeps those that show more than the others.

`python -m tools.make_records` writes tests/records anew, with `--scores` only what each comes to.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rollwrite.play.position import Position
from rollwrite.play.record import Record, parse_record, record_text
from rollwrite.play.replay import ReplayedRecord, record_of, replay
from rollwrite.play.steps import Step
from scoring.merchants.game import GAME
from tools.record_coverage import points_of, shown, wanted

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "records"
SCORES = RECORDS / "scores.toml"
NAMES = ("Anna", "Bernd", "Clara", "Dora")
SHIPPED = f"{GAME.edition} 1.0.0"
TRIES = 400  # Games of a table.
LEAST = 2  # Records of a table.
CONSIDERED = 12  # Steps that a player looks at.


class Setting(NamedTuple):
    """A table whose games are played: its name, who plays what, with which edition."""

    name: str
    variant: str
    players: int
    edition: str = SHIPPED
    level: str = ""


SETTINGS = (
    *(Setting(f"base-{players}", "base", players) for players in (2, 3, 4)),
    *(Setting(f"family-{players}", "family", players) for players in (2, 3, 4)),
    *(
        Setting(f"solo-{level}", "solo", 1, level=level)
        for level in ("beginner", "advanced", "expert")
    ),
    # All options at their other value.
    *(Setting(f"base-{players}-other", "base", players, "other.toml 1") for players in (2, 3, 4)),
    *(Setting(f"family-{players}-other", "family", players, "other.toml 1") for players in (2, 3)),
    Setting("solo-beginner-other", "solo", 1, "other.toml 1", "beginner"),
    Setting("family-2-small", "family", 2, "small-archive.toml 1"),
)


def make_records(folder: Path = RECORDS) -> None:
    """Write the records of all settings, and their scores."""
    for old in folder.glob("*.record"):
        old.unlink()
    covered: set[str] = set()
    for setting in SETTINGS:
        kept = 0
        for seed in range(TRIES):
            record = played(setting, seed, folder)
            found = replay(record, folder)
            assert not found.problems, (setting.name, seed, found.problems)
            new = shown(found, covered) - covered
            if new or kept < LEAST:
                kept += 1
                covered |= new
                (folder / f"{setting.name}-{kept}.record").write_text(record_text(record), "utf-8")
    write_scores(folder)
    for missing in sorted(wanted(GAME.load(GAME.edition_path(SHIPPED))) - covered):
        print("missing:", missing)


def write_scores(folder: Path = RECORDS) -> None:
    """Write what each record comes to."""
    lines = ["# How each record ends; `python -m tools.make_records --scores` writes it anew.\n"]
    for path in sorted(folder.glob("*.record")):
        found = replay(parse_record(path.read_text("utf-8")), folder)
        lines.append(f"{path.stem} = {outcome(found)}\n")
    (folder / SCORES.name).write_text("".join(lines), "utf-8")


def outcome(found: ReplayedRecord) -> str:
    """Return how a record ends, as a value of TOML."""
    position = found.position
    assert position is not None
    points = ", ".join(f"{name} = {total}" for name, total in points_of(position).items())
    return f'{{ ending = "{position.ending}", rounds = {position.round}, {points} }}'


def played(setting: Setting, seed: int, beside: Path = RECORDS) -> Record:
    """Return the record of a game; the same for the same seed."""
    name, _, version = setting.edition.rpartition(" ")
    record = parse_record(
        "rollwrite record 1\n"
        f"game merchants {setting.variant}\n"
        f"edition {name} {version}\n"
        + (f"level {setting.level}\n" if setting.level else "")
        + "".join(f"player {player}\n" for player in NAMES[: setting.players])
    )
    start = replay(record, beside).start
    assert start is not None
    return record_of(start, steps_of(start, seed))


def steps_of(position: Position, seed: int) -> Iterator[Step]:
    """Yield the steps of a game in which everybody likes what brings most at once."""
    rng = random.Random(seed)
    while not position.is_over:
        step = chosen(position, rng)
        position = position.after(step)
        yield step


def chosen(position: Position, rng: random.Random) -> Step:
    """Return one of a few legal steps, mostly the best of them."""
    steps = position.legal_steps
    if len(steps) > CONSIDERED:
        steps = rng.sample(steps, CONSIDERED)
    if position.phase in ("draw", "terrain") or rng.random() < 1 / 4:
        return rng.choice(steps)
    seat = position.seat
    return max(steps, key=lambda step: (worth(position.after(step), seat), rng.random()))


def worth(position: Position, seat: int) -> float:
    """Return what a player has, nearly in crowns."""
    sheet = position.sheets[seat]
    cards = len(sheet.bought) + 2 * len(sheet.built) + len(sheet.cast)
    stock = sum(sheet.tracks) / 2 + cards + sheet.circled + len(sheet.spells)
    return sum(sheet.crowns) + sum(position.solo.points) + stock


if __name__ == "__main__":
    write_scores() if "--scores" in sys.argv else make_records()

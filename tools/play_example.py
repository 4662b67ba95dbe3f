"""Plays the games of the example, `docs/example`, with the computer players.

`python -m tools.play_example seeds 20` tells what the games of the first seeds come to,
`game 7` writes `game.toml`, as somebody types it from the sheets of the game of seed 7, and
`calls 7` writes `calls.txt`, as the scribe of an evening types it. A record's path is taken where a
seed is; `--edition` names another edition than the newest one.
"""

import argparse
from pathlib import Path

from rollwrite.games import new_game
from rollwrite.play.position import Position
from rollwrite.play.record import Record, parse_record
from rollwrite.play.replay import record_of, replay
from rollwrite.play.sheet_state import score_of, state_of
from rollwrite.play.simulation.run import Run, moves
from scoring.merchants.game import GAME
from scoring.merchants.state import BaseSheet, BaseState, state_tree
from sheets.files.toml import write_toml
from tools.release.example import CALLS, EXAMPLE, PLAYERS

STATE = EXAMPLE / "game.toml"
STRENGTH = "greedy"
WHOSE = dict(zip(PLAYERS, ("her", "his", "her"), strict=True))
SHORT = {"gold": "g", "wood": "w", "crystal": "cry", "craft": "cra", "city": "ci"}
HEAD = "# Typed from three player sheets; sheets.pdf shows them as they were filled in.\n"


def main() -> None:
    """Write a file of the example, or tell what games there are."""
    parser = argparse.ArgumentParser(prog="python -m tools.play_example")
    parser.add_argument("what", choices=("seeds", "game", "calls"))
    parser.add_argument("which", help="a seed or a record's path; of seeds how many")
    parser.add_argument("--edition", default=GAME.edition)
    asked = parser.parse_args()
    if asked.what == "seeds":
        for seed in range(int(asked.which)):
            print(summary(str(seed), end_of(played(str(seed), asked.edition))), flush=True)
        return
    path = Path(asked.which)
    is_file = path.is_file()
    record = parse_record(path.read_text("utf-8")) if is_file else played(path.name, asked.edition)
    text = game_text(end_of(record)) if asked.what == "game" else calls_text(record)
    (STATE if asked.what == "game" else CALLS).write_text(text, "utf-8")


def played(seed: str, edition: str = GAME.edition, strength: str = STRENGTH) -> Record:
    """Return the record of a game of three; the same for the same seed."""
    start = new_game(PLAYERS, edition=edition)
    run = Run(1, "base", (strength,) * len(PLAYERS), start.table.edition, seed=seed)
    return record_of(start, (step for _, step, _ in moves(run, start, 0)))


def end_of(record: Record) -> Position:
    """Return the last position of a record without a fault."""
    found = replay(record)
    assert found.position is not None, found.problems
    assert not found.problems, found.problems
    return found.position


def sheets_of(position: Position) -> tuple[BaseSheet, ...]:
    """Return the player sheets as they stand."""
    state = state_of(position)
    assert isinstance(state, BaseState)
    return state.sheet


def summary(seed: str, position: Position) -> str:
    """Return a line on a game: the points in rank order, and what everybody took and did."""
    ranked = [f"{each.account.name} {each.account.total}" for each in score_of(position).players]
    taken = [
        f"{sheet.player} relics {sheet.relics.two + sheet.relics.three}"
        f" monuments {sheet.monuments} cards {' '.join(sheet.marks.values())}"
        for sheet in sheets_of(position)
    ]
    return f"seed {seed}: {position.round} rounds; {', '.join(ranked)}; {'; '.join(taken)}"


def game_text(position: Position) -> str:
    """Return the state's file as somebody types it who has the player sheets alone."""
    tree = state_tree(state_of(position))
    typed = {key: value for key, value in tree.items() if key not in ("players", "board")}
    head, *entries = write_toml(typed).split("\n[[sheet]]\n")
    sheets = [
        _with_comment(entry, comment_on(sheet))
        for entry, sheet in zip(entries, sheets_of(position), strict=True)
    ]
    return HEAD + "\n[[sheet]]\n".join((head, *sheets))


def _with_comment(entry: str, comment: str) -> str:
    """Return a sheet's lines with a comment behind its crowns."""
    lines = entry.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("crowns"))
    lines[at] += f"  # {comment}" if comment else ""
    return "\n".join(lines)


def comment_on(sheet: BaseSheet) -> str:
    """Return which figures among the crowns are relics and monuments."""
    whose = WHOSE[sheet.player or PLAYERS[0]]
    relics = sheet.relics.two + sheet.relics.three
    kinds = [
        (kind, values)
        for kind, values in (("relic", relics), ("monument", sheet.monuments))
        if values
    ]
    parts: list[str] = []
    for kind, values in kinds:
        verb = "" if parts else "is " if len(values) == 1 else "are "
        plural = "" if len(values) == 1 else "s"
        parts.append(f"{' and '.join(map(str, values))} {verb}{whose} {kind}{plural}")
    return ", ".join(parts)


def calls_text(record: Record) -> str:
    """Return what a scribe types for a record: a turn a line, in few letters, then the end."""
    lines = [" ".join(map(call, turn.steps)) or "." for turn in record.turns]
    return "\n".join((*lines, ".", ""))


def call(step: str) -> str:
    """Return a step of a record as it is called, `draw gold E3 wood E4` as `g E3 w E4`."""
    keyword, *words = step.split()
    if keyword not in ("roll", "draw", "worker") or words == ["nothing"]:
        return step
    short = " ".join(SHORT.get(word, word) for word in words)
    return f"roll {short}" if keyword == "roll" else short


if __name__ == "__main__":
    main()

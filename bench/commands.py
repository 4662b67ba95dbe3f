"""What commands cost as processes: the help, a score, a replay, a check; and files made to hurt.

Each is held against a bare click script with one option, which prints its help.
"""

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.figure import Figure, in_turn, ratio
from bench.launch import ROOT, Cost, cost_of
from sheets.files.reading import MOST_LINES, MOST_SIGNS, MOST_VALUES
from sheets.table.players_file import MOST_IN_LINE, MOST_TABLES

RUNS = 21
# What the console script does, which pip writes when rollwrite is installed.
ROLLWRITE = "import sys; from cli.main import main; sys.exit(main())"
BARE = """
import click

@click.command()
@click.option("--players", type=int, help="How many play.")
def main(players):
    "Do nothing."

main()
"""
# What a command may need, but not the help.
HEAVY = frozenset(
    {
        "reportlab",
        "svgwrite",
        "PIL",
        "pydantic",
        "rich",
        "pypdfium2",
        "tomlkit",
        "fontTools",
    }
)
_NAME_MODULES = """
import sys
from cli.main import main
main(["--help"], standalone_mode=False)
print(*sys.modules, file=sys.stderr)
"""


GAME = ROOT / "docs" / "example" / "game.toml"
RECORD = ROOT / "docs" / "example" / "evening.record"
CHECKS, CHECK_SECONDS = 3, 4
BOMB_SECONDS, BOMB_MEGABYTES = 2, 200
BOMBS = 3
MANY = MOST_VALUES - 50  # Entries of a list that is still read.
LONG = 9_900_000  # Characters of a file that is still read.
MARKS = "\u0301\u0316"

# How the command ends is not what is measured here, nor what it says.
_ANY_END = """
import os, sys
from contextlib import suppress
from cli.main import main
sys.stderr = open(os.devnull, "w")
with suppress(SystemExit):
    main()
"""
_SHEET = '[[sheet]]\nplayer = "Anna"\n'


def start() -> list[Figure]:
    """Return how long the help takes, and how many heavy modules it loads."""
    return [
        _against_click("start", "--help", limit=1.5, aim=1.15),
        Figure("start: heavy modules loaded", len(HEAVY & _modules()), "", limit=0),
    ]


def score() -> list[Figure]:
    """Return how long it takes to score the example's game."""
    return [_against_click("score: a file", "score", str(GAME), limit=3.5)]


def replay() -> list[Figure]:
    """Return how long it takes to replay a whole game."""
    return [_against_click("replay", "replay", str(RECORD), limit=3.5)]


def check() -> list[Figure]:
    """Return how long it takes to check a shipped edition, all of whose sheets are looked at."""
    command = ("-c", ROLLWRITE, "edition", "check", "pandoria-merchants 1.0.0")
    passed = median(cost_of(*command).passed for _ in range(CHECKS))
    return [Figure("check: a shipped edition", passed, "s", limit=CHECK_SECONDS, runs=CHECKS)]


def bombs() -> list[Figure]:
    """Return two figures for each file that is as bad as we know how to make it."""
    with TemporaryDirectory() as folder:
        return [
            figure
            for command, suffix, texts in (
                (("check",), "toml", _states()),
                (("check",), "json", _trees()),
                (("sheets", "-o", f"{folder}/x.pdf", "--players-file"), "csv", _lists()),
            )
            for name, text in texts.items()
            for figure in _of(name, text, Path(folder, f"bomb.{suffix}"), command)
        ]


def _against_click(name: str, *command: str, limit: float, aim: float | None = None) -> Figure:
    """Return the time of a command, held against the bare script."""
    program, bare = in_turn(
        RUNS,
        lambda: cost_of("-c", ROLLWRITE, *command).passed * 1000,
        lambda: cost_of("-c", BARE, "--help").passed * 1000,
    )
    return ratio(name, "ms", program, bare, limit=limit, aim=aim)


def _modules() -> set[str]:
    answer = subprocess.run(
        [sys.executable, "-c", _NAME_MODULES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(answer.stderr.split())


def _of(name: str, text: str, file: Path, command: tuple[str, ...]) -> list[Figure]:
    file.write_text(text, encoding="utf-8")
    answered, at_rest = in_turn(
        BOMBS,
        lambda: cost_of("-c", _ANY_END, *command, str(file)),
        lambda: cost_of("-c", _ANY_END, "--version"),
    )
    memory = (_memory(answered) - _memory(at_rest)) / 1000
    work = median(cost.work for cost in answered)
    return [
        Figure(f"bombs: {name}: work", work, "s", limit=BOMB_SECONDS, runs=BOMBS),
        Figure(f"bombs: {name}: memory", memory, "MB", limit=BOMB_MEGABYTES, runs=BOMBS),
    ]


def _memory(costs: list[Cost]) -> float:
    return median(cost.memory for cost in costs)


def _each(entry: Callable[[int], str], number: int = MANY, between: str = "\n") -> str:
    return between.join(map(entry, range(number)))


def _states() -> Mapping[str, str]:
    """Return states, each the worst of its kind that we know."""
    cards = _each(lambda n: f"k{n} = 1", between=", ")
    marked = _each(lambda n: f"k{n} = [1, 1]", MANY // 2)
    hexes = _each(lambda n: f'"Z{n}"', between=", ")
    crew = _each(lambda n: f'k{n} = ["F4"]')
    strays = _each(lambda n: f'k{n} = ["F", "Z"]', MANY // 2)
    named = _each(lambda n: f'{{player = "{n:0400}"}}', between=", ")
    return {
        "cards on one line": f"{_SHEET}cards = {{ {cards} }}",
        "cards below each other": f"{_SHEET}[sheet.cards]\n{marked}",
        "hexes that are none": f"[board]\nwood = [{hexes}]",
        "workers in one hex": f"players = 3\n[board.workers]\n{crew}",
        "workers in no hex": f"players = 3\n[board.workers]\n{strays}",
        "long names": f"sheet = [{named}]",
        "unknown keys": _each(lambda n: f'"{n:0400}" = 1', MOST_LINES - 5),
        "marks on one letter": f'[[sheet]]\nplayer = "a{MARKS * (LONG // 4)}"',
        "an emoji in a key": f'"\U0001f600{"x" * LONG}" = 1',
        "an emoji in a remark": f"# \U0001f600{'x' * LONG}",
        "nested lists": _each(lambda n: f"a{n} = {'[' * 200}{']' * 200}", MOST_SIGNS // 200),
        "a dotted key": ".".join(['"a\\"b"'] * 10_000) + " = 1",
        "a table twice": f'["{"x" * (LONG // 2)}"]\n["{"x" * (LONG // 2)}"]',
        "blanks": f"a = {' ' * LONG}1",
        "words": "a " * (LONG // 2),
    }


def _trees() -> Mapping[str, str]:
    cards = _each(lambda n: f'"k{n}": 1', between=",")
    return {"cards in JSON": f'{{"sheet": [{{"player": "Anna", "cards": {{{cards}}}}}]}}'}


def _lists() -> Mapping[str, str]:
    """Return lists of players; none is printed, for that takes what it takes."""
    many = 10 * MOST_TABLES - 5
    return {
        "one long line": "Anna," * (LONG // 5),
        "many tables": "Anna\n" * many,
        "lines without a table": "table,player\n" + ",Anna\n" * many,
        "lines that are too long": ("A" * MOST_IN_LINE + "A\n") * 900,
        "marks in a line": f"A{MARKS * (MOST_IN_LINE // 5)}\n" * 900,
        "quotation marks": '"' * LONG,
    }

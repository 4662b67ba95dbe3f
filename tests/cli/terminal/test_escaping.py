"""Nothing of a file or an argument commands a terminal, or forges a line on it."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import unicodedata
from contextlib import suppress
from pathlib import Path

import pytest

from tests.editions import FIRST_PATH

ROOT = Path(__file__).parents[3]
STATES = ROOT / "tests" / "states" / "merchants"
# A colour, a title (OSC), the bell, C1 controls, ends of lines, marks that turn what follows.
EVIL = "\x1b[31m\x1b]0;title\x07\x9b2J\x85\r\n\u2028FORGED\u202e\u200f"
QUIET, PATIENCE = 1, 30  # Seconds without a word: then a key is pressed, then no more is waited.
KEYS = (b"\n", b"\x04", b"\x04", b"\x04")  # Enter, and Ctrl-D for whatever is asked then.
COLOURS = re.compile(r"\x1b\[[0-9;]*m|\x1b\[\?25[lh]")


def shown(folder: Path, *arguments: str) -> str:
    """Return what a command shows on a terminal."""
    end, inner = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "PYTHONUTF8": "1"}
    environment.pop("NO_COLOR", None)
    program = subprocess.Popen(
        [sys.executable, "-m", "rollwrite", *arguments],
        cwd=folder,
        env=environment,
        stdin=inner,
        stdout=inner,
        stderr=inner,
    )
    os.close(inner)
    seen = bytearray()
    with suppress(OSError):  # So a terminal ends whose program has ended.
        for key in (*KEYS, None):
            while select.select([end], [], [], PATIENCE if key is None else QUIET)[0]:
                seen += os.read(end, 4096)
            os.write(end, key or b"")
    os.close(end)
    program.kill()
    assert program.wait() in range(4), seen.decode("utf-8", "replace")
    return seen.decode("utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with files that hold EVIL wherever a text or a key can stand."""
    state = {
        "edition": f"{EVIL}.toml",
        EVIL: 1,
        "printed": {"player": {EVIL: 1}},
        "sheet": [
            {"player": EVIL, EVIL: 2, "cards": {EVIL: EVIL}, "gold": EVIL},
            {"player": f"A\u200f{EVIL[-2:]}", "initial": EVIL, "monuments": EVIL},
        ],
        "board": {"gold": [EVIL], "workers": {EVIL: ["D4"]}, "ships": {"A": [EVIL]}, EVIL: 1},
    }
    tmp_path.joinpath("state.json").write_text(json.dumps(state), encoding="utf-8")
    keys = {"printed": {EVIL: {EVIL: 1}}, EVIL: 1, "board": {"ships": {"A": [EVIL]}}}
    good = (STATES / "base-3.toml").read_text("utf-8")
    tmp_path.joinpath("game.part.toml").write_text(f'next = "x"\n{good}', encoding="utf-8")
    tmp_path.joinpath("keys.json").write_text(json.dumps(keys), encoding="utf-8")
    position = {"players": 2, "board": {"workers": {"A\u200f": ["D4"]}, "ships": {"A": [EVIL]}}}
    tmp_path.joinpath("position.json").write_text(json.dumps(position), encoding="utf-8")
    edition = FIRST_PATH.read_text("utf-8")
    tmp_path.joinpath("edition.toml").write_text(
        f"{edition}\n# \u202e\u200f\x9b\n['\u202e\x9b']\n", encoding="utf-8"
    )
    tmp_path.joinpath("list.csv").write_text(f"{EVIL},Anna\nT{EVIL[:20]},B\n", encoding="utf-8")
    return tmp_path


COMMANDS = (
    *(
        f"{command} {file}".split()
        for command in ("score", "check", "regions", "edition check", "sheets --filled")
        for file in ("state.json", "keys.json", "position.json")
    ),
    *(
        f"score {file} --lenient {more}".split()
        for file in ("state.json", "keys.json")
        for more in ("", "--format json", "--format html", "--format markdown")
    ),
    ["check", "keys.json", "--format", "json"],
    ["edition", "export", "edition.toml"],
    ["edition", "show", "edition.toml"],
    ["edition", "list"],
    ["sheets", "--players-file", "list.csv"],
    ["sheets", "--player", EVIL, "--player", "B"],
    ["sheets", "--game", EVIL],
    ["sheets", "--variant", EVIL],
    ["sheets", "--edition", EVIL],
    ["sheets", "--realm", EVIL, "--game", "pandoria"],
    ["sheets", EVIL],
    ["sheets", "-o", f"{EVIL}.pdf", "aid"],
    ["sheets", f"--{EVIL}"],
    ["sheets", f"-{EVIL}"],
    ["sheets", "--paper", EVIL],
    ["score", EVIL],
    ["score", "game.part.toml", "-o", EVIL + ".txt"],
    ["check", f"{EVIL}/x"],
    ["regions", "position.json", EVIL],
    ["reward", EVIL, "--hexes", "1", "--workers", "1"],
    ["reward", "city", "--hexes", EVIL, "--workers", "1"],
    ["reward", "city", "--hexes", "1", "--workers", "1", "--building", EVIL],
    ["price", EVIL, "1", "--have", "1", "--craft", "1"],
    ["edition", "show", EVIL],
    ["edition", "export", "pandoria", EVIL],
    ["enter", "-o", "game.toml", "--edition", f"{EVIL}.toml"],
    ["enter", EVIL, "-o", "x.toml"],
    ["enter", "-o", f"{EVIL}.toml"],
    ["enter", "-o", "game.toml"],
    ["config", EVIL],
    ["config", "language", EVIL],
    ["completion", EVIL],
    ["sheets", "--svg-text", EVIL],
    [EVIL],
    [f"--{EVIL}"],
)


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(arguments, id=str(number), marks=pytest.mark.slow if number % 12 else ())
        for number, arguments in enumerate(COMMANDS)
    ],
)
def test_no_command_lets_a_file_or_an_argument_command_a_terminal(
    folder: Path, arguments: list[str]
) -> None:
    seen = shown(folder, *arguments)
    raw = [
        letter
        for letter in COLOURS.sub("", seen)
        if letter not in "\r\n\t" and unicodedata.category(letter)[0] == "C"
    ]
    assert raw == [], seen
    assert not any(line.startswith("FORGED") for line in re.split(r"[\r\n]+", seen)), seen
    assert "\x1b[31mFORGED" not in seen

"""Every message of the rules and of records stands in a test or a golden text."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.golden_texts import golden_paths
from tests.source import nodes_of

ROOT = Path(__file__).parents[3]
PLAY = ROOT / "rollwrite" / "play"
TESTS = (
    Path(__file__).parent,
    ROOT / "tests" / "rollwrite",
    ROOT / "tests" / "cli" / "conversations",
    ROOT / "tests" / "cli" / "commands",
)
# What is said of steps that are allowed, and answers, are tested where they are shown.
TOLD = ("choices.py", "events.py", "report.py", "sheet_state.py")
# Parts of other messages, and what is always true of one.
PARTS = {"{reason}", "{message}; call {allowed}", "{what} is missing"}
# Of what is said of steps that are allowed, what no test shows by itself.
PARTS |= {
    "Then {player} may:",
    "The game is over.",
    "nothing, as two resources fit nowhere",
    "{player} can do nothing more; Enter goes on",
    "{player} may still, or Enter goes on:",
}


def templates() -> Iterator[str]:
    """Yield the templates of all texts that say what is wrong."""
    for path in sorted(PLAY.rglob("*.py")):
        if path.name in TOLD or "answers" in (*path.parts, path.stem):
            continue
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Text":
                (first, *_) = node.args
                assert isinstance(first, ast.Constant)
                yield str(first.value)


def said_in(folders: Iterable[Path]) -> list[str]:
    """Return every string that stands in the tests of some folders."""
    found: list[str] = []
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        if path == Path(__file__):
            continue
        texts = (node.value for node in nodes_of(path) if isinstance(node, ast.Constant))
        found += [text for text in texts if isinstance(text, str)]
    golden = [path for kind in ("rules", "records", "commands") for path in golden_paths(kind)]
    return found + [path.read_text("utf-8") for path in golden]


def never_shown(wanted: set[str], said: list[str]) -> list[str]:
    """Return the templates that no test shows."""
    everything = "\n".join(dict.fromkeys(said))
    return sorted(each for each in wanted - PARTS if not _pattern(each).search(everything))


def _pattern(template: str) -> re.Pattern[str]:
    literal = re.split(r"\{\w+(?:![rs])?\}", template)
    pattern = ".+".join(map(re.escape, literal))
    # At either end one character of what is filled in is soon found, and tells as much as all.
    return re.compile(re.sub(r"^(\.\+)+|(\.\+)+$", ".", pattern))


def test_every_message_is_shown_by_a_test() -> None:
    wanted = {*templates()}
    assert len(wanted) > 80
    assert never_shown(wanted, said_in(TESTS)) == []


def test_a_message_that_no_test_shows_is_found() -> None:
    assert never_shown({"{hex} is a lake", "{hex} is on fire"}, ["M3.2 C1 is a lake"]) == [
        "{hex} is on fire"
    ]

"""Good files made bad: one to four values of a tree replaced, removed, doubled or renamed."""

import copy
import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from rollwrite.sources import Content, open_source
from scoring.answers import FORMATS, Answer, write_answers
from scoring.open_game import Editions
from sheets.files.reading import Format
from sheets.files.toml import write_toml
from sheets.words.translation import Translation

STATES = Path(__file__).parents[1] / "states"
EXAMPLES = tuple(sorted(STATES.glob("*/*.*")))  # Of every game.

Tree = dict[str, Any]

# Values that are wrong nearly everywhere, and some that are right in the wrong place.
ODD: tuple[Any, ...] = (
    *(0, 1, 2, 3, 5, 8, 14, -1, 6, 99, 10**9, 10**30, -(10**30), 2**63),
    *(0.5, 1.0, float("nan"), float("inf"), True, False, None),
    *("", " ", "1", "A", "Anna", "Trolls", "bought", "relic two 8", "monument 14", "D4", "D4-E4"),
    *(
        "<script>alert(1)</script>",
        "\u202e",
        "\x00",
        "é" * 50,
        "{name}",
        "{0}",
        "%s",
        "🧙",
        "x" * 999,
    ),
    *("Hanbok", "Fées", "beginner", "family", "both", "1 for 2", "B", {"vault": "both"}),
    *([], {}, [[]], [{}], {"": {}}, [1, "1", None], {"1": "built", "99": "cast"}),
)
KEYS = (
    "",
    "gold",
    "player",
    "sheet",
    "1",
    "99",
    "0",
    "03",
    "{0}",
    "\u202e",
    "é" * 50,
    "taken",
    "realm",
)


def mutated(random: Random) -> tuple[str, Format]:
    """Return the text of a game that was good before."""
    tree = read_tree(random.choice(EXAMPLES))
    for _ in range(random.randint(1, 4)):
        _change(tree, random)
    if random.random() < 0.5:
        return json.dumps(tree, ensure_ascii=random.random() < 0.5), "json"
    text = write_toml(_for_toml(tree))
    return (_torn(text, random) if text and random.random() < 0.3 else text), "toml"


def answered(text: str, format_: Format, words: Translation, editions: Editions) -> None:
    """Score a text strictly and leniently, answer in every format, write what could be read.

    Raises AssertionError when there is neither a score nor an error to say why.
    """
    opened = open_source(Content(text, f"game.{format_}"), editions)
    for lenient in (False, True):
        found = opened.score(lenient)
        errors = [problem for problem in found.problems if problem.level == "error"]
        assert found.players or errors or lenient
        assert lenient or not (found.players and errors)
        for answer in FORMATS:
            write_answers(answer, [Answer("game", found)], words).encode()
    if opened.content is not None:
        assert (
            open_source(Content(write_toml(opened.tree())), editions=editions).state == opened.state
        )


def read_tree(path: Path) -> Tree:
    """Return the tree of a state's file."""
    text = path.read_text("utf-8")
    tree: Tree = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    return tree


def _change(tree: Tree, random: Random) -> None:
    table, key = random.choice(list(_places(tree)))
    kind = random.randrange(5)
    if kind == 0:
        del table[key]
    elif kind == 1 and isinstance(table, list):
        table.insert(key, copy.deepcopy(table[key]))
    elif kind == 2 and isinstance(table, dict):
        table[random.choice(KEYS)] = table[key]
    elif kind == 3 and type(table[key]) is int:
        table[key] += random.choice((-2, -1, 1, 2, 10))
    else:
        table[key] = copy.deepcopy(random.choice(ODD))


def _places(tree: Any) -> list[tuple[Any, Any]]:
    """Return every place of a tree: the table or list, and the key or index in it."""
    entries = list(tree.items() if isinstance(tree, dict) else enumerate(tree))
    found = [(tree, key) for key, _ in entries]
    for _, value in entries:
        if isinstance(value, dict | list):
            found += _places(value)
    return found or [({"": 0}, "")]


def _for_toml(value: Any) -> Any:
    """Return the nearest thing that TOML can hold."""
    if isinstance(value, dict):
        return {key: _for_toml(each) for key, each in value.items() if each is not None}
    if isinstance(value, list):
        return [_for_toml(each) for each in value if each is not None]
    return str(value) if isinstance(value, float) else value


def _torn(text: str, random: Random) -> str:
    """Return the text with a piece cut out, or put in elsewhere."""
    begin = random.randrange(len(text))
    end = min(len(text), begin + random.randint(1, 20))
    piece, rest = text[begin:end], text[:begin] + text[end:]
    if random.random() < 0.5:
        return rest
    at = random.randrange(len(rest) + 1)
    return rest[:at] + piece + rest[at:]

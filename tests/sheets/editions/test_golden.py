"""What is said of editions: the problems of a shipped one in which something is changed.

`tests/golden/editions/*.txt` has a line that says what a case is about, where the changes below it
do not say it themselves. `--regenerate` writes anew what is said.
"""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from sheets.editions.edition import SHIPPED
from sheets.files.problem import problem_text
from tests.editions import FIRST_PATH
from tests.golden_texts import SAID, check_golden_text, golden_paths
from tests.sheets.editions.edition_trees import LEFT_OUT, Change, Tree, change
from tests.sheets.printing import sheets_of

MERCHANTS = "merchants"
OUT = " left out"


@pytest.mark.parametrize("path", golden_paths("editions"), ids=lambda path: path.stem)
def test_what_is_said_of_an_edition_is_what_was_said_before(path: Path, regenerate: bool) -> None:
    game = MERCHANTS if path.stem.startswith(MERCHANTS) else path.stem
    file = FIRST_PATH if game == MERCHANTS else SHIPPED / game / "edition.toml"
    text = file.read_text("utf-8")

    def answer(_: list[str], case: list[str]) -> Iterator[str]:
        tree = change(tomllib.loads(text), *filter(None, map(change_of, case)))
        yield from case[1:]
        yield from (f"{SAID}{line}" for line in problems(game, tree))

    check_golden_text(path, answer, regenerate=regenerate)


def change_of(line: str) -> Change | None:
    """Return the change that a line says, None for one that says what a case is about."""
    place, sign, value = line.partition(" = ")
    if line.endswith(OUT):
        return line.removesuffix(OUT), LEFT_OUT
    return (place, json.loads(value)) if sign else None


def problems(game: str, tree: Tree) -> list[str]:
    """Return the problems of an edition as lines; a good one is the same however it is read."""
    edition, found = sheets_of(game).check_edition(tree)
    assert edition is not None or found
    return [str(problem_text(each)) for each in found] or ["no problem"]

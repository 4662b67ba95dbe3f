"""What is asked of a finished game, what an answer makes of its state, and what is refused.

`tests/golden/questions/<game>.txt` begins with a variant and a number of players, or with other
parts of a `tree`. `-` answers a question, that of the second sheet behind `#2`, `~` tries and takes
it back, and `?` asks for all questions, for one, or for the problems of the state.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoring.entry.question import EntryError, Question
from scoring.games import GAMES
from scoring.open_game import open_game
from sheets.files.schema import Tree
from sheets.words.translation import load_translation
from tests.editions import FIRST
from tests.golden_texts import SAID, check_golden_text, golden_paths
from tests.scoring.problem_lines import lines_of_problems


@pytest.mark.parametrize("path", golden_paths("questions"), ids=lambda path: path.stem)
def test_what_is_asked_and_answered(path: Path, regenerate: bool) -> None:
    def answer(head: list[str], case: list[str]) -> Iterator[str]:
        variant, _, players = head[0].partition(" of ")
        tree: Tree = {"game": path.stem, "variant": variant}
        tree |= {"edition": FIRST} if path.stem == "merchants" else {}
        tree |= {"sheet": [{} for _ in range(int(players))]} if int(players) else {}
        language = "en"
        for line in case[1:]:
            yield line
            kind, _, rest = line.partition(" ")
            if kind == "tree":
                changed = tree | json.loads(rest)
                tree = {key: each for key, each in changed.items() if each is not None}
            elif kind == "language":
                language = rest
            elif kind == "?":
                yield SAID + told(tree, rest, language)
            else:
                found, said = answered(tree, rest, language)
                tree = tree if kind == "~" else found
                yield SAID + said

    check_golden_text(path, answer, regenerate=regenerate)


def asked(tree: Tree, language: str) -> tuple[Question, ...]:
    game = GAMES[tree["game"]]
    edition = open_game(tree).edition_path if "edition" in tree else None
    return game.ask(edition, load_translation(language))(tree)


def question(tree: Tree, label: str, language: str) -> Question:
    name, _, sheet = label.partition(" #")
    found = [each for each in asked(tree, language) if str(each.label) == name]
    return found[int(sheet or 1) - 1]


def told(tree: Tree, what: str, language: str) -> str:
    """Return all questions, what can be said of one, or the problems of the state."""
    if what == "questions":
        return "; ".join(str(each.label) for each in asked(tree, language))
    if what == "problems":
        return "; ".join(lines_of_problems(open_game(tree).find_problems())) or "no problem"
    found = question(tree, what, language)
    shown = found.shown(tree)
    parts = (
        f"allowed {found.allowed}" if str(found.allowed) else "",
        f"shown {shown}" if shown else "",
        f"confirmed {found.confirmed(tree)}" if shown else "",
        f"help {found.more[0]}",
    )
    return "; ".join(filter(None, parts))


def answered(tree: Tree, line: str, language: str) -> tuple[Tree, str]:
    """Return the state after an answer, and what of it changed."""
    label, _, text = line.partition(" |")
    about = question(tree, label, language)
    try:
        found = about.with_answer(text.strip(), tree)
    except EntryError as error:
        return tree, f"no: {error}"
    changed = {key: each for key, each in found.items() if each != tree.get(key)}
    said = [*map(str, about.told(tree, found)), json.dumps(changed, ensure_ascii=False)]
    return found, "; ".join(said)


@pytest.mark.parametrize(
    ("game", "key"), [("realm-of-sand", "hourglasses"), ("realms-and-ruins", "gold")]
)
def test_what_is_said_of_all_players_is_mended_on_the_first_sheet(game: str, key: str) -> None:
    found = asked({"game": game, "variant": "standard", "sheet": [{}, {}]}, "en")
    (mended,) = [each for each in found if (key,) in each.places]
    assert ("sheet", 0, key) in mended.places

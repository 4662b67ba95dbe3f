"""Score pads of Realm of Sand as short texts, a player a line, and what is said of them.

`Anna 5+3+8 / 2+1+3 / 4` has completed cards of 5, 3 and 8 points with 2, 1 and 3 hourglasses, and
4 pieces left; the lines stand in round order.
"""

from typing import Any

from scoring.open_game import open_game
from scoring.score import Score
from tests.scoring.problem_lines import lines_of_problems

Tree = dict[str, Any]


def pad(*lines: str, **keys: Any) -> Tree:
    """Return the file's tree of a pad."""
    return {"game": "realm-of-sand", "sheet": [_sheet(line) for line in lines], **keys}


def problems_in(tree: Tree) -> list[str]:
    """Return every problem of a pad as a line."""
    reading = open_game(tree)
    return lines_of_problems(reading.find_problems(), reading.players)


def score_of(tree: Tree, *, lenient: bool = False) -> Score:
    """Return the score of a pad."""
    return open_game(tree).score(lenient)


def _sheet(line: str) -> Tree:
    name, _, rest = line.partition(" ")
    cards, hourglasses, pieces = (part.strip() for part in rest.split("/"))
    return {
        "player": name,
        "cards": _figures(cards),
        "hourglasses": _figures(hourglasses),
        "pieces": int(pieces),
    }


def _figures(text: str) -> list[int]:
    return [int(figure) for figure in text.split("+") if figure]

"""Score pads of Realm of Sand as short texts, a player a line, and what is said of them.

`Anna 5+3+8 / 2+1+3 / 4` has completed cards of 5, 3 and 8 points with 2, 1 and 3 hourglasses, and
4 pieces left; the lines stand in round order.
"""

from typing import Any

Tree = dict[str, Any]


def pad(*lines: str, **keys: Any) -> Tree:
    """Return the file's tree of a pad."""
    return {"game": "realm-of-sand", "sheet": [_sheet(line) for line in lines], **keys}


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

"""Finished games of Tales of Realms and Ruins as short texts, and what is said of them.

`village V5 N3 o2` is a healthy realm with five followers of the Villager, three of the Noble and
two Othersiders; `castle! N4 o3` is ruined. `Anna V 9/12` plays the Villager with 9 gold and 12
cards; `traitor` and `112` may follow. A realm that no line names is healthy and empty.
"""

import re
from typing import Any

from tests.scoring.games import score_of

Tree = dict[str, Any]

HEROES = {"V": "Villager", "N": "Noble", "S": "Sorceress"}
REALMS = ("village", "castle", "magic")


def tale(end: str, *lines: str, **keys: Any) -> Tree:
    """Return the file's tree of a finished game."""
    realms: Tree = {name: {"othersiders": 0} for name in REALMS}
    sheets = []
    for line in lines:
        name, *words = line.split()
        if name.rstrip("!") in REALMS:
            realms[name.rstrip("!")] = _realm(words, ruined=name.endswith("!"))
        else:
            sheets.append(_sheet(name, words))
    return {"game": "realms-and-ruins", "end": end, "realms": realms, "sheet": sheets, **keys}


def told(tree: Tree) -> tuple[str, ...]:
    """Return who wins and why, without who rules each realm."""
    return tuple(line for line in map(str, score_of(tree).remarks) if not line.endswith("(T1)"))


def _realm(words: list[str], *, ruined: bool) -> Tree:
    numbers = {word[0]: int(word[1:]) for word in words}
    followers = {HEROES[letter]: number for letter, number in numbers.items() if letter in HEROES}
    return {"ruined": ruined, "othersiders": numbers.get("o", 0), "followers": followers}


def _sheet(name: str, words: list[str]) -> Tree:
    hero, *rest = words
    sheet: Tree = {"player": name, "hero": HEROES[hero]}
    for word in rest:
        if figures := re.fullmatch(r"(\d+)/(\d+)", word):
            sheet |= {"gold": int(figures[1]), "cards": int(figures[2])}
        else:
            sheet |= {"traitor": {"holds_traitor": True}, "112": {"at_chapter_112": True}}[word]
    return sheet

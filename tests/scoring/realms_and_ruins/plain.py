"""Who wins Tales of Realms and Ruins, found out the slow and obvious way.

Works on the tree of a file and shares nothing with the project's resolver. It asks of every player
whether each sentence of the rules makes them the winner.
"""

from typing import Any

Tree = dict[str, Any]

NEXT = {"village": "magic", "magic": "castle", "castle": "village"}  # T3: clockwise


def rules(who: str, realm: Tree) -> bool:
    """Return whether a hero, or the Othersiders, have more followers than anybody else (T1)."""
    numbers = {"Villager": 0, "Noble": 0, "Sorceress": 0} | realm.get("followers", {})
    numbers["Othersiders"] = realm["othersiders"]
    return all(numbers[who] > number for other, number in numbers.items() if other != who)


def ruler(realm: Tree) -> str | None:
    """Return who rules a realm."""
    everybody = ("Villager", "Noble", "Sorceress", "Othersiders")
    return next((who for who in everybody if rules(who, realm)), None)


def is_possible(tree: Tree) -> bool:
    """Return whether a game can have ended so (T2, T4, T6)."""
    realms, end = tree["realms"].values(), tree["end"]
    for realm in realms:
        if not realm["ruined"] and rules("Othersiders", realm):
            return False
        if realm["ruined"] and realm["othersiders"] == 0:
            return False
    ruins = [realm for realm in realms if realm["ruined"]]
    if (len(ruins) == 3) != (end == "all ruined"):
        return False
    if end == "all ruined":
        return any(sum(realm.get("followers", {}).values()) == 0 for realm in ruins)
    if end == "three realms":
        return any(all(rules(sheet["hero"], realm) for realm in realms) for sheet in tree["sheet"])
    return True


def winners(tree: Tree) -> set[str]:
    """Return the players who win a possible game (T2-T4)."""
    sheets = tree["sheet"]
    if tree["end"] == "three realms":
        realms = tree["realms"].values()
        return {
            sheet["player"]
            for sheet in sheets
            if all(rules(sheet["hero"], realm) for realm in realms)
        }
    if tree["end"] == "all ruined":
        return {
            sheet["player"]
            for sheet in sheets
            if sheet.get("holds_traitor") or sheet.get("at_chapter_112")
        }
    return {deck_winner(tree, tree["end"].split()[0], sheets)}


def deck_winner(tree: Tree, suit: str, sheets: list[Tree], asked: int = 0) -> str:
    """Return who wins when a deck of this suit is used up (T3)."""
    if asked == 3:
        names = {sheet["player"] for sheet in sheets}
        latest: str = next(name for name in tree["last_buyer"] if name in names)
        return latest
    best = [
        sheet
        for sheet in sheets
        if all(figure(tree, suit, sheet) >= figure(tree, suit, other) for other in sheets)
    ]
    if len(best) == 1:
        only: str = best[0]["player"]
        return only
    return deck_winner(tree, NEXT[suit], best, asked + 1)


def figure(tree: Tree, suit: str, sheet: Tree) -> int:
    """Return what counts for a suit: gold, cards, or followers in the three realms together."""
    if suit == "castle":
        realms = tree["realms"].values()
        return sum(realm.get("followers", {}).get(sheet["hero"], 0) for realm in realms)
    number: int = sheet["gold" if suit == "village" else "cards"]
    return number

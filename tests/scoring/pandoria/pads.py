"""Score pads of Pandoria as short texts, a player a line, and what is said of them.

`Anna Elves 41 / 3 / 4 10 2 / lumberyard 1 for 2 / 1` is a column of realm, crowns, hand cards, what
is left of gold, wood and crystal, the buildings that stand, and captives; in a family version
`Anna 41` or `Anna 41 / 3`. Parts at the end may be left out.
"""

from typing import Any

Tree = dict[str, Any]


def pad(*lines: str, variant: str = "standard", **keys: Any) -> Tree:
    """Return the file's tree of a pad."""
    has_realms = variant in ("standard", "beginner")
    sheets = [_sheet(line, has_realms) for line in lines]
    return {"game": "pandoria", "variant": variant, "sheet": sheets, **keys}


def changed(tree: Tree, seat: int, **keys: Any) -> Tree:
    """Return a pad with other keys on a sheet; None leaves the key out."""
    sheet = {**tree["sheet"][seat - 1], **keys}
    sheets = list(tree["sheet"])
    sheets[seat - 1] = {key: value for key, value in sheet.items() if value is not None}
    return {**tree, "sheet": sheets}


def _sheet(line: str, has_realms: bool) -> Tree:
    first, *rest = (part.strip() for part in line.split("/"))
    name, *realm, crowns = first.split(" ")
    sheet: Tree = {"player": name, "crowns": int(crowns)}
    if has_realms:
        sheet["realm"] = " ".join(realm)
    for key, part in zip(("hand_cards", "stock", "buildings", "captives"), rest, strict=False):
        if key == "stock":
            sheet |= zip(("gold", "wood", "crystal"), map(int, part.split()), strict=True)
        elif key == "buildings":
            named = (each.strip().split(" ", 1) for each in part.split(",") if each.strip())
            sheet[key] = dict(named)
        else:
            sheet[key] = int(part)
    return sheet

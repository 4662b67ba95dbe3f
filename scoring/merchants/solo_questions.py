"""What is asked of a game played alone beside the player sheet: territories and Trolls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from scoring.entry.forms import Figures
from scoring.entry.question import EntryError, Question
from scoring.entry.slots import After, At, value_at
from scoring.merchants.claims import KINDS, Claim, Kind, claim_name, parse_claim
from scoring.merchants.printed import Content
from scoring.merchants.solo_checks import FIRST_CLAIM, FIRST_COLUMN_CLAIM, TERRITORIES
from scoring.place import sheet_place
from sheets.schema import Tree
from sheets.sentence import Sentence

PLAYER_SHEET: str = Sentence("the player sheet")
SOLO_BOARD: str = Sentence("the solo board")

COLUMN_CLAIMS = TERRITORIES - FIRST_COLUMN_CLAIM + 1  # S9: one after each territory.
CLAIMS = TERRITORIES - FIRST_CLAIM + 1  # S10

_ENTRY = re.compile(r"(-)|m[^\W\d]*\W?(\d+)|r[^\W\d]*\W?(2|3|[^\W\d]+)\W?(\d+)", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,;]*")
_FOR_TWO = ("2", "two", "deux", "zwei")
_FOR_THREE = ("3", "three", "trois", "drei")


@dataclass(frozen=True, slots=True)
class Claims:
    """The form of an answer that names relics and monuments, `m12 r2 6 r3 9 -`."""

    def read(self, text: str) -> list[str]:
        """Give the names as they stand in a file, "" for none."""
        found: list[str] = []
        position = _skip(text, 0)
        while position < len(text):
            match = _ENTRY.match(text, position)
            if match is None:
                raise EntryError(_no_claim(text[position:]))
            found.append(_claim(match))
            position = _skip(text, match.end())
        if len(found) > CLAIMS:
            sentence = "claims: {number}; at most {most} are right, - where there was none"
            raise EntryError(Sentence(sentence, number=len(found), most=CLAIMS))
        return found

    def show(self, value: list[str]) -> str:
        """Give the short names."""
        return ", ".join(map(_short, value))

    def confirm(self, value: list[str]) -> str:
        """Give the names in full."""
        return ", ".join(name or "-" for name in value)


def solo_table_questions(tree: Tree, content: Content) -> Iterator[Question]:
    """Yield what is asked of the table on the solo board, from the left (S2)."""
    name = value_at(tree, ("sheet", 0, "player"))
    most = max(map(len, content.printed[1].columns), default=0)  # Cards of a column.
    yield Question(
        key="territories",
        section=SOLO_BOARD,
        label=Sentence("your points in the territories"),
        allowed=Sentence("{all} figures, such as {example}", all=TERRITORIES, example="4 6 24 ..."),
        form=Figures(1, TERRITORIES),
        slot=At(("sheet", 0, "territories")),
        places=(sheet_place(0, name).at("territories").name,),
    )
    yield Question(
        key="trolls cards",
        section=SOLO_BOARD,
        label=Sentence("the Trolls' cards"),
        allowed=_after(FIRST_COLUMN_CLAIM, "0 1 2 2 3 3"),
        form=Figures(1, COLUMN_CLAIMS, 0, most),
        slot=After(("trolls", "cards"), (0,) * (FIRST_COLUMN_CLAIM - 1)),
        places=("trolls, cards", "trolls"),
        more=(Sentence("how many cards were crossed out after each territory"),),
    )
    yield Question(
        key="trolls claims",
        section=SOLO_BOARD,
        label=Sentence("the Trolls' claims"),
        allowed=_after(FIRST_CLAIM, _example(content)),
        form=Claims(),
        slot=After(("trolls", "claims"), ("",) * (FIRST_CLAIM - 1)),
        places=("trolls, claims",),
        more=(
            Sentence("m12: the monument 12; r2 6: the relic 6 for 2 artifacts; r3 9: for 3"),
            Sentence("- where nothing was left to claim"),
        ),
    )


def trolls_columns(columns: int) -> Question:
    """Give the question for the columns on the player sheet, which need not be written (S9)."""
    return Question(
        key="trolls columns",
        section=PLAYER_SHEET,
        label=Sentence("the Trolls' columns"),
        allowed=_after(FIRST_COLUMN_CLAIM, "4 2 1 3 5 6"),
        form=Figures(1, COLUMN_CLAIMS, 0, columns),
        slot=_Columns(("trolls", "columns"), (0,) * (FIRST_COLUMN_CLAIM - 1)),
        places=("trolls, columns",),
        nothing=[],
        more=(Sentence("the numbers of the columns; nothing when they were not written"),),
    )


@dataclass(frozen=True, slots=True)
class _Columns(After):
    """The columns, which a file leaves out where they were not written."""

    def put(self, tree: Tree, value: list[int]) -> Tree:
        """Give the tree with the columns, or without."""
        if value:
            return After(self.path, self.before).put(tree, value)
        trolls = {key: each for key, each in tree.get("trolls", {}).items() if key != "columns"}
        return {**tree, "trolls": trolls}


def _after(first: int, example: str) -> str:
    sentence = "after territories {first} to {last}, such as {example}"
    return Sentence(sentence, first=first, last=TERRITORIES, example=example)


def _example(content: Content) -> str:
    in_play = content.printed[1].in_play
    kinds = (kind for kind in reversed(KINDS) if in_play[kind])
    return ", ".join(_short(claim_name(Claim(kind, in_play[kind][0]))) for kind in kinds)


def _claim(match: re.Match[str]) -> str:
    nothing, monument, artifacts, relic = match.groups()
    if nothing:
        return ""
    kind: Kind = "monument"
    if relic:
        if artifacts.casefold() not in (*_FOR_TWO, *_FOR_THREE):
            raise EntryError(_no_claim(match[0]))
        kind = "relic two" if artifacts.casefold() in _FOR_TWO else "relic three"
    try:
        return claim_name(parse_claim(f"{kind} {relic or monument}"))
    except ValueError as error:
        raise EntryError(_no_claim(match[0])) from error


def _short(name: str) -> str:
    claim = parse_claim(name)
    if claim is None:
        return "-"
    return {"monument": "m", "relic two": "r2 ", "relic three": "r3 "}[claim.kind] + str(
        claim.value
    )


def _skip(text: str, position: int) -> int:
    match = _BETWEEN.match(text, position)
    return match.end() if match else position


def _no_claim(text: str) -> Sentence:
    sentence = "{text!r} is no claim; m12, r2 6, r3 9 or - are"
    return Sentence(sentence, text=text[:20])

"""What is asked of a game played alone: its territories, and what the Trolls have (S9, S10)."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scoring.entry.forms import Figures, not_in_play
from scoring.entry.question import After, At, EntryError, Form, Question, value_at
from scoring.entry.said import NOTHING, is_said
from scoring.merchants.content import Content
from scoring.merchants.solo_checks import FIRST_CLAIM, FIRST_COLUMN_CLAIM
from scoring.merchants.state import (
    KIND_NAMES,
    KINDS,
    Claim,
    ClaimError,
    Kind,
    claim_name,
    parse_claim,
)
from scoring.states import sheet_place
from sheets.files.problem import FieldPath, Path
from sheets.files.schema import Tree
from sheets.merchants.edition.edition import TERRITORIES
from sheets.words.text import Message, Text
from sheets.words.translation import Translation

MOST_CLAIMS = TERRITORIES - FIRST_CLAIM + 1  # S10: one after each territory.

# A monument begins with m and a relic with r in English, French and German.
_ENTRY = re.compile(
    r"(-)|m[^\W\d]*\W?([0-9]+)|r[^\W\d]*\W?(2|3|[^\W\d]+)\W?([0-9]+)", re.IGNORECASE
)
_BETWEEN = re.compile(r"[\s,;]*")
_SHORT: Mapping[Kind, str] = {"monument": "m", "relic two": "r2 ", "relic three": "r3 "}
# How many artifacts a relic is for, as a figure and as a word.
_RELICS: Mapping[Kind, tuple[str, Text]] = {
    "relic two": ("2", Text("two")),
    "relic three": ("3", Text("three")),
}


@dataclass(frozen=True, slots=True)
class Claims(Form):
    """The form of an answer that names relics and monuments in play, `m12 r2 6 r3 9 -`."""

    in_play: Mapping[Kind, tuple[int, ...]]
    words: Translation

    @property
    def example(self) -> str:
        """The most valuable of each kind in play, as they can be typed."""
        kinds = (kind for kind in reversed(KINDS) if self.in_play[kind])
        return ", ".join(_short(Claim(kind, max(self.in_play[kind]))) for kind in kinds)

    def read(self, text: str) -> list[str]:
        """Return the names as they stand in a file, "" for none."""
        found: list[str] = []
        position = _skip(text, 0)
        while position < len(text):
            match = _ENTRY.match(text, position)
            if match is None:
                raise self._no_claim(text[position:])
            found.append(self._claim(match))
            position = _skip(text, match.end())
        if len(found) > MOST_CLAIMS:
            raise EntryError(
                "write at most {most} claims, not {number}, and - where there was none",
                most=MOST_CLAIMS,
                number=len(found),
            )
        return found

    def show(self, value: list[str]) -> str:
        """Return the short names."""
        return ", ".join(_short(parse_claim(name)) for name in value)

    def confirm(self, value: list[str]) -> str:
        """Return the names in full."""
        return ", ".join(map(self._full, value))

    def _claim(self, match: re.Match[str]) -> str:
        nothing, monument, artifacts, relic = match.groups()
        if nothing:
            return ""
        try:
            claim = parse_claim(f"{self._kind(artifacts)} {relic or monument}")
        except ClaimError as error:
            raise self._no_claim(match[0]) from error
        if claim and claim.value not in self.in_play[claim.kind]:
            raise not_in_play(claim.value, self.in_play[claim.kind])
        return claim_name(claim)

    def _kind(self, artifacts: str | None) -> str:
        """Return what is claimed by how many artifacts it is for; "" for no such number."""
        if artifacts is None:
            return "monument"
        kinds = (
            kind
            for kind, (figure, word) in _RELICS.items()
            if artifacts == figure or is_said(artifacts, word, self.words)
        )
        return next(kinds, "")

    def _no_claim(self, text: str) -> EntryError:
        shown = {"text": text[:20], "example": self.example}
        return EntryError("{text!r} is not a claim; write {example} or -", **shown)

    def _full(self, name: str) -> str:
        claim = parse_claim(name)
        return f"{self.words(KIND_NAMES[claim.kind])} {claim.value}" if claim else NOTHING


def _short(claim: Claim | None) -> str:
    return f"{_SHORT[claim.kind]}{claim.value}" if claim else NOTHING


def _skip(text: str, position: int) -> int:
    match = _BETWEEN.match(text, position)
    return match.end() if match else position


PLAYER_SHEET = Text("the player sheet")
SOLO_BOARD = Text("the solo board")

COLUMN_CLAIMS = TERRITORIES - FIRST_COLUMN_CLAIM + 1  # S9: one after each territory.


def solo_table_questions(tree: Tree, content: Content, words: Translation) -> Iterator[Question]:
    """Yield what is asked of the table on the solo board, from the left (S2)."""
    yield _territories(sheet_place(0, value_at(tree, ("sheet", 0, "player"))))
    yield _trolls_cards(content)
    yield _trolls_claims(content, words)


def _territories(sheet: FieldPath) -> Question:
    label = Text("your points in the territories")
    allowed = Text("{all} numbers, such as {example}", all=TERRITORIES, example="4 6 24 ...")
    slot = At(("sheet", 0, "territories"))
    form = Figures(1, TERRITORIES)
    places = {sheet.at("territories").path: Text("{place}, {part}", place=sheet.name, part=label)}
    look = Text("your row of the table, from territory 1; fewer where the game ended early")
    return Question("territories", SOLO_BOARD, label, allowed, form, slot, places, more=(look,))


def _trolls_cards(content: Content) -> Question:
    label = Text("the Trolls' cards")
    allowed = _after(FIRST_COLUMN_CLAIM, "0 1 2 2 3 3")
    most = max(map(len, content.printed[1].columns), default=0)  # Cards of a column.
    form = Figures(1, COLUMN_CLAIMS, 0, most)
    slot = After(("trolls", "cards"), (0,) * (FIRST_COLUMN_CLAIM - 1))
    places = {**_by_territory("cards", label), ("trolls",): Text("the Trolls")}
    look = Text("how many cards were crossed out after each territory")
    return Question("trolls cards", SOLO_BOARD, label, allowed, form, slot, places, more=(look,))


def _trolls_claims(content: Content, words: Translation) -> Question:
    label, form = Text("the Trolls' claims"), Claims(content.printed[1].in_play, words)
    allowed = _after(FIRST_CLAIM, form.example)
    slot = After(("trolls", "claims"), ("",) * (FIRST_CLAIM - 1))
    places = _by_territory("claims", label)
    more = (
        Text("m is a monument, r2 and r3 are relics for 2 and 3 artifacts; then comes the value"),
        Text("- where nothing was left to claim"),
    )
    return Question("trolls claims", SOLO_BOARD, label, allowed, form, slot, places, more=more)


def trolls_columns(columns: int) -> Question:
    """Return the question for the columns on the player sheet, which need not be written (S9)."""
    key, label = "trolls columns", Text("the Trolls' columns")
    allowed = _after(FIRST_COLUMN_CLAIM, "4 2 1 3 5 6")
    form = Figures(1, COLUMN_CLAIMS, 0, columns)
    slot = _Columns(("trolls", "columns"), (0,) * (FIRST_COLUMN_CLAIM - 1))
    places = _by_territory("columns", label)
    more = (Text("the numbers of the columns; nothing when they were not written"),)
    return Question(key, PLAYER_SHEET, label, allowed, form, slot, places, nothing=[], more=more)


class _Columns(After):
    """The columns, which a file leaves out where they were not written."""

    def put(self, tree: Tree, value: list[int]) -> Tree:
        """Return the tree with the columns, or without."""
        if value:
            return super().put(tree, value)
        trolls = {key: each for key, each in tree.get("trolls", {}).items() if key != "columns"}
        return {**tree, "trolls": trolls}


def _by_territory(key: str, label: Text) -> dict[Path, Message]:
    """The places of a list of the Trolls' and of its entries, each with what it is called."""
    places: dict[Path, Message] = {("trolls", key): label}
    for number in range(1, TERRITORIES + 1):
        territory = Text("Territory {number}", number=number)
        places[("trolls", key, number - 1)] = Text("{place}, {part}", place=label, part=territory)
    return places


def _after(first: int, example: str) -> Message:
    return Text(
        "after territories {first} to {last}, such as {example}",
        first=first,
        last=TERRITORIES,
        example=example,
    )

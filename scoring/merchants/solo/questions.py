"""What is asked of a game played alone beside the player sheet: territories and Trolls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.entry.forms import Figures
from scoring.entry.question import Question
from scoring.entry.slots import After, At, value_at
from scoring.merchants.solo.checks import FIRST_CLAIM, FIRST_COLUMN_CLAIM
from scoring.merchants.solo.claims_form import Claims
from scoring.merchants.states.printed import Content
from scoring.states.place import sheet_place
from sheets.files.place import Place
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.merchants.edition.edition import TERRITORIES
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

PLAYER_SHEET = Text("the player sheet")
SOLO_BOARD = Text("the solo board")

COLUMN_CLAIMS = TERRITORIES - FIRST_COLUMN_CLAIM + 1  # S9: one after each territory.


def solo_table_questions(tree: Tree, content: Content, words: Translation) -> Iterator[Question]:
    """Yield what is asked of the table on the solo board, from the left (S2)."""
    yield _territories(sheet_place(0, value_at(tree, ("sheet", 0, "player"))))
    yield _trolls_cards(content)
    yield _trolls_claims(content, words)


def _territories(sheet: Place) -> Question:
    label = Text("your points in the territories")
    return Question(
        key="territories",
        section=SOLO_BOARD,
        label=label,
        allowed=Text("{all} numbers, such as {example}", all=TERRITORIES, example="4 6 24 ..."),
        form=Figures(1, TERRITORIES),
        slot=At(("sheet", 0, "territories")),
        places={
            sheet.at("territories").path: Text("{place}, {part}", place=sheet.name, part=label)
        },
        more=(Text("your row of the table, from territory 1; fewer where the game ended early"),),
    )


def _trolls_cards(content: Content) -> Question:
    label = Text("the Trolls' cards")
    most = max(map(len, content.printed[1].columns), default=0)  # Cards of a column.
    return Question(
        key="trolls cards",
        section=SOLO_BOARD,
        label=label,
        allowed=_after(FIRST_COLUMN_CLAIM, "0 1 2 2 3 3"),
        form=Figures(1, COLUMN_CLAIMS, 0, most),
        slot=After(("trolls", "cards"), (0,) * (FIRST_COLUMN_CLAIM - 1)),
        places={**_by_territory("cards", label), ("trolls",): Text("the Trolls")},
        more=(Text("how many cards were crossed out after each territory"),),
    )


def _trolls_claims(content: Content, words: Translation) -> Question:
    label, form = Text("the Trolls' claims"), Claims(content.printed[1].in_play, words)
    return Question(
        key="trolls claims",
        section=SOLO_BOARD,
        label=label,
        allowed=_after(FIRST_CLAIM, form.example),
        form=form,
        slot=After(("trolls", "claims"), ("",) * (FIRST_CLAIM - 1)),
        places=_by_territory("claims", label),
        more=(
            Text(
                "m is a monument, r2 and r3 are relics for 2 and 3 artifacts; then comes the value"
            ),
            Text("- where nothing was left to claim"),
        ),
    )


def trolls_columns(columns: int) -> Question:
    """Return the question for the columns on the player sheet, which need not be written (S9)."""
    label = Text("the Trolls' columns")
    return Question(
        key="trolls columns",
        section=PLAYER_SHEET,
        label=label,
        allowed=_after(FIRST_COLUMN_CLAIM, "4 2 1 3 5 6"),
        form=Figures(1, COLUMN_CLAIMS, 0, columns),
        slot=_Columns(("trolls", "columns"), (0,) * (FIRST_COLUMN_CLAIM - 1)),
        places=_by_territory("columns", label),
        nothing=[],
        more=(Text("the numbers of the columns; nothing when they were not written"),),
    )


@dataclass(frozen=True, slots=True)
class _Columns(After):
    """The columns, which a file leaves out where they were not written."""

    def put(self, tree: Tree, value: list[int]) -> Tree:
        """Return the tree with the columns, or without."""
        if value:
            return After(self.path, self.before).put(tree, value)
        trolls = {key: each for key, each in tree.get("trolls", {}).items() if key != "columns"}
        return {**tree, "trolls": trolls}


def _by_territory(key: str, label: Text) -> dict[Path, Said]:
    """The places of a list of the Trolls' and of its entries, each with what it is called."""
    places: dict[Path, Said] = {("trolls", key): label}
    for number in range(1, TERRITORIES + 1):
        territory = Text("Territory {number}", number=number)
        places[("trolls", key, number - 1)] = Text("{place}, {part}", place=label, part=territory)
    return places


def _after(first: int, example: str) -> Said:
    return Text(
        "after territories {first} to {last}, such as {example}",
        first=first,
        last=TERRITORIES,
        example=example,
    )

"""What every game asks first: how many play, and of each sheet whose it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scoring.entry.forms import Figure, Name
from scoring.entry.question import Form, Question, Slot
from scoring.entry.slots import At, NumberOfSheets, value_at
from scoring.place import Place, sheet_place
from sheets.schema import Path, Tree
from sheets.sentence import Sentence


@dataclass(frozen=True, slots=True)
class SheetQuestions:
    """The questions of one sheet; `seat` counts from 0."""

    seat: int
    tree: Tree

    @property
    def path(self) -> Path:
        """What leads to the sheet."""
        return ("sheet", self.seat)

    @property
    def place(self) -> Place:
        """The sheet's place in problems."""
        return sheet_place(self.seat, value_at(self.tree, (*self.path, "player")))

    def name(self) -> Question:
        """Ask for the player's name."""
        return self.question("player", Sentence("name"), "", Name(), places=(self.place,))

    def question(
        self,
        key: str,
        label: str,
        allowed: str,
        form: Form,
        slot: Slot | None = None,
        *,
        places: Iterable[Place] = (),
        nothing: object = None,
        more: tuple[str, ...] = (),
    ) -> Question:
        """Give a question of what stands at a key; problems at `places` too are its to mend."""
        sheets = len(self.tree["sheet"])
        return Question(
            key=f"sheet {self.seat + 1} {key}",
            section=Sentence("sheet {number} of {sheets}", number=self.seat + 1, sheets=sheets),
            label=label,
            allowed=allowed,
            form=form,
            slot=slot or At((*self.path, key)),
            places=(self.place.at(key).name, *(place.name for place in places)),
            nothing=nothing,
            more=more,
        )


def number_of_players(fewest: int, most: int) -> Question:
    """Ask how many play; as many sheets follow."""
    return Question(
        key="players",
        section=Sentence("the table"),
        label=Sentence("players"),
        allowed=Sentence("{fewest} to {most}", fewest=fewest, most=most),
        form=Figure(fewest, most),
        slot=NumberOfSheets(),
        places=("players", "sheet"),
    )

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
    """The questions of one sheet; `seat` counts from 0.

    They stand under the sheet's number and its player, or under `heading`.
    """

    seat: int
    tree: Tree
    heading: str = ""

    @property
    def path(self) -> Path:
        """What leads to the sheet."""
        return ("sheet", self.seat)

    @property
    def place(self) -> Place:
        """The sheet's place in problems."""
        return sheet_place(self.seat, value_at(self.tree, (*self.path, "player")))

    @property
    def section(self) -> str:
        """What stands above the questions."""
        if self.heading:
            return self.heading
        numbers = {"number": self.seat + 1, "sheets": len(self.tree["sheet"])}
        player = value_at(self.tree, (*self.path, "player"))
        if player is None:
            return Sentence("sheet {number} of {sheets}", **numbers)
        return Sentence("sheet {number} of {sheets}: {player}", player=player, **numbers)

    def name(self, slot: Slot | None = None) -> Question:
        """Ask for the player's name."""
        return self.question("player", Sentence("name"), "", Name(), slot, places=(self.place,))

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
        group: str = "",
        more: tuple[str, ...] = (),
    ) -> Question:
        """Give a question of what stands at a key; problems at `places` too are its to mend."""
        return Question(
            key=f"sheet {self.seat + 1} {key}",
            section=self.section,
            label=label,
            allowed=allowed,
            form=form,
            slot=slot or At((*self.path, key)),
            places=(self.place.at(key).name, *(place.name for place in places)),
            nothing=nothing,
            group=f"sheet {self.seat + 1} {group}" if group else "",
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

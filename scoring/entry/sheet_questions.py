"""What every game asks first: how many play, and of each sheet whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.entry.forms import Figure, Key, Name
from scoring.entry.question import Effects, Form, Question, Slot, nothing_else
from scoring.entry.slots import At, NumberOfSheets, value_at
from scoring.states.place import sheet_place
from sheets.files.place import Place
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.words.text import Said, Text


@dataclass(frozen=True, slots=True)
class SheetQuestions:
    """The questions of one sheet; `seat` counts from 0.

    They stand under the sheet's number and its player, or under `heading`.
    """

    seat: int
    tree: Tree
    heading: Said = ""

    @property
    def path(self) -> Path:
        """What leads to the sheet."""
        return ("sheet", self.seat)

    @property
    def place(self) -> Place:
        """The sheet's place in problems."""
        return sheet_place(self.seat, value_at(self.tree, (*self.path, "player")))

    @property
    def section(self) -> Said:
        """What stands above the questions."""
        if self.heading:
            return self.heading
        numbers = {"number": self.seat + 1, "sheets": len(self.tree["sheet"])}
        player = value_at(self.tree, (*self.path, "player"))
        if player is None:
            return Text("sheet {number} of {sheets}", **numbers)
        return Text("sheet {number} of {sheets}: {player}", player=player, **numbers)

    def within(self, parts: Mapping[Key, Said]) -> dict[Path, Said]:
        """Return places on the sheet by their keys, each with what it is called there."""
        return {(*self.path, key): self._called(part) for key, part in parts.items()}

    def _called(self, part: Said) -> Text:
        return Text("{place}, {part}", place=self.place.name, part=part)

    def name(self, slot: Slot | None = None) -> Question:
        """Ask for the player's name."""
        places = {self.path: self.place.name}
        more = (Text("as it stands at the top of the sheet"),)
        return self.question("player", Text("name"), "", Name(), slot, places=places, more=more)

    def question(
        self,
        key: str,
        label: Said,
        allowed: Said,
        form: Form,
        slot: Slot | None = None,
        *,
        at: Path = (),
        places: Mapping[Path, Said] | None = None,
        nothing: object = None,
        group: str = "",
        more: tuple[Said, ...] = (),
        told: Effects = nothing_else,
    ) -> Question:
        """Return a question of what stands at a key, or `at` a path within the sheet.

        Problems at `places` too are its to mend.
        """
        path = (*self.path, *(at or (key,)))
        return Question(
            key=f"sheet {self.seat + 1} {key}",
            section=self.section,
            label=label,
            allowed=allowed,
            form=form,
            slot=slot or At(path),
            places={path: self._called(label), **(places or {})},
            nothing=nothing,
            group=f"sheet {self.seat + 1} {group}" if group else "",
            more=more,
            told=told,
        )


def number_of_players(fewest: int, most: int) -> Question:
    """Ask how many play; as many sheets follow."""
    label = Text("players")
    return Question(
        key="players",
        section=Text("the table"),
        label=label,
        allowed=Text("{fewest} to {most}", fewest=fewest, most=most),
        form=Figure(fewest, most),
        slot=NumberOfSheets(),
        places=dict.fromkeys((("players",), ("sheet",)), label),
        more=(Text("everybody who wrote on a sheet; each is asked for in turn"),),
    )

"""A sheet's part of a state as answers change it: a page finishes it, and needs to know no rule.

What an answer changes is found by trying it. A figure is the sum of what answers add to it; one
that is there only once several are known, such as the crowns that a total leaves, says which.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from rollwrite.photo.joint import Meaning, Reading
from rollwrite.photo.reading import SheetReading
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.files.toml import write_entries

Answers: TypeAlias = Mapping[int, Meaning]  # By the number of the question.
Leaves: TypeAlias = dict[Path, Any]
# A figure that is typed is told from all others by being this one when it is tried.
TYPED: Final = 7919


class Outline:
    """What answers make of a sheet: one that a player has, or one that all share.

    `questions` are the sheet's readings that are asked, by their numbers.
    """

    def __init__(self, sheet: SheetReading, questions: Mapping[int, Reading]) -> None:
        self.sheet = sheet
        self.questions = questions
        self.base = self.trees({})
        self.tried = [({number: each}, self.trees({number: each}))
                      for number, question in questions.items()
                      for each in options(question)]  # fmt: skip
        self.whole = self._whole()

    def trees(self, answers: Answers) -> tuple[Tree, ...]:
        """Return everybody's part of the state with some answers."""
        sheet = self.sheet
        for number, meaning in answers.items():
            said = replace(self.questions[number], meaning=meaning, likely=1.0, by="person")
            sheet = sheet.answered(said)
        return sheet.trees()

    def nodes(self, seat: int) -> list[dict[str, Any]]:
        """Return the entries of one player's tree, in order, as the page's program knows them."""
        trees = [self.base[seat], *(trees[seat] for _, trees in self.tried)]
        wholes = [trees[seat] for trees in self.whole]
        found = {path for tree in trees for path in leaves(tree)}
        derived = {path for tree in wholes for path in leaves(tree)} - found
        order = merged([*wholes, *trees])
        return [self._node(seat, (key,), inner, derived) for key, inner in order.items()]

    def _node(self, seat: int, path: Path, inner: Any, derived: set[Path]) -> dict[str, Any]:
        node: dict[str, Any] = {"key": write_entries({str(path[-1]): 0}).rpartition(" = ")[0]}
        here = _at(self.base[seat], path)
        if here is not None and here in ({}, [], 0):
            node["always"] = True  # Shown although nothing is in it.
        if isinstance(inner, dict):
            entries = [self._node(seat, (*path, key), each, derived) for key, each in inner.items()]
            return {**node, "entries": entries}
        if isinstance(inner, list):
            items = self._items(seat, path, inner)
            return {**node, "items": [self._item(seat, path, each) for each in items]}
        if path in derived:
            return {**node, **self._derived(seat, path)}
        changes = [(number, option, _at(trees[seat], path))
                   for (number, option), trees in self._trials()]  # fmt: skip
        changes = [each for each in changes if each[2] not in (None, here)]
        asked = {number for number, _, _ in changes}
        if isinstance(inner, int) and changes and (here is not None or len(asked) > 1):
            by = [[number, option, value - (here or 0)] for number, option, value in changes]
            return {**node, "sum": here or 0, "by": by}
        text = None if here is None else _text(here)
        return {**node, "text": text,
                "by": [[number, option, None if value == TYPED else _text(value)]
                       for number, option, value in changes]}  # fmt: skip

    def _items(self, seat: int, path: Path, known: list[Any]) -> list[Any]:
        """Return all entries that answers can put into a list, in the order of its sheet."""
        here = len(_at(self.base[seat], path) or ())
        adding: dict[int, Meaning] = {}
        for answer, trees in self.tried:
            if len(_at(trees[seat], path) or ()) > here:
                adding |= answer
        return _order([_at(self.trees(adding)[seat], path) or [], known])

    def _item(self, seat: int, path: Path, item: Any) -> list[Any]:
        """Return an entry of a list: its text, and None where it is sure, else who adds it."""
        if item in (_at(self.base[seat], path) or ()):
            return [_text(item), None]
        return [_text(item), [[number, option] for (number, option), trees in self._trials()
                              if item in (_at(trees[seat], path) or ())]]  # fmt: skip

    def _trials(self) -> Iterator[tuple[tuple[int, int | None], tuple[Tree, ...]]]:
        """Yield what each answer alone makes of the state: the question's number, the answer's."""
        for answer, trees in self.tried:
            ((number, meaning),) = answer.items()
            meanings = self.questions[number].group.meanings
            yield (number, meanings.index(meaning) if meanings else None), trees

    def _whole(self) -> list[tuple[Tree, ...]]:
        """Return the state with all answers, each the first, each the last, and one changed."""
        asked = {number: each.group.meanings for number, each in self.questions.items()
                 if each.group.meanings}  # fmt: skip
        first = {number: meanings[0] for number, meanings in asked.items()}
        last = {number: meanings[-1] for number, meanings in asked.items()}
        changed = ({**first, number: each} for number, meanings in asked.items()
                   for each in meanings)  # fmt: skip
        return [self.trees(each) for each in (last, first, *changed)]

    def _derived(self, seat: int, path: Path) -> dict[str, Any]:
        """Return a figure that follows from several answers: which these are, what each adds."""
        best = self._greatest(seat, path)
        top = self._value(seat, path, best)
        needs = [
            number
            for number in best
            if self._value(seat, path, {k: v for k, v in best.items() if k != number}) is None
        ]
        by: list[list[Any]] = []
        for number in needs:
            for option, meaning in enumerate(self.questions[number].group.meanings):
                value = self._value(seat, path, {**best, number: meaning})
                by.append([number, option, None if value is None else value - (top or 0)])
        return {"sum": top, "by": by, "needs": needs}

    def _greatest(self, seat: int, path: Path) -> dict[int, Meaning]:
        """Return the answers that make a figure greatest: beside them each adds what it adds."""
        asked = {number: each.group.meanings for number, each in self.questions.items()
                 if each.group.meanings}  # fmt: skip
        best = {number: meanings[0] for number, meanings in asked.items()}
        for _ in range(2):  # A total that is too small for what is marked is put right first.
            for number, meanings in asked.items():
                best[number] = max(
                    (best[number], *meanings), key=lambda each: self._rank(seat, path,
                                                                          {**best, number: each})
                )  # fmt: skip
        return best

    def _rank(self, seat: int, path: Path, answers: Answers) -> int:
        value = self._value(seat, path, answers)
        return -1 if value is None else value

    def _value(self, seat: int, path: Path, answers: Answers) -> int | None:
        found: int | None = _at(self.trees(answers)[seat], path)
        return found


def options(reading: Reading) -> tuple[Meaning, ...]:
    """Return what is tried as an answer: every meaning, of a figure that is typed one for all."""
    return reading.group.meanings or (TYPED,)


def leaves(tree: Tree) -> Leaves:
    """Return what a tree holds, by path; lists are whole."""
    found: Leaves = {}
    for key, value in tree.items():
        if isinstance(value, dict):
            found |= {(key, *path): each for path, each in leaves(value).items()}
        else:
            found[(key,)] = value
    return found


def merged(trees: Sequence[Tree]) -> Tree:
    """Return a tree of all that is in any of some, in their order; the first have most."""
    found: Tree = {}
    for key in _order([list(tree) for tree in trees]):
        values = [tree[key] for tree in trees if key in tree]
        if isinstance(values[0], dict):
            found[key] = merged(values)
        elif isinstance(values[0], list):
            found[key] = _order(values)
        else:
            found[key] = values[0]
    return found


def _order(rows: Iterable[list[Any]]) -> list[Any]:
    """Return everything in some rows that agree in their order."""
    found: list[Any] = []
    for row in rows:
        place = 0
        for each in row:
            if each in found:
                place = found.index(each) + 1
            else:
                found.insert(place, each)
                place += 1
    return found


def _at(tree: Tree, path: Path) -> Any:
    """Return what a tree holds at a path, None for nothing."""
    value: Any = tree
    for step in path:
        value = value.get(step) if isinstance(value, dict) else None
    return value


def _text(value: Any) -> str:
    return write_entries({"a": value}).removeprefix("a = ").rstrip("\n")

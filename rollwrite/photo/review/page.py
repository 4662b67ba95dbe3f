"""Doubtful marks as one HTML file that asks for each and gives the finished state.

It needs no other file and no network. What its program knows of the state is an `Outline`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from math import prod
from pathlib import Path as FilePath
from typing import Any, Final, TypeAlias

from rollwrite.photo.answers import (
    CROWNS,
    HEAD,
    OF_TOTAL,
    TOTAL,
    TROLLS,
    UNREAD,
    board_said,
    board_text,
    disagreements_said,
    leaves,
    missing_said,
    mistakes_said,
    sources,
)
from rollwrite.photo.questions import Question, pictures_of, place_text, png, questions_of
from rollwrite.photo.review.score import score_data
from rollwrite.photo.table import Doubt, TableReading
from scoring.answers.web_page import data_uri, web_page
from scoring.places import Meaning
from sheets.files.problem import Path
from sheets.files.reading import read_text
from sheets.files.schema import Tree
from sheets.files.toml import LINE, has_heading, write_entries
from sheets.table.players import MOST_CHARACTERS
from sheets.words.text import Message, Text
from sheets.words.translation import Translation
from sheets.write.svg import face_style

PAGE: Final = FilePath(__file__).with_name("page.html")
STYLE: Final = FilePath(__file__).with_name("page.css")
SCORE_PROGRAM: Final = FilePath(__file__).with_name("score.js")
STATE_PROGRAM: Final = FilePath(__file__).with_name("state.js")
PROGRAM: Final = FilePath(__file__).with_name("page.js")
FACES: Final = ("text", "bold", "display")
LEAST_SHOWN: Final = 0.01  # An option less probable says nothing of how probable it is.

TITLE = Text("What the photographs leave open")
_OF = Text("{number} of {questions}", number="{number}", questions="{questions}")


def review_page(table: TableReading, words: Translation, file: str, hint: Message = "") -> str:
    """Return the page.

    `file` is what the state's file will be called, `hint` what can be done with it then.
    """
    held = [each.text for each in questions_of(table) if not _is_for_a_page(each)]
    table = replace(table, checks=tuple(each for each in table.checks if each.claim.to))
    questions = list(questions_of(table))
    photos = dict.fromkeys(sheet.photo for sheet in table.sheets)
    return web_page(
        PAGE,
        words,
        title=f"{words(TITLE)} · {', '.join(table.names)}",
        style=face_style(FACES) + read_text(STYLE),
        program=_program(),
        data={**_data(table, questions, words, file), "isHeld": not held},
        has_pictures=True,
        heading=TITLE,
        photos=", ".join(photos),
        sentences=(
            *missing_said(table),
            *mistakes_said(table),
            *board_said(table),
            *disagreements_said(table),
        ),
        questions=questions,
        held=held,
        sheets=[*zip((sheet.photo for sheet in table.sheets), pictures_of(table), strict=True)],
        names=table.names,
        longest_name=MOST_CHARACTERS,
        least_shown=LEAST_SHOWN,
        file=file,
        hint=hint,
        address=lambda picture: data_uri("image/png", png(picture)),
        photograph=lambda picture: data_uri("image/jpeg", picture),
        is_wide=lambda picture: picture.shape[1] > 2 * picture.shape[0],
    )


def _data(
    table: TableReading, questions: Sequence[Question], words: Translation, file: str
) -> dict[str, Any]:
    """Return what the page's program knows: the state, the score, what it says."""
    number = "{number}"
    return {
        "state": state_data(table),
        "score": score_data(table, words),
        "places": [words(each.place) for each in questions],
        "likely": [likely_answer(each) for each in questions],
        "depends": words(Text("The score depends on {question}", question="{question}")),
        "circled": words(Text("{number} is circled", number=number)),
        "written": words(Text("{number} is written", number=number)),
        "counted": words(Text("{number} is counted", number=number)),
        "of": words(_OF),
        "file": file,
        "most": MOST_CHARACTERS,
        "open": words(Text("left out")),
        "copied": words(Text("copied")),
    }


def _is_for_a_page(question: Question) -> bool:
    """Return whether a page can ask it: what would ask for marks anew it can only tell."""
    check = question.doubt.check
    return check is None or bool(check.claim.to)


def likely_answer(question: Question) -> int | None:
    """Return the likely answer as the page's program has it: an option's number, or a figure."""
    likely = question.likely
    if likely is None:
        return None
    return int(likely.meaning) if question.is_figure else question.options.index(likely)


def state_data(table: TableReading) -> dict[str, Any]:
    """Return the data of which the page's program makes the state's file."""
    doubts = [*table.doubts()]
    numbers = {each.path: number for number, each in enumerate(doubts)}
    checked = {
        ("sheet", each.check.seat, *each.check.claim.to): number
        for number, each in enumerate(doubts) if each.check and each.check.claim.to
    }  # fmt: skip
    paths = [table.place(index, reading)
             for index, sheet in enumerate(table.sheets) for reading in sheet.readings]  # fmt: skip
    said = zip(paths, sources(table), strict=True)
    return {
        "head": HEAD,
        "tail": board_text(table),
        **Outline(table).data(),
        "line": LINE,
        "unread": UNREAD,
        "total": (TOTAL, CROWNS, OF_TOTAL),
        "notes": {place_text(place): note for place, note in TROLLS.items()},
        "readings": [*_said_by(said, numbers, checked)],
    }


def _said_by(
    said: Iterable[tuple[Path, tuple[Path, str, str]]],
    numbers: Mapping[Path, int],
    checked: Mapping[Path, int],
) -> Iterator[list[Any]]:
    """Yield each place, a part of it, and who says it: a name, or the number of a question.

    What a check can change is said by that question's number, the option that changes nothing, and
    who says it then.
    """
    left = dict(checked)
    for path, (place, part, by) in said:
        if path in left:
            yield [place_text(place), part, [left.pop(path), 0, by]]
        else:
            yield [place_text(place), part, numbers.get(path, by)]
    for path, number in left.items():
        yield [place_text(path), "", [number, 0, ""]]


def _program() -> str:
    parts = "\n".join(map(read_text, (STATE_PROGRAM, SCORE_PROGRAM, PROGRAM)))
    return f'"use strict";\n(() => {{\n{parts}}})();\n'


Answers: TypeAlias = Mapping[int, Meaning]  # By the number of the question.
Node: TypeAlias = dict[str, Any]
# A figure that is typed is told from all others by being this one when it is tried.
TYPED: Final = 7919
# Answers together of which a page knows what follows; of more it leaves out what follows.
MOST_TOGETHER: Final = 2000


class Outline:
    """What answers make of a table's state."""

    def __init__(self, table: TableReading) -> None:
        self.table = replace(table, board=None)  # That no answer changes.
        self.questions: tuple[Doubt, ...] = tuple(table.doubts())
        self.base = self.tree({})
        self.tried = [({number: each}, self.tree({number: each}))
                      for number, question in enumerate(self.questions)
                      for each in options(question)]  # fmt: skip
        self.wholes = [(each, self.tree(each)) for each in self._wholes()]
        whole = [tree for _, tree in self.wholes]
        trees = [self.base, *(tree for _, tree in self.tried)]
        found = {path for tree in trees for path in leaves(tree)}
        self.derived = {path for tree in whole for path in leaves(tree)
                        if path not in found or self._has_typed(tree, path)}  # fmt: skip
        self.order = merged([*whole, *trees])

    def _has_typed(self, tree: Tree, path: Path) -> bool:
        """Return whether a list that is not there without answers holds a figure that is typed."""
        value = at(tree, path)
        return at(self.base, path) is None and isinstance(value, list) and TYPED in value

    def tree(self, answers: Answers) -> Tree:
        """Return the state with some answers."""
        table = self.table
        for number, meaning in answers.items():
            table = table.answered(self.questions[number], meaning)
        return table.tree()

    def data(self) -> dict[str, Any]:
        """Return the state as the page's program knows it: what is above all headings, tables."""
        above = [key for key, each in self.order.items() if not has_heading(each)]
        tables: list[Node] = []
        for key, value in self.order.items():
            if isinstance(value, dict):
                tables += ({"heading": f"[{'.'.join(map(_key, path))}]", **self._table(path, each)}
                           for path, each in _tables((key,), value))  # fmt: skip
            elif has_heading(value):
                tables += ({"heading": f"[[{_key(key)}]]", **self._table((key, place), each)}
                           for place, each in enumerate(value))  # fmt: skip
        return {"root": [self._node((key,), self.order[key]) for key in above], "tables": tables}

    def _table(self, path: Path, entries: Tree) -> Node:
        nodes = [self._node((*path, key), each) for key, each in entries.items()]
        return {"place": place_text(path), "nodes": nodes}

    def _node(self, path: Path, inner: Any) -> Node:
        node: Node = {"key": _key(str(path[-1])), "name": path[-1]}
        here = at(self.base, path)
        if here is not None and here in ({}, [], 0):
            node["always"] = True  # Shown although nothing is in it.
        if path[-1] == "player":
            return {**node, "player": path[1]}
        if isinstance(inner, dict):
            entries = [self._node((*path, key), each) for key, each in inner.items()]
            return {**node, "entries": entries}
        if path in self.derived:
            return {**node, **self._derived(path)}
        changes = [each for each in self._trials(path) if each[2] not in (None, here)]
        several = here is not None or len({number for number, _, _ in changes}) > 1
        if isinstance(inner, list) and changes and several:
            return {**node, "items": [self._item(path, each) for each in self._items(path, inner)]}
        if isinstance(inner, int) and changes and several:
            by = [[number, option, value - (here or 0)] for number, option, value in changes]
            return {**node, "sum": here or 0, "by": by}
        return {**node, "text": None if here is None else _text(here),
                "by": [[number, option, None if value == TYPED else _text(value)]
                       for number, option, value in changes]}  # fmt: skip

    def _items(self, path: Path, known: list[Any]) -> list[Any]:
        """Return all entries that answers can put into a list, in the order of its sheet."""
        here = len(at(self.base, path) or ())
        adding: dict[int, Meaning] = {}
        for answer, tree in self.tried:
            if len(at(tree, path) or ()) > here:
                adding |= answer
        return _order([at(self.tree(adding), path) or [], known])

    def _item(self, path: Path, item: Any) -> list[Any]:
        """Return an entry of a list: its text, and None where it is sure, else who adds it."""
        if item in (at(self.base, path) or ()):
            return [_text(item), None]
        return [_text(item), [[number, option] for number, option, value in self._trials(path)
                              if item in (value or ())]]  # fmt: skip

    def _trials(self, path: Path) -> Iterator[tuple[int, int | None, Any]]:
        """Yield what stands at a path after each answer alone: the question's, the option's number.

        A figure that is typed has no options.
        """
        for answer, tree in self.tried:
            ((number, meaning),) = answer.items()
            meanings = self._meanings(number)
            yield number, meanings.index(meaning) if meanings else None, at(tree, path)

    def _meanings(self, number: int) -> tuple[Meaning, ...]:
        """Return the options of a question; a figure has none, whatever is offered."""
        group = self.questions[number].reading.group
        return () if group.is_figure else group.meanings

    def _wholes(self) -> Iterator[dict[int, Meaning]]:
        """Yield all answers at once: the last of each, the first, and one of those changed."""
        asked = dict(enumerate(map(options, self.questions)))
        first = {number: meanings[0] for number, meanings in asked.items()}
        yield {number: meanings[-1] for number, meanings in asked.items()}
        yield first
        for number, meanings in asked.items():
            yield from ({**first, number: each} for each in meanings[1:])

    def _derived(self, path: Path) -> Node:
        """Return the node of a value that follows from several answers, and what each makes."""
        answers = next(each for each, tree in self.wholes if at(tree, path) is not None)
        needs = [number for number in answers if self._value(path, {
            key: each for key, each in answers.items() if key != number}) is None]  # fmt: skip
        value = self._value(path, answers)
        if isinstance(value, int):
            return {"needs": needs, **self._sum(path, answers, needs)}
        is_own = all(self.questions[each].path[: len(path)] == path for each in needs)
        if isinstance(value, list) and is_own:
            return {"needs": needs, "row": self._row(path, answers, needs)}
        return {"needs": needs, **self._every(path, answers, needs)}

    def _sum(self, path: Path, answers: Answers, needs: Sequence[int]) -> Node:
        """Return a figure that adds up, from the answers that make it greatest.

        Beside them none makes it so small that there is no such figure, unless it always does.
        """
        best = dict(answers)

        def rank(number: int, answer: Meaning) -> int:
            value = self._value(path, {**best, number: answer})
            return -1 if value is None else int(value)

        for number in [*needs, *needs]:
            tried = (best[number], *self._meanings(number))
            best[number] = max(tried, key=partial(rank, number))
        top = self._value(path, best) or 0
        by: list[list[Any]] = []
        for number, option, answer in self._each(needs):
            value = self._value(path, {**best, number: answer})
            by.append([number, option, None if value is None else value - top])
        return {"sum": top, "by": by}

    def _row(self, path: Path, answers: Answers, needs: Sequence[int]) -> list[Node]:
        """Return a list of figures that add up, of which each has questions of its own."""
        usual = self._value(path, answers)
        row: list[Node] = [{"sum": each, "by": []} for each in usual]
        for number, option, answer in self._each(needs):
            changed = self._value(path, {**answers, number: answer})
            for node, before, value in zip(row, usual, changed, strict=True):
                if value != before and option is None:
                    node |= {"sum": 0, "by": [[number, None, 0]]}
                elif value != before:
                    node["by"].append([number, option, value - before])
        return row

    def _every(self, path: Path, answers: Answers, needs: Sequence[int]) -> Node:
        """Return the node of a value for every combination of answers, where they are not many."""
        sizes = [len(self._meanings(number)) for number in needs]
        if prod(sizes) > MOST_TOGETHER:
            return {"text": None, "by": []}
        texts: list[Any] = []
        places = []
        for chosen in product(*map(self._meanings, needs)):
            value = self._value(path, {**answers, **dict(zip(needs, chosen, strict=True))})
            text = None if value is None else _text(value)
            if text not in texts:
                texts.append(text)
            places.append(texts.index(text))
        return {"sizes": sizes, "places": places, "texts": texts}

    def _each(self, needs: Iterable[int]) -> Iterator[tuple[int, int | None, Meaning]]:
        """Yield every answer to some questions, of a figure that is typed another one at once."""
        for number in needs:
            if not self._meanings(number):
                yield number, None, TYPED + 1
            for option, meaning in enumerate(self._meanings(number)):
                yield number, option, meaning

    def _value(self, path: Path, answers: Answers) -> Any:
        return at(self.tree(answers), path)


def options(doubt: Doubt) -> tuple[Meaning, ...]:
    """Return the answers that are tried: every meaning, of a figure that is typed one for all."""
    group = doubt.reading.group
    return (TYPED,) if group.is_figure else group.meanings


def merged(trees: Sequence[Tree]) -> Tree:
    """Return a tree of all that is in any of some, in their order; the first have most."""
    found: Tree = {}
    for key in _order([list(tree) for tree in trees]):
        values = [tree[key] for tree in trees if key in tree]
        if isinstance(values[0], dict):
            found[key] = merged(values)
        elif has_heading(values[0]):
            found[key] = [merged(entries) for entries in zip(*values, strict=True)]
        elif isinstance(values[0], list):
            found[key] = _order(values)
        else:
            found[key] = values[0]
    return found


def at(tree: Tree, path: Path) -> Any:
    """Return the value at a path of a tree, None for nothing."""
    value: Any = tree
    for step in path:
        if isinstance(step, int):
            value = value[step]
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value


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


def _tables(path: tuple[str, ...], table: Tree) -> Iterator[tuple[tuple[str, ...], Tree]]:
    """Yield a table with a heading, or of one that holds nothing but tables each of those."""
    if table and all(isinstance(each, dict) for each in table.values()):
        yield from (((*path, key), each) for key, each in table.items())
    else:
        yield path, table


def _key(key: str) -> str:
    return write_entries({key: 0}).rpartition(" = ")[0]


def _text(value: Any) -> Any:
    """Return a value as a file has it; of a list each entry."""
    if isinstance(value, list):
        return [_text(each) for each in value]
    return write_entries({"a": value}).removeprefix("a = ").rstrip("\n")

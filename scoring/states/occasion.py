"""The occasion of a game: its date, its place, and what was noted of it. No rule asks for them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sheets.files.problem import Problem
from sheets.files.schema import Tree
from sheets.words.quoting import TEXT, must_be
from sheets.words.text import Said, Text

KEYS = ("date", "place", "notes")
LONGEST_PLACE = 100  # Characters, which are a line.

_DATE = re.compile(r"\d{4}-\d\d-\d\d")


@dataclass(frozen=True, slots=True)
class Occasion:
    """When and where a game was played, None and "" where nobody says so."""

    date: date | None = None
    place: str = ""
    notes: str = ""

    @property
    def day(self) -> Said:
        """The date as a person writes it, "" where nobody says."""
        if self.date is None:
            return ""
        year, month, day = f"{self.date:%Y-%m-%d}".split("-")
        return Text("{year}-{month}-{day}", year=year, month=month, day=day)

    @property
    def remarks(self) -> tuple[Said, ...]:
        """What an answer says of it: date and place on a line, then the notes."""
        where: Said = self.place
        if self.date and where:
            where = Text("{date}, {place}", date=self.day, place=where)
        return tuple(filter(None, (where or self.day, self.notes)))

    @property
    def tree(self) -> Tree:
        """The entries of a file that say it."""
        values = ((key, getattr(self, key)) for key in KEYS)
        return {key: value for key, value in values if value}


UNKNOWN = Occasion()


def read_occasion(tree: Tree) -> tuple[Occasion, list[Problem]]:
    """Return the occasion that a state's tree tells, and what of it cannot be read."""
    found: dict[str, Any] = {}
    problems = []
    for key, read in (("date", _read_date), ("place", _read_place), ("notes", _read_notes)):
        if key not in tree:
            continue
        try:
            found[key] = read(tree[key])
        except ValueError as error:
            problems.append(Problem((key,), error.args[0]))
    return Occasion(**found), problems


def _read_date(value: Any) -> date:
    if isinstance(value, date) and not isinstance(value, datetime):
        return value
    try:
        if isinstance(value, str) and _DATE.fullmatch(value):
            return date.fromisoformat(value)
    except ValueError:
        pass
    raise ValueError(must_be(Text("a date such as 2026-11-22"), value))


def _read_place(value: Any) -> str:
    place = " ".join(_read_notes(value).split())
    if len(place) > LONGEST_PLACE:
        raise ValueError(
            Text(
                "has {length} characters; {most} are the most",
                length=len(place),
                most=LONGEST_PLACE,
            )
        )
    return place


def _read_notes(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(must_be(TEXT, value))
    return value.strip()

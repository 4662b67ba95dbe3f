"""The numbered rules of a game in words: a folder of texts, one file a language.

In a file such as `de.txt` a line begins with a rule's number; what stands indented below it are the
further lines of the same rule. A line `# M1 Components` is the heading of a section, whose numbers
begin so; with a letter alone, of a part, such as the rules of a variant. What stands in [brackets]
is a reading: what this project decided where the published rules are silent or can be read in two
ways.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from sheets.files.reading import read_text
from sheets.words.languages import ENGLISH
from sheets.words.text import Text, quoted

NUMBER = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
READING = re.compile(r"\[[^]]*\]")
HEADING = "# "


class UnknownRuleError(LookupError):
    """A number that no rule has, or a word that none holds; the message is a Text."""

    def __init__(self, asked: str, numbers: Iterable[str], *, is_word: bool = False) -> None:
        told = {"asked": quoted(asked), "known": _ranges(numbers)}
        super().__init__(
            Text("no rule holds the word {asked}; there are {known}", **told)
            if is_word
            else Text("no rule is called {asked}; there are {known}", **told)
        )


class Section(NamedTuple):
    """Rules under a heading: what their numbers begin with, the title, the rules by number.

    That of a part's title may have none, and those before the first heading have no title.
    """

    number: str
    title: str
    rules: Mapping[str, str]


@lru_cache(maxsize=1 << 6)
def load_sections(folder: Path, language: str) -> tuple[Section, ...]:
    """Return a game's rules by section; in English where nobody has written them in the language.

    A rule of several lines has line ends between them.
    """
    path = folder / f"{language}.txt"
    text = read_text(path if path.exists() else folder / f"{ENGLISH}.txt")
    sections, rules, number = list[Section](), dict[str, str](), ""
    for line in (HEADING, *text.splitlines()):
        if line.startswith(HEADING):
            rules = {}
            number, _, title = line.removeprefix(HEADING).partition(" ")
            sections.append(Section(number, title, MappingProxyType(rules)))
        elif line.startswith(" "):
            rules[number] += f"\n{line.strip()}"
        else:
            number, _, rules[number] = line.partition(" ")
    return tuple(each for each in sections if each.number or each.rules)


@lru_cache(maxsize=1 << 6)
def load_rules(folder: Path, language: str) -> Mapping[str, str]:
    """Return a game's rules by number, as `load_sections` has them."""
    sections = load_sections(folder, language)
    return MappingProxyType(
        {number: each.rules[number] for each in sections for number in each.rules}
    )


def rules_about(asked: str, rules: Mapping[str, str]) -> Mapping[str, str]:
    """Return the rules that are asked for, raising UnknownRuleError where there are none.

    asked: a number; what numbers begin with, such as `M3` or `S`; else a word, its beginning, or
        letters within words where no word begins so. Capitals do not count.
    """
    found = [each for each in rules if is_called(each, asked)]
    for pattern in (rf"\b{re.escape(asked)}", re.escape(asked)):
        found = found or [each for each in rules if re.search(pattern, rules[each], re.IGNORECASE)]
    if not found:
        raise UnknownRuleError(asked, rules, is_word=not NUMBER.fullmatch(asked.upper()))
    return {each: rules[each] for each in found}


def is_called(number: str, asked: str) -> bool:
    """Return whether a rule has the number that is asked for, or one that begins with it."""
    return asked.upper() in (number, number.partition(".")[0], number[0])


def _ranges(numbers: Iterable[str]) -> str:
    """Return what numbers there are, the first and the last of each letter: `M1.1-M9, S1-S12`."""
    letters = [[*each] for _, each in groupby(numbers, key=itemgetter(0))]
    return ", ".join("-".join(dict.fromkeys((each[0], each[-1]))) for each in letters)

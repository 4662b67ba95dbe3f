"""The numbered rules of a game in words, from its folder of texts, one file a language.

In a file such as `de.txt` a line begins with a rule's number; what stands indented below it are the
further lines of the same rule.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from sheets.files.reading import read_text
from sheets.words.languages import ENGLISH

NUMBER = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


class UnknownRuleError(LookupError):
    """A number that no rule has."""

    def __init__(self, number: str) -> None:
        super().__init__(f"no rule is called {number[:60]!r}; numbers are such as 'M7.2'")


@cache
def load_rules(folder: Path, language: str) -> Mapping[str, str]:
    """Return a game's rules by number; in English where nobody has written them in the language.

    A rule of several lines has line ends between them.
    """
    path = folder / f"{language}.txt"
    text = read_text(path if path.exists() else folder / f"{ENGLISH}.txt")
    rules: dict[str, str] = {}
    number = ""
    for line in text.splitlines():
        if line.startswith(" "):
            rules[number] += f"\n{line.strip()}"
        else:
            number, _, rules[number] = line.partition(" ")
    return MappingProxyType(rules)

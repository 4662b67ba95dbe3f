"""Checks of an edition's head and names: what no code on a sheet can hold, no face can print."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import get_args

from fonts import face, missing_characters
from sheets.editions.head import ByLanguage, Head, Language
from sheets.files.problem import Problem
from sheets.words.quoting import quoted

LONGEST_NAME = 40
UNBREAKABLE = "\u00a0\u202f"  # The spaces before some French signs.
NAME_FACES = ("text", "bold")
LANGUAGES: Mapping[str, str] = {"en": "English", "fr": "French", "de": "German"}

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_VERSION = re.compile(r"[0-9A-Z.]{1,8}")  # As much as the code on a sheet can hold.


def find_head_problems(head: Head) -> Iterator[Problem]:
    """Find an id and a version that cannot be used."""
    if not _ID.fullmatch(head.id) or len(head.id) > LONGEST_NAME:
        what = f"must be at most {LONGEST_NAME} of a-z, 0-9 and single hyphens"
        yield Problem("id", f"{what}, not {quoted(head.id)}")
    if not _VERSION.fullmatch(head.version):
        what = "must be 1 to 8 of 0-9, A-Z and the dot, which a sheet's code can hold"
        yield Problem("version", f"{what}, not {quoted(head.version)}")


def find_name_problems(names: Mapping[str, ByLanguage]) -> Iterator[Problem]:
    """Find a missing title and names that cannot be printed; `names` by their places."""
    if not names["title"]:
        yield Problem("title", "is empty; a title in at least one language is needed")
    yield from find_unprintable(names)


def find_missing_languages(names: Mapping[str, ByLanguage]) -> Iterator[Problem]:
    """Find what has no name in one of the languages; the first that there is stands in for it."""
    for where, by_language in names.items():
        for language in get_args(Language):
            if language not in by_language:
                yield Problem(where, f"has no name in {LANGUAGES[language]}", level="warning")


def find_unprintable(
    texts: Mapping[str, ByLanguage], longest: int = LONGEST_NAME
) -> Iterator[Problem]:
    """Find texts, by their places, that are empty, too long, not one line, or not in the faces."""
    for where, by_language in texts.items():
        for language, text in by_language.items():
            if not text.strip():
                what = "is empty; write what is printed there, or leave the language out"
                yield Problem(f"{where}, {language}", what)
            elif not _is_one_line(text) or len(text) > longest:
                what = f"must be one line of at most {longest} letters, not {quoted(text)}"
                yield Problem(f"{where}, {language}", what)
    yield from _not_in_the_faces(texts)


def _is_one_line(text: str) -> bool:
    return all(each.isprintable() or each in UNBREAKABLE for each in text)


def _not_in_the_faces(names: Mapping[str, ByLanguage]) -> Iterator[Problem]:
    for where, by_language in names.items():
        for language, text in by_language.items():
            if letters := _missing_letters(text, is_title=where == "title"):
                what = f"no face of the sheets has {letters}; write it with other letters"
                yield Problem(f"{where}, {language}", what)


def _missing_letters(text: str, *, is_title: bool) -> str:
    """Return the letters that the sheets cannot show; a title also heads them, in capitals."""
    missing = [*chain(*(missing_characters(text, face(each)) for each in NAME_FACES))]
    if is_title:
        missing += missing_characters(text.upper(), face("display"))
    letters = [each for each in dict.fromkeys(missing) if each.isprintable()]
    return ", ".join(f"{each} (U+{ord(each):04X})" for each in letters)

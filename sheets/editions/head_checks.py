"""Checks of an edition's head and names: what no code on a sheet can hold, no face can print."""

import re
from collections.abc import Iterator, Mapping
from itertools import chain

from fonts import face, missing_characters
from sheets.editions.head import ByLanguage, Head
from sheets.files.problem import FieldPath, Path, Problem
from sheets.words.languages import LANGUAGES
from sheets.words.text import Text, quoted

LONGEST_NAME = 40
UNBREAKABLE = "\u00a0\u202f"  # The spaces before some French signs.
NAME_FACES = ("text", "bold")
TITLE: Path = ("title",)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_VERSION = re.compile(r"[0-9A-Z.]{1,8}")  # As much as the code on a sheet can hold.


def find_head_problems(head: Head) -> Iterator[Problem]:
    """Find an id and a version that cannot be used."""
    if not _ID.fullmatch(head.id) or len(head.id) > LONGEST_NAME:
        message = Text(
            "must be at most {most} characters, a to z, 0 to 9 and single hyphens, not {id}",
            most=LONGEST_NAME,
            id=quoted(head.id),
        )
        yield FieldPath(("id",)).error("", message)
    if not _VERSION.fullmatch(head.version):
        message = Text(
            "must be 1 to 8 characters, 0 to 9, A to Z and the dot, for a sheet's code holds no "
            "others, not {version}",
            version=quoted(head.version),
        )
        yield FieldPath(("version",)).error("", message)


def find_name_problems(names: Mapping[Path, ByLanguage]) -> Iterator[Problem]:
    """Find a missing title and names that cannot be printed; `names` by their paths."""
    if not names[TITLE]:
        yield FieldPath(TITLE).error("", "is empty; write a title in at least one language")
    yield from find_unprintable(names)


def find_missing_languages(names: Mapping[Path, ByLanguage]) -> Iterator[Problem]:
    """Find what has no name in one of the languages; the first that there is stands in for it."""
    for path, by_language in names.items():
        for language in LANGUAGES:
            if language not in by_language:
                yield FieldPath(path).warning("", "has no name in {code!r}", code=language)


def find_unprintable(
    texts: Mapping[Path, ByLanguage], longest: int = LONGEST_NAME
) -> Iterator[Problem]:
    """Find texts, by their paths, that are empty, too long, not one line, or not in the faces."""
    for place, text in _each_text(texts):
        if not text.strip():
            yield place.error(
                "", "is empty; write what is printed there, or leave the language out"
            )
        elif not _is_one_line(text) or len(text) > longest:
            message = Text(
                "must be one line of at most {most} letters, not {text}",
                most=longest,
                text=quoted(text),
            )
            yield place.error("", message)
    yield from _not_in_the_faces(texts)


def _each_text(texts: Mapping[Path, ByLanguage]) -> Iterator[tuple[FieldPath, str]]:
    for path, by_language in texts.items():
        for language, text in by_language.items():
            yield FieldPath((*path, language)), text


def _is_one_line(text: str) -> bool:
    return all(each.isprintable() or each in UNBREAKABLE for each in text)


def _not_in_the_faces(names: Mapping[Path, ByLanguage]) -> Iterator[Problem]:
    for place, text in _each_text(names):
        if letters := _missing_letters(text, is_title=place.path[:-1] == TITLE):
            message = Text(
                "the sheets cannot print {letters}; write it with other letters", letters=letters
            )
            yield place.error("", message)


def _missing_letters(text: str, *, is_title: bool) -> str:
    """Return the letters that the sheets cannot show; a title also heads them, in capitals."""
    missing = [*chain(*(missing_characters(text, face(each)) for each in NAME_FACES))]
    if is_title:
        missing += missing_characters(text.upper(), face("display"))
    letters = [each for each in dict.fromkeys(missing) if each.isprintable()]
    return ", ".join(f"{each} (U+{ord(each):04X})" for each in letters)

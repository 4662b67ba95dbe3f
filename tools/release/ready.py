"""The documents of the usual tables, for people who look at the repository and install nothing."""

from collections.abc import Iterator
from pathlib import Path

import rollwrite as rw
from sheets.words.languages import Language

PLAYERS = {"base": (2, 3, 4), "family": (2, 3, 4), "solo": (1,)}
LANGUAGES: tuple[Language, ...] = ("en", "de", "fr")


def make(folder: Path) -> None:
    """Write the sheets of every usual table, on A4 in colour."""
    folder.mkdir(exist_ok=True)
    for name, variant, players, language in documents():
        sheets = rw.draw(
            "merchants", variant=variant, players=players, language=language, paper="a4"
        )
        sheets.save(folder / name)


def documents() -> Iterator[tuple[str, str, int, Language]]:
    """Yield of every document its file's name, variant, number of players and language."""
    for language in LANGUAGES:
        for variant, numbers in PLAYERS.items():
            for players in numbers:
                name = f"merchants-{variant}-{players}-{language}.pdf"
                yield name, variant, players, language

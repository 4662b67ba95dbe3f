"""The documents of the usual tables, for people who install nothing: files of a release.

`python -m tools.release.ready [FOLDER]` makes them, without FOLDER in `dist/ready`. They lie beside
the source of a version, not in it, so that a clone stays small.
"""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import rollwrite as rw
from scoring.merchants.game import GAME
from sheets.words.languages import Language

Paper: TypeAlias = Literal["a4", "letter"]
Theme: TypeAlias = Literal["colour", "ink"]

FOLDER = Path(__file__).parents[2] / "dist" / "ready"
LANGUAGES: tuple[Language, ...] = ("en", "de", "fr")
PAPERS: tuple[Paper, ...] = ("a4", "letter")
THEMES: tuple[Theme, ...] = ("colour", "ink")
BESIDES = ("base-rules", "rules", "parts")  # What a table that begins needs, too.


class Document(NamedTuple):
    """A document of a table: all that it needs, the rules, what is to be cut out."""

    variant: str
    players: int
    language: Language
    paper: Paper
    theme: Theme

    @property
    def name(self) -> str:
        """The name of its file: `merchants-base-3-en-a4.pdf`, of pure black `...-ink.pdf`."""
        black = "-ink" if self.theme == "ink" else ""
        table = f"{self.variant}-{self.players}-{self.language}-{self.paper}"
        return f"merchants-{table}{black}.pdf"

    def drawn(self) -> rw.Sheets:
        """Return its sheets."""
        there = GAME.variants[self.variant].kinds()
        return rw.draw(
            "merchants",
            also=[kind for kind in BESIDES if kind in there],
            **self._asdict(),
        )


def documents() -> Iterator[Document]:
    """Yield every document: each table in each language, on each paper, in colour and in black."""
    for language, paper, theme in product(LANGUAGES, PAPERS, THEMES):
        for name, variant in GAME.variants.items():
            least, most = variant.players
            for players in range(least, most + 1):
                yield Document(name, players, language, paper, theme)


def make(folder: Path) -> None:
    """Write all documents into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in documents():
        each.drawn().save(folder / each.name)


if __name__ == "__main__":
    make(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)

"""Makes the documents of the usual tables, ready to print: `python -m tools.make_ready_sheets`.

They are for people who look at the repository and install nothing; a test holds them current.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import rollwrite as rw
from sheets.words.languages import LANGUAGES

READY = Path(__file__).parents[1] / "docs" / "ready"
VARIANTS = {"base": (2, 3, 4), "family": (2, 3, 4), "solo": (1,)}


def ready_sheets() -> Iterator[tuple[str, rw.Sheets]]:
    """Yield the sheets of every usual table, on A4 in colour, each with the name of its file."""
    for language in LANGUAGES:
        for variant, numbers in VARIANTS.items():
            for players in numbers:
                sheets = rw.draw("merchants", variant=variant, players=players, language=language)
                yield f"merchants-{variant}-{players}-{language}.pdf", sheets


def main() -> None:
    """Write all documents."""
    READY.mkdir(exist_ok=True)
    for name, sheets in ready_sheets():
        sheets.save(READY / name)


if __name__ == "__main__":
    main()

"""How many of 10,000 good files made bad end in a traceback: none may."""

from __future__ import annotations

from random import Random

from bench.figure import Figure
from scoring.open_game import Editions
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.scoring.mutations import answered, mutated

FILES = 10_000


def measure() -> list[Figure]:
    """Return the figure; the files are the same every time."""
    random, editions = Random(1), Editions()
    words = [load_translation(language) for language in LANGUAGES]
    failed = 0
    for number in range(FILES):
        text, format_ = mutated(random)
        try:
            answered(text, format_, words[number % len(words)], editions)
        except Exception as error:  # Whatever it is, it is what is counted.
            failed += 1
            print(f"{type(error).__name__}: {error}\n{text}")
    return [Figure("mutations: tracebacks", failed, "", limit=0, runs=FILES)]

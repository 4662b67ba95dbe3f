"""An edition from a seed: board, cards and solo map drawn by lots, and tried by play."""

from __future__ import annotations

import unicodedata
from base64 import b32encode
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from itertools import chain
from math import inf

from rollwrite.play.merchants.making.board import make_board
from rollwrite.play.merchants.making.cards import make_columns
from rollwrite.play.merchants.making.edition_file import edition_text
from rollwrite.play.merchants.making.lots import Lots
from rollwrite.play.merchants.making.pricing import Uses, priced, uses_in_play
from rollwrite.play.merchants.making.solo_map import make_solo_map
from rollwrite.play.merchants.making.trial import faults_in_play
from sheets.merchants.edition.checks.names import find_seed_problems
from sheets.merchants.edition.edition import LONGEST_SEED, Edition
from sheets.words.text import Text

ID = "seeded-merchants"
CODE = 7  # Signs of the version.
MOST_BOARDS = 12  # That are tried; the best of them is taken where none is good.


class SeedError(ValueError):
    """A seed that cannot stand on a page; the message is a text."""


Trial = Callable[[Edition], float]  # How far an edition is from playing well, 0 for not at all.


def make_edition(
    seed: str, base: Edition, trial: Trial = faults_in_play, uses: Uses = uses_in_play
) -> Edition:
    """Return the edition of a seed, the same wherever it is made.

    Names, rules, values, archive and targets are those of `base`. Letters of either case and
    spaces around make no difference. Raises SeedError for a seed that no page can show.
    """
    shown = tidy_seed(seed)
    drawn = shown.casefold()
    columns = make_columns(Lots(f"{drawn}/cards"))
    solo = replace(base.solo, map=make_solo_map(Lots(f"{drawn}/solo")))
    made = replace(base, id=ID, columns=columns, solo=solo, seed=shown)
    _check_letters(made)
    boards = (make_board(Lots(f"{drawn}/board/{number}")) for number in range(MOST_BOARDS))
    first = next(boards)
    made = priced(replace(made, board=first), uses)
    best, fewest = made, inf
    for board in chain([first], boards):
        tried = replace(made, board=board)
        faults = trial(tried)
        if faults < fewest:
            best, fewest = tried, faults
        if not faults:
            break
    return replace(best, version=_code(best))


def tidy_seed(seed: str) -> str:
    """Return a seed as it stands on the pages; raises SeedError where it cannot."""
    found = " ".join(unicodedata.normalize("NFC", seed).split())
    if not found:
        raise SeedError(Text("a seed is a word or two, such as a club's name and the week"))
    if len(found) > LONGEST_SEED or not found.isprintable():
        raise SeedError(Text("a seed is one line of at most {most} letters", most=LONGEST_SEED))
    return found


def _check_letters(edition: Edition) -> None:
    """Raise SeedError for a seed with letters that no face of the sheets has."""
    for problem in find_seed_problems(edition):
        raise SeedError(problem.message)


def _code(edition: Edition) -> str:
    """Return a short text that tells an edition from any other: what is printed decides."""
    content = edition_text(replace(edition, version="", seed=""))
    return b32encode(sha256(content.encode()).digest()).decode()[:CODE]

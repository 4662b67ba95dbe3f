"""A finished game's file to its score, or to the problems for which there is none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from scoring.score import Score
from scoring.scorer import load_scorer
from scoring.states.place import Place, placed_sheets
from scoring.states.reading import Reading
from sheets.editions.edition import (
    InvalidEditionError,
    UnknownEditionError,
    edition_path,
    load_edition,
    shipped_names,
)
from sheets.editions.head import Head
from sheets.files.problem import Problem, has_errors
from sheets.files.schema import MOST_PROBLEMS
from sheets.games import GAMES, edition_kind

_EDITION = Place("edition")


class _Found(NamedTuple):
    edition: Head | None = None
    content: Any | None = None
    problems: tuple[Problem, ...] = ()


class Editions:
    """The editions that states name, each read and laid out once."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str, Path], _Found] = {}

    def find(self, reading: Reading) -> tuple[Any | None, list[Problem]]:
        """Return the content of a state's edition, None when there is none, and its problems."""
        found = self._find(reading)
        return found.content, list(found.problems)

    def head(self, reading: Reading) -> Head | None:
        """Return the head of a state's edition, None when there is none."""
        return self._find(reading).edition

    def _find(self, reading: Reading) -> _Found:
        if reading.state is None:
            return _Found()
        name = reading.state.edition or GAMES[reading.game].edition
        key = (reading.game, name, reading.beside)
        if key not in self._found:
            self._found[key] = _load(*key)
        return self._found[key]


def find_problems(reading: Reading, editions: Editions) -> list[Problem]:
    """Return every problem of a state's file: of its form, of its edition, of its rules."""
    content, of_edition = editions.find(reading)
    problems = [*reading.problems, *of_edition]
    if content is not None:
        scorer = load_scorer(reading.game)
        problems += scorer.find_problems(reading.state, content, reading.unread)
    return problems


def score(reading: Reading, editions: Editions, lenient: bool = False) -> Score:
    """Return the score, without players when there is an error.

    `lenient` scores what can be scored in spite of errors; the problems say what was left out.
    """
    problems = find_problems(reading, editions)
    content, _ = editions.find(reading)
    if content is None or (has_errors(problems) and not lenient):
        found = Score(reading.game, reading.variant)
    else:
        found = load_scorer(reading.game).score(reading.state, content)
        if lenient:  # Else there are no errors, and nothing is left out.
            problems += _left_out(reading, found)
    edition = editions.head(reading)
    version = load_scorer(reading.game).versions.get(reading.variant, "") if edition else ""
    return replace(found, problems=(*problems, *found.problems), edition=edition, version=version)


def _left_out(reading: Reading, found: Score) -> Iterator[Problem]:
    """Say of what could not be read, and of sheets too many, that no score has it.

    What a game's own scoring says of a place, or of one within it, takes precedence; a board is
    never scored.
    """
    state: Any = reading.state
    said = [problem.where for problem in found.problems]
    placed = placed_sheets(state.sheet)
    for path in sorted(reading.unread, key=str):
        match path:
            case ("board", *_):
                continue
            case ("sheet", int(seat), *keys):
                place = placed[seat].place
            case _:
                place, keys = Place(), list(path)
        for key in keys:
            place = place.at(str(key))
        if not any(where == place.name or where.startswith(f"{place.name}, ") for where in said):
            yield place.warning("", "is left out of the score")
    game = GAMES[reading.game]
    most = game.players[reading.variant][1]
    for place, _ in placed[most : most + MOST_PROBLEMS]:
        yield place.warning(game.players_rule, "is left out of the score")


def _load(game: str, name: str, beside: Path) -> _Found:
    try:
        path = edition_path(name, beside)
        edition = load_edition(edition_kind(game), path)
    except UnknownEditionError:
        sentence = "no edition is called {name!r}; there are {known}, or a file's path"
        known = ", ".join(shipped_names())
        return _Found(problems=(_EDITION.error("", sentence, name=name[:60], known=known),))
    except InvalidEditionError as error:
        return _Found(problems=tuple(_inside(name, problem) for problem in error.problems))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        sentence = "{name!r} cannot be read: {reason}"
        problem = _EDITION.error("", sentence, name=name[:60], reason=reason.lower())
        return _Found(problems=(problem,))
    return _Found(edition, load_scorer(game).content(edition))


def _inside(name: str, problem: Problem) -> Problem:
    place = _EDITION.at(name[:60])
    return replace(problem, where=place.at(problem.where).name if problem.where else place.name)

"""`rollwrite.score` and `rollwrite.check`: what finished games are worth, and what is wrong."""

from rollwrite.answers import MalformedFileError, Report
from rollwrite.sources import Source, open_source, read
from scoring.games import find_edition_problems
from scoring.open_game import Editions
from scoring.score import Score
from sheets.files.reading import parse_toml


def score(
    source: Source,
    *,
    lenient: bool = False,
    editions: Editions | None = None,
    turn: int | None = None,
) -> Score:
    """Return the score of a finished game, its players in rank order.

    source:   the path of a state file, TOML or JSON, or of a record; its bytes, the open file, its
              tree as a dict, whose card numbers may be whole numbers, or a `Content`
    lenient:  score what can be scored in spite of errors; the problems say what was left out
    editions: those read before, kept for the next game
    turn:     of a record: the turn after which it is scored, by default the last

    With an error nothing is scored: the score has no players, and its `problems` say why.

    Raises OSError when a file cannot be opened, ValueError for a turn that there is not.
    """
    return open_source(source, editions, turn).score(lenient)


def check(source: Source, *, editions: Editions | None = None, turn: int | None = None) -> Report:
    """Return every problem of a finished game, or of an edition, nothing scored.

    source:   a state, a record or an edition, given as for `score`
    editions: those read before, kept for the next game
    turn:     of a record: the turn after which it is checked, by default the last

    Raises OSError when a file cannot be opened, ValueError for a turn that there is not.
    """
    try:
        file = read(source)
    except MalformedFileError as error:
        return Report((error.problem,))
    if file.kind == "edition" and turn is None:
        return Report(tuple(find_edition_problems(file.tree)))
    game = file.open(editions, turn)
    return Report(tuple(game.find_problems()), game.players)


def check_edition(source: Source) -> Report:
    """Return every problem of what is meant as an edition, given as for `check`.

    Raises OSError when a file cannot be opened.
    """
    try:
        file = read(source)
        tree = parse_toml(file.text) if file.kind == "record" else file.tree
    except MalformedFileError as error:
        return Report((error.problem,))
    return Report(tuple(find_edition_problems(tree)))

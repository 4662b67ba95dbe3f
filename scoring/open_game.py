"""A finished game, opened: its state, its edition, its problems, and what can be asked of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path as FilePath
from threading import Lock
from typing import TYPE_CHECKING, Any

from scoring.games import DEFAULT, AnyGame, Pages, UnknownGameError, find_game
from scoring.score import Score
from scoring.states import (
    KEYS,
    UNKNOWN,
    AnyState,
    Occasion,
    Unread,
    placed_sheets,
    players_in,
    printed_seats,
    read_occasion,
)
from sheets.editions.edition import (
    InvalidEditionError,
    UnknownEditionError,
    UnknownVersionError,
    edition_name,
    older_versions,
    shipped_names,
)
from sheets.editions.head import Head
from sheets.files.problem import (
    MOST_PROBLEMS,
    FieldPath,
    Path,
    Players,
    Problem,
    first_problems,
    has_errors,
)
from sheets.files.schema import MismatchError, Tree, as_problems, read
from sheets.words.languages import LANGUAGES
from sheets.words.text import Message, Name, Text, listed, must_be
from sheets.words.translation import load_translation

if TYPE_CHECKING:
    from sheets.document import SheetRenderer
    from sheets.table.table import Moment, Seat

_EDITION = FieldPath(("edition",))


@dataclass(frozen=True, slots=True)
class OpenGame:
    """What a file, or a tree, holds of a finished game.

    game:         None when no game is meant
    variant:      its variant's name
    state:        None when nothing can be made of it
    edition:      what it was played with, None where there is no sound one
    edition_path: its file
    content:      what the rules see of it, None where there are no sound state and edition
    faults:       the problems of form and edition, and warnings of what is written otherwise today
    unread:       the places whose content is missing from the state since it has a fault
    players:      the names on the sheets
    occasion:     when and where they played
    older:        gives the same game as each older version of its edition would have it, the latest
                  first; none where the version is named
    """

    game: AnyGame | None = None
    variant: str = ""
    state: AnyState | None = None
    edition: Head | None = None
    edition_path: FilePath | None = None
    content: Any = None
    faults: tuple[Problem, ...] = ()
    unread: Unread = frozenset()
    players: Players = ()
    occasion: Occasion = UNKNOWN
    older: Callable[[], Iterable[OpenGame]] = tuple

    @property
    def name(self) -> str:
        """The game's name, "" when no game is meant."""
        return self.game.name if self.game else ""

    @property
    def level(self) -> str:
        """The level it was played at, "" where there is none."""
        return getattr(self.state, "level", None) or ""

    @property
    def day(self) -> Name:
        """The day of the game as each language writes it."""
        return Name.of({each: load_translation(each)(self.occasion.day) for each in LANGUAGES})

    def find_problems(self) -> list[Problem]:
        """Return every problem: of the file's form, of its edition, of its rules.

        First of all comes that the sheets may be of an older version, where that has fewer of them.
        """
        problems = [*self.faults, *self.broken_rules()]
        return [*self._signs_of_age(problems), *problems]

    def broken_rules(self) -> list[Problem]:
        """Return every problem of the state by the game's rules."""
        if self.game is None or self.content is None:
            return []
        return first_problems(self.game.find_problems(self.state, self.content, self.unread))

    def _signs_of_age(self, problems: list[Problem]) -> Iterator[Problem]:
        found, least = self, _weight(problems)
        for older in self.older() if problems else ():
            if (weight := _weight(older.find_problems())) < least:
                found, least = older, weight
        if found is not self and found.edition and self.edition:
            text = Text(
                "the sheets look like those of {older}, not of {newest}; if they are, write "
                'edition = "{name} {older}"',
                name=self.edition.id,
                older=found.edition.version,
                newest=self.edition.version,
            )
            yield FieldPath(("edition",)).warning("", text)

    def score(self, lenient: bool = False) -> Score:
        """Return the score, without players when there is an error.

        `lenient` scores what can be scored in spite of errors; the problems say what was left out.
        """
        problems = self.find_problems()
        if self.content is None or (has_errors(problems) and not lenient):
            found = Score(self.name, self.variant)
        else:
            found = self.points()
            if lenient:  # Else there are no errors, and nothing is left out.
                problems += self._left_out(found.problems)
        version = self.game.variants[self.variant].version if self.game and self.edition else None
        return replace(
            found,
            problems=(*problems, *found.problems),
            edition=self.edition,
            version=version or "",
            seated=self.players,
            occasion=self.occasion,
            state=self.state,
        )

    def points(self) -> Score:
        """Return the score, problems or not; raises as `fillings`."""
        return self._sound_game().score(self.state, self.content)

    def seats(self) -> tuple[Seat, ...]:
        """Return who sits there, as the names are printed on the sheets."""
        return printed_seats(self.state) if self.state else ()

    def find_seat_problems(self) -> Iterator[Problem]:
        """Find why no sheets can be printed for so many; alone none need be there."""
        if self.game is None or self.state is None:
            return
        rule, (least, most) = self.game.players_rule, self.game.variants[self.variant].players
        sheets, stated = len(self.state.sheet), self.state.players
        players = max(sheets, int(least == 1)) if stated is None else stated
        if least == most != players:
            yield FieldPath(("players",)).error(
                rule, "there are {players}; {most} can play", players=players, most=most
            )
        elif not least <= players <= most:
            yield FieldPath(("players",)).error(
                rule,
                "there are {players}; {least} to {most} can play",
                players=players,
                least=least,
                most=most,
            )
        elif sheets > players:
            yield FieldPath(("sheet",)).error(
                rule,
                "there are more sheets ({sheets}) than players ({players})",
                sheets=sheets,
                players=players,
            )

    def realms(self) -> tuple[str, ...]:
        """Return the realms whose sheets something stands on, of a game with such.

        Raises as `fillings`.
        """
        return tuple(page.part for page in self.fillings() if page.kind == "realm")

    def fillings(self) -> Pages:
        """Return what stands on each page, by the page's key, when drawn filled.

        Whether the rules allow it does not matter. Raises ValueError where there is no state or no
        edition to be drawn.
        """
        return self._sound_game().fill(self.state, self.content)

    def moment(self) -> Moment:
        """Return what its sheets show when drawn filled: a state says no more than they do."""
        from sheets.table.table import Moment  # Tables know papers.

        return Moment()

    def filled_renderer(self) -> SheetRenderer:
        """Return what draws its sheets with the pens' marks on them; raises as `fillings`."""
        from sheets.document import SheetRenderer
        from sheets.drawing.filling import fill_page

        pages = self.fillings()
        assert self.game is not None  # What has fillings has a game and an edition.
        assert self.edition is not None
        finish = partial(fill_page, pages=pages, day=self.day)
        return SheetRenderer(self.game, self.edition, finish)

    def tree(self) -> Tree:
        """Return the tree from which the same state can be built; raises as `fillings`."""
        return {**self.occasion.tree, **self._sound_game().state_tree(self.state)}

    def _sound_game(self) -> AnyGame:
        if self.game is None or self.content is None:
            raise ValueError("there is no sound state with a sound edition")
        return self.game

    def _left_out(self, said: Iterable[Problem]) -> Iterator[Problem]:
        """Say of what could not be read, and of sheets too many, that no score has it.

        What a game's own scoring says of a place, or of one within it, takes precedence; a board is
        never scored.
        """
        paths = [problem.path for problem in said]
        for path in sorted(self.unread, key=str):
            if path[0] != "board" and not any(each[: len(path)] == path for each in paths):
                yield FieldPath(path).left_out("")
        if self.game and self.state:
            _, most = self.game.variants[self.variant].players
            for place, _ in placed_sheets(self.state.sheet)[most : most + MOST_PROBLEMS]:
                yield place.left_out(self.game.players_rule)


def _weight(problems: list[Problem]) -> tuple[int, int]:
    """Return how much is wrong: the errors, then all problems."""
    return sum(each.level == "error" for each in problems), len(problems)


@dataclass(frozen=True, slots=True)
class Found:
    """An edition that a state names, laid out for the rules, or why it is not."""

    path: FilePath | None = None
    edition: Head | None = None
    content: Any = None
    problems: tuple[Problem, ...] = ()


MOST_EDITIONS = 64  # That are kept; who needs more reads the oldest again.


class Editions:
    """The editions that states name, each read and laid out once, in however many threads.

    A file that changes meanwhile is not read again: new ones know it as it is then.

    of_stranger: whether no file of this machine is read but those of shipped editions
    sent:        the edition that came with a stranger's state, whatever that calls it
    """

    def __init__(self, *, of_stranger: bool = False, sent: Head | None = None) -> None:
        self._of_stranger = of_stranger
        self._sent = sent
        self._found: dict[tuple[str, str, FilePath], Found] = {}
        self._reading = Lock()

    def find(self, game: AnyGame, name: str, beside: FilePath) -> Found:
        """Return the edition that a state in the folder `beside` calls so."""
        if self._of_stranger and name.partition(" ")[0] not in shipped_names():
            if not isinstance(self._sent, game.tables):
                return _unknown(name)
            return Found(FilePath(name), self._sent, game.lay_out(self._sent))
        key = (game.name, name, beside)
        with self._reading:
            if key not in self._found:
                if len(self._found) == MOST_EDITIONS:
                    del self._found[next(iter(self._found))]
                self._found[key] = _found(game, name, beside)
            return self._found[key]


def _found(game: AnyGame, name: str, beside: FilePath) -> Found:
    try:
        path = game.edition_path(name, beside)
        if path.exists() and not (path.is_file() or path.is_dir()):
            message = Text("{name!r} is a pipe or a device; name a file", name=name[:60])
            return Found(problems=(_EDITION.error("", message),))
        edition = game.load(path)
    except UnknownVersionError as error:
        return Found(problems=(_EDITION.error("", error.args[0]),))
    except UnknownEditionError as error:
        return _unknown(name, error.hint)
    except InvalidEditionError as error:
        inside = (_EDITION.at(name[:60], *problem.path).path for problem in error.problems)
        problems = zip(error.problems, inside, strict=True)
        return Found(problems=tuple(replace(each, path=path) for each, path in problems))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        message = Text("{name!r} cannot be read: {reason}", name=name[:60], reason=reason.lower())
        return Found(problems=(_EDITION.error("", message),))
    return Found(path, edition, game.lay_out(edition))


def _unknown(name: str, hint: Message = "") -> Found:
    message = Text(
        "no edition is called {name!r}; there are {known}, or write the path of a file{hint}",
        name=name[:60],
        known=", ".join(shipped_names()),
        hint=hint,
    )
    return Found(problems=(_EDITION.error("", message),))


def open_game(
    tree: Tree, editions: Editions | None = None, beside: FilePath = FilePath()
) -> OpenGame:
    """Return the finished game that a state's tree is; what is wrong with it are its problems.

    `editions` are those read before, kept for the next game; `beside` is the folder from which the
    tree names other files.
    """
    try:
        game = find_game(tree.get("game", DEFAULT))
    except UnknownGameError as error:
        return OpenGame(faults=(error.problem,))
    return open_state(game, tree, editions or Editions(), beside)


def open_state(game: AnyGame, tree: Tree, editions: Editions, beside: FilePath) -> OpenGame:
    """Return the finished game that a tree is of one game; see `open_game`."""
    return _played_by(read_state(game, tree), editions, beside)


def _played_by(opened: OpenGame, editions: Editions, beside: FilePath, name: str = "") -> OpenGame:
    """Return a game that was read with an edition, that of its state unless one is named."""
    game = opened.game
    if game is None or opened.state is None:
        return opened
    name = name or opened.state.edition or game.edition
    found = editions.find(game, name, beside)
    faults = (*opened.faults, *found.problems)
    if found.content is None:
        return replace(opened, faults=faults)
    faults = tuple(game.refine_problem(fault, found.content) for fault in faults)
    state, warnings = game.upgrade(opened.state, found.content)
    return replace(
        opened,
        state=state,
        edition=found.edition,
        edition_path=found.path,
        content=found.content,
        faults=(*faults, *first_problems(warnings)),
        older=partial(_older, game, opened, editions) if name == game.edition else tuple,
    )


def read_state(game: AnyGame, tree: Tree) -> OpenGame:
    """Return the finished game that a tree is, without the edition that it names."""
    variants = tuple(game.variants)
    variant = tree.get("variant", variants[0])
    if not isinstance(variant, str) or variant not in variants:
        message = must_be(listed(variants, "or"), variant)
        return OpenGame(game, faults=(Problem(("variant",), message),))
    kind: type[AnyState] = game.state_type(variant)
    occasion, problems = read_occasion(tree)
    opened = partial(OpenGame, game, variant, occasion=occasion)
    written = {key: value for key, value in tree.items() if key not in KEYS}
    try:
        state = read(kind, written)
    except MismatchError as error:
        faults = error.faults
    else:
        names = tuple([sheet.player for sheet in state.sheet])
        return opened(state=state, faults=tuple(problems), players=names)
    sound, unread = _without(written, (path for path, _ in faults))
    problems += as_problems(iter(faults))
    part = None
    with suppress(MismatchError):
        part = read(kind, sound)
    return opened(state=part, faults=tuple(problems), unread=unread, players=players_in(tree))


def _without(tree: Tree, paths: Iterable[Path]) -> tuple[Tree, Unread]:
    """Return the tree without what cannot be read there, and the places where that was.

    A list of which one entry is faulty is left out as a whole, but a sheet keeps its seat.
    """
    sound = {key: _copied(value) for key, value in tree.items()}
    unread = {path[:3] if path[:1] == ("sheet",) else path[:2] for path in paths}
    for path in unread:
        _remove(sound, path)
    return sound, frozenset(unread)


def _copied(value: Any) -> Any:
    """Copy a table or the tables of a list, but not what is in them."""
    if isinstance(value, list):
        return [dict(each) if isinstance(each, dict) else each for each in value]
    return dict(value) if isinstance(value, dict) else value


def _remove(tree: Tree, path: Path) -> None:
    match path:
        case ("sheet", int(seat)):
            tree["sheet"][seat] = {}
        case ("sheet", int(seat), str(key)):
            tree["sheet"][seat].pop(key, None)
        case (str(table), str(key)) if isinstance(tree.get(table), dict):
            tree[table].pop(key, None)
        case (str(key), *_):
            tree.pop(key, None)


def _older(game: AnyGame, opened: OpenGame, editions: Editions) -> Iterator[OpenGame]:
    for path in reversed(older_versions(game.edition_path())):
        yield _played_by(opened, editions, path.parent, edition_name(path))

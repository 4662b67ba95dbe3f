"""A game in play: `rollwrite.new_game`, `Play`, which writes one down, and `roll`, its dice.

Knows no terminal: `rollwrite play` is a thin face of `Play`.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from random import Random
from typing import NamedTuple

from rollwrite.answers import translation
from rollwrite.files import write_file
from rollwrite.play import prompts, shorthand
from rollwrite.play.answers.text import (
    board_lines,
    card_lines,
    cards_called,
    effect_lines,
    sheet_lines,
)
from rollwrite.play.choices import dice_lines, throw
from rollwrite.play.corrections import answered, asked, go_on, put_in, taken_back, turns_in_common
from rollwrite.play.events import Outcome as Outcome
from rollwrite.play.events import Told as Told
from rollwrite.play.half import second_asked
from rollwrite.play.ongoing import Ongoing, resume
from rollwrite.play.ongoing import is_turn_end as is_turn_end
from rollwrite.play.position import Position, first_position
from rollwrite.play.record import (
    MalformedRecordError,
    Record,
    header_text,
    parse_record,
    player_called,
)
from rollwrite.play.record_file import BrokenRecordError as BrokenRecordError
from rollwrite.play.record_file import RecordFile as RecordFile
from rollwrite.play.sheet_state import score_of, standing
from rollwrite.play.steps import Roll
from rollwrite.play.table import Level, Variant, table_of
from rollwrite.play.words import CallError as CallError
from rollwrite.tables import (
    WrongTableError,
    check_computer_players,
    chosen_level,
    chosen_seats,
    chosen_variant,
    contradiction,
    other_players,
)
from scoring.merchants.content import content_of
from scoring.merchants.game import GAME as GAME
from scoring.score import Score
from sheets.editions.edition import edition_name, is_shipped
from sheets.files.problem import InvalidFileError
from sheets.merchants.edition.edition import Edition
from sheets.table.players import initials, same_names
from sheets.words.text import Message, Parameter, Text, joined, nearest, printable

# Computer players; what they are is imported where one plays.
OPPONENTS = ("greedy", "builder", "closer", "hunter", "planner")


def new_game(
    players: Sequence[str],
    variant: Variant = "base",
    edition: Edition | str | os.PathLike[str] = GAME.edition,
    level: Level = "beginner",
) -> Position:
    """Return the position before the first step of a game of Pandoria Merchants.

    players: their names in the order of play: 2 to 4, alone 1
    variant: `base`, `family` or `solo`
    edition: a shipped edition's name, with a version behind it or without, the path of an edition's
             file, or an edition that was read
    level:   how strong the Trolls are, alone: `beginner`, `advanced` or `expert`

    Raises WrongTableError for players that cannot play, NoGroundError where the edition has no
    solo map, UnknownEditionError, InvalidEditionError, OSError.
    """
    chosen_seats(GAME, chosen_variant(GAME, variant), None, players)
    if isinstance(edition, Edition):
        name = f"{edition.id} {edition.version}"
    else:
        name = os.fspath(edition)
        path = GAME.edition_path(name)
        name = edition_name(path) if is_shipped(path) else name
        edition = GAME.load(path)
    content = content_of(edition)
    table = table_of(variant, players, content, name, level if variant == "solo" else None)
    return first_position(table)


def roll(seed: int | str | None = None) -> Roll:
    """Return what two resource dice show, the same for the same seed; each face is as likely."""
    return throw(Random(seed))


def roll_lines(rolled: Roll) -> list[Message]:
    """Return what dice show in words, and what a `?` may be."""
    return dice_lines(rolled, GAME.load())


class Play:
    """A game that is written down while it is played: its beginning, its calls, its record.

    names:     the players' names in the order of play; of a record that is resumed, none or its own
    variant:   `base`, `family` or `solo`; default: the record's, else `base`
    level:     of a game alone: `beginner`, `advanced` or `expert`
    edition:   an edition's name or the path of its file; default: the record's, else the shipped
    opponents: computer players behind the others: `greedy`, `builder`, `closer`, `hunter`,
               `planner`
    rolls:     whether dice are rolled here; where opponents play, and with a seed, they are
    seed:      rolls the same dice each time, also after turns were taken back
    file:      the record to keep, by its path or an entered `RecordFile`; resumed where it is there
    guard:     gives what is entered while game and file change together, to defer signals perhaps

    Nothing that a call brings about is lost: a finished turn is in the file when the call returns,
    what was called of a turn that is not finished when the game is closed, as by `with`.

    Raises WrongTableError for a table that there is not, or where something is said otherwise than
    by the record, BrokenRecordError for a record that cannot be resumed, InvalidEditionError,
    UnknownEditionError, OSError.
    """

    def __init__(
        self,
        names: Sequence[str] = (),
        *,
        variant: str | None = None,
        level: str | None = None,
        edition: str | os.PathLike[str] | None = None,
        opponents: Sequence[str] = (),
        rolls: bool = False,
        seed: int | str | None = None,
        file: str | os.PathLike[str] | RecordFile | None = None,
        guard: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        bots = named_opponents(opponents)
        # What a seed gives is given again; dice that nothing gives again stand in the file.
        self._keeps_dice = seed is None and bool(rolls or bots)
        if self._keeps_dice:
            seed = secrets.randbits(32)
        self._guard = guard
        self._unanswered = ""
        wish = _Wish(tuple(names), variant or "", level or "", edition, bots)
        with ExitStack() as opened:
            if isinstance(file, str | os.PathLike):
                file = opened.enter_context(RecordFile(file))
            self.file = file
            self.game = self._filed = _begun(wish, file, "" if seed is None else str(seed))
            opened.pop_all()  # From now on `close` closes the file.

    def __enter__(self) -> Play:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Play {', '.join(self.players)}: {self.game.finished} turns>"

    def close(self) -> None:
        """Keep what was called of a turn that is not finished, and let others write the file."""
        if self.file:
            self.keep_begun()
            self.file.close()

    def keep_begun(self) -> None:
        """Keep what was called of a turn that is not finished; raises OSError.

        As long as later turns do not agree with one that was put in, the file is as it was before.
        """
        game = self.game.later.before if self.game.later else self.game
        is_begun = game.is_begun or (self._keeps_dice and game.steps)
        if self.file and (is_begun or game.finished < self._filed.finished):
            lines = [game.begun_line] if is_begun else []
            self.file.keep(turns_in_common(game, self._filed), *lines)

    @property
    def players(self) -> tuple[str, ...]:
        """The players in the order of play."""
        return self.game.record.players

    @property
    def position(self) -> Position:
        """The game as it stands, with all that is legal now."""
        return self.game.position

    @property
    def turns(self) -> tuple[str, ...]:
        """The finished turns as lines of a record."""
        return tuple(self.game.line(turn) for turn in range(1, self.game.finished + 1))

    @property
    def begun(self) -> str:
        """The line of the turn that is not finished, "" where nothing of it was called."""
        return self.game.line(self.game.finished + 1)

    def said(self, line: str) -> Message:
        """Return a line of the record, or steps of one, in the words of each language."""
        return self.game.said(line)

    @property
    def can_pass(self) -> bool:
        """Whether `pass_` goes on with the turn: it is begun, or two resources fit nowhere."""
        return self.game.can_pass

    @property
    def is_begun(self) -> bool:
        """Whether something of a turn was called that is not finished; dice rolled here are not."""
        return self.game.is_begun

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over

    @property
    def rolls(self) -> bool:
        """Whether the dice are rolled here."""
        return bool(self.game.seed)

    @property
    def opponent(self) -> str:
        """Which computer player is on, "" where a person is or the game has ended."""
        return self.game.opponent

    @property
    def prompt(self) -> Text:
        """Who is on, and with what."""
        return prompts.prompt(self.position, has_dice=self.rolls)

    @property
    def summary(self) -> Text:
        """What the player can do now, in short."""
        return prompts.summary(self.position)

    @property
    def closed_before_play(self) -> Text | None:
        """Which goals are closed before the first turn, None where none is."""
        return prompts.closed_before_play(self.game.start)

    @property
    def who(self) -> Text:
        """Who is on, and who comes next."""
        return prompts.who_is_on(self.position)

    @property
    def guilds(self) -> Text:
        """Who owns which guild in the family version."""
        return prompts.guilds_said(self.position)

    @property
    def dice(self) -> Text:
        """What the dice show that were rolled, else what the figures of ordinary ones stand for."""
        return prompts.dice_now(self.position)

    def letters(self, language: str = "en") -> Text:
        """Return which letter is short for which resource in a call."""
        return shorthand.letters(self.position, language)

    @property
    def standing(self) -> Text:
        """Who leads, or that nobody does."""
        return standing(self.score())

    def hint(self, language: str = "en") -> Text:
        """Return what a computer player would do now, as it can be called, and why."""
        from rollwrite.play.hints import hint  # Few games ask for one.

        return hint(self.position, language)

    @property
    def required(self) -> Told | None:
        """Why the turn that is next cannot be left out, None where it can."""
        return self.game.required()

    def call(self, line: str, language: str = "en") -> list[Outcome]:
        """Play what a line calls, a turn or a part of it; return what each step brought about.

        `language` is that of whoever calls, where a word can mean two things. Raises CallError at
        the first step that cannot be played; those before it are its `outcomes`, and stand. Raises
        OSError where a finished turn cannot be kept. What an action lacks may be the next line.
        """
        try:
            return self._played(answered(self.game, self._unanswered, line, language))
        except CallError as error:
            self._unanswered = error.unanswered
            raise

    def pass_(self) -> list[Outcome]:
        """Pass on what can be done now; where nothing else can, the turn ends; as `call`."""
        return self._played(go_on(self.game, self.game.pass_()))

    def play_bot(self) -> Outcome:
        """Play the turn of the opponent that is on, the same way each time for one seed."""
        steps = [*self.game.play_bot()]
        return self._moved(steps[-1][0], [each for _, told in steps for each in told])

    def take_back(self, turns: int | None = None) -> list[str]:
        """Take back so many turns, the one that is begun first, and on to a person's.

        By default the last call is taken back, where nothing of a turn is called the last turn,
        and behind a turn that was put in all that followed from it.
        Returns the lines that are gone, the last one first; "" is a step that was done without.
        Raises CallError where there are not so many.
        """
        game, taken = taken_back(self.game, turns)
        self._unanswered = ""
        with self._guard():
            if not game.later:
                self._file(game)
            self.game = game
        return taken

    def insert(self, line: str, language: str = "en") -> list[Outcome]:
        """Put in a turn that was missed, `2 Bernd: g E3 g E4 F3`; return what that brought about.

        It goes before the turn of that player in that round, by default before their last one. The
        turns behind it are played again, each by who is on then; where one no longer holds `asked`
        says so, the next turn that is called takes its place, and until all are played the file
        stays as it was. Raises CallError, and nothing is put in.
        """
        return self._played(put_in(self.game, line, language))

    @property
    def asked(self) -> Text | None:
        """What is asked behind half a draw, or of a turn behind one that was put in, else None."""
        if half := self.game.half:
            return second_asked(self.position, half)
        return asked(self.game)

    @property
    def is_unsettled(self) -> bool:
        """Whether turns behind one that was put in no longer hold; until all do nothing is kept."""
        return self.game.later is not None

    def choices(self, language: str = "en", *, in_full: bool = False) -> list[str]:
        """Return all that can be done now; many pairs of hexes only `in_full`, else their hexes."""
        return prompts.choice_lines(self.position, translation(language), in_full=in_full)

    def completions(self, line: str, language: str = "en") -> list[str]:
        """Return the words that can end a line whose last word is not complete, or not begun."""
        return self.game.completions(line, language)

    def board(self, language: str = "en") -> list[str]:
        """Return the lines of the board as text, and how far the end is."""
        return board_lines(self.position, translation(language))

    def sheets(self, language: str = "en") -> list[str]:
        """Return the lines of everybody's sheet as one table."""
        return sheet_lines(self.position, self.score(), translation(language))

    def cards(self, called: str = "", language: str = "en") -> list[str]:
        """Return a line for each card, with its state for who is on.

        `called` names another player, or cards, with their states for everybody and what they do.
        In the family version they are spells of the archive. Raises CallError for no name.
        """
        seat = player_called(self.game.record, called)
        seats: Sequence[int] = [self.position.seat if seat is None else seat]
        if seat is not None or not called:
            return card_lines(self.position, seats, translation(language))
        if not cards_called(called, self.position.table):
            raise CallError(self._nothing_called(called, language))
        seats = range(len(self.players))
        cards = card_lines(self.position, seats, words := translation(language), called)
        return [*cards, *effect_lines(called, self.position.table, words)]

    def _nothing_called(self, called: str, language: str) -> Text:
        """Say that no player and no card is called so."""
        names = self.position.table.edition.names
        printed = (*names.spells.values(), *names.buildings.values())
        own = (name for each in printed for key, name in each.items() if key in (language, "en"))
        hint = nearest(called, [*self.players, *own])
        return Text(
            "no player and no card is called {name!r}; the players are {known}{hint}",
            name=called[:30],
            known=joined(self.players),
            hint=hint,
        )

    def score(self) -> Score:
        """Return the score as the sheets stand now."""
        return score_of(self.position)

    def page(self, language: str = "en") -> str:
        """Return the game as it stands as a page of HTML that loads itself again, to be shown."""
        from rollwrite.play.answers.html import live_page  # Few games are shown.

        return live_page(self.game.replayed, self.position, translation(language))

    def write_page(self, path: str | os.PathLike[str], language: str = "en") -> None:
        """Write the page of the game as it stands, whole or not at all; raises OSError."""
        write_file(Path(path), self.page(language).encode())

    def _played(self, steps: Iterator[tuple[Ongoing, Sequence[Told]]]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        self._unanswered = ""
        try:
            for game, told in steps:
                outcomes.append(self._moved(game, told))
        except CallError as error:
            error.outcomes = tuple(outcomes)
            raise
        return outcomes

    def _moved(self, game: Ongoing, told: Iterable[Told]) -> Outcome:
        """Go on with a game; turns that it has finished are kept first."""
        same = turns_in_common(game, self.game)
        line = game.line(same + 1) if game.finished > same else ""
        with self._guard():
            self._keep_turns(game)
            self.game = game
        return Outcome(tuple(told), line)

    def _keep_turns(self, game: Ongoing) -> None:
        """Keep turns that a game has finished, once all behind one that was put in hold."""
        if not game.later and game.finished > turns_in_common(game, self._filed):
            self._file(game)

    def _file(self, game: Ongoing) -> None:
        """Let the file hold the finished turns of a game, and no others."""
        if self.file:
            same = turns_in_common(game, self._filed)
            self.file.keep(same, *(game.line(turn + 1) for turn in range(same, game.finished)))
        self._filed = game


class _Wish(NamedTuple):
    """What somebody says of a game; "" and () where they say nothing.

    `opponents` are computer players by the names that they have behind the others.
    """

    names: tuple[str, ...]
    variant: str
    level: str
    edition: str | os.PathLike[str] | None
    opponents: Mapping[str, str]


def named_opponents(kinds: Sequence[str]) -> Mapping[str, str]:
    """Return what computer players are called at the table, with what each is: `Greedy 2`."""
    check_computer_players(kinds, OPPONENTS)
    names: dict[str, str] = {}
    for place, kind in enumerate(kinds):
        number = kinds[: place + 1].count(kind)
        names[kind.capitalize() if number == 1 else f"{kind.capitalize()} {number}"] = kind
    return names


def _begun(wish: _Wish, file: RecordFile | None, seed: str) -> Ongoing:
    """Return the game of a file that holds one, else a new one, which the file then holds."""
    folder = file.path.parent if file else Path()
    if file and file.record:
        _refuse_contradictions(wish, file, file.record)
        try:
            return resume(file.record, folder, seed=seed, opponents=wish.opponents)
        except InvalidFileError as error:
            raise BrokenRecordError(file.path, error.problems, file.record.players) from error
    record = _new_record(wish, folder)
    try:
        game = resume(record, folder, seed=seed, opponents=wish.opponents)
    except InvalidFileError as error:
        path = Path(wish.edition or record.edition)
        raise InvalidFileError(path, error.problems) from error
    if file:
        file.begin(game.record)
    return game


def _new_record(wish: _Wish, folder: Path) -> Record:
    variant = chosen_variant(GAME, wish.variant)
    refuse_alone(variant, wish.opponents)
    level = chosen_level(GAME, variant, wish.level)
    edition = GAME.edition if wish.edition is None else _edition_in(wish.edition, folder)
    seats = chosen_seats(GAME, variant, None, (*wish.names, *wish.opponents))
    names = tuple(seat.name for seat in seats)
    name, _, version = edition.partition(" ")
    is_shipped_one = name == GAME.edition
    record = Record(
        game=GAME.name,
        variant=variant,
        edition=name if is_shipped_one else edition,
        version=version if is_shipped_one else "",
        players=names,
        initials=_all_initials(names, wish.opponents),
        level=level,
    )
    return _as_it_is_read(record)


def _edition_in(edition: str | os.PathLike[str], folder: Path) -> str:
    """Return what a record in a folder calls an edition: its name, or its path from there."""
    path = GAME.edition_path(os.fspath(edition))
    name = edition_name(path) if is_shipped(path) else os.path.relpath(path, folder)
    if printable(name) != name:
        raise WrongTableError(_not_named(name))
    return name


def _as_it_is_read(record: Record) -> Record:
    """Return a record that can be read back; raises WrongTableError where it cannot."""
    try:
        read = parse_record(header_text(record))
    except MalformedRecordError as error:
        raise WrongTableError(error.problem.message) from error
    if read != record:
        raise WrongTableError(_not_named(record.edition))
    return read


def _not_named(edition: str) -> Text:
    return Text("a record cannot hold the name {file}; rename the file", file=printable(edition))


def _all_initials(names: tuple[str, ...], opponents: Mapping[str, str]) -> tuple[str, ...]:
    """Return everybody's initials, with the number of an opponent who has one: `G` and `G2`."""
    people = names[: len(names) - len(opponents)]
    found = (*initials(people), *(name[0] + name.partition(" ")[2] for name in opponents))
    return initials(names) if same_names(found) else found


def refuse_alone(variant: str, opponents: Mapping[str, str]) -> None:
    """Raise WrongTableError where somebody is to play against a player who is alone."""
    if opponents and GAME.variants[variant].players[1] == 1:
        raise WrongTableError(
            Text(
                "{game} {variant} is played alone; leave out {opponents}",
                game=GAME.name,
                variant=variant,
                opponents=Parameter("opponents"),
            )
        )


def _refuse_contradictions(wish: _Wish, file: RecordFile, record: Record) -> None:
    """Raise WrongTableError where something is said otherwise than by the record that is there."""
    for key, value in (("variant", wish.variant), ("level", wish.level)):
        if value and value != getattr(record, key):
            raise contradiction(file.path, key, getattr(record, key) or Text("none"))
    refuse_alone(record.variant, wish.opponents)
    _refuse_other_players(wish, file, record)
    if wish.edition:
        name = record.edition or GAME.edition
        if name == GAME.edition:
            name = f"{name} {record.version}".strip()
        there = GAME.edition_path(name, file.path.parent)
        if GAME.edition_path(os.fspath(wish.edition)).resolve() != there.resolve():
            raise contradiction(file.path, "edition", name)


def _refuse_other_players(wish: _Wish, file: RecordFile, record: Record) -> None:
    name, ours = printable(str(file.path)), tuple(wish.opponents)
    if ours and record.players[-len(ours) :] != ours:
        raise WrongTableError(
            Text(
                "other players play in {file}; leave out {opponents}, or name those who play there",
                file=name,
                opponents=Parameter("opponents"),
            )
        )
    if not wish.names:
        return
    seats = chosen_seats(GAME, record.variant, None, (*wish.names, *ours))
    if tuple(seat.name for seat in seats) != record.players:
        raise other_players(file.path, record.players)

"""The options of a table: all that a program, a command or a page can say of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from reprlib import repr as short
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypedDict, cast

from rollwrite.choices import ANY, BOARD, DICE, HOLES, PAPER_NAMES, REALMS, THEMES, known_word
from rollwrite.sources import Source, open_source, read_bytes
from rollwrite.tables import WrongTableError, chosen_level, chosen_seats, chosen_variant
from scoring.games import AnyGame, find_game
from scoring.open_game import Editions
from scoring.open_game import OpenGame as OpenGame
from sheets.drawing.names import Dice, Holes
from sheets.drawing.paper import PAPERS
from sheets.drawing.theme import load_theme
from sheets.editions.head import Head
from sheets.files.problem import Problem, first_problems, has_errors
from sheets.game import PrintedGame, Variant
from sheets.table.players_file import Party, parse_parties
from sheets.table.table import Seat, seats_for
from sheets.table.table import Table as Table
from sheets.words.languages import LANGUAGES, Language
from sheets.words.text import Message, Parameter, Text

AID: Final = "aid"
CALLS: Final = "calls"
LEDGER: Final = "ledger"  # The kind of sheet whose targets a level decides (S2).
PARTS: Final = "parts"  # What is cut out, the same online too.
PLAYER: Final = "player"  # The kind that is the same online, but for the order of names.

# What a state says itself.
SAID_BY_STATE: Final = ("variant", "players", "players_file", "level", "edition")

# Options that are one of a few words.
_WORDS: Final[Mapping[str, tuple[str | None, ...]]] = MappingProxyType(
    {
        "language": LANGUAGES,
        "paper": PAPER_NAMES,
        "theme": THEMES,
        "dice": (None, *DICE),
        "holes": HOLES,
    }
)

# And options that are several words.
_SEVERAL: Final = ("kinds", "players", "realms", "also")


class Keywords(TypedDict, total=False):
    """The options of a table but its game and kinds of sheet, as keywords of `rollwrite.draw`."""

    players: int | Literal["any"] | Sequence[str] | None
    players_file: Source | None
    skip_bad: bool
    variant: str | None
    level: str | None
    edition: Source | Head | None
    filled: Source | OpenGame | None
    turn: int | None
    language: Language
    paper: Literal["a4", "letter", "a3"]
    theme: Literal["colour", "grey", "ink"]
    online: bool
    coordinates: bool | None
    dice: Dice | None
    realms: Sequence[str]
    markers: bool
    holes: Holes
    duplex: bool
    screen: bool
    also: Sequence[str]
    plain: bool
    copies: int


@dataclass(frozen=True, slots=True, repr=False)
class TableOptions:
    """All that can be said of a table, of its players, and of how its sheets are to look.

    `rollwrite.draw` says what each of them is; None is what is usual for the rest. Nothing is
    looked at before the table is drawn.
    """

    game: str | None = None
    kinds: Sequence[str] = ()
    players: int | Literal["any"] | Sequence[str] | None = None
    players_file: Source | None = None
    skip_bad: bool = False
    variant: str | None = None
    level: str | None = None
    edition: Source | Head | None = None
    filled: Source | OpenGame | None = None
    turn: int | None = None
    language: str = "en"
    paper: str = "a4"
    theme: str = "colour"
    online: bool = False
    coordinates: bool | None = None
    dice: str | None = None
    realms: Sequence[str] = ()
    markers: bool = True
    holes: str = ""
    duplex: bool = False
    screen: bool = False
    also: Sequence[str] = ()
    plain: bool = False
    copies: int = 1

    def __post_init__(self) -> None:
        """Take words in any capitals and in other spellings, as the command line does.

        What gives its words only once is kept as all of them, since they are looked at repeatedly.
        """
        for name, known in _WORDS.items():
            if isinstance(value := getattr(self, name), str):
                object.__setattr__(self, name, known_word(value, known))
        for name in _SEVERAL:
            if isinstance(value := getattr(self, name), Iterator):
                object.__setattr__(self, name, tuple(value))
        if isinstance(self.players, str):
            number = int(self.players) if self.players.isdecimal() else self.players.casefold()
            object.__setattr__(self, "players", number)

    def __repr__(self) -> str:
        values = ((each.name, getattr(self, each.name), each.default) for each in fields(self))
        said = (f"{name}={short(value)}" for name, value, usual in values if value != usual)
        return f"TableOptions({', '.join(said)})"

    def opened(self, editions: Editions | None = None) -> OpenGame:
        """Return the state that fills the sheets, which says itself who plays what.

        `editions` are those that were read before.

        Raises WrongTableError where other options say it again or otherwise, and for a state of
        which no sheet can be drawn, OSError for one that cannot be read.
        """
        assert self.filled is not None  # Else there is none to be opened.
        game = self.filled
        if not isinstance(game, OpenGame):
            game = open_source(game, editions, self.turn)
        for name in SAID_BY_STATE:
            if getattr(self, name) not in (None, ""):
                said = {"filled": Parameter("filled"), "option": Parameter(name)}
                raise WrongTableError(Text("{filled} says it already; leave out {option}", **said))
        if self.game and game.name and self.game != game.name:
            raise WrongTableError(
                Text(
                    "{option} says {given}, but the state is one of {game}",
                    option=Parameter("game"),
                    given=self.game,
                    game=game.name,
                )
            )
        problems = [*game.faults, *game.find_seat_problems()]
        if has_errors(problems) or game.game is None:
            raise WrongTableError.of(problems, game.players)
        return game

    def for_online(self, variant: Variant) -> TableOptions:
        """Return them for play online where a kind of sheet is asked for that is for that."""
        is_online = not {*variant.online_sheets}.isdisjoint((*self.kinds, *self.also))
        return replace(self, online=self.online or is_online)

    def printed_kinds(self, variant: Variant) -> tuple[str, ...]:
        """Return the kinds of sheet of a document: those named, else the usual ones, and `also`."""
        usual = variant.usual_kinds(online=self.online, requested=bool(self.realms))
        return tuple(dict.fromkeys((*(self.kinds or usual), *self.also)))

    def seated(self, game: AnyGame, variant: str) -> Seated:
        """Return who sits where: at one table, or at those of a file of players.

        Raises WrongTableError for what there is not, OSError for a file of players that cannot be
        read.
        """
        level = chosen_level(game, variant, self.level) if self.level else ""
        if self.players_file is None:
            table = self.table(variant, self._seats(game, variant), level)
            return Seated((self._for_any(table, game) if self.players == ANY else table,))
        if self.players is not None:
            file, players = Parameter("players_file"), Parameter("players")
            raise WrongTableError(
                Text("{file} names the players; leave out {players}", file=file, players=players)
            )
        table = self.table(variant, (), level)
        least, most = game.variants[variant].players
        data, name = read_bytes(self.players_file)
        listed = parse_parties(data, name, least, most, game.players_rule)
        parties = (each for each in listed if isinstance(each, Party))
        problems = first_problems(each for each in listed if isinstance(each, Problem))
        return Seated(tuple(_titled(table, party) for party in parties), tuple(problems))

    def _seats(self, game: AnyGame, variant: str) -> tuple[Seat, ...]:
        players = None if self.players == ANY else self.players
        if players is None or isinstance(players, int):
            return chosen_seats(game, variant, players)
        if isinstance(players, str | float) or not all(isinstance(name, str) for name in players):
            raise WrongTableError(
                Text(
                    "{option} is a whole number, `any`, or a list of names, which are texts",
                    option=Parameter("players"),
                )
            )
        return chosen_seats(game, variant, len(players), players, online=self.online)

    def _for_any(self, table: Table, game: AnyGame) -> Table:
        """Return the table for any number of players, whose sheets no camera reads."""
        played, players = game.variants[table.variant], Parameter("players")
        if not played.any_number:
            raise WrongTableError(
                Text(
                    "{game} {variant} has no sheets for any number; {players} is a whole number",
                    game=game.name,
                    variant=table.variant,
                    players=players,
                )
            )
        if table.online:
            online = Parameter("online")
            raise WrongTableError(
                Text(
                    "{online} is for players who are known; say with {players} how many",
                    online=online,
                    players=players,
                )
            )
        return replace(table, fewest=played.players[0], markers=False)

    def table(
        self, variant: str, seats: tuple[Seat, ...], level: str, realms: Sequence[str] = ()
    ) -> Table:
        """Return the table of these seats, whose sheets look as the options say.

        Raises WrongTableError for a word that an option does not know.
        """
        self._refuse_unknown_words()
        return Table(
            variant,
            seats,
            self.language,
            load_theme(self.theme),
            PAPERS[self.paper],
            online=self.online,
            coordinates=self.online if self.coordinates is None else self.coordinates,
            level=level,
            realms=tuple(realms),
            markers=self.markers,
            holes=cast(Holes, self.holes),
            duplex=self.duplex,
            screen=self.screen,
            dice=cast(Dice, self.dice or "d6"),
            plain=self.plain,
        )

    def _refuse_unknown_words(self) -> None:
        for name, known in _WORDS.items():
            value = getattr(self, name)
            if value not in known:
                raise WrongTableError(
                    Text(
                        "no {option} is called {value!r}; there are {known}",
                        option=Parameter(name),
                        value=str(value)[:60],
                        known=", ".join(filter(None, known)),
                    )
                )


def seated_by(players_file: Source, game: str, variant: str | None = None) -> Seated:
    """Return the tables of a file of players that play a game; raises as `TableOptions.seated`."""
    played = find_game(game)
    options = TableOptions(game, players_file=players_file)
    return options.seated(played, chosen_variant(played, variant))


class Seated(NamedTuple):
    """The tables at which somebody sits, and what is wrong or doubtful in the file of them."""

    tables: tuple[Table, ...]
    problems: tuple[Problem, ...] = ()

    def refuse_bad(self, *, skip: bool) -> None:
        """Raise WrongTableError where any table of the file is wrong.

        A club that is printed in part misses the other sheets on the evening; `skip` prints the
        good tables, where there are any.
        """
        if not has_errors(self.problems) or (skip and self.tables):
            return
        good, option = len(self.tables), Parameter("skip_bad")
        hint: Message = ""
        if good == 1:
            hint = Text("Nothing is printed; {option} prints the one good table", option=option)
        elif good:
            hint = Text(
                "Nothing is printed; {option} prints the {number} good tables",
                option=option,
                number=good,
            )
        raise WrongTableError.of(self.problems, hint=hint)


def _titled(table: Table, party: Party) -> Table:
    seats = seats_for(party.names, online=table.online)
    return replace(table, seats=seats, title=party.title)


# An option that changes nothing is a mistake to a person: who gives it expects something of it.


def find_unused(options: TableOptions, game: PrintedGame[Any], variant: str) -> Iterator[Text]:
    """Yield what of these options changes nothing on the sheets of a variant."""
    played = game.variants[variant]
    printed = options.printed_kinds(played)
    small = {kind for kind in printed if played.kind(kind).is_small}
    yield from _not_in_game(options, game, variant)
    yield from _not_on(options, printed)
    if options.duplex and not (played.back or small):
        duplex = Parameter("duplex")
        yield Text("no sheet of this game has two sides; leave out {option}", option=duplex)
    yield from _of_small_pages(options, are_any=bool(small), are_all=small == {*printed})
    yield from _same_online(options, {*printed} - small - {PARTS}, played)


def _not_in_game(options: TableOptions, game: PrintedGame[Any], variant: str) -> Iterator[Text]:
    """Yield what the game's sheets do not have."""
    for name in ("online", "coordinates", "dice"):
        if getattr(options, name) and BOARD not in game.variants[variant].kinds():
            yield Text(
                "{game} {variant} has no board; leave out {option}",
                game=game.name,
                variant=variant,
                option=Parameter(name),
            )


def _not_on(options: TableOptions, printed: Collection[str]) -> Iterator[Text]:
    """Yield what these kinds of sheet do not show."""
    if options.coordinates and BOARD not in printed:
        yield Text(
            "there is no board among these sheets; leave out {option}",
            option=Parameter("coordinates"),
        )
    if options.level and LEDGER not in printed:
        yield Text(
            "there is no ledger among these sheets; leave out {option}", option=Parameter("level")
        )
    if options.dice and not {BOARD, AID, CALLS} & {*printed}:
        yield Text(
            "there is no board or aid among these sheets; leave out {option}",
            option=Parameter("dice"),
        )
    if options.realms and REALMS not in printed:
        yield Text(
            "there are no realms among these sheets; leave out {option}", option=Parameter("realms")
        )


def _of_small_pages(options: TableOptions, *, are_any: bool, are_all: bool) -> Iterator[Text]:
    """Yield what changes nothing where some pages, or all, are small."""
    if options.screen and not are_any:
        yield Text(
            "there are no rules among these sheets; leave out {option}", option=Parameter("screen")
        )
    if are_all and options.holes:
        yield Text("a booklet is not punched; leave out {option}", option=Parameter("holes"))
    if are_all and options.screen and options.duplex:
        yield Text("a screen has no back; leave out {option}", option=Parameter("duplex"))


def _same_online(
    options: TableOptions, printed: Collection[str], variant: Variant
) -> Iterator[Text]:
    """Yield that these kinds of sheet are the same for play online."""
    named = not isinstance(options.players, int | None) and len(options.players) > 1
    has_order = variant.players[1] > 1 and (options.players_file or named)  # M2.4
    if options.online and {*printed} <= ({variant.back} if has_order else {variant.back, PLAYER}):
        online = Parameter("online")
        yield Text("these sheets are the same online; leave out {option}", option=online)

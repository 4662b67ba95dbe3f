"""A replayed game as text: the last turn, the board, everybody's sheet and cards, what is next."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from rollwrite.play.buying import legal_erecting
from rollwrite.play.events import Told, resource_name, tell
from rollwrite.play.notation import said, step_text
from rollwrite.play.position import Position
from rollwrite.play.replay import Played, ReplayedRecord
from rollwrite.play.sheet_state import board_in_play, score_of
from rollwrite.play.spells import legal_casts
from rollwrite.play.state import GameState, Sheet
from rollwrite.play.steps import Cast, Source, Step
from rollwrite.play.table import Table
from rollwrite.play.words import card_name, names_on, spell_name, spell_names
from scoring.answers.columns import aligned
from scoring.answers.grid import grid_of
from scoring.answers.plain import score_table
from scoring.entry.said import keys_by_name
from scoring.merchants.board.answer import board_and_key, end_lines
from scoring.merchants.score import TRACK_HEADINGS, targets_at, territory_heading
from scoring.merchants.state import KINDS, ArchiveSpell, Kind, archive_spell_name
from scoring.score import Line, Score
from sheets.merchants.edition.edition import TERRITORIES, TRACKS
from sheets.merchants.options import with_option
from sheets.merchants.words import MERCHANTS
from sheets.words.text import Message, Name, Text, in_a_row, joined
from sheets.words.translation import Translation, load_words


def replay_text(replayed: ReplayedRecord, words: Translation) -> str:
    """Return the game so far, "" where none could begin."""
    position = replayed.position
    if position is None:
        return ""
    score = score_of(position)
    lines = [
        *_last_turn(replayed, words),
        "",
        *board_lines(position, words),
        "",
        *sheet_lines(position, score, words),
        "",
        *(_end(score, words) if position.is_over else map(words, what_is_next(position))),
    ]
    return "".join(f"{line}\n" for line in lines)


def board_lines(position: Position, words: Translation) -> list[str]:
    """Return the board with its regions, and how far the end is (M7.1)."""
    board = board_in_play(position)
    return [*board_and_key(board, words), *end_lines(board, words)]


def _last_turn(replayed: ReplayedRecord, words: Translation) -> Iterator[str]:
    if not replayed.turns:
        yield words(before_the_first(replayed))
        return
    told = turn_told(replayed.turns[-1])
    number = Text("turn {number}", number=len(replayed.turns))
    steps = "".join(words(part.text) for part in told.steps)
    yield f"{words(told.heading)}, {words(number)}: {steps}"
    for event in told.events:
        yield f"  {words(event.text)} ({event.rule})"


def sheet_lines(position: Position, score: Score, words: Translation) -> list[str]:
    """Return everybody's sheet, a column each."""
    head = ("", *map(words, columns(position)))
    cells = [(words(row.heading), *map(words, row.cells)) for row in rows(position, score)]
    return aligned([head, *cells], right=range(1, len(head)))


def _end(score: Score, words: Translation) -> Iterator[str]:
    yield from map(words, score.remarks)
    yield ""
    yield from score_table(grid_of(score, words)).lines()


class Part(NamedTuple):
    """A part of a turn's steps in words, and what the card is called that it names."""

    text: Message
    name: Message = ""


class TurnTold(NamedTuple):
    """A turn in words: who played it, its steps as they are called, what they brought about."""

    heading: Message
    steps: Sequence[Part]
    events: tuple[Told, ...]


_CARD = re.compile(r"\b(?:start|build|acquire|cast|buy|monument) (\d+)(?![0-9A-Z])")


def named_parts(text: str, table: Table) -> list[Part]:
    """Return steps in parts, of which each number of a card is one with its name."""
    parts, begin = list[Part](), 0
    for match in _CARD.finditer(text):
        if (card := int(match[1])) in table.printed.cards:
            parts.append(Part(said(text[begin : match.start(1)], table)))
            parts.append(Part(match[1], card_name(card, table, "any")))
            begin = match.end()
    return [*parts, Part(said(text[begin:], table))]


def turn_told(played: Played) -> TurnTold:
    """Return a turn in words."""
    table = played.after.table
    return TurnTold(
        played.heading,
        named_parts("; ".join(played.texts), table),
        tuple(tell(each, table) for each in played.events),
    )


def before_the_first(replayed: ReplayedRecord) -> Text:
    """Return what is said before the first turn."""
    return Text("Before the first turn: {players}", players=", ".join(replayed.record.players))


def what_is_next(position: Position) -> list[Message]:
    """Return whose turn it is, what can be done and what is left; nothing when the game is over."""
    if position.is_over:
        return []
    who, round_ = position.player, position.round
    last = Text("Round {round}, the last one: {player} is on.", player=who, round=round_)
    usual = Text("Round {round}: {player} is on.", player=who, round=round_)
    return [last if position.ending else usual, _can(position), *not_taken(position)]


def _can(position: Position) -> Text:
    """Return what can be done now; of all the places for a resource, that there are some."""
    if position.phase == "draw":
        if position.turn.places == (0, 0, 0):
            return Text("Two resources fit nowhere any more (M3.5).")
        if not position.turn.roll:
            return Text("Roll the dice, then draw two resources and a worker.")
        faces = in_a_row([*map(position.table.face_name, position.turn.roll)])
        return Text("The dice show {faces}: draw that and a worker.", faces=faces)
    if position.phase == "terrain":
        return Text("Roll for Terrain and draw its resources.")
    steps = [step_text(each, position.table) for each in _possible(position)]
    can = joined([*dict.fromkeys(filter(None, steps))], "or") or Text("nothing")
    return Text("Possible: {steps}", steps=can)


def _possible(position: Position) -> Iterator[Step]:
    """Yield what can be done; of a spell only that it can be cast."""
    if position.phase != "action":
        yield from position.legal_steps
        return
    for casts in legal_casts(position):
        if casts:
            yield Cast(casts[0].source)
    yield from legal_erecting(position)


def not_taken(position: Position) -> Iterator[Text]:
    """Yield the relics and monuments that nobody has, and the columns that are closed."""
    if position.table.variant == "family":
        return
    for kind in KINDS:
        left = " ".join(map(str, position.left(kind))) or NONE
        yield Text("{what}, not taken: {values}", what=KIND_HEADINGS[kind], values=left)
    if position.closed_columns:
        closed = " ".join(str(column + 1) for column in sorted(position.closed_columns))
        yield Text("columns taken: {columns}", columns=closed)


FIGURES = (0, 1, 2, 4, 6)  # The columns that hold numbers.


def card_lines(
    game: GameState, seats: Sequence[int], words: Translation, called: str = ""
) -> list[str]:
    """Return the cards column by column, or the archive, with their states for seats.

    Where they are called by a number, a place or a name, those alone.
    """
    is_family = game.table.variant == "family"
    rows = _archive(game, seats, called) if is_family else _card_rows(game, seats, called)
    return aligned([tuple(map(words, row)) for row in rows], right=() if is_family else FIGURES)


def effect_lines(called: str, table: Table, words: Translation) -> Iterator[str]:
    """Yield what spells and buildings do that are called so, or are on a card that is."""
    edition, says = table.edition, load_words(words.language, MERCHANTS)
    known = {**edition.names.spells, **({} if table.spells else edition.names.buildings)}
    keys: Collection[str] = keys_by_name(called, {key: known[key].values() for key in known})
    for key in keys or _on(cards_called(called, table), table):
        effect = with_option(f"effect.{key}", edition.rules)
        if effect in MERCHANTS:
            yield words(Text("{name}: {what}", name=Name.of(known[key]), what=says(effect)))


def _on(cards: Iterable[Source], table: Table) -> Collection[str]:
    """Return the spells and buildings of cards, or the spells of the archive."""
    found = dict[str, None]()
    for card in cards:
        found[table.spell_of(card)[0]] = None
        if isinstance(card, int):
            found[table.printed.cards[card].building] = None
    return found


def _card_rows(game: GameState, seats: Sequence[int], called: str) -> Iterator[tuple[Message, ...]]:
    table = game.table
    gold, wood, crystal = (resource_name(each, table) for each in TRACKS[:3])
    sides = Text("spell"), crystal, Text("building"), wood
    yield Text("column"), Text("card"), gold, *sides, *(table.names[seat] for seat in seats)
    shown = cards_called(called, table)
    for number, column in enumerate(table.columns):
        for place, card in enumerate(each for each in column if each in shown):
            printed = table.printed.cards[card]
            yield (
                "" if place else str(number + 1),
                str(card),
                str(printed.gold),
                spell_name(card, table),
                str(printed.crystals),
                card_name(card, table, "building"),
                str(printed.wood),
                *(_state(card, number, game, seat) for seat in seats),
            )


def cards_called(called: str, table: Table) -> Collection[Source]:
    """Return the cards that are called so, or the spells of the archive; for "" all there are."""
    if table.variant == "family":
        spells = {archive_spell_name(each): each for each in table.spells}
        names = {each: spell_names(table.spell_of(spells[each])[0], table) for each in spells}
        return [spells[each] for each in (keys_by_name(called, names) if called else spells)]
    cards = {str(card): names_on(card, table) for card in table.printed.cards}
    return [int(card) for card in (keys_by_name(called, cards) if called else cards)]


def _state(card: int, column: int, game: GameState, seat: int) -> Text:
    """Return what a card is to a player; `column` is counted from 0."""
    sheet = game.sheets[seat]
    for cards, state in (
        (sheet.bought, Text("owned")),
        (sheet.built, Text("building stands")),
        (sheet.cast, Text("spell used")),
        (sheet.overbuilt, Text("under a monument")),
    ):
        if card in cards:
            return state
    return Text("crossed out") if column in game.closed_columns else Text("open")


def _archive(game: GameState, seats: Sequence[int], called: str) -> Iterator[tuple[Message, ...]]:
    table, shown = game.table, cards_called(called, game.table)
    yield Text("place"), Text("spell"), *(table.names[seat] for seat in seats)
    for spell in table.spells:
        if spell in shown:
            states = (_spell_state(spell, game, seat) for seat in seats)
            yield archive_spell_name(spell), spell_name(spell, table), *states


def _spell_state(spell: ArchiveSpell, game: GameState, seat: int) -> Text:
    """Return what a spell of the archive is to a player."""
    own = game.sheets[seat]
    if spell in own.spells:
        return Text("spell used") if spell in own.used else Text("still to cast")
    is_taken = any(spell in sheet.spells for sheet in game.sheets)
    return Text("taken by another") if is_taken else Text("not taken")


NONE = "–"
KIND_HEADINGS: Mapping[Kind, Text] = {
    "relic two": Text("Relics for 2"),
    "relic three": Text("Relics for 3"),
    "monument": Text("Monuments"),
}


class Row(NamedTuple):
    """What everybody has of one thing, which has a key that is never translated."""

    key: str
    heading: Message
    cells: tuple[Message, ...]


def columns(game: GameState) -> tuple[Message, ...]:
    """Return who has a column."""
    names = game.table.names
    return (*names, Text("Trolls")) if game.table.variant == "solo" else names


def rows(game: GameState, score: Score) -> list[Row]:
    """Return the rows of the sheets at a game, with the points so far by a score of them."""
    sheets, table = game.sheets, game.table
    if table.variant == "family":
        found = [_crowns(sheets), *_family(game)]
    elif table.variant == "solo":
        found = [*_territories(game, score), *_alone(game)]
    else:
        found = [_crowns(sheets), *_tracks(game), *_cards(sheets)]
    return [*found, Row("points", Text("Points so far"), tuple(map(str, totals(game, score))))]


def totals(game: GameState, score: Score) -> list[int]:
    """Return the totals of a score, column by column."""
    by_name = {each.account.name: each.account.total for each in score.players}
    own = [by_name.pop(name, 0) for name in game.table.names]
    return [*own, *by_name.values()]  # What is left are the Trolls.


def _crowns(sheets: Iterable[Sheet]) -> Row:
    cells = tuple(str(sum(sheet.crowns)) for sheet in sheets)
    return Row("crowns", Text("Crowns"), cells)


def _tracks(game: GameState) -> Iterator[Row]:
    for number, track in enumerate(TRACKS):
        figures = tuple(str(sheet.tracks[number]) for sheet in game.sheets)
        yield Row(track, TRACK_HEADINGS[track], figures)


def _cards(sheets: tuple[Sheet, ...]) -> Iterator[Row]:
    """Yield artifacts, workers, relics, monuments and cards."""
    artifacts = tuple(
        Text("{left} of {all}", left=sheet.unspent, all=sheet.circled) if sheet.circled else NONE
        for sheet in sheets
    )
    yield Row("artifacts", Text("Artifacts unspent"), artifacts)
    workers = tuple(str(sheet.workers_crossed or NONE) for sheet in sheets)
    yield Row("workers", Text("Hats spent"), workers)
    for key, heading, numbers in (
        ("relic two", KIND_HEADINGS["relic two"], [sheet.relics_two for sheet in sheets]),
        ("relic three", KIND_HEADINGS["relic three"], [sheet.relics_three for sheet in sheets]),
        ("monument", KIND_HEADINGS["monument"], [sheet.monuments for sheet in sheets]),
        ("bought", Text("Cards bought"), [sheet.bought for sheet in sheets]),
        ("built", Text("Cards built"), [sheet.built for sheet in sheets]),
        ("overbuilt", Text("Cards under monuments"), [sheet.overbuilt for sheet in sheets]),
        ("cast", Text("Cards cast"), [sheet.cast for sheet in sheets]),
    ):
        yield Row(key, heading, tuple(map(_listed, numbers)))


def _listed(items: Iterable[object]) -> str:
    return " ".join(map(str, items)) or NONE


def _family(game: GameState) -> Iterator[Row]:
    table, sheets = game.table, game.sheets
    guilds = (in_a_row([resource_name(each, table) for each in own]) for own in table.guilds)
    yield Row("guilds", Text("Guilds"), tuple(guilds))
    left = (set(sheet.spells) - set(sheet.used) for sheet in sheets)
    unused = (map(archive_spell_name, sorted(spells)) for spells in left)
    yield Row("spells", Text("Spells to cast"), tuple(map(_listed, unused)))
    used = (map(archive_spell_name, sorted(sheet.used)) for sheet in sheets)
    yield Row("used", Text("Spells cast"), tuple(map(_listed, used)))


def _territories(game: GameState, score: Score) -> Iterator[Row]:
    """Yield a row for each territory, the Trolls' points with what they come from (S11)."""
    table, points = game.table, game.solo.points
    targets = targets_at(table.level, table.edition)
    lines = [line for ranked in score.players for line in ranked.account.lines]
    for number in range(1, TERRITORIES + 1):
        heading = territory_heading(number, targets)
        # A player's own points are of S7, all other lines are the Trolls'.
        trolls = [line for line in lines if line.heading == heading and line.rule != "S7"]
        is_played = number <= len(points)
        cells = (str(points[number - 1]), _sum(trolls)) if is_played else (NONE, NONE)
        yield Row(f"territory {number}", heading, cells)


def _sum(lines: Sequence[Line]) -> Message:
    """Return the points of some lines, in brackets before them what they come from."""
    points = str(sum(line.points for line in lines))
    if len(lines) < 2:
        return points
    parts: list[Message] = [line.figure or str(line.points) for line in lines]
    origin = reduce(lambda one, other: Text("{one} + {other}", one=one, other=other), parts)
    return Text("({origin}) {points}", origin=origin, points=points)


def _alone(game: GameState) -> Iterator[Row]:
    """Yield the rows of a game played alone, the Trolls' part beside it (S9, S10)."""
    solo = game.solo
    claimed: dict[str, str] = {
        kind: _listed(claim.value for claim in solo.claims if claim and claim.kind == kind)
        for kind in KINDS
    }
    yield Row("crowns", Text("Crowns of this territory"), (str(sum(game.sheet.crowns)), ""))
    for row in (*_tracks(game), *_cards(game.sheets)):
        yield row._replace(cells=(*row.cells, claimed.get(row.key, "")))
    yield Row("columns", Text("Columns claimed"), ("", _listed(filter(None, solo.columns))))

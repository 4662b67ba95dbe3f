"""The words of a text as people type steps, and what they call: hexes, cards, spells."""

import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, Self, TypeAlias

from rollwrite.play.buying import can_stand, legal_buys, legal_erecting
from rollwrite.play.events import Outcome
from rollwrite.play.notation import BEFORE_HEX, BETWEEN
from rollwrite.play.spells import legal_casts
from rollwrite.play.state import GameState
from rollwrite.play.steps import PASS, Build, Monument, Source
from rollwrite.play.table import Table
from rollwrite.play.turns import apply
from scoring.entry.said import keys_by_name
from scoring.merchants.state import (
    ArchiveSpell,
    ArchiveSpellError,
    archive_spell_name,
    parse_archive_spell,
)
from sheets.hexes import Hex, HexError, parse_hex
from sheets.merchants.edition.edition import split_strength
from sheets.words.languages import ENGLISH, LANGUAGES, Language
from sheets.words.text import Message, Name, Text, joined, nearest

STEP_END = ";"


class NotationError(ValueError):
    """A text that is no step; the message, a Text, says what is expected.

    `unknown` is the word that is none, "" where that is not what is wrong.
    """

    def __init__(self, message: Message, unknown: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.unknown = unknown


class CallError(ValueError):
    """A call that cannot be played; the message, a Text, says why and what is allowed.

    `outcomes` are those of the steps before it, which stand; `unknown` is the word that is none,
    "" where that is not what is wrong; `unanswered` is what was called of an action, of which the
    rest is asked, "" where nothing is.
    """

    def __init__(self, message: Message, rule: str = "", unknown: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.unknown = unknown
        self.unanswered = ""
        self.outcomes: tuple[Outcome, ...] = ()


class AmbiguousCallError(NotationError):
    """A name that can mean several things; the message, a Text, says which."""


class Words:
    """The words of a text that are still to be read, in the language of whoever wrote them."""

    def __init__(self, text: str, language: str = "en") -> None:
        spaced = text.replace(",", " ").replace(";", f" {STEP_END} ").split()
        words = [word.rstrip(".:!") or word for word in spaced]
        self.left = _last_first(words)
        self.language = language

    def __bool__(self) -> bool:
        return bool(self.left)

    def __str__(self) -> str:
        return " ".join(self.left[::-1])

    def copy(self) -> Self:
        """Return the words once more, to be read without these being taken."""
        words = type(self)("", self.language)
        words.left[:] = self.left
        return words

    @property
    def next(self) -> str:
        """The next word, "" at the end."""
        return self.left[-1] if self.left else ""

    def hex_at(self, place: int) -> Hex | None:
        """Return the hex that stands so many words further, None where none does."""
        return _hex_of(self.at(place))

    def at(self, place: int) -> str:
        """Return the word that stands so many words further, "" behind the end."""
        return self.left[-place - 1] if place < len(self.left) else ""

    def first(self, count: int) -> str:
        """Return the next words, as many as that."""
        return " ".join(self.left[: -count - 1 : -1])

    @property
    def without_hexes(self) -> str:
        """The words but for those that are hexes."""
        return " ".join(word for word in self.left[::-1] if _hex_of(word) is None)

    def skip_step_ends(self) -> None:
        """Take the signs that end a step, and the words that lead to the next one."""
        while self.next == STEP_END or self.next.lower() in BETWEEN:
            self.take()

    def take(self) -> str:
        """Return the next word, which is read by now; "" at the end."""
        return self.left.pop() if self.left else ""

    def hex(self) -> Hex | None:
        """Return the hex that comes next and take it, None where none does."""
        if (found := self.hex_at(0)) is not None:
            self.left.pop()
        return found

    def needed_hex(self) -> Hex:
        """Return the hex that comes next; raises NotationError."""
        found = self.hex()
        if found is None:
            raise missing(Text("a hex such as D4"), self, _turned(self.next))
        return found


def _last_first(words: Sequence[str]) -> list[str]:
    """Return words, the last one first, without those that only join.

    As in `3 and 4` and `at E3 and wood at E4`.
    """
    kept: list[str] = []
    for place, word in reversed([*enumerate(words)]):
        lowered = word.lower()
        if lowered in BETWEEN and place and _is_digit(words[place - 1]) and _is_digit(*kept[-1:]):
            continue
        if lowered in BEFORE_HEX:
            following = [_hex_of(each) is not None for each in kept[:-3:-1]]
            if following[:1] == [True] or (lowered in BETWEEN and True in following):
                continue
        kept.append(word)
    return kept


def are_hexes(line: str) -> bool:
    """Return whether a line is nothing but hexes."""
    return not Words(line).without_hexes


def _is_digit(word: str = "") -> bool:
    return len(word) == 1 and word.isdecimal()


@lru_cache(maxsize=1 << 12)
def _hex_of(word: str) -> Hex | None:
    """Return the hex that is called so, None where none is."""
    try:
        return parse_hex(word)
    except HexError:
        return None


def _turned(word: str) -> tuple[str, ...]:
    """Return the hex that is called so with its row before its letter, none for another word."""
    letter, row = word[-1:], word[:-1]
    return (f"{letter.upper()}{row}",) if _hex_of(f"{letter}{row}") is not None else ()


def missing(what: Message, words: Words, known: Iterable[str] = ()) -> NotationError:
    """Return the error of words where something else is expected, one of those `known` perhaps."""
    if not words:
        return NotationError(Text("{what} is missing", what=what))
    word = words.next[:30]
    known = tuple(known)
    is_turned = len(known) == 1 and sorted(known[0]) == sorted(word.upper())
    hint = nearest(known[0] if is_turned else word, known)
    return NotationError(
        Text("here belongs {what}, not {word!r}{hint}", what=what, word=word, hint=hint)
    )


Side: TypeAlias = Literal["spell", "building", "any"]

MOST_WORDS_OF_NAME = 4
_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")  # Of a card or a column.
LEAST_LETTERS = 3  # Of a name behind a number; fewer may begin the next step.


def is_number(word: str) -> bool:
    """Return whether a word can be the number of a card or a column."""
    return _NUMBER.fullmatch(word) is not None


def read_card(
    words: Words,
    cards: Sequence[int],
    game: GameState,
    side: Side,
    legal: Callable[[GameState], Container[object]] = lambda _: (),
) -> int:
    """Return the card that is called by its number, or by a name on it that is clear.

    Behind a number the name may stand too. Of several with a name those are meant that `legal`
    gives, the ones with which something can be done now. Raises NotationError.
    """
    table = game.table
    if is_number(words.next):
        card = int(words.next)
        if card not in table.printed.cards:
            raise NotationError(Text("there is no card {card}", card=card))
        words.take()
        skip_card(words, card, table, side)
        return card
    found = named(words, cards, table, side)
    if not found:
        raise _unknown(words, cards, game, side)
    if len(found) > 1:
        found = narrowed(found, legal(game))
    if len(found) > 1:
        raise AmbiguousCallError(
            Text(
                "{word!r} can mean the cards {cards}; write the number",
                word=words.next[:30],
                cards=joined([*map(str, found)], "or"),
            )
        )
    del words.left[-_length(words, names_on(found[0], table, side)) :]
    return found[0]


def named(words: Words, cards: Iterable[int], table: Table, side: Side) -> list[int]:
    """Return the cards whose name comes next: of the most words that are a name, or begin one."""
    names = {str(card): names_on(card, table, side) for card in cards}
    for count in range(min(MOST_WORDS_OF_NAME, len(words.left)), 0, -1):
        if found := keys_by_name(words.first(count), names):
            return [int(card) for card in found]
    return []


def narrowed(cards: list[int], legal: Container[object]) -> list[int]:
    """Return those of some cards with which something can be done, all where that is none."""
    return [card for card in cards if card in legal] or cards


def skip_card(words: Words, card: int, table: Table, side: Side = "any") -> None:
    """Take the name that stands behind a card's number."""
    _skip_name(words, names_on(card, table, side))


def skip_spell(name: str, game: GameState, words: Words) -> None:
    """Take the spell's name behind its card, in any language, with its strength or not."""
    _skip_name(words, spell_names(name, game.table))
    if words.next in ("1", "2", "3") and name in ("rage", "swamp", "terrain"):
        words.take()


def _skip_name(words: Words, names: Sequence[str]) -> None:
    length = _length(words, names)
    if len(words.first(length)) >= LEAST_LETTERS:
        del words.left[-length:]


def read_archive_spell(
    words: Words, spells: Sequence[ArchiveSpell], game: GameState
) -> ArchiveSpell:
    """Return the spell of the archive that is called by its place, or by a name that is clear."""
    table = game.table
    try:
        spell = parse_archive_spell(words.next)
    except ArchiveSpellError:
        return _named_spell(words, spells, table)
    if spell not in table.spells:
        raise NotationError(Text("{spell} is not in play", spell=archive_spell_name(spell)))
    words.take()
    _skip_name(words, _names_shown(spell, table))
    return spell


def _names_shown(
    spell: ArchiveSpell, table: Table, languages: Collection[str] = LANGUAGES
) -> list[str]:
    """Return what a spell of the archive is called, with its strength too: `Rage`, `Rage 2`."""
    key, strength = split_strength(table.printed_spell(spell))
    names = spell_names(key, table, languages)
    return [*names, *(f"{name} {strength}" for name in names if strength)]


def spell_names(name: str, table: Table, languages: Collection[str] = LANGUAGES) -> list[str]:
    """Return what a spell is called, in some languages."""
    return [name, *_in(languages, table.edition.names.spells[name])]


def _in(languages: Collection[str], names: Mapping[Language, str]) -> Iterator[str]:
    return (name for language, name in names.items() if language in languages)


def _named_spell(words: Words, spells: Sequence[ArchiveSpell], table: Table) -> ArchiveSpell:
    names = {archive_spell_name(each): _names_shown(each, table) for each in spells}
    for count in range(min(MOST_WORDS_OF_NAME, len(words.left)), 0, -1):
        found = keys_by_name(words.first(count), names)
        if len(found) == 1:
            del words.left[-count:]
            return parse_archive_spell(found[0])
        if found:
            raise NotationError(
                Text(
                    "{word!r} can mean {spells}; write the place",
                    word=words.next[:30],
                    spells=joined(found, "or"),
                )
            )
    known = [name for each in spells for name in _names_shown(each, table, _own(words))]
    example = next(iter(names), "1A2")
    raise missing(Text("a spell of the archive such as {spell}", spell=example), words, known)


def _unknown(words: Words, cards: Sequence[int], game: GameState, side: Side) -> NotationError:
    """Return what is wrong with a name that is on no card in question."""
    table = game.table
    if not named(words, table.printed.cards, table, side):
        names = (name for card in cards for name in names_on(card, table, side, _own(words)))
        return missing(Text("the number or name of a card"), words, names)
    if not cards:
        return NotationError(Text("you can name no card now"))
    allowed: list[Message] = [
        Text("{card} {name}", card=card, name=card_name(card, table, side)) for card in cards
    ]
    values = {"word": words.next[:30], "cards": joined(allowed)}
    if cards == game.sheet.bought:
        return NotationError(
            Text(
                "{player} owns no card called {word!r}, only: {cards}", player=game.player, **values
            )
        )
    return NotationError(Text("no card called {word!r} can be meant, only: {cards}", **values))


def _own(words: Words) -> Collection[str]:
    """Return the languages of which a slip is taken to be."""
    return words.language, ENGLISH


def card_name(card: int, table: Table, side: Side) -> Message:
    """Return what stands on a card: its spell with its strength, its building, or both."""
    printed, names = table.printed.cards[card], table.edition.names
    spell = spell_name(card, table)
    building = Name.of(names.buildings[printed.building])
    if side == "any":
        return Text("{spell}/{building}", spell=spell, building=building)
    return spell if side == "spell" else building


def spell_name(source: Source, table: Table) -> Message:
    """Return the spell of a card or of the archive in words, with its strength: `Rage 2`."""
    key, strength = split_strength(table.printed_spell(source))
    name = Name.of(table.edition.names.spells[key])
    return Text("{name} {strength}", name=name, strength=strength) if strength else name


def _length(words: Words, names: Sequence[str]) -> int:
    """Return how many of the next words are a name, or begin one; 0 for none."""
    for count in range(min(MOST_WORDS_OF_NAME, len(words.left)), 0, -1):
        if keys_by_name(words.first(count), {"": names}):
            return count
    return 0


def names_on(
    card: int, table: Table, side: Side = "any", languages: Collection[str] = LANGUAGES
) -> list[str]:
    """Return what stands on a card, on a side of it, in some languages."""
    printed, names = table.printed.cards[card], table.edition.names
    found: list[str] = []
    if side != "building":
        found += [printed.spell, *_in(languages, names.spells[printed.spell_name])]
    if side != "spell":
        found += [printed.building, *_in(languages, names.buildings[printed.building])]
    return found


def castable(game: GameState) -> set[Source]:
    """Return the cards whose spell can be cast."""
    return {casts[0].source for casts in legal_casts(game) if casts}


def buildable(game: GameState) -> set[int]:
    """Return the cards whose building can be paid for and stand."""
    return {step.card for step in legal_erecting(game) if isinstance(step, Build)}


def constructible(game: GameState, source: Source) -> set[int]:
    """Return the cards whose building Construct, cast from another card, can erect."""
    table, sheet = game.table, game.sheet
    return {card for card in sheet.bought if card != source and can_stand(table, sheet, card)}


def coverable(game: GameState) -> set[int]:
    """Return the cards over whose building a monument can be paid for."""
    return {step.card for step in legal_erecting(game) if isinstance(step, Monument)}


def buyable(game: GameState) -> set[int]:
    """Return the cards that can be bought, once what comes before that is done without."""
    while game.phase in ("action", "score"):
        game = apply(game, PASS)
    return {step.card for step in legal_buys(game)} if game.phase == "buy" else set()

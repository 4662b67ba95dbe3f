"""Steps as people type them: in any shipped language, shortened as long as it is clear."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from rollwrite.play.merchants import keywords
from rollwrite.play.merchants.keywords import Keyword, keyword_of
from rollwrite.play.merchants.moment import Moment
from rollwrite.play.merchants.steps import (
    FACES,
    Bridge,
    Build,
    Buy,
    Cast,
    Claim,
    Column,
    Draw,
    Drawn,
    Erect,
    Face,
    Monument,
    Relic,
    Roll,
    Score,
    Start,
    Step,
    Take,
    Worker,
)
from rollwrite.play.merchants.table import Table
from scoring.entry.names import AmbiguousNameError, keys_by_name
from scoring.merchants.family.archive import (
    ArchiveSpell,
    ArchiveSpellError,
    archive_spell_name,
    parse_archive_spell,
)
from sheets.hexes import Hex, HexError, parse_hex, reading_order
from sheets.merchants.edition.edition import RESOURCES, Resource
from sheets.words.text import Said, Text, joined

MOST_WORDS_OF_NAME = 4
_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")  # Of a card or a column.
# The spells that are cast on hexes, on how many at most; a second one of Rage is of a region.
_ON_HEXES: Mapping[str, int] = {"astral-ship": 1, "clone": 1, "muster": 1, "rage": 2, "swamp": 2}


class NotationError(ValueError):
    """A text that is no step; the message, a Text, says what is expected."""

    def __init__(self, message: Said) -> None:
        super().__init__(message)
        self.message = message


class Words:
    """The words of a text that are still to be read, in the language of whoever wrote them."""

    def __init__(self, text: str, language: str = "en") -> None:
        self.left = text.replace(",", " ").replace(";", " ; ").split()[::-1]
        self.language = language

    def __bool__(self) -> bool:
        return bool(self.left)

    def __str__(self) -> str:
        return " ".join(self.left[::-1])

    @property
    def next(self) -> str:
        """The next word, "" at the end."""
        return self.left[-1] if self.left else ""

    def take(self) -> str:
        """Return the next word, which is read by now; "" at the end."""
        return self.left.pop() if self.left else ""

    def hex(self) -> Hex | None:
        """Return the hex that comes next and take it, None where none does."""
        found = _hex_of(self.next)
        if found is not None:
            self.left.pop()
        return found

    def needed_hex(self) -> Hex:
        """Return the hex that comes next; raises NotationError."""
        found = self.hex()
        if found is None:
            raise _missing(Text("a hex such as D4"), self)
        return found


@lru_cache(maxsize=1 << 12)
def _hex_of(word: str) -> Hex | None:
    """Return the hex that is called so, None where none is."""
    try:
        return parse_hex(word)
    except HexError:
        return None


_Reader: TypeAlias = Callable[[Moment, Words], Step]


def next_step(moment: Moment, words: Words) -> Step:
    """Return the step that comes next in a text, read for a moment; raises NotationError.

    Without a keyword a resource begins what is drawn, and a hex is where the worker goes.
    """
    word = words.next
    if (keyword := keyword_of(word)) is not None and not _is_resource(moment, words):
        words.take()
        return _READERS[keyword](moment, words)
    if moment.phase == "start" and word.isdigit():
        return _start(moment, words)
    if _is_resource(moment, words):
        return _draw(moment, words)
    if (hex_ := words.hex()) is not None:
        return Worker(hex_)
    raise _missing(joined([*keywords.KEYWORDS], "or"), words)


def _is_resource(moment: Moment, words: Words) -> bool:
    """Return whether a resource and a hex come next: `g E3`, though `g` begins other words too."""
    if len(words.left) < 2 or _hex_of(words.left[-2]) is None:
        return False
    edition = moment.table.edition
    return keywords.is_resource(words.next, edition.names.resources, words.language)


def _missing(what: Said, words: Words) -> NotationError:
    if words:
        return NotationError(
            Text("{what} is expected, not {word!r}", what=what, word=words.next[:30])
        )
    return NotationError(Text("{what} is missing", what=what))


def _start(_moment: Moment, words: Words) -> Start:
    return Start(_number(words, Text("the number of a start card")))


def _roll(moment: Moment, words: Words) -> Roll:
    faces: list[Face] = []
    most = moment.turn.terrain or 2
    while words and len(faces) < most:
        word = words.next
        if word == "?":
            faces.append("?")
        elif _is_resource(moment, words) or keyword_of(word) == "draw":
            break
        else:
            faces.append(_resource_of(moment, word, words.language))
        words.take()
    if not faces:
        raise _missing(joined([*FACES], "or"), words)
    return Roll(tuple(faces))


def _draw(moment: Moment, words: Words) -> Draw:
    if words and keywords.is_nothing(words.next):
        words.take()
        return Draw()
    drawn: list[Drawn] = []
    most = moment.turn.terrain if moment.phase == "terrain" else 2
    while len(drawn) < most and (not drawn or _is_resource(moment, words)):
        resource = _resource(moment, words)
        drawn.append(Drawn(resource, words.needed_hex()))
    return Draw(tuple(sorted(drawn, key=lambda each: reading_order(each.hex))))


def _worker(_moment: Moment, words: Words) -> Worker:
    return Worker(words.needed_hex())


def _cast(moment: Moment, words: Words) -> Cast:
    source = _source(moment, words)
    name, _ = moment.table.spell_of(source)
    _skip_name(name, moment, words)
    if name in _ON_HEXES:
        hexes: list[Hex] = []
        while len(hexes) < _ON_HEXES[name] and (hex_ := words.hex()) is not None:
            hexes.append(hex_)
        return Cast(source, tuple(hexes))
    if name == "conjure":
        return Cast(source, resource=_resource(moment, words))
    if name == "acquire":
        return Cast(source, card=_card(words, moment.open_cards(moment.seat), moment, "any"))
    if name == "construct":
        return Cast(source, erect=_erect(moment, words))
    return Cast(source)


def _source(moment: Moment, words: Words) -> int | ArchiveSpell:
    if moment.table.variant == "family":
        return _archive_spell(moment, words)
    return _card(words, moment.sheet.bought, moment, "spell")


def _archive_spell(moment: Moment, words: Words) -> ArchiveSpell:
    try:
        spell = parse_archive_spell(words.next)
    except ArchiveSpellError:
        raise _missing(Text("a spell of the archive such as 1A2"), words) from None
    if spell not in moment.table.spells:
        raise NotationError(Text("{spell} is not in play", spell=archive_spell_name(spell)))
    words.take()
    return spell


def _skip_name(name: str, moment: Moment, words: Words) -> None:
    """Leave out the spell's name behind its card, in any language, with its strength or not."""
    names = {name: (name, *moment.table.edition.names.spells[name].values())}
    for count in range(min(MOST_WORDS_OF_NAME, len(words.left)), 0, -1):
        if keys_by_name(" ".join(words.left[: -count - 1 : -1]), names):
            del words.left[-count:]
            break
    if words.next in ("1", "2", "3") and name in ("rage", "swamp", "terrain"):
        words.take()


def _erect(moment: Moment, words: Words) -> Erect:
    keyword = keyword_of(words.next) if words else None
    if keyword not in ("build", "monument"):
        raise _missing(Text("what to erect, build or monument, and a card"), words)
    words.take()
    return _build(moment, words) if keyword == "build" else _monument_over(moment, words)


def _build(moment: Moment, words: Words) -> Build:
    return Build(_card(words, moment.sheet.bought, moment, "building"))


def _relic(moment: Moment, words: Words) -> Relic | Claim:
    kind = keywords.number_of(words.next) if words else None
    if kind is None:
        raise _missing(joined(["two", "three"], "or"), words)
    words.take()
    if moment.phase == "claim":
        return Claim("relic two" if kind == "two" else "relic three")
    return Relic("two" if kind == "two" else "three")


def _monument(moment: Moment, words: Words) -> Monument | Claim:
    return Claim("monument") if moment.phase == "claim" else _monument_over(moment, words)


def _monument_over(moment: Moment, words: Words) -> Monument:
    return Monument(_card(words, moment.sheet.built, moment, "building"))


def _score(_moment: Moment, words: Words) -> Score:
    hexes = [words.needed_hex()]
    while (hex_ := words.hex()) is not None:
        hexes.append(hex_)
    return Score(tuple(hexes))


def _buy(moment: Moment, words: Words) -> Buy:
    return Buy(_card(words, moment.open_cards(moment.seat), moment, "any"))


def _take(moment: Moment, words: Words) -> Take:
    return Take(_archive_spell(moment, words))


def _column(_moment: Moment, words: Words) -> Column:
    return Column(_number(words, Text("the number of a column")))


def _bridge(_moment: Moment, words: Words) -> Bridge:
    return Bridge(words.needed_hex())


def _number(words: Words, what: Said) -> int:
    if not _NUMBER.fullmatch(words.next):
        raise _missing(what, words)
    return int(words.take())


def _card(words: Words, cards: Sequence[int], moment: Moment, side: str) -> int:
    """Return the card that is called by its number, or by a name on it that is clear."""
    if _NUMBER.fullmatch(words.next):
        card = int(words.next)
        if card not in moment.table.printed.cards:
            raise NotationError(Text("no card {card} is printed", card=card))
        words.take()
        return card
    names = {str(card): _names_on(card, moment.table, side) for card in cards}
    for count in range(min(MOST_WORDS_OF_NAME, len(words.left)), 0, -1):
        found = keys_by_name(" ".join(words.left[: -count - 1 : -1]), names)
        if len(found) == 1:
            del words.left[-count:]
            return int(found[0])
        if found:
            raise NotationError(
                Text(
                    "{word!r} can be the cards {cards}; write the number",
                    word=words.next[:30],
                    cards=joined(found, "or"),
                )
            )
    raise _missing(Text("the number of a card"), words)


def _names_on(card: int, table: Table, side: str) -> list[str]:
    printed, names = table.printed.cards[card], table.edition.names
    found: list[str] = []
    if side != "building":
        found += [printed.spell, *names.spells[printed.spell_name].values()]
    if side != "spell":
        found += [printed.building, *names.buildings[printed.building].values()]
    return found


def _resource(moment: Moment, words: Words) -> Resource:
    if not words:
        raise _missing(joined([*RESOURCES], "or"), words)
    found = _resource_of(moment, words.next, words.language)
    words.take()
    return found


def _resource_of(moment: Moment, word: str, language: str) -> Resource:
    if word in _RESOURCE_KEYS:
        return _RESOURCE_KEYS[word]
    try:
        return keywords.resource_named(word, moment.table.edition, language)
    except AmbiguousNameError as error:
        raise NotationError(error.args[0]) from error


_RESOURCE_KEYS: Mapping[str, Resource] = {each: each for each in RESOURCES}
_READERS: Mapping[Keyword, _Reader] = {
    "start": _start,
    "roll": _roll,
    "draw": _draw,
    "worker": _worker,
    "cast": _cast,
    "build": _build,
    "relic": _relic,
    "monument": _monument,
    "score": _score,
    "buy": _buy,
    "take": _take,
    "column": _column,
    "bridge": _bridge,
}

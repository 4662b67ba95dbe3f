"""Steps as people type them: in any shipped language, shortened as long as it is clear."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from rollwrite.play.buying import legal_takes
from rollwrite.play.notation import (
    Keyword,
    is_like_resource,
    is_nothing,
    keyword_in,
    keyword_of,
    number_of,
    resource_named,
    word_name,
)
from rollwrite.play.record import Record, TurnBegin, nobody_called, spoken_begin, turn_begin
from rollwrite.play.state import IllegalStepError, Moment, Phase
from rollwrite.play.steps import (
    PASS,
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
    Source,
    Start,
    Step,
    Take,
    Worker,
)
from rollwrite.play.turns import taken_step
from rollwrite.play.words import (
    STEP_END,
    AmbiguousCallError,
    CallError,
    NotationError,
    Words,
    buildable,
    buyable,
    castable,
    constructible,
    coverable,
    is_number,
    missing,
    named,
    read_archive_spell,
    read_card,
    skip_card,
    skip_spell,
    spell_names,
)
from scoring.entry.forms import AmbiguousNameError, keys_by_name
from scoring.merchants.state import ArchiveSpell, archive_spell_name
from sheets.hexes import Hex, reading_order
from sheets.merchants.edition.edition import RESOURCES, Resource
from sheets.words.text import Name, Said, Text, joined

_ACTIONS: tuple[Keyword, ...] = ("cast", "build", "relic", "monument")
_TAKE_HEX: tuple[Keyword, ...] = ("worker", "score", "bridge")
_TROLLS: tuple[Keyword, ...] = ("column", "relic", "monument", "bridge")
_NOT_IN_FAMILY: tuple[Keyword, ...] = ("build", "relic", "monument")  # F5
_TERRITORY_END: tuple[Phase, ...] = ("column", "claim", "bridge")
# Which words can come in a phase, the nearest first.
_NOW: Mapping[Phase, tuple[tuple[Keyword, ...], ...]] = {
    "start": (("start",),),
    "draw": (("roll", "draw"),),
    "worker": (("worker",),),
    "action": (_ACTIONS, ("score",), ("buy", "take"), _TROLLS),
    "terrain": (("roll", "draw"),),
    "score": (("score",), ("buy", "take"), _TROLLS),
    "buy": (("buy",), _TROLLS),
    "take": (("take",),),
    "column": (("column",), _TROLLS),
    "claim": (("relic", "monument"), _TROLLS),
    "bridge": (("bridge",),),
    "over": (),
}
# The spells that are cast on hexes, on how many at most; a second one of Rage is of a region.
_ON_HEXES: Mapping[str, int] = {"astral-ship": 1, "clone": 1, "muster": 1, "rage": 2, "swamp": 2}


_Reader: TypeAlias = Callable[[Moment, Words], Step]


def next_step(moment: Moment, words: Words) -> Step:
    """Return the step that comes next in a text, read for a moment; raises NotationError.

    Without a keyword a resource begins what is drawn, a hex is where the worker goes, and a card
    or a number what the moment is for.
    """
    if words.next in _READERS:  # As rollwrite writes it.
        return _behind(words.next, moment, words)  # type: ignore[arg-type]
    now = _NOW[moment.phase]
    if moment.phase in ("draw", "terrain") and _begins_draw(moment, words):
        return _draw(moment, words)
    keyword = keyword_of(words.next, words.language, now)
    takes_hex = keyword in _TAKE_HEX and any(keyword in group for group in now)
    if _is_pair(moment, words) and not takes_hex:
        return _draw(moment, words)
    if keyword is not None:
        return _behind(keyword, moment, words)
    if (keyword := _implied(moment, words)) is not None:
        return _READERS[keyword](moment, words)
    if (hex_ := words.hex()) is not None:
        return Worker(hex_)
    raise _unexpected(moment, words)


def _behind(keyword: Keyword, moment: Moment, words: Words) -> Step:
    """Return the step that a keyword begins."""
    left = [*words.left]
    words.take()
    try:
        return _READERS[keyword](moment, words)
    except NotationError:
        if any(keyword in group for group in _NOW[moment.phase]):
            raise
        words.left[:] = left
        raise _unexpected(moment, words) from None


def _unexpected(moment: Moment, words: Words) -> NotationError:
    """Return what is wrong with words that begin no step of now."""
    nearest = _NOW[moment.phase][:1]
    expected = [
        keyword_in(each, words.language)
        for each in (nearest[0] if nearest else ())
        if moment.table.variant != "family" or each not in _NOT_IN_FAMILY
    ]
    if not expected:
        return NotationError(Text("the game is over"))
    return missing(joined(expected, "or"), words)


def _is_like_resource(moment: Moment, words: Words, place: int = 0) -> bool:
    word = words.at(place)
    return bool(word) and is_like_resource(word, moment.table.edition, words.language)


def _is_pair(moment: Moment, words: Words) -> bool:
    """Return whether a resource and a hex come next: `g E3`, though `g` begins other words too."""
    return words.hex_at(1) is not None and _is_like_resource(moment, words)


def _begins_draw(moment: Moment, words: Words) -> bool:
    """Return whether resources to be drawn come next: `g E3`, `E3 g` or `g w E3 E4`."""
    return (
        _is_pair(moment, words)
        or _is_turned(moment, words)
        or (words.hex_at(2) is not None and _are_resources(moment, words))
    )


def _is_turned(moment: Moment, words: Words) -> bool:
    return words.hex_at(0) is not None and _is_like_resource(moment, words, 1)


def _are_resources(moment: Moment, words: Words) -> bool:
    return all(_is_like_resource(moment, words, place) for place in (0, 1))


def _implied(moment: Moment, words: Words) -> Keyword | None:
    """Return the keyword that a word stands for without it, None where that is not clear."""
    table, phase = moment.table, moment.phase
    has_number = is_number(words.next)
    match phase:
        case "start" | "take":
            return phase
        case "action":
            return _implied_action(moment, words)
        case "buy" if has_number or named(words, moment.open_cards(moment.seat), table, "any"):
            return "buy"
        case "column" if has_number:
            return "column"
        case "claim" if number_of(words.next):
            return "relic"
        case "score" | "bridge" if words.hex_at(0) is not None:
            return phase
    return None


def _implied_action(moment: Moment, words: Words) -> Keyword | None:
    """Return `cast` for the name of a spell that the player has, `build` for a building's."""
    table = moment.table
    if table.variant == "family":
        held = {
            archive_spell_name(each): spell_names(table.spell_of(each)[0], table)
            for each in _held(moment)
        }
        is_place = words.next[:1] in ("1", "2", "3")
        return "cast" if is_place or keys_by_name(words.next, held) else None
    bought = moment.sheet.bought
    spells = named(words, bought, table, "spell")
    buildings = named(words, bought, table, "building")
    if spells and buildings:
        can_cast, can_build = castable(moment), buildable(moment)
        spells = [card for card in spells if card in can_cast]
        buildings = [card for card in buildings if card in can_build]
    if bool(spells) == bool(buildings):
        return None
    return "cast" if spells else "build"


def _held(moment: Moment) -> tuple[ArchiveSpell, ...]:
    """Return the spells of the archive that the player has and did not use."""
    sheet = moment.sheet
    return tuple(each for each in sheet.spells if each not in sheet.used)


def _start(moment: Moment, words: Words) -> Start:
    starts = moment.table.columns[0]
    if named(words, starts, moment.table, "any"):
        return Start(read_card(words, starts, moment, "any"))
    card = _number(words, Text("the number of a start card"))
    if card in starts:
        skip_card(words, card, moment.table)
    return Start(card)


def _roll(moment: Moment, words: Words) -> Roll:
    faces: list[Face] = []
    most = moment.turn.terrain or 2
    while words and len(faces) < most:
        word = words.next
        if word == "?":
            faces.append("?")
        elif _is_pair(moment, words) or keyword_of(word) == "draw":
            break
        else:
            faces.append(_resource_of(moment, word, words.language))
        words.take()
    if not faces:
        raise missing(joined([*_resource_names(moment), "?"], "or"), words)
    return Roll(tuple(faces))


def _draw(moment: Moment, words: Words) -> Draw:
    if words and is_nothing(words.next):
        words.take()
        return Draw()
    most = moment.turn.terrain if moment.phase == "terrain" else 2
    if most > 1 and words.hex_at(1) is None and _are_resources(moment, words):
        resources = [_resource(moment, words), _resource(moment, words)]
        return _in_order([Drawn(each, words.needed_hex()) for each in resources])
    drawn: list[Drawn] = []
    is_turned = _is_turned(moment, words)
    while len(drawn) < most:
        if is_turned and words.hex_at(0) is not None:
            hex_ = words.needed_hex()
            drawn.append(Drawn(_resource(moment, words), hex_))
        elif drawn and words.hex_at(0) is not None:
            drawn.append(Drawn(drawn[0].resource, words.needed_hex()))
        elif drawn and not _is_pair(moment, words) and _ends_step(words):
            break
        else:
            drawn.append(Drawn(_resource(moment, words), words.needed_hex()))
    return _in_order(drawn)


def _ends_step(words: Words) -> bool:
    return words.next in ("", STEP_END) or keyword_of(words.next, words.language) is not None


def _in_order(drawn: list[Drawn]) -> Draw:
    return Draw(tuple(sorted(drawn, key=lambda each: reading_order(each.hex))))


def _worker(_moment: Moment, words: Words) -> Worker:
    return Worker(words.needed_hex())


def _cast(moment: Moment, words: Words) -> Cast:
    source = _source(moment, words)
    name, _ = moment.table.spell_of(source)
    skip_spell(name, moment, words)
    if name in _ON_HEXES:
        hexes: list[Hex] = []
        while len(hexes) < _ON_HEXES[name] and (hex_ := words.hex()) is not None:
            hexes.append(hex_)
        return Cast(source, tuple(hexes))
    if name == "conjure":
        return Cast(source, resource=_resource(moment, words))
    if name == "acquire":
        return Cast(source, card=read_card(words, moment.open_cards(moment.seat), moment, "any"))
    if name == "construct":
        return Cast(source, erect=_erect(source, moment, words))
    return Cast(source)


def _source(moment: Moment, words: Words) -> Source:
    if moment.table.variant == "family":
        return read_archive_spell(words, _held(moment), moment)
    return read_card(words, moment.sheet.bought, moment, "spell", castable)


def _erect(source: Source, moment: Moment, words: Words) -> Erect:
    """Return what Construct erects."""
    keyword = keyword_of(words.next, words.language, (("build", "monument"),)) if words else None
    if keyword not in ("build", "monument"):
        raise missing(Text("what to erect, build or monument, and a card"), words)
    words.take()
    sheet = moment.sheet
    if keyword == "build":
        legal = partial(constructible, source=source)
        return Build(read_card(words, sheet.bought, moment, "building", legal))
    return Monument(read_card(words, sheet.built, moment, "building"))


def _build(moment: Moment, words: Words) -> Build:
    return Build(read_card(words, moment.sheet.bought, moment, "building", buildable))


def _relic(moment: Moment, words: Words) -> Relic | Claim:
    kind = number_of(words.next) if words else None
    if kind is None:
        raise missing(joined([word_name("two"), word_name("three")], "or"), words)
    words.take()
    if moment.phase in _TERRITORY_END:
        return Claim("relic two" if kind == "two" else "relic three")
    return Relic("two" if kind == "two" else "three")


def _monument(moment: Moment, words: Words) -> Monument | Claim:
    if moment.phase in _TERRITORY_END:
        return Claim("monument")
    return Monument(read_card(words, moment.sheet.built, moment, "building", coverable))


def _score(_moment: Moment, words: Words) -> Score:
    hexes = [words.needed_hex()]
    while (hex_ := words.hex()) is not None:
        hexes.append(hex_)
    return Score(tuple(hexes))


def _buy(moment: Moment, words: Words) -> Buy:
    return Buy(read_card(words, moment.open_cards(moment.seat), moment, "any", buyable))


def _take(moment: Moment, words: Words) -> Take:
    return Take(read_archive_spell(words, [each.spell for each in legal_takes(moment)], moment))


def _column(_moment: Moment, words: Words) -> Column:
    return Column(_number(words, Text("the number of a column")))


def _bridge(_moment: Moment, words: Words) -> Bridge:
    return Bridge(words.needed_hex())


def _number(words: Words, what: Said) -> int:
    if not is_number(words.next):
        raise missing(what, words)
    return int(words.take())


def _resource(moment: Moment, words: Words) -> Resource:
    if not words:
        raise missing(joined(_resource_names(moment), "or"), words)
    found = _resource_of(moment, words.next, words.language)
    words.take()
    return found


def _resource_names(moment: Moment) -> list[Said]:
    names = moment.table.edition.names.resources
    return [Name.of(names[each]) for each in RESOURCES]


def _resource_of(moment: Moment, word: str, language: str) -> Resource:
    if word in _RESOURCE_KEYS:
        return _RESOURCE_KEYS[word]
    try:
        return resource_named(word, moment.table.edition, language)
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


_ROUND = "0123456789 "  # Before a name.


def call_words(text: str, language: str) -> Words:
    """Return the words of a call, at the beginning of its first step."""
    words = Words(text, language)
    words.skip_step_ends()
    return words


def line_begin(record: Record, moment: Moment, line: str, language: str) -> TurnBegin | None:
    """Return whose turn a line says that it is, None where it does not.

    A whole name needs no colon where it means nothing else. Raises CallError for an initial
    without one.
    """
    if begin := turn_begin(record, line):
        return begin
    if begin := spoken_begin(record, line):
        return None if _is_read(moment, line, language) else begin
    words = call_words(line, language)
    name, length = words.next, len(words.left)
    if name.casefold() in map(str.casefold, record.initials):
        try:
            next_step(moment, words)
        except NotationError:
            if len(words.left) == length and not _is_read(moment, line, language):
                raise CallError(Text("behind {name} a colon is missing", name=name)) from None
    _refuse_stranger(record, moment, line, language)
    return None


def _refuse_stranger(record: Record, moment: Moment, line: str, language: str) -> None:
    """Raise CallError where a line begins with a name and a colon, and nobody is called so."""
    name, colon, _ = line.lstrip(_ROUND).partition(":")
    is_word = bool(colon) and len(name.split()) == 1 and keyword_of(name.strip(), language) is None
    if is_word and not _is_read(moment, line, language):
        raise CallError(nobody_called(name, record.players))


def read_call(moment: Moment, words: Words) -> Step:
    """Return the next step for now, else for what follows when the rest of now is done without.

    Raises CallError.
    """
    left = [*words.left]
    try:
        return next_step(moment, words)
    except NotationError as error:
        later = None if isinstance(error, AmbiguousCallError) else _later(moment)
        if later is not None:
            words.left[:] = left
            try:
                return next_step(later, words)
            except AmbiguousCallError as ambiguous:
                error = ambiguous
            except NotationError:
                pass
        words.left[:] = left
        raise CallError(error.message) from error


def _is_read(moment: Moment, line: str, language: str) -> bool:
    """Return whether a line begins with a step."""
    try:
        read_call(moment, call_words(line, language))
    except CallError:
        return False
    return True


def _later(moment: Moment) -> Moment | None:
    """Return the moment after doing without what is on, None where the turn ends."""
    try:
        later = taken_step(moment, PASS)
    except IllegalStepError:
        return None
    return None if later.is_past_turn(moment) else later

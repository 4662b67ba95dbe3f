"""Steps as people type them: in any shipped language, shortened as long as it is clear."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from rollwrite.play import steps
from rollwrite.play.buying import legal_takes
from rollwrite.play.notation import (
    Keyword,
    is_any_face,
    is_like_resource,
    is_nothing,
    keyword_in,
    keyword_of,
    number_of,
    number_word,
    resource_named,
    word_name,
)
from rollwrite.play.record import Record, TurnBegin, nobody_called, spoken_begin, turn_begin
from rollwrite.play.shorthand import FIGURES
from rollwrite.play.state import GameState, IllegalStepError, Phase
from rollwrite.play.turns import apply
from rollwrite.play.words import (
    LEAST_LETTERS,
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
from scoring.entry.said import AmbiguousNameError, keys_by_name
from scoring.merchants.state import ArchiveSpell, archive_spell_name
from sheets.hexes import Hex, reading_order
from sheets.merchants.edition.edition import RESOURCES, Resource
from sheets.words.text import Message, Text, joined

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


_Reader: TypeAlias = Callable[[GameState, Words], steps.Step]


def next_step(game: GameState, words: Words) -> steps.Step:
    """Return the step that comes next in a text, read for a game as it stands.

    Without a keyword a resource begins what is drawn, a hex is where the worker goes, and a card
    or a number what the phase is for. Raises NotationError.
    """
    if words.next in _READERS:  # As rollwrite writes it.
        return _behind(words.next, game, words)  # type: ignore[arg-type]
    now = _NOW[game.phase]
    if game.phase in ("draw", "terrain") and _begins_draw(game, words):
        return _draw(game, words)
    if game.phase == "draw" and len(words.next) >= LEAST_LETTERS and is_nothing(words.next):
        return _draw(game, words)
    _part_figures(game, words)
    if _are_dice(game, words):
        return _roll(game, words)
    keyword = keyword_of(words.next, words.language, now)
    takes_hex = keyword in _TAKE_HEX and any(keyword in group for group in now)
    if _is_pair(game, words) and not takes_hex:
        return _draw(game, words)
    if keyword is not None:
        return _behind(keyword, game, words)
    if (keyword := _implied(game, words)) is not None:
        return _READERS[keyword](game, words)
    if (hex_ := words.hex()) is not None:
        return steps.Worker(hex_)
    if game.phase in ("draw", "terrain") and _lacks_hex(game, words):
        return _draw(game, words)
    raise _unexpected(game, words)


def _behind(keyword: Keyword, game: GameState, words: Words) -> steps.Step:
    """Return the step that a keyword begins."""
    left = [*words.left]
    words.take()
    try:
        return _READERS[keyword](game, words)
    except NotationError:
        if any(keyword in group for group in _NOW[game.phase]):
            raise
        words.left[:] = left
        raise _unexpected(game, words) from None


def _unexpected(game: GameState, words: Words) -> NotationError:
    """Return what is wrong with words that begin no step of now."""
    now = [each for group in _keywords(game)[:1] for each in group]
    if not now:
        return NotationError(Text("the game is over"))
    expected = joined([keyword_in(each, words.language) for each in now], "or")
    error = missing(expected, words)
    return NotationError(error.message, unknown=words.next)


def _keywords(game: GameState) -> list[list[Keyword]]:
    """Return the keywords that can come in a game's phase, the nearest first."""
    left_out = _NOT_IN_FAMILY if game.table.variant == "family" else ()
    return [[each for each in group if each not in left_out] for group in _NOW[game.phase]]


def _is_like_resource(game: GameState, words: Words, place: int = 0) -> bool:
    """Return whether a word can be a resource, before anything is drawn by a die's figure too."""
    word = words.at(place)
    if word in FIGURES and game.phase == "draw":
        return _face_of(game, int(word)) != "?"
    return bool(word) and is_like_resource(word, game.table.edition, words.language)


def _is_pair(game: GameState, words: Words) -> bool:
    """Return whether a resource and a hex come next: `g E3`, though `g` begins other words too."""
    return words.hex_at(1) is not None and _is_like_resource(game, words)


def _lacks_hex(game: GameState, words: Words) -> bool:
    """Return whether a resource comes next without a hex, or with a slip of one."""
    if words.next in FIGURES:
        return False
    return _is_like_resource(game, words) and (words.at(1)[:1] or "0").isdigit()


def _begins_draw(game: GameState, words: Words) -> bool:
    """Return whether resources to be drawn come next: `g E3`, `E3 g` or `g w E3 E4`."""
    return (
        _is_pair(game, words)
        or _is_turned(game, words)
        or (words.hex_at(2) is not None and _are_resources(game, words))
    )


def _is_turned(game: GameState, words: Words) -> bool:
    return words.hex_at(0) is not None and _is_like_resource(game, words, 1)


def _are_resources(game: GameState, words: Words) -> bool:
    return all(_is_like_resource(game, words, place) for place in (0, 1))


def _are_dice(game: GameState, words: Words) -> bool:
    """Return whether what dice show comes next: `3 4` or `3 ?`, a single one for Terrain 1.

    A single one alone is a slip, whatever is rolled. Before anything is drawn resources may stand
    for it too: `g w`. Two figures are nothing else at a turn's end: who is on next has rolled.
    """
    is_single = game.turn.terrain == 1 if game.phase == "terrain" else not words.at(1)
    if is_single and game.phase in ("draw", "terrain"):
        return _is_face(words.next)
    if game.phase in ("draw", "terrain") and words.hex_at(2) is None:
        return all(
            _is_face(words.at(each)) or _is_like_resource(game, words, each) for each in (0, 1)
        )
    has_drawn = game.phase in ("action", "score", "buy", "take")
    return has_drawn and _is_face(words.next) and _is_face(words.at(1))


def _part_figures(game: GameState, words: Words) -> None:
    """Part the figures of two dice that were typed as one number: `34`."""
    if game.phase == "draw" and len(words.next) == 2 and {*words.next} <= {*FIGURES}:
        words.left += words.take()[::-1]


def _is_face(word: str) -> bool:
    return word in FIGURES or is_any_face(word)


def _implied(game: GameState, words: Words) -> Keyword | None:
    """Return the keyword that a word stands for without it, None where that is not clear."""
    table, phase = game.table, game.phase
    has_number = is_number(words.next)
    match phase:
        case "start" | "take":
            return phase
        case "action":
            return _implied_action(game, words)
        case "buy" if has_number or named(words, game.open_cards(game.seat), table, "any"):
            return "buy"
        case "column" if has_number:
            return "column"
        case "claim" if number_of(words.next):
            return "relic"
        case "score" | "bridge" if words.hex_at(0) is not None:
            return phase
    return None


def _implied_action(game: GameState, words: Words) -> Keyword | None:
    """Return `cast` for the name of a spell that the player has, `build` for a building's."""
    table = game.table
    if table.variant == "family":
        held = {
            archive_spell_name(each): spell_names(table.spell_of(each)[0], table)
            for each in _held(game)
        }
        is_place = words.next[:1] in ("1", "2", "3")
        return "cast" if is_place or keys_by_name(words.next, held) else None
    bought = game.sheet.bought
    spells = named(words, bought, table, "spell")
    buildings = named(words, bought, table, "building")
    if spells and buildings:
        can_cast, can_build = castable(game), buildable(game)
        spells = [card for card in spells if card in can_cast]
        buildings = [card for card in buildings if card in can_build]
    if bool(spells) == bool(buildings):
        return None
    return "cast" if spells else "build"


def _held(game: GameState) -> tuple[ArchiveSpell, ...]:
    """Return the spells of the archive that the player has and did not use."""
    sheet = game.sheet
    return tuple(each for each in sheet.spells if each not in sheet.used)


def _start(game: GameState, words: Words) -> steps.Start:
    starts = game.table.columns[0]
    if named(words, starts, game.table, "any"):
        return steps.Start(read_card(words, starts, game, "any"))
    if not is_number(words.next):
        is_known = bool(named(words, game.table.printed.cards, game.table, "any"))
        error = missing(Text("the number of a start card"), words)
        raise NotationError(error.message, unknown="" if is_known else words.next)
    card = int(words.take())
    if card in starts:
        skip_card(words, card, game.table)
    return steps.Start(card)


def _roll(game: GameState, words: Words) -> steps.Roll:
    faces: list[steps.Face] = []
    most = game.turn.terrain or 2
    while words and len(faces) < most:
        word = words.next
        if is_any_face(word):
            faces.append("?")
        elif word in FIGURES:
            faces.append(_face_of(game, int(word)))
        elif _is_pair(game, words) or keyword_of(word) == "draw":
            break
        else:
            faces.append(_resource_of(game, word, words.language))
        words.take()
    if not faces:
        raise missing(joined([*_resource_names(game), "?"], "or"), words)
    return steps.Roll(tuple(faces))


def _face_of(game: GameState, figure: int) -> steps.Face:
    """Return what an ordinary die's figure stands for (M3.1)."""
    dice = game.table.edition.dice
    return dice[figure - 1] if figure <= len(dice) else "?"


def _draw(game: GameState, words: Words) -> steps.Draw:
    # In French `r` begins the word for nothing too, and is the letter of crystal.
    if words and is_nothing(words.next) and not _begins_draw(game, words):
        words.take()
        if keyword_of(words.next, words.language) == "draw":  # As in `nichts setzen`.
            words.take()
        return steps.Draw()
    most = game.turn.terrain if game.phase == "terrain" else 2
    if most > 1 and words.hex_at(1) is None and _are_resources(game, words):
        resources = [_resource(game, words), _resource(game, words)]
        return _in_order([steps.Drawn(each, words.needed_hex()) for each in resources])
    drawn: list[steps.Drawn] = []
    is_turned = _is_turned(game, words)
    while len(drawn) < most:
        if is_turned and words.hex_at(0) is not None:
            hex_ = words.needed_hex()
            drawn.append(steps.Drawn(_resource(game, words), hex_))
        elif drawn and words.hex_at(0) is not None:
            drawn.append(steps.Drawn(drawn[0].resource, words.needed_hex()))
        elif drawn and not _is_pair(game, words) and _ends_step(words):
            break
        else:
            drawn.append(steps.Drawn(_resource(game, words), words.needed_hex()))
    return _in_order(drawn)


def _ends_step(words: Words) -> bool:
    return words.next in ("", STEP_END) or keyword_of(words.next, words.language) is not None


def _in_order(drawn: list[steps.Drawn]) -> steps.Draw:
    return steps.Draw(tuple(sorted(drawn, key=lambda each: reading_order(each.hex))))


def _worker(_game: GameState, words: Words) -> steps.Worker:
    return steps.Worker(words.needed_hex())


def _cast(game: GameState, words: Words) -> steps.Cast:
    source = _source(game, words)
    name, _ = game.table.spell_of(source)
    skip_spell(name, game, words)
    if name in _ON_HEXES:
        hexes: list[Hex] = []
        while len(hexes) < _ON_HEXES[name] and (hex_ := words.hex()) is not None:
            hexes.append(hex_)
        return steps.Cast(source, tuple(hexes))
    if name == "conjure":
        return steps.Cast(source, resource=_resource(game, words))
    if name == "acquire":
        return steps.Cast(source, card=read_card(words, game.open_cards(game.seat), game, "any"))
    if name == "construct":
        return steps.Cast(source, erect=_erect(source, game, words))
    return steps.Cast(source)


def _source(game: GameState, words: Words) -> steps.Source:
    if game.table.variant == "family":
        return read_archive_spell(words, _held(game), game)
    return read_card(words, game.sheet.bought, game, "spell", castable)


def _erect(source: steps.Source, game: GameState, words: Words) -> steps.Erect:
    """Return what Construct erects."""
    keyword = keyword_of(words.next, words.language, (("build", "monument"),)) if words else None
    if keyword not in ("build", "monument"):
        raise missing(Text("what to erect, build or monument, and a card"), words)
    words.take()
    sheet = game.sheet
    if keyword == "build":
        legal = partial(constructible, source=source)
        return steps.Build(read_card(words, sheet.bought, game, "building", legal))
    return steps.Monument(read_card(words, sheet.built, game, "building"))


def _build(game: GameState, words: Words) -> steps.Build:
    return steps.Build(read_card(words, game.sheet.bought, game, "building", buildable))


def _relic(game: GameState, words: Words) -> steps.Relic | steps.Claim:
    kind = number_of(words.next) if words else None
    if kind is None:
        numbers = (number_word(each, words.language) for each in ("two", "three"))
        raise missing(joined([word_name("two"), word_name("three")], "or"), words, numbers)
    words.take()
    if game.phase in _TERRITORY_END:
        return steps.Claim("relic two" if kind == "two" else "relic three")
    return steps.Relic("two" if kind == "two" else "three")


def _monument(game: GameState, words: Words) -> steps.Monument | steps.Claim:
    if game.phase in _TERRITORY_END:
        return steps.Claim("monument")
    return steps.Monument(read_card(words, game.sheet.built, game, "building", coverable))


def _score(_game: GameState, words: Words) -> steps.Score:
    hexes = [words.needed_hex()]
    while (hex_ := words.hex()) is not None:
        hexes.append(hex_)
    return steps.Score(tuple(hexes))


def _buy(game: GameState, words: Words) -> steps.Buy:
    return steps.Buy(read_card(words, game.open_cards(game.seat), game, "any", buyable))


def _take(game: GameState, words: Words) -> steps.Take:
    return steps.Take(read_archive_spell(words, [each.spell for each in legal_takes(game)], game))


def _column(_game: GameState, words: Words) -> steps.Column:
    return steps.Column(_number(words, Text("the number of a column")))


def _bridge(_game: GameState, words: Words) -> steps.Bridge:
    return steps.Bridge(words.needed_hex())


def _number(words: Words, what: Message) -> int:
    if not is_number(words.next):
        raise missing(what, words)
    return int(words.take())


def _resource(game: GameState, words: Words) -> Resource:
    if not words:
        raise missing(joined(_resource_names(game), "or"), words)
    found = _resource_of(game, words.next, words.language)
    words.take()
    return found


def _resource_names(game: GameState) -> list[Message]:
    return [*map(game.table.face_name, RESOURCES)]


def _resource_of(game: GameState, word: str, language: str) -> Resource:
    if word in _RESOURCE_KEYS:
        return _RESOURCE_KEYS[word]
    if word in FIGURES and (face := _face_of(game, int(word))) != "?":
        return face
    try:
        return resource_named(word, game.table.edition, language)
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


def line_begin(record: Record, game: GameState, line: str, language: str) -> TurnBegin | None:
    """Return whose turn a line says that it is, None where it does not.

    A whole name needs no colon where it means nothing else. Raises CallError for an initial
    without one.
    """
    if begin := turn_begin(record, line):
        return begin
    if begin := spoken_begin(record, line):
        return None if _is_read(game, line, language) else begin
    words = call_words(line, language)
    name, length = words.next, len(words.left)
    if name.casefold() in map(str.casefold, record.initials):
        behind = words.copy()
        behind.take()
        try:
            next_step(game, words)
        except NotationError:
            is_name = len(words.left) == length or _begins_draw(game, behind)
            if is_name and not _is_read(game, line, language):
                raise CallError(Text("a colon is missing after {name}", name=name)) from None
    _refuse_stranger(record, game, line, language)
    return None


def name_called(line: str) -> str:
    """Return what stands in a line in the place of a player's name, "" where no colon follows."""
    name, colon, _ = line.lstrip(_ROUND).partition(":")
    return name if colon else ""


def _refuse_stranger(record: Record, game: GameState, line: str, language: str) -> None:
    """Raise CallError where a line begins with a name and a colon, and nobody is called so."""
    name = name_called(line)
    is_word = len(name.split()) == 1 and keyword_of(name.strip(), language) is None
    if is_word and not _is_read(game, line, language):
        raise CallError(nobody_called(name, record.players))


def read_call(game: GameState, words: Words) -> steps.Step:
    """Return the next step for now, else for what follows when the rest of now is done without.

    Raises CallError.
    """
    left = [*words.left]
    try:
        return next_step(game, words)
    except NotationError as error:
        is_cut = not words
        later = None if isinstance(error, AmbiguousCallError) else _later(game)
        if later is not None:
            words.left[:] = left
            try:
                return next_step(later, words)
            except AmbiguousCallError as ambiguous:
                error = ambiguous
            except NotationError:
                pass
        words.left[:] = left
        if error.unknown:
            from rollwrite.play.mistakes import unknown_word  # A record need not have any.

            now = [each for group in _keywords(game) for each in group]
            error = unknown_word(game, words, now)
        call_error = CallError(error.message, unknown=error.unknown)
        call_error.unanswered = words.without_hexes if is_cut else ""
        raise call_error from error


def _is_read(game: GameState, line: str, language: str) -> bool:
    """Return whether a line begins with a step."""
    try:
        read_call(game, call_words(line, language))
    except CallError:
        return False
    return True


def _later(game: GameState) -> GameState | None:
    """Return the game after a pass, None where the turn ends."""
    try:
        later = apply(game, steps.PASS)
    except IllegalStepError:
        return None
    return None if later.is_past_turn(game) else later

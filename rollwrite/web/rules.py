"""Rules: the numbered rules of a game with their examples, and its booklets page by page."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from threading import Lock
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from rollwrite.catalogue import (
    NUMBER,
    READING,
    UnknownGameError,
    UnknownRuleError,
    VariantInfo,
    game_named,
    game_names,
    game_of_rule,
    rule_sections,
    rules,
    variants,
)
from rollwrite.drawing import draw
from rollwrite.printing import Page
from rollwrite.rule_examples import BOOKLET, examples, rules_on
from rollwrite.web.pages import RefusedError, language_of, page
from sheets.words.languages import Language
from sheets.words.text import Message, Text, quoted

SCALE: Final = 4.9  # Pixels for each mm of an example: its words are as large as the page's.
ENDS: Final = (".", ":", "!", "?")  # Of what was published, behind which a reading stands apart.
MOST_DIGITS: Final = 3  # Of a page's number.


class Run(NamedTuple):
    """Letters of a rule: the rule that they name, whether one looked for them, or reads them so."""

    text: str
    rule: str = ""
    is_found: bool = False
    is_reading: bool = False


class Paragraph(NamedTuple):
    """What of a rule stands apart: what was published, or how it is read."""

    runs: tuple[Run, ...]
    is_reading: bool = False


class Shown(NamedTuple):
    """A drawing: what it says, the rules that it names, its size in mm and what of it is looked at.

    `view` is the left, the top, the width and the height of that.
    """

    said: tuple[str, ...]
    rules: tuple[str, ...]
    width: float
    height: float
    view: tuple[float, ...]
    form: Markup


class Told(NamedTuple):
    """A rule on a page: its words, its examples; if it has none, the rules at which it is drawn."""

    number: str
    paragraphs: tuple[Paragraph, ...]
    examples: tuple[Shown, ...]
    elsewhere: tuple[str, ...]


class Part(NamedTuple):
    """A section on a page: what its numbers begin with, its title, its rules."""

    number: str
    title: str
    rules: tuple[Told, ...]


class RuleDrawings:
    """Examples and booklets as elements of pages, each drawn once, in however many threads.

    There are as many as games, variants and languages.
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[Shown, ...]] = {}
        self._drawing = Lock()

    def examples(self, game: str, language: Language) -> tuple[Shown, ...]:
        """Return the examples of a game's rules."""
        return self._once(
            (game, language),
            lambda: [
                _shown(each, each.rules, n) for n, each in enumerate(examples(game, language))
            ],
        )

    def booklet(self, game: str, language: Language, variant: str) -> tuple[Shown, ...]:
        """Return the pages of a variant's booklet."""

        def drawn() -> list[Shown]:
            pages = draw(game, [BOOKLET], variant=variant, language=language)
            numbers = rules(game)
            return [_shown(each, rules_on(each, numbers), n) for n, each in enumerate(pages)]

        return self._once((game, language, variant), drawn)

    def _once(self, key: Hashable, drawn: Callable[[], list[Shown]]) -> tuple[Shown, ...]:
        with self._drawing:
            if key not in self._kept:
                self._kept[key] = tuple(drawn())
            return self._kept[key]


def _shown(drawn: Page, named: tuple[str, ...], number: int) -> Shown:
    size = drawn.width, drawn.height
    view = next((tuple(zone.box) for zone in drawn.zones), (0, 0, *size))
    form = Markup(drawn.form(f"d{number}-"))
    return Shown(tuple(_said(drawn.texts, named)), named, *size, view, form)


def _said(texts: Sequence[str], named: Collection[str]) -> Iterator[str]:
    """Yield what a drawing says, each time as far as the number of a rule."""
    said: list[str] = []
    for number, text in enumerate(texts, 1):
        said.append(text.strip())
        if text in named or number == len(texts):
            yield re.sub(" (?=[,.:;!?])", "", " ".join(said))
            said = []


def routes() -> list[Route]:
    """Return what is answered here."""
    return [
        Route("/rules", choice),
        Route("/rules/{name}", of_game),
        Route("/rules/{name}/booklet", booklet),
    ]


def choice(request: Request) -> Response:
    """Answer the page on which a game is chosen, or the rules of all games that hold a word."""
    number, word, language = (
        _asked(request, "number"),
        _asked(request, "word"),
        language_of(request),
    )
    if led := _to_rule(request, number, word):
        return led
    if number:
        raise RefusedError(404, Text("no rule has the number {number}", number=quoted(number)))
    found = {game: _found(game, language, word) for game in game_names()} if word else {}
    parts = {game: _parts(game, language, each, word) for game, each in found.items() if each}
    trouble = _none_holds(word) if word and not parts else ""
    games = {game: (_title(game), _booklets(game)) for game in game_names()}
    return _page(request, "rules.html", trouble, games=games, word=word, found=parts)


def of_game(request: Request) -> Response:
    """Answer the rules of a game, all or those that hold a word; lead from a number to its rule."""
    name, word, language = (
        request.path_params["name"],
        _asked(request, "word"),
        language_of(request),
    )
    if led := _to_rule(request, name, word):
        return led
    game, letter = _known(name), _asked(request, "part")
    wholes = [each for each in rule_sections(game, language) if len(each.number) == 1]
    if letter and letter not in (each.number for each in wholes):
        raise RefusedError(
            404, Text("no part of these rules is called {part}", part=quoted(letter))
        )
    found = {n: text for n, text in _found(game, language, word).items() if n.startswith(letter)}
    shown = () if word else _drawings(request).examples(game, language)
    return _page(
        request,
        "rules_game.html",
        "" if found else _none_holds(word),
        game=game,
        title=_title(game),
        booklets=_booklets(game),
        wholes=wholes,
        part=letter,
        word=word,
        found=len(found),
        parts=_parts(game, language, found, word, shown),
        scale=SCALE,
    )


def booklet(request: Request) -> Response:
    """Answer a page of a booklet, as wide as the screen."""
    game, language = _known(request.path_params["name"]), language_of(request)
    booklets = {each.variant: each for each in _booklets(game)}
    variant = _asked(request, "variant") or next(iter(booklets), "")
    if variant not in booklets:
        raise RefusedError(404, Text("there is no such booklet"))
    pages = _drawings(request).booklet(game, language, variant)
    asked = _asked(request, "page") or "1"
    number = int(asked) if asked.isdecimal() and len(asked) <= MOST_DIGITS else 0
    if not 1 <= number <= len(pages):
        raise RefusedError(404, Text("this booklet has the pages 1 to {last}", last=len(pages)))
    shown, numbers = pages[number - 1], rules(game, language)
    return _page(
        request,
        "rules_booklet.html",
        game=game,
        title=_title(game),
        booklets=booklets,
        variant=variant,
        number=number,
        last=len(pages),
        shown=shown,
        said=[tuple(_runs(each, numbers)) for each in shown.said],
    )


def _page(request: Request, template: str, trouble: Message = "", **values: Any) -> Response:
    """Return a page, one that tells of nothing found with the status for that."""
    return page(request, template, 404 if trouble else 200, trouble=trouble, **values)


def _asked(request: Request, name: str) -> str:
    """Return what an address says, without letters that nobody sees."""
    return "".join(filter(str.isprintable, request.query_params.get(name, ""))).strip()


def _to_rule(request: Request, *asked: str) -> Response | None:
    """Return what leads to the rule whose number is asked for, None where it is none."""
    number = next((each.upper() for each in asked if NUMBER.fullmatch(each.upper())), "")
    if not number:
        return None
    try:
        game = game_of_rule(number)
    except UnknownRuleError as error:
        raise RefusedError(404, error.args[0]) from error
    query = urlencode({"language": language_of(request)})
    return RedirectResponse(f"/rules/{game}?{query}#{number}", 303)


def _known(name: str) -> str:
    """Return the name of a game that has rules in words."""
    try:
        game = game_named(name)
    except UnknownGameError as error:
        raise RefusedError(404, error.args[0]) from error
    if not rules(game):
        raise RefusedError(404, Text("there are no rules of {game} in words", game=game))
    return game


def _none_holds(word: str) -> Text:
    return Text("no rule here holds the word {word}", word=quoted(word))


def _found(game: str, language: Language, word: str) -> Mapping[str, str]:
    with suppress(UnknownRuleError):
        return rules(game, language, about=word)
    return {}


def _title(game: str) -> Message:
    return next((each.title for each in variants() if each.game == game), game)


def _booklets(game: str) -> list[VariantInfo]:
    """Return the variants of a game whose rules are printed, too."""
    known = (each for each in variants() if each.game == game)
    return [each for each in known if BOOKLET in each.kinds]


def _drawings(request: Request) -> RuleDrawings:
    drawings: RuleDrawings = request.app.state.rule_drawings
    return drawings


# What a page tells of a rule.


def _parts(
    game: str,
    language: Language,
    found: Mapping[str, str],
    word: str,
    shown: Sequence[Shown] = (),
) -> list[Part]:
    """Return rules by sections, each rule with its examples; a section without any is left out."""
    sections = rule_sections(game, language)
    numbers = {*rules(game, language), *(each.number for each in sections)}

    def told(number: str) -> Told:
        paragraphs = (
            Paragraph(tuple(_runs(text, numbers, word)), is_reading)
            for text, is_reading in _apart(found[number])
        )
        own = tuple(each for each in shown if each.rules[0] == number)
        others = dict.fromkeys(each.rules[0] for each in shown if number in each.rules[1:])
        return Told(number, tuple(paragraphs), own, () if own else tuple(others))

    return [
        Part(each.number, each.title, tuple(told(n) for n in each.rules if n in found))
        for each in sections
        if any(n in found for n in each.rules) or any(n[0] == each.number for n in found)
    ]


def _apart(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the paragraphs of a rule, and which are readings; one within a sentence stays there."""
    for line in text.splitlines():
        start = 0
        for reading in READING.finditer(line):
            before, inside = line[start : reading.start()].rstrip(), reading.group()[1:-1]
            is_behind = not before or before.endswith(ENDS)
            is_last = not is_behind and line[reading.end() :].startswith(".")
            if inside.isalpha() or not (is_behind or is_last):
                continue
            if before:
                yield before + "." * is_last, False
            yield inside, True
            start = reading.end() + is_last
        if rest := line[start:].strip():
            yield rest, False


def _runs(text: str, numbers: Collection[str], word: str = "") -> Iterator[Run]:
    """Yield a text cut where it names a rule, where a word was found, and where it is a reading."""
    wanted = [rf"\b{re.escape(word)}", re.escape(word)] if len(word) > 1 else []
    found = next((each for each in wanted if re.search(each, text, re.IGNORECASE)), "(?!)")
    cut = re.compile(f"({NUMBER.pattern}|(?i:{found}))")
    for index, piece in enumerate(re.split(f"({READING.pattern})", text)):
        is_reading = index % 2 == 1
        for number, part in enumerate(cut.split(piece)):
            rule = part if part in numbers else ""
            is_found = number % 2 == 1 and not NUMBER.fullmatch(part)
            yield Run(part, rule, is_found, is_reading)

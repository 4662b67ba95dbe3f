"""Doubtful marks as one HTML file that asks for each and gives the finished state.

It needs no other file and no network. What its program knows of the state is an `Outline`.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from rollwrite.inline import data_uri, page_head, safe_json
from rollwrite.photo.answers import board_said, proposal_said
from rollwrite.photo.markers import Grey
from rollwrite.photo.questions import MOST_TYPED, Option, Question, questions_of
from rollwrite.photo.review.outline import Outline, place_text
from rollwrite.photo.review.pictures import pictures_of, png
from rollwrite.photo.state_file import (
    CROWNS,
    HEAD,
    OF_TOTAL,
    TOTAL,
    TROLLS,
    UNREAD,
    proposal_text,
    sources,
)
from rollwrite.photo.table import PhotoTable
from sheets.files.reading import read_text
from sheets.files.toml import LINE
from sheets.table.players import MOST_CHARACTERS
from sheets.words.text import Said, Text
from sheets.words.translation import Translation
from sheets.write.svg import face_style

STYLE: Final = Path(__file__).with_name("page.css")
STATE_PROGRAM: Final = Path(__file__).with_name("state.js")
PROGRAM: Final = Path(__file__).with_name("page.js")
FACES: Final = ("text", "bold", "display")
LEAST_SHARE: Final = 0.01  # A reading less likely says nothing of how likely it is.

TITLE = Text("What the photographs leave open")
_OF = Text("{number} of {questions}", number="{number}", questions="{questions}")
_LEFT_OUT = Text("leave it out")
_NUMBER, _ANOTHER, _THAT = Text("a number"), Text("another number"), Text("that is it")
_FINISHED, _COPY = Text("The finished state"), Text("Copy")
_KEYS = Text("Keys: digits, or arrows and Enter; - leaves out, Backspace goes back.")
_PROGRAM_NEEDED = Text("this page needs JavaScript")
_NAME_WRONG = Text(
    "everybody needs a name of their own, of 1 to {most} characters", most=MOST_CHARACTERS
)


def review_page(table: PhotoTable, words: Translation, file: Path) -> str:
    """Return the page; `file` is where the state will be saved."""
    page = _Page(table, words, file)
    return "\n".join([*page.head(), *page.body()]) + "\n"


def state_data(table: PhotoTable, folder: Path) -> dict[str, Any]:
    """Return what the page's program makes the state's file of, to be saved in a folder."""
    numbers = {each.path: number for number, each in enumerate(table.doubts())}
    paths = [table.place(index, reading)
             for index, sheet in enumerate(table.sheets) for reading in sheet.readings]  # fmt: skip
    said = zip(paths, sources(table), strict=True)
    return {
        "head": HEAD,
        "tail": proposal_text(table),
        **Outline(table, folder).data(),
        "line": LINE,
        "unread": UNREAD,
        "total": (TOTAL, CROWNS, OF_TOTAL),
        "notes": {place_text(place): note for place, note in TROLLS.items()},
        "readings": [[place_text(place), part, numbers.get(path, by)]
                     for path, (place, part, by) in said],
    }  # fmt: skip


class _Page:
    """The page's parts, all in one language."""

    def __init__(self, table: PhotoTable, words: Translation, file: Path) -> None:
        self.table = table
        self.words = words
        self.file = file
        self.questions = list(questions_of(table))
        self.title = words(TITLE)

    def said(self, text: Said) -> str:
        """Return a text in the page's language, safe to stand in it."""
        return escape(self.words(text))

    def head(self) -> Iterator[str]:
        """Yield all before the page's body."""
        style = face_style(FACES) + read_text(STYLE)
        title = f"{self.title} · {', '.join(self.table.names)}"
        program, language = _program(), self.words.language
        yield from page_head(title, language, style, program, has_pictures=True)

    def body(self) -> Iterator[str]:
        """Yield the page's body."""
        yield "<body><main>"
        photos = ", ".join(dict.fromkeys(sheet.photo for sheet in self.table.sheets))
        yield f"<header><h1>{escape(self.title)}</h1>"
        yield f"<p><bdi>{escape(photos)}</bdi></p>"
        for sentence in (*board_said(self.table), *proposal_said(self.table)):
            yield f"<p>{self.said(sentence)}</p>"
        yield "</header>"
        yield f"<noscript><p>{self.said(_PROGRAM_NEEDED)}</p></noscript>"
        yield from self._controls()
        for number, question in enumerate(self.questions):
            yield from self._question(number, question)
        if self.questions:
            yield f'<p class="keys">{self.said(_KEYS)}</p>'
        yield from self._end()
        yield "</main>"
        yield f'<script type="application/json" id="data">{safe_json(self.data())}</script>'
        yield f"<script>{_program()}</script></body></html>"

    def data(self) -> dict[str, Any]:
        """Return what the program knows."""
        return {
            "state": state_data(self.table, self.file.parent),
            "of": self.words(_OF),
            "file": self.file.name,
            "most": MOST_CHARACTERS,
            "open": self.words(Text("left out")),
            "copied": self.words(Text("copied")),
        }

    def _controls(self) -> Iterator[str]:
        said = self.said(Text("Questions"))
        yield f'<nav id="controls" aria-label="{said}" hidden>'
        for name, sign, text in (
            ("back", "‹", Text("question before")),
            ("next", "›", Text("next question")),
        ):
            label = self.said(text)
            yield f'<button type="button" id="{name}" aria-label="{label}">{sign}</button>'
        yield f'<progress id="progress" max="{len(self.questions)}" value="0" '
        yield f'aria-label="{said}"></progress><span id="number" aria-live="polite"></span></nav>'

    def _question(self, number: int, question: Question) -> Iterator[str]:
        yield f'<section class="question" data-question="{number}" '
        yield f'aria-labelledby="place-{number}" hidden>'
        yield f'<h2 id="place-{number}" tabindex="-1"><bdi>{self.said(question.place)}</bdi></h2>'
        pictures = pictures_of(question)
        wide = " wide" if pictures.seen.shape[1] > 2 * pictures.seen.shape[0] else ""
        yield f'<div class="pictures{wide}">'
        yield self._figure(Text("Photograph"), pictures.seen)
        yield self._figure(Text("As it was printed"), pictures.blank)
        yield "</div>"
        if question.options:
            yield f'<div class="options" role="group" aria-labelledby="place-{number}">'
            best = max(question.options, key=lambda each: each.share)
            for place, option in enumerate(question.options):
                is_best = option is best
                yield self._option(place, option, is_best=is_best, is_typed=question.is_figure)
            yield "</div>"
        if question.is_figure:
            yield from self._figure_typed(number, is_other=bool(question.options))
        yield '<button type="button" class="leave" data-option="" data-digit="-">'
        yield f"{self.said(_LEFT_OUT)}</button></section>"

    def _figure(self, text: Text, picture: Grey) -> str:
        high, wide = picture.shape
        said, source = self.said(text), data_uri("image/png", png(picture))
        return (
            f'<figure><figcaption>{said}</figcaption><img src="{source}" '
            f'width="{wide}" height="{high}" alt="{said}"></figure>'
        )

    def _option(self, place: int, option: Option, *, is_best: bool, is_typed: bool) -> str:
        said = self.said(option.said)
        key = f"<kbd>{option.digit}</kbd> " if option.digit and option.digit != said else ""
        share = f" <small>{round(100 * option.share)} %</small>" if (
            option.share >= LEAST_SHARE) else ""  # fmt: skip
        best = ' class="best"' if is_best else ""
        # A figure's answer is itself, as if it were typed; that of any other its option's number.
        value = option.meaning if is_typed else place
        return (
            f'<button type="button" data-option="{value}" data-digit="{option.digit}"{best}>'
            f"{key}<span>{said}</span>{share}</button>"
        )

    def _figure_typed(self, number: int, *, is_other: bool) -> Iterator[str]:
        said = self.said(_ANOTHER if is_other else _NUMBER)
        yield f'<form class="typed"><label for="typed-{number}">{said}</label>'
        yield f'<input id="typed-{number}" type="number" inputmode="numeric" min="0" '
        yield f'max="{MOST_TYPED}" step="1" required>'
        yield f'<button type="submit">{self.said(_THAT)}</button></form>'

    def _end(self) -> Iterator[str]:
        yield '<section id="end" aria-labelledby="done" hidden>'
        yield f'<h2 id="done" tabindex="-1">{self.said(_FINISHED)}</h2>'
        yield '<ul id="answers">'
        for number, question in enumerate(self.questions):
            yield f'<li><button type="button" data-to="{number}"><bdi>{self.said(question.place)}'
            yield f'</bdi></button> <b id="answer-{number}"></b></li>'
        yield '</ul><form id="names" autocomplete="off">'
        for seat, name in enumerate(self.table.names):
            label = self.said(Text("player {seat}", seat=seat + 1))
            yield f'<label>{label} <input name="name" value="{escape(name)}" '
            yield f'maxlength="{MOST_CHARACTERS}" spellcheck="false"></label>'
        save = Text("Save {file}", file=self.file.name)
        yield f'</form><p id="wrong" role="alert" hidden>{self.said(_NAME_WRONG)}</p>'
        yield f'<p class="save"><a id="save" class="button" download="{escape(self.file.name)}">'
        yield f"{self.said(save)}</a>"
        yield f'<button type="button" id="copy">{self.said(_COPY)}</button></p>'
        told = Text("Then: {command}", command=f"rollwrite score {self.file.name}")
        yield f"<p>{self.said(told)}</p>"
        yield '<pre id="state" tabindex="0" translate="no"></pre></section>'


def _program() -> str:
    return f'"use strict";\n(() => {{\n{read_text(STATE_PROGRAM)}\n{read_text(PROGRAM)}}})();\n'

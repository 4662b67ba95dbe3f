"""Doubtful marks as one HTML file that asks for each and gives the finished state.

It needs no other file and no network. What its program knows of the state is an `Outline`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rollwrite.photo.answers import (
    CROWNS,
    HEAD,
    OF_TOTAL,
    TOTAL,
    TROLLS,
    UNREAD,
    board_said,
    board_text,
    disagreements_said,
    sources,
)
from rollwrite.photo.intake import Grey
from rollwrite.photo.questions import png, questions_of
from rollwrite.photo.review.outline import Outline, place_text
from rollwrite.photo.table import TableReading
from scoring.answers.web_page import data_uri, web_page
from sheets.files.reading import read_text
from sheets.files.toml import LINE
from sheets.table.players import MOST_CHARACTERS
from sheets.words.text import Message, Text
from sheets.words.translation import Translation
from sheets.write.svg import face_style

PAGE: Final = Path(__file__).with_name("page.html")
STYLE: Final = Path(__file__).with_name("page.css")
STATE_PROGRAM: Final = Path(__file__).with_name("state.js")
PROGRAM: Final = Path(__file__).with_name("page.js")
FACES: Final = ("text", "bold", "display")
LEAST_SHOWN: Final = 0.01  # An option less probable says nothing of how probable it is.

TITLE = Text("What the photographs leave open")
_OF = Text("{number} of {questions}", number="{number}", questions="{questions}")


def review_page(table: TableReading, words: Translation, file: str, hint: Message = "") -> str:
    """Return the page.

    `file` is what the state's file will be called, `hint` what can be done with it then.
    """
    photos = dict.fromkeys(sheet.photo for sheet in table.sheets)
    return web_page(
        PAGE,
        words,
        title=f"{words(TITLE)} · {', '.join(table.names)}",
        style=face_style(FACES) + read_text(STYLE),
        program=_program(),
        data={
            "state": state_data(table),
            "of": words(_OF),
            "file": file,
            "most": MOST_CHARACTERS,
            "open": words(Text("left out")),
            "copied": words(Text("copied")),
        },
        has_pictures=True,
        heading=TITLE,
        photos=", ".join(photos),
        sentences=(*board_said(table), *disagreements_said(table)),
        questions=list(questions_of(table)),
        names=table.names,
        longest_name=MOST_CHARACTERS,
        least_shown=LEAST_SHOWN,
        file=file,
        hint=hint,
        address=_address,
        is_wide=_is_wide,
    )


def state_data(table: TableReading) -> dict[str, Any]:
    """Return the data of which the page's program makes the state's file."""
    numbers = {each.path: number for number, each in enumerate(table.doubts())}
    paths = [table.place(index, reading)
             for index, sheet in enumerate(table.sheets) for reading in sheet.readings]  # fmt: skip
    said = zip(paths, sources(table), strict=True)
    return {
        "head": HEAD,
        "tail": board_text(table),
        **Outline(table).data(),
        "line": LINE,
        "unread": UNREAD,
        "total": (TOTAL, CROWNS, OF_TOTAL),
        "notes": {place_text(place): note for place, note in TROLLS.items()},
        "readings": [[place_text(place), part, numbers.get(path, by)]
                     for path, (place, part, by) in said],
    }  # fmt: skip


def _address(picture: Grey) -> str:
    return data_uri("image/png", png(picture))


def _is_wide(picture: Grey) -> bool:
    return bool(picture.shape[1] > 2 * picture.shape[0])


def _program() -> str:
    return f'"use strict";\n(() => {{\n{read_text(STATE_PROGRAM)}\n{read_text(PROGRAM)}}})();\n'

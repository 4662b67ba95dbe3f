"""Photographs in a browser: read, asked about, scored, refused; and nothing of them is kept."""

import asyncio
import json
import os
import re
import subprocess
import sys
from functools import cache
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from rollwrite.photographs import missing_library
from tests.rollwrite.web.clients import client

pytestmark = pytest.mark.skipif(bool(missing_library()), reason="needs the extra photo")

EXAMPLE = Path(__file__).parents[3] / "docs" / "example"
NAMES = ("Anna", "Bernd", "Chloé")
JPEG = "image/jpeg"


def example() -> list[tuple[str, bytes]]:
    """Return the photographs of the example's table."""
    names = ("anna.jpg", "bernd.jpg", "chloe.jpg")
    return [(name, EXAMPLE.joinpath(name).read_bytes()) for name in names]


def send(browser: Any, *photos: tuple[str, bytes], names: Any = (), **headers: str) -> Any:
    """Return the answer to photographs and players' names."""
    files = [("photo", (name, content, JPEG)) for name, content in photos]
    return browser.post("/score/photos", files=files, data={"player": names}, headers=headers)


def blotted(photo: bytes, *marks: str) -> bytes:
    """Return a photograph on which ink was spilt over marks of the sheet."""
    from PIL import Image, ImageDraw

    import rollwrite as rw

    reading = rw.read_photo(photo).reading
    assert reading
    (sheet,) = reading.sheets
    with Image.open(BytesIO(photo)) as image:
        draw = ImageDraw.Draw(image)
        for mark in sheet.identity.blank.marks:
            if mark.name in marks:
                (left, top), _, (right, bottom), _ = sheet.corners_of(mark.box.inset(-1))
                draw.ellipse((left, top, right, bottom), fill=40)
        written = BytesIO()
        image.save(written, "JPEG")
    return written.getvalue()


@cache
def doubtful() -> tuple[str, bytes]:
    """Return Anna's photograph, on which wood and card 5 cannot be told for certain."""
    return "anna.jpg", blotted(example()[0][1], "track.wood.0", "card.5.spell", "card.5.card")


def fields(page: str) -> dict[str, list[str]]:
    """Return the values of a page's hidden fields, by their names."""
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page):
        found.setdefault(name, []).append(unescape(value))
    return found


def totals(page: str) -> dict[str, int]:
    """Return what a page says that everybody has."""
    rows = re.findall(r'class="name">([^<]*)</span><span class="pts">(\d+)<', page)
    return {unescape(name): int(points) for name, points in rows}


def troubles(page: str) -> list[str]:
    """Return the sentences of a page that tell what is wrong or doubtful."""
    found = re.findall(r'<p class="trouble.*?</p>', page, re.S)
    return [" ".join(unescape(re.sub("<[^>]+>", " ", each)).split()) for each in found]


def answer(browser: Any, page: str, **more: Any) -> Any:
    """Return the answer to the form of a page, filled in."""
    return browser.post("/score/photos/answer", data={**fields(page), **more})


# What is read.


def test_photographs_of_a_table_end_in_its_score() -> None:
    import rollwrite as rw

    found = send(client(), *example(), names=NAMES)
    assert found.status_code == 200
    score = rw.score(EXAMPLE / "game.toml")
    assert totals(found.text) == {
        str(each.account.name): each.account.total for each in score.players
    }
    assert found.text.count("data:image/jpeg;base64,") == 3  # What was read, on each photograph.
    (state,) = fields(found.text)["state"]
    assert rw.score(json.loads(state)).players == score.players


def test_what_is_doubtful_is_asked_and_its_answers_lead_to_the_score() -> None:
    browser = client()
    page = send(browser, doubtful(), *example()[1:], names=NAMES).text
    assert fields(page)["asked"] == ["sheet/0/wood", "sheet/0/cards/5"]
    assert page.count("data:image/png;base64,") == 2  # A crop each.
    wood = re.findall(r'name="answer/sheet/0/wood" value="([^"]*)"', page)
    assert wood == ["1", "0", "2", "3", "4", "5", ""]  # What is likely first, left out last.
    assert "<legend>Anna, card 5: " in page  # Words are those of the sheets' places.
    assert "untouched" in page
    right = answer(browser, page, player=NAMES, **answers(wood="1")).text
    assert totals(right) == {"Anna": 68, "Chloé": 64, "Bernd": 58}
    assert troubles(right) == []
    (state,) = fields(right)["state"]
    assert json.loads(state)["sheet"][0]["wood"] == 1


def answers(wood: str = "", card: str = '""') -> dict[str, str]:
    """Return answers to what is doubtful on Anna's sheet, as the form's fields have them."""
    return {"answer/sheet/0/wood": wood, "answer/sheet/0/cards/5": card}


def test_what_answers_contradict_is_asked_after_them() -> None:
    browser = client()
    page = send(browser, doubtful(), *example()[1:], names=NAMES).text
    more = answer(browser, page, player=NAMES, **answers(wood="4")).text
    assert "tracks: 4 is written, 6 is counted: which is right?" in more
    (asked,) = {*fields(more)["asked"]} - {*fields(page)["asked"]}
    left_out = answer(browser, more, player=NAMES, **{f"answer/{asked}": ""}).text
    assert totals(left_out) == {"Anna": 70, "Chloé": 64, "Bernd": 58}
    again = answer(browser, more, player=NAMES, **{f"answer/{asked}": "4"}).text
    assert "<fieldset" in again  # What could make it right is asked.


def test_what_is_left_out_is_told_beside_the_score() -> None:
    browser = client()
    page = send(browser, doubtful(), *example()[1:], names=NAMES).text
    found = answer(browser, page, player=NAMES, **answers(wood="1", card="")).text
    assert "This score is provisional" in found
    assert "sheet 1 (Anna), card 5: could not be read for certain and stays blank" in " ".join(
        troubles(found)
    )


def test_the_likely_answers_are_taken_at_once_and_named() -> None:
    browser = client()
    page = send(browser, doubtful(), *example()[1:], names=NAMES).text
    found = answer(browser, page, player=NAMES, likely="yes").text
    assert totals(found) == {"Anna": 68, "Chloé": 64, "Bernd": 58}
    assert len(troubles(found)) == 2  # Wood, and card 5.


def test_a_provisional_score_says_what_it_depends_on() -> None:
    page = send(client(), doubtful(), names=["Anna"]).text
    assert totals(page) == {"Anna": 68}
    assert "marks that cannot be seen count as not marked" in page


def test_a_score_of_which_too_little_is_known_is_not_told() -> None:
    found = send(client(), ("board.jpg", EXAMPLE.joinpath("board.jpg").read_bytes()))
    assert found.status_code == 200
    assert "The score is not known yet" in found.text
    assert "a photograph of the sheet 'player' is missing" in " ".join(troubles(found.text))
    assert totals(found.text) == {}


def test_another_language_leads_to_what_was_read() -> None:
    assert 'id="goes-on"' in client().get("/score/photos/answer?language=de").text


def test_a_figure_can_be_any_number() -> None:
    from tests.rollwrite.photo.sheets_taken import blank_pad

    browser = client()
    page = send(browser, ("pad.jpg", blank_pad("pandoria", 2)), names=["Anna", "Bernd"]).text
    assert 'name="figure/sheet/0/crowns"' in page
    typed = {"answer/sheet/0/crowns": "3", "figure/sheet/0/crowns": "37"}
    found = answer(browser, page, player=["Anna", "Bernd"], **typed).text
    (state,) = fields(found)["state"]
    assert json.loads(state)["sheet"][0]["crowns"] == 37


# Who is who.


def test_names_that_cannot_be_are_told_and_the_reading_is_kept() -> None:
    browser = client()
    for names, told in (
        (["Anna", "Bernd"], "name as many players as there are sheets (1)"),
        (["A" * 200], "has 200 characters; at most 40 fit"),
    ):
        found = send(browser, example()[0], names=names)
        assert found.status_code == 200
        assert told in " ".join(troubles(found.text))


def test_a_name_with_markup_is_a_name() -> None:
    found = send(client(), example()[0], names=['<b onclick="x">&'])
    assert "<b onclick" not in found.text
    assert "&lt;b onclick=" in found.text


# What cannot be read.


def large_picture() -> bytes:
    from PIL import Image

    written = BytesIO()
    Image.new("1", (20_000, 10_000)).save(written, "PNG")
    return written.getvalue()


def locked_pdf() -> bytes:
    from pypdf import PdfWriter

    writer, written = PdfWriter(), BytesIO()
    writer.add_blank_page(200, 200)
    writer.encrypt("secret", algorithm="RC4-128")
    writer.write(written)
    return written.getvalue()


def zip_bomb() -> bytes:
    written = BytesIO()
    with (
        ZipFile(written, "w", ZIP_DEFLATED) as packed,
        packed.open("a", "w", force_zip64=True) as file,
    ):
        for _ in range(1024):
            file.write(bytes(1 << 20))
    return written.getvalue()


BAD = {
    "large.png": (large_picture, "it has more than 50 million pixels; send a smaller picture"),
    "locked.pdf": (locked_pdf, "the PDF is damaged, or a password protects it"),
    "packed.zip": (zip_bomb, "it is no picture that rollwrite can read"),
    "renamed.jpg": (lambda: b"just a text", "it is no picture that rollwrite can read"),
    "script.svg": (
        lambda: b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        "it is no picture that rollwrite can read",
    ),
    "empty.jpg": (lambda: b"", "it is no picture that rollwrite can read"),
    "../../etc/passwd": (lambda: b"x", "it is no picture that rollwrite can read"),
}


def test_what_cannot_be_read_is_told_and_the_others_are_read() -> None:
    bad = [(name, make()) for name, (make, _) in BAD.items()]
    told = [f"! {name} : {reason}" for name, (_, reason) in BAD.items()]
    browser = client()
    mixed = send(browser, *bad, example()[0], names=["Anna"])
    assert (mixed.status_code, totals(mixed.text)) == (200, {"Anna": 68})
    assert troubles(mixed.text)[: len(told)] == told
    alone = send(browser, *bad, names=["Anna"])
    assert (alone.status_code, troubles(alone.text)) == (422, told)
    assert 'value="Anna"' in alone.text


@pytest.mark.parametrize(
    ("photos", "status", "told"),
    [
        ([], 422, "no photograph was chosen"),
        ([("", b"")], 422, "no photograph was chosen"),
        (
            [(f"{number}.jpg", b"x") for number in range(21)],
            413,
            "at most 20 photographs at a time",
        ),
        ([("a.jpg", b"x")] * 1001, 413, "this form has too many parts, or is damaged"),
    ],
)
def test_too_few_or_too_many_photographs_are_refused(
    photos: list[tuple[str, bytes]], status: int, told: str
) -> None:
    found = send(client(), *photos, names=["A"], accept="application/json")
    assert (found.status_code, found.json()) == (status, {"error": told})


def test_photographs_of_two_tables_are_told_to_be_that() -> None:
    from tests.rollwrite.photo.sheets_taken import photo_of

    found = send(client(), example()[0], ("other.jpg", photo_of(players=4)))
    assert found.status_code == 422
    assert "these sheets are not of one table" in " ".join(troubles(found.text))


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ({}, "what was read is missing or damaged"),
        ({"packed": ""}, "what was read is missing or damaged"),
        ({"packed": "x" * 900_000}, "what was read is missing or damaged"),
        ({"answer/sheet/0/wood": "9"}, "one of the answers is none to its question"),
        ({"answer/sheet/0/wood": "[" * 9000}, "one of the answers is none to its question"),
        ({"answer/sheet/7/wood": "1"}, "one of the answers is none to its question"),
        ({"answer/../../etc/passwd": "1"}, "one of the answers is none to its question"),
    ],
)
def test_answers_that_are_none_are_refused(form: dict[str, str], told: str) -> None:
    browser = client()
    if any(name.startswith("answer/") for name in form):
        page = send(browser, doubtful(), names=["Anna"]).text
        form = {**form, "packed": fields(page)["packed"][0]}
    headers = {"accept": "application/json"}
    found = browser.post("/score/photos/answer", data=form, headers=headers)
    assert (found.status_code, found.json()) == (422, {"error": told})


# The process, its limits, and who waits for it.


def frail(requests: Any, answers: Any, memory: int, processor: int) -> None:
    """Answer as the program does, but die of one photograph."""
    import rollwrite as rw
    from rollwrite.web import reading

    def read(*photos: Any, **options: Any) -> Any:
        if any(each.name == "deadly.jpg" for each in photos):
            os._exit(1)
        return rw.read_photo(*photos, **options)

    vars(reading)["read_photo"] = read
    reading.serve(requests, answers, memory, processor)


def test_a_photograph_of_which_the_process_dies_is_told_and_the_others_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rollwrite.web.reader.SERVE", "tests.rollwrite.web.test_photographs:frail")
    browser = client(requests=100)  # With limits of its own, and so with processes of its own.
    found = send(browser, ("deadly.jpg", b"x"), example()[0], names=["Anna"])
    assert (found.status_code, totals(found.text)) == (200, {"Anna": 68})
    assert "deadly.jpg : to read it takes more time or memory" in troubles(found.text)[0]


def test_a_process_that_has_died_is_followed_by_another() -> None:
    from rollwrite.web import Settings
    from rollwrite.web.reader import reader_of

    browser = client()
    page = send(browser, doubtful(), names=["Anna"]).text
    reader = reader_of(Settings(hosts=("testserver",)))
    os.kill(reader.begin().process, 9)
    assert answer(browser, page).status_code == 200
    os.kill(reader.begin().process, 9)
    assert send(browser, example()[0]).status_code == 200


def test_a_process_that_has_died_leaves_no_pipe_open() -> None:
    from rollwrite.web import Settings
    from rollwrite.web.reader import reader_of

    reader, ended = reader_of(Settings(hosts=("pipes",))), []
    counts = []
    for _ in range(3):
        process = reader.begin()
        counts.append(len(os.listdir("/proc/self/fd")))
        os.kill(process.process, 9)
        while process.is_alive:
            pass
        ended.append(process)  # While it is there, nothing else closes its pipes.
    reader.close()
    assert counts == [counts[0]] * 3


def test_one_table_is_read_at_a_time_and_who_waits_is_told_how_many_come_before() -> None:
    from rollwrite.web import Settings
    from rollwrite.web.reader import Photo, Step, reader_of

    def photos() -> list[Photo]:
        return [Photo(name, BytesIO(content), len(content)) for name, content in example()[:1]]

    async def told() -> list[Any]:
        reader = reader_of(Settings(hosts=("testserver",)))
        asked = {"language": "en", "names": []}
        first, second = reader.told(asked, photos()), reader.told(asked, photos())
        found = [await anext(first), await anext(second)]
        await first.aclose()  # Its browser has gone away.
        return [*found, *[each async for each in second if isinstance(each, Step)]]

    assert asyncio.run(told()) == [Step(0, 0), Step(1, 0), Step(0, 0), Step(0, 1)]


def test_a_script_is_told_how_far_it_is() -> None:
    found = send(client(), *example()[:2], accept="application/x-ndjson")
    lines = [json.loads(line) for line in found.text.splitlines()]
    steps = [{"before": 0, "read": number} for number in range(3)]
    assert lines[:-1] == steps
    assert lines[-1]["page"].startswith("<!DOCTYPE html>")


def test_the_server_itself_loads_no_library_that_reads_pictures() -> None:
    program = """if True:
        import sys
        from tests.rollwrite.web.test_photographs import client, example, send
        assert send(client(), example()[0]).status_code == 200
        print(*sorted({"cv2", "numpy", "zxingcpp"} & {*sys.modules}))
    """
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == ""


def test_without_the_extra_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwrite.web.photographs.missing_library", lambda: "cv2")
    browser = client()
    page = browser.get("/score/photos")
    assert page.status_code == 200
    assert "its extra `photo` is missing" in page.text
    assert "<form" not in page.text
    assert send(browser, example()[0]).status_code == 501
    assert browser.post("/score/photos/answer", data={"packed": "x"}).status_code == 501

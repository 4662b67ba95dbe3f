"""Print: every choice of the form reaches the sheets, and what is wrong is said at its field."""

import gzip
import re
from collections.abc import Mapping
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit
from zipfile import ZipFile

import pytest
from pypdf import PdfReader

import rollwrite as rw
import rollwrite.web
from rollwrite.catalogue import edition_text
from rollwrite.sources import Content
from tests.rollwrite.web.clients import client

BROWSER = client()
FORM = {"of": "merchants base", "played": "merchants base", "language": "en"}
FILE = dict[str, tuple[str, bytes]]


class Fields(HTMLParser):
    """The fields of a page's form, as a browser would send them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.sent: list[tuple[str, str]] = []
        self._select = ""
        self.feed(html)

    def handle_starttag(self, tag: str, found: list[tuple[str, str | None]]) -> None:
        attrs = dict(found)
        name, value = attrs.get("name") or "", attrs.get("value") or ""
        if tag == "select":
            self._select = name
        elif tag == "option" and "selected" in attrs:
            self.sent.append((self._select, value))
        elif tag == "input" and attrs.get("type") != "file":
            is_box = attrs.get("type") in ("radio", "checkbox")
            if not is_box or "checked" in attrs:
                self.sent.append((name, value))


def get(path: str, query: Any = (), **headers: str) -> Any:
    return BROWSER.get(f"{path}?{urlencode(query, doseq=True)}", headers=headers)


def post(path: str, fields: Mapping[str, Any], files: FILE | None = None) -> Any:
    return BROWSER.post(path, data=dict(fields), files=files or {"none": ("", b"")})


def drawn(query: Mapping[str, Any]) -> bytes:
    found = get("/print.pdf", query)
    assert found.status_code == 200, problem_of(found)
    assert found.headers["content-type"] == "application/pdf"
    content: bytes = found.content
    return content


def problem_of(answer: Any) -> str:
    """Return the one sentence that a page shows of what is wrong."""
    found = re.findall(r'<p class="trouble">.*?<span>(.*?)</span></p>', answer.text, re.DOTALL)
    assert len(found) == 1, found
    return str(found[0])


@pytest.mark.parametrize(
    ("query", "options"),
    [
        ({}, {}),
        ({"players": "3"}, {"players": 3}),
        ({"players": "any"}, {"players": "any"}),
        ({"player": ["Anna", "Bernd"]}, {"players": ["Anna", "Bernd"]}),
        ({"player": ["Bernd", "A"], "online": "1"}, {"players": ["Bernd", "A"], "online": True}),
        ({"variant": "family"}, {"variant": "family"}),
        ({"variant": "solo", "level": "expert"}, {"variant": "solo", "level": "expert"}),
        ({"game": "pandoria", "realm": "elves"}, {"game": "pandoria", "realms": ["elves"]}),
        ({"paper": "letter"}, {"paper": "letter"}),
        ({"theme": "ink"}, {"theme": "ink"}),
        ({"language": "fr"}, {"language": "fr"}),
        ({"language": "fr", "sheets_language": "de"}, {"language": "de"}),
        ({"coordinates": "yes"}, {"coordinates": True}),
        ({"online": "1", "coordinates": "no"}, {"online": True, "coordinates": False}),
        ({"dice": "special"}, {"dice": "special"}),
        ({"holes": "top"}, {"holes": "top"}),
        ({"duplex": "1"}, {"duplex": True}),
        ({"plain": "1"}, {"plain": True}),
        ({"no_markers": "1"}, {"markers": False}),
        ({"with": ["rules", "parts"]}, {"also": ["rules", "parts"]}),
        ({"with": "rules", "screen": "1"}, {"also": ["rules"], "screen": True}),
        ({"kind": ["board", "aid"]}, {"kinds": ["board", "aid"]}),
        ({"copies": "3"}, {"copies": 3}),
        ({"edition": "pandoria"}, {"edition": "pandoria"}),
        ({"edition": "pandoria-merchants 1.0.0"}, {"edition": "pandoria-merchants 1.0.0"}),
    ],
)  # fmt: skip
def test_every_choice_reaches_the_pdf(query: dict[str, Any], options: dict[str, Any]) -> None:
    expected = rw.draw(**{"game": None, **options})
    found = drawn({"language": "en", **query})
    assert found == expected.pdf()
    assert len(PdfReader(BytesIO(found)).pages) == expected.sides


def test_names_are_printed_on_their_sheets() -> None:
    found = PdfReader(BytesIO(drawn({"player": ["Anna", "Bernd", "Chloé"]})))
    for number, name in enumerate(("Anna", "Bernd", "Chloé"), 1):
        assert name in found.pages[number].extract_text()


@pytest.mark.parametrize(
    ("query", "field", "sentence"),
    [
        ({"game": "chess"}, "game", "no game is called 'chess'"),
        ({"variant": "huge"}, "game", "merchants has no huge"),
        ({"players": "7"}, "players", "merchants base is for 2 to 4 players, not 7"),
        ({"players": "9" * 5000}, "players", "merchants base is for 2 to 4 players, not 99999"),
        ({"paper": "a5"}, "look", "no “Paper” is called 'a5'"),
        ({"theme": "neon"}, "look", "no “Printer” is called 'neon'"),
        ({"sheets_language": "tlh"}, "language", "no “Language of the sheets” is called 'tlh'"),
        ({"level": "expert"}, "level", "merchants base has no levels; leave out “Level”"),
        ({"edition": "mine"}, "edition", "no edition is called 'mine'"),
        ({"edition": "../../etc/passwd"}, "edition", "no edition is called '../../etc/passwd'"),
        ({"edition": "/etc/hostname"}, "edition", "no edition is called '/etc/hostname'"),
        ({"edition": "pandoria 9.9"}, "edition", "pandoria has no version '9.9'"),
        ({"kind": "ledger"}, "kinds", "merchants base has no sheet 'ledger'"),
        ({"with": "cards"}, "also", "merchants base has no sheet 'cards'"),
        ({"realm": "elves"}, "realms", "merchants base has no realms"),
        ({"game": "pandoria", "realm": "hobbits"}, "realms", "hobbits"),
        ({"holes": "right"}, "paper", "no “Holes” is called 'right'"),
        ({"dice": "d20"}, "dice", "no “Dice” is called 'd20'"),
        ({"copies": "0"}, "paper", "a document holds 1 to 1000 copies"),
        ({"copies": "many"}, "paper", "a document holds 1 to 1000 copies"),
        ({"players": "any", "online": "1"}, "online", "“Online” is for players who are known"),
        ({"player": [*"ABCDEFG"]}, "players", "merchants base is for 2 to 4 players, not 7"),
        ({"player": ["Anna", "anna"]}, "names", "are the same name"),
        ({"player": ["x" * 200, "Bernd"]}, "names", "has 200 characters; at most 40 fit"),
    ],
)
def test_what_there_is_not_is_one_sentence_at_its_field(
    query: dict[str, Any], field: str, sentence: str
) -> None:
    for path in ("/print", "/print.pdf"):
        found = get(path, {"language": "en", **query})
        assert found.status_code == 422
        assert sentence in problem_of(found).replace("&#39;", "'")
        at = re.search(f'<div id="wrong-{field}"[^>]*>(.*?)</div>', found.text)
        assert at
        assert problem_of(found) in at[1]
        is_asked = "leave out" not in problem_of(found)  # A field that the variant has.
        assert (f'aria-describedby="wrong-{field}"' in found.text) is is_asked


def test_a_refused_form_keeps_all_that_was_typed() -> None:
    names = ['<b>"Anna"</b>', "anna & 'Bernd'", "‏שרה", "🎲"]
    typed = [*FORM.items(), *(("player", name) for name in (*names[:3], names[0].upper())),
             ("theme", "ink"), ("copies", "12"), ("with", "parts"), ("players", "4")]  # fmt: skip
    found = get("/print", typed)
    assert found.status_code == 422
    sent = Fields(found.text).sent
    assert [value for name, value in sent if name == "player"] == [*names[:3], names[0].upper()]
    assert {("theme", "ink"), ("copies", "12"), ("with", "parts"), ("players", "4")} <= {*sent}
    assert "<b>" not in found.text


@pytest.mark.parametrize(
    "names",
    [
        ["<script>alert(1)</script>", "'; --"],
        ["Ann“a”", "‏שרה לוי"],
        ["🎲🎲", "ὈΔΥΣΣΕΎΣ"],
        ["A" * 40, "\u0130stanbul"],
    ],
)
def test_any_name_is_shown_and_printed_as_it_is(names: list[str]) -> None:
    found = get("/print", {"player": names, "language": "en"})
    assert found.status_code == 200
    assert [value for name, value in Fields(found.text).sent if name == "player"] == names
    assert "<script>alert" not in found.text
    assert drawn({"player": names}) == rw.draw(players=names).pdf()


def test_letters_that_no_face_has_are_told() -> None:
    found = get("/print", {"player": ["Anna🎲", "Bernd"], "language": "en"})
    assert "the sheets cannot print" in found.text


def test_names_of_some_are_not_printed_and_not_lost() -> None:
    query = {"players": "3", "player": ["Anna", "", "Chloé"], "language": "en"}
    found = get("/print", query)
    assert "as soon as everybody has one" in found.text
    assert [value for name, value in Fields(found.text).sent if name == "player"] == [
        "Anna", "", "Chloé"
    ]  # fmt: skip
    assert drawn(query) == rw.draw(players=3).pdf()


def test_a_form_leads_to_the_shortest_address() -> None:
    usual = get("/print", Fields(get("/print", {"language": "de"}).text).sent)
    assert usual.history[0].status_code == 303
    assert usual.url.query == b"language=de"
    chosen = [*FORM.items(), ("players", "2"), ("player", "Anna"), ("player", "Bernd"),
              ("theme", "ink"), ("paper", "a4"), ("copies", "1"), ("dice", "d6")]  # fmt: skip
    found = get("/print", chosen)
    assert found.url.query == b"theme=ink&player=Anna&player=Bernd&language=en"
    again = get("/print", Fields(found.text).sent)
    assert again.url.query == found.url.query


def test_what_was_offered_for_another_game_is_left_out() -> None:
    solo = [("of", "merchants solo"), ("played", "merchants base"), ("level", "expert"),
            ("player", "Anna"), ("language", "en")]  # fmt: skip
    assert get("/print", solo).url.query == b"player=Anna&player=&player=&player=&language=en"
    base = [*FORM.items(), ("players", "4"), ("online", "1"), ("kind", "board"), ("page", "6")]
    pandoria = [("played", "pandoria standard") if name == "played" else (name, value)
                for name, value in base]  # fmt: skip
    assert get("/print", pandoria).url.query == b"game=pandoria&language=en&page=2"
    alone = [("played", "merchants solo") if name == "played" else (name, value)
             for name, value in base]  # fmt: skip
    assert get("/print", alone).url.query == (b"variant=solo&online=1&kind=board&language=en")


def test_the_first_address_leads_choices_to_their_page() -> None:
    found = BROWSER.get("/?players=3&language=de")
    assert (found.url.path, found.url.query) == ("/print", b"players=3&language=de")
    assert BROWSER.get("/?language=de").url.path == "/"


def test_the_page_looked_at_is_drawn_in_the_page() -> None:
    query = {"player": ["Anna", "Bernd"], "language": "en"}
    sheets = rw.draw(players=["Anna", "Bernd"])
    for number, page in enumerate(sheets, 1):
        assert page.form(marks=False) in get("/print", {**query, "page": number}).text
    for unknown in ("0", "7", "x", "9" * 400):
        found = get("/print", {**query, "page": unknown})
        assert found.status_code == 404
        assert "there is no page" in problem_of(found)


def test_a_page_alone_is_the_librarys() -> None:
    query = {"player": ["Anna", "Bernd"], "language": "en", "page": 2}
    page = rw.draw(players=["Anna", "Bernd"])[1]
    assert get("/sheet.svg", query).text == page.svg()
    assert get("/sheet.pdf", query).content == page.pdf()
    assert get("/sheet.png", {**query, "dpi": 100}).content == page.png(100)
    assert get("/sheet.png", {**query, "width": 200}).content == page.thumbnail(200)
    found = get("/sheet.svg", query)
    assert found.headers["content-disposition"] == 'attachment; filename="player-1-anna.svg"'


@pytest.mark.parametrize(
    ("size", "sentence"),
    [
        ({"dpi": "9999"}, "a picture has 72 to 600 pixels to the inch"),
        ({"dpi": "0"}, "a picture has 72 to 600 pixels to the inch"),
        ({"dpi": "-1"}, "a picture has 72 to 600 pixels to the inch"),
        ({"width": "100000"}, "a small picture is 60 to 400 pixels wide"),
        ({"width": "x"}, "a small picture is 60 to 400 pixels wide"),
    ],
)
def test_no_picture_is_without_bounds(size: dict[str, str], sentence: str) -> None:
    found = get("/sheet.png", {"language": "en", **size})
    assert found.status_code == 422
    assert sentence in found.text


def test_a_browser_keeps_small_pictures() -> None:
    address = re.findall(r'<img src="(/sheet.png[^"]+)"', get("/print", {"language": "en"}).text)[1]
    found = BROWSER.get(address.replace("&amp;", "&"))
    assert found.headers["cache-control"] == "private, max-age=31536000, immutable"
    again = BROWSER.get(
        address.replace("&amp;", "&"), headers={"if-none-match": found.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert get("/sheet.png", {"width": 200}).headers["cache-control"] == "no-cache"


def test_online_each_player_has_a_document() -> None:
    query = {"player": ["Bernd", "Anna"], "online": "1", "language": "en"}
    sheets = rw.draw(players=["Bernd", "Anna"], online=True)
    links = re.findall(r'href="/print.pdf\?([^"]+)">(\w+)', get("/print", query).text)
    assert [name for _, name in links] == ["Anna", "Bernd"]  # M2.4
    for seat, (link, _) in enumerate(links):
        found = BROWSER.get(f"/print.pdf?{link.replace('&amp;', '&')}")
        assert found.content == sheets.of_seat(seat).pdf()
    assert "player-1-anna.pdf" in found.headers["content-disposition"] or seat
    archive = ZipFile(BytesIO(get("/print.zip", query).content))
    assert archive.namelist() == ["player-1-anna.pdf", "player-2-bernd.pdf"]
    for unknown in ("0", "3", "x"):
        assert get("/print.pdf", {**query, "seat": unknown}).status_code == 404
    assert get("/print.pdf", {"language": "en", "seat": "1"}).status_code == 404


def test_names_of_an_address_are_as_many_as_play() -> None:
    three = {"players": "2", "player": ["Anna", "Bernd", "Chloé"], "language": "en"}
    assert drawn(three) == rw.draw(players=["Anna", "Bernd", "Chloé"]).pdf()


def test_sheets_for_any_number_say_that_no_camera_reads_them() -> None:
    found = get("/print", {"players": "any", "language": "en"})
    assert "no photograph of them is read" in found.text


def test_what_changes_nothing_is_told_quietly() -> None:
    found = get("/print", {"screen": "1", "language": "en"})
    assert found.status_code == 200
    assert "there are no rules among these sheets; leave out “For a screen”" in found.text


CLUB = "table,player 1,player 2\nRed,Anna,Bernd\nBlue,Chloé,Dörte\n".encode()


def test_a_club_has_all_its_tables_in_a_document_or_one_each() -> None:
    sheets = rw.draw(players_file=CLUB, theme="ink")
    fields = {**FORM, "theme": "ink", "players": "4", "player": "Zoë"}
    found = post("/tables.pdf", fields, {"players_file": ("../../etc/passwd.csv", CLUB)})
    assert found.status_code == 200
    pdf = PdfReader(BytesIO(found.content))
    assert len(pdf.pages) == len(sheets.pages)
    assert "Dörte" in pdf.pages[-2].extract_text()
    assert found.headers["content-disposition"] == (
        'attachment; filename="merchants-base-passwd.pdf"'
    )
    found = post("/tables.zip", fields, {"players_file": ("club.csv", CLUB)})
    assert ZipFile(BytesIO(found.content)).namelist() == ["red.pdf", "blue.pdf"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "no file was chosen"),
        ("Anna,Bernd\nChloé\n".encode(), "line 2: has 1 player; 2 to 4 can play"),
        (b"\x89PNG\r\n\x1a\n" + bytes(500), "is a picture or a PDF"),
        (b"A\0n\0n\0a\0", "is a binary file"),
        (b"a,b\n" * 250_000, "holds more than 100000 lines"),
        (b",\n" * 90_000, "names no players"),
    ],
)
def test_a_bad_file_of_players_is_told_in_few_words(content: bytes, sentence: str) -> None:
    files = {"players_file": ("club.csv", content)} if content else None
    found = post("/tables.pdf", FORM, files)
    assert found.status_code == 422
    assert sentence in problem_of(found)
    assert len(problem_of(found)) < 2000


def test_good_tables_are_printed_where_bad_ones_are_left_out() -> None:
    files = {"players_file": ("club.csv", "Anna,Bernd\nChloé\n".encode())}
    refused = post("/tables.pdf", FORM, files)
    assert "“Leave out bad tables” prints the one good table" in problem_of(refused)
    assert post("/tables.pdf", {**FORM, "skip_bad": "1"}, files).status_code == 200


def test_a_file_of_a_million_lines_is_not_read() -> None:
    found = post("/tables.pdf", FORM, {"players_file": ("club.csv", b"Anna,Bernd\n" * 1_000_000)})
    assert found.status_code == 413
    assert "this is too large; at most 1 MB are read" in problem_of(found)


OWN = edition_text("pandoria-merchants").replace('"Pandoria Merchants"', '"Merchants of Ours"')


def test_an_edition_of_ones_own_is_shown_and_printed() -> None:
    sheets = rw.draw(edition=OWN.encode(), players=2)
    fields = {**FORM, "players": "2"}
    shown = post("/print", fields, {"edition_file": ("ours.toml", OWN.encode())})
    assert shown.status_code == 200
    assert sheets[0].form(marks=False) in shown.text
    assert shown.text.count('src="data:image/png;base64,') == len(sheets)
    again = {**fields, "edition_text": OWN.replace("\n", "\r\n"), "edition_name": "ours.toml"}
    assert post("/print.pdf", again).content == sheets.pdf()
    assert post("/sheet.svg", {**again, "page": "2"}).text == sheets[1].svg()
    club = post("/tables.pdf", again, {"players_file": ("club.csv", CLUB)})
    assert (
        club.content == rw.draw(edition=OWN.encode(), players_file=Content(CLUB, "club.csv")).pdf()
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"[" * 1_000_000, "holds [ more than 20000 times"),
        (b"\xff\xfe[\x00", "UTF-16"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "is not valid TOML"),
        (edition_text("pandoria").encode(), "name an edition of merchants"),
        (b'game = "merchants"\n', "is missing"),
    ],
)
def test_a_bad_edition_is_told_and_not_sent_again(content: bytes, sentence: str) -> None:
    for path in ("/print", "/print.pdf"):
        found = post(path, FORM, {"edition_file": ("../../etc/passwd", content)})
        assert found.status_code == 422
        assert sentence in problem_of(found)
        assert "edition_text" not in found.text


def test_no_answer_is_written_in_scripts_or_styles_of_its_own() -> None:
    found = get("/print", {"language": "en"}).text
    assert not re.search(r"\sstyle=|\son\w+=|<style|<script>", found)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("query", [{}, {"variant": "solo"}, {"game": "pandoria"}])
def test_pages_are_small(language: str, query: dict[str, str]) -> None:
    html = get("/print", {**query, "language": language}).text
    form = html[html.index("<svg aria-label") : html.index("</figure>")]
    assert len(gzip.compress(form.encode())) < 45_000
    files = re.findall(r'(?:href|src)="(/static/[^"]+|/sheet.png[^"]+)"', html)
    files = [each.replace("&amp;", "&") for each in files if "icon" not in each]
    contents = [BROWSER.get(each).content for each in files]
    sent = [html.replace(form, "").encode(), *contents]
    assert sum(min(len(each), len(gzip.compress(each))) for each in sent) < 60_000


def test_all_scripts_together_are_small() -> None:
    folder = Path(rollwrite.web.__file__).parent / "static"
    scripts = [gzip.compress(each.read_bytes()) for each in folder.glob("*.js")]
    assert sum(map(len, scripts)) < 12_000
    assert len(gzip.compress((folder / "print.js").read_bytes())) < 3_000


def test_a_link_to_another_language_keeps_the_choices() -> None:
    found = get("/print", {"player": ["Anna", "Bernd"], "language": "en"}).text
    link = re.search(r'href="(\?[^"]+)" lang="de"', found)
    assert link
    assert parse_qs(urlsplit(link[1].replace("&amp;", "&")).query) == {
        "player": ["Anna", "Bernd"], "language": ["de"]
    }  # fmt: skip

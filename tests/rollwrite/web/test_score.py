"""Score: sheets marked by a browser with script and without, opened, taken along as files."""

import json
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

import rollwrite as rw
from rollwrite.marked import MarkedTable
from tests.rollwrite.web.clients import client

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "docs" / "example" / "game.toml"
RECORD = next((ROOT / "docs" / "example").glob("*.record"))
NEW = "/score/table?played=merchants+base&player=Anna&player=Bernd"
ANNA, BERND = "player-1-anna", "player-2-bernd"
JSON = {"accept": "application/json"}


def state_of(page: str) -> Any:
    """Return the state that a page holds for the browser."""
    return json.loads(unescape(page.partition('name="state" value="')[2].partition('"')[0]))


def tap(browser: Any, state: Any, **what: Any) -> Any:
    """Return the answer to a tap on the first player's sheet."""
    sent = {"state": json.dumps(state), "sheet": ANNA, **what}
    return browser.post("/score/tap", json=sent, headers=JSON)


@pytest.mark.parametrize("each", rw.variants(), ids=lambda each: f"{each.game} {each.variant}")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_has_sheets_to_be_marked(each: rw.VariantInfo, language: str) -> None:
    address = f"/score/table?played={each.game}+{each.variant}&language={language}"
    found = client().get(address)
    assert found.status_code == 200
    state = state_of(found.text)
    assert (state["game"], state["variant"]) == (each.game, each.variant)
    assert len(state["sheet"]) == each.players[1]
    assert "data-mark=" in found.text
    assert '<svg aria-hidden="true"' in found.text  # The pens' layer.


@pytest.mark.parametrize(
    ("query", "status", "said"),
    [
        ("played=chess", 404, "no game is called 'chess'"),
        ("played=merchants+giant", 422, "has no giant"),
        ("played=merchants+base&level=expert", 422, "has no levels"),
        ("played=merchants+solo&level=easy", 422, "has no level 'easy'"),
        ("played=merchants+base&edition=/etc/passwd", 422, "no edition is called '/etc/passwd'"),
        ("played=merchants+base&edition=../../x.toml", 422, "no edition is called"),
        ("played=merchants+base&player=Anna", 422, "2 to 4 players"),
        ("played=merchants+base" + "&player=A" * 5, 422, "2 to 4 players"),
        ("player=Anna&player=anna", 422, "anna"),
        ("player=Anna&player=" + "x" * 200, 422, "40"),
        ("player=Anna&player=Bernd&sheet=17", 404, "there is no such sheet"),
    ],
)
def test_a_table_that_cannot_be_is_a_sentence(query: str, status: int, said: str) -> None:
    found = client().get(f"/score/table?{query}")
    assert found.status_code == status
    assert said in unescape(found.text)
    assert "Traceback" not in found.text


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "A\"b'c", "🎲 Zoë", "محمد", "x" * 40]
)
def test_any_name_is_shown_as_it_is_and_runs_nothing(name: str) -> None:
    browser = client()
    found = browser.get("/score/table", params={"played": "merchants base", "player": [name, "B"]})
    assert found.status_code == 200
    assert state_of(found.text)["sheet"][0]["player"] == name
    assert "<script>alert" not in found.text
    told = browser.post("/score/result", data={"state": json.dumps(state_of(found.text))})
    assert told.status_code == 200
    assert "<script>alert" not in told.text


def test_a_tap_offers_all_that_a_place_can_mean_each_with_its_look_and_what_it_breaks() -> None:
    """M4.4: a monument stands on a building, and is circled."""
    browser = client()
    state = state_of(browser.get(NEW).text)
    panel = tap(browser, state, place="cards/5").json()["panel"]
    for said in ("untouched", "bought", "built", "cast", "monument on it"):
        assert f'aria-label="{said}"' in panel
    assert panel.count("<svg") == 5 + 1  # And the sign of the button that closes it.
    assert "M4.4" in panel


def test_a_tap_on_a_hex_offers_its_six_edges_too() -> None:
    """M3.3: an artifact lies on an edge."""
    browser = client()
    state = state_of(browser.get(NEW).text)
    panel = tap(browser, state, sheet="board", place="board/hex/D2").json()["panel"]
    assert panel.count('data-place="board/edge/') == 6


def test_what_is_marked_comes_back_as_state_pen_score_and_problems() -> None:
    browser = client()
    state = state_of(browser.get(NEW).text)
    answer = tap(browser, state, place="gold", meaning="3").json()
    marked = json.loads(answer["state"])
    assert marked["sheet"][0]["gold"] == 3
    assert answer["values"] == {"gold": "3"}
    assert "M7.2" in answer["sum"]
    assert answer["pen"].startswith("<svg")
    again = tap(browser, marked, place="gold", meaning="").json()
    assert json.loads(again["state"]) == state


def test_what_the_rules_forbid_is_drawn_and_said_at_once() -> None:
    """M6.2: a column is owned once."""
    browser = client()
    state = state_of(browser.get(NEW).text)
    for sheet in (ANNA, BERND):
        for card in ("cards/4", "cards/5", "cards/6"):
            answer = tap(browser, state, sheet=sheet, place=card, meaning='"bought"').json()
            state = json.loads(answer["state"])
    assert "M6.2" in answer["sum"]
    assert {"cards/4", "cards/5", "cards/6"} <= {*answer["flags"]}
    assert 'class="wrong"' in answer["over"]
    assert 'class="flag"' in answer["tabs"]


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        (b"", 400, "this is no JSON"),
        (b"\xff\xfe", 400, "this is no JSON"),
        (b"[" * 100_000, 400, "this is no JSON"),
        (b"[]", 400, "what is asked is a table"),
        (b"{}", 422, "the state is missing"),
        (b'{"state": 7}', 422, "the state is missing"),
        (b'{"state": ""}', 422, ""),
        (b'{"state": "[1]"}', 422, ""),
        (b'{"state": "{\\"game\\": \\"chess\\"}"}', 422, "chess"),
    ],
)
def test_what_is_no_tap_is_a_sentence(body: bytes, status: int, said: str) -> None:
    found = client().post("/score/tap", content=body, headers=JSON)
    assert found.status_code == status
    assert said in found.json()["error"]


@pytest.mark.parametrize(
    ("what", "status", "said"),
    [
        ({"place": 7}, 422, "a place is called by a text"),
        ({"place": "cards/99"}, 422, "has no place"),
        ({"place": "trolls/cards/1"}, 422, "has no place"),
        ({"place": "board/hex/D4"}, 422, "has no place"),
        ({"place": "gold", "meaning": "9"}, 422, "gold is one of"),
        ({"place": "gold", "meaning": "<b>"}, 422, "gold is one of"),
        ({"place": "cards/5", "meaning": '"eaten"'}, 422, "is one of"),
        ({"place": "cards/5", "meaning": "[" * 5000}, 422, "is one of"),
        ({"place": "crowns/0", "meaning": "1000"}, 422, "a number from 0 to 999"),
        ({"place": "crowns/0", "meaning": "٣"}, 422, "a number from 0 to 999"),
        ({"sheet": "9"}, 404, "there is no such sheet"),
        ({"sheet": 1}, 404, "there is no such sheet"),
        ({"sheet": "board", "place": "gold"}, 422, "has no place"),
    ],
)
def test_a_mark_that_there_is_not_is_a_sentence(what: Any, status: int, said: str) -> None:
    browser = client()
    found = tap(browser, state_of(browser.get(NEW).text), **what)
    assert found.status_code == status
    assert said in found.json().get("error", "")


def test_without_script_places_are_typed_and_sheets_turned() -> None:
    browser = client()
    first = browser.get(NEW).text
    sent = {
        "state": json.dumps(state_of(first)),
        "sheet": ANNA,
        "place/gold": "4",
        "place/crowns/0": "12",
        "place/cards/1": '"built"',
        "place/cards/2": "",
        "goto": BERND,
    }
    found = browser.post("/score/table", data=sent)
    assert found.status_code == 200
    anna = state_of(found.text)["sheet"][0]
    assert (anna["gold"], anna["crowns"], anna["cards"]) == (4, [12], {"1": "built"})
    assert 'name="sheet" value="player-2-bernd"' in found.text
    wrong = browser.post("/score/table", data={**sent, "place/gold": "77"})
    assert (wrong.status_code, "gold is one of" in wrong.text) == (422, True)


@pytest.mark.parametrize("path", [EXAMPLE, RECORD], ids=lambda path: path.suffix)
def test_a_state_and_a_record_go_on_where_they_are(path: Path) -> None:
    found = client().post("/score/open", files={"file": (path.name, path.read_bytes())})
    assert found.status_code == 200
    told = MarkedTable.of(path)
    assert state_of(found.text) == json.loads(json.dumps(told.tree, default=str))


def test_a_marked_game_is_taken_along_as_state_sheets_and_score() -> None:
    browser = client()
    told = MarkedTable.of(EXAMPLE)
    sent = {"state": json.dumps(told.tree, default=str)}
    state = browser.post("/score/state.toml", data=sent)
    assert rw.score(state.content).winners == rw.score(EXAMPLE).winners
    assert 'filename="merchants-base-3-' in state.headers["content-disposition"]
    pages = PdfReader(BytesIO(browser.post("/score/sheets.pdf", data=sent).content)).pages
    assert len(pages) == len(told.sheets)
    assert "Anna" in browser.post("/score/score.txt", data=sent).text
    result = browser.post("/score/result", data=sent).text
    assert "Anna wins" in result
    assert result.count('class="draw"') == sum(map(bool, told.fillings))


DEEP = b"a = " + b"[" * 100_000
EATEN = ", ".join(f'{number} = "eaten"' for number in range(10_000))
MANY = f'[[sheet]]\nplayer = "Anna"\ncards = {{ {EATEN} }}\n'


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("game.toml", b"", ""),
        ("game.toml", b"\x00\xff\xfe", ""),
        ("game.toml", "größe = 1".encode("utf-16"), ""),
        ("game.toml", DEEP, ""),
        ("game.toml", MANY.encode(), ""),
        ("game.json", b"[" * 100_000, ""),
        ("game.svg", b'<svg xmlns="x"><script>alert(1)</script></svg>', ""),
        ("../../etc/passwd", b"root:x:0:0", ""),
        ("game.toml", b'game = "merchants"\nedition = "/etc/passwd"\n[[sheet]]\n[[sheet]]', "/etc"),
        ("game.record", b"rollwrite record 1\n", ""),
        ("edition.toml", rw.edition_text("pandoria-merchants").encode(), "is an edition"),
    ],
)
def test_a_file_that_is_no_game_is_a_sentence(name: str, content: bytes, said: str) -> None:
    found = client().post("/score/open", files={"file": (name, content)})
    assert found.status_code == 422
    assert "This does not work" in found.text
    assert said in found.text
    assert "<script>alert" not in found.text
    assert len(found.content) < 200_000


OWN = rw.edition_text("pandoria-merchants").replace('id = "pandoria-merchants"', 'id = "ours"')
PLAYED = b'edition = "ours.toml"\n[[sheet]]\nplayer = "Anna"\n[[sheet]]\nplayer = "Bernd"\n'


def test_a_state_goes_on_with_an_edition_of_ones_own_that_comes_with_it() -> None:
    browser = client()
    files = {"file": ("game.toml", PLAYED), "edition": ("ours.toml", OWN.encode())}
    found = browser.post("/score/open", files=files)
    assert found.status_code == 200
    assert 'name="edition_name" value="ours.toml"' in found.text
    own = {"edition": OWN, "edition_name": "ours.toml"}
    answer = tap(browser, state_of(found.text), place="gold", meaning="3", **own)
    assert json.loads(answer.json()["state"])["edition"] == "ours.toml"
    assert tap(browser, state_of(found.text), place="gold").status_code == 422  # Without it.


@pytest.mark.parametrize(
    ("edition", "said"),
    [
        (b"", ""),
        (b"\x00\xff", ""),
        (b"a = " + b"[" * 900_000, ""),
        (b'game = "chess"', "'chess'"),
        (EXAMPLE.read_bytes(), ""),
        (OWN.replace("id =", "idea =").encode(), ""),
    ],
)
def test_an_edition_that_is_none_is_a_sentence(edition: bytes, said: str) -> None:
    files = {"file": ("game.toml", PLAYED), "edition": ("ours.toml", edition)}
    found = client().post("/score/open", files=files)
    assert found.status_code in (422, 503)
    assert said in unescape(found.text)


@pytest.mark.parametrize("path", ["tap", "table", "result", "state.toml", "sheets.pdf"])
def test_no_edition_of_a_stranger_is_read_before_a_process_with_limits_has_looked_at_it(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[object] = []
    monkeypatch.setattr("rollwrite.web.score.read_edition", read.append)
    sent = {"state": '{"sheet": [{}, {}]}', "edition": f"{OWN}a = [", "edition_name": "ours.toml"}
    as_json = {"json": sent, "headers": JSON}
    found = client().post(f"/score/{path}", **(as_json if path == "tap" else {"data": sent}))
    assert (found.status_code, read) == (422, [])


def test_no_file_at_all_is_a_sentence() -> None:
    found = client().post("/score/open", data={"file": "x"})
    assert (found.status_code, "no file was chosen" in found.text) == (422, True)


def test_nothing_of_a_game_is_kept() -> None:
    browser = client()
    browser.post("/score/open", files={"file": ("game.toml", EXAMPLE.read_bytes())})
    fresh = browser.get(NEW).text
    assert state_of(fresh)["sheet"][0] == {"player": "Anna", "crowns": [], "cards": {}}
    assert not browser.cookies

"""What every request has to pass: whose page it is of, how large it is, how many there are."""

import asyncio
from typing import Any

import pytest

from tests.rollwrite.web.clients import client

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; img-src 'self' data: blob:; worker-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)


def test_every_answer_has_the_policy_and_is_kept_by_nobody() -> None:
    for path in ("/", "/health", "/nowhere"):
        headers = client().get(path).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example"])
def test_a_server_that_is_called_otherwise_does_not_answer(host: str) -> None:
    found = client().get("/", headers={"host": host})
    assert found.status_code == 421
    assert "this server is not called" in found.text


@pytest.mark.parametrize(
    ("host", "status"), [("192.168.1.7:8000", 200), ("[fe80::1]:8000", 200), ("home.example", 421)]
)
def test_a_server_of_a_home_is_called_by_its_numbers(host: str, status: int) -> None:
    assert client(any_address=True).get("/", headers={"host": host}).status_code == status
    assert client().get("/", headers={"host": "192.168.1.7"}).status_code == 421


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "same-origin"}, 405),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "cross-site", "origin": "http://testserver"}, 403),
        ({"sec-fetch-site": "none"}, 403),
        ({"origin": "http://testserver"}, 405),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({}, 403),
    ],
)
def test_what_another_site_sends_is_refused(headers: dict[str, str], status: int) -> None:
    browser = client()
    browser.headers.pop("sec-fetch-site")
    assert browser.post("/", headers=headers).status_code == status


def test_a_body_that_is_too_large_is_refused_said_or_not() -> None:
    browser = client(most_bytes=1 << 20)
    whole = b"x" * ((1 << 20) + 1)
    assert browser.post("/", content=whole).status_code == 413
    assert browser.post("/", headers={"content-length": "many"}).status_code in (400, 413)
    assert "at most 1 MB" in browser.post("/", content=whole).text


@pytest.mark.parametrize(("path", "status"), [("/score/open", 408), ("/score/photos", 200)])
def test_a_body_has_to_come_to_its_end_and_photographs_have_more_time(
    path: str, status: int
) -> None:
    from starlette.responses import PlainTextResponse

    from rollwrite.web import Settings
    from rollwrite.web.guard import Guard

    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await PlainTextResponse("read")(scope, receive, send)

    async def receive() -> Any:
        await asyncio.sleep(0.05)
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost"), (b"sec-fetch-site", b"same-origin")]
    scope = {"type": "http", "method": "POST", "path": path, "query_string": b"", "client": None}
    guard = Guard(app, Settings(body_seconds=0.01, photo_seconds=60))
    asyncio.run(guard({**scope, "headers": headers, "root_path": ""}, receive, send))
    assert sent[0]["status"] == status


def test_an_address_that_is_too_long_is_refused() -> None:
    found = client().get("/?player=" + "x" * 60_000)
    assert found.status_code == 414


def test_who_asks_too_often_waits() -> None:
    browser = client(requests=20)
    found = [browser.get("/health").status_code for _ in range(22)]
    assert found == [200] * 20 + [429] * 2


def test_a_program_is_told_as_json() -> None:
    found = client().get("/nowhere", headers={"accept": "application/json"})
    assert (found.status_code, found.json()) == (404, {"error": "there is no such page"})


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/static/x/../../../etc/passwd", "/static/%2e%2e/page.css"]
)
def test_no_path_leads_out_of_the_files(path: str) -> None:
    assert client().get(path).status_code == 404


def test_a_file_that_never_changes_is_kept_for_ever() -> None:
    browser = client()
    address = browser.get("/").text.partition('rel="stylesheet" href="')[2].partition('"')[0]
    found = browser.get(address)
    assert found.status_code == 200
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert browser.get(address.replace("/static/", "/static/0")).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "said"),
    [
        ("de-CH,de;q=0.9", "Bögen drucken"),
        ("fr", "Imprimer les fiches"),
        ("it,en;q=0.5", "Print the sheets"),
    ],
)
def test_a_page_speaks_the_browsers_language_or_that_of_its_address(
    accepted: str, said: str
) -> None:
    browser = client()
    assert said in browser.get("/", headers={"accept-language": accepted}).text
    assert (
        "Print the sheets"
        in browser.get("/?language=en", headers={"accept-language": accepted}).text
    )

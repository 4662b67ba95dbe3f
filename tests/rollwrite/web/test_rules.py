"""The rules in a browser: where a number leads."""

import pytest

from tests.rollwrite.web.clients import client


@pytest.mark.parametrize(
    ("number", "game"),
    [
        ("M7.2", "merchants"),
        ("m7.2", "merchants"),
        ("S4", "merchants"),
        ("P3", "pandoria"),
        ("R2", "realm-of-sand"),
        ("T3", "realms-and-ruins"),
    ],
)
def test_a_rules_number_leads_to_its_words(number: str, game: str) -> None:
    found = client().get(f"/rules/{number}?language=de", follow_redirects=False)
    assert found.status_code == 303
    assert found.headers["location"] == f"/rules/{game}?language=de#{number.upper()}"


def test_a_number_that_no_rule_has_is_said_to_have_none() -> None:
    found = client().get("/rules/M99.9", headers={"accept": "application/json"})
    assert found.status_code == 404
    assert found.json()["error"].startswith("no rule is called 'M99.9'; there are M1.1-M9, F1-F10")

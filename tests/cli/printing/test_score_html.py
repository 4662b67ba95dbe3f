"""The HTML answer of `rollwrite score` with the filled sheets below the score."""

import re
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.terminal.exits import ExitCode
from tests.cli.running import rollwrite
from tests.covering import rest_slow

STATES = Path(__file__).parents[2] / "states"
EXAMPLES = sorted(STATES.glob("*/*.*"))
BASE = STATES / "merchants" / "base-3.toml"
MOST_BYTES = 2_000_000
NAMED = re.compile(r' id="([^"]*)"')
USED = re.compile(r' (?:xlink:href|href|src)="([^"]*)"')


run = partial(rollwrite, "score", "--format", "html")


def sheets_in(html: str) -> list[str]:
    return re.findall(r"<details open>.*?</details>", html, re.DOTALL)


@pytest.mark.parametrize(
    "state", rest_slow(EXAMPLES, always=4), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_a_game_of_every_kind_shows_its_sheets_in_one_file(state: Path) -> None:
    answer = run(state)
    html = answer.stdout
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    assert sheets_in(html)
    assert len(html.encode()) < MOST_BYTES / 4
    names = NAMED.findall(html)
    assert len(names) == len({*names})
    assert {each.removeprefix("#") for each in USED.findall(html)} <= {*names}
    assert all(
        each.startswith("data:font/woff2;base64,") for each in re.findall(r"url\((.*?)\)", html)
    )
    for sheet in sheets_in(html):
        for svg in re.findall(r"<svg.*?</svg>", sheet, re.DOTALL):
            ElementTree.fromstring(svg.replace("xlink:href", "href"))


def test_every_players_sheet_is_there_and_what_they_share_is_there_once() -> None:
    html = run(BASE, "--language", "de").stdout
    titles = re.findall(r"<summary><bdi>(.*?)</bdi></summary>", html)
    assert titles[-3:] == ["Spielerbogen: Anna", "Spielerbogen: Bernd", "Spielerbogen: Clara"]
    assert html.count("@font-face") == len({*re.findall(r"\.face-([\w-]+)\{", html)})
    assert html.count(">Spalte 3<") == 1
    assert html.count("data-mark") == 0


def test_a_game_whose_sheets_cannot_be_drawn_is_scored_without_them(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.toml"
    faulty.write_text(BASE.read_text("utf-8").replace("gold = 2", 'gold = "two"'), "utf-8")
    strict, lenient = run(faulty), run(faulty, "--lenient")
    assert (strict.exit_code, lenient.exit_code) == (ExitCode.MALFORMED, ExitCode.DONE)
    assert sheets_in(strict.stdout) == sheets_in(lenient.stdout) == []
    assert "<table>" in lenient.stdout


def test_what_the_rules_forbid_is_drawn_beside_the_problem(tmp_path: Path) -> None:
    forbidden = tmp_path / "forbidden.toml"
    text = BASE.read_text("utf-8").replace("monuments = [11]", "monuments = [14]")
    forbidden.write_text(text, "utf-8")
    answer = run(forbidden)
    assert answer.exit_code == ExitCode.MALFORMED
    assert 'popovertarget="rule-merchants-M4.4"' in answer.stdout
    assert len(sheets_in(answer.stdout)) == 3


def test_of_several_files_the_scores_alone_are_shown() -> None:
    html = run(BASE, STATES / "merchants" / "family-3.toml").stdout
    assert html.count("<caption>") == 2
    assert sheets_in(html) == []


def test_a_name_that_no_face_has_is_whole_in_the_table_and_said(tmp_path: Path) -> None:
    named = tmp_path / "named.toml"
    named.write_text(BASE.read_text("utf-8").replace('"Anna"', '"<b>שלום🎲"'), "utf-8")
    answer = run(named)
    assert answer.exit_code == ExitCode.DONE
    assert "<bdi>&lt;b&gt;שלום🎲</bdi></th>" in answer.stdout
    assert "the sheets cannot print" in answer.stderr
    assert "<b>" not in answer.stdout

"""`rollwrite score --format pdf`: a page for every file, read back."""

import os
import pty
import subprocess
import sys
from functools import partial
from io import BytesIO
from pathlib import Path

from click.testing import Result
from PIL import Image
from pypdf import PdfReader

from cli.terminal.exits import ExitCode
from tests.cli.running import rollwrite

ROOT = Path(__file__).parents[3]
GOOD = ROOT / "tests" / "states" / "merchants" / "base-3.toml"
SOLO = ROOT / "tests" / "states" / "merchants" / "solo-expert.toml"


score = partial(rollwrite, "score")


def run(*arguments: str | Path) -> Result:
    return score(*arguments, "--format", "pdf")


def pages(answer: Result) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(answer.stdout_bytes)).pages]


def test_the_page_says_who_wins_with_what_by_which_rule() -> None:
    answer = run(GOOD)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    (page,) = pages(answer)
    for said in ("Anna wins\n", "Crowns written", "Unspent artifacts", "M7.6", "Total", "52"):
        assert said in page


def test_several_files_are_several_pages() -> None:
    first, second, standings = pages(run(GOOD, SOLO))
    assert "base-3.toml" in first
    assert "solo-expert.toml" in second
    assert "S TANDINGS" in standings


def test_the_language_is_that_of_the_answer() -> None:
    (page,) = pages(run(SOLO, "--language", "de"))
    assert "Jo gewinnt mit 241, die Trolle haben 170\n" in page
    assert "S11, S12\n" in page
    assert "P ANDORIA MERCHANTS" in page
    assert "Wertung · Soloversion" in page


def test_the_footer_has_the_plain_name_of_each_of_several_files_and_the_edition() -> None:
    page, *_ = pages(run(GOOD, SOLO))
    assert "base-3.toml · edition pandoria-merchants" in page
    assert str(GOOD.parent) not in page


def test_the_footer_of_one_game_has_the_edition_alone() -> None:
    (page,) = pages(run(GOOD))
    assert "\nedition pandoria-merchants" in page


def test_a_character_that_cannot_be_printed_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(GOOD.read_text("utf-8").replace('"Anna"', '"Anna 李"'), encoding="utf-8")
    answer = run(file)
    assert answer.exit_code == ExitCode.DONE
    assert "the sheets cannot print 李 (U+674E) of the name 'Anna 李'" in answer.stderr
    assert "Anna ? wins\n" in pages(answer)[0]


def test_what_cannot_be_scored_has_a_page_that_says_why(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(GOOD.read_text("utf-8").replace("gold = 2", "gold = 6"), encoding="utf-8")
    answer = run(file, tmp_path / "none.toml", GOOD)
    assert answer.exit_code == ExitCode.FILE
    bad, none, good = pages(answer)
    assert "this game has errors and is not scored" in bad
    assert "the track stands at 6; it goes from 0 to 5 (M1.2)" in bad
    assert "does not exist" in none
    assert "Anna wins" in good


def test_a_terminal_gets_no_binary_file() -> None:
    terminal, end = pty.openpty()
    command = [sys.executable, "-m", "rollwrite", "score", str(GOOD), "--format", "pdf"]
    try:
        result = subprocess.run(command, cwd=ROOT, stdout=end, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(end)
        os.close(terminal)
    assert result.returncode == ExitCode.USAGE
    assert b"a terminal cannot show a pdf" in result.stderr


def test_a_score_is_a_picture_to_share(tmp_path: Path) -> None:
    target = tmp_path / "score.png"
    assert score(GOOD, "-o", target).stdout == f"{target}\n"
    with Image.open(target) as image:
        assert image.height > image.width > 800  # Half a page, upright.


def test_pictures_of_several_scores_are_several_files(tmp_path: Path) -> None:
    named = score(GOOD, GOOD, "-o", tmp_path / "score.png").stdout.splitlines()
    names = ("score-1.png", "score-2.png", "score-standings.png")
    assert named == [str(tmp_path / name) for name in names]
    assert [*map(str, sorted(tmp_path.iterdir()))] == named


def test_several_pictures_do_not_go_to_standard_output() -> None:
    refused = score(GOOD, GOOD, "--format", "png")
    assert refused.exit_code == ExitCode.USAGE
    assert "several pictures need several files" in refused.stderr

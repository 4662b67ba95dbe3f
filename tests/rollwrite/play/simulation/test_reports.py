"""Whole reports, as text to look at: what `--regenerate` writes."""

from pathlib import Path

import pytest

from rollwrite.play.simulation.answers import report_answer
from rollwrite.play.simulation.report import report_of
from rollwrite.play.simulation.results import Results
from rollwrite.play.simulation.run import Run, tally
from sheets.words.translation import load_translation
from tests.rollwrite.play.random_games import EDITION

REPORTS = Path(__file__).parent / "reports"
RUNS = {
    "en": Run(4, "base", ("random", "random", "random"), EDITION),
    "fr": Run(4, "family", ("random", "random"), EDITION),
    "de": Run(4, "solo", ("random",), EDITION, "expert"),
}


@pytest.mark.parametrize("language", RUNS)
def test_a_whole_report(language: str, regenerate: bool) -> None:
    run = RUNS[language]
    played = Results(run, {*range(run.games)}, tally(run, range(run.games)))
    text = report_answer(report_of(played), "text", load_translation(language))
    golden = REPORTS / f"{run.variant}.{language}.txt"
    if regenerate:
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")

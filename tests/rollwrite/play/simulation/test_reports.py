"""Whole reports, as text to look at: what `--regenerate` writes."""

from dataclasses import replace
from pathlib import Path

import pytest

from rollwrite.play.simulation.report import Report, report_answer, report_of
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


def report(run: Run) -> Report:
    return report_of(Results(run, {*range(run.games)}, tally(run, range(run.games))))


@pytest.mark.parametrize("language", RUNS)
def test_a_whole_report(language: str, regenerate: bool) -> None:
    run = RUNS[language]
    text = report_answer(report(run), "text", load_translation(language))
    golden = REPORTS / f"{run.variant}.{language}.txt"
    if regenerate:
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")


def test_a_page_has_plots_and_needs_no_network() -> None:
    pytest.importorskip("matplotlib", reason="needs the extra simulate")
    found = report(RUNS["de"])
    endings = [each for each in found.sections if each.key in ("length", "endings")]
    page = report_answer(replace(found, sections=tuple(endings)), "html", load_translation("de"))
    assert page.count("<svg") == 1
    assert "default-src 'none'" in page
    assert ' style="' not in page  # Which the policy would not let through.
    assert page.count("<style>") == 1
    assert "<script" not in page
    assert 'src="' not in page

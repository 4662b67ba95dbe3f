"""The manual pages say what the commands' help says."""

from __future__ import annotations

from pathlib import Path

from tools.make_man_pages import FOLDER, make_man_pages


def test_the_manual_is_current(tmp_path: Path) -> None:
    make_man_pages(tmp_path)
    made = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    assert {"rollwrite.1", "rollwrite-sheets.1", "rollwrite-edition-check.1"} <= made.keys()

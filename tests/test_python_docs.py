"""The page on Python is run, line by line, as it stands there."""

import doctest
import re
import shutil
from pathlib import Path

import pytest

from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import photo_of

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
LEAST = {"play.md": 20, "simulation.md": 4, "python.md": 50}  # Lines of a page that are tried.


def test_the_readmes_lines_are_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = (ROOT / "docs" / "example" / "game.toml").read_text("utf-8")
    (tmp_path / "game.toml").write_text(game, "utf-8")
    mistaken = game.replace("monuments = [8]", "monuments = [11]")
    (tmp_path / "mistaken.toml").write_text(mistaken, "utf-8")
    monkeypatch.chdir(tmp_path)
    [lines] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(lines.replace('.winners  # ("Anna",)', '.winners == ("Anna",) or 1 / 0'))
    assert "11 is not on the sheet" in capsys.readouterr().out
    assert (tmp_path / "table.pdf").read_bytes().startswith(b"%PDF")


def take_photographs(folder: Path) -> None:
    """Take those of the page: two players' sheets of the example, a blank one, no picture."""
    for name in ("anna", "bernd"):
        shutil.copy(ROOT / "docs" / "example" / f"{name}.jpg", folder)
    (folder / "blank.jpg").write_bytes(photo_of(seed=30))
    (folder / "text.jpg").write_text("no picture", "utf-8")


@pytest.mark.parametrize("name", rest_slow(LEAST, always=2))
def test_a_page_on_python_is_right(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs" / name).read_text("utf-8")
    for each in ("game.toml", "evening.record"):
        shutil.copy(ROOT / "docs" / "example" / each, tmp_path)
    (tmp_path / "club.csv").write_text("Anna,Bernd\nChloé,Dörte,Emil\n", "utf-8")
    if "read_photo" in page:
        take_photographs(tmp_path)
    monkeypatch.chdir(tmp_path)
    text = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(text, {}, name, f"docs/{name}", 0)
    said: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert failed == 0, "".join(said)
    assert tried > LEAST[name]

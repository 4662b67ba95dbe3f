"""Every version of Python that is claimed is one with which CI tries the project."""

import sys
import tomllib
from pathlib import Path

import pytest

from tools import pythons
from tools.lowest import ROOT

PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")


def test_the_lowest_version_that_is_claimed_is_the_one_that_is_required() -> None:
    lowest, *_ = pythons.claimed(PROJECT)
    assert tomllib.loads(PROJECT)["project"]["requires-python"] == f">={lowest}"


def test_an_interpreter_is_found_among_those_of_pyenv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pythons, "is_one", lambda python: "3.99.3" not in python)
    for version in ("3.99.0", "3.99.2", "3.99.3", "3.98.1"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "python").touch()
    assert pythons.interpreter("3.99", tmp_path) == f"{tmp_path}/3.99.2/bin/python"
    assert pythons.interpreter("3.97", tmp_path) == ""


def test_what_does_not_run_is_no_interpreter(tmp_path: Path) -> None:
    shim = tmp_path / "python3.99"
    shim.write_text("#!/bin/sh\nexit 127\n", "utf-8")
    shim.chmod(0o755)
    assert not pythons.is_one(str(shim))
    assert pythons.is_one(sys.executable)


def test_a_version_that_is_not_here_is_said_and_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "claimed", lambda project: ["3.98", "3.99"])
    monkeypatch.setattr(pythons, "interpreter", lambda version: version if "8" in version else "")
    monkeypatch.setattr(pythons, "tried", lambda python: 0)
    assert pythons.main() == 0
    assert capsys.readouterr().out.splitlines() == [
        "Python 3.98: 3.98",
        "There is no Python 3.99 here; it is not tried.",
    ]


def test_a_test_that_fails_with_one_version_fails_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pythons, "claimed", lambda project: ["3.98", "3.99"])
    monkeypatch.setattr(pythons, "interpreter", lambda version: version)
    monkeypatch.setattr(pythons, "tried", lambda python: int(python == "3.98"))
    assert pythons.main() == 1

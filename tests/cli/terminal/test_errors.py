"""The line that brings an extra is one that works where the program is installed."""

import sys
from pathlib import Path

import pytest

from cli.terminal.errors import installing, not_installed


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an environment in a folder in which somebody works."""
    home = tmp_path / ".venv"
    (home / "bin").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "prefix", str(home))
    monkeypatch.setattr(sys, "executable", str(home / "bin" / "python"))
    return home


def test_pipx_installs_once_more(home: Path) -> None:
    (home / "pipx_metadata.json").touch()
    assert installing("photo") == "pipx install --force '.[photo]'"


def test_so_does_uv_where_it_installed_the_tool(home: Path) -> None:
    (home / "uv-receipt.toml").touch()
    assert installing("simulate") == "uv tool install --force '.[simulate]'"


def test_an_environment_has_its_own_pip(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cli.terminal.errors.find_spec", lambda name: name)
    assert installing("photo") == ".venv/bin/python -m pip install '.[photo]'"
    (home / "bin" / "pip").touch()
    assert installing("photo") == ".venv/bin/pip install '.[photo]'"


@pytest.mark.usefixtures("home")
def test_an_environment_without_pip_was_made_by_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cli.terminal.errors.find_spec", lambda name: None)
    assert installing("photo") == "uv pip install --python .venv/bin/python '.[photo]'"


@pytest.mark.usefixtures("home")
def test_no_registry_is_asked_for_a_name_of_ours() -> None:
    said = str(not_installed("numpy", "photo"))
    assert said.startswith("numpy is not installed, which this needs; in the clone of rollwrite, ")
    assert str(not_installed("cv2", "photo")).startswith("OpenCV is not installed, ")
    assert "rollwrite[" not in said

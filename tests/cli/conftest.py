"""What the tests of the commands have in common."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run every command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path

"""Python in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]


def python(
    *arguments: str,
    code: int = 0,
    folder: Path = ROOT,
    variables: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run Python with arguments such as `-c` and a program; it ends with this exit code."""
    answer = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **(variables or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == code, answer.stderr
    return answer

"""Runs every check of the project: style, format, types, tests; stops at the first that fails."""

from __future__ import annotations

import subprocess
import sys

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest", "-q", "-n", "auto"),
)


def main() -> int:
    """Return the exit code of the first check that fails, 0 when all pass."""
    for check in CHECKS:
        print(f"\n== {' '.join(check)}", flush=True)
        code = subprocess.run((sys.executable, "-m", *check), check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())

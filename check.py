"""Runs every check of the project: style, format, types, tests; stops at the first that fails."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from time import monotonic

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    # Tests that share what was drawn or read stay beside each other.
    ("pytest", "-q", "-n", "auto", "--dist", "worksteal"),
)
FAST = ("-m", "not slow")
LOWEST = ("tools.lowest",)  # Some tests with the lowest versions of what we depend on.
PYTHONS = ("tools.pythons",)  # And with the other versions of Python that are claimed.


def checks(environment: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
    """Return the commands to run; what takes long is left to CI, which sets `CI`."""
    *others, tests = CHECKS
    return (*CHECKS, LOWEST, PYTHONS) if environment.get("CI") else (*others, (*tests, *FAST))


def main() -> int:
    """Return the exit code of the first check that fails, 0 when all pass."""
    begin = monotonic()
    for check in checks(os.environ):
        print(f"\n== {' '.join(check)}", flush=True)
        start = monotonic()
        code = subprocess.run((sys.executable, "-m", *check), check=False).returncode
        print(f"-- {monotonic() - start:.1f} s", flush=True)
        if code:
            return code
    print(f"\nAll checks passed in {monotonic() - begin:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

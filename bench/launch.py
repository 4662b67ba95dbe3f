"""Runs a command and prints what it cost: seconds that passed, seconds of work, peak memory.

A process of its own, small: a command's peak memory counts that of whoever started it.
"""

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).parent.parent


class Cost(NamedTuple):
    """What a command cost: `memory` in the system's unit, a kilobyte on Linux."""

    passed: float
    work: float
    memory: float


def cost_of(*command: str) -> Cost:
    """Return the cost of a Python command (`-c`, `-m` or a file, and its arguments).

    It runs in the project's folder as an installed program does, with its modules compiled.
    Raises CalledProcessError when it fails.
    """
    environment = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    answer = subprocess.run(
        [sys.executable, str(Path(__file__)), sys.executable, *command],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return Cost(*map(float, answer.stdout.split()))


def main() -> int:
    """Run the command of the arguments, its output dropped; give its exit code."""
    begin = perf_counter()
    process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    passed = perf_counter() - begin
    print(passed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    sys.exit(main())

"""Completion at a terminal: Tab offers the words that can come next, where Python has readline."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def completed(endings: Callable[[str], list[str]]) -> Iterator[None]:
    """Let Tab offer what `endings` gives for the line so far; where there is no readline, nothing.

    The lines of the conversation are its history.
    """
    try:
        import readline
    except ImportError:
        yield
        return
    offered: list[str] = []

    def complete(_text: str, state: int) -> str | None:
        if state == 0:
            line = readline.get_line_buffer()[: readline.get_endidx()]
            offered[:] = [f"{word} " for word in endings(line)]
        return offered[state] if state < len(offered) else None

    before, delimiters = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    is_editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_editline else "tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before)
        readline.set_completer_delims(delimiters)

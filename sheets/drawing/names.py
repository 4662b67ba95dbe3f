"""What papers and themes are called, for those who choose and draw nothing."""

from __future__ import annotations

PAPER_NAMES = ("a4", "letter", "a3")
THEMES = ("colour", "grey", "ink")

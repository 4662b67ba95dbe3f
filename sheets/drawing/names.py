"""What papers, themes and the like are called, for those who choose and draw nothing."""

from typing import Literal, TypeAlias

PAPER_NAMES = ("a4", "letter", "a3")
THEMES = ("colour", "grey", "ink")

# Where paper is to be punched, "" for nowhere.
Holes: TypeAlias = Literal["", "left", "top"]
# Ordinary dice, whose pips stand for faces, or those of the game, which show them.
Dice: TypeAlias = Literal["d6", "special"]

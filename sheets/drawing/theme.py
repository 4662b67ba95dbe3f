"""Themes: the colours of a sheet, as data.

A theme names what a colour is for; no drawing code knows a colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path

from sheets.drawing.names import THEMES as THEMES
from sheets.drawing.shapes import Colour
from sheets.files.reading import parse_toml, read_text
from sheets.files.schema import build, schema

_FOLDER = Path(__file__).parent / "themes"


@schema
class Theme:
    """The colours of one theme; a fill that is left out stays white or is hatched.

    `ink` is for text and symbols, `quiet` for what should step back, `line` for light outlines,
    `water` for rivers' and lakes' banks, `pen` for what a pen has left, `band` for the heads of
    zones, which are white where there is none, `seats` for the players' shields, the first seat's
    first; where there are none they are of ink. `fills` are light grounds by what they lie under,
    `hues` the bands of games that have their own, by what a game is about, `outlines` the lines of
    pictures by what they show.
    """

    name: str
    ink: Colour
    quiet: Colour
    line: Colour
    water: Colour
    hatch: Colour
    pen: Colour
    fills: Mapping[str, Colour]
    band: Colour | None = None
    seats: tuple[Colour, ...] = ()
    hues: Mapping[str, Colour] = field(default_factory=dict)
    outlines: Mapping[str, Colour] = field(default_factory=dict)

    def outline(self, of: str) -> Colour:
        """Return the colour of the lines in a picture of something."""
        return self.outlines.get(of, self.ink)

    def fill(self, of: str) -> Colour | None:
        """Return the ground under something, or None where this theme leaves it white."""
        return self.fills.get(of)

    def in_hue(self, hue: str) -> Theme:
        """Return the theme with bands of this hue; the same one where it has none so called."""
        return replace(self, band=self.hues[hue]) if hue in self.hues else self

    @property
    def title(self) -> Colour:
        """The colour of titles, of zones' frames and of the coast: that of bands, else ink."""
        return self.band or self.ink

    def seat(self, number: int) -> Colour:
        """Return the colour of the shield of a seat, counted from 0."""
        return self.seats[number % len(self.seats)] if self.seats else self.ink

    @property
    def is_grey(self) -> bool:
        """Whether one channel holds every colour of the theme."""
        colours = (
            self.ink,
            self.quiet,
            self.line,
            self.water,
            self.hatch,
            self.pen,
            self.title,
            *self.seats,
            *self.outlines.values(),
            *self.fills.values(),
        )
        return all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours)


def load_theme(name: str) -> Theme:
    """Return a shipped theme, one of THEMES."""
    return build(Theme, parse_toml(read_text(_FOLDER / f"{name}.toml")))

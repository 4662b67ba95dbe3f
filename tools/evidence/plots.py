"""The plots of the evidence, from what was measured."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.evidence.cells import AFTER, BEFORE, PLAYERS, edition_of
from tools.evidence.measures import MEASURED, measures_of

OLD, NEW, LINE = "#b9b2a3", "#1f4e66", "#a3262c"
WIDTH = 7.5  # Inches.
EDITIONS = ((BEFORE, OLD), (AFTER, NEW))
SOURCES = (
    ("regions", "closed regions"),
    ("overflow", "what passes 5"),
    ("monument", "monuments"),
    ("relic two", "relics for 2"),
    ("relic three", "relics for 3"),
    ("M7.2", "resources left"),
    ("M7.3", "unused cards"),
    ("M7.4", "unspent artifacts"),
)


def write_plots(folder: Path = MEASURED) -> None:
    """Write every plot as an SVG file, which needs the extra `simulate`."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "rollwrite"
    matplotlib.rcParams["font.size"] = 8
    for name, plot in (
        ("games", _games()),
        ("cards", _cards()),
        ("crowns", _crowns()),
    ):
        plot.savefig(folder / f"{name}.svg", format="svg", metadata={"Date": None})


def _plots(columns: int, height: float) -> tuple[Any, Sequence[Any]]:
    from matplotlib.figure import Figure

    plot = Figure(figsize=(WIDTH, height), layout="constrained")
    found = plot.subplots(1, columns, squeeze=False)[0]
    for axes in found:
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
    return plot, found


def _games() -> Any:
    """Return wins by seat, by number of players, with the shares that are aimed at."""
    plot, found = _plots(3, 2.4)
    for axes, players in zip(found, PLAYERS, strict=True):
        for offset, (edition, colour) in zip((-0.2, 0.2), EDITIONS, strict=True):
            seats = measures_of(f"{edition}-base-{players}-greedy")["seat"].values()
            wins = [100 * seat["wins"] for seat in seats]
            places = [1 + seat + offset for seat in range(players)]
            axes.bar(places, wins, 0.38, color=colour, label=edition)
        axes.axhline(100 / players, color=LINE, linewidth=0.8)
        axes.set_xticks(range(1, players + 1))
        axes.set_xlabel("seat")
        axes.set_title(f"{players} players")
    found[0].set_ylabel("wins (%)")
    found[0].legend(frameon=False)
    return plot


def _cards() -> Any:
    """Return how many players own each card, in games of three."""
    plot, (axes,) = _plots(1, 3.0)
    cards = [*edition_of(AFTER).cards]
    for offset, (edition, colour) in zip((-0.2, 0.2), EDITIONS, strict=True):
        owned = measures_of(f"{edition}-base-3-greedy")["cards"]
        shares = [100 * owned[str(card)]["owned"] for card in cards]
        axes.bar([card + offset for card in cards], shares, 0.38, color=colour, label=edition)
    axes.axhline(60, color=LINE, linewidth=0.8)
    axes.set_xticks(cards)
    axes.set_xlabel("card")
    axes.set_ylabel("players who own it (%)")
    axes.legend(frameon=False)
    return plot


def _crowns() -> Any:
    """Return where a player's crowns come from, by number of players."""
    plot, found = _plots(3, 2.6)
    for axes, players in zip(found, PLAYERS, strict=True):
        for offset, (edition, colour) in zip((-0.2, 0.2), EDITIONS, strict=True):
            crowns = measures_of(f"{edition}-base-{players}-greedy")["crowns"]
            values = [crowns.get(key, {"mean": 0})["mean"] for key, _ in SOURCES]
            places = [place + offset for place in range(len(SOURCES))]
            axes.barh(places, values, 0.38, color=colour, label=edition)
        axes.set_yticks(range(len(SOURCES)), [name for _, name in SOURCES])
        axes.invert_yaxis()
        axes.set_xlabel("crowns a player")
        axes.set_title(f"{players} players")
        if players > PLAYERS[0]:
            axes.set_yticklabels([])
    found[-1].legend(frameon=False)
    return plot

"""The plots of the evidence, from what was measured."""

from pathlib import Path
from typing import Any

from tools.evidence.cells import EDITION, PLAYERS, edition_of
from tools.evidence.measures import FOLDER, measures_of

GREEDY, PLANNER, LINE = "#b9b2a3", "#1f4e66", "#a3262c"
WIDTH = 7.5  # Inches.
PLAYED_BY = (("greedy", GREEDY), ("planner", PLANNER))
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


def write_plots(folder: Path = FOLDER) -> None:
    """Write every plot as an SVG file, which needs the extra `simulate`."""
    import matplotlib

    with matplotlib.rc_context(
        {"svg.hashsalt": "rollwrite", "svg.fonttype": "none", "font.size": 8}
    ):
        for name, plot in (("cards", _cards()), ("crowns", _crowns())):
            plot.savefig(folder / f"{name}.svg", format="svg", metadata={"Date": None})


def _plots(columns: int, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    plot = Figure(figsize=(WIDTH, height), layout="constrained")
    found = plot.subplots(1, columns, squeeze=False)[0]
    for axes in found:
        axes.spines[["top", "right"]].set_visible(False)
    return plot, found


def _cards() -> Any:
    """Return how many players own each card, in games of three."""
    plot, (axes,) = _plots(1, 3.0)
    cards = [*edition_of(EDITION).cards]
    for offset, (player, colour) in zip((-0.2, 0.2), PLAYED_BY, strict=True):
        owned = measures_of(f"{EDITION}-base-3-{player}")["cards"]
        shares = [100 * owned[str(card)]["owned"] for card in cards]
        axes.bar([card + offset for card in cards], shares, 0.38, color=colour, label=player)
    axes.axhline(66, color=LINE, linewidth=0.8)
    axes.set_xticks(cards)
    axes.set_xlabel("card")
    axes.set_ylabel("players who own it (%)")
    axes.legend(frameon=False)
    return plot


def _crowns() -> Any:
    """Return where a player's crowns come from, by number of players."""
    plot, found = _plots(len(PLAYERS), 2.6)
    for axes, players in zip(found, PLAYERS, strict=True):
        for offset, (player, colour) in zip((-0.2, 0.2), PLAYED_BY, strict=True):
            crowns = measures_of(f"{EDITION}-base-{players}-{player}")["crowns"]
            values = [crowns.get(key, {"mean": 0})["mean"] for key, _ in SOURCES]
            places = [place + offset for place in range(len(SOURCES))]
            axes.barh(places, values, 0.38, color=colour, label=player)
        axes.set_yticks(range(len(SOURCES)), [name for _, name in SOURCES])
        axes.invert_yaxis()
        axes.set_xlabel("crowns a player")
        axes.set_title(f"{players} players")
        if players > PLAYERS[0]:
            axes.set_yticklabels([])
    found[-1].legend(frameon=False)
    return plot

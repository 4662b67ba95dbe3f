"""The tables of `docs/dev/edition-evidence.md` and `docs/simulation.md`, from what was measured."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from tools.evidence.aims import SOLO, aims, alone, percent
from tools.evidence.cells import (
    ALL_GUILDS,
    ALONE,
    EDITION,
    KINDS,
    LEVELS,
    PLAYERS,
    SEEDS,
    UNEVEN,
    Cell,
    cells,
)
from tools.evidence.measures import FOLDER, Measures, all_measures, measures_of

DOCS = FOLDER.parents[1]
PAGE = DOCS / "dev" / "edition-evidence.md"
PAGES = (PAGE, DOCS / "simulation.md")
_PLACE = re.compile(r"(<!-- table: (.+?) -->\n)(?:\|.*\n)*")

Row = Sequence[str]


def write_pages(docs: Path = DOCS) -> None:
    """Write the tables into the pages of a folder, each behind its comment."""
    for path in (docs / page.relative_to(DOCS) for page in PAGES):
        path.write_text(page_text(path.read_text("utf-8")), "utf-8")


def page_text(text: str) -> str:
    """Return the page's text with tables of what was measured."""
    return _PLACE.sub(lambda place: place[1] + _markdown(TABLES[place[2]]()), text)


def missing() -> list[Cell]:
    """Return the cells that are not measured."""
    return [each for each in cells() if each.name not in all_measures()]


def _markdown(rows: Iterator[Row]) -> str:
    head, *rest = rows
    lines = [head, ["---"] * len(head), *rest]
    return "".join(f"|{'|'.join(line)}|\n" for line in lines)


def _aims() -> Iterator[Row]:
    """Yield the aims of games of several, by kind of player; what is not held is bold."""
    yield "aim", "players", *KINDS
    for aim, players, found in aims():
        yield aim.text, str(players), *(_marked(each.text, each.is_held) for each in found)


def _missed() -> Iterator[Row]:
    """Yield what is not held: the aim, by how many players, and what which kinds show."""
    yield "not held", "players", "by"
    for aim, players, found in aims():
        missed = [
            f"{kind} {each.text}"
            for kind, each in zip(KINDS, found, strict=True)
            if not each.is_held
        ]
        if missed:
            yield aim.text, str(players), ", ".join(missed)
    for level, each in alone():
        if not each.is_held:
            yield f"alone, {level}: {100 * SOLO[level]:.0f} %", "1", f"planner {each.text}"


def _alone() -> Iterator[Row]:
    """Yield what the strongest player wins alone."""
    yield "level", "to be won, %", "won by the planner, %"
    for level, found in alone():
        yield level, f"{100 * SOLO[level]:.0f}", _marked(found.text, found.is_held)


def _marked(value: str, is_held: bool) -> str:
    return value if is_held else f"**{value}**"


def _pairs() -> Iterator[Row]:
    """Yield what each kind of player wins of games against each other one."""
    yield "wins of", *(f"`{kind}`" for kind in KINDS[:-1])
    for kind in KINDS:
        yield f"`{kind}`", *(_won(kind, other) for other in KINDS[:-1])


def _won(kind: str, other: str) -> str:
    if kind == other:
        return ""
    pair = sorted((kind, other), key=KINDS.index)
    cell = measures_of(f"{EDITION}-base-{'-'.join(pair)}")
    return percent(cell["player"][kind]["wins"], cell["games"])


def _games() -> Iterator[Row]:
    """Yield how games of greedy players go."""
    yield "greedy players", *map(str, PLAYERS)
    found = [measures_of(f"{EDITION}-base-{players}-greedy") for players in PLAYERS]
    for name, figure in GAME_ROWS.items():
        yield name, *(figure(each) for each in found)


def _length(found: Measures) -> str:
    each = found["length"]["turns each"]
    return f"{each['mean']:.1f} ({each['5 %']:.0f} to {each['95 %']:.0f})"


def _seats(found: Measures) -> str:
    return "/".join(f"{100 * seat['wins']:.0f}" for seat in found["seat"].values())


def _points(found: Measures) -> str:
    seats = found["seat"].values()
    mean = sum(seat["crowns"] for seat in seats) / len(seats)
    spread = sum(seat["deviation"] for seat in seats) / len(seats)
    return f"{mean:.0f} ± {spread:.0f}"


def _from(*sources: str) -> Callable[[Measures], str]:
    def told(found: Measures) -> str:
        of = sum(found["crowns"].get(key, {}).get("share", 0) for key in sources)
        return f"{100 * of:.0f} %"

    return told


def _taken(kind: str) -> Callable[[Measures], str]:
    return lambda found: f"{found['values'][kind]['mean']:.2f}"


def _most(what: str) -> Callable[[Measures], str]:
    def told(found: Measures) -> str:
        room = found["sheets"][what]
        return f"{room['median']:.0f}/{room['99 %']:.0f}/{room['most']:.0f}"

    return told


GAME_ROWS: Mapping[str, Callable[[Measures], str]] = {
    "turns each: mean (5 % to 95 %)": _length,
    "wins by seat, %": _seats,
    "score, mean and deviation": _points,
    "ahead of the second": lambda found: f"{found['margin']['margin']['mean']:.1f}",
    "monuments a player": _taken("monument"),
    "relics for 2 artifacts": _taken("relic two"),
    "relics for 3 artifacts": _taken("relic three"),
    "artifacts drawn in all": lambda found: f"{found['artifacts']['drawn']['mean']:.1f}",
    "crowns from regions and what passes 5": _from("regions", "overflow"),
    "crowns from monuments": _from("monument"),
    "crowns from relics": _from("relic two", "relic three"),
    "hexes left empty": lambda found: f"{found['land']['empty']['mean']:.1f}",
    "crowns written on a sheet: median/99 %/most": _most("writings"),
    "artifacts circled on a sheet": _most("circled"),
    "worker symbols crossed out": _most("symbols"),
}


def _solo() -> Iterator[Row]:
    """Yield how games alone go."""
    yield "level", "player", "won, %", "points", "the Trolls'", "points by territory"
    for level in LEVELS:
        for player in ALONE:
            found = measures_of(f"{EDITION}-solo-{level}-1-{player}")
            points = found["solo points"]
            yield (
                level,
                player,
                percent(found["solo"]["wins"]["share"], found["games"]),
                f"{points['points']['mean']:.0f}",
                f"{points['trolls']['mean']:.0f}",
                "/".join(f"{points[f'territory {row}']['mean']:.0f}" for row in range(1, 9)),
            )


def _family() -> Iterator[Row]:
    """Yield how family games go."""
    yield "players", "guilds", "turns each", "score", "wins by seat, %"
    for players in PLAYERS:
        for edition in (EDITION, *([ALL_GUILDS] if players in UNEVEN else [])):
            found = measures_of(f"{edition.replace(' ', '-')}-family-{players}-greedy")
            rule = "one each" if edition == EDITION else "all"
            yield str(players), rule, _length(found), _points(found), _seats(found)


def _seeds() -> Iterator[Row]:
    """Yield between which figures ten editions by chance lie."""
    yield "players", "turns each", "end by M7.1", "best seat over its share", "turns with an action"
    for players in PLAYERS:
        found = [
            measures_of(f"{seed.replace(' ', '-').lower()}-base-{players}-greedy") for seed in SEEDS
        ]
        best = [max(seat["wins"] for seat in each["seat"].values()) for each in found]
        yield (
            str(players),
            _between([each["length"]["turns each"]["mean"] for each in found], 1),
            _between([100 * each["endings"]["M7.1"]["share"] for each in found]) + " %",
            _between([100 * (each - 1 / players) for each in best]) + " points",
            _between([100 * each["turns"]["action"]["share"] for each in found]) + " %",
        )


def _between(values: Sequence[float], digits: int = 0) -> str:
    return f"{min(values):.{digits}f} to {max(values):.{digits}f}"


TABLES: Mapping[str, Callable[[], Iterator[Row]]] = {
    "missed": _missed,
    "aims": _aims,
    "alone": _alone,
    "pairs": _pairs,
    "games": _games,
    "solo": _solo,
    "family": _family,
    "seeds": _seeds,
}

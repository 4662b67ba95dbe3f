"""The tables of `docs/dev/edition-evidence.md`, from what was measured."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from tools.evidence.aims import aims
from tools.evidence.cells import (
    AFTER,
    BEFORE,
    LEVELS,
    NEIGHBOURS,
    ONE_EACH,
    PLAYERS,
    SEEDS,
    UNEVEN,
    cells,
    edition_of,
)
from tools.evidence.measures import MEASURED, Measures, measures_of

PAGE = MEASURED.parent / "edition-evidence.md"
_PLACE = re.compile(r"(<!-- table: (.+?) -->\n)(?:\|.*\n)*")

Row = Sequence[str]


def write_page(path: Path = PAGE) -> None:
    """Write the tables into the page, each behind its comment."""
    path.write_text(page_text(path.read_text("utf-8")), "utf-8")


def page_text(text: str) -> str:
    """Return the page's text with tables of what was measured."""
    return _PLACE.sub(lambda place: place[1] + _markdown(TABLES[place[2]]()), text)


def _markdown(rows: Iterator[Row]) -> str:
    head, *rest = rows
    lines = [head, ["---"] * len(head), *rest]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _aims() -> Iterator[Row]:
    """Yield what was aimed at, and what both editions show."""
    yield "aim", "", BEFORE, AFTER, "held"
    for aim in aims():
        yield aim.text, aim.where, aim.before, aim.after, "yes" if aim.is_held else "**no**"


def _games() -> Iterator[Row]:
    """Yield how games of greedy players go, before and after."""
    yield "greedy players", *(f"{k}, {name}" for k in PLAYERS for name in (BEFORE, AFTER))
    found = [measures_of(f"{name}-base-{k}-greedy") for k in PLAYERS for name in (BEFORE, AFTER)]
    for name, figure in GAME_ROWS.items():
        yield name, *(figure(each) for each in found)


def percent(value: float, digits: int = 0) -> str:
    """Return a share as percent."""
    return f"{100 * value:.{digits}f} %"


def _length(found: Measures) -> str:
    each = found["length"]["turns each"]
    return f"{each['mean']:.1f} ({each['5 %']:.0f} to {each['95 %']:.0f})"


def _seats(found: Measures) -> str:
    return " / ".join(f"{100 * seat['wins']:.1f}" for seat in found["seat"].values())


def _points(found: Measures) -> str:
    seats = found["seat"].values()
    mean = sum(seat["crowns"] for seat in seats) / len(seats)
    spread = sum(seat["deviation"] for seat in seats) / len(seats)
    return f"{mean:.0f} ± {spread:.0f}"


def _from(*sources: str) -> Callable[[Measures], str]:
    def told(found: Measures) -> str:
        return percent(sum(found["crowns"].get(key, {}).get("share", 0) for key in sources))

    return told


def _taken(kind: str) -> Callable[[Measures], str]:
    def told(found: Measures) -> str:
        value = found["values"][kind]
        return f"{value['mean']:.2f} ({percent(value['share'])})"

    return told


def _most(what: str) -> Callable[[Measures], str]:
    def told(found: Measures) -> str:
        room = found["sheets"][what]
        return f"{room['median']:.0f}, {room['99 %']:.0f}, {room['most']:.0f}"

    return told


GAME_ROWS: Mapping[str, Callable[[Measures], str]] = {
    "turns each: mean (5 % to 95 %)": _length,
    "ends by M7.1": lambda found: percent(found["endings"]["M7.1"]["share"], 1),
    "wins by seat, %": _seats,
    "score, mean and deviation": _points,
    "ahead of the second": lambda found: f"{found['margin']['margin']['mean']:.1f}",
    "turns with an action": lambda found: percent(found["turns"]["action"]["share"]),
    "monuments a player (games with one)": _taken("monument"),
    "relics for 2 artifacts": _taken("relic two"),
    "relics for 3 artifacts": _taken("relic three"),
    "artifacts drawn in all": lambda found: f"{found['artifacts']['drawn']['mean']:.1f}",
    "crowns from regions and what passes 5": _from("regions", "overflow"),
    "crowns from monuments": _from("monument"),
    "crowns from relics": _from("relic two", "relic three"),
    "hexes left empty": lambda found: f"{found['land']['empty']['mean']:.1f}",
    "columns ticked": lambda found: f"{found['artifacts']['columns']['mean']:.2f}",
    "crowns written on a sheet: median, 99 %, most": _most("writings"),
    "artifacts circled on a sheet": _most("circled"),
    "worker symbols crossed out": _most("symbols"),
    "lines of calls": _most("turns"),
}


def _cards() -> Iterator[Row]:
    """Yield how cards fare in games of three, before and after, in percent."""
    yield (
        "card",
        "crystals, gold, wood",
        f"greedy {AFTER}: owned",
        "cast",
        "built",
        "of winners",
        "planner: owned",
        "of winners",
        f"greedy {BEFORE}: owned",
        "of winners",
    )
    after, before = (measures_of(f"{name}-base-3-greedy")["cards"] for name in (AFTER, BEFORE))
    planner = measures_of(f"{AFTER}-base-3-planner")["cards"]
    names = edition_of(AFTER).names
    for number, card in edition_of(AFTER).cards.items():
        key = str(number)
        now, then, thought = after[key], before[key], planner[key]
        spell, _, strength = card.spell.rpartition("-")
        spell = spell if strength.isdigit() else card.spell
        title = f"{names.spells[spell]['en']} {strength if strength.isdigit() else ''}".strip()
        yield (
            f"{number} {title} / {names.buildings[card.building]['en']}",
            f"{card.crystals}, {card.gold}, {card.wood}",
            *(f"{100 * now[key]:.0f}" for key in ("owned", "cast", "built", "winners")),
            *(f"{100 * thought[key]:.0f}" for key in ("owned", "winners")),
            *(f"{100 * then[key]:.0f}" for key in ("owned", "winners")),
        )


def _solo() -> Iterator[Row]:
    """Yield how games alone go."""
    yield "level", "player", "edition", "games", "won", "points", "the Trolls'", "by territory"
    for level in LEVELS:
        for player in ("planner", "greedy"):
            for edition in (BEFORE, AFTER):
                found = measures_of(f"{edition}-solo-{level}-1-{player}")
                points = found["solo points"]
                yield (
                    level,
                    player,
                    edition,
                    str(found["games"]),
                    percent(found["solo"]["wins"]["share"]),
                    f"{points['points']['mean']:.0f}",
                    f"{points['trolls']['mean']:.0f}",
                    " ".join(f"{points[f'territory {row}']['mean']:.0f}" for row in range(1, 9)),
                )


def _family() -> Iterator[Row]:
    """Yield how family games go."""
    yield "players", "edition", "turns each", "score", "wins by seat, %", "ends by F9"
    for players in PLAYERS:
        for edition in (BEFORE, AFTER, *([ONE_EACH] if players in UNEVEN else [])):
            found = measures_of(f"{edition.replace(' ', '-')}-family-{players}-greedy")
            ending = found["endings"].get("F9", {"share": 0})
            yield (
                str(players),
                edition,
                _length(found),
                _points(found),
                _seats(found),
                percent(ending["share"]),
            )


def _neighbours() -> Iterator[Row]:
    """Yield the livelier house rule beside the rule."""
    yield "", *(f"{k}, {name}" for k in PLAYERS for name in ("pair", "neighbours"))
    found = [
        measures_of(f"{name}-base-{k}-greedy") for k in PLAYERS for name in (AFTER, NEIGHBOURS)
    ]
    for name in NEIGHBOURS_ROWS:
        yield name, *(GAME_ROWS[name](each) for each in found)


NEIGHBOURS_ROWS = (
    "turns each: mean (5 % to 95 %)",
    "ends by M7.1",
    "wins by seat, %",
    "score, mean and deviation",
    "turns with an action",
    "monuments a player (games with one)",
    "relics for 2 artifacts",
    "relics for 3 artifacts",
    "artifacts drawn in all",
    "crowns from relics",
    "artifacts circled on a sheet",
    "worker symbols crossed out",
)


def _seeds() -> Iterator[Row]:
    """Yield what ten editions by chance show."""
    yield (
        "seed",
        *(f"{k}: {what}" for k in PLAYERS for what in ("turns", "M7.1", "seats, %")),
        "action",
        "taken",
        "cards owned by",
        "alone",
    )
    for seed in SEEDS:
        key = seed.replace(" ", "-").lower()
        found = [measures_of(f"{key}-base-{k}-greedy") for k in PLAYERS]
        owned = [card["owned"] for each in found for card in each["cards"].values()]
        taken = [sum(value["mean"] for value in each["values"].values()) for each in found]
        alone = measures_of(f"{key}-solo-beginner-1-greedy")
        yield (
            seed,
            *(
                told
                for each in found
                for told in (
                    f"{each['length']['turns each']['mean']:.1f}",
                    percent(each["endings"]["M7.1"]["share"]),
                    " ".join(f"{100 * seat['wins']:.0f}" for seat in each["seat"].values()),
                )
            ),
            " ".join(f"{100 * each['turns']['action']['share']:.0f}" for each in found),
            " ".join(f"{each:.1f}" for each in taken),
            f"{100 * min(owned):.0f} to {100 * max(owned):.0f} %",
            percent(alone["solo"]["wins"]["share"]),
        )


TABLES: Mapping[str, Callable[[], Iterator[Row]]] = {
    "aims": _aims,
    "games": _games,
    "cards": _cards,
    "solo": _solo,
    "family": _family,
    "neighbours": _neighbours,
    "seeds": _seeds,
}


def missing() -> list[str]:
    """Return the cells that are not measured."""
    return [each.name for each in cells() if not (MEASURED / f"{each.name}.json").exists()]

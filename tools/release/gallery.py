"""The gallery: every kind of sheet, other themes, and games in progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import takewhile
from pathlib import Path

import rollwrite as rw
from tools.release.pictures import save, small

STATES = Path(__file__).parents[2] / "docs" / "gallery" / "states"
WIDTH = 640  # Pixels.
NAMES = ("Anna", "Bernd", "Chloé", "Dörte")

# By a heading and the beginning of its pictures' names the sheets that are shown, of each kind one.
SHOWN: Mapping[tuple[str, str], Callable[[], rw.Sheets]] = {
    ("Pandoria Merchants", "base"): partial(rw.draw, players=NAMES[:3]),
    ("Its rules", "base"): partial(rw.draw, kinds=("rules",)),
    ("The family version", "family"): partial(rw.draw, variant="family", players=NAMES),
    ("The rules of the family version", "family"): partial(
        rw.draw, variant="family", kinds=("rules",)
    ),
    ("Alone", "solo"): partial(rw.draw, variant="solo", players=NAMES[:1], level="expert"),
    ("What is different alone", "solo"): partial(
        rw.draw, variant="solo", kinds=("base-rules", "rules")
    ),
    ("Online", "online"): partial(
        rw.draw, kinds=("board", "calls"), players=NAMES[:3], online=True
    ),
    ("To cut out", "base"): partial(rw.draw, kinds=("parts",), players=NAMES[:3]),
    ("In grey", "grey"): partial(
        rw.draw, kinds=("guilds",), variant="family", players=NAMES[:3], theme="grey"
    ),
    ("In pure black", "ink"): partial(
        rw.draw, kinds=("board",), variant="solo", players=NAMES[:1], level="expert", theme="ink"
    ),
    ("Pandoria", "pandoria"): partial(
        rw.draw, "pandoria", players=NAMES, kinds=("pad", "realms", "aid"), realms=("elves",)
    ),
    ("Realm of Sand", "realm-of-sand"): partial(rw.draw, "realm-of-sand", players=NAMES[:3]),
    ("Tales of Realms and Ruins", "realms-and-ruins"): partial(
        rw.draw, "realms-and-ruins", players=NAMES[:3]
    ),
}

HEAD = f"""\
# Gallery

Every kind of sheet, small, drawn by rollwrite {rw.__version__}.
"""
IN_PROGRESS = """
## Games in progress

Drawn by `rollwrite sheets --filled`: what the pen left has a colour of its own. The states are
in [states](states), the rules on [a page of their own](../rules/merchants.md).
"""


def make(folder: Path) -> None:
    """Write the gallery, and leave no picture of an older one."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    text = [HEAD]
    for (heading, beginning), draw in SHOWN.items():
        text.append(f"\n## {heading}\n\n")
        text += _shown(beginning, draw(), folder)
    text.append(IN_PROGRESS)
    for state in sorted(STATES.glob("*.toml")):
        kinds = ("board", "guilds" if "family" in state.stem else "player")
        text.append(f"\n### {state.stem.replace('-', ' ').capitalize()}\n\n{_story(state)}\n")
        text += _shown(state.stem, rw.draw(kinds=kinds, filled=state), folder)
    (folder / "README.md").write_text("".join(text), "utf-8")


def _shown(beginning: str, pages: Iterable[rw.Page], folder: Path) -> Iterator[str]:
    """Save the first page of each kind, and yield a line that shows it."""
    first = {page.kind: page for page in reversed([*pages])}
    for kind in reversed(first):
        name = f"{beginning}-{kind}.png"
        save(small(first[kind], WIDTH), folder / name)
        yield f"![{beginning}, {kind}]({name})\n"


def _story(state: Path) -> str:
    """Return what the comment at the beginning of a state's file tells."""
    lines = state.read_text("utf-8").splitlines(keepends=True)
    comment = takewhile(lambda line: line.startswith("#"), lines)
    return "".join(line.removeprefix("# ") for line in comment)

"""Places of every game: every mark has one, and together they say what the state said."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

import rollwrite as rw
from rollwrite.sources import open_source
from scoring.games import GAMES
from scoring.merchants.places import CLAIMED
from scoring.merchants.player_checks import KEYS
from scoring.open_game import OpenGame, open_game
from scoring.pandoria.state import Content
from scoring.places import Place, Told, games_of, tree_of
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey, marks_of
from sheets.files.problem import Path as Way
from sheets.files.schema import Tree
from sheets.merchants.edition.edition import TERRITORIES
from sheets.realms_and_ruins.marks import MOST_TENS
from tests.covering import rest_slow
from tests.scoring.filled import blank_sheets, key_in

Places: TypeAlias = tuple[Place, ...]
ROOT = Path(__file__).parents[2]
STATES = (
    ROOT / "docs" / "example" / "game.toml",
    *sorted((ROOT / "tests" / "states").glob("*/*.*")),
    *sorted((ROOT / "docs" / "gallery" / "states").iterdir()),
)
RECORDS = sorted(
    (*(ROOT / "tests").glob("**/*.record"), *(ROOT / "docs").glob("example/*.record")),
    key=lambda path: (not path.stem.endswith("-1"), path.name),  # One of each kind comes first.
)
ALWAYS = 13
# Marks that say nothing of a state: names and notes, what follows from other marks and what only a
# calculation or a camera needs, what matters only while the game is on.
UNTOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "merchants": (
        *("date", "player.*", "first-player.*", "call.*", "points.*.name", "points.*.initial"),
        *("column.*", "closed.*", "final.*", "crowns.sum.*", "points.*.sum.*", "points.*.total"),
        *("points.*.unused", "territory.*.less", "territory.*.sum", "territory.*.crowns.*"),
        "guild.*.owner.*",
    ),
    "pandoria": (
        *("date*", "name.*", "player.name", "building.*", "spells"),
        *("worth.*", "left.*", "total.*", "sum.*", "crowns.*"),  # Crowns of boxes beside them.
    ),
    "realm-of-sand": ("date.*", "name.*", "hourglass.*", "total.*"),
    "realms-and-ruins": (
        *("date", "name.*", "deck.*", "event.*", "followers.all.*", "othersiders.all"),
        *("followers.*.*.[0-9]", "othersiders.*.[0-9]"),  # Before the figure of the end.
    ),
}
KINDS = {path: kind for kind, path in KEYS.items()}


def places_filled(opened: OpenGame) -> Iterator[tuple[PageKey, tuple[Place, ...]]]:
    """Yield the places of each page on which a state says something, by its key."""
    assert opened.game is not None
    pages, signs = opened.fillings(), tuple(seat.initial for seat in opened.seats())
    for blank in blank_sheets(opened):
        key = key_in(pages, blank.page.key)
        if pages.get(key):  # Without a board nothing stands on its page.
            page = opened.variant, key.kind, opened.content, signs, blank.marks
            yield key, opened.game.places_on(*page)


def told_back(opened: OpenGame) -> Tree:
    """Return what the filled pages of a state tell, beside what is said of table and players."""
    own = ("player", "initial", "side")
    tree: Tree = {
        key: value
        for key, value in opened.tree().items()
        if key in ("game", "variant", "players", "edition", "level")
    }
    sheets = opened.tree().get("sheet", [])
    tree["sheet"] = [{key: sheet[key] for key in own if key in sheet} for sheet in sheets]
    pages = opened.fillings()
    for key, places in places_filled(opened):
        found = page_tree(places, pages[key])
        if key.kind == "ledger":
            found["trolls"]["claims"] = claimed(opened)
        if key.seat is not None:
            found = {"sheet": [{}] * key.seat + [found]}
        elif key.kind == "realm":
            found = {"sheet": [found if _plays(opened, seat, key.part) else {}
                               for seat in range(len(sheets))]}  # fmt: skip
        tree = merged_trees(tree, found)
    return tree


def page_tree(places: Places, fillings: Iterable[Filling]) -> Tree:
    """Return what a page says of a state on which pens left this; what it does not tell is missing.

    Of a player's own sheet it is the sheet's tree.
    """
    left: defaultdict[str, list[Filling]] = defaultdict(list)
    for filling in fillings:
        left[filling.mark].append(filling)
    told: list[Told] = []
    for place in places:
        meanings = place.says(each for mark in place.marks for each in left[mark])
        told += place.told(meanings[0]) if len({*meanings}) == 1 else ()
    return tree_of(told, places)


def _plays(opened: OpenGame, seat: int, realm: str) -> bool:
    state: Any = opened.state
    assert isinstance(opened.content, Content)
    return opened.content.keys_of(state.sheet[seat].realm) == [realm]


def merged_trees(one: Tree, other: Tree) -> Tree:
    """Return what two pages tell together; of two that tell the same thing the later counts."""
    return {**one, **{key: _merged(one.get(key), each) for key, each in other.items()}}


def _merged(one: Any, other: Any) -> Any:
    if isinstance(one, dict):
        return merged_trees(one, other)
    if isinstance(one, list) and all(isinstance(each, dict) for each in (*one, *other)):
        nothing: Tree = {}
        return [merged_trees(*pair) for pair in zip_longest(one, other, fillvalue=nothing)]
    return other


def claimed(opened: OpenGame) -> list[str]:
    """Return the Trolls' claims: their values by territory, their kinds as they are crossed out."""
    pages = opened.fillings()
    told = [
        (place, place.says(each for each in pages[key] if each.mark in place.marks))
        for key, places in places_filled(opened) for place in places
    ]  # fmt: skip
    crossed = [f"{KINDS[place.path[:-1]]} {place.path[-1]}" for place, said in told
               if CLAIMED in said]  # fmt: skip
    found: dict[int, str] = {}
    for place, said in told:
        if place.path[:2] == ("trolls", "claims"):
            name = next((str(each) for each in said if each in crossed), "")
            crossed = [each for each in crossed if each != name]
            found[int(place.path[2])] = name
    return [found.get(row, "") for row in range(TERRITORIES)]


# Lists in which the order says something; of the claims their values on the ledger say it.
ORDERED = ("crowns", "territories", "cards", "columns", "hourglasses", "last_buyer", "sheet")
OCCASION = ("date", "place", "notes")


def tidied(opened: OpenGame) -> Tree:
    """Return a state's tree, the same for two states that the sheets cannot tell apart."""
    tree: Tree = opened.tree()
    for key in OCCASION:
        tree.pop(key, None)
    for sheet in tree.get("sheet", ()):
        if opened.name == "pandoria" and isinstance(sheet.get("crowns"), list) and "realm" in sheet:
            sheet["crowns"] = sum(sheet["crowns"])  # They have one box.
        if isinstance(sheet.get("crowns"), int):
            sheet["crowns"] = [sheet["crowns"]]
        if isinstance(opened.content, Content):
            sheet["realm"] = opened.content.keys_of(sheet.get("realm"))
            sheet.pop("buildings", None)  # Of which the rate is circled.
        if isinstance(sheet.get("spells", {}).get("taken"), int):
            sheet.pop("spells")  # Which they are no sheet tells.
    if isinstance(tree.get("last_buyer"), str):
        tree["last_buyer"] = [tree["last_buyer"]]
    return {key: entry for key, each in tree.items() if (entry := plain(each, key))}


def filled(opened: OpenGame, *, counted: bool) -> dict[PageKey, Counter[Filling]]:
    """Return what stands on each page, but for what no state tells: whose a guild is, what is new.

    Nor is that how many spells are unused, where they are `counted` only.
    """
    untold = ("guild.*.owner.*", *(["points.*.unused"] if counted else []))
    pages: dict[PageKey, Counter[Filling]] = {}
    for key, fillings in opened.fillings().items():
        told = (each for each in fillings if not is_any(each.mark, untold))
        pages[key] = Counter(replace(each, is_new=False) for each in told)
    return pages


def is_any(mark: str, patterns: Iterable[str]) -> bool:
    """Return whether a mark is called as one of some patterns."""
    return any(fnmatchcase(mark, pattern) for pattern in patterns)


def plain(value: Any, key: str = "") -> Any:
    """Return an entry without what is nothing, but for what stands before something in a list."""
    if isinstance(value, dict):
        found = {each: plain(value[each], each) for each in value}
        return {each: entry for each, entry in found.items() if entry}
    if not isinstance(value, list):
        return value
    entries = [*map(plain, value)]
    if key not in ORDERED:
        return sorted(filter(None, entries))
    while entries and not entries[-1]:
        entries.pop()
    return entries


GAMES_FILLED = [
    *(pytest.param(path, None, id=path.name) for path in STATES),
    *rest_slow(
        (pytest.param(path, turn, id=f"{path.stem} turn {turn}")
         for turn in (None, 9) for path in RECORDS),
        ALWAYS,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("path", "turn"), GAMES_FILLED)
def test_filled_pages_tell_their_state(path: Path, turn: int | None) -> None:
    opened = open_source(path, turn=turn)
    again = open_game(told_back(opened), beside=path.parent)
    sheets = opened.tree()["sheet"]
    counted = any(isinstance(each.get("spells", {}).get("taken"), int) for each in sheets)
    assert filled(again, counted=counted) == filled(opened, counted=counted)
    assert tidied(again) == tidied(opened)


PAGES = [
    (game, variant, kind)
    for game in GAMES for variant, of in GAMES[game].variants.items() for kind in of.kinds()
]  # fmt: skip


@cache
def placed(game: str, variant: str, kind: str) -> tuple[tuple[frozenset[str], Places], ...]:
    """Return the marks of each page of a kind of sheet and its places, of all games on a pad."""
    content = GAMES[game].lay_out(GAMES[game].load())
    players = GAMES[game].variants[variant].players[1]
    number = None if variant == "solo" else players
    found = []
    for sheet in rw.draw(game, [kind], variant=variant, players=number):
        names = frozenset(mark.name for mark in marks_of(sheet.drawing))
        page = variant, sheet.drawing.kind, content, "ABCD"[:players]
        games = games_of(names) if "date.1" in names else (names,)
        places = (GAMES[game].places_on(*page, marks) for marks in games)
        found.append((names, tuple(chain.from_iterable(places))))
    return tuple(found)


@pytest.mark.parametrize("page", PAGES, ids="-".join)
def test_every_mark_is_of_one_place_or_says_nothing(page: tuple[str, str, str]) -> None:
    for names, places in placed(*page):
        found = Counter(mark for each in places for mark in each.marks)
        assert {*found.values()} <= {1}
        assert len({*Counter(each.path for each in places).values()}) <= 1  # In each of its games.
        assert {*found} <= names
        assert [each for each in names - {*found} if not is_any(each, UNTOLD[page[0]])] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_mark_that_says_nothing_is_named_in_vain(game: str) -> None:
    pages = (each for page in PAGES if page[0] == game for each in placed(*page))
    untold = {name for names, places in pages
              for name in names.difference(*(each.marks for each in places))}  # fmt: skip
    for pattern in UNTOLD[game]:
        assert any(is_any(name, (pattern,)) for name in untold), pattern


@pytest.mark.parametrize("page", PAGES, ids="-".join)
def test_a_place_that_looks_so_says_what_that_means(page: tuple[str, str, str]) -> None:
    for _, places in placed(*page):
        for place in places:
            assert bool(place.looks) != bool(place.written)
            for look in place.looks:
                assert {each.mark for each in look.fillings} <= {*place.marks}
                assert look.meaning in place.says(look.fillings)
                assert set(place.told(look.meaning)) == set(look.told)


def test_a_mark_that_is_no_look_of_its_place_says_nothing() -> None:
    ((_, places),) = placed("merchants", "solo", "player")
    (card,) = (each for each in places if each.path == ("cards", "17"))
    bought, torn = Filling("card.17.card", "circle"), Filling("card.17.spell", "circle")
    assert (card.says([bought]), card.says([bought, torn])) == (("bought",), ())
    assert page_tree((card,), [bought, torn]) == {"cards": {}}


def test_rings_tell_a_figure_that_is_not_written() -> None:
    ((_, places),) = placed("realms-and-ruins", "standard", "pad")
    (gold,) = (each for each in places if each.path == ("sheet", 0, "gold"))
    rings = [Filling(each, "circle") for each in counted_marks("gold.1", 37, MOST_TENS)]
    assert gold.says(rings) == (37,)
    assert gold.says([*rings, Filling("gold.1", "write", "36")]) == (36,)


@pytest.mark.parametrize(
    ("page", "path", "pattern"),
    [
        ("merchants base player", ("cards", "17"), "card.17.*"),
        ("merchants base player", ("monuments",), "monument.*"),
        ("merchants base player", ("artifacts", "crossed"), "artifact.*"),
        ("merchants base board", ("board", "gold", "D4"), "hex.D4"),
        ("merchants base board", ("board", "workers", "B", "D4"), "hex.D4"),
        ("merchants family guilds", ("sheet", 1, "spells"), "archive.*"),
        ("merchants solo ledger", ("trolls", "claims", 4), "territory.5.claim"),
        ("pandoria standard pad", ("sheet", 1, "buildings", "vault"), "rate.*.2.gold.*"),
        ("realm-of-sand standard pad", ("sheet", 0, "hourglasses", 2), "hourglasses.*.1.3"),
        ("realms-and-ruins standard pad", ("realms", "village", "ruined"), "side.village.*"),
    ],
)
def test_what_is_wrong_at_a_path_has_its_marks(page: str, path: Way, pattern: str) -> None:
    game, variant, kind = page.split()
    (names, places), *_ = placed(game, variant, kind)
    found = {mark for place in places if is_about(place, path) for mark in place.marks}
    assert found == {name for name in names if fnmatchcase(name, pattern)} != set()


def is_about(place: Place, path: Way) -> bool:
    """Return whether a place tells what stands at a path of a state, or in it."""
    told = [told for look in place.looks for told in look.told]
    paths = [place.path, *((*each.path, *([each.value] if each.among == "listed" else []))
                           for each in told)]  # fmt: skip
    return any(each[: len(path)] == path for each in paths)

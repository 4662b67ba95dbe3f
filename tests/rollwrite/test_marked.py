"""Sheets marked place by place: what is said of each place is what the state says then."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rollwrite as rw
from rollwrite.marked import BlankPages, MarkedTable, Meaning
from rollwrite.sources import Editions, open_source
from tests.covering import rest_slow

ROOT = Path(__file__).parents[2]
STATES = (
    ROOT / "docs" / "example" / "game.toml",
    *sorted((ROOT / "docs" / "gallery" / "states").iterdir()),
    *sorted((ROOT / "tests" / "states").glob("*/*.*")),
)
BLANK, EDITIONS = BlankPages(), Editions()
OWN = ("player", "initial", "side", "spells")
COUNTED = ("artifacts", "workers_crossed")
HEAD = ("game", "variant", "players", "edition", "level")


def new(**options: Any) -> MarkedTable:
    return MarkedTable.new(blank=BLANK, editions=EDITIONS, **options)


def of(source: Any) -> MarkedTable:
    return MarkedTable.of(source, blank=BLANK, editions=EDITIONS)


def marked_again(table: MarkedTable, begun: MarkedTable) -> MarkedTable:
    """Return a table on which everything is marked that another one has, a place at a time."""
    for number in range(len(begun.pages)):
        said = table.meanings(number)
        for name in begun.pages[number].places:
            if name in said:
                begun = begun.marked(number, name, said[name])
    return begun


def begun_like(table: MarkedTable) -> MarkedTable:
    """Return the table of a state's head and players alone."""
    tree = table.tree
    sheets = [{key: each[key] for key in OWN if key in each} for each in tree["sheet"]]
    for each in sheets:
        if isinstance(each.get("spells", {}).get("taken"), list):
            del each["spells"]
    head = {key: tree[key] for key in HEAD if key in tree}
    realms = [{"realm": each["realm"]} if "realm" in each else {} for each in tree["sheet"]]
    return of(
        {**head, "sheet": [{**one, **other} for one, other in zip(sheets, realms, strict=True)]}
    )


def standing(table: MarkedTable) -> list[tuple[int, str, int]]:
    return [(rank, str(own.name), own.total) for rank, own in table.score.players]


@pytest.mark.parametrize("path", rest_slow(STATES, 9), ids=lambda path: path.name)
def test_a_finished_game_marked_place_by_place_has_its_score(path: Path) -> None:
    """M7, S7, F8, P10, R1, T3: the same totals, ranks and lines as the file."""
    table = of(path)
    again = marked_again(table, begun_like(table))
    for number in range(len(table.pages)):
        assert again.meanings(number) == table.meanings(number)
    told = [(each.rank, each.account.name, each.account.total) for each in table.score.players]
    assert [
        (each.rank, each.account.name, each.account.total) for each in again.score.players
    ] == told


def every_place(table: MarkedTable, step: int = 1) -> Iterator[tuple[int, str, Meaning | None]]:
    """Yield each place of a table with all that it can mean, a figure; or of some."""
    for number, page in enumerate(table.pages):
        names = [*page.places]
        for name in names[::step]:
            place = page.places[name]
            if place.written:
                yield number, name, 7 if place.written == "figure" else "Anna"
            else:
                yield from ((number, name, each.meaning) for each in place.options if each.fillings)


GAMES = [(each.game, each.variant) for each in rw.variants()]


@pytest.mark.parametrize(
    ("game", "variant", "step"),
    [
        *((*each, 17) for each in GAMES),
        *(pytest.param(*each, 1, marks=pytest.mark.slow) for each in GAMES),
    ],
)
def test_every_place_means_what_it_was_marked_as_and_nothing_when_that_is_taken_back(
    game: str, variant: str, step: int
) -> None:
    blank = new(game=game, variant=variant)
    before = [blank.meanings(number) for number in range(len(blank.pages))]
    for number, name, meaning in every_place(blank, step):
        marked = blank.marked(number, name, meaning)
        assert marked.meanings(number).get(name) == meaning, name
        if name.startswith(COUNTED):  # Those before it stay.
            continue
        back = marked.marked(number, name, None)
        assert [back.meanings(each) for each in range(len(blank.pages))] == before


def test_what_the_rules_forbid_can_be_marked_and_is_said_at_its_places() -> None:
    """M6.2: a column is owned once."""
    table = new(players=["Anna", "Bernd"])
    for page in (1, 2):
        for card in ("cards/4", "cards/5", "cards/6"):
            before, table = table, table.marked(page, card, "bought")
    strained = before.strains(2, "cards/6", "bought")
    assert "M6.2" in {each.rule for each in strained}
    problem = next(each for each in table.problems if each.rule == "M6.2")
    assert "cards/5" in {name for _, name in table.concerned(problem)}
    assert len(table.score.players) == 2


def test_things_that_are_counted_are_marked_up_to_the_one_that_is_tapped() -> None:
    """M4.3: of the artifacts circled some are crossed out."""
    table = new(players=["Anna", "Bernd"]).marked(1, "artifacts/5", "circled")
    table = table.marked(1, "artifacts/2", "crossed")
    assert table.tree["sheet"][0]["artifacts"] == {"circled": 5, "crossed": 2}
    assert table.marked(1, "artifacts/2", "circled").tree["sheet"][0]["artifacts"]["crossed"] == 1
    assert table.marked(1, "artifacts/1", None).tree["sheet"][0].get("artifacts", {}) == {}


def test_figures_take_the_place_of_a_sum_and_of_nothing_else() -> None:
    """M7.6: crowns are a sum or the figures."""
    state = {
        "sheet": [{"player": "Anna", "crowns": 39, "gold": 2}, {"player": "Bernd"}],
        "notes": "x",
    }
    table = of(state).marked(1, "crowns/0", 12)
    assert table.tree["sheet"][0] == {"player": "Anna", "crowns": [12], "gold": 2}
    assert table.tree["notes"] == "x"


def test_a_track_nobody_marked_is_open_and_no_fault() -> None:
    """M7.2: every track is scored."""
    table = new(players=["Anna", "Bernd"])
    waiting = [each for each in table.problems if table.is_open(each)]
    named = {place for each in waiting for place in table.concerned(each)}
    assert named == {
        (page, track) for page in (1, 2) for track in ("gold", "wood", "crystal", "craft")
    }


@pytest.mark.parametrize(
    ("page", "name", "meaning", "said"),
    [
        (9, "gold", 1, "there is no page 10 of 3"),
        (1, "trolls/claims/1", 1, "Player sheet: Anna has no place the text 'trolls/claims/1'"),
        (1, "gold", 9, "gold is one of 0, 1, 2, 3, 4 or 5, not 9"),
        (1, "gold", "1", "gold is one of 0, 1, 2, 3, 4 or 5, not the text '1'"),
        (1, "gold", True, "gold is one of 0, 1, 2, 3, 4 or 5, not true"),
        (1, "crowns/0", -1, "crowns, box 1 is a number from 0 to 999, not -1"),
        (1, "crowns/0", "<b>", "crowns, box 1 is a number from 0 to 999, not the text '<b>'"),
        (1, "cards/1", "closed", "untouched, bought, built, monument on it or cast, not the text"),
    ],
)
def test_a_mark_that_there_is_not_is_a_sentence(
    page: int, name: str, meaning: Any, said: str
) -> None:
    with pytest.raises(rw.WrongMarkError) as error:
        new(players=["Anna", "Bernd"]).marked(page, name, meaning)
    assert said in str(error.value)


def test_a_state_of_a_stranger_names_no_file_of_this_machine(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(rw.edition_text("pandoria-merchants"))
    for name in (str(own), "own.toml", "../own.toml", "/etc/passwd"):
        with pytest.raises(rw.WrongTableError) as error:
            MarkedTable.of(
                {"edition": name, "sheet": [{}, {}]}, editions=Editions(of_stranger=True)
            )
        assert "no edition is called" in str(error.value)
    read = open_source({"edition": str(own), "sheet": [{}, {}]}).edition
    assert read is not None
    sent = Editions(of_stranger=True, sent=read)
    assert MarkedTable.of({"edition": "own.toml", "sheet": [{}, {}]}, editions=sent).pages


@given(st.lists(st.sampled_from([*every_place(new(players=["Anna", "Bernd"]))]), max_size=12))
def test_in_whatever_order_places_are_marked_the_last_meaning_counts(
    marks: list[tuple[int, str, Meaning]],
) -> None:
    table = new(players=["Anna", "Bernd"])
    last: dict[tuple[int, str], Meaning] = {}
    for number, name, meaning in marks:
        table = table.marked(number, name, meaning)
        last[number, name] = meaning
    for (number, name), meaning in last.items():
        if not name.startswith(COUNTED):  # Of which later ones tell too.
            assert table.meanings(number)[name] == meaning

"""The booklet of the base game: the rules as the edition plays them, its examples worked out."""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from scoring.merchants.board.position import anchors, position_on
from scoring.merchants.booklet import positions, scenes
from scoring.merchants.booklet.base import finished, work_out
from scoring.merchants.game import GAME
from scoring.merchants.rewards import Closing, total, turn_reward
from sheets.drawing.lettering import ELLIPSIS
from sheets.drawing.shapes import texts_of
from sheets.editions.head import ByLanguage
from sheets.hexes import are_neighbours, neighbours
from sheets.merchants.booklet.book import ROOM, Book
from sheets.merchants.booklet.example import CAST
from sheets.merchants.booklet.index import entries_of
from sheets.merchants.edition.edition import Edition, Value
from sheets.merchants.options import OPTIONS
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_words
from tests.covering import rest_slow
from tests.editions import first_edition
from tests.sheets.merchants.booklets import NUMBER, booklet_of, changed, faults_of, running, texts
from tests.sheets.merchants.test_other_editions import SHIPPED, USUAL, with_cards
from tests.sheets.printing import printing

booklet = partial(booklet_of, "base")

LEAST_PT, LEAST_SENTENCE_PT = 8.0, 9.0  # Of an index, a rule's number; of all else.
INDEX = "rules-8"
# The options that say something of the base game in words.
SAID = [name for name in OPTIONS if OPTIONS[name].rule.startswith("M")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read_at_arms_length(language: str) -> None:
    for page in booklet(language=language):
        for text in texts_of(page.items):
            is_small = page.name == INDEX or NUMBER.fullmatch(text.text) or len(text.text) == 1
            assert text.size_pt >= (LEAST_PT if is_small else LEAST_SENTENCE_PT) - 0.01, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rules_number_stands_alone_on_its_line(language: str) -> None:
    for page in booklet(language=language):
        found = texts_of(page.items)
        for number in (text for text in found if NUMBER.fullmatch(text.text)):
            line = [each for each in found if abs(each.y - number.y) < 0.2 and each != number]
            assert any(number.x - ROOM.width < each.x < number.x for each in line) or (
                page.name == INDEX
            ), (page.name, number.text)


@pytest.mark.parametrize("name", ["ours", "without spells and buildings but one"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_and_every_spell_is_described(language: str, name: str) -> None:
    few = {"tower", "bank"}
    columns = tuple(
        replace(column, cards=tuple(each for each in column.cards if each.building in few))
        for column in SHIPPED.columns
    )
    edition = SHIPPED if name == "ours" else replace(SHIPPED, columns=columns)
    words = load_words(language, *GAME.variants["base"].words())
    book = Book(edition, printing("merchants").table(3, language=language), words)
    buildings, spells = entries_of(book)
    assert buildings
    assert all(len(entry.does) > 10 for entry in (*buildings, *spells))


def test_the_layout_is_the_same_on_every_paper() -> None:
    def laid_out(paper: str) -> list[tuple[Any, ...]]:
        return [tuple(item.items for item in page.items) for page in booklet(paper=paper)]  # type: ignore[union-attr]

    assert laid_out("letter")[0][1:] == laid_out("a4")[0][1:]


# What an edition plays.


@pytest.mark.parametrize("name", SAID)
def test_an_option_changes_what_is_said(name: str) -> None:
    assert running(booklet(changed(**{name: OPTIONS[name].other}))) != running(booklet())


def test_with_artifacts_between_neighbours_an_older_one_alike_gives_one() -> None:
    said = running(booklet(changed(artifacts_between="neighbours")))
    assert "Beside an older one alike an artifact, too." in said
    assert "gives no artifact" not in said


def test_the_border_is_where_the_editions_rivers_run() -> None:
    moved = replace(SHIPPED, board=replace(SHIPPED.board, rivers=(3, 6)))
    said = running(booklet(moved))
    assert "2 players: below row 3" in said
    assert "3 players: below row 6" in said


def test_the_end_comes_with_the_editions_goals() -> None:
    board = SHIPPED.board
    fewer = {kind: hexes[:1] for kind, hexes in board.printed.items()}
    edition = replace(SHIPPED, board=replace(board, printed=fewer))
    said = running(booklet(edition))
    wanted = edition.board.printed_to_end(4), len(edition.board.printed_in_play(4))
    assert "with 4 when {} of {} are.".format(*wanted) in said


def test_the_prices_are_those_of_the_editions_cards() -> None:
    start, first, *others = SHIPPED.columns
    dear = [replace(card, crystals=5, gold=1, wood=2) for card in first.cards]
    edition = replace(SHIPPED, columns=(start, replace(first, cards=tuple(dear)), *others))
    said = running(booklet(edition))
    assert "Pay 5 crystal" in said
    assert "Pay 2 wood" in said
    assert "5 − 2 = 3" in said


def test_relics_and_monuments_are_the_editions() -> None:
    values = (Value(23), Value(21), Value(19))
    edition = replace(SHIPPED, monuments=replace(SHIPPED.monuments, values=values))
    assert {"23", "21", "19"} <= {*texts(booklet(edition))}
    done, usual = finished(edition), finished(SHIPPED)
    assert done.total - usual.total == 23 - usual.monument


def test_a_building_that_no_card_has_is_not_spoken_of() -> None:
    cards = {"bank", "market", "tower"}
    columns = tuple(
        replace(column, cards=tuple(each for each in column.cards if each.building not in cards))
        for column in SHIPPED.columns
    )
    said = running(booklet(replace(SHIPPED, columns=columns)))
    assert not [name for name in ("Bank", "Market", "Tower") if name in said]


def test_the_board_is_told_by_what_is_on_it() -> None:
    assert "four starts, numbered goals, lakes." in running(booklet())
    board = replace(SHIPPED.board, lakes=(), start={"gold": SHIPPED.board.start["gold"]})
    said = running(booklet(replace(SHIPPED, board=board)))
    assert "starts, numbered goals." in said
    assert "four starts" not in said


EDITIONS: Mapping[str, Edition] = {
    **USUAL,
    "5 columns": with_cards(5, 3),
    "40 columns": with_cards(40, 3),
    "the first": first_edition(),
    "no lakes": replace(SHIPPED, board=replace(SHIPPED.board, lakes=())),
    "no solo map": replace(SHIPPED, solo=replace(SHIPPED.solo, map=None)),
    "no relics": replace(SHIPPED, relics=replace(SHIPPED.relics, two=(), three=())),
    "no monuments": replace(SHIPPED, monuments=replace(SHIPPED.monuments, values=())),
}


@pytest.mark.parametrize("name", rest_slow(EDITIONS))
def test_an_edition_of_another_shape_has_its_booklet(name: str) -> None:
    assert faults_of("base", EDITIONS[name]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_24_letters_have_room(language: str) -> None:
    long: ByLanguage = {"en": "Abcdefghijklmnopqrstuvwx"}
    names = SHIPPED.names
    edition = replace(
        SHIPPED,
        names=replace(
            names,
            resources=dict.fromkeys(names.resources, long),
            spells=dict.fromkeys(names.spells, long),
            buildings=dict.fromkeys(names.buildings, long),
        ),
    )
    pages = booklet(edition, language=language)
    assert not [text for text in texts(pages) if text.endswith(ELLIPSIS)]


# The examples.


def test_all_examples_are_worked_out() -> None:
    examples = work_out(SHIPPED)
    assert {*examples.scenes} == {*positions("base")}
    paid = {name for name, position in positions("base").items() if position.pays}
    assert paid == {"turn", "past", "city", "nobody"}
    assert all(examples.scenes[name].region for name in paid)


@pytest.mark.parametrize("name", ["turn", "past", "city"])
def test_what_a_region_pays_is_what_the_rules_pay(name: str) -> None:
    position, scene = positions("base")[name], scenes("base", SHIPPED)[name]
    assert scene.pays
    for pay in scene.pays:
        has = position.has.get(pay.initial)
        kind = scene.resources[scene.region[0]]
        tracks = {kind: 1, **(has.tracks if has else {})}
        closing = Closing(kind, len(scene.region), pay.workers)
        turn = turn_reward([closing], tracks, has.buildings if has else (), SHIPPED.rules)
        given = sum(total(turn.rewards[0].lines, unit) for unit in (kind, "crowns"))
        over = sum(line.amount for line in turn.rewards[0].lines if line.step == "overflow")
        assert pay.amount + pay.bonus == given - over
        assert pay.crowns == turn.crowns


@pytest.mark.parametrize(
    ("name", "allowed"),
    [("from-start", True), ("apart", False), ("from-worker", True), ("from-goal", False)],
)
def test_a_pair_may_be_drawn_where_the_page_says_so(name: str, allowed: bool) -> None:
    position = positions("base")[name]
    before = position_on(position.land, position.drawn, len(CAST))
    one, other = position.new
    old = anchors(before, SHIPPED.rules) - {one, other}
    touched = {near for each in (one, other) for near in neighbours(each)}
    assert (are_neighbours(one, other) and not old.isdisjoint(touched)) == allowed


@pytest.mark.parametrize(("name", "allowed"), [("beside", True), ("away", False)])
def test_a_worker_stands_beside_the_pair_where_the_page_says_so(name: str, allowed: bool) -> None:
    position = positions("base")[name]
    *_, worker = position.new
    drawn = {*position.drawn.gold, *position.drawn.wood}
    assert (not drawn.isdisjoint(neighbours(worker))) == allowed


def test_without_lakes_no_example_has_one_and_all_close() -> None:
    bare = replace(SHIPPED, board=replace(SHIPPED.board, lakes=()))
    examples = work_out(bare)
    assert not [name for name, scene in examples.scenes.items() if scene.land.lakes]
    usual = work_out(SHIPPED).scenes
    assert {name: scene.pays for name, scene in examples.scenes.items()} == {
        name: scene.pays for name, scene in usual.items()
    }
    assert "lake" not in running(booklet(bare)[:7])


def test_a_finished_sheet_adds_up() -> None:
    done = finished(SHIPPED)
    assert sum(part.points for part in done.parts) == done.total
    assert sum(done.figures) == done.parts[0].points
    assert done.relic in done.figures
    assert done.monument in done.figures


def test_a_word_of_the_index_stands_on_the_pages_that_it_names() -> None:
    pages = booklet()
    found = [*texts_of(pages[-1].items)]
    listed = [
        (word.text, numbers.text)
        for word, numbers in pairwise(found)
        if re.fullmatch(r"[\d, –]+", numbers.text) and word.text.isalpha()
    ]
    assert len(listed) > 10
    for word, numbers in listed:
        for run in numbers.split(", "):
            first, last = int(run.split("–")[0]), int(run.split("–")[-1])
            for page in pages[first - 1 : last]:
                assert word in running([page]).casefold(), (word, page.name)


def test_without_markers_nothing_is_said_of_a_camera_or_of_small_figures() -> None:
    said = running(booklet(markers=False))
    assert "camera" not in said
    assert "small figures" not in said
    assert "small figures" in running(booklet())

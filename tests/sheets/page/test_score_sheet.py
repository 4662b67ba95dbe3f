"""Score sheets: any rows on one page, whose layout the lint holds."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from sheets.drawing.paper import PAPERS, frame_on
from sheets.drawing.paths import bounds, rectangle
from sheets.drawing.shapes import Box, Drawing, Group, Item, Path, flatten, texts_of
from sheets.drawing.theme import THEMES, Theme, load_theme
from sheets.lint import Rules, Size, find_faults
from sheets.page.score_columns import Player
from sheets.page.score_sheet import MOST_NOTES, ScoreSheet, score_sheet
from sheets.page.score_table import Row, ScoreTable
from sheets.page.small_page import LEAST_SCENE, ROOM
from tests.sheets.printing import words_on

DATE = Size("date", 25.0, 8.0)
LONGEST = ("W" * 40, "Ωμέγα" * 8, "Anna-Sophie von der Großen Überraschungen", "M̈" * 20)


def table(
    names: tuple[str, ...] = ("Anna", "Bernd"), lines: int = 3, winners: int = 1
) -> ScoreTable:
    """Return a table with as many lines; each player has 7 points in each."""
    columns = len(names)
    return ScoreTable(
        names,
        winners,
        "Rule",
        Row("Rank", ("1",) * columns),
        tuple(Row(f"Line {number}", ("(5) 7",) * columns, "M7.2") for number in range(lines)),
        Row("Total", (str(7 * lines),) * columns),
        (Row("Best monument", ("12",) * columns, "M7.5"),),
    )


SHEET = ScoreSheet(
    title="Pandoria Merchants",
    subtitle="Score",
    date="Date",
    played_on="2026-11-22",
    remarks=(
        "Anna wins with 21",
        "Anna and Bernd have 21 each, so the tie-break decides. Best monument: 12 and 9",
    ),
    players=(Player("Anna", "A"), Player("Bernd", "B")),
    winners=1,
    table=table(),
    notes_heading="Problems",
    notes=(),
    more="there are more problems",
    footer="game.toml",
)


def of(names: tuple[str, ...], points: ScoreTable | None, winners: int = 1) -> ScoreSheet:
    """Return the sheet of these players."""
    players = tuple(Player(name, name[:1]) for name in names)
    return replace(SHEET, players=players, winners=winners, table=points)


def draw(sheet: ScoreSheet, paper: str = "a4", theme: str = "colour") -> Drawing:
    return score_sheet(sheet, 1, "en", PAPERS[paper], load_theme(theme))


def faults(drawing: Drawing, paper: str = "a4") -> list[str]:
    rules = Rules(frame_on(PAPERS[paper].half).area, (DATE,))
    return [f"{each.kind}: {each.message!s}" for each in find_faults(drawing, rules)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("theme", THEMES)
def test_a_score_sheet_has_no_fault(paper: str, theme: str) -> None:
    assert faults(draw(SHEET, paper, theme), paper) == []


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("lines", [1, 8, 30])
def test_rows_and_columns_share_the_page(players: int, lines: int) -> None:
    names = ("Anna", "Bernd", "Clara", "Dora", "Emil")[:players]
    assert faults(draw(of(names, table(names, lines)))) == []


@pytest.mark.parametrize("names", [LONGEST, (*LONGEST, "Emil")])
def test_the_longest_names_fit(names: tuple[str, ...]) -> None:
    assert faults(draw(of(names, table(names), winners=4))) == []


def test_what_is_said_and_noted_leaves_the_table_its_room() -> None:
    remarks = (*(f"{name} has won." for name in LONGEST), "It rained. " * 36)
    notes = tuple(f"error: sheet {number}" for number in range(30))
    sheet = of(LONGEST, table(LONGEST, 14), winners=4)
    page = draw(replace(sheet, remarks=remarks, notes=notes, named="This land was named"))
    assert faults(page) == []
    assert {"Line 13", "Total", SHEET.more} <= {*words_on(page)}


def test_a_note_stands_below_its_figure() -> None:
    names = ("Anna", "Bernd", "Clara", "Dora")
    rows = (Row("Wood", ("(10 at 1 for 3) 3",) * 4, "P4"), Row("Gold", ("3",) * 4, "P4"))
    page = draw(of(names, replace(table(names), lines=rows)))
    assert faults(page) == []
    texts = texts_of(page.items)
    note = next(text for text in texts if text.text == "(10 at 1 for 3)")
    figures = [text for text in texts if text.text == "3" and text.x == note.x]
    assert len(figures) == 2
    assert figures[0].y < note.y < figures[1].y
    assert note.size_pt < figures[0].size_pt


def test_a_note_in_a_low_row_stands_whole_before_its_figure() -> None:
    lines = tuple(Row(f"Line {each}", ("(60 + cards 12) 72", "3"), "S9") for each in range(14))
    page = draw(of(("Jo", "Trolls"), replace(table(), lines=lines)))
    assert faults(page) == []
    texts = texts_of(page.items)
    note = next(text for text in texts if text.text == "(60 + cards 12)")
    figure = next(text for text in texts if text.text == "72")
    assert note.x == note.box.right < figure.x
    assert abs(note.box.centre[1] - figure.box.centre[1]) < 1


def test_wide_notes_in_low_rows_leave_figures_in_the_middle_of_their_banner() -> None:
    lines = tuple(Row(f"Line {each}", ("(40 + cards 2 + relic 14) 56", "3")) for each in range(14))
    page = draw(of(("Trolls", LONGEST[2]), replace(table(), lines=lines)))
    assert faults(page) == []
    figure, note = (
        next(text for text in texts_of(page.items) if text.text == said)
        for said in ("56", "(40 + cards 2 + relic 14)")
    )
    assert banner_of(page).centre[0] == pytest.approx(figure.x)
    assert note.box.right < banner_of(page).x


def banner_of(page: Drawing) -> Box:
    """Return the box of the first seat's banner, who has won."""
    fill = load_theme("colour").fill("seat-1")
    [banner] = [
        item for item in flatten(page.items) if isinstance(item, Path) and item.fill == fill
    ]
    return bounds(banner)


def test_wide_notes_beside_a_banner_are_told_whole() -> None:
    """The Trolls' cards and their relic of a territory, and what the player has left of it."""
    notes = ("(30 + cards 3 + monument 12) 44", "(0) 0")
    rows = tuple(Row(f"Land {each} (target 100)", notes, sign=str(each)) for each in range(1, 15))
    page = draw(of(("Trolls", "Anna"), replace(table(), lines=rows)))
    assert faults(page) == []
    note = next(
        text for text in texts_of(page.items) if text.text == "(30 + cards 3 + monument 12)"
    )
    assert note.box.right < banner_of(page).x


def test_a_winner_s_name_and_shield_are_in_the_middle_of_the_banner() -> None:
    rows = tuple(Row(f"Line {each}", ("(5) 2", "(60 + cards 12) 72")) for each in range(14))
    page = draw(of(("Jo", "Trolls"), replace(table(), lines=rows)))
    assert faults(page) == []
    middles = [text.x for text in texts_of(page.items) if text.text in ("Jo", "J", "2")]
    assert middles == pytest.approx([banner_of(page).centre[0]] * 16)


def test_the_most_of_a_row_wears_a_crown() -> None:
    rows = (Row("Village", ("3", "5"), "T1", "tower", "yellow", "ruined", best=(1,)),)
    nothing = Row("", ())
    page = draw(of(("Anna", "Bernd"), replace(table(), lines=rows, ranks=nothing, total=nothing)))
    assert faults(page) == []
    crowns = [group for group in _groups(page.items) if group.name.startswith("icon-crown")]
    assert len(crowns) == 2
    assert "ruined" in words_on(page)
    assert not {"Rank", "Total"} & {*words_on(page)}


def test_a_number_stands_on_a_shield_before_its_row() -> None:
    rows = tuple(Row(f"Land {each}", ("7", "3"), sign=str(each)) for each in (1, 2))
    page = draw(of(("Anna", "Bernd"), replace(table(), lines=rows)))
    assert faults(page) == []
    x = {text.text: text.x for text in texts_of(page.items)}
    levels = {text.text: text.box.centre[1] for text in texts_of(page.items)}
    for number in ("1", "2"):
        assert abs(levels[number] - levels[f"Land {number}"]) < 2
    assert x["2"] < x["Land 2"]


def test_every_row_is_on_the_page() -> None:
    said = words_on(draw(SHEET))
    for heading in ("Rank", "Line 0", "Line 1", "Line 2", "Total", "Best monument"):
        assert heading in said
    assert said.count("(5)") == said.count("7") == 6
    assert "Rule M7.2, M7.5" in said


@pytest.mark.parametrize("winners", [0, 1, 2])
def test_only_who_has_won_wears_a_crown(winners: int) -> None:
    page = draw(replace(SHEET, winners=winners))
    crowns = [group for group in _groups(page.items) if group.name.startswith("icon-crown")]
    assert len(crowns) == winners


def _groups(items: Iterable[Item]) -> Iterator[Group]:
    for item in items:
        if isinstance(item, Group):
            yield item
            yield from _groups(item.items)


def test_without_a_table_the_notes_have_the_page() -> None:
    notes = tuple(f"error: sheet {number}" for number in range(30))
    drawing = draw(replace(SHEET, remarks=("not scored",), players=(), table=None, notes=notes))
    assert faults(drawing) == []
    assert set(notes) <= set(words_on(drawing))


@pytest.mark.parametrize("with_table", [True, False])
def test_that_there_are_more_notes_than_room_is_said(with_table: bool) -> None:
    notes = tuple(f"error: sheet {number}" for number in range(500))
    drawing = draw(replace(SHEET, table=SHEET.table if with_table else None, notes=notes))
    assert faults(drawing) == []
    assert words_on(drawing)[-2:] == [SHEET.more, SHEET.footer]


@pytest.mark.parametrize(("notes", "is_cut"), [(MOST_NOTES, False), (MOST_NOTES + 1, True)])
def test_as_many_notes_as_have_room_below_a_table_are_all_said(notes: int, is_cut: bool) -> None:
    said = words_on(draw(replace(SHEET, notes=tuple(f"note {each}" for each in range(notes)))))
    assert (f"note {notes - 1}" in said, SHEET.more in said) == (not is_cut, is_cut)


def test_a_character_that_no_face_has_is_replaced() -> None:
    sheet = replace(SHEET, remarks=("李小龙 wins",), footer="spiel\x1b.toml", notes=("\x00",))
    said = words_on(draw(sheet))
    assert "??? wins" in said
    assert "spiel?.toml" in said


def test_the_same_score_is_the_same_page() -> None:
    assert draw(SHEET) == draw(SHEET)


@pytest.mark.parametrize(("lines", "is_drawn"), [(1, True), (12, False)])
def test_the_land_is_drawn_where_a_score_leaves_room_for_it(lines: int, is_drawn: bool) -> None:
    places: list[Box] = []

    def scene(box: Box, _theme: Theme) -> Iterator[Item]:
        places.append(box)
        yield rectangle(box, "#ffffff")

    assert faults(draw(replace(of(("Anna",), table(("Anna",), lines)), scene=scene))) == []
    assert all(ROOM.holds(box) and box.height >= LEAST_SCENE for box in places)
    assert bool(places) == is_drawn


def test_rules_stand_in_the_order_of_their_numbers_and_the_headline_names_none() -> None:
    rows = tuple(Row(rule, ("7", "7"), rule) for rule in ("S11", "M7.3", "S9", "M7.2"))
    sheet = replace(SHEET, remarks=("Anna wins (S12)",), table=replace(table(), lines=rows))
    said = words_on(draw(sheet))
    assert "Anna wins" in said
    assert "Rule M7.2, M7.3, M7.5, S9, S11, S12" in said

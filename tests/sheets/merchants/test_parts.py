"""The parts to cut out fold into what they should, and are printed for who asks for them."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import (
    Box,
    Drawing,
    Group,
    Item,
    Path,
    Segment,
    flatten,
    marks_of,
    texts_of,
)
from sheets.lint import find_faults, page_rules
from sheets.merchants.edition.edition import TRACKS
from sheets.merchants.parts import (
    FACE,
    MARKER,
    NET,
    NEXT_NET,
    STRIP_HEIGHT,
    STRIP_WIDTH,
    TAB,
    TABS,
    TOWARDS,
    WALL,
    WALLS,
    draw_token,
    draw_tower,
    face_box,
    label_box,
    shield_box,
    wall_boxes,
)
from sheets.table.table import Table
from sheets.words.languages import LANGUAGES
from tests.sheets.tables import SEATED, draw, make_table

Direction = tuple[int, int, int]


def opposite(direction: Direction) -> Direction:
    x, y, z = direction
    return -x, -y, -z


def folded() -> dict[int, tuple[Direction, tuple[Direction, ...]]]:
    """Return where each face of the net looks when it is folded, and towards what its sides lie.

    The die is rolled over the net: a face is what comes to lie on it.
    """
    first = next(iter(NET))
    found: dict[int, tuple[Direction, tuple[Direction, ...]]] = {}
    found[first] = ((0, 0, 1), ((0, -1, 0), (1, 0, 0), (0, 1, 0), (-1, 0, 0)))
    waiting = [first]
    while waiting:
        face = waiting.pop()
        looks, sides = found[face]
        for side in range(4):
            neighbour = beyond(face, side)
            if neighbour is not None and neighbour not in found:
                turned = list(sides)
                turned[side], turned[side - 2] = opposite(looks), looks
                found[neighbour] = (sides[side], tuple(turned))
                waiting.append(neighbour)
    return found


def beyond(face: int, side: int) -> int | None:
    """Return the face on the other side of a fold of the net."""
    (column, row), (across, down) = NET[face], TOWARDS[side]
    places = {place: each for each, place in NET.items()}
    return places.get((column + across, row + down))


def edges(face: int) -> list[frozenset[Direction]]:
    """Return the edges of the folded die on which the sides of a face lie."""
    looks, sides = folded()[face]
    return [frozenset({looks, side}) for side in sides]


def parts(table: Table) -> Drawing:
    [page] = draw(table, "parts")
    return page


def paths_of(items: Iterator[Item] | tuple[Item, ...]) -> list[Path]:
    return [item for item in flatten(tuple(items)) if isinstance(item, Path)]


def end_of(segment: Segment) -> tuple[float, float]:
    """Return the point where a segment ends."""
    values = [round(value, 6) for value in segment[1:]]
    return values[-2], values[-1]


def dashed(page: Drawing) -> list[Path]:
    return [path for path in paths_of(page.items) if path.stroke and path.stroke.dash]


# A die.


def test_a_net_folds_into_a_die_with_six_sides() -> None:
    assert len({looks for looks, _ in folded().values()}) == 6


def test_opposite_faces_of_a_die_add_up_to_7() -> None:
    face_towards = {looks: face for face, (looks, _) in folded().items()}
    for looks, face in face_towards.items():
        assert face + face_towards[opposite(looks)] == 7


def test_the_lines_on_which_a_die_is_folded_meet() -> None:
    for face in NET:
        for side in range(4):
            neighbour = beyond(face, side)
            if neighbour is not None:
                assert edges(face)[side] == edges(neighbour)[side - 2]


def test_every_edge_of_a_die_is_folded_or_glued_by_one_tab() -> None:
    folds = {
        edges(face)[side] for face in NET for side in range(4) if beyond(face, side) is not None
    }
    glued = [edges(face)[side] for face, side in TABS]
    assert len(folds) == 5
    assert Counter(glued) == Counter({*glued})
    assert folds | {*glued} == {edge for face in NET for edge in edges(face)}
    assert not folds & {*glued}


def test_no_tab_of_a_die_lies_on_a_face_of_it_or_of_the_next_die() -> None:
    faces = [face_box(face, 0, y) for face in NET for y in (0, NEXT_NET)]
    tabs = [(face_box(face), side, y) for face, side in TABS for y in (0, NEXT_NET)]
    for box, side, y in tabs:
        across, down = TOWARDS[side]
        middle = (FACE + TAB) / 2
        x, low = box.centre[0] + across * middle, box.centre[1] + down * middle + y
        size = (FACE - 1, TAB) if down else (TAB, FACE - 1)
        place = Box(x - size[0] / 2, low - size[1] / 2, *size)
        assert not any(place.overlaps(face) for face in faces)
    assert not any(one.overlaps(other) for one, other in combinations(faces, 2))


def test_a_die_shows_the_faces_of_the_edition_and_the_question_mark() -> None:
    page = parts(make_table(plain=True))
    squares = [
        box
        for box in map(bounds, paths_of(page.items))
        if box.width == pytest.approx(FACE) == box.height
    ]
    assert len(squares) == 2 * len(NET)


# Towers, markers, the first player.


def test_the_three_walls_of_a_tower_are_folded_between_and_at_its_tab() -> None:
    box = Box(10, 20, 3 * WALL + TAB, 40)
    table = make_table()
    [fold] = [
        path
        for path in paths_of(draw_tower(box, table.theme, plain=True))
        if path.stroke and path.stroke.dash
    ]
    xs = sorted({end_of(segment)[0] for segment in fold.segments})
    assert xs == pytest.approx([10 + WALL * wall for wall in range(1, WALLS + 1)])


def test_shield_and_name_have_room_on_a_wall() -> None:
    for wall in wall_boxes(Box(0, 0, 3 * WALL, 36)):
        assert wall.holds(shield_box(wall))
        assert wall.holds(label_box(wall))
        assert not shield_box(wall).overlaps(label_box(wall))


def test_everybody_has_a_shield_with_initial_and_name_on_each_wall() -> None:
    page = parts(make_table(names=("Anna", "Bernd", "Chloé")))
    said = Counter(text.text for text in texts_of(page.items))
    for word in ("A", "B", "C", "Anna", "Bernd", "Chloé"):
        assert said[word] == WALLS


def test_a_track_has_a_marker_of_a_cells_size_for_every_player_and_few_have_spare_ones() -> None:
    assert 8 <= MARKER <= 10
    assert len(TRACKS) * MARKER == STRIP_WIDTH
    for players, strips in ((2, 4), (3, 3), (4, 4)):
        page = parts(make_table(players))
        folds = [path for path in dashed(page) if bounds(path).width == pytest.approx(STRIP_WIDTH)]
        assert len(folds) == strips
    assert STRIP_HEIGHT == 2 * MARKER


@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_markers_are_for_tracks_and_the_token_for_several_players(
    variant: str, players: int
) -> None:
    said = {text.text for text in texts_of(parts(make_table(players, variant=variant)).items)}
    assert ("Markers" in said) == (variant != "family")
    assert ("First player" in said) == (players > 1)


def test_the_two_sides_of_the_token_meet_at_their_fold() -> None:
    box = Box(0, 0, 80, 40)
    drawn = paths_of(draw_token(box, make_table().theme))
    *_, outline, fold = [path for path in drawn if path.stroke]
    assert fold.stroke
    assert fold.stroke.dash
    assert bounds(outline) == pytest.approx(box)
    assert {end_of(segment) for segment in fold.segments} == {(40, 0), (40, 40)}


# Printing.


@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_parts_have_no_fault_in_any_language_and_theme(variant: str, players: int) -> None:
    names = ("Wilhelmine Überall", "Ωμέγα", "Bo", "Jacqueline von und zu")[:players]
    for language, theme in product(LANGUAGES, ("colour", "ink")):
        table = make_table(
            players, variant=variant, language=language, theme=theme, names=names, holes="left"
        )
        rules = page_rules(table, GAME.variants[variant].sizes(), is_read=False)
        assert find_faults(parts(table), rules) == []


@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_parts_are_printed_only_where_they_are_named(variant: str, players: int) -> None:
    table = make_table(players, variant=variant)
    assert "parts" not in {page.kind for page in SheetRenderer(GAME, GAME.load()).draw(table)}
    page = parts(table)
    assert page.name == "parts"
    assert marks_of(page) == ()


def test_no_camera_reads_parts() -> None:
    assert SheetRenderer(GAME, GAME.load()).identity("parts", make_table()) is None


def test_without_illustration_nothing_is_drawn_that_is_not_used() -> None:
    whole, plain = parts(make_table()), parts(make_table(plain=True))
    assert len(paths_of(plain.items)) < len(paths_of(whole.items))
    assert len(dashed(plain)) == len(dashed(whole))
    assert texts_of(plain.items) == texts_of(whole.items)


def test_pages_of_tables_that_look_alike_share_all_but_who_sits_there() -> None:
    renderer = SheetRenderer(GAME, GAME.load())
    one, other = (
        next(renderer.draw(make_table(names=names), ["parts"]))
        for names in (("Anna", "Bernd"), ("Chloé", "Dmitri"))
    )
    assert isinstance(one.items[0], Group)
    assert one.items[0] is other.items[0]

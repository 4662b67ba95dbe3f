import re
from base64 import b64decode
from collections import Counter
from io import BytesIO
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fonts
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import Box, Drawing, Group, Mark, Stroke, marks_of
from sheets.write.svg import write_svg
from tests.sheets.write.samples import STAMP, page, sample, text

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def svg(drawing: Drawing) -> bytes:
    target = BytesIO()
    write_svg(drawing, target)
    return target.getvalue()


def parsed(drawing: Drawing) -> ElementTree.Element:
    return ElementTree.fromstring(svg(drawing))


def style(root: ElementTree.Element) -> str:
    return "".join(each.text or "" for each in root.iter(f"{SVG}style"))


def test_a_page_has_its_size_in_millimetres() -> None:
    root = parsed(Drawing("aid", "Aid", "en", 215.9, 279.4, ()))
    size = root.get("width"), root.get("height"), root.get("viewBox")
    assert size == ("215.9mm", "279.4mm", "0 0 215.9 279.4")


def test_a_page_says_what_it_is_and_in_which_language() -> None:
    root = parsed(page(title="Spielblatt von Anna", language="de"))
    assert [each.tag for each in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root.findtext(f"{SVG}title") == "Spielblatt von Anna"
    assert root.findtext(f"{SVG}desc") == "120 × 80 mm"
    assert root.get(LANGUAGE) == "de"


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert svg(sample()) == svg(sample())


def test_every_mark_is_there_once_under_its_name() -> None:
    drawing = sample()
    groups = [each for each in parsed(drawing).iter(f"{SVG}g") if "data-mark" in each.attrib]
    found = [(each.get("id"), each.get("data-mark"), each.get("data-pen")) for each in groups]
    assert found == [(mark.name, mark.name, mark.pen) for mark in marks_of(drawing)]
    names = Counter(each.get("id") for each in parsed(drawing).iter() if "id" in each.attrib)
    assert set(names.values()) == {1}


def test_a_box_with_a_part_for_each_figure_says_how_many_it_has() -> None:
    marks = (
        Mark("one", "write", Box(0, 0, 9, 7)),
        Mark("three", "write", Box(0, 9, 15, 7), cells=3),
    )
    root = parsed(Drawing("page", "Page", "en", 20, 20, marks))
    cells = {each.get("id"): each.get("data-cells") for each in root.iter(f"{SVG}g")}
    assert cells == {"one": None, "three": "3"}


def test_every_mark_begins_with_a_rectangle_that_a_pointer_can_hit() -> None:
    drawing = sample()
    boxes = {}
    for group in parsed(drawing).iter(f"{SVG}g"):
        if "data-mark" in group.attrib:
            area = group[0]
            assert (area.tag, area.get("pointer-events")) == (f"{SVG}rect", "all")
            assert area.get("fill") is None
            sides = (float(area.get(side, "nan")) for side in ("x", "y", "width", "height"))
            boxes[group.get("id")] = tuple(sides)
    assert boxes == {mark.name: pytest.approx(mark.box) for mark in marks_of(drawing)}


def test_what_is_printed_in_a_mark_is_in_its_element() -> None:
    [group] = [each for each in parsed(sample()).iter() if each.get("id") == "monument.12"]
    assert [each.text for each in group.iter(f"{SVG}text")] == ["12"]


def test_a_file_is_complete_in_itself() -> None:
    root = parsed(sample())
    for each in root.iter():
        assert each.tag not in {f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject"}
        for name, value in each.attrib.items():
            assert not name.startswith("on")
            assert "://" not in value
            assert "href" not in name or value.startswith("#")
    sources = re.findall(r"url\(([^)]*)", style(root))
    assert sources
    assert all(each.startswith("data:font/woff2;base64,") for each in sources)
    assert "@import" not in style(root)


def test_the_faces_that_occur_are_inside() -> None:
    root = parsed(page(text("one", face="bold"), text("two", face="display")))
    data = re.findall(r"base64,([^)]*)", style(root))
    expected = [fonts.face(name).woff2.read_bytes() for name in ("bold", "display")]
    assert [b64decode(each) for each in data] == expected
    assert {each.get("class") for each in root.iter(f"{SVG}text")} == {"face-bold", "face-display"}


def test_letters_keep_the_widths_of_the_pdf() -> None:
    assert "font-kerning:none;font-variant-ligatures:none" in style(parsed(page(text("AVA fi"))))


def test_a_group_drawn_again_is_written_once() -> None:
    root = parsed(sample())
    [definition] = root.findall(f"{SVG}defs/{SVG}g")
    assert len(definition.findall(f"{SVG}path")) == len(STAMP.items)
    places = [each.get("transform") for each in root.iter(f"{SVG}use")]
    assert {each.get(LINK) for each in root.iter(f"{SVG}use")} == {f"#{definition.get('id')}"}
    assert places == ["translate(15 62)", "translate(30 62) scale(1.5)", "translate(55 62)"]


def test_a_group_drawn_once_is_in_its_place() -> None:
    root = parsed(page(Group((STAMP,), 15, 62)))
    assert not list(root.iter(f"{SVG}use"))
    assert not root.findall(f"{SVG}defs/{SVG}g")


def test_a_group_with_marks_is_never_elsewhere() -> None:
    cell = Group((Mark("hex.A1", "draw", Box(0, 0, 5, 5)), STAMP), name="cell")
    root = parsed(page(Group((cell,), 10, 10), Group((STAMP,), 50, 50)))
    [mark] = [each for each in root.iter() if each.get("id") == "hex.A1"]
    assert mark in root.findall(f"{SVG}g")


@pytest.mark.parametrize("words", ["<script>alert('&')</script>", '"&amp;" ]]> <!--', "5\u00a0€"])
def test_any_words_stay_words(words: str) -> None:
    root = parsed(page(text(words), title=words))
    assert [each.text for each in root.iter(f"{SVG}text")] == [words]
    assert root.findtext(f"{SVG}title") == words


@given(st.text(st.sampled_from(sorted(fonts.face("text").advances)), min_size=1, max_size=30))
def test_any_text_of_a_face_is_read_as_it_was_written(words: str) -> None:
    assert parsed(page(text(words))).findtext(f"{SVG}text") == words


@given(st.text(max_size=30))
def test_a_page_of_any_title_is_xml(title: str) -> None:
    read_back = parsed(page(title=title)).findtext(f"{SVG}title") or ""
    assert len(read_back) == len(title.replace("\r\n", "\n"))


def test_control_characters_of_a_title_are_replaced() -> None:
    assert (
        parsed(page(title="An\x00na\x1b\ud800")).findtext(f"{SVG}title") == "An\ufffdna\ufffd\ufffd"
    )


@pytest.mark.parametrize("words", ["漢", "a\x07", "two\nlines"])
def test_a_character_that_the_face_lacks_is_an_error(words: str) -> None:
    with pytest.raises(ValueError, match=r"'text' lacks U\+"):
        svg(page(text(words)))


def test_a_dashed_line_has_gaps_and_a_dotted_one_has_dots() -> None:
    dashed = line((0, 5), (50, 5), stroke=Stroke("#000000", 0.5, (2, 1)))
    dotted = line((0, 9), (50, 9), stroke=Stroke("#000000", 0.5, (0, 1)))
    root = parsed(page(Group((dashed, dotted), scale=0.5)))
    paths = [
        (each.get("stroke-dasharray"), each.get("stroke-linecap"), each.get("stroke-width"))
        for each in root.findall(f"{SVG}path")
    ]
    assert paths == [("1 0.5", "butt", "0.25"), ("0 0.5", None, "0.25")]
    assert root.get("stroke-linecap") == "round"


def test_a_path_lies_where_its_group_does() -> None:
    area = rectangle(Box(1, 2, 3, 4), fill="#d6e8f5")
    [path] = parsed(page(Group((Group((area,), 10, 20),), 1, 1, 0.5))).findall(f"{SVG}path")
    assert path.attrib == {"d": "M6.5 12L8 12L8 14L6.5 14Z", "fill": "#d6e8f5"}

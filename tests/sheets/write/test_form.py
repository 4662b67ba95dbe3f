"""Pages for a browser, which has the faces itself, and what pens left on them."""

import re
from collections import Counter
from xml.etree import ElementTree

from sheets.drawing.filling import Filling, fill_in, left_on
from sheets.drawing.paths import line
from sheets.drawing.shapes import Drawing, Group, Stroke, marks_of
from sheets.drawing.theme import load_theme
from sheets.write.svg import form_svg, pen_svg
from tests.sheets.write.samples import page, sample

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def form(drawing: Drawing, prefix: str = "") -> ElementTree.Element:
    return ElementTree.fromstring(form_svg(drawing, prefix))


def test_a_form_has_every_mark_by_its_own_name() -> None:
    groups = [each for each in form(sample(), "p2-").iter(f"{SVG}g") if "data-mark" in each.attrib]
    found = [(each.get("id"), each.get("data-mark"), each.get("data-pen")) for each in groups]
    assert found == [(None, mark.name, mark.pen) for mark in marks_of(sample())]


def test_a_page_to_be_looked_at_alone_shows_the_same_without_marks() -> None:
    root = ElementTree.fromstring(form_svg(sample(), with_marks=False))
    assert not [each for each in root.iter() if "data-mark" in each.attrib]
    texts = [each.text for each in form(sample()).iter(f"{SVG}text")]
    assert [each.text for each in root.iter(f"{SVG}text")] == texts


def test_two_forms_with_prefixes_share_no_name_and_use_their_own() -> None:
    one, other = form(sample(), "a-"), form(sample(), "b-")
    names = Counter(
        each.get("id") for root in (one, other) for each in root.iter() if each.get("id")
    )
    assert {*names.values()} == {1}
    for root, prefix in ((one, "#a-"), (other, "#b-")):
        assert all(each.get(LINK, prefix).startswith(prefix) for each in root.iter())


def test_a_form_has_no_style_and_no_faces_and_is_a_group_with_a_name() -> None:
    root = form(page(title="Spielblatt von <Anna> & Co"))
    assert (root.get("role"), root.get("aria-label")) == ("group", "Spielblatt von <Anna> & Co")
    text = ElementTree.tostring(root, "unicode")
    assert not re.search(r"<\w*:?style|\bstyle=|font-face|data:", text)
    assert root.get("width") is root.get("height") is None


def test_what_pens_left_lies_over_the_page_alone() -> None:
    blank, theme = sample(), load_theme("colour")
    mark = marks_of(blank)[0]
    left = left_on(blank, [Filling(mark.name, "circle")], theme)
    assert (*blank.items, *left) == fill_in(blank, [Filling(mark.name, "circle")], theme).items
    root = ElementTree.fromstring(pen_svg(blank, left))
    assert root.get("viewBox") == form(blank).get("viewBox")
    assert root.get("aria-hidden") == "true"
    assert len([*root.iter(f"{SVG}path")]) == len(left)
    assert not [*root.iter(f"{SVG}text")]


def test_a_line_that_is_used_again_has_the_prefix_too() -> None:
    zigzag = line(*((each / 7, each % 3) for each in range(400)), stroke=Stroke("#000000"))
    again = Group((zigzag,), name="zigzag")
    root = form(Drawing("aid", "Aid", "en", 60, 40, (again, again)), "x-")
    used = {each.get(LINK) for each in root.iter(f"{SVG}use")}
    assert used
    assert all((each or "").startswith("#x-") for each in used)

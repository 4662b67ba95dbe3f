"""SVG whose letters are outlines: the same page, for programs that do not know our faces."""

import re
import shutil
import subprocess
from collections import Counter
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

import fonts
import rollwrite as rw
from fonts.outlines import outline
from sheets.drawing.shapes import Drawing, marks_of, texts_of
from sheets.write.svg import write_svg
from tests.pictures import Tolerance, find_difference
from tests.processes import python
from tests.sheets.write.samples import left_end, page, sample, text

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
PLACE = re.compile(r"translate\(([\d.]+) ([\d.]+)\) scale\(([\d.e-]+)\)")
DPI = 150
# Two rasterisers shade edges differently; another face, or a letter's width, is far more than this.
SHADES = Tolerance(step=80, share=0.35, mean=55)
GAMES = {"merchants": "de", "pandoria": "en", "realm-of-sand": "fr", "realms-and-ruins": "en"}

needs_rsvg = pytest.mark.skipif(
    not shutil.which("rsvg-convert"), reason="rsvg-convert is missing; Debian: librsvg2-bin"
)


def parsed(drawing: Drawing) -> ElementTree.Element:
    target = BytesIO()
    write_svg(drawing, target, outlines=True)
    return ElementTree.fromstring(target.getvalue())


def letters_of(root: ElementTree.Element) -> list[ElementTree.Element]:
    """Return the groups that are texts."""
    return [each for each in root.iter(f"{SVG}g") if each.find(f"{SVG}title") is not None]


def drawn(svg: str, width: int, height: int) -> Image.Image:
    """Return what Debian's rsvg-convert makes of a picture."""
    size = [f"--width={width}", f"--height={height}"]
    done = subprocess.run(
        ["rsvg-convert", *size], input=svg.encode(), capture_output=True, check=True
    )
    return Image.open(BytesIO(done.stdout)).convert("RGB")


def printed(page: rw.Page) -> Image.Image:
    """Return what pypdfium2 makes of the page's PDF."""
    return Image.open(BytesIO(page.png(dpi=DPI))).convert("RGB")


def test_every_text_is_one_group_with_its_words_as_title() -> None:
    root = parsed(sample())
    assert not [*root.iter(f"{SVG}text"), *root.iter(f"{SVG}style")]
    said = Counter(each.findtext(f"{SVG}title") for each in letters_of(root))
    assert said == Counter(each.text for each in texts_of(sample().items))


def test_letters_stand_where_the_face_puts_them() -> None:
    words = text("Wàge 5\u202f€", 40, 30, "bold", anchor="end")
    [group] = letters_of(parsed(page(words)))
    found = PLACE.fullmatch(group.get("transform", ""))
    assert found
    left, baseline, scale = map(float, found.groups())
    assert left == pytest.approx(left_end(words), abs=0.001)
    assert baseline == 30
    face = fonts.face("bold")
    used = [float(each.get("x", "")) for each in group.iter(f"{SVG}use")]
    assert used[:3] == [0, face.advances["W"], face.advances["W"] + face.advances["à"]]
    last = left + scale * (used[-1] + face.advances["€"])
    assert last == pytest.approx(40, abs=0.01)


def test_a_letter_is_in_the_file_once_and_a_blank_not_at_all() -> None:
    root = parsed(page(text("Anna an", 10, 20), text("Anna", 10, 40)))
    names = [each.get("id") for each in root.iter(f"{SVG}path") if each.get("id")]
    assert names == ["f0-41", "f0-6e", "f0-61"]
    assert {each.get(LINK) for each in root.iter(f"{SVG}use")} == {f"#{name}" for name in names}


def test_an_outline_is_as_high_as_the_faces_capitals() -> None:
    for name in fonts.FACE_NAMES:
        face = fonts.face(name)
        ends = re.findall(r"(?:[ML]-?[\d.]+[ ,]?|V)(-?[\d.]+)", outline(name, "H"))
        top = -min(map(float, ends))
        assert top == pytest.approx(face.cap_height * face.units_per_em, abs=2)
        assert outline(name, " ") == ""


def test_marks_are_the_same() -> None:
    groups = [each for each in parsed(sample()).iter(f"{SVG}g") if "data-mark" in each.attrib]
    found = [(each.get("id"), each.get("data-mark"), each.get("data-pen")) for each in groups]
    assert found == [(mark.name, mark.name, mark.pen) for mark in marks_of(sample())]


def test_a_page_with_outlines_stays_small() -> None:
    for each in rw.draw("merchants", players=["Anna", "Ωμέγα"]):
        assert len(each.svg(text="outlines")) < 400_000
        assert each.svg(text="outlines") == each.svg(text="outlines")


@pytest.mark.slow
def test_live_text_needs_no_outlines() -> None:
    program = (
        "import sys, rollwrite as rw\n"
        "rw.draw('merchants', ['board'])[0].svg()\n"
        "print([name for name in sys.modules if name.startswith('fontTools')])"
    )
    assert python("-c", program).stdout == "[]\n"


def test_other_letters_are_refused() -> None:
    with pytest.raises(ValueError, match="letters of SVG are live or outlines, not 'curves'"):
        rw.draw("merchants", ["board"])[0].svg(text="curves")  # type: ignore[arg-type]


@pytest.mark.slow
@needs_rsvg
@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game == "merchants" else pytest.mark.slow) for game in GAMES],
)
def test_a_program_that_is_no_browser_shows_what_is_printed(game: str) -> None:
    for each in rw.draw(game, language=GAMES[game])[:4]:  # type: ignore[arg-type]
        expected = printed(each)
        found = find_difference(drawn(each.svg(text="outlines"), *expected.size), expected, SHADES)
        assert found == "", each.name


@pytest.mark.slow
@needs_rsvg
def test_another_face_or_a_text_that_is_shifted_would_be_seen() -> None:
    each = rw.draw("merchants", ["player"], players=["Anna", "Bernd"])[0]
    expected, svg = printed(each), each.svg(text="outlines")
    assert find_difference(drawn(each.svg(), *expected.size), expected, SHADES)
    name = svg.index("<title>Anna</title>")
    place = [*PLACE.finditer(svg, 0, name)][-1]
    left = float(place[1]) + 1
    shifted = f"translate({left} {place[2]}) scale({place[3]})"
    moved = svg[: place.start()] + shifted + svg[place.end() :]
    assert find_difference(drawn(moved, *expected.size), expected, SHADES)

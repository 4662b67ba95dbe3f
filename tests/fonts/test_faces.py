"""The shipped faces are what `fonts/README.md` says, measured as their outlines are."""

import re
import tomllib
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from reportlab.pdfbase.ttfonts import TTFont as ReportlabFont

import fonts
from fonts import FACE_NAMES, MM_PER_POINT, Face, face, missing_characters, text_width_mm

FOLDER = Path(fonts.__file__).parent
TEXT_FACES = ("text", "bold", "wide", "wide-bold")
CHARACTER_SETS = {
    "text": ("text",),
    "bold": ("text",),
    "wide": ("text", "wide"),
    "wide-bold": ("text", "wide"),
    "display": ("display",),
}
FACE_FILES = [face(name).ttf for name in FACE_NAMES] + [face(name).woff2 for name in FACE_NAMES]
NAMES_SHOWN_TO_USERS = (1, 3, 4, 6, 16)
LAYOUT_AND_HINTING = {"GSUB", "GPOS", "GDEF", "kern", "fpgm", "prep", "cvt ", "fvar", "CFF "}


@pytest.fixture(params=FACE_NAMES)
def each_face(request: pytest.FixtureRequest) -> Face:
    """Every face in turn."""
    return face(request.param)


def promised(name: str) -> set[str]:
    """Return the characters that `characters.toml` lists for a face."""
    tables = tomllib.loads((FOLDER / "characters.toml").read_text("utf-8"))
    characters = set[str]()
    for each in CHARACTER_SETS[name]:
        for span in (span for group in tables[each].values() for span in group):
            ends = [int(end, 16) for end in re.findall(r"[0-9A-F]{4,6}", span)]
            characters |= {chr(point) for point in range(ends[0], ends[-1] + 1)}
    return characters


def test_a_face_has_exactly_the_characters_listed_for_it(each_face: Face) -> None:
    """No more and no fewer."""
    assert set(each_face.advances) == promised(each_face.name)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "text",
            "Größe, Übermaß; «œuvre» à 3 €, l\u2019été\u202f! ½ \u2212 2 \u00d7 4 \u2192 \u2713",
        ),
        (
            "bold",
            "Größe, Übermaß; «œuvre» à 3 €, l\u2019été\u202f! ½ \u2212 2 \u00d7 4 \u2192 \u2713",
        ),
        ("wide", "Nguyễn Thị Hương, Ελένη, Наталія, Łukasz, Ștefan"),
        ("wide-bold", "Nguyễn Thị Hương, Ελένη, Наталія, Łukasz, Ștefan"),
        ("display", "PANDORIA ÄÖÜ ÉÈ ŒUVRE 0123456789 \u2013 \u00ab\u00bb"),
    ],
)
def test_a_face_can_write_what_it_is_for(name: str, text: str) -> None:
    """Written out here, so that a slip in `characters.toml` shows."""
    assert missing_characters(text, face(name)) == ()


def test_the_wide_faces_have_all_the_text_faces_have() -> None:
    """A name in a wide face needs no other face beside it."""
    assert face("text").advances.items() <= face("wide").advances.items()
    assert face("bold").advances.items() <= face("wide-bold").advances.items()


@pytest.mark.parametrize("path", FACE_FILES, ids=lambda path: path.name)
def test_the_advances_are_those_of_the_outlines(path: Path) -> None:
    """In the .ttf and in the .woff2 alike."""
    font = TTFont(path)
    measured = next(each for each in map(face, FACE_NAMES) if path in (each.ttf, each.woff2))
    widths = {chr(point): font["hmtx"][name][0] for point, name in font.getBestCmap().items()}
    assert widths == measured.advances
    assert font["head"].unitsPerEm == measured.units_per_em


def test_the_heights_are_those_of_the_outlines(each_face: Face) -> None:
    """In em, the descent counted downwards."""
    font = TTFont(each_face.ttf)
    in_units = [
        round(height * each_face.units_per_em)
        for height in (each_face.ascent, each_face.descent, each_face.cap_height)
    ]
    tables = font["hhea"], font["OS/2"]
    assert in_units == [tables[0].ascent, -tables[0].descent, tables[1].sCapHeight]
    assert 0 < each_face.x_height < each_face.cap_height < each_face.ascent


@pytest.mark.parametrize("name", TEXT_FACES)
def test_figures_are_tabular(name: str) -> None:
    """Figures under each other make columns."""
    assert len({face(name).advances[figure] for figure in "0123456789"}) == 1


@pytest.mark.parametrize("name", TEXT_FACES)
def test_figures_are_lining(name: str) -> None:
    """Figures stand on the line, as high as a capital within a twentieth of an em."""
    font = TTFont(face(name).ttf)
    for figure in "0123456789":
        outline = font["glyf"][font.getBestCmap()[ord(figure)]]
        assert outline.yMin / face(name).units_per_em > -0.05
        height = outline.yMax / face(name).units_per_em
        assert height == pytest.approx(face(name).cap_height, abs=0.05)


@pytest.mark.parametrize("path", FACE_FILES, ids=lambda path: path.name)
def test_no_reserved_name_is_shown_to_users(path: Path) -> None:
    """The licence of the source reserves these names."""
    names = TTFont(path)["name"].names
    shown = " ".join(str(each) for each in names if each.nameID in NAMES_SHOWN_TO_USERS)
    assert "Rollwrite" in shown
    assert re.search("gentium|sil", shown, re.IGNORECASE) is None


@pytest.mark.parametrize("path", FACE_FILES, ids=lambda path: path.name)
def test_copyright_and_licence_stay_in_the_file(path: Path) -> None:
    """The licence asks for both in every copy."""
    names = TTFont(path)["name"]
    assert names.getDebugName(0).startswith("Copyright")
    assert "SIL Open Font License" in names.getDebugName(13)


@pytest.mark.parametrize("path", FACE_FILES, ids=lambda path: path.name)
def test_a_face_has_static_outlines_and_nothing_that_moves_a_glyph(path: Path) -> None:
    """Or else PDF and SVG would differ."""
    tables = set(TTFont(path).keys())
    assert "glyf" in tables
    assert tables.isdisjoint(LAYOUT_AND_HINTING)


def test_marks_have_no_width() -> None:
    """SVG viewers give a mark no width, whatever the font says."""
    for name in ("wide", "wide-bold"):
        marks = {mark: face(name).advances.get(mark, 0) for mark in map(chr, range(0x300, 0x370))}
        assert set(marks.values()) == {0}


def test_reportlab_sets_the_same_widths(each_face: Face) -> None:
    """It loads the file and measures a title as we do."""
    loaded = ReportlabFont(f"test-{each_face.name}", str(each_face.ttf))
    in_mm = loaded.stringWidth("ROLLWRITE 1234", 10) * MM_PER_POINT
    # Reportlab keeps widths as thousandths of an em.
    assert text_width_mm("ROLLWRITE 1234", each_face, 10) == pytest.approx(in_mm, rel=1e-3)


def test_the_family_and_weight_are_those_of_the_file(each_face: Face) -> None:
    """An SVG names the face by them."""
    font = TTFont(each_face.ttf)
    assert font["name"].getDebugName(1) == each_face.family
    assert font["OS/2"].usWeightClass == each_face.weight


def test_the_width_of_a_text_is_the_sum_of_its_advances() -> None:
    """Ten figures at 72 points are ten advances of an inch to the em."""
    text = face("text")
    expected = 10 * text.advances["0"] / text.units_per_em * 25.4
    assert text_width_mm("0123456789", text, 72) == pytest.approx(expected)
    assert text_width_mm("", text, 72) == 0


def test_missing_characters_come_once_in_order() -> None:
    """Emoji and Hebrew are in no face."""
    text = "Dana \u05d3\u05e0\u05d4 \U0001f3b2\u05d3\U0001f3b2"
    for name in FACE_NAMES:
        found = missing_characters(text, face(name))
        assert found == ("\u05d3", "\u05e0", "\u05d4", "\U0001f3b2")


def test_the_width_of_a_missing_character_is_an_error_that_names_it() -> None:
    """Nothing is measured that would print as an empty box."""
    with pytest.raises(ValueError, match=r"'text' lacks U\+1F3B2 of"):
        text_width_mm("a \U0001f3b2", face("text"), 9)


def test_an_unknown_face_is_an_error_that_lists_the_faces() -> None:
    """So that a slip in a theme is found at once."""
    with pytest.raises(ValueError, match="no face 'italic'; the faces are text, bold, wide"):
        face("italic")


def test_a_face_can_be_a_key() -> None:
    """Writers keep what they made of a face."""
    assert {face(name): name for name in FACE_NAMES}[face("bold")] == "bold"


def test_the_licences_of_both_families_are_shipped() -> None:
    """With their copyright lines."""
    text = (FOLDER / "OFL-Gentium.txt").read_text("utf-8")
    display = (FOLDER / "OFL-Cinzel.txt").read_text("utf-8")
    assert 'with Reserved Font Names "Gentium" and "SIL"' in text
    assert "Copyright 2020 The Cinzel Project Authors" in display
    for licence in (text, display):
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert "OTHER DEALINGS IN THE FONT SOFTWARE." in licence

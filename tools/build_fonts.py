"""Makes every file of `fonts/` from the fonts they derive from; for maintainers only.

Run from the project's root as `python -m tools.build_fonts GENTIUM CINZEL`, the two folders being
the unpacked packages named in `fonts/README.md`. The same sources give the same bytes.
"""

import argparse
import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fontTools.merge import Merger
from fontTools.merge import Options as MergeOptions
from fontTools.subset import Options as SubsetOptions
from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont, newTable

FOLDER = Path(__file__).parents[1] / "fonts"
EM_DIGITS = 5
# Seconds since 1904, the epoch of the head table: 2024-01-01, so that no build shows its own date.
FIXED_TIME = 3_786_912_000

GENTIUM_FONTS = "usr/share/fonts/truetype/gentiumplus/"
GENTIUM_LICENCE = "usr/share/doc/fonts-sil-gentiumplus/copyright"
CINZEL_FONTS = "package/files/"
CINZEL_LICENCE = "package/LICENSE"
LICENCE_NOTE = (
    "This Font Software is licensed under the SIL Open Font License, Version 1.1. "
    "This license is available with a FAQ at: https://scripts.sil.org/OFL"
)

# Name ids: copyright, designers (as an acknowledgement), licence, address of the licence.
KEPT_NAME_IDS = (0, 9, 13, 14)
# Hinting, layout, Graphite and variation axes: PDF and SVG must set the same widths from the same
# outlines, and reportlab reads none of these tables.
DROPPED_TABLES = (
    *("DSIG", "GDEF", "GPOS", "GSUB", "STAT", "Silt", "kern"),
    *("fpgm", "prep", "cvt ", "gasp"),
)


@dataclass(frozen=True, slots=True)
class Source:
    """A font we derive from: its path inside the unpacked package and its SHA-256."""

    path: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Recipe:
    """One face to make: its file stem, its names, the tables of `characters.toml`, its sources."""

    stem: str
    family: str
    style: str
    weight: int
    character_sets: tuple[str, ...]
    sources: tuple[Source, ...]


GENTIUM_REGULAR = Source(
    f"{GENTIUM_FONTS}GentiumBookPlus-Regular.ttf",
    "a211e46bc828d9f4afab2e5cca273ae01f5dd7e287cd5a0b53d0e5948558e9e0",
)
GENTIUM_BOLD = Source(
    f"{GENTIUM_FONTS}GentiumBookPlus-Bold.ttf",
    "ddfe7317a49a716f7e8bf0976608ccf7b6fc32f4577ee1889b31525663da5bf2",
)
CINZEL_BOLD = (
    Source(
        f"{CINZEL_FONTS}cinzel-latin-700-normal.woff",
        "83ea41e439a253b4d436cc895d07a0d47f714c4816a23e86df35c442eddffafb",
    ),
    Source(
        f"{CINZEL_FONTS}cinzel-latin-ext-700-normal.woff",
        "dd34984698f3fa925365b89530fdfdfe9fa70ee2f681b233f267491145c8ecbd",
    ),
)
WIDE = ("text", "wide")
RECIPES = (
    Recipe("text-regular", "Rollwrite Text", "Regular", 400, ("text",), (GENTIUM_REGULAR,)),
    Recipe("text-bold", "Rollwrite Text", "Bold", 700, ("text",), (GENTIUM_BOLD,)),
    Recipe("wide-regular", "Rollwrite Text Wide", "Regular", 400, WIDE, (GENTIUM_REGULAR,)),
    Recipe("wide-bold", "Rollwrite Text Wide", "Bold", 700, WIDE, (GENTIUM_BOLD,)),
    Recipe("display-bold", "Rollwrite Display", "Bold", 700, ("display",), CINZEL_BOLD),
)


def parse_code_points(text: str) -> range:
    """Return the code points of `U+0041` or `U+0041-005A`, ends included.

    Raises ValueError for any other form.
    """
    match = re.fullmatch(r"U\+([0-9A-F]{4,6})(?:-([0-9A-F]{4,6}))?", text)
    if match is None:
        raise ValueError(f"not a code point or a range of them: {text!r}")
    first, last = match[1], match[2] or match[1]
    return range(int(first, 16), int(last, 16) + 1)


def read_characters(names: Iterable[str]) -> frozenset[int]:
    """Return the code points of the named tables of `characters.toml`."""
    tables = tomllib.loads((FOLDER / "characters.toml").read_text("utf-8"))
    spans = (span for name in names for group in tables[name].values() for span in group)
    return frozenset(point for span in spans for point in parse_code_points(span))


def open_source(source: Source, folders: Sequence[Path]) -> TTFont:
    """Return the source font, found in one of the folders and checked against its SHA-256.

    Raises FileNotFoundError if no folder has it, ValueError if it is another version.
    """
    paths = [folder / source.path for folder in folders]
    path = next((each for each in paths if each.is_file()), None)
    if path is None:
        raise FileNotFoundError(f"{source.path} is in none of the folders given")
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != source.sha256:
        raise ValueError(f"{path} is not the version of README.md: its SHA-256 is {found}")
    return TTFont(path, recalcTimestamp=False)


def subset(font: TTFont, code_points: Iterable[int]) -> None:
    """Leave in the font the outlines of these code points and none of the dropped tables."""
    options = SubsetOptions(
        hinting=False,
        layout_features=[],
        notdef_outline=True,
        recalc_bounds=True,
        drop_tables=list(DROPPED_TABLES),
        name_IDs=["*"],
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)


def merge(fonts: Sequence[TTFont], folder: Path) -> TTFont:
    """Return one font with the glyphs of all, which share no code point."""
    if len(fonts) == 1:
        return fonts[0]
    paths = [folder / f"{index}.ttf" for index in range(len(fonts))]
    for font, path in zip(fonts, paths, strict=True):
        font.flavor = None
        font.save(path)
    return Merger(MergeOptions(drop_tables=["name"])).merge([str(path) for path in paths])


def rename(font: TTFont, original: TTFont, recipe: Recipe) -> None:
    """Return the font our names beside the copyright and licence of the original."""
    full_name = recipe.family if recipe.style == "Regular" else f"{recipe.family} {recipe.style}"
    version = original["name"].getDebugName(5)
    names = {13: LICENCE_NOTE}
    names |= {each: text for each in KEPT_NAME_IDS if (text := original["name"].getDebugName(each))}
    names |= {
        1: recipe.family,
        2: recipe.style,
        3: f"{full_name}; {version}",
        4: full_name,
        5: version,
        6: f"{recipe.family.replace(' ', '')}-{recipe.style}",
    }
    font["name"] = newTable("name")
    font["name"].names = []
    for name_id, text in sorted(names.items()):
        font["name"].setName(text, name_id, 3, 1, 0x409)


def settle(font: TTFont, recipe: Recipe) -> None:
    """Fix what would tell of the build or of the original: dates, vendor, weight, glyph names."""
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = FIXED_TIME
    font["OS/2"].achVendID = "NONE"
    font["OS/2"].usWeightClass = recipe.weight
    font["post"].formatType = 3.0


def make_font(recipe: Recipe, folders: Sequence[Path]) -> TTFont:
    """Return the finished font of the recipe.

    Raises ValueError if the sources lack a character that `characters.toml` asks for.
    """
    wanted = read_characters(recipe.character_sets)
    originals = [open_source(source, folders) for source in recipe.sources]
    names_from = open_source(recipe.sources[0], folders)
    left = wanted
    for font in originals:
        here = left & font.getBestCmap().keys()
        subset(font, here)
        left -= here
    if left:
        raise ValueError(f"{recipe.stem}: not in the source: {' '.join(map(hex, sorted(left)))}")
    with TemporaryDirectory() as scratch:
        font = merge(originals, Path(scratch))
    rename(font, names_from, recipe)
    settle(font, recipe)
    return font


def metrics_of(font: TTFont, recipe: Recipe) -> dict[str, Any]:
    """Return what `fonts.face` reads: names, heights in em and advances in font units."""
    units: int = font["head"].unitsPerEm

    def em(value: int) -> float:
        return round(value / units, EM_DIGITS)

    return {
        "family": recipe.family,
        "weight": recipe.weight,
        "units_per_em": units,
        "ascent": em(font["hhea"].ascent),
        "descent": em(-font["hhea"].descent),
        "cap_height": em(font["OS/2"].sCapHeight),
        "x_height": em(font["OS/2"].sxHeight),
        "advances": {
            chr(point): font["hmtx"][glyph][0]
            for point, glyph in sorted(font.getBestCmap().items())
        },
    }


def write_face(recipe: Recipe, folders: Sequence[Path], target: Path) -> None:
    """Write the .ttf, .woff2 and .json of the recipe into the target folder."""
    font = make_font(recipe, folders)
    metrics = json.dumps(metrics_of(font, recipe), indent=1)
    (target / f"{recipe.stem}.json").write_text(f"{metrics}\n", "ascii")
    font.flavor = None
    font.save(target / f"{recipe.stem}.ttf")
    font.flavor = "woff2"
    font.save(target / f"{recipe.stem}.woff2")


def gentium_licence(copyright_file: str) -> str:
    """Return the licence paragraph of a Debian copyright file as plain text."""
    body = copyright_file.split("\nLicense: OFL-1.1-RFN\n ", 2)[-1]
    lines = (line[1:] for line in f" {body}".splitlines())
    return "".join("\n" if line == "." else f"{line.rstrip()}\n" for line in lines)


def write_licences(gentium: Path, cinzel: Path, target: Path) -> None:
    """Write the licence text of both families, copyright lines included."""
    text = gentium_licence((gentium / GENTIUM_LICENCE).read_text("utf-8"))
    (target / "OFL-Gentium.txt").write_text(text, "utf-8")
    lines = (cinzel / CINZEL_LICENCE).read_text("utf-8").splitlines()
    (target / "OFL-Cinzel.txt").write_text("".join(f"{x.rstrip()}\n" for x in lines), "utf-8")


def main() -> None:
    """Write every file of `fonts/`, or of the folder given by `--target`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gentium", type=Path, help="the unpacked Debian package")
    parser.add_argument("cinzel", type=Path, help="the unpacked npm package")
    parser.add_argument("--target", type=Path, default=FOLDER, help="where to write")
    given = parser.parse_args()
    for recipe in RECIPES:
        write_face(recipe, (given.gentium, given.cinzel), given.target)
    write_licences(given.gentium, given.cinzel, given.target)


if __name__ == "__main__":
    main()

"""Pages as small pictures of few colours, and as they lie on a table."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from rollwrite import Page

FINER = 2  # Drawn so much larger, then reduced: small type stays legible.
COLOURS = 128  # Of a picture: lines and letters have soft edges.
MM_PER_INCH = 25.4
WOOD, SHADE, SHADE_BESIDE = (201, 170, 128), (60, 40, 20, 255), 7

# A page on a table: its width in pixels, the corner where it lies, its turn in degrees.
Lying = tuple[Page, int, tuple[int, int], float]


def small(page: Page, width: int) -> Image.Image:
    """Return a page as a picture, so many pixels wide."""
    return reduced(page.png(dpi=fine(page.width, width)), width)


def fine(millimetres: float, width: int) -> int:
    """Return how many dots to the inch draw a page finer than it will be, so many pixels wide."""
    return round(FINER * width * MM_PER_INCH / millimetres)


def reduced(png: bytes, width: int) -> Image.Image:
    """Return a picture, so many pixels wide."""
    with Image.open(BytesIO(png)) as image:
        height = round(width * image.height / image.width)
        return image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)


def scene(pages: tuple[Lying, ...], size: tuple[int, int]) -> Image.Image:
    """Return pages as they lie on a table of this size in pixels."""
    table = Image.new("RGB", size, WOOD)
    for page, width, corner, turn in pages:
        sheet = small(page, width).convert("RGBA")
        turned = sheet.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        shade = Image.new("RGBA", turned.size, SHADE)
        beside = (corner[0] + SHADE_BESIDE, corner[1] + SHADE_BESIDE)
        table.paste(shade, beside, turned.getchannel("A").point(lambda value: value // 3))
        table.paste(turned, corner, turned)
    return table


def save(image: Image.Image, path: Path) -> None:
    """Save a picture as a PNG file, as small as can be."""
    few = image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path, "PNG", optimize=True)

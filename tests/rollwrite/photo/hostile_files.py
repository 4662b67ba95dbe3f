"""Files made to keep whoever draws them at work without end, or to take all memory."""

import zlib
from collections.abc import Iterable
from io import BytesIO
from typing import Final

from PIL import Image

A4: Final = "[0 0 595 842]"


def pdf(
    drawn: str, resources: str = "", others: Iterable[tuple[str, str]] = (), boxes: str = A4
) -> bytes:
    """Return a PDF of one page: what draws it, what that names, other objects from number 5 on.

    Each of these is what stands in its dictionary, and its stream.
    """
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        f"<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<{resources}>>/MediaBox{boxes}>>"
        .encode(),
        *(_stream(*each) for each in (("", drawn), *others)),
    ]  # fmt: skip
    written, places = bytearray(b"%PDF-1.7\n"), []
    for number, each in enumerate(objects, 1):
        places.append(len(written))
        written += b"%d 0 obj\n%b\nendobj\n" % (number, each)
    start = len(written)
    written += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    written += b"".join(b"%010d 00000 n \n" % each for each in places)
    written += b"trailer<</Size %d/Root 1 0 R>>" % (len(objects) + 1)
    return bytes(written + b"\nstartxref\n%d\n%%%%EOF\n" % start)


def _stream(entries: str, text: str) -> bytes:
    packed = zlib.compress(text.encode("latin-1"), 9)
    head = f"<</Length {len(packed)}/Filter/FlateDecode{entries}>>".encode()
    return head + b"stream\n" + packed + b"\nendstream"


def _form(number: int, shown: str, more: str = "") -> tuple[str, str]:
    """Return a form that shows another one, which it calls /F."""
    named = f"/Resources<</XObject<</F {number} 0 R>>>>"
    return f"/Type/XObject/Subtype/Form/BBox{A4}{named}{more}", shown


def nested_forms() -> bytes:
    """Return forms within one another, ten times ten deep."""
    forms = [_form(6 + depth, "/F Do " * 10) for depth in range(10)]
    last = (f"/Type/XObject/Subtype/Form/BBox{A4}", "0 0 9 9 re f")
    return pdf("/F Do", "/XObject<</F 5 0 R>>", [*forms, last])


def form_of_itself() -> bytes:
    """Return forms of which each shows the next one twice, and the last one the first."""
    forms = [_form(5 + (number + 1) % 40, "/F Do /F Do") for number in range(40)]
    return pdf("/F Do", "/XObject<</F 5 0 R>>", forms)


def fine_tiles() -> bytes:
    """Return a pattern whose tiles are a thousandth of a point apart."""
    tile = (
        "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.001/YStep 0.001"
        "/Resources<<>>"
    )
    drawn = "/Pattern cs /P scn 0 0 595 842 re f"
    return pdf(drawn, "/Pattern<</P 5 0 R>>", [(tile, "0 0 1 1 re f")])


def soft_masks() -> bytes:
    """Return 500 fills under a mask of a thousand."""
    mask = f"/Type/XObject/Subtype/Form/BBox{A4}/Group<</S/Transparency/CS/DeviceGray>>"
    state = "/ExtGState<</G<</SMask<</S/Luminosity/G 5 0 R>>>>>>"
    return pdf("/G gs " + 500 * "0 0 595 842 re f ", state, [(mask, 1000 * "0 0 595 842 re f ")])


def repeated_picture() -> bytes:
    """Return a picture that is shown 3,000 times."""
    size = "/Width 3000/Height 3000/ColorSpace/DeviceGray/BitsPerComponent 8"
    shown = "q 595 0 0 842 0 0 cm /I Do Q "
    picture = (f"/Type/XObject/Subtype/Image{size}", 9_000_000 * "\0")
    return pdf(3000 * shown, "/XObject<</I 5 0 R>>", [picture])


def curves() -> bytes:
    """Return 300,000 curves."""
    return pdf(f"0 0 m {150_000 * '0 842 595 0 595 842 c 595 0 0 842 0 0 c '} f")


def rectangles() -> bytes:
    """Return eight million rectangles."""
    return pdf(8_000_000 * "0 0 595 842 re f ")


def jpeg_of_scans(number: int) -> bytes:
    """Return a progressive JPEG whose last scan comes again and again."""
    written = BytesIO()
    Image.new("L", (1000, 1000), 128).save(written, "JPEG", progressive=True)
    whole = written.getvalue()
    begin, end = whole.rindex(b"\xff\xda"), whole.rindex(b"\xff\xd9")
    return whole[:begin] + number * whole[begin:end] + whole[end:]


ENDLESS: Final = (
    fine_tiles, nested_forms, form_of_itself, soft_masks, repeated_picture, curves, rectangles,
)  # fmt: skip

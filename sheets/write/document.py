"""The document behind reportlab's canvas: its objects, its faces, what its pages share.

Everything that is relied on of reportlab and that its user guide does not promise is here, and is
tested piece by piece in `tests/sheets/write/test_document.py`. Knows no drawings.

reportlab keeps every page until the document is saved, and the whole file beside them. Here what
is complete goes into the file and is let go: of a page only its number and place stay in memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from errno import EINVAL
from io import BytesIO
from struct import pack, unpack_from
from threading import Lock
from types import FunctionType, SimpleNamespace
from typing import Any, BinaryIO, Final, NamedTuple, Protocol

import fonts

try:
    from reportlab.pdfbase.pdfdoc import (
        PDFDocument,
        PDFFormXObject,
        PDFResourceDictionary,
        PDFZCompress,
    )
    from reportlab.pdfbase.pdfmetrics import getFont, getRegisteredFontNames, registerFont
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen import canvas
except (AttributeError, ValueError) as error:  # It reads its settings when it is imported.
    fault = f"a setting of its own, such as a variable RL_..., is wrong: {error}"
    raise OSError(EINVAL, fault, "reportlab") from error

_PDF_VERSION: Final = (1, 7)  # The first with all viewer preferences used here.
_HEADER: Final = "%%PDF-%d.%d\n"
# Bytes that are no text, so that nobody takes the file for one.
_BINARY: Final = b"%\xe2\xe3\xcf\xd3\n"
_NO_BREAK_SPACE: Final = 0xA0
# Every document has the same date, and so an identity that only what it says of itself decides.
_DATE: Final = SimpleNamespace(t=946684800.0, YMDhms=(2000, 1, 1, 0, 0, 0), dhh=0, dmm=0)
# reportlab reads a face from where it stopped before, whichever document asks.
_READING_FACE: Final = Lock()
_LICENCE: Final = 13  # Among a font's names; 0 is the copyright, 14 the licence's address.
_DIRECTORY, _ENTRY = 12, 16  # Where a font's table of tables begins, and how long an entry is.
_HEAD, _RECORD = 6, 12  # The same of its table of names.


class _Objects(Protocol):
    """What is relied on of reportlab's `PDFDocument`: how it numbers, names and keeps objects.

    An object has `format(document)`, which gives its bytes, a reference to one its `name` too.
    """

    objectcounter: int
    numberToId: dict[int, str]
    idToObject: dict[str, Any]
    idToObjectNumberAndVersion: dict[str, tuple[int, int]]
    Pages: Any  # Its `pages`, of which the last has `XObjects` and `Resources`.
    Catalog: Any
    Outlines: Any  # Complete only after `prepare`.
    info: Any  # Complete only after `digest` of the document's signature.
    signature: Any  # A hash, which `digest` goes on with.
    defaultStreamFilters: list[Any] | None  # Of every stream that names none of its own.
    delayedFonts: list[TTFont]

    def Reference(self, element: Any) -> Any:
        """Return the reference to an object, which has a number from now on."""

    def ID(self) -> bytes:
        """Return the identity of the document, and a comment behind it."""


def _knowing(function: Any, **names: Any) -> Any:
    """Return a function of reportlab's that finds these in place of what its module calls so."""
    known = {**function.__globals__, **names}
    return FunctionType(function.__code__, known, argdefs=function.__defaults__)


class _Undated(PDFDocument):
    """reportlab's document without its clock, which the environment sets."""

    __init__ = _knowing(PDFDocument.__init__, TimeStamp=lambda _: _DATE)


class _Form(PDFFormXObject):
    """reportlab's form, whose operators are ASCII; it would look up each of their characters."""

    def setStreamList(self, data: list[str]) -> None:
        """Take the operators of the form."""
        self.stream = "\n".join(data).encode("ascii")


class Canvas(canvas.Canvas):
    """reportlab's canvas of such a document."""

    __init__ = _knowing(canvas.Canvas.__init__, pdfdoc=SimpleNamespace(PDFDocument=_Undated))
    endForm = _knowing(canvas.Canvas.endForm, pdfdoc=SimpleNamespace(PDFFormXObject=_Form))


class Document:
    """A document that goes into its file object by object, as soon as each is complete.

    `canvas` takes what is drawn. After each of its pages comes `add_last_page`, after all of them
    `close`, which adds the objects that are left, and where each lies.
    """

    def __init__(self, target: BinaryIO, language: str) -> None:
        self.canvas: Canvas = Canvas(
            target,
            pageCompression=0,  # Each stream is compressed, but not in base 85: a quarter shorter.
            pdfVersion=_PDF_VERSION,
            lang=language,
            # Without a face of ours reportlab adds Helvetica, which it does not embed.
            initialFontName=_registered(fonts.FACE_NAMES[0]).fontName,
        )
        self._objects: _Objects = self.canvas._doc
        self._objects.defaultStreamFilters = [PDFZCompress]
        self._target = target
        self._places: dict[int, int] = {}
        self._length = 0
        self._codes: dict[str, Codes] = {}
        self._resources: dict[tuple[str, ...], Any] = {}
        # Numbered now, since the first page names it, but complete only with the last one.
        self._objects.Reference(self._objects.Pages)
        self._write((_HEADER % _PDF_VERSION).encode() + _BINARY)

    def codes(self, face: str) -> Codes:
        """Return the codes of a face."""
        if face not in self._codes:
            self._codes[face] = Codes(_registered(face), self._objects)
        return self._codes[face]

    def form_resources(self) -> Any:
        """Return where forms that draw no other forms name their fonts: all in one place."""
        return self._resources_of((), None)

    def add_last_page(self) -> None:
        """Write the page that the canvas showed last, and keep no more than a reference to it."""
        objects, pages = self._objects, self._objects.Pages.pages
        page = pages[-1]
        page.Resources = self._shared_resources(page)
        known = objects.objectcounter
        pages[-1] = objects.Reference(page)
        self._put(pages[-1].name)
        # What was numbered meanwhile is the page's own: its content, which nothing else names.
        for number in range(known + 1, objects.objectcounter + 1):
            name = objects.numberToId.pop(number)
            self._put(name)
            del objects.idToObject[name], objects.idToObjectNumberAndVersion[name]

    def close(self) -> None:
        """Write all that is left: forms, faces, the outline, the catalogue, the table of places."""
        objects = self._objects
        for font in objects.delayedFonts:
            with _READING_FACE:
                font.addObjects(objects)
        objects.info.digest(objects.signature)
        root, info = objects.Reference(objects.Catalog), objects.Reference(objects.info)
        objects.Outlines.prepare(objects, self.canvas)
        number = 1
        while number <= objects.objectcounter:  # It grows: objects name others.
            if number not in self._places:
                self._put(objects.numberToId[number])
            number += 1
        start = self._length
        self._write(f"xref\n0 {number}\n0000000000 65535 f \n".encode())
        for each in range(1, number):
            self._write(b"%010d 00000 n \n" % self._places[each])
        root, info = (each.format(objects).decode("latin-1") for each in (root, info))
        identity = objects.ID().decode("latin-1").partition("%")[0].strip()
        entries = f"/Size {number} /Root {root} /Info {info} /ID {identity}"
        self._write(f"trailer\n<< {entries} >>\n".encode())
        self._write(f"startxref\n{start}\n%%EOF\n".encode())

    def _shared_resources(self, page: Any) -> Any:
        """Return where a page names its fonts and forms: where earlier pages with the same do.

        reportlab would name them on every page, which takes a sixth of the time of many pages.
        """
        forms = tuple(page.XObjects.dict) if page.XObjects else ()
        return self._resources_of(forms, page.XObjects)

    def _resources_of(self, forms: tuple[str, ...], named: Any) -> Any:
        if forms not in self._resources:
            resources = PDFResourceDictionary()
            resources.basicFonts()
            if forms:
                resources.XObject = named  # type: ignore[attr-defined]
            self._resources[forms] = self._objects.Reference(resources)
        return self._resources[forms]

    def _put(self, name: str) -> None:
        """Write the object of this name, and let it go."""
        objects = self._objects
        number, _ = objects.idToObjectNumberAndVersion[name]
        content = objects.idToObject[name].format(objects)
        objects.idToObject[name] = None
        self._places[number] = self._length
        self._write(b"%d 0 obj\n%s\nendobj\n" % (number, content.rstrip(b"\n")))

    def _write(self, data: bytes) -> None:
        self._target.write(data)
        self._length += len(data)


class Codes(dict[int, str]):
    """A face's codes in one document, from a character to `chr(256 * subset + byte)`.

    Filled by what is asked, so the embedded face has the characters that occur and no others.
    """

    def __init__(self, font: TTFont, objects: Any) -> None:
        super().__init__()
        self._font = font
        self._objects = objects
        font.splitString("", objects)
        state = font.state[objects]
        # reportlab would write a no-break space as a space: it takes the first code here.
        state.subsets[0][state.nextCode] = _NO_BREAK_SPACE
        self[_NO_BREAK_SPACE] = chr(state.nextCode)
        state.nextCode += 1

    def __missing__(self, character: int) -> str:
        [(subset, code)] = self._font.splitString(chr(character), self._objects)
        self[character] = chr(256 * subset + code[0])
        return self[character]

    def runs(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield the text cut by the subsets of its characters: font name, codes in hex."""
        run: list[int] = []
        subset = 0
        for code in map(ord, text.translate(self)):
            if code >> 8 != subset and run:
                yield self._font_name(subset), bytes(run).hex()
                run = []
            subset = code >> 8
            run.append(code & 0xFF)
        yield self._font_name(subset), bytes(run).hex()

    def _font_name(self, subset: int) -> str:
        return self._font.getSubsetInternalName(subset, self._objects)


def _registered(face: str) -> TTFont:
    """Return reportlab's font of a face, loaded when it is first used."""
    name = f"rollwrite-{face}"
    with _READING_FACE:
        if name not in getRegisteredFontNames():
            font = BytesIO(embedded(fonts.face(face).ttf.read_bytes()))
            registerFont(TTFont(name, font, asciiReadable=False))
    registered = getFont(name)
    assert isinstance(registered, TTFont)
    return registered


class _Name(NamedTuple):
    """A name: platform, encoding, language and number, and its text as it is stored."""

    kind: tuple[int, int, int, int]
    text: bytes


def embedded(font: bytes) -> bytes:
    """Return a TrueType font without the text of its licence."""
    for at in range(_DIRECTORY, _DIRECTORY + _ENTRY * unpack_from(">H", font, 4)[0], _ENTRY):
        tag, checksum, start, length = unpack_from(">4sLLL", font, at)
        if tag == b"name":
            kept = _table([name for name in _names(font[start:]) if name.kind[3] != _LICENCE])
            entry = pack(">4sLLL", tag, checksum, start, len(kept))
            # The other tables stay where they are.
            whole = font[:start] + kept.ljust(length, b"\0") + font[start + length :]
            return whole[:at] + entry + whole[at + _ENTRY :]
    return font


def _names(table: bytes) -> Iterator[_Name]:
    _, number, texts = unpack_from(">HHH", table)
    for at in range(_HEAD, _HEAD + _RECORD * number, _RECORD):
        *kind, length, offset = unpack_from(">6H", table, at)
        start = texts + offset
        yield _Name((kind[0], kind[1], kind[2], kind[3]), table[start : start + length])


def _table(names: list[_Name]) -> bytes:
    records, texts = b"", b""
    for name in names:
        records += pack(">6H", *name.kind, len(name.text), len(texts))
        texts += name.text
    return pack(">HHH", 0, len(names), _HEAD + len(records)) + records + texts

"""The file of a PDF document, written object by object, as soon as each is complete.

reportlab keeps every page until the document is saved, and the whole file beside them. Here what
is complete goes into the file and is let go: of a page only its number and place stay in memory.
Knows of reportlab's document how it numbers and formats objects; nothing of drawings.
"""

from __future__ import annotations

from typing import Any, BinaryIO, Final

_HEADER: Final = "%%PDF-%d.%d\n"
# Bytes that are no text, so that nobody takes the file for one.
_BINARY: Final = b"%\xe2\xe3\xcf\xd3\n"


class ObjectFile:
    """The objects of one document in its file; `close` adds those left, and where each lies."""

    def __init__(self, document: Any, target: BinaryIO) -> None:
        self._document = document
        self._target = target
        self._places: dict[int, int] = {}
        self._length = 0
        # Numbered now, since the first page names it, but complete only with the last one.
        document.Reference(document.Pages)
        self._write((_HEADER % document._pdfVersion).encode() + _BINARY)

    def add_last_page(self) -> None:
        """Write the page that the document got last, and keep no more than a reference to it."""
        document, pages = self._document, self._document.Pages.pages
        page, known = pages[-1], document.objectcounter
        pages[-1] = document.Reference(page)
        self._put(pages[-1].name)
        # What was numbered meanwhile is the page's own: its content, which nothing else names.
        for number in range(known + 1, document.objectcounter + 1):
            name = document.numberToId.pop(number)
            self._put(name)
            del document.idToObject[name], document.idToObjectNumberAndVersion[name]

    def close(self, canvas: Any) -> None:
        """Write all that is left: forms, faces, the outline, the catalogue, the table of places."""
        document = self._document
        for font in document.delayedFonts:
            font.addObjects(document)
        document.info.invariant = document.invariant
        document.info.digest(document.signature)
        root, info = document.Reference(document.Catalog), document.Reference(document.info)
        document.Outlines.prepare(document, canvas)
        number = 1
        while number <= document.objectcounter:  # It grows: objects name others.
            if number not in self._places:
                self._put(document.numberToId[number])
            number += 1
        start = self._length
        self._write(f"xref\n0 {number}\n0000000000 65535 f \n".encode())
        for each in range(1, number):
            self._write(b"%010d 00000 n \n" % self._places[each])
        entries = f"/Size {number} /Root {_said(root, document)} /Info {_said(info, document)}"
        identity = _said(document.ID(), document).partition("%")[0].strip()
        self._write(f"trailer\n<< {entries} /ID {identity} >>\n".encode())
        self._write(f"startxref\n{start}\n%%EOF\n".encode())

    def _put(self, name: str) -> None:
        """Write the object of this name, and let it go."""
        document = self._document
        number, _ = document.idToObjectNumberAndVersion[name]
        content = document.idToObject[name].format(document)
        document.idToObject[name] = None
        self._places[number] = self._length
        self._write(b"%d 0 obj\n%s\nendobj\n" % (number, content.rstrip(b"\n")))

    def _write(self, data: bytes) -> None:
        self._target.write(data)
        self._length += len(data)


def _said(element: Any, document: Any) -> str:
    """Return a reference, or text that is formatted already, as it stands in the file."""
    data: bytes = element if isinstance(element, bytes) else element.format(document)
    return data.decode("latin-1")

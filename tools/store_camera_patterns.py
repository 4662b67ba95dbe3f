"""Stores what sheets show to a camera: `python -m tools.store_camera_patterns`.

Writes `sheets/page/markers.txt`, the patterns of all markers as OpenCV has them.
"""

from collections.abc import Iterator
from pathlib import Path

import cv2

import sheets.page

FOLDER = Path(sheets.page.__path__[0])
SIDE = 8  # Modules of a marker, of which the outermost are its black border.


def main() -> None:
    """Write the file."""
    head = "# DICT_APRILTAG_36h11 by id: 36 modules row by row, the highest bit first; 1 is black."
    text = "\n".join([head, *_patterns()]) + "\n"
    (FOLDER / "markers.txt").write_text(text, encoding="ascii")


def _patterns() -> Iterator[str]:
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
    for id_ in range(len(dictionary.bytesList)):
        inner = cv2.aruco.generateImageMarker(dictionary, id_, SIDE)[1:-1, 1:-1]
        bits = "".join("0" if module else "1" for module in inner.flatten())
        yield f"{int(bits, 2):09X}"


if __name__ == "__main__":
    main()

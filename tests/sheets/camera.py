"""What a camera sees of a page: its markers and its QR code, found in a picture by decoders."""

from io import BytesIO

import cv2
import numpy as np
import zxingcpp
from numpy.typing import NDArray
from PIL import Image

from sheets.drawing.shapes import Drawing, Point

_DETECTOR = cv2.aruco.ArucoDetector(
    cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
)


def photograph(png: bytes) -> NDArray[np.uint8]:
    """Return the grey picture of a PNG file."""
    with Image.open(BytesIO(png)) as image:
        return np.asarray(image.convert("L"))


def find_markers(picture: NDArray[np.uint8], page: Drawing) -> dict[int, Point]:
    """Return the top left corner of every marker found, in mm on the page, by its id."""
    corners, ids, _ = _DETECTOR.detectMarkers(picture)
    scale = page.width / picture.shape[1]
    if ids is None:
        return {}
    return {
        int(id_): (float(corner[0][0][0]) * scale, float(corner[0][0][1]) * scale)
        for id_, corner in zip(ids.ravel(), corners, strict=True)
    }


def read_codes(picture: NDArray[np.uint8]) -> list[str]:
    """Return the texts of the QR codes found."""
    return [code.text for code in zxingcpp.read_barcodes(picture)]

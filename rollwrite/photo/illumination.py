"""Illumination: a page divided by the brightness of its own paper, and the ink that is left then.

Ink is what is darker on such a page than what is printed there, or close by.
"""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.intake import Grey
from rollwrite.photo.rectify import FINE

SCALE: Final = 1.0  # Pixels to the mm of the light.
WHITE: Final = 210  # What is lighter on the blank page is paper, white or lightly tinted.
BRIGHT: Final = 200.0  # What paper becomes.
SOFT: Final = (3, 3)  # Pixels that are one to the eye, so that grain is no ink.


def even_light(seen: Grey, blank: Grey) -> Grey:
    """Return a rectified page in even light: what is white on the blank page is `BRIGHT`."""
    light = _light(seen, blank)
    full = cv2.resize(light, seen.shape[::-1], interpolation=cv2.INTER_LINEAR)
    return np.asarray(cv2.divide(seen, full, scale=BRIGHT, dtype=cv2.CV_8U), np.uint8)


def _light(seen: Grey, blank: Grey) -> NDArray[np.float32]:
    """Return the brightness of white paper all over the page, a pixel a millimetre."""
    share = SCALE / FINE
    size = round(seen.shape[1] * share), round(seen.shape[0] * share)
    calm = cv2.erode(blank, np.ones((3, 3), np.uint8))
    is_paper = cv2.threshold(calm, WHITE, 1, cv2.THRESH_BINARY)[1]
    paper = cv2.multiply(seen, is_paper)  # And nothing of what is printed.
    ratio = cv2.divide(paper, np.maximum(calm, 1), scale=255, dtype=cv2.CV_32F)
    weight = cv2.resize(is_paper.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    summed = cv2.resize(ratio, size, interpolation=cv2.INTER_AREA)
    found = np.where(weight > 0.2, summed / np.maximum(weight, 0.01), 0).astype(np.float32)
    # The brightest of a neighbourhood is paper, whatever a pen has left there.
    brightest = cv2.dilate(found, np.ones((5, 5), np.uint8))
    known = (brightest > 0).astype(np.float32)
    spread = cv2.GaussianBlur(known, (0, 0), 3)
    smooth = cv2.GaussianBlur(brightest, (0, 0), 3) / np.maximum(spread, 1e-3)
    usual = float(np.median(brightest[brightest > 0])) if known.any() else 255.0
    return np.where(spread > 0.02, np.maximum(smooth, 1), usual).astype(np.float32)


def without_grain(picture: Grey) -> Grey:
    """Return a picture without its grain."""
    return np.asarray(cv2.blur(picture, SOFT), np.uint8)


def strokes(picture: Grey, wide: int) -> Grey:
    """Return by how much each place is darker than what is around it (a black hat).

    What is dark and narrower than `wide` pixels is a stroke, what is wider a shadow.
    """
    return np.asarray(
        cv2.morphologyEx(picture, cv2.MORPH_BLACKHAT, np.ones((wide, wide))), np.uint8
    )


def beyond_strokes(seen: Grey, printed: Grey, near: int) -> Grey:
    """Return by how much strokes are darker than those printed in `near` by `near` pixels there."""
    usual = _lit(np.asarray(cv2.dilate(printed, np.ones((near, near))), np.uint8))
    return np.asarray(cv2.subtract(seen, usual), np.uint8)


def beyond_print(seen: Grey, printed: Grey, near: int) -> Grey:
    """Return by how much a picture is darker than print in `near` by `near` pixels there."""
    usual = _lit(np.asarray(cv2.erode(printed, np.ones((near, near))), np.uint8))
    return np.asarray(cv2.subtract(usual, seen), np.uint8)


def _lit(printed: Grey) -> Grey:
    """Return a printed page in the light of a photographed one."""
    return np.asarray(cv2.convertScaleAbs(printed, alpha=BRIGHT / 255), np.uint8)

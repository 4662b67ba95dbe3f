"""Ink: what is darker on a flat page in even light than what is printed there, or close by."""

from __future__ import annotations

from typing import Any, Final

import cv2
import numpy as np

from rollwrite.photo.light import BRIGHT
from rollwrite.photo.markers import Grey

SOFT: Final = (3, 3)  # Pixels that are one to the eye, so that grain is no ink.


def softened(picture: Grey) -> Grey:
    """Return a picture without its grain."""
    return np.asarray(cv2.blur(picture, SOFT), np.uint8)


def strokes(picture: Grey, wide: int) -> Grey:
    """Return by how much each place is darker than what is around it.

    What is dark and narrower than `wide` pixels is a stroke, what is wider a shadow.
    """
    return np.asarray(
        cv2.morphologyEx(picture, cv2.MORPH_BLACKHAT, np.ones((wide, wide))), np.uint8
    )


def beyond_strokes(seen: Grey, printed: Grey, near: int) -> Grey:
    """Return by how much strokes are darker than those printed in `near` by `near` pixels there."""
    usual = _lit(cv2.dilate(printed, np.ones((near, near))))
    return np.asarray(cv2.subtract(seen, usual), np.uint8)


def beyond_print(seen: Grey, printed: Grey, near: int) -> Grey:
    """Return by how much a picture is darker than print in `near` by `near` pixels there."""
    usual = _lit(cv2.erode(printed, np.ones((near, near))))
    return np.asarray(cv2.subtract(usual, seen), np.uint8)


def _lit(printed: Any) -> Any:
    """Return what is printed in the light of a photographed page."""
    return cv2.convertScaleAbs(printed, alpha=BRIGHT / 255)

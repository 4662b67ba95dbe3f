from __future__ import annotations

import pytest
import segno
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st

from sheets.drawing.shapes import Box, bounds
from sheets.page.qr import (
    ALPHANUMERIC,
    MAX_LENGTH,
    QR_SIZE,
    Rows,
    encoded_rows,
    masked_rows,
    qr_path,
)
from tests.sheets.raster import raster

SHEETS_CODE = "RW2-MBP3-00E2.0.0-PY"
TEXTS = st.text(ALPHANUMERIC, min_size=1, max_size=MAX_LENGTH)


def rows_of_segno(text: str, mask: int) -> Rows:
    code = segno.make(
        text,
        version=1,
        error="m",
        mode="alphanumeric",
        boost_error=False,
        micro=False,
        mask=mask,
    )
    return tuple("".join(str(int(module)) for module in row) for row in code.matrix)


@pytest.mark.parametrize(
    "text", [SHEETS_CODE, "RW1-MBP3-1.0.0", "A", "$%*+-./: 01234567890", "ABCDEFG", "ABCDEFGHIJ"]
)
def test_a_printed_code_is_read_back_by_a_decoder(text: str) -> None:
    image = raster([qr_path(text, 0, 0)], QR_SIZE, QR_SIZE, 20)
    (found,) = zxingcpp.read_barcodes(image)
    assert found.text == text
    assert found.ec_level == "M"


# With 7 and 10 characters segno puts a byte of zeros more before the padding.
@given(TEXTS.filter(lambda text: len(text) not in {7, 10}))
def test_a_code_is_what_another_encoder_makes_in_every_mask(text: str) -> None:
    assert [*masked_rows(text)] == [rows_of_segno(text, mask) for mask in range(8)]


@given(TEXTS)
def test_a_code_is_printed_in_one_of_its_masks(text: str) -> None:
    assert encoded_rows(text) in {*masked_rows(text)}


def test_of_all_masks_that_is_taken_which_misleads_a_reader_least() -> None:
    assert encoded_rows(SHEETS_CODE) == rows_of_segno(SHEETS_CODE, mask=0)


def test_a_code_is_16_mm_with_a_quiet_zone_of_four_modules() -> None:
    module = 16 / 29
    box = bounds(qr_path(SHEETS_CODE, 100, 50))
    assert box == pytest.approx(Box(100 + 4 * module, 50 + 4 * module, 21 * module, 21 * module))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("RW1-MBP3-1.0.0-AND-ON", "at most 20 characters"),
        ("rw1", "cannot carry “rw”"),
        ("RW1_É", "cannot carry “_É”"),
        ("", "needs a text"),
    ],
)
def test_a_text_that_no_code_can_carry_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        qr_path(text, 0, 0)

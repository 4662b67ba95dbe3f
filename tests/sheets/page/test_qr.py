import pytest
import zxingcpp

from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Box
from sheets.page.code import QR_SIZE, qr_path
from tests.sheets.raster import raster

SHEETS_CODE = "RW2-MBP3-00E2.0.0-PY"
TABLES_CODE = "RW3MBP300E0H2.0.0-PY"


@pytest.mark.parametrize(
    "text",
    [
        SHEETS_CODE,
        TABLES_CODE,
        "RW1-MBP3-1.0.0",
        "A",
        "$%*+-./: 01234567890",
        "ABCDEFG",
        "ABCDEFGHIJ",
    ],
)
def test_a_printed_code_is_read_back_by_a_decoder(text: str) -> None:
    image = raster([qr_path(text, 0, 0)], QR_SIZE, QR_SIZE, 20)
    (found,) = zxingcpp.read_barcodes(image)
    assert found.text == text
    assert found.ec_level == "M"


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

"""A comparer of pictures with a stated tolerance, for golden PNG files.

A rasteriser may shade the edges of lines otherwise than its last version; it may not move, add or
leave out anything. So pictures are compared in small tiles, in which a word is a large share.
"""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops

GOLDEN = Path(__file__).parent / "golden"
_TILE = 24  # Pixels a side; tiles overlap by half.


@dataclass(frozen=True)
class Tolerance:
    """What may differ in any one tile.

    A pixel differs from `step` of 255 on; `share` of a tile's pixels may, and the mean difference
    of all of them may be `mean` of 255.
    """

    step: int = 80
    share: float = 0.02
    mean: float = 6.0


def find_difference(
    actual: Image.Image, golden: Image.Image, tolerance: Tolerance | None = None
) -> str:
    """Say in one sentence how two pictures differ; "" when they agree within the tolerance."""
    allowed = tolerance or Tolerance()
    if actual.size != golden.size:
        return f"the picture has {actual.size} pixels, not {golden.size}"
    if actual.mode != golden.mode:
        return f"the picture is {actual.mode}, not {golden.mode}"
    change = _change(actual, golden)
    shares = _of_tiles(change >= allowed.step)
    means = _of_tiles(change)
    for what, values, limit in (("share", shares, allowed.share), ("mean", means, allowed.mean)):
        if values.max() > limit:
            row, column = np.unravel_index(values.argmax(), values.shape)
            x, y = int(column) * _TILE // 2, int(row) * _TILE // 2
            return f"{what} {values.max():.3f} over {limit} around pixel {x + _TILE // 2}, {y}"
    return ""


def check_golden(name: str, png: bytes, *, regenerate: bool, golden: Path = GOLDEN) -> None:
    """Compare a PNG file with the golden one of this name, or put it in its place.

    Fails with the difference, and leaves the picture and what differs in it in `failed/`.
    """
    target = golden / f"{name}.png"
    if regenerate:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(png)
        return
    assert target.exists(), f"{target} is missing; make it with pytest --regenerate"
    with Image.open(BytesIO(png)) as actual, Image.open(target) as expected:
        difference = find_difference(actual, expected)
        if difference:
            failed = golden / "failed"
            failed.mkdir(exist_ok=True)
            (failed / f"{name}.png").write_bytes(png)
            if actual.size == expected.size:
                shown = ImageChops.difference(actual.convert("RGB"), expected.convert("RGB"))
                ImageChops.invert(shown).save(failed / f"{name}-difference.png")
    assert not difference, f"{name}: {difference}; see {golden / 'failed'}"


def _change(actual: Image.Image, golden: Image.Image) -> NDArray[np.float64]:
    """Return the largest difference of any channel, pixel by pixel."""
    difference = np.asarray(ImageChops.difference(actual, golden), dtype=float)
    return difference if difference.ndim == 2 else np.asarray(difference.max(axis=2))


def _of_tiles(values: NDArray[np.generic]) -> NDArray[np.float64]:
    """Return the mean of every tile, by row and column; tiles begin every half a tile."""
    half = _TILE // 2
    rows, columns = (max(2, -(-length // half)) for length in values.shape)
    padded = np.zeros((rows * half, columns * half))
    padded[: values.shape[0], : values.shape[1]] = values
    quarters = padded.reshape(rows, half, columns, half).mean(axis=(1, 3))
    tiles = quarters[1:, 1:] + quarters[:-1, 1:] + quarters[1:, :-1] + quarters[:-1, :-1]
    return np.asarray(tiles / 4)

"""A phone's photograph of a page: bent paper, a tilted camera, light, lens, sensor, JPEG."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from tools.photographs.split import Condition, Pen, Process, Span

Grey = NDArray[Any]
Points = NDArray[Any]

PRINTED = 10.0  # Pixels to the mm of a page before it is photographed.
STEP = 16  # Pixels between the points at which the photograph's geometry is worked out.
FAX = 7.7  # Dots to the mm of a fax in its fine mode.
FOCAL = 1.25  # In widths of the sensor.
_SHIFT = 6


@dataclass(frozen=True, slots=True)
class Paper:
    """How a sheet is bent: waves, each with its height, direction, length and phase."""

    waves: tuple[tuple[float, float, float, float], ...]

    def height(self, points: Points) -> NDArray[Any]:
        """Return how high points of the page lie above the table, in mm."""
        x, y = points[..., 0], points[..., 1]
        found = np.zeros(x.shape)
        for high, angle, length, phase in self.waves:
            along = x * np.cos(angle) + y * np.sin(angle)
            found += high * np.sin(2 * np.pi * along / length + phase)
        return found


def draw_ink(page: Grey, strokes: list[Points], pen: Pen, lots: np.random.Generator) -> Grey:
    """Return a printed page with a pen's strokes on it."""
    ink = np.zeros(page.shape, np.uint8)
    dark = lots.uniform(*pen.dark)
    for stroke in strokes:
        width = max(1, round(lots.uniform(*pen.width) * PRINTED))
        shade = int(255 * np.clip(dark * (1 + lots.normal(0, pen.uneven / 2)), 0.1, 1))
        points = np.round(stroke * PRINTED * 2**_SHIFT).astype(np.int32)
        cv2.polylines(ink, [points[:, None]], False, shade, width, cv2.LINE_AA, _SHIFT)
    if pen.uneven > 0.1:  # The grain of paper shows under pencils and ball-pens.
        grain = lots.normal(1, pen.uneven, (page.shape[0] // 2 + 1, page.shape[1] // 2 + 1))
        grown = cv2.resize(
            grain.astype(np.float32), page.shape[::-1], interpolation=cv2.INTER_LINEAR
        )
        inked = ink > 0
        ink[inked] = np.clip(ink[inked] * np.minimum(grown[inked], 1.1), 0, 255)
    return cv2.multiply(page, 255 - ink, scale=1 / 255)


def photograph(page: Grey, condition: Condition, lots: np.random.Generator) -> bytes:
    """Return the JPEG file of a page photographed under a condition."""
    pixels = lots.uniform(*condition.megapixels) * 1e6
    wide, high = round(np.sqrt(pixels * 4 / 3)), round(np.sqrt(pixels * 3 / 4))
    size = np.array([page.shape[1], page.shape[0]]) / PRINTED
    if size[0] < size[1]:
        wide, high = high, wide
    back, scale = _back_map(size, (wide, high), condition, lots)
    page = _worn(page, condition, lots)
    shrunk = min(scale / PRINTED, 1.0)
    page = cv2.resize(page, None, fx=shrunk, fy=shrunk, interpolation=cv2.INTER_AREA)
    mapped = (back * PRINTED * shrunk).astype(np.float32)
    full = cv2.resize(mapped, (wide, high), interpolation=cv2.INTER_LINEAR)
    table = int(lots.uniform(30, 150))
    seen = cv2.remap(page, full[..., 0], full[..., 1], cv2.INTER_LINEAR, borderValue=table)
    seen = _lit(seen, condition, lots)
    seen = _blurred(seen, scale, condition, lots)
    return _filed(seen, scale, condition, lots)


def laid_page(page: Grey, condition: Condition, scale: float, lots: np.random.Generator) -> Grey:
    """Return about what the reader makes of a photograph once the page is laid flat.

    It is `scale` pixels to the mm. That is made many times sooner than a whole photograph: there is
    no camera but its light, lens and sensor, and what is left of bends.
    """
    sensor = lots.uniform(1.1, 1.9) * scale
    page = _worn(page, condition, lots)
    size = round(page.shape[1] * sensor / PRINTED), round(page.shape[0] * sensor / PRINTED)
    page = np.asarray(cv2.resize(page, size, interpolation=cv2.INTER_AREA), np.uint8)
    bends = lots.normal(0, lots.uniform(0.01, 0.09) * sensor, (14, 20, 2)).astype(np.float32)
    moved = cv2.resize(bends, size, interpolation=cv2.INTER_CUBIC)
    x, y = np.meshgrid(np.arange(size[0], dtype=np.float32), np.arange(size[1], dtype=np.float32))
    seen = cv2.remap(page, x + moved[..., 0], y + moved[..., 1], cv2.INTER_LINEAR)
    seen = _blurred(_lit(seen, condition, lots), sensor, condition, lots)
    filed = _filed(seen, sensor, condition, lots)
    there = round(page.shape[1] * scale / sensor), round(page.shape[0] * scale / sensor)
    return np.asarray(cv2.resize(picture_of(filed), there), np.uint8)


def picture_of(file: bytes) -> Grey:
    """Return the picture of a file in grey."""
    found = cv2.imdecode(np.frombuffer(file, np.uint8), cv2.IMREAD_GRAYSCALE)
    assert found is not None
    return found


def _worn(page: Grey, condition: Condition, lots: np.random.Generator) -> Grey:
    """Return a page as a printer leaves it that is short of toner, on thin or folded paper."""
    share = 1 - lots.uniform(*condition.faded)
    found = cv2.convertScaleAbs(page, alpha=share, beta=255 * (1 - share))
    if condition.through[1]:
        back = cv2.GaussianBlur(cv2.flip(page, int(lots.integers(2))), (0, 0), 0.25 * PRINTED)
        back = np.roll(back, lots.integers(-80, 80, 2), (0, 1))
        found = cv2.multiply(found, 255 - (255 - back) * lots.uniform(*condition.through),
                             scale=1 / 255, dtype=cv2.CV_8U)  # fmt: skip
    if condition.folds[1]:
        for _ in range(int(lots.integers(condition.folds[0], condition.folds[1] + 1))):
            found = _folded(found, lots)
    return np.asarray(found, np.uint8)


def _folded(page: Grey, lots: np.random.Generator) -> Grey:
    """Return a page with a fold across it: a fine line, and one side of it in another light."""
    high, wide = page.shape
    across, there = bool(lots.integers(2)), lots.uniform(0.2, 0.8)
    along = np.linspace(0, 1, wide if across else high, dtype=np.float32)
    far = (along - there) * (wide if across else high) / PRINTED  # In mm.
    light = 1 - lots.uniform(0.02, 0.14) * np.exp(-((far / lots.uniform(0.15, 0.4)) ** 2))
    light = light * np.where(far > 0, 1 - lots.uniform(0, 0.15) * np.exp(-far / 25), 1)
    shade = light[None, :] if across else light[:, None]
    return np.asarray(np.clip(page * shade, 0, 255), np.uint8)


def _filed(seen: Grey, scale: float, condition: Condition, lots: np.random.Generator) -> bytes:
    """Return the JPEG file of a picture: noise of the sensor, and what is made of it then.

    `scale` is its pixels to the mm.
    """
    noise = lots.standard_normal(seen.shape, np.float32) * (255 * lots.uniform(*condition.noise))
    seen = np.clip(seen + noise, 0, 255).astype(np.uint8)
    if condition.longest[1]:
        share = lots.integers(condition.longest[0], condition.longest[1] + 1) / max(seen.shape)
        seen = cv2.resize(seen, None, fx=min(share, 1), fy=min(share, 1),
                          interpolation=cv2.INTER_AREA)  # fmt: skip
    seen = _processed(seen, scale, condition.process, lots)
    quality = int(lots.uniform(*condition.quality))
    return cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()


def _processed(seen: Grey, scale: float, process: Process, lots: np.random.Generator) -> Grey:
    """Return what an application or a machine makes of a picture."""
    if process == "":
        return seen
    if process == "fax":
        share = FAX / scale
        seen = cv2.resize(seen, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
        scale = FAX
    paper = cv2.GaussianBlur(cv2.dilate(seen, np.ones((9, 9))), (0, 0), 4 * scale)
    even = np.clip(seen / np.maximum(paper.astype(np.float32), 1), 0, 1.1)
    if process == "enhanced":
        black, white = lots.uniform(0.1, 0.35), lots.uniform(0.8, 0.97)
        return np.asarray(np.clip((even - black) / (white - black), 0, 1) * 255, np.uint8)
    limit = lots.uniform(0.66, 0.86)
    return np.asarray(np.where(even > limit, 255, 0), np.uint8)


def _paper(size: Points, condition: Condition, lots: np.random.Generator) -> Paper:
    curl = lots.uniform(*condition.curl)
    waves = [
        (curl, lots.uniform(0, np.pi), lots.uniform(1.2, 2.5) * size.max(), lots.uniform(0, 7))
    ]
    crumple = lots.uniform(*condition.crumple)
    for _ in range(6 if crumple else 0):
        waves.append(
            (crumple * lots.uniform(0.3, 1), lots.uniform(0, np.pi), lots.uniform(35, 120),
             lots.uniform(0, 7))
        )  # fmt: skip
    return Paper(tuple(waves))


def _back_map(
    size: Points, sensor: tuple[int, int], condition: Condition, lots: np.random.Generator
) -> tuple[Points, float]:
    """Return where on the page every `STEP`th pixel looks, in mm, and pixels to the mm."""
    paper = _paper(size, condition, lots)
    fill = lots.uniform(*condition.fill)
    wide, high = sensor
    distance = FOCAL * wide / (fill * min(wide / size[0], high / size[1]))
    tilt, towards = np.radians(lots.uniform(*condition.tilt)), lots.uniform(0, 2 * np.pi)
    axis = np.array([np.cos(towards), np.sin(towards), 0.0]) * tilt
    turn = (
        cv2.Rodrigues(axis)[0] @ cv2.Rodrigues(np.array([0, 0, np.radians(lots.normal(0, 3))]))[0]
    )
    shift = lots.uniform(-0.02, 0.02, 2) * wide

    def seen(points: Points) -> Points:
        flat = points - size / 2
        space = np.concatenate([flat, -paper.height(points)[..., None]], -1) @ turn.T
        depth = space[..., 2:] + distance
        found: Points = space[..., :2] / depth * FOCAL * wide + np.array(sensor) / 2 + shift
        return found

    corners = np.array([[0, 0], [size[0], 0], [size[0], size[1]], [0, size[1]]], np.float64)
    there = seen(corners)
    inward = np.array(sensor) / 2  # Whatever tilt and shift do, the whole page is on it.
    reach = np.abs((there - inward) / inward).max()
    zoom = min(1.0, 0.985 / reach)

    def shown(points: Points) -> Points:
        found: Points = (seen(points) - inward) * zoom + inward
        return found

    homography = cv2.getPerspectiveTransform(
        shown(corners).astype(np.float32), corners.astype(np.float32)
    )
    x, y = np.meshgrid(np.arange(0, wide + STEP, STEP), np.arange(0, high + STEP, STEP))
    pixels = np.stack([x, y], -1).astype(np.float64) * np.array([wide / x.max(), high / y.max()])

    def flat(points: Points) -> Points:
        found: Points = cv2.perspectiveTransform(points.reshape(-1, 1, 2), homography)
        return found.reshape(points.shape)

    goal = flat(pixels)
    found = goal
    for _ in range(5):
        found = found + goal - flat(shown(found))
    scale = float(np.linalg.norm(shown(corners[1:2]) - shown(corners[:1])) / size[0])
    return found, scale


def _lit(seen: Grey, condition: Condition, lots: np.random.Generator) -> Grey:
    """Return the picture in uneven light, with the shadow of whoever takes it."""
    high, wide = seen.shape[0] // 16, seen.shape[1] // 16
    x, y = np.meshgrid(np.linspace(-1, 1, wide), np.linspace(-1, 1, high))
    angle, loss = lots.uniform(0, 2 * np.pi), lots.uniform(*condition.uneven)
    light = 1 - loss * (0.5 + 0.35 * (x * np.cos(angle) + y * np.sin(angle)))
    light *= 1 - 0.5 * loss * (x**2 + y**2) / 2
    dark = lots.uniform(*condition.shadow)
    if dark:
        shadow = np.zeros((high, wide), np.float32)
        edge = lots.uniform(-0.5, 0.5)
        turn = lots.uniform(0, 2 * np.pi)
        shadow[x * np.cos(turn) + y * np.sin(turn) + 0.15 * np.sin(5 * y + 3 * x) > edge] = dark
        light *= 1 - cv2.GaussianBlur(shadow, (0, 0), lots.uniform(0.5, 8))
    light *= lots.uniform(0.62, 0.98)
    if condition.exposure != (1, 1):
        light *= lots.uniform(*condition.exposure)
    full = cv2.resize(light.astype(np.float32), seen.shape[::-1], interpolation=cv2.INTER_LINEAR)
    found: Grey = np.clip(seen * full, 0, 255).astype(np.uint8)
    return _shone(found, condition.glare, lots) if condition.glare[1] else found


def _shone(seen: Grey, glare: Span, lots: np.random.Generator) -> Grey:
    """Return a picture on which a lamp is reflected, so bright."""
    bright = lots.uniform(*glare)
    high, wide = seen.shape[0] // 16, seen.shape[1] // 16
    x, y = np.meshgrid(np.linspace(0, 1, wide), np.linspace(0, 1, high))
    (left, top), size = lots.uniform(0.1, 0.9, 2), lots.uniform(0.04, 0.16)
    spot = bright * np.exp(-(((x - left) / size) ** 2 + ((y - top) / size / 1.4) ** 2))
    full = cv2.resize(spot.astype(np.float32), seen.shape[::-1], interpolation=cv2.INTER_LINEAR)
    return np.asarray(np.clip(seen + 255 * full, 0, 255), np.uint8)


def _blurred(seen: Grey, scale: float, condition: Condition, lots: np.random.Generator) -> Grey:
    """Return the picture as a lens out of focus, and a hand that moves, leave it."""
    sigma = lots.uniform(*condition.blur) * scale
    if sigma > 0.3:
        seen = cv2.GaussianBlur(seen, (0, 0), sigma)
    length = lots.uniform(*condition.motion) * scale
    if length > 1:
        side = 2 * int(np.ceil(length / 2)) + 3
        kernel = np.zeros((side, side), np.uint8)
        angle = lots.uniform(0, np.pi)
        middle = side / 2 - 0.5
        reach = np.array([np.cos(angle), np.sin(angle)]) * length / 2
        ends = np.round(np.stack([middle - reach, middle + reach]) * 2**_SHIFT)
        start, end = (tuple(int(value) for value in each) for each in ends)
        cv2.line(kernel, start, end, 255, 1, cv2.LINE_AA, _SHIFT)
        seen = cv2.filter2D(seen, -1, kernel / float(kernel.sum()))
    return seen

"""Everybody's points from turn to turn, as lines of an SVG chart."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 320, 140
LEFT, RIGHT, TOP, BOTTOM = 28, 86, 10, 18
APART = 13  # Lines of names.


def chart_svg(label: str, names: Sequence[str], totals: Sequence[Sequence[int]]) -> str:
    """Return the chart; `totals` are by turn, then by player. Styles colour its lines."""
    last = max(len(totals) - 1, 1)
    most = max(max(map(max, totals)), 1)
    step = (WIDTH - LEFT - RIGHT) / last

    def x(turn: int) -> float:
        return round(LEFT + step * turn, 2)

    def y(points: int) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / most, 1)

    lines = [
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(label)}">'
    ]
    for points in dict.fromkeys((0, most // 2, most)):
        lines.append(f'<path class="grid" d="M{LEFT} {y(points)}H{WIDTH - RIGHT}"/>')
        lines.append(f'<text x="{LEFT - 5}" y="{y(points) + 4}" class="at">{points}</text>')
    lines.append(
        f'<path id="cursor" class="cursor" data-left="{LEFT}" data-step="{step:.4f}" '
        f'transform="translate({x(len(totals) - 1)})" d="M0 {TOP}V{HEIGHT - BOTTOM}"/>'
    )
    heights = _apart([y(each) for each in totals[-1]])
    for seat, name in enumerate(names):
        course = " ".join(f"{x(turn)},{y(each[seat])}" for turn, each in enumerate(totals))
        lines.append(f'<polyline class="seat-{seat}" points="{course}"/>')
        place = f'x="{WIDTH - RIGHT + 6}" y="{heights[seat] + 4}"'
        lines.append(f'<text class="seat-{seat}" {place}>{escape(_short(name))}</text>')
    return "".join([*lines, "</svg>"])


def _short(name: str) -> str:
    return name if len(name) <= 12 else f"{name[:11]}…"


def _apart(heights: Sequence[float]) -> list[float]:
    """Return heights moved so that no two lines of text overlap."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = [heights[seat] for seat in order]
    for index in range(len(placed) - 2, -1, -1):
        placed[index] = min(placed[index], placed[index + 1] - APART)
    shift = max(TOP - placed[0], 0)
    placed = [each + shift for each in placed]
    for index in range(1, len(placed)):
        placed[index] = max(placed[index], placed[index - 1] + APART)
    return [round(placed[order.index(seat)], 1) for seat in range(len(heights))]

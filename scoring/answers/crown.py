"""The winners' crown as SVG within an HTML page, in the colours that the page's style names."""

from __future__ import annotations

from sheets.drawing.icons import SIZE, icon
from sheets.drawing.shapes import Path, laid_flat


def crown() -> str:
    """Return the crown, as large as its class says; screen readers pass it by."""
    items = laid_flat((icon("crown", (0, 0), SIZE, "currentColor", "var(--crown)"),))
    paths = "".join(_path(item) for item in items if isinstance(item, Path))
    box = f"{-SIZE / 2:g} {-SIZE / 2:g} {SIZE:g} {SIZE:g}"
    return (
        f'<svg class="crown" viewBox="{box}" aria-hidden="true" '
        f'stroke-linecap="round" stroke-linejoin="round">{paths}</svg>'
    )


def _path(path: Path) -> str:
    outline = "".join(
        letter + " ".join(f"{round(number, 3):g}" for number in numbers)
        for letter, *numbers in path.segments
    )
    stroke = path.stroke
    line = f' stroke="{stroke.colour}" stroke-width="{stroke.width:g}"' if stroke else ""
    return f'<path d="{outline}" fill="{path.fill or "none"}"{line}/>'

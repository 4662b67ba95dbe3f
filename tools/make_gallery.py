"""Makes the pictures of the documentation: the gallery, and the sheets of the example game.

`docs/gallery` shows every kind of sheet in every theme, and games in progress.
`python -m tools.make_gallery` writes all of it anew; a test holds that it is current.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import takewhile
from pathlib import Path

from PIL import Image

from rollwrite import draw
from rollwrite.sources import open_source
from scoring.game import AnyGame
from scoring.games import GAMES
from sheets.document import Press
from sheets.drawing.shapes import Drawing
from sheets.drawing.theme import THEMES, load_theme
from sheets.file_names import page_stem
from sheets.table.table import Table, seats_for
from sheets.write.pdf import write_pdf
from sheets.write.png import write_png

DOCS = Path(__file__).parents[1] / "docs"
GALLERY = DOCS / "gallery"
STATES = GALLERY / "states"
EXAMPLE = DOCS / "example"
FRONT = DOCS / "pictures" / "table.png"  # On the first page of all, the README.
FRONT_SIZE = (1240, 930)
WOOD, SHADE, SHADE_BESIDE = (201, 170, 128), (60, 40, 20, 255), 7
WIDTH, EXAMPLE_WIDTH = 640, 900  # Pixels.
FINER = 2  # Drawn so much larger, then reduced: small type stays legible.
COLOURS = 128  # Of a picture: lines and letters have soft edges.
NAMES = ("Anna", "Bernd", "Chloé")
FOURTH = "Dörte"  # Of a sheet that only four have.
LANGUAGE = "en"

HEAD = """\
# Gallery

Every kind of sheet, small, in its three themes; then two games in progress, turn by turn.
`python -m tools.make_gallery` makes all of it.
"""
IN_PROGRESS = """
## Games in progress

Drawn by `rollwrite sheets --filled`: what the pen left has a colour of its own. The states are
in [states](states), the rules on [a page of their own](../rules/merchants.md).
"""


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as a picture: its file's name without the suffix, and how wide it is in pixels."""

    name: str
    page: Drawing
    width: int = WIDTH

    def image(self) -> Image.Image:
        """Return the page as a small picture of few colours."""
        return _of_few_colours(_small(self.page, self.width))

    def png(self) -> bytes:
        """Return the picture as a PNG file, as small as can be."""
        written = BytesIO()
        self.image().save(written, "PNG", optimize=True)
        return written.getvalue()


@dataclass(frozen=True, slots=True)
class Scene:
    """Sheets as they lie on a table: each with its width in pixels, its corner and its turn."""

    sheets: tuple[tuple[Drawing, int, tuple[int, int], float], ...]
    size: tuple[int, int]

    def image(self) -> Image.Image:
        """Return the scene as a picture of few colours."""
        scene = Image.new("RGB", self.size, WOOD)
        for page, width, corner, turn in self.sheets:
            sheet = _small(page, width).convert("RGBA")
            turned = sheet.rotate(turn, Image.Resampling.BICUBIC, expand=True)
            shade = Image.new("RGBA", turned.size, SHADE)
            beside = (corner[0] + SHADE_BESIDE, corner[1] + SHADE_BESIDE)
            scene.paste(shade, beside, turned.getchannel("A").point(lambda value: value // 3))
            scene.paste(turned, corner, turned)
        return _of_few_colours(scene)

    def png(self) -> bytes:
        """Return the scene as a PNG file."""
        written = BytesIO()
        self.image().save(written, "PNG", optimize=True)
        return written.getvalue()


def _small(page: Drawing, width: int) -> Image.Image:
    drawn = BytesIO()
    write_png(page, drawn, width=FINER * width)
    with Image.open(drawn) as image:
        height = round(width * image.height / image.width)
        return image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)


def _of_few_colours(image: Image.Image) -> Image.Image:
    return image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def main() -> None:
    """Write the gallery, and leave nothing of an older one."""
    for old in GALLERY.glob("*.png"):
        old.unlink()
    for picture in pictures():
        (GALLERY / f"{picture.name}.png").write_bytes(picture.png())
    (GALLERY / "README.md").write_text(readme(), "utf-8")
    for path, shown in example_pictures():
        path.write_bytes(shown.png())
    (EXAMPLE / "sheets.pdf").write_bytes(example_document())


def pictures() -> Iterator[Picture]:
    """Yield every picture of the gallery."""
    for theme in THEMES:
        yield from blank_sheets(theme)
    for state in states():
        yield from filled_sheets(state)


def blank_sheets(theme: str) -> Iterator[Picture]:
    """Yield the first sheet of every kind in one theme, as a table of three has it, or of four."""
    for game in _games():
        press = Press(game, game.load())
        for variant in _variants(game):
            for kind in _kinds(game, variant):
                table = _table(game, variant, theme, kind)
                page = next(press.draw(table, (kind.name,)))
                name = f"{game.name}-{variant}-{kind.title}-{theme}"
                yield Picture(name.replace(" ", "-"), page)


def filled_sheets(state: Path) -> Iterator[Picture]:
    """Yield the sheets of a game in progress, the board first."""
    press, table = _played(state)
    for kind in _written_on(table.variant):
        yield Picture(f"{state.stem}-{kind}", next(press.draw(table, (kind,))))


def example_pictures() -> Iterator[tuple[Path, Picture | Scene]]:
    """Yield the player sheets of the example game and its table, each with its file."""
    press, table = _played(EXAMPLE / "game.toml")
    sheets = list(press.draw(table, ("player",)))
    for page in sheets:
        name = page_stem(page.name)
        yield EXAMPLE / f"{name}.png", Picture(name, page, EXAMPLE_WIDTH)
    [board] = draw(kinds=["board"], filled=EXAMPLE / "evening.record")
    lying = ((board.drawing, 900, (24, 18), 1.5), (sheets[0], 640, (560, 420), -4.0))
    yield FRONT, Scene(lying, FRONT_SIZE)


def example_document() -> bytes:
    """Return the player sheets of the example game as a PDF document."""
    press, table = _played(EXAMPLE / "game.toml")
    written = BytesIO()
    title = press.title(table)
    write_pdf(press.draw(table, ("player",)), written, title=title, language=LANGUAGE)
    return written.getvalue()


def _played(state: Path) -> tuple[Press, Table]:
    """Return the table of a state, and what draws its sheets with the pens' marks on them."""
    played = open_source(state)
    return played.filled_press(), played.table(LANGUAGE, load_theme(THEMES[0]))


def states() -> list[Path]:
    """Return the games in progress in the order of their turns."""
    return sorted(STATES.glob("*.toml"))


def readme() -> str:
    """Return the page that shows the gallery."""
    parts = [HEAD]
    for game in _games():
        title = game.load().title_text(LANGUAGE)
        for variant in _variants(game):
            parts.append(f"\n## {title}, {variant}\n\n")
            parts.append(_row("", THEMES) + _row("---", ("---",) * len(THEMES)))
            for kind in _kinds(game, variant):
                name = f"{game.name}-{variant}-{kind.title}".replace(" ", "-")
                shown = (f"![{kind.title}, {each}]({name}-{each}.png)" for each in THEMES)
                parts.append(_row(kind.title, shown))
    parts.append(IN_PROGRESS)
    for state in states():
        kinds = _written_on(open_source(state).variant)
        first, second = (f"![{kind}]({state.stem}-{kind}.png)" for kind in kinds)
        parts.append(f"\n### {state.stem.replace('-', ' ').capitalize()}\n\n{_story(state)}\n")
        parts.append(_row(first, (second,)) + _row("---", ("---",)))
    return "".join(parts)


def _story(state: Path) -> str:
    """Return what the comment at the beginning of a state's file tells."""
    lines = state.read_text("utf-8").splitlines(keepends=True)
    comment = takewhile(lambda line: line.startswith("#"), lines)
    return "".join(line.removeprefix("# ") for line in comment)


@dataclass(frozen=True, slots=True)
class _Kind:
    name: str
    online: bool = False

    @property
    def title(self) -> str:
        return f"{self.name} online" if self.online and self.name == "board" else self.name


def _games() -> tuple[AnyGame, ...]:
    return tuple(game for game in GAMES.values())


def _variants(game: AnyGame) -> tuple[str, ...]:
    """Return the variants shown: all of Merchants, of the others the usual one."""
    return tuple(game.variants) if game.name == "merchants" else (next(iter(game.variants)),)


def _kinds(game: AnyGame, variant: str) -> list[_Kind]:
    """Return the kinds of sheet of a variant, then those that differ online."""
    kinds = [_Kind(name) for name in game.variants[variant].kinds(online=False)]
    if more := game.variants[variant].online_sheets:
        kinds += [_Kind(name, online=True) for name in ("board", *more)]
    return kinds


def _table(game: AnyGame, variant: str, theme: str, kind: _Kind) -> Table:
    played, online = game.variants[variant], kind.online
    _, most = played.players
    level = played.levels[-1] if played.levels else ""
    has_it = kind.name in played.kinds(players=min(most, len(NAMES)))
    names = NAMES if has_it else (*NAMES, FOURTH)
    seats, look = seats_for(names[:most]), load_theme(theme)
    return Table(variant, seats, LANGUAGE, look, online=online, coordinates=online, level=level)


def _written_on(variant: str) -> tuple[str, str]:
    """Return the kinds of sheet that a game's pens write on."""
    return "board", "guilds" if variant == "family" else "player"


def _row(first: str, others: Iterable[str]) -> str:
    """Return a row of a Markdown table."""
    return f"| {' | '.join((first, *others))} |\n"


if __name__ == "__main__":
    main()

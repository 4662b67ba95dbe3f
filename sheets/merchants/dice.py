"""The resource dice: what an ordinary die's faces stand for (M3.1).

Faces 1 to 5 are the resources in the edition's order, face 6 is the question mark.
"""

from collections.abc import Iterator, Mapping

from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import lines, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke
from sheets.drawing.sizes import TEXT_PT
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Resource
from sheets.table.table import Table
from sheets.words.translation import Words

QUESTION = 6
DIE, AFTER = 4.8, 0.9  # In a key: a die, and before what it stands for.
LARGEST_DIE, AIR = 5.2, 0.4  # The largest there, and between rows.
BETWEEN = 1.4  # Two columns.
NARROW = 40.0  # Less has no room for two columns with names.
OUTLINE, ROUND = 0.08, 0.17  # Shares of a die's side, as are those below:
PIP, APART = 0.075, 0.21
UPPER_LEFT, UPPER_RIGHT, LEFT = (-1, -1), (1, -1), (-1, 0)
RIGHT, LOWER_LEFT, LOWER_RIGHT = (1, 0), (-1, 1), (1, 1)
MIDDLE = (0, 0)
PIPS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: (MIDDLE,),
    2: (LOWER_LEFT, UPPER_RIGHT),
    3: (LOWER_LEFT, MIDDLE, UPPER_RIGHT),
    4: (UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT),
    5: (UPPER_LEFT, UPPER_RIGHT, MIDDLE, LOWER_LEFT, LOWER_RIGHT),
    6: (UPPER_LEFT, UPPER_RIGHT, LEFT, RIGHT, LOWER_LEFT, LOWER_RIGHT),
}


def face_of(resource: Resource, edition: Edition) -> int:
    """Return the face of an ordinary die that stands for a resource, 1 to 5."""
    return edition.dice.index(resource) + 1


def draw_die(face: int, centre: Point, size: float, theme: Theme) -> Iterator[Item]:
    """Yield a die that shows a face, 1 to 6, in a square of this size."""
    line = Stroke(theme.ink, OUTLINE * size)
    square = Box.around(*centre, size).inset(line.width / 2)
    yield rectangle(square, WHITE, line, ROUND * size)
    x, y = centre
    places = [(x + across * APART * size, y + down * APART * size) for across, down in PIPS[face]]
    # Lines end round.
    dots = [((px, py), (px + 0.01, py)) for px, py in places]
    yield lines(dots, Stroke(theme.ink, 2 * PIP * size))


def draw_named_dice(
    edition: Edition, table: Table, words: Words, box: Box, *, is_special: bool = False
) -> Iterator[Item]:
    """Yield every face with what it stands for and its name, in one column or two.

    Special dice show resources themselves; of them there are only these.
    """
    theme = table.theme
    rows = QUESTION if box.width < NARROW else QUESTION // 2
    high, columns = box.height / rows, QUESTION // rows
    names = [edition.resource_text(each, table.language) for each in edition.dice]
    names.append(words("dice.any"))
    longest = [
        max(width(name, TEXT_PT) for name in names[start : start + rows]) + 0.02
        for start in range(0, QUESTION, rows)
    ]
    fitting = (box.width - sum(longest) - BETWEEN) / columns / 2 - AFTER
    size = min(LARGEST_DIE, high - AIR, fitting)
    # A name that is longer than half the box has room for moves the second column to the left.
    aside = min(box.width / columns, box.width - 2 * (size + AFTER) - longest[-1])
    faces = zip((*edition.dice, "question"), names, strict=True)
    for index, (resource, name) in enumerate(faces):
        column, row = divmod(index, rows)
        x, y = box.x + column * aside, box.y + (row + 0.5) * high
        symbol = x + size / 2
        if not is_special:
            yield from draw_die(index + 1, (symbol, y), size, theme)
            symbol += size + AFTER
        elif resource == "question":
            return
        yield icon(resource, (symbol, y), size, theme.ink, theme.fill(resource))
        left = symbol + size / 2 + AFTER
        end = box.right if column == columns - 1 else box.x + aside
        yield write(name, Box(left, y - 2, end - left, 4), TEXT_PT, colour=theme.ink)


def draw_dice_key(
    edition: Edition, box: Box, theme: Theme, columns: int = QUESTION
) -> Iterator[Item]:
    """Yield every face with what it stands for, shared out over columns and the box's height."""
    rows = -(-QUESTION // columns)
    wide, high = box.width / columns, box.height / rows
    size = min(DIE, high, (wide - 2 * AFTER) / 2)
    for index, resource in enumerate((*edition.dice, "question")):
        row, column = divmod(index, columns)
        x, y = box.x + column * wide, box.y + (row + 0.5) * high
        yield from draw_die(index + 1, (x + size / 2, y), size, theme)
        symbol = x + size + AFTER + size / 2
        yield icon(resource, (symbol, y), size, theme.ink, theme.fill(resource))

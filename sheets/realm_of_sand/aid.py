"""The aid: set-up by number of players, the turn, the crystals' powers, the end.

A picture shows where a card's points and hourglasses stand and how its pattern lies on a board,
another one the market in its ring of rune tiles and what is played beside the queen.
"""

from collections.abc import Iterator, Mapping, Sequence

from sheets.drawing.figures import outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import line, polygon, rectangle
from sheets.drawing.shapes import Box, Group, Item, Point, Stroke
from sheets.drawing.sizes import FIRM, HAIR, HEAVY, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.page.layout import Kind, Layout, aid_pages
from sheets.page.panels import LEAD, POINT, Panel, Topic, panelled_aid
from sheets.realm_of_sand.desert import draw_desert
from sheets.realm_of_sand.edition import MARKET_ROWS, Edition
from sheets.realm_of_sand.pieces import (
    PIECES_OF_TILE,
    POWERS,
    RUNES,
    crystal,
    disc,
    hourglass,
    piece,
)
from sheets.table.players import initials
from sheets.table.table import Table
from sheets.words.text import Value
from sheets.words.translation import Words

TEXT_PT = 10.2
SHARES = (0.97, 1.1, 0.93)
SETUP = ("board", "crystal", "market", "ring", "discs", "first")
DISC_CELL = (12.0, 6.4)  # Of the table of discs.
LABELS = 18.0
CLAIM = ("show", "take", "reward")
CRYSTALS = ("charge", "use")
ENDING = ("round", "score", "tie")
POWER = 1.05  # The scale of the pictures of what crystals do.
POWER_ROW, AFTER_NAME = 6.0, 3.0  # Of a name and its picture; between the two.
CRYSTAL, CRYSTAL_COLUMN = 3.7, 9.6
DISC = "disc"  # One of some colour.
MOVES: Mapping[str, tuple[tuple[str, ...], Mapping[int, str]]] = {
    "tile": (("round", "triangle", "diamond"), {1: "round", 2: "triangle", 3: "diamond"}),
    "discs": ((DISC, DISC, DISC), {0: DISC, 2: DISC, 5: DISC}),
}


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid (R1-R4)."""
    columns = (
        (_setup(edition, table, words),),
        (_turn(words), _claim(words)),
        (_crystals(edition, table, words), _ending(edition, table, words)),
    )
    return panelled_aid(
        edition, table, words, columns, size_pt=TEXT_PT, shares=SHARES, scenery=draw_desert
    )


def _setup(edition: Edition, table: Table, words: Words) -> Topic:
    setup = edition.setup
    values: dict[str, Value] = {
        "tiles": setup.tiles,
        "market": setup.market,
        "rows": ", ".join(MARKET_ROWS),
    }
    steps = SETUP if table.players > 1 else SETUP[:-1]

    def fill(panel: Panel) -> None:
        for number, step in enumerate(steps, 1):
            panel.step(number, words(f"setup.{step}", **values))
            if step == "discs":
                panel.items += _discs(panel.room(2 * DISC_CELL[1]), edition, table, words)
                panel.gap()
        panel.gap()
        panel.items += ring_picture(panel.room(RING_HEIGHT), setup.market, panel.theme, words)

    return Topic(words("aid.setup"), fill)


def _discs(room: Box, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield how many discs there are with each number of players, this table's marked."""
    theme = table.theme
    labels = Box(room.x + LEAD, room.y, LABELS, DISC_CELL[1])
    for row, label in enumerate((words("setup.players"), words("setup.of-each"))):
        place = Box(labels.x, labels.y + row * DISC_CELL[1], labels.width - 1, DISC_CELL[1])
        yield write(label, place, LABEL_PT, colour=theme.ink)
    for players, discs in enumerate(edition.setup.discs, 1):
        is_here = players == table.players
        x = labels.right + (players - 1) * DISC_CELL[0]
        figures = (str(players), str(discs) if discs else words("setup.all"))
        for row, figure in enumerate(figures):
            cell = Box(x, labels.y + row * DISC_CELL[1], *DISC_CELL)
            ground = theme.fill("panel" if row else "start")
            yield rectangle(cell, ground, Stroke(theme.line, HAIR))
            face = "bold" if is_here or row == 0 else "text"
            yield write(figure, cell, TEXT_PT, colour=theme.ink, name=face, anchor="middle")
    x = labels.right + (table.players - 1) * DISC_CELL[0]
    yield rectangle(
        Box(x, labels.y, DISC_CELL[0], 2 * DISC_CELL[1]), None, Stroke(theme.ink, HEAVY)
    )


def _turn(words: Words) -> Topic:
    def fill(panel: Panel) -> None:
        panel.step(1, words("turn.once"))
        for key, (before, after) in MOVES.items():
            panel.point(words(f"turn.{key}"), LEAD)
            panel.space(AROUND)
            panel.items += move_picture(panel.room(CELL), before, after, panel.theme)
            panel.gap()
        for number, key in enumerate(("covered", "dark", "often", "refill"), 2):
            panel.step(number, words(f"turn.{key}"))

    return Topic(words("aid.turn"), fill)


def _claim(words: Words) -> Topic:
    def fill(panel: Panel) -> None:
        for part in CLAIM:
            panel.point(words(f"claim.{part}"))
            panel.gap()
        panel.items += card_picture(panel.room(CARD_HEIGHT), panel.theme, words)

    return Topic(words("aid.claim"), fill)


def _crystals(edition: Edition, table: Table, words: Words) -> Topic:
    colours = [*edition.names.crystals]
    names = tuple(edition.crystal_text(colour, table.language) for colour in colours)

    def fill(panel: Panel) -> None:
        for part in CRYSTALS:
            panel.paragraph(words(f"crystals.{part}"))
            panel.gap()
        for colour, name, initial in zip(colours, names, initials(names), strict=True):
            centre = (panel.box.x + CRYSTAL, panel.y + CRYSTAL + 0.9)
            panel.items += crystal(colour, initial, centre, CRYSTAL, panel.theme)
            head = panel.room(POWER_ROW)
            place = Box(head.x + CRYSTAL_COLUMN, head.y, head.width - CRYSTAL_COLUMN, head.height)
            panel.items.append(
                write(name, place, panel.size_pt, colour=panel.theme.title, name="bold")
            )
            power, theme = POWERS[colour], panel.theme
            beside = place.x + width(name, panel.size_pt, "bold") + AFTER_NAME
            scale = min(POWER, (head.right - beside) / power.width)
            left = (beside, head.centre[1])
            panel.items.append(Group(tuple(power.draw(theme)), *left, scale))
            panel.paragraph(words(f"power.{colour}"), indent=CRYSTAL_COLUMN)
            panel.gap()

    return Topic(words("aid.crystals"), fill, "crystal")


def _ending(edition: Edition, table: Table, words: Words) -> Topic:
    parts = ENDING if table.players > 1 else ("alone",)

    def fill(panel: Panel) -> None:
        for number, part in enumerate(parts):
            if number:
                panel.gap()
            panel.paragraph(words(f"ending.{part}", number=edition.hourglasses))
            if not number and not table.plain:
                panel.space(AROUND)
                panel.items += end_picture(panel.room(CELL), edition.hourglasses, panel.theme)

    return Topic(words("aid.end"), fill, "crown")


# What is played in a turn, and where on a row of a board it comes to lie.
SPACES = 6
AROUND = 0.6  # Above a picture.


def move_picture(
    place: Box, before: Sequence[str], after: Mapping[int, str], theme: Theme
) -> Iterator[Item]:
    """Yield what is played, an arrow, and a row of a board after it."""
    x = place.x + LEAD + POINT
    if DISC not in before:
        yield rectangle(Box(x, place.y, len(before) * CELL, CELL), "#ffffff", outline(theme), 0.4)
    for number, what in enumerate(before):
        yield from _at(Box(x + number * CELL, place.y, CELL, CELL), what, theme)
    start = x + PIECES_OF_TILE * CELL + 2
    end, y = start + 7, place.centre[1]
    yield line((start, y), (end - 1, y), stroke=Stroke(theme.ink, FIRM))
    yield polygon(((end, y), (end - 2, y - 1), (end - 2, y + 1)), theme.ink)
    for number in range(SPACES):
        cell = Box(end + 2 + number * CELL, place.y, CELL, CELL)
        yield rectangle(cell, theme.fill("panel") or "#ffffff", outline(theme))
        if number in after:
            yield from _at(cell, after[number], theme)


def end_picture(place: Box, number: int, theme: Theme) -> Iterator[Item]:
    """Yield as many hourglasses as end the game, the last one framed."""
    pitch = min(place.width / number, place.height + 1)
    high = min(0.8 * pitch, place.height - 1.6)
    for index in range(number):
        x = place.x + (index + 0.5) * pitch
        glass = Box.around(x, place.centre[1], high)
        yield hourglass(glass, theme.fill("gold") or "#ffffff", Stroke(theme.ink, HAIR))
    yield rectangle(glass.inset(-0.7), None, Stroke(theme.ink, HEAVY), 0.8)


# A card, and its pattern on a part of a board.
CELL = 5.6
CARD = (25.0, 32.0)
SIDE = 4  # Of the part of a board that is shown, in cells.
CARD_HEIGHT = CARD[1]
# An example of what a card asks for, by column and row.
PATTERN: Mapping[tuple[int, int], str] = {(0, 0): "round", (1, 0): "triangle", (1, 1): DISC}
AT, OTHER = (1, 1), (3, 3)  # Where it lies on the board, mirrored, and a piece that is not of it.


def card_picture(place: Box, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the picture at the top of a place; it is CARD_HEIGHT high."""
    side = SIDE * CELL
    board = Box(place.right - side - 1, place.y + CARD_HEIGHT - side, side, side)
    box = Box(place.x + (place.width - side - CARD[0]) / 2 - 1, place.y, *CARD)
    yield from _card(box, theme)
    yield from _board(board, theme)
    yield from _captions(place, box, board, theme, words)


def _card(box: Box, theme: Theme) -> Iterator[Item]:
    yield rectangle(box, theme.fill("panel") or "#ffffff", Stroke(theme.ink, FIRM), 1.6)
    points = Box(box.x + 1.8, box.y + 1.6, 5, 5)
    yield write("7", points, 13, colour=theme.ink, name="bold", anchor="middle")
    for index in range(2):
        glass = Box(box.right - 6 - index * 4.6, box.y + 1.7, 4.6, 4.6)
        yield hourglass(glass, theme.fill("gold") or "#ffffff", Stroke(theme.ink, HAIR))
    left, top = box.centre[0] - CELL, box.y + 9
    for (column, row), what in PATTERN.items():
        yield from _at(Box(left + column * CELL, top + row * CELL, CELL, CELL), what, theme)
    y = box.bottom - 6
    yield line((box.x, y - 4), (box.right, y - 4), stroke=outline(theme))
    for index in range(2):
        yield disc((box.x + 5.6 + index * 5.2, y + 1), 2.1, theme)
    plus = Box(box.right - 9, y - 1.5, 7, 5)
    yield write("+1", plus, 11, colour=theme.ink, name="bold", anchor="middle")


def _board(board: Box, theme: Theme) -> Iterator[Item]:
    """Yield a part of a board on which the pattern lies mirrored, and is framed."""
    yield rectangle(board, theme.fill("panel") or "#ffffff", Stroke(theme.ink, HAIR))
    for step in range(1, SIDE):
        x, y = board.x + step * CELL, board.y + step * CELL
        yield line((x, board.y), (x, board.bottom), stroke=outline(theme))
        yield line((board.x, y), (board.right, y), stroke=outline(theme))
    widest = max(column for column, _ in PATTERN)
    for (column, row), what in PATTERN.items():
        yield from _at(_cell(board, AT[0] + widest - column, AT[1] + row), what, theme)
    yield from _at(_cell(board, *OTHER), "diamond", theme)


def _cell(board: Box, column: int, row: int) -> Box:
    return Box(board.x + column * CELL, board.y + row * CELL, CELL, CELL)


def _at(cell: Box, what: str, theme: Theme) -> Iterator[Item]:
    if what == DISC:
        yield disc(cell.centre, 0.38 * CELL, theme)
    else:
        yield from piece(cell.inset(0.4), what, theme)


def _captions(place: Box, box: Box, board: Box, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield what stands where on the card, and an arrow to the board."""
    at_left = {
        "pad.points": box.y + 4.1,
        "card.pattern": box.y + 14.6,
        "card.reward": box.bottom - 5,
    }
    for key, y in at_left.items():
        text = Box(place.x, y - 2, box.x - place.x - 2, 4)
        yield write(words(key), text, LABEL_PT, colour=theme.ink, anchor="end")
        yield line((box.x - 1.4, y), (box.x - 0.2, y), stroke=Stroke(theme.ink, HAIR))
    glasses = Box(box.right + 2, box.y + 2.1, place.right - box.right - 2, 4)
    yield write(words("card.hourglasses"), glasses, LABEL_PT, colour=theme.ink)
    y = glasses.centre[1]
    yield line((box.right + 0.2, y), (box.right + 1.4, y), stroke=Stroke(theme.ink, HAIR))
    mirrored = Box(board.x, board.y - 4.4, board.width, 4)
    yield write(words("card.mirrored"), mirrored, LEAST_PT, colour=theme.quiet, anchor="middle")
    start, end, y = box.right + 1.5, board.x - 1.5, board.y + 1.5 * CELL
    yield line((start, y), (end - 1, y), stroke=Stroke(theme.ink, FIRM))
    yield polygon(((end, y), (end - 2, y - 1), (end - 2, y + 1)), theme.ink)


# The market in its ring of rune tiles.
PIECE = 4.1
TILE = PIECES_OF_TILE * PIECE
GAP = 1.7  # Between tiles.
QUEEN = 10.4  # The queen's gap in the upper side of the ring.
ABOVE, BESIDE = 4, 3  # Tiles on the upper and the lower side, and on the two others.
ACROSS = ABOVE * TILE + (ABOVE - 2) * GAP + QUEEN
DOWN = BESIDE * TILE + (BESIDE - 1) * GAP
MARKET_CARD = (7.0, 9.8)
MARKET_GAP, DECK_GAP, ROW_GAP = 1.6, 3.2, 2.1
MOST_CARDS = 4  # In a row of the picture.
CAPTION = 6.0
RING_HEIGHT = CAPTION + DOWN + 2 * (PIECE + GAP)


def ring_picture(place: Box, market: int, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the picture at the top of a place, in its middle; it is RING_HEIGHT high.

    `market` are the cards in a row.
    """
    inside = Box(place.centre[0] - ACROSS / 2, place.y + CAPTION + PIECE + GAP, ACROSS, DOWN)
    yield from _market(inside, min(market, MOST_CARDS), theme)
    yield from _ring(inside, theme)
    yield from _beside_the_queen(inside, theme)
    left, right = (inside.centre[0] + side * QUEEN / 2 for side in (-1, 1))
    behind = Box(place.x, place.y, left - place.x, 4.2)
    yield write(words("ring.behind"), behind, LABEL_PT, colour=theme.ink, anchor="end")
    ahead = Box(right, place.y, place.right - right, 4.2)
    yield write(words("ring.ahead"), ahead, LABEL_PT, colour=theme.ink)


def _market(inside: Box, market: int, theme: Theme) -> Iterator[Item]:
    """Yield the rows of cards, the last one above, each with its deck at the left (R4)."""
    (wide, high), rows = MARKET_CARD, len(MARKET_ROWS)
    x = inside.centre[0] - ((market + 1) * wide + (market - 1) * MARKET_GAP + DECK_GAP) / 2
    y = inside.centre[1] - (rows * high + (rows - 1) * ROW_GAP) / 2
    for level in reversed(MARKET_ROWS):
        for below in (0.8, 0.4, 0.0):
            deck = Box(x - below, y - below, wide, high)
            yield rectangle(deck, "#ffffff", Stroke(theme.ink, HAIR), 0.6)
        yield write(level, deck, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")
        for number in range(market):
            left = deck.right + DECK_GAP + number * (wide + MARKET_GAP)
            yield rectangle(Box(left, y, wide, high), theme.fill("panel"), outline(theme), 0.6)
        y += high + ROW_GAP


def _ring(inside: Box, theme: Theme) -> Iterator[Item]:
    """Yield the tiles of the three sides without the queen, and which way is clockwise."""
    step = (inside.width - TILE) / (ABOVE - 1)
    for index in range(ABOVE):
        yield from _tile(Box(inside.x + index * step, inside.bottom + GAP, TILE, PIECE), theme)
    for index in range(BESIDE):
        y = inside.y + index * (TILE + GAP)
        yield from _tile(Box(inside.x - GAP - PIECE, y, PIECE, TILE), theme)
        yield from _tile(Box(inside.right + GAP, y, PIECE, TILE), theme)
    corners = inside.inset(-GAP - PIECE / 2)
    yield _arrow((corners.right, corners.y), (1, 1), theme)
    yield _arrow((corners.right, corners.bottom), (-1, 1), theme)
    yield _arrow((corners.x, corners.bottom), (-1, -1), theme)
    yield _arrow((corners.x, corners.y), (1, -1), theme)


def _beside_the_queen(inside: Box, theme: Theme) -> Iterator[Item]:
    """Yield the queen, behind her where a tile is laid, before her the two to choose from."""
    y = inside.y - GAP - PIECE
    yield from _tile(Box(inside.x, y, TILE, PIECE), theme)
    slot = Box(inside.x + TILE + GAP, y, TILE, PIECE)
    yield rectangle(slot, "#ffffff", Stroke(theme.ink, FIRM, (0.9, 0.7)), 0.3)
    x = inside.centre[0]
    yield icon("crown", (x, y + PIECE / 2 - 0.4), 7.6, theme.ink, theme.fill("gold"))
    for left in (x + QUEEN / 2, x + QUEEN / 2 + TILE + GAP):
        tile = Box(left, y, TILE, PIECE)
        yield from _tile(tile, theme)
        yield rectangle(tile.inset(-0.4), None, Stroke(theme.ink, FIRM), 0.5)


def _tile(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a tile, lying or standing; its runes differ from those of its neighbours."""
    is_standing = box.height > box.width
    turn = int(box.x + box.y)
    for index in range(PIECES_OF_TILE):
        along = index * PIECE
        x, y = (box.x, box.y + along) if is_standing else (box.x + along, box.y)
        rune = RUNES[(turn + index * (turn % 2 + 1)) % len(RUNES)]
        yield from piece(Box(x, y, PIECE, PIECE), rune, theme)


def _arrow(at: Point, way: Point, theme: Theme) -> Item:
    """Return the head of an arrow that points diagonally, `way` being 1 or -1 across and down."""
    (x, y), (dx, dy) = at, way
    tip = (x + 0.8 * dx, y + 0.8 * dy)
    ends = [(x - 0.8 * dx - turn * dy, y - 0.8 * dy + turn * dx) for turn in (0.7, -0.7)]
    return polygon((tip, *ends), theme.ink)


AID = Kind(aid_layout, aid_pages)

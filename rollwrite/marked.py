"""`rollwrite.MarkedTable`: a finished game as what pens left on its sheets, place by place.

It is the session of whoever marks drawn sheets, such as a page in a browser: every place can mean
something else, whatever the rules say of that, and the table tells what follows.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from itertools import chain
from threading import Lock
from typing import Any, Final, Unpack

from rollwrite.choices import BOARD
from rollwrite.drawing import draw, draw_blank
from rollwrite.printing import Page, Sheets
from rollwrite.sources import Content, Source
from rollwrite.table_options import Keywords, TableOptions
from rollwrite.tables import chosen_level, chosen_seats, chosen_variant
from scoring.games import DEFAULT, find_game
from scoring.open_game import Editions, OpenGame
from scoring.places import FOLLOWS, Look, holds, remarked, tree_of
from scoring.places import Meaning as Meaning
from scoring.places import Place as Place
from scoring.score import Score
from sheets.drawing.filling import Filling, fillings_of, left_on
from sheets.drawing.shapes import Box, Mark, Zone, marks_of, zones_of
from sheets.editions.edition import edition_digest, edition_name, is_shipped
from sheets.files.problem import Path, Problem
from sheets.files.schema import Tree
from sheets.files.toml import write_toml
from sheets.table.table import Table
from sheets.words.text import SaidError, joined, shown

MOST_WRITTEN: Final = 999  # No figure on a sheet is more.
LONGEST_WRITTEN: Final = 200  # Characters of words in a box.
MOST_TABLES: Final = 16  # Whose blank pages are kept; who needs more draws the oldest again.
AROUND: Final = 1.5  # In mm, what is shown of a page around a place.


class WrongMarkError(SaidError, ValueError):
    """A page, a place or a meaning that there is not; the message is a Text."""


@dataclass(frozen=True, eq=False)
class MarkedPage:
    """A page for pens: as it is printed, and its places by their names, such as `cards/5`."""

    page: Page
    places: Mapping[str, Place] = field(repr=False)

    @cached_property
    def form(self) -> str:
        """The page as it was printed, as `Page.form` has it."""
        return self.page.form()

    @cached_property
    def marks(self) -> Mapping[str, Mark]:
        """Its marks by name."""
        return {mark.name: mark for mark in marks_of(self.page.drawing)}

    @cached_property
    def at(self) -> Mapping[Path, tuple[str, ...]]:
        """The names of the places that tell what stands at a path, or in a table or list there."""
        found: defaultdict[Path, dict[str, None]] = defaultdict(dict)
        for name, place in self.places.items():
            told = (each.path for look in place.looks for each in look.told)
            for path in {place.path, *told}:
                for length in range(1, len(path) + 1):
                    found[path[:length]][name] = None
        return {path: tuple(names) for path, names in found.items()}

    @cached_property
    def of_mark(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the places that a mark is of, by the mark's name; of most there is one."""
        found: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
        for name, place in self.places.items():
            for mark in place.marks:
                found[mark] += (name,)
        return found

    @cached_property
    def zones(self) -> tuple[tuple[Zone, tuple[str, ...]], ...]:
        """The page's zones with marks of places, each with the names of those that begin there."""
        left = dict.fromkeys(self.places)
        boxes = [self.marks[mark].box for mark in self.of_mark]
        found = []
        for zone in zones_of(self.page.drawing):
            here = [name for name in left if zone.box.holds(self._first(name).box)]
            left = {name: None for name in left if name not in here}
            if any(zone.box.holds(box) for box in boxes):
                found.append((zone, tuple(here)))
        return tuple(found)

    @property
    def whole(self) -> Box:
        """All of the page that a pen can touch."""
        return reduce(Box.joined, (zone.box for zone, _ in self.zones))

    def _first(self, name: str) -> Mark:
        return self.marks[self.places[name].marks[0]]

    def together(self, name: str) -> tuple[str, ...]:
        """Return the names of the places that are shown with one, itself the first."""
        path = self.places[name].path
        beside = (other for other, place in self.places.items() if path in place.beside)
        return (name, *beside)

    def box(self, place: Place) -> Box:
        """Return where a place is on the page, in mm."""
        return reduce(Box.joined, (self.marks[name].box for name in place.marks))

    def look(self, place: Place, look: Look, table: Table) -> str:
        """Return how a place looks so, as a picture `<svg>` of it alone."""
        from sheets.write.svg import part_svg  # Its library makes many patterns.

        printed = chain.from_iterable(self.marks[name].items for name in place.marks)
        left = left_on(self.page.drawing, look.fillings, table.theme)
        return part_svg((*printed, *left), self.box(place).inset(-AROUND))


class BlankPages:
    """The pages of tables before anything was written, each drawn once, in however many threads."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[Table, tuple[MarkedPage, ...]]] = OrderedDict()
        self._drawing = Lock()

    def find(self, game: OpenGame, options: TableOptions) -> tuple[Table, tuple[MarkedPage, ...]]:
        """Return the table of a state, and the pages on which it was written."""
        assert game.edition is not None  # Else there is nothing to be drawn.
        path = game.edition_path
        edition = path if path and is_shipped(path) else edition_digest(game.edition)
        key = (game.name, edition, game.variant, game.seats(), game.level, game.realms(),
               repr(options))  # fmt: skip
        with self._drawing:
            if key not in self._kept:
                self._kept[key] = _marked_pages(game, options)
            self._kept.move_to_end(key)
            if len(self._kept) > MOST_TABLES:
                self._kept.popitem(last=False)
            return self._kept[key]


def _marked_pages(game: OpenGame, options: TableOptions) -> tuple[Table, tuple[MarkedPage, ...]]:
    sheets = draw_blank(game, options)
    pages = (MarkedPage(page, dict(_places(page, game))) for page in sheets)
    return sheets.seated[0], tuple(page for page in pages if page.places)


def _places(page: Page, game: OpenGame) -> Iterator[tuple[str, Place]]:
    """Yield the places of a page by their names, each as one of the whole state."""
    assert game.game is not None
    key, signs = page.drawing.key, tuple(seat.initial for seat in game.seats())
    marks = frozenset(mark.name for mark in marks_of(page.drawing))
    for place in game.game.places_on(game.variant, key.kind, game.content, signs, marks):
        name = "/".join(map(str, place.path))
        if key.seat is not None:
            yield name, place.within(("sheet", key.seat))
        elif not key.part:  # Whose a realm is, is known when everybody has one.
            yield name, place


@dataclass(frozen=True, eq=False)
class MarkedTable:
    """The sheets of one table with what pens left on them; each step gives another table.

    `game` is what stands there; `blank` keeps pages, and `options` say how they look.
    """

    game: OpenGame = field(repr=False)
    options: TableOptions = field(repr=False)
    blank: BlankPages = field(repr=False)
    editions: Editions = field(repr=False)

    def __repr__(self) -> str:
        return f"<MarkedTable {self.game.name}: {', '.join(map(str, self.game.players))}>"

    @classmethod
    def new(
        cls,
        game: str = DEFAULT,
        *,
        blank: BlankPages | None = None,
        editions: Editions | None = None,
        **options: Unpack[Keywords],
    ) -> MarkedTable:
        """Return a table on whose sheets nobody has written yet.

        game:    its name
        blank, editions: pages and editions of other tables, kept for this one
        options: as `rollwrite.draw` takes them: variant, level, edition, players, and how it looks

        Raises WrongTableError for players that cannot be, UnknownGameError, UnknownEditionError.
        """
        played = find_game(game)
        asked = TableOptions(game, **options)
        variant = chosen_variant(played, asked.variant)
        level = chosen_level(played, variant, asked.level)
        names = asked.players if not isinstance(asked.players, int | str | None) else ()
        number = asked.players if isinstance(asked.players, int) else None
        seats = chosen_seats(played, variant, number, names)
        edition = asked.edition if isinstance(asked.edition, str) else ""
        tree: Tree = {
            "game": played.name,
            "variant": variant,
            **({"level": level} if level else {}),
            "edition": edition or edition_name(played.edition_path()),
            "sheet": [{"player": seat.name or str(number)} for number, seat in enumerate(seats, 1)],
        }
        look = replace(asked, players=None, variant=None, level=None, edition=None)
        table = cls.of(tree, blank=blank, editions=editions, look=look)
        return table._with({**tree, **_begun(tree, table.pages)})

    @classmethod
    def of(
        cls,
        source: Source,
        *,
        look: TableOptions | None = None,
        blank: BlankPages | None = None,
        editions: Editions | None = None,
    ) -> MarkedTable:
        """Return the table of a state, or of a record after its last turn.

        source:   given as for `rollwrite.score`
        look:     how the pages look; of what the state says itself it says nothing
        blank, editions: pages and editions of other tables, kept for this one

        Raises WrongTableError with the problems of what cannot be drawn, OSError.
        """
        options, editions = look or TableOptions(), editions or Editions()
        game = replace(options, filled=source).opened(editions)
        return cls(game, options, blank or BlankPages(), editions)

    def _with(self, tree: Tree) -> MarkedTable:
        return MarkedTable.of(
            Content(tree), look=self.options, blank=self.blank, editions=self.editions
        )

    @cached_property
    def tree(self) -> Tree:
        """What stands on the sheets, as `score` takes it."""
        return self.game.tree()

    @cached_property
    def _printed(self) -> tuple[Table, tuple[MarkedPage, ...]]:
        return self.blank.find(self.game, self.options)

    @property
    def pages(self) -> tuple[MarkedPage, ...]:
        """The pages for pens, as they were printed, in the order of the document."""
        return self._printed[1]

    @cached_property
    def fillings(self) -> tuple[tuple[Filling, ...], ...]:
        """What stands on each of the pages."""
        pages, keys = self.game.fillings(), (each.page.drawing.key for each in self.pages)
        return tuple(pages.get(key) or pages.get(key._replace(seat=None), ()) for key in keys)

    def place(self, page: int, name: str) -> Place:
        """Return a place of a page, counted from 0; raises WrongMarkError."""
        if not 0 <= page < len(self.pages):
            number, most = page + 1, len(self.pages)
            raise WrongMarkError("there is no page {number} of {most}", number=number, most=most)
        if name not in (places := self.pages[page].places):
            called = self.pages[page].page.title
            raise WrongMarkError("{page} has no place {name}", page=called, name=shown(name))
        return places[name]

    def meanings(self, page: int) -> Mapping[str, Meaning]:
        """Return what each place of a page means now, by its name, where that tells something."""
        if page not in self._meanings:
            self._meanings[page] = dict(self._said_on(page))
        return self._meanings[page]

    @cached_property
    def _meanings(self) -> dict[int, Mapping[str, Meaning]]:
        return {}

    def _said_on(self, page: int) -> Iterator[tuple[str, Meaning]]:
        at: defaultdict[str, list[Filling]] = defaultdict(list)
        for filling in self.fillings[page]:
            if filling.how not in FOLLOWS:
                at[filling.mark].append(filling)
        places = self.pages[page].places
        for name in dict.fromkeys(name for mark in at for name in self.pages[page].of_mark[mark]):
            place = places[name]
            found = place.says(each for mark in place.marks for each in at.get(mark, ()))
            if place.written == "words":
                found = (", ".join(map(str, found)),)
            telling = [each for each in found if place.told(each)]
            # Of several that look the same, and of what no look is, the state says which.
            likely = telling or [look.meaning for look in place.looks]
            held = (each for each in likely if holds(self.tree, place.told(each)))
            meaning = next(held, telling[0] if telling else None)
            if meaning is not None:
                yield name, meaning

    def marked(self, page: int, name: str, meaning: Meaning | None) -> MarkedTable:
        """Return the table in which a place of a page means something else.

        page: counted from 0
        meaning: that of one of the place's looks, of a figure a number to 999, of words a text;
                 None for nothing at all

        The rules may forbid it: the paper says what it says. Raises WrongMarkError.
        """
        place = self.place(page, name)
        if meaning is not None:
            _check(place, meaning)
        places = [*self.pages[page].places.values()]
        return self._with(remarked(self.tree, places, place, meaning))

    def strains(self, page: int, name: str, meaning: Meaning | None) -> tuple[Problem, ...]:
        """Return what would be wrong with another meaning of a place that is not wrong now."""
        there = {(each.path, each.message) for each in self.problems}
        other = self.marked(page, name, meaning).problems
        return tuple(each for each in other if (each.path, each.message) not in there)

    def pen(self, page: int, prefix: str = "") -> str:
        """Return what stands on a page as an element `<svg>` to be laid over its form."""
        from sheets.write.svg import pen_svg  # Its library makes many patterns.

        drawing, table = self.pages[page].page.drawing, self._printed[0]
        said = fillings_of(drawing, table, {drawing.key: self.fillings[page]}, self.game.day)
        return pen_svg(drawing, left_on(drawing, said, table.theme), prefix)

    def look(self, page: int, place: Place, look: Look) -> str:
        """Return how a place of a page looks so, as a picture `<svg>` of it alone."""
        return self.pages[page].look(place, look, self._printed[0])

    @property
    def first(self) -> int:
        """Which page is marked first: the first player's own, else one that is no board."""
        kinds = [(each.page.seat is None, each.page.kind == BOARD) for each in self.pages]
        return kinds.index(min(kinds))

    @cached_property
    def sheets(self) -> Sheets:
        """The sheets with what stands on them, as `rollwrite.draw` gives them."""
        return draw(replace(self.options, filled=self.game))

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """All that is wrong or doubtful."""
        return tuple(self.game.find_problems())

    @cached_property
    def score(self) -> Score:
        """The score, as far as it can be told; its problems say what was left out."""
        return self.game.score(lenient=True)

    def concerned(self, problem: Problem) -> Iterator[tuple[int, str]]:
        """Yield the places that a problem is about, each by its page and name.

        Of what is wrong with several together they are those on which something stands.
        """
        for number, page in enumerate(self.pages):
            there = page.at.get(problem.path, ())
            if len(there) > 1:
                said = self.meanings(number)
                there = tuple(name for name in there if name in said)
            yield from ((number, name) for name in there)

    def is_open(self, problem: Problem) -> bool:
        """Return whether what a problem tells is only that nothing was marked there yet."""
        there: Any = self.tree
        for step in problem.path:
            try:
                there = there[step]
            except (KeyError, IndexError, TypeError):
                return bool(problem.path)
        return there in ([], {})

    def text(self) -> str:
        """Return the state as a file has it, in TOML."""
        return write_toml(self.tree)


def _check(place: Place, meaning: Meaning) -> None:
    """Raise WrongMarkError for what a place cannot mean."""
    if place.written == "figure":
        if type(meaning) is not int or not 0 <= meaning <= MOST_WRITTEN:
            raise WrongMarkError(
                "{place} is a number from 0 to {most}, not {value}",
                place=place.title,
                most=MOST_WRITTEN,
                value=shown(meaning),
            )
    elif place.written:
        if not isinstance(meaning, str) or len(meaning) > LONGEST_WRITTEN:
            most = LONGEST_WRITTEN
            raise WrongMarkError(
                "{place} is a text of at most {most} letters", place=place.title, most=most
            )
    elif not any(
        type(meaning) is type(each.meaning) and meaning == each.meaning for each in place.looks
    ):
        raise WrongMarkError(
            "{place} is one of {known}, not {value}",
            place=place.title,
            known=joined([each.label for each in place.options], "or"),
            value=shown(meaning),
        )


def _begun(tree: Tree, pages: Sequence[MarkedPage]) -> Tree:
    """Return the lists and tables that sheets can tell of, empty; nobody need draw a board."""
    own = (page for page in pages if page.page.kind != BOARD)
    begun = tree_of((), (place for page in own for place in page.places.values()))
    sheets = begun.get("sheet", [])
    sheets += [{}] * (len(tree["sheet"]) - len(sheets))
    both = zip(tree["sheet"], sheets, strict=True)
    return {**begun, "sheet": [{**one, **other} for one, other in both]}

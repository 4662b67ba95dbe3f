"""Checks of an edition of Pandoria Merchants: errors first, then what is unlike the rules.

An error is what the rules cannot work with. A warning is a departure from a number or an order
that a rule names; such sheets print and score all the same. What no rule names, such as the size
of the board or how many monuments there are, is the edition's own and never a problem.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations, pairwise

from sheets.drawing.icons import ICONS
from sheets.editions.head import ByLanguage
from sheets.editions.head_checks import (
    TITLE,
    find_head_problems,
    find_missing_languages,
    find_name_problems,
    find_unprintable,
)
from sheets.files.problem import FieldPath, Path, Problem
from sheets.merchants.edition.edition import (
    BUILDINGS,
    COLUMN_BOUGHT,
    FAMILY_SPELLS,
    FEWEST_PLAYERS,
    LONGEST_SEED,
    MOST_PLAYERS,
    POWERS,
    RESOURCES,
    SPELL_NAMES,
    SPELLS,
    TRACK_END,
    TRACKS,
    Card,
    Edition,
    Value,
    split_strength,
)
from sheets.merchants.edition.map_checks import (
    BOARD_RULES,
    COLUMNS,
    MAP_RULES,
    STOREYS,
    TARGET_RULES,
    Rules,
    archive_places,
    building_names,
    cards,
    spell_names,
    unknown,
    unusual,
)
from sheets.words.text import Text, nearest, quoted

NAMES = FieldPath(("names",))
HAS_NONE = Text("has no name in any language")
MOST = 99  # What a sheet has room for, of figures and of things to cross.
FEWEST_COLUMNS = 7  # M1.5
# What all of a track, as much craft at a Market (M4.5) and a discount (M4.6) pay together.
MOST_PAID = 2 * TRACK_END + 1
USUAL_STOREYS = 3  # F8
MOST_PLACES = 26  # A storey's are lettered A to Z.
MOST_SPELLS = 99  # What a sheet has room for, at the most.


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right, part by part."""
    problems: list[Problem] = []
    for wrong, doubtful in _PARTS:
        found = [problem for rule in wrong for problem in rule(edition)]
        problems += found or [problem for rule in doubtful for problem in rule(edition)]
    return problems


def find_seed_problems(edition: Edition) -> Iterator[Problem]:
    """Find a seed that cannot be printed."""
    if edition.seed:
        for problem in find_unprintable({("seed",): {"en": edition.seed}}, LONGEST_SEED):
            yield replace(problem, path=("seed",))


def _used_are_named(edition: Edition) -> Iterator[Problem]:
    on_cards = (card.spell for _, card in cards(edition))
    in_archive = (spell for _, place in archive_places(edition) for spell in place.spells)
    spells = (split_strength(each)[0] for each in chain(on_cards, in_archive) if each in SPELLS)
    buildings = (card.building for _, card in cards(edition) if card.building in BUILDINGS)
    named = _names(edition)
    for key, needed, rule in (
        ("resources", RESOURCES, "M1.1"),
        ("spells", spells, "M9"),
        ("buildings", buildings, "M8"),
    ):
        for name in dict.fromkeys(needed):
            place = NAMES.at(key, name)
            if not named.get(place.path):
                yield place.error(rule, HAS_NONE)


def _faces_whole(edition: Edition) -> Iterator[Problem]:
    if sorted(edition.dice) != sorted(RESOURCES):
        message = Text("each of the five resources is on one face; the sixth is “?”")
        yield FieldPath(("dice",)).error("M3.1", message)


def _icons_known(edition: Edition) -> Iterator[Problem]:
    choice = (*POWERS, *ICONS)
    for power, icon in edition.icons.items():
        place = FieldPath(("icons", power))
        if power not in POWERS:
            hint = nearest(power, POWERS)
            message = Text(
                "no spell or building is called {word}{hint}", word=quoted(power), hint=hint
            )
            yield place.error("", message)
        elif icon not in choice:
            hint = nearest(icon, choice)
            yield place.error("", "no icon is called {word}{hint}", word=quoted(icon), hint=hint)


def _guilds_named(edition: Edition) -> Iterator[Problem]:
    guilds = edition.names.guilds
    for resource in TRACKS if edition.archive else ():
        if resource not in guilds:
            message = Text("has no name; the sheets print that of the resource")
            yield NAMES.at("guilds", resource).warning("F3", message)
    if "city" in guilds:
        message = Text("is of no use; there are guilds of gold, wood, crystal and craft only")
        yield NAMES.at("guilds", "city").warning("F3", message)


def _known_to_the_rules(edition: Edition) -> Iterator[Problem]:
    for key, named, known, rule in (
        ("spells", edition.names.spells, SPELL_NAMES, "M9"),
        ("buildings", edition.names.buildings, BUILDINGS, "M8"),
    ):
        for name in named:
            if name not in known:
                message = Text(
                    "no rule knows {word}{hint}", word=quoted(name), hint=nearest(name, known)
                )
                yield NAMES.at(key, name).warning(rule, message)


def _names(edition: Edition) -> dict[Path, ByLanguage]:
    """Return everything that has a name in every language, the title too."""
    words, land = edition.names, edition.solo.map
    territories = enumerate(land.territories if land else ())
    return {
        TITLE: edition.title,
        **{("names", "resources", key): name for key, name in words.resources.items()},
        **{("names", "guilds", key): name for key, name in words.guilds.items()},
        **{("names", "spells", key): name for key, name in words.spells.items()},
        **{("names", "buildings", key): name for key, name in words.buildings.items()},
        **{
            ("solo", "map", "territories", index, "name"): territory.name
            for index, territory in territories
            if territory.name
        },
    }


def _sheet(edition: Edition) -> Iterator[Problem]:
    for key in ("artifacts", "workers"):
        count = getattr(edition.sheet, key)
        if not 0 <= count <= MOST:
            message = Text("is {number}; a sheet has 0 to {most}", number=count, most=MOST)
            yield FieldPath(("sheet", key)).error("M1.5", message)


def _points(edition: Edition) -> Iterator[Problem]:
    for row, values in _value_rows(edition):
        for index, value in enumerate(values):
            if not 1 <= value.points <= MOST:
                message = Text(
                    "is {number}; a value has 1 to {most} points", number=value.points, most=MOST
                )
                yield row.at(index, "points").error("M1.5", message)


def _values_fall(edition: Edition) -> Iterator[Problem]:
    for row, values in _value_rows(edition):
        for index, (one, next_) in enumerate(pairwise(values), 1):
            if one.points <= next_.points:
                message = Text(
                    "is {number} after {before}; each must be lower than the one before",
                    number=next_.points,
                    before=one.points,
                )
                yield row.at(index, "points").error("M1.5", message)


def _values_in_play(edition: Edition) -> Iterator[Problem]:
    for row, values in _value_rows(edition):
        for index, value in enumerate(values):
            if not FEWEST_PLAYERS <= value.players <= MOST_PLAYERS:
                message = Text(
                    "is {number}; a value is in play from 2, 3 or 4 players on",
                    number=value.players,
                )
                yield row.at(index, "players").error("M2.1", message)


def _start_cards(edition: Edition) -> Iterator[Problem]:
    if not edition.columns or not edition.columns[0].cards:
        message = Text("has no cards to start with; the first column holds the start cards")
        yield COLUMNS.at(0).error("M2.3", message)
    for index, column in enumerate(edition.columns[1:], 1):
        if not column.cards:
            yield COLUMNS.at(index, "cards").error("M1.5", "is empty; a column needs a card")


def _numbers(edition: Edition) -> Iterator[Problem]:
    first: dict[int, FieldPath] = {}
    for place, card in cards(edition):
        if not 1 <= card.number <= MOST:
            message = Text(
                "the number of a card must be 1 to {most}, not {number}",
                most=MOST,
                number=card.number,
            )
            yield place.at("number").error("M1.5", message)
        elif card.number in first:
            message = Text(
                "another card has this number already: {place}; every card needs its own",
                place=first[card.number].name,
            )
            yield place.at("number").error("M1.5", message)
        first.setdefault(card.number, place)


def _powers(edition: Edition) -> Iterator[Problem]:
    for place, card in cards(edition):
        for key, word, known, names_of, rule in (
            ("spell", card.spell, SPELLS, spell_names, "M9"),
            ("building", card.building, BUILDINGS, building_names, "M8"),
        ):
            if word not in known:
                message = unknown(word, known, names_of(edition, known))
                yield place.at(key).error(rule, message)


def _prices(edition: Edition) -> Iterator[Problem]:
    for place, card in cards(edition):
        for key, price in _prices_of(card).items():
            if not 1 <= price <= MOST:
                message = Text("is {number}; a price is 1 to {most}", number=price, most=MOST)
                yield place.at(key).error("M1.6", message)


def _columns(edition: Edition) -> Iterator[Problem]:
    if len(edition.columns) < FEWEST_COLUMNS:
        message = Text(
            "has {number}; {usual} or more are usual",
            number=len(edition.columns),
            usual=FEWEST_COLUMNS,
        )
        yield COLUMNS.warning("M1.5", message)
    for index, column in enumerate(edition.columns):
        cards_place = COLUMNS.at(index, "cards")
        yield from unusual(cards_place, len(column.cards), COLUMN_BOUGHT, "M6.2")


def _can_be_paid(edition: Edition) -> Iterator[Problem]:
    for place, card in cards(edition):
        for key, price in _prices_of(card).items():
            if price > MOST_PAID:
                message = Text(
                    "is {number}; with craft and a discount nobody can pay more than {most}",
                    number=price,
                    most=MOST_PAID,
                )
                yield place.at(key).warning("M4.5", message)


def _value_rows(edition: Edition) -> tuple[tuple[FieldPath, tuple[Value, ...]], ...]:
    return (
        (FieldPath(("relics", "two")), edition.relics.two),
        (FieldPath(("relics", "three")), edition.relics.three),
        (FieldPath(("monuments", "values")), edition.monuments.values),
    )


def _prices_of(card: Card) -> dict[str, int]:
    return {"crystals": card.crystals, "gold": card.gold, "wood": card.wood}


def _storeys(edition: Edition) -> Iterator[Problem]:
    if edition.archive is None:
        return
    if not edition.archive.storeys:
        message = Text("there are none; leave out [archive] if you print no family version")
        yield STOREYS.error("F8", message)
    for index, storey in enumerate(edition.archive.storeys):
        if all(place.players > FEWEST_PLAYERS for place in storey.places):
            message = Text("has no place in play with {players} players", players=FEWEST_PLAYERS)
            yield STOREYS.at(index).error("F2", message)
        if len(storey.places) > MOST_PLACES:
            message = Text(
                "has {number}; a storey has 1 to {most}, lettered A to Z",
                number=len(storey.places),
                most=MOST_PLACES,
            )
            yield STOREYS.at(index, "places").error("F8", message)


def _places(edition: Edition) -> Iterator[Problem]:
    for where, place in archive_places(edition):
        if not FEWEST_PLAYERS <= place.players <= MOST_PLAYERS:
            message = Text(
                "is {number}; a place is in play from 2, 3 or 4 players on", number=place.players
            )
            yield where.at("players").error("F2", message)
        if not place.spells:
            message = Text("is empty; a place needs a spell to take")
            yield where.at("spells").error("F8", message)


def _spells(edition: Edition) -> Iterator[Problem]:
    found = sum(len(place.spells) for _, place in archive_places(edition))
    if found > MOST_SPELLS:
        message = Text(
            "has {number} spells in all; a sheet has room for {most} at the most",
            number=found,
            most=MOST_SPELLS,
        )
        yield FieldPath(("archive",)).error("F8", message)
    for where, place in archive_places(edition):
        for spell in place.spells:
            if spell not in SPELLS:
                names = spell_names(edition, FAMILY_SPELLS)
                yield where.at("spells").error("F8", unknown(spell, FAMILY_SPELLS, names))
            elif spell not in FAMILY_SPELLS:
                message = Text(
                    "{spell!r} can do nothing in the family version, which has no cards",
                    spell=spell,
                )
                yield where.at("spells").error("F5", message)


def _usual_archive(edition: Edition) -> Iterator[Problem]:
    if edition.archive:
        yield from unusual(STOREYS, len(edition.archive.storeys), USUAL_STOREYS, "F8")
    for where, place in archive_places(edition):
        for above, below in combinations(place.spells, 2):
            (name, weak), (other, strong) = split_strength(above), split_strength(below)
            if name == other and weak < strong:
                message = Text(
                    "{below!r} is under {above!r}, which is weaker; the strongest comes first",
                    below=below,
                    above=above,
                )
                yield where.at("spells").warning("F8", message)


# A part without an error is looked at for warnings.
_PARTS: tuple[Rules, ...] = (
    ((find_head_problems,), ()),
    (
        (
            lambda edition: find_name_problems(_names(edition)),
            find_seed_problems,
            _used_are_named,
            _icons_known,
            _faces_whole,
        ),
        (
            lambda edition: find_missing_languages(_names(edition)),
            _guilds_named,
            _known_to_the_rules,
        ),
    ),
    BOARD_RULES,
    ((_sheet, _points, _values_fall, _values_in_play), ()),
    ((_start_cards, _numbers, _powers, _prices), (_columns, _can_be_paid)),
    ((_storeys, _places, _spells), (_usual_archive,)),
    TARGET_RULES,
    MAP_RULES,
)

"""Every problem of a state of Merchants, in the order of its sheets.

A sheet of which something could not be read is not compared with itself or with the others, and
what needs all sheets of a table is left out when one is missing.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from scoring.merchants.content import Content, Printed
from scoring.merchants.game import GAME
from scoring.merchants.player_checks import (
    find_column_problems,
    find_figure_problems,
    find_name_problems,
    find_sheet_problems,
    find_taking_problems,
    find_unlikely_family,
    find_unlikely_player_sheets,
    find_unlikely_sheets,
    find_unwritten_crowns,
    taken_by,
)
from scoring.merchants.solo_checks import find_solo_form_problems, find_solo_problems
from scoring.merchants.state import (
    ArchiveSpell,
    BaseState,
    FamilySheet,
    FamilyState,
    SoloState,
    State,
    archive_spell_name,
    archive_spells,
    is_counted,
    number_of,
)
from scoring.states import (
    PlacedSheet,
    Unread,
    find_missing,
    find_number_problems,
    is_whole,
    placed_sheets,
)
from sheets.files.problem import FieldPath, Problem, first_problems, has_errors
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    TRACK_END,
    TRACKS,
    Archive,
    Edition,
)
from sheets.words.text import Text

_FIGURES = Text("a list of figures, or their sum")
_TRACK = Text("a whole number from 0 to {end}", end=TRACK_END)
_NAME: Mapping[str, Text] = {"player": Text("a name")}
_FINAL: Mapping[str, Text] = {
    **dict.fromkeys(TRACKS, _TRACK),
    "cards": Text("a table of the cards owned"),
}
_NEEDED: Mapping[str, Mapping[str, Text]] = {
    "base": {**_NAME, "crowns": _FIGURES, **_FINAL},
    "family": {**_NAME, "crowns": _FIGURES},
    "solo": {**_NAME, "territories": Text("a list of figures"), **_FINAL},
}


def find_problems(state: State, content: Content, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    problems: list[Problem] = []
    if not isinstance(state, SoloState):
        problems += find_number_problems(GAME, state, "M1.3")
    state = _seated(state)
    problems += find_missing(state.sheet, _NEEDED[state.variant], unread)
    problems += first_problems(_sheet_problems(state, content, unread))
    if state.board is not None and not any(path[0] == "board" for path in unread):
        problems += _board_problems(state, content.edition, unread)
    return problems


def upgrade(state: State, content: Content) -> tuple[State, list[Problem]]:
    """Return a state as it is written today, and a warning for each ship's name of version 0.1."""
    if state.board is None or not state.board.ships:
        return state, []
    from scoring.merchants.board.position import with_ship_hexes  # Few states have a board.

    return with_ship_hexes(state, content)


def _board_problems(state: State, edition: Edition, unread: Unread) -> list[Problem]:
    from scoring.merchants.board.checks import find_board_problems
    from scoring.merchants.board.history import find_history_problems

    players, is_complete = _players(state), _is_complete(state, unread)
    problems = find_board_problems(state, edition, players)
    if not has_errors(problems):
        problems += find_history_problems(state, edition, players, is_complete=is_complete)
    return problems


def _sheet_problems(state: State, content: Content, unread: Unread) -> Iterator[Problem]:
    if isinstance(state, SoloState):
        return _solo_problems(state, content, unread)
    if isinstance(state, FamilyState):
        return _family_problems(state, content.edition, unread)
    return _base_problems(state, content.printed[_players(state)], unread)


def _seated(state: State) -> State:
    """Return the state with no more sheets than can sit at a table."""
    if len(state.sheet) <= MOST_PLAYERS:
        return state
    sheets: Any = state.sheet[:MOST_PLAYERS]
    return replace(state, sheet=sheets)


def _players(state: State) -> int:
    """Return the number of players as far as the rules know it."""
    return min(max(state.player_count, FEWEST_PLAYERS), MOST_PLAYERS)


def _base_problems(state: BaseState, printed: Printed, unread: Unread) -> Iterator[Problem]:
    placed = placed_sheets(state.sheet)
    yield from find_name_problems(state, placed)
    for number, (place, sheet) in enumerate(placed):
        yield from find_figure_problems(sheet, place, printed)
        if is_whole(number, unread):
            yield from find_sheet_problems(sheet, place, printed)
            if sheet.crowns is not None:
                yield from find_unwritten_crowns(sheet, place.at("crowns"), sheet.crowns, "M7.6")
    if _is_complete(state, unread):
        yield from find_taking_problems(taken_by(placed), printed)
        yield from find_column_problems(placed, printed)
    else:
        yield FieldPath().warning(
            "",
            "rollwrite could not compare the relics, monuments and columns of all players: "
            "sheets are missing, unreadable or too many",
        )
    yield from find_unlikely_sheets(placed)
    yield from find_unlikely_player_sheets(placed, printed)


def _family_problems(state: FamilyState, edition: Edition, unread: Unread) -> Iterator[Problem]:
    if edition.archive is None:
        yield FieldPath(("edition",)).error(
            "F1", "this edition has no archive; the family version needs one"
        )
        return
    placed = placed_sheets(state.sheet)
    yield from find_name_problems(state, placed)
    for number, (place, sheet) in enumerate(placed):
        if is_whole(number, unread):
            yield from find_spell_problems(sheet, place)
    if _is_complete(state, unread):
        yield from find_archive_problems(placed, edition.archive, _players(state))
        yield from find_unlikely_family(placed)
    else:
        yield FieldPath().warning(
            "",
            "rollwrite could not compare the spells that the players took: sheets are missing, "
            "unreadable or too many",
        )
    yield from find_unlikely_sheets(placed)


def _solo_problems(state: SoloState, content: Content, unread: Unread) -> Iterator[Problem]:
    if state.level is None and ("level",) not in unread:
        yield FieldPath(("level",)).error(
            "S2", "is missing; write 'beginner', 'advanced' or 'expert'"
        )
    yield from find_solo_form_problems(state, unread)
    placed = placed_sheets(state.sheet[:1])
    printed = content.printed[1]
    for place, sheet in placed:
        yield from find_figure_problems(sheet, place, printed)
        if is_whole(0, unread):
            yield from find_sheet_problems(sheet, place, printed)
            if not any(path[0] == "trolls" for path in unread):
                yield from find_solo_problems(state, sheet, printed)
    yield from find_unlikely_player_sheets(placed, printed)


def _is_complete(state: State, unread: Unread) -> bool:
    has_all = len(state.sheet) == state.player_count
    return has_all and not any(path[0] == "sheet" for path in unread)


Holders = Mapping[ArchiveSpell, FieldPath]


def find_spell_problems(sheet: FamilySheet, place: FieldPath) -> Iterator[Problem]:
    """Only spells that were taken can be used, each once (F5)."""
    taken, used = sheet.spells.taken, sheet.spells.used
    place = place.at("spells")
    if isinstance(taken, tuple) and isinstance(used, tuple):
        yield from _used_wrongly(taken, used, place)
    elif isinstance(taken, tuple) and number_of(used) > 0:
        yield place.error(
            "", "the spells taken are named, those used only counted; name both or count both"
        )
    elif isinstance(used, tuple) and used:
        yield place.error(
            "", "the spells used are named, those taken only counted; name both or count both"
        )
    if number_of(used) > number_of(taken):
        yield place.error(
            "F5",
            "more spells are used ({used}) than taken ({taken}); you can use only a spell that "
            "you took",
            used=number_of(used),
            taken=number_of(taken),
        )


def find_archive_problems(
    placed: Sequence[PlacedSheet[FamilySheet]], archive: Archive, players: int
) -> Iterator[Problem]:
    """Return the problems of all spells taken at the table."""
    in_play = tuple(archive_spells(archive, players))
    taken = sum(number_of(sheet.spells.taken) for _, sheet in placed)
    if taken > len(in_play):
        yield FieldPath(("spells",)).error(
            "F8",
            "all players together have taken more spells ({taken}) than the archive has with "
            "{players} players ({spells})",
            taken=taken,
            players=players,
            spells=len(in_play),
        )
    holders: dict[ArchiveSpell, FieldPath] = {}
    for place, sheet in placed:
        yield from _taken_wrongly(sheet, place.at("spells"), archive, in_play, holders)
    counted = [place for place, sheet in placed if is_counted(sheet.spells.taken)]
    if not counted:
        yield from _out_of_order(holders, in_play)
    elif holders:
        place = counted[0].at("spells")
        yield place.warning(
            "F8",
            "are only counted here, but named on other sheets; rollwrite checks the order in "
            "which the archive was emptied only where all sheets name them",
        )


def _used_wrongly(
    taken: tuple[ArchiveSpell, ...], used: tuple[ArchiveSpell, ...], place: FieldPath
) -> Iterator[Problem]:
    there = frozenset(taken)
    for spell, times in Counter(used).items():
        name = archive_spell_name(spell)
        if spell not in there:
            yield place.error(
                "F5", "{spell} is used, but it is not among the spells taken", spell=name
            )
        elif times > 1:
            yield place.error(
                "F5", "{spell} is used twice; each spell can be used once", spell=name
            )


def _taken_wrongly(
    sheet: FamilySheet,
    place: FieldPath,
    archive: Archive,
    in_play: tuple[ArchiveSpell, ...],
    holders: dict[ArchiveSpell, FieldPath],
) -> Iterator[Problem]:
    """Check the spells named on a sheet and add them to the holders."""
    spells = sheet.spells.taken
    for spell in spells if isinstance(spells, tuple) else ():
        name = archive_spell_name(spell)
        if spell not in archive_spells(archive, MOST_PLAYERS):
            yield place.error("F8", "{spell} is not in the archive", spell=name)
        elif spell not in in_play:
            yield place.error(
                "F2",
                "{spell} is not in play; with fewer players its place is crossed out",
                spell=name,
            )
        elif spell in holders:
            yield place.error(
                "F8",
                "{spell} is taken here and at {other}; each spell can be taken once",
                spell=name,
                other=holders[spell].name,
            )
        else:
            holders[spell] = place


def _out_of_order(holders: Holders, in_play: tuple[ArchiveSpell, ...]) -> Iterator[Problem]:
    """Find where a storey, a place or a spell was passed over."""
    left = [spell for spell in in_play if spell not in holders]
    begun: dict[int, ArchiveSpell] = {}
    for spell, place in sorted(holders.items()):
        above = next((each for each in left if each.storey < spell.storey), None)
        stronger = next((each for each in left if each[:2] == spell[:2] and each < spell), None)
        if above is not None:
            yield place.error(
                "F8",
                "{spell} is taken, but {other} is still there; a storey opens when all spells of "
                "the storey above are taken",
                spell=archive_spell_name(spell),
                other=archive_spell_name(above),
            )
        elif stronger is not None:
            yield place.error(
                "F8",
                "{spell} is taken, but {other} is still there; the spells of a place are taken "
                "from the top",
                spell=archive_spell_name(spell),
                other=archive_spell_name(stronger),
            )
        elif any(each[:2] == spell[:2] for each in left):
            other = begun.setdefault(spell.storey, spell)
            if other[:2] != spell[:2]:
                yield place.error(
                    "F8",
                    "the places of {spell} and {other} are both begun; use up one place before "
                    "you choose another",
                    spell=archive_spell_name(spell),
                    other=archive_spell_name(other),
                )

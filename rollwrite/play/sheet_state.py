"""A position as the state that stands on the sheets, its score, and what is drawn on each page."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from rollwrite.play.events import points_text
from rollwrite.play.ground import Ground
from rollwrite.play.state import Board, GameState, Sheet
from scoring.games import Pages
from scoring.merchants.board.answer import lettered_board
from scoring.merchants.board.position import Alone, BoardInPlay, board_at
from scoring.merchants.score import score
from scoring.merchants.state import (
    ArchiveSpell,
    Artifacts,
    BaseSheet,
    BaseState,
    BoardState,
    CardMark,
    FamilySheet,
    FamilyState,
    RelicsTaken,
    SoloSheet,
    SoloState,
    SpellsTaken,
    State,
    Trolls,
)
from scoring.score import Score
from sheets.hexes import Hex
from sheets.merchants.edition.edition import RESOURCES, TRACKS
from sheets.table.players import initials
from sheets.words.text import Message, Text, joined


def state_of(game: GameState) -> State:
    """Return what stands on the sheets at this moment, as a file would say it.

    Played alone the points of a territory that is not closed are on no sheet: they are in none.
    """
    table = game.table
    players, edition = len(table.names), table.edition_name
    board = _board(game.board, game)
    if table.variant == "family":
        family = tuple(
            FamilySheet(
                player=name,
                initial=initial,
                crowns=sheet.crowns,
                spells=SpellsTaken(_named(sheet.spells), _named(sheet.used)),
            )
            for name, initial, sheet in _written(game)
        )
        return FamilyState(players=players, edition=edition, board=board, sheet=family)
    if table.variant == "base":
        base = tuple(
            BaseSheet(player=name, initial=initial, crowns=sheet.crowns, **_player(sheet))
            for name, initial, sheet in _written(game)
        )
        return BaseState(players=players, edition=edition, board=board, sheet=base)
    solo, [(name, initial, own)] = game.solo, _written(game)
    sheet = SoloSheet(player=name, initial=initial, territories=solo.points, **_player(own))
    return SoloState(
        players=1,
        edition=edition,
        board=board,
        level=table.level,
        sheet=(sheet,),
        trolls=Trolls(cards=solo.cards, claims=solo.claims, columns=solo.columns),
    )


def _written(game: GameState) -> Iterator[tuple[str, str | None, Sheet]]:
    """Yield each player's name, initial where it does not follow from the names, and sheet."""
    table = game.table
    usual = initials(table.names)
    for name, own, by_name, sheet in zip(
        table.names, table.initials, usual, game.sheets, strict=True
    ):
        yield name, None if own == by_name else own, sheet


def score_of(game: GameState) -> Score:
    """Return the score as the sheets stand at this moment, by the rules for finished games.

    Before the end nobody has won: it says who leads.
    """
    found = score(state_of(game), game.table.content)
    if game.phase != "over":
        found = replace(found, said=(standing(found),))
    points = sum(game.sheet.crowns)
    if game.table.variant != "solo" or not points:
        return found
    number = len(game.solo.points) + 1
    left_out = Text(
        "this leaves out {points} of territory {number}, which is still open (S7)",
        points=points_text(points),
        number=number,
    )
    return replace(found, said=(*found.said, left_out))


def standing(score: Score) -> Text:
    """Return who leads by a score, and by how much, or that nobody does."""
    totals: dict[int, list[Message]] = {}
    for each in score.players:
        totals.setdefault(each.account.total, []).append(each.account.name)
    best, *rest = sorted(totals, reverse=True)
    if not rest:
        return Text("Nobody leads: all have {total}.", total=best)
    if len(totals[best]) > 1:
        return Text("{names} lead with {total}.", names=joined(totals[best]), total=best)
    (leader,) = totals[best]
    values = {"total": best, "others": joined(totals[rest[0]]), "second": rest[0]}
    if not isinstance(leader, str):  # A name that nobody typed.
        return Text("The Trolls lead with {total}, before {others} with {second}.", **values)
    return Text("{name} leads with {total}, before {others} with {second}.", name=leader, **values)


def board_text(game: GameState) -> str:
    """Return the board as text: resources by the number of their region, workers by initial."""
    return "\n".join(lettered_board(board_in_play(game), "en"))


def board_in_play(game: GameState) -> BoardInPlay:
    """Return the board with its regions; alone with the territory that is played."""
    table, ground = game.table, game.table.ground
    alone = _alone(game) if table.variant == "solo" else None
    drawn = _board(game.board, game)
    return board_at(ground.plan, drawn, table.edition, len(table.names), alone)


def _alone(game: GameState) -> Alone:
    ground, solo = game.table.ground, game.solo
    is_done = solo.current in solo.done  # And the next one is not begun.
    return Alone(
        number=len(solo.points) + 1,
        here=frozenset(() if is_done else ground.hexes_of(game.territory)),
        done=frozenset(
            hex_ for each in solo.done for hex_ in ground.hexes_of(ground.territories[each])
        ),
        first=frozenset(ground.hexes_of(solo.first & game.empty if game.phase == "draw" else 0)),
    )


def _player(sheet: Sheet) -> dict[str, Any]:
    marks: dict[int, CardMark] = {}
    owned: tuple[tuple[tuple[int, ...], CardMark], ...] = (
        (sheet.bought, "bought"),
        (sheet.built, "built"),
        (sheet.cast, "cast"),
        (sheet.overbuilt, "overbuilt"),
    )
    for cards, mark in owned:
        marks |= dict.fromkeys(cards, mark)
    return {
        **dict(zip(TRACKS, sheet.tracks, strict=True)),
        "artifacts": Artifacts(sheet.circled, sheet.crossed),
        "workers_crossed": sheet.workers_crossed,
        "relics": RelicsTaken(sheet.relics_two, sheet.relics_three),
        "monuments": sheet.monuments,
        "cards": dict(sorted(marks.items())),
    }


def _named(spells: Iterable[ArchiveSpell]) -> tuple[ArchiveSpell, ...] | int:
    """Return spells as they stand in a file, 0 for none."""
    return tuple(sorted(spells)) or 0


def _board(board: Board, game: GameState) -> BoardState:
    ground, table = game.table.ground, game.table
    free = ~(ground.start | ground.printed)
    drawn = {
        resource: ground.hexes_of(mask & free)
        for resource, mask in zip(RESOURCES, board.resources, strict=True)
    }
    return BoardState(
        **drawn,
        swamp=ground.hexes_of(board.swamp),
        artifacts=ground.edges_of(sorted(board.artifacts)),
        workers=_by_initial(ground, table.initials, board.workers),
        ships=_by_initial(ground, table.initials, board.ships),
    )


def _by_initial(
    ground: Ground, initials: Iterable[str], masks: Iterable[int]
) -> dict[str, tuple[Hex, ...]]:
    return {
        initial: ground.hexes_of(mask)
        for initial, mask in zip(initials, masks, strict=True)
        if mask
    }


def fillings_at(game: GameState, before: GameState | None = None) -> Pages:
    """Return what stands on each page at a position.

    What did not stand there at the position before, such as the last turn's, is new; on players'
    own sheets nothing says so.
    """
    from scoring.merchants.fillings import (
        guild_fillings,  # Scores draw nothing.
        page_fillings,
    )
    from sheets.drawing.shapes import PageKey

    table = game.table
    pages = page_fillings(state_of(game), table.content)
    if table.variant == "family":
        key = PageKey("guilds")
        owners = guild_fillings(table.guilds)
        pages = {**pages, key: (*owners, *pages[key])}
    if before is None:
        return pages
    old = {key: frozenset(fillings) for key, fillings in fillings_at(before).items()}
    return {
        key: tuple(
            each if key.seat is not None or each in old.get(key, ()) else replace(each, is_new=True)
            for each in fillings
        )
        for key, fillings in pages.items()
    }

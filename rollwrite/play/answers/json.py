"""A replayed game as JSON: every turn with its steps, what it closed, and all sheets after it."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rollwrite.play.events import Crowns, Earned, Event, RegionClosed, TrackRaised, ValueTaken
from rollwrite.play.replay import Played, ReplayedRecord, open_replayed
from rollwrite.play.sheet_state import state_of
from rollwrite.play.table import Table
from scoring.answers.json import json_text, problem_tree
from scoring.merchants.state import state_tree
from sheets.editions.edition import is_shipped
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import RESOURCES
from sheets.words.translation import Translation


def replay_json(replayed: ReplayedRecord, words: Translation) -> str:
    """Return the game as JSON; sentences of problems are translated, all else never."""
    return json_text(replay_tree(replayed, words))


def replay_tree(replayed: ReplayedRecord, words: Translation) -> dict[str, Any]:
    """Return the object of a game."""
    record = replayed.record
    return {
        "game": record.game,
        "variant": record.variant,
        "players": list(record.players),
        "turns": [turn_tree(each) for each in replayed.turns],
        "problems": [problem_tree(each, words, record.players) for each in replayed.problems],
    }


def turn_tree(played: Played) -> dict[str, Any]:
    """Return the object of a turn; its sheets are those of a state after it, by player."""
    table, state = played.after.table, state_tree(state_of(played.after))
    closed = (event for event in played.events if isinstance(event, RegionClosed))
    tree = {
        "round": played.round,
        "player": played.player,
        "steps": list(played.texts),
        "closed": [_closed(each, table) for each in closed],
        "gains": _gains(played.events, table),
        "sheets": {sheet["player"]: sheet for sheet in state["sheet"]},
    }
    return tree | ({"trolls": state.get("trolls", {})} if table.variant == "solo" else {})


def _closed(event: RegionClosed, table: Table) -> dict[str, Any]:
    """Return a region that was closed; what it earns are hexes x workers (M5.3)."""
    region = event.region
    hexes = table.ground.hexes_of(region.mask)
    workers = zip(table.initials, region.workers, strict=True)
    return {
        "resource": RESOURCES[region.resource],
        "hexes": [hex_name(hex_) for hex_ in hexes],
        "earns": {initial: len(hexes) * number for initial, number in workers if number},
    }


def _gains(events: Iterable[Event], table: Table) -> dict[str, dict[str, int]]:
    """Return by how much tracks went up and how many crowns were written, player by player."""
    gains: dict[str, dict[str, int]] = {}
    for event in events:
        for seat, unit, amount in _moved(event):
            if amount:
                own = gains.setdefault(table.names[seat], {})
                own[unit] = own.get(unit, 0) + amount
    return gains


def _moved(event: Event) -> Iterable[tuple[int, str, int]]:
    match event:
        case Earned(seat, reward):
            on_track = (reward.track or 0) - (reward.track_before or 0)
            return (seat, reward.closing.resource, on_track), (seat, "crowns", reward.crowns)
        case Crowns(seat, crowns):
            return ((seat, "crowns", crowns),)
        case ValueTaken(seat, claim):
            return ((seat, "crowns", claim.value),)
        case TrackRaised(seat, resource):
            return ((seat, resource, 1),)
    return ()


def state_text(replayed: ReplayedRecord, folder: Path) -> str:
    """Return the state's file that lies in `folder`, "" where no game could begin."""
    from sheets.files.toml import write_toml  # Slow to import, and no other format needs it.

    if replayed.position is None:
        return ""
    tree, path = open_replayed(replayed).tree(), replayed.edition_path
    if path and not is_shipped(path):
        tree["edition"] = Path(os.path.relpath(path, folder)).as_posix()
    return write_toml(tree)

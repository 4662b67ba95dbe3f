"""The words of the family version, where they differ."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.words.text import Text

FAMILY: Mapping[str, Text] = {
    "sheet.board": Text("Board, family version"),
    "sheet.aid": Text("Player aid, family version"),
    "sheet.guilds": Text("Guilds and archive"),
    "sheet.points": Text("Points"),
    "guilds.title": Text("Guilds"),
    "guilds.bonus": Text(
        "2 crowns more for every hex of a closed region of your guild’s resource, with at "
        "least one worker there"
    ),
    "guilds.archive": Text("Archive"),
    "guilds.storey": Text("Storey {number}"),
    "guilds.place": Text("place {name}"),
    "guilds.open": Text("the strongest spell of a list first"),
    "guilds.locked": Text("opens when every spell above is taken"),
    "guilds.owner": Text("its owner"),
    "guilds.taken": Text("circled: taken"),
    "guilds.used": Text("crossed: used"),
    "guilds.points": Text("Points"),
    "guilds.points-note": Text("the crowns of every scoring"),
    "guilds.total": Text("Total"),
    "points.how": Text(
        "Write the crowns of every scoring in a box. At the end add them up and circle tens and "
        "units of the total."
    ),
    "guilds.unused": Text.in_context("guilds sheet", "Unused spells"),
    "board.ends": Text(
        "with the round in which {needed} of {all} goals are closed or the last spell in the "
        "archive is taken"
    ),
    "board.turn-4": Text("At most one spell."),
    "board.turn-6": Text("Closed a region? Take one spell."),
    "turn.4-what": Text("one spell at most"),
    "turn.6": Text("Take"),
    "turn.6-what": Text("one spell, if you closed"),
    "payout.city": Text("1 crown for each"),
    "end.last": Text("{needed} crossed out, or no spell left: last round"),
    "calls.rule": Text(
        "Call your turn so that all can draw it: each resource with its hex, the worker’s "
        "hex, your spell and its hexes, what you close, the spell you take."
    ),
    "calls.example": Text(
        "For instance: “{one} E3, {one} E4, worker F3. I use {spell}. The {two} is closed. "
        "I take {taken}.”"
    ),
    "calls.action": Text("Spell used"),
    "calls.card": Text("Spell taken"),
    "aid.storeys": Text("The archive"),
    "aid.spells": Text("Spells"),
    "step.draw": Text(
        "On two empty hexes that touch; one must touch a drawn or start resource or a worker. No "
        "artifacts."
    ),
    "step.draw-option": Text(
        "On two empty hexes that touch; one must touch a drawn or start resource, a worker or "
        "the lake of a ship with a worker. No artifacts."
    ),
    "step.spell": Text("At most one spell with your initial circled; then cross out its box."),
    "step.score": Text("Closed regions pay everyone there hexes × workers in crowns."),
    "step.guild": Text(
        "Closed regions of your guild’s resource pay you 2 crowns more a hex with at least one "
        "worker there; more workers add nothing."
    ),
    "step.take": Text("Closed a region? Take one spell from the archive: circle your initial."),
    "setup.guilds": Text(
        "In turn order circle your initial at the next guild; with 2 or 3 players go round again "
        "until all four have an owner."
    ),
    "setup.guilds-option": Text(
        "In turn order circle your initial at the next guild; everybody owns one."
    ),
    "setup.one-each": Text("Fairer with three players: everybody owns just one guild."),
    "archive.place": Text(
        "Who takes first chooses a place of storey 1 and its uppermost spell; the next takes the "
        "one below. Where a place is used up, the next chooses another."
    ),
    "archive.lower": Text("A storey opens when every spell above it is taken."),
    "archive.many": Text("Hold many, use one in a turn."),
    "effect.terrain": Text("Roll, draw 1 (2) resources, no worker."),
    "example.guild": Text("your guild: by the hex alone"),
    "aid.step.spell": Text("Spell"),
    "aid.step.take": Text("Take"),
    "ending.end-but-one": Text(
        "All goals but one closed, or the last spell of storey {storeys} taken: this round is the "
        "last. Cross out the number of each goal on the board."
    ),
    "ending.end": Text(
        "{needed} of {all} goals closed, or the last spell of storey {storeys} taken: last round. "
        "Cross out the number of each goal on the board."
    ),
    "ending.stuck-option": Text("A round in which nobody draws or uses a spell is the last, too."),
    "ending.also-option": Text("The same after a round in which nobody draws or uses a spell."),
    "ending.count": Text("Most crowns wins."),
    "ending.winner": Text("If tied, most unused spells; still tied, share the win."),
}

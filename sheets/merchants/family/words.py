"""The words of the family version, where they differ."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.words.text import Text

FAMILY: Mapping[str, Text] = {
    "sheet.board": Text("Board, family version"),
    "sheet.aid": Text("Player aid, family version"),
    "sheet.guilds": Text("Guilds and archive"),
    "guilds.title": Text("Guilds"),
    "guilds.bonus": Text(
        "2 crowns more for every hex of a closed region of your guild’s resource, with at "
        "least one worker there"
    ),
    "guilds.archive": Text("Archive"),
    "guilds.storey": Text("Storey {number}"),
    "guilds.oval": Text("taken"),
    "guilds.corner": Text("in a corner: number of players"),
    "guilds.square": Text("used"),
    "guilds.points": Text("Points"),
    "guilds.points-note": Text("write down the crowns of every scoring, add them up at the end"),
    "guilds.total": Text("Total"),
    "guilds.unused": Text.in_context("guilds sheet", "Unused spells"),
    "board.ends": Text(
        "with the round in which {needed} of {all} printed resources are closed or the last"
        " spell in the archive is taken"
    ),
    "board.turn-4": Text("At most one spell."),
    "board.turn-6": Text("Closed a region? Take one spell."),
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
    "step.draw": Text(
        "Draw the two resources on empty hexes that touch each other. One of them must "
        "touch a drawn resource, a start resource or a worker. There are no artifacts."
    ),
    "step.draw-option": Text(
        "Draw the two resources on empty hexes that touch each other. One of them must "
        "touch a drawn resource, a start resource, a worker or the lake of a ship with a "
        "worker. There are no artifacts."
    ),
    "step.spell": Text(
        "At most one spell, with your initial in its oval: do what it says, cross out its box."
    ),
    "step.score": Text(
        "Score what you closed. A region is all connected hexes of one resource, start and "
        "printed ones too; it is closed when no empty hex touches it. Everyone with "
        "workers touching it gets 1 crown for every hex × those workers. Blacken it."
    ),
    "step.guild": Text(
        "If it is of your guild’s resource and at least one worker of yours touches it, you "
        "get 2 crowns more for every hex, however many workers."
    ),
    "step.take": Text(
        "Closed a region? Take one spell from the archive: write your initial in its oval."
    ),
    "setup.guilds": Text(
        "In turn order write your initials under the guilds: first artists, then "
        "goldsmiths, alchemists and woodworkers. With 2 or 3 players go round again until "
        "all four have an owner."
    ),
    "setup.guilds-option": Text(
        "In turn order write your initials under the guilds: first artists, then "
        "goldsmiths, alchemists and woodworkers. Every player owns one."
    ),
    "setup.one-each": Text("Fairer with three players: everybody owns just one guild."),
    "archive.place": Text(
        "The first to take a spell chooses a place of storey 1 and takes its uppermost "
        "spell; the next takes the one below. When a place is used up, the next player "
        "chooses another one."
    ),
    "archive.lower": Text("A lower storey opens when every spell of the storey above is taken."),
    "archive.many": Text("You may hold many spells, but use only one in a turn."),
    "ending.end": Text(
        "When {needed} of the {all} printed resources in play lie in closed regions, or the"
        " last spell of storey {storeys} is taken, play the round to its end."
    ),
    "ending.stuck-option": Text("A round in which nobody draws or uses a spell is the last, too."),
    "ending.count": Text("Most crowns wins."),
    "ending.winner": Text("If tied, most unused spells; still tied, share the win."),
}

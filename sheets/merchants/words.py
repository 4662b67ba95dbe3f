"""The words of the sheets of Pandoria Merchants, which a variant's own take precedence over."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.words.text import Text

MERCHANTS: Mapping[str, Text] = {
    "sheet.board": Text("Board"),
    "sheet.player": Text("Player sheet"),
    "sheet.aid": Text("Player aid"),
    "sheet.calls": Text("Calls"),
    "sheet.parts": Text("Parts to cut out"),
    "parts.dice": Text("Dice"),
    "parts.shields": Text("Shields"),
    "parts.shields-note": Text("one tower before each player"),
    "parts.markers": Text("Markers"),
    "parts.markers-note": Text("for the tracks of the player sheets, a strip for each player"),
    "parts.first": Text("First player"),
    "parts.first-note": Text("stays with whoever begins"),
    "parts.how": Text("How they are made"),
    "parts.how-card": Text("Print on card, or glue the sheet on card."),
    "parts.how-cut": Text("Cut along the solid lines."),
    "parts.how-fold": Text("Fold along the dashed lines, print on the outside."),
    "parts.how-glue": Text("Glue the hatched tabs inside, and what has no tabs back to back."),
    "sheet.of": Text("{sheet}: {player}"),
    # Small, so that no player's initial is taken for one.
    "letter.gold": Text("g"),
    "letter.wood": Text("w"),
    "letter.crystal": Text("y"),
    "letter.craft": Text("f"),
    "letter.city": Text("c"),
    "board.first-player": Text("First player"),
    "board.first-player-online": Text("First player, the others in alphabetical order"),
    "board.players": Text("Players"),
    "board.players-online": Text("Players A–Z"),
    "board.end": Text("End of the game"),
    "board.beyond": Text("not in play with {players} players"),
    "board.ends": Text("with the round in which {needed} of {all} printed resources are closed"),
    "board.turn": Text("Your turn"),
    "board.turn-1": Text("Roll both dice."),
    "board.turn-2": Text("Draw the two resources."),
    "board.turn-3": Text("Draw a worker."),
    "board.turn-4": Text("At most one action."),
    "board.turn-5": Text("Score what you closed."),
    "board.turn-6": Text("Closed a region? You may buy one card."),
    "legend.title": Text("Legend"),
    "legend.start": Text("start"),
    "legend.printed": Text.in_context("legend", "printed"),
    "legend.artifact": Text("artifact"),
    "legend.artifact-online": Text("artifact on edge D4-E4"),
    "legend.worker": Text("worker"),
    "legend.ship": Text("ship"),
    "legend.crown": Text("crown"),
    "player.name": Text("Name"),
    "player.initial": Text("Initial"),
    "player.tracks": Text("Resources"),
    "player.tracks-note": Text("as the game ends, circle where you stand"),
    "player.race": Text("Race"),
    "player.race-note": Text("the best still open; all others cross it out"),
    "player.crowns-note": Text("half of a track, rounded down"),
    "player.struck": Text("struck out: not with {players} players"),
    "player.monuments": Text("Monuments"),
    "player.monuments-price": Text(
        "a building of yours, 1 worker, 5 wood less its price (at least 1)"
    ),
    "player.monuments-price-option": Text(
        "a building of yours, 1 worker, 5 wood less the price due for it (at least 1)"
    ),
    "player.relics": Text("Relics"),
    "player.artifacts": Text("Artifacts"),
    "player.artifacts-price": Text("circle: yours; cross out: spent"),
    "player.workers": Text("Workers"),
    "player.workers-price": Text("cross out: spent"),
    "player.crowns": Text("Crowns"),
    "player.final": Text("Final score"),
    "player.start": Text("Start"),
    "player.column": Text("column {number}"),
    "player.from": Text("{players}+"),
    "player.from-most": Text("{players}"),
    "key.title": Text("Cards"),
    "key.star": Text("spell for {price}"),
    "key.oval": Text("card for {price}"),
    "key.square": Text("building for {price}"),
    "key.bought": Text("bought"),
    "key.built": Text("built"),
    "key.overbuilt": Text("monument on it"),
    "key.cast": Text("cast"),
    "key.closed": Text("column taken"),
    "key.craft": Text("2 craft replace 1 missing gold, wood or crystal"),
    "final.crowns": Text("Crowns"),
    "final.cards": Text("Unused cards"),
    "final.artifacts": Text("Artifacts"),
    "final.total": Text("Total"),
    "calls.rule": Text(
        "Call your turn so that all can draw it: each resource with its hex, the worker’s "
        "hex, your action and its hexes, what you close, the card you buy."
    ),
    "calls.example": Text(
        "For instance: “{one} E3, {one} E4, artifact E3-E4, worker F3. I build the "
        "{building}. The {two} is closed. I buy card {card}.”"
    ),
    "calls.turn": Text("Turn"),
    "calls.who": Text("Who"),
    "calls.resource": Text("Resource"),
    "calls.worker": Text("Worker"),
    "calls.action": Text("Action"),
    "calls.closed": Text("Closed"),
    "calls.card": Text("Card bought"),
    "aid.setup": Text("Before you begin"),
    "aid.turn": Text("Your turn"),
    "aid.spells": Text("Spells"),
    "aid.buildings": Text("Buildings"),
    "aid.end": Text("End and final score"),
    "aid.card": Text("card {numbers}"),
    "aid.cards": Text("cards {numbers}"),
    "setup.cards": Text("Coins or markers on each 1. Take one start card free: circle its oval."),
    "setup.first": Text(
        "Choose a first player and write the name on the board. Play goes clockwise, online"
        " in alphabetical order."
    ),
    "setup.border": Text("The river below row {row} is the border: draw nothing beyond it."),
    "setup.idle": Text("The river below row {row} does nothing."),
    "setup.no-border": Text("With {players} players rivers do nothing."),
    "step.roll": Text(
        "Roll both dice. A “?” is any resource but that of the other die; two “?” are any "
        "two resources, even alike."
    ),
    "step.draw": Text(
        "Draw the two resources on empty hexes that touch each other. One of them must "
        "touch a drawn resource, a start resource or a worker."
    ),
    "step.draw-option": Text(
        "Draw the two resources on empty hexes that touch each other. One must touch a "
        "drawn or start resource, a worker or the lake of a ship with a worker."
    ),
    "step.edge": Text("If both are the same, draw an artifact on the edge between them."),
    "step.edge-option": Text(
        "Draw an artifact on every edge between one of them and a neighbour of its "
        "resource, start and printed ones too."
    ),
    "step.worker": Text(
        "Draw a worker, your initial, on an empty hex that touches one of the two; leave "
        "room for it. Only if all three fit nowhere on the board may you draw the two "
        "resources alone, or nothing."
    ),
    "step.act": Text("At most one action (no discount brings a price below 1):"),
    "step.score": Text(
        "Score what you closed. A region is all connected hexes of one resource, start and "
        "printed ones too; it is closed when no empty hex touches it. Everyone with "
        "workers touching it takes part and gets its hexes × those workers, in its resource "
        "(city: crowns). Blacken it."
    ),
    "step.overflow": Text("Beyond 5 on a track, every 2 are 1 crown, region by region."),
    "step.overflow-option": Text(
        "Beyond 5 on all tracks together, every 2 of this turn are 1 crown."
    ),
    "step.artifacts": Text("Artifacts in it are yours, even without a worker there."),
    "step.artifacts-option": Text("Everyone with a worker there gets the artifacts in it."),
    "step.buy": Text(
        "Closed a region? You may buy one card: pay its gold, circle the oval. If it is "
        "your third of a column, all tick the box under it and cross out those cards of it "
        "that they have not bought."
    ),
    "action.craft": Text("Every price: 2 craft replace 1 missing gold, wood or crystal."),
    "action.spell": Text(
        "Spell: pay the crystals of a card of yours, do what the spell says, cross out all "
        "three symbols."
    ),
    "action.building": Text(
        "Building: pay the wood of a card of yours, circle the rectangle, cross out the "
        "star. Never may two of one name stand."
    ),
    "action.relic": Text(
        "Relic: cross out 2 or 3 artifacts and a worker symbol, circle the best relic left "
        "of that kind and write its points; the others cross it out."
    ),
    "action.monument": Text(
        "Monument: cross out a building of yours and a worker symbol, pay 5 wood less the "
        "building’s printed price (at least 1), circle the best monument left and write its"
        " points; the others cross it out."
    ),
    "action.monument-option": Text(
        "Monument: cross out a building of yours and a worker symbol, pay 5 wood less the "
        "price that was due for the building (at least 1), circle the best monument left and write "
        "its points; the others cross it out."
    ),
    "ending.end": Text(
        "When {needed} of the {all} printed resources in play lie in closed regions, play "
        "the round to its end."
    ),
    "ending.stuck": Text("A round in which nobody can draw in step 2 is the last, too."),
    "ending.stuck-option": Text(
        "A round in which nobody draws or takes an action is the last, too."
    ),
    "ending.count": Text(
        "To your crowns add 1 for every 2 on each track, 1 for each card of yours not "
        "used, 1 for each artifact not spent."
    ),
    "ending.winner": Text(
        "Most crowns wins; if tied, the most valuable monument; if still tied, share the win."
    ),
    "effect.astral-ship": Text(
        "Draw a worker on a free ship: it takes part in every region that touches the lake."
    ),
    "effect.astral-ship-option": Text(
        "Draw a worker on a free ship: it takes part in every region that touches the lake,"
        " and all hexes at the lake touch it."
    ),
    "effect.clone": Text("Draw one more worker on an empty hex touching one of your workers."),
    "effect.clone-option": Text(
        "Draw one more worker on an empty hex touching any player’s worker."
    ),
    "effect.construct": Text("Erect a building or monument without paying wood."),
    "effect.muster": Text(
        "Draw one more worker on an empty hex touching a drawn or start resource or a worker."
    ),
    "effect.conjure": Text("Set one of your tracks to 5."),
    "effect.rage": Text("One of your workers, on a ship too, counts as 2 (or 3) this turn."),
    "effect.rage-option": Text(
        "One of your workers counts as 2 (or 3) for one region scored this turn."
    ),
    "effect.swamp": Text(
        "Blacken 1 (or 2) empty hexes, each touching a drawn resource or a worker."
    ),
    "effect.acquire": Text(
        "Take any card still open to you, without paying gold; it counts as bought."
    ),
    "effect.terrain": Text("Roll 1 (or 2) dice and draw the resources as usual, without a worker."),
    "aid.taking-part": Text(
        "With one worker at a region you take part in it, whoever closed it; more do not "
        "multiply a bonus."
    ),
    "effect.academy": Text("1 crown for each further building, relic, monument."),
    "effect.asylum": Text("As your turn ends, your tracks at 0 may go to 1."),
    "effect.bank": Text("You pay 1 gold less for cards."),
    "effect.carpenter": Text("You pay 1 wood less for buildings and monuments."),
    "effect.market": Text("1 craft, instead of 2, replaces 1 missing."),
    "effect.sawmill": Text("Wood regions you take part in: +2 wood per hex."),
    "effect.school-of-magic": Text("You pay 1 crystal less for spells."),
    "effect.shrine": Text("3 crowns for each spell you cast."),
    "effect.statue": Text("City regions you take part in: +1 crown per hex."),
    "effect.store": Text("2 crowns each time a track would pass 5."),
    "effect.tower": Text("Crystal regions you take part in: +2 crystal per hex."),
    "effect.treasury": Text("Gold regions you take part in: +2 gold per hex."),
    "effect.workshop": Text("Craft regions you take part in: +2 craft per hex."),
}

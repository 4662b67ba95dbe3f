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
    "legend.start": Text("start"),
    "legend.printed": Text.in_context("legend", "printed"),
    "legend.artifact": Text("artifact"),
    "legend.artifact-online": Text("artifact on edge D4-E4"),
    "legend.worker": Text("worker"),
    "legend.ship": Text("ship"),
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
    "aid.turn": Text("The turn"),
    "aid.powers": Text("The powers"),
    "aid.region": Text("Region"),
    "aid.region-is": Text(
        "touching hexes of one resource, start and printed too; closed when no empty hex touches "
        "them. Lakes, workers, swamps are not empty."
    ),
    "aid.end": Text("The end"),
    "aid.count": Text("Final count"),
    "aid.cheaper": Text("Cheaper"),
    "aid.resources": Text("More resources"),
    "aid.board": Text("On the board"),
    "aid.crowns": Text("More crowns"),
    "aid.dice": Text("Dice"),
    "aid.question": Text("any other"),
    "aid.pen": Text("Your pen"),
    "aid.mark-worker": Text("worker"),
    "aid.mark-artifact": Text("artifact"),
    "aid.mark-closed": Text.in_context("pen", "closed"),
    "aid.mark-swamp": Text("swamp"),
    "aid.spell-is": Text("Spell: pay crystals, once; strike out the card."),
    "aid.building-is": Text("Building: pay wood; it stays. Never two of one name."),
    "aid.by-hex": Text("+2 a hex of closed regions with a worker of yours, whoever closes them."),
    "aid.step.roll": Text("Roll"),
    "aid.step.draw": Text("Draw"),
    "aid.step.worker": Text("Worker"),
    "aid.step.act": Text("Act"),
    "aid.step.score": Text("Score"),
    "aid.step.buy": Text("Buy"),
    "setup.cards": Text("Markers on 1; one start card free: circle its oval."),
    "setup.first": Text("Write on the board who begins."),
    "setup.border": Text("The river below row {row} is the border: nothing is drawn beyond."),
    "setup.idle": Text("The river below row {row} does nothing."),
    "setup.no-border": Text("With {players} players rivers do nothing."),
    "step.roll": Text(
        "A “?” is any resource but the other die’s; two “?” are any two, even alike."
    ),
    "step.draw": Text(
        "On two empty hexes that touch; one must touch a drawn or start resource or a worker."
    ),
    "step.draw-option": Text(
        "On two empty hexes that touch; one must touch a drawn or start resource, a worker or "
        "the lake of a ship with a worker."
    ),
    "step.worker": Text(
        "Your initial, to stay, on an empty hex beside one of them. Only if all three fit "
        "nowhere: the two, or nothing."
    ),
    "step.act": Text(
        "At most one. No discount goes below 1; 2 craft replace 1 missing gold, wood or crystal."
    ),
    "step.score": Text("Closed regions pay everyone there hexes × workers, cities in crowns."),
    "step.overflow": Text("Beyond 5, 2 of a region are 1 crown."),
    "step.overflow-option": Text("Beyond 5, 2 of a turn are 1 crown."),
    "step.artifacts": Text("You get all artifacts in them."),
    "step.artifacts-option": Text("All with workers there get their artifacts."),
    "step.buy": Text(
        "Closed a region? You may buy one card. Your third of a column: all tick its box and "
        "strike out what they lack."
    ),
    "action.spell": Text("Spell"),
    "action.building": Text("Building"),
    "action.relic": Text("Best relic left"),
    "action.monument": Text("Best monument left"),
    "example.draw": Text("Touching"),
    "example.touching": Text("beside a start"),
    "example.apart": Text("only a printed one"),
    "example.closing": Text("Closing"),
    "example.building": Text("{building}: by the hex alone"),
    "example.artifacts": Text("Artifact"),
    "example.artifact": Text("two new ones alike"),
    "example.older": Text("with an older one"),
    "example.older-option": Text("with an older one, too"),
    "example.card": Text("A card’s life"),
    "example.bought": Text("bought"),
    "example.cast": Text("cast"),
    "example.built": Text("built"),
    "example.overbuilt": Text("monument"),
    "example.once": Text("spell or building, never both"),
    "ending.end": Text(
        "{needed} of {all} printed resources closed: last round. For each cross out a box on the "
        "board, any."
    ),
    "ending.stuck": Text("A round in which nobody can draw in step 2 is the last, too."),
    "ending.stuck-option": Text(
        "A round in which nobody draws or takes an action is the last, too."
    ),
    "ending.also": Text("So is a round in which nobody can draw."),
    "ending.also-option": Text("So is a round in which nobody draws or acts."),
    "ending.count": Text(
        "Tracks: half, rounded down. Cards, artifacts: unused. Tied: best monument, then shared."
    ),
    "effect.astral-ship": Text("Worker on a free ship: for all its lake."),
    "effect.astral-ship-option": Text(
        "Worker on a free ship: counts, and touches, all around its lake."
    ),
    "effect.clone": Text("One more worker beside one of yours."),
    "effect.clone-option": Text("One more worker beside any player’s worker."),
    "effect.construct": Text("Building or monument without wood."),
    "effect.muster": Text("One more beside a drawn or start resource or worker."),
    "effect.conjure": Text("Set one track to 5."),
    "effect.rage": Text("One worker, even on a ship, counts 2 (3) this turn."),
    "effect.rage-option": Text("One worker counts 2 (3) for one region this turn."),
    "effect.swamp": Text("Blacken 1 (2) empty hexes beside drawn resources or workers."),
    "effect.acquire": Text("Any open card; counts as bought."),
    "effect.terrain": Text("Roll, draw 1 (2) resources, no worker; doubles: an artifact."),
    "effect.academy": Text("+1 for each further building, relic, monument."),
    "effect.asylum": Text("Turn’s end: tracks at 0 may go to 1."),
    "effect.bank": Text("Cards: 1 gold less."),
    "effect.carpenter": Text("Buildings, monuments: 1 wood less."),
    "effect.market": Text("1 craft, not 2, for 1 missing."),
    "effect.school-of-magic": Text("Spells: 1 crystal less."),
    "effect.shrine": Text("+3 for each spell you cast."),
    "effect.statue": Text("+1 a hex of cities, likewise."),
    "effect.store": Text("+2 when a region takes a track past 5."),
}

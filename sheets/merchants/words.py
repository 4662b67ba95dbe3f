"""The words of the sheets of Pandoria Merchants, which a variant's own take precedence over."""

from collections.abc import Mapping

from sheets.words.text import Text

MERCHANTS: Mapping[str, Text] = {
    "sheet.board": Text("Board"),
    "sheet.player": Text("Player sheet"),
    "sheet.aid": Text("Player aid"),
    "sheet.calls": Text("Calls"),
    "sheet.parts": Text("Parts to cut out"),
    "sheet.rules": Text("Rules"),
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
    "board.first": Text("first"),
    "board.players": Text("Players"),
    "board.players-online": Text("Players A–Z"),
    "board.end": Text("The end"),
    "board.ends": Text("with the round in which {needed} of {all} goals are closed"),
    "board.turn": Text("Your turn"),
    "board.dice": Text("The dice"),
    "board.payout": Text("A region pays"),
    "wilds.title": Text("The Wilderness"),
    "wilds.note": Text("nothing is drawn beyond the river"),
    "turn.1": Text("Roll"),
    "turn.1-what": Text("both dice"),
    "turn.2": Text("Draw"),
    "turn.2-what": Text("the two resources"),
    "turn.3": Text("Place"),
    "turn.3-what": Text("a worker"),
    "turn.4": Text("Act"),
    "turn.4-what": Text("once at most"),
    "turn.5": Text.in_context("turn", "Score"),
    "turn.5-what": Text("what you closed"),
    "turn.6": Text("Buy"),
    "turn.6-what": Text("one card, if you closed"),
    "dice.any": Text("any other"),
    "payout.rule": Text("hexes × workers"),
    "payout.city": Text("city: crowns"),
    "end.cross": Text("cross out what is closed"),
    "end.last": Text("{needed} crossed out: last round"),
    "board.turn-1": Text("Roll both dice."),
    "board.turn-2": Text("Draw the two resources."),
    "board.turn-3": Text("Draw a worker."),
    "board.turn-4": Text("At most one action."),
    "board.turn-5": Text("Score what you closed."),
    "board.turn-6": Text("Closed a region? You may buy one card."),
    "legend.start": Text("start"),
    "legend.printed": Text.in_context("legend", "printed"),
    "legend.goal": Text("goal"),
    "legend.closed": Text.in_context("legend", "closed"),
    "legend.swamp": Text.in_context("legend", "swamp"),
    "legend.pen": Text("A dark pen, no pencil."),
    "legend.artifact": Text("artifact"),
    "legend.artifact-online": Text("artifact on edge D4-E4"),
    "legend.worker": Text("worker"),
    "legend.ship": Text("ship"),
    "player.name": Text("Name"),
    "player.initial": Text("Initial"),
    "player.tracks": Text.in_context("zone", "Store"),
    "player.tracks-note": Text("as the game ends, circle where you stand"),
    "player.past": Text("past 5"),
    "player.craft": Text("2 craft stand in for 1 that is missing"),
    "player.race": Text("Race"),
    "player.race-note": Text("the best still open; all others cross it out"),
    "player.crowns-note": Text("add up, circle the total below"),
    "player.final-note": Text("small crowns of tracks, unused cards, artifacts"),
    "player.pen": Text("a dark pen, no pencil"),
    "player.struck": Text("not with {players} players"),
    "player.monuments": Text("Monuments"),
    "player.monuments-price": Text("less its price, at least 1"),
    "player.monuments-price-option": Text("less the price due, at least 1"),
    "player.relics": Text("Relics"),
    "player.artifacts": Text("Artifacts"),
    "player.artifacts-price": Text("circle: yours"),
    "player.workers-price": Text("cross out: spent"),
    "player.workers": Text("Workers"),
    "player.crowns": Text("Ledger"),
    "player.final": Text("Final score"),
    "player.from": Text("{players}+"),
    "player.from-most": Text("{players}"),
    "player.start": Text("Start"),
    "player.column": Text("column {number}"),
    "key.title": Text.in_context("zone", "Market"),
    "key.star": Text("spell"),
    "key.oval": Text("card"),
    "key.square": Text("building"),
    "key.bought": Text("bought"),
    "key.built": Text("built"),
    "key.overbuilt": Text("monument on it"),
    "key.cast": Text("cast"),
    "key.closed": Text("column taken"),
    "ribbon.roll": Text("Roll"),
    "ribbon.roll-note": Text("both dice"),
    "ribbon.draw": Text("Draw"),
    "ribbon.draw-note": Text("two touching hexes"),
    "ribbon.worker": Text("Worker"),
    "ribbon.worker-note": Text("beside one of them"),
    "ribbon.act": Text("One action"),
    "ribbon.act-note": Text("or none"),
    "ribbon.score": Text.in_context("turn", "Score"),
    "ribbon.score-note": Text("hexes × workers"),
    "ribbon.buy": Text("Buy a card"),
    "ribbon.buy-note": Text("closed a region?"),
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
    "aid.step.score": Text.in_context("turn", "Score"),
    "aid.step.buy": Text("Buy"),
    "setup.cards": Text("Most crowns wins. Markers on 1; one start card free: circle its oval."),
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
        "At most one. For a hat cross one out on your sheet. No discount goes below 1; 2 craft "
        "replace 1 missing gold, wood or crystal."
    ),
    "step.score": Text("Closed regions pay everyone there hexes × workers, cities in crowns."),
    "step.overflow": Text("Beyond 5, 2 of a region are 1 crown."),
    "step.overflow-option": Text("Beyond 5, 2 of a turn are 1 crown."),
    "step.artifacts": Text("All artifacts in them are yours, even with no worker there."),
    "step.artifacts-option": Text("All with workers there get their artifacts."),
    "step.buy": Text(
        "Closed a region? You may buy one card, even one that others have. Your third of a "
        "column closes it for all: tick its box, strike out what you lack."
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
    "ending.end-but-one": Text(
        "All goals but one closed: this round is the last. Cross out the number of each on the "
        "board."
    ),
    "ending.end": Text(
        "{needed} of {all} goals closed: last round. Cross out the number of each on the board."
    ),
    "ending.stuck": Text("A round in which nobody can draw is the last, too."),
    "ending.stuck-option": Text(
        "A round in which nobody draws or takes an action is the last, too."
    ),
    "ending.also": Text("The same after a round in which nobody can draw."),
    "ending.also-option": Text("The same after a round in which nobody draws or acts."),
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
SOLO: Mapping[str, Text] = {
    "sheet.board": Text("Solo board"),
    "sheet.player": Text("Solo player sheet"),
    "sheet.aid": Text("Solo player aid"),
    "sheet.ledger": Text("Solo ledger"),
    "solo.beginner": Text("Beginner"),
    "solo.advanced": Text("Advanced"),
    "solo.expert": Text("Expert"),
    "solo.territory": Text("Territory {number}"),
    "solo.dice": Text("Dice"),
    "solo.alone": Text("Alone"),
    "solo.draw-step": Text("Each turn draw two resources and a worker."),
    "solo.buy-step": Text("Closed two regions in one turn? You may buy a card."),
    "solo.full-step": Text(
        "Two resources and a worker no longer fit? The territory is closed: its points go into "
        "the ledger."
    ),
    "solo.bridge-step": Text(
        "Go on beside a bridge of a closed territory. Nothing touches across water."
    ),
    "solo.rest-step": Text("Its target less your points, at least 0."),
    "solo.rest-step-option": Text("Its target less your points, below 0 too."),
    "solo.column-step": Text(
        "From the 3rd on a column of your choice: cross out the cards you have not bought, 1 each."
    ),
    "solo.claim-step": Text(
        "From the 4th on the best relic of one kind or the best monument left, its points."
    ),
    "solo.ledger-step": Text("Your crowns go into the ledger, from 0 in each territory."),
    "solo.which": Text("Write in the shield which territory you began next."),
    "solo.level-targets": Text(
        "Target: beginner\u00a0{beginner}, advanced\u00a0{advanced}, expert\u00a0{expert}"
    ),
    "solo.ledger": Text("Territories"),
    "solo.crowns-head": Text("Crowns, from 0 each time"),
    "solo.yours-head": Text("You"),
    "solo.rings-head": Text("Circle your points: tens and units"),
    "solo.target-head": Text("Target − you"),
    "solo.column-head": Text("Column, cards"),
    "solo.sum-head": Text("Trolls’ sum"),
    "solo.target": Text("Target"),
    "solo.yours": Text("You"),
    "solo.less": Text("Short"),
    "solo.claim": Text("Claim"),
    "solo.sum": Text("Sum"),
    "solo.trolls": Text("Trolls"),
    "solo.territories": Text("Territories"),
    "solo.total": Text("Total"),
    "solo.cards": Text("Cards"),
    "solo.unused": Text("Unused"),
    "solo.artifacts": Text("Artifacts"),
    "player.crowns": Text("Trolls"),
    "player.crowns-note": Text("get after each territory"),
    "player.start": Text("1 Start"),
    "legend.bridge": Text("bridge"),
    "setup.cards": Text(
        "Markers on 1; one start card free: circle its oval. Begin in the territory with the "
        "four starts."
    ),
    "setup.border": Text(
        "Rivers and lakes are borders; across them, or a bridge, hexes do not touch."
    ),
    "step.worker": Text(
        "Your initial, to stay, on an empty hex beside one of them; leave room for it."
    ),
    "step.draw": Text(
        "On two empty hexes of the territory that touch; one must touch a drawn or start "
        "resource or a worker."
    ),
    "step.draw-option": Text(
        "On two empty hexes of the territory that touch; one must touch a drawn or start "
        "resource, a worker or the lake of a ship with a worker."
    ),
    "step.act": Text(
        "At most one of four. No discount brings a price below 1; 2 craft replace 1 missing "
        "gold, wood or crystal."
    ),
    "step.score": Text("Closed regions pay hexes × your workers there, cities in crowns."),
    "step.artifacts-option": Text("You get their artifacts with a worker there."),
    "aid.by-hex": Text("+2 a hex of closed regions with a worker of yours."),
    "step.buy": Text("Closed two regions or more? You may buy one card."),
    "aid.territory": Text("Territories"),
    "aid.trolls": Text("The Trolls"),
    "territory.closed": Text(
        "A territory closes as a turn ends, when two resources and a worker no longer fit; until "
        "then spells may fill its last hexes. Open regions are lost. Write down its points, "
        "begin again at 0."
    ),
    "territory.next": Text(
        "Go on over a bridge of a closed territory: one of the first two resources on the hex "
        "beside it, touching nothing else. Act only where you are."
    ),
    "trolls.rest": Text("What you leave of the target is theirs, at least 0."),
    "trolls.rest-option": Text("What you leave of the target is theirs, below 0 too."),
    "trolls.levels": Text(
        "The targets of territories 7 and 8: beginner {beginner}; advanced {advanced}; expert "
        "{expert}."
    ),
    "player.race-note": Text("the best still open"),
    "player.struck": Text("not alone"),
    "trolls.column": Text(
        "From row 3 on also a column of your choice, but none twice: strike out its cards that "
        "you lack, 1 point each."
    ),
    "trolls.claim": Text("From row 4 on also the best relic of a kind or the best monument left."),
    "ending.end": Text("The end: territory 8."),
    "ending.count": Text("Add half of each track, rounded down, unused cards, unspent artifacts."),
    "ending.winner": Text("More than the Trolls wins."),
}

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
    "sheet.base-rules": Text("Rules of the base game"),
    "parts.dice": Text("Dice"),
    "parts.shields": Text("Shields"),
    "parts.shields-note": Text("one tower before each player"),
    "parts.shields-alone": Text("your tower, and that of the Trolls"),
    "parts.markers": Text("Markers"),
    "parts.markers-note": Text("for the tracks of the player sheets, a strip for each player"),
    "parts.markers-spare": Text("for the tracks of the player sheets, and spare ones"),
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
    "board.first": Text("First"),
    "board.players": Text("Players"),
    "board.players-online": Text("Players A–Z"),
    "board.end": Text("The end"),
    "board.ends": Text("with the round in which {needed} of {all} goals are closed"),
    "board.ends-any": Text(
        "with the round in which all goals but one above your border are closed"
    ),
    "board.border": Text("The border"),
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
    "turn.5-what": Text("closed regions pay"),
    "turn.6": Text("Buy"),
    "turn.6-what": Text("one card, if you closed"),
    "dice.any": Text("any other"),
    "payout.rule": Text("hexes × your workers"),
    "payout.city": Text("that touch it; a city pays crowns"),
    "end.cross": Text("Cross out each closed goal."),
    "end.last": Text("{needed} crossed out: the last round"),
    "end.last-any": Text("All of yours but one crossed out: the last round"),
    "board.turn-1": Text("Roll both dice."),
    "board.turn-2": Text("Draw the two resources."),
    "board.turn-3": Text("Draw a worker."),
    "board.turn-4": Text("At most one action."),
    "board.turn-5": Text("Closed regions pay."),
    "board.turn-6": Text("Closed a region? You may buy one card."),
    "legend.start": Text("start"),
    "legend.printed": Text.in_context("legend", "printed"),
    "legend.goal": Text("goal"),
    "legend.closed": Text.in_context("legend", "closed"),
    "legend.swamp": Text.in_context("legend", "swamp"),
    "legend.ships": Text("Only the spell {spell} puts a worker on a ship."),
    "legend.pen": Text("Use a dark pen, no pencil."),
    "legend.artifact": Text("artifact"),
    "legend.artifact-online": Text("artifact on edge D4-E4"),
    "legend.worker": Text("worker"),
    "legend.shield": Text("worker"),
    "legend.open": Text("open region"),
    "legend.struck": Text("closed region"),
    "legend.new": Text("last turn"),
    "legend.ship": Text("ship"),
    "player.name": Text("Name"),
    "player.initial": Text("Initial"),
    "player.tracks": Text("Stock"),
    "player.tracks-note": Text("in the end, circle where your markers are"),
    "player.at-end": Text("at the end"),
    "player.past": Text("past 5"),
    "player.craft": Text("2 craft stand in for 1 that is missing"),
    "player.race": Text("Race"),
    "player.race-note": Text("Take the best, others cross it out; its points →"),
    "player.crowns-note": Text("add up, circle the total below"),
    "player.crowns-add": Text("add up"),
    "player.final-note": Text("stock, unused cards, artifacts"),
    "player.pen": Text("a dark pen, no pencil"),
    "player.struck": Text("not with {players} players"),
    "player.monuments": Text("Monuments"),
    "player.monuments-price": Text("less its price, at least 1"),
    "player.monuments-price-option": Text("less the price due, at least 1"),
    "player.relics": Text("Relics"),
    "player.artifacts": Text("Artifacts"),
    "player.artifacts-price": Text("circle: yours"),
    "player.workers-price": Text("for relics, monuments"),
    "player.workers": Text("Hats"),
    "player.crowns": Text("Ledger"),
    "player.struck-any": Text("cross out what is for more players"),
    "zone.columns": Text("Columns {columns}"),
    "zone.rounds": Text("Rounds {rounds}"),
    "player.start": Text("1 Start"),
    "player.column": Text("column {number}"),
    "key.title": Text("Cards"),
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
    "final.total": Text("Total"),
    "calls.rule": Text("Call your turn so that all can draw it."),
    "calls.example": Text(
        "For instance: “{one} E3, {one} E4, artifact E3-E4, worker F3. I build the "
        "{building}. The {two} is closed. I buy card {card}.”"
    ),
    "calls.round": Text("Round"),
    "calls.dice": Text("Dice"),
    "calls.one": Text("Drawn"),
    "calls.artifact": Text("Artifact"),
    "calls.two": Text("Drawn"),
    "calls.worker": Text("Worker"),
    "calls.action": Text("Action"),
    "calls.closed": Text("Closed"),
    "calls.card": Text("Bought"),
    "aid.turn": Text("The turn"),
    "aid.powers": Text("The powers"),
    "aid.region": Text("Region"),
    "aid.region-is": Text(
        "hexes of one resource that touch, starts and goals too. It is closed when no empty hex "
        "touches it. Lakes, workers, swamps are not empty."
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
    "aid.spell-is": Text("Spell: pay its crystals, use it once, cross out the whole card."),
    "aid.building-is": Text("Building: pay its wood; it stays. Never two of the same name."),
    "aid.by-hex": Text(
        "+2 for each hex of a closed region that your workers touch, whoever closed it."
    ),
    "aid.step.roll": Text("Roll"),
    "aid.step.draw": Text("Draw"),
    "aid.step.worker": Text("Worker"),
    "aid.step.act": Text("Act"),
    "aid.step.score": Text.in_context("turn", "Score"),
    "aid.step.buy": Text("Buy"),
    "setup.cards": Text(
        "Most crowns wins. Put a bean, a cube or a printed marker on the 1 of each track. Take "
        "one start card free: circle its oval."
    ),
    "setup.first": Text("Write on the board who begins; play goes clockwise."),
    "setup.border": Text("The river below row {row} is the border: nothing is drawn beyond it."),
    "setup.border-any": Text(
        "The river with your number of players is the border: nothing is drawn beyond it."
    ),
    "setup.struck-any": Text("Cross out what is marked for more players."),
    "setup.idle": Text("The river below row {row} does nothing."),
    "step.roll": Text("“?”: any resource but the other die’s; two “?”: any, even alike."),
    "step.draw": Text(
        "On two empty hexes that touch. One of them must also touch a drawn resource, a start or "
        "any worker on land."
    ),
    "step.draw-option": Text(
        "On two empty hexes that touch. One of them must also touch a drawn resource, a start, "
        "any worker or the lake of a ship with a worker."
    ),
    "step.worker": Text(
        "Your initial on an empty hex beside one of them; it stays. If all three fit nowhere, "
        "draw only the two, or nothing."
    ),
    "step.act": Text(
        "At most one. A hat: cross out a worker on your sheet. No discount brings a price below 1. "
        "2 craft replace 1 missing gold, wood or crystal."
    ),
    "step.score": Text(
        "A closed region pays everyone hexes × their own workers touching it, a city in crowns. "
        "Strike all its hexes through."
    ),
    "step.overflow": Text("Past 5, every 2 of a region are 1 crown."),
    "step.overflow-option": Text("Past 5, every 2 of a turn are 1 crown."),
    "step.artifacts": Text("Who closed it takes its artifacts, even with no worker there."),
    "step.artifacts-option": Text("Everybody with a worker there gets its artifacts."),
    "step.buy": Text(
        "Closed a region? You may buy one card, even one that others have. Your third of a column "
        "closes it for all: tick its box, cross out the cards you lack."
    ),
    "action.spell": Text("Spell"),
    "action.building": Text("Building"),
    "action.relic": Text("Best relic left"),
    "action.monument": Text("Best monument left"),
    "example.draw": Text("Touching"),
    "example.touching": Text("beside a start"),
    "example.apart": Text("only a goal"),
    "example.closing": Text("Closing"),
    "example.building": Text("{building}: +2 for each hex"),
    "example.artifacts": Text("Artifact"),
    "example.artifact": Text("two new ones alike"),
    "example.older": Text("with an older one"),
    "example.older-option": Text("with an older one, too"),
    "step.race": Text(
        "Relic, monument: write its points into the ledger; all others cross it out."
    ),
    "ending.end-but-one": Text(
        "Cross out on the board each goal that is closed. With all but one crossed out this round "
        "is the last."
    ),
    "ending.end": Text(
        "Cross out on the board each goal that is closed. With {needed} of {all} crossed out this "
        "round is the last."
    ),
    "ending.stuck": Text("A round in which nobody can draw is the last, too."),
    "ending.stuck-option": Text(
        "A round in which nobody draws or takes an action is the last, too."
    ),
    "ending.also": Text("So is a round in which nobody can draw."),
    "ending.also-option": Text("So is a round in which nobody draws or acts."),
    "ending.count": Text(
        "Half of each track, rounded down; 1 for each card or artifact unused. Relics and "
        "monuments are in the crowns. Tied: best monument, then shared."
    ),
    "effect.astral-ship": Text("A worker on a free ship counts all around its lake."),
    "effect.astral-ship-option": Text(
        "A worker on a free ship counts, and touches, all around its lake."
    ),
    "effect.clone": Text("One more worker beside one of yours."),
    "effect.clone-option": Text("One more worker beside any player’s worker."),
    "effect.construct": Text("A building or monument without wood."),
    "effect.muster": Text("One more worker beside a drawn resource, start or worker."),
    "effect.conjure": Text("Set one track to 5."),
    "effect.rage": Text("One worker, even on a ship, counts 2 (3) this turn."),
    "effect.rage-option": Text("One worker counts 2 (3) for one region this turn."),
    "effect.swamp": Text("Shade 1 (2) empty hexes beside drawn resources or workers."),
    "effect.acquire": Text("Take any open card without paying; it counts as bought."),
    "effect.terrain": Text("Roll, draw 1 (2) resources, no worker; two alike: an artifact."),
    "effect.academy": Text("+1 for each further building, relic or monument."),
    "effect.asylum": Text("As you end, tracks at 0 may go to 1."),
    "effect.bank": Text("Cards cost 1 gold less."),
    "effect.carpenter": Text("Buildings and monuments cost 1 wood less."),
    "effect.market": Text("1 craft, not 2, replaces 1 that you lack."),
    "effect.school-of-magic": Text("Spells cost 1 crystal less."),
    "effect.shrine": Text("+3 for each spell you cast."),
    "effect.statue": Text("+1 for each hex of a closed city your workers touch."),
    "effect.store": Text("+2 when a region takes a track past 5."),
}
FAMILY: Mapping[str, Text] = {
    "sheet.board": Text("Board, family version"),
    "sheet.aid": Text("Player aid, family version"),
    "sheet.guilds": Text("Guilds and archive"),
    "sheet.points": Text("Crowns"),
    "guilds.title": Text("Guilds"),
    "guilds.bonus": Text(
        "+2 crowns for each hex of a closed region of your guild’s resource that at least one "
        "worker of yours touches"
    ),
    "guilds.archive": Text("Archive"),
    "guilds.storey": Text("Storey"),
    "guilds.open": Text("take each list from the top down"),
    "guilds.locked": Text("opens when every spell above is taken"),
    "guilds.place": Text("a place"),
    "guilds.taken": Text("circled: whose it is"),
    "guilds.used": Text("crossed: used"),
    "guilds.points": Text("Crowns"),
    "guilds.points-note": Text("write the crowns of every scoring"),
    "guilds.total": Text("Total"),
    "points.how": Text(
        "Write the crowns of every scoring in a box. At the end add up each row, then the sums."
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
    "payout.city": Text("that touch it, in crowns"),
    "end.last": Text("{needed} crossed out, or no spell left: the last round"),
    "board.ends-any": Text(
        "with the round in which all goals but one above your border are closed or the last spell "
        "in the archive is taken"
    ),
    "end.last-any": Text("All of yours but one, or no spell left: the last round"),
    "calls.example": Text(
        "For instance: “{one} E3, {one} E4, worker F3. I use {spell}. The {two} is closed. "
        "I take {taken}.”"
    ),
    "calls.action": Text("Spell used"),
    "calls.card": Text("Spell taken"),
    "aid.storeys": Text("The archive"),
    "aid.spells": Text("Spells"),
    "step.draw": Text(
        "On two empty hexes that touch. One of them must also touch a drawn resource, a start or "
        "any worker on land. Two alike: simply draw both."
    ),
    "step.draw-option": Text(
        "On two empty hexes that touch. One of them must also touch a drawn resource, a start, "
        "any worker or the lake of a ship with a worker. Two alike: simply draw both."
    ),
    "step.worker": Text(
        "Your letter on an empty hex beside one of them; it stays. If all three fit nowhere, "
        "draw only the two, or nothing."
    ),
    "step.spell": Text(
        "You may use one spell that has your letter circled; then cross out its box."
    ),
    "step.score": Text(
        "A closed region pays everybody its hexes × their own workers touching it, in crowns. "
        "Write your crowns down. Strike all its hexes through."
    ),
    "step.guild": Text(
        "A closed region of your guild’s resource pays you 2 crowns more for each of its hexes if "
        "at least one worker of yours touches it; more workers add nothing."
    ),
    "step.take": Text(
        "If you closed a region, take one spell from the archive: circle your letter."
    ),
    "setup.guilds": Text(
        "In turn order circle your letter at the next guild; with 2 or 3 players go round again "
        "until all four have an owner."
    ),
    "setup.guilds-option": Text(
        "In turn order circle your letter at the next guild; everybody owns one."
    ),
    "setup.one-each": Text("Fairer with three players: everybody owns just one guild."),
    "archive.place": Text(
        "One place at a time: the first to take chooses a place of storey 1 and takes its "
        "uppermost spell, each next one the spell below. Only when it is used up is another place "
        "chosen."
    ),
    "archive.used-up": Text("used up"),
    "archive.begun": Text("begun: go on here"),
    "archive.not-yet": Text("not yet"),
    "archive.lower": Text("A storey opens when every spell above it is taken."),
    "archive.many": Text("You may hold as many as you like and use one in a turn."),
    "effect.astral-ship": Text(
        "Draw a worker on a ship that has none. All game it counts for all regions at its lake, "
        "for nothing else."
    ),
    "effect.astral-ship-option": Text(
        "Draw a worker on a ship that has none. All game it counts, and touches, all around its "
        "lake."
    ),
    "effect.clone": Text("One more worker on an empty hex beside one of yours."),
    "effect.clone-option": Text("One more worker on an empty hex beside any worker."),
    "effect.muster": Text(
        "One more worker on an empty hex beside a drawn resource, a start or any worker."
    ),
    "effect.rage": Text(
        "One of your workers, even on a ship, counts 2 (3) in all scorings of this turn."
    ),
    "effect.rage-option": Text("One of your workers counts 2 (3) for one region of this turn."),
    "effect.swamp": Text(
        "Shade 1 (2) empty hexes, each beside a drawn resource or any worker. Then they are no "
        "longer empty."
    ),
    "effect.terrain": Text(
        "Roll 1 (2) dice, draw what they show as in step 2, no worker. A “?” alone is any."
    ),
    "example.guild": Text("your guild: +2 for each hex"),
    "aid.step.spell": Text("Spell"),
    "aid.step.take": Text("Take"),
    "ending.end-but-one": Text(
        "Cross out on the board each goal that is closed. When all but one are, or the last spell "
        "of storey {storeys} is taken, this round is the last."
    ),
    "ending.end": Text(
        "Cross out on the board each goal that is closed. When {needed} of {all} are, or the last "
        "spell of storey {storeys} is taken, this round is the last."
    ),
    "ending.stuck-option": Text("A round in which nobody draws or uses a spell is the last, too."),
    "ending.also-option": Text("So is a round in which nobody draws or uses a spell."),
    "ending.count": Text("Most crowns wins."),
    "ending.winner": Text("If tied, most unused spells; if still tied, the win is shared."),
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
    "solo.buy-step": Text("If you closed two regions in one turn, you may buy one card."),
    "solo.full-step": Text("When they no longer fit, the territory is closed."),
    "solo.bridge-step": Text("Go on beside a bridge of a closed territory."),
    "solo.water-step": Text("Nothing touches across water."),
    "solo.rest-step": Text("Short: its target less your points, at least 0."),
    "solo.rest-step-option": Text("Short: its target less your points, below 0 too."),
    "solo.column-step": Text(
        "A column of your choice: cross out its cards that you have not bought, 1 point each."
    ),
    "solo.claim-step": Text(
        "Choose the best monument, relic for 2 or relic for 3 left: its points are theirs."
    ),
    "solo.ledger-step": Text(
        "Your crowns go into the ledger. In each territory you begin again at 0."
    ),
    "solo.which": Text("Write in the shield its number on the board."),
    "solo.ledger": Text("Territories"),
    "solo.crowns-head": Text("Crowns, from 0 each time"),
    "solo.target": Text("Target"),
    "solo.yours": Text("You"),
    "solo.less": Text("Short"),
    "solo.trolls": Text("Trolls"),
    "solo.territories": Text("Territories"),
    "solo.total": Text("Total"),
    "solo.cards": Text("Cards"),
    "solo.column": Text("(column)"),
    "solo.circle-target": Text("Circle your targets:"),
    "solo.unused": Text("Unused"),
    "solo.artifacts": Text("Artifacts"),
    "player.crowns": Text("Trolls"),
    "player.crowns-note": Text("what they get after each territory"),
    "legend.bridge": Text("bridge"),
    "legend.first": Text.in_context("legend", "first"),
    "setup.cards": Text(
        "Put a bean, a cube or a printed marker on the 1 of each track. Take one start card free: "
        "circle its oval. Begin in the territory with the four starts."
    ),
    "step.act": Text(
        "At most one. A hat: cross out a worker on your sheet. No discount goes below 1."
    ),
    "step.worker": Text(
        "Your initial on an empty hex beside one of them; it stays. Leave room for it."
    ),
    "step.draw": Text(
        "On two empty hexes of the territory that touch. One of them must also touch a drawn "
        "resource, a start or a worker."
    ),
    "step.draw-option": Text(
        "On two empty hexes of the territory that touch. One of them must also touch a drawn "
        "resource, a start, a worker or the lake of a ship with a worker."
    ),
    "step.score": Text(
        "A closed region pays hexes × your workers touching it, a city in crowns. Strike all its "
        "hexes through."
    ),
    "step.artifacts-option": Text("With a worker there you get its artifacts."),
    "step.artifacts": Text("Its artifacts are yours, even with no worker there."),
    "aid.by-hex": Text("+2 for each hex of a closed region that your workers touch."),
    "step.buy": Text("If you closed two regions or more you may buy one card."),
    "aid.region-is": Text(
        "hexes of one resource that touch, starts and printed ones too. It is closed when no "
        "empty hex touches it. Lakes, workers, swamps are not empty."
    ),
    "aid.territory": Text("Territories"),
    "aid.trolls": Text("The Trolls"),
    "territory.closed": Text(
        "A territory closes as a turn ends, when not all three fit any more; a spell in step 4 of "
        "that same turn may still fill its last hexes. Open regions are lost. Write its points "
        "down, begin again at 0."
    ),
    "territory.next": Text(
        "Go on over a bridge of a closed territory: one of the first two resources lies on the "
        "hex beside it and need touch nothing else. Act only there."
    ),
    "trolls.rest": Text("The Trolls get what you are short of the target, at least 0."),
    "trolls.rest-option": Text("The Trolls get what you are short of the target, below 0 too."),
    "player.race-note": Text("Take the best left; write its points down."),
    "player.struck": Text("not in solo"),
    "trolls.column": Text(
        "From your 3rd on also a column that you choose, none twice: cross out its unbought cards, "
        "1 point each."
    ),
    "trolls.claim": Text(
        "From your 4th on also the points of the best monument, relic for 2 or relic for 3 left."
    ),
    "ending.end": Text("After your 8th territory the game ends."),
    "ending.count": Text("Add half of each track, rounded down, and 1 a card or artifact unused."),
    "ending.winner": Text("You win with more than the Trolls."),
}

"""The words of the solo version, where they differ."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.words.text import Text

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

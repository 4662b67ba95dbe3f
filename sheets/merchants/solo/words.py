"""The words of the solo version, where they differ."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.words.text import Text

SOLO: Mapping[str, Text] = {
    "sheet.board": Text("Solo board"),
    "sheet.player": Text("Solo player sheet"),
    "sheet.aid": Text("Solo player aid"),
    "solo.sum": Text("Sum"),
    "solo.beginner": Text("Beginner"),
    "solo.advanced": Text("Advanced"),
    "solo.expert": Text("Expert"),
    "solo.table": Text("Territories"),
    "solo.target": Text("Target"),
    "solo.yours": Text("You"),
    "solo.less": Text("Rest"),
    "solo.cards": Text("Cards"),
    "solo.claim": Text("Claim"),
    "solo.trolls": Text("Trolls"),
    "solo.territories": Text("Territories"),
    "solo.count": Text("Left over"),
    "solo.total": Text("Total"),
    "solo.columns": Text("Trolls’ columns"),
    "solo.columns-note": Text("the column that they claim after each territory"),
    "solo.after": Text("after {number}"),
    "legend.bridge": Text("bridge"),
    "setup.cards": Text(
        "Coins or markers on each 1. Take one start card free: circle its oval. Begin in the "
        "territory with the four start resources."
    ),
    "setup.border": Text(
        "Rivers and lakes are borders; hexes across a river or bridge do not touch."
    ),
    "step.worker": Text(
        "Draw a worker, your initial, on an empty hex that touches one of the two; leave "
        "room for it."
    ),
    "step.draw": Text(
        "Draw the two resources on empty hexes of the territory that touch each other. One "
        "of them must touch a drawn resource, a start resource or a worker."
    ),
    "step.draw-option": Text(
        "Draw the two resources on empty hexes of the territory that touch each other. One "
        "of them must touch a drawn resource, a start resource, a worker or the lake of a "
        "ship with a worker."
    ),
    "step.edge": Text.in_context(
        "solo aid", "If both are the same, draw an artifact on the edge between them."
    ),
    "step.score": Text(
        "Score what you closed. A region is all connected hexes of one resource, start and "
        "printed ones too; it is closed when no empty hex touches it. You get its "
        "hexes × your workers touching it, in its resource (city: crowns). Blacken it."
    ),
    "step.artifacts-option": Text("Artifacts in it are yours if you have a worker there."),
    "aid.taking-part": Text(
        "With one worker at a region you take part in it; more do not multiply a bonus."
    ),
    "step.buy": Text(
        "Closed two regions or more in this turn? You may buy one card: pay its gold, "
        "circle the oval."
    ),
    "action.relic": Text(
        "Relic: cross out 2 or 3 artifacts and a worker symbol, circle the best relic left "
        "of that kind and write its points."
    ),
    "action.monument": Text(
        "Monument: cross out a building of yours and a worker symbol, pay 5 wood less the "
        "building’s printed price (at least 1), circle the best monument left and write its"
        " points."
    ),
    "action.monument-option": Text(
        "Monument: cross out a building of yours and a worker symbol, pay 5 wood less the "
        "price that was due for the building (at least 1), circle the best monument left and write "
        "its points."
    ),
    "aid.territory": Text("Territories"),
    "aid.trolls": Text("The Trolls"),
    "territory.closed": Text(
        "A territory is closed when at the end of your turn two resources and a worker no "
        "longer fit; until then spells may fill its last hexes. Its open regions are not "
        "scored. Write its points into the table and count your crowns again from 0."
    ),
    "territory.next": Text(
        "Then go on over a bridge of a closed territory: one of the first two resources "
        "lies on the hex beside that bridge and need touch nothing else. You act only in "
        "the territory that you are in."
    ),
    "trolls.rest": Text(
        "For each territory the Trolls get its target less your points, at least 0."
    ),
    "trolls.rest-option": Text(
        "For each territory the Trolls get its target less your points, below 0 too."
    ),
    "trolls.levels": Text(
        "The targets of territories 7 and 8: beginner {beginner}; advanced {advanced}; "
        "expert {expert}."
    ),
    "player.race-note": Text("the best still open"),
    "player.crowns-note": Text("anew in each territory"),
    "player.struck": Text("struck out: not alone"),
    "trolls.column": Text(
        "From the 3rd on they claim a column each time, of your choice, but none twice: "
        "cross out its cards that you have not bought, 1 point each."
    ),
    "trolls.claim": Text(
        "From the 4th on they also claim the best relic left of one kind or the best "
        "monument left, of your choice, and its points."
    ),
    "ending.end": Text("The game ends with the 8th territory."),
    "ending.count": Text(
        "To your points in all territories add 1 for every 2 on each track, 1 for each card"
        " of yours not used, 1 for each artifact not spent."
    ),
    "ending.winner": Text("You win with more points than the Trolls."),
}

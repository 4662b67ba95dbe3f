"""The words of the sheets of Pandoria; later tables say otherwise what a version changes."""

from collections.abc import Mapping

from sheets.words.text import Text

PANDORIA: Mapping[str, Text] = {
    "sheet.pad": Text("Score pad"),
    "sheet.realm": Text("Realm sheet"),
    "sheet.aid": Text("Player aid"),
    "sheet.of": Text("{sheet}: {player}"),
    "pad.game": Text("Game {number}"),
    "pad.realm": Text("Realm"),
    "pad.crowns": Text("in play"),
    "pad.hand": Text.in_context("pad", "hand cards"),
    "pad.captives": Text.in_context("pad", "captives"),
    "pad.have": Text("have"),
    "pad.worth": Text("crowns"),
    "pad.left": Text("left"),
    "pad.total": Text("Total"),
    "pad.notes": Text("crowns as they come"),
    "pad.hand-crown": Text("Each hand card or captive (Hanbok) is 1 crown."),
    "pad.usual": Text("Each resource on its own, in whole groups."),
    "pad.better": Text("Vault, Lumberyard, Repository not built over: the better rate."),
    "pad.symbol": Text("Every resource symbol of a closed region is 1 crown."),
    "pad.relic": Text("The crowns of relics count twice."),
    "pad.wins": Text("Most crowns win. Tied: most resources left; still tied: share."),
    "realm.title": Text("{realm}, side {side}"),
    "realm.side": Text("side {side}"),
    "realm.ability": Text("Ability"),
    "realm.cards": Text("Custom cards"),
    "realm.marked": Text(
        "Play the card marked A at once: its building stands from the beginning. The other "
        "one and 2 cards from the deck are your hand."
    ),
    "realm.spaces": Text("Buildings and monuments · {spaces} spaces"),
    "realm.spells": Text("Spells cast"),
    "realm.over": Text("a monument may be built over a building"),
    "realm.size": Text("cards up to {width} × {height} mm"),
    "realm.building": Text("Building"),
    "realm.latest": Text("the latest one on top"),
    "realm.past": Text("past {end}"),
    "realm.at-once": Text("at once"),
    "realm.hand": Text("At the end a hand card is 1 crown."),
    "realm.rate": Text("3 of a resource are 1 crown."),
    "realm.better": Text(
        "A Vault, Lumberyard or Repository not built over gives its better rate, also past the end."
    ),
    "realm.tie": Text("Tied: most resources left."),
    "realm.instead": Text("Where a card says {usual}, read {end}."),
    "aid.setup": Text("Before you begin"),
    "aid.turn": Text("Your turn"),
    "aid.spells": Text("Spells"),
    "aid.buildings": Text("Buildings"),
    "aid.end": Text("End and final score"),
    "aid.rates": Text("Resources in crowns"),
    "aid.have": Text("you have"),
    "aid.castle": Text("Module · mountain castle"),
    "aid.relics": Text("Module · relics"),
    "aid.group.gold": Text("cheaper"),
    "aid.group.worker": Text("figures"),
    "aid.group.crystal": Text("resources"),
    "aid.group.crown": Text("crowns"),
    "aid.free": Text("Free: no figure, ship, castle or closed region."),
    "setup.hand": Text(
        "Take a realm, its sheet of side B, and set its three resources. Draw 4 cards."
    ),
    "step.tile": Text(
        "Place a double tile or one of your castles. Take figures back out of closed regions."
    ),
    "step.figure": Text("You may place one figure or take one back. The leader is placed last."),
    "step.act": Text("You may do one of these (no discount brings a price below 1):"),
    "step.score": Text(
        "Score closed regions: everybody with figures beside one takes part, whoever closed "
        "it, and gets its resource (hills gold, forest wood, mountains crystal), for a city "
        "crowns."
    ),
    "step.buy": Text("You closed a region? You may buy one card for its gold."),
    "step.draw": Text("Draw a double tile."),
    "action.spell": Text(
        "Spell: pay the crystals of a hand card, do what it says, put it on your pile."
    ),
    "action.building": Text("Building: pay the wood of a hand card, put it on a free space."),
    "action.monument": Text(
        "Monument: pay its wood. A building that it is built over no longer counts."
    ),
    "ending.end": Text(
        "When somebody placed a double tile from the hand and none is left to draw, play "
        "the round to its end."
    ),
    "ending.blocked": Text("Online also with a round in which nobody can place a tile or castle."),
    "ending.count": Text(
        "Add 1 crown for each hand card, and crowns for resources, each on its own: 1 for "
        "3, or the better rate of a Vault, Lumberyard or Repository not built over. Hanbok:"
        " 1 for each captive."
    ),
    "ending.winner": Text(
        "Most crowns wins; if tied, most resources left over; still tied, share the win."
    ),
    "module.castle": Text(
        "In place of a tile or castle: put it on an exit path, next to a tile, and if you "
        "like a figure on its castle side. Not where it cuts off a region that is closed, "
        "or open only through that path. Draw no tile then."
    ),
    "module.enchanted": Text("Enchanted Castle may place it too."),
    "module.partners": Text("Partners pool artifacts; either pays."),
    "module.relics": Text(
        "In place of a card or monument: give back artifacts, take a relic of that price "
        "and score its crowns. It needs no space; any number in a game."
    ),
}

# The beginner version.
BEGINNER: Mapping[str, Text] = {
    "sheet.pad": Text("Score pad, beginner version"),
    "pad.hand-crown": Text("Each hand card is 1 crown."),
    "sheet.realm": Text("Realm sheet, beginner version"),
    "sheet.aid": Text("Player aid, beginner version"),
    "setup.hand": Text(
        "Take a realm, its sheet of side A, and set its three resources. Of its two custom "
        "cards play the one marked A at once as a building; keep the other and draw 2 "
        "cards."
    ),
    "ending.count": Text(
        "Add 1 crown for each hand card, and crowns for resources, each on its own: 1 for "
        "3, or the better rate of a Vault, Lumberyard or Repository not built over."
    ),
}

# The family version.
FAMILY: Mapping[str, Text] = {
    "sheet.pad": Text("Score pad, family version"),
    "sheet.aid": Text("Player aid, family version"),
    "pad.sum-rows": Text("Total: add up the rows."),
    "pad.hand-crown": Text("Each hand card is 1 crown."),
    "pad.wins": Text("Most crowns win; tied: share the win."),
    "setup.hand": Text(
        "Realms, resource markers, single tiles, monuments and all cards stay in the box. "
        "The leader may be placed at any time."
    ),
    "step.figure": Text("You may place one figure or take one back."),
    "step.score": Text(
        "Score closed regions: every resource symbol in one is 1 crown, for everybody with "
        "figures beside it."
    ),
    "ending.count": Text("The crowns scored in play are the final score."),
    "ending.winner": Text("Most crowns wins; if tied, share the win."),
    "module.relics": Text(
        "Once you have enough artifacts: give them back, take a relic of that price and "
        "score twice its crowns. Any number in a game."
    ),
    "aid.open": Text("An open forest"),
    "aid.closed": Text("A closed forest"),
    "aid.signs": Text("Symbols"),
    "example.open": Text(
        "A space beside this forest is empty: it can still grow, nobody scores it."
    ),
    "example.closed": Text(
        "The last space around this forest is taken: it cannot grow any more. It has 4 "
        "symbols, two of them on one space."
    ),
    "example.A": Text("Anna stands beside it: 4 crowns."),
    "example.B": Text("So does Ben: 4 crowns."),
    "example.C": Text("Cleo stood in it: she takes her figure back, no crowns."),
    "sign.wood": Text("forest: wood"),
    "sign.gold": Text("hills: gold"),
    "sign.crystal": Text("mountains: crystal"),
    "sign.city": Text("city: crowns"),
    "sign.crown": Text("crown"),
    "sign.worker": Text("figure"),
    "sign.ship": Text("lake with ship"),
    "sign.artifact": Text("artifact"),
}

# The family version with spells.
FAMILY_SPELLS: Mapping[str, Text] = {
    "sheet.pad": Text("Score pad, family version with spells"),
    "sheet.aid": Text("Player aid, family version with spells"),
    "setup.hand": Text(
        "Realms, resource markers and monuments stay in the box. The cards with these "
        "spells are the deck, the single tiles a pile for Terrain: shuffle both face down. "
        "The leader may be placed at any time."
    ),
    "step.spell": Text("You may play one card as a spell, then discard it."),
    "step.score": Text(
        "Score closed regions: every resource symbol in one is 1 crown, for everybody with "
        "figures beside it. In place of a region’s crowns each of them may draw one card."
    ),
    "ending.count": Text("Add 1 crown for each hand card."),
    "module.relics": Text(
        "In place of a spell: give back artifacts, take a relic of that price and score "
        "twice its crowns. Any number in a game."
    ),
    "example.card": Text("In place of their 4 crowns, Anna and Ben may each draw a card."),
}

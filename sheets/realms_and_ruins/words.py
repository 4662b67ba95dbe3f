"""The words of the sheets of Tales of Realms and Ruins."""

from collections.abc import Mapping

from sheets.words.text import Text

REALMS_AND_RUINS: Mapping[str, Text] = {
    "at-end": Text("end"),
    "in-all": Text.in_context("tracker", "all 3"),
    "sheet.pad": Text("Tracker"),
    "sheet.aid": Text("Player aid"),
    "asks.village": Text("deck used up: most gold wins"),
    "asks.magic": Text("deck used up: most cards win"),
    "asks.castle": Text("deck used up: most followers win"),
    "realm.healthy": Text("Healthy: {effect}"),
    "realm.ruined": Text("Ruined: {effect}"),
    "realm.side": Text("Turned to"),
    "realm.followers": Text("followers during the game"),
    "realm.demo": Text("Two cards lie open; when one is bought, the next takes its place."),
    "realm.othersiders": Text("Othersiders"),
    "realm.deck": Text("Deck {number}"),
    "realm.offer": Text("Offer"),
    "effect.village-healthy": Text("win 3 gold"),
    "effect.village-ruined": Text("steal 1 gold"),
    "effect.magic-healthy": Text("draw 2 cards"),
    "effect.magic-ruined": Text("a player discards 1 card, you draw 1"),
    "effect.castle-healthy": Text("switch two cost markers"),
    "effect.castle-ruined": Text("remove 1 follower"),
    "player.name": Text("Player"),
    "player.gold": Text("Gold"),
    "player.cards": Text("All cards"),
    "player.traitor": Text("Traitor in hand"),
    "player.chapter": Text("At chapter 112"),
    "end.title": Text("The end"),
    "end.village-deck": Text.in_context("tracker", "Village deck"),
    "end.magic-deck": Text.in_context("tracker", "Magic deck"),
    "end.castle-deck": Text.in_context("tracker", "Castle deck"),
    "end.three-realms": Text("Three realms"),
    "end.all-ruined": Text("All ruined"),
    "end.last-buyer": Text("Who took the last Offer cards, latest first"),
    "key.numbers": Text("At the end: all 3 realms."),
    "key.towers": Text("Turned over: cross out what it becomes."),
    "key.cards": Text("Card bought: cross it out. No. {number} ends the game."),
    "key.count": Text("Circle hero, gold, cards (52: 40, 10, 2)."),
    "key.hero": Text("Circle your hero; write gold and cards."),
    "key.tied": Text("Tied: the realm to the right, then the first."),
    "aid.turn": Text("Your turn"),
    "aid.realms": Text("Realms and suits"),
    "aid.rule": Text("Rule and ruin"),
    "aid.words": Text("Words on the cards"),
    "aid.end": Text.in_context("aid of Realms and Ruins", "End of the game"),
    "aid.starting": Text("Starting cards"),
    "aid.setup": Text("Setting up"),
    "setup.realms": Text(
        "Lay the realms in a ring, clockwise {village}, {magic}, {castle}, their healthy side up."
    ),
    "setup.offers": Text(
        "Sort the Offer cards by suit, shuffle each suit and split it into two decks of {cards} "
        "beside its realm. Open the top card of each; its symbol does not count."
    ),
    "setup.demo": Text(
        "Demo rule: each Offer has one deck of {cards} cards, two of them open; their symbols do "
        "not count."
    ),
    "setup.costs": Text("Lay the cost markers beside the Offers, as “Realms and suits” says."),
    "setup.heroes": Text(
        "Everybody takes a hero: the figure to its realm, the board with its card below, the guide "
        "card, {followers} followers. Shuffle its {starting} starting cards and draw 3."
    ),
    "setup.events": Text("Shuffle the event cards. Leave events out in your first game."),
    "setup.supply": Text("Lay gold, event markers and the white Othersiders ready."),
    "setup.first": Text("Draw lots for the first player."),
    "turn.two": Text("Up to 2 actions, in any order"),
    "turn.play.title": Text("Play a card"),
    "turn.buy.title": Text.in_context("aid of Realms and Ruins", "Buy a card"),
    "turn.realm.title": Text("Use a realm that you rule"),
    "turn.train.title": Text("Train"),
    "turn.draw.title": Text.in_context("aid of Realms and Ruins", "Draw"),
    "turn.between.title": Text("Between turns"),
    "often.play": Text("twice at most"),
    "often.buy": Text("once"),
    "often.realm": Text("each once"),
    "often.train": Text("twice at most"),
    "turn.play": Text(
        "Do all it says in order, then lay it on your discard pile. Of two parts with “or” "
        "between them choose one."
    ),
    "turn.buy": Text(
        "One of the open cards of the Offer where your hero is. It goes on your discard pile."
    ),
    "turn.train": Text(
        "Discard 2 cards and put a follower from your supply on the lowest slot of your "
        "hero board or on one joined to a learned skill, where it stays."
    ),
    "turn.draw": Text(
        "Up to your hand limit, at first 3. When your deck runs out, turn your discard pile "
        "over; do not shuffle it."
    ),
    "turn.between": Text(
        "The events’ effects. If a card was bought, open the next one and do what its symbol says."
    ),
    "costs.first": Text("Cards at first: {cost}"),
    "costs.marker": Text(
        "The cost marker in a realm says what its cards cost; markers can be switched."
    ),
    "costs.village": Text("4 gold"),
    "costs.magic": Text(
        "2 cards of one suit from hand: discard one, remove the other from the game"
    ),
    "costs.castle": Text("1 of your followers in that realm"),
    "suit.village": Text("yellow border"),
    "suit.magic": Text("red border"),
    "suit.castle": Text("blue border"),
    "rule.rule.title": Text("You rule"),
    "rule.ruin.title": Text("Ruined"),
    "rule.heal.title": Text("Healed"),
    "rule.add.title": Text("Symbol of 1 or 2 Othersiders"),
    "rule.event.title": Text("Symbol of an event"),
    "rule.rule": Text(
        "With more followers in a realm than any other player and than the Othersiders. "
        "Heroes do not count."
    ),
    "rule.ruin": Text(
        "The Othersiders rule a healthy realm: turn it over at once. The followers of all "
        "players there go back to them."
    ),
    "rule.heal": Text("No Othersiders in a ruined realm: turn it back. Everybody else stays."),
    "rule.add": Text(
        "Who bought puts them all on one healthy realm. With too few in the supply, move "
        "some from the realm that has most."
    ),
    "rule.event": Text(
        "Who bought draws an event card and decides; another player reads out the chapter."
    ),
    "word.gain": Text("your followers, from your supply to realms of your choice"),
    "word.remove": Text("followers or Othersiders, back to their supply"),
    "word.lose": Text("your own followers, back to your supply"),
    "word.move": Text("a follower, a hero or an Othersider to another realm"),
    "word.place": Text("Othersiders, from the supply to realms of your choice"),
    "word.draw": Text("cards, from your deck to your hand"),
    "word.discard": Text(
        "cards, from your hand on your discard pile, in any order; from another’s hidden hand at "
        "random"
    ),
    "word.win": Text("gold, from the supply, while there is any"),
    "word.pay": Text("gold, to the supply; who cannot pay may not play that effect"),
    "word.steal": Text("gold, from a single player"),
    "word.interrupt": Text(
        "the card another has just played: it is discarded without effect and was an action all "
        "the same. Yours is none, and you play it in others’ turns."
    ),
    "ending.three": Text("As your turn begins you rule all three realms: you win."),
    "ending.deck": Text("An Offer deck is used up, and its suit decides:"),
    "ending.demo": Text("All cards of an Offer are bought, and its suit decides:"),
    "ending.village": Text("most gold"),
    "ending.magic": Text("most cards in hand, deck and discard pile"),
    "ending.castle": Text("most followers in the three realms together"),
    "ending.tied": Text(
        "Tied: follow the arrow to what the next realm asks of those tied. Tied in all "
        "three: who of them last took a card from the Offer wins."
    ),
    "ending.ruined": Text(
        "All three realms are ruined: the Othersiders win. With them wins who has the "
        "Traitor in hand or is at chapter 112 of “The Hooded Figure”."
    ),
}

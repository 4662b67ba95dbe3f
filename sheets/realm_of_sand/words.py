"""The words of the sheets of Realm of Sand."""

from collections.abc import Mapping

from sheets.words.text import Text

REALM_OF_SAND: Mapping[str, Text] = {
    "sheet.pad": Text("Score pad"),
    "sheet.aid": Text("Player aid"),
    "pad.game": Text("Game {number}"),
    "pad.order-1": Text("Start player"),
    "pad.order-2": Text("Second in the round"),
    "pad.order-3": Text("Third in the round"),
    "pad.order-4": Text("Fourth in the round"),
    "pad.cards": Text("Completed cards"),
    "pad.points": Text("points"),
    "pad.hourglasses": Text("Hourglasses"),
    "pad.declares": Text("{number}: the end"),
    "pad.total": Text("Total"),
    "pad.pieces": Text("Pieces left"),
    "key.write": Text("Card completed: write its points and hourglasses."),
    "key.cross": Text("Cross out as many hourglasses."),
    "key.end": Text("With {number} declare the end, finish the round."),
    "key.end-1": Text("With {number} the game ends."),
    "key.wins": Text("Most points win. Tied: most pieces left; then later in the round."),
    "key.wins-1": Text("The points of your completed cards are your score."),
    "aid.setup": Text("Set-up"),
    "aid.turn": Text("Your turn"),
    "aid.claim": Text("Claim a card"),
    "aid.crystals": Text("Advanced: crystals"),
    "aid.end": Text.in_context("aid of Realm of Sand", "End and final score"),
    "setup.board": Text(
        "Each player takes a board, {tiles} random rune tiles and a plain cube, which goes "
        "on the 0 of the “+1” track."
    ),
    "setup.crystal": Text(
        "Advanced: play on the side with the diamonds and take the round crystal of your "
        "board’s colour; with the purple board also one blue or yellow disc."
    ),
    "setup.market": Text("Shuffle the decks {rows} and lay out {market} cards of each in a row."),
    "setup.ring": Text(
        "Lay the other rune tiles in a ring around the market. Put the queen between any two."
    ),
    "setup.discs": Text("Make a supply of discs of each colour; the others stay in the box:"),
    "setup.players": Text("players"),
    "setup.of-each": Text("of each"),
    "setup.all": Text("all"),
    "setup.first": Text("Choose a start player at random; play goes round."),
    "ring.behind": Text("behind: lay your tile"),
    "ring.ahead": Text("in front: take one of these"),
    "turn.once": Text("Once in your turn you may do one of these:"),
    "turn.tile": Text(
        "Play a rune tile from your hand: put its three pieces on light spaces of your "
        "board, in its shape. Lay the tile behind the queen and take one of the two in "
        "front of her (clockwise)."
    ),
    "turn.discs": Text(
        "Put or move up to 3 discs: from your supply to your board, or from space to space."
    ),
    "turn.covered": Text(
        "Pieces that you cover are discarded; discs that you cover go back to your supply."
    ),
    "turn.dark": Text("Each step on your “+1” track lets you use one dark space."),
    "turn.often": Text(
        "Before and after that, as often as you like, claim cards and use your charged crystal."
    ),
    "turn.refill": Text(
        "At the end of your turn refill the market. A row whose deck is used up gets no more cards."
    ),
    "claim.show": Text("Show the card’s pattern on your board; mirrored it counts too."),
    "claim.take": Text(
        "Its pieces go to the stock, its discs back to your supply; the card is yours."
    ),
    "claim.reward": Text(
        "Take the reward at its bottom: discs of that colour, while there are any, or steps"
        " on your “+1” track, or both."
    ),
    "card.pattern": Text("pattern"),
    "card.reward": Text("reward"),
    "card.hourglasses": Text("hourglasses"),
    "card.mirrored": Text("also mirrored"),
    "ending.round": Text(
        "Once your completed cards show {number} hourglasses or more, declare the end and "
        "finish the round."
    ),
    "ending.score": Text("Your score is the points of your completed cards. The most win."),
    "ending.tie": Text(
        "Tied: the most pieces left on the player board. Still tied: who comes later in the round."
    ),
    "ending.alone": Text(
        "Once your completed cards show {number} hourglasses or more, the game ends. Your "
        "score is the points of your completed cards."
    ),
    "crystals.charge": Text(
        "Cover a crystal space with a piece just played, and your crystal is charged."
    ),
    "crystals.use": Text(
        "A crystal that was charged when your turn began can be turned back for its power, once:"
    ),
    "power.red": Text(
        "Draw 3 cards of one deck, keep one face down, put two under the deck. You may "
        "claim the one you kept as if it lay in the market."
    ),
    "power.purple": Text("When you put or move discs, do so with as many as you like."),
    "power.yellow": Text("Exchange a disc of yours for one of the supply."),
    "power.green": Text("Move a piece on your board to an empty space."),
    "power.orange": Text("Go one step on your “+1” track."),
    "power.blue": Text("Exchange 1 or 2 tiles in hand for as many of the ring."),
}

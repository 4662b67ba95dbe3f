"""The words of the sheet of cards: what each offer card, hero card and skill does.

The names in English are those on the game's own cards.
"""

from collections.abc import Mapping, Sequence

from sheets.realms_and_ruins.edition import Hero, Realm
from sheets.words.text import Text

# The cards of each suit, in the order of the names that stand on them.
OFFERS: Mapping[Realm, Sequence[str]] = {
    "village": (
        *("bard", "beggar", "builder", "farmer", "gambler", "lighthouse-keeper"),
        *("merchant", "peddler", "sailor", "scoundrel", "taverner", "village-elder"),
    ),
    "magic": (
        *("archmage", "enchantress", "fortuneteller", "healer", "librarian", "mystic"),
        *("necromancer", "seer", "shapeshifter", "summoner", "warlock", "witch"),
    ),
    "castle": (
        *("bannerman", "cavalier", "cleric", "court-maiden", "ghost", "guard"),
        *("knight", "minstrel", "thane", "traitor", "treasurer", "warlord"),
    ),
}
AT_HOME: Mapping[Realm, Hero] = {"village": "Villager", "magic": "Sorceress", "castle": "Noble"}

CARDS: Mapping[str, Text] = {
    "sheet.cards": Text.in_context("sheet of Realms and Ruins", "Cards"),
    "cards.page": Text.in_context("sheet of Realms and Ruins", "Cards · {realm}"),
    "cards.range": Text("{first} to {last}"),
    "cards.hero": Text("card and skills"),
    "cards.skills": Text("Skills"),
    "cards.event": Text("An event"),
    "event.card": Text("event card"),
    "event.decides": Text("who decides"),
    "event.chapter": Text("chapter"),
    "event.until": Text("lasts until"),
    "offer.bard": Text("Bard"),
    "offer.beggar": Text("Beggar"),
    "offer.builder": Text("Builder"),
    "offer.farmer": Text("Farmer"),
    "offer.gambler": Text("Gambler"),
    "offer.lighthouse-keeper": Text("Lighthouse Keeper"),
    "offer.merchant": Text("Merchant"),
    "offer.peddler": Text("Peddler"),
    "offer.sailor": Text("Sailor"),
    "offer.scoundrel": Text("Scoundrel"),
    "offer.taverner": Text("Taverner"),
    "offer.village-elder": Text("Village Elder"),
    "offer.archmage": Text("Archmage"),
    "offer.enchantress": Text("Enchantress"),
    "offer.fortuneteller": Text("Fortuneteller"),
    "offer.healer": Text("Healer"),
    "offer.librarian": Text("Librarian"),
    "offer.mystic": Text("Mystic"),
    "offer.necromancer": Text("Necromancer"),
    "offer.seer": Text("Seer"),
    "offer.shapeshifter": Text("Shapeshifter"),
    "offer.summoner": Text("Summoner"),
    "offer.warlock": Text("Warlock"),
    "offer.witch": Text("Witch"),
    "offer.bannerman": Text("Bannerman"),
    "offer.cavalier": Text("Cavalier"),
    "offer.cleric": Text("Cleric"),
    "offer.court-maiden": Text("Court Maiden"),
    "offer.ghost": Text("Ghost of the Castle"),
    "offer.guard": Text("Guard"),
    "offer.knight": Text("Knight"),
    "offer.minstrel": Text("Minstrel"),
    "offer.thane": Text("Thane"),
    "offer.traitor": Text("Traitor"),
    "offer.treasurer": Text("Treasurer"),
    "offer.warlord": Text("Warlord"),
    "effect.bard": Text("Win up to 2 gold, or pay 1 gold and gain 1 follower."),
    "effect.beggar": Text(
        "Win 1 gold. While the card lies on top of your discard pile, from the moment you buy it, "
        "you may steal 1 gold from each player who plays or discards a card, every time."
    ),
    "effect.builder": Text("Perform up to 2 moves, or pay 1 gold and gain 1 follower."),
    "effect.farmer": Text("Win up to 3 gold."),
    "effect.gambler": Text(
        "Win 1 gold, then flip a coin. Heads: win 2 more. Tails: steal up to 2 gold from one "
        "player."
    ),
    "effect.lighthouse-keeper": Text(
        "The next card you play that gives moves gives twice as many, even in a later turn: "
        "a {sailor} up to 6."
    ),
    "effect.merchant": Text(
        "Win 1 gold for every 3 followers in the {village}, those of all players and the "
        "Othersiders together, healthy or ruined."
    ),
    "effect.peddler": Text(
        "Perform 1 move. Then win 1 gold for each move you performed this turn, this one too."
    ),
    "effect.sailor": Text("Pay 2 gold, then perform up to 3 moves."),
    "effect.scoundrel": Text(
        "Interrupt a card, then give its player 1 gold; without gold you cannot. No refill of "
        "your hand before the end of your next turn."
    ),
    "effect.taverner": Text("Gain 1 follower if you have won gold this turn."),
    "effect.village-elder": Text("Gain 1 follower if you have gained one already this turn."),
    "effect.archmage": Text(
        "A player, perhaps you, shuffles their deck or discard pile. Or turn both your piles over: "
        "from now on draw from the old discard pile and discard on the old deck, unshuffled."
    ),
    "effect.enchantress": Text(
        "Play the top card of your discard pile; only the {name} costs an action. "
        "Nothing happens if the pile is empty or {cast} is on top."
    ),
    "effect.fortuneteller": Text(
        "All others play with open hands, from the moment you buy it until another card lies on "
        "it or your discard pile becomes your deck."
    ),
    "effect.healer": Text(
        "Pay 1 gold. Gain as many followers as you had removed or lost since your last turn began, "
        "through purchases, ruins and events too."
    ),
    "effect.librarian": Text("Discard 1 card, then draw 3."),
    "effect.mystic": Text(
        "Interrupt a card, then discard 1 card; without one you cannot. No refill of your hand "
        "before the end of your next turn."
    ),
    "effect.necromancer": Text(
        "Discard 1 card; without one you cannot. Gain as many followers as you have removed this "
        "turn."
    ),
    "effect.seer": Text(
        "Draw 1 card. Then a player of your choice discards 1 card: any one from a hidden hand, "
        "the one you choose from an open hand."
    ),
    "effect.shapeshifter": Text(
        "Play the top card of another player’s discard pile; it stays there. Only the "
        "{name} costs an action."
    ),
    "effect.summoner": Text(
        "Discard up to 2 cards. Perform 1 move, and 1 more for each card discarded."
    ),
    "effect.warlock": Text("Discard up to 2 cards and remove as many followers."),
    "effect.witch": Text(
        "Discard 1 card. {castle}: up to 2 moves. {village}: steal up to 2 gold from one player. "
        "{magic}: up to 2 followers from your supply to skill slots of your choice."
    ),
    "effect.bannerman": Text(
        "Pay 1 gold. All your followers of all three realms go to the realm of your hero; these "
        "are no moves."
    ),
    "effect.cavalier": Text(
        "Pay 1 gold. From one realm remove as many followers as you performed moves this turn: "
        "play it as your second action."
    ),
    "effect.cleric": Text("Pay up to 2 gold and gain as many followers."),
    "effect.court-maiden": Text(
        "Pay 2 gold, remove 1 follower from a realm and gain 1 in the same one. With none to "
        "remove you cannot."
    ),
    "effect.ghost": Text(
        "Interrupt a card, then lose 1 follower; without one in a realm you cannot. No refill of "
        "your hand before the end of your next turn."
    ),
    "effect.guard": Text(
        "Name a player and a suit. The player must discard a card of it, their choice which; who "
        "holds none may have 1 follower removed by you."
    ),
    "effect.knight": Text("Pay up to 2 gold and remove as many followers."),
    "effect.minstrel": Text("Pay 2 gold. Gain up to 1 follower in every realm you do not rule."),
    "effect.thane": Text(
        "Use a realm as if you ruled it, the side that lies open. If you do rule it, you may "
        "use it as another action too."
    ),
    "effect.traitor": Text(
        "Gain up to 1 follower in every ruined realm. With it in hand when all three are ruined "
        "you win, together with a player at chapter 112 of “The Hooded Figure”."
    ),
    "effect.treasurer": Text("Steal up to 2 gold from one player, or win up to 2 gold."),
    "effect.warlord": Text(
        "Pay 1 gold. Remove as many followers as you have removed already this turn: play it as "
        "your second action."
    ),
    "hero-card.Villager": Text(
        "Put 3 gold on a realm; win it when your hero is moved there. Where your hero is, it must "
        "leave first. Nobody else takes the gold, and it stays when the realm is turned over."
    ),
    "hero-card.Sorceress": Text(
        "Use one of the open cards of the Offer where your hero is, as if you had played it. "
        "It stays in the Offer."
    ),
    "hero-card.Noble": Text(
        "Use the realm where your hero is as if you ruled it, the side that lies open. If you do "
        "rule it, you may use it as another action too."
    ),
    "skill.Villager.1": Text("Your hero card goes on your discard pile."),
    "skill.Villager.2": Text("Your hero card puts 3 gold on each of two realms."),
    "skill.Villager.3": Text("When you play your hero card you may perform 2 moves instead."),
    "skill.Villager.4": Text(
        "Other players cannot move your hero, nor followers in the realm where it is."
    ),
    "skill.Villager.5": Text("Cards on which you pay gold: 1 counts as paid."),
    "skill.Villager.6": Text("Once a turn: pay 3 gold for one more action."),
    "skill.Sorceress.1": Text("Your hero card goes on your discard pile."),
    "skill.Sorceress.2": Text(
        "With your hero card you may renew a card of that Offer: it goes under its deck, the next "
        "is opened without its symbol."
    ),
    "skill.Sorceress.3": Text("After the effect of your hero card you may move your hero."),
    "skill.Sorceress.4": Text(
        "Hero in the {village}: on cards on which you discard, 1 card counts as discarded."
    ),
    "skill.Sorceress.5": Text("Hero in {magic}: your hand limit is 1 higher."),
    "skill.Sorceress.6": Text(
        "Hero in the {castle}, and 2 cards of one suit played this turn: one more action."
    ),
    "skill.Noble.1": Text("Your hero card goes on your discard pile."),
    "skill.Noble.2": Text("Your hero card uses either side of the realm, also the hidden one."),
    "skill.Noble.3": Text("With your hero card you may also remove 1 follower where your hero is."),
    "skill.Noble.4": Text("Hero in a realm that you rule: “or” on your cards means “and”."),
    "skill.Noble.5": Text(
        "Cards and realms of other players remove no followers where your hero is; ruin still does."
    ),
    "skill.Noble.6": Text("Gained 2 or more followers this turn: one more action."),
    "card.venture": Text("Perform 1 move, or win 1 gold."),
    "card.negotiate": Text(
        "The next card you play costs no gold, even in a later turn, nor does a card that it plays."
    ),
    "card.aid": Text("Perform 1 move, or pay 1 gold and gain 1 follower."),
    "card.recruit": Text("Pay 1 gold, and gain 1 follower or remove 1."),
    "card.cast": Text(
        "Play the top card of your discard pile if it is a starting card; only {name} costs an "
        "action."
    ),
    "card.conspire": Text(
        "Place 1 Othersider and win 1 gold, if there is one in the supply, or remove 1 Othersider."
    ),
}

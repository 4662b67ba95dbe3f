"""What a player can do now, in words: for who types while others talk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import islice
from typing import NamedTuple

from rollwrite.play.buying import ARTIFACTS, RELIC_KINDS, building_price, monument_price, price_at
from rollwrite.play.drawing import pairs, touchable
from rollwrite.play.events import points_text, resource_name
from rollwrite.play.notation import (
    KEYWORD_OF,
    KEYWORDS,
    Keyword,
    keyword_in,
    keyword_of,
    letter_named,
    step_text,
    word_name,
)
from rollwrite.play.position import Position
from rollwrite.play.shorthand import figures
from rollwrite.play.solo import crossed_out_by
from rollwrite.play.steps import (
    DRAW_NOTHING,
    PASS,
    Action,
    Bridge,
    Build,
    Buy,
    Cast,
    Claim,
    Column,
    Draw,
    Monument,
    Relic,
    Score,
    Start,
    Step,
    Take,
)
from rollwrite.play.table import Table
from rollwrite.play.words import Side, card_name, spell_name
from scoring.answers.columns import aligned
from scoring.entry.said import keys_by_name
from scoring.merchants.rewards import Price
from scoring.merchants.score import targets_at
from scoring.merchants.state import Kind, archive_spell_name
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import RESOURCES, TRACKS, Resource
from sheets.words.text import Message, Name, Text, in_a_row, joined
from sheets.words.translation import Translation, load_translation

MOST_PAIRS = 24  # Of hexes that are listed one by one.
MOST_SHOWN = 4  # Choices in a sentence, which is read while others talk.


def prompt(position: Position, *, has_dice: bool) -> Text:
    """Return who is on, what they have, what they can afford, and what the dice show."""
    if position.is_over:
        return Text("The game is over.")
    what = [_short(choices(position))] if position.phase == "start" else [*_wealth(position)]
    if position.phase == "draw":
        what.insert(0, _due(position))
    if has_dice and position.turn.roll:
        what.append(dice_shown(position))
    if position.phase == "draw" and (possible := actions(position)):
        what.append(Text("then may {actions}", actions=_short(possible)))
    return Text(
        "{round} {player}: {what}",
        round=position.round,
        player=position.player,
        what=_in_parts(what),
    )


def _due(position: Position) -> Text:
    """Return what is drawn in this turn (M3.5)."""
    if not any(position.turn.places):
        return Text("two resources fit nowhere: place nothing")
    if not position.turn.has_room:
        return Text("place two resources or nothing")
    return Text("place two resources and a worker")


def dice_shown(position: Position) -> Text:
    """Return what the dice show that were rolled."""
    faces = in_a_row([*map(position.table.face_name, position.turn.roll)])
    return Text("dice: {faces}", faces=faces)


def summary(position: Position) -> Text:
    """Return what the player must or may do now."""
    player = position.player
    match position.phase:
        case "worker":
            hexes = joined([hex_name(step.hex) for step in position.legal_workers], "or")
            return Text("{player} places a worker: {what}", player=player, what=hexes)
        case "over":
            return Text("the game is over")
        case "draw" | "terrain":
            what = _in_parts(
                [_draws(position), *([dice_shown(position)] if position.turn.roll else [])]
            )
            return Text("{player} places: {what}", player=player, what=what)
        case "action" | "buy" | "score":
            found = choices(position)
            if not found:
                return Text("{player} can do nothing more; Enter goes on", player=player)
            return Text(
                "{player} may still {what}; Enter goes on", player=player, what=_short(found)
            )
        case "column" | "claim":
            return Text(
                "{player} chooses what the Trolls get: {what}",
                player=player,
                what=_short(choices(position)),
            )
    return Text("{player} chooses: {what}", player=player, what=_short(choices(position)))


def choice_lines(position: Position, words: Translation, *, in_full: bool = False) -> list[str]:
    """Return all that the player must or may do now, each choice on a line of its own.

    Of many pairs of hexes their hexes are listed, unless all is asked for `in_full`.
    """
    player, found = position.player, choices(position)
    match position.phase:
        case "draw":
            found = actions(position)
            heads: list[Message] = [summary(position), *_places(position, in_full=in_full)]
            if found:
                heads.append(Text("Then {player} may:", player=player))
        case "terrain":
            heads = [summary(position), *_places(position, in_full=in_full)]
        case "action" | "buy" | "score" if found:
            heads = [Text("{player} may still, or Enter goes on:", player=player)]
        case "column" | "claim":
            heads = [Text("{player} chooses what the Trolls get:", player=player)]
        case _ if found:
            heads = [Text("{player} chooses:", player=player)]
        case _:
            heads = [summary(position)]
    return [*map(words, heads), *(f"    {line}" for line in _aligned(found, words))]


def _wealth(position: Position) -> Iterator[Message]:
    """Yield what the player has to pay with, and where that is played alone."""
    table, sheet = position.table, position.sheet
    if table.variant == "solo":
        row = len(position.solo.points)
        target = targets_at(table.level, table.edition)[row]
        yield Text("row {row} of the ledger, target {target}", row=row + 1, target=target)
    if table.variant == "family":
        yield Text("crowns {number}", number=sum(sheet.crowns))
        return
    tracks: list[Message] = [
        Text("{what} {number}", what=resource_name(track, table), number=at)
        for track, at in zip(TRACKS, sheet.tracks, strict=True)
    ]
    yield in_a_row(tracks)
    if sheet.unspent:
        yield Text("artifacts {number}", number=sheet.unspent)


def _draws(position: Position) -> Message:
    number = position.turn.terrain if position.phase == "terrain" else 2
    if len(position.legal_draws) and position.legal_draws[0] == DRAW_NOTHING:
        return Text("nothing, as two resources fit nowhere")
    if number == 1:
        return Text("a resource")
    what = Text("two resources on hexes that touch")
    return _in_territory(what, position) if position.table.variant == "solo" else what


def _places(position: Position, *, in_full: bool) -> Iterator[Text]:
    """Yield the hexes on which the resources can lie (M3.2)."""
    ground = position.table.ground
    near = touchable(position.table, position.board, position.territory)
    if position.turn.terrain == 1:
        hexes = " ".join(map(hex_name, ground.hexes_of(near)))
        yield Text("on one of these: {hexes} (M3.2)", hexes=hexes)
        return
    is_terrain = position.phase == "terrain"
    places = pairs(ground, position.empty, near) if is_terrain else position.turn.places
    found = ground.pairs_of(places)
    if len(found) > MOST_PAIRS and not in_full:
        joint = ground.hexes_of(ground.mask(each for pair in found for each in pair))
        hexes = " ".join(map(hex_name, joint))
        yield Text(
            "on two of these that are joined, in {number} ways (? all lists them): {hexes} (M3.2)",
            number=len(found),
            hexes=hexes,
        )
    elif found:
        hexes = " ".join(f"{hex_name(one)}-{hex_name(other)}" for one, other in found)
        yield Text("on two of these that are joined: {hexes} (M3.2)", hexes=hexes)


def guilds_said(position: Position) -> Text:
    """Return who owns which guild (F3)."""
    table = position.table
    if not any(table.guilds):
        return Text("Guilds are of the family version alone.")
    names = table.edition.names
    owned: list[Message] = []
    for player, own in zip(table.names, table.guilds, strict=True):
        guilds = [Name.of(names.guilds.get(each) or names.resources[each]) for each in own]
        owned.append(Text("{player}: {what}", player=player, what=joined(guilds)))
    said = Text("Guilds of {owned}.", owned=_in_parts(owned))
    if all(len(own) == 1 for own in table.guilds):
        return said
    return Text(
        "{said} One each is fairer where some have more: an edition of yours with guilds = "
        '"one each" in its rules.',
        said=said,
    )


def who_is_on(position: Position) -> Text:
    """Return who is on in which round, and who comes next."""
    if position.is_over:
        return Text("The game is over.")
    names, seat = position.table.names, position.seat
    others = [*names[seat + 1 :], *names[:seat]]
    values: dict[str, Message | int] = {"round": position.round, "player": position.player}
    if not others:
        return Text("Round {round}: {player} is on.", **values)
    return Text("Round {round}: {player} is on, then {others}.", others=in_a_row(others), **values)


def closed_before_play(position: Position) -> Text | None:
    """Return which goals are closed at the start of a game, None where none is (M5.2, M7.1)."""
    ground = position.table.ground
    goals = [
        hex_name(each) for each in ground.hexes_of(position.board.closed_hexes & ground.printed)
    ]
    if not goals or not ground.to_end:
        return None
    return Text(
        "Closed before play, since no empty hex touches it: {hexes}. Nobody earns anything there; "
        "for the end it counts (M7.1).",
        hexes=joined(goals),
    )


def dice_now(position: Position) -> Text:
    """Return what the dice show that were rolled, else what an ordinary die's figures stand for."""
    if position.turn.roll:
        return dice_shown(position)
    return Text("{faces}; called as two figures: 3 4", faces=figures(position.table))


def _in_territory(what: Message, position: Position) -> Text:
    """Say where something is drawn alone, in a territory's first turn beside the bridge (S8)."""
    land = _territory(position.solo.current, position.table)
    first = position.table.ground.hexes_of(position.solo.first & position.empty)
    if position.phase != "draw" or not first:
        return Text("{what}, in {land}", what=what, land=land)
    return Text(
        "{what}, in {land}, one of them beside the bridge: {hexes} (S8)",
        what=what,
        land=land,
        hexes=joined([*map(hex_name, first)], "or"),
    )


def _territory(index: int, table: Table) -> Text:
    """Return what a territory is called on the solo board; its number is not that of its row."""
    land = table.edition.solo.map
    if land and (names := land.territories[index].name):
        return Text("{name} ({number})", name=Name.of(names), number=index + 1)
    return Text("territory {number}", number=index + 1)


def _short(found: Sequence[Choice]) -> Message:
    """Return choices as a sentence lists them; of many, how many more there are."""
    said = [each.said for each in found]
    if more := len(said[MOST_SHOWN:]):
        said = [*said[:MOST_SHOWN], Text("{number} more (? shows all)", number=more)]
    return joined(said, "or")


def _in_parts(parts: Sequence[Message]) -> Message:
    """Return parts with semicolons between them."""
    return reduce(lambda one, other: Text("{one}; {other}", one=one, other=other), parts)


_SIDES: Mapping[type[Step], Side] = {Build: "building", Monument: "building"}

_RELIC_NUMBERS: Mapping[str, str] = {"two": "2", "three": "3"}  # As it can be called.


class Choice(NamedTuple):
    """A step that can be chosen, in words; "" for what it does not have.

    call:   how it is called, such as `buy 7`
    name:   what stands on the card
    cost:   what is paid for it after discounts
    gives:  its points
    brief:  what it is about, in a sentence, where `detail` would be too long
    detail: more of it, on a line of its own
    """

    call: Message
    name: Message = ""
    cost: Message = ""
    gives: Message = ""
    brief: Message = ""
    detail: Message = ""

    @property
    def said(self) -> Message:
        """The choice as a part of a sentence."""
        said = self.call
        if self.name:
            said = Text("{keyword} {card}", keyword=said, card=self.name)
        if self.cost:
            said = Text("{what} {cost}", what=said, cost=self.cost)
        if self.gives:
            said = Text("{what}: {gives}", what=said, gives=self.gives)
        return Text("{what} ({cards})", what=said, cards=self.brief) if self.brief else said


def choices(position: Position) -> list[Choice]:
    """Return what can be chosen now, each once, except a pass and what is drawn."""
    if position.phase in ("draw", "terrain", "worker"):
        return []
    if position.phase == "action":
        return actions(position)
    found = (choice_of(step, position) for step in position.legal_steps)
    return [each for each in found if each]


def actions(position: Position) -> list[Choice]:
    """Return the actions that the player can pay for, whatever they are taken on."""
    found: dict[object, Choice] = {}
    steps: Iterable[Action] = position._replace(phase="action").legal_actions
    for step in steps:
        key = step.source if isinstance(step, Cast) else step
        if key not in found and (choice := choice_of(step, position)):
            found[key] = choice
    return [*found.values()]


def _aligned(found: Sequence[Choice], words: Translation) -> list[str]:
    """Return a line for each choice, aligned."""
    rows = [
        tuple(map(words, (each.call, each.name, each.cost, each.gives, each.detail)))
        for each in found
    ]
    filled = [any(cells) for cells in zip(*rows, strict=True)]
    kept = [[cell for cell, is_used in zip(row, filled, strict=True) if is_used] for row in rows]
    return aligned(kept) if kept else []


def choice_of(step: Step, position: Position) -> Choice | None:
    """Return a step as it can be called; None for a pass, and for what is drawn."""
    table = position.table
    match step:
        case Start(card) | Build(card) | Monument(card) | Buy(card):
            name = card_name(card, table, _SIDES.get(type(step), "any"))
            choice = Choice(_call(KEYWORD_OF[type(step)], card), name)
            return _with_cost(choice, step, position)
        case Cast(source):
            shown = source if isinstance(source, int) else archive_spell_name(source)
            choice = Choice(_call("cast", shown), spell_name(source, table))
            return _with_cost(choice, step, position)
        case Relic(kind):
            cost = _for(Text("{number} artifacts", number=ARTIFACTS[kind]))
            return _value(RELIC_KINDS[kind], position)._replace(cost=cost)
        case Claim(kind):
            return _value(kind, position)
        case Column(number):
            return _column(number, position)
        case Take(spell):
            return Choice(archive_spell_name(spell), spell_name(spell, table))
    return _on_hexes(step)


def _on_hexes(step: Step) -> Choice | None:
    match step:
        case Bridge(hex_):
            return Choice(_call("bridge", hex_name(hex_)))
        case Score(hexes):
            return Choice(_call("score", " ".join(map(hex_name, hexes))))
    return None


def _call(keyword: Keyword, what: str | int) -> Text:
    return Text("{keyword} {card}", keyword=word_name(keyword), card=what)


def _with_cost(choice: Choice, step: Step, position: Position) -> Choice:
    """Return a choice with its price, a monument with its points, a card with its column."""
    price = _price(step, position)
    if price is not None:
        choice = choice._replace(cost=_for(_paid(price, position.table)))
    match step:
        case Monument():
            return choice._replace(gives=points_text(position.left("monument")[0]))
        case Buy(card):
            column = position.table.printed.column_of[card]
            return choice._replace(detail=Text("column {number}", number=column))
    return choice


def _price(step: Step, position: Position) -> Price | None:
    table, sheet = position.table, position.sheet
    cards = table.printed.cards
    match step:
        case Buy(card):
            return price_at(sheet, "card", cards[card].gold)
        case Cast(int() as card):
            return price_at(sheet, "spell", cards[card].crystals)
        case Build(card):
            return building_price(table, sheet, card)
        case Monument(card):
            return monument_price(table, sheet, card)
    return None


def _for(cost: Message) -> Text:
    return Text("for {cost}", cost=cost)


def _paid(price: Price, table: Table) -> Message:
    """Return what is paid: `2 gold and 2 craft`."""
    paid: tuple[tuple[int, Resource], ...] = ((price.paid, price.resource), (price.craft, "craft"))
    amounts = [
        Text("{number} {resource}", number=number, resource=resource_name(resource, table))
        for number, resource in paid
        if number
    ]
    return joined(amounts) or Text("nothing")


def _value(kind: Kind, position: Position) -> Choice:
    """Return the choice of the most valuable relic or monument of a kind."""
    keyword, _, number = kind.partition(" ")
    called = word_name("relic" if keyword == "relic" else "monument")
    call: Message = _call("relic", _RELIC_NUMBERS[number]) if number else called
    return Choice(call, gives=points_text(position.left(kind)[0]))


def _column(number: int, position: Position) -> Choice:
    """Return the choice of a column that the Trolls claim, with its cards (S9)."""
    table, crossed = position.table, crossed_out_by(position, number)
    names = [
        Text("{card} {name}", card=card, name=card_name(card, table, "any")) for card in crossed
    ]
    return Choice(
        _call("column", number),
        gives=points_text(len(crossed)),
        brief=" ".join(map(str, crossed)),
        detail=in_a_row(names),
    )


MOST_STEPS = 20_000  # That are looked at; a board has fewer.


def completions(position: Position, typed: str, begun: str, language: str) -> list[str]:
    """Return the words that can stand where one is `begun`, behind those `typed` of a step."""
    table = position.table
    before = [_canonical(word, table, language) for word in typed.split()]
    if position.phase == "draw" and before[:1] and before[0] in RESOURCES:
        before.insert(0, "draw")
    found: dict[str, None] = {}
    for words in _forms(position):
        if len(words) > len(before) and words[: len(before)] == before:
            found |= dict.fromkeys(_spellings(words, len(before), table, language, begun))
    if not typed:
        found |= dict.fromkeys(
            _in_language(each, table, language)
            for each in (
                RESOURCES if "draw" in found or keyword_in("draw", language) in found else ()
            )
        )
    folded = begun.casefold()
    return sorted(word for word in found if word.casefold().startswith(folded))


def _forms(position: Position) -> Iterator[list[str]]:
    """Yield the words of every step that can be taken now, what is drawn in either order."""
    for step in _steps(position):
        words = step_text(step, position.table).split()
        yield words
        if isinstance(step, Draw) and len(step.drawn) > 1:
            yield [words[0], *words[3:5], *words[1:3]]


def _steps(position: Position) -> Iterable[Step]:
    steps = islice(position.legal_steps, MOST_STEPS)
    if position.phase == "draw" and position.legal_rolls:
        steps = islice((*position.legal_rolls, *position.legal_draws), MOST_STEPS)
    return (step for step in steps if step != PASS)


def _canonical(word: str, table: Table, language: str) -> str:
    """Return a word as records have it, however it was typed."""
    if (lettered := letter_named(word, language)) is not None:
        return lettered
    names = {each: Name.of(table.edition.names.resources[each]).names for each in RESOURCES}
    resources = keys_by_name(word, {each: [name for _, name in names[each]] for each in RESOURCES})
    if len(resources) == 1:
        return resources[0]
    return keyword_of(word, language) or (word.upper() if word[1:].isdigit() else word.lower())


def _spellings(
    words: list[str], place: int, table: Table, language: str, begun: str
) -> Iterator[str]:
    """Yield how the word at a place can be written, which is begun so."""
    word = words[place]
    if word in KEYWORDS:
        usual = keyword_in(word, language)  # type: ignore[arg-type]
        yield usual
        if not usual.casefold().startswith(begun.casefold()):
            yield from KEYWORDS[word]  # type: ignore[index]
    elif word in RESOURCES:
        yield _in_language(word, table, language)
    else:
        yield word


def _in_language(resource: str, table: Table, language: str) -> str:
    names = table.edition.names.resources
    return load_translation(language)(Name.of(names[resource])).lower()  # type: ignore[index]

"""What offer cards, hero cards and skills do, as pictures of one line."""

from collections.abc import Iterator, Mapping

from sheets.drawing.paths import circle, polygon
from sheets.drawing.pictures import OUTLINE, Part, arrow, as_part, figure, row, sign, struck
from sheets.drawing.shapes import Item, Stroke
from sheets.drawing.theme import Theme
from sheets.realms_and_ruins.edition import Hero
from sheets.realms_and_ruins.signs import follower_sign, hand_card, tower_sign


@as_part(3.4)
def hero_figure(theme: Theme) -> Iterator[Item]:
    """Yield a hero's figure, whichever it is."""
    stroke = Stroke(theme.ink, OUTLINE)
    robe = ((0.0, 2.1), (1.2, -0.9), (2.2, -0.9), (3.4, 2.1))
    yield polygon(robe, theme.fill("purple") or "#ffffff", stroke)
    yield circle((1.7, -1.3), 1.0, "#ffffff", stroke)


_COIN, _CUBE, _CARD, _BACK = (
    sign("gold", 4.2),
    follower_sign(),
    hand_card(),
    hand_card(is_turned=True),
)
_TOWER, _RUIN = tower_sign(), tower_sign(is_ruined=True)
_TO, _OR, _AND = arrow(2.4), figure("/"), figure("+")
_NOT = struck(_CARD)


def _coins(number: str) -> Part:
    return row(_COIN, figure(number), gap=0.4)


def _cubes(number: str) -> Part:
    return row(_CUBE, figure(number), gap=0.4)


def _cards(number: str) -> Part:
    return row(_CARD, figure(number), gap=0.4)


def _moves(number: str) -> Part:
    return row(_CUBE, _TO, figure(number), gap=0.4)


def _told(*parts: Part) -> Part:
    return row(*parts, gap=0.8)


_STEAL = row(_TO, _COIN, gap=0.4)
_REPLAY = _told(_BACK, _TO, _CARD)

OFFER_PICTURES: Mapping[str, Part] = {
    "bard": _told(_coins("+2"), _OR, _coins("−1"), _cubes("+1")),
    "beggar": _told(_coins("+1"), row(_STEAL, figure("+1"), gap=0.4)),
    "builder": _told(_moves("2"), _OR, _coins("−1"), _cubes("+1")),
    "farmer": _coins("+3"),
    "gambler": _told(_coins("+1"), figure("?"), _coins("+2")),
    "lighthouse-keeper": _moves("×2"),
    "merchant": _told(_cubes("3"), _TO, _coins("+1")),
    "peddler": _told(_moves("n"), _TO, _coins("+n")),
    "sailor": _told(_coins("−2"), _moves("3")),
    "scoundrel": _told(_NOT, _coins("−1")),
    "taverner": _told(_coins("+n"), _TO, _cubes("+1")),
    "village-elder": _told(_cubes("+n"), _TO, _cubes("+1")),
    "archmage": _told(_CARD, _TO, _BACK),
    "enchantress": _REPLAY,
    "fortuneteller": _told(_CARD, _CARD, _CARD),
    "healer": _told(_coins("−1"), _cubes("−n"), _TO, _cubes("+n")),
    "librarian": _told(_cards("−1"), row(_BACK, figure("+3"), gap=0.4)),
    "mystic": _told(_NOT, _cards("−1")),
    "necromancer": _told(_cards("−1"), _cubes("−n"), _TO, _cubes("+n")),
    "seer": _told(row(_BACK, figure("+1"), gap=0.4), _cards("−1")),
    "shapeshifter": _REPLAY,
    "summoner": _told(_cards("−2"), _moves("1+2")),
    "warlock": _told(_cards("−2"), _cubes("−2")),
    "witch": _told(_cards("−1"), _TO, figure("?")),
    "bannerman": _told(_coins("−1"), _CUBE, _TO, hero_figure),
    "cavalier": _told(_coins("−1"), _moves("n"), _TO, _cubes("−n")),
    "cleric": _told(_coins("−2"), _cubes("+2")),
    "court-maiden": _told(_coins("−2"), _cubes("±1")),
    "ghost": _told(_NOT, _cubes("−1")),
    "guard": _told(_cards("−1"), _OR, _cubes("−1")),
    "knight": _told(_coins("−2"), _cubes("−2")),
    "minstrel": _told(_coins("−2"), _TOWER, _cubes("+1")),
    "thane": _told(_TOWER, _OR, _RUIN),
    "traitor": _told(_RUIN, _cubes("+1")),
    "treasurer": _told(row(_STEAL, figure("+2"), gap=0.4), _OR, _coins("+2")),
    "warlord": _told(_coins("−1"), _cubes("−n"), _TO, _cubes("−n")),
}
HERO_PICTURES: Mapping[Hero, Part] = {
    "Villager": _told(_coins("3"), _TO, _TOWER),
    "Sorceress": _told(_TOWER, _TO, _CARD),
    "Noble": _told(hero_figure, _TOWER),
}
SKILL_PICTURES: Mapping[Hero, tuple[Part, ...]] = {
    "Villager": (
        _told(_CARD, _TO, _BACK),
        _told(_coins("3"), _coins("3")),
        _moves("2"),
        struck(hero_figure),
        _coins("−1"),
        _coins("−3"),
    ),
    "Sorceress": (
        _told(_CARD, _TO, _BACK),
        _told(_BACK, _TO, _CARD),
        row(hero_figure, _TO, gap=0.6),
        _cards("−1"),
        _cards("+1"),
        _told(_CARD, _CARD),
    ),
    "Noble": (
        _told(_CARD, _TO, _BACK),
        _told(_TOWER, _OR, _RUIN),
        _cubes("−1"),
        _told(_CARD, _AND, _CARD),
        struck(_CUBE),
        _cubes("+2"),
    ),
}

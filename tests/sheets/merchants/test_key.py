"""The key in the market's band: a card's symbols with the pen's marks on them."""

from collections.abc import Iterable, Iterator

import pytest

from scoring.merchants.game import GAME
from sheets.drawing.filling import draw_pen
from sheets.drawing.lettering import extent
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Box, Group, Item, Mark, Path, flatten, texts_of
from sheets.drawing.theme import THEMES
from sheets.merchants.marks import PARTS
from sheets.merchants.player.cards import HIGH, LEFT, TOLD_BY, draw_key
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_words
from tests.sheets.tables import draw, make_table

ROOM = Box(0, 0, 262, HIGH)


def key(language: str = "en", theme: str = "colour", variant: str = "base") -> list[Item]:
    table = make_table(2, language=language, theme=theme)
    words = load_words(language, *GAME.variants[variant].words())
    return list(draw_key(table, words, ROOM))


def strokes(items: list[Item], pen: str) -> Iterator[Path]:
    """Yield what has been drawn with the pen."""
    for item in flatten(items):
        stroke = item.stroke if isinstance(item, Path) and item.fill is None else None
        if isinstance(item, Path) and stroke and stroke.colour == pen:
            yield item


def test_a_camera_finds_no_mark_in_the_key() -> None:
    assert not [item for item in flatten(key()) if isinstance(item, Mark)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_one_or_a_few_words(language: str) -> None:
    printed = [text.text for text in texts_of(key(language))]
    words = load_words(language, *GAME.variants["base"].words())
    captions = [words(f"key.{name}") for name in LEFT]
    assert set(captions) <= set(printed)
    assert max(len(caption.split()) for caption in captions) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_is_named_and_shows_what_is_paid_for_it(language: str) -> None:
    """M1.6."""
    items = key(language)
    printed = [text.text for text in texts_of(items)]
    words = load_words(language, *GAME.variants["base"].words())
    assert {words(f"key.{symbol}") for symbol in ("star", "oval", "square")} <= set(printed)
    assert {"crystal", "gold", "wood"} <= {name.split("-")[1] for name in icons(items)}


def icons(items: Iterable[Item]) -> Iterator[str]:
    """Yield the names of all icons, groups resolved."""
    for item in items:
        if isinstance(item, Group):
            yield from (item.name,) if item.name.startswith("icon-") else icons(item.items)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_band_is_cut_short(language: str) -> None:
    words = load_words(language, *GAME.variants["base"].words())
    texts = texts_of(key(language))
    assert not [text.text for text in texts if text.text.endswith("…")]
    assert all(ROOM.holds(extent(text)) for text in texts)
    assert words("key.closed") in {text.text for text in texts}


def test_the_marks_are_those_that_a_pen_leaves_on_a_sheet() -> None:
    """A circle is one stroke, a cross two, a tick one (M2.3, M4.1, M4.2, M4.4, M6.2)."""
    place = Box(0, 0, 6, 6)
    count = sum(
        len(list(draw_pen(how, place, "#000000")))
        for name, symbols in LEFT.items()
        for part, hows in zip(PARTS, symbols, strict=True)
        for how in hows
        if part in TOLD_BY[name]
    )
    assert len(list(strokes(key(), make_table().theme.pen))) == count + 1


def test_no_two_states_of_a_card_look_alike_in_the_key() -> None:
    """A column that is taken has its ticked box besides."""
    shown = {
        name: tuple(
            hows for part, hows in zip(PARTS, symbols, strict=True) if part in TOLD_BY[name]
        )
        for name, symbols in LEFT.items()
    }
    assert len(set(shown.values())) == len(LEFT)


@pytest.mark.parametrize("theme", THEMES)
def test_the_pens_marks_stay_in_the_key(theme: str) -> None:
    drawn = [bounds(path) for path in strokes(key(theme=theme), make_table(theme=theme).theme.pen)]
    assert drawn
    assert all(ROOM.holds(box) for box in drawn)


def test_a_column_is_taken_by_players_and_trolls_alike() -> None:
    """M6.2, S9."""
    for variant, players in (("base", 2), ("solo", 1)):
        [sheet, *_] = draw(make_table(players, variant=variant), "player")
        assert "column taken" in [text.text for text in texts_of(sheet.items)]

"""What aid and board say of the rules: the conditions too, in every language."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.drawing.shapes import Box, Item, texts_of
from sheets.drawing.theme import load_theme
from sheets.merchants.aid import blocks
from sheets.merchants.aid.aid import GROUPS
from sheets.merchants.aid.blocks import Block
from sheets.merchants.edition.edition import BUILDINGS, SPELL_NAMES, Edition
from sheets.merchants.options import OPTIONS
from sheets.table.table import Seat, Table
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_words
from tests.covering import rest_slow
from tests.sheets.tables import shipped_edition


def printed(
    kind: str,
    variant: str = "base",
    players: int = 3,
    language: str = "en",
    edition: Edition | None = None,
) -> str:
    """Return all words of a sheet, line after line of each of its columns."""
    table = Table(variant, (Seat(),) * players, language, load_theme("ink"))
    page, *_ = SheetRenderer(GAME, edition or shipped_edition()).draw(table, (kind,))
    texts = sorted(texts_of(page.items), key=lambda text: text.face == "bold")
    return " ".join(text.text for text in texts)


def with_rules(**rules: Any) -> Edition:
    edition = shipped_edition()
    return replace(edition, rules=replace(edition.rules, **rules))


NOBODY_CAN_DRAW = {
    "board": {
        "en": "A round in which nobody can draw is the last, too.",
        "fr": "Si personne ne peut dessiner, la manche est la dernière.",
        "de": "Kann niemand zeichnen, ist die Runde auch die letzte.",
    },
    "aid": {"en": "nobody can draw", "fr": "ne peut dessiner", "de": "niemand zeichnen kann"},
}
NOBODY_DRAWS = {
    "en": "in which nobody draws or",
    "fr": "manche où personne ne dessine ni",
    "de": "Runde, in der niemand zeichnet oder",
}


@pytest.mark.parametrize("language", rest_slow(LANGUAGES))
@pytest.mark.parametrize("variant", ["base", "family"])
@pytest.mark.parametrize("kind", ["aid", "board"])
def test_m3_6_a_round_in_which_nobody_can_draw_is_the_last_where_the_option_is_on(
    kind: str, variant: str, language: str
) -> None:
    on, off = (
        printed(kind, variant, language=language, edition=with_rules(deadlock_ends=ends))
        for ends in (True, False)
    )
    assert NOBODY_CAN_DRAW[kind][language] in on
    assert NOBODY_CAN_DRAW[kind][language] not in off
    assert NOBODY_DRAWS[language] in off


@pytest.mark.parametrize("kind", ["aid", "board"])
def test_s6_alone_no_round_ends_the_game(kind: str) -> None:
    assert "nobody" not in printed(kind, "solo", 1)


# M2.5: the border, and the rivers that do nothing.


@pytest.mark.parametrize("variant", ["base", "family"])
@pytest.mark.parametrize(
    ("players", "border", "idle"),
    [
        (2, "The river below row 4 is the border: nothing is drawn beyond it.", ""),
        (
            3,
            "The river below row 7 is the border: nothing is drawn beyond it.",
            "The river below row 4 does nothing.",
        ),
        (4, "", ""),
    ],
)
def test_m2_5_the_aid_names_the_border_and_the_board_the_rivers_that_do_nothing(
    players: int, border: str, idle: str, variant: str
) -> None:
    aid, board = (printed(kind, variant, players) for kind in ("aid", "board"))
    assert border in aid
    assert ("river" in aid) == bool(border)
    assert idle in board
    assert ("river" in board) == bool(border)


def test_m2_5_of_a_board_without_rivers_nothing_is_said() -> None:
    edition = shipped_edition()
    dry = replace(edition, board=replace(edition.board, rivers=()))
    assert "river" not in printed("aid", edition=dry)


# The turn (M3-M6, F7).

STARTS_AND_GOALS = {
    "en": "starts and goals too",
    "fr": "départs et objectifs aussi",
    "de": "auch Starts und Ziele",
}
STARTS_AND_PRINTED = {  # Alone none of them is a goal.
    "en": "starts and printed ones too",
    "fr": "départs et imprimées aussi",
    "de": "auch Starts und gedruckte",
}
NOWHERE = {"en": "fit nowhere", "fr": "nulle part", "de": "nirgends"}
AT_LEAST_ONE = {"en": "at least one worker", "fr": "au moins un", "de": "mindestens ein"}


OLDER = {"en": "with an older one", "fr": "avec une ancienne", "de": "mit einem älteren"}
OLDER_TOO = {"en": "with an older one, too", "fr": "ancienne aussi", "de": "auch mit älterem"}


@pytest.mark.parametrize("language", rest_slow(LANGUAGES))
@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("solo", 1)])
def test_m3_3_artifacts_lie_between_the_pair_or_all_neighbours(
    variant: str, players: int, language: str
) -> None:
    pair, neighbours = (
        printed("aid", variant, players, language, with_rules(artifacts_between=between))
        for between in ("pair", "neighbours")
    )
    assert OLDER[language] in pair
    assert OLDER_TOO[language] not in pair
    assert OLDER_TOO[language] in neighbours


def test_f4_the_family_version_has_no_artifacts_by_either_option() -> None:
    edition = with_rules(artifacts_between="neighbours")
    assert printed("aid", "family", edition=edition) == printed("aid", "family")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("family", 3), ("solo", 1)])
def test_m5_1_a_region_has_start_and_printed_resources_too(
    variant: str, players: int, language: str
) -> None:
    also = STARTS_AND_PRINTED if variant == "solo" else STARTS_AND_GOALS
    assert also[language] in printed("aid", variant, players, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["base", "family"])
def test_m3_5_less_is_drawn_only_where_all_fit_nowhere(variant: str, language: str) -> None:
    assert NOWHERE[language] in printed("aid", variant, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["aid", "guilds"])
def test_f7_a_guild_pays_with_at_least_one_worker(kind: str, language: str) -> None:
    assert AT_LEAST_ONE[language] in printed(kind, "family", language=language)


def test_m6_2_a_card_taken_with_acquire_counts_as_bought() -> None:
    assert "Take any open card without paying; it counts as bought." in printed("aid")


@pytest.mark.parametrize(("players", "guilds"), [(2, "all"), (3, "one each"), (4, "all")])
def test_f3_one_guild_each_is_named_as_fairer_only_where_three_share_four(
    players: int, guilds: str
) -> None:
    fairer = "Fairer with three players: everybody owns just one guild."
    assert fairer in printed("aid", "family", 3, edition=with_rules(guilds="all"))
    assert fairer not in printed("aid", "family", players, edition=with_rules(guilds=guilds))


# Buildings (M8).

WITH_A_WORKER = {
    "en": "+2 for each hex of a closed region that your workers touch",
    "fr": "+2 par case d’une région clôturée que vos ouvriers touchent",
    "de": "+2 je Feld eines geschlossenen Gebiets, das deine Arbeiter berühren",
}
OF_CITIES = {
    "en": "+1 for each hex of a closed city your workers touch",
    "fr": "+1 par case d’une cité clôturée que vos ouvriers touchent",
    "de": "+1 je Feld geschlossener Städte, die deine Arbeiter berühren",
}
WHOEVER = {"en": "whoever closed it", "fr": "même si un", "de": "egal wer es"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("solo", 1)])
def test_m8_five_buildings_pay_by_the_hex_where_one_takes_part(
    variant: str, players: int, language: str
) -> None:
    aid = printed("aid", variant, players, language)
    assert WITH_A_WORKER[language] in aid
    assert OF_CITIES[language] in aid


@pytest.mark.parametrize("language", LANGUAGES)
def test_m8_who_closed_the_region_does_not_matter(language: str) -> None:
    assert WHOEVER[language] in printed("aid", language=language)
    assert WHOEVER[language] not in printed("aid", "solo", 1, language)


def test_m8_a_shrine_pays_for_each_spell_that_one_casts() -> None:
    assert "+3 für jeden Zauber, den du sprichst." in printed("aid", language="de")


def test_m8_an_academy_does_not_pay_for_itself() -> None:
    assert "+1 for each further building" in printed("aid")


def test_m8_and_m9_every_building_and_spell_is_in_one_group() -> None:
    found = [key for keys in GROUPS.values() for key in keys]
    assert len(found) == len(set(found))
    assert {*found} == {*BUILDINGS, *SPELL_NAMES}


@pytest.mark.parametrize(("language", "most"), [("en", 11), ("fr", 13), ("de", 11)])
def test_a_power_is_told_in_few_words(language: str, most: int) -> None:
    words = load_words(language, *GAME.variants["base"].words())
    said = {key: words(key) for key in words.texts if key.startswith("effect.")}
    usual = {key: text for key, text in said.items() if not key.endswith("-option")}
    assert [text for text in usual.values() if len(text.split()) > most] == []


# Options (M3.2, M4.4).


def test_m3_2_by_option_hexes_at_a_lake_touch_the_worker_on_its_ship() -> None:
    touches = "counts, and touches, all around its lake"
    assert touches not in printed("aid")
    assert touches in printed("aid", edition=with_rules(ship_worker_anchors=True))


def test_m4_4_by_option_a_monument_costs_less_what_was_paid() -> None:
    paid = "less the price due, at least 1"
    assert paid not in printed("player", edition=with_rules(monument_discount="printed"))
    assert paid in printed("player", edition=with_rules(monument_discount="paid"))


def test_m5_5_by_option_what_passes_all_tracks_counts_together() -> None:
    together = "Past 5, every 2 of a turn are 1 crown."
    assert together not in printed("aid")
    assert together in printed("aid", edition=with_rules(overflow_per="turn"))


# Alone (S6, S8, S9).


@pytest.mark.parametrize(
    ("language", "spells", "once"),
    [
        ("en", "a spell in step 4 of that same turn may still fill its last hexes", "none twice"),
        (
            "fr",
            "un sortilège à l’étape 4 du même tour peut en remplir les dernières cases",
            "jamais deux fois la même",
        ),
        (
            "de",
            "ein Zauber in Schritt 4 desselben Zuges füllt noch letzte Felder",
            "keine zweimal",
        ),
    ],
)
def test_s6_spells_fill_the_last_hexes_and_s9_a_column_is_claimed_once(
    language: str, spells: str, once: str
) -> None:
    aid = printed("aid", "solo", 1, language)
    assert spells in aid
    assert once in aid


def test_s8_the_first_resource_beside_the_bridge_touches_nothing_else() -> None:
    assert "lies on the hex beside it and need touch nothing else" in printed("aid", "solo", 1)


# What is asked first at a table.

ASKED = {
    "en": (
        "a bean, a cube or a printed marker on the 1 of each track",
        "play goes clockwise",
        "hexes × their own workers touching it",
        "Strike all its hexes through",
        "write its points into the ledger",
        "Relics and monuments are in the crowns",
        "only a goal",
    ),
    "fr": (
        "haricot, cube ou marqueur sur le 1 de chaque piste",
        "sens horaire",
        "cases × ses ouvriers qui la touchent",
        "Barrez toutes ses cases",
        "notez ses points aux comptes",
        "déjà dans les couronnes",
        "un objectif seul",
    ),
    "de": (
        "Bohne, Klötzchen oder Marker auf die 1 jeder Leiste",
        "im Uhrzeigersinn",
        "Felder × eigene Arbeiter daran",
        "Streicht alle seine Felder durch",
        "schreib seine Punkte ins Kontor",
        "schon in den Kronen",
        "nur ein Ziel",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_newcomers_ask_first_is_told(language: str) -> None:
    aid = printed("aid", language=language)
    assert [said for said in ASKED[language] if said not in aid] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_twelve_are_called_goals_alone(language: str) -> None:
    """Cards and markers may be printed; of the resources that end the game none is called so."""
    printed_ones = {"en": "printed one", "fr": "ressource imprimée", "de": "Gedruckt"}[language]
    sheets = (
        printed(kind, variant, 3, language)
        for kind in ("board", "aid")
        for variant in ("base", "family")
    )
    assert not any(printed_ones in sheet for sheet in sheets)


@pytest.mark.parametrize("variant", ["base", "family"])
def test_m9_the_board_says_by_which_spell_a_ship_is_reached(variant: str) -> None:
    said = "Only the spell Astral Ship puts a worker on a ship."
    assert said in printed("board", variant)
    edition = shipped_edition()
    lakes = tuple(replace(lake, ships=()) for lake in edition.board.lakes)
    without = replace(edition, board=replace(edition.board, lakes=lakes))
    assert said not in printed("board", variant, edition=without)


@pytest.mark.parametrize(("high", "scale"), [(90, 1.1), (100, 1.0), (105, 0.9), (120, 0.9)])
def test_blocks_are_as_large_as_they_fit_and_at_the_least_size_otherwise(
    high: float, scale: float
) -> None:
    block = blocks.Block(high, lambda _: ())
    [group] = blocks.fitted([lambda _: [block]], [Box(0, 0, 100, 100)], (1.1, 1.0, 0.9))
    assert group.scale == scale


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("family", 3), ("solo", 1)])
def test_an_aid_has_room_for_all_options_at_once(
    variant: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spare: list[float] = []

    def stacked(shown: Sequence[Block], room: Box) -> Iterator[Item]:
        gaps = blocks.GAP * (len(shown) - 1)
        spare.append(room.height - gaps - sum(block.height for block in shown))
        return blocks_stacked(shown, room)

    blocks_stacked = blocks.stacked
    monkeypatch.setattr(blocks, "stacked", stacked)
    others = {name: option.other for name, option in OPTIONS.items()}
    for edition in (shipped_edition(), with_rules(**others)):
        printed("aid", variant, players, language, edition)
    assert len(spare) >= 4
    assert min(spare) > -0.01

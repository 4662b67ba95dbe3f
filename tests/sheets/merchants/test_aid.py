"""What aid and board say of the rules: the conditions too, in every language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sheets.drawing.shapes import texts_of
from sheets.drawing.theme import load_theme
from sheets.merchants.edition.edition import Edition
from sheets.merchants.game import SHEETS
from sheets.table.table import Seat, Table
from sheets.words.languages import LANGUAGES
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
    page, *_ = SHEETS.press_of(edition or shipped_edition()).draw(table, (kind,))
    texts = sorted(texts_of(page.items), key=lambda text: text.face == "bold")
    return " ".join(text.text for text in texts)


def with_rules(**rules: Any) -> Edition:
    edition = shipped_edition()
    return replace(edition, rules=replace(edition.rules, **rules))


NOBODY_CAN_DRAW = {
    "en": "A round in which nobody can draw in step 2 is the last, too.",
    "fr": "Une manche où personne ne peut dessiner à l’étape 2 est aussi la dernière.",
    "de": "Auch eine Runde, in der niemand in Schritt 2 zeichnen kann, ist die letzte.",
}
NOBODY_DRAWS = {
    "en": "A round in which nobody draws or",
    "fr": "Une manche où personne ne dessine ni",
    "de": "Auch eine Runde, in der niemand zeichnet oder",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["base", "family"])
@pytest.mark.parametrize("kind", ["aid", "board"])
def test_m3_6_a_round_in_which_nobody_can_draw_is_the_last_where_the_option_is_on(
    kind: str, variant: str, language: str
) -> None:
    on, off = (
        printed(kind, variant, language=language, edition=with_rules(deadlock_ends=ends))
        for ends in (True, False)
    )
    assert NOBODY_CAN_DRAW[language] in on
    assert NOBODY_CAN_DRAW[language] not in off
    assert NOBODY_DRAWS[language] in off


@pytest.mark.parametrize("kind", ["aid", "board"])
def test_s6_alone_no_round_ends_the_game(kind: str) -> None:
    assert "nobody" not in printed(kind, "solo", 1)


# M2.5: the border, and the rivers that do nothing.


@pytest.mark.parametrize("variant", ["base", "family"])
@pytest.mark.parametrize(
    ("players", "border", "idle"),
    [
        (2, "The river below row 4 is the border: draw nothing beyond it.", ""),
        (
            3,
            "The river below row 7 is the border: draw nothing beyond it.",
            "The river below row 4 does nothing.",
        ),
        (4, "", "With 4 players rivers do nothing."),
    ],
)
def test_m2_5_the_rivers_are_said_to_be_a_border_or_to_do_nothing(
    players: int, border: str, idle: str, variant: str
) -> None:
    aid, board = (printed(kind, variant, players) for kind in ("aid", "board"))
    assert border in aid
    assert idle in aid
    assert idle in board
    assert ("does nothing" in aid or "do nothing" in aid) == bool(idle)


def test_m2_5_of_a_board_without_rivers_nothing_is_said() -> None:
    edition = shipped_edition()
    dry = replace(edition, board=replace(edition.board, rivers=()))
    assert "river" not in printed("aid", edition=dry)


# The turn (M3-M6, F7).

START_AND_PRINTED = {
    "en": "start and printed ones too",
    "fr": "même de départ ou imprimées",
    "de": "auch Start- und gedruckte",
}
NOWHERE = {"en": "nowhere on the board", "fr": "nulle part sur le plateau", "de": "nirgends"}
AT_LEAST_ONE = {"en": "at least one worker", "fr": "au moins un", "de": "mindestens ein"}


EVERY_EDGE = {"en": "on every edge", "fr": "sur chaque arête", "de": "auf jede Kante"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("solo", 1)])
def test_m3_3_artifacts_lie_between_the_pair_or_all_neighbours(
    variant: str, players: int, language: str
) -> None:
    pair, neighbours = (
        printed("aid", variant, players, language, with_rules(artifacts_between=between))
        for between in ("pair", "neighbours")
    )
    assert EVERY_EDGE[language] not in pair
    assert EVERY_EDGE[language] in neighbours


def test_f4_the_family_version_has_no_artifacts_by_either_option() -> None:
    edition = with_rules(artifacts_between="neighbours")
    assert printed("aid", "family", edition=edition) == printed("aid", "family")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("family", 3), ("solo", 1)])
def test_m5_1_a_region_has_start_and_printed_resources_too(
    variant: str, players: int, language: str
) -> None:
    assert START_AND_PRINTED[language] in printed("aid", variant, players, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["base", "family"])
def test_m3_5_less_is_drawn_only_where_all_fit_nowhere(variant: str, language: str) -> None:
    assert NOWHERE[language] in printed("aid", variant, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["aid", "guilds"])
def test_f7_a_guild_pays_with_at_least_one_worker(kind: str, language: str) -> None:
    assert AT_LEAST_ONE[language] in printed(kind, "family", language=language)


def test_m6_2_a_card_taken_with_acquire_counts_as_bought() -> None:
    assert "it counts as bought" in printed("aid")


@pytest.mark.parametrize(("players", "guilds"), [(2, "all"), (3, "one each"), (4, "all")])
def test_f3_one_guild_each_is_named_as_fairer_only_where_three_share_four(
    players: int, guilds: str
) -> None:
    fairer = "Fairer with three players: everybody owns just one guild."
    assert fairer in printed("aid", "family", 3)
    assert fairer not in printed("aid", "family", players, edition=with_rules(guilds=guilds))


# Buildings (M8).

TAKING_PART = {"en": "you take part in", "fr": "où vous participez", "de": "Beteiligt an"}
WHOEVER = {"en": "whoever closed it", "fr": "même si un autre la clôture", "de": "egal wer"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("solo", 1)])
def test_m8_five_buildings_pay_for_regions_that_one_takes_part_in(
    variant: str, players: int, language: str
) -> None:
    aid = printed("aid", variant, players, language)
    note = 1 if language == "en" else 0  # The note above them says it in the same words.
    assert aid.count(TAKING_PART[language]) == 5 + note


@pytest.mark.parametrize("language", LANGUAGES)
def test_m8_who_closed_the_region_does_not_matter(language: str) -> None:
    assert WHOEVER[language] in printed("aid", language=language)


def test_m8_a_shrine_pays_for_each_spell_that_one_casts() -> None:
    assert "3 Kronen für jeden Zauber, den du sprichst." in printed("aid", language="de")


def test_m8_an_academy_does_not_pay_for_itself() -> None:
    assert "1 crown for each further building" in printed("aid")


# Options (M3.2, M4.4).


def test_m3_2_by_option_hexes_at_a_lake_touch_the_worker_on_its_ship() -> None:
    touches = "all hexes at the lake touch it"
    assert touches not in printed("aid")
    assert touches in printed("aid", edition=with_rules(ship_worker_anchors=True))


def test_m4_4_by_option_a_monument_costs_less_what_was_paid() -> None:
    paid = "5 wood less the price due for it"
    assert paid not in printed("player", edition=with_rules(monument_discount="printed"))
    assert paid in printed("player", edition=with_rules(monument_discount="paid"))


def test_m5_5_by_option_what_passes_all_tracks_counts_together() -> None:
    together = "Beyond 5 on all tracks together"
    assert together not in printed("aid")
    assert together in printed("aid", edition=with_rules(overflow_per="turn"))


# Alone (S6, S8, S9).


@pytest.mark.parametrize(
    ("language", "spells", "once"),
    [
        ("en", "until then spells may fill its last hexes", "but none twice"),
        ("fr", "des sortilèges peuvent remplir ses dernières cases", "jamais deux fois la même"),
        ("de", "bis dahin dürfen Zauber die letzten Felder füllen", "keine zweimal"),
    ],
)
def test_s6_spells_fill_the_last_hexes_and_s9_a_column_is_claimed_once(
    language: str, spells: str, once: str
) -> None:
    aid = printed("aid", "solo", 1, language)
    assert spells in aid
    assert once in aid


def test_s8_the_first_resource_beside_the_bridge_touches_nothing_else() -> None:
    assert "beside that bridge and need touch nothing else" in printed("aid", "solo", 1)

"""What stands on Pandoria's sheets: the pad by version, the realms by side, the aid."""

from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from itertools import product

import pytest

from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Box, Drawing, Path, Text, flatten, marks_of, texts_of
from sheets.drawing.theme import THEMES, load_theme
from sheets.editions.head import in_language
from sheets.hexes import Hex, are_neighbours, neighbours
from sheets.page.code import Look, read_code
from sheets.page.markers import marker_id
from sheets.pandoria.aid import AFTER, BEFORE, REGION, Space
from sheets.pandoria.edition import RATES, RESOURCES, SIDES, exchange
from sheets.pandoria.emblems import TINCTURES, emblem, shield
from sheets.pandoria.landscape import draw_landscape
from sheets.pandoria.words import FAMILY, PANDORIA
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_words
from sheets.write.png import write_png
from tests.covering import rest_slow
from tests.sheets.camera import find_markers, photograph, read_codes
from tests.sheets.pandoria.tables import PLAYERS, VARIANTS, draw, make_table, shipped_edition
from tests.sheets.printing import line_width, marks_on, printing, words_on

READ_PT = 8.0
# P10: crystal, gold, wood.
SIDE_B = {
    "Humans": (5, 4, 5),
    "Dwarves": (2, 10, 5),
    "Elves": (8, 3, 4),
    "Mages": (9, 2, 2),
    "Halflings": (4, 3, 7),
    "Centaurs": (5, 6, 6),
    "Fairies": (4, 4, 4),
    "Goblins": (5, 9, 3),
    "Golems": (3, 4, 9),
    "Spirits of the Ancients": (6, 5, 3),
    "Nymphs": (7, 4, 2),
    "Hanbok": (3, 3, 6),
}
SIDE_A = {
    "Humans": (5, 5, 5),
    "Dwarves": (2, 8, 5),
    "Elves": (6, 3, 4),
    "Mages": (7, 2, 2),
    "Halflings": (5, 3, 6),
}
# P10: the card marked A, then the other one.
CUSTOM_CARDS = {
    "Humans": ("Master Builder", "Bank", "Acquire", "Statue"),
    "Dwarves": ("Conjure", "Carpenter", "Terrain", "Lumberyard"),
    "Elves": ("Muster", "Small Saw Mill", "Adopt", "Store"),
    "Mages": ("Teleport", "Large Tower", "Enchanted Castle", "Shrine"),
    "Halflings": ("Construct", "Small Treasury", "Clone", "Large Treasury"),
}


def realm_pages(variant: str) -> dict[str, Drawing]:
    """Return the realm sheets of a version by the realms' English names."""
    edition = shipped_edition()
    pages = draw(make_table(variant=variant), "realms")
    names = (in_language(realm.name, "en") for realm in edition.realms_of(variant).values())
    return dict(zip(names, pages, strict=True))


def starts_on(page: Drawing) -> tuple[int, ...]:
    """Return where the cells with a ring stand: crystal, gold, wood."""
    marks = marks_on(page)
    return tuple(
        step
        for resource in ("crystal", "gold", "wood")
        for step in range(11)
        if (cell := marks.get(f"track.{resource}.{step}")) and len([*flatten(cell.items)]) == 3
    )


# The realm sheets.


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "stocks"), [("standard", SIDE_B), ("beginner", SIDE_A)])
def test_p10_every_realm_has_a_sheet_with_its_starting_resources_marked(
    variant: str, stocks: dict[str, tuple[int, ...]]
) -> None:
    assert {name: starts_on(page) for name, page in realm_pages(variant).items()} == stocks


def test_p7_tracks_end_at_10_those_of_the_fairies_at_8() -> None:
    for name, page in realm_pages("standard").items():
        end = 8 if name == "Fairies" else 10
        for resource in RESOURCES:
            cells = [mark for mark in marks_on(page) if mark.startswith(f"track.{resource}.")]
            assert cells == [f"track.{resource}.{step}" for step in range(end + 1)]


def test_p10_goblins_have_4_spaces_for_buildings_all_others_5() -> None:
    for name, page in realm_pages("standard").items():
        spaces = [mark for mark in marks_on(page) if mark.startswith("building.")]
        assert len(spaces) == (4 if name == "Goblins" else 5)


def test_p8_side_b_says_the_ability_of_its_realm() -> None:
    realms = shipped_edition().realms.values()
    for realm, page in zip(realms, realm_pages("standard").values(), strict=True):
        ability = in_language(realm.b.ability, "en")
        assert ability in " ".join(words_on(page))


# What is easily left out of an ability: its conditions, and its second half.
WHOLE_ABILITIES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "elves": {
        "en": ("may pass occupied spaces", "neither pass nor end on a foreign castle or a lake"),
        "fr": ("peut traverser cases occupées", "ni s’y arrêter"),
        "de": ("durch besetzte Felder", "noch auf sie"),
    },
    "halflings": {"en": ("same turn",), "fr": ("même tour",), "de": ("im selben Zug",)},
    "fairies": {
        "en": ("Rage raises the number too", "somebody else must take part"),
        "fr": ("Ire augmente aussi le nombre", "il faut un autre participant"),
        "de": ("auch Zorn erhöht die Zahl", "jemand anderes muss beteiligt sein"),
    },
    "goblins": {
        "en": ("never two identical buildings", "take that figure back", "is built over"),
        "fr": ("jamais deux bâtiments identiques", "la reprenez", "est recouvert"),
        "de": ("nie zwei gleiche Gebäude", "nimmst sie zurück", "überbaut"),
    },
    "golems": {
        "en": ("If you took a figure back instead", "placed by a spell", "the leader only if"),
        "fr": ("Si vous en avez plutôt repris une", "placée par sortilège", "le chef seulement"),
        "de": ("stattdessen eine zurückgenommen", "durch Zauber gelegtes", "den Anführer nur"),
    },
    "spirits": {
        "en": (
            *("Only one figure at a time may haunt a player", "it comes back to you"),
            *("never your partner", "it waits while they have none"),
            *("Teleport cannot move it", "taking back and Flee fetch it from the board alone"),
        ),
        "fr": (
            *("Une seule figurine à la fois peut hanter un joueur", "elle vous revient"),
            *("jamais votre partenaire", "sinon elle attend"),
            *("Téléportation ne la déplace pas", "même par Fuite, seulement du plateau"),
        ),
        "de": (
            *("Nur eine Figur zugleich darf einen Spieler heimsuchen", "kommt zu dir zurück"),
            *("nie dein Partner", "hat er keine, wartet sie"),
            *("Teleportation versetzt sie nicht", "Flucht holen sie nur vom Plan"),
        ),
    },
    "hanbok": {
        "en": ("may free any number",),
        "fr": ("peut en libérer autant qu’il veut",),
        "de": ("darf ihr Besitzer beliebig viele befreien",),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("realm", WHOLE_ABILITIES)
def test_p10_a_realm_sheet_tells_all_of_its_ability(realm: str, language: str) -> None:
    table = replace(make_table(variant="standard", language=language), realms=(realm,))
    [page] = draw(table, "realms")
    printed = " ".join(words_on(page))
    assert [said for said in WHOLE_ABILITIES[realm][language] if said not in printed] == []


def test_p8_side_a_shows_its_custom_cards_and_the_building_that_stands() -> None:
    for name, page in realm_pages("beginner").items():
        words = words_on(page)
        assert {*CUSTOM_CARDS[name]} <= {*words}
        standing = {text.text for text in texts_of(marks_on(page)["building.1"].items)}
        assert CUSTOM_CARDS[name][1] in standing
        assert "Side A" in words


@pytest.mark.parametrize("theme", THEMES)
def test_every_realm_has_an_emblem_of_its_own_on_a_shield(theme: str) -> None:
    drawn = {
        realm: tuple(item for item in flatten(shield(realm, (0, 0), 20, load_theme(theme))))
        for realm in shipped_edition().realms
    }
    assert {*drawn} == {*TINCTURES}
    assert len({*drawn.values()}) == len(drawn)


@pytest.mark.parametrize("realm", TINCTURES)
def test_an_emblem_fills_its_square_and_no_more(realm: str) -> None:
    paths = [item for item in flatten((emblem(realm, (0, 0), 20, "#000000"),))]
    boxes = [bounds(path) for path in paths if isinstance(path, Path)]
    assert all(Box(-10.5, -10.5, 21, 21).holds(box) for box in boxes)
    assert max(box.bottom for box in boxes) - min(box.y for box in boxes) > 15


def test_a_realm_of_somebodys_own_has_a_crown() -> None:
    theme = load_theme("colour")
    assert shield("cats", (0, 0), 20, theme) == shield("dogs", (0, 0), 20, theme)


def test_a_realm_sheet_says_once_how_large_a_card_may_be() -> None:
    for page in realm_pages("standard").values():
        (note,) = [text for text in words_on(page) if " × " in text]
        wide, high = (int(word) for word in note.split() if word.isdecimal())
        for name in ("building.1", "spells"):
            box = marks_on(page)[name].box
            assert box.width - 5 < wide < box.width
            assert wide < high < box.height


def test_a_space_says_what_to_write_down_there_until_a_building_stands() -> None:
    for variant, standing in (("standard", 0), ("beginner", 1)):
        page = realm_pages(variant)["Elves"]
        assert words_on(page).count("Building") == 5 - standing


def test_every_picture_of_a_ribbon_ends_its_sentence() -> None:
    for language in LANGUAGES:
        words = load_words(language, PANDORIA)
        ends = [words(f"realm.{key}") for key in ("hand", "rate", "better", "tie")]
        assert all(end.endswith(".") for end in ends)


def test_the_family_versions_have_no_realms() -> None:
    for variant in ("family", "family-spells"):
        assert [page.name for page in draw(make_table(variant=variant))] == ["pad", "aid"]


def test_only_the_realms_asked_for_are_drawn_in_their_order() -> None:
    pages = draw(make_table(realms=("golems", "elves")), "realms")
    assert [(page.name, page.title) for page in pages] == [
        ("realm-golems", "Golems, side B"),
        ("realm-elves", "Elves, side B"),
    ]


def test_as_many_realms_as_players_are_one_for_each_in_their_order() -> None:
    pages = draw(make_table(names=("Anna", "Bernd"), realms=("golems", "elves")), "realms")
    assert [page.title for page in pages] == ["Golems, side B: Anna", "Elves, side B: Bernd"]
    assert "Anna" in words_on(pages[0])
    assert "Bernd" in words_on(pages[1])


def test_other_numbers_of_realms_are_nobodys_yet() -> None:
    for realms in ((), ("golems",)):
        for page in draw(make_table(names=("Anna", "Bernd"), realms=realms), "realms"):
            assert not {"Anna", "Bernd"} & {*words_on(page)}


# The score pad.


def pad(variant: str = "standard", players: int = 4) -> Drawing:
    (page,) = draw(make_table(players, variant=variant), "pad")
    return page


def games_on(page: Drawing) -> int:
    return sum(name.startswith("date.") for name in marks_on(page))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_pad_has_room_for_several_games_of_its_players(variant: str, players: int) -> None:
    page = pad(variant, players)
    blocks = {"standard": 2, "beginner": 2, "family": 2, "family-spells": 3}[variant]
    assert games_on(page) == (2 * blocks if players == 2 else blocks)
    names = {name for name in marks_on(page) if name.startswith("name.")}
    games = range(1, games_on(page) + 1)
    assert names == {f"name.{game}.{player + 1}" for game in games for player in range(players)}


def kinds_on(page: Drawing) -> set[str]:
    return {name.partition(".")[0] for name in marks_on(page)}


def test_p11_a_pad_asks_for_what_its_version_counts() -> None:
    crowns = {"date", "name", "crowns"}
    resources = {"realm", "hand", "have", "rate", "worth", "left", "total"}
    assert kinds_on(pad("standard")) == crowns | resources | {"captives"}
    assert kinds_on(pad("beginner")) == crowns | resources
    assert kinds_on(pad("family")) == crowns | {"points", "sum"}
    assert kinds_on(pad("family-spells")) == crowns | {"points", "hand", "total"}


@pytest.mark.parametrize("players", PLAYERS)
def test_p11_crowns_as_they_come_stand_in_rows_whose_sums_end_with_the_total(players: int) -> None:
    marks = marks_on(pad("family", players))
    for seat in range(1, players + 1):
        boxes = [marks[f"points.1.{seat}.{number}"].box for number in range(1, 19)]
        sums = [marks[f"sum.1.{seat}.{row}"].box for row in range(1, 7)]
        total = marks[f"crowns.1.{seat}"].box
        for row, end in enumerate(sums):
            assert {box.y for box in boxes[3 * row : 3 * row + 3]} == {end.y}
        assert len({round(box.right, 6) for box in (*sums, total)}) == 1
        assert total.y > sums[-1].bottom


def test_p4_every_resource_has_its_three_rates_to_tick() -> None:
    page = pad()
    marks, texts = marks_on(page), texts_of(page.items)
    rates = {"1-3": "3→1", "2-3": "3→2", "1-2": "2→1"}
    for resource in RESOURCES:
        boxes = {name: mark.box for name, mark in marks.items() if f"rate.2.3.{resource}." in name}
        assert [*boxes] == [f"rate.2.3.{resource}.{rate}" for rate in rates]
        for box, said in zip(boxes.values(), rates.values(), strict=True):
            (above,) = {text.text for text in texts if text.x == box.centre[0]} & {*rates.values()}
            assert above == said


def test_what_is_added_has_bold_frames_and_the_resources_crowns_end_with_the_total() -> None:
    marks = marks_on(pad())
    resources = [f"worth.1.1.{each}" for each in RESOURCES]
    added = ["crowns.1.1", "captives.1.1", "hand.1.1", *resources]
    widths = {line_width(marks[name]) for name in added}
    assert len(widths) == 1
    assert line_width(marks["have.1.1.gold"]) < max(widths) < line_width(marks["total.1.1"])
    assert len({round(marks[name].box.right, 6) for name in (*resources, "total.1.1")}) == 1


def test_p5_what_is_left_stands_after_the_rate_and_the_crowns_for_it() -> None:
    marks = marks_on(pad())
    for resource in RESOURCES:
        row = [marks[f"{part}.1.1.{resource}"].box.x for part in ("have", "worth", "left")]
        rates = [mark.box.x for name, mark in marks.items() if f"rate.1.1.{resource}" in name]
        assert row[0] < min(rates) < max(rates) < row[1] < row[2]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_all_that_is_said_on_a_pad_but_a_date_and_a_name_is_large_enough_to_read(
    variant: str, players: int
) -> None:
    texts = texts_of(pad(variant, players).items)
    small = {text.text for text in texts if text.size_pt < READ_PT}
    said = {"Date", "Name", "50 mm: print at 100 %"}
    assert [text for text in small if text not in said and " · " not in text] == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_box_for_a_name_says_what_it_is_for(variant: str) -> None:
    marks = marks_on(pad(variant, 2))
    boxes = [mark for name, mark in marks.items() if name.startswith("name.")]
    assert {tuple(text.text for text in texts_of(mark.items)) for mark in boxes} == {("Name",)}


@pytest.mark.parametrize("players", PLAYERS)
def test_in_colour_a_resources_ground_runs_through_from_its_figure_to_what_is_left(
    players: int,
) -> None:
    page, theme = pad(players=players), load_theme("colour")
    marks = marks_on(page)
    paths = [item for item in flatten(page.items) if isinstance(item, Path)]
    for resource in RESOURCES:
        grounds = [bounds(path) for path in paths if path.fill == theme.fill(f"{resource}-row")]
        assert len(grounds) == games_on(page)
        for game, seat in product(range(1, games_on(page) + 1), range(1, players + 1)):
            own = f"{game}.{seat}.{resource}"
            rates = [f"rate.{own}.{rate.replace(' for ', '-')}" for rate in RATES]
            boxes = [f"{part}.{own}" for part in ("have", "worth", "left")]
            assert all(grounds[game - 1].holds(marks[name].box) for name in (*rates, *boxes))


def test_the_players_names_stand_in_every_game() -> None:
    table = make_table(names=("Anna", "Bernd"))
    words = words_on(draw(table, "pad")[0])
    assert words.count("Anna") == words.count("Bernd") == 4


def test_no_mountain_of_a_wide_strip_is_as_high_as_another() -> None:
    items = draw_landscape(Box(0, 0, 120, 12), load_theme("colour"))
    shades = [item for item in items if isinstance(item, Path) and item.fill == "#dfe3e8"]
    heights = [round(bounds(path).height, 3) for path in shades]
    assert len({*heights}) == len(heights) > 6


# The aid.


def aid_words(variant: str) -> list[str]:
    return words_on(draw(make_table(variant=variant), "aid")[0])


@pytest.mark.parametrize("variant", ["standard", "beginner"])
def test_the_aid_has_every_spell_and_building_with_one_line_of_effect(variant: str) -> None:
    edition, words = shipped_edition(), aid_words(variant)
    for power in (*edition.spells.values(), *edition.buildings.values()):
        assert in_language(power.name, "en") in words
        assert in_language(power.effect, "en") in words


def test_p8_the_family_version_with_spells_has_seven() -> None:
    words = aid_words("family-spells")
    spells = {in_language(spell.name, "en") for spell in shipped_edition().spells.values()}
    assert {*words} & spells == {
        *("Astral Ship", "Clone", "Enchanted Castle", "Muster", "Rage", "Teleport", "Terrain")
    }
    assert not {*aid_words("family")} & spells


@pytest.mark.parametrize("variant", VARIANTS)
def test_p9_every_aid_has_both_modules(variant: str) -> None:
    words = aid_words(variant)
    assert {"Module · mountain castle", "Module · relics"} <= {*words}
    assert ("twice its" in " ".join(words)) == (variant not in SIDES)


@pytest.mark.parametrize("variant", VARIANTS)
def test_p1_every_aid_says_when_the_game_ends(variant: str) -> None:
    assert (
        "When somebody placed a double tile from the hand and none is left to draw, "
        "play the round to its end."
    ) in " ".join(aid_words(variant))


@pytest.mark.parametrize("variant", VARIANTS)
def test_p1_every_aid_says_that_a_round_in_which_nobody_can_place_ends_a_game_online(
    variant: str,
) -> None:
    said = "Online also with a round in which nobody can place a tile or castle."
    assert said in " ".join(aid_words(variant))


@pytest.mark.parametrize("variant", VARIANTS)
def test_p9_every_aid_says_that_partners_pool_artifacts(variant: str) -> None:
    assert "Partners pool artifacts; either pays." in " ".join(aid_words(variant))


@pytest.mark.parametrize("variant", ["standard", "beginner"])
def test_the_aid_says_what_only_some_cards_of_a_name_cost_or_do(variant: str) -> None:
    """The four prices in wood that the rules name, and how two powers go together."""
    said = " ".join(aid_words(variant))
    assert "+2 gold per space (price 5/7)" in said
    assert "or 2 (price 1/2)" in said
    assert "Building and monument at once; Carpenter for both." in said


def test_p4_the_aid_says_what_every_amount_is_worth() -> None:
    page = draw(make_table(), "aid")[0]
    texts = [text for text in texts_of(page.items) if isinstance(text, Text)]
    for rate in RATES:
        crowns, _, resources = rate.partition(" for ")
        (row,) = [text for text in texts if text.text == f"{resources} → {crowns}"]
        cells = sorted((text.x, text.text) for text in texts if text.y == row.y and text.x > row.x)
        in_column = [figure for x, figure in cells if x < row.x + 85]
        assert in_column == [str(exchange(amount, rate)[0]) for amount in range(11)]


def test_the_example_shows_a_forest_before_and_after_it_is_closed() -> None:
    def around(spaces: Mapping[Hex, Space]) -> list[str]:
        forest = [hex_ for hex_, space in spaces.items() if space.symbol == REGION]
        beside = {other for hex_ in forest for other in neighbours(hex_)} - {*forest}
        return [spaces[hex_].symbol for hex_ in beside]

    assert "" in around(BEFORE)
    assert all(around(AFTER))
    changed = [hex_ for hex_ in AFTER if AFTER[hex_] != BEFORE[hex_]]
    assert are_neighbours(*changed), "one double tile"


def test_p8_the_example_gives_a_crown_for_every_symbol_to_the_figures_beside_the_forest() -> None:
    forest = {hex_ for hex_, space in AFTER.items() if space.symbol == REGION}
    symbols = sum(AFTER[hex_].number for hex_ in forest)
    beside, inside = set[str](), set[str]()
    for hex_, space in AFTER.items():
        if space.figure:
            (inside if hex_ in forest else beside).add(space.figure)
            assert hex_ in forest or forest & {*neighbours(hex_)}
    assert (beside, inside) == ({"A", "B"}, {"C"})
    for letter in beside:
        assert f"{symbols} crowns" in load_words("en", FAMILY)(f"example.{letter}")


def test_p9_the_enchanted_castle_is_named_where_its_spell_is() -> None:
    named = {each: "Castle may place" in " ".join(aid_words(each)) for each in VARIANTS}
    assert named == {each: each != "family" for each in VARIANTS}


# A camera.


@pytest.mark.parametrize(
    ("variant", "kind", "markers", "code"),
    rest_slow(
        [
            ("standard", "realms", 68, "PSR4"),
            ("family-spells", "pad", 56, "PXK3"),
            ("beginner", "realms", 68, "PAR4"),
            ("standard", "pad", 59, "PSK4"),
            ("beginner", "pad", 56, "PAK3"),
            ("family", "pad", 53, "PFK2"),
        ],
        always=2,
    ),
)
def test_a_camera_finds_the_markers_and_reads_the_code(
    variant: str, kind: str, markers: int, code: str
) -> None:
    table = make_table(int(code[-1]), variant=variant, theme="grey")
    page = draw(table, kind)[0]
    target = BytesIO()
    write_png(page, target, dpi=150, grey=True)
    image = photograph(target.getvalue())
    assert {*find_markers(image, page)} == {marker_id(markers, corner) for corner in range(4)}
    [told] = map(read_code, read_codes(image))
    assert f"P{told.variant}{told.kind}{told.players}" == code
    assert told.version == shipped_edition().version
    assert told.look == Look("en", "a4", "", "grey")


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_camera_reads_an_aid(variant: str) -> None:
    table = make_table(variant=variant)
    bare = replace(table, markers=False)
    read, unread = (draw(each, "aid")[0] for each in (table, bare))
    assert marks_of(read) == ()
    told, untold = ([text.text for text in texts_of(each.items)] for each in (read, unread))
    (said,) = (each for each in told if each not in untold)
    assert said.startswith("A camera reads")


# What the aid says of the rules.

TAKING_PART = {"en": "you take part in", "fr": "où vous participez", "de": "Beteiligt an"}
WHOEVER = {"en": "whoever closed it", "fr": "même si un autre la clôture", "de": "egal wer"}
NEXT_TO_YOURS = {"en": "adjacent to yours", "fr": "adjacentes aux vôtres", "de": "Nachbarfelder"}


def aid(variant: str, language: str = "en") -> str:
    [page] = draw(make_table(variant=variant, language=language), "aid")
    return " ".join(words_on(page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_buildings_pay_for_regions_that_one_takes_part_in(language: str) -> None:
    said = aid("standard", language)
    assert said.count(TAKING_PART[language]) == 7
    assert WHOEVER[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "family-spells"])
def test_clone_puts_figures_next_to_ones_own(variant: str, language: str) -> None:
    assert NEXT_TO_YOURS[language] in aid(variant, language)


def test_no_rule_forbids_two_buildings_of_one_name() -> None:
    assert "of one name" not in aid("standard")


def test_p9_a_relic_takes_the_place_of_a_spell_where_there_are_spells() -> None:
    assert "In place of a spell: give back artifacts" in aid("family-spells")
    assert "In place of a spell: give back artifacts" not in aid("family")


def test_construct_has_one_french_name_in_both_games() -> None:
    merchants = printing("merchants").edition.names.spells["construct"]
    assert merchants["fr"] == shipped_edition().spells["construct"].name["fr"] == "Édification"


def test_spells_of_a_group_stand_in_the_order_of_the_alphabet_whatever_their_accents() -> None:
    said = aid("standard", "fr")
    names = ("Édification", "Maître bâtisseur", "Préemption", "Bateau", "Clonage", "Fuite")
    places = [said.index(f" {name} ") for name in names]
    assert places == sorted(places)

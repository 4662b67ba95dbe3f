"""A document of many tables: whose pages are whose."""

from dataclasses import replace

from scoring.merchants.game import GAME
from sheets.document import SheetRenderer, section_title
from tests.sheets.tables import make_table, shipped_edition

ANNA_AND_BERND = make_table(names=("Anna", "Bernd"))


def test_a_table_is_headed_by_its_title_and_who_plays() -> None:
    assert section_title(replace(ANNA_AND_BERND, title="Table 2")) == "Table 2: Anna, Bernd"


def test_a_table_without_a_title_needs_no_heading() -> None:
    assert section_title(ANNA_AND_BERND) == ""


def test_a_title_with_what_no_viewer_shows_is_quoted() -> None:
    assert section_title(replace(ANNA_AND_BERND, title="red\x1b[1m")).startswith("'red\\x1b[1m': ")


def test_the_pages_of_many_tables_are_in_sections_of_their_own() -> None:
    renderer = SheetRenderer(GAME, shipped_edition())
    blue = replace(make_table(names=("Emil", "Frida")), title="blue")
    tables = [replace(ANNA_AND_BERND, title="red"), blue]
    pages = list(renderer.draw_many(tables, ("board", "player")))
    assert [(page.section, page.title) for page in pages] == [
        ("red: Anna, Bernd", "Board"),
        ("red: Anna, Bernd", "Player sheet: Anna"),
        ("red: Anna, Bernd", "Player sheet: Bernd"),
        ("blue: Emil, Frida", "Board"),
        ("blue: Emil, Frida", "Player sheet: Emil"),
        ("blue: Emil, Frida", "Player sheet: Frida"),
    ]


def test_a_single_table_is_drawn_without_a_section() -> None:
    renderer = SheetRenderer(GAME, shipped_edition())
    alone = list(renderer.draw_many([ANNA_AND_BERND]))
    assert alone == list(renderer.draw(ANNA_AND_BERND))

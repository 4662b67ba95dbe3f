"""Every mark of every sheet is tapped once; whole games are marked by taps alone."""

import json
from pathlib import Path
from typing import Any

import pytest

import rollwrite as rw
from rollwrite.marked import MarkedTable
from rollwrite.sources import open_source
from tests.rollwrite.web.servers import visit
from tests.scoring.test_places import tidied

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[3]
# One finished game of each variant and of each companion game.
PLAYED = (
    "base-3.toml",
    "family-3.toml",
    "solo-expert.toml",
    "standard-4.toml",
    "beginner-2.toml",
    "four-tied.toml",
    "three-tied.toml",
)
PHONE = 390
# Where each mark is that the screen shows now, and which place it is of.
TARGETS = """() => {
  const seen = document.getElementById("draw").getBoundingClientRect();
  const rows = [...document.querySelectorAll("#places [data-place]:not([data-beside])")];
  return rows.flatMap((row) => row.dataset.marks.split(" ").map((mark) => {
    const box = document.querySelector(`[data-mark="${mark}"] > rect`).getBoundingClientRect();
    return [mark, row.dataset.place, box.left, box.top, box.right, box.bottom];
  })).filter(([, , left, top, right, bottom]) =>
    left > seen.left - 2 && right < seen.right + 2 &&
    top > seen.top - 2 && bottom < seen.bottom + 2);
}"""


def kinds_of(variant: rw.VariantInfo) -> list[str]:
    """Return the first page of each kind of sheet that can be marked."""
    table = MarkedTable.new(variant.game, variant=variant.variant)
    first: dict[str, str] = {}
    for page in table.pages:
        first.setdefault(page.page.kind, page.page.name)
    return [*first.values()]


@pytest.mark.parametrize(
    ("game", "variant", "sheet"),
    [(each.game, each.variant, sheet) for each in rw.variants() for sheet in kinds_of(each)],
)
def test_a_tap_on_a_mark_finds_its_place(
    browser: Any, served: str, game: str, variant: str, sheet: str
) -> None:
    with visit(browser, served, PHONE) as seen:
        page = seen.page
        page.set_viewport_size({"width": PHONE, "height": 1800})  # Nothing lies over the drawing.
        seen.goto(f"/score/table?language=en&played={game}+{variant}&sheet={sheet}")
        marks = {*page.locator("#places [data-marks]:not([data-beside])").evaluate_all(
            "rows => rows.flatMap((row) => row.dataset.marks.split(' '))"
        )}  # fmt: skip
        missed = []
        for zone in page.locator("#zones button").all()[:-1]:
            zone.click()
            for mark, place, left, top, right, bottom in page.evaluate(TARGETS):
                if mark not in marks:
                    continue
                marks.remove(mark)
                with page.expect_request("**/score/tap*") as asked:
                    page.mouse.click((left + right) / 2, (top + bottom) / 2)
                found = json.loads(asked.value.post_data)["place"]
                if found != place:
                    missed.append((mark, place, found))
        assert (missed, marks) == ([], set())


def chosen(page: Any, place: str, value: str) -> None:
    """Choose in the panel what a tapped place means."""
    panel = page.locator("#panel")
    if panel.locator("[data-shown]").count():
        panel.get_by_role("button", name="wipe out").click()
        for digit in value:
            panel.get_by_role("button", name=digit, exact=True).click()
        return
    fields = panel.locator(f'[data-place="{place}"]')
    kinds = {field.get_attribute("type"): field for field in fields.all()}
    if "checkbox" in kinds:
        kinds["checkbox"].check()
    elif "text" in kinds:
        kinds["text"].fill(value)
        kinds["text"].blur()
    else:
        fields.and_(page.locator(f"[value={json.dumps(value)}]")).check(force=True)


def tapped(page: Any, place: str, value: str) -> None:
    """Tap a place, one beside another by that, and choose what it means."""
    row = page.locator(f'#places [data-place="{place}"]')
    zone = row.locator("xpath=ancestor::details").get_attribute("data-zone")
    page.locator(f'#zones button[value="{zone}"]').click()
    at = place
    if row.get_attribute("data-beside") is not None:
        at = f"board/hex/{place.rpartition('/')[2].partition('-')[0]}"
    mark = page.locator(f'#places [data-place="{at}"]').get_attribute("data-marks").split()[0]
    box = page.locator(f'[data-mark="{mark}"] > rect').first.bounding_box()
    with page.expect_response("**/score/tap*"):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(f'#panel [data-for="{at}"]').wait_for()
    chosen(page, place, value)
    for _ in range(100):
        page.locator("#panel:not([aria-busy])").wait_for(state="attached")
        if row.locator("select, input").input_value() == value:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"{place} does not become {value}")


def totals(score: rw.Score) -> dict[str, int]:
    return {str(own.name): own.total for _, own in score.players}


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_marked_by_taps_alone_is_the_state_of_its_file_and_has_its_score(
    browser: Any, served: str, name: str
) -> None:
    """M7, F8, S7, P10, T3: what `enter` writes of the same sheets, and what it is worth."""
    from rollwrite.web.score import View  # Where the extra is installed.

    path = next((ROOT / "tests" / "states").glob(f"*/{name}"))
    told = MarkedTable.of(path)
    query = f"played={told.game.name}+{told.game.variant}&level={told.game.level}"
    query += f"&edition={told.tree.get('edition', '')}"
    query += "".join(f"&player={each}" for each in told.game.players)
    with visit(browser, served, 1280) as seen:
        page = seen.page
        page.set_viewport_size({"width": 1280, "height": 1600})
        seen.goto(f"/score/table?language=en&{query}")
        # A realm's sheet is there once somebody has the realm, which the pad says.
        for sheet, each in sorted(enumerate(told.pages), key=lambda page: page[1].page.kind):
            name = each.page.name
            if page.locator('input[name="sheet"]').input_value() != name:
                page.locator(f'#tabs button[value="{name}"]').click()
                page.locator(f'input[name="sheet"][value="{name}"]').wait_for(state="attached")
            for place, value in View(told, sheet).values().items():
                tapped(page, place, value)
        state = json.loads(page.locator("input[name=state]").input_value())
    again = open_source(state)
    own = tidied(open_source(path))
    found = tidied(again)
    for tree in (own, found):  # What the sheets, the shipped edition and the realms say.
        for key in ("players", "edition"):
            tree.pop(key, None)
        for sheet in tree["sheet"]:
            sheet.pop("side", None)
    assert found == own
    assert totals(again.score(lenient=True)) == totals(told.score)

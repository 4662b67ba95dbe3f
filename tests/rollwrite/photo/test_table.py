"""The photographs of a table together: whose each sheet is, which are missing, what it scores."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import rollwrite as rw
from rollwrite.photo.answers import state_text, suppositions_said
from rollwrite.photo.identity import EditionFile
from rollwrite.photo.intake import Photo
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.table import TableReading, WrongSheetsError, table_reading
from rollwrite.sources import open_source
from scoring.merchants.game import GAME as MERCHANTS
from scoring.merchants.state import FamilySheet, unused_spells
from scoring.open_game import OpenGame
from sheets.drawing.shapes import PageKey
from sheets.files.schema import build
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import MEGAPIXELS, of_example, photo_of
from tools.photographs.camera import picture_of
from tools.photographs.filled import take
from tools.release.example import EDITION

RECORDS = Path(__file__).parents[2] / "records"
SEED = 2_996_000


@cache
def of_seat(seat: int) -> SheetReading:
    """Return the example's sheet of a player, photographed and read."""
    photo = photo_of(of_example(seat), seat=seat)
    (sheet,) = read_photo(Photo(f"{seat}.jpg", picture_of(photo)))
    return sheet


def nobodys(seat: int) -> SheetReading:
    """Return that sheet as if its code had not been readable."""
    sheet = of_seat(seat)
    return replace(sheet, identity=replace(sheet.identity, seat=None))


@cache
def game(record: str) -> OpenGame:
    return open_source(RECORDS / f"{record}.record")


def read_sheet(record: str, kind: str) -> SheetReading:
    """Return a sheet of a recorded game, filled as it was left, photographed and read."""
    return read_at_level(record, kind, game(record).tree().get("level", ""))


@cache
def read_at_level(
    record: str, kind: str, level: str, figures: tuple[tuple[str, str], ...] = ()
) -> SheetReading:
    """Return such a sheet on which this level is printed, "" for none, and with other figures."""
    played = game(record)
    tree = played.tree()
    players = None if tree["variant"] == "solo" else len(tree["sheet"])
    (page,) = rw.draw(
        "merchants", [kind], variant=tree["variant"], players=players, level=level,
        edition=tree["edition"],
    )  # fmt: skip
    key = PageKey(kind, 0 if kind == "player" else None)
    others = dict(figures)
    left = [replace(each, text=others.get(each.mark, each.text))
            for each in played.fillings()[key] if each.how != "shield"]  # fmt: skip
    photo = take(page.drawing, "held-out", SEED, "mild", left, "ball-pen", MEGAPIXELS).photo
    (sheet,) = read_photo(Photo(f"{kind}.jpg", picture_of(photo)))
    return sheet


def answered(table: TableReading) -> TableReading:
    """Return a table once what is doubtful is confirmed as it was read."""
    for doubt in [*table.doubts()]:
        assert doubt.reading.meaning is not None
        table = table.answered(doubt, doubt.reading.meaning)
    return table


def totals(played: OpenGame) -> list[int]:
    return sorted(each.account.total for each in played.score().players)


def test_sheets_are_in_the_order_of_play_whatever_that_of_the_photographs() -> None:
    table = table_reading([of_seat(2), of_seat(0), of_seat(1)])
    assert [sheet.photo for sheet in table.sheets] == ["0.jpg", "1.jpg", "2.jpg"]
    assert not table.unseated
    assert not table.missing
    assert not table.missing_kinds


def test_a_missing_sheet_is_known_by_its_seat() -> None:
    table = table_reading([of_seat(2), of_seat(0)]).named(["Anna", "Chloé"])
    assert table.missing == (1,)
    assert [each["player"] for each in table.tree()["sheet"]] == ["Anna", "Chloé"]


def test_the_one_sheet_that_nothing_names_is_that_of_the_free_seat() -> None:
    table = table_reading([nobodys(1), of_seat(2), of_seat(0)])
    assert [sheet.photo for sheet in table.sheets] == ["0.jpg", "1.jpg", "2.jpg"]
    assert table.unseated == ()


@pytest.mark.parametrize("others", [(0,), ()])
def test_a_sheet_that_could_be_of_two_players_is_named(others: tuple[int, ...]) -> None:
    table = table_reading([*map(of_seat, others), nobodys(2), *([] if others else [nobodys(1)])])
    assert [table.sheets[index].photo for index in table.unseated] == (
        ["2.jpg"] if others else ["2.jpg", "1.jpg"]
    )


@pytest.mark.slow
def test_a_sheet_without_a_code_is_of_the_edition_that_the_other_ones_name() -> None:
    """Where no code can be read the newest edition is supposed; these are of an older one."""
    guilds, points = (read_sheet("family-4-1", kind) for kind in ("guilds", "points"))
    newest = EditionFile(MERCHANTS.edition_path())
    assert guilds.identity.is_told
    assert guilds.identity.edition != newest
    supposed = replace(points.identity, edition=newest, is_told=False)
    table = table_reading([guilds, replace(points, identity=supposed)])
    assert not [*suppositions_said(table)]
    assert {sheet.identity.edition for sheet in table.sheets} == {guilds.identity.edition}
    assert totals(answered(table).game()) == totals(game("family-4-1"))


@pytest.mark.slow
def test_m2_3_of_cards_only_those_are_asked_that_can_be_the_start_card_that_is_missing() -> None:
    start = tuple(f"card.{number}." for number in (1, 2, 3))
    others = [each for each in of_example(0) if not each.mark.startswith(start)]
    (sheet,) = read_photo(Photo("0.jpg", picture_of(photo_of(others))))
    table = table_reading([sheet]).named(["Anna"])
    assert cards_asked(table) == []
    assert cards_asked(table.disputed()) == ["1", "2", "3"]


def cards_asked(table: TableReading) -> list[str]:
    return [str(doubt.path[-1]) for doubt in table.doubts() if "cards" in doubt.path]


def test_more_sheets_than_players_are_refused() -> None:
    with pytest.raises(WrongSheetsError, match=r"not as many sheets \(4\) as players \(3\)"):
        table_reading([of_seat(0), of_seat(1), of_seat(2), nobodys(1)])


@pytest.mark.parametrize("record", rest_slow(["solo-beginner-1", "solo-expert-1"]))
def test_a_game_alone_scores_from_its_two_sheets(record: str) -> None:
    """S7 to S12: the ledger's rings, and what the Trolls crossed out on the player sheet."""
    sheets = [read_sheet(record, kind) for kind in ("ledger", "player")]
    table = answered(table_reading(sheets))
    assert totals(table.game()) == totals(game(record))
    (tree,), (meant,) = table.tree()["sheet"], game(record).tree()["sheet"]
    assert {**tree, "player": "Anna"} == {**meant, "player": "Anna"}
    trolls, theirs = table.tree()["trolls"], game(record).tree()["trolls"]
    for key in ("cards", "claims"):
        assert sorted(trolls[key]) == sorted(theirs[key])
    assert not table.problems()


@pytest.mark.parametrize("level", rest_slow(["beginner", "advanced", "expert"]))
def test_the_level_of_a_game_alone_is_read_in_print(level: str) -> None:
    """S2: the targets of the last two territories, and the title."""
    sheet = read_at_level("solo-beginner-1", "ledger", level)
    assert table_reading([sheet]).tree()["level"] == level


@pytest.mark.slow
def test_the_level_is_asked_where_none_is_printed() -> None:
    table = table_reading([read_at_level("solo-beginner-1", "ledger", "")])
    assert "level" not in table.tree()
    (level,) = (doubt for doubt in table.doubts() if doubt.path == ("level",))
    assert level.reading.group.meanings == ("beginner", "advanced", "expert")


def test_of_a_game_alone_the_missing_sheet_is_known() -> None:
    player, ledger = (read_sheet("solo-beginner-1", kind) for kind in ("player", "ledger"))
    assert table_reading([player]).missing_kinds == ("ledger",)
    assert table_reading([ledger]).missing_kinds == ("player",)


def test_the_file_of_a_game_alone_says_who_says_what() -> None:
    record = "solo-beginner-1"
    sheets = [read_sheet(record, kind) for kind in ("player", "ledger")]
    text = state_text(answered(table_reading(sheets)))
    assert 'level = "beginner"  # read\n' in text
    assert "]  # rule: crossed out on the player sheet; in which order is not read\n" in text
    assert "gold = 0  # read\n" in text
    assert "territories = [1, 2, 14, 0, 0, 1, 9, 7]  # " in text


@pytest.mark.parametrize("record", rest_slow(["family-4-1", "family-2-1", "family-3-1"]))
def test_a_family_scores_from_the_sheets_that_all_share(record: str) -> None:
    """F5, F8, F10: everybody's total, the spells that decide a tie."""
    kinds = ("guilds", "points") if "-4-" in record else ("guilds",)
    table = answered(table_reading([read_sheet(record, kind) for kind in kinds]))
    assert totals(table.game()) == totals(game(record))
    assert not table.missing
    assert not table.missing_kinds
    for tree, meant in zip(table.tree()["sheet"], game(record).tree()["sheet"], strict=True):
        for key in ("taken", "used"):
            assert sorted(tree["spells"][key]) == sorted(meant.get("spells", {}).get(key, []))


def test_a_family_of_four_has_its_points_on_a_sheet_of_their_own() -> None:
    guilds, points = (read_sheet("family-4-1", kind) for kind in ("guilds", "points"))
    assert table_reading([guilds]).missing_kinds == ("points",)
    assert table_reading([points]).missing_kinds == ("guilds",)


def test_unused_spells_are_read_of_points_alone() -> None:
    """F10: without the archive's sheet the box tells what decides a tie."""
    table = table_reading([read_sheet("family-4-1", "points")])
    sheets = answered(table).tree()["sheet"]
    counted = [
        unused_spells(build(FamilySheet, each)) for each in game("family-4-1").tree()["sheet"]
    ]
    assert [each["spells"]["taken"] for each in sheets] == counted


def test_unused_spells_that_the_archive_contradicts_are_asked() -> None:
    """F10: whoever is right, the spells are those of the archive's marks."""
    points = read_at_level("family-4-1", "points", "", (("points.2.unused", "7"),))
    guilds = read_sheet("family-4-1", "guilds")
    for sheets in ([guilds, points], [points, guilds]):
        table = table_reading(sheets)
        assert not any("spells" in each.path for each in table.doubts())
    (check,) = answered(table).held().checks
    trees = [build(FamilySheet, each) for each in game("family-4-1").tree()["sheet"]]
    assert (check.seat, check.claim.numbers) == (1, (7,))
    assert check.counted == unused_spells(trees[1])


def test_an_empty_sheet_is_called_so() -> None:
    (sheet,) = read_photo(Photo("blank.jpg", picture_of(photo_of())))
    assert sheet.is_empty
    assert not of_seat(0).is_empty
    table = table_reading([replace(sheet, identity=replace(sheet.identity, seat=1)), of_seat(0)])
    assert [str(each) for each in suppositions_said(table) if "nothing is" in str(each)] == [
        "blank.jpg: nothing is marked or written on the sheet; if it is not the one that was "
        "played, leave it out"
    ]


def test_two_photographs_of_one_sheet_are_one() -> None:
    again = replace(of_seat(0), photo="again.jpg")
    assert len(table_reading([of_seat(0), again]).sheets) == 1


def test_prints_of_one_sheet_that_two_people_filled_in_are_told_apart() -> None:
    other = of_seat(1)
    of_first = replace(other, identity=replace(other.identity, seat=0))
    with pytest.raises(WrongSheetsError) as refused:
        table_reading([of_seat(0), of_first])
    assert str(refused.value.reason).startswith(
        "0.jpg and 1.jpg show the same sheet, but what is marked differs; if they are two people's"
    )


def with_names(names: tuple[str, ...], seat: int) -> SheetReading:
    """Return the photograph, read, of a sheet on which these names are printed."""
    page = rw.draw("merchants", ["player"], players=names, edition=EDITION)[seat].drawing
    photo = take(page, "held-out", SEED, "mild", of_example(seat), "ball-pen", MEGAPIXELS).photo
    (sheet,) = read_photo(Photo(f"{names[seat]}.jpg", picture_of(photo)))
    return sheet


def test_sheets_that_were_printed_for_two_tables_are_told_apart() -> None:
    anna = with_names(("Anna", "Bernd", "Chloe"), 0)
    bernd, zoe = (
        with_names(names, 1) for names in (("Anna", "Bernd", "Chloe"), ("Ute", "Zoe", "Max"))
    )
    assert len(table_reading([anna, bernd]).sheets) == 2
    assert len(table_reading([anna, of_seat(2)]).sheets) == 2  # On which no names are printed.
    with pytest.raises(WrongSheetsError) as refused:
        table_reading([anna, zoe])
    assert str(refused.value.reason) == (
        "Anna.jpg and Zoe.jpg were printed for two tables; read the photographs of each apart"
    )

"""Columns of text."""

import pytest
from rich.cells import cell_len

from scoring.answers.columns import aligned, padded, text_width


def test_columns_stand_below_each_other() -> None:
    rows = [("a", "10", "long"), ("long", "9", "b")]
    assert aligned(rows) == ["a     10  long", "long  9   b"]


def test_numbers_end_below_each_other() -> None:
    assert aligned([("a", "10"), ("b", "9")], right=(1,)) == ["a  10", "b   9"]


def test_no_rows_are_no_lines() -> None:
    assert aligned([]) == []


def test_dashes_stand_below_every_column() -> None:
    rows = [("a", "10"), None, ("long", "9")]
    assert aligned(rows, right=(1,)) == ["a     10", "----  --", "long   9"]


@pytest.mark.parametrize("name", ["山田さん", "Zoe\u0308\u0301", "Rotfuchs 🦊", "プレーヤー"])
def test_a_wide_name_does_not_push_the_column_beside_it(name: str) -> None:
    first, second, dashes = aligned([(name, "1"), ("A" * 12, "2"), None])
    begins = {cell_len(line[: line.rindex(cell)]) for line, cell in ((first, "1"), (second, "2"))}
    assert begins == {14}
    assert dashes == f"{'-' * 12}  -"


def test_a_figure_ends_below_a_wide_name() -> None:
    assert aligned([("山田", "x"), ("7", "y")], right=(0,)) == ["山田  x", "   7  y"]


def test_a_text_is_padded_to_the_places_that_it_takes() -> None:
    assert (padded("山", 4), padded("山", 4, right=True)) == ("山  ", "  山")
    assert [text_width(each) for each in ("", "Anna", "é", "e\u0301", "山", "🦊")] == [
        *(0, 4, 1, 1, 2, 2)
    ]


def test_letters_that_are_told_without_rich_are_as_wide_as_it_says() -> None:
    narrow = [*map(chr, range(0x20, 0x300)), *"–—‘’“”„…"]
    printable = [each for each in narrow if each.isprintable()]
    assert [text_width(each) for each in printable] == [cell_len(each) for each in printable]

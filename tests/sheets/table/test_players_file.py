"""A file of many tables: what each line seats, and what is said of a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sheets.files.problem import Problem, problem_text
from sheets.table.players_file import MOST_TABLES, Party, parse_parties
from sheets.words.translation import load_translation


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "club.csv"


def read(file: Path, content: str | bytes, least: int = 2, most: int = 4) -> list[Party | Problem]:
    data = content if isinstance(content, bytes) else content.encode()
    return parse_parties(data, file.name, least, most, "M1.7")


def seated(file: Path, content: str | bytes, **players: int) -> list[tuple[str, tuple[str, ...]]]:
    """Return title and names of every table; nothing may be wrong."""
    found = read(file, content, **players)
    assert [each for each in found if isinstance(each, Problem)] == []
    return [(each.title, each.names) for each in found if isinstance(each, Party)]


def said(file: Path, content: str | bytes, **players: int) -> list[str]:
    """Return what is said of a file, and in place of each good table its title."""
    found = read(file, content, **players)
    return [each.title if isinstance(each, Party) else str(problem_text(each)) for each in found]


# Tables.

TWO = [("1", ("Anna", "Bernd")), ("2", ("Chloé", "Dörte", "Emil"))]


def test_a_line_is_a_table_numbered_from_1(file: Path) -> None:
    assert seated(file, "Anna,Bernd\nChloé,Dörte,Emil\n") == TWO


def test_under_a_header_a_line_is_a_player(file: Path) -> None:
    content = "table,player\nred,Anna\nred,Bernd\nblue,Chloé\nblue,Dörte\n"
    assert seated(file, content) == [("red", ("Anna", "Bernd")), ("blue", ("Chloé", "Dörte"))]


def test_a_tables_players_need_not_stand_together(file: Path) -> None:
    content = "table,player\nred,Anna\nblue,Chloé\nred,Bernd\nblue,Dörte\n"
    assert seated(file, content) == [("red", ("Anna", "Bernd")), ("blue", ("Chloé", "Dörte"))]


@pytest.mark.parametrize("header", ["Table,Player", "TABLE ; PLAYER", '"table","player"'])
def test_a_header_is_known_in_capitals_and_quotes(file: Path, header: str) -> None:
    separator = ";" if ";" in header else ","
    content = f"{header}\n1{separator}Anna\n1{separator}Bernd\n"
    assert seated(file, content) == [("1", ("Anna", "Bernd"))]


@pytest.mark.parametrize("separator", [",", ";", "\t", ", ", " ; "])
def test_commas_semicolons_or_tabs_part_the_names(file: Path, separator: str) -> None:
    lines = (separator.join(names) for _, names in TWO)
    assert seated(file, "\n".join(lines)) == TWO


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_on_any_system(file: Path, end: str) -> None:
    assert seated(file, f"Anna,Bernd{end}{end}Chloé,Dörte,Emil{end}") == TWO


def test_a_byte_order_mark_is_no_part_of_a_name(file: Path) -> None:
    assert seated(file, "\ufeffAnna,Bernd\nChloé,Dörte,Emil") == TWO
    assert seated(file, "\ufefftable,player\n1,Anna\n1,Bernd") == TWO[:1]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be", "utf-16-le"])
def test_utf_16_is_read_as_excel_writes_its_unicode_text(file: Path, encoding: str) -> None:
    mark = "" if encoding == "utf-16" else "\ufeff"
    content = f"{mark}table\tplayer\r\n1\tAnna\r\n1\tChloé\r\n"
    assert seated(file, content.encode(encoding)) == [("1", ("Anna", "Chloé"))]


def test_empty_cells_at_the_end_and_empty_lines_are_nobody(file: Path) -> None:
    assert seated(file, "\n,,,\nAnna,Bernd,,\n  \nChloé,Dörte,Emil,\n") == TWO


def test_in_quotes_a_comma_is_part_of_the_name(file: Path) -> None:
    content = '"Maier, Anna",Bernd\n"Jo ""Ace"" B", O\'Neil "Bo" C\n'
    assert seated(file, content) == [
        ("1", ("Maier, Anna", "Bernd")),
        ("2", ('Jo "Ace" B', 'O\'Neil "Bo" C')),
    ]


def test_names_are_tidied_as_everywhere(file: Path) -> None:
    assert seated(file, "  Anna  ,Zoe\u0308") == [("1", ("Anna", "Zoë"))]


def test_as_many_sit_down_as_the_variant_has_players(file: Path) -> None:
    alone = [("1", ("Anna",)), ("2", ("Bernd",))]
    assert seated(file, "Anna\nBernd", least=1, most=1) == alone


TITLES = ["Table 2", "TISCH 2", "table2", "Table no. 2", "Tisch Nr. 12", "Table n° 2", "Tisch B"]
LONG_TITLES = ["Table 3 (window)", "Tisch 3: Fenster", "Tisch 3a", "Table 4 big", "Tisch B: Eck"]


@pytest.mark.parametrize("title", [*TITLES, *LONG_TITLES])
def test_a_first_cell_that_says_table_and_which_is_the_tables_title(file: Path, title: str) -> None:
    content = f"Anna,Bernd\n{title},Chloé,Dörte\nEmil,Frida\n"
    assert seated(file, content) == [
        ("1", ("Anna", "Bernd")),
        (title, ("Chloé", "Dörte")),
        ("3", ("Emil", "Frida")),
    ]


def test_in_quotes_a_comma_is_part_of_the_title(file: Path) -> None:
    assert seated(file, '"Table 1, big",Anna,Bernd\n') == [("Table 1, big", ("Anna", "Bernd"))]


def test_a_title_takes_no_players_place(file: Path) -> None:
    assert said(file, "Tisch 1,A,B,C,D\nTisch 2,Anna\nTisch 3\n") == [
        "Tisch 1",
        "error: Tisch 2, line 2: has 1 player; 2 to 4 can play (M1.7)",
        "error: Tisch 3, line 3: has 0 players; 2 to 4 can play (M1.7)",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "Tischa",
        "Table Mountain Tom",
        "Steve Tisch",
        "Tabea",
        "Tisch, S",
        "Tisch B Maier",
        "Table1st",
    ],
)
def test_a_name_is_no_title(file: Path, name: str) -> None:
    assert seated(file, f'"{name}",Bernd\n') == [("1", (name, "Bernd"))]


# Doubts: a table whose players have strange names sits down all the same.


def test_names_of_figures_alone_are_doubted_once(file: Path) -> None:
    found = said(file, "Emil,Frida\n1,Anna,Bernd\n\n2,Chloé,Dörte\n#3,007\n")
    assert found == [
        *("1", "2", "3", "4"),
        "warning: table 2, line 2: the name '1' is only figures, and so are 3 others; "
        "a line names one table's players, or table,player below that header",
    ]


def test_one_name_of_figures_alone_is_doubted(file: Path) -> None:
    assert said(file, "table,player\n7,Anna\n7,Bernd\n7,8\n")[1] == (
        "warning: table 7, line 4: the name '8' is only figures; "
        "a line names one table's players, or table,player below that header"
    )


@pytest.mark.parametrize("name", ["R2D2", "🦊", "?", "Anna 2", "Ⅳ"])
def test_other_names_are_not_doubted(file: Path, name: str) -> None:
    assert seated(file, f"{name},Bernd\n") == [("1", (name, "Bernd"))]


# Problems: each bad table's, in its place, with its line; the good ones are given all the same.

BAD_LINES = [
    ("Anna", "has 1 player; 2 to 4 can play (M1.7)"),
    ("A,B,C,D,E", "has 5 players; 2 to 4 can play (M1.7)"),
    ("Anna,Bernd,anna", "'Anna' and 'anna' are one name; players need different ones (M1.7)"),
    ("Strauß,STRAUSS", "'Strauß' and 'STRAUSS' are one name; players need different ones (M1.7)"),
    ("Anna,,Chloé", "a name is empty; it has 1 to 40 characters"),
    (f"Anna,{'B' * 41}", f"the name '{'B' * 20}'... has 41 characters; at most 40 fit"),
    (
        "Anna,Be\x1b[1mrnd",
        "the name 'Be\\x1b[1mrnd' holds the control character U+001B; "
        "letters, digits, signs and spaces are right",
    ),
]


@pytest.mark.parametrize(("line", "problem"), BAD_LINES)
def test_a_table_that_cannot_be_is_named_and_the_others_are_given(
    file: Path, line: str, problem: str
) -> None:
    found = said(file, f"Anna,Bernd\n\n{line}\nChloé,Dörte\n")
    assert found == ["1", f"error: table 2, line 3: {problem}", "3"]


def test_a_problem_has_its_table_and_its_line(file: Path) -> None:
    [problem] = [each for each in read(file, "Anna,Bernd\n\nTisch 5,Emil\n")[1:]]
    assert isinstance(problem, Problem)
    assert (problem.path, problem.line, problem.rule) == (("table", "Tisch 5"), 3, "M1.7")
    [problem] = read(file, '"Anna,Bernd\n')
    assert isinstance(problem, Problem)
    assert (problem.path, problem.line) == ((), 1)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("Emil", "Fehler: Tisch 1, Zeile 1: hat 1 Spieler; spielen können 2 bis 4 (M1.7)"),
        (
            "Anna,anna",
            "Fehler: Tisch 1, Zeile 1: 'Anna' und 'anna' sind derselbe Name; "
            "Spieler brauchen verschiedene (M1.7)",
        ),
        (
            "Gruppe,Spieler",
            "Fehler: Zeile 1: die Kopfzeile muss table,player sein, nicht 'Gruppe,Spieler'; "
            "ohne Kopfzeile ist eine Zeile ein Tisch: Anna,Bernd",
        ),
        (
            "Anna,Bernd\n" * (MOST_TABLES + 1),
            "Fehler: nennt 10001 Tische; auf einmal werden höchstens 10000 gedruckt",
        ),
    ],
    ids=["number", "name", "header", "many"],
)
def test_a_problem_is_said_in_german(file: Path, content: str, line: str) -> None:
    [problem] = read(file, content)
    assert isinstance(problem, Problem)
    assert load_translation("de")(problem_text(problem)) == line


def test_under_a_header_a_table_may_have_no_players(file: Path) -> None:
    found = said(file, "table,player\nred,\nblue,Anna\nblue,Bernd\n")
    assert found == ["error: table red, line 2: has 0 players; 2 to 4 can play (M1.7)", "blue"]


def test_alone_only_one_can_play(file: Path) -> None:
    found = said(file, "Anna,Bernd", least=1, most=1)
    assert found == ["error: table 1, line 1: has 2 players; 1 can play (M1.7)"]


def test_a_german_excel_writes_windows_1252_and_semicolons(file: Path) -> None:
    content = "Tisch;Spieler\r\n1;Chloé\r\n1;Dörte…\r\n2;Łucja\r\n".replace("Ł", "L")
    assert seated(file, content.encode("cp1252") + b"2;Zo\xeb\r\n") == [
        ("1", ("Chloé", "Dörte…")),
        ("2", ("Lucja", "Zoë")),
    ]


def test_a_table_of_which_one_line_cannot_be_read_does_not_sit_down(file: Path) -> None:
    content = 'table,player\n1,Anna\n1,"Chloé\n1,Bernd\n2,Emil\n2,Frida\n'
    [problem, other] = said(file, content)
    assert problem.startswith("error: line 3: its quotation marks do not match")
    assert other == "2"


@pytest.mark.parametrize("line", ['"Anna,Bernd', '"Anna"Bo,Bernd', '"Anna" "Bo",Bernd'])
def test_quotation_marks_that_do_not_match_are_named(file: Path, line: str) -> None:
    problem = 'its quotation marks do not match; in quotes a name is written "Maier, Anna"'
    assert said(file, f"{line}\nEmil,Frida") == [f"error: line 1: {problem}", "2"]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ('"Maier, Anna";Bernd', ("Maier, Anna", "Bernd")),
        (
            '"Maier, Anna";"Weber, Bernd";"Adams, Zoë"',
            ("Maier, Anna", "Weber, Bernd", "Adams, Zoë"),
        ),
        ('"Maier; Anna",Bernd', ("Maier; Anna", "Bernd")),
        ('"Maier, ""Jo"", Anna";Bernd', ('Maier, "Jo", Anna', "Bernd")),
    ],
)
def test_what_stands_in_quotes_does_not_part_the_names(
    file: Path, line: str, names: tuple[str, ...]
) -> None:
    assert seated(file, line) == [("1", names)]


def test_a_line_that_names_no_players_by_far_is_told_to_be_too_long(file: Path) -> None:
    line = "error: line 1: has over 10,000 characters; a name has at most 40"
    assert said(file, f"{'A' * 10_001},Bernd\nEmil,Frida") == [line, "2"]


@pytest.mark.parametrize(
    ("text", "what"),
    [("A,B\n" * 100_001, "lines"), ("\r" * 100_001, "lines"), ("A;" * 100_001, "values")],
)
def test_what_would_take_long_to_read_is_refused_before(file: Path, text: str, what: str) -> None:
    [problem] = said(file, text)
    assert problem == f"error: holds more than 100000 {what}; no such file ever holds so many"


def test_more_tables_than_anybody_prints_at_once_are_refused(file: Path) -> None:
    assert len(seated(file, "Anna,Bernd\n" * MOST_TABLES)) == MOST_TABLES
    [problem] = said(file, "Anna,Bernd\n" * (MOST_TABLES + 1))
    assert problem == "error: names 10,001 tables; at most 10,000 are printed at once"


def test_under_a_header_a_line_names_one_table_and_one_player(file: Path) -> None:
    content = "table,player\n1,Maier, Anna\n,Bernd\n2,Emil\n2,Frida\n"
    assert said(file, content) == [
        'error: line 2: names several players; a line is table,player ("Maier, Anna" is one)',
        "error: line 3: names no table; a line is table,player",
        "2",
    ]


LONG_HEADERS = [
    *("table,player", "Tisch,Spieler", "TISCH,SPIELERIN", "Table,Joueuses", "Tisch,Name"),
    *("Tisch Nr,Spieler", "Table no,Player name", "table,nom", "Tisch Nr.,Vorname"),
]


@pytest.mark.parametrize("header", LONG_HEADERS)
def test_a_header_is_known_in_every_language_of_the_sheets(file: Path, header: str) -> None:
    assert seated(file, f"{header}\n1,Anna\n1,Bernd\n") == [("1", ("Anna", "Bernd"))]


@pytest.mark.parametrize(
    ("header", "line"),
    [
        ("player,table", "{},1"),
        ("E-Mail,Tisch,Spieler", "x@example.org,1,{}"),
        ("table,player,email,paid", "1,{},x@example.org,5"),
        ("Tisch,Name,Vorname,Nr", "1,Maier,{},12"),
        ("Nr,Nom,Prénom,Table,Remarque", "12,Dupont,{},1,"),
    ],
)
def test_further_columns_are_left_aside_and_may_stand_anywhere(
    file: Path, header: str, line: str
) -> None:
    content = f"{header}\n{line.format('Anna')}\n{line.format('Bernd')}\n"
    assert seated(file, content) == [("1", ("Anna", "Bernd"))]


@pytest.mark.parametrize(
    ("header", "title"),
    [
        ("Tisch,Spieler 1,Spieler 2,Spieler 3", "red"),
        ("table,player,player,player", "red"),
        ("Table,Joueur 1,Joueuse 2,Joueur 3", "red"),
    ],
)
def test_with_a_column_for_each_player_a_line_is_a_table(
    file: Path, header: str, title: str
) -> None:
    content = f"{header}\nred,Anna,Bernd,\nblue,Chloé,Dörte,Emil\n"
    assert seated(file, content) == [
        (title, ("Anna", "Bernd")),
        ("blue", ("Chloé", "Dörte", "Emil")),
    ]


def test_players_columns_alone_number_the_tables(file: Path) -> None:
    content = "Spieler 1;Spieler 2;Notiz\nAnna;Bernd;neu\nChloé;Dörte;\n"
    assert seated(file, content) == [("1", ("Anna", "Bernd")), ("2", ("Chloé", "Dörte"))]


HEADERS = [
    *("table", "name", "Nom", "Nr,Anna", "Gruppe,Spielerin", "Table Player", "table|player"),
    *("tabel,plaeyr", "Tich,Spiler", "Tabble,jouer", "Tabelle,Player", "Name,Vorname"),
]


@pytest.mark.parametrize("header", HEADERS)
def test_another_header_is_said_to_be_wrong(file: Path, header: str) -> None:
    [problem] = said(file, f"\n{header}\n1,Anna\n1,Bernd\n")
    assert problem == (
        f"error: line 2: the header must be table,player, not '{header}'; "
        "without a header a line is a table: Anna,Bernd"
    )


@pytest.mark.parametrize(
    "line",
    ["Tabea,Mabel", "Tabea,Bernd", "Gary Player,Anna", "Noam,Naomi", "Mable,Tabea", "Tabea,Noam"],
)
def test_names_that_are_like_a_headers_words_are_names(file: Path, line: str) -> None:
    assert seated(file, f"{line}\nChloé,Dörte\n")[0] == ("1", tuple(line.split(",")))


def test_players_who_are_only_numbered_everywhere_are_players(file: Path) -> None:
    content = "Player 1,Player 2\nPlayer 3,Player 4\n"
    assert seated(file, content) == [
        ("1", ("Player 1", "Player 2")),
        ("2", ("Player 3", "Player 4")),
    ]
    assert seated(file, "Spieler 1,Spieler 2") == [("1", ("Spieler 1", "Spieler 2"))]


def test_a_word_of_a_header_further_down_is_a_name(file: Path) -> None:
    assert seated(file, "Anna,Bernd\nName,Chloé\n")[1] == ("2", ("Name", "Chloé"))


FILES = [
    (b"", "names no players; write one table a line: Anna,Bernd"),
    (b"\n ,,\n\r\n", "names no players; write one table a line: Anna,Bernd"),
    (b"table,player\n", "names no players below its header"),
    (b"\x7fELF\0\0\0Anna,Bernd", "is a binary file; a text file in UTF-8 is expected"),
    (b"PK\3\4\0\0\0\0Anna,Bernd", "is a spreadsheet, or packed; save it as CSV in UTF-8"),
    (b"PK\3\4Anna,Bernd", "is a spreadsheet, or packed; save it as CSV in UTF-8"),
    (b"Anna,Bernd\n" * 1_000_000, "is larger than 10 MB; no such file is ever that large"),
]


@pytest.mark.parametrize(("content", "problem"), FILES, ids=[problem for _, problem in FILES])
def test_a_file_that_names_nobody_is_one_problem(file: Path, content: bytes, problem: str) -> None:
    assert said(file, content) == [f"error: {problem}"]


@pytest.mark.parametrize("name", ["game.toml", "GAME.JSON"])
def test_a_state_is_no_file_of_players(tmp_path: Path, name: str) -> None:
    content = 'game = "merchants"\n[[sheet]]\nplayer = "Anna"\n'
    assert said(tmp_path / name, content) == [
        "error: is no list of players; write one table a line: Anna,Bernd"
    ]


@settings(max_examples=200)
@given(content=st.one_of(st.binary(max_size=80), st.text(alphabet='ab,;"\n\ttabe', max_size=60)))
def test_any_file_gives_parties_of_a_right_size_or_says_what_is_wrong(
    tmp_path_factory: pytest.TempPathFactory, content: bytes | str
) -> None:
    file = tmp_path_factory.mktemp("any") / "any.csv"
    found = read(file, content)
    assert found
    for each in found:
        assert isinstance(each, Problem) or 2 <= len(each.names) <= 4


@settings(max_examples=200)
@given(words=st.lists(st.sampled_from(["table", "Player", "Tisch 1", "Spieler 2", "1", "Jo"])))
def test_any_line_of_a_headers_words_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, words: list[str]
) -> None:
    assert read(tmp_path_factory.mktemp("any") / "any.csv", f"{','.join(words)}\nAnna,Bernd")

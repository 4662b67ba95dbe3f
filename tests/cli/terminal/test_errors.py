"""What a command says of wrong use and of files is said in the language asked for."""

from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from tests.cli.running import rollwrite

pytestmark = pytest.mark.usefixtures("here")


WRONG_USE = [
    (
        ("sheets", "--players", "9", "--language", "de"),
        "Fehler: merchants base ist für 2 bis 4 Spieler, nicht 9",
    ),
    (
        ("sheets", "--language", "fr", "--players", "9"),
        "Erreur\u202f: merchants base est pour 2 à 4 joueurs, pas 9",
    ),
    (
        ("sheets", "board", "--duplex", "-o", "board.png", "--language", "de"),
        "Fehler: png hat keine Rückseiten; lass --duplex weg",
    ),
    (
        ("sheets", "--player", "Anna", "--player", "anna", "--language", "de"),
        "Fehler: --player: 'Anna' und 'anna' sind derselbe Name; alle brauchen einen eigenen",
    ),
    (
        ("sheets", "--edition", "pandora", "--language", "de"),
        "Fehler: Ungültiger Wert für '--edition': keine Ausgabe heißt 'pandora'; es gibt pandoria, "
        "pandoria-merchants, realm-of-sand, realms-and-ruins; war 'pandoria' gemeint?",
    ),
    (
        ("edition", "show", "", "--language", "de"),
        "Fehler: Ungültiger Wert für 'NAME_OR_FILE': der Name der Datei ist leer; gib einen an",
    ),
    (
        ("check", "-", "-", "--language", "de"),
        "Fehler: Ungültiger Wert für 'FILE...': - ist die Standardeingabe, die sich nur einmal "
        "lesen lässt; nenne sie einmal",
    ),
    (
        ("reward", "gold", "--hexes", "1", "--workers", "1", "--language", "de"),
        "Fehler: --track fehlt; es sagt, wo deine Leiste für Gold steht, 0 bis 5",
    ),
    (
        ("enter", "-o", "game.json", "--language", "de"),
        "Fehler: enter schreibt TOML; nenne die Datei game.toml",
    ),
]


@pytest.mark.parametrize(("arguments", "line"), WRONG_USE, ids=[line for _, line in WRONG_USE])
def test_wrong_use_is_told_in_the_language_wherever_it_was_asked_for(
    arguments: tuple[str, ...], line: str
) -> None:
    answer = rollwrite(*arguments)
    assert (answer.exit_code, answer.stdout) == (ExitCode.USAGE, "")
    assert answer.stderr.splitlines()[-1] == line


FILES = [
    (
        ("sheets", "--edition", "mine.toml", "--language", "de"),
        "Fehler: mine.toml: gibt es nicht",
    ),
    (
        ("sheets", "-o", "evening/table.pdf", "--language", "de"),
        "Fehler: evening/table.pdf: den Ordner {folder}/evening gibt es nicht",
    ),
    (
        ("enter", "-o", ".", "--language", "de"),
        "Fehler: .: ist ein Ordner; nenne eine Datei",
    ),
    (
        ("check", "missing.toml", "--language", "de"),
        "missing.toml: Fehler: gibt es nicht",
    ),
]


@pytest.mark.parametrize(("arguments", "line"), FILES, ids=[line for _, line in FILES])
def test_what_became_of_a_file_is_told_in_the_language(
    arguments: tuple[str, ...], line: str, here: Path
) -> None:
    answer = rollwrite(*arguments)
    assert (answer.exit_code, answer.stdout) == (ExitCode.FILE, "")
    assert answer.stderr == f"{line.format(folder=here)}\n"


def test_a_malformed_edition_is_told_in_the_language() -> None:
    Path("mine.toml").write_text("game = ", "utf-8")
    for command in ("show", "check"):
        answer = rollwrite("edition", command, "mine.toml", "--language", "de")
        assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
        assert answer.stderr.startswith(
            "mine.toml: Fehler: Zeile 1, Spalte 8: ist kein gültiges TOML"
        )


def test_standard_input_is_called_so_in_the_language() -> None:
    answer = rollwrite("check", "-", "--language", "de", stdin="game = ")
    assert answer.stderr.startswith(
        "Standardeingabe: Fehler: Zeile 1, Spalte 8: ist kein gültiges TOML"
    )


def test_the_tables_of_a_file_are_told_in_the_language() -> None:
    Path("club.csv").write_text("Anna,Bernd\nEmil\n", "utf-8")
    answer = rollwrite("sheets", "aid", "--players-file", "club.csv", "--language", "de")
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr == (
        "club.csv: Fehler: Tisch 2, Zeile 2: hat 1 Spieler; spielen können 2 bis 4 (M1.7)\n"
        "Nichts wird gedruckt; --skip-bad druckt den einen guten Tisch\n"
    )


def test_a_warning_is_told_in_the_language() -> None:
    names = ("--player", "Anna 🦊", "--player", "Bernd")
    answer = rollwrite("sheets", "aid", *names, "--language", "de")
    assert answer.exit_code == ExitCode.DONE
    assert answer.stderr == (
        "Warnung: Die Bögen können 🦊 (U+1F98A) im Namen 'Anna 🦊' nicht drucken; sie zeigen dort "
        "?, außer du schreibst den Namen in lateinischen, griechischen oder kyrillischen "
        "Buchstaben\n"
    )


def test_what_was_entered_so_far_begins_with_a_sentence_in_the_language() -> None:
    rollwrite("enter", "-o", "game.toml", "--language", "de", stdin="2\n")
    assert (
        Path("game.part.toml")
        .read_text("utf-8")
        .startswith(
            "# Das ist bisher eingegeben; `rollwrite enter` mit derselben Datei macht hier "
            "weiter.\n"
        )
    )


def test_a_command_without_a_language_speaks_english() -> None:
    answer = rollwrite("edition", "export", "pandoria", "-o", "no/mine.toml")
    assert answer.exit_code == ExitCode.FILE
    assert answer.stderr.endswith("/no does not exist\n")


def test_one_commands_language_is_not_the_next_ones() -> None:
    assert "ist für" in rollwrite("sheets", "--players", "9", "--language", "de").stderr
    assert "is for 2 to 4 players" in rollwrite("sheets", "--players", "9").stderr

"""Language and paper that nobody names: environment, settings file, system."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from cli.terminal.exits import ExitCode
from cli.terminal.settings import NAMES, Setting, choices_of, setting, settings_file
from sheets.drawing.paper import PAPERS
from sheets.words.languages import LANGUAGES
from tests.cli.running import rollwrite
from tests.processes import python

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.usefixtures("here")


@pytest.fixture(autouse=True)
def settings_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the settings of each test in a folder of its own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))


def settle(text: str) -> None:
    """Write the settings file."""
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(text, "utf-8")


@pytest.mark.parametrize(
    ("locale", "language", "paper"),
    [
        ("de_AT.UTF-8", "de", "a4"),
        ("fr_CA.UTF-8", "fr", "letter"),
        ("en_US", "en", "letter"),
        ("es_MX.UTF-8", "en", "letter"),
        ("de", "de", "a4"),
        ("C.UTF-8", "en", "a4"),
        ("POSIX", "en", "a4"),
        ("dent", "en", "a4"),  # No language has this code.
        ("", "en", "a4"),
    ],
)
def test_the_system_tells_language_and_paper(
    locale: str, language: str, paper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LANG", locale)
    assert (setting("language").value, setting("paper").value) == (language, paper)


def test_a_list_of_languages_begins_with_the_one_that_is_liked_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr:en")
    assert setting("language") == Setting("fr", "system")


def test_the_file_takes_precedence_over_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    settle('language = "de"\n')
    assert setting("language") == Setting("de", "file")
    assert setting("paper") == Setting("a4", "system")


def test_the_environment_takes_precedence_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    settle('language = "de"\n')
    monkeypatch.setenv("ROLLWRITE_LANGUAGE", "FR")
    assert setting("language") == Setting("fr", "environment")


def test_an_option_takes_precedence_over_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLWRITE_LANGUAGE", "de")
    assert "keine Ausgabe" in rollwrite("edition", "show", "none").stderr
    answer = rollwrite("edition", "show", "none", "--language", "en")
    assert "no edition is called" in answer.stderr


def test_sheets_are_printed_on_the_settled_paper_in_the_settled_language() -> None:
    settle('paper = "letter"\nlanguage = "de"\n')
    assert rollwrite("sheets", "aid", "-o", "aid.pdf").exit_code == ExitCode.DONE
    [page] = PdfReader("aid.pdf").pages
    assert (page.mediabox.width, page.mediabox.height) == (792, 612)
    assert "Spielhilfe" in page.extract_text()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('language = "nl"\n', "language: must be 'en', 'fr' or 'de', not the text 'nl'"),
        ('papper = "a4"\n', "papper: is no known key; did you mean 'paper'?"),
        ("paper = 4\n", "paper: must be 'a4', 'letter' or 'a3', not 4"),
        (
            "paper = a4\n",
            "line 1, column 9: is not valid TOML: a value must stand here: a number, a text in "
            "quotes or a list",
        ),
    ],
)
def test_a_wrong_settings_file_is_named_with_what_would_be_right(text: str, sentence: str) -> None:
    settle(text)
    answer = rollwrite("sheets", "-o", "table.pdf")
    assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
    assert answer.stderr == f"{settings_file()}: error: {sentence}\n"
    assert not Path("table.pdf").exists()


def test_settings_that_cannot_be_read_are_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.touch()  # A file, in which there is no folder of settings.
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home))
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    answer = rollwrite("sheets", "aid", "-o", "aid.pdf")
    assert (answer.exit_code, answer.stdout) == (ExitCode.DONE, "aid.pdf\n")
    assert answer.stderr == f"Warnung: {settings_file()}: ist kein Ordner oder liegt in keinem\n"
    assert rollwrite("config").exit_code == ExitCode.FILE  # It is asked for them.


def test_a_home_that_is_a_file_hinders_no_sheet(tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    command = ("-m", "rollwrite", "sheets", "aid", "-o", str(tmp_path / "aid.pdf"))
    answer = python(*command, variables={"HOME": str(tmp_path / "home"), "XDG_CONFIG_HOME": ""})
    assert answer.stderr.startswith("Warning: ")
    assert answer.stderr.count("\n") == 1


def test_a_wrong_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLWRITE_PAPER", "b4")
    answer = rollwrite("sheets")
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr.startswith("ROLLWRITE_PAPER: error: paper: must be 'a4'")


def test_config_shows_what_is_settled_and_by_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLWRITE_PAPER", "a3")
    settle('language = "en"\n')
    assert rollwrite("config").stdout.splitlines() == [
        "language = en  (the settings file)",
        "paper = a3  (ROLLWRITE_PAPER)",
        str(settings_file()),
    ]
    assert rollwrite("config", "paper").stdout == "a3\n"


def test_config_settles_and_keeps_comments() -> None:
    assert rollwrite("config", "language", "DE").stdout == f"{settings_file()}\n"
    with settings_file().open("a", encoding="utf-8") as file:
        file.write("# At the club the printer has Letter.\n")
    rollwrite("config", "paper", "letter")
    assert [setting(name).value for name in NAMES] == ["de", "letter"]
    assert "# At the club" in settings_file().read_text("utf-8")


def test_config_leaves_a_setting_to_the_system_again() -> None:
    settle('language = "de"\npaper = "a3"\n')
    assert rollwrite("config", "paper", "--unset").exit_code == ExitCode.DONE
    assert [setting(name).source for name in NAMES] == ["file", "system"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("language", "nl"), "language: must be 'en', 'fr' or 'de', not the text 'nl'"),
        (("--unset",), "--unset takes the name of a setting and no value"),
        (("paper", "a4", "--unset"), "--unset takes the name of a setting and no value"),
    ],
)
def test_wrong_use_of_config_changes_nothing(arguments: tuple[str, ...], sentence: str) -> None:
    answer = rollwrite("config", *arguments)
    assert answer.exit_code == ExitCode.USAGE
    assert sentence in answer.stderr
    assert not settings_file().exists()


def test_every_language_and_paper_can_be_settled() -> None:
    assert choices_of("language") == LANGUAGES
    assert choices_of("paper") == tuple(PAPERS)


@pytest.mark.parametrize("paper", ["Letter", "A4", "LETTER"])
def test_words_are_taken_in_letters_of_any_case(paper: str) -> None:
    answer = rollwrite("sheets", "aid", "--paper", paper, "--theme", "color", "--format", "PDF")
    assert answer.exit_code == ExitCode.DONE


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("sheets", "--playr", "3"), "Fehler: Die Option '--playr' gibt es nicht."),
        (("scroe", "game.toml"), "Fehler: Den Befehl 'scroe' gibt es nicht."),
        (("score",), "Fehler: Das Argument 'FILE...' fehlt."),
        (("enter",), "Fehler: Die Option '-o' / '--output' fehlt."),
        (("sheets", "-o"), "Fehler: Die Option '-o' braucht einen Wert."),
    ],
)
def test_what_click_says_most_often_is_told_in_the_language_of_the_system(
    arguments: tuple[str, ...], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    answer = rollwrite(*arguments)
    assert answer.exit_code == ExitCode.USAGE
    assert answer.stderr.splitlines()[-1].partition(" Meinst du")[0] == line

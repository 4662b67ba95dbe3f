"""Records as people write them: names, comments, numbers, editions."""

from pathlib import Path

import pytest

from rollwrite.games import new_game
from rollwrite.play.notation import KEYWORDS, WORDS, keyword_of, resource_named
from rollwrite.play.record import is_record, parse_record
from rollwrite.play.replay import ReplayedRecord, replay
from rollwrite.play.words import NotationError, Words, read_archive_spell
from rollwrite.sources import Content, open_source
from scoring.entry.said import AmbiguousNameError
from scoring.merchants.game import GAME
from sheets.files.problem import problem_text
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.editions import FIRST

HEAD = "rollwrite record 1\ngame merchants base\n"


def replayed(players: str, *turns: str, edition: str = f"edition {FIRST}\n") -> ReplayedRecord:
    """Return the replay of these turns by players in the form of `Anna A, Bernd B`."""
    lines = [f"player {player.strip()}\n" for player in players.split(",")]
    return replay(parse_record("".join([HEAD, edition, *lines, *(f"{each}\n" for each in turns)])))


def players_of(found: ReplayedRecord) -> list[str]:
    assert found.problems == ()
    return [turn.player for turn in found.turns]


def test_a_round_and_a_name_are_no_name_that_begins_with_a_number() -> None:
    turns = ("1 Bernd: start 1", '1 "2 Bernd": start 1')
    assert players_of(replayed('Bernd B, "2 Bernd" C', *turns)) == ["Bernd", "2 Bernd"]
    found = replayed('Bernd B, "2 Bernd" C', *turns, "2 Bernd: roll gold gold")
    assert players_of(found)[-1] == "Bernd"


def test_a_name_that_begins_with_a_number_needs_no_round() -> None:
    assert players_of(replayed("Bernd B, 2 Dora D", "Bernd: start 1", "2 Dora: start 1"))


def test_a_name_goes_before_an_initial() -> None:
    assert players_of(replayed("Anna B, B X", "1 Anna: start 1", "1 B: start 1")) == ["Anna", "B"]


def test_a_player_who_is_called_as_a_line_of_the_header_is() -> None:
    turns = ("note of B: start 1", "place x: start 2")
    assert players_of(replayed('"note of B" N, "place x" P', *turns)) == ["note of B", "place x"]


def test_a_record_may_begin_with_comments() -> None:
    text = f"# Our Sunday\n\n{HEAD}player Anna\nplayer Bernd\n"
    assert is_record(text)
    assert open_source(Content(text)).faults == ()


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_byte_order_mark_is_dropped(mark: str) -> None:
    assert open_source(Content(f"{mark}{HEAD}player Anna\nplayer Bernd\n")).faults == ()


def test_a_comment_that_is_no_record_is_none() -> None:
    assert not is_record("# rollwrite record 1\ngame = 'merchants'\n")


def test_a_version_of_a_shipped_edition_is_looked_for_by_its_name_and_version() -> None:
    newest = GAME.load().version
    name = GAME.edition
    assert replayed("Anna, Bernd", edition=f"edition {name} {newest}\n").problems == ()
    (problem,) = replayed("Anna, Bernd", edition=f"edition {name} 0.9\n").problems
    assert str(problem.message).startswith(f"{name} has no version '0.9'; there")


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    own = GAME.edition_path(GAME.edition).read_text("utf-8")
    (tmp_path / "ours.toml").write_text(own.replace('\nversion = "', '\nversion = "9.'), "utf-8")
    version = GAME.load().version
    text = f"{HEAD}edition ours.toml {version}\nplayer Anna\nplayer Bernd\n"
    (problem,) = open_source(Content(text, folder=tmp_path)).faults
    assert str(problem_text(problem)) == (
        f"error: edition: the record needs ours.toml {version}; this is 9.{version}"
    )


def test_the_state_of_a_record_names_the_file_of_its_edition_alone(tmp_path: Path) -> None:
    own = GAME.edition_path(GAME.edition)
    (tmp_path / "ours.toml").write_text(own.read_text("utf-8"), "utf-8")
    version = GAME.load().version
    text = f"{HEAD}edition ours.toml {version}\nplayer Anna\nplayer Bernd\n"
    opened = open_source(Content(text, folder=tmp_path))
    assert opened.tree()["edition"] == "ours.toml"


STARTED = ("1 Anna: start 1", "1 Bernd: start 2")


def test_a_name_of_two_spells_of_the_archive_is_not_clear_f8() -> None:
    start = new_game(["Anna", "Bernd"], "family")
    swamp = [spell for spell in start.table.spells if start.table.spell_of(spell)[0] == "swamp"]
    position = start._replace(phase="take")
    with pytest.raises(NotationError, match="write the place") as caught:
        read_archive_spell(Words("swamp"), swamp, position)
    assert str(caught.value) == "'swamp' can mean 1B2, 2A3, 3A1 or 3B3; write the place"


def test_what_is_clear_in_ones_own_language_is_clear() -> None:
    edition = GAME.load()
    assert resource_named("cr", edition, "fr") == "crystal"  # cristal; English has craft too.
    with pytest.raises(AmbiguousNameError):
        resource_named("cr", edition, "en")


def test_a_variant_that_there_is_not_is_no_game_of_any() -> None:
    opened = open_source(
        Content("rollwrite record 1\ngame merchants royal\nplayer Anna\nplayer Bernd\n")
    )
    assert (opened.game, opened.variant) == (None, "")
    assert [str(fault.message) for fault in opened.faults] == [
        "royal is no variant; 'base', 'family' or 'solo' is"
    ]


def test_what_is_wrong_is_said_in_ones_own_words() -> None:
    turn = "2 Anna: roll gold ?; draw gold E3 gold E4"
    (problem,) = replayed("Anna, Bernd", *STARTED, turn).problems
    said = load_translation("de")(problem.message)
    assert "Gold und ?" in said
    assert "gold" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_word_of_records_and_none_twice(language: str) -> None:
    words = WORDS[language]
    assert words.keys() == WORDS["en"].keys()
    forms = [form.casefold() for each in words.values() for form in each]
    assert len({*forms}) == len(forms)
    assert [keyword_of(words[key][0], language) for key in KEYWORDS] == [*KEYWORDS]

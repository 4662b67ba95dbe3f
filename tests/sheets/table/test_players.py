import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheets.table.players import PlayerNameError, in_turn_order, initials, same_names, tidy_name

NAMES = st.lists(st.text(min_size=1, max_size=12), max_size=4, unique_by=str.casefold).map(tuple)


def test_an_initial_is_the_first_letter_in_upper_case() -> None:
    assert initials(("Anna", "bernd", "Émile")) == ("A", "B", "É")


def test_online_the_turn_goes_by_the_alphabet_whatever_capitals_and_accents() -> None:
    names = ("Zoé", "anna", "Émile", "Bernd", "Emil", "Ömer", "Otto")
    assert in_turn_order(names) == ("anna", "Bernd", "Emil", "Émile", "Ömer", "Otto", "Zoé")


@given(NAMES)
def test_the_turn_order_is_the_same_however_the_players_are_named(names: tuple[str, ...]) -> None:
    assert in_turn_order(names[::-1]) == in_turn_order(names)


def test_names_that_begin_alike_add_the_first_letter_in_which_they_differ() -> None:
    assert initials(("Anna", "Bernd", "Anton")) == ("An", "B", "At")


def test_the_added_letter_differs_from_all_others_that_begin_alike() -> None:
    assert initials(("Anna", "Anne", "Anton")) == ("Aa", "Ae", "At")


def test_a_shorter_name_that_differs_earlier_does_not_count() -> None:
    assert initials(("Al", "Anna", "Anton")) == ("Al", "An", "At")


def test_a_name_that_is_the_beginning_of_another_takes_the_seat_and_so_does_the_other() -> None:
    assert initials(("Ann", "Anna")) == ("A1", "A2")
    assert initials(("Bo", "Ann", "Abel", "Anna")) == ("B", "A2", "Ab", "A4")


def test_names_that_differ_in_no_letter_take_the_seat() -> None:
    assert initials(("Anna 1", "Anna 2")) == ("A1", "A2")


def test_two_names_that_would_add_the_same_letter_take_the_seat() -> None:
    assert initials(("Aab", "Acb", "Aca")) == ("A1", "A2", "A3")


def test_capitals_do_not_tell_names_apart_and_the_added_letter_is_small() -> None:
    assert initials(("ANNA", "anton")) == ("An", "At")


def test_a_letter_whose_small_one_is_two_is_a_first_letter_too() -> None:
    assert initials(("İrem", "Bernd")) == ("İ", "B")
    assert initials(("İrem", "İlk")) == ("İr", "İl")


def test_only_letters_count() -> None:
    assert initials(("(Zoe)", "4 Jo", "007", "😀")) == ("Z", "J", "3", "4")


@given(NAMES)
def test_initials_are_never_alike(names: tuple[str, ...]) -> None:
    found = initials(names)
    assert len(found) == len(names)
    assert len(set(found)) == len(found)


def test_a_name_is_trimmed_and_composed() -> None:
    assert tidy_name("  Zoe\u0308\t") == "Zo\u00eb"


def test_a_name_of_40_characters_is_right_and_one_of_41_is_not() -> None:
    assert tidy_name("x" * 40) == "x" * 40
    with pytest.raises(PlayerNameError, match=r"has 41 characters; at most 40 fit$"):
        tidy_name("x" * 41)


def test_a_name_may_not_be_empty() -> None:
    with pytest.raises(PlayerNameError, match=r"^a name is empty; write 1 to 40 characters$"):
        tidy_name(" \n ")


@pytest.mark.parametrize("hidden", ["\n", "\x00", "\x1b", "\ud800", "\u2028", "\u202e"])
def test_a_name_holds_no_control_characters(hidden: str) -> None:
    with pytest.raises(
        PlayerNameError, match=rf"control character U\+{ord(hidden):04X}; write letters"
    ):
        tidy_name(f"An{hidden}na")


@pytest.mark.parametrize("name", ["\u200b", "\xad", "\ufeff", "\u2800\u2800", "\u3164", "\u0301"])
def test_a_name_shows_something(name: str) -> None:
    with pytest.raises(PlayerNameError, match=r"shows nothing; write at least one letter"):
        tidy_name(name)
    assert tidy_name(f"{name}A") == f"{name}A"


@pytest.mark.parametrize("name", ["<script>", 'O\'Hara "Zed"', "👩\u200d🚀", "דוד", "٣"])
def test_any_other_text_is_a_name(name: str) -> None:
    assert tidy_name(name) == name


@given(st.text(max_size=60))
def test_a_tidy_name_stays_as_it_is(text: str) -> None:
    try:
        name = tidy_name(text)
    except PlayerNameError:
        return
    assert tidy_name(name) == name == unicodedata.normalize("NFC", name)


def test_names_are_the_same_after_case_folding() -> None:
    assert same_names(("Anna", "Bernd", "ANNA", "anna")) == ((0, 2), (0, 3))
    assert same_names(("Straße", "STRASSE")) == ((0, 1),)
    assert same_names(("Zo\u00eb", "zoe\u0308")) == ((0, 1),)
    assert same_names(("Anna", "Anne")) == ()


def test_a_name_of_nothing_but_marks_is_refused_at_once() -> None:
    """Unicode's normal form takes the square of the marks on one letter."""
    with pytest.raises(PlayerNameError, match="has 4000001 characters; at most 40 fit"):
        tidy_name("A" + "\u0301\u0316" * 2_000_000)


@pytest.mark.parametrize("hidden", ["\u200b", "\u00ad", "\u200f", "\ufeff", "\u034f", "\ufe0f"])
def test_a_character_that_is_not_seen_makes_no_other_name(hidden: str) -> None:
    assert same_names(("Anna", f"An{hidden}na")) == ((0, 1),)
    assert same_names((f"{hidden}Anna", f"An{hidden}NA")) == ((0, 1),)

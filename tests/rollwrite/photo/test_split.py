"""What is learnt from is never what the reader is tried on."""

from itertools import combinations

import pytest

from tools.photographs.digits.forms import PARTS, own, traced
from tools.photographs.signs.letters import LETTERS
from tools.photographs.signs.resources import DRAWN, forms_of
from tools.photographs.split import CONDITIONS, HANDS, PENS, SEEDS, STYLES

PAIRS = list(combinations(SEEDS, 2))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_no_seed_is_shared(one: str, other: str) -> None:
    seeds = {str(part): each for part, each in SEEDS.items()}
    assert not range(
        max(seeds[one].start, seeds[other].start), min(seeds[one].stop, seeds[other].stop)
    )


@pytest.mark.parametrize("table", [PENS, HANDS, STYLES], ids=["pens", "hands", "styles"])
def test_no_pen_no_family_of_hands_and_no_style_is_shared(
    table: dict[str, dict[str, object]],
) -> None:
    for one, other in PAIRS:
        assert not {*table[one]} & {*table[other]}
        assert not {*map(repr, table[one].values())} & {*map(repr, table[other].values())}


def test_the_conditions_tried_are_named_otherwise_than_those_learnt_from() -> None:
    assert not {*CONDITIONS["training"]} & {*CONDITIONS["held-out"]}


@pytest.mark.slow
def test_no_form_of_a_digit_is_shared() -> None:
    """Every part has enough of every digit and its own; who wrote to learn from wrote no other."""
    assert [part for part, (file, _) in PARTS.items() if file == "train"] == ["training"]
    for one, other in combinations(PARTS, 2):
        (file, those), (other_file, others) = PARTS[one], PARTS[other]
        assert file != other_file or not {*those} & {*others}
        for forms in (traced, own):
            seen = {repr(form) for each in forms(one).values() for form in each}
            assert not seen & {repr(form) for each in forms(other).values() for form in each}
    assert min(len(forms) for part in PARTS for forms in traced(part).values()) >= 90


def test_no_outline_of_a_resource_and_no_letter_is_shared() -> None:
    """Every part has several of each, and its own."""
    for one, other in PAIRS:
        for kind, drawn in DRAWN.items():
            assert not {*drawn[one]["outlines"]} & {*drawn[other]["outlines"]}, kind
            assert not {*filter(None, drawn[one]["insides"])} & {*drawn[other]["insides"]}, kind
        for letter, of in LETTERS.items():
            assert not {*of[one]} & {*of[other]}, letter
    assert min(len(forms_of(kind, part)) for kind in DRAWN for part in SEEDS) >= 9
    assert min(len(of["training"]) for of in LETTERS.values()) >= 2

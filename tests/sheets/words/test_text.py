"""Texts as values: what stands in them, whoever says them."""

from sheets.words.text import Parameter, Text


def test_each_face_calls_a_parameter_in_its_own_way() -> None:
    inner = Text("leave out {option}", option=Parameter("skip_bad"))
    sentence = Text.in_context("faces", "{game}: {what} {number}", game="x", what=inner, number=2)
    assert str(sentence) == "x: leave out skip_bad 2"
    told = sentence.with_parameters(lambda each: f"--{each}")
    assert (str(told), told.context) == ("x: leave out --skip_bad 2", "faces")

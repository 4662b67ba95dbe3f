"""The tool that makes mistakes: which it makes, and that one is seen by the tests or not."""

from pathlib import Path

import pytest

from tools.mutate import failing_test, importing_tests, mirror_room
from tools.mutations import chosen, find_mutations


def mistakes(text: str) -> list[str]:
    return [each.after for each in find_mutations("module.py", text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a < b <= c", ["a <= b <= c", "a < b < c"]),
        ("a == b", ["a != b"]),
        ("a not in b", ["a in b"]),
        ("a is  not b", ["a is b"]),
        ("a and b or c", ["a or b or c", "a and b and c"]),
        ("a + (b) * c // d", ["a - (b) * c // d", "a + (b) / c // d", "a + (b) * c * d"]),
        ("a -= b", ["a += b"]),
        ("if not(a): b", ["if (a): b"]),
        ("a = 7", ["a = 6", "a = 8"]),
        ("a = 0.2", ["a = -0.8", "a = 1.2"]),
        ("def a():\n    return (b)", ["def a():\n    return (None)"]),
        ("é = '7', f'{7}', True, None", []),
        ("a: Literal[7]", []),
        ("def a() -> Literal[7]: return None", []),
        ("# é <\né = 'ü' < (  # <\n    b\n)", ["# é <\né = 'ü' <= (  # <\n    b\n)"]),
    ],
)
def test_a_mistake_is_one_piece_of_the_text_replaced(text: str, found: list[str]) -> None:
    assert mistakes(text) == found


def test_a_mistake_shows_where_it_is() -> None:
    [one] = find_mutations("a.py", "a = b\nb = c * d\n")
    assert (one.path, one.line, one.kind) == ("a.py", 2, "arithmetic")
    assert one.diff.splitlines()[2:] == ["@@ -1,2 +1,2 @@", " a = b", "-b = c * d", "+b = c / d"]


def test_every_module_has_a_mistake_before_any_has_two() -> None:
    texts = {"a.py": "a + b", "b.py": "1, 2, 3, 4, a < b", "c.py": "not a, not b"}
    every = [each for path, text in texts.items() for each in find_mutations(path, text)]
    some = chosen(every, 6, seed=1)
    assert sorted(each.path for each in some[:3]) == ["a.py", "b.py", "c.py"]
    assert sorted(each.path for each in some[3:]) == ["b.py", "b.py", "c.py"]
    assert some == chosen(every, 6, seed=1)
    assert some != chosen(every, 6, seed=2)
    assert len(set(chosen(every, 99, seed=1))) == len(every)


@pytest.mark.parametrize(
    ("module", "tests"),
    [
        ("sheets/page/code.py", "tests/sheets/page/test_code.py"),
        ("sheets/page/frame.py", "tests/sheets/page"),
        ("sheets/lint/ink.py", "tests/sheets/test_lint.py"),
        ("sheets/merchants/edition/checks.py", "tests/sheets/merchants"),
    ],
)
def test_the_tests_of_a_module_are_those_of_its_room(module: str, tests: str) -> None:
    assert mirror_room(module) == Path(tests)


def test_the_tests_that_import_a_module_are_the_nearest() -> None:
    assert Path("tests/test_mutate.py") in importing_tests("tools/mutations.py")
    assert Path("tests/test_mutate.py") not in importing_tests("tools/catalogues.py")


TEST = """
import pytest

@pytest.mark.parametrize("word", ["a b"])
def test_a_word(word):
    assert word {} "a b"
"""


@pytest.mark.slow
def test_a_mistake_is_seen_by_the_test_that_fails(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["slow"]\n')
    test = tmp_path / "test_words.py"
    test.write_text(TEST.format("!="), "utf-8")
    assert failing_test(tmp_path, "test_words.py", workers=0) == "test_words.py::test_a_word[a b]"
    test.write_text(TEST.format("=="), "utf-8")
    assert failing_test(tmp_path, "test_words.py", workers=0) == ""

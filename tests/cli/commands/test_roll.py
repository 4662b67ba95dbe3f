"""`rollwrite roll`: two dice, in words and as JSON."""

import json
from collections import Counter
from random import Random

from click.testing import CliRunner

from cli.main import main
from cli.terminal.exits import ExitCode
from rollwrite.play.choices import throw
from rollwrite.play.steps import FACES


def rolled(*arguments: object) -> str:
    answer = CliRunner().invoke(main, ["roll", *map(str, arguments)])
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    return answer.stdout


def test_a_seed_rolls_the_same_again() -> None:
    seen = {seed: rolled("--seed", seed) for seed in range(20)}
    assert seen == {seed: rolled("--seed", seed) for seed in range(20)}
    assert len({*seen.values()}) > 8


def test_each_face_is_as_likely_as_any_other_m1_1() -> None:
    random = Random(1)
    count = Counter(face for _ in range(6000) for face in throw(random).faces)
    assert count.keys() == {*FACES}
    assert all(1800 < number < 2200 for number in count.values())


def test_json_says_the_faces_whatever_the_language() -> None:
    faces = json.loads(rolled("--seed", 3, "--format", "json", "--language", "de"))
    assert faces == {"roll": list(throw(Random(3)).faces)}

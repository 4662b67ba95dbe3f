"""Standard output as a target: it gets all of an answer, or nothing."""

from typing import BinaryIO

import pytest

from cli.terminal.output import STANDARD_OUTPUT, write_output, write_outputs


def test_standard_output_gets_the_bytes(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    write_output(STANDARD_OUTPUT, b"\xff\x00\n")
    assert capfdbinary.readouterr().out == b"\xff\x00\n"


def test_standard_output_gets_nothing_of_a_failed_drawing(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    def write(file: BinaryIO) -> None:
        file.write(b"the first half")
        raise ValueError("bad")

    with pytest.raises(ValueError, match="bad"):
        write_outputs([(STANDARD_OUTPUT, write)])
    assert capfdbinary.readouterr().out == b""

"""Golden texts that a person reads: cases, and what the code says of each.

A line that is not indented begins a case. What is said of a line stands behind an arrow where it
is short, else below it.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"
HEAD = "== "  # So begins what all cases below it have in common.
SAID = "  > "  # So begins what the code says, where it stands below,
ARROW = " => "  # and so where it stands behind the line of which it is said.
WIDEST = 120

# Takes the lines of the head and of the case, and yields those of the case below its first, each
# followed by what is said of it.
Answer = Callable[[list[str], list[str]], Iterable[str]]


def golden_paths(folder: str) -> list[Path]:
    """Return the golden texts of a folder."""
    return sorted((GOLDEN / folder).iterdir())


def check_golden_text(path: Path, answer: Answer, *, regenerate: bool) -> None:
    """Compare what is said of each case today with what the file says, or write it anew."""
    lines = path.read_text("utf-8").splitlines()
    answered = "".join(f"{line}\n" for line in _joined(_answered(_asked(lines), answer)))
    if regenerate:
        path.write_text(answered, "utf-8")
    assert answered == path.read_text("utf-8")


def _asked(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines without what is said."""
    for line in lines:
        if not line.startswith(SAID.rstrip()):
            yield line.partition(ARROW)[0]


def _answered(lines: Iterable[str], answer: Answer) -> Iterator[str]:
    head: list[str] = []
    for first, *body in _cases(lines):
        yield first
        if first.startswith(HEAD):
            head = [first.removeprefix(HEAD), *body]
            yield from (f"  {line}" for line in body)
        else:
            for line in answer(head, [first, *body]):
                yield line if line.startswith(SAID.rstrip()) else f"  {line}"


def _cases(lines: Iterable[str]) -> Iterator[list[str]]:
    """Yield each line that is not indented with those below it that are, these without indent."""
    case: list[str] = []
    for line in lines:
        if case and not line.startswith("  "):
            yield case
            case = []
        case.append(line.removeprefix("  "))
    yield case


def _joined(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines, with what is said of each behind an arrow where it is one short line."""
    asked, said = "", list[str]()
    for line in (*lines, ""):
        if line.startswith(SAID.rstrip()):
            said.append(line)
            continue
        if asked:
            behind = "".join((asked, ARROW, *(each.removeprefix(SAID) for each in said)))
            yield from [behind] if len(said) == 1 and len(behind) <= WIDEST else [asked, *said]
        asked, said = line, []

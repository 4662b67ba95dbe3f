"""The files of `rollwrite enter`: the state file, and what was entered so far beside it."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cli.terminal.errors import WrongUseError, shown_name
from cli.terminal.output import STANDARD_OUTPUT, check_target, write_output
from cli.terminal.problems import not_resumed
from cli.terminal.settings import asked_translation
from rollwrite.files import refusal
from rollwrite.sources import Content, open_source
from scoring.open_game import Editions, OpenGame
from sheets.files.changes import change_toml
from sheets.files.problem import has_errors
from sheets.files.reading import MalformedFileError, parse_toml, read_text
from sheets.files.schema import Tree
from sheets.files.toml import write_toml
from sheets.words.languages import LANGUAGES
from sheets.words.text import Text
from sheets.words.translation import Translation, load_translation

NEXT = "next"  # The key of the question that comes next, in the file of what was entered so far.
_HEAD = Text("Entered so far; `rollwrite enter` with the same -o goes on from here.")


@dataclass(frozen=True, slots=True)
class Begun:
    """What a file says of a game already, and the key of the question that comes next.

    The key is "" when all questions were asked, None when nothing says which were. `text` is the
    file as somebody wrote it, "" where all of it is as this program lays it out.
    """

    file: Path
    tree: Tree
    next: str | None
    text: str


@dataclass(frozen=True, slots=True)
class EntryFiles:
    """The state file to be, and its neighbour that keeps what was entered so far.

    In both a text that is resumed keeps its comments, its order and its layout.
    """

    path: Path
    text: str = ""
    known: dict[Path, bytes | None] = field(default_factory=dict)  # What was there last.

    @classmethod
    def of(cls, output: str) -> EntryFiles:
        """The files for a name; raises UsageError, or OSError when they cannot be written."""
        path = Path(output)
        if path == STANDARD_OUTPUT:
            raise WrongUseError(Text("-o needs a file; what is entered is kept beside it"))
        if path.suffix.lower() == ".json":
            stem = shown_name(path.stem)
            raise WrongUseError(Text("enter writes TOML; name the file {stem}.toml", stem=stem))
        check_target(path)
        files = cls(path)
        check_target(files.part)
        files.known.update({each: _content(each) for each in (path, files.part)})
        return files

    @property
    def part(self) -> Path:
        """The file of what was entered so far: `game.part.toml` beside `game.toml`."""
        return self.path.with_name(f"{self.path.stem}.part.toml")

    @property
    def folder(self) -> Path:
        """The folder from which a state names other files."""
        return self.path.parent

    def begun(self, editions: Editions) -> Iterator[Begun]:
        """Yield what can be resumed: what was entered so far, then the state file.

        A file is read only when it is its turn. Raises OSError, or Exit when nothing can be made
        of it or of the edition that it names.
        """
        for file in (self.part, self.path):
            if file.is_file():
                text, tree = _read(file)
                written = "" if text == write_toml(tree) else text
                following = tree.pop(NEXT, None) if file == self.part else ""
                opened = open_source(Content(tree, folder=self.folder), editions)
                if has_errors(opened.faults):
                    raise not_resumed(file, opened.faults, opened.players)
                named = {"game": opened.name, "variant": opened.variant}
                following = None if following is None else str(following)
                yield Begun(file, named | tree, following, written)

    def keep(self, tree: Tree, following: str) -> None:
        """Write what was entered so far.

        Raises OSError, also where another `rollwrite enter` writes the same file.
        """
        if _content(self.part) not in (None, self.known[self.part]):
            sentence = Text("another `rollwrite enter` writes it; take another -o")
            raise refusal(errno.EBUSY, sentence, self.part)
        tree = {**tree, NEXT: following}
        text = change_toml(self.text, tree) if self.text else write_toml(tree)
        content = f"{_head(asked_translation())}{text}".encode()
        write_output(self.part, content)
        self.known[self.part] = content

    def holds(self, opened: OpenGame) -> bool:
        """Return whether the state file says this already, be it laid out in whatever way."""
        if not self.path.is_file():
            return False
        there = open_source(self.path)
        return not has_errors(there.faults) and there.state == opened.state

    def finish(self, tree: Tree, opened: OpenGame) -> bool:
        """Write the state that a tree is, whole or not at all, and take its neighbour away.

        A file that says the same already stays as it is; False then. Raises OSError, also where
        somebody else wrote the file meanwhile: what was entered is kept beside it.
        """
        is_new = not self.holds(opened)
        if is_new and _content(self.path) not in (None, self.known[self.path]):
            self.keep(tree, "")
            sentence = Text(
                "was written by somebody else meanwhile; what you entered is kept in {file}",
                file=shown_name(self.part),
            )
            raise refusal(errno.EEXIST, sentence, self.path)
        if is_new:
            text = change_toml(self.text, tree) if self.text else write_toml(opened.tree())
            write_output(self.path, text.encode())
        self.part.unlink(missing_ok=True)
        return is_new


def _content(file: Path) -> bytes | None:
    """Return a file's bytes, None where there is none."""
    return file.read_bytes() if file.is_file() else None


def _head(words: Translation) -> str:
    return f"# {words(_HEAD)}\n"


def _read(file: Path) -> tuple[str, Tree]:
    """Return a file's text, without what this program says at its head, and its tree."""
    try:
        text = read_text(file)
        for language in LANGUAGES:
            text = text.removeprefix(_head(load_translation(language)))
        return text, parse_toml(text)
    except MalformedFileError as error:
        raise not_resumed(file, (error.problem,)) from error

"""The conversation of `rollwrite enter`: questions and answers, then what is wrong, the score."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import click

from cli.terminal.errors import shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.lines import EndOfInputError, Lines, code_of_end
from cli.terminal.output import show_blocks
from rollwrite.answers import Answer, Report, answer_blocks, problem_at
from rollwrite.entries import (
    HELP,
    NONE,
    Choice,
    Correction,
    Entry,
    EntryError,
    Question,
    YesOrNo,
    is_back,
)
from rollwrite.table_options import Table
from sheets.words.text import Message, Text
from sheets.words.translation import Translation

T = TypeVar("T")

_ENTER = Text("Enter takes what is in brackets")
_BACK = Text("< goes back")
_MISSING = Text("missing leaves out this sheet")
MARGIN = "    "  # Before what is said to an answer.


@dataclass(slots=True)
class Conversation:
    """A conversation in a language about an entry.

    Whatever waits for an answer raises EndOfInputError when there is none.
    """

    words: Translation
    entry: Entry = field(init=False)
    lines: Lines = field(default_factory=lambda: Lines(is_shown=True))
    section: Message = ""

    def asked_variant(self, variants: Sequence[str]) -> str:
        """Return which variant the person says was played; no more than Enter is the first."""
        form = Choice({name: (name,) for name in variants})
        return self._chosen(Text("variant"), form, variants[0], form.all_names)

    def asked_table(self, tables: Sequence[Table], file: Path) -> Table:
        """Return which of many tables the person says this is.

        No more than Enter is the one that the state file is called after, if there is one.
        """
        by_title = {each.title: each for each in tables}
        for title, each in by_title.items():
            names = ", ".join(seat.name for seat in each.seats)
            click.echo(f"{MARGIN}{self._answer_line(title, names)}")
        form = Choice({title: (title,) for title in by_title})
        return by_title[self._chosen(Text("table"), form, _called_after(file, by_title))]

    def _chosen(self, label: Text, form: Choice, usual: str, allowed: str = "") -> str:
        """Ask for one of a few words, each as it is or by its number; `usual` may be ""."""
        shown = _capitalised(self.words(label)) + (f" ({allowed})" if allowed else "")
        shown += f" [{usual}]" if usual else ""

        def read(typed: str) -> str:
            meant = typed or usual
            return meant if meant in form.names else form.read(meant)

        prompt = f"  {self._answer_line(shown, '')}"
        more = (_ENTER, form.numbered) if usual else (form.numbered,)
        return self._understood(prompt, read, more)

    def begin(self, file: Path, **options: Any) -> None:
        """Begin an entry, or resume what there is already if the person likes; raises as Entry."""

        def resume(there: Path) -> bool:
            name = shown_name(there)
            return self._agrees(
                Text("{file} exists. Go on from it, rather than write over it?", file=name)
            )

        self.entry = Entry(file=file, resume=resume, **options)
        title = self.words(self.entry.title)
        self._say(Text("{title}. At any question < goes back and ? tells more.", title=title))

    def hold(self) -> ExitCode:
        """Ask everything, write the state file, offer the score; tell what that came to."""
        try:
            self._ask_open()
            while self._review():
                self._ask_open()
        except EndOfInputError as end:
            if end.is_wish or self.entry.question or self.entry.check().has_errors:
                self._say_where_it_is_kept()
                return code_of_end(end)
        return self._finish()

    def _ask_open(self) -> None:
        while question := self.entry.question:
            if not self._ask(question) and not self.entry.back():
                self._refuse(Text("this is the first question"))

    def _ask(self, question: Question) -> bool:
        """Ask until there is an answer; False for going back."""
        self._head(question.section)
        number = len(self.entry.questions)

        def take(typed: str) -> bool:
            if is_back(typed, self.words):
                return False
            meant, told = self.entry.answer(typed, question)
            self._confirm(typed, meant, told)
            return True

        keys = self._keys(question)
        if not self._understood(self._prompt(question), take, (*question.more, keys)):
            return False
        questions = self.entry.questions
        if len(questions) >= number:  # With fewer its sheet may be gone, and its key another's.
            # An answer can change its own heading, which does not come again for that.
            headings = {each.key: each.section for each in questions}
            self.section = headings.get(question.key, self.section)
        return True

    def _confirm(self, typed: str, meant: str, told: Iterable[Message]) -> None:
        """Tell what was understood where it is not plain, and what the answer changed beside."""
        if meant not in ("", typed):
            click.secho(f"{MARGIN}= {meant}", dim=True)
        for sentence in told:
            click.secho(f"{MARGIN}{self.words(sentence)}", fg="yellow")

    def _review(self) -> bool:
        """Show what is wrong and have it mended; False when the person is content."""
        report = self.entry.check()
        self._show(self.entry.corrections())
        prompt = self.words(self._choices(report))
        while typed := self.lines.next(f"\n{prompt}"):
            if typed == HELP:
                self._show_answers()
            elif is_back(typed, self.words):
                self.entry.back()
                return True
            else:
                try:
                    self._mend(self.entry.numbered(typed))
                    return True
                except EntryError as error:
                    self._refuse(error.args[0])
        return False

    def _choices(self, report: Report) -> Message:
        """Return what can be typed at the end, and what Enter does."""
        file = shown_name(self._file)
        if self.entry.is_saved:
            end = Text("leaves {file} as it is", file=file)
        else:
            end = Text("writes {file}", file=file)
        if errors := sum(problem.level == "error" for problem in report):
            end = Text("{end}, with its errors ({errors})", end=end, errors=errors)
        return Text("A number mends that answer, ? shows all answers, Enter {end}: ", end=end)

    def _mend(self, chosen: Question) -> None:
        """Ask a question again, and those that are best answered with it."""
        keys, number = self.entry.together(chosen), len(self.entry.questions)
        if len(keys) > 1:
            self._say(Text("Related questions follow; Enter keeps what is there."))
        for key in keys:
            question = next(each for each in self.entry.questions if each.key == key)
            if not self._ask(question) or len(self.entry.questions) < number:
                break

    def _show(self, found: Iterable[Correction]) -> None:
        self.section = ""
        found = [*found]
        self._heading(Text("Problems") if found else Text("No problems"))
        for problem, place, index in found:
            number = "" if index is None else str(index + 1)
            click.echo(f"{number:>4}  {self.words(problem_at(problem, place))}")

    def _show_answers(self) -> None:
        section: Message = ""
        for number, question in enumerate(self.entry.questions, 1):
            if question.section != section:
                section = question.section
                self._heading(section)
            line = self._answer_line(self._label(question), self._answer(question))
            click.echo(f"{number:>4}  {line}")

    def _finish(self) -> ExitCode:
        report, file = self.entry.check(), shown_name(self._file)
        self._say(
            Text("{file} is written", file=file)
            if self.entry.save()
            else Text("{file} stays as it was", file=file)
        )
        if report.has_errors:
            self._say(
                Text("It has errors: mend it with the same command, or score it with --lenient.")
            )
            return ExitCode.MALFORMED
        try:
            wants_score = self._agrees(Text("Score it?"))
        except EndOfInputError:
            wants_score = False
        if wants_score:
            click.echo()
            show_blocks(answer_blocks([Answer(file, self.entry.score())], self.words))
        return ExitCode.DONE

    def _say_where_it_is_kept(self) -> None:
        """Say where what was entered so far is kept, to be resumed."""
        part = self.entry.file and self.entry.file.part
        if part and part.exists():
            file = shown_name(part)
            self._say(
                Text(
                    "Everything so far is kept in {file}. The same command goes on from there.",
                    file=file,
                )
            )
        else:
            self._say(Text("You have entered nothing."))

    @property
    def _file(self) -> Path:
        return self.entry.file.path if self.entry.file else Path()

    def _agrees(self, sentence: Message) -> bool:
        """Ask for yes or no; no more than Enter is yes."""
        form = YesOrNo(self.words)
        prompt = f"{self.words(sentence)} [{form.show(True)}]: "
        return self._understood(prompt, lambda typed: not typed or form.read(typed), (_ENTER,))

    def _understood(self, prompt: str, read: Callable[[str], T], more: Iterable[Message]) -> T:
        while True:
            typed = self.lines.next(prompt)
            if typed == HELP:
                for sentence in more:
                    click.echo(f"{MARGIN}{self.words(sentence)}")
                continue
            try:
                return read(typed)
            except EntryError as error:
                self._refuse(error.args[0])

    def _prompt(self, question: Question) -> str:
        allowed = f" ({self.words(question.allowed)})" if question.allowed else ""
        kept = self._answer(question)
        default = f" [{kept}]" if kept else ""
        return f"  {self._answer_line(f'{self._label(question)}{allowed}{default}', '')}"

    def _answer(self, question: Question) -> str:
        return self.words(self.entry.shown(question))

    def _answer_line(self, asked: str, answer: str) -> str:
        return self.words(Text("{what}: {line}", what=asked, line=answer))

    def _label(self, question: Question) -> str:
        return _capitalised(self.words(question.label))

    def _keys(self, question: Question) -> str:
        """Return what Enter and the signs do at a question, on one line."""
        keys = [_BACK]
        if question.can_be_nothing:
            nothing = question.form.show(question.nothing) or NONE
            keys.insert(0, Text("- means {nothing}", nothing=nothing))
        if self._answer(question):
            keys.insert(0, _ENTER)
        if self.entry.can_be_missing(question):
            keys.append(_MISSING)
        return ", ".join(map(self.words, keys))

    def _head(self, section: Message) -> None:
        if section != self.section:
            self.section = section
            self._heading(section)

    def _heading(self, sentence: Message) -> None:
        click.echo()
        click.secho(_capitalised(self.words(sentence)), bold=True)

    def _refuse(self, sentence: Message) -> None:
        click.secho(f"{MARGIN}{self.words(sentence)}", fg="red")

    def _say(self, sentence: Message) -> None:
        click.echo(self.words(sentence))


def _called_after(file: Path, titles: Iterable[str]) -> str:
    """Return the one title that a file's name holds, or of which it has the number, else ""."""
    name = file.stem.casefold()
    numbers = re.findall(r"\d+", name)[-1:]
    found = [
        each
        for each in titles
        if (re.findall(r"\d+", each) == numbers if numbers else each.casefold() in name)
    ]
    return found[0] if len(found) == 1 else ""


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]

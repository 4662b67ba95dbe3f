"""The conversation of `rollwrite enter`: a prompt and an answer a line, typed or piped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

import click

from cli.terminal.lines import EndOfInputError, piped_line, typed_line
from scoring.entry.forms import YesOrNo
from scoring.entry.interview import Interview
from scoring.entry.question import HELP, NONE, NOTHING, EntryError, Question, is_back, is_nothing
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

T = TypeVar("T")

_ENTER = Text("Enter takes what is in brackets")
_BACK = Text("< goes back")
MOST_PIPED = 1000  # Lines; what sends more of them sends no answers.
MARGIN = "    "  # Before what is said to an answer.


@dataclass(slots=True)
class Talk:
    """A conversation in a language.

    Whatever waits for an answer raises EndOfInputError when there is none.
    """

    words: Translation
    section: Said = ""
    typed: str = ""  # The last line.
    piped: int = 0  # The number of lines that were not typed at a terminal.

    def say(self, sentence: Said = "") -> None:
        """Show a sentence, or an empty line."""
        click.echo(self.words(sentence))

    def ask(self, question: Question, interview: Interview) -> Interview | None:
        """Ask until there is an answer, and give the interview with it; None for going back."""
        self._head(question.section)

        def read(typed: str) -> Interview | None:
            if self.is_back(typed):
                return None
            means_nothing = question.can_be_nothing and is_nothing(typed, self.words)
            return interview.answer(question, NOTHING if means_nothing else typed)

        keys = self._keys(question, interview)
        after = self._understood(self._prompt(question, interview), read, (*question.more, keys))
        if after is None:
            return None
        self._confirm(question, interview, after)
        # An answer can change its own heading, which does not come again for that.
        headings = {each.key: each.section for each in after.questions}
        self.section = headings.get(question.key, self.section)
        return after

    def agrees(self, sentence: Said) -> bool:
        """Ask for yes or no; no more than Enter is yes."""
        form = YesOrNo(self.words)
        prompt = f"{self.words(sentence)} [{form.show(True)}]: "
        return self._understood(prompt, lambda typed: not typed or form.read(typed), (_ENTER,))

    def line(self, prompt: str) -> str:
        """Show a prompt and give what is typed, without the spaces around it."""
        self.typed = (typed_line(prompt) if sys.stdin.isatty() else self._piped(prompt)).strip()
        return self.typed

    def _piped(self, prompt: str) -> str:
        click.echo(prompt, nl=False)
        self.piped += 1
        line = piped_line() if self.piped <= MOST_PIPED else ""
        click.echo("".join(letter if letter.isprintable() else "?" for letter in line.strip()))
        if not line:
            raise EndOfInputError(is_wish=False)
        return line

    def refuse(self, sentence: Said) -> None:
        """Say why something is no answer."""
        click.secho(f"{MARGIN}{self.words(sentence)}", fg="red")

    def heading(self, sentence: Said) -> None:
        """Show a heading above what follows."""
        click.echo()
        click.secho(_capitalised(self.words(sentence)), bold=True)

    def answer_of(self, question: Question, interview: Interview) -> str:
        """Return what was answered, as a person reads it; "" for nothing yet."""
        shown = question.shown(interview.tree)
        return "" if shown is None else self.words(shown or NONE)

    def answer_line(self, asked: str, answer: str) -> str:
        """Return what was asked and the answer on one line."""
        return self.words(Text("{what}: {line}", what=asked, line=answer))

    def label_of(self, question: Question) -> str:
        """Return what a question asks for."""
        return _capitalised(self.words(question.label))

    def is_back(self, typed: str) -> bool:
        """Return whether the person wants the question before."""
        return is_back(typed, self.words)

    def _confirm(self, question: Question, before: Interview, after: Interview) -> None:
        """Tell what was understood where it is not plain, and what the answer changed beside."""
        meant = question.confirmed(after.tree)
        if meant not in ("", self.typed):
            click.secho(f"{MARGIN}= {meant}", dim=True)
        for sentence in question.told(before.tree, after.tree):
            click.secho(f"{MARGIN}{self.words(sentence)}", fg="yellow")

    def _understood(self, prompt: str, read: Callable[[str], T], more: Iterable[Said]) -> T:
        while True:
            typed = self.line(prompt)
            if typed == HELP:
                for sentence in more:
                    click.echo(f"{MARGIN}{self.words(sentence)}")
                continue
            try:
                return read(typed)
            except EntryError as error:
                self.refuse(error.args[0])

    def _prompt(self, question: Question, interview: Interview) -> str:
        allowed = f" ({self.words(question.allowed)})" if question.allowed else ""
        kept = self.answer_of(question, interview)
        default = f" [{kept}]" if kept else ""
        return f"  {self.answer_line(f'{self.label_of(question)}{allowed}{default}', '')}"

    def _head(self, section: Said) -> None:
        if section != self.section:
            self.section = section
            self.heading(section)

    def _keys(self, question: Question, interview: Interview) -> str:
        """Return what Enter and the signs do at a question, on one line."""
        keys = [_BACK]
        if question.can_be_nothing:
            nothing = question.form.show(question.nothing) or NONE
            keys.insert(0, Text("- is {nothing}", nothing=nothing))
        if self.answer_of(question, interview):
            keys.insert(0, _ENTER)
        return ", ".join(map(self.words, keys))


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]

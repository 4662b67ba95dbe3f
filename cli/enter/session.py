"""A session of `rollwrite enter`: all questions, what is wrong at the end, the state file."""

from __future__ import annotations

from dataclasses import dataclass

import click

from cli.enter.conversation import Talk
from cli.enter.files import EntryFiles
from cli.terminal.errors import shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.lines import EndOfInputError, code_of_end
from rollwrite.answers import Answer
from scoring.entry.forms import Figure
from scoring.entry.interview import Interview, corrections
from scoring.entry.question import HELP, EntryError, Question
from scoring.open_game import Editions, OpenGame, open_game
from sheets.files.problem import Problem, has_errors
from sheets.files.report import problem_at
from sheets.words.text import Said, Text


@dataclass(slots=True)
class Session:
    """Where a session stands; what is entered is kept beside the state file at once."""

    files: EntryFiles
    talk: Talk
    interview: Interview
    editions: Editions

    def hold(self) -> ExitCode:
        """Ask everything, write the state file, offer the score; tell what that came to."""
        try:
            self._ask_open()
            while self._review():
                self._ask_open()
        except EndOfInputError as end:
            if end.is_wish or self.interview.current or has_errors(self._problems()):
                self._say_where_it_is_kept()
                return code_of_end(end)
        return self._finish()

    def _ask_open(self) -> None:
        while question := self.interview.current:
            after = self.talk.ask(question, self.interview)
            if after is not None:
                self._go_on(after)
            else:
                self._go_back(question)

    def _go_on(self, after: Interview) -> None:
        self.interview = after
        following = after.first_open
        self.files.keep(after.tree, following.key if following else "")

    def _go_back(self, question: Question) -> None:
        self.interview = self.interview.back()
        if self.interview.current == question:
            self.talk.refuse(Text("this is the first question"))

    def _review(self) -> bool:
        """Show what is wrong and have it mended; False when the person is content."""
        problems = self._problems()
        self._show(problems)
        prompt = self.talk.words(self._choices(problems))
        while typed := self.talk.line(f"\n{prompt}"):
            if typed == HELP:
                self._show_answers()
            elif self.talk.is_back(typed):
                self.interview = self.interview.back()
                return True
            elif chosen := self._question(typed):
                self._mend(chosen)
                return True
        return False

    def _choices(self, problems: list[Problem]) -> Said:
        """Return what can be typed at the end, and what Enter does."""
        if self.files.holds(self._opened()):
            end = Text("leaves {file} as it is", file=shown_name(self.files.path))
        else:
            end = Text("writes {file}", file=shown_name(self.files.path))
        if errors := sum(problem.level == "error" for problem in problems):
            end = Text("{end} (errors: {errors})", end=end, errors=errors)
        return Text("A number mends that answer, ? shows all answers, Enter {end}: ", end=end)

    def _question(self, typed: str) -> Question | None:
        """Return the question of a number; None, after saying so, where there is none."""
        questions = self.interview.questions
        try:
            return questions[Figure(1, len(questions)).read(typed) - 1]
        except EntryError:
            self.talk.refuse(
                Text(
                    "{text!r} is not a number from 1 to {last}",
                    text=typed[:20],
                    last=len(questions),
                )
            )
            return None

    def _mend(self, chosen: Question) -> None:
        """Ask a question again, and those that are best answered with it."""
        questions = self.interview.questions
        group = [each.key for each in questions if _go_together(each, chosen)]
        for key in group[group.index(chosen.key) :]:
            question = next(each for each in self.interview.questions if each.key == key)
            after = self.talk.ask(question, self.interview)
            if after is None:
                break
            self._go_on(after)

    def _show(self, problems: list[Problem]) -> None:
        self.talk.section = ""
        if not problems:
            self.talk.heading(Text("No problems"))
            return
        self.talk.heading(Text("Problems"))
        found = corrections(problems, self.interview.questions, self._opened().players)
        for problem, place, index in found:
            number = "" if index is None else str(index + 1)
            click.echo(f"{number:>4}  {self.talk.words(problem_at(problem, place))}")

    def _show_answers(self) -> None:
        section: Said = ""
        for number, question in enumerate(self.interview.questions, 1):
            if question.section != section:
                section = question.section
                self.talk.heading(section)
            answer = self.talk.answer_of(question, self.interview)
            line = self.talk.answer_line(self.talk.label_of(question), answer)
            click.echo(f"{number:>4}  {line}")

    def _problems(self) -> list[Problem]:
        return self._opened().find_problems()

    def _opened(self) -> OpenGame:
        return open_game(self.interview.tree, self.editions, self.files.folder)

    def _say_where_it_is_kept(self) -> None:
        """Say where what was entered so far is kept, to be resumed."""
        if not self.files.part.exists():
            self.talk.say(Text("Nothing was entered."))
        else:
            self.talk.say(
                Text(
                    "Kept in {file}. The same command goes on from there.",
                    file=shown_name(self.files.part),
                )
            )

    def _finish(self) -> ExitCode:
        opened = self._opened()
        problems = opened.find_problems()
        self.talk.say(
            Text("Written: {file}", file=shown_name(self.files.path))
            if self.files.finish(self.interview.tree, opened)
            else Text("Unchanged: {file}", file=shown_name(self.files.path))
        )
        if has_errors(problems):
            self.talk.say(
                Text("It has errors: mend it with the same command, or score it with --lenient.")
            )
            return ExitCode.MALFORMED
        try:
            wants_score = self.talk.agrees(Text("Score it?"))
        except EndOfInputError:
            wants_score = False
        if wants_score:
            self._show_score(opened)
        return ExitCode.DONE

    def _show_score(self, opened: OpenGame) -> None:
        from cli.commands.score import show_scores

        click.echo()
        show_scores([Answer(shown_name(self.files.path), opened.score())], self.talk.words)


def _go_together(one: Question, other: Question) -> bool:
    return one.key == other.key or (bool(one.group) and one.group == other.group)

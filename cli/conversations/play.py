"""The conversation of `rollwrite play`: lines are asked for, called, told and shown."""

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import click

from cli.conversations.who_plays import QUIT
from cli.terminal.errors import file_sentence, show_error, shown_name
from cli.terminal.exits import ExitCode, deferred_signals
from cli.terminal.lines import EndOfInputError, Lines, code_of_end, completed
from cli.terminal.output import show_blocks
from rollwrite.answers import Answer, answer_blocks
from rollwrite.entries import BACK, HELP, is_said_anywhere
from rollwrite.games import CallError, Outcome, Play, Told, is_turn_end
from sheets.words.text import Message, Text, nearest
from sheets.words.translation import Translation

# With the record of a game that is over.
_NEXT = (
    "score {file}",
    "replay {file}",
    "replay {file} -o {name}.html",
    "replay {file} -o {name}.gif",
    "sheets --filled {file}",
)
MARGIN = "    "  # Before what is said of a call.
PROMPT = "> "
MOST_DIGITS = 4
LEAST_WIDTH = 40  # Characters; narrower, nothing can be read in lines.

_COMMANDS: Mapping[str, Text] = {
    "board": Text.in_context("command", "board"),
    "sheets": Text.in_context("command", "sheets sheet"),
    "cards": Text.in_context("command", "cards"),
    "score": Text.in_context("command", "score points"),
    "quit": QUIT,
    "help": Text.in_context("command", "help"),
    "undo": Text.in_context("command", "undo back"),
    "hint": Text.in_context("command", "hint"),
    "who": Text.in_context("command", "who"),
    "log": Text.in_context("command", "log"),
    "dice": Text.in_context("command", "dice"),
    "insert": Text.in_context("command", "insert"),
    "guilds": Text.in_context("command", "guilds guild"),
    "roll": Text.in_context("command", "roll"),
}
_ALL = Text.in_context("command", "all")  # Behind `?`.
_NOT_ROLLED = Text(
    "The dice are rolled at your table: call what they show, such as 3 4. q, then the same command "
    "with --roll, and they are rolled here."
)
_WITH_MORE = ("cards", "undo", "insert", "help")  # Commands that say of what.
# How to call, and the commands that a line tells of.
_HELP: Mapping[Text, tuple[str, ...]] = {
    Text(
        "A line calls a turn or a part of it, in short, in any language: g E3 g E4 F3 build bank"
    ): (),
    Text("Bare figures are dice: 3 4. Enter goes on: without an action, then without a card."): (
        "dice",
    ),
    Text("Slipped? Type the whole line again, or undo, in short <: < 3 takes back 3 turns."): (
        "undo",
    ),
    Text(
        "insert 2 Anna: g E3 g E4 F3 puts in a turn that was missed before Anna's in round 2; "
        "later ones are played again."
    ): ("insert",),
    Text(
        "? shows what can be done, hint what a computer player would do; who, dice, log and guilds "
        "tell."
    ): ("help", "hint", "who", "dice", "log", "guilds"),
    Text(
        "board, sheets, score, cards and cards NAME, of a player or a card, show how the game "
        "stands; q stops."
    ): ("board", "sheets", "score", "cards", "quit"),
}
_CALLED_IN_FAMILY = Text(
    "A line calls a turn or a part of it, in short, in any language: g E3 g E4 F3 cast 1A1"
)


@dataclass(slots=True)
class Conversation:
    """A conversation about a game.

    `page` is written for a second screen, where there is one; `wrong` counts the lines that could
    not be played; `has_helped` says that it was told how to call.
    """

    words: Translation
    play: Play
    lines: Lines = field(default_factory=Lines)
    page: Path | None = None
    wrong: int = 0
    has_helped: bool = False

    def hold(self) -> ExitCode:
        """Take lines until there are no more; tell what that came to."""
        try:
            self._greet()
            with completed(self._completions):
                while self._take(self.lines.next(PROMPT)):
                    pass
            code = ExitCode.DONE
        except EndOfInputError as end:
            is_stopped = code_of_end(end) == ExitCode.STOPPED
            code = ExitCode.STOPPED if is_stopped else ExitCode.DONE
        except KeyboardInterrupt:
            code = ExitCode.STOPPED
        with deferred_signals():  # Whoever is impatient presses Ctrl-C twice.
            self.play.keep_begun()
            self._say_where_it_is_kept()
        is_wrong = self.wrong and not sys.stdin.isatty()
        return ExitCode.MALFORMED if is_wrong and code == ExitCode.DONE else code

    def _greet(self) -> None:
        play = self.play
        if play.file is None:
            self._say(Text("This game is not kept; -o FILE keeps every turn."))
        if not play.turns and play.closed_before_play:
            self._say(play.closed_before_play)
        if not play.turns and play.position.table.variant == "family":
            self._say(play.guilds)
        if turns := play.turns:
            self._say(Text("Turns so far: {turns}", turns=len(turns)))
            self._say(play.said(turns[-1]), MARGIN)
        if play.is_begun:
            self._say_so_far()
        if sys.stdin.isatty():
            self._say(Text("Call the turns; ? helps, < takes back, q stops."))
            self._say(play.letters(self.words.language))
        self._show_next()

    def _take(self, line: str) -> bool:
        """Do what a line says; return whether the conversation goes on."""
        command, rest = self._command(line)
        if command == "quit":
            return False
        if command:
            self._answered[command](rest)
        elif line == HELP:
            self._show_choices()
        elif not line or is_turn_end(line):
            self._end_turn()
        elif not line.startswith("#"):
            self._play(lambda: self.play.call(line, self.words.language))
        return True

    def _command(self, line: str) -> tuple[str, str]:
        """Return the command that a line is, and what it says of it; "" for a call."""
        if line.startswith(BACK) and ":" not in line:
            return "undo", line[1:]
        sign, space, rest = line.partition(" ")
        if sign == HELP and self._named(rest.strip()):
            return "help", rest
        if sign == HELP and is_said_anywhere(rest.strip(), _ALL):
            return "all", ""
        key = self._named(sign)
        if (space and key not in _WITH_MORE) or (":" in line and key != "insert"):
            return "", ""
        return key, rest.strip()

    def _named(self, word: str) -> str:
        """Return the command that a word is, "" for none."""
        found = (key for key in _COMMANDS if word and is_said_anywhere(word, _COMMANDS[key]))
        return next(found, "")

    @property
    def _answered(self) -> Mapping[str, Callable[[str], None]]:
        """What each command does with what is said behind it."""
        play, language = self.play, self.words.language
        return {
            "board": lambda _: self._say_all(play.board(language)),
            "sheets": lambda _: self._say_all(play.sheets(language)),
            "cards": self._show_cards,
            "score": lambda _: self._show_score(),
            "help": self._show_help,
            "undo": self._take_back,
            "hint": lambda _: self._say(play.hint(language), MARGIN),
            "who": lambda _: self._say(play.who),
            "log": lambda _: self._show_log(),
            "dice": lambda _: self._say(play.dice),
            "guilds": lambda _: self._say(play.guilds),
            "all": lambda _: self._show_choices(in_full=True),
            "roll": lambda _: self._say(play.dice if play.rolls else _NOT_ROLLED),
            "insert": lambda line: self._play(lambda: play.insert(line, language)),
        }

    def _show_log(self) -> None:
        self._say_all(map(self.play.said, self.play.turns))
        self._say_so_far()

    def _show_help(self, what: str = "") -> None:
        """Show how to call, of a command that alone."""
        if command := self._named(what.strip()):
            lines = [line for line, commands in _HELP.items() if command in commands]
        else:
            self.has_helped = True
            first, *others = _HELP
            if self.play.position.table.variant == "family":
                first = _CALLED_IN_FAMILY
            if self.play.rolls:  # Then none can be missed.
                others = [each for each in others if "insert" not in _HELP[each]]
            lines = [first, self.play.letters(self.words.language), *others]
        for line in lines:
            self._say_all(_wrapped(self.words(line)))

    def _show_choices(self, *, in_full: bool = False) -> None:
        """Show what was called of this turn, and all that can be; the first time, how to call."""
        if not self.has_helped:
            self._show_help()
        self._say_so_far()
        for line in self.play.choices(self.words.language, in_full=in_full):
            self._say_all([line] if line.startswith(" ") else _wrapped(line))
        if self.play.asked:
            self._say(self.play.asked)
        if self.play.is_over:
            self._say_what_comes_next()

    def _show_cards(self, player: str) -> None:
        """Show the cards of a player, of who is on for ""."""
        try:
            self._say_all(self.play.cards(player, self.words.language))
        except CallError as error:
            self._refuse(error)

    def _end_turn(self) -> None:
        if self.play.can_pass:
            self._play(self.play.pass_)
        else:
            self._show_next()
            if required := self.play.required:
                self._tell(required)

    def _play(self, call: Callable[[], Iterable[Outcome]]) -> None:
        """Play a call; tell what each step of it brought about."""
        try:
            self._tell_all(outcomes := call())
        except CallError as error:
            self._tell_all(outcomes := error.outcomes)
            self._refuse(error)
            if outcomes and self.play.is_begun:
                self._say_so_far()
            if not outcomes:
                return
        self._show_next()

    def _tell_all(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            for told in outcome.told:
                self._tell(told)
            if outcome.turn:
                self._show_kept(outcome)
                self._show_end()

    def _play_opponents(self) -> None:
        """Let computer players play until a person is on; each turn is shown, then what it did."""
        while self.play.opponent:
            outcome = self.play.play_bot()
            self._show_kept(outcome)
            for told in outcome.told:
                self._tell(told)
            self._show_end()

    def _show_kept(self, outcome: Outcome) -> None:
        line = self.play.said(outcome.turn)
        is_kept = self.play.file and not self.play.is_unsettled
        kept: Message = Text("kept: {line}", line=line) if is_kept else Text("= {line}", line=line)
        click.secho(f"{MARGIN}{self.words(kept)}", dim=True)

    def _show_end(self) -> None:
        if self.play.is_over:
            self._show_score()

    def _take_back(self, number: str) -> None:
        """Take back so many turns, where no number says how many the last call, else a turn."""
        number = number.strip()
        is_number = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
        try:
            if number and not (is_number and int(number)):
                raise CallError(Text("write after < how many turns to take back, such as < 3"))
            taken = self.play.take_back(int(number) if number else None)
        except CallError as error:
            self._refuse(error)
            return
        for line in taken:
            said = self.play.said(line) if line else Text("Enter")
            self._say(Text("taken back: {line}", line=said), MARGIN)
        self._show_next()

    def _show_next(self) -> None:
        """Let computer players play; show who is on then, or what can be done still in a turn."""
        self._play_opponents()
        self._write_page()
        if asked := self.play.asked:
            self._say(asked)
        elif self.play.is_begun:
            self._say(self.play.summary)
        else:
            click.secho(self.words(self.play.prompt), bold=True)

    def _write_page(self) -> None:
        """Write the page for a second screen; where that fails the game goes on without it."""
        if self.page is None:
            return
        try:
            self.play.write_page(self.page, self.words.language)
        except OSError as error:
            show_error(file_sentence(error))
            self.page = None

    def _show_score(self) -> None:
        score = self.play.score()
        if not self.play.is_over:
            self._say(Text("If the game ended now:"))
        name = shown_name(self.play.file.path) if self.play.file else ""
        show_blocks(answer_blocks([Answer(name, score)], self.words))

    def _tell(self, told: Told) -> None:
        click.secho(f"{MARGIN}{self.words(_with_rule(told.text, told.rule))}", fg="yellow")

    def _refuse(self, error: CallError) -> None:
        """Say why a line cannot be played: piped by its number, on standard error."""
        self.wrong += 1
        what = error.message
        if error.unknown:  # A command perhaps.
            what = Text("{what}{hint}", what=what, hint=nearest(error.unknown, self._known()))
        said = _with_rule(what, error.rule)
        if sys.stdin.isatty():
            click.secho(f"{MARGIN}{self.words(said)}", fg="red")
        else:
            show_error(Text("line {number}: {what}", number=self.lines.number, what=said))

    def _known(self) -> list[str]:
        """Return the commands, in the scribe's language first."""
        said = [words(each).split() for each in _COMMANDS.values() for words in (self.words, str)]
        return [word for each in said for word in each if len(word) > 1]

    def _say(self, said: Message, margin: str = "") -> None:
        click.echo(f"{margin}{self.words(said)}")

    def _say_so_far(self) -> None:
        """Say what was called and rolled of a turn that is not finished."""
        if line := self.play.begun:
            self._say(Text("so far: {line}", line=self.play.said(line)), MARGIN)

    def _say_all(self, lines: Iterable[Message]) -> None:
        for line in lines:
            self._say(line)

    def _completions(self, line: str) -> list[str]:
        """Return what can end a line: commands at its beginning, then what can be called."""
        sign, space, begun = line.partition(" ")
        if space and is_said_anywhere(sign, _COMMANDS["cards"]):
            return [name for name in self.play.players if name.startswith(begun)]
        found = self.play.completions(line, self.words.language)
        if line and not space:
            known = (self.words(each).split()[0] for each in _COMMANDS.values())
            found += [each for each in known if each.startswith(line) and each not in found]
        return found

    def _say_where_it_is_kept(self) -> None:
        if self.page:
            self._say(Text("{page} shows how the game stands.", page=shown_name(self.page)))
        if self.play.file is None:
            return
        file = shown_name(self.play.file.path)
        if self.play.is_unsettled:
            self._say(
                Text(
                    "The turn that you put in is not kept, since a later one no longer holds; "
                    "{file} is as it was before.",
                    file=file,
                )
            )
        elif self.play.is_over:
            self._say_what_comes_next()
        else:
            self._say(
                Text(
                    "Everything so far is kept in {file}. The same command goes on from there.",
                    file=file,
                )
            )

    def _say_what_comes_next(self) -> None:
        """Say what can be done with the record of a game that is over."""
        if self.play.file is None:
            return
        file = shown_name(self.play.file.path)
        self._say(Text("The game is kept in {file}. What comes next:", file=file))
        for command in _NEXT:
            self._say(f"{MARGIN}rollwrite {command.format(file=file, name=Path(file).stem)}")


def _wrapped(line: str) -> list[str]:
    """Return a line wrapped to the terminal's width; between the parts of a pair it is not."""
    width = max(shutil.get_terminal_size().columns, LEAST_WIDTH)
    return textwrap.wrap(line, width, subsequent_indent=MARGIN, break_on_hyphens=False)


def _with_rule(what: Message, rule: str) -> Message:
    return Text("{what} ({rule})", what=what, rule=rule) if rule else what

"""The conversation of `rollwrite play`: a line is called, played, told and kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import click

from cli.play.completion import completed
from cli.play.record_file import RecordFile
from cli.terminal.errors import show_error, shown_name
from cli.terminal.exits import ExitCode, deferred_signals
from cli.terminal.lines import EndOfInputError, code_of_end, piped_line, typed_line
from rollwrite.play.ongoing import Ongoing, Telling, is_turn_end
from rollwrite.play.words import CallError
from scoring.answers import Answer
from scoring.entry.signs import BACK, HELP, is_back, is_said_anywhere
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

MARGIN = "    "  # Before what is said of a call.
PROMPT = "> "
MOST_DIGITS = 4

_COMMANDS: Mapping[str, Text] = {
    "board": Text.in_context("command", "board"),
    "sheets": Text.in_context("command", "sheets sheet"),
    "cards": Text.in_context("command", "cards"),
    "score": Text.in_context("command", "score points"),
    "quit": Text.in_context("command", "quit q"),
    "help": Text.in_context("command", "help"),
}
_HELP = (
    Text("A line calls a turn or a part of it, in short, in any language: g E3 g E4 F3 build bank"),
    Text("Enter, or a single full stop, does without the action, then without a card: it goes on."),
    Text("< takes back the last call of this turn, else the last turn; < 3 takes back 3 turns."),
    Text("board, sheets and score show how the game stands, ? what can be done; q stops."),
    Text(
        "cards shows prices and states of the cards for who is on, cards NAME for another player."
    ),
)


@dataclass(slots=True)
class Scribe:
    """A conversation about a game; `file` keeps it, where there is one.

    `lines` counts those that were read, `wrong` those that could not be played; `has_helped` says
    that it was told how to call.
    """

    words: Translation
    game: Ongoing
    file: RecordFile | None
    lines: int = 0
    wrong: int = 0
    has_helped: bool = False

    def hold(self) -> ExitCode:
        """Take lines until there are no more; tell what that came to."""
        try:
            self._greet()
            with completed(self._endings):
                while self._take(self._line()):
                    pass
            code = ExitCode.DONE
        except EndOfInputError as end:
            is_stopped = code_of_end(end) == ExitCode.STOPPED
            code = ExitCode.STOPPED if is_stopped else ExitCode.DONE
        except KeyboardInterrupt:
            code = ExitCode.STOPPED
        except SystemExit:  # A signal.
            self._keep_begun()
            raise
        with deferred_signals():  # Whoever is impatient presses Ctrl-C twice.
            self._keep_begun()
            self._say_where_it_is_kept()
        is_wrong = self.wrong and not sys.stdin.isatty()
        return ExitCode.MALFORMED if is_wrong and code == ExitCode.DONE else code

    def _greet(self) -> None:
        if self.file is None:
            self._say(Text("Nothing is kept: -o FILE keeps every turn."))
        if self.game.finished:
            self._say(Text("Turns so far: {turns}", turns=self.game.finished))
            self._say(self.game.line(self.game.finished), MARGIN)
        if self.game.is_begun:
            self._say_so_far()
        if sys.stdin.isatty():
            self._say(Text("Call the turns; ? helps, < takes back, q stops."))
        self._show_next()

    def _line(self) -> str:
        """Return the next line, without the spaces around it; raises EndOfInputError."""
        self.lines += 1
        if sys.stdin.isatty():
            return typed_line(PROMPT).strip()
        line = piped_line()
        if not line:
            raise EndOfInputError(is_wish=False)
        return line.strip()

    def _take(self, line: str) -> bool:
        """Do what a line says; return whether the conversation goes on."""
        said = (key for key, each in _COMMANDS.items() if line and is_said_anywhere(line, each))
        command = next(said, "")
        sign, _, number = line.partition(" ")
        if command == "quit":
            return False
        if is_said_anywhere(sign, _COMMANDS["cards"]) and ":" not in line:
            self._show_cards(number.strip())
        elif command:
            self._shown[command]()
        elif line == HELP:
            self._show_choices()
        elif ":" not in line and (line.startswith(BACK) or is_back(sign, self.words)):
            self._go_back(line[1:] if line.startswith(BACK) else number)
        elif not line or is_turn_end(line):
            self._end_turn()
        elif not line.startswith("#"):
            self._play(self.game.called(line, self.words.language))
        return True

    @property
    def _shown(self) -> Mapping[str, Callable[[], None]]:
        return {
            "board": lambda: self._say_all(self.game.board_lines(self.words)),
            "sheets": lambda: self._say_all(self.game.sheet_lines(self.words)),
            "score": self._show_score,
            "help": self._show_help,
        }

    def _show_help(self) -> None:
        self.has_helped = True
        self._say_all(_HELP)

    def _show_choices(self) -> None:
        """Show what was called of this turn, and all that can be; the first time, how to call."""
        if not self.has_helped:
            self._show_help()
        self._say_so_far()
        self._say_all(self.game.offer_lines(self.words))

    def _show_cards(self, player: str) -> None:
        """Show the cards of a player, of who is on for ""."""
        try:
            self._say_all(self.game.card_lines(player, self.words))
        except CallError as error:
            self._refuse(error)

    def _end_turn(self) -> None:
        if self.game.is_begun:
            self._play(self.game.ended())
        else:
            self._show_next()
            if due := self.game.due():
                self._tell(*due)

    def _play(self, steps: Iterable[tuple[Ongoing, Sequence[Telling]]]) -> None:
        """Play steps as they are understood, each told, each finished turn kept."""
        before = self.game
        try:
            for game, told in steps:
                for text, rule in told:
                    self._tell(text, rule)
                self._go_on(game)
        except CallError as error:
            self._refuse(error)
            if self.game is before:
                return
            if self.game.is_begun:
                self._say_so_far()
        if self.game is not before:
            self._show_next()

    def _play_opponents(self) -> None:
        """Play the turns of players of ours until a person is on, each as one."""
        while self.game.opponent:
            games, told = zip(*self.game.played(), strict=True)
            self._go_on(games[-1], [*chain.from_iterable(told)])

    def _go_on(self, game: Ongoing, told: Sequence[Telling] = ()) -> None:
        """Go on with a game; a turn that it has finished is kept before that is shown.

        `told` is what was brought about and is not said yet.
        """
        is_finished = game.finished > self.game.finished
        if is_finished:
            line = game.line(game.finished)
            with deferred_signals():
                if self.file:
                    self.file.keep(game.finished - 1, line)
                self.game = game
            kept: Said = Text("kept: {line}", line=line) if self.file else f"= {line}"
            click.secho(f"{MARGIN}{self.words(kept)}", dim=True)
        self.game = game
        for text, rule in told:
            self._tell(text, rule)
        if is_finished and game.is_over:
            self._show_score()

    def _go_back(self, number: str) -> None:
        """Take back so many turns, where no number says how many the last call, else a turn."""
        number = number.strip()
        is_number = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
        try:
            if number and not (is_number and int(number)):
                raise CallError(Text("behind < stands how many turns are taken back, such as < 3"))
            if not number and (last := self.game.last_call()):
                game, call = last
                taken: list[Said] = [call or Text("Enter")]
            else:
                game = self.game.back(int(number or 1))
                taken = [*self._lines_behind(game)]
        except CallError as error:
            self._refuse(error)
            return
        with deferred_signals():
            if self.file:
                self.file.keep(game.finished)
            self.game = game
        for line in taken:
            self._say(Text("taken back: {line}", line=line), MARGIN)
        self._show_next()

    def _lines_behind(self, game: Ongoing) -> Iterator[str]:
        """Yield the turns that an earlier game does not have, the last one first."""
        if self.game.is_begun:
            yield self.game.line(self.game.finished + 1)
        for turn in range(self.game.finished, game.finished, -1):
            yield self.game.line(turn)

    def _show_next(self) -> None:
        """Show who is on, or, within a turn, what can be done still; before that ours play."""
        self._play_opponents()
        if self.game.is_begun:
            self._say(self.game.offer())
        else:
            click.secho(self.words(self.game.head()), bold=True)

    def _show_score(self) -> None:
        from cli.commands.score import show_text

        if not self.game.is_over:
            self._say(Text("If the game ended now:"))
        name = shown_name(self.file.path) if self.file else ""
        show_text([Answer(name, self.game.score())], self.words)

    def _tell(self, text: Said, rule: str) -> None:
        said = self.words(Text("{what} ({rule})", what=text, rule=rule) if rule else text)
        click.secho(f"{MARGIN}{said}", fg="yellow")

    def _refuse(self, error: CallError) -> None:
        """Say why a line cannot be played: piped by its number, on standard error."""
        self.wrong += 1
        text = error.message
        said: Said = Text("{what} ({rule})", what=text, rule=error.rule) if error.rule else text
        if sys.stdin.isatty():
            click.secho(f"{MARGIN}{self.words(said)}", fg="red")
        else:
            show_error(Text("line {number}: {what}", number=self.lines, what=said))

    def _say(self, said: Said, margin: str = "") -> None:
        click.echo(f"{margin}{self.words(said)}")

    def _say_so_far(self) -> None:
        """Say what was called and rolled of a turn that is not finished."""
        if line := self.game.line(self.game.finished + 1):
            self._say(Text("so far: {line}", line=line), MARGIN)

    def _say_all(self, lines: Iterable[Said]) -> None:
        for line in lines:
            self._say(line)

    def _endings(self, line: str) -> list[str]:
        """Return what can end a line: commands at its beginning, then what can be called."""
        found = self.game.endings(line, self.words.language)
        sign, space, begun = line.partition(" ")
        if space and is_said_anywhere(sign, _COMMANDS["cards"]):
            return [name for name in self.game.record.players if name.startswith(begun)]
        if line and not space:
            known = (self.words(each).split()[0] for each in _COMMANDS.values())
            found += [each for each in known if each.startswith(line) and each not in found]
        return found

    def _keep_begun(self) -> None:
        """Keep what was called of a turn that is not finished."""
        if self.file and self.game.is_begun:
            self.file.keep(self.game.finished, self.game.line(self.game.finished + 1))

    def _say_where_it_is_kept(self) -> None:
        if self.file is None:
            return
        file = shown_name(self.file.path)
        if self.game.is_over:
            self._say(Text("Kept in {file}. What comes next:", file=file))
            for command in ("score", "replay"):
                self._say(f"{MARGIN}rollwrite {command} {file}")
        else:
            self._say(Text("Kept in {file}. The same command goes on from there.", file=file))

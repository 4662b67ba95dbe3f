"""Scores as printed pages: the words of each file's score sheet, and of the standings.

Imported only where it is asked for, because answers in text need nothing that draws.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter

from scoring.answers.grid import SCORE, Answer, grid_of, ledger_table, problem_line
from scoring.answers.standings import Standings, standings_of, standings_table
from scoring.games import GAMES, AnyGame
from scoring.score import Score
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing, Group
from sheets.drawing.theme import Theme, load_theme
from sheets.game import load_part
from sheets.page.frame import Scenery
from sheets.page.layout import PAGE
from sheets.page.score_columns import Player
from sheets.page.score_sheet import ScoreSheet, score_sheet
from sheets.page.score_table import ScoreTable
from sheets.page.standings_sheet import StandingsSheet, standings_sheets
from sheets.table.players import initials
from sheets.words.text import Text
from sheets.words.translation import Translation, load_words

APART = 4.0  # In mm, between sheets on a picture.
MOST_CHARACTERS = 400  # Of a remark, such as the notes of the evening.


def pages_of(answers: Sequence[Answer], words: Translation) -> list[Drawing]:
    """Return the pages of a document, one for each file, then those of the standings."""
    named = answers if len(answers) > 1 else [replace(each, file="-") for each in answers]
    pages = [page_of(answer, number, words) for number, answer in enumerate(named, 1)]
    standings = standings_of(answers)
    return [*pages, *(standings_pages(standings, words) if standings else ())]


def picture_of(answer: Answer, sheets: Sequence[Drawing], words: Translation) -> Drawing:
    """Return a score's page with its filled sheets below it, to be shown on a telephone."""
    page = page_of(answer, 1, words)
    wide = (page.width - 3 * APART) / 2
    items, y = [*page.items], page.height
    for first in range(0, len(sheets), 2):
        row = sheets[first : first + 2]
        for number, each in enumerate(row):
            scale = wide / each.width
            items.append(Group(each.items, APART + number * (wide + APART), y, scale))
        y += max(wide / each.width * each.height for each in row) + APART
    return replace(page, height=y, items=tuple(items))


def standings_pages(standings: Standings, words: Translation) -> list[Drawing]:
    """Return the pages of standings, in the colours of the game where all are the same."""
    table = standings_table(standings, words)
    told = [words(each.title) for each in standings.counted]
    known = (each.occasion for each in standings.counted)
    days = sorted((each.date, words(each.day)) for each in known if each.date)
    games = {each.game for each in standings.counted}
    game = GAMES.get(games.pop()) if len(games) == 1 else None
    subtitle = (
        *dict.fromkeys(told if len({*told}) == 1 else ()),
        words(Text("Games: {number}", number=standings.games)),
        " – ".join(dict.fromkeys((days[0][1], days[-1][1]) if days else ())),
    )
    sheet = StandingsSheet(
        title=table.title,
        subtitle=" · ".join(filter(None, subtitle)),
        headings=table.headings,
        rows=table.rows,
        shields=tuple(_shields(standings)),
        notes=table.notes,
        games_heading=words(Text("Games")),
        games=tuple(_games(standings, words)),
        scene=_scene(game),
    )
    return standings_sheets(sheet, words.language, PAPERS["a4"], _theme(game))


def _theme(game: AnyGame | None) -> Theme:
    """Return the colours of a game."""
    return load_theme("colour").in_hue(game.hue if game else "")


def _scene(game: AnyGame | None) -> Scenery | None:
    """Return what draws a game's land, None where nothing does."""
    return load_part(game.scene) if game and game.scene else None


def _shields(standings: Standings) -> Iterator[tuple[int, str]]:
    """Yield each player's seat in the first game of theirs, and the initial."""
    accounts = [account for score in standings.counted for _, account in score.players]
    seats = {str(each.name): each.seat for each in reversed(accounts)}
    names = tuple(each.name for each in standings.players)
    for number, (name, initial) in enumerate(zip(names, initials(names), strict=True)):
        yield seats.get(name, number), initial


def _games(standings: Standings, words: Translation) -> Iterator[tuple[str, str, str]]:
    """Yield of each game the day or its number, what was played or all points, and who won."""
    are_dated = any(score.occasion.date for score in standings.counted)
    titles = [words(score.title or SCORE) for score in standings.counted]
    for number, (score, title) in enumerate(zip(standings.counted, titles, strict=True), 1):
        day = words(score.occasion.day) or ("–" if are_dated else str(number))
        shows_points = len({*titles}) == 1 and score.has_totals
        accounts = (account for _, account in score.players)
        points = " · ".join(f"{words(each.name)} {each.total}" for each in accounts)
        yield day, points if shows_points else title, words(score.remarks[0])


def page_of(answer: Answer, number: int, words: Translation) -> Drawing:
    """Return a file's page, the first, second... of the document."""
    game = GAMES.get(answer.score.game)
    sheet = _sheet(answer, game, words)
    return score_sheet(sheet, number, words.language, PAPERS["a4"], _theme(game))


def _sheet(answer: Answer, game: AnyGame | None, words: Translation) -> ScoreSheet:
    score, printed = answer.score, load_words(words.language, PAGE)
    title, footer = "rollwrite", [answer.file_name]
    # The date has a box of its own, and a ledger is a table here.
    undated = replace(score, occasion=replace(score.occasion, date=None), ledger=None)
    table = _table(score, words)
    is_land = game is not None and game.has_shields and bool(score.players)
    if score.edition:
        title = score.edition.title_text(words.language)
        footer.append(printed("edition", name=score.edition.id, version=score.edition.version))
    return ScoreSheet(
        title=title,
        subtitle=" · ".join(filter(None, (words(SCORE), words(score.version)))),
        date=printed("date"),
        played_on=words(score.occasion.day),
        remarks=tuple(
            _on_paper(words(remark)) for remark in (score.headline, *undated.remarks[1:])
        ),
        players=tuple(_columns(score, words)),
        winners=table.winners if table else len(score.winners),
        table=table,
        notes_heading=words(Text("Problems")),
        notes=tuple(problem_line(problem, words, score.seated) for problem in score.problems),
        more=words(Text("there are more problems than this page holds")),
        footer=" · ".join(filter(None, footer)),
        named=words(Text("This land was named")) if is_land else "",
        scene=_scene(game),
    )


def _table(score: Score, words: Translation) -> ScoreTable | None:
    """Return the points of all players, or what decides where there are none."""
    if score.ledger:
        return ledger_table(score, score.ledger, words)
    return grid_of(score, words) if score.has_table else None


def _columns(score: Score, words: Translation) -> list[Player]:
    """Return who has a column: the players, and the others of a ledger."""
    players = list(_players(score, words))
    if ledger := score.ledger:
        others = Player(words(ledger.others), sign=ledger.sign)
        players.insert(0 if ledger.others_win else len(players), others)
    return players


def _players(score: Score, words: Translation) -> Iterator[Player]:
    """Yield the players with their initials."""
    accounts = sorted((each.account for each in score.players), key=attrgetter("seat"))
    letters = initials(tuple(words(each.name) for each in accounts))
    initial_of = {each.seat: letter for each, letter in zip(accounts, letters, strict=True)}
    for _, account in score.players:
        name, seat = words(account.name), account.seat
        yield Player(name, initial_of[seat], account.sign, seat)


def _on_paper(remark: str) -> str:
    """Return a remark without line ends, and no longer than a page has room for beside a table."""
    line = " ".join(remark.split())
    return line if len(line) <= MOST_CHARACTERS else f"{line[:MOST_CHARACTERS].rstrip()} ..."

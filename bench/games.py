"""What games cost: regions, scores, random play, records, computer players, files made bad.

`play` needs `pip install catanatron chess`, which nothing else of the project does. Whole random
games are held against catanatron's random players: both choose any legal step at random and count
what is decided, rolls among it. Records are held against the plies that python-chess reads from
SAN: both check that what they read is legal.
"""

import random
import tomllib
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from statistics import median
from time import perf_counter

from bench.figure import Figure, in_turn, ratio
from bench.launch import Cost, cost_of
from rollwrite.games import new_game
from rollwrite.play.record import parse_record, record_text
from rollwrite.play.replay import record_of, replay
from rollwrite.play.simulation.results import Results, play_here
from rollwrite.play.simulation.run import Run, tally
from rollwrite.sources import Content, open_source
from scoring.merchants.board.position import Position, find_regions, position_on
from scoring.merchants.game import GAME
from scoring.merchants.state import BoardState
from scoring.open_game import Editions
from sheets.hexes import Hex
from sheets.merchants.edition.edition import RESOURCES, Board, Resource
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.rollwrite.play.random_games import random_game, start_of
from tests.scoring.mutations import answered, mutated

MOST_MS_OF_REGIONS, REGIONS = 1.0, 500
ONE_IN_FOUR = 0.25  # About what play leaves: a worker for every two or three resources.
STATES = 10_000
MUTATIONS = 10_000
AIM = 1 / 3  # Of the other's time: three of ours for one of theirs.
MOST_OF_A_DECISION, MOST_OF_A_STEP = 0.8, 5.5
RUNS = 9
GAMES, OTHER_GAMES = 40, 6
PLAYERS = ("Anna", "Bernd", "Clara", "Dora")
REPLAYS, OTHER_REPLAYS = 20, 10
LEAST_TURNS = 40
GREEDY_SECONDS, PLANNER_SECONDS = 0.3, 8.0
GREEDY_GAMES, WORKER_GAMES, BATCH = 20, 160, 5
MOST_OF_ONE = 1 / 1.8  # The time of two workers, against that of one.
FEW, MANY, MOST_MEMORY = 500, 1500, 1.1  # What is remembered fills up first.
GREEDY_RUNS = 3

NAMES = ("Anna", "Bernd", "Clara", "Doris", "Emil", "Frieda", "Gustav", "Henriette")

HEAD = """game = "merchants"
variant = "base"
players = 4
edition = "pandoria-merchants 1.0.0"
"""
# What four players took and owned, without errors; the rest of their sheets varies.
HELD = (
    """artifacts = { circled = 5, crossed = 4 }
workers_crossed = 3
relics = { two = [8, 7] }
monuments = [14]
cards = { 3 = "bought", 8 = "built", 17 = "cast", 20 = "overbuilt" }""",
    """artifacts = { circled = 3, crossed = 3 }
workers_crossed = 2
relics = { three = [14] }
monuments = [12]
cards = { 1 = "built", 4 = "overbuilt", 5 = "built", 6 = "bought", 12 = "cast" }""",
    """artifacts = { circled = 4, crossed = 3 }
workers_crossed = 3
relics = { three = [12] }
monuments = [11, 10]
cards = { 2 = "cast", 7 = "overbuilt", 9 = "built", 13 = "overbuilt", 22 = "bought" }""",
    """artifacts = { circled = 2, crossed = 2 }
workers_crossed = 1
relics = { two = [6] }
cards = { 1 = "cast", 2 = "bought", 15 = "built", 16 = "bought" }""",
)


def regions() -> list[Figure]:
    """Return how long the regions of a full board of 130 hexes take.

    Of two boards: one of many small regions, and one of a single resource, whose regions are large.
    """
    board = GAME.load().board
    return [
        _of_board(
            f"regions, full board of {name}", position_on(board, _full_board(board, kinds), 4)
        )
        for name, kinds in (("five resources", RESOURCES), ("one resource", RESOURCES[:1]))
    ]


def states() -> list[Figure]:
    """Return what it takes to read and score a state, beside the reading of its TOML alone."""
    texts, again, editions = _states(), _states(), Editions()

    def read() -> float:
        text = next(again)
        begin = perf_counter()
        tomllib.loads(text)
        return perf_counter() - begin

    def scored() -> float:
        text = next(texts)
        begin = perf_counter()
        open_source(Content(text), editions=editions).score()
        return perf_counter() - begin

    floors, values = in_turn(STATES, read, scored)
    return [ratio("score: a state", "us", _us(values), _us(floors), limit=1.5)]


def play() -> list[Figure]:
    """Return the time of a decision and of a replayed step, each against the other's."""
    games, others = in_turn(RUNS, _our_decision(), _catanatron_decision())
    records, plies = in_turn(RUNS, _our_step(), _chess_ply())
    return [
        ratio("play: a random decision", "us", games, others, limit=MOST_OF_A_DECISION, aim=AIM),
        ratio("play: a step of a record", "us", records, plies, limit=MOST_OF_A_STEP, aim=AIM),
    ]


def simulate() -> list[Figure]:
    """Return how fast computer players play, and what many games keep in memory."""
    greedy = [_game("greedy", GREEDY_GAMES) for _ in range(GREEDY_RUNS)]
    two, one = in_turn(GREEDY_RUNS, _by_workers(2), _by_workers(1))
    many, few = in_turn(1, lambda: _process(MANY), lambda: _process(FEW))
    return [
        Figure(
            "simulate: a greedy game of four", median(greedy), "s", GREEDY_SECONDS, runs=GREEDY_RUNS
        ),
        Figure("simulate: a planner's game of four", _game("planner", 1), "s", PLANNER_SECONDS),
        ratio("simulate: two workers, against one", "s", two, one, limit=MOST_OF_ONE),
        ratio(
            f"simulate: peak memory, against {FEW} games",
            "MB",
            (cost.memory / 1000 for cost in many),
            (cost.memory / 1000 for cost in few),
            limit=MOST_MEMORY,
        ),
    ]


def mutations() -> list[Figure]:
    """Return how many good files made bad end in a traceback; they are the same every time."""
    lots, editions = Random(1), Editions()
    words = [load_translation(language) for language in LANGUAGES]
    failed = 0
    for number in range(MUTATIONS):
        text, format_ = mutated(lots)
        try:
            answered(text, format_, words[number % len(words)], editions)
        except Exception as error:  # Whatever it is, it is what is counted.
            failed += 1
            print(f"{type(error).__name__}: {error}\n{text}")
    return [Figure("mutations: tracebacks", failed, "", limit=0, runs=MUTATIONS)]


def _full_board(board: Board, kinds: tuple[Resource, ...]) -> BoardState:
    """Return the same board every time, its free hexes full of these resources and of workers."""
    chance = Random(1)
    taken = board.lake_hexes | board.start_resources.keys() | board.printed_resources.keys()
    drawn: dict[Resource, list[Hex]] = {kind: [] for kind in RESOURCES}
    workers: dict[str, list[Hex]] = {initial: [] for initial in "ABCD"}
    for hex_ in board.hexes:
        if hex_ in taken:
            continue
        if chance.random() < ONE_IN_FOUR:
            workers[chance.choice("ABCD")].append(hex_)
        else:
            drawn[chance.choice(kinds)].append(hex_)
    return BoardState(
        gold=tuple(drawn["gold"]),
        wood=tuple(drawn["wood"]),
        crystal=tuple(drawn["crystal"]),
        craft=tuple(drawn["craft"]),
        city=tuple(drawn["city"]),
        workers={initial: tuple(hexes) for initial, hexes in workers.items()},
        ships={"A": board.ships[:1], "B": board.ships[1:2]},
    )


def _of_board(name: str, position: Position) -> Figure:
    times = in_turn(REGIONS, lambda: _milliseconds(position))[0]
    return Figure(name, median(times), "ms", limit=MOST_MS_OF_REGIONS, runs=REGIONS)


def _milliseconds(position: Position) -> float:
    begin = perf_counter()
    find_regions(position)
    return (perf_counter() - begin) * 1000


def _states() -> Iterator[str]:
    """Return finished games of four, never quite the same one again."""
    lots = Random(4)
    while True:
        names = lots.sample(NAMES, 4)
        sheets = [_sheet(name, held, lots) for name, held in zip(names, HELD, strict=True)]
        yield "\n".join([HEAD, *sheets])


def _sheet(name: str, held: str, lots: Random) -> str:
    # The 14 has room for the best that was taken (M7.6).
    crowns = [14, *(lots.randint(1, 14) for _ in range(lots.randint(9, 13)))]
    tracks = [f"{track} = {lots.randint(0, 5)}" for track in ("gold", "wood", "crystal", "craft")]
    return "\n".join(["[[sheet]]", f'player = "{name}"', f"crowns = {crowns}", *tracks, held, ""])


def _us(seconds: list[float]) -> list[float]:
    return [1e6 * each for each in seconds]


def _our_decision() -> Callable[[], float]:
    """Return what measures a decision of random games of four, in microseconds."""
    start = new_game(PLAYERS)
    seeds = count()

    def decision() -> float:
        decisions, begin = 0, perf_counter()
        for seed in (next(seeds) for _ in range(GAMES)):
            chance, position = Random(seed), start
            while not position.is_over:
                position = position.after(chance.choice(position.legal_steps))
                decisions += 1
        return (perf_counter() - begin) / decisions * 1e6

    return decision


def _catanatron_decision() -> Callable[[], float]:
    """Return the same of catanatron's random players, four at a table too."""
    from catanatron import Color, Game, RandomPlayer

    seeds = count()

    def decision() -> float:
        decisions, begin = 0, perf_counter()
        for seed in (next(seeds) for _ in range(OTHER_GAMES)):
            random.seed(seed)
            game = Game([RandomPlayer(color) for color in Color], seed=seed)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
        return (perf_counter() - begin) / decisions * 1e6

    return decision


def _our_step() -> Callable[[], float]:
    """Return what measures a step of a record of at least 40 turns, in microseconds."""
    text, editions = _long_record(), Editions()

    def step() -> float:
        steps, begin = 0, perf_counter()
        for _ in range(REPLAYS):
            replayed = replay(parse_record(text), editions=editions)
            steps += sum(len(turn.steps) for turn in replayed.turns)
        return (perf_counter() - begin) / steps * 1e6

    return step


def _long_record() -> str:
    """Return the record of the first random game of four with 40 turns and no deadlock."""
    start = start_of("base", len(PLAYERS))
    for seed in count():
        game = [*random_game(start, seed)]
        record = record_of(start, [step for step, _ in game])
        if len(record.turns) >= LEAST_TURNS and game[-1][1].ending == "M7.1":
            return record_text(record)
    raise AssertionError


def _chess_ply() -> Callable[[], float]:
    """Return what measures a ply that python-chess reads from SAN, of a random game's first 80."""
    import chess

    chance, board = Random(1), chess.Board()
    moves: list[str] = []
    while len(moves) < 2 * LEAST_TURNS and not board.is_game_over():
        move = chance.choice([*board.legal_moves])
        moves.append(board.san(move))
        board.push(move)

    def ply() -> float:
        begin = perf_counter()
        for _ in range(OTHER_REPLAYS):
            board = chess.Board()
            for move in moves:
                board.push_san(move)
        return (perf_counter() - begin) / (OTHER_REPLAYS * len(moves)) * 1e6

    return ply


def _game(player: str, games: int) -> float:
    """Return the seconds of a game of four such players."""
    run = Run(games, "base", (player,) * 4, GAME.load())
    begin = perf_counter()
    tally(run, range(games))
    return (perf_counter() - begin) / games


def _by_workers(workers: int) -> Callable[[], float]:
    """Return what measures a run of greedy games of three with so many workers, in seconds."""
    run = Run(WORKER_GAMES, "base", ("greedy",) * 3, GAME.load())

    def seconds() -> float:
        begin = perf_counter()
        for _ in play_here(run, Results(run).batches(BATCH), workers):
            pass
        return perf_counter() - begin

    return seconds


def _process(games: int) -> Cost:
    """Return the cost of a process that plays so many games of two."""
    return cost_of(
        "-m", "rollwrite", "simulate", "--players", "2", "--workers", "1", "--games", str(games)
    )

"""How fast games are played and replayed, against what others in Python do.

Whole random games against `catanatron`'s random players: both choose any legal step at random and
count what is decided, rolls among it. Records that are read and replayed against the plies that
`python-chess` reads from SAN: both check that what they read is legal.

Needs `pip install catanatron chess`, which nothing else of the project does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from time import perf_counter

from bench.figure import Figure, in_turn, ratio

AIM = 1 / 3  # Of the other's time: three of ours for one of theirs.
MOST_OF_A_DECISION, MOST_OF_A_STEP = 0.8, 5.5
RUNS = 9
GAMES, OTHER_GAMES = 40, 6
PLAYERS = ("Anna", "Bernd", "Clara", "Dora")
REPLAYS, OTHER_REPLAYS = 20, 10
LEAST_TURNS = 40


def measure() -> list[Figure]:
    """Return the time of a decision and of a replayed step, each against the other's."""
    games, others = in_turn(RUNS, our_decision(), catanatron_decision())
    records, plies = in_turn(RUNS, our_step(), chess_ply())
    return [
        ratio("play: a random decision", "us", games, others, limit=MOST_OF_A_DECISION, aim=AIM),
        ratio("play: a step of a record", "us", records, plies, limit=MOST_OF_A_STEP, aim=AIM),
    ]


def our_decision() -> Callable[[], float]:
    """Return what measures a decision of random games of four, in microseconds."""
    from rollwrite.games import new_game

    start = new_game(PLAYERS)
    seeds = count()

    def decision() -> float:
        decisions, begin = 0, perf_counter()
        for seed in (next(seeds) for _ in range(GAMES)):
            chance, position = random.Random(seed), start
            while not position.is_over:
                position = position.after(chance.choice(position.legal_steps))
                decisions += 1
        return (perf_counter() - begin) / decisions * 1e6

    return decision


def catanatron_decision() -> Callable[[], float]:
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


def our_step() -> Callable[[], float]:
    """Return what measures a step of a record of at least 40 turns, in microseconds."""
    from rollwrite.play.record import parse_record
    from rollwrite.play.replay import replay
    from scoring.open_game import Editions

    text, editions = long_record(), Editions()

    def step() -> float:
        steps, begin = 0, perf_counter()
        for _ in range(REPLAYS):
            replayed = replay(parse_record(text), editions=editions)
            steps += sum(len(turn.steps) for turn in replayed.turns)
        return (perf_counter() - begin) / steps * 1e6

    return step


def long_record() -> str:
    """Return the record of the first random game of four with 40 turns and no deadlock."""
    from rollwrite.play.record import record_text
    from rollwrite.play.replay import record_of
    from tests.rollwrite.play.random_games import random_game, start_of

    start = start_of("base", len(PLAYERS))
    for seed in count():
        game = [*random_game(start, seed)]
        record = record_of(start, [step for step, _ in game])
        if len(record.turns) >= LEAST_TURNS and game[-1][1].ending == "M7.1":
            return record_text(record)
    raise AssertionError


def chess_ply() -> Callable[[], float]:
    """Return what measures a ply that python-chess reads from SAN, of a random game's first 80."""
    import chess

    chance, board = random.Random(1), chess.Board()
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

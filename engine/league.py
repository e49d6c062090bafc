"""Games of built-in opponents against each other: how often each of them wins, and how much CPU its moves take."""

from __future__ import annotations

import math
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from engine.core import codec, log
from engine.core.campaigns import in_campaigns, seed_of_game
from engine.core.errors import EngineError
from engine.core.game import Game, Setup
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.policies import usual_policy
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.seat import Seat

ELSEWHERE = "other:"
"""The prefix of the name of a player that belongs to another checkout."""


class Pairing(NamedTuple):
    """One deal and the line-ups that play it. It has plain values only, because it is sent to other processes."""

    game: str
    seed: str
    lineups: tuple[tuple[str, ...], ...]
    """For each game, the names of the players by seat."""
    number: int = 1
    """Which game of a campaign it is."""
    other: str | None = None
    """The folder of the other checkout."""


class Cost(msgspec.Struct):
    """CPU time that a player's moves took."""

    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    """Seconds of its slowest move."""

    def add(self, seconds: float) -> None:
        """Count one more move."""
        self.moves += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)


class Played(NamedTuple):
    """A game that was played to its end."""

    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    """By seat."""
    places: tuple[tuple[Seat, ...], ...]
    moves: int
    costs: dict[str, Cost]
    """By player."""


class Standing(msgspec.Struct, frozen=True):
    """The results of a player. After a single game the standard errors of its wins and its score are None."""

    player: str
    seats: int
    """How many seats it has in each game."""
    games: int
    won: float
    """Wins per seat and game; a win shared by several seats counts in part."""
    won_error: float | None
    """Standard error of ``won``. Games of one deal count as independent, so if anything it is too large."""
    score: float
    """Mean final score of a seat."""
    score_error: float | None
    rating: float
    """Rating by openskill's Plackett-Luce model, in which everybody begins with 25 and a standard deviation of 8.3."""
    rating_error: float
    moves: int
    mean_ms: float
    """Mean milliseconds of CPU time per move."""
    worst_ms: float


class Outcome(msgspec.Struct, frozen=True):
    """The results of a league."""

    game: str
    players: int
    games: int
    seeds: tuple[str, str]
    """The seeds of the first and the last deal."""
    moves: float
    """Mean number of moves in a game."""
    standings: tuple[Standing, ...]
    """The results of the players, the best first."""


def pairings(
    game: str, lineup: Sequence[str], games: int, seed: str, number: int = 1, other: str | None = None
) -> Iterator[Pairing]:
    """Yield each deal with every distinct rotation of the line-up, until there are as many games as wanted."""
    turned = dict.fromkeys((*lineup[by:], *lineup[:by]) for by in range(len(lineup)))
    orders = tuple(turned)
    for deal in range(math.ceil(games / len(orders))):
        some = orders[: games - deal * len(orders)]
        yield Pairing(game, f"{seed}-{deal}", some, number, other)


def check(game: Game[Any], lineup: Sequence[str], number: int, other: Path | None) -> None:
    """Raise EngineError if a name is not that of a player, or if the campaign has no game of that number."""
    for name in lineup:
        if name.startswith(ELSEWHERE):
            if other is None or not (other / "engine").is_dir():
                raise EngineError(f"{name} plays in another checkout: name its folder by --other")
        elif name not in game.policies:
            raise EngineError(f"no policy is called {name}; there are: {', '.join(game.policies)}")
    campaign = in_campaigns(game)
    if not 1 <= number <= (campaign.campaign.games if campaign else 1):
        raise EngineError(f"{game.info.key} has no game {number}")


def play(pairing: Pairing) -> list[Played]:
    """Play all games of a deal."""
    find(pairing.game).load()  # so that no move is charged with the loading
    with _visitor(pairing.other) as visitor:
        setup = _setup(pairing)
        return [_play_one(setup, pairing.seed, lineup, visitor) for lineup in pairing.lineups]


class Visitor:
    """A process that runs another checkout, in which the players of that checkout choose their moves."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        """``process`` runs ``engine.visitor``."""
        self._process = process
        self._handed = 0
        """How many moves of the game the process knows."""
        self._log: bytes | None = None

    def begin(self, match: Match) -> None:
        """Hand over a new game, with the next request."""
        self._log, self._handed = msgspec.json.encode(log.log_of(match)), 0

    def choose(self, moves: Sequence[bytes], seat: Seat, policy: str, luck: str) -> tuple[bytes, float]:
        """Return a move in JSON and the seconds of CPU that it took. Raises EngineError: the process failed.

        ``moves``: all moves of the game so far.
        """
        request: dict[str, object] = {"seat": seat, "policy": policy, "luck": luck}
        request["moves"] = [msgspec.Raw(move) for move in moves[self._handed :]]
        if self._log is not None:
            request["log"], self._log = msgspec.Raw(self._log), None
        self._handed = len(moves)
        requests, answers = self._process.stdin, self._process.stdout
        assert requests is not None
        assert answers is not None
        try:
            requests.write(msgspec.json.encode(request).decode() + "\n")
            requests.flush()
            answer = msgspec.json.decode(answers.readline(), type=_Answer)
        except (OSError, msgspec.DecodeError) as fault:
            raise EngineError("the player of the other checkout failed; what it says stands above") from fault
        return bytes(answer.move), answer.seconds


class _Answer(msgspec.Struct):
    move: msgspec.Raw
    seconds: float


@contextmanager
def _visitor(folder: str | None) -> Iterator[Visitor | None]:
    """Run a process in another checkout, if there is one, for as long as the context lasts."""
    if folder is None:
        yield None
        return
    program = Path(__file__).with_name("visitor.py").read_text("utf-8")
    environment = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(  # noqa: S603 - whoever names the folder means its program to run
        [sys.executable, "-c", program], cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        text=True, encoding="utf-8",
    ) as process:  # fmt: skip
        yield Visitor(process)


def _setup(pairing: Pairing) -> Setup:
    """Return the setup of a game. If it is part of a campaign, the games before it are played to their end first."""
    game, players = find(pairing.game), len(pairing.lineups[0])
    campaign = in_campaigns(game)
    if campaign is None:
        return Setup(pairing.game, players)
    companies = campaign.campaign.companies[:players]
    carried = campaign.found_campaign(dict.fromkeys(companies, ""))
    for number in range(1, pairing.number):
        setup = campaign.next_setup(carried, companies, {})
        match = Match(game, setup, seed_of_game(pairing.seed, number))
        _play_out(match, (usual_policy(game),) * players, None)
        following = campaign.carry(match.state)
        assert following is not None
        carried = following
    return campaign.next_setup(carried, companies, {})


def _play_one(setup: Setup, seed: str, lineup: tuple[str, ...], visitor: Visitor | None) -> Played:
    match = Match(find(setup.game), setup, seed)
    costs, moves = _play_out(match, lineup, visitor)
    result = match.game.result(match.state)
    assert result is not None
    return Played(lineup, result.scores, result.places, moves, costs)


def _play_out(match: Match, lineup: Sequence[str], visitor: Visitor | None) -> tuple[dict[str, Cost], int]:
    """Play a game to its end, changing its state in place; return the cost of each player's moves and their number."""
    game, state, moves = match.game, match.state, list[bytes]()
    costs = {name: Cost() for name in lineup}
    if visitor is not None:
        visitor.begin(match)
    while awaited := game.awaited(state):
        seat = min(awaited)
        name, luck = lineup[seat], f"{match.seed}:luck:{seat}:{len(moves)}"
        if name.startswith(ELSEWHERE):
            assert visitor is not None
            written, took = visitor.choose(moves, seat, name.removeprefix(ELSEWHERE), luck)
            move = codec.decode_entry(game, written)
            assert isinstance(move, Move)
        else:
            began = time.process_time()
            move = game.policies[name](game, state, seat, Rng(luck))
            took, written = time.process_time() - began, b""
        costs[name].add(took)
        moves.append(written or (codec.encode_entry(move) if visitor else b""))
        for _ in game.play(state, move):
            pass
    return costs, len(moves)


def outcome(game: str, seeds: tuple[str, str], played: Sequence[Played]) -> Outcome:
    """Return the results of games that were played."""
    names = list(dict.fromkeys(name for one in played for name in sorted(one.lineup)))
    ratings = _ratings(played)
    standings = [_standing(name, played, ratings[name]) for name in names]
    return Outcome(
        game=game,
        players=len(played[0].lineup),
        games=len(played),
        seeds=seeds,
        moves=statistics.fmean(one.moves for one in played),
        standings=tuple(sorted(standings, key=lambda one: -one.won)),
    )


def _standing(name: str, played: Sequence[Played], rating: tuple[float, float]) -> Standing:
    mine = [[seat for seat, who in enumerate(one.lineup) if who == name] for one in played]
    won = [
        sum(1 / len(one.places[0]) for seat in seats if seat in one.places[0]) / len(seats)
        for one, seats in zip(played, mine, strict=True)
    ]
    scores = [statistics.fmean(one.scores[seat] for seat in seats) for one, seats in zip(played, mine, strict=True)]
    costs = [one.costs[name] for one in played]
    moves = sum(cost.moves for cost in costs)
    return Standing(
        player=name,
        seats=len(mine[0]),
        games=len(played),
        won=statistics.fmean(won),
        won_error=_error(won),
        score=statistics.fmean(scores),
        score_error=_error(scores),
        rating=rating[0],
        rating_error=rating[1],
        moves=moves,
        mean_ms=1000 * sum(cost.seconds for cost in costs) / max(1, moves),
        worst_ms=1000 * max(cost.worst for cost in costs),
    )


def _error(values: Sequence[float]) -> float | None:
    """Return the standard error of a mean, or None for a single value."""
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None


def _ratings(played: Iterable[Played]) -> Mapping[str, tuple[float, float]]:
    """Rate the players game by game; a player with several seats goes on with the mean of their ratings."""
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for one in played:
        before = [[model.rating(*known.get(name, (model.mu, model.sigma)))] for name in one.lineup]
        places = {seat: place for place, together in enumerate(one.places) for seat in together}
        after = model.rate(before, ranks=[float(places[Seat(seat)]) for seat in range(len(one.lineup))])
        for name in set(one.lineup):
            rated = [each for who, (each,) in zip(one.lineup, after, strict=True) if who == name]
            known[name] = statistics.fmean(each.mu for each in rated), statistics.fmean(each.sigma for each in rated)
    return known


def written(outcome: Outcome) -> str:
    """Return an outcome as a table for a terminal."""
    first, last = outcome.seeds
    lines = [
        f"{outcome.game}, {outcome.players} players, {outcome.games} games, {outcome.moves:.0f} moves each",
        f"seeds {first} to {last}",
        f"{'player':<20}{'seats':>6}{'won %':>14}{'score':>16}{'rating':>13}{'ms a move':>11}{'worst':>8}",
    ]
    for one in outcome.standings:
        won = _with_error(100 * one.won, None if one.won_error is None else 100 * one.won_error)
        score, rating = _with_error(one.score, one.score_error), _with_error(one.rating, one.rating_error)
        cost = f"{one.mean_ms:>11.1f}{one.worst_ms:>8.0f}"
        lines.append(f"{one.player:<20}{one.seats:>6}{won:>14}{score:>16}{rating:>13}{cost}")
    return "\n".join(lines)


def _with_error(value: float, error: float | None) -> str:
    return f"{value:.1f}" if error is None else f"{value:.1f} ± {error:.1f}"

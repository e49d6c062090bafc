"""The engine without Discord.

``python -m engine games | play | league | replay | campaign | import-18xx | export-18xx | bench``.
"""

from __future__ import annotations

import argparse
import os
import secrets
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec
from tqdm import tqdm

from engine.core import log
from engine.core.errors import EngineError, one_line
from engine.core.game import GameInfo, Setup
from engine.core.match import Match, corrupt
from engine.core.progress import Advance
from engine.core.registry import GAMES, campaigns_played, every_key, find, find_campaign
from engine.core.rng import Rng, commitment

BRIEFLY = 2.0
"""Seconds before progress is shown: what ends sooner needs none."""


@contextmanager
def shown(what: str, total: float | None) -> Iterator[Advance]:
    """Show progress on a terminal once something has taken two seconds; write nothing where there is no terminal."""
    form = "{desc}: {elapsed}" if total is None else None
    columns, lines = shutil.get_terminal_size()  # some terminals report a size of 0, which tqdm would believe
    with tqdm(
        desc=what, total=total, unit="", unit_scale=True, bar_format=form, ncols=columns - 1, nrows=lines,
        delay=BRIEFLY, disable=None, leave=False,
    ) as bar:  # fmt: skip
        yield bar.update


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return the exit code: 1 for a fault, which is written to stderr as one line."""
    chosen = _parser().parse_args(arguments)
    try:
        answer = chosen.run(chosen)
    except (EngineError, OSError) as fault:
        print(one_line(fault), file=sys.stderr)  # noqa: T201 - a command line speaks
        return 1
    if isinstance(answer, str):
        print(answer)  # noqa: T201
        return 0
    indent = 0 if chosen.json else 2
    print(msgspec.json.format(msgspec.json.encode(answer), indent=indent).decode())  # noqa: T201
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True)
    games = commands.add_parser("games", help="list the registered games")
    games.set_defaults(run=list_games)
    play = commands.add_parser("play", help="let built-in players play a game to its end")
    play.add_argument("game")
    play.add_argument("--players", type=int, default=4)
    play.add_argument("--seed", default=None)
    play.add_argument("--policy", nargs="+", default=["random"], help="one for all seats, or one for each")
    play.add_argument("--variant", nargs="+", default=[], metavar="KEY=VALUE", help="variants of the rules")
    play.add_argument("--log", type=Path, help="write the log of the game to this file")
    play.set_defaults(run=play_game)
    league = commands.add_parser("league", help="let built-in players play many games, and count who wins")
    league.add_argument("game")
    league.add_argument("policies", nargs="+", metavar="POLICY", help="one for each seat, or one for all; "
                        "other:POLICY is that of another checkout")  # fmt: skip
    league.add_argument("--players", type=int, default=4)
    league.add_argument("--games", type=int, default=200)
    league.add_argument("--seed", default=None, help="deals are seeded with this and -0, -1 and so on")
    league.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; by default one per core")
    league.add_argument("--other", type=Path, metavar="FOLDER", help="folder of the other checkout")
    league.add_argument("--number", type=int, default=1, help="the number of the game, in a campaign")
    league.set_defaults(run=play_league)
    replay = commands.add_parser("replay", help="replay the log of a game or a campaign; check shuffles and result")
    replay.add_argument("log", type=Path)
    replay.set_defaults(run=replay_log)
    foreign = commands.add_parser("import-18xx", help="replay a game of 18xx.games")
    foreign.add_argument("file", type=Path)
    foreign.add_argument("--trace", type=Path, help="compare the position after every action with this trace")
    foreign.add_argument("--log", type=Path, help="write the game to this file as a log of ours")
    foreign.set_defaults(run=import_18xx)
    abroad = commands.add_parser("export-18xx", help="write a log of an 18xx game as a game of 18xx.games")
    abroad.add_argument("log", type=Path)
    abroad.add_argument("file", type=Path, help="where to write it")
    abroad.set_defaults(run=export_18xx)
    campaign = commands.add_parser("campaign", help="let built-in players play a whole campaign, or many of them")
    campaign.add_argument("game")
    campaign.add_argument("what", nargs="?", choices=["play", "bench", "waits"], default="play")
    campaign.add_argument("--players", type=int, default=4)
    campaign.add_argument("--seed", default=None)
    campaign.add_argument("--policy", default="normal")
    campaign.add_argument("--by-chance", type=int, default=0, help="how many companies choose at random between games")
    campaign.add_argument("--campaigns", type=int, default=100, help="how many campaigns a bench plays")
    campaign.add_argument("--jobs", type=int, default=1, help="how many processes a bench uses")
    campaign.set_defaults(run=play_campaign)
    bench = commands.add_parser("bench", help="count how many random games are played per second")
    bench.add_argument("game", nargs="?", default=next(iter(GAMES)))
    bench.add_argument("--seconds", type=float, default=5.0)
    bench.add_argument("--players", type=int, default=4)
    bench.set_defaults(run=benchmark)
    for command in (games, play, league, replay, foreign, abroad, campaign, bench):
        command.add_argument("--json", action="store_true", help="JSON on one line, for programs")
    return parser


def list_games(_: argparse.Namespace) -> object:
    """List the registered games, those played as single games first, then those played in campaigns."""
    return [find(key).info for key in every_key()]


def play_game(chosen: argparse.Namespace) -> object:
    """Play a game to its end with built-in players."""
    game = find(chosen.game)
    seed = chosen.seed or secrets.token_hex(16)
    names = _one_each(chosen.policy, chosen.players)
    for name in names:
        if name not in game.policies:
            raise EngineError(f"no policy is called {name}; there are: {', '.join(game.policies)}")
    match = Match(game, Setup(chosen.game, chosen.players, _variants(game.info, chosen.variant)), seed)
    play_out(match, names, Rng(f"{seed}:luck"))
    if chosen.log:
        chosen.log.write_bytes(log.write(match))
    return _summary(match)


def _one_each(names: list[str], players: int) -> list[str]:
    """Return the policy of each seat, given one for all or one each. Raises EngineError for any other number."""
    each = names * players if len(names) == 1 else names
    if len(each) != players:
        raise EngineError(f"{len(each)} policies for {players} players")
    return each


def play_league(chosen: argparse.Namespace) -> object:
    """Play many games between built-in players, and count who wins them."""
    # The library that rates players takes a tenth of a second to load.
    from engine import league  # noqa: PLC0415

    game = find(chosen.game)
    _check_players(game.info, chosen.players)
    _check_counts(chosen, "games", "jobs")
    lineup = _one_each(chosen.policies, chosen.players)
    league.check(game, lineup, chosen.number, chosen.other)
    seed = chosen.seed or secrets.token_hex(8)
    other = str(chosen.other.resolve()) if chosen.other else None
    deals = list(league.pairings(chosen.game, lineup, chosen.games, seed, chosen.number, other))
    played: list[league.Played] = []
    with _pool(min(chosen.jobs, len(deals))) as pool, shown("games", chosen.games) as advance:
        for some in map(league.play, deals) if pool is None else pool.map(league.play, deals):
            played += some
            advance(len(some))
    outcome = league.outcome(chosen.game, (deals[0].seed, deals[-1].seed), played)
    return outcome if chosen.json else league.written(outcome)


def _variants(info: GameInfo, written: list[str]) -> dict[str, str]:
    """Read variants, such as ``ruleset=rulebook``. Raises EngineError for one that the game does not have."""
    there_are = [f"{variant.key}={value}" for variant in info.variants for value in variant.values]
    for one in written:
        if one not in there_are:
            raise EngineError(f"{info.key} has no variant {one}; there are: {', '.join(there_are) or 'none'}")
    return {key: value for key, _, value in (one.partition("=") for one in written)}


def _check_players(info: GameInfo, players: int) -> None:
    """Raise EngineError if a game is not for this number of players."""
    low, high = info.players
    if not low <= players <= high:
        raise EngineError(f"{info.key} takes {low} to {high} players, not {players}")


def _check_counts(chosen: argparse.Namespace, *options: str) -> None:
    """Raise EngineError if one of these options is less than 1."""
    for option in options:
        if getattr(chosen, option) < 1:
            raise EngineError(f"--{option} takes 1 or more, not {getattr(chosen, option)}")


def play_out(match: Match, policies: list[str], rng: Rng) -> None:
    """Play a match to its end with built-in players, seat by seat."""
    game = match.game
    while not match.over:
        seat = min(game.awaited(match.state))
        match.play(game.policies[policies[seat]](game, match.state, seat, rng))


def play_campaign(chosen: argparse.Namespace) -> object:
    """Play all games of a campaign and return how it went, or play many campaigns and return a summary.

    Or return how long its table waits if everybody looks at it once a day.
    """
    game = find_campaign(chosen.game)
    _check_players(game.info, chosen.players)
    _check_counts(chosen, "campaigns", "jobs")
    if chosen.policy not in game.policies:
        raise EngineError(f"no policy is called {chosen.policy}; there are: {', '.join(game.policies)}")
    if not 0 <= chosen.by_chance <= chosen.players:
        raise EngineError(f"{chosen.by_chance} of {chosen.players} companies cannot choose at random")
    simulation = campaigns_played(chosen.game)
    seed = chosen.seed or secrets.token_hex(16)
    if chosen.what == "waits":
        return simulation.daily_waits(chosen.players, seed, chosen.policy, shown)
    one = partial(simulation.play_campaign, chosen.players, policy=chosen.policy, by_chance=chosen.by_chance)
    if chosen.what == "play":
        return one(seed, progress=shown)
    seeds = [f"{seed}-{number}" for number in range(chosen.campaigns)]
    with _pool(chosen.jobs) as pool, shown("campaigns", len(seeds)) as advance:
        played = []
        for each in map(one, seeds) if pool is None else pool.map(one, seeds):
            played.append(each)
            advance(1)
    return simulation.summary(played)


def _pool(jobs: int) -> AbstractContextManager[ProcessPoolExecutor | None]:
    return nullcontext() if jobs == 1 else ProcessPoolExecutor(jobs, get_context("spawn"))


def replay_log(chosen: argparse.Namespace) -> object:
    """Replay a log file, of a game or of a whole campaign."""
    data = chosen.log.read_bytes()
    with corrupt("the log"):
        if not log.is_campaign(data):
            return _summary(log.read(data))
        played = log.read_campaign(data)
        return {
            "campaign": True,
            "over": played.rules.campaign_over(played.carried),
            "places": played.rules.campaign_places(played.carried),
            "commitment": played.commitment,
            "games": [_summary(match) for match in played.games],
        }


def import_18xx(chosen: argparse.Namespace) -> object:
    """Replay a game of 18xx.games, comparing it with a trace if there is one."""
    # Like every game, the family is loaded only when it is needed.
    from engine.eighteenxx.interchange.dialects import dialect_for  # noqa: PLC0415
    from engine.eighteenxx.interchange.importing import Disagreement, import_game  # noqa: PLC0415
    from engine.eighteenxx.interchange.read import read_game  # noqa: PLC0415
    from engine.eighteenxx.interchange.trace import read_trace  # noqa: PLC0415

    noted, data = chosen.trace.read_bytes() if chosen.trace else None, chosen.file.read_bytes()
    with corrupt("the game"):
        trace = None if noted is None else read_trace(noted)
        dialect = dialect_for(data, map(find, GAMES))
        imported = import_game(dialect, read_game(data, dialect.printed), trace, shown)
    if imported.difference:
        raise Disagreement(imported.difference)
    if chosen.log:
        chosen.log.write_bytes(log.write(imported.match))
    return {
        **_summary(imported.match),
        "actions": imported.actions,
        "worth": imported.worth,
        "compared": "every position" if trace else "revenues and result",
        "flagged": imported.flagged,
        "difference": None,
    }


def export_18xx(chosen: argparse.Namespace) -> object:
    """Write a log of ours as a game of 18xx.games."""
    from engine.eighteenxx.interchange.dialects import dialect_of  # noqa: PLC0415
    from engine.eighteenxx.interchange.exporting import export_game  # noqa: PLC0415

    data = chosen.log.read_bytes()
    with corrupt("the log"):
        match = log.read(data)
        exported = export_game(dialect_of(match.game, map(find, GAMES)), match)
    chosen.file.write_bytes(exported)
    return _summary(match)


def benchmark(chosen: argparse.Namespace) -> object:
    """Play random games for some seconds, and return how many games and moves were played per second."""
    game = find(chosen.game)
    _check_players(game.info, chosen.players)
    began = time.perf_counter()
    games, moves, took = 0, 0, 0.0
    with shown("seconds", chosen.seconds) as advance:
        while took < chosen.seconds:
            moves += random_game(chosen.game, chosen.players, f"bench-{games}")
            games, before, took = games + 1, took, time.perf_counter() - began
            advance(took - before)
    return {"game": game.info.key, "games_per_second": games / took, "moves_per_second": moves / took}


def random_game(key: str, players: int, seed: str) -> int:
    """Play one random game, changing a single state without cloning it; return the number of moves."""
    game = find(key)
    state = game.setup(Setup(key, players), seed)
    rng = Rng(f"{seed}:luck")
    choose = game.policies["random"]
    moves = 0
    while waited_for := game.awaited(state):
        for _ in game.play(state, choose(game, state, min(waited_for), rng)):
            pass
        moves += 1
    return moves


def _summary(match: Match) -> dict[str, object]:
    result = match.result
    return {
        "game": match.game.info.key,
        "players": match.setup.players,
        "moves": len(match.line),
        "over": match.over,
        "scores": result.scores if result else None,
        "places": result.places if result else None,
        "to_move": sorted(match.game.actors(match.state)),
        "commitment": commitment(match.seed),
    }


if __name__ == "__main__":
    sys.exit(main())

"""Whole campaigns played by built-in opponents, and what they show about the figures (L M)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from statistics import mean
from typing import Any

import msgspec

from engine.core.campaigns import seed_of_game
from engine.core.progress import Progress, silent
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Player, Text
from engine.ticket_to_ride.legends.agenda import answers_early
from engine.ticket_to_ride.legends.campaign import Campaign, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import (
    Build,
    Draw,
    EngageSpecialist,
    Give,
    OpenFrontier,
    RetireEvent,
    Travel,
)
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import Choose, KeepSome, SecondCard, SecondJourney
from engine.ticket_to_ride.legends.vaults import legends, opened
from engine.ticket_to_ride.moves import DrawTickets

ENDLESS = 3000
"""More moves than any game takes."""
_GOES_FIRST = (1, 6, 12)
"""The games whose figures are given one by one."""
_BETWEEN_GAMES = frozenset((EngageSpecialist, RetireEvent, Give, OpenFrontier, Build))
"""Decisions after a game or before the first turn of the next; how the bonus is raised is another of them."""


class GameStatistics(msgspec.Struct):
    """What is counted of one game."""

    turns: float
    """Turns of a company on average."""
    completed: list[int]
    """Tickets by seat."""
    unfinished: int
    totals: list[int]
    rows: dict[str, int]
    """Dollars by row of the slips and by rule, of all companies together."""
    specialists: list[str]


class CampaignStatistics(msgspec.Struct):
    """What is counted of one campaign."""

    players: int
    games: list[GameStatistics]
    vaults: dict[str, int]
    ranking: list[list[str]]
    leader: str
    """The company whose slips had the most dollars before the last game."""
    postcards: dict[str, int]
    planning: list[str]
    """The companies that also chose by plan between games."""


def play_campaign(
    players: int, seed: str, policy: str = "normal", by_chance: int = 0, progress: Progress = silent
) -> CampaignStatistics:
    """Play twelve games with a built-in opponent in every seat.

    Args:
        players: how many companies there are.
        seed: the seed of all luck.
        policy: the policy that all of them play by.
        by_chance: how many of them choose at random between games. They are drawn by lot, so that over many campaigns
            every place of the seating order has its share of them.
        progress: is notified of each game.

    """
    campaign = new_campaign(tuple(pack().companies)[:players])
    companies = list(campaign.companies)
    first = Rng(f"{seed}:planning").below(players)
    planning = (companies[first:] + companies[:first])[: players - by_chance]
    games: list[GameStatistics] = []
    rng, leader = Rng(f"{seed}:luck"), ""
    with progress("games", pack().figures.table.games) as advance:
        while not campaign.over:
            if campaign.game == pack().figures.table.games:
                sums = {one: sum(game.slips[one] for game in campaign.games) for one in campaign.companies}
                leader = max(sums, key=lambda one: sums[one])
            state = LEGENDS.setup(next_setup(campaign), seed_of_game(seed, campaign.game))
            games.append(_play(state, policy, rng, planning))
            campaign = msgspec.convert(LEGENDS.carry(state), Campaign)
            advance(1)
    vaults = {one: vault.total for one, vault in opened(campaign).items()}
    drawn = {one: record.drawn for one, record in campaign.companies.items()}
    return CampaignStatistics(players, games, vaults, legends(campaign), leader, drawn, planning)


def _play(state: LegendsState, policy: str, rng: Rng, planning: Sequence[str]) -> GameStatistics:
    rows: Counter[str] = Counter()
    turns = moves = 0
    while awaited := LEGENDS.awaited(state):
        seat = min(awaited)
        lucky = state.company(seat).company not in planning and _is_between_games(state, seat)
        move = LEGENDS.policies["random" if lucky else policy](LEGENDS, state, seat, rng)
        turns += _takes_a_turn(state, move)
        for event in LEGENDS.play(state, move):
            _count(rows, event.text)
        moves += 1
        assert moves < ENDLESS, "a game without end"
    for each, slip in enumerate(state.slips):
        _count_slip(rows, state, each)
        rows["total"] += slip.total
    return GameStatistics(
        turns / len(state.seats),
        [len(slip.completed) for slip in state.slips],
        sum(len(slip.tickets) - len(slip.completed) for slip in state.slips),
        [slip.total for slip in state.slips],
        dict(rows),
        [state.company(seat).specialist for seat in range(len(state.seats))],
    )


def _is_between_games(state: LegendsState, seat: Seat) -> bool:
    raising = bool(state.agenda) and isinstance(state.task, Choose) and state.task.about == "raise"
    return raising or not _BETWEEN_GAMES.isdisjoint(LEGENDS.kinds(state, seat))


def _takes_a_turn(state: LegendsState, move: object) -> bool:
    return isinstance(move, (Draw, Travel, DrawTickets)) and not state.interrupted


def _count(rows: Counter[str], text: Text) -> None:
    if text.key in {"legends.money.gained", "legends.money.paid"}:
        dollars, why, who = (text.params[name] for name in ("dollars", "why", "player"))
        assert isinstance(dollars, int)
        assert isinstance(why, Text)
        assert isinstance(who, Player)
        kind = why.key.removeprefix("legends.").split(".")
        name = kind[1] if kind[0] == "rule" else kind[0]
        rows[name] += dollars if text.key.endswith("gained") else -dollars


def _count_slip(rows: Counter[str], state: LegendsState, seat: int) -> None:
    slip = state.slips[seat]
    for name in ("leftover", "herds", "through", "exhibition"):
        rows[name] += getattr(slip, name)
    rows["bond"] += slip.bond - state.pack.figures.rule.bond.price * state.company(seat).bond
    rows["tickets"] += sum(row.dollars for row in slip.tickets)
    rows["end powers"] += sum(dollars for _, dollars in slip.powers)


class Waits(msgspec.Struct):
    """How long a campaign waits for decisions other than turns and opening tickets if everybody looks once a day."""

    times: int
    """How often it has to wait for somebody, or for several who decide at the same time."""
    held_up: int
    """How many of these waits hold others up: whoever answers has no turn to take during the same look."""
    days: float
    turns: float
    """The days of waiting for turns, for comparison."""


def daily_waits(players: int, seed: str, policy: str = "normal", progress: Progress = silent) -> Waits:
    """Play a campaign of companies that each look at the table once a day, always at the same time.

    A company that looks does everything it can do at that moment, and answers early what may be answered early.
    """
    campaign, waits, rng = new_campaign(tuple(pack().companies)[:players]), Waits(0, 0, 0, 0), Rng(f"{seed}:luck")
    with progress("games", pack().figures.table.games) as advance:
        while not campaign.over:
            state = LEGENDS.setup(next_setup(campaign), seed_of_game(seed, campaign.game))
            times_of_day = state.seats_range()
            Rng(f"{seed}{campaign.game}").shuffle(times_of_day)
            _wait_daily(waits, state, times_of_day, policy, rng)
            campaign = msgspec.convert(LEGENDS.carry(state), Campaign)
            advance(1)
    return waits


def _wait_daily(waits: Waits, state: LegendsState, times_of_day: Sequence[Seat], policy: str, rng: Rng) -> None:
    """Play a game of companies that look once a day, counting how often and how long its table waits."""
    looking, waiting = cycle(times_of_day), frozenset[Seat]()
    while awaited := LEGENDS.awaited(state):
        _add_days(waits, state, 1 / len(times_of_day))
        seat, goes_on = next(looking), False
        while seat in LEGENDS.awaited(state) or answers_early(state, seat):
            move = LEGENDS.policies[policy](LEGENDS, state, seat, rng)
            goes_on = goes_on or _takes_a_turn(state, move)
            for _ in LEGENDS.play(state, move):
                pass
        if seat in waiting:
            waits.held_up += not goes_on and not state.over
            waiting = frozenset()
        if LEGENDS.awaited(state) - awaited and _between_turns(state):
            waits.times += 1
            waiting = LEGENDS.awaited(state)


def _add_days(waits: Waits, state: LegendsState, days: float) -> None:
    if _between_turns(state):
        waits.days += days
    elif state.begun:
        waits.turns += days


def _between_turns(state: LegendsState) -> bool:
    """Return whether something is decided between turns, other than opening tickets, which all choose together."""
    task = state.agenda[-1] if state.in_round(AGENDA) and state.agenda else None
    in_a_turn = isinstance(task, SecondCard | SecondJourney)
    return task is not None and not in_a_turn and not (isinstance(task, KeepSome) and task.opening)


def summary(campaigns: Sequence[CampaignStatistics]) -> Mapping[str, Any]:
    """Return the figures of many campaigns with the same number of players that section M of the rules asks for."""
    players = campaigns[0].players
    games = [game for campaign in campaigns for game in campaign.games]
    companies = players * len(games)
    rows = sorted({name for game in games for name in game.rows})
    share = {name: round(sum(game.rows.get(name, 0) for game in games) / companies, 2) for name in rows}
    chosen = Counter(one for game in games for one in game.specialists if one)
    return {
        "players": players,
        "campaigns": len(campaigns),
        "margin": round(mean(_margin(one) for one in campaigns), 3),
        "leader before the last game wins": round(mean(one.ranking[0] == [one.leader] for one in campaigns), 2),
        "turns": _by_game(campaigns, lambda game: game.turns),
        "slips": _by_game(campaigns, lambda game: mean(game.totals)),
        "completed": _by_game(campaigns, lambda game: mean(game.completed)),
        "unfinished": _by_game(campaigns, lambda game: game.unfinished / players),
        "campaign": round(mean(dollars for one in campaigns for dollars in one.vaults.values())),
        "dollars a company and game": share,
        "specialists": dict(chosen.most_common()),
        "slips with a specialist beside the others": _worth(games),
        "postcards drawn": round(mean(sum(one.postcards.values()) for one in campaigns), 1),
        **_planned(campaigns),
    }


def _planned(campaigns: Sequence[CampaignStatistics]) -> dict[str, float]:
    """Return how often a company that chose by plan between games wins, and what vaults these and the others have."""
    dollars: dict[bool, list[int]] = {True: [], False: []}
    for one in campaigns:
        for company, vault in one.vaults.items():
            dollars[company in one.planning].append(vault)
    if not dollars[False]:
        return {}
    return {
        "a planning company wins": round(mean(bool({*one.ranking[0]} & {*one.planning}) for one in campaigns), 2),
        "a planning company has": round(mean(dollars[True] or [0])),
        "another has": round(mean(dollars[False])),
    }


def _worth(games: Sequence[GameStatistics]) -> dict[str, float]:
    """Return by how much slips of companies with each specialist lie above the mean of their games."""
    above: dict[str, list[float]] = {}
    for game in games:
        middle = mean(game.totals)
        for one, total in zip(game.specialists, game.totals, strict=True):
            if one:
                above.setdefault(one, []).append(total - middle)
    return {one: round(mean(each), 1) for one, each in sorted(above.items())}


def _margin(campaign: CampaignStatistics) -> float:
    """Return by how much the winner is ahead of the second, as a share of the winner's dollars."""
    first, second = sorted(campaign.vaults.values(), reverse=True)[:2]
    return (first - second) / max(1, first)


def _by_game(campaigns: Sequence[CampaignStatistics], value: Callable[[GameStatistics], float]) -> dict[str, float]:
    figures = {f"game {n}": mean(value(one.games[n - 1]) for one in campaigns) for n in _GOES_FIRST}
    figures["all"] = mean(value(game) for one in campaigns for game in one.games)
    return {name: round(figure, 1) for name, figure in figures.items()}

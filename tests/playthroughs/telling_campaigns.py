"""A whole campaign of built-in players in short: of each game what people would still tell of it years later.

``python -m tests.playthroughs.telling_campaigns`` writes the kept campaigns anew; the difference is the review of a
rule change.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.campaigns import in_campaigns, seed_of_game
from engine.core.match import Match
from engine.core.registry import find_campaign
from engine.core.rng import Rng
from engine.core.text import Player, Text
from engine.core.views import Event
from tests.playthroughs.telling import FOLDER

KEPT = {"legends-3p": ("legends", 3, "fargo quebec", "normal")}
"""File name without its ending: game, companies, seed of the campaign, and who plays every company."""
UNTOLD = ("draw.", "row.", "tickets.", "keep.", "money.", "coal.", "answered", "newspaper", "event.acts", "standing.")
"""How the keys of events begin that are too many to be told: cards, coins, tickets, orders in private."""


def tell(key: str, players: int, seed: str, policy: str) -> str:
    """Play a campaign to its end and tell it."""
    return "".join(f"{line}\n" for line in _campaign(key, players, seed, policy))


def _campaign(key: str, players: int, seed: str, policy: str) -> Iterator[str]:
    game = find_campaign(key)
    rules = in_campaigns(game)
    companies = rules.campaign.companies[:players]
    carried = rules.found_campaign(dict.fromkeys(companies, ""))
    yield f"{key}, {players} companies, seed {seed}"
    for number in range(1, rules.campaign.games + 1):
        match = Match(game, rules.next_setup(carried, companies, {}), seed_of_game(seed, number))
        yield f"GAME {number}"
        yield from _game(match, game.policies[policy], key)
        yield f"     {len(match.line)} moves, {match.result.scores}, places {match.result.places}"
        carried = rules.carry(match.state)
    yield f"places {rules.campaign_places(carried)}"


def _game(match: Match, policy: Any, key: str) -> Iterator[str]:
    rng = Rng(f"{match.seed}:luck")
    while not match.over:
        seat = min(match.game.awaited(match.state))
        events = match.play(policy(match.game, match.state, seat, rng))
        yield from (f"  {_short(event, key)}" for event in events if _is_told(event, key))


def _is_told(event: Event, key: str) -> bool:
    return event.audience is None and not event.text.key.removeprefix(f"{key}.").startswith(UNTOLD)


def _short(event: Event, key: str) -> str:
    """Tell an event by its key and its values; of words the names of the values are left out."""
    return " ".join((event.text.key.removeprefix(f"{key}."), *map(_value, event.text.params.values())))


def _value(value: object) -> str:
    match value:
        case Text(key=key, params=params):
            name = key.split(".", 1)[1]
            return f"({' '.join((name, *map(_value, params.values())))})" if params else name
        case Player(seat):
            return f"#{seat}"
        case tuple():
            return f"[{', '.join(map(_value, value))}]"
        case _:
            return str(value)


if __name__ == "__main__":
    for name, chosen in KEPT.items():
        (FOLDER / f"{name}.txt").write_text(tell(*chosen), "utf-8")

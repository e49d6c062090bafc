"""A game of built-in players told move by move as readable text.

``python -m tests.playthroughs.telling`` writes the kept playthroughs anew; the difference is the review of a rule change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from engine.core.game import Policy, Setup
from engine.core.match import Match
from engine.core.moves import Move, fields
from engine.core.players import random_move
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.text import Player, Text
from engine.core.views import Event
from engine.eighteenxx.g18cz.sensible import choose_sensibly
from engine.eighteenxx.g18cz.views import G18czView
from engine.eighteenxx.g1854.views import G1854View
from engine.ticket_to_ride.europe.view import EuropeView

FOLDER = Path(__file__).parent
KEPT = {
    "europe-2p": ("europe", 2, "madrid petrograd", random_move),
    "18cz-3p": ("18cz", 3, "brno praha", choose_sensibly),
    "1854-4p": ("1854", 4, "wien bregenz", find("1854").policies["normal"]),
}
"""File name without its ending: game, players, seed, and the built-in opponent that plays every seat."""

VIEWS_EVERY = 20
"""Moves between two summaries of the public view."""


def tell(key: str, players: int, seed: str, policy: Policy[Any]) -> str:
    """Play a game among built-in opponents to its end and tell it."""
    return "".join(f"{line}\n" for line in lines(Match(find(key), Setup(key, players), seed), policy, _view))


def lines(match: Match, policy: Policy[Any], told: Callable[[Match], Iterator[str]]) -> Iterator[str]:
    """Play a game to its end and tell it; ``told`` sums the public view up."""
    rng = Rng(f"{match.seed}:luck")
    yield f"{match.game.info.key}, {match.setup.players} players, seed {match.seed}"
    yield from told(match)
    while not match.over:
        seat = min(match.game.actors(match.state))
        move = policy(match.game, match.state, seat, rng)
        events = match.play(move)
        yield f"{len(match.line):4} {_move(move)}"
        yield from (f"       {_event(event)}" for event in events)
        if match.over or len(match.line) % VIEWS_EVERY == 0:
            yield from told(match)
    yield f"result: {match.result.scores}, places {match.result.places}"


def _move(move: Move) -> str:
    return " ".join(
        (
            f"seat {move.seat} {move.kind()}",
            *(f"{field}={_value(getattr(move, field))}" for field in fields(type(move))),
        )
    )


def _event(event: Event) -> str:
    whom = "" if event.audience is None else f"to seat {event.audience} only: "
    return whom + _sentence(event.text)


def _sentence(sentence: Text) -> str:
    return " ".join((sentence.key, *(f"{name}={_value(value)}" for name, value in sentence.params.items())))


def _value(value: object) -> str:
    match value:
        case Text():
            return f"({_sentence(value)})" if value.params else value.key
        case Player():
            return f"seat-{value.seat}"
        case tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
        case _:
            return str(value)


def _view(match: Match) -> Iterator[str]:
    match match.view(None):
        case EuropeView() as view:
            yield from _europe(view)
        case G18czView() as view:
            yield from _18cz(view)
        case G1854View() as view:
            yield from _1854(view)


def _1854(view: G1854View) -> Iterator[str]:
    calendar, depot = view.calendar, view.depot
    decks = " | ".join(" ".join(train.rank for train in deck) for deck in depot.decks)
    yield (
        f"     | {calendar.stage} {calendar.set}.{calendar.round}, phase {depot.phase}, decks {decks}, "
        f"{len(view.map.laid)} tiles laid, tunnels {' '.join(view.map.tunnels) or 'none'}, bank {view.bank} G"
    )
    for lot in view.auction:
        bids = ", ".join(f"seat {bid.seat} {bid.price}" for bid in lot.bids)
        yield f"     | {lot.id} for {lot.price}: {bids or 'no bid'}"
    for seat in view.players:
        shares = ", ".join(f"{company} {percent} %" for company, percent in seat.shares.items())
        option = f"; option on {seat.option.company} for {seat.option.price}" if seat.option else ""
        yield f"     | seat {seat.seat}: {seat.cash} G, worth {seat.worth}; {shares or 'no shares'}{option}"
    for name in view.operating:
        company = view.companies[name]
        trains = " ".join(train.face for train in company.trains)
        yield (
            f"     | {name}: at {company.price}, seat {company.president}, {company.cash} G, trains {trains or 'none'}, "
            f"{company.stations} stations left, mail {view.contracts.get(name, 'none')}"
        )


def _18cz(view: G18czView) -> Iterator[str]:
    calendar, depot = view.calendar, view.depot
    yield (
        f"     | {calendar.stage} {calendar.set}.{calendar.round}, phase {depot.phase}, "
        f"deck {' '.join(train.rank for train in depot.deck)}, {len(view.map.laid)} tiles laid"
    )
    for seat in view.players:
        shares = ", ".join(f"{company} {percent} %" for company, percent in seat.shares.items())
        yield f"     | seat {seat.seat}: {seat.cash} K, debt {seat.debt}, worth {seat.worth}; {shares or 'no shares'}"
    for name in view.operating:
        company = view.companies[name]
        trains = " ".join(train.face for train in company.trains)
        yield (
            f"     | {name}: at {company.price}, seat {company.president}, {company.cash} K, "
            f"trains {trains or 'none'}, {company.stations} stations left"
        )


def _europe(view: EuropeView) -> Iterator[str]:
    yield f"     | row {' '.join(view.face_up)} | deck {view.deck}, discards {view.discards}, tickets {view.ticket_deck}"
    for seat in view.seats:
        routes = sum(owner == seat.seat for _, owner in view.claims)
        yield (
            f"     | seat {seat.seat}: {seat.score} points, {routes} routes, {seat.trains} trains, "
            f"{seat.stations} stations, {seat.cards} cards, {seat.tickets} tickets"
        )
    for tally in view.tallies or ():
        won = ", ".join(f"{ticket.ticket} {ticket.points:+}" for ticket in tally.tickets)
        yield (
            f"     | seat {tally.seat}: routes {tally.routes}; {won}; stations {tally.station_points}; "
            f"trail {tally.trail_length} for {tally.trail_points}; total {tally.total}"
        )


if __name__ == "__main__":
    for name, chosen in KEPT.items():
        (FOLDER / f"{name}.txt").write_text(tell(*chosen), "utf-8")

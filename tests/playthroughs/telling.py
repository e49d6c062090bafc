"""A game of built-in players told move by move as readable text.

``python -m tests.playthroughs.telling`` writes the kept playthroughs anew; the difference is the review of a rule change.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.core.events import Event
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import Move, fields
from engine.core.players import wander
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.text import Player, Text
from engine.ticket_to_ride.europe.view import EuropeView

FOLDER = Path(__file__).parent
KEPT = {"europe-2p": ("europe", 2, "madrid petrograd")}
"""File name without its ending: game, players, seed."""

VIEWS_EVERY = 20
"""Moves between two summaries of the public view."""


def tell(key: str, players: int, seed: str) -> str:
    """Play a random game to its end and tell it."""
    return "".join(f"{line}\n" for line in _lines(Match(find(key), Setup(key, players), seed)))


def _lines(match: Match) -> Iterator[str]:
    luck = Rng(f"{match.seed}:luck")
    yield f"{match.game.info.key}, {match.setup.players} players, seed {match.seed}"
    yield from _view(match)
    while not match.over:
        seat = min(match.game.actors(match.state))
        move = wander(match.game, match.state, seat, luck)
        events = match.play(move)
        yield f"{len(match.line):4} {_move(move)}"
        yield from (f"       {_event(event)}" for event in events)
        if match.over or len(match.line) % VIEWS_EVERY == 0:
            yield from _view(match)
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
    view = match.view(None)
    assert isinstance(view, EuropeView)
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

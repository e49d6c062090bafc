"""A position of Ticket to Ride: Europe, how it begins and what it is worth at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.game import Result, Setup
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.views import Event
from engine.ticket_to_ride import scoring
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.setting_up import deal_cards, deal_tickets, draw_lots
from engine.ticket_to_ride.europe.stations import StationHoldings, StationState, station_figures
from engine.ticket_to_ride.europe.tunnels import TunnelClaim
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.scoring import Holding, Tally
from engine.ticket_to_ride.state import Supply


class EuropeState(StationState):
    """The state of a game of Europe."""

    claim: TunnelClaim | None = None
    """The claim that is under way, if any; one through a tunnel may wait for more cards."""

    printed: ClassVar[Printed] = PRINTED
    """Cards, board and figures: the same in every game."""


def set_up(setup: Setup, seed: str) -> EuropeState:
    """Shuffle, deal and draw the start player (rulebook, "Setting up")."""
    rules, cards = PRINTED.rules, PRINTED.cards
    stations = station_figures(PRINTED).number
    seats = [
        StationHoldings(hand=cards.empty_hand(), trains=rules.trains, tickets=[], offered=[], stations=stations)
        for _ in range(setup.players)
    ]
    state = EuropeState(
        rng=Rng(seed), frames=[], seats=seats, start=Seat(0), supply=Supply([], [], []), ticket_deck=[], claims={}
    )
    deal_cards(state)
    deal_tickets(state)
    draw_lots(state)
    return state


def tallies(state: EuropeState) -> tuple[Tally, ...]:
    """Score the position as if the game ended here."""
    holdings = [Holding(tuple(held.tickets), held.stations) for held in state.seats]
    return scoring.tallies(state.printed, state.claims, state.stations, holdings)


def result(state: EuropeState) -> Result:
    """Rank the players as if the game ended here."""
    return scoring.result(tallies(state))


def announce_end(draft: EuropeState) -> Iterable[Event]:
    """Announce the outcome after the last turn."""
    return (scoring.announce(result(draft)),)

"""One hoards every card, the other takes every ticket, until nothing is left to do but to pass."""

from __future__ import annotations

import pytest

from engine.core.forms import legal
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.cards import parse_payment
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets, Pass
from tests.bot.stage import private
from tests.playthroughs.driving import BUTTONS, SLASH
from tests.playthroughs.europe_table import EuropeTable

BOARD = PRINTED.board

pytestmark = pytest.mark.usefixtures("drawn")

SEED = "pass 0"
HOARDER = 0


def greedily(match, seat):
    """Leave the other nothing: the hoarder draws whatever there is, the other gets rid of every card."""
    if KeepTickets in match.game.kinds(match.state, seat):
        return KeepTickets(seat, tuple(match.state.seats[seat].offered))
    moves = list(legal(match.game, match.state, seat))
    draws = [move for move in moves if isinstance(move, DrawCard)]
    buys = [move for move in moves if isinstance(move, ClaimRoute | BuildStation) and not through_a_tunnel(move)]
    if seat == HOARDER:
        return draws[0] if draws else min(buys, key=cost)
    if DrawTickets(seat) in moves:
        return DrawTickets(seat)
    if buys:
        return max(buys, key=lambda move: (isinstance(move, ClaimRoute), cost(move)))
    hand = match.state.seats[seat].hand
    return max(
        draws, key=lambda move: 0 if move.card == "deck" else hand[PRINTED.cards.numbers[move.card]], default=moves[0]
    )


def cost(move):
    return parse_payment(PRINTED.cards, move.payment).total


def through_a_tunnel(move):
    return isinstance(move, ClaimRoute) and BOARD.routes[RouteId(move.route)].tunnel


def stuck(match):
    return all(match.game.kinds(match.state, seat) == (Pass,) for seat in match.game.actors(match.state))


async def test_who_can_do_nothing_passes_by_command_and_by_button(stage, seeds):
    seeds.always = SEED
    europe_table = EuropeTable(stage, await stage.begin(stage.bob, players=2))
    for way in (SLASH, BUTTONS):
        await europe_table.hurry(stuck, greedily)
        who, seat = await europe_table.next()
        assert who is stage.bob
        assert "`/europe pass`" in private(await who.slash(stage.channel, "game help"))
        assert "**bob** can do nothing and passes." in await europe_table.play(who, Pass(seat), way)
    refused = await stage.alice.slash(stage.channel, "europe pass")
    assert "You can pass only when there is nothing else you can do." in private(refused)

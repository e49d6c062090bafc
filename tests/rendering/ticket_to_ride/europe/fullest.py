"""Positions of Ticket to Ride: Europe in which there is as much to tell as there can ever be, and more."""

from msgspec.structs import replace

from engine.ticket_to_ride.views import HeldTicket, TunnelView
from rendering.ticket_to_ride.europe.pictures import edition
from tests.rendering.tables import positions


def fullest():
    """Five players with two figures of everything, a tunnel that waits, the longest names claimed last."""
    view, board = positions("europe", 5, "a")[-1][0], edition().board
    routes = sorted(board.routes, key=len, reverse=True)
    seats = tuple(replace(seat, score=188, trains=45, cards=45, tickets=28, deciding=True) for seat in view.seats)
    held = tuple(HeldTicket(ticket, done=True) for ticket in board.tickets)
    own = replace(view.own, cards=dict.fromkeys(view.own.cards, 12), tickets=held, offered=tuple(board.tickets)[:4])
    tunnel = TunnelView(0, routes[0], "8 purple", ("locomotive",) * 3, 3)
    playing = {"to_move": (0,), "tallies": None, "tunnel": tunnel}
    claims = tuple((route, 3) for route in reversed(routes))
    full = {"seats": seats, "own": own, "claims": claims, "face_up": ("locomotive",) * 5, "deck": 110}
    return replace(view, **full), replace(view, **full, **playing)

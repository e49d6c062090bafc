"""The printed facts of the game, and what every step does with the cards and the tickets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.events import Event
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.text import Player, text
from engine.ticket_to_ride import scoring
from engine.ticket_to_ride.board import TicketId, load_board
from engine.ticket_to_ride.cards import CARDS, Payment
from engine.ticket_to_ride.rules import load_rules
from engine.ticket_to_ride.scoring import Holding, Tally
from engine.ticket_to_ride.state import Holdings, TicketToRideState
from engine.ticket_to_ride.supply import discard, draw, fill_row, shuffled_supply

BOARD = load_board(__package__)
RULES = load_rules(__package__)


def lay_out(setup: Setup, seed: str) -> TicketToRideState:
    """Shuffle, deal and draw the start player (rulebook, "Setting up")."""
    rng = Rng(seed)
    supply = shuffled_supply(RULES, rng)
    seats = [
        Holdings(hand=[0] * len(CARDS), trains=RULES.trains, stations=RULES.stations, tickets=[], offered=[])
        for _ in range(setup.players)
    ]
    for holdings in seats:
        for _ in range(RULES.opening_cards):
            holdings.hand[draw(supply, rng)] += 1
    for _ in fill_row(supply, RULES, rng):
        pass  # a row of three locomotives is laid out anew before anybody looks
    # The long tickets that are not dealt go back to the box.
    long_tickets = [ticket.id for ticket in BOARD.tickets.values() if ticket.long]
    tickets = [ticket.id for ticket in BOARD.tickets.values() if not ticket.long]
    rng.shuffle(long_tickets)
    rng.shuffle(tickets)
    for holdings in seats:
        holdings.offered += [long_tickets.pop() for _ in range(RULES.opening_long_tickets)]
        holdings.offered += [tickets.pop() for _ in range(RULES.opening_tickets)]
    start = Seat(rng.below(setup.players))
    order = [(start + turn) % setup.players for turn in range(setup.players)]
    everybody = list(range(setup.players))
    return TicketToRideState(
        rng=rng,
        frames=[Frame("turns", [*order]), Frame("opening", [*everybody])],
        seats=seats,
        start=start,
        supply=supply,
        ticket_deck=tickets,
        claims={},
        stations={},
    )


def spend(draft: TicketToRideState, seat: Seat, payment: Payment) -> None:
    """Take a payment out of a player's hand; the cards then lie on the table."""
    for card in payment.cards():
        draft.seats[seat].hand[card] -= 1


def put_away(draft: TicketToRideState, *payments: Payment) -> Iterator[Event]:
    """Discard the cards of some payments at once."""
    cards = [card for payment in payments for card in payment.cards()]
    return discard(draft.supply, cards, RULES, draft.rng)


def after_opening(draft: TicketToRideState) -> Iterator[Event]:
    """Begin the first turn once everybody has chosen tickets."""
    draft.resume()
    kept = tuple(
        text("ttr.keep.number", player=Player(Seat(seat)), tickets=len(holdings.tickets))
        for seat, holdings in enumerate(draft.seats)
    )
    # Whoever chose last has now learned what the others kept, and may not quietly choose again.
    yield Event(text("ttr.keep.opening", kept=kept), reveals=True)
    yield Event(text("ttr.begin", player=Player(draft.start)))


def end_turn(draft: TicketToRideState) -> Iterator[Event]:
    """Pass the turn on, call the last round, or end the game (rulebook, "End of the game")."""
    frame = draft.frame
    seat = Seat(int(frame.actor))
    players = len(draft.seats)
    if draft.turns_left is not None:
        draft.turns_left -= 1
    elif draft.seats[seat].trains <= RULES.last_round_trains:
        # Everybody, the player who called it included, has one more turn; nothing extends it.
        draft.turns_left = players
        yield Event(text("ttr.last_round", player=Player(seat), trains=draft.seats[seat].trains))
    if draft.turns_left == 0 or draft.passes == players:
        draft.end_game()
        yield from _announce_end(draft)
        return
    draft.turn_to((frame.at + 1) % players)


def tallies(state: TicketToRideState) -> tuple[Tally, ...]:
    """Score the position as if the game ended here."""
    holdings = [Holding(tuple(held.tickets), held.stations) for held in state.seats]
    return scoring.tallies(BOARD, RULES, state.claims, state.stations, holdings)


def offer_tickets(draft: TicketToRideState, seat: Seat) -> Sequence[TicketId]:
    """Lay the top tickets of the deck in front of a player, the first drawn first."""
    number = min(RULES.drawn_tickets, len(draft.ticket_deck))
    draft.seats[seat].offered = [draft.ticket_deck.pop() for _ in range(number)]
    return draft.seats[seat].offered


def _announce_end(draft: TicketToRideState) -> Iterator[Event]:
    result = scoring.result(tallies(draft))
    scores = tuple(
        text("ttr.end.score", player=Player(seat), points=result.scores[seat])
        for place in result.places
        for seat in place
    )
    winners = tuple(Player(seat) for seat in result.winners)
    yield Event(text("ttr.end.won", winners=winners, number=len(winners), scores=scores), reveals=True)

"""Drawing tickets and keeping some of them (L B6, C5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.moves import Choice, Option, Slot
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends.questions import Question
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Choose, KeepSome
from engine.ticket_to_ride.legends.texts import notice, player, refusal, ticket_text, tickets_text
from engine.ticket_to_ride.moves import KeepTickets


def offer_tickets(draft: LegendsState, seat: int, number: int, keep: int) -> Iterator[Event]:
    """Lay tickets in front of a company, the first drawn first; some must be kept."""
    number = min(number, len(draft.ticket_deck))
    assert number  # neither the action nor a power can be chosen where no ticket is left
    draft.company(seat).offered = [draft.ticket_deck.pop() for _ in range(number)]
    names = tickets_text(draft, draft.company(seat).offered)
    _put(draft, seat, min(keep, number))
    yield notice("legends.tickets.drawn", reveals=True, player=player(seat), tickets=number)
    yield notice("legends.tickets.yours", to=seat, reveals=True, tickets=names, keep=min(keep, number))


def _put(draft: LegendsState, seat: int, must: int) -> None:
    """Put the question which tickets are kept; if others still decide on the same event, after all have decided."""
    waiting = next((task for task in draft.agenda if isinstance(task, KeepSome)), None)
    offers = (at for at, one in enumerate(draft.agenda) if isinstance(one, Choose) and one.seats and not one.in_turn)
    if waiting is not None:
        waiting.seats.append(seat)
    elif (place := next(offers, None)) is not None:
        draft.agenda.insert(place, KeepSome(seats=[seat], must=must))
    else:
        draft.push(KeepSome(seats=[seat], must=must))


class Keeping(Question[KeepSome, KeepTickets]):
    """Tickets drawn, some of which are kept; the others go under the deck."""

    moves = (KeepTickets,)
    ahead_of = frozenset()

    def prepare(self, draft: LegendsState, task: KeepSome) -> Iterator[Event]:
        """Keep the tickets if all of them must be kept (L L3)."""
        for seat in [*task.seats]:
            offered = draft.company(seat).offered
            if not task.opening and task.must >= len(offered):
                yield from self.answer(draft, task, KeepTickets(Seat(seat), tuple(offered)))

    def slot(self, state: LegendsState, task: KeepSome, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the tickets drawn."""
        offered = state.company(seat).offered
        options = tuple(Option(ticket, ticket_text(state, ticket)) for ticket in offered)
        return Choice(options, many=True, at_least=min(task.must, len(offered)), at_most=len(offered))

    def default(self, state: LegendsState, task: KeepSome, seat: Seat) -> KeepTickets:
        """Keep as few as possible, of the lowest values, then in file order."""
        order, value = state.pack.ticket_order, state.pack.ticket
        offered = sorted(state.company(seat).offered, key=lambda one: (value(one).points, order[one]))
        return KeepTickets(seat, tuple(offered[: task.must]))

    def prompt(self, state: LegendsState, task: KeepSome, players: tuple[Player, ...]) -> Text:
        """Return how many must be kept; of a single ticket that a power draws this is none."""
        if task.opening:
            return text("legends.decides.keep_opening", must=task.must, players=players)
        offered = max((len(state.company(seat).offered) for seat in task.seats), default=0)
        return text("legends.decides.keep", must=task.must, offered=offered, players=players)

    def answer(self, draft: LegendsState, task: KeepSome, move: KeepTickets) -> Iterator[Event]:
        """Keep the chosen ones."""
        seat = int(move.seat)
        company, rule = draft.company(seat), "B6" if task.opening else "C5.1"
        kept = [ticket for ticket in company.offered if ticket in move.tickets]
        if len(kept) != len(move.tickets):
            raise refusal("legends.keep.not_offered", rule, possible=tickets_text(draft, company.offered))
        if len(kept) < task.must:
            raise refusal("legends.keep.too_few", rule, must=task.must, kept=len(kept))
        rejected = [ticket for ticket in company.offered if ticket not in kept]
        company.tickets += kept
        company.offered = []
        task.seats.remove(seat)
        yield notice("legends.keep.yours", to=seat, tickets=tickets_text(draft, kept))
        draft.rejected[seat] = list(rejected)
        if not task.opening:
            yield notice("legends.keep.kept", player=player(seat), tickets=len(kept), returned=len(rejected))
            if not task.seats:
                _put_back(draft, draft.from_active())
            return
        if task.seats:
            yield notice("legends.keep.chosen", player=player(seat))
        else:
            yield _all_chosen(draft)


def _all_chosen(draft: LegendsState) -> Event:
    """Put back what all rejected, in turn order from the start player; return how many tickets each keeps."""
    order = draft.from_start()
    _put_back(draft, order)
    kept = (text("legends.keep.number", player=player(seat), tickets=len(draft.seats[seat].tickets)) for seat in order)
    return notice("legends.keep.opening", reveals=True, kept=tuple(kept))


def _put_back(draft: LegendsState, order: Iterable[int]) -> None:
    """Put the tickets that companies rejected under the deck, company by company, each in the order dealt."""
    for seat in order:
        draft.ticket_deck[:0] = reversed(draft.rejected.pop(seat, []))

"""A turn: powers at its start, then one action, or a pass (L C1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.moves import Chain, Choice, Move, Option, Slot, name_of_kind
from engine.core.steps import Actor, Step
from engine.core.text import Text
from engine.core.views import Event
from engine.ticket_to_ride.legends import drawing, travel
from engine.ticket_to_ride.legends.moves import Draw, SkipTurn, Travel, UsePower
from engine.ticket_to_ride.legends.powers import Bottom, Pick
from engine.ticket_to_ride.legends.powers_in_play import can_use, droppable, own_sources, pickable, power_of, use
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.texts import (
    named_card,
    notice,
    player,
    refusal,
    shown_name,
    source_text,
    sources_text,
    ticket_text,
)
from engine.ticket_to_ride.legends.tickets import offer_tickets
from engine.ticket_to_ride.legends.train_cards import in_order, ordered_cards
from engine.ticket_to_ride.moves import DrawTickets, Pass


class TakeTurn(Step[LegendsState]):
    """The one action of a turn, and powers before it."""

    name = "turn"
    moves = (Draw, Travel, DrawTickets, UsePower, Pass, SkipTurn)

    def waits(self, state: LegendsState, actor: Actor) -> bool:
        """Wait: the turn is one action."""
        return True

    def kinds(self, state: LegendsState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the actions that can be taken."""
        seat = int(actor)
        actions = _actions(state, seat)
        return (*(actions or (Pass,)), *([UsePower] if usable(state, seat) else []))

    def slot(self, state: LegendsState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field."""
        seat = int(actor)
        if kind is Draw:
            return drawing.slot(state, seat, field, chosen, first=True)
        if kind is Travel:
            return travel.slot(state, seat, field, chosen)
        return power_slot(state, seat, field, chosen)

    def play(self, draft: LegendsState, move: Move) -> Iterator[Event]:
        """Take the action, or use a power and go on with the turn."""
        seat = int(move.seat)
        if isinstance(move, UsePower):
            yield from _use(draft, seat, move)
            draft.interrupt(AGENDA, [])
            return
        draft.finish(self.name)
        draft.begin_action()
        if isinstance(move, SkipTurn):
            # It is offered to nobody: the others vote for it. It does not count as a pass.
            if drawing.may_draw(draft):
                raise refusal("legends.skip.can_draw", "L2")
            yield notice("legends.skip", player=player(seat))
            return
        if isinstance(move, Pass):
            if _actions(draft, seat):
                raise refusal("legends.pass.can_move", "C1", possible=_named(draft, seat))
            draft.passes += 1
            yield notice("legends.pass", player=player(seat))
            return
        draft.passes = 0
        yield from _act(draft, seat, move)
        draft.interrupt(AGENDA, [])


def _act(draft: LegendsState, seat: int, move: Move) -> Iterator[Event]:
    if isinstance(move, Draw):
        if not drawing.may_draw(draft):
            raise refusal("legends.draw.too_few", "C2.7")
        yield from drawing.play(draft, move, first=True)
    elif isinstance(move, Travel):
        yield from travel.play(draft, move)
    else:
        if not draft.ticket_deck:
            raise refusal("legends.tickets.none_left", "C5.1")
        rules = draft.printed.rules
        yield from offer_tickets(draft, seat, rules.drawn_tickets, rules.drawn_keep)


def _actions(state: LegendsState, seat: int) -> tuple[type[Move], ...]:
    possible: list[type[Move]] = [Draw] if drawing.may_draw(state) else []
    possible += [Travel] if travel.can_travel(state, seat) else []
    possible += [DrawTickets] if state.ticket_deck else []
    return tuple(possible)


def _named(state: LegendsState, seat: int) -> tuple[Text, ...]:
    return tuple(name_of_kind(kind) for kind in _actions(state, seat))


def usable(state: LegendsState, seat: int) -> list[str]:
    """Return the powers that a company can use at the start of its turn."""
    return [source for source in own_sources(state, seat, "turn") if can_use(state, seat, source)]


def power_slot(state: LegendsState, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Return what may stand in a field of the move that uses a power."""
    sources = usable(state, seat)
    if field == "power":
        return Choice(tuple(Option(one, source_text(one), one.partition(":")[2]) for one in sources))
    source = str(chosen.get("power"))
    if source not in sources:
        return Chain((), may_end=True)
    entries = list(chosen.get("choice", ()))
    options, may_end = _next(state, seat, source, entries)
    any_order = power_of(source).cost.cards > 0
    return Chain(tuple(Option(entry, _label(state, entry)) for entry in options), may_end, any_order)


def _label(state: LegendsState, entry: str) -> Text:
    if entry in state.pack.board.tickets:
        return ticket_text(state, entry)
    return named_card(entry)


def _next(state: LegendsState, seat: int, source: str, entries: list[str]) -> tuple[list[str], bool]:
    """Return what may come next in the choice of a power, and whether it is complete as it stands."""
    power = power_of(source)
    if power.cost.cards:
        done = len(entries) >= power.cost.cards
        return ([], True) if done else (ordered_cards(state, seat, entries, power.cost.cards), False)
    for effect in power.effects:
        if isinstance(effect, Bottom):
            left = [one for one in droppable(state, seat, effect.max) if one not in entries]
            return ([], True) if len(entries) >= effect.n else (left, False)
        if isinstance(effect, Pick):
            names = list(dict.fromkeys(shown_name(state, card) for card in pickable(state, wild=effect.wild)))
            return ([], True) if len(entries) >= effect.n else (names, False)
    return [], True


def _use(draft: LegendsState, seat: int, move: UsePower) -> Iterator[Event]:
    if move.power not in usable(draft, seat):
        raise refusal("legends.power.not_now", "H5", possible=sources_text(usable(draft, seat)))
    choice = in_order(draft, move.choice) if power_of(move.power).cost.cards else [*move.choice]
    for place, entry in enumerate(choice):
        options = _next(draft, seat, move.power, choice[:place])[0]
        if entry not in options:
            raise refusal("legends.power.choice", "H6", possible=tuple(_label(draft, one) for one in options))
    options, may_end = _next(draft, seat, move.power, choice)
    if not may_end:
        raise refusal("legends.power.choice", "H6", possible=tuple(_label(draft, one) for one in options))
    yield from use(draft, seat, move.power, move.choice)

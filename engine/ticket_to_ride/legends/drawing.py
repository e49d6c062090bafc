"""The draw-cards action (L C2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from engine.core.moves import Chain, Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends.events import lasting
from engine.ticket_to_ride.legends.moves import Draw
from engine.ticket_to_ride.legends.powers_in_play import event_source, own_sources
from engine.ticket_to_ride.legends.questions import Question
from engine.ticket_to_ride.legends.state import Drawing, LegendsState
from engine.ticket_to_ride.legends.tasks import AfterDraw, DrawBlind, FillRow, Moment, SecondCard, Stage
from engine.ticket_to_ride.legends.texts import (
    card_text,
    named_card,
    notice,
    player,
    refusal,
    source_text,
    sources_text,
)
from engine.ticket_to_ride.legends.train_cards import row_card, row_names
from engine.ticket_to_ride.supply import can_draw

DECK = "deck"
CARDS = 2
"""The number of cards in a draw-cards action."""


def may_draw(state: LegendsState) -> bool:
    """Return whether the action may be chosen (L C2.7)."""
    supply, least = state.supply, state.pack.figures.deck.no_drawing_at
    if len(supply.deck) + len(supply.discards) <= least:
        return False
    return bool(supply.row) or can_draw(state)


def drawable(state: LegendsState, *, first: bool) -> list[str]:
    """Return what may be drawn: the deck, then the face-up cards, a wild only as the first (L C2.2)."""
    wild = state.pack.cards.wild_kind.name
    names = [name for name in row_names(state) if first or name != wild]
    return [DECK, *names] if can_draw(state) else names


def slot(state: LegendsState, seat: int, field: str, chosen: Mapping[str, Any], *, first: bool) -> Slot:
    """Return what may stand in a field of the move."""
    if field == "card":
        return Choice(tuple(_option(name) for name in drawable(state, first=first)))
    entries = chosen.get("powers", ())
    own = [] if first else own_sources(state, seat, "draw", may=True)
    drawing = state.drawing
    blind = (drawing.blind if drawing else 0) + (chosen.get("card") == DECK)
    options = [one for one in own if one not in entries and blind >= CARDS]
    return Chain(tuple(Option(one, source_text(one), one.partition(":")[2]) for one in options), may_end=True)


@lru_cache(maxsize=64)
def _option(name: str) -> Option:
    label = text("legends.option.deck") if name == DECK else text("legends.option.face_up", card=named_card(name))
    return Option(name, label)


def play(draft: LegendsState, move: Draw, *, first: bool) -> Iterator[Event]:
    """Check the card and draw it. Raises IllegalMove."""
    seat = int(move.seat)
    if move.card not in drawable(draft, first=first):
        late_wild = move.card == draft.printed.cards.wild_kind.name and not first
        there = tuple(_option(name).label for name in drawable(draft, first=first))
        if late_wild:
            raise refusal("legends.draw.second_wild", "C2.2", possible=there)
        raise refusal("legends.draw.not_there", "C2", possible=there)
    own = [] if first else own_sources(draft, seat, "draw", may=True)
    for power in move.powers:
        if power not in own:
            raise refusal("legends.power.not_yours", "H5", possible=sources_text(own))
    if first:
        draft.drawing = Drawing(seat)
    assert draft.drawing is not None
    draft.drawing.powers = list(move.powers)
    if move.card == DECK:
        goes_on = first
        draft.push(DrawBlind(seat=seat, number=1, of_action=True))
    else:
        goes_on = first and move.card != draft.pack.cards.wild_kind.name
        yield from _take(draft, seat, move.card)
    if first:
        second = [SecondCard(seats=[seat])] if goes_on else []
        draft.agenda[:0] = [AfterDraw(seat=seat), *second]


def _take(draft: LegendsState, seat: int, name: str) -> Iterator[Event]:
    card = row_card(draft, name)
    assert card is not None
    assert draft.drawing is not None
    at = draft.supply.row.index(card)
    del draft.supply.row[at]
    draft.seats[seat].hand[card] += 1
    yield notice("legends.draw.face_up", player=player(seat), card=card_text(draft, card))
    draft.push(FillRow(at=at))


def after_draw(draft: LegendsState, task: AfterDraw) -> Iterator[Event]:
    """Give a coal token back, then let the current event and the powers of this moment act (L I5.3, D21)."""
    drawing = draft.drawing
    assert drawing is not None
    company = draft.company(task.seat)
    if draft.rule("coal") and drawing.blind == CARDS and company.coal < company.coal_most:
        company.coal += 1
        yield notice("legends.coal.gained", player=player(task.seat), coal=1)
    event = lasting(draft, "draw")
    queue = [event_source(event.id)] if event else []
    queue += own_sources(draft, task.seat, "draw", may=False)
    draft.push(Moment(seat=task.seat, moment="draw", queue=[*queue, *drawing.powers]), Stage(name="draw_done"))
    yield from ()


def draw_done(draft: LegendsState) -> Iterator[Event]:
    """End the action; an event that replaced another one during it acts from now on."""
    draft.drawing, draft.replacement = None, False
    yield from ()


class NextCard(Question[SecondCard, Draw]):
    """The second card must be taken while there is one (L C2.8)."""

    moves = (Draw,)

    def prepare(self, draft: LegendsState, task: SecondCard) -> Iterator[Event]:
        """Drop the question if there is no card."""
        if not drawable(draft, first=False):
            task.seats.clear()
        yield from ()

    def slot(self, state: LegendsState, task: SecondCard, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the cards."""
        return slot(state, seat, field, chosen, first=False)

    def default(self, state: LegendsState, task: SecondCard, seat: Seat) -> Draw:
        """Draw from the deck, or the first face-up card."""
        return Draw(seat, drawable(state, first=False)[0])

    def prompt(self, state: LegendsState, task: SecondCard, players: tuple[Player, ...]) -> None:
        """Say nothing: the question belongs to the turn."""
        return

    def meaning(self, task: SecondCard, kind: type[Move]) -> Text | None:
        """Say that it is the second card."""
        return text("legends.answers.second_card") if kind is Draw else None

    def answer(self, draft: LegendsState, task: SecondCard, move: Draw) -> Iterator[Event]:
        """Draw it."""
        task.seats.clear()
        yield from play(draft, move, first=False)

"""What is asked for cards of the hand: forced discards, dry wells, offers of events (L D6, D16, I6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.events import Event
from engine.core.text import Text
from engine.ticket_to_ride.legends.asked import DOLLARS, YES, About
from engine.ticket_to_ride.legends.events import count_use
from engine.ticket_to_ride.legends.journey import pay_dry_well
from engine.ticket_to_ride.legends.powers import Pick
from engine.ticket_to_ride.legends.powers_in_play import pickable, power_of, use
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Choose
from engine.ticket_to_ride.legends.train_cards import discard, named_cards, ordered_cards, spend
from engine.ticket_to_ride.legends.words import (
    card_word,
    counted_text,
    named_card,
    player,
    say,
    told,
)


class _Cards(About):
    """Some cards of the hand, in the order of their kinds."""

    def label(self, state: LegendsState, word: str) -> Text:
        return named_card(word)

    def count(self, state: LegendsState, seat: int, number: int) -> int:
        """Return how many cards are asked for: no more than there are."""
        return min(number, sum(state.seats[seat].hand))


class Discard(_Cards):
    """Which cards are discarded (L D16)."""

    rule = "D16"

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer the cards of the hand."""
        number = self.count(state, seat, task.number)
        return ([], True) if len(entries) >= number else (ordered_cards(state, seat, entries, number), False)

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Show what all chose, and discard it."""
        gone: list[int] = []
        for seat, names in task.made.items():
            cards = named_cards(draft, draft.seats[seat].hand, names) or []
            spend(draft, seat, cards)
            gone += cards
            several = len(task.made) > 1  # secretly chosen, then shown
            yield told("discarded", reveals=several, player=player(seat), cards=counted_text(draft, cards))
        discard(draft, gone)


class Well(_Cards):
    """Dollars or cards for a dry well (L I6.2)."""

    rule = "I6.2"

    def label(self, state: LegendsState, word: str) -> Text:
        """Name dollars or a card."""
        figures = state.pack.figures.rule.well
        return say("option.dollars", dollars=figures.loss) if word == DOLLARS else super().label(state, word)

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer the dollars, or the cards; who can do neither is not asked."""
        figures = state.pack.figures.rule.well
        if list(entries[:1]) == [DOLLARS] or len(entries) >= figures.cards:
            return [], True
        found = [DOLLARS] if not entries and state.company(seat).coins >= figures.loss else []
        if sum(state.seats[seat].hand) >= figures.cards:
            found += ordered_cards(state, seat, entries, figures.cards)
        return found, not found

    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Pay."""
        ((seat, names),) = task.made.items()
        cards = None if names[:1] in {(), (DOLLARS,)} else named_cards(draft, draft.seats[seat].hand, names)
        return pay_dry_well(draft, seat, cards)


class Each(_Cards):
    """Whether a company makes use of an event, and with which cards (L D6)."""

    rule = "D6"

    def label(self, state: LegendsState, word: str) -> Text:
        """Name a card, or plain consent."""
        return say("option.yes") if word == YES else super().label(state, word)

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer what the event asks for; nothing declines."""
        power = power_of(task.source)
        if power.cost.cards:
            if len(entries) >= power.cost.cards:
                return [], True
            return ordered_cards(state, seat, entries, power.cost.cards), not entries
        if entries:
            return [], True
        picks = [effect for effect in power.effects if isinstance(effect, Pick)]
        if picks:
            return list(dict.fromkeys(card_word(state, card) for card in pickable(state, wild=picks[0].wild))), True
        return [YES], True

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Use the event, or pass it over."""
        ((seat, names),) = task.made.items()
        if not names:
            return
        count_use(draft, seat)
        yield from use(draft, seat, task.source, names)

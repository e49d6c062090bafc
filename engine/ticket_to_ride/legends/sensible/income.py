"""The dollars that a track brings a company by itself, as far as that is plain to see."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ticket_to_ride.legends.effects import bonus_dollars
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Track
from engine.ticket_to_ride.legends.powers import This, ToVault, places
from engine.ticket_to_ride.legends.state import LegendsState

_CARD = 1.4
"""Dollars that a card is worth that comes without an action."""
_HERD, _DIG, _CURIO = 1.5, 2.6, 4.0
"""Dollars that a herd, a dig and a delivered parcel are worth."""


class Income:
    """What tracks bring a seat."""

    def __init__(self, state: LegendsState, seat: int) -> None:
        company, campaign = state.company(seat), state.campaign
        facts = state.pack
        figures = facts.figures.rule
        self.figures, self.stickers, self.own = figures, campaign.stickers, company.company
        self.bonus = bonus_dollars(state, seat) + _CARD * (state.record(seat).raised == "cards")
        self.survey, self.coal, self.trestle = (state.rule(rule) for rule in ("survey", "coal", "trestle"))
        self.at: dict[str, float] = dict.fromkeys((*facts.large, *campaign.large), _CARD)
        self._add({city: _CARD for city, owner in campaign.depots.items() if owner == company.company})
        if len(company.herds) < figures.herds.most:
            self._add(dict.fromkeys(state.herds, _HERD))
        if state.rule("dig"):
            self._add({city: _DIG for city in facts.claims if city not in company.digs})
        self._add(_parcels(state, seat))

    def _add(self, dollars: Mapping[str, float]) -> None:
        for city, more in dollars.items():
            self.at[city] = self.at.get(city, 0.0) + more

    def of(self, track: Track) -> float:
        """Return what a track brings."""
        figures, colour = self.figures, self.stickers.get(track.id, track.colour)
        dollars = max(self.at.get(track.a, 0.0), self.at.get(track.b, 0.0))
        if colour == self.own:
            dollars += self.bonus
        elif colour == UNCOLOURED and self.survey:
            dollars += min(figures.survey.most, figures.survey.a_space * track.length)
        if self.coal and track.length >= figures.coal.from_length:
            dollars -= 1
        if self.trestle:
            dollars += track.trestles * (figures.trestle.pays / figures.trestle.every)
        return dollars


def _parcels(state: LegendsState, seat: int) -> dict[str, float]:
    """Return the cities to which a company may deliver its parcels (L H4)."""
    cards, at = state.pack.postcards, state.printed.board.cities
    held = [cards[card.no] for card in state.record(seat).office if card.since <= state.number]
    curios = [card for card in held if any(isinstance(effect, ToVault) for effect in card.effects)]
    asked = [c for card in curios for c in card.conditions if isinstance(c, This)]
    return {place: _CURIO for c in asked for place in places(c.place) if place in at}

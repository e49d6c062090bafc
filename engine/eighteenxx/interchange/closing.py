"""Reads positions of a trace in which an acquired company is not closed yet.

On 18xx.games a company that was acquired remains until its buyer has given up one of two stations on a hex: its shares
count, its stations are its own, and it stands on the chart. Here it is closed immediately.
"""

from __future__ import annotations

import msgspec

from engine.eighteenxx.certificates import cost
from engine.eighteenxx.companies import CompanyId, company_of
from engine.eighteenxx.interchange import names
from engine.eighteenxx.interchange.trace import CorporationLine, PlayerLine, StateLine, TokenLine
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.takeovers import RECLAIM


def as_if_closed(state: EighteenxxState, line: StateLine) -> StateLine:
    """Return a position of a trace as it will be once the company that is closed here is closed there, too."""
    if not state.in_round(RECLAIM):
        return line
    closing = [it for it in line.corporations if state.charters[names.company_here(state.printed, it.id)].closed]
    if len(closing) != 1:
        return line
    buyer = names.company_there(state.printed, company_of(state.frame.actor))
    others = (it for it in line.corporations if it is not closing[0])
    return msgspec.structs.replace(
        line,
        players=tuple(_without(state, player, closing[0]) for player in line.players),
        corporations=tuple(
            _moved_up(_with_stations_of(state, it, closing[0]) if it.id == buyer else it, closing[0]) for it in others
        ),
    )


def _without(state: EighteenxxState, player: PlayerLine, closing: CorporationLine) -> PlayerLine:
    """Return a player without the shares of a company."""
    worth = cost(
        state, names.company_here(state.printed, closing.id), player.percent.get(closing.id, 0), closing.price or 0
    )
    certificates = len(player.shares.get(closing.id, ()))
    return msgspec.structs.replace(player, value=player.value - worth, certs=player.certs - certificates)


def _with_stations_of(state: EighteenxxState, buyer: CorporationLine, closing: CorporationLine) -> CorporationLine:
    """Return a company with the stations of the one that it has acquired, which from now on cost what its own cost.

    On 18xx.games each is moved to the first free slot of its city only at that time; here it is already there.
    """
    price = buyer.tokens[0].price if buyer.tokens else 0
    company = names.company_here(state.printed, buyer.id)
    taken = (msgspec.structs.replace(token, price=price, slot=_slot(state, company, token)) for token in closing.tokens)
    return msgspec.structs.replace(buyer, tokens=(*buyer.tokens, *taken))


def _slot(state: EighteenxxState, company: CompanyId, token: TokenLine) -> int | None:
    """Return the slot in which a company's station stands here, in the city that a trace names."""
    if token.hex is None:
        return token.slot
    slots = state.board.stations[names.hex_here(state.printed, token.hex)][token.city or 0]
    return slots.index(company) if company in slots else token.slot


def _moved_up(other: CorporationLine, closing: CorporationLine) -> CorporationLine:
    """Return a company as it stands on the chart once another is gone."""
    below = other.price == closing.price and (other.market_pos or 0) > (closing.market_pos or 0)
    return msgspec.structs.replace(other, market_pos=(other.market_pos or 0) - 1) if below else other

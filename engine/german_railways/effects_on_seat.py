"""How what others do affects a player: a bid that is beaten, dividends, income, and shares of his railroads sold."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Player, Text, text
from engine.german_railways.texts import railroad_name
from engine.german_railways.view import GermanView


def effects_on_seat(before: GermanView, after: GermanView) -> Iterator[Text]:
    """Say what has changed for the viewer. Both positions are as that seat sees them."""
    me = after.viewer
    if me is None:
        return
    bid, bids = before.auction, after.auction
    if bid is not None and bid.bidder == me and bids is not None and bids.bidder not in {me, None}:
        yield text("german.effect.outbid", price=bids.price)
    if after.built is not None and after.built != before.built and after.built.paid[me]:
        yield text("german.effect.paid", amount=after.built.paid[me])
    was, now = before.seats[me], after.seats[me]
    if was.shares == now.shares and was.income != now.income:
        yield text("german.effect.income", was=was.income, now=now.income)
    for had, have in zip(before.railroads, after.railroads, strict=True):
        buyers = [seat for seat, shares in have.holders.items() if shares > had.holders.get(seat, 0) and seat != me]
        if me in had.holders and buyers:
            name, own = railroad_name(have.id), have.holders.get(me, 0)
            yield text("german.effect.share", player=Player(buyers[0]), railroad=name, own=own)

"""How what others do affects a player: prices, presidencies, trains, private companies and offers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.eighteenxx.trains import together
from engine.eighteenxx.views import CompanyView, EighteenxxView


def effects_on_seat(before: EighteenxxView, after: EighteenxxView) -> Iterator[Text]:
    """Say what has changed for the viewer. Both positions are as that seat sees them; all of it is public."""
    me = after.viewer
    if me is None:
        return
    for name, was in before.companies.items():
        yield from _company(was, after.companies.get(name, was), before.players[me].shares.get(name, 0), me)
    for id_, private in before.private_companies.items():
        if private.owner == me and after.private_companies[id_].owner != me:
            yield text("18xx.effect.private_company", local=id_)
    offer = after.offer
    if offer is not None and offer.responder == me and offer != before.offer:
        yield text("18xx.effect.offer")


def _company(was: CompanyView, now: CompanyView, held: int, me: Seat) -> Iterator[Text]:
    """Say what has changed in a company for the viewer, who held some percent of it."""
    if held and was.price is not None and now.price is not None and now.price < was.price:
        yield text("18xx.effect.price", company=was.id, was=was.price, now=now.price)
    if was.president == me and now.president != me:
        if now.closed or not isinstance(now.president, int):
            yield text("18xx.effect.closed", company=was.id)
        else:
            yield text("18xx.effect.presidency_lost", company=was.id, player=Player(Seat(now.president)))
    elif now.president == me and was.president != me:
        yield text("18xx.effect.presidency_won", company=was.id)
    kept = {train.id for train in now.trains}
    lost = tuple(train.face for train in was.trains if train.id not in kept)
    if was.president == me and lost:
        yield text("18xx.effect.trains", company=was.id, trains=together(lost), lost=len(lost))

"""Carries out what all have agreed to."""

from __future__ import annotations

import msgspec

from bot.service.admin import end_table
from bot.service.errors import Refusal
from bot.service.lobby import refuse_too_many_seats
from bot.service.log_events import expiry_of
from bot.service.matches import Live, Matches, found
from bot.service.seat_changes import finished, held_by
from bot.service.values import Outcome, RequestOutcome
from bot.service.waiting import follow_expiry, follow_turns
from engine.core.moves import Redo, Undo
from engine.core.seat import Seat
from storage import games, orders, proposals, reminders
from storage.database import Transaction
from storage.records import Proposal, Table


async def carry_out(
    matches: Matches, table: Table, live: Live, proposal: Proposal, *, last_consent: int | None = None
) -> RequestOutcome:
    """Do what a proposal says, in the same transaction as the last agreement. Only within ``Matches.alone``.

    Args:
        matches: the live matches.
        table: the table.
        live: its match.
        proposal: what to do; one that nobody had to be asked about has the id 0 and is not stored.
        last_consent: who has just agreed.

    """
    outcome: Outcome | None = None

    async def agreed(tx: Transaction) -> None:
        if last_consent is not None:
            now = await proposals.get(tx, table.id, proposal.id)
            if now is None or now.state != "open":  # withdrawn, or somebody in it was forgotten, in between
                raise Refusal("service.proposal.decided")
            await proposals.agree(tx, proposal.id, last_consent)
            await proposals.decide(tx, [proposal.id], "agreed")

    if proposal.kind in ("undo", "redo"):
        assert proposal.seat is not None
        entry = Redo(proposal.seat) if proposal.to is None else Undo(proposal.seat, proposal.to)
        outcome = await matches.enter(table, live, entry, agreed)
        table = outcome.table
    else:

        async def change(tx: Transaction) -> Table:
            await agreed(tx)
            return await _change(tx, await found(tx, table.id), proposal, live, matches.clock())

        table = await matches.database.transact(change)
    in_agreement = proposal.agreed if last_consent is None else (*proposal.agreed, last_consent)
    done = msgspec.structs.replace(proposal, state="agreed", agreed=in_agreement, waiting=())
    return RequestOutcome(table=table, proposal=done, outcome=outcome)


async def refuse_too_early(tx: Transaction, table: Table, user_id: int, seat: Seat) -> None:
    """Raise Refusal where a seat may not be given away (yet), or there is none such."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("service.no_such_seat")
    holder = table.holder(seat)
    if not holder.human or holder.user_id == user_id:
        return
    if table.seq == 0 and user_id == table.host_id:
        return
    if not any(row.seat == seat and row.due is None for row in await reminders.of(tx, table.id)):
        raise Refusal("service.replace.patience")


async def _change(tx: Transaction, table: Table, proposal: Proposal, live: Live, now: float) -> Table:
    if table.phase != "live":
        raise Refusal("service.ended")
    if proposal.kind == "end":
        # What nobody else was asked about has no number: it was never stored.
        return await end_table(tx, finished(table, now, "agreed" if proposal.id else "alone"))
    assert proposal.seat is not None
    if proposal.user_id is not None and table.seat_of(proposal.user_id) is not None:
        raise Refusal("service.replace.seated")
    if proposal.user_id is not None:
        await refuse_too_many_seats(tx, proposal.user_id)
    table = held_by(table, proposal.seat, user_id=proposal.user_id, policy=proposal.policy)
    await games.save(tx, table)
    await reminders.drop(tx, table.id, proposal.seat)
    await orders.drop(tx, table.id, proposal.seat)
    expiry = expiry_of(live.match.game, live.match.state)
    await follow_turns(tx, table, now, expiry=expiry)
    if expiry is not None and expiry.seat == proposal.seat:  # whoever has never been asked has the whole time
        await follow_expiry(tx, table, expiry, now)
    # Who must agree to what has changed with the seat.
    await proposals.decide(tx, [other.id for other in await proposals.open_of(tx, table.id)], "cancelled")
    return table

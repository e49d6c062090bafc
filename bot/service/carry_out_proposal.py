"""Carries out what all have agreed to."""

from __future__ import annotations

import msgspec

from bot.service.admin import end_table
from bot.service.errors import Refusal
from bot.service.limits import PATIENCE
from bot.service.live_tables import LiveTable, Write
from bot.service.log_events import expiry_of
from bot.service.next_game import asked_anew, begin_if_all_have_answered, follow_answers
from bot.service.opening import refuse_too_many_seats
from bot.service.seat_changes import finished, freed, held_by
from bot.service.values import Outcome, RequestOutcome
from bot.service.waiting import due_of, reminders_of
from engine.core.assistance import Voting
from engine.core.match import Match
from engine.core.moves import Move, Redo, Undo
from engine.core.seat import Seat
from storage import archive, campaigns, preferences, proposals
from storage.database import Transaction
from storage.records import Proposal, TableRecord


async def carry_out(live: LiveTable, proposal: Proposal, *, last_consent: int | None = None) -> RequestOutcome:
    """Do what a proposal says, in the same transaction as the last agreement. Only within a request.

    Args:
        live: the table, which has begun or waits between two games of a campaign.
        proposal: what to do; one that nobody had to be asked about has the id 0 and is not stored.
        last_consent: who has just agreed.

    """
    outcome: Outcome | None = None

    async def agreed(tx: Transaction) -> None:
        if last_consent is not None:
            now = await proposals.get(tx, live.id, proposal.id)
            if now is None or now.state != "open":  # withdrawn, or somebody in it was forgotten, in between
                raise Refusal("service.proposal.decided")
            await proposals.answer(tx, proposal.id, last_consent, agree=True)
            await proposals.decide(tx, [proposal.id], "agreed")

    if proposal.kind in ("undo", "redo"):
        assert proposal.seat is not None
        entry = Redo(proposal.seat) if proposal.to is None else Undo(proposal.seat, proposal.to)
        outcome = await live.enter(entry, also=agreed)
    elif proposal.kind == "vote":
        outcome = await _play_for_silent(live, proposal, agreed)
    else:
        async with live.change() as change:
            await agreed(change.tx)
            change.record = await _changed(change.tx, live, proposal)
    in_agreement = proposal.agreed if last_consent is None else (*proposal.agreed, last_consent)
    done = msgspec.structs.replace(proposal, state="agreed", agreed=in_agreement, waiting=())
    return RequestOutcome(table=live.table, proposal=done, outcome=outcome)


async def _play_for_silent(live: LiveTable, proposal: Proposal, agreed: Write) -> Outcome:
    """Play the turn of a seat as the game has it for one that does not act."""
    seat = proposal.seat
    assert seat is not None
    move = _voted(live.match, seat)
    if move is None:
        raise Refusal("service.vote.nothing")
    return (await live.enter_all(move, also=agreed, then=lambda match: _voted(match, seat)))[-1]


def _voted(match: Match, seat: Seat) -> Move | None:
    return match.game.voted(match.state, seat) if isinstance(match.game, Voting) else None


def silent_seat(record: TableRecord, match: Match, now: float) -> Seat:
    """Return the seat that has not acted in time, for which something is played by vote. Raises Refusal: none."""
    table = record.table
    seats = [seat for seat in table.actors if _voted(match, seat) is not None]
    if table.phase != "live" or not seats:
        raise Refusal("service.vote.nothing")
    if now - _waited_since(record, seats[0], now) < PATIENCE[table.pace]:
        raise Refusal("service.vote.patience", hours=PATIENCE[table.pace] // 3600)
    return seats[0]


def _waited_since(record: TableRecord, seat: Seat, now: float) -> float:
    return next((row.since for row in record.reminders if row.seat == seat), now)


def refuse_too_early(record: TableRecord, user_id: int, seat: Seat, now: float) -> None:
    """Raise Refusal where a seat may not be given away (yet), or there is none such."""
    table = record.table
    if not 0 <= seat < len(table.seats):
        raise Refusal("service.no_such_seat")
    holder = table.holder(seat)
    if not holder.human or holder.user_id == user_id:
        return
    if table.seq == 0 and table.number <= 1 and user_id == table.host_id:
        return
    if table.campaign is not None:
        days = archive.declared(table).campaign.silent_days
        if now - _waited_since(record, seat, now) < days * 86400:
            raise Refusal("service.campaign.patience", days=days)
        return
    if not any(row.seat == seat and row.due is None for row in record.reminders):
        raise Refusal("service.replace.patience")


async def _changed(tx: Transaction, live: LiveTable, proposal: Proposal) -> TableRecord:
    """Return a table as a proposal changes it; it is not stored yet."""
    record, table, now = live.record, live.table, live.clock()
    if table.phase != "live" and not table.between_games:
        raise Refusal("service.ended")
    if proposal.kind == "end":
        # What nobody else was asked about has no number: it was never stored.
        return await end_table(tx, record, finished(table, now, "agreed" if proposal.id else "alone"))
    assert proposal.seat is not None
    if proposal.user_id is not None:
        there = table.people if table.campaign is None else (await campaigns.get(tx, table.campaign)).people
        if proposal.user_id in there:
            raise Refusal("service.replace.seated")
        await refuse_too_many_seats(tx, proposal.user_id)
    table = held_by(table, proposal.seat, user_id=proposal.user_id, policy=proposal.policy)
    chosen = await preferences.of(tx, table.people)
    record = freed(msgspec.structs.replace(record, table=table, chosen=chosen), proposal.seat)
    if table.between_games:
        record = await begin_if_all_have_answered(tx, asked_anew(record, proposal.seat), now)
    expiry = expiry_of(live.match.game, live.match.state) if live.begun else None
    record = msgspec.structs.replace(record, reminders=reminders_of(record, now, expiry=expiry))
    record = await follow_answers(tx, record, now) if record.table.between_games else record
    if expiry is not None and expiry.seat == proposal.seat:  # whoever has never been asked has the whole time
        record = msgspec.structs.replace(record, due=due_of(record, expiry, now))
    # Who must agree to what has changed with the seat.
    return msgspec.structs.replace(record, asks=False)

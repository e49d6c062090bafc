"""Carries out what all have agreed to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.service.admin import end_table
from bot.service.errors import Refusal
from bot.service.limits import PATIENCE
from bot.service.log_events import expiry_of
from bot.service.matches import Live, Matches, found
from bot.service.next_game import asked_anew, begin_if_all_have_said, follow_answers
from bot.service.opening import refuse_too_many_seats
from bot.service.seat_changes import finished, held_by
from bot.service.values import Outcome, RequestOutcome
from bot.service.waiting import follow_expiry, follow_turns
from engine.core.assistance import Voting
from engine.core.match import Match
from engine.core.moves import Move, Redo, Undo
from engine.core.seat import Seat
from storage import archive, campaigns, games, orders, proposals, reminders, standing_answers
from storage.database import Transaction
from storage.records import Proposal, Table


async def carry_out(
    matches: Matches, table: Table, live: Live | None, proposal: Proposal, *, last_consent: int | None = None
) -> RequestOutcome:
    """Do what a proposal says, in the same transaction as the last agreement. Only within ``Matches.alone``.

    Args:
        matches: the live matches.
        table: the table.
        live: its match; None: it waits between two games of a campaign.
        proposal: what to do; one that nobody had to be asked about has the id 0 and is not stored.
        last_consent: who has just agreed.

    """
    outcome: Outcome | None = None

    async def agreed(tx: Transaction) -> None:
        if last_consent is not None:
            now = await proposals.get(tx, table.id, proposal.id)
            if now is None or now.state != "open":  # withdrawn, or somebody in it was forgotten, in between
                raise Refusal("service.proposal.decided")
            await proposals.answer(tx, proposal.id, last_consent, agree=True)
            await proposals.decide(tx, [proposal.id], "agreed")

    if proposal.kind in ("undo", "redo"):
        assert proposal.seat is not None
        assert live is not None
        entry = Redo(proposal.seat) if proposal.to is None else Undo(proposal.seat, proposal.to)
        outcome = await matches.enter(table, live, entry, agreed)
        table = outcome.table
    elif proposal.kind == "vote":
        assert live is not None
        outcome = await _play_for_silent(matches, table, live, proposal, agreed)
        table = outcome.table
    else:

        async def change(tx: Transaction) -> Table:
            await agreed(tx)
            return await _change(tx, await found(tx, table.id), proposal, live, matches.clock())

        table = await matches.database.transact(change)
    in_agreement = proposal.agreed if last_consent is None else (*proposal.agreed, last_consent)
    done = msgspec.structs.replace(proposal, state="agreed", agreed=in_agreement, waiting=())
    return RequestOutcome(table=table, proposal=done, outcome=outcome)


async def _play_for_silent(
    matches: Matches, table: Table, live: Live, proposal: Proposal, agreed: Callable[[Transaction], Awaitable[None]]
) -> Outcome:
    """Play the turn of a seat as the game has it for one that does not act."""
    assert proposal.seat is not None
    move = _voted(live.match, proposal.seat)
    if move is None:
        raise Refusal("service.vote.nothing")
    seat = proposal.seat
    return (await matches.enter_all(table, live, move, agreed, lambda match: _voted(match, seat)))[-1]


def _voted(match: Match, seat: Seat) -> Move | None:
    return match.game.voted(match.state, seat) if isinstance(match.game, Voting) else None


async def silent_seat(tx: Transaction, table: Table, match: Match, now: float) -> Seat:
    """Return the seat that has not acted in time, for which something is played by vote. Raises Refusal: none."""
    seats = [seat for seat in table.actors if _voted(match, seat) is not None]
    if table.phase != "live" or not seats:
        raise Refusal("service.vote.nothing")
    since = next((row.since for row in await reminders.of(tx, table.id) if row.seat == seats[0]), now)
    if now - since < PATIENCE[table.pace]:
        raise Refusal("service.vote.patience", hours=PATIENCE[table.pace] // 3600)
    return seats[0]


async def refuse_too_early(tx: Transaction, table: Table, user_id: int, seat: Seat, now: float) -> None:
    """Raise Refusal where a seat may not be given away (yet), or there is none such."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("service.no_such_seat")
    holder = table.holder(seat)
    if not holder.human or holder.user_id == user_id:
        return
    if table.seq == 0 and table.number <= 1 and user_id == table.host_id:
        return
    if table.campaign is not None:
        silent = next((row.since for row in await reminders.of(tx, table.id) if row.seat == seat), now)
        days = archive.declared(table).campaign.silent_days
        if now - silent < days * 86400:
            raise Refusal("service.campaign.patience", days=days)
        return
    if not any(row.seat == seat and row.due is None for row in await reminders.of(tx, table.id)):
        raise Refusal("service.replace.patience")


async def _change(tx: Transaction, table: Table, proposal: Proposal, live: Live | None, now: float) -> Table:
    if table.phase != "live" and not table.between_games:
        raise Refusal("service.ended")
    if proposal.kind == "end":
        # What nobody else was asked about has no number: it was never stored.
        return await end_table(tx, finished(table, now, "agreed" if proposal.id else "alone"))
    assert proposal.seat is not None
    if proposal.user_id is not None:
        there = table.people if table.campaign is None else (await campaigns.get(tx, table.campaign)).people
        if proposal.user_id in there:
            raise Refusal("service.replace.seated")
        await refuse_too_many_seats(tx, proposal.user_id)
    table = held_by(table, proposal.seat, user_id=proposal.user_id, policy=proposal.policy)
    if table.between_games:
        table = await begin_if_all_have_said(tx, asked_anew(table, proposal.seat), now)
    await games.save(tx, table)
    await reminders.drop(tx, table.id, proposal.seat)
    await orders.drop(tx, table.id, proposal.seat)
    await standing_answers.drop(tx, table.id, proposal.seat)
    expiry = None if live is None else expiry_of(live.match.game, live.match.state)
    await follow_turns(tx, table, now, expiry=expiry)
    await follow_answers(tx, table, now)
    if expiry is not None and expiry.seat == proposal.seat:  # whoever has never been asked has the whole time
        await follow_expiry(tx, table, expiry, now)
    # Who must agree to what has changed with the seat.
    await proposals.decide(tx, [other.id for other in await proposals.open_of(tx, table.id)], "cancelled")
    return table

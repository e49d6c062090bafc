"""What the people at a table agree on: undo and redo, replacing people, ending a game, starting the next one."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from bot.service.entries import Outcome, refuse_taken, seat_in_play
from bot.service.errors import AlreadyProposed, Refusal, StaleTurn, Unconfirmed
from bot.service.live_tables import Change, LiveTable, TableService, Write
from bot.service.lobby import checked_policy, refuse_too_many_seats
from bot.service.phases import ended, handed_over
from bot.service.values import TIMEOUTS
from bot.service.waiting import chosen_by, due_of, expiry_of, reminders_of, waits_for, waits_until
from engine.core.match import Match
from engine.core.moves import Move, Redo, Undo
from engine.core.policies import present_name
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import visible
from storage import archive, campaigns, ledger, proposals, seats
from storage.database import Transaction
from storage.ledger import END
from storage.records import Holder, Proposal, ProposalKind, ProposalState, Table, TableId, TableRecord


class Undoing(NamedTuple):
    """What an undo would take back."""

    moves: tuple[Text, ...] = ()
    """How each move began, as far as the whole channel may read it."""
    learned: frozenset[Seat] = frozenset()
    """The seats that were shown something by these moves, which taking them back cannot unlearn."""


NOTHING_UNDONE = Undoing()


class RequestOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a request that others may have to agree to: either it was carried out, or a proposal is open."""

    table: Table
    proposal: Proposal
    """Its ``state`` says whether it is still ``open``."""
    outcome: Outcome | None = None
    """What an undo, a redo or a vote did that was carried out."""
    former: Holder | None = None
    """Who held the seat before it was given away."""

    @property
    def done(self) -> bool:
        """Whether it has been carried out."""
        return self.proposal.state == "agreed"


def by_majority(table: Table, proposal: Proposal) -> bool:
    """Return whether the majority of those who vote on a proposal is enough."""
    return proposal.kind == "vote" or (table.campaign is not None and proposal.kind in ("replace", "opponent"))


class Consent(TableService):
    """Carries a request out immediately if nobody else need agree; otherwise opens a proposal that the others answer.

    One refusal ends a proposal, except where a majority decides; the last agreement that is needed carries it out. Any
    move, undo or redo cancels an open undo or redo, and a move of the seat in question cancels its replacement. At most
    one proposal of a kind (and seat) is open.
    """

    async def undo(
        self, table_id: TableId, user_id: int, *, expected_seq: int | None = None, turn: bool = False
    ) -> RequestOutcome:
        """Take back one's own last move (and what followed it): free while it is the last and revealed nothing.

        Once the end of a game was announced, taking it back needs the agreement of the others.

        ``turn``: take back all of one's turn, which is possible only while it is free.

        Raises:
            NotSeated, StaleTurn: as for a move.
            Refusal: there is nothing to take back, the game is over or ended, or the same proposal is open already.

        """

        async def ask(live: LiveTable) -> RequestOutcome:
            table = live.table
            seat = seat_in_play(table, user_id)
            offer = live.match.undo_offer(seat)
            if offer is None:
                _refuse_done(table)
            if expected_seq not in (None, table.seq):
                raise StaleTurn(table)
            if offer is None:
                raise Refusal("service.undo.nothing")
            if turn:
                if (to := live.restart_of(seat)) is None:
                    raise Refusal("service.undo.no_restart")
                return await self._ask(live, "undo", user_id, (), seat=seat, to=to)
            if table.phase == "over":
                async with self._database.reading() as tx:
                    await refuse_taken(tx, table)
                    free = offer.free and not await ledger.has(tx, table.id, END)
            else:
                free = offer.free
            voters = () if free else _others(table.people, user_id)
            return await self._ask(live, "undo", user_id, voters, seat=seat, to=offer.to)

        return await self._tables.handle(table_id, ask)

    async def redo(self, table_id: TableId, user_id: int) -> RequestOutcome:
        """Play again what was taken back, which is free for whoever took it back. Raises NotSeated, Refusal as undo."""

        async def ask(live: LiveTable) -> RequestOutcome:
            table, seat = live.table, _seat(live.table, user_id)
            if not live.match.can_redo:
                raise Refusal("service.redo.nothing")
            last = live.match.entries[-1]
            own = isinstance(last, Undo) and last.seat == seat
            return await self._ask(live, "redo", user_id, () if own else _others(table.people, user_id), seat=seat)

        return await self._tables.handle(table_id, ask)

    async def replace(self, table_id: TableId, user_id: int, seat: Seat, new_user_id: int) -> RequestOutcome:
        """Give a seat with its hand to another person, who must agree, as must all others except the seat's holder.

        A person's seat can be given away once its reminders have run out, or by its holder, or before the first move by
        the host, without the others; a built-in opponent's at any time. Raises NotSeated, Refusal.
        """

        async def ask(live: LiveTable) -> RequestOutcome:
            table = _begun_or_waiting(live)
            _seat(table, user_id)
            async with self._database.reading() as tx:
                everybody = await _people(tx, table)
                await _refuse_newcomer(tx, everybody, new_user_id)
            _refuse_too_early(live.record, user_id, seat, live.clock())
            voters = (*_voters(table, everybody, user_id, seat), new_user_id)
            return await self._ask(live, "replace", user_id, voters, seat=seat, new_user_id=new_user_id)

        return await self._tables.handle(table_id, ask)

    async def opponent(
        self, table_id: TableId, user_id: int, seat: Seat, policy: str | None = None, *, sure: bool = False
    ) -> RequestOutcome:
        """Give a seat to a built-in opponent, as ``replace``; for one's own seat nobody else need agree.

        A seat that a built-in opponent holds is given to one of another level. If the only person leaves, the opponents
        play on to the end. Raises Unconfirmed in that case, unless ``sure``.
        """

        async def ask(live: LiveTable) -> RequestOutcome:
            table = _begun_or_waiting(live)
            own = _seat(table, user_id) == seat
            name = checked_policy(table.game, policy)
            _refuse_too_early(live.record, user_id, seat, live.clock())
            present = table.holder(seat).policy
            if present and (policy is None or present_name(present) == name):
                raise Refusal("service.opponent.already")
            voters = () if own else _voters(table, await self._everybody(table), user_id, seat)
            unsure = own and not sure and table.people == (user_id,)
            return await self._ask(live, "opponent", user_id, voters, seat=seat, policy=name, unsure=unsure)

        return await self._tables.handle(table_id, ask)

    async def end(self, table_id: TableId, user_id: int, *, sure: bool = False) -> RequestOutcome:
        """End the game before it is over; all other people must agree.

        Raises:
            NotSeated: the person has no seat.
            Refusal: the game is over or ended already, or the same proposal is open already.
            Unconfirmed: there are no others, and the person is not ``sure``.

        """

        async def ask(live: LiveTable) -> RequestOutcome:
            table = _begun_or_waiting(live)
            everybody = await self._everybody(table)
            if user_id not in everybody:
                _seat(table, user_id)
            _refuse_done(table)
            others = _others(everybody, user_id)
            return await self._ask(live, "end", user_id, others, unsure=not others and not sure)

        return await self._tables.handle(table_id, ask)

    async def vote(self, table_id: TableId, user_id: int) -> RequestOutcome:
        """Propose to make the move that the game provides for a seat that has not acted in time, by majority vote.

        Raises:
            NotSeated: the person has no seat.
            Refusal: it is the person's own turn, or not yet time, or the game has nothing to vote on now.

        """

        async def ask(live: LiveTable) -> RequestOutcome:
            table, own = live.table, _seat(live.table, user_id)
            seat = _silent_seat(live.record, live.match, live.clock())
            if seat == own:
                raise Refusal("service.vote.own")
            others = _others(table.people, user_id, table.holder(seat).user_id)
            return await self._ask(live, "vote", user_id, others, seat=seat)

        return await self._tables.handle(table_id, ask)

    async def answer(self, table_id: TableId, proposal_id: int, user_id: int, *, agree: bool) -> RequestOutcome:
        """Agree or refuse. Raises Refusal: it is decided or answered already, or the person is not to answer it."""

        async def answer(live: LiveTable) -> RequestOutcome:
            table, proposal = _begun_or_waiting(live), await self.get(table_id, proposal_id)
            if proposal.state != "open":
                raise Refusal("service.proposal.decided")
            if user_id in proposal.agreed:
                raise Refusal("service.proposal.answered")
            if user_id not in proposal.waiting:
                raise Refusal("service.proposal.not_asked")
            decided = _with_answer(table, proposal, user_id, agree=agree)
            if decided == "agreed":
                return await _carried_out(live, proposal, last_consent=user_id)
            async with live.change() as change:
                await proposals.answer(change.tx, proposal_id, user_id, agree=agree)
                if decided == "refused":
                    change.record = await _decided(change, proposal_id, "refused")
            return RequestOutcome(table=live.table, proposal=await self.get(table_id, proposal_id))

        return await self._tables.handle(table_id, answer)

    async def withdraw(self, table_id: TableId, proposal_id: int, user_id: int) -> RequestOutcome:
        """Withdraw one's own proposal. Raises Refusal: it is decided, or somebody else's."""

        async def withdraw(live: LiveTable) -> RequestOutcome:
            proposal = await self.get(table_id, proposal_id)
            if proposal.state != "open":
                raise Refusal("service.proposal.decided")
            if proposal.by != user_id:
                raise Refusal("service.proposal.not_yours")
            async with live.change() as change:
                change.record = await _decided(change, proposal_id, "cancelled")
            return RequestOutcome(table=live.table, proposal=await self.get(table_id, proposal_id))

        return await self._tables.handle(table_id, withdraw)

    async def open(self, table_id: TableId) -> tuple[Proposal, ...]:
        """Return the proposals still open."""
        async with self._database.reading() as tx:
            return await proposals.open_of(tx, table_id)

    async def get(self, table_id: TableId, proposal_id: int) -> Proposal:
        """Return a proposal, decided or not. Raises Refusal: there is none of that id."""
        async with self._database.reading() as tx:
            proposal = await proposals.get(tx, table_id, proposal_id)
        if proposal is None:
            raise Refusal("service.proposal.none")
        return proposal

    async def undoing(self, proposal: Proposal) -> Undoing:
        """Return what an open proposal to undo would take back."""
        if proposal.kind != "undo" or proposal.state != "open" or proposal.to is None:
            return NOTHING_UNDONE
        live = await self._tables.get(proposal.table_id)
        # The game is replayed: too long for the event loop.
        undone = await asyncio.to_thread(live.match.events_since, proposal.to)
        moves = (seen[0].text for events in undone if (seen := visible(events, None)))
        learned = (event.audience for events in undone for event in events if event.reveals)
        return Undoing(tuple(moves), frozenset(seat for seat in learned if seat is not None))

    async def _ask(  # noqa: PLR0913 - the fields that differ by kind
        self,
        live: LiveTable,
        kind: ProposalKind,
        by: int,
        voters: tuple[int, ...],
        *,
        seat: Seat | None = None,
        new_user_id: int | None = None,
        policy: str | None = None,
        to: int | None = None,
        unsure: bool = False,
    ) -> RequestOutcome:
        """Carry a request out if there are no ``voters``, or else open a proposal. Raises AlreadyProposed.

        The arguments are the fields of a proposal. Raises Unconfirmed if ``unsure``.
        """
        proposal = Proposal(
            id=0,
            table_id=live.id,
            kind=kind,
            by=by,
            seat=seat,
            user_id=new_user_id,
            policy=policy,
            to=to,
            seq=live.table.seq,
            state="open",
            agreed=(),
            waiting=voters,
            created=live.clock(),
        )
        if unsure:
            raise Unconfirmed(live.table, proposal)
        for other in await self.open(live.id) if live.record.asks else ():
            if (other.kind, other.seat) == (kind, seat):
                raise AlreadyProposed(live.table, other)
        if not voters:
            return await _carried_out(live, proposal)
        async with live.change() as change:
            stored = await proposals.add(change.tx, proposal)
            change.record = msgspec.structs.replace(live.record, asks=True)
        return RequestOutcome(table=live.table, proposal=stored)

    async def _everybody(self, table: Table) -> tuple[int, ...]:
        async with self._database.reading() as tx:
            return await _people(tx, table)


def _seat(table: Table, user_id: int) -> Seat:
    """Return the seat of a person at a table that goes on. Raises NotSeated, Refusal."""
    seat = seat_in_play(table, user_id)
    _refuse_done(table)
    return seat


def _refuse_done(table: Table) -> None:
    """Raise Refusal if a table is over or ended, and not between two games of a campaign."""
    if table.phase != "live" and not table.between_games:
        raise Refusal("service.ended" if table.phase == "ended" else "service.over")


def _begun_or_waiting(live: LiveTable) -> Table:
    """Return a table that has begun, or waits between two games of a campaign. Raises Refusal: it does neither."""
    if not live.table.between_games:
        _ = live.match
    return live.table


async def _people(tx: Transaction, table: Table) -> tuple[int, ...]:
    """Return everybody at a table; in a campaign also those who miss this game."""
    return table.people if table.campaign is None else (await campaigns.get(tx, table.campaign)).people


def _others(people: tuple[int, ...], *but: int | None) -> tuple[int, ...]:
    return tuple(other for other in people if other not in but)


def _decides_alone(table: Table, user_id: int) -> bool:
    """Return whether a person may change who plays without the others: the host may, before the very first move."""
    return table.seq == 0 and table.number <= 1 and user_id == table.host_id


def _voters(table: Table, everybody: tuple[int, ...], user_id: int, seat: Seat) -> tuple[int, ...]:
    """Return who must agree if a person gives a seat away.

    In a campaign, a president needs nobody's consent to hand over a company; about the company of one who does not act,
    the majority of the others decides.
    """
    holder = table.holder(seat).user_id
    if _decides_alone(table, user_id) or (table.campaign is not None and holder == user_id):
        return ()
    return _others(everybody, user_id, holder)


async def _refuse_newcomer(tx: Transaction, everybody: tuple[int, ...], user_id: int) -> None:
    """Raise Refusal if a person cannot take over a seat."""
    if user_id in everybody:
        raise Refusal("service.replace.seated")
    await refuse_too_many_seats(tx, user_id)


def _refuse_too_early(record: TableRecord, user_id: int, seat: Seat, now: float) -> None:
    """Raise Refusal if a seat may not be given away (yet), or there is no such seat."""
    table = record.table
    if not 0 <= seat < len(table.seats):
        raise Refusal("service.no_such_seat")
    holder = table.holder(seat)
    if not holder.human or holder.user_id == user_id or _decides_alone(table, user_id):
        return
    if table.campaign is not None:
        days = archive.declared(table).campaign.silent_days
        if now - _waited_since(record, seat, now) < days * 86400:
            raise Refusal("service.campaign.patience", days=days)
    elif not any(row.seat == seat and row.due is None for row in record.reminders):
        raise Refusal("service.replace.patience")
    else:
        chosen = chosen_by(record, seat)
        if chosen is not None and chosen.absence is not None and waits_for(table, chosen.absence, now):
            days = -int((now - waits_until(table, chosen.absence)) // 86400)
            raise Refusal("service.replace.away", days=days)


def _silent_seat(record: TableRecord, match: Match, now: float) -> Seat:
    """Return the seat that has not acted in time, for which others may vote to move. Raises Refusal: there is none."""
    table = record.table
    seats = [seat for seat in table.actors if _voted(match, seat) is not None]
    if table.phase != "live" or not seats:
        raise Refusal("service.vote.nothing")
    if now - _waited_since(record, seats[0], now) < TIMEOUTS[table.pace]:
        raise Refusal("service.vote.patience", hours=TIMEOUTS[table.pace] // 3600)
    return seats[0]


def _waited_since(record: TableRecord, seat: Seat, now: float) -> float:
    return next((row.since for row in record.reminders if row.seat == seat), now)


def _voted(match: Match, seat: Seat) -> Move | None:
    return match.game.orders.voted(match.state, seat)


def _with_answer(table: Table, proposal: Proposal, user_id: int, *, agree: bool) -> ProposalState:
    """Return what becomes of an open proposal with one more answer."""
    agreed = {*proposal.agreed, user_id} if agree else set(proposal.agreed)
    waiting = set(proposal.waiting) - {user_id}
    if not by_majority(table, proposal) or user_id == proposal.user_id:
        if not agree:
            return "refused"
        if not by_majority(table, proposal):
            return "open" if waiting else "agreed"
    # Whoever is to take over the company must agree, but does not vote on it.
    voters = {*proposal.agreed, *proposal.waiting, *proposal.refused, proposal.by} - {proposal.user_id}
    votes = len((agreed | {proposal.by}) & voters)
    if 2 * (votes + len(waiting & voters)) <= len(voters):
        return "refused"
    willing = proposal.user_id is None or proposal.user_id in agreed
    return "agreed" if willing and 2 * votes > len(voters) else "open"


async def _decided(change: Change, proposal_id: int, state: ProposalState) -> TableRecord:
    """Close a proposal, and return the table as it is to be stored then."""
    await proposals.decide(change.tx, [proposal_id], state)
    asks = bool(await proposals.open_of(change.tx, change.record.table.id))
    return msgspec.structs.replace(change.record, asks=asks)


async def _carried_out(live: LiveTable, proposal: Proposal, *, last_consent: int | None = None) -> RequestOutcome:
    """Carry out a proposal in the same transaction as the last agreement to it. Only within a request.

    Args:
        live: the table, which has begun or waits between two games of a campaign.
        proposal: what to do; one that nobody else had to agree to has the id 0 and is not stored.
        last_consent: who has just agreed, or None if nobody else had to.

    """
    outcome: Outcome | None = None
    former: Holder | None = None

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
        outcome = await _play_for_silent(live, proposal.seat, agreed)
    else:
        if proposal.seat is not None:
            former = live.table.holder(proposal.seat)
        async with live.change() as change:
            await agreed(change.tx)
            change.record = await _changed(change.tx, live, proposal)
    in_agreement = proposal.agreed if last_consent is None else (*proposal.agreed, last_consent)
    done = msgspec.structs.replace(proposal, state="agreed", agreed=in_agreement, waiting=())
    return RequestOutcome(table=live.table, proposal=done, outcome=outcome, former=former)


async def _play_for_silent(live: LiveTable, seat: Seat | None, agreed: Write) -> Outcome:
    """Play the turn of a seat as the game provides for one that does not act."""
    assert seat is not None
    move = _voted(live.match, seat)
    if move is None:
        raise Refusal("service.vote.nothing")
    return (await live.enter_all(move, also=agreed, then=lambda match: _voted(match, seat)))[-1]


async def _changed(tx: Transaction, live: LiveTable, proposal: Proposal) -> TableRecord:
    """Return a table as it is after a proposal to end it, or to give a seat away; it is not stored yet."""
    record, table, seat, now = live.record, live.table, proposal.seat, live.clock()
    if table.phase != "live" and not table.between_games:
        raise Refusal("service.ended")
    if proposal.kind == "end":
        # A proposal that nobody else had to agree to has no id, as it was never stored.
        return await ended(tx, record, now, "agreed" if proposal.id else "alone")
    assert seat is not None
    if proposal.user_id is not None:
        await seats.lock_person(tx, proposal.user_id)
        await _refuse_newcomer(tx, await _people(tx, table), proposal.user_id)
    record = await handed_over(tx, record, seat, now, user_id=proposal.user_id, policy=proposal.policy)
    expiry = expiry_of(live.match.game, live.match.state) if live.begun else None
    if expiry is None:
        return record
    # Whoever has just got the seat gets the whole time.
    due = due_of(record, expiry, now) if expiry.seat == seat else record.due
    return msgspec.structs.replace(record, reminders=reminders_of(record, now, expiry=expiry), due=due)

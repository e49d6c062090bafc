"""What needs the others' consent: taking moves back, replacing people, ending early."""

from __future__ import annotations

from bot.service.matches import Matches
from bot.service.values import Ask
from engine.core.seat import Seat
from storage.records import Proposal, TableId


class Consent:
    """Carries a request out at once where nobody need be asked; else opens a proposal that the others answer.

    One refusal ends a proposal; the last agreement carries it out. Any move, undo or redo cancels an open undo or redo,
    and a move of the seat in question cancels its replacement. At most one proposal of a kind (and seat) is open.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def undo(self, table_id: TableId, user_id: int, *, expected_seq: int | None = None) -> Ask:
        """Take back one's own last move (and what followed it): free while it is the last and revealed nothing.

        Raises:
            NotSeated, StaleTurn: as for a move.
            Refusal: there is nothing to take back, the game is over, or the same is being asked already.

        """
        raise NotImplementedError

    async def redo(self, table_id: TableId, user_id: int, *, expected_seq: int | None = None) -> Ask:
        """Play again what was taken back: free for whoever took it back. Raises as undo does."""
        raise NotImplementedError

    async def replace(self, table_id: TableId, user_id: int, seat: Seat, new_user_id: int) -> Ask:
        """Give a seat to another person, with its hand; that person must agree, and all others but the seat's holder.

        A person's seat can be given away once its reminders ran out, or by its holder, or before the first move by the
        host alone; a built-in opponent's at any time. Raises NotSeated, Refusal.
        """
        raise NotImplementedError

    async def opponent(self, table_id: TableId, user_id: int, seat: Seat, policy: str | None = None) -> Ask:
        """Let a built-in opponent take over a seat, as ``replace``; for one's own seat nobody is asked."""
        raise NotImplementedError

    async def end(self, table_id: TableId, user_id: int) -> Ask:
        """End the game before its time; all other people must agree. Raises NotSeated, Refusal."""
        raise NotImplementedError

    async def answer(self, table_id: TableId, proposal_id: int, user_id: int, *, agree: bool) -> Ask:
        """Agree or refuse. Raises Refusal: decided already, or the person is not among those asked."""
        raise NotImplementedError

    async def withdraw(self, table_id: TableId, proposal_id: int, user_id: int) -> Ask:
        """Take one's own proposal back. Raises Refusal."""
        raise NotImplementedError

    async def open(self, table_id: TableId) -> tuple[Proposal, ...]:
        """Return the proposals still open."""
        raise NotImplementedError

    async def get(self, table_id: TableId, proposal_id: int) -> Proposal:
        """Return a proposal, decided or not. Raises Refusal."""
        raise NotImplementedError

    async def replaceable(self, table_id: TableId) -> tuple[Seat, ...]:
        """Return the seats of people whose reminders ran out."""
        raise NotImplementedError

"""What was done about the messages of a table and may be stored together later: once more would change nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.seat import Seat
from storage import messages, orders
from storage.database import Transaction
from storage.records import PostedMessage, TableId

MessageKey = tuple[str, int]
"""The role of a message, and whose private one it is; 0: the channel's."""


@dataclass
class Gathered:
    """What is not stored yet; a crash makes it forgotten."""

    posted: dict[MessageKey, PostedMessage] = field(default_factory=dict)
    """Where messages stand now."""
    gone: set[MessageKey] = field(default_factory=set)
    """Messages that are not there any more, or need nothing any more."""
    told: set[Seat] = field(default_factory=set)
    """Whose owners know that their order has ended."""

    def __bool__(self) -> bool:
        return bool(self.posted or self.gone or self.told)

    def add(self, later: Gathered) -> None:
        """Add what was done later; a message takes the place of none that shows more of the log."""
        for at, posted in later.posted.items():
            if at not in self.posted or self.posted[at].seq <= posted.seq:
                self.posted[at] = posted
                self.gone.discard(at)
        for at in later.gone:
            self.posted.pop(at, None)
        self.gone |= later.gone
        self.told |= later.told

    async def store(self, tx: Transaction, table_id: TableId) -> None:
        """Store all of it."""
        for role, user_id in self.gone:
            await messages.drop(tx, table_id, role, user_id)
        for posted in self.posted.values():
            await messages.put(tx, posted)
        for seat in self.told:
            await orders.drop_ended(tx, table_id, seat)

"""What was done about the messages of a table and may be stored together later: once more would change nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from engine.core.seat import Seat
from storage.records import PostedMessage, TableRecord

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

    def applied(self, record: TableRecord) -> TableRecord:
        """Return what is stored of a table with all of it."""
        posted = {(each.role, each.user_id): each for each in record.posted}
        for at in self.gone:
            posted.pop(at, None)
        for at, each in self.posted.items():
            if at not in posted or posted[at].seq <= each.seq:
                posted[at] = each
        orders = tuple(order for order in record.orders if order.ended is None or order.seat not in self.told)
        return with_posted(msgspec.structs.replace(record, orders=orders), posted.values())


def with_posted(record: TableRecord, posted: Iterable[PostedMessage]) -> TableRecord:
    """Return what is stored of a table with these messages."""
    return msgspec.structs.replace(record, posted=tuple(sorted(posted, key=lambda each: each.message_id)))

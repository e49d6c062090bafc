"""What the table service refuses. A refusal is a sentence for the person who requested it; nothing has changed.

Refusal              has ``text``, a key with parameters for the catalogue
    NoSuchTable      no table of that id
    NotSeated        the person holds no seat at it
    Mistaken         a lesson is about another move; the game's texts say why
    AlreadyProposed  the same proposal is open already; it has ``table`` and ``proposal``
    Unconfirmed      nobody else need agree, so the person must confirm it; it has ``table`` and ``proposal``
    StaleTurn        the button or form belongs to an earlier position; ``table`` is as it is now
    Suspended        the table's position cannot be computed from its log, or that has yet to be found out
IllegalMove          comes unchanged from the engine, with ``text`` and ``rule``
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.text import Param, Text
from storage.records import Proposal, Table, TableId


class Refusal(Exception):  # noqa: N818 - named by what it is to the person, as IllegalMove is
    """Raised when something cannot be done, with the sentence that says why."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.text = Text(key, params)


class NoSuchTable(Refusal):
    """Raised when no table has that id."""


def no_such_table(table_id: TableId) -> NoSuchTable:
    """Return the error that says that there is no table of that id, or no longer."""
    return NoSuchTable("service.no_such_table", table=table_id)


class NotSeated(Refusal):
    """Raised when a person acts at a table without a seat."""


def no_seat(table: Table) -> NotSeated:
    """Return the error that says that somebody has no seat, and in a campaign why that may be so."""
    return NotSeated("service.no_seat" if table.campaign is None else "service.campaign.no_seat")


class Mistaken(Refusal):
    """Raised when a move is not what a lesson is about, with what the lesson says about it."""

    def __init__(self, game: str, lesson: str, mistake: str) -> None:
        super().__init__(f"{game}.lesson.{lesson}.{mistake}")


class AlreadyProposed(Refusal):
    """Raised when the same proposal to the others is open already."""

    def __init__(self, table: Table, proposal: Proposal) -> None:
        super().__init__("service.proposal.open")
        self.table = table
        self.proposal = proposal


class Unconfirmed(Refusal):
    """Raised when a request would leave no person playing at a table, and whoever made it has not confirmed it."""

    def __init__(self, table: Table, proposal: Proposal) -> None:
        whole = "_campaign" if proposal.kind == "end" and table.campaign is not None else ""
        super().__init__(f"service.sure.{proposal.kind}{whole}", title=table.title)
        self.table = table
        self.proposal = proposal


class StaleTurn(Refusal):
    """Raised when a button or form was made for an earlier position."""

    def __init__(self, table: Table) -> None:
        super().__init__("service.stale")
        self.table = table


class Suspended(Refusal):
    """Raised where the position of a table cannot be computed from its log, or that is being found out.

    It was logged when the table was suspended.
    """

    is_logged: ClassVar[bool] = True

    def __init__(self, *, judged: bool) -> None:
        """``judged``: whether that is certain; otherwise it is being found out."""
        super().__init__("service.suspended" if judged else "service.being_judged")
        self.judged = judged

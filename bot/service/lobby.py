"""A table from its opening to its start."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.service.rules import DEFAULT_PACE
from engine.core.seat import Seat
from storage.database import Database
from storage.records import QuietHours, Table, TableId


class Lobby:
    """Opens tables and seats people. Seats are numbered in order of joining; the game itself draws who begins."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def check_new(
        self, user_id: int, guild_id: int, channel_id: int, *, parent_channel_id: int | None = None
    ) -> None:
        """Tell whether a person may open a table there, before a thread is made for it.

        Args:
            user_id: who would be the host.
            guild_id: the server.
            channel_id: the channel or thread; for a thread yet to be made, its parent's id or 0.
            parent_channel_id: of a thread, the channel it hangs on: the server's allowed channels are checked by it.

        Raises:
            Refusal: the channel has a live table or is not allowed, or the server's or the person's limit is reached.

        """
        raise NotImplementedError

    async def new(  # noqa: PLR0913 - the form of /game new
        self,
        user_id: int,
        guild_id: int,
        channel_id: int,
        *,
        game: str,
        title: str,
        players: int | None = None,
        variants: Mapping[str, str] | None = None,
        pace: str = DEFAULT_PACE,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open a table with the person as host on its first seat.

        Args:
            user_id: the host.
            guild_id: the server.
            channel_id: the channel or thread it will live in.
            game: key in the registry.
            title: 1 to TITLE_LENGTH characters.
            players: seats to fill; None: as many as the game can take.
            variants: switches of the rules that differ from the default.
            pace: a key of PACES; sets the interval of reminders.
            parent_channel_id: as for check_new.

        Raises:
            Refusal: as check_new; or title, players, variants, pace or game are none that there are.

        """
        raise NotImplementedError

    async def join(self, table_id: TableId, user_id: int) -> Table:
        """Take the next free seat. Raises Refusal: full, already seated, started, or at too many tables."""
        raise NotImplementedError

    async def leave(self, table_id: TableId, user_id: int) -> Table:
        """Give up the seat; a leaving host hands the table to who joined next, and the last person closes it.

        Raises:
            NotSeated: the person has no seat.
            Refusal: the game has started.

        """
        raise NotImplementedError

    async def kick(self, table_id: TableId, host_id: int, user_id: int) -> Table:
        """Take a person's seat away, as the host. Raises Refusal."""
        raise NotImplementedError

    async def add_opponent(self, table_id: TableId, host_id: int, policy: str | None = None) -> Table:
        """Seat a built-in opponent, as the host.

        ``policy`` is a name in the game's ``policies``; None: ``sensible`` where there is one. Raises Refusal.
        """
        raise NotImplementedError

    async def remove_opponent(self, table_id: TableId, host_id: int, seat: Seat | None = None) -> Table:
        """Take a built-in opponent away again, as the host; None: the last one. Raises Refusal."""
        raise NotImplementedError

    async def options(
        self,
        table_id: TableId,
        host_id: int,
        *,
        title: str | None = None,
        players: int | None = None,
        variants: Mapping[str, str] | None = None,
        pace: str | None = None,
    ) -> Table:
        """Change what was chosen at the opening, as the host; None leaves a thing as it is. Raises Refusal."""
        raise NotImplementedError

    async def remind(self, table_id: TableId, user_id: int, *, interval: int | None, quiet: QuietHours | None) -> Table:
        """Set how often people are reminded at this table, also during the game, as anybody seated.

        Args:
            table_id: the table.
            user_id: who asks.
            interval: seconds, SHORTEST_INTERVAL to LONGEST_INTERVAL; None: never.
            quiet: hours in which nobody is reminded; None: none.

        Raises:
            NotSeated: the person has no seat.
            Refusal: a number or time zone is out of range.

        """
        raise NotImplementedError

    async def start(self, table_id: TableId, host_id: int) -> Table:
        """Start the game with the seats as they are, as the host; draws the seed and publishes its commitment.

        Of two presses at once one starts it and the other is refused. Raises Refusal.
        """
        raise NotImplementedError

    async def close(self, table_id: TableId, host_id: int) -> Table:
        """Close a lobby without a game, as the host. Raises Refusal."""
        raise NotImplementedError

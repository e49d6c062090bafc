"""The position of a game of 18CZ, and in what the game is its own. All of it is public but the seed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seat import Seat
from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.loans import Debtor, Loan, refusal_of_debtor
from engine.eighteenxx.g18cz.neutral_player import Neutral, join
from engine.eighteenxx.g18cz.printed import G18czPrinted, printed_for
from engine.eighteenxx.g18cz.switches import Switches
from engine.eighteenxx.ids import CompanyId, PrivateId
from engine.eighteenxx.printed import Phase
from engine.eighteenxx.state import EighteenxxState, MoneySource, PresidentsCash


class G18czState(EighteenxxState, kw_only=True):
    """A game of 18CZ."""

    players: list[Debtor]  # type: ignore[assignment]  # no shared code adds players
    switches: Switches
    neutral: Neutral | None = None

    @cached_property
    def printed(self) -> G18czPrinted:
        """What is printed on the map and cards that this table uses."""
        return printed_for(self.switches.bcb_home, self.neutral is not None)

    @property
    def private_value(self) -> int:
        """What any local railway is worth in the present operating round, in K."""
        return self.printed.figures.local_prices[max(self.calendar.operating, 1) - 1]

    @property
    def rounds_of_next_set(self) -> int:
        """How many operating rounds follow the stock round."""
        return self.printed.figures.operating_rounds[self.calendar.set]

    @property
    def is_last_set(self) -> bool:
        """Whether the game ends with the present set of operating rounds."""
        return self.calendar.set + 1 == len(self.printed.figures.operating_rounds)

    def private_worth_at_end(self, private: PrivateId) -> int:
        """Return what a local railway counts at the end, in K: of any size the same."""
        return self.printed.figures.local_prices[-1]

    def bonus(self, company: CompanyId, place: Place) -> int:
        """Return what a red area pays its own company's trains more (OR 8)."""
        ground, board = self.printed.ground, self.board
        own = board.tile(ground, place.hex).colour == "red" and company in board.slots(ground, place)
        return self.printed.figures.home_bonus * own

    def phase_began(self, before: Phase) -> Iterator[Event]:
        """Let the neutral player of a table of two get a company of each size that opens."""
        for size in self.printed.phases[self.depot.phase].limit:
            if size not in before.limit and self.neutral is not None:
                yield from join(self, self.neutral, size)

    def money_sources(self) -> tuple[MoneySource, ...]:
        """Return the president's cash, and loans beyond it (OR 11)."""
        return (PresidentsCash(), Loan(self.printed.figures.interest_percent))

    def may_not_buy(self, seat: Seat) -> IllegalMove | None:
        """Return what keeps a player in debt from buying (OR 11)."""
        return refusal_of_debtor(self, seat)

    def owed(self, seat: Seat) -> int:
        """Return a player's debt, with the interest."""
        player = self.players[seat]
        return player.debt + player.interest

"""What a game declares that is played in campaigns: several games, one after the other, each a match of its own."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.game import Game, Setup, State
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.options import Slot
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View

S = TypeVar("S", bound=State)
Carried = dict[str, Any]
"""What persists from game to game, in plain values; secret as a hand is."""


class CampaignInfo(msgspec.Struct, frozen=True):
    """What a lobby must know of a campaign before anything of it is played."""

    games: int
    """How many games it has."""
    companies: tuple[str, ...]
    """What a person may preside over, by key; nobody has two, and no two have one."""
    last_to_found: int
    """A newcomer may found an unused company before this game at the latest."""
    ready_hours: int
    """So long after enough have said that they play, who has said nothing misses the next game."""
    ready_days: tuple[int, int]
    """The fewest and the most days that a host may set instead."""
    silent_days: int
    """After so many days of silence a majority of the others may hand a company over."""
    longest_name: int
    """Letters of a company's name."""
    weeks: tuple[int, int]
    """About how many weeks one game takes at a turn a day: from, to."""
    missing: Text
    """What whoever says that they miss a game gets for it, and what they do not."""
    founding: Text
    """What whoever founds a company in the middle of a campaign gets, and what they do not."""
    names: Mapping[str, str] = {}
    """What a company is called, by its key, unless its president has named it; without one it is its key in words."""


class Passage(msgspec.Struct, frozen=True):
    """Some lines of a chronicle that belong together. A ``Player`` is a seat of the game that they tell of."""

    lines: tuple[Text, ...]
    heading: Text | None = None


class InCampaigns(ABC, Generic[S]):
    """A game of which several make a campaign: what one leaves behind is carried by the setup of the next.

    Companies are named by their keys in ``CampaignInfo.companies``. In texts about the whole campaign a ``Player`` is
    the number of a company in the order in which the companies were founded.
    """

    campaign: CampaignInfo
    """How many games, which companies."""

    @abstractmethod
    def found_campaign(self, names: Mapping[str, str]) -> Carried:
        """Begin a campaign with these companies, in seating order; each has its key and its name.

        An empty name stands for the company's own. Raises EngineError: too few or too many, or an unknown one.
        """

    @abstractmethod
    def found_company(self, carried: Carried, company: str, name: str) -> Carried:
        """Let a newcomer found an unused company between two games. Raises EngineError where that cannot be."""

    @abstractmethod
    def next_setup(self, carried: Carried, playing: Sequence[str], variants: Mapping[str, str]) -> Setup:
        """Return the setup of the next game; its seats are the companies that take part, in seating order.

        Raises EngineError: too few of them, or all games have been played.
        """

    @abstractmethod
    def carry(self, state: S) -> Carried | None:
        """Return what a finished game hands on; None: it goes on."""

    @abstractmethod
    def campaign_over(self, carried: Carried) -> bool:
        """Tell whether all games have been played."""

    @abstractmethod
    def campaign_places(self, carried: Carried) -> tuple[tuple[str, ...], ...]:
        """Rank the companies, those who share a place together, whether all games have been played or fewer."""

    @abstractmethod
    def final_result(self, carried: Carried, company: str) -> Text:
        """Name a company in the final ranking, with its president and what it comes to when nothing is sealed."""

    @abstractmethod
    def public_summary(self, carried: Carried, *, opened: bool) -> tuple[Text, ...]:
        """Tell line by line what everybody may know of a campaign between its games.

        ``opened``: it is over, so that nothing is sealed any more, and what it has come to is all there is to tell.
        """

    @abstractmethod
    def chronicle(self, state: S, said: Sequence[Text]) -> tuple[Passage, ...]:
        """Tell on a page of its own what everybody may know of a game: its story, what it came to, what stays of it.

        ``said``: what happened so far, in the words that everybody read.
        """

    @abstractmethod
    def behind(self, setup: Setup, state: S, private: Sequence[Move]) -> tuple[Passage, ...]:
        """Tell what was kept secret in a game, for a campaign that is over. ``private``: its private moves."""

    @abstractmethod
    def opened_view(self, carried: Carried) -> View | None:
        """Show everybody a campaign that is over, with nothing sealed, or return None if no game of it was finished."""

    @abstractmethod
    def private_summary(self, carried: Carried, company: str) -> tuple[Text, ...]:
        """Tell a company line by line what it alone may know between the games."""

    @abstractmethod
    def private_of_game(self, state: S, seat: Seat) -> tuple[Text, ...]:
        """Tell a seat the same in a game."""

    @abstractmethod
    def order_slot(self, carried: Carried, company: str, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what may stand in ``power`` or ``order`` of the word that a company leaves between two games.

        ``power``: what is to act by itself; ``order``: when.
        """

    @abstractmethod
    def leave_order(self, carried: Carried, company: str, power: str, order: Sequence[str]) -> Carried:
        """Leave word between two games. Raises IllegalMove where there is nothing for which it can be left."""

    @abstractmethod
    def check_chain(self, seed: str, games: Sequence[Match]) -> Carried:
        """Check that replayed games follow from a campaign's seed and from each other; return what they leave behind.

        The last one need not be over. Raises CorruptLog.
        """

    @abstractmethod
    def name_of_game(self, number: int) -> Text:
        """Name a game of the campaign by its number, from 1."""

    @abstractmethod
    def company_of(self, state: S, seat: Seat) -> str:
        """Tell which company plays on a seat."""


def seed_of_game(seed: str, number: int) -> str:
    """Derive the seed of a game from the campaign's, one-way: it tells nothing of any other game's."""
    return hashlib.sha256(f"{seed}:game {number}".encode()).hexdigest()


def in_campaigns(game: Game[Any]) -> InCampaigns[Any] | None:
    """Return what a game declares of its campaigns, or None if it is played as single tables."""
    return game if isinstance(game, InCampaigns) else None

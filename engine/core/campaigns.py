"""What a game played in campaigns declares: a campaign is several games in a row, each a match of its own."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.game import Game, Setup, State
from engine.core.match import Match
from engine.core.moves import Move, Slot
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
    """What a person may preside over, by key; nobody presides over two, and no company has two presidents."""
    last_to_found: int
    """A newcomer may found an unused company before this game at the latest."""
    ready_hours: int
    """Once enough people have said that they play, those who say nothing for this many hours miss the next game."""
    ready_days: tuple[int, int]
    """The fewest and the most days that a host may set instead."""
    silent_days: int
    """After this many days of silence a majority of the others may give a company to somebody else."""
    longest_name: int
    """The most characters in a company's name."""
    weeks: tuple[int, int]
    """About how many weeks one game takes at one turn a day: the least and the most."""
    missing: Text
    """What a player who misses a game gets for it, and what not."""
    founding: Text
    """What a player who founds a company in mid-campaign gets, and what not."""
    names: Mapping[str, str] = {}
    """The default names of companies by key; a company without one goes by its key."""


class Passage(msgspec.Struct, frozen=True):
    """Lines of a chronicle that belong together. A ``Player`` in them is a seat of the game they are about."""

    lines: tuple[Text, ...]
    heading: Text | None = None


class InCampaigns(ABC, Generic[S]):
    """A game that is played in campaigns: the outcome of each game is carried over by the setup of the next.

    Companies are named by their keys in ``CampaignInfo.companies``. In texts about the whole campaign a ``Player`` is
    the number of a company in the order in which the companies were founded.
    """

    campaign: CampaignInfo
    """How many games, which companies."""
    order: type[Move]
    """The kind of move by which a company leaves an order in a game; between two games it has the same fields.

    ``power``: what is to act on its own; ``order``: when.
    """

    @abstractmethod
    def found_campaign(self, names: Mapping[str, str]) -> Carried:
        """Begin a campaign with these companies, in seating order; each has its key and its name.

        An empty name stands for the company's own. Raises EngineError: too few or too many, or an unknown one.
        """

    @abstractmethod
    def found_company(self, carried: Carried, company: str, name: str) -> Carried:
        """Found an unused company for a newcomer between two games. Raises EngineError if that is impossible."""

    @abstractmethod
    def next_setup(self, carried: Carried, playing: Sequence[str], variants: Mapping[str, str]) -> Setup:
        """Return the setup of the next game; its seats are the companies that take part, in seating order.

        Raises EngineError: too few of them, or all games have been played.
        """

    @abstractmethod
    def carry(self, state: S) -> Carried | None:
        """Return what a finished game hands on to the next, or None while it goes on."""

    @abstractmethod
    def campaign_over(self, carried: Carried) -> bool:
        """Return whether all games have been played."""

    @abstractmethod
    def campaign_places(self, carried: Carried) -> tuple[tuple[str, ...], ...]:
        """Rank the companies after any number of games, with those who share a place grouped together."""

    @abstractmethod
    def final_result(self, carried: Carried, company: str) -> Text:
        """Name a company in the final ranking, with its president and its total once nothing is sealed any more."""

    @abstractmethod
    def public_summary(self, carried: Carried, *, opened: bool) -> tuple[Text, ...]:
        """Return what everybody may know about a campaign between its games, line by line.

        ``opened``: the campaign is over and nothing is sealed any more, so only the outcome is left to be said.
        """

    @abstractmethod
    def chronicle(self, state: S, said: Sequence[Text]) -> tuple[Passage, ...]:
        """Return a page about a game for everybody: its story, its outcome, and its lasting effects.

        ``said``: what happened so far, in the words that everybody read.
        """

    @abstractmethod
    def behind(self, setup: Setup, state: S, private: Sequence[Move]) -> tuple[Passage, ...]:
        """Return what was kept secret in a game of a finished campaign. ``private``: the game's private moves."""

    @abstractmethod
    def opened_view(self, carried: Carried) -> View | None:
        """Return a finished campaign as everybody may see it, nothing sealed; None if no game of it was finished."""

    @abstractmethod
    def private_summary(self, carried: Carried, company: str) -> tuple[Text, ...]:
        """Return what only a company itself may know between the games, line by line."""

    @abstractmethod
    def private_of_game(self, state: S, seat: Seat) -> tuple[Text, ...]:
        """Return what only a seat's own company may know during a game, line by line."""

    @abstractmethod
    def order_slot(self, carried: Carried, company: str, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of the order that a company leaves between two games."""

    @abstractmethod
    def leave_order(self, carried: Carried, company: str, power: str, order: Sequence[str]) -> Carried:
        """Leave an order between two games. Raises IllegalMove if the company has nothing to leave it for."""

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
        """Return the company that plays on a seat."""


def seed_of_game(seed: str, number: int) -> str:
    """Derive the seed of a game from the campaign's; no other game's seed can be derived from it."""
    return hashlib.sha256(f"{seed}:game {number}".encode()).hexdigest()


def in_campaigns(game: Game[Any]) -> InCampaigns[Any] | None:
    """Return a game as one that is played in campaigns, or None if it is played as single games."""
    return game if isinstance(game, InCampaigns) else None

"""The figures of Legends, as ``pack/rules.toml`` gives them. Money in dollars."""

from __future__ import annotations

import msgspec

from engine.ticket_to_ride.cards import CardName

ByPlayers = dict[int, int]


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min_players: int
    max_players: int
    games: int
    years: tuple[int, ...]
    pieces: int


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fraction."""

    numerator: int
    denominator: int


class _Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    trains: tuple[int, ...]
    missed_share: Share
    missed_least: int
    frontier_last_game: int
    patents_in_office: int


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colours: tuple[CardName, ...]
    cards_per_colour: int
    wilds: int
    newspapers: int
    newspapers_by_players: ByPlayers
    picks_per_colour: int
    skulls_per_colour: int
    opening_cards: int
    face_up: int
    wilds_that_reset: int
    resets_in_a_row: int
    no_drawing_at: int


class _Tickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opening: int
    opening_keep: int
    opening_keep_when_short: int
    drawn: int
    drawn_keep: int
    stamps_to_retire: int
    rival_stamp: int
    least_left: ByPlayers


class _Money(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opening: int
    last_round_trains: int
    least_slip: int
    leftover: tuple[tuple[int, int], ...]
    both_twins_open_from: int

    def for_trains(self, trains: int) -> int:
        """Return the dollars for trains left over."""
        return next(dollars for most, dollars in self.leftover if trains <= most)


class _Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    company: int
    raised_money: int
    raised_cards: int


class _SurveyRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a_space: int
    most: int
    stickers: int


class _Trestle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dollars: int
    every: int
    pays: int


class _Depot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    own_cards: int
    foreign: int
    most: ByPlayers


class _Coal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opening: int
    most: int
    from_length: int
    dollars: int


class _Herds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    closed: tuple[str, ...]
    """Where the further herds graze while the Prairie is closed."""
    tokens: ByPlayers
    most: int
    pays: tuple[int, ...]


class _Steamer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wilds: int
    most: int
    less: int
    berths: ByPlayers


class _Dig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: int
    most: int
    nuggets: tuple[int, ...]


class _Well(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gain: int
    gain_on_board: int
    loss: int
    cards: int


class _Charter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pays: tuple[int, ...]
    ribbon_to_first: bool


class _Combine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a_space: int
    opening: ByPlayers


class _Growth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    games: tuple[int, ...]


class _Bond(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: int
    from_value: int
    a_ticket: int
    most: int


class _Express(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tickets: int
    pays: int


class _Through(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    free_boards: int
    a_board: int
    most: int


class _Exhibition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boards: int
    pays: int
    first: int
    cities: tuple[str, ...]
    """Of which one is drawn by lot."""


class _Flagship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    times: int


class _Panic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    retires: int


class _Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    survey: _SurveyRule
    trestle: _Trestle
    depot: _Depot
    coal: _Coal
    herds: _Herds
    steamer: _Steamer
    dig: _Dig
    well: _Well
    charter: _Charter
    combine: _Combine
    growth: _Growth
    bond: _Bond
    express: _Express
    through: _Through
    exhibition: _Exhibition
    flagship: _Flagship
    panic: _Panic


class _Vault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ribbon: ByPlayers
    """By number of companies in the campaign, as deeds."""
    bond: int
    deed: ByPlayers
    curios: tuple[int, ...]
    district: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every figure of the rules, by chapter."""

    table: _Table
    campaign: _Campaign
    deck: _Deck
    tickets: _Tickets
    money: _Money
    bonus: _Bonus
    rule: _Rule
    vault: _Vault

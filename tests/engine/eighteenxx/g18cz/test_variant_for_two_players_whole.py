"""The variant for two players, with Václav as the third; it is not in the rulebook but played as on 18xx.games."""

import pytest

from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.certificates import holding, price_of
from engine.eighteenxx.companies import IPO
from engine.eighteenxx.g18cz.acquisitions import targets
from engine.eighteenxx.g18cz.game import G18CZ, president_of
from engine.eighteenxx.g18cz.neutral_player import VACLAV, decider
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.rounds import SCHEDULE
from engine.eighteenxx.g18cz.setup import lay_out
from engine.eighteenxx.moves import BuildStation, Dividend, LayTile, Pass, Run
from engine.eighteenxx.scoring import worth
from engine.eighteenxx.trains import sell

ADA, BO = Seat(0), Seat(1)


def begun(seed="1"):
    return lay_out(Setup("18cz", 2, {"ruleset": "18xx.games"}), seed)


def opened(state, rank):
    """The game after the first sale of a rank; all cards above are gone."""
    while state.depot.deck.pop(0).rank < rank:
        pass
    events = list(sell(state, rank, (everything().cards[rank].faces[0],)))
    return [event.text for event in events]


def test_vaclav_has_a_small_company_from_the_start():
    # One random company of each size when that size opens, floated at the lowest par.
    state = begun()
    (company,) = state.neutral.companies
    charter = state.charters[company]
    assert everything().companies[company].kind == "small"
    assert (charter.par, price_of(state, company), charter.floated, charter.president) == (50, 50, True, VACLAV)
    assert charter.holders == [VACLAV, IPO, IPO]
    assert charter.cash == 0
    assert [train.id for train in charter.trains] == ["a1"]
    assert state.depot.deck[0].id == "a2"


@pytest.mark.parametrize(("seed", "small", "medium", "large"), [("1", "EKJ", "BTE", "By"), ("2", "BCB", "BN", "Sx")])
def test_his_companies_are_drawn_by_the_generator_of_18xx_games(seed, small, medium, large):
    # x <- (1103515245 x + 12345) mod 2^31 from the seed; the remainder names the company of its size: with seed 1
    # x is 1103527590, 377401575, 662824084, and there are three small, four medium and three large ones.
    state = begun(seed)
    opened(state, "b")
    opened(state, "d")
    assert state.neutral.companies == [small, medium, large]


def test_a_seed_that_is_no_number_draws_too():
    drawn = {lay_out(Setup("18cz", 2), f"seed {number}").neutral.companies[0] for number in range(40)}
    assert drawn == {"EKJ", "BCB", "VBW"}


def test_he_holds_just_enough_for_a_company_to_float():
    state = begun()
    opened(state, "b")
    opened(state, "d")
    assert [holding(state, company, VACLAV) for company in state.neutral.companies] == [50, 60, 50]
    assert [price_of(state, company) for company in state.neutral.companies] == [50, 60, 90]
    assert [state.charters[company].cash for company in state.neutral.companies] == [0, 0, 0]
    assert [len(state.charters[company].trains) for company in state.neutral.companies] == [1, 1, 1]


def test_a_company_of_his_is_told_of_when_its_size_opens():
    state = begun()
    said = opened(state, "b")
    company = state.neutral.companies[1]
    assert [text.params["company"] for text in said if text.key == "18cz.vaclav.founds"] == [company]
    assert [text.params["company"] for text in said if text.key == "18cz.train.supplied"] == [company]
    opened(state, "c")
    assert len(state.neutral.companies) == 2


def test_at_a_sets_end_each_of_his_companies_gets_a_fresh_train_and_nothing_is_exported():
    state = begun()
    opened(state, "b")
    state.calendar.round = 1
    before = [train.id for train in state.depot.deck]
    state.frames = [Frame("operating", [state.neutral.companies[1]])]
    said = [event.text.key for event in SCHEDULE.end_company_turn(state)]
    assert "18xx.train.exported" not in said
    small, medium = (state.charters[company] for company in state.neutral.companies)
    assert [train.id for train in (*small.trains, *medium.trains)] == before[:2]
    assert state.calendar.set == 1
    assert state.frames[0].round == "stock"


def test_a_fresh_train_counts_as_sold():
    # It opens the next phase, and with it brings him a company, which gets one train and no second.
    state = begun()
    while state.depot.deck[0].rank == "a":
        del state.depot.deck[0]
    state.calendar.round = 1
    state.frames = [Frame("operating", [state.neutral.companies[0]])]
    list(SCHEDULE.end_company_turn(state))
    assert state.depot.phase == "b"
    assert [len(state.charters[company].trains) for company in state.neutral.companies] == [1, 1]
    assert state.depot.deck[0].id == "b3"


@pytest.mark.parametrize(("size", "track", "station"), [(0, ADA, BO), (1, BO, ADA), (2, ADA, BO)])
def test_the_players_share_the_decisions_for_his_companies(size, track, station):
    # The first decides the track of his small and large companies and the second their stations; the medium one's
    # the other way round.
    state = begun()
    opened(state, "b")
    opened(state, "d")
    company = state.neutral.companies[size]
    state.frames = [Frame("operating", [company])]
    for done, seat in ((0, track), (1, track), (2, station), (3, track), (4, track)):
        state.frames[0].done = ["home_tile", "track", "station", "run"][:done]
        assert president_of(state, company) == decider(state, company) == seat
    state.order.reverse()
    state.frames[0].done = []
    assert decider(state, company) == station


def turn_of_his(seed="1"):
    """The first decision for his company in the first operating round, after everybody has passed."""
    state = begun(seed)
    while state.frames[0].round != "operating":
        (seat,) = G18CZ.actors(state)
        list(G18CZ.play(state, Pass(seat)))
    return state, state.neutral.companies[0]


def test_his_company_operates_in_the_first_round_with_two_tiles():
    state, company = turn_of_his()
    assert state.frames[0].actors == [company]
    assert state.turn.first
    assert G18CZ.actors(state) == {state.order[0]}
    assert LayTile in G18CZ.kinds(state, state.order[0])


def test_the_bank_pays_for_his_track_and_his_stations_are_free():
    state, company = turn_of_his()
    rng = Rng("track")
    for _ in range(2):
        (seat,) = G18CZ.actors(state)
        if LayTile in G18CZ.kinds(state, seat):
            move = random_move(G18CZ, state, seat, rng)
            list(G18CZ.play(state, move))
    assert state.charters[company].cash == 0


def whole_game(seed):
    state, rng, paid = begun(seed), Rng(seed), []
    while state.frames:
        seats = sorted(G18CZ.actors(state))
        seat = seats[rng.below(len(seats))]
        his = state.turn is not None and state.turn.company in state.neutral.companies and len(state.frames) == 1
        move = random_move(G18CZ, state, seat, rng)
        paid += [(type(move), his and state.frames[0].round == "operating")]
        list(G18CZ.play(state, move))
        assert state.bank + sum(p.cash for p in state.players) + sum(c.cash for c in state.charters.values()) == 0
        assert all(state.charters[company].cash == 0 for company in state.neutral.companies)
        assert not set(state.neutral.companies) & set(targets_of_all(state))
    return state, paid


def targets_of_all(state):
    return [target for name, charter in state.charters.items() if charter.floated for target in targets(state, name)]


def test_whole_games_of_two_come_to_an_end():
    kinds = set()
    for seed in ("3", "5", "8"):
        state, paid = whole_game(seed)
        assert state.calendar.operating == 13
        assert len(state.neutral.companies) == 3
        result = G18CZ.result(state)
        assert result is not None
        assert result.scores == (worth(state, ADA), worth(state, BO))
        kinds |= {kind for kind, his in paid if his}
    assert {LayTile, BuildStation, Run} <= kinds
    assert Dividend not in kinds, "his companies always pay"

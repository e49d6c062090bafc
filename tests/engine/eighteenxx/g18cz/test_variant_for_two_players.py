"""The variant for two players, with Václav as the third; it is not in the rulebook but played as on 18xx.games."""

import pytest

from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.steps import Frame
from engine.eighteenxx.certificates import holding, issued, price_of
from engine.eighteenxx.companies import IPO
from engine.eighteenxx.g18cz.acquisitions import targets
from engine.eighteenxx.g18cz.game import G18CZ, president_of
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.g18cz.neutral_player import VACLAV, decider
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.rounds import SCHEDULE
from engine.eighteenxx.g18cz.setup import lay_out
from engine.eighteenxx.moves import BuildStation, BuyTrain, Dividend, LayTile, Par, Pass, Run
from engine.eighteenxx.scoring import worth
from engine.eighteenxx.trains import sell
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, GAME, Table

OUT = {"OFE", "MW", "KFN", "Pr", "Ug"}


def opening(seed="a seed", ruleset="rulebook"):
    return GAME.setup(Setup("18cz", 2, {"ruleset": ruleset}), seed)


def his(table, size="small"):
    """Václav's company of a size."""
    return next(company for company in table.state.neutral.companies if everything().companies[company].kind == size)


def table(
    company="EKJ", *, phase="a", trains="a1:2", at="D4", operated=True, deck=None, tiles="D4 57 1; D2 57 1", **more
):
    """Václav runs EKJ in place of the company he drew; Ada is first in the turn order."""
    position = Table(2, phase=phase, cash=1000).lay(tiles)
    if deck:
        position.deck(deck)
    state = position.state
    for drawn in state.neutral.companies:
        charter = state.charters[drawn]
        charter.certificates = issued(one.percent for one in charter.certificates)
        charter.par, charter.president, charter.floated, charter.cash = None, None, False, 0
        charter.trains = []
        state.market.remove(drawn)
    state.neutral.companies = [company]
    par = everything().kind(company).par[0]
    position.company(
        company,
        {ADA: {"small": 50, "medium": 60, "large": 50}[everything().companies[company].kind]},
        price=par,
        trains=trains,
        at=at,
        operated=operated,
        **more,
    )
    charter = state.charters[company]
    for certificate in charter.certificates:
        certificate.holder = VACLAV if certificate.holder == ADA else certificate.holder
    charter.president = VACLAV
    return position


def test_the_eastern_half_is_out():
    state = opening()
    assert {name for name, charter in state.charters.items() if charter.closed} == OUT
    assert not {"C25", "F22", "G19", "B18", "A21", "G27", "I23"} & set(state.printed.hexes)
    assert {"A7", "E11", "D16", "I17", "C19", "H18"} <= set(state.printed.hexes)


def test_dear_local_railways_are_out():
    # Small ones from 40 K, medium ones from 55, large ones from 70.
    assert list(opening().private_companies) == ["S1", "S2", "S3", "M1", "M2", "M3", "L1", "L2", "L3"]


def test_companies_that_are_out_do_not_start():
    position = Table(2, phase="d").stock(ADA)
    for company, price in (("OFE", 50), ("KFN", 60), ("Pr", 90)):
        position.refuses(Par(ADA, company, price), None)
    assert not position.offers(Par, "company") & OUT


def test_vaclav_begins_with_a_small_company_at_its_lowest_price():
    # One random company of each size when that size opens, floated at the lowest par.
    for seed in map(str, range(8)):
        state = opening(seed)
        (company,) = state.neutral.companies
        charter = state.charters[company]
        assert everything().companies[company].kind == "small"
        assert (charter.president, charter.par, charter.floated) == (VACLAV, 50, True)
        assert charter.holders.count(VACLAV) == 1


def test_his_companies_are_drawn_from_the_seed():
    # x <- (1103515245 x + 12345) mod 2^31.
    drawn = {opening(str(seed)).neutral.companies[0] for seed in range(30)}
    assert drawn == {"EKJ", "BCB", "VBW"}
    state = opening("7")
    draw = (1103515245 * 7 + 12345) % 2**31
    assert state.neutral.draw == draw
    assert state.neutral.companies == [["EKJ", "BCB", "VBW"][draw % 3]]


@pytest.mark.parametrize(("top", "size", "percent"), [("b1", "medium", 60), ("d1", "large", 50)])
def test_he_gets_a_company_of_each_size_as_it_opens(top, size, percent):
    before = chr(ord(top[0]) - 1)
    position = Table(2, phase=before, cash=1000).deck(top).company("BTE", {ADA: 60}, price=100, cash=500)
    if before == "a":
        position = Table(2, phase=before, cash=1000).deck(top)
        name = next(name for name in ("EKJ", "BCB", "VBW") if name not in position.state.neutral.companies)
        position.company(name, {ADA: 75}, price=70, cash=500).operating(name, "trains")
        position.play(BuyTrain(ADA, "deck 2", 70))
    else:
        position.operating("BTE", "trains")
        position.play(BuyTrain(ADA, "deck 3+3", 180))
    company = his(position, size)
    assert position.held(company, VACLAV) == percent
    assert position.state.charters[company].floated


def test_the_first_player_lays_the_track_of_his_small_company_and_the_second_builds_its_stations():
    position = table(tiles="D4 57 1; D6 9 1; D8 8 5; E9 6 2").operating("EKJ")
    assert position.to_move == ADA
    position.play(LayTile(ADA, "D2", "57", 1))
    assert position.to_move == BO
    position.play(BuildStation(BO, "E9", 0))
    assert position.to_move == ADA


def test_the_second_player_lays_the_track_of_his_medium_company_and_the_first_builds_its_stations():
    position = table("BTE", at="D2", tiles="D2 57 1; D4 14 0", trains="b1:2+2", phase="d").operating("BTE")
    position.state.charters["EKJ"].closed = True
    position.operating("BTE")
    assert position.to_move == BO
    position.play(Pass(BO))
    assert position.to_move == ADA
    position.play(BuildStation(ADA, "D4", 0))
    assert position.to_move == BO


def test_first_and_second_are_those_of_the_turn_order():
    position = table()
    position.state.order = [BO, ADA]
    position.operating("EKJ")
    assert position.to_move == BO


def test_his_company_lays_track_without_money():
    # It may overdraw for track; the tiles of his companies are paid by nobody.
    position = table(tiles="D4 611 1").operating("EKJ")
    position.play(LayTile(ADA, "E5", "9", 2))
    assert position.tile("E5") == "9"
    assert position.player_cash(ADA) == 1000


def test_his_stations_are_free():
    position = table(tiles="D4 57 1; D6 9 1; D8 8 5; E9 6 2; D2 57 1", at="D4").operating("EKJ", "station")
    position.play(BuildStation(BO, "E9", 0))
    assert position.state.charters["EKJ"].cash == 0


def test_he_always_pays_if_he_ran():
    position = table().operating("EKJ", "run")
    position.play(Run(ADA, ("a1", "D2", "D4")))
    assert position.price("EKJ") == 55
    assert position.state.charters["EKJ"].cash == 0


def running(ruleset="rulebook"):
    """His company has 20 K at D2, 20 at D4, and can add a second route of the same train to F4."""
    position = table(tiles="D4 57 1; D2 57 1; D6 58 1", trains="d1:3")
    position.state.switches = position.game.setup(Setup("18cz", 2, {"ruleset": ruleset}), "s").switches
    return position.operating("EKJ", "run")


def test_his_companies_run_for_the_most_that_they_can():
    # The rules published in English, p. 23; the rulebook has no game for two.
    position = running()
    refused = position.refuses(Run(ADA, ("d1", "D2", "D4")), None)
    assert refused["key"] == "18xx.run.not_best"
    assert position.offers(Run, "routes", routes=("d1",)) == {"D2"}
    position.play(Run(ADA, ("d1", "D2", "D4", "D6")))


def test_by_the_rules_of_18xx_games_they_may_run_for_less():
    # Switches: neutral_runs_best.
    position = running("18xx.games")
    position.play(Run(ADA, ("d1", "D2", "D4")))


def test_players_are_paid_for_their_shares_of_his_company():
    position = table()
    position.state.charters["EKJ"].certificates[1].holder = BO
    position.operating("EKJ", "run").play(Run(ADA, ("a1", "D2", "D4")))
    assert position.player_cash(BO) == 1000 + 10


def test_his_company_buys_no_trains():
    position = table(tiles="D4 57 1", trains="").company("BCB", {BO: 75}, at="D16").operating("EKJ", "trains")
    assert position.on_turn == "BCB"
    assert position.owned("EKJ") == ""


def test_his_companies_neither_sell_trains_nor_can_be_bought():
    position = table(phase="d", trains="d1:3")
    position.company("BTE", {ADA: 60}, price=100, cash=1000, trains="d2:3+3").operating("BTE", "acquire")
    position.cannot(Acquire(ADA, "EKJ", 50))
    position.operating("BTE", "trains")
    position.refuses(BuyTrain(ADA, "EKJ d1", 10), "or10")


def test_he_gets_a_fresh_train_instead_of_an_export():
    # At each set's end, in place of those he had; it counts as sold.
    position = table(deck="a3", trains="a1:2").operating("EKJ")
    position.play(Pass(ADA))
    while position.round == "operating":
        position.play(Run(ADA, ("a1", "D2", "D4")) if "run" in position.kinds() else Pass(position.to_move))
    assert position.round == "stock"
    assert position.owned("EKJ") == "a3:2"
    assert position.top == "a4"


def test_his_fresh_train_counts_as_sold():
    position = table(deck="b1", trains="a1:2").operating("EKJ")
    position.play(Pass(ADA))
    while position.round == "operating":
        position.play(Run(ADA, ("a1", "D2", "D4")) if "run" in position.kinds() else Pass(position.to_move))
    assert position.state.depot.phase == "b"
    assert position.owned("EKJ") == "b1:2"
    assert his(position, "medium")


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

"""18CZ rules, operating round 12 and appendix 9: phases, rusting, limits of trains, what red areas pay."""

import pytest

from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import BuyTrain, Discard, Pass
from engine.eighteenxx.trains import advance, has_begun, is_open, limit, may_lay, phase_of
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

SIZES = {"EKJ": 75, "OFE": 75, "MW": 75, "BN": 60, "KFN": 60, "BTE": 60, "kk": 60, "Sx": 60}


def before(top, buyer="kk", own="", *, others=None, phase=None, ruleset="rulebook", cash=5000):
    """The card ``top`` lies on top of the deck; others own what is named; the buyer, Ada's, is about to buy."""
    phase = phase or chr(ord(top[0]) - 1)
    table = Table(3, ruleset, phase=phase).deck(top)
    table.company(buyer, {ADA: SIZES[buyer]}, price=213, cash=cash, trains=own)
    for company, cards in (others or {}).items():
        table.company(
            company,
            {BO: SIZES[company]},
            price=everything().chart.prices[everything().chart.prices.index(196) - len(company)],
            trains=cards,
        )
    return table.operating(buyer, "trains")


def buy(table, face):
    return table.play(BuyTrain(ADA, f"deck {face}", everything().faces[face].price))


@pytest.mark.parametrize("rank", "bcdefghij")
def test_a_phase_begins_when_the_first_train_of_its_rank_is_sold(rank):
    # OR 12: whatever face is sold.
    table = before(f"{rank}1", "EKJ")
    buy(table, everything().cards[rank].faces[0].name)
    assert table.state.depot.phase == rank


def test_the_second_train_of_a_rank_changes_nothing():
    table = before("d2", phase="d")
    buy(table, "3")
    assert table.state.depot.phase == "d"


def test_a_train_from_the_pool_begins_no_phase():
    # A phase never turns back, and a card that is not new begins none.
    table = before("e1", own="d1:3E").pool("c1:2+2")
    table.operating("kk", "trains")
    table.play(BuyTrain(ADA, "pool c1 2+2", 80))
    assert table.state.depot.phase == "d"


RUST = [
    ("e1", "4", {"2"}),
    ("e1", "3+3", set()),
    ("e1", "3E", set()),
    ("f1", "4+4", {"2+2"}),
    ("f1", "4E", set()),
    ("g1", "5", {"2", "3"}),
    ("g1", "4E", set()),
    ("h1", "5+5", {"2+2", "3+3"}),
    ("h1", "5E", set()),
    ("i1", "6E", {"3E"}),
    ("j1", "8E", {"3E", "4E"}),
]


@pytest.mark.parametrize(("card", "face", "gone"), RUST)
def test_the_first_train_of_a_kind_rusts_older_ones_of_its_own_colour(card, face, gone):
    # OR 12: red by red, blue by blue, green by green; by the first train sold, not by the phase.
    owned = {"OFE": "a1:2", "MW": "c1:3", "BN": "b1:2+2", "BTE": "d1:3+3", "Sx": "d2:3E f4:4E"}
    table = before(card, others=owned)
    buy(table, face)
    left = {train.face for charter in table.state.charters.values() for train in charter.trains}
    assert left == {"2", "3", "2+2", "3+3", "3E", "4E", face} - gone
    assert set(table.state.depot.rusted) == gone


def test_twos_run_on_in_phase_e_until_a_four_is_sold():
    # Easy to misread, OR 12: "first 4 sold", not "phase e begun".
    table = before("e1", others={"OFE": "a1:2"})
    buy(table, "3E")
    assert (table.state.depot.phase, table.owned("OFE")) == ("e", "a1:2")
    buy(table, "4")
    assert table.owned("OFE") == ""


def test_the_old_trains_of_the_buyer_rust_too():
    table = before("e1", "EKJ", "a1:2 d1:3")
    buy(table, "4")
    assert table.owned("EKJ") == "d1:3 e1:4"


def test_trains_in_the_pool_rust_with_their_face():
    # Easy to misread, OR 12/10: a pool card keeps its last face and rusts with it.
    table = before("e1", ruleset="18xx.games").pool("a1:2 c1:3")
    table.operating("kk", "trains")
    buy(table, "4")
    assert [train.id for train in table.state.depot.pool] == ["c1"]


@pytest.mark.parametrize(("ruleset", "left"), [("rulebook", ["b1"]), ("18xx.games", [])])
def test_a_card_in_the_pool_has_its_last_face_only_on_18xx_games(ruleset, left):
    # Easy to misread, OR 12/10: its other faces are lost there; by the rulebook it sells what has not rusted.
    table = before("e1", "EKJ", ruleset=ruleset, own="d1:3").pool("b1:2")
    table.operating("EKJ", "trains")
    buy(table, "4")
    assert [train.id for train in table.state.depot.pool] == left


def over_the_limit(ruleset="rulebook"):
    """Small companies may hold two trains from phase e; Ada's EKJ and Bo's OFE and MW hold three."""
    table = before("e1", ruleset=ruleset, others={"OFE": "a1:2 a2:2 c1:3", "MW": "a3:2 a4:2 c2:3"})
    table.company("EKJ", {CY: 75}, price=50, trains="a5:2 b1:2 c3:3").operating("kk", "trains")
    buy(table, "3E")
    return table


def test_a_company_above_its_limit_gives_trains_back():
    # OR 12, without compensation; its president chooses which.
    table = over_the_limit()
    assert (table.round, table.kinds()) == ("discard", {"discard"})
    company = table.on_turn
    assert company in {"OFE", "MW"}
    assert table.offers(Discard, "train") == {train.id for train in table.state.charters[company].trains}
    chosen = table.state.charters[company].trains[2].id
    # Which of two alike goes makes no difference: nobody is asked that.
    slot = G18CZ.slot(table.state, BO, Discard, "train", {})
    asked = [option.value for option in slot.distinct.options]
    assert asked == [table.state.charters[company].trains[place].id for place in (0, 2)]
    table.play(Discard(BO, chosen))
    assert len(table.state.charters[company].trains) == 2
    assert table.state.charters[company].cash == 0


def test_companies_give_trains_back_in_operating_order():
    # Where the rulebook leaves a gap: operating order, his choice of train.
    table = over_the_limit()
    order = [company for company in table.state.frames[0].actors if company != "kk"]
    seen = []
    while table.round == "discard":
        seen.append(table.on_turn)
        table.play(Discard(table.to_move, min(table.offers(Discard, "train"))))
    assert seen == order
    assert (table.round, table.on_turn) == ("operating", "kk")


def test_trains_given_back_lie_on_top_of_the_deck():
    # OR 12 and switches: only the top card can be bought, so they block the next rank.
    table = over_the_limit()
    table.play(Discard(BO, "c1") if table.on_turn == "OFE" else Discard(BO, "c2"))
    first = table.top
    assert first in {"c1", "c2"}
    while table.round == "discard":
        table.play(Discard(table.to_move, min(table.offers(Discard, "train"))))
    assert not table.state.depot.pool
    assert [card.id for card in table.state.depot.deck].index(first) == 2
    assert table.state.depot.deck[3].id == "e2"
    assert {train.split()[0] for train in table.offers(BuyTrain, "train")} <= {"deck", "OFE", "MW", "EKJ"}
    table.refuses(BuyTrain(ADA, "deck 4", 250), "or10")


def test_on_18xx_games_trains_given_back_lie_open_in_the_pool():
    # Switches: excess trains.
    table = over_the_limit("18xx.games")
    while table.round == "discard":
        table.play(Discard(table.to_move, min(table.offers(Discard, "train"))))
    assert len(table.state.depot.pool) == 3
    assert table.top == "e2"
    assert {"deck 3E", "deck 4"} <= table.offers(BuyTrain, "train")


def test_a_card_given_back_sells_all_its_faces_that_have_not_rusted():
    # Rules left to the components.
    table = before("e3", own="d1:3E", phase="e").rusted("2")
    table.given_back("b1:2+2")
    table.operating("kk", "trains")
    assert {name for name in table.offers(BuyTrain, "train") if name.startswith("deck")} == {"deck 2+2"}
    table.given_back("d2:3")
    table.operating("kk", "trains")
    assert {name for name in table.offers(BuyTrain, "train") if name.startswith("deck")} == {
        "deck 3",
        "deck 3+3",
        "deck 3E",
    }


def test_a_card_given_back_leaves_the_game_when_all_its_faces_have_rusted():
    # Rules left to the components.
    table = before("g1", phase="f").rusted("2")
    table.given_back("b1:2+2")
    table.given_back("f4:4+4")
    table.operating("kk", "trains")
    buy(table, "4+4")
    assert "2+2" in table.state.depot.rusted
    assert table.top == "g1"


def test_a_card_given_back_turns_no_phase_back():
    table = before("f1", own="e1:3E", phase="e")
    table.given_back("c1:3")
    table.operating("kk", "trains")
    buy(table, "3")
    assert table.state.depot.phase == "e"


@pytest.mark.parametrize(
    ("top", "company", "cards"),
    [
        ("e1", "OFE", "c1:3 c2:3 d1:3"),
        ("f1", "BN", "d1:3+3 d2:3+3 d3:3+3"),
        ("h1", "OFE", "f3:4 f4:4"),
        ("i1", "BN", "f3:4+4 f4:4+4"),
        ("j1", "Sx", "h1:5E i1:6E i2:6E"),
    ],
)
def test_a_falling_limit_takes_a_train(top, company, cards):
    # OR 12 and appendix 9: small from e and h, medium from f (appendix) and i, large from j.
    table = before(top, others={company: cards})
    buy(table, everything().cards[top[0]].faces[-1].name)
    assert (table.round, table.on_turn) == ("discard", company)
    table.play(Discard(BO, cards.split(":")[0]))
    assert table.round == "operating"


def test_a_buyer_may_come_above_its_own_limit():
    # OR 12: with two small trains, the third is allowed in phase d, but begins phase e.
    table = before("e1", "EKJ", "c1:3 c2:3")
    buy(table, "4")
    assert (table.round, table.on_turn) == ("discard", "EKJ")
    table.play(Discard(ADA, "c1"))
    assert table.owned("EKJ") == "c2:3 e1:4"


def test_a_company_that_lost_its_trains_buys_at_its_own_turn():
    # OR 10: it must own a train at the end of its turn, not before.
    table = before("e1", others={"OFE": "a1:2"})
    table.state.charters["OFE"].cash = 500
    table.operating("kk", "trains")
    buy(table, "4")
    assert table.owned("OFE") == ""
    buy(table, "3E")
    while table.on_turn == "kk":
        table.play(Pass(ADA))
    assert table.on_turn == "OFE"


def test_the_trains_of_the_last_rank_never_end():
    # Appendix 9: there is no end of j trains, though cards that were given back lie on the last one.
    table = before("j1", phase="i", others={"OFE": "i1:5"}).rusted("2 3 2+2 3+3 3E 4E")
    table.given_back("f1:4")
    table.operating("kk", "trains")
    buy(table, "8E")
    assert [card.id for card in table.state.depot.deck] == ["f1", "j2"]
    buy(table, "4")
    assert [card.id for card in table.state.depot.deck] == ["j2"]


LIMITS = {
    "a": (3, None, None),
    "b": (3, 3, None),
    "c": (3, 3, None),
    "d": (3, 3, 3),
    "e": (2, 3, 3),
    "f": (2, 2, 3),
    "g": (2, 2, 3),
    "h": (1, 2, 3),
    "i": (1, 1, 3),
    "j": (1, 1, 2),
}


def test_every_phase_has_the_limits_of_the_appendix():
    for phase, limits in LIMITS.items():
        state = Table(phase=phase).state
        for company, size, most in zip(("MW", "KFN", "Pr"), ("small", "medium", "large"), limits, strict=True):
            assert is_open(state, size) == (most is not None)
            if most is not None:
                assert limit(state, company) == most


@pytest.mark.parametrize(("colour", "first"), [("yellow", "a"), ("green", "d"), ("brown", "g"), ("gray", "i")])
def test_a_colour_is_unlocked_by_the_first_train_of_its_phase(colour, first):
    for phase in LIMITS:
        assert may_lay(Table(phase=phase).state, colour) == (phase >= first)


@pytest.mark.parametrize(("phases", "pays"), [("abcdef", 30), ("gh", 40), ("ij", 50)])
def test_red_areas_pay_30_up_to_f_40_up_to_h_and_then_50(phases, pays):
    area = everything().tiles["8894"].tile.stops[0]
    for phase in phases:
        assert area.revenue_in(phase_of(Table(phase=phase).state).tiles) == pays


def told(table, rank):
    return [event.text for event in advance(table.state, rank)]


def test_what_a_phase_changes_is_told():
    assert [text.key for text in told(Table(phase="a"), "b")] == [
        "18xx.phase.begins",
        "18xx.phase.deals",
        "18xx.phase.opens",
    ]
    _, tiles, opens = told(Table(phase="c"), "d")
    assert (tiles.params["colour"].key, opens.params["size"].key) == ("18xx.colour.green", "18cz.kind.large")
    _, limit_ = told(Table(phase="d"), "e")
    assert (limit_.params["size"].key, limit_.params["trains"]) == ("18cz.kind.small", 2)
    assert [text.key for text in told(Table(phase="b"), "c")] == ["18xx.phase.begins"]


def test_a_phase_may_be_passed_over_and_none_turns_back():
    table = Table(phase="b")
    assert len(told(table, "d")) == 3
    assert has_begun(table.state, "c")
    assert not told(table, "c")
    assert table.state.depot.phase == "d"


def test_a_phase_begins_with_the_first_sale_of_its_rank():
    table = Table(phase="a").deck("b1").company("MW", {ADA: 50, BO: 25}, cash=140)
    table.operating("MW", "trains").play(BuyTrain(ADA, "deck 2", 70))
    assert table.state.depot.phase == "b"
    table.play(Pass(ADA))
    assert table.state.depot.phase == "b"
